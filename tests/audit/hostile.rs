//! Input that no honest program wrote: it is judged like any other, in time that grows with its length, and the game
//! behind it is judged as if nothing had happened.

use std::time::Duration;

use crate::scratch::{Row, Scratch, clean, column, ran};

/// Far above what any of these takes, far below what a pass for every byte would take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Audits a hostile game and a clean one; gives the findings and rows, all but the clean one's.
fn judged(game: impl AsRef<[u8]>) -> (Vec<Row>, Row) {
    let scratch = Scratch::with_games([game.as_ref(), clean(2).as_bytes()].concat());
    let mut command = scratch.command();
    command.arg("games.pgn").timeout(PATIENCE);
    let ran = ran(&mut command);
    assert!(ran.status < 2, "{ran:?}");
    assert!(ran.stderr.len() < 20_000, "{} bytes", ran.stderr.len());
    let mut games = scratch.games();
    assert_eq!(games.len(), 2);
    let behind = games.pop().expect("two games");
    assert_eq!(
        [&behind["game"], &behind["white"], &behind["status"]],
        ["2", "Alfil 2", "clean"]
    );
    let findings = scratch.findings();
    assert!(findings.iter().all(|row| &row["game"] == "1"));
    (findings, games.pop().expect("two games"))
}

/// A clean game with something ahead of its second move.
fn with(rubbish: &str) -> String {
    clean(1).replace("2. Bc4", &format!("{rubbish} 2. Bc4"))
}

#[track_caller]
fn finds(game: impl AsRef<[u8]>, codes: &[&str], plies: &str) -> Vec<Row> {
    let (findings, row) = judged(game);
    assert_eq!(column(&findings, "rule"), codes);
    assert_eq!(&row["plies"], plies);
    findings
}

#[test]
fn a_tag_of_a_megabyte_is_cut_in_the_reports() {
    let long = "x".repeat(1 << 20);
    let (findings, row) = judged(clean(1).replace("Nowhere", &long));
    assert_eq!(findings.len(), 0);
    assert_eq!(row["site"], format!("{}…", "x".repeat(1000)));
}

#[test]
fn a_tag_full_of_quotes_ends_where_a_bracket_follows() {
    let quotes = "\"".repeat(1 << 20);
    let (findings, row) = judged(clean(1).replace("Alfil 1", &quotes));
    assert_eq!(findings.len(), 0);
    assert!(row["white"].starts_with("\"\"\""));
    assert_eq!(&row["black"], "Torre 1");
}

#[test]
fn a_token_of_a_megabyte_is_one_unreadable_move() {
    let findings = finds(with(&"q".repeat(1 << 20)), &["NOT001"], "2");
    assert_eq!(&findings[0]["ply"], "3");
    assert_eq!(findings[0]["written"], format!("{}…", "q".repeat(1000)));
}

#[test]
fn brackets_may_nest_a_hundred_thousand_deep() {
    let depth = 100_000;
    finds(
        with(&["(".repeat(depth), ")".repeat(depth)].concat()),
        &[],
        "7",
    );
    finds(
        with(&["(e5 ".repeat(depth), ")".repeat(depth)].concat()),
        &[],
        "7",
    );
    finds(with(&"(e5 ".repeat(depth)), &["INP001"], "2");
}

#[test]
fn a_game_without_tags_that_begins_with_an_illegal_move_is_judged() {
    let (findings, row) = judged("1. Ke2 e5 1-0\n\n");
    assert_eq!(&findings[0]["rule"], "MOV003");
    assert_eq!(&row["line"], "1");
    let (findings, _) = judged("1.e4e5\n\n");
    assert_eq!(&findings[0]["game"], "1");
}

#[test]
fn zeros_where_a_disk_failed_are_one_stray_text() {
    finds(with(&"\0".repeat(1 << 20)), &["INP002"], "7");
    finds(with(&"}".repeat(1 << 20)), &["INP002"], "7");
    finds(with(&"[".repeat(1 << 20)), &["INP002"], "7");
}

#[test]
fn a_comment_of_twenty_megabytes_is_a_comment() {
    finds(
        with(&format!("{{{}}}", "comment ".repeat(2_500_000))),
        &[],
        "7",
    );
}

#[test]
fn commands_without_end_inside_a_comment_pass() {
    finds(with(&format!("{{{}}}", "[%".repeat(500_000))), &[], "7");
}

#[test]
fn a_line_full_of_commands_is_read_once() {
    finds(with(&"[%eval 0]".repeat(200_000)), &[], "7");
}

#[test]
fn bytes_that_are_no_utf8_inside_a_move_make_it_unreadable() {
    let text = with("@@@").into_bytes();
    let at = text.windows(3).position(|three| three == b"@@@");
    let at = at.expect("the mark");
    let torn = [&text[..at], b"B\xFFc\xFE4", &text[at + 3..]].concat();
    finds(torn, &["NOT001"], "2");
}

#[test]
fn a_hundred_thousand_tags_are_read_once_each() {
    let tags: String = (0..100_000).map(|n| format!("[Tag{n} \"x\"]")).collect();
    finds(clean(1).replacen('\n', &tags, 1), &[], "7");
    finds(
        clean(1)
            .replacen('\n', &format!("\n{}\n", tags.replace(']', "]\n")), 1)
            .replacen("\n\n", "\n", 1),
        &[],
        "7",
    );
}

#[test]
fn repeated_tags_do_not_multiply_their_values() {
    let long = "x".repeat(1 << 20);
    let game = clean(1)
        .replace("Invented Open", &long)
        .replace("[Site", &format!("{}[Site", "[Event \"y\"]\n".repeat(300)));
    let (findings, _) = judged(game);
    assert_eq!(column(&findings, "rule"), ["HDR007"; 300]);
    assert!(findings.iter().all(|row| row["evidence"].len() < 200));
}

/// Knights to and fro, `plies` times, each move written by `written`.
fn shuffled(plies: usize, written: impl Fn(&str) -> String) -> String {
    let mut moves = String::new();
    for ply in 0..plies {
        if ply % 2 == 0 {
            moves.push_str(&format!("{}. ", ply / 2 + 1));
        }
        moves.push_str(&written(["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4]));
        moves.push(' ');
    }
    let (tags, _) = clean(1)
        .split_once("1. e4")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .expect("moves");
    format!("{tags}{moves}1-0\n\n")
}

#[test]
fn a_game_of_a_hundred_thousand_plies_with_a_finding_on_each() {
    let (findings, row) = judged(shuffled(100_000, |san| format!("{san}+")));
    assert_eq!(&row["plies"], "100000");
    let marks = findings.iter().filter(|row| &row["rule"] == "NOT003");
    assert_eq!(marks.count(), 100_000);
    assert_eq!(&findings[99_999]["ply"], "100000");
    assert!(
        findings[99_999]["fen"]
            .starts_with("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - ")
    );
}

#[test]
fn a_game_of_a_hundred_thousand_variations() {
    let (findings, row) = judged(shuffled(100_000, |san| format!("{san} ({san} a9)")));
    assert_eq!(&row["plies"], "100000");
    let variations = findings.iter().filter(|row| &row["rule"] == "VAR001");
    assert_eq!(variations.count(), 100_000);
}

#[test]
fn words_that_no_alphabet_reads_are_told_once() {
    let findings = finds(with(&"zz ".repeat(300_000)), &["NOT001"], "2");
    assert_eq!(&findings[0]["written"], "zz");
}

#[test]
fn a_termination_of_many_words_is_read_from_its_end() {
    let long = format!("{}won on time", "the player ".repeat(100_000));
    let game = clean(1).replace("[Result", &format!("[Termination \"{long}\"]\n[Result"));
    let (_, row) = judged(game);
    assert!(row["termination_submitted"].starts_with("the player the player"));
}

#[test]
fn a_name_encoded_twice_may_be_of_any_length() {
    let (findings, row) = judged(clean(1).replace("Alfil 1", &"Ã©Ã±".repeat(200_000)));
    assert_eq!(column(&findings, "rule"), ["HDR006"]);
    assert!(row["white"].starts_with("éñéñ"));
}
