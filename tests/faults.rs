//! A fault of our own in one game: that game is INP003 with its bytes, every other game is judged as if nothing had been,
//! and the run says so calmly. The tests ask for faults where they want them (`src/audit/fault/injected.rs`).

use std::fs;
use std::process::Command;

use tempfile::TempDir;

/// A game in which Black's king is mated, though the tag says otherwise, and which may ask for a fault.
fn game(name: &str, comment: &str) -> String {
    format!(
        "[Event \"{name}\"]\n[Site \"x\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"A{name}\"]\n\
         [Black \"B\"]\n[WhiteElo \"2000\"]\n[BlackElo \"2000\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 {{{comment}}} Qh4# 1-0\n\n"
    )
}

/// Forty games, in which the steps named here fail: more than a group, and several faults in one.
fn games(faults: &[(usize, &str)]) -> String {
    let fault = |number| faults.iter().find(|(game, _)| *game == number);
    let comment = |number| match fault(number) {
        Some((_, step)) => format!("fault in the {step}"),
        None => "all is well".to_owned(),
    };
    (1..=40)
        .map(|number| game(&number.to_string(), &comment(number)))
        .collect()
}

const FAULTS: [(usize, &str); 4] = [(3, "replay"), (4, "rules"), (5, "rows"), (40, "rows")];

struct Ran {
    status: i32,
    stdout: String,
    stderr: String,
    out: TempDir,
}

fn run(folder: &TempDir, arguments: &[&str]) -> Ran {
    let out = TempDir::new().expect("a scratch folder");
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("arbiter"));
    command
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .env("ARBITER_INJECTS_FAULTS", "1")
        .env("RUST_BACKTRACE", "1")
        .args(arguments);
    if arguments[0] != "normalise" {
        command.arg("--out").arg(out.path());
    }
    let output = command.output().expect("it runs");
    Ran {
        status: output.status.code().expect("it ends by itself"),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
        out,
    }
}

fn scratch(text: &str) -> TempDir {
    let folder = TempDir::new().expect("a scratch folder");
    fs::write(folder.path().join("a.pgn"), text).expect("written");
    folder
}

impl Ran {
    /// The rows of a report, without those of these games.
    fn rows(&self, name: &str, without: &[&str]) -> Vec<csv::StringRecord> {
        let path = self.out.path().join(name);
        let mut reader = csv::Reader::from_path(path).expect("a report");
        let rows = reader.records().map(|row| row.expect("a row"));
        rows.filter(|row| !without.contains(&&row[1])).collect()
    }

    fn summary(&self, name: &str) -> serde_json::Value {
        let text = fs::read_to_string(self.out.path().join(name)).expect("written");
        serde_json::from_str(&text).expect("JSON")
    }
}

#[test]
fn the_games_beside_a_fault_are_judged_as_if_nothing_had_been() {
    let text = games(&FAULTS);
    let failed = ["3", "4", "5", "40"];
    let whole = run(&scratch(&games(&[])), &["audit", "a.pgn"]);
    assert_eq!(whole.rows("findings.csv", &[]).len(), 40);
    for threads in ["1", "2"] {
        let ran = run(&scratch(&text), &["audit", "a.pgn", "--threads", threads]);
        assert_eq!(ran.status, 1, "{}", ran.stderr);
        for report in ["findings.csv", "games.csv", "claims.csv"] {
            assert_eq!(
                ran.rows(report, &failed),
                whole.rows(report, &failed),
                "{report}"
            );
        }
        let summary = ran.summary("summary.json");
        assert_eq!(summary["games"], 40);
        assert_eq!(
            summary["by_rule"],
            serde_json::json!({"END001": 36, "INP003": 4})
        );
        assert_eq!(
            summary["by_status"],
            serde_json::json!({"findings": 36, "unreadable": 4})
        );
        assert_eq!(summary["end_states"]["checkmate"], 36);
        assert_eq!(summary["files"][0]["games"], 40);
        assert_eq!(summary["files"][0]["bytes_in_games"], text.len());
    }
}

#[test]
fn the_game_is_told_with_its_place_its_bytes_and_its_tags() {
    let text = games(&FAULTS);
    let ran = run(&scratch(&text), &["audit", "a.pgn"]);
    let findings = ran.rows("findings.csv", &[]);
    let of_game = |number: &str| {
        findings
            .iter()
            .filter(|row| &row[1] == number)
            .collect::<Vec<_>>()
    };
    for (number, step) in FAULTS {
        let found = of_game(&number.to_string());
        assert_eq!(found.len(), 1);
        let row = found[0];
        assert_eq!((&row[8], &row[9]), ("INP003", "error"));
        assert_eq!(
            (&row[3], &row[6], &row[12]),
            (&*number.to_string(), &*format!("A{number}"), "0")
        );
        let event = format!("[Event \"{number}\"]");
        let start = text.find(&event).expect("there");
        let next = format!("[Event \"{}\"]", number + 1);
        let end = text.find(&next).unwrap_or(text.len());
        let place = format!("bytes {} to {end} of the text", start + 1);
        assert!(row[18].contains(&place), "{}: {place}", &row[18]);
        assert!(
            row[19].contains(&format!("a fault on purpose in the {step}")),
            "{}",
            &row[19]
        );
        let line = text[..start].lines().count() + 1;
        assert_eq!(row[2], line.to_string());
        let told = format!(
            "a.pgn:{line}, game {number}: could not be judged, for a fault of arbiter itself"
        );
        assert_eq!(ran.stderr.matches(&told).count(), 1, "{}", ran.stderr);
    }
    assert!(
        ran.stderr.contains("Please report it to the authors"),
        "{}",
        ran.stderr
    );
    assert!(!ran.stderr.contains("panicked"), "{}", ran.stderr);
    assert!(!ran.stderr.contains("backtrace"), "{}", ran.stderr);
    assert!(
        !ran.stderr.contains("error[INP003]"),
        "told once: {}",
        ran.stderr
    );
    let games = ran.rows("games.csv", &[]);
    assert_eq!(
        (&games[2][22], &games[2][20], &games[2][21]),
        ("unreadable", "0", "")
    );
}

#[test]
fn a_fault_that_the_tags_bring_about_is_told_with_the_place_alone() {
    let text = game("fault in the tags, fault in the replay", "x") + &game("b", "x");
    let ran = run(&scratch(&text), &["audit", "a.pgn"]);
    let findings = ran.rows("findings.csv", &[]);
    let codes: Vec<(&str, &str)> = findings.iter().map(|row| (&row[1], &row[8])).collect();
    assert_eq!(codes, [("1", "INP003"), ("2", "END001")]);
    assert_eq!(&findings[0][3], "");
}

#[test]
fn a_fault_is_told_whatever_is_selected_and_can_be_accepted() {
    let folder = scratch(&(game("a", "fault in the rules") + &game("b", "x")));
    let ran = run(&folder, &["audit", "a.pgn", "--select", "MOV", "--quiet"]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.rows("findings.csv", &[]).len(), 1);
    assert!(
        ran.stderr.contains("a.pgn:1, game 1: could not be judged"),
        "{}",
        ran.stderr
    );
    let accepted = "file,game,rule,reason\na.pgn,1,INP003,reported\n";
    fs::write(folder.path().join("accepted.csv"), accepted).expect("written");
    let arguments = [
        "audit",
        "a.pgn",
        "--select",
        "MOV",
        "--accepted",
        "accepted.csv",
    ];
    assert_eq!(run(&folder, &arguments).status, 0);
}

#[test]
fn after_the_first_few_faults_only_their_number_is_told() {
    let all: Vec<(usize, &str)> = (1..=40).map(|number| (number, "replay")).collect();
    let ran = run(&scratch(&games(&all)), &["audit", "a.pgn"]);
    assert_eq!(
        ran.stderr.matches("for a fault of arbiter itself").count(),
        5
    );
    assert!(
        ran.stderr.contains("35 more games like this"),
        "{}",
        ran.stderr
    );
}

#[test]
fn normalise_keeps_the_game_as_it_stands() {
    let text = games(&FAULTS);
    let ran = run(&scratch(&text), &["normalise", "a.pgn"]);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    for (number, _) in FAULTS {
        let start = text.find(&format!("[Event \"{number}\"]")).expect("there");
        let next = format!("[Event \"{}\"]", number + 1);
        let game = text[start..text.find(&next).unwrap_or(text.len())].trim();
        assert!(ran.stdout.contains(&format!("{game}\n")), "{game}");
        let told = format!("game {number}: could not be read, for a fault of arbiter itself");
        assert_eq!(ran.stderr.matches(&told).count(), 1, "{}", ran.stderr);
    }
    assert!(ran.stderr.contains("kept as it stands"), "{}", ran.stderr);
    assert_eq!(ran.stdout.matches("[Event ").count(), 40);
    // A sheet is no PGN: it stands in a comment.
    let folder = scratch("");
    fs::write(
        folder.path().join("s.txt"),
        "1. e4 e5\nfault in the replay }\n",
    )
    .expect("written");
    let ran = run(&folder, &["normalise", "s.txt"]);
    assert!(
        ran.stdout.contains("{1. e4 e5 fault in the replay >} *"),
        "{}",
        ran.stdout
    );
}

#[test]
fn rate_leaves_the_game_out() {
    let text = games(&FAULTS);
    let ran = run(&scratch(&text), &["rate", "a.pgn", "--system", "pool"]);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    let summary = ran.summary("rating_summary.json");
    assert_eq!(summary["games"], 36);
    assert_eq!(summary["by_rule"]["INP003"], 4);
    assert_eq!(
        ran.stderr.matches("it is left out of the rating").count(),
        4,
        "{}",
        ran.stderr
    );
    let codes = ran.rows("rating_findings.csv", &[]);
    assert_eq!(codes.iter().filter(|row| &row[8] == "INP003").count(), 4);
    // A report that fails gives no results, and the next file is rated.
    let folder = scratch(&game("a", "x"));
    let report = "012 fault in the report\n001    1 m    Alyx                              2200 NOR                     0.0    1\n";
    fs::write(folder.path().join("r.trf"), report).expect("written");
    let ran = run(&folder, &["rate", "r.trf", "a.pgn", "--system", "pool"]);
    assert_eq!(ran.summary("rating_summary.json")["games"], 1);
    assert!(
        ran.stderr.contains("r.trf:1: could not be judged"),
        "{}",
        ran.stderr
    );
}

#[test]
fn the_library_goes_on_as_well() {
    use arbiter::{Auditor, Options, Repairer, Status};

    arbiter::internals::audit::inject_faults();
    let text = games(&FAULTS);
    let games = Auditor::new(Options::default()).audit(&text);
    assert_eq!(games.len(), 40);
    let failed = games
        .iter()
        .filter(|game| game.status == Status::Unreadable);
    assert_eq!(
        failed.map(|game| game.number).collect::<Vec<_>>(),
        [3, 4, 5, 40]
    );
    assert_eq!(games[2].findings[0].rule, "INP003");
    assert_eq!(games[5].findings[0].rule, "END001");
    let read: Vec<_> = Auditor::new(Options::default())
        .audit_reader(text.as_bytes())
        .collect();
    assert_eq!(read.len(), 40);
    let repaired = Repairer::new(Options::default()).repair(&text);
    assert_eq!(repaired.len(), 40);
    assert!(
        repaired[2].left[0].contains("kept as it stands"),
        "{:?}",
        repaired[2].left
    );
    assert!(repaired[2].pgn.contains("fault in the replay"));
}
