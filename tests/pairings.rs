//! `arbiter pairings`: the rounds of reports, games and tables held against the rules of pairing. The tables of round robins
//! stand here as they are printed; pairing programs are scripts that print what the real one prints in that case.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;
#[path = "audit/workbook.rs"]
#[allow(dead_code)]
mod workbook;

use std::path::Path;

use scratch::{Ran, Row, Scratch, column, ran, rows};

const TWELVE: [&str; 11] = [
    "1-12 2-11 3-10 4-9 5-8 6-7",
    "12-7 8-6 9-5 10-4 11-3 1-2",
    "2-12 3-1 4-11 5-10 6-9 7-8",
    "12-8 9-7 10-6 11-5 1-4 2-3",
    "3-12 4-2 5-1 6-11 7-10 8-9",
    "12-9 10-8 11-7 1-6 2-5 3-4",
    "4-12 5-3 6-2 7-1 8-11 9-10",
    "12-10 11-9 1-8 2-7 3-6 4-5",
    "5-12 6-4 7-3 8-2 9-1 10-11",
    "12-11 1-10 2-9 3-8 4-7 5-6",
    "6-12 7-5 8-4 9-3 10-2 11-1",
];

const SIX: [&str; 5] = [
    "1-6 2-5 3-4",
    "6-4 5-3 1-2",
    "2-6 3-1 4-5",
    "6-5 1-4 2-3",
    "3-6 4-2 5-1",
];

/// Runs the program where no pairing program is, unless a test names one.
#[track_caller]
fn pairings_by(scratch: &Scratch, program: Option<&Path>, status: i32, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .env("PATH", scratch.path().join("nothing"))
        .env_remove("ARBITER_BBPPAIRINGS")
        .current_dir(scratch.path())
        .arg("pairings")
        .args(arguments);
    if let Some(program) = program {
        command.env("ARBITER_BBPPAIRINGS", program);
    }
    let run = ran(&mut command);
    assert_eq!(run.status, status, "{}", run.stderr);
    run
}

#[track_caller]
fn pairings(scratch: &Scratch, status: i32, arguments: &[&str]) -> Ran {
    pairings_by(scratch, None, status, arguments)
}

fn table(scratch: &Scratch) -> Vec<Row> {
    rows(&scratch.report("pairings.csv"))
}

fn summary(scratch: &Scratch) -> serde_json::Value {
    serde_json::from_str(&scratch.report("pairings_summary.json")).expect("JSON")
}

/// Columns of the rows that are not right, each row as one line.
fn faults(scratch: &Scratch) -> Vec<String> {
    let columns = [
        "round",
        "white",
        "black",
        "expected_white",
        "expected_black",
        "verdict",
        "reason",
    ];
    let faults = table(scratch);
    let faults = faults.iter().filter(|row| &row["verdict"] != "correct");
    faults
        .map(|row| columns.map(|column| row[column].to_owned()).join(" | "))
        .collect()
}

/// `3-12` as numbers.
fn pair(written: &str) -> [usize; 2] {
    let (white, black) = written.split_once('-').expect("two numbers");
    [white, black].map(|number| number.parse().expect("a number"))
}

/// A report of these rounds, all games drawn. Whoever is in none was absent.
fn report(name: &str, sides: usize, rounds: &[String]) -> String {
    let mut text =
        format!("012 {name}\n042 2026/05/01\n052 2026/05/20\n092 Individual: Round-Robin\n");
    for number in 1..=sides {
        let mut line = String::new();
        let mut points = 0;
        for round in rounds {
            let mut pairs = round.split(' ').map(pair);
            let own = pairs.find(|pair| pair.contains(&number));
            line += &match own {
                Some([white, black]) if white == number => format!("  {black:>4} w ="),
                Some([white, _]) => format!("  {white:>4} b ="),
                None => "  0000 - Z".to_owned(),
            };
            points += usize::from(own.is_some());
        }
        let points = format!("{}.{}", points / 2, 5 * (points % 2));
        let name = format!("Player {number}");
        text += &format!(
            "001 {number:>4}      {name:<33} 2000                            {points:>4} {number:>4}{line}\n"
        );
    }
    text
}

fn league(rounds: &[&str], sides: usize) -> Scratch {
    let scratch = Scratch::new();
    let rounds: Vec<String> = rounds.iter().map(|round| (*round).to_owned()).collect();
    scratch.file("league.trf", report("Lliga", sides, &rounds));
    scratch
}

/// Games of four moves, in rounds, between players of these names.
fn games(event: &str, rounds: &[&str], names: &[&str]) -> String {
    let mut text = String::new();
    for (round, pairs) in (1..).zip(rounds) {
        for [white, black] in pairs.split(' ').map(pair) {
            let [white, black] = [names[white - 1], names[black - 1]];
            text += &format!(
                "[Event \"{event}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n"
            );
        }
    }
    text
}

const NAMES: [&str; 6] = ["Zot", "Alba", "Mas", "Bosc", "Cim", "Yll"];

#[test]
fn a_league_by_the_printed_tables_is_right() {
    let scratch = league(&TWELVE, 12);
    let run = pairings(&scratch, 0, &["league.trf"]);
    assert!(
        run.stderr
            .contains("Lliga, 2026-05-01 (round-robin): 66 pairings, 0 wrong, 0 undecidable"),
        "{}",
        run.stderr
    );
    let rows = table(&scratch);
    assert_eq!(rows.len(), 66);
    assert_eq!(column(&rows[..6], "board"), ["1", "2", "3", "4", "5", "6"]);
    assert_eq!(
        (&rows[0]["white"], &rows[0]["black"]),
        ("Player 1", "Player 12")
    );
    assert_eq!(
        scratch.report("pairings.csv").lines().next(),
        Some("round,board,white,black,expected_white,expected_black,verdict,reason")
    );
    let summary = summary(&scratch);
    assert_eq!(summary["tournaments"][0]["system"], "round-robin");
    assert_eq!(summary["tournaments"][0]["correct"], 66);
    assert_eq!(summary["program"], "");
}

#[test]
fn three_errors_in_a_league_of_twelve_are_found_and_nobody_else_is_accused() {
    let mut rounds = TWELVE;
    rounds[1] = "12-7 8-6 5-9 10-4 11-3 1-2";
    rounds[4] = "4-12 3-2 5-1 6-11 7-10 8-9";
    rounds[7] = "12-10 11-9 1-8 3-6 4-5";
    let scratch = league(&rounds, 12);
    let run = pairings(&scratch, 1, &["league.trf"]);
    assert!(
        run.stderr.contains("66 pairings, 4 wrong"),
        "{}",
        run.stderr
    );
    assert!(
        run.stderr
            .contains("wrong: round 2, board 3, Player 5 – Player 9: colours exchanged"),
        "{}",
        run.stderr
    );
    assert_eq!(
        faults(&scratch),
        [
            "2 | Player 5 | Player 9 | Player 9 | Player 5 | wrong | colours exchanged: by the Berger tables Player 9 has White",
            "5 | Player 3 | Player 2 | Player 3 | Player 12 | wrong | these two meet in round 4 too, and by the Berger tables they meet others in this one",
            "5 | Player 4 | Player 12 | Player 4 | Player 2 | wrong | these two meet in round 7 too, and by the Berger tables they meet others in this one",
            "8 |  |  | Player 2 | Player 7 | wrong | by the Berger tables these two meet in this round, and they did not",
        ]
    );
}

#[test]
fn games_without_start_numbers_are_judged_by_those_that_fit() {
    let scratch = Scratch::with_games(games("Lliga", &SIX, &NAMES));
    let run = pairings(&scratch, 0, &["games.pgn"]);
    assert!(
        run.stderr
            .contains("15 of 15 pairings stand in the Berger tables: 1 Zot; 2 Alba"),
        "{}",
        run.stderr
    );
    let mut rounds = SIX;
    rounds[2] = "2-6 1-3 4-5";
    let scratch = Scratch::with_games(games("Lliga", &rounds, &NAMES));
    pairings(&scratch, 1, &["games.pgn"]);
    assert_eq!(
        faults(&scratch),
        [
            "3 | Zot | Mas | Mas | Zot | wrong | colours exchanged: by the Berger tables Mas has White"
        ]
    );
}

#[test]
fn a_table_of_results_will_do() {
    let mut text = "round,white,black,result\n".to_owned();
    for (round, pairs) in (1..).zip(SIX) {
        for [white, black] in pairs.split(' ').map(pair) {
            let [white, black] = [NAMES[white - 1], NAMES[black - 1]];
            text += &format!("{round},{white},{black},1-0\n");
        }
    }
    let scratch = Scratch::new();
    scratch.file("results.csv", text);
    pairings(&scratch, 0, &["results.csv"]);
    assert_eq!(table(&scratch).len(), 15);
}

#[test]
fn several_tournaments_have_a_column_that_says_which() {
    let scratch = Scratch::new();
    let other = SIX.map(|round| round.replace("2-6", "6-2"));
    scratch.file("a.pgn", games("One", &SIX, &NAMES));
    scratch.file(
        "b.pgn",
        games("Other", &other.each_ref().map(|round| &**round), &NAMES),
    );
    pairings(&scratch, 1, &["a.pgn", "b.pgn"]);
    let rows = table(&scratch);
    assert_eq!(rows.len(), 30);
    let wrong: Vec<&Row> = rows
        .iter()
        .filter(|row| &row["verdict"] == "wrong")
        .collect();
    assert_eq!(wrong.len(), 1);
    assert_eq!(&wrong[0]["tournament"], "Other");
}

#[test]
fn every_format_and_standard_output() {
    let scratch = league(&SIX, 6);
    pairings(
        &scratch,
        0,
        &["league.trf", "--format", "csv,json,jsonl,xlsx"],
    );
    let json: serde_json::Value =
        serde_json::from_str(&scratch.report("pairings.json")).expect("JSON");
    assert_eq!(json[0]["expected_black"], "Player 6");
    assert_eq!(scratch.report("pairings.jsonl").lines().count(), 15);
    let mut workbook = workbook::open(&scratch.path().join("reports/pairings.xlsx"));
    workbook.same_cells("pairings", &scratch.report("pairings.csv"));
    let run = pairings(&scratch, 0, &["league.trf", "--out", "-", "--quiet"]);
    assert_eq!(run.stdout.lines().count(), 16);
    assert_eq!(run.stderr, "");
}

#[test]
fn a_system_that_nobody_names_is_asked_for() {
    let scratch = Scratch::new();
    scratch.file("open.trf", swiss());
    pairings(&scratch, 2, &["open.trf"]).refused(&[
        "Memorial Inventat",
        "--system round-robin, swiss-1985 or dutch",
    ]);
    pairings(&scratch, 2, &["open.trf", "--system", "burstein"])
        .refused(&["no such system", "dutch"]);
    pairings(&scratch, 2, &["nothing.trf"]);
    // A report that says how it was paired needs no flag.
    scratch.file(
        "dutch.trf",
        swiss().replace("092 Individual: Swiss-System", "192 FIDE_DUTCH_2026"),
    );
    let run = pairings(&scratch, 0, &["dutch.trf"]);
    assert!(run.stderr.contains("(dutch)"), "{}", run.stderr);
}

/// The Swiss of the fixtures, in April 2026.
fn swiss() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/tournaments/swiss.trf");
    let report = std::fs::read_to_string(path).expect("a fixture");
    report
        .replace("042 2025", "042 2026")
        .replace("052 2025", "052 2026")
}

#[test]
fn nothing_is_wrong_in_a_round_whose_games_stand_there_by_a_guess() {
    let scratch = Scratch::new();
    let mut rounds = SIX;
    rounds[2] = "2-6 1-3 4-5";
    let league = games("Lliga", &rounds, &NAMES);
    let without = |text: &str, round: &str, white: &str| {
        let known = format!("[Round \"{round}\"]\n[White \"{white}\"]");
        let open = format!("[Round \"?\"]\n[White \"{white}\"]");
        assert!(text.contains(&known), "{text}");
        text.replace(&known, &open)
    };
    scratch.file("league.pgn", without(&league, "3", "Zot"));
    pairings(&scratch, 0, &["league.pgn"]);
    assert_eq!(
        faults(&scratch),
        [
            "3 | Zot | Mas |  |  | undecidable | games of round 3 stand there by a guess: the input gives them no round, or one in which a player has another game"
        ]
    );
    // In a Swiss nothing behind it is wrong either: round 3 repeats what is known of round 1.
    let swiss = games("Open", &["1-3 4-2", "2-1 3-4", "3-1 2-4"], &NAMES);
    scratch.file("swiss.pgn", without(&swiss, "2", "Mas"));
    let system = ["--system", "swiss-1985"];
    pairings(&scratch, 0, &["swiss.pgn", system[0], system[1]]);
    let reasons = column(&table(&scratch), "reason").join("; ");
    assert!(
        reasons.contains("it hangs on round 2, in which games stand by a guess"),
        "{reasons}"
    );
    scratch.file("known.pgn", swiss);
    pairings(&scratch, 1, &["known.pgn", system[0], system[1]]);
}

#[test]
fn a_swiss_that_some_have_left_is_no_round_robin() {
    let scratch = Scratch::new();
    let rounds = ["1-4 2-5 3-6", "1-2 3-4", "1-3 2-4", "5-1 2-3", "4-5"].map(str::to_owned);
    let open = report("Open", 6, &rounds).replace("092 Individual: Round-Robin\n", "");
    scratch.file("open.trf", open);
    pairings(&scratch, 2, &["open.trf"]).refused(&["--system round-robin, swiss-1985 or dutch"]);
    // One has left a league after two rounds; the others have all met.
    let rounds = [
        "1-6 2-5 3-4",
        "6-4 5-3 1-2",
        "3-1 4-5",
        "1-4 2-3",
        "4-2 5-1",
    ];
    let league = report("Lliga", 6, &rounds.map(str::to_owned));
    scratch.file(
        "league.trf",
        league.replace("092 Individual: Round-Robin\n", ""),
    );
    let run = pairings(&scratch, 0, &["league.trf"]);
    assert!(run.stderr.contains("(round-robin)"), "{}", run.stderr);
}

#[test]
fn the_swiss_of_1985_is_judged_where_it_is_asked_for() {
    let scratch = Scratch::new();
    scratch.file("open.trf", swiss());
    let run = pairings(&scratch, 1, &["open.trf", "--system", "swiss-1985"]);
    assert!(
        run.stderr.contains("(swiss-1985): 21 pairings, "),
        "{}",
        run.stderr
    );
    let reasons = column(&table(&scratch), "reason").join(" ");
    assert!(reasons.contains("Swiss 1985, 5.3"), "{reasons}");
}

#[test]
fn without_a_pairing_program_a_dutch_swiss_is_undecidable_and_it_is_told_how_to_get_one() {
    let scratch = Scratch::new();
    scratch.file("open.trf", swiss());
    let run = pairings(&scratch, 0, &["open.trf", "--system", "dutch"]);
    for part in [
        "no pairing program is installed",
        "ARBITER_BBPPAIRINGS",
        "pip install gacrux",
        "21 undecidable",
    ] {
        assert!(run.stderr.contains(part), "{part}\n{}", run.stderr);
    }
    let verdicts = column(&table(&scratch), "verdict");
    assert_eq!(verdicts, vec!["undecidable"; 21]);
    assert_eq!(summary(&scratch)["program"], "");
    assert!(
        summary(&scratch)["notes"]
            .to_string()
            .contains("no pairing program")
    );
}

#[cfg(unix)]
mod with_a_program {
    use std::os::unix::fs::PermissionsExt;
    use std::path::PathBuf;

    use super::*;

    /// A script in the place of bbpPairings. It keeps the report that it is given.
    fn program(scratch: &Scratch, answer: &str, rest: &str) -> PathBuf {
        let folder = scratch.path().join("program");
        let script = format!(
            "#!/bin/sh\nif [ \"$1\" = -r ]; then\n  echo 'BBP Pairings (https://example.org) - 6.0.0 (Built today)'\n  exit 3\nfi\n[ \"$1\" = --dutch ] && [ \"$3\" = -c ] || exit 9\n/bin/cp \"$2\" given.trf\n/bin/cat <<'END'\n{answer}\nEND\n{rest}\n"
        );
        let path = scratch.file("program/bbp", script);
        let mut mode = std::fs::metadata(&path).expect("written").permissions();
        mode.set_mode(0o755);
        std::fs::set_permissions(&path, mode).expect("a program");
        assert!(folder.is_dir());
        path
    }

    const OTHERWISE: &str = "\
arbiter-1: Round #1
arbiter-1: Round #2
arbiter-1: Round #3
  Checker pairings        Tournament pairings 
      5 -   3                  3 -   5

arbiter-1: Round #4
arbiter-1: Round #5
  Checker pairings        Tournament pairings 
      6 -   2                  6 -   1
      3 -   1                  2 -   3

";

    #[test]
    fn its_verdict_is_told_with_its_name_and_version() {
        let scratch = Scratch::new();
        scratch.file("open.trf", swiss());
        let program = program(&scratch, OTHERWISE, "");
        let run = pairings_by(
            &scratch,
            Some(&program),
            1,
            &["open.trf", "--system", "dutch"],
        );
        assert!(
            run.stderr.contains("judged by bbpPairings 6.0.0"),
            "{}",
            run.stderr
        );
        assert!(
            run.stderr.contains("21 pairings, 3 wrong, 0 undecidable"),
            "{}",
            run.stderr
        );
        let later = "bbpPairings 6.0.0 pairs otherwise; judged by the standings as they were; round 3 was wrong already";
        assert_eq!(
            faults(&scratch),
            [
                "3 | Ficta, Clara | Vidal, Enric | Vidal, Enric | Ficta, Clara | wrong | bbpPairings 6.0.0 gives White to Vidal, Enric".to_owned(),
                format!("5 | Fabula, Bruno | Ficta, Clara | Ficta, Clara | Inventa, Ada | wrong | {later}"),
                format!("5 | Muller, Jorg | Inventa, Ada | Muller, Jorg | Fabula, Bruno | wrong | {later}"),
            ]
        );
        assert_eq!(summary(&scratch)["program"], "bbpPairings 6.0.0");
        let given =
            std::fs::read_to_string(scratch.path().join("program/given.trf")).expect("kept");
        assert!(
            given.contains("Player 9") && !given.contains("Inventa"),
            "{given}"
        );
    }

    #[test]
    fn rules_of_another_day_accuse_nobody() {
        let scratch = Scratch::new();
        scratch.file("open.trf", swiss().replace("2026/04", "2025/04"));
        let program = program(&scratch, OTHERWISE, "");
        let run = pairings_by(
            &scratch,
            Some(&program),
            0,
            &["open.trf", "--system", "dutch"],
        );
        assert!(
            run.stderr.contains("0 wrong, 3 undecidable"),
            "{}",
            run.stderr
        );
        assert!(
            run.stderr
                .contains("holds the rules of another day than 2025-04-05"),
            "{}",
            run.stderr
        );
    }

    #[test]
    fn a_program_that_fails_is_told_with_its_words_and_fails_the_run() {
        let scratch = Scratch::new();
        scratch.file("open.trf", swiss());
        let dutch = ["open.trf", "--system", "dutch"];
        let fails = program(
            &scratch,
            "",
            "echo 'Error parsing file: Invalid line' >&2; exit 3",
        );
        let run = pairings_by(&scratch, Some(&fails), 2, &dutch);
        assert!(
            run.stderr
                .contains("failed and said: Error parsing file: Invalid line"),
            "{}",
            run.stderr
        );
        assert_eq!(column(&table(&scratch), "verdict"), vec!["undecidable"; 21]);
        let strange = program(&scratch, "x: Round #1\nall is well", "");
        let run = pairings_by(&scratch, Some(&strange), 2, &dutch);
        assert!(
            run.stderr.contains("not understood: 'all is well'"),
            "{}",
            run.stderr
        );
        let nowhere = scratch.path().join("nowhere");
        let run = pairings_by(&scratch, Some(&nowhere), 2, &dutch);
        assert!(
            run.stderr.contains("bbpPairings could not be run"),
            "{}",
            run.stderr
        );
    }

    #[test]
    fn games_have_no_start_numbers_to_pair_by() {
        let scratch = Scratch::with_games(games("Open", &["1-4 2-5 3-6", "4-2 5-1 6-3"], &NAMES));
        let answer =
            "x: Round #1\n  Checker pairings        Tournament pairings \n 1 -   4       1 -   2\n";
        let answer = format!("{answer}x: Round #2\n");
        let program = program(&scratch, &answer, "");
        let dutch = ["games.pgn", "--system", "dutch"];
        pairings_by(&scratch, Some(&program), 2, &dutch);
        // By name: 1 Alba, 2 Bosc, 3 Cim, 4 Mas, 5 Yll, 6 Zot. Played are 6-2, 1-3, 4-5.
        let answer = answer.replace("1 -   2", "1 -   3");
        let program = super::with_a_program::program(&scratch, &answer, "");
        let run = pairings_by(&scratch, Some(&program), 0, &dutch);
        assert!(
            run.stderr.contains("numbered by rating and name"),
            "{}",
            run.stderr
        );
    }
}
