//! Marks that stand apart from their move say the same of it as if they were glued to it.

use super::belongs_to;
use crate::notation::Span;
use crate::notation::moves::written::CheckMark;
use crate::replay::{RemarkKind, Replayer};

/// What a game says: its moves, its remarks without their places, and whether it could be read to its end.
#[derive(PartialEq, Debug)]
struct Said {
    moves: Vec<String>,
    remarks: Vec<(u32, RemarkKind)>,
    stop: Option<u32>,
}

fn said(movetext: &str) -> Said {
    let mut replayer = Replayer::default();
    let record = replayer.replay(&format!("[Event \"Marks\"]\n\n{movetext}"), false);
    Said {
        moves: record.moves.iter().map(|m| format!("{m:?}")).collect(),
        remarks: record
            .remarks
            .iter()
            .map(|remark| (remark.ply, remark.kind.clone()))
            .collect(),
        stop: record.stop.as_ref().map(|stop| stop.ply),
    }
}

fn marks(movetext: &str) -> Vec<(u32, CheckMark)> {
    let Said { remarks, stop, .. } = said(movetext);
    assert_eq!(stop, None, "{movetext}");
    let false_marks = remarks.into_iter().filter_map(|(ply, kind)| match kind {
        RemarkKind::FalseMark { written } => Some((ply, written)),
        _ => None,
    });
    false_marks.collect()
}

/// A row of the table as people read it.
struct Row {
    form: String,
    glued: String,
    apart: String,
}

fn table() -> Vec<Row> {
    let table = include_str!("../../../notation/moves/data/marks.csv");
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        Row {
            form: row[0].to_owned(),
            glued: row[3].to_owned(),
            apart: row[4].to_owned(),
        }
    });
    rows.collect()
}

fn with_a_capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The ways to write a form that may be glued.
fn spellings(row: &Row) -> Vec<String> {
    let form = &row.form;
    let mut spellings = match row.glued.as_str() {
        "no" => return Vec::new(),
        "capital" => return vec![form.to_uppercase()],
        _ => vec![form.clone()],
    };
    if form.ends_with(char::is_lowercase) {
        let capitals = [with_a_capital(form), form.to_uppercase()];
        // Capitals that are also the letter of a piece are another row.
        let known = table();
        spellings.extend(
            capitals
                .into_iter()
                .filter(|word| known.iter().all(|row| row.form != *word)),
        );
        let stopped: Vec<String> = spellings.iter().map(|word| format!("{word}.")).collect();
        spellings.extend(stopped);
    }
    spellings
}

/// Moves of a piece, behind which marks of check and mate are true, half true and false.
const GAMES: [[&str; 2]; 4] = [
    ["1. f3 e5 2. g4 Qh4", " 0-1"],
    ["1. e4 f5 2. Qh5", " g6 3. Qxg6 hxg6"],
    ["1. e4 e5 2. Nf3", " Nc6 3. Bb5 a6"],
    ["1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O", " {so} 4... Nf6"],
];

#[test]
fn every_form_says_apart_what_it_says_glued() {
    let mut compared = 0;
    for row in table() {
        for word in spellings(&row) {
            for [moves, rest] in GAMES {
                let glued = said(&format!("{moves}{}{rest}", word.replace(' ', "")));
                assert_eq!(glued.stop, None, "{moves}{word}");
                let is_false = !glued.remarks.is_empty();
                if row.apart == "true" && is_false && !word.ends_with('.') {
                    continue;
                }
                let apart = said(&format!("{moves} {word}{rest}"));
                assert_eq!(apart, glued, "{moves} {word}");
                let far = said(&format!("{moves} {{a remark}}\n {word}{rest}"));
                assert_eq!(far, glued, "{moves} {{a remark}} {word}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn false_marks_apart_belong_to_the_move_before_them() {
    for (movetext, expected) in [
        ("1. e4 e5 2. Qh5 jaque Nc6", &[(3, CheckMark::Check)][..]),
        ("1. e4 e5 2. Qh5 + Nc6", &[(3, CheckMark::Check)]),
        ("1. e4 e5 2. Qh5 ++ Nc6", &[(3, CheckMark::DoubleOrMate)]),
        ("1. e4 e5 2. Qh5 Nc6 mate", &[(4, CheckMark::Mate)]),
        ("1. e4 e5 Schach 2. Qh5 Nc6", &[(2, CheckMark::Check)]),
        ("1. e4 f5 2. Qh5 +", &[]),
        ("1. f3 e5 2. g4 Qh4 #", &[]),
        ("1. f3 e5 2. g4 Qh4 ++", &[]),
        ("5254 +", &[(1, CheckMark::Check)]),
    ] {
        assert_eq!(marks(movetext), expected, "{movetext}");
    }
}

#[test]
fn two_false_marks_of_one_move_are_one() {
    let mate = [(3, CheckMark::Mate)];
    assert_eq!(marks("1. e4 e5 2. Qh5+mate Nc6"), mate);
    assert_eq!(marks("1. e4 e5 2. Qh5+ mate Nc6"), mate);
    assert_eq!(marks("1. e4 e5 2. Qh5 + mate Nc6"), mate);
    assert_eq!(marks("1. e4 e5 2. Qh5# + Nc6"), mate);
    assert_eq!(marks("1. e4 f5 2. Qh5+ mate g6"), mate, "the check is true");
}

#[test]
fn the_place_of_a_false_mark_is_the_move_with_it() {
    for (movetext, written) in [
        ("1. e4 e5 2. Qh5 jaque Nc6", "Qh5 jaque"),
        ("1. e4 e5 2. Qh5+ mate Nc6", "Qh5+ mate"),
        ("1. e4 e5 2. Qh5 + mate Nc6", "Qh5 + mate"),
        ("1. e4 e5 2. Qh5 {so} mate Nc6", "mate"),
    ] {
        let mut replayer = Replayer::default();
        let record = replayer.replay(movetext, false);
        assert_eq!(record.remarks[0].span.slice(movetext), written);
    }
}

#[test]
fn a_word_that_may_be_a_damaged_move_is_a_mark_only_where_it_is_true() {
    assert_eq!(said("1. e4 f5 2. Qh5 es g6").stop, None);
    assert_eq!(said("1. f3 e5 2. g4 Qh4 X").stop, None);
    assert_eq!(said("1. e4 es 2. Nf3 Nc6").stop, Some(2), "e5, damaged");
    assert_eq!(said("1. e4 e5 2. J f3").stop, Some(3), "a Czech knight");
    assert_eq!(said("1. e4 e5 X").stop, Some(3));
    assert_eq!(said("1. e4 e5 (1... es) 2. Nf3").remarks.len(), 1);
    assert_eq!(said("1. e4 f5 2. d4 (2. Qh5 es g6) e6").remarks, []);
}

#[test]
fn an_illegal_move_is_told_with_the_marks_apart_as_with_the_glued() {
    let fault = |movetext: &str| {
        let mut replayer = Replayer::default();
        replayer.replay(movetext, false).stop.clone().unwrap().fault
    };
    let glued = fault("1. e4 Nf6 2. e5 c5 3. exd6e.p. cxd6");
    assert_eq!(fault("1. e4 Nf6 2. e5 c5 3. exd6 e.p. cxd6"), glued);
    assert_eq!(fault("1. e4 Nf6 2. e5 c5 3. exd6 e. p. cxd6"), glued);
    assert_ne!(fault("1. e4 Nf6 2. e5 c5 3. exd6 cxd6"), glued);
}

#[test]
fn a_mark_behind_a_number_belongs_to_no_move() {
    for (text, belongs) in [
        ("1. e4 e5 2. +", false),
        ("1. e4 e5 2 +", false),
        ("1. e4 e5 {so}2... +", false),
        ("1. e4 e5 +", true),
        ("1. e4 e5 . +", true),
        ("1. e4 e5 e. p. +", true),
        ("1. 5254 e5 {1.} +", true),
    ] {
        let last_move = Span::new(6, 8);
        let mark = Span::new(text.len() - 1, text.len());
        assert_eq!(belongs_to(last_move, mark, text), belongs, "{text}");
    }
    assert!(belongs_to(Span::new(3, 7), Span::new(8, 9), "1. 5254 +"));
}

#[test]
fn a_word_that_stands_behind_no_move_is_no_mark() {
    for movetext in [
        "jaque 1. e4 e5 *",
        "1. jaque e4 e5 *",
        "1. e4 e5 2. jaque Nf3 *",
    ] {
        assert!(said(movetext).stop.is_some(), "{movetext}");
    }
    assert_eq!(said("1. e4 e5 2. + Nf3 *").stop, None);
}
