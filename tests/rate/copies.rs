//! A game that is in the input twice counts once; copies that contradict each other do not count until they are decided.

use crate::desk::{games, line, rated, rating};
use crate::scratch::{Scratch, column, rows};

const MOVES: &str =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8";

fn pgn(moves: &str, result: &str) -> String {
    format!(
        "[Event \"Invented\"]\n[Site \"?\"]\n[Date \"2025.11.07\"]\n[Round \"1\"]\n[White \"Inventa, Ada\"]\n\
         [Black \"Fabula, Bruno\"]\n[WhiteElo \"2100\"]\n[BlackElo \"2000\"]\n[WhiteFideId \"1000\"]\n\
         [BlackFideId \"1001\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

fn report(result: [&str; 2], points: [&str; 2]) -> String {
    let names = ["Inventa, Ada", "Fabula, Bruno"];
    let mut text = "012 Invented\n042 2025/11/07\n052 2025/11/09\n".to_owned();
    for (index, rating) in ["2100", "2000"].iter().enumerate() {
        let round = format!("   {} {} {}", 2 - index, ["w", "b"][index], result[index]);
        let id = (1000 + index).to_string();
        text += &line(
            index as u32 + 1,
            names[index],
            rating,
            &id,
            points[index],
            &[&round],
        );
    }
    text
}

const FIDE: [&str; 2] = ["--system", "fide-standard"];

fn rate(scratch: &Scratch, status: i32, files: &[&str]) -> String {
    rated(scratch, status, &[files, &FIDE].concat()).stderr
}

#[test]
fn copies_of_a_file_change_nothing() {
    let scratch = Scratch::new();
    scratch.file("a.pgn", pgn(MOVES, "1-0"));
    rate(&scratch, 0, &["a.pgn"]);
    let alone = rating(&scratch, "Inventa, Ada");
    scratch.file("b.pgn", pgn(MOVES, "1-0"));
    scratch.file("c.pgn", pgn(&MOVES.replace(" 9. h3 Nb8", ""), "1-0"));
    let told = rate(&scratch, 0, &["a.pgn", "b.pgn", "c.pgn"]);
    assert!(
        told.contains("2 games are in the input more than once, and count once"),
        "{told}"
    );
    assert_eq!(rating(&scratch, "Inventa, Ada"), alone);
    let lines = games(&scratch, "Inventa, Ada");
    assert_eq!(column(&lines, "counted"), ["yes", "no", "no"]);
    assert_eq!(
        column(&lines, "why_not")[1],
        "the same game as a.pgn, game 1, which counts"
    );
    let found = rows(&scratch.report("rating_findings.csv"));
    assert_eq!(column(&found, "rule"), ["ARC001", "ARC001"]);
    let told = rate(&scratch, 0, &["a.pgn", "b.pgn", "--duplicates", "never"]);
    assert!(!told.contains("more than once"), "{told}");
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "2");
}

#[test]
fn copies_that_contradict_each_other_count_on_neither_basis() {
    let scratch = Scratch::new();
    scratch.file("a.pgn", pgn(MOVES, "1-0"));
    scratch.file("b.pgn", pgn(MOVES, "1/2-1/2"));
    for files in [["a.pgn", "b.pgn"], ["b.pgn", "a.pgn"]] {
        let told = rate(&scratch, 1, &files);
        assert!(
            told.contains("neither counts until one of them is taken out"),
            "{told}"
        );
        for row in rows(&scratch.report("rating_games.csv")) {
            assert_eq!(&row["counted"], "no", "{row:?}");
        }
        let found = rows(&scratch.report("rating_findings.csv"));
        assert_eq!(column(&found, "rule"), ["ARC002"]);
    }
}

/// The report and the game file of one event: each game once, with what the moves have shown.
#[test]
fn a_game_counts_once_in_a_report_and_in_a_game_file() {
    let scratch = Scratch::new();
    scratch.file("event.trf", report(["1", "0"], ["1.0", "0.0"]));
    scratch.file("games.pgn", pgn("1. f3 e5 2. g4 Qh4#", "1-0"));
    for files in [["event.trf", "games.pgn"], ["games.pgn", "event.trf"]] {
        let told = rate(&scratch, 1, &files);
        assert!(
            told.contains("1 game is in the input more than once, and counts once"),
            "{told}"
        );
        assert_eq!(&rating(&scratch, "Inventa, Ada")["change"], "7.20");
        let differs = rows(&scratch.report("rating_differences.csv"));
        assert_eq!(column(&differs, "findings"), ["END001", "END001"]);
        let kept = &differs[0]["games"];
        assert_eq!(kept, "event.trf 1");
    }
}

#[test]
fn a_report_and_a_game_file_with_two_results_are_a_contradiction() {
    let scratch = Scratch::new();
    scratch.file("event.trf", report(["=", "="], ["0.5", "0.5"]));
    scratch.file("games.pgn", pgn(MOVES, "1-0"));
    let told = rate(&scratch, 1, &["event.trf", "games.pgn"]);
    assert!(
        told.contains("games.pgn: game 1 contradicts event.trf, game 1"),
        "{told}"
    );
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "0");
}

/// Another round, or an event of another year, is another game.
#[test]
fn other_games_of_a_pairing_are_no_copies() {
    let scratch = Scratch::new();
    scratch.file("event.trf", report(["1", "0"], ["1.0", "0.0"]));
    scratch.file(
        "second.pgn",
        pgn(MOVES, "0-1").replace("Round \"1\"", "Round \"2\""),
    );
    scratch.file(
        "later.pgn",
        pgn(MOVES, "1/2-1/2").replace("2025.11.07", "2026.05.07"),
    );
    let told = rate(&scratch, 0, &["event.trf", "second.pgn", "later.pgn"]);
    assert!(!told.contains("more than once"), "{told}");
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "3");
}
