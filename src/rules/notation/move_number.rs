//! Finds move numbers that are out of order, repeated, skipped or damaged, and numbers that touch the
//! move before them. One finding a game, at the first place.
//!
//! Why it matters: a jump in the numbers often marks a move that was left out.
//!
//! Example: `1. e4 e5 5. Nf3`, or `1. e4 e52.Nf3`.

use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT007",
    name: "move-number",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::Recording),
    source: include_str!("move_number.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut odd = case.record.remarks.iter().filter(|remark| {
        matches!(
            remark.kind,
            RemarkKind::WrongNumber { .. } | RemarkKind::GluedNumber | RemarkKind::DamagedNumber
        )
    });
    let Some(first) = odd.next() else { return };
    let more = odd.count();
    let (message, ply) = match first.kind {
        RemarkKind::WrongNumber { number, due } if number == due => (
            format!("the dots behind {number} belong to Black, and White is to move"),
            first.ply,
        ),
        RemarkKind::WrongNumber { number, due } => (
            format!("move number {number} where {due} is due"),
            first.ply,
        ),
        RemarkKind::DamagedNumber => (
            "the number of the move cannot be read".to_owned(),
            first.ply,
        ),
        _ => (
            "the number is run together with the move before it".to_owned(),
            first.ply,
        ),
    };
    let mut finding = Finding::at(case, &RULE, ply, message)
        .span(first.span)
        .with_san(case);
    if more > 0 {
        finding = finding.evidence(format!("and {more} more in this game"));
    }
    out.push(finding);
}
