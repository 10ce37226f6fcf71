//! Finds move numbers that are out of order, repeated, skipped or damaged, and numbers that touch the
//! move before them. One finding a game, at the first place.
//!
//! Why it matters: a jump in the numbers often marks a move that was left out.
//!
//! Example: `1. e4 e5 5. Nf3`, or `1. e4 e52.Nf3`.

use crate::facts;
use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::case::MoreInThisGame;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT007",
    name: "move-number",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::Recording),
    facts: &[MoveNumber::SHAPES],
    source: include_str!("move_number.rs"),
    check,
};

facts! {
    enum MoveNumber {
        DotsOfBlack = "move-number-dots-of-black" { number: u32 },
        Wrong = "move-number-wrong" { number: u32, due: u32 },
        Unreadable = "move-number-unreadable",
        Glued = "move-number-glued",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut odd = case.record.remarks.iter().filter(|remark| {
        matches!(
            remark.kind,
            RemarkKind::WrongNumber { .. } | RemarkKind::GluedNumber | RemarkKind::DamagedNumber
        )
    });
    let Some(first) = odd.next() else { return };
    let detail = match first.kind {
        RemarkKind::WrongNumber { number, due } if number == due => {
            MoveNumber::DotsOfBlack { number }
        }
        RemarkKind::WrongNumber { number, due } => MoveNumber::Wrong { number, due },
        RemarkKind::DamagedNumber => MoveNumber::Unreadable,
        _ => MoveNumber::Glued,
    };
    let finding = Finding::at(case, &RULE, first.ply, detail)
        .span(Some(first.span))
        .with_san(case);
    out.push(MoreInThisGame::beside(finding, odd.count()));
}
