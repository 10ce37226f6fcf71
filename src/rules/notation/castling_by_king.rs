//! Finds castling that is written as a move of the king alone, to the square where he arrives or to that of the rook. It is
//! read as castling where the king cannot go there otherwise and castling is legal. One finding a game, at the first.
//!
//! Why it matters: what is written says that the rook stayed where it was. Castling has signs of its own.
//!
//! Example: `4. Kg1` with the king on e1.

use crate::facts;
use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::case::MoreInThisGame;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT011",
    name: "castling-by-king",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::Recording),
    facts: &[CastlingByKing::SHAPES],
    source: include_str!("castling_by_king.rs"),
    check,
};

facts! {
    struct CastlingByKing = "castling-by-king" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let remarks = case.record.remarks.iter();
    let mut castlings = remarks.filter(|remark| remark.kind == RemarkKind::CastlingByKing);
    if let Some(first) = castlings.next() {
        let finding = Finding::at(case, &RULE, first.ply, CastlingByKing {})
            .span(Some(first.span))
            .with_san(case);
        out.push(MoreInThisGame::beside(finding, castlings.count()));
    }
}
