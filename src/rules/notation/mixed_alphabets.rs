//! Finds a move in the piece letters of another language than the rest. One finding a game, at the first.
//!
//! Why it matters: two hands wrote the sheet, or a letter was misread: in two alphabets one letter can mean
//! two different pieces.
//!
//! Example: `1. e4 e5 2. Nf3 Sc6` (English, then German).

use crate::facts;
use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::case::MoreInThisGame;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT008",
    name: "mixed-alphabets",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::PieceLetters),
    facts: &[MixedAlphabets::SHAPES],
    source: include_str!("mixed_alphabets.rs"),
    check,
};

facts! {
    /// The codes of the two alphabets.
    struct MixedAlphabets = "mixed-alphabets" { alphabet: String, rest: String }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut foreign = case
        .record
        .remarks
        .iter()
        .filter_map(|remark| match &remark.kind {
            RemarkKind::OtherAlphabet { name } => Some((remark, name)),
            _ => None,
        });
    if let Some((first, name)) = foreign.next() {
        let detail = MixedAlphabets {
            alphabet: name.to_string(),
            rest: case.record.alphabet().to_owned(),
        };
        let finding = Finding::at(case, &RULE, first.ply, detail)
            .span(Some(first.span))
            .with_san(case);
        out.push(MoreInThisGame::beside(finding, foreign.count()));
    }
}
