//! `arbiter rate`, run as users run it in a scratch folder.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;

use std::fs;
use std::path::Path;

use scratch::{Ran, Row, Scratch, column, ran, rows};

fn rate(scratch: &Scratch, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .current_dir(scratch.path())
        .arg("rate")
        .args(arguments);
    ran(&mut command)
}

/// Rates and demands an exit status.
#[track_caller]
fn rated(scratch: &Scratch, status: i32, arguments: &[&str]) -> Ran {
    let ran = rate(scratch, arguments);
    assert_eq!(ran.status, status, "{}", ran.stderr);
    ran
}

/// The row of a player as submitted.
#[track_caller]
fn rating(scratch: &Scratch, player: &str) -> Row {
    rating_as(scratch, "submitted", player)
}

#[track_caller]
fn rating_as(scratch: &Scratch, basis: &str, player: &str) -> Row {
    let mut found: Vec<Row> = rows(&scratch.report("ratings.csv"))
        .into_iter()
        .filter(|row| &row["basis"] == basis && &row["player"] == player)
        .collect();
    assert_eq!(found.len(), 1, "{player}: {found:?}");
    found.remove(0)
}

/// The games of a player as submitted.
fn games(scratch: &Scratch, player: &str) -> Vec<Row> {
    rows(&scratch.report("rating_games.csv"))
        .into_iter()
        .filter(|row| &row["basis"] == "submitted" && &row["player"] == player)
        .collect()
}

#[track_caller]
fn cells(row: &Row, names: &[&str], expected: &[&str]) {
    let found: Vec<&str> = names.iter().map(|name| &row[*name]).collect();
    assert_eq!(found, expected, "{names:?} of {row:?}");
}

/// A fixture folder of `fixtures/rating`, copied.
fn fixture(name: &str) -> Scratch {
    let scratch = Scratch::new();
    let from = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures/rating")
        .join(name);
    copy(&from, scratch.path());
    scratch
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a fixture") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            fs::create_dir(&target).expect("created");
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("copied");
        }
    }
}

/// A player's line of a report.
fn line(rank: u32, name: &str, rating: &str, id: &str, points: &str, rounds: &[&str]) -> String {
    let rounds: String = rounds.iter().map(|round| format!("  {round:>8}")).collect();
    format!(
        "001 {rank:>4} m    {name:<33} {rating:>4} CAT {id:>11} 1970/01/01 {points:>4} {rank:>4}{rounds}\n"
    )
}

const PERIOD: [&str; 7] = [
    "rating_before",
    "games",
    "score",
    "expected",
    "k",
    "change",
    "rating_after",
];

/// A results table of one player against others, all of them in the officer's file.
fn table(scratch: &Scratch, start: &str, own: &str, opponents: &[(&str, &str)]) {
    let mut players = format!("id,name,rating,k,games,birth\n1,Ada,{own}\n");
    let mut results = "white,black,result,date\n".to_owned();
    for (number, (rating, result)) in opponents.iter().enumerate() {
        players += &format!("{},Rival {number},{rating},20,100,1980\n", 100 + number);
        results += &format!("Ada,Rival {number},{result},{start}\n");
    }
    scratch.file("players.csv", players);
    scratch.file("results.csv", results);
}

const RATE_TABLE: [&str; 5] = [
    "results.csv",
    "--players",
    "players.csv",
    "--system",
    "fide-standard",
];

#[test]
fn a_published_period_comes_out_to_the_last_digit() {
    let scratch = Scratch::new();
    table(
        &scratch,
        "2025-11-07",
        "2813,10",
        &[
            ("1787", "1-0"),
            ("2025", "1-0"),
            ("2310", "1-0"),
            ("2400", "1-0"),
            ("2505", "1/2-1/2"),
        ],
    );
    rated(
        &scratch,
        0,
        &[&RATE_TABLE[..], &["--period", "2025-12"]].concat(),
    );
    let ada = rating(&scratch, "Ada");
    cells(
        &ada,
        &PERIOD,
        &["2813", "5", "4.5", "4.75", "10", "-2.50", "2810"],
    );
    cells(
        &ada,
        &["system", "period", "id", "opponents_mean"],
        &["fide-standard", "2025-12", "1", "2205.40"],
    );
    let lines = games(&scratch, "Ada");
    assert_eq!(
        column(&lines, "change"),
        ["0.00", "0.00", "0.40", "0.70", "-3.60"]
    );
    assert_eq!(
        column(&lines, "counted_difference"),
        ["1026", "788", "503", "413", "308"]
    );
    cells(
        &games(&scratch, "Rival 3")[0],
        &[
            "own",
            "opponent_rating",
            "difference",
            "counted_difference",
            "expected",
            "score",
        ],
        &["2400", "2813", "-413", "-400", "0.08", "0"],
    );
    assert_eq!(
        rating_as(&scratch, "audited", "Ada")["change"],
        ada["change"]
    );
}

#[test]
fn the_start_of_the_event_decides_which_rules_hold() {
    for (start, change, counted) in [
        ("2024-02-29", "1.20", ["500", "400"]),
        ("2024-03-01", "1.60", ["400", "400"]),
        ("2025-10-01", "0.40", ["500", "900"]),
    ] {
        let scratch = Scratch::new();
        let strong = [("2200", "1-0"), ("1800", "1-0")];
        table(&scratch, start, "2700,10", &strong);
        rated(&scratch, 0, &RATE_TABLE);
        assert_eq!(&rating(&scratch, "Ada")["change"], change, "{start}");
        let lines = games(&scratch, "Ada");
        assert_eq!(column(&lines, "counted_difference"), counted, "{start}");
    }
}

#[test]
fn a_newcomer_gets_a_first_rating() {
    let newcomer = [
        ("1902", "1/2-1/2"),
        ("1877", "1/2-1/2"),
        ("1884", "1-0"),
        ("2012", "0-1"),
        ("1832", "1-0"),
    ];
    for (start, after) in [("2025-11-07", "1922"), ("2023-11-07", "1921")] {
        let scratch = Scratch::new();
        table(&scratch, start, ",", &newcomer);
        rated(&scratch, 0, &RATE_TABLE);
        let ada = rating(&scratch, "Ada");
        cells(&ada, &PERIOD, &["", "5", "3", "", "", "", after]);
        assert_eq!(&ada["opponents_mean"], "1901.40");
        // Whoever met her has played nobody who is rated.
        cells(
            &rating(&scratch, "Rival 0"),
            &["games", "change", "rating_after"],
            &["0", "0.00", "1902"],
        );
        assert_eq!(
            &games(&scratch, "Rival 0")[0]["why_not"],
            "opponent unrated"
        );
    }
}

#[test]
fn k_goes_by_the_officers_word_age_games_and_the_limit_of_700() {
    for (fields, games, k) in [
        ("2100,15", 1, "15"),
        ("2100,,100,2007", 1, "40"),
        ("2100,,100,2006", 1, "20"),
        ("2300,,100,2007", 1, "20"),
        ("2100,,29,1970", 1, "40"),
        ("2400,,29,2010", 1, "10"),
        ("2100,40", 18, "38"),
        ("2100,20", 39, "17"),
    ] {
        let scratch = Scratch::new();
        table(
            &scratch,
            "2025-11-07",
            fields,
            &vec![("2100", "1-0"); games],
        );
        rated(&scratch, 0, &RATE_TABLE);
        assert_eq!(&rating(&scratch, "Ada")["k"], k, "{fields}, {games} games");
    }
}

#[test]
fn march_2024_raised_whoever_stood_below_2000() {
    let scratch = Scratch::new();
    table(&scratch, "2024-02-10", "1500,20", &[("1500", "1/2-1/2")]);
    rated(
        &scratch,
        0,
        &[&RATE_TABLE[..], &["--period", "2024-03"]].concat(),
    );
    let ada = rating(&scratch, "Ada");
    cells(&ada, &["change", "rating_after"], &["0.00", "1700"]);
    assert!(ada["remark"].contains("1500 raised to 1700"), "{ada:?}");
}

#[test]
fn rapid_games_600_points_apart_are_not_rated_with_a_player_above_2600() {
    for (start, games) in [("2024-11-30", "2"), ("2024-12-01", "1")] {
        let scratch = Scratch::new();
        let opponents = [("2000", "1-0"), ("2500", "1-0")];
        table(&scratch, start, "2610,10", &opponents);
        let arguments = [
            "results.csv",
            "--players",
            "players.csv",
            "--system",
            "fide-rapid",
        ];
        rated(&scratch, 0, &arguments);
        assert_eq!(&rating(&scratch, "Ada")["games"], games, "{start}");
    }
}

#[test]
fn the_worked_examples_of_the_catalan_rules() {
    let pere = fixture("fce-pere");
    let arguments = [".", "--players", "players.csv", "--system", "fce-1986"];
    rated(&pere, 0, &arguments);
    cells(
        &rating(&pere, "Pere"),
        &["games", "score", "opponents_mean", "rating_after"],
        &["16", "12", "2054.38", "2205"],
    );
    let ferran = fixture("fce-ferran");
    rated(&ferran, 0, &arguments);
    let row = rating(&ferran, "Ferran");
    cells(
        &row,
        &PERIOD,
        &["2015", "8", "4", "4.08", "20", "-1.60", "2015"],
    );
    assert_eq!(&row["opponents_mean"], "2006.25");
    let lines = games(&ferran, "Ferran");
    let team = lines.iter().filter(|row| &row["counted"] == "no");
    assert_eq!(team.clone().count(), 11);
    for row in team {
        assert!(row["why_not"].contains("3 of 11"), "{row:?}");
    }
    let rita = fixture("fce-substitutes");
    rated(&rita, 0, &arguments);
    assert_eq!(
        column(&games(&rita, "Rita"), "opponent_rating"),
        ["2050", "2100", "2150", "2550"]
    );
}

/// One event of a class; the officer's file and the results are given in short.
fn catalan(class: &str, players: &str, results: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file(
        "event.toml",
        format!("[event]\nstart = 1986-03-01\n[rating]\nclass = \"{class}\"\n"),
    );
    scratch.file(
        "players.csv",
        format!("name,rating,category,rating_es,rating_fide\n{players}"),
    );
    scratch.file("results.csv", format!("white,black,result\n{results}"));
    let arguments = [
        "results.csv",
        "--players",
        "players.csv",
        "--system",
        "fce-1986",
    ];
    rated(&scratch, 0, &arguments);
    scratch
}

#[test]
fn k_of_the_catalan_rules_goes_by_the_class_of_the_event() {
    for (class, k, change) in [
        ("open", "15", "5.00"),
        ("barcelona-open", "20", "5.00"),
        ("closed", "20", "5.00"),
        ("individual", "25", "5.00"),
        ("closed-international", "25", "5.00"),
    ] {
        let scratch = catalan(class, "A,2100,preferent\nB,2100,preferent\n", "A,B,1-0\n");
        cells(&rating(&scratch, "A"), &["k", "change"], &[k, change]);
    }
    let drawn = catalan(
        "individual",
        "A,2100,preferent\nB,2150,preferent\n",
        "A,B,1/2-1/2\n",
    );
    // L of 50 points is 43 %: 25 (0.5 - 0.43).
    cells(
        &rating(&drawn, "A"),
        &["expected", "change"],
        &["0.43", "1.75"],
    );
}

#[test]
fn catalan_opponents_count_by_category_substitute_and_default() {
    let scratch = catalan(
        "open",
        "A,2200,preferent\nB,2300,1a\nC,,preferent,2150,2400\nD,,preferent,,2410\nE,2500,preferent\n",
        "A,B,1-0\nA,C,1-0\nA,D,0-1\nA,E,+/-\n",
    );
    assert_eq!(
        column(&games(&scratch, "A"), "opponent_rating"),
        ["2000", "2150", "2410", "2000"]
    );
    cells(
        &rating(&scratch, "A"),
        &["games", "opponents_mean"],
        &["4", "2140.00"],
    );
}

#[test]
fn far_above_the_opponents_a_catalan_player_can_only_gain() {
    let players = "A,2300,preferent\nB,2000,preferent\n";
    let lost = catalan("open", players, "A,B,0-1\n");
    cells(
        &rating(&lost, "A"),
        &["games", "change", "rating_after"],
        &["0", "0.00", "2300"],
    );
    assert!(games(&lost, "A")[0]["why_not"].contains("300 points"));
    let won = catalan("open", players, "A,B,1-0\n");
    cells(&rating(&won, "A"), &["games", "change"], &["1", "2.25"]);
    // The winner is given his limit of five points a game, the loser's opponent stays at the floor.
    cells(
        &rating(&lost, "B"),
        &["change", "rating_after"],
        &["5.00", "2005"],
    );
}

fn report(rounds: [&[&str]; 3], points: [&str; 3]) -> String {
    let names = ["Inventa, Ada", "Fabula, Bruno", "Ficta, Clara"];
    let ratings = ["2100", "2000", ""];
    let mut text = "012 Invented\n042 2025/11/07\n".to_owned();
    for (index, name) in names.iter().enumerate() {
        text += &line(
            index as u32 + 1,
            name,
            ratings[index],
            &format!("{}", 1000 + index),
            points[index],
            rounds[index],
        );
    }
    text
}

#[test]
fn a_report_is_rated_with_its_own_ratings() {
    let scratch = Scratch::new();
    let text = report(
        [
            &["   2 w 1", "   3 b =", "   2 b +"],
            &["   1 b 0", "0000 - U", "   1 w -"],
            &["0000 - H", "   1 w ="],
        ],
        ["2.5", "1.0", "1.0"],
    );
    scratch.file("event.trf", text);
    rated(&scratch, 0, &["event.trf", "--system", "fide-standard"]);
    cells(
        &rating(&scratch, "Inventa, Ada"),
        &[
            "id",
            "federation",
            "rating_before",
            "games",
            "score",
            "change",
            "rating_after",
        ],
        &["1000", "CAT", "2100", "1", "1", "7.20", "2107"],
    );
    let lines = games(&scratch, "Inventa, Ada");
    assert_eq!(
        column(&lines, "why_not"),
        ["", "opponent unrated", "won or lost by default"]
    );
    assert_eq!(column(&lines, "round"), ["1", "2", "3"]);
    assert_eq!(scratch.findings().len(), 0);
}

#[test]
fn what_is_wrong_in_a_report_is_found_left_out_and_told_and_the_rest_goes_on() {
    let scratch = Scratch::new();
    let mut text = "042 2025/11/07\n".to_owned();
    text += &line(
        1,
        "Inventa, Ada",
        "2100",
        "",
        "1.0",
        &["   2 w 1", "   3 w 1"],
    );
    text += &line(
        2,
        "Fabula, Bruno",
        "2000",
        "",
        "1.0",
        &["   1 b 0", "   4 w 1"],
    );
    text += &line(
        3,
        "Ficta, Clara",
        "1900",
        "",
        "0.0",
        &["   4 w 0", "   1 w 0"],
    );
    text += &line(
        4,
        "Mera, Dora",
        "1950",
        "",
        "1.0",
        &["   3 b 1", "   2 b 0"],
    );
    text += &line(5, "Vana, Eva", "19x0", "", "0.0", &["   6 b 0"]);
    text += &line(6, "Nulla, Fina", "1960", "", "1.0", &["   5 w 1"]);
    scratch.file("event.trf", text);
    let told = rated(&scratch, 1, &["event.trf", "--system", "fide-standard"]).stderr;
    for part in [
        "event.trf:2:81: TRF001 #1 Inventa, Ada: 1.0 points, but the results add up to 2.0",
        "event.trf:2:102: TRF002 #1 Inventa, Ada, round 2: same colour as 3",
        "event.trf:6:49: TRF003 line 6, column 49: '19x0' is not a rating",
    ] {
        assert!(told.contains(part), "'{part}' is not in:\n{told}");
    }
    assert_eq!(
        column(&scratch.findings(), "rule"),
        ["TRF001", "TRF002", "TRF002", "TRF003"]
    );
    // Dora's games touch no line that is wrong, Fina's opponent cannot be read.
    cells(&rating(&scratch, "Mera, Dora"), &["games"], &["2"]);
    cells(&rating(&scratch, "Nulla, Fina"), &["games"], &["0"]);
    assert!(games(&scratch, "Nulla, Fina")[0]["why_not"].contains("cannot be used"));
    assert!(games(&scratch, "Fabula, Bruno")[0]["why_not"].starts_with("TRF001"));
}

#[test]
fn national_ratings_of_a_report_serve_the_catalan_system() {
    let scratch = Scratch::new();
    let mut text = "042 1986/03/01\n".to_owned();
    text += &line(1, "Inventa, Ada", "2300", "", "1.0", &["   2 w 1"]);
    text += &line(2, "Fabula, Bruno", "2350", "", "0.0", &["   1 b 0"]);
    text += &format!("CAT    1 m    {:<33} 2105 CAT\n", "Inventa, Ada");
    text += &format!("ESP    2 m    {:<33} 2205 ESP\n", "Fabula, Bruno");
    text += &format!("CAT    2 m    {:<33} 2200 CAT\n", "Fabula, Bruno");
    scratch.file("event.trf", text);
    rated(&scratch, 0, &["event.trf", "--system", "fce-1986"]);
    cells(
        &games(&scratch, "Inventa, Ada")[0],
        &["own", "opponent_rating"],
        &["2105", "2200"],
    );
}

fn game(event: &str, white: &str, black: &str, result: &str, moves: &str) -> String {
    format!(
        "[Event \"{event}\"]\n[Site \"?\"]\n[Date \"2025.11.08\"]\n[EventDate \"2025.11.07\"]\n[Round \"1\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n[WhiteElo \"2100\"]\n\
         [BlackElo \"2000\"]\n\n{moves} {result}\n\n"
    )
}

#[test]
fn as_submitted_and_as_audited_with_what_makes_the_difference() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    let scratch = Scratch::with_games(
        [
            game("Open", "Ada", "Bruno", "1-0", mate),
            game("Open", "Ada", "Clara", "1-0", "1. e4 e5"),
        ]
        .concat(),
    );
    rated(&scratch, 1, &["games.pgn", "--system", "fide-standard"]);
    let change = |basis: &str, player: &str| {
        let row = rating_as(&scratch, basis, player);
        (row["change"].to_owned(), row["rating_after"].to_owned())
    };
    let both = |change: &str, after: &str| (change.to_owned(), after.to_owned());
    assert_eq!(change("submitted", "Ada"), both("14.40", "2114"));
    assert_eq!(change("audited", "Ada"), both("-5.60", "2094"));
    assert_eq!(change("audited", "Bruno"), both("12.80", "2013"));
    let differences = rows(&scratch.report("rating_differences.csv"));
    assert_eq!(column(&differences, "player"), ["Ada", "Bruno"]);
    cells(
        &differences[0],
        &["change_submitted", "change_audited", "games"],
        &["14.40", "-5.60", "games.pgn 1"],
    );
    assert!(
        differences[0]["findings"].contains("END001"),
        "{differences:?}"
    );
}

#[test]
fn games_without_a_move_of_each_and_games_of_another_pace_are_not_rated() {
    let scratch = Scratch::with_games(
        [
            game("Open", "Ada", "Bruno", "1-0", ""),
            game("Open", "Ada", "Clara", "1-0", "1. e4"),
            game("Open", "Ada", "Dora", "1-0", "1. e4 e5"),
            game("Open", "Ada", "Eva", "*", "1. e4 e5"),
            game("Open", "Ada", "Fina", "1-0", "1. e4 e5")
                .replace("[BlackElo", "[TimeControl \"900+10\"]\n[BlackElo"),
        ]
        .concat(),
    );
    rate(&scratch, &["games.pgn", "--system", "fide-standard"]);
    let lines = games(&scratch, "Ada");
    assert_eq!(column(&lines, "counted"), ["no", "no", "yes", "no", "no"]);
    let why = column(&lines, "why_not");
    assert_eq!(why[0], "not both players made a move");
    assert_eq!(why[1], "not both players made a move");
    assert_eq!(why[3], "no result");
    assert!(why[4].starts_with("25 minutes for 60 moves"), "{}", why[4]);
}

const LIST: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1000           Inventa, Ada                                                 CAT F                                2105  0   20 2050  0   20 0     0   0  1990
2000           Fabula, Bruno                                                ESP M                                2010  0   20 0     0   0  0     0   0  1980
2001           Fabula, Bruno                                                FRA M                                1510  0   40 0     0   0  0     0   0  2001
3000           Mueller, Joerg                                               GER M                                0     0   0  0     0   0  0     0   0  1970
";

fn with_list(results: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("list.txt", LIST);
    scratch.file(
        "results.csv",
        format!("white,black,result,date,white_id,black_id,white_elo,black_elo\n{results}"),
    );
    scratch
}

const BY_LIST: [&str; 5] = [
    "results.csv",
    "--system",
    "fide-standard",
    "--list",
    "list.txt",
];

#[test]
fn players_are_found_by_id_or_by_name_with_evidence() {
    let scratch = with_list("Ada Inventa,\"Fabula, B.\",1-0,2025-11-07,1000,,2105,2004\n");
    rated(&scratch, 0, &BY_LIST);
    cells(
        &rating(&scratch, "Ada Inventa"),
        &["id", "federation", "rating_before", "k", "change"],
        &["1000", "CAT", "2105", "20", "7.40"],
    );
    let bruno = rating(&scratch, "Fabula, B.");
    cells(&bruno, &["id", "rating_before"], &["2000", "2010"]);
    assert!(bruno["remark"].contains("by name and rating"), "{bruno:?}");
}

#[test]
fn a_name_alone_is_never_enough_and_namesakes_are_listed() {
    let scratch = with_list("\"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,,,,\n");
    let told = rated(&scratch, 1, &BY_LIST).stderr;
    assert!(
        told.contains("results.csv, line 2: player 'Inventa, Ada' is not resolved"),
        "{told}"
    );
    assert!(
        told.contains("2000 Fabula, Bruno ESP 1980 2010; 2001 Fabula, Bruno FRA"),
        "{told}"
    );
    let players = rows(&scratch.report("rating_players.csv"));
    assert_eq!(column(&players, "how"), ["unresolved", "unresolved"]);
    assert_eq!(games(&scratch, "Inventa, Ada")[0]["counted"], *"no");
}

#[test]
fn decisions_settle_and_are_remembered() {
    let scratch = with_list("\"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,,,,\n");
    scratch.file(
        "decisions.csv",
        "name,id\n\"Inventa, Ada\",1000\n\"Fabula, Bruno\",2001\n",
    );
    rated(
        &scratch,
        0,
        &[&BY_LIST[..], &["--decisions", "decisions.csv"]].concat(),
    );
    let bruno = rating(&scratch, "Fabula, Bruno");
    cells(
        &bruno,
        &["id", "rating_before", "k"],
        &["2001", "1510", "40"],
    );
    assert!(bruno["remark"].contains("by decision"), "{bruno:?}");
    let players = rows(&scratch.report("rating_players.csv"));
    assert_eq!(column(&players, "how"), ["decision", "decision"]);
}

#[test]
fn an_id_that_is_somebody_elses_is_told() {
    let scratch = with_list("\"Ficta, Clara\",\"Fabula, B.\",1-0,2025-11-07,1000,2000,,\n");
    let told = rated(&scratch, 1, &BY_LIST).stderr;
    assert!(
        told.contains("the id 1000 is that of Inventa, Ada"),
        "{told}"
    );
}

#[test]
fn a_rapid_newcomer_enters_with_the_standard_rating_since_march_2024() {
    for (date, before) in [("2024-03-01", "2010"), ("2024-02-29", "")] {
        let scratch = with_list(&format!(
            "Ada Inventa,\"Fabula, B.\",1-0,{date},1000,2000,,\n"
        ));
        let arguments = [
            "results.csv",
            "--system",
            "fide-rapid",
            "--list",
            "list.txt",
        ];
        rated(&scratch, 0, &arguments);
        assert_eq!(
            &rating(&scratch, "Fabula, B.")["rating_before"],
            before,
            "{date}"
        );
        assert_eq!(&rating(&scratch, "Ada Inventa")["rating_before"], "2050");
    }
}

#[test]
fn the_same_list_as_text_xml_csv_and_packed() {
    let results = "Ada Inventa,\"Müller, Jörg\",1-0,2025-11-07,1000,3000,,\n";
    let xml = "<playerslist>\n<player>\n<fideid>1000</fideid>\n<name>Inventa, Ada</name>\n<country>CAT</country>\n\
               <rating>2105</rating>\n<k>20</k>\n<birthday>1990</birthday>\n</player>\n<player>\n<fideid>3000</fideid>\n\
               <name>Mueller, Joerg</name>\n<country>GER</country>\n<rating></rating>\n</player>\n</playerslist>\n";
    let csv = "id,name,federation,rating,k,birth\n1000,\"Inventa, Ada\",CAT,2105,20,1990\n3000,\"Mueller, Joerg\",GER,0,,1970\n";
    let old = "ID number Name                            TitlFed  Nov25 GamesBorn  Flag\n\
               \x20    1000 Inventa, Ada                        CAT   2105   0  1990\n\
               \x20    3000 Mueller, Joerg                      GER      0   0  1970\n";
    let lists: [(&str, Vec<u8>); 5] = [
        ("list.txt", LIST.into()),
        ("list.xml", xml.into()),
        ("list.csv", csv.into()),
        ("old.txt", old.into()),
        (
            "list.txt.zst",
            zstd::encode_all(LIST.as_bytes(), 1).expect("packed"),
        ),
    ];
    for (name, bytes) in lists {
        let scratch = with_list(results);
        scratch.file(name, bytes);
        let arguments = ["results.csv", "--system", "fide-standard", "--list", name];
        rated(&scratch, 0, &arguments);
        cells(
            &rating(&scratch, "Ada Inventa"),
            &["rating_before", "federation", "games"],
            &["2105", "CAT", "0"],
        );
    }
}

#[test]
fn the_list_in_force_when_the_event_began() {
    let scratch = Scratch::new();
    let list = |month: &str, ada: u32| {
        format!(
            "ID Number      Name                          Fed  {month} Gms K  B-day Flag\n\
             1000           Inventa, Ada                  CAT  {ada}  0   10 1990\n\
             2000           Fabula, Bruno                 CAT  2000  0   20 1980\n"
        )
    };
    scratch.file("a.txt", list("OCT25", 2395));
    scratch.file("b.txt", list("NOV25", 2400));
    let header = "white,black,result,date,white_id,black_id\n";
    scratch.file(
        "first.csv",
        format!("{header}Inventa,Fabula,1-0,2025-10-31,1000,2000\n"),
    );
    scratch.file(
        "second.csv",
        format!("{header}Inventa,Fabula,1-0,2025-11-07,1000,2000\n"),
    );
    let both = [
        "first.csv",
        "second.csv",
        "--system",
        "fide-standard",
        "--list",
        "a.txt",
    ];
    rated(&scratch, 0, &[&both[..], &["--list", "b.txt"]].concat());
    assert_eq!(column(&games(&scratch, "Inventa"), "own"), ["2395", "2400"]);
    cells(&rating(&scratch, "Inventa"), &["rating_before"], &["2400"]);
    // Two lists for one date: the first counts, and it is told.
    scratch.file("c.txt", list("OCT25", 2300));
    let told = rated(&scratch, 1, &[&both[..], &["--list", "c.txt"]].concat()).stderr;
    assert!(
        told.contains("c.txt: a second list for 2025-10, beside a.txt"),
        "{told}"
    );
    assert_eq!(column(&games(&scratch, "Inventa"), "own"), ["2395", "2395"]);
}

#[test]
fn bad_rows_are_told_with_line_and_expectation_and_the_rest_goes_on() {
    let scratch = Scratch::new();
    scratch.file(
        "players.csv",
        "name,rating,k\nAda,2100,20\nBruno,2000,20\nClara,0,20\nDora,2l00,20\n",
    );
    scratch.file(
        "results.csv",
        "white,black,result\nAda,Bruno,1-1\nAda,Bruno,1-0\nAda,Nobody,1-0\nAda,Clara,1-0\nAda,Dora,1-0\nAda,,1-0\n",
    );
    let told = rated(&scratch, 1, &RATE_TABLE).stderr;
    for part in [
        "players.csv, line 4: rating '0' is no rating: expected",
        "players.csv, line 5: rating '2l00' is no rating: expected",
        "results.csv, line 2: result '1-1'",
        "results.csv, line 4: player 'Nobody' is not resolved: players.csv has neither his name",
        "results.csv, line 7: 'Ada,,1-0': expected a name or an ID",
    ] {
        assert!(told.contains(part), "'{part}' is not in:\n{told}");
    }
    cells(
        &rating(&scratch, "Ada"),
        &["games", "change"],
        &["1", "7.20"],
    );
    let why = column(&games(&scratch, "Ada"), "why_not");
    assert!(why[0].contains("1-1"), "{why:?}");
    assert_eq!(why[1], "");
    assert!(why[2].contains("Nobody"), "{why:?}");
    assert_eq!(why[3], "opponent unrated");
    assert!(why[4].contains("2l00"), "{why:?}");
}

#[test]
fn the_calculation_on_paper() {
    let scratch = Scratch::new();
    table(
        &scratch,
        "2025-11-07",
        "2400,10",
        &[("1990", "1-0"), ("2505", "1/2-1/2")],
    );
    let arguments = [&RATE_TABLE[..], &["--explain", "Ada", "--quiet"]].concat();
    let paper = rated(&scratch, 0, &arguments).stdout;
    for part in [
        "Ada (1): 2400",
        "white v. Rival 0 (1990): 1; D = 410, counts as 400; 1 - 0.92 = 0.08",
        "white v. Rival 1 (2505): 0.5; D = -105; 0.5 - 0.36 = 0.14",
        "1.5 of 2 games, mean of the opponents 2247.50",
        "score 1.5 - expected 1.28, times K 10: 2.20, rounded +2",
        "2400 +2 = 2402",
    ] {
        assert!(paper.contains(part), "'{part}' is not in:\n{paper}");
    }
    let nobody = [&RATE_TABLE[..], &["--explain", "Zeno"]].concat();
    rate(&scratch, &nobody).refused(&["--explain Zeno"]);
}

#[test]
fn failures_of_the_run_itself() {
    let scratch = Scratch::new();
    table(&scratch, "2025-11-07", "2400,10", &[("1990", "1-0")]);
    let with = |more: &[&str]| rate(&scratch, &[&RATE_TABLE[..], more].concat());
    rate(&scratch, &["results.csv", "--system", "elo"]).refused(&["--system elo", "fide-standard"]);
    rate(&scratch, &["gone.csv", "--system", "pool"]).refused(&["gone.csv"]);
    with(&["--period", "2025"]).refused(&["--period", "YYYY-MM"]);
    with(&["--list", "gone.txt"]).refused(&["gone.txt"]);
    with(&["--list", "results.csv"]).refused(&["results.csv is no rating list"]);
    with(&["--decisions", "results.csv"]).refused(&["name and id"]);
    with(&["--anchor", "Ada=2300"]).refused(&["--anchor is for --system pool"]);
    with(&["--format", "html"]).refused(&["--format html is not built yet"]);
    with(&["--lang", "ca"]).refused(&["--lang ca is not built yet"]);
}

#[test]
fn other_systems_are_named_as_such() {
    for system in ["glicko2", "uscf", "dwz"] {
        let scratch = Scratch::new();
        table(
            &scratch,
            "2025-11-07",
            "1500,,100,1980",
            &[("1400", "1-0"), ("1550", "0-1"), ("1700", "0-1")],
        );
        let arguments = [
            "results.csv",
            "--players",
            "players.csv",
            "--system",
            system,
        ];
        rated(&scratch, 0, &arguments);
        let ada = rating(&scratch, "Ada");
        cells(
            &ada,
            &["system", "rating_before", "games"],
            &[system, "1500", "3"],
        );
        assert!(ada["change"].starts_with('-'), "{ada:?}");
    }
}

#[test]
fn glickmans_example_through_the_command_line() {
    let scratch = Scratch::new();
    scratch.file(
        "players.csv",
        "name,rating,deviation,volatility\nAda,1500,200,0.06\nB,1400,30,0.06\nC,1550,100,0.06\nD,1700,300,0.06\n",
    );
    scratch.file(
        "results.csv",
        "white,black,result\nAda,B,1-0\nC,Ada,1-0\nAda,D,0-1\n",
    );
    let arguments = [
        "results.csv",
        "--players",
        "players.csv",
        "--system",
        "glicko2",
    ];
    rated(&scratch, 0, &arguments);
    let ada = rating(&scratch, "Ada");
    cells(&ada, &["change", "rating_after"], &["-35.95", "1464.05"]);
    assert!(ada["remark"].contains("deviation 151.52"), "{ada:?}");
}

#[test]
fn a_pool_has_ratings_error_bars_and_anchors() {
    let scratch = Scratch::new();
    let mut results = "white,black,result\n".to_owned();
    for result in ["1-0", "1/2-1/2", "0-1", "1-0"] {
        results += &format!("A,B,{result}\nB,A,{result}\nB,C,{result}\nC,A,{result}\n");
    }
    results += "A,Z,1-0\n";
    scratch.file("results.csv", results);
    let arguments = ["results.csv", "--system", "pool", "--anchor", "A=2500"];
    rated(&scratch, 0, &arguments);
    let a = rating(&scratch, "A");
    cells(&a, &["rating_after", "games"], &["2500.00", "13"]);
    assert!(rating(&scratch, "B")["remark"].contains("standard error"));
    assert!(rating(&scratch, "Z")["remark"].contains("lost every game"));
}

#[test]
fn json_has_the_same_names_and_standard_output_the_ratings() {
    let scratch = Scratch::new();
    table(&scratch, "2025-11-07", "2400,10", &[("1990", "1-0")]);
    let arguments = [&RATE_TABLE[..], &["--format", "csv,json"]].concat();
    rated(&scratch, 0, &arguments);
    for name in [
        "ratings",
        "rating_games",
        "rating_differences",
        "rating_players",
    ] {
        let json: serde_json::Value =
            serde_json::from_str(&scratch.report(&format!("{name}.json"))).expect("JSON");
        let list = json.as_array().expect("a list");
        assert_eq!(
            list.len(),
            rows(&scratch.report(&format!("{name}.csv"))).len()
        );
    }
    let stream = [&RATE_TABLE[..], &["--out", "-", "--quiet"]].concat();
    let out = rated(&scratch, 0, &stream).stdout;
    assert_eq!(out, scratch.report("ratings.csv"));
    assert_eq!(scratch.summary()["players"], 2);
}

#[test]
fn an_audit_tells_what_is_wrong_in_a_report_and_refuses_a_table() {
    let scratch = Scratch::new();
    let broken = line(1, "Inventa, Ada", "2100", "", "1.0", &["   2 w 0"])
        + &line(2, "Fabula, Bruno", "2000", "", "1.0", &["   1 b 1"]);
    scratch.file("event.trf", broken);
    let ran = scratch.audit(&["event.trf"]);
    assert_eq!(ran.status, 1);
    assert!(ran.stderr.contains("event.trf:1:81"), "{}", ran.stderr);
    cells(
        &scratch.findings()[0],
        &[
            "file", "game", "line", "rule", "severity", "written", "evidence",
        ],
        &[
            "event.trf",
            "0",
            "1",
            "TRF001",
            "error",
            "1.0",
            "column 81; results 0",
        ],
    );
    scratch.file("results.csv", "white,black,result\nA,B,1-0\n");
    scratch
        .audit(&["results.csv"])
        .refused(&["results.csv", "table of results"]);
}

#[test]
fn folders_archives_and_encodings_are_read_like_those_of_games() {
    let scratch = Scratch::new();
    let report = line(1, "Müller, Jörg", "2100", "", "1.0", &["   2 w 1"])
        + &line(2, "Fabula, Bruno", "2000", "", "0.0", &["   1 b 0"]);
    let latin: Vec<u8> = report
        .chars()
        .map(|c| u8::try_from(u32::from(c)).expect("Latin-1"))
        .collect();
    scratch.file("in/latin.trf", latin);
    let table = "white,black,result\nAda,Clara,1-0\n";
    scratch.file(
        "in/table.csv.zst",
        zstd::encode_all(table.as_bytes(), 1).expect("packed"),
    );
    scratch.file(
        "in/games.pgn",
        game("Open", "Dora", "Eva", "1-0", "1. e4 e5"),
    );
    scratch.file("in/notes.md", "# none\n");
    rate(&scratch, &["in", "--system", "fide-standard"]);
    let names = column(&rows(&scratch.report("ratings.csv")), "player");
    for name in ["Müller, Jörg", "Ada", "Dora"] {
        assert!(names.contains(&name.to_owned()), "{name}: {names:?}");
    }
}

#[test]
fn two_runs_give_the_same_bytes_for_any_number_of_threads() {
    let games: String = (0..300)
        .map(|n| {
            game(
                "Open",
                &format!("A{}", n % 17),
                &format!("B{}", n % 23),
                "1-0",
                "1. e4 e5",
            )
        })
        .collect();
    let scratch = Scratch::with_games(games);
    let mut seen = Vec::new();
    for threads in ["1", "2", "4"] {
        rate(
            &scratch,
            &[
                "games.pgn",
                "--system",
                "fide-standard",
                "--threads",
                threads,
            ],
        );
        seen.push((
            scratch.report("ratings.csv"),
            scratch.report("rating_games.csv"),
        ));
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
}
