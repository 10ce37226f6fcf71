//! Marks behind moves, glued and apart: what `audit` says of `Qxf7jaque` it says of `Qxf7 jaque`.

use crate::scratch::{Scratch, column};

/// A game of one line of moves; its header gives no finding.
fn game(moves: &str, result: &str) -> String {
    format!(
        "[Event \"Invented Open\"]\n[Site \"Nowhere\"]\n[Date \"2024.03.01\"]\n[Round \"1\"]\n\
         [White \"Inventa, Ada\"]\n[Black \"Fabula, Bruno\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

/// Rule, ply and the words of each finding about moves and ends.
fn told(moves: &str, result: &str) -> Vec<(String, String, String)> {
    let scratch = Scratch::with_games(game(moves, result));
    scratch.audit_games(&["--select", "NOT,MOV,END", "--fail-on", "never"]);
    let findings = scratch.findings();
    let told = findings.iter().map(|finding| {
        let words = ["rule", "ply", "written"].map(|name| finding[name].to_owned());
        words.into()
    });
    told.collect()
}

fn finding(rule: &str, ply: &str, written: &str) -> (String, String, String) {
    (rule.to_owned(), ply.to_owned(), written.to_owned())
}

#[test]
fn true_marks_and_opinions_are_read_glued_and_apart() {
    let mate = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7";
    for mark in [
        "jaque",
        "Jaque",
        "JAQUE",
        "+",
        "#",
        "++",
        "mate",
        "escac i mat",
        "j.",
        "ш",
        "⊙",
        "●",
    ] {
        let glued = mark.replace(' ', "");
        assert_eq!(told(&format!("{mate}{glued}"), "1-0"), [], "{mark}");
        assert_eq!(told(&format!("{mate} {mark}"), "1-0"), [], "{mark}");
    }
}

#[test]
fn a_false_check_apart_is_told_as_the_glued_one() {
    assert_eq!(
        told("1. e4 e5 2. Qh5jaque Nc6", "1-0"),
        [finding("NOT003", "3", "Qh5jaque")]
    );
    assert_eq!(
        told("1. e4 e5 2. Qh5 jaque Nc6", "1-0"),
        [finding("NOT003", "3", "Qh5 jaque")]
    );
}

#[test]
fn a_false_mate_apart_at_the_end_is_told_as_the_glued_one() {
    for (moves, written) in [
        ("1. e4 e5 2. Qh5mate", "Qh5mate"),
        ("1. e4 e5 2. Qh5 mate", "Qh5 mate"),
        ("1. e4 e5 2. Qh5 #", "Qh5 #"),
        ("1. e4 e5 2. Qh5 ++", "Qh5 ++"),
    ] {
        let told = told(moves, "1-0");
        assert!(told.contains(&finding("NOT003", "3", written)), "{told:?}");
        assert!(told.iter().any(|(rule, ..)| rule == "END005"), "{told:?}");
    }
}

#[test]
fn words_that_are_no_marks_still_end_the_replay() {
    for word in ["es", "d.", "a", "R", "J", "X", "matches"] {
        let told = told(&format!("1. e4 e5 2. Nf3 {word} Nc6"), "1-0");
        assert_eq!(told[0], finding("NOT001", "4", word));
    }
}

#[test]
fn sheets_have_their_marks_apart_too() {
    let scratch = Scratch::new();
    scratch.file(
        "sheet.txt",
        "White: Inventa, Ada\nBlack: Fabula, Bruno\nDate: 2024.03.01\nResult: 1-0\n\n\
         1. e4 e5\n2. Ac4 Cc6\n3. Dh5 jaque Cf6 ⊙\n4. Dxf7 escac i mat\n",
    );
    scratch.audit(&[
        "sheet.txt",
        "--select",
        "NOT,MOV,END005",
        "--fail-on",
        "never",
    ]);
    assert_eq!(column(&scratch.games(), "plies"), ["7"]);
    assert_eq!(scratch.codes(), ["NOT003"], "the queen gave no check on h5");
    assert_eq!(column(&scratch.findings(), "ply"), ["5"]);
}
