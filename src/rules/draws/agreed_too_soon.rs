//! Finds a draw that was agreed before both players had made a move.
//!
//! Why it matters: from July 2017 both must have moved. The result is reported and left as it is.
//!
//! Example: `1. e4 {(=)} 1/2-1/2`.

use crate::facts;
use crate::judgement::agreement::both_have_moved;
use crate::laws::Matter;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW005",
    name: "agreed-too-soon",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::AgreementAfterFirstMoves),
    facts: &[AgreedTooSoon::SHAPES],
    source: include_str!("agreed_too_soon.rs"),
    check,
};

facts! {
    struct AgreedTooSoon = "agreed-too-soon" { plies: u32 }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(agreed) = case.agreed().filter(|agreed| !agreed.is_after_end(case)) else {
        return;
    };
    let plies = agreed.ply;
    if both_have_moved(case.record, plies) || case.record.stop.is_some() || !case.is_judged() {
        return;
    }
    if case.laws.may_hold(Matter::AgreementAfterFirstMoves) {
        out.push(Finding::at(case, &RULE, plies, AgreedTooSoon { plies }).with_san(case));
    }
}
