//! Inputs of several blocks (a block holds about 1 MiB): the reports come in the order of the input, with the right
//! numbers, and are the same to the byte for any number of threads.

use std::fs;

use crate::scratch::{LINES, Scratch, clean, column, doubtful, illegal, noted};

/// More than three blocks.
const GAMES: u64 = 18_000;

/// Every 97th game has an error, every 89th a warning, every 83rd a note.
fn mixed(number: u64) -> String {
    if number.is_multiple_of(97) {
        illegal(number)
    } else if number.is_multiple_of(89) {
        doubtful(number)
    } else if number.is_multiple_of(83) {
        noted(number)
    } else {
        clean(number)
    }
}

fn text() -> String {
    let text: String = (1..=GAMES).map(mixed).collect();
    assert!(text.len() > 3 << 20, "several blocks");
    text
}

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    let scratch = Scratch::with_games(text());
    scratch.file("more.pgn", (1..500).map(mixed).collect::<String>());
    let reports = |threads: &str| {
        let ran = scratch.audit_games(&[
            "more.pgn",
            "--threads",
            threads,
            "--out",
            threads,
            "--format",
            "csv,json,jsonl,xlsx",
        ]);
        assert_eq!(ran.status, 1, "{ran:?}");
        [
            "findings.csv",
            "games.csv",
            "claims.csv",
            "findings.json",
            "games.json",
            "claims.json",
            "findings.jsonl",
            "games.jsonl",
            "claims.jsonl",
            "audit.xlsx",
        ]
        .map(|name| fs::read(scratch.path().join(threads).join(name)).expect("written"))
    };
    let one = reports("1");
    assert!(one[0].len() > 10_000);
    for threads in ["2", "7"] {
        // Not assert_eq: nobody wants megabytes on the screen.
        assert!(reports(threads) == one, "--threads {threads}");
    }
}

#[test]
fn rows_come_in_input_order_with_numbers_and_lines_right_across_blocks() {
    for (ends, text) in [("LF", text()), ("CRLF", text().replace('\n', "\r\n"))] {
        let scratch = Scratch::with_games(text);
        scratch.audit_games(&["--quiet"]);
        let games = scratch.games();
        assert_eq!(games.len() as u64, GAMES, "{ends}");
        for (game, number) in games.iter().zip(1u64..) {
            assert_eq!(game["game"], number.to_string(), "{ends}");
            assert_eq!(game["line"], ((number - 1) * LINES + 1).to_string());
            assert_eq!(game["round"], number.to_string(), "{ends}");
        }
        let expected: Vec<String> = (1..=GAMES)
            .filter(|n| [97, 89, 83].iter().any(|every| n.is_multiple_of(*every)))
            .map(|n| n.to_string())
            .collect();
        assert_eq!(column(&scratch.findings(), "game"), expected, "{ends}");
        assert_eq!(column(&scratch.findings(), "round"), expected, "{ends}");
        assert_eq!(scratch.summary()["games"], GAMES);
    }
}

#[test]
fn numbers_begin_anew_in_each_file() {
    let scratch = Scratch::new();
    scratch.file("a.pgn", text());
    scratch.file("b.pgn", [clean(1), illegal(2)].concat());
    scratch.audit(&["a.pgn", "b.pgn", "--quiet"]);
    let findings = scratch.findings();
    let last = findings.last().expect("the last game");
    assert_eq!(
        [&last["file"], &last["game"], &last["line"]],
        ["b.pgn", "2", "11"]
    );
}
