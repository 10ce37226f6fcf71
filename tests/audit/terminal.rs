//! What a person sees on standard error, and what a pipe does not get.

#[cfg(unix)]
use std::process::{Command, Stdio};

use crate::scratch::{Scratch, clean, doubtful, illegal, many, ran};

const ESCAPE: char = '\u{1b}';

#[test]
fn a_finding_is_shown_on_its_line_with_a_caret_under_the_move() {
    let scratch = Scratch::with_games([clean(1), illegal(2)].concat());
    let shown = scratch.audit_games(&[]).stderr;
    let lines: Vec<&str> = shown.lines().collect();
    assert!(lines[0].starts_with("error[MOV001] "), "{shown}");
    assert!(
        lines[1].contains("games.pgn:19, game 2 (Alfil 2 – Torre 2), move 2."),
        "{shown}"
    );
    let text = lines.iter().position(|line| line.starts_with("19 | "));
    let text = text.expect("the line of the move");
    let caret = lines[text + 1].find("^^^").expect("a caret");
    assert_eq!(lines[text].get(caret..caret + 3), Some("Bc5"), "{shown}");
    assert!(shown.contains("arbiter explain MOV001"), "{shown}");
}

#[test]
fn the_summary_counts_games_and_findings() {
    let scratch = Scratch::with_games([illegal(1), doubtful(2), doubtful(3)].concat());
    let shown = scratch.audit_games(&[]).stderr;
    for part in [
        "3 games",
        "16 half-moves",
        "1 error,",
        "2 warnings,",
        "reports in reports",
    ] {
        assert!(shown.contains(part), "'{part}' is not in:\n{shown}");
    }
}

#[test]
fn one_game_is_a_game_and_one_error_an_error() {
    let shown = Scratch::with_games(illegal(1)).audit_games(&[]).stderr;
    assert!(shown.contains("\n1 game, 2 half-moves in"), "{shown}");
    assert!(
        shown.contains("\n1 error, 0 warnings, 0 notes\n"),
        "{shown}"
    );
}

#[test]
fn a_pipe_gets_neither_colours_nor_progress() {
    let shown = Scratch::with_games([illegal(1), many(2, 20_000)].concat())
        .audit_games(&[])
        .stderr;
    assert!(!shown.contains(ESCAPE), "{shown}");
    assert!(!shown.contains('\r'), "{shown}");
    assert!(!shown.contains("ETA"), "{shown}");
}

#[test]
fn color_always_paints_and_never_does_not() {
    let scratch = Scratch::with_games(illegal(1));
    let painted = |arguments: &[&str]| scratch.audit_games(arguments).stderr.contains(ESCAPE);
    assert!(painted(&["--color", "always"]));
    assert!(!painted(&["--color", "never"]));
    assert!(!painted(&["--color", "auto"]));
}

#[test]
fn no_color_is_respected_and_a_flag_outranks_it() {
    let scratch = Scratch::with_games(illegal(1));
    let painted = |arguments: &[&str]| {
        let mut command = scratch.command();
        command
            .args(["games.pgn"])
            .args(arguments)
            .env("NO_COLOR", "1")
            .env("CLICOLOR_FORCE", "1");
        ran(&mut command).stderr.contains(ESCAPE)
    };
    assert!(!painted(&[]));
    assert!(painted(&["--color", "always"]));
}

#[test]
fn quiet_prints_nothing_but_failures() {
    let scratch = Scratch::with_games([illegal(1), doubtful(2)].concat());
    let ran = scratch.audit_games(&["--quiet"]);
    assert_eq!((ran.status, &*ran.stdout, &*ran.stderr), (1, "", ""));
    assert_eq!(scratch.findings().len(), 2);
}

#[test]
fn control_characters_of_the_input_never_steer_the_terminal() {
    let game = illegal(1).replace("Alfil 1", "Alfil\u{1b}[2J\u{7}1");
    let scratch = Scratch::with_games(game);
    let shown = scratch.audit_games(&[]).stderr;
    assert!(!shown.contains([ESCAPE, '\u{7}']), "{shown:?}");
}

/// Runs the program with one of its outputs going to a reader that has left.
#[cfg(unix)]
fn with_reader_gone(scratch: &Scratch, arguments: &[&str], stdout: bool) -> (Option<i32>, String) {
    use std::io::Read;
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("arbiter"))
        .arg("audit")
        .args(arguments)
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut heard = String::new();
    if stdout {
        drop(child.stdout.take());
        let mut stderr = child.stderr.take().expect("piped");
        stderr.read_to_string(&mut heard).expect("UTF-8");
    } else {
        drop(child.stderr.take());
        let mut stdout = child.stdout.take().expect("piped");
        stdout.read_to_string(&mut heard).expect("UTF-8");
    }
    (child.wait().expect("it ends").code(), heard)
}

#[cfg(unix)]
#[test]
fn a_reader_of_standard_output_that_has_left_is_no_failure() {
    let games: String = (1..5_000).map(illegal).collect();
    let scratch = Scratch::with_games(games);
    let (status, stderr) = with_reader_gone(&scratch, &["games.pgn", "--out", "-"], true);
    assert_eq!(status, Some(0));
    assert_eq!(stderr, "");
}

#[cfg(unix)]
#[test]
fn a_reader_of_standard_error_that_has_left_changes_nothing() {
    let scratch = Scratch::with_games(illegal(1));
    let (status, _) = with_reader_gone(&scratch, &["games.pgn"], false);
    assert_eq!(status, Some(1));
    assert_eq!(scratch.findings().len(), 1);
    assert_eq!(scratch.summary()["games"], 1);
    let (status, _) = with_reader_gone(&scratch, &["gone.pgn"], false);
    assert_eq!(status, Some(2));
}

/// `count` games of one event without a site: a warning in each.
fn without_site(event: &str, count: u64) -> String {
    (1..=count)
        .map(|number| {
            clean(number)
                .replace("Invented Open", event)
                .replace("[Site \"Nowhere\"]\n", "")
        })
        .collect()
}

#[test]
fn what_is_not_shown_is_counted_and_shown_when_asked_for() {
    let games: String = (1..=7).map(illegal).chain([doubtful(8)]).collect();
    let scratch = Scratch::with_games(games);
    let findings = |shown: &str| shown.matches("= arbiter explain").count();
    let few = scratch.audit_games(&[]).stderr;
    assert_eq!(findings(&few), 5, "{few}");
    assert!(few.contains("\n5 of 7 errors shown; --show all\n"), "{few}");
    assert!(
        few.contains("\n0 of 1 warning shown; --severity warning\n"),
        "{few}"
    );
    let three = scratch.audit_games(&["--show", "3"]).stderr;
    assert_eq!(findings(&three), 3, "{three}");
    let all = scratch
        .audit_games(&["--show", "all", "--severity", "warning"])
        .stderr;
    assert_eq!(findings(&all), 8, "{all}");
    assert!(!all.contains("errors shown; "), "{all}");
    assert!(!all.contains("warning shown; "), "{all}");
    let none = scratch.audit_games(&["--show", "0"]).stderr;
    assert_eq!(findings(&none), 0, "{none}");
    assert!(none.starts_with("0 of 7 errors shown"), "{none}");
    let refused = scratch.audit_games(&["--show", "many"]);
    assert_eq!(refused.status, 2);
    assert!(
        refused.stderr.contains("a number, or all"),
        "{}",
        refused.stderr
    );
}

#[test]
fn the_table_of_rules_tells_how_grave_they_are() {
    let scratch = Scratch::with_games([illegal(1), doubtful(2)].concat());
    let shown = scratch.audit_games(&[]).stderr;
    let rows: Vec<Vec<&str>> = shown
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|words: &Vec<&str>| words.len() > 2 && words[0] == "1")
        .filter(|words| words[1] == "error" || words[1] == "warning")
        .filter(|words| words[2].len() == 6)
        .collect();
    let rows: Vec<_> = rows.iter().map(|words| (words[1], words[2])).collect();
    assert_eq!(rows[0], ("error", "MOV001"), "{shown}");
    assert_eq!(rows[1].0, "warning", "{shown}");
}

#[test]
fn the_terminal_speaks_the_language_of_the_machine_and_the_tables_english() {
    let scratch = Scratch::with_games(illegal(1));
    let mut command = scratch.command();
    command.arg("games.pgn").env("LC_ALL", "ca_ES.UTF-8");
    let shown = ran(&mut command).stderr;
    assert!(
        shown.contains("\n1 partida, 2 mitges jugades en "),
        "{shown}"
    );
    assert!(
        shown.contains(", partida 1 (Alfil 1 – Torre 1), jugada 2."),
        "{shown}"
    );
    assert!(shown.contains("\ninformes a reports"), "{shown}");
    let english = scratch.audit_games(&["--show", "0"]);
    assert!(
        english.stderr.contains("reports in reports"),
        "{}",
        english.stderr
    );
    let spanish = scratch.audit_games(&["--lang", "es"]).stderr;
    assert!(spanish.contains("\ninformes en reports"), "{spanish}");
    let refused = scratch.audit_games(&["--lang", "xx"]);
    assert_eq!(refused.status, 2);
}

#[test]
fn a_rule_that_fires_in_every_game_of_an_event_is_told_by_events() {
    let scratch = Scratch::with_games([without_site("Open", 3), without_site("Club", 2)].concat());
    let shown = scratch.audit_games(&[]).stderr;
    assert!(shown.contains(": 5 games of 2 events"), "{shown}");
}

#[test]
fn short_flags_are_the_long_ones() {
    let scratch = Scratch::with_games(illegal(1));
    let ran = scratch.audit_games(&["-q", "-j", "1", "-o", "elsewhere"]);
    assert_eq!((ran.status, &*ran.stderr), (1, ""));
    assert!(scratch.path().join("elsewhere/findings.csv").exists());
}

#[test]
fn moves_are_told_in_the_letters_of_the_language_or_in_those_asked_for() {
    let scratch = Scratch::with_games(
        "[Event \"Open\"]\n[Result \"*\"]\n\n1. Nc3 Nc6 2. e4 e5 3. Ne2 Nd4 *\n",
    );
    let told = |arguments: &[&str]| {
        scratch.audit_games(&[&["--select", "NOT002"], arguments].concat());
        scratch.report("findings.csv")
    };
    for (arguments, moves) in [
        (&[][..], "Nge2, Nce2"),
        (&["--lang", "ca"], "Cge2, Cce2"),
        (&["--lang", "ro", "--pieces", "figurine"], "♘ge2, ♘ce2"),
        (&["--pieces", "de"], "Sge2, Sce2"),
    ] {
        let told = told(arguments);
        assert!(told.contains(moves), "{arguments:?}: {told}");
    }
    let refused = scratch.audit_games(&["--pieces", "xyz"]);
    refused.refused(&["--pieces xyz: no such letters"]);
}
