//! Finds a letter written for the pawn. One finding a game, at the first.
//!
//! Why it matters: pawns are written by their square alone; the move is read all the same.
//!
//! Example: `1. Pe4`.

use crate::facts;
use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::case::MoreInThisGame;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT005",
    name: "pawn-letter",
    severity: Severity::Note,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::PawnLetter),
    facts: &[PawnLetter::SHAPES],
    source: include_str!("pawn_letter.rs"),
    check,
};

facts! {
    struct PawnLetter = "pawn-letter" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut lettered = case
        .record
        .remarks
        .iter()
        .filter(|remark| remark.kind == RemarkKind::PawnLetter);
    if let Some(first) = lettered.next() {
        let finding = Finding::at(case, &RULE, first.ply, PawnLetter {})
            .span(Some(first.span))
            .with_san(case);
        out.push(MoreInThisGame::beside(finding, lettered.count()));
    }
}
