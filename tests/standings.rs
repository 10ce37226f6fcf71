//! `arbiter standings`: tournaments put together from reports, games and tables, ranked by the rules of their day. The numbers
//! of `fixtures/tournaments/swiss.trf` are those of FIDE's own program (gacrux 1.11.65); all others are reckoned by hand.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;
#[path = "audit/workbook.rs"]
#[allow(dead_code)]
mod workbook;

use std::path::Path;

use scratch::{Ran, Row, Scratch, column, ran, rows};

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/tournaments");
    std::fs::read_to_string(path.join(name)).expect("a fixture")
}

/// The Swiss of the fixtures, which began on that day.
fn swiss(year: &str) -> Scratch {
    let scratch = Scratch::new();
    let report = fixture("swiss.trf").replace("042 2025", &format!("042 {year}"));
    scratch.file(
        "open.trf",
        report.replace("052 2025", &format!("052 {year}")),
    );
    scratch
}

#[track_caller]
fn standings(scratch: &Scratch, status: i32, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .arg("standings")
        .args(arguments);
    let run = ran(&mut command);
    assert_eq!(run.status, status, "{}", run.stderr);
    run
}

fn table(scratch: &Scratch) -> Vec<Row> {
    rows(&scratch.report("standings.csv"))
}

fn crosstable(scratch: &Scratch) -> Vec<Row> {
    rows(&scratch.report("crosstable.csv"))
}

/// Columns of a table, each row as one line.
fn lines(rows: &[Row], columns: &[&str]) -> Vec<String> {
    let line = |row: &Row| {
        let cells = columns.iter().map(|column| &row[*column]);
        cells.collect::<Vec<&str>>().join(" | ")
    };
    rows.iter().map(line).collect()
}

/// A table of results with these rows: `round,white,black,result`.
fn results(rows: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("results.csv", format!("round,white,black,result\n{rows}"));
    scratch
}

/// A game of four moves with these tags.
fn game(tags: &str, result: &str) -> String {
    format!(
        "[Event \"Obert Inventat\"]\n{tags}[Result \"{result}\"]\n\n1. e4 e5 2. Nf3 Nc6 {result}\n\n"
    )
}

fn tags(round: &str, white: &str, black: &str) -> String {
    format!("[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n")
}

/// Number, then the values of the tie-breaks in this order.
const TIEBREAKS: &str =
    "BH,BH/C1,BH/M1,AOB,FB,SB,SB/C1,ARO,ARO/C1,TPR,PTP,APRO,APPO,WIN,WON,BPG,BWG,PS,PS/C1,REP";

const BY_2023: [&str; 9] = [
    "1 14.5 12.5 8.5 14.20 15 11.00 9.00 2050 2075 2290 2296 2058 2062 3 3 3 1 12 11 5",
    "2 14 12 8 14.10 13 10.50 8.50 2020 2075 2260 2286 1927 1916 3 3 2 2 12.5 11.5 5",
    "3 14 12.5 8.5 13.40 15 8.00 7.25 2040 2075 2112 2117 2046 2045 1 1 1 0 9.5 9 5",
    "4 14 12.5 8.5 11.90 13.5 6.00 4.50 2000 2050 2072 2084 1804 1794 3 3 3 1 10 9 5",
    "5 14.5 12.5 8.5 14.00 13.5 6.00 4.00 2038 2117 1951 1938 1935 1924 2 1 3 0 7.5 7.5 5",
    "6 14.5 13 9 13.00 15 3.50 2.00 2088 2150 1895 1883 2124 2130 2 1 2 1 5 5 5",
    "7 9.5 8 5 14.25 11 3.00 3.00 2025 2100 1832 1822 2004 2000 0 0 1 0 5.5 5 2",
    "8 3 3 0 14.00 2.5 0.00 0.00 2050  1250 1250 2072 2084 0 0 0 0 0 0 1",
    "9 13.5 11.5 7.5 14.17 13 4.00 2.00 2067 2100 1267 1200 2094 2103 2 0 2 0 6 5 5",
];

/// Where the rules of March 2026 give something else.
const BY_2026: [(usize, &str); 6] = [
    (1, "1 14.5 12.5 8.5 14.00 15 11.00 9.00"),
    (2, "2 14 12 8 14.00 13 10.50 8.50"),
    (3, "3 14 12.5 8.5 13.20 15 8.00 7.25"),
    (4, "4 14 12.5 8.5 11.60 13.5 6.00 4.50"),
    (5, "5 13.5 12 8 13.88 12 5.00 3.50"),
    (9, "9 13 11.5 7.5 13.83 13 3.50 2.00"),
];

/// The numbers of every player, in the order of the start numbers.
fn by_number(scratch: &Scratch) -> Vec<String> {
    let numbers = column(&crosstable(scratch), "number");
    let names: Vec<&str> = TIEBREAKS.split(',').collect();
    let values = lines(&table(scratch), &names);
    let mut all: Vec<String> = numbers
        .iter()
        .zip(values)
        .map(|(number, values)| format!("{number} {}", values.replace(" | ", " ")))
        .collect();
    all.sort();
    all
}

#[test]
fn every_tie_break_of_fide_by_the_rules_of_2023() {
    let scratch = swiss("2025");
    let run = standings(&scratch, 0, &["open.trf", "--tiebreaks", TIEBREAKS]);
    assert!(run.stderr.contains("fide-2023"), "{}", run.stderr);
    assert_eq!(by_number(&scratch), BY_2023);
}

#[test]
fn from_march_2026_no_more_than_the_rules_allow_stands_for_an_unplayed_round() {
    let scratch = swiss("2026");
    let run = standings(&scratch, 0, &["open.trf", "--tiebreaks", TIEBREAKS]);
    assert!(run.stderr.contains("fide-2026"), "{}", run.stderr);
    let found = by_number(&scratch);
    for (number, old) in (1..).zip(BY_2023) {
        let changed = BY_2026.iter().find(|(own, _)| *own == number);
        let rest = old.split(' ').skip(8).collect::<Vec<&str>>().join(" ");
        let expected = match changed {
            Some((_, begin)) => format!("{begin} {rest}"),
            None => old.to_owned(),
        };
        assert_eq!(found[number - 1], expected);
    }
    // The other rules can be asked for.
    let asked = ["open.trf", "--tiebreaks", TIEBREAKS, "--rules", "fide-2023"];
    standings(&scratch, 0, &asked);
    assert_eq!(by_number(&scratch), BY_2023);
}

#[test]
fn the_columns_are_those_of_the_tie_breaks_in_their_order() {
    let scratch = swiss("2025");
    standings(&scratch, 0, &["open.trf", "--tiebreaks", "bh-c1, de,SB"]);
    let header = scratch.report("standings.csv");
    assert_eq!(
        header.lines().next(),
        Some("rank,player,id,points,BH/C1,DE,SB")
    );
    // The first two are told apart by Buchholz, so that nobody is left for the direct encounter.
    let columns = ["rank", "player", "id", "points", "BH/C1", "DE"];
    assert_eq!(
        lines(&table(&scratch)[..2], &columns),
        [
            "1 | Inventa, Ada | 2200101 | 4 | 12.5 | ",
            "2 | Fabula, Bruno | 2200102 | 4 | 12 | "
        ]
    );
    let crosstable = crosstable(&scratch);
    let rounds = [
        "number", "rating", "round_1", "round_2", "round_4", "round_5",
    ];
    let nulla = crosstable
        .iter()
        .find(|row| &row["number"] == "7")
        .expect("a row");
    assert_eq!(
        lines(std::slice::from_ref(nulla), &rounds),
        ["7 | 1900 | 3b= | H | H | 9w-"]
    );
    let mera = crosstable
        .iter()
        .find(|row| &row["number"] == "8")
        .expect("a row");
    assert_eq!(&mera["round_5"], "Z");
}

#[test]
fn the_standings_after_an_earlier_round() {
    let scratch = swiss("2025");
    standings(
        &scratch,
        0,
        &["open.trf", "--tiebreaks", "PS", "--round", "2"],
    );
    assert_eq!(
        lines(&table(&scratch), &["rank", "player", "points", "PS"]),
        [
            "1 | Sempere i Puig, Dora | 2 | 3",
            "2 | Inventa, Ada | 1.5 | 2.5",
            "2 | Fabula, Bruno | 1.5 | 2.5",
            "4 | Ficta, Clara | 1.5 | 2",
            "5 | Tarna, Horia | 1 | 2",
            "6 | Nulla, Fina | 1 | 1.5",
            "7 | Vidal, Enric | 1 | 1",
            "8 | Muller, Jorg | 0 | 0",
            "8 | O'Mera, Gil | 0 | 0",
        ]
    );
}

#[test]
fn a_round_robin_from_a_table() {
    let scratch =
        results("1,A,D,1-0\n1,B,C,1/2-1/2\n2,C,A,1/2-1/2\n2,D,B,0-1\n3,A,B,1-0\n3,C,D,1-0\n");
    let run = standings(&scratch, 0, &["results.csv"]);
    assert!(run.stderr.contains("round robin"), "{}", run.stderr);
    assert_eq!(
        lines(
            &table(&scratch),
            &["rank", "player", "points", "DE", "SB", "WIN", "KS"]
        ),
        [
            "1 | A | 2.5 |  | 2.50 | 2 | 1.5",
            "2 | C | 2 |  | 2.00 | 1 | 1",
            "3 | B | 1.5 |  | 1.00 | 1 | 0.5",
            "4 | D | 0 |  | 0.00 | 0 | 0",
        ]
    );
    let crosstable = crosstable(&scratch);
    assert_eq!(
        lines(
            &crosstable,
            &["number", "against_1", "against_2", "against_3", "against_4"]
        ),
        [
            "1 |  | w1 | b= | w1",
            "3 | w= | b= |  | w1",
            "2 | b0 |  | w= | b1",
            "4 | b0 | w0 | b0 | ",
        ]
    );
    // The same games as a Swiss: a game less is a game less.
    standings(
        &scratch,
        0,
        &["results.csv", "--kind", "swiss", "--tiebreaks", "BH"],
    );
    assert_eq!(column(&table(&scratch), "BH"), ["3.5", "4", "4.5", "6"]);
}

#[test]
fn the_direct_encounter_goes_on_as_long_as_it_tells_some_apart() {
    // A, B and C have 2 of 4 each and beat one another in a circle; D beat E.
    let circle = "1,A,B,1-0\n2,B,C,1-0\n3,C,A,1-0\n4,D,A,1-0\n5,A,E,1-0\n1,C,E,1-0\n2,D,E,1-0\n3,B,D,0-1\n4,E,B,0-1\n5,C,D,0-1\n";
    let scratch = results(circle);
    standings(&scratch, 0, &["results.csv", "--tiebreaks", "DE,SB"]);
    assert_eq!(
        lines(&table(&scratch), &["rank", "player", "points", "DE"]),
        [
            "1 | D | 4 | ",
            "2 | A | 2 | 1",
            "2 | B | 2 | 1",
            "2 | C | 2 | 1",
            "5 | E | 0 | "
        ]
    );
    // In a Swiss A has beaten B and C, who have not met: he is first whatever they would have done.
    let swiss =
        "1,A,B,1-0\n1,C,D,1-0\n2,A,C,1-0\n2,B,D,1-0\n3,D,A,1-0\n3,B,E,1-0\n3,C,F,1-0\n4,F,A,1-0\n";
    let scratch = results(swiss);
    standings(
        &scratch,
        0,
        &["results.csv", "--tiebreaks", "DE", "--kind", "swiss"],
    );
    assert_eq!(
        lines(&table(&scratch)[..3], &["rank", "player", "points", "DE"]),
        ["1 | A | 2 | 1", "2 | B | 2 | 2", "2 | C | 2 | 2"]
    );
}

#[test]
fn results_are_worth_what_the_regulations_say() {
    let rows = "1,A,B,1-0\n1,C,D,1/2-1/2\n2,A,C,1/2-1/2\n2,D,B,0-1\n";
    let scratch = results(rows);
    scratch.file(
        "event.toml",
        "[scoring]\nwin = 3.0\ndraw = 1.0\nloss = 0.0\n",
    );
    let arguments = [
        "results.csv",
        "--tiebreaks",
        "SB,WIN,STD",
        "--kind",
        "swiss",
    ];
    standings(&scratch, 0, &arguments);
    assert_eq!(
        lines(&table(&scratch), &["player", "points", "SB", "WIN", "STD"]),
        [
            "A | 4 | 11.00 | 1 | 1.5",
            "B | 3 | 3.00 | 1 | 1",
            "C | 2 | 5.00 | 0 | 1",
            "D | 1 | 2.00 | 0 | 0.5"
        ]
    );
    let scratch = results(rows);
    scratch.file("event.toml", "[scoring]\narmageddon = true\n");
    standings(&scratch, 0, &["results.csv", "--tiebreaks", "WON"]);
    assert_eq!(
        lines(&table(&scratch), &["player", "points", "WON"]),
        ["A | 1 | 1", "B | 1 | 1", "C | 1 | 0", "D | 1 | 0"]
    );
}

#[test]
fn rating_tie_breaks_have_no_number_where_somebody_has_no_rating() {
    let scratch = swiss("2025");
    let report = fixture("swiss.trf").replace(
        "O'Mera, Gil                       1850",
        "O'Mera, Gil                           ",
    );
    scratch.file("open.trf", report);
    standings(&scratch, 0, &["open.trf", "--tiebreaks", "ARO,ARO/U1400"]);
    let values = lines(&table(&scratch), &["player", "ARO", "ARO/U1400"]);
    assert!(
        values.contains(&"Vidal, Enric |  | 2038".to_owned()),
        "{values:?}"
    );
    assert!(
        values.contains(&"Sempere i Puig, Dora |  | 1910".to_owned()),
        "{values:?}"
    );
}

#[test]
fn a_report_names_its_own_tie_breaks() {
    let scratch = swiss("2025");
    let report = fixture("swiss.trf").replace("142 5", "142 5\n202 BH/C1,SB");
    scratch.file("open.trf", &report);
    standings(&scratch, 0, &["open.trf"]);
    let header = scratch.report("standings.csv");
    assert_eq!(
        header.lines().next(),
        Some("rank,player,id,points,BH/C1,SB")
    );
    scratch.file("open.trf", report.replace("BH/C1,SB", "BH/C1,XYZ"));
    let run = standings(&scratch, 1, &["open.trf"]);
    assert!(
        run.stderr.contains("no tie-break is called 'XYZ'"),
        "{}",
        run.stderr
    );
}

#[test]
fn points_that_are_not_those_of_the_results_are_told() {
    let scratch = swiss("2025");
    scratch.file(
        "open.trf",
        fixture("swiss.trf").replace("1994/01/01  4.0", "1994/01/01  4.5"),
    );
    let run = standings(&scratch, 1, &["open.trf", "--tiebreaks", "BH"]);
    assert!(
        run.stderr
            .contains("Inventa, Ada: the report says 4.50 points, the results give 4.00"),
        "{}",
        run.stderr
    );
    assert_eq!(&table(&scratch)[0]["points"], "4");
    // Points that line 299 adds are no such thing.
    scratch.file(
        "open.trf",
        fixture("swiss.trf").replace("1994/01/01  4.0", "1994/01/01  3.0")
            + "299          -1.0    5    1\n",
    );
    standings(&scratch, 0, &["open.trf", "--tiebreaks", "BH"]);
    let ada = lines(&table(&scratch), &["rank", "player", "points"]);
    assert!(ada.contains(&"2 | Inventa, Ada | 3".to_owned()), "{ada:?}");
}

#[test]
fn a_tournament_from_its_games() {
    let mut games = String::new();
    games += &game(&tags("1.1", "Ada", "Bruno"), "1-0");
    games += &game(&tags("1.2", "Clara", "Dora"), "1/2-1/2");
    games += &game(&tags("2.1", "Ada", "Clara"), "1/2-1/2");
    games += &game(&tags("2.2", "Dora", "Bruno"), "+/-");
    let scratch = Scratch::with_games(&games);
    standings(
        &scratch,
        0,
        &["games.pgn", "--tiebreaks", "BH,WIN,WON", "--kind", "swiss"],
    );
    assert_eq!(
        lines(
            &table(&scratch),
            &["rank", "player", "points", "BH", "WIN", "WON"]
        ),
        [
            "1 | Ada | 1.5 | 1 | 1 | 1",
            "2 | Dora | 1.5 | 1 | 1 | 0",
            "3 | Clara | 1 | 3 | 0 | 0",
            "4 | Bruno | 0 | 1.5 | 0 | 0",
        ]
    );
    let rounds = lines(&crosstable(&scratch), &["player", "round_1", "round_2"]);
    assert!(
        rounds.contains(&"Dora | 3b= | 2w+".to_owned()),
        "{rounds:?}"
    );
}

#[test]
fn what_is_odd_in_games_is_told_and_counted_once() {
    let first = game(&tags("1", "Ada", "Bruno"), "1-0");
    let again = first.replace("2. Nf3 Nc6", "2. Nf3 d6");
    let other = game(&tags("1", "Ada", "Clara"), "0-1");
    let unknown = game(&tags("?", "Bruno", "Clara"), "1-0");
    let scratch = Scratch::with_games(
        [
            first.clone(),
            first.clone(),
            again.replace("1-0", "0-1"),
            other,
            unknown,
        ]
        .concat(),
    );
    let run = standings(&scratch, 1, &["games.pgn", "--tiebreaks", "WIN"]);
    for told in [
        "game 3: Ada and Bruno have another result in round 1",
        "game 4: Ada has another game in round 1, game 1; game 4 counts in round 2",
        "1 game has no round in figures",
        "counted once: 1 game",
    ] {
        assert!(
            run.stderr.contains(told),
            "{told} is not in\n{}",
            run.stderr
        );
    }
    assert_eq!(
        lines(&table(&scratch), &["player", "points"]),
        ["Ada | 1", "Bruno | 1", "Clara | 1"]
    );
}

#[test]
fn one_id_is_one_person_and_one_name_too() {
    let by_id = |round: &str, white: &str, black: &str| {
        tags(round, white, black) + "[WhiteFideId \"2200101\"]\n"
    };
    let games = [
        game(&by_id("1", "Inventa, Ada", "Bruno"), "1-0"),
        game(&by_id("2", "Inventa, A.", "Clara"), "1-0"),
        game(&tags("3", "Dora", "Inventa, Ada"), "0-1"),
    ];
    let scratch = Scratch::with_games(games.concat());
    let run = standings(&scratch, 0, &["games.pgn", "--tiebreaks", "WIN"]);
    assert_eq!(
        lines(&table(&scratch)[..1], &["player", "id", "points"]),
        ["Inventa, Ada | 2200101 | 3"]
    );
    assert_eq!(table(&scratch).len(), 4);
    assert!(run.stderr.contains("Inventa, A."), "{}", run.stderr);
}

#[test]
fn several_events_are_several_tournaments() {
    let one = game(&tags("1", "Ada", "Bruno"), "1-0");
    let other = one
        .replace("Obert Inventat", "Lliga Inventada")
        .replace("Bruno", "Clara");
    let scratch = Scratch::with_games([one, other].concat());
    let run = standings(&scratch, 0, &["games.pgn", "--tiebreaks", "WIN"]);
    assert!(run.stderr.contains("2 tournaments"), "{}", run.stderr);
    assert_eq!(
        lines(&table(&scratch), &["rank", "player", "tournament"]),
        [
            "1 | Ada | Obert Inventat",
            "2 | Bruno | Obert Inventat",
            "1 | Ada | Lliga Inventada",
            "2 | Clara | Lliga Inventada"
        ]
    );
}

/// Three teams of two boards, everybody against everybody.
fn team_games() -> String {
    let rounds = [
        ("1.1", "A1", "B1", "1-0"),
        ("1.2", "B2", "A2", "1/2-1/2"),
        ("2.1", "B1", "C1", "1-0"),
        ("2.2", "C2", "B2", "1-0"),
        ("3.1", "C1", "A1", "1-0"),
        ("3.2", "A2", "C2", "1-0"),
    ];
    let games = rounds.map(|(round, white, black, result)| {
        let team = |name: &str| format!("Club {}", &name[..1]);
        let teams = format!(
            "[WhiteTeam \"{}\"]\n[BlackTeam \"{}\"]\n",
            team(white),
            team(black)
        );
        game(&(tags(round, white, black) + &teams), result)
    });
    games.concat()
}

#[test]
fn teams_are_ranked_by_their_matches() {
    let scratch = Scratch::with_games(team_games());
    standings(
        &scratch,
        0,
        &["games.pgn", "--tiebreaks", "MPVGP,BC,EMGSB,DE"],
    );
    assert_eq!(
        lines(
            &table(&scratch),
            &["rank", "player", "points", "MPVGP", "BC", "EMGSB"]
        ),
        [
            // A won 1.5 against B (1 match point) and drew 1 with C (2): 1.5 + 2.
            "1 | Club A | 3 | 2.5 | 4 | 3.50",
            "2 | Club C | 2 | 2 | 3 | 4.00",
            "3 | Club B | 1 | 1.5 | 2 | 3.50",
        ]
    );
    // Olympic scoring: the points on the boards lead.
    scratch.file(
        "event.toml",
        "[scoring]\nteam = { boards = 2, scoring = \"olympic\" }\n",
    );
    standings(&scratch, 0, &["games.pgn", "--tiebreaks", "MPVGP"]);
    assert_eq!(
        lines(&table(&scratch), &["player", "points", "MPVGP"]),
        ["Club A | 2.5 | 3", "Club C | 2 | 2", "Club B | 1.5 | 1"]
    );
}

/// A report of teams of two boards: each team's players have the start numbers in order, and these rounds.
fn teams_of_two(head: &str, teams: &[[&[&str]; 2]], lines: &str) -> Scratch {
    let mut text = format!("012 Copa Inventada\n042 2026/03/07\n{head}\n");
    let players = teams.iter().flatten();
    for (place, rounds) in players.enumerate() {
        let number = place + 1;
        let name = format!("Player {number}");
        let made = |round: &&str| match round.chars().last() {
            Some('1' | '+') => 1.0,
            Some('=') => 0.5,
            _ => 0.0,
        };
        let points: f32 = rounds.iter().map(made).sum();
        let cells: String = rounds.iter().map(|round| format!("  {round:>8}")).collect();
        text += &format!(
            "001 {number:>4} m    {name:<33} 2000 CAT             1990/01/01 {points:>4.1} {number:>4}{cells}\n"
        );
    }
    for (place, letter) in (0..teams.len()).zip('A'..) {
        let name = format!("Club {letter}");
        let (number, first, second) = (place + 1, 2 * place + 1, 2 * place + 2);
        text += &format!(
            "310 {number:>3} {name:<32} CAT     2000               {number:>3}  {first:>4} {second:>4}\n"
        );
    }
    let scratch = Scratch::new();
    scratch.file("cup.trf", text + "352 WB\n" + lines);
    scratch
}

/// The allocated bye is worth one match point and one game point here; at the boards it is two games won (C.07, article 12).
#[test]
fn an_allocated_bye_is_won_at_every_board() {
    let bye = "0000 - Z";
    let scratch = teams_of_two(
        "092 Team: Swiss-System\n142 3",
        &[
            [&["3 w 1", "5 b 0", bye], &["4 b =", "6 w 1", bye]],
            [&["1 b 0", bye, "5 w 1"], &["2 w =", bye, "6 b 0"]],
            [&[bye, "1 w 1", "3 b 0"], &[bye, "2 b 0", "4 w 1"]],
        ],
        "320  1.0  1.0   3   2   1\n",
    );
    standings(&scratch, 0, &["cup.trf", "--tiebreaks", "MPVGP,BC"]);
    assert_eq!(
        lines(&table(&scratch), &["player", "points", "MPVGP", "BC"]),
        [
            // 1 + 0 + 1 at board 1, ½ + 1 + 1 at board 2: 2 and twice 2½.
            "Club A | 4 | 3.5 | 7",
            // 0 + 1 + 1 and 1 + 1 + 0: 2 and twice 2.
            "Club C | 3 | 3 | 6",
            // 0 + 1 + 1 and ½ + 1 + 0.
            "Club B | 2 | 2.5 | 5",
        ]
    );
}

/// Board counts tell apart whoever has made the same game points, and nobody else (12.1).
#[test]
fn the_board_count_asks_for_the_same_game_points() {
    let scratch = teams_of_two(
        "092 Team: Swiss-System\n142 1",
        &[
            [&["3 w 1"], &["4 b 1"]],
            [&["1 b 0"], &["2 w 0"]],
            [&["7 w 1"], &["8 b -"]],
            [&["5 b 0"], &["6 w -"]],
        ],
        "",
    );
    standings(&scratch, 0, &["cup.trf", "--tiebreaks", "BC"]);
    assert_eq!(
        lines(&table(&scratch), &["rank", "player", "points", "BC"]),
        [
            "1 | Club A | 2 | 3",
            "1 | Club C | 2 | 1",
            "3 | Club B | 0 | 0",
            "3 | Club D | 0 | 0"
        ]
    );
    standings(&scratch, 0, &["cup.trf", "--tiebreaks", "MPVGP,BC,STD:GP"]);
    assert_eq!(
        lines(
            &table(&scratch),
            &["rank", "player", "MPVGP", "BC", "STD:GP"]
        ),
        [
            "1 | Club A | 2 | 3 | 1",
            // One game point is as many as in a drawn match, and more than the opponent has made (7.7).
            "2 | Club C | 1 | 1 | 1",
            "3 | Club B | 0 | 0 | 0",
            "3 | Club D | 0 | 0 | 0",
        ]
    );
}

/// A report says which points lead: line 212 by what it begins with, line 192 by its code. Line 202 names tie-breaks alone.
#[test]
fn a_report_says_whether_teams_are_ranked_by_game_points() {
    let by_matches = ["Club A | 4 | 3", "Club B | 3 | 3.5"];
    let by_games = ["Club B | 3.5 | 3", "Club C | 3.5 | 3"];
    for (line, expected) in [
        ("", by_matches),
        ("202 GPTS", by_matches),
        ("212 MPTS,GPTS", by_matches),
        ("192 FIDE_TEAM_MP_GP", by_matches),
        ("212 GPTS,MPTS", by_games),
        ("192 FIDE_TEAM_GP_MP", by_games),
        ("192 FIDE_TEAM_TYPEA_GP", by_games),
    ] {
        let scratch = teams_of_two(
            &format!("092 Team: Swiss-System\n142 3\n{line}"),
            &[
                [&["5 w 1", "7 w 1", "5 w 0"], &["6 b =", "8 b =", "6 b 0"]],
                [&["7 w 1", "5 w 1", "7 w ="], &["8 b 1", "6 b 0", "8 b 0"]],
                [&["1 b 0", "3 b 0", "1 b 1"], &["2 w =", "4 w 1", "2 w 1"]],
                [&["3 b 0", "1 b 0", "3 b ="], &["4 w 0", "2 w =", "4 w 1"]],
            ],
            "",
        );
        standings(&scratch, 0, &["cup.trf", "--tiebreaks", "MPVGP"]);
        let table = table(&scratch);
        let found = lines(&table, &["player", "points", "MPVGP"]);
        assert_eq!(found[..2], expected, "{line}");
    }
}

#[test]
fn clubs_of_an_open_event_are_no_teams() {
    let with_clubs = |round: &str, white: &str, black: &str| {
        tags(round, white, black) + "[WhiteTeam \"Club A\"]\n[BlackTeam \"Club A\"]\n"
    };
    let scratch = Scratch::with_games(game(&with_clubs("1", "Ada", "Bruno"), "1-0"));
    standings(&scratch, 0, &["games.pgn", "--tiebreaks", "WIN"]);
    assert_eq!(column(&table(&scratch), "player"), ["Ada", "Bruno"]);
    standings(&scratch, 2, &["games.pgn", "--tiebreaks", "MPVGP"]).refused(&["MPVGP", "team"]);
}

#[test]
fn the_catalan_tie_breaks_of_players() {
    // Won, lost three times, drew: 1 + 1 + 1 + 1 + 1.5.
    let scratch = results(
        "1,Pere,A,1-0\n2,B,Pere,1-0\n3,Pere,C,0-1\n4,D,Pere,1-0\n5,Pere,E,1/2-1/2\n1,B,C,1/2-1/2\n2,A,D,1-0\n3,E,A,+/-\n",
    );
    let arguments = ["results.csv", "--rules", "fce-1986", "--kind", "swiss"];
    standings(&scratch, 0, &arguments);
    let header = scratch.report("standings.csv");
    assert_eq!(
        header.lines().next(),
        Some("rank,player,id,points,BH/C2,BH,DE,BH/M1,SB,KASHDAN,PS")
    );
    let table = table(&scratch);
    let pere = table
        .iter()
        .find(|row| &row["player"] == "Pere")
        .expect("a row");
    // Opponents: A 1, B 1.5, C 1.5, D 1, E 1.5. He beat A and drew with E. 4 + 3 · 1 + 2.
    assert_eq!(
        lines(
            std::slice::from_ref(pere),
            &["points", "BH/C2", "BH", "BH/M1", "SB", "KASHDAN", "PS"]
        ),
        ["1.5 | 4.5 | 6.5 | 4 | 1.75 | 9 | 5.5"]
    );
    // E: a draw, and a win without play.
    let e = table
        .iter()
        .find(|row| &row["player"] == "E")
        .expect("a row");
    assert_eq!(&e["KASHDAN"], "4");
}

#[test]
fn who_leaves_before_half_of_a_catalan_event_is_annulled_with_what_was_made_against_him() {
    let scratch = swiss("2025");
    let arguments = ["open.trf", "--rules", "fce-1986", "--tiebreaks", "KASHDAN"];
    let run = standings(&scratch, 0, &arguments);
    let told = "O'Mera, Gil left after round 2 of 5, before half: annulled";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    let points = lines(&table(&scratch), &["player", "points"]);
    for annulled in [
        "Sempere i Puig, Dora | 2",
        "Vidal, Enric | 1.5",
        "O'Mera, Gil | 0",
    ] {
        assert!(points.contains(&annulled.to_owned()), "{points:?}");
    }
    // A second default past half of the event: the points stand.
    let twice = fixture("swiss.trf")
        .replace(
            "4.0    1     5 w 1     2 b =     4 w 1     3 b =     6 b 1",
            "3.0    3     5 w 1     2 b =     4 w 1     3 b -     6 b -",
        )
        .replace(
            "3.0    3     7 w =     6 w 1     5 w =     1 w =     2 b =",
            "3.5    2     7 w =     6 w 1     5 w =     1 w +     2 b =",
        )
        .replace("3.0    3     5 w 1", "2.5    3     5 w 1")
        .replace("0000 - U     1 w 0", "0000 - U     1 w +")
        .replace("1966/01/01  2.0", "1966/01/01  3.0");
    scratch.file("open.trf", twice);
    let run = standings(&scratch, 0, &arguments);
    assert!(
        run.stderr
            .contains("Inventa, Ada is out by 2 defaults after round 5"),
        "{}",
        run.stderr
    );
    let points = lines(&table(&scratch), &["player", "points"]);
    assert!(
        points.contains(&"Inventa, Ada | 2.5".to_owned()),
        "{points:?}"
    );
    // Games do not say who has left.
    let scratch = results("1,A,B,1-0\n2,A,C,1-0\n3,A,D,1-0\n4,A,C,1-0\n");
    let run = standings(
        &scratch,
        0,
        &[
            "results.csv",
            "--rules",
            "fce-1986",
            "--tiebreaks",
            "PS",
            "--kind",
            "swiss",
        ],
    );
    assert!(
        run.stderr
            .contains("B: nothing is known after round 1 of 4"),
        "{}",
        run.stderr
    );
    assert_eq!(&table(&scratch)[0]["points"], "4");
}

#[test]
fn the_catalan_order_of_teams() {
    let scratch = Scratch::with_games(team_games());
    standings(&scratch, 0, &["games.pgn", "--rules", "fce-1986"]);
    assert_eq!(
        lines(
            &table(&scratch),
            &["player", "points", "SB", "KASHDAN", "DUTCH"]
        ),
        [
            // A beat B (0.5) and drew with C (1). Board 1: 1 point, twice; board 2: 1.5.
            "Club A | 1.5 | 1.00 | 6 | 3.5",
            "Club C | 1 | 1.00 | 4 | 3",
            "Club B | 0.5 | 0.50 | 3 | 2.5",
        ]
    );
}

#[test]
fn a_number_shows_how_it_came_about() {
    let scratch = swiss("2026");
    let arguments = [
        "open.trf",
        "--tiebreaks",
        "BH/C1,PTP",
        "--explain",
        "Vidal, Enric",
        "-q",
    ];
    let run = standings(&scratch, 0, &arguments);
    assert_eq!(
        run.stdout,
        "Memorial Inventat, 2026-04-05, fide-2026, after round 5
5. Vidal, Enric: 2.5 points
  round 1, Black v. Inventa, Ada, lost: 0
  round 2, White v. O'Mera, Gil, won without play: 1
  round 3, Black v. Ficta, Clara, drawn: 0.5
  round 4, White v. Tarna, Horia, won: 1
  round 5, Black v. Sempere i Puig, Dora, lost: 0

BH/C1: 12
  round 1, Inventa, Ada: 4
  round 3, Ficta, Clara: 3
  round 4, Tarna, Horia: 2
  round 5, Sempere i Puig, Dora: 3
  cut: round 2, not played: 1.5, the most that may stand for the own 2.5 points
  sum: 12

PTP: 1938
  round 1, Inventa, Ada: 2200
  round 3, Ficta, Clara: 2100
  round 4, Tarna, Horia: 1800
  round 5, Sempere i Puig, Dora: 2050
  1938 expects 1.51, one point less 1.49; scored: 1.5

"
    );
    let by_number = [
        "open.trf",
        "--tiebreaks",
        "BH/C1",
        "--explain",
        "5",
        "--lang",
        "ca",
        "-q",
    ];
    let run = standings(&scratch, 0, &by_number);
    assert!(
        run.stdout
            .contains("ronda 5, negres contra Sempere i Puig, Dora, perduda: 0"),
        "{}",
        run.stdout
    );
    standings(&scratch, 2, &["open.trf", "--explain", "Nobody"]).refused(&["Nobody"]);
}

#[test]
fn other_formats_hold_the_same() {
    let scratch = swiss("2025");
    let arguments = [
        "open.trf",
        "--tiebreaks",
        "AOB,SB,DE",
        "--format",
        "csv,json,jsonl,xlsx",
    ];
    standings(&scratch, 0, &arguments);
    let mut workbook = workbook::open(&scratch.path().join("reports/standings.xlsx"));
    assert_eq!(
        workbook.sheets(),
        ["standings", "crosstable", "promotions", "norms"]
    );
    for name in ["standings", "crosstable", "norms"] {
        workbook.same_cells(name, &scratch.report(&format!("{name}.csv")));
    }
    let json: serde_json::Value =
        serde_json::from_str(&scratch.report("standings.json")).expect("JSON");
    assert_eq!(json[0]["player"], "Inventa, Ada");
    assert_eq!(json[0]["AOB"], 14.2);
    assert_eq!(json[0]["rank"], 1);
    let line = scratch.report("standings.jsonl");
    let line: serde_json::Value =
        serde_json::from_str(line.lines().next().expect("a line")).expect("JSON");
    assert_eq!(line, json[0]);
    let streamed = standings(
        &scratch,
        0,
        &["open.trf", "--tiebreaks", "AOB,SB,DE", "--out", "-", "-q"],
    );
    assert_eq!(streamed.stdout, scratch.report("standings.csv"));
    let summary: serde_json::Value =
        serde_json::from_str(&scratch.report("standings_summary.json")).expect("JSON");
    assert_eq!(summary["tournaments"][0]["rules"], "fide-2023");
    assert_eq!(summary["tournaments"][0]["players"], 9);
}

#[test]
fn what_cannot_be_asked_for_is_refused_before_anything_is_read() {
    let scratch = swiss("2025");
    for (arguments, parts) in [
        (["--tiebreaks", "BUH"], ["BUH", "BH, FB"]),
        (["--tiebreaks", "WIN/C1"], ["WIN/C1", "C1"]),
        (["--tiebreaks", "BH,bh"], ["bh", "twice"]),
        (["--rules", "fide-1999"], ["fide-1999", "fce-1986"]),
        (["--kind", "knockout"], ["knockout", "round-robin"]),
        (["--basis", "guessed"], ["guessed", "audited"]),
        (["--tiebreaks", "DUTCH"], ["DUTCH", "team"]),
        (["--format", "htm"], ["htm", "csv"]),
    ] {
        let [flag, value] = arguments;
        standings(&scratch, 2, &["open.trf", flag, value]).refused(&parts);
    }
    standings(&scratch, 2, &["missing.trf"]).refused(&["missing.trf"]);
    assert!(!scratch.path().join("reports").exists());
}

/// A win by default is an unplayed game whatever word says so (C.07, article 16.1): as `+/-` is.
#[test]
fn a_default_that_the_termination_tells_is_a_forfeit() {
    let table_of = |third: &str| {
        let mut games = game(&tags("1", "Ada", "Bruno"), "1-0");
        games += &game(&tags("1", "Clara", "Dora"), "1/2-1/2");
        games += &game(&tags("2", "Ada", "Clara"), "1/2-1/2");
        games += third;
        let scratch = Scratch::with_games(&games);
        let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
        let arguments = [
            "games.pgn",
            "--tiebreaks",
            "BH,SB,WIN,WON",
            "--kind",
            "swiss",
        ];
        command
            .env("LC_ALL", "C")
            .current_dir(scratch.path())
            .arg("standings")
            .args(arguments);
        ran(&mut command);
        let columns = ["player", "points", "BH", "SB", "WIN", "WON"];
        lines(&table(&scratch), &columns)
    };
    let head = format!("[Event \"Obert Inventat\"]\n{}", tags("2", "Dora", "Bruno"));
    let expected = table_of(&format!("{head}[Result \"+/-\"]\n\n+/-\n\n"));
    assert!(
        expected.contains(&"Dora | 1.5 | 1 | 0.50 | 1 | 0".to_owned()),
        "{expected:?}"
    );
    for word in ["default", "Forfeit", "incompareixença", "não comparência"] {
        let told = format!("{head}[Result \"1-0\"]\n[Termination \"{word}\"]\n\n1-0\n\n");
        assert_eq!(table_of(&told), expected, "{word}");
    }
    // With moves it was played, and rule END008 tells of the contradiction.
    let with_moves = game(
        &(tags("2", "Dora", "Bruno") + "[Termination \"default\"]\n"),
        "1-0",
    );
    let played = table_of(&with_moves);
    assert!(
        played[..2]
            .iter()
            .any(|row| row.starts_with("Dora | 1.5 | 1 | 0.50 | 1 | 1")),
        "{played:?}"
    );
}

/// A report of these lines: points, then rounds.
fn report(head: &str, players: &[(&str, &[&str])]) -> Scratch {
    let mut text = format!("012 Copa Inventada\n042 2026/04/07\n{head}\n");
    for (number, (points, rounds)) in (1..).zip(players) {
        let name = format!("Player {number}");
        let cells: String = rounds.iter().map(|round| format!("  {round:>8}")).collect();
        text += &format!(
            "001 {number:>4} m    {name:<33} 2000 CAT             1990/01/01 {points:>4} {number:>4}{cells}\n"
        );
    }
    let scratch = Scratch::new();
    scratch.file("cup.trf", text);
    scratch
}

#[test]
fn the_points_of_a_round_of_byes_alone_count() {
    let lines_of = |scratch: &Scratch| lines(&table(scratch), &["player", "points"]);
    let own = ["cup.trf", "--tiebreaks", "WIN"];
    let scratch = report(
        "142 2",
        &[
            ("1.0", &["2 w 1", "0000 - Z"]),
            ("1.0", &["1 b 0", "0000 - F"]),
        ],
    );
    let run = standings(&scratch, 0, &own);
    assert!(run.stderr.contains("2 rounds"), "{}", run.stderr);
    assert_eq!(lines_of(&scratch), ["Player 1 | 1", "Player 2 | 1"]);
    // Points without those of the bye are told.
    let scratch = report(
        "142 2",
        &[
            ("1.0", &["2 w 1", "0000 - Z"]),
            ("0.0", &["1 b 0", "0000 - F"]),
        ],
    );
    let run = standings(&scratch, 1, &own);
    let told = "Player 2: the report says 0.00 points, the results give 1.00";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    // A bye asked for ahead of a round that is not paired yet is no round (the audit, TRF001, adds it up).
    let scratch = report(
        "142 2",
        &[("1.0", &["2 w 1"]), ("0.0", &["1 b 0", "0000 - H"])],
    );
    standings(&scratch, 1, &own);
    assert_eq!(lines_of(&scratch), ["Player 1 | 1", "Player 2 | 0"]);
}

#[test]
fn there_are_no_standings_after_a_round_that_has_not_come() {
    let scratch = report(
        "142 4",
        &[("2.0", &["2 w 1", "2 b 1"]), ("0.0", &["1 b 0", "1 w 0"])],
    );
    let asked = ["cup.trf", "--round", "3"];
    standings(&scratch, 2, &asked).refused(&["--round 3", "there are only 2 rounds"]);
    standings(&scratch, 0, &["cup.trf", "--round", "2"]);
}

/// A round robin of four in which one game says another round: only this game can be wrong, as A and D are both free in the
/// round that it leaves empty.
#[test]
fn one_wrong_round_moves_no_other_game() {
    let rows = "1,A,D,1-0\n1,B,C,1/2-1/2\n2,D,C,0-1\n2,A,B,1-0\n3,B,D,1-0\n3,C,A,0-1\n";
    let own = ["results.csv", "--tiebreaks", "BH", "--kind", "swiss"];
    let scratch = results(rows);
    standings(&scratch, 0, &own);
    let (right, rounds) = (table(&scratch), crosstable(&scratch));
    let columns = ["player", "points", "BH"];
    let scratch = results(&rows.replace("1,A,D", "2,A,D"));
    let run = standings(&scratch, 1, &own);
    let told = "game 1: A has another game in round 2, game 4; game 1 counts in round 1";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    assert_eq!(
        run.stderr.matches("has another game").count(),
        1,
        "{}",
        run.stderr
    );
    assert_eq!(lines(&table(&scratch), &columns), lines(&right, &columns));
    let of_rounds = ["player", "round_1", "round_2", "round_3"];
    assert_eq!(
        lines(&crosstable(&scratch), &of_rounds),
        lines(&rounds, &of_rounds)
    );
    // Where nobody can know which of two is wrong, the later of the two makes way, and no third.
    let scratch = results("1,A,B,1-0\n1,A,C,1-0\n2,C,A,1-0\n2,B,D,1-0\n");
    let run = standings(&scratch, 1, &own);
    let told = "game 2: A has another game in round 1, game 1; game 2 counts in round 3";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    assert_eq!(
        run.stderr.matches("has another game").count(),
        1,
        "{}",
        run.stderr
    );
}

#[test]
fn days_are_rounds_where_nobody_plays_twice_a_day() {
    let dated = |day: &str, white: &str, black: &str, result: &str| {
        game(
            &(tags("?", white, black) + &format!("[Date \"2026.05.{day}\"]\n")),
            result,
        )
    };
    // Ada is absent on the first day: as the first free rounds, her game of the second day would stand in round 1.
    let games = [
        dated("02", "Bruno", "Clara", "1-0"),
        dated("09", "Ada", "Bruno", "1-0"),
        dated("09", "Clara", "Dora", "1-0"),
        dated("16", "Dora", "Ada", "0-1"),
    ];
    let scratch = Scratch::with_games(games.concat());
    let run = standings(
        &scratch,
        0,
        &["games.pgn", "--tiebreaks", "WIN", "--kind", "swiss"],
    );
    assert!(
        run.stderr.contains("the days are their rounds"),
        "{}",
        run.stderr
    );
    let rounds = lines(
        &crosstable(&scratch),
        &["player", "round_1", "round_2", "round_3"],
    );
    assert!(
        rounds.contains(&"Ada |  | 2w1 | 4b1".to_owned()),
        "{rounds:?}"
    );
}

#[test]
fn what_a_report_leaves_open_is_told_with_its_line() {
    // Two rounds of four are played: nothing is unknown of those to come.
    let head = "142 4\n202 BH,XX";
    let scratch = report(
        head,
        &[("2.0", &["2 w 1", "2 b 1"]), ("0.0", &["1 b 0", "1 w 0"])],
    );
    let run = standings(&scratch, 1, &["cup.trf"]);
    assert!(!run.stderr.contains("nothing is known"), "{}", run.stderr);
    assert!(
        run.stderr.contains("line 4: no tie-break is called 'XX'"),
        "{}",
        run.stderr
    );
    // Both results count, and it is said that they do.
    let scratch = report("142 1", &[("1.0", &["2 w 1"]), ("0.5", &["1 b ="])]);
    let run = standings(&scratch, 1, &["cup.trf", "--tiebreaks", "WIN"]);
    let told = "Player 1, round 1: the line gives 1.00 against Player 2, and the line of Player 2 gives 0.50";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    assert_eq!(run.stderr.matches("round 1: the line gives").count(), 1);
    // A game without a result.
    let scratch = report(
        "142 2",
        &[("1.0", &["2 w 1", "2 b  "]), ("0.0", &["1 b 0", "1 w  "])],
    );
    let run = standings(&scratch, 0, &["cup.trf", "--tiebreaks", "WIN"]);
    assert!(
        run.stderr.contains("1 game has no result"),
        "{}",
        run.stderr
    );
}

#[test]
fn audited_results_are_not_advised_where_they_count() {
    let mate = "[Event \"Obert Inventat\"]\n".to_owned()
        + &tags("1", "Ada", "Bruno")
        + "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n";
    let scratch = Scratch::with_games(mate);
    let own = ["games.pgn", "--tiebreaks", "WIN"];
    let run = standings(&scratch, 1, &own);
    assert!(
        run.stderr.contains("--basis audited counts them so"),
        "{}",
        run.stderr
    );
    let run = standings(&scratch, 1, &[&own[..], &["--basis", "audited"]].concat());
    let told = "the audit changes 1 result: counted so, as --basis audited asks";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    assert!(!run.stderr.contains("counts them so"), "{}", run.stderr);
}

#[test]
fn two_editions_of_one_event_are_two_tournaments() {
    let dated = |date: &str, round: &str, white: &str, result: &str| {
        game(
            &(tags(round, white, "Bruno") + &format!("[Date \"{date}\"]\n")),
            result,
        )
    };
    let own = ["games.pgn", "--tiebreaks", "WIN"];
    let columns = ["player", "points", "tournament"];
    let first = dated("2024.08.01", "1", "Ada", "1-0");
    let scratch =
        Scratch::with_games([first.clone(), dated("2025.08.01", "1", "Clara", "0-1")].concat());
    let run = standings(&scratch, 0, &own);
    assert!(run.stderr.contains("2 tournaments"), "{}", run.stderr);
    assert_eq!(
        lines(&table(&scratch), &columns),
        [
            "Ada | 1 | Obert Inventat, 2024-08-01",
            "Bruno | 0 | Obert Inventat, 2024-08-01",
            "Bruno | 1 | Obert Inventat, 2025-08-01",
            "Clara | 0 | Obert Inventat, 2025-08-01",
        ]
    );
    // A league that goes on with its rounds after the winter is one.
    let scratch = Scratch::with_games([first, dated("2024.11.01", "2", "Clara", "0-1")].concat());
    standings(&scratch, 0, &own);
    assert_eq!(table(&scratch).len(), 3);
}

#[test]
fn a_team_event_stays_one_where_a_tag_is_missing_or_misspelt() {
    let own = ["games.pgn", "--tiebreaks", "MPVGP,BC"];
    let columns = ["rank", "player", "points", "MPVGP", "BC"];
    let scratch = Scratch::with_games(team_games());
    standings(&scratch, 0, &own);
    let expected = lines(&table(&scratch), &columns);
    for (tag, told) in [
        ("", "game 1: no team is named for A1: counted for Club A"),
        (
            "[WhiteTeam \"C. A.\"]\n",
            "game 1: the team of A1 is 'C. A.', which no other game names: counted for Club A",
        ),
    ] {
        let scratch =
            Scratch::with_games(team_games().replacen("[WhiteTeam \"Club A\"]\n", tag, 1));
        let run = standings(&scratch, 1, &own);
        assert!(run.stderr.contains(told), "{}", run.stderr);
        assert_eq!(lines(&table(&scratch), &columns), expected);
    }
    // Nothing says for whom somebody sits who plays once.
    let once = team_games().replacen("\"A1\"]", "\"Nova\"]", 1);
    let scratch = Scratch::with_games(once.replacen("[WhiteTeam \"Club A\"]\n", "", 1));
    let run = standings(&scratch, 1, &own);
    let told = "game 1 names no team for Nova, and no other game does: it counts in no match";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    assert_eq!(table(&scratch).len(), 3);
}

#[test]
fn a_table_without_a_row_fails() {
    let scratch = results("");
    let run = standings(&scratch, 2, &["results.csv"]);
    let told = "results.csv: a header and not a single result";
    assert!(run.stderr.contains(told), "{}", run.stderr);
}
