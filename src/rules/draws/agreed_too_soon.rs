//! Finds a draw that was agreed before both players had made a move.
//!
//! Why it matters: from 2018 both must have moved. The result is reported and left as it is.
//!
//! Example: `1. e4 {(=)} 1/2-1/2`.

use crate::laws::Matter;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW005",
    name: "agreed-too-soon",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::AgreementAfterFirstMoves),
    source: include_str!("agreed_too_soon.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let plies = case.record.plies();
    if plies >= 2 || case.record.stop.is_some() || !case.agreed() || !case.is_judged() {
        return;
    }
    let severity = if case.laws.both_must_have_moved() {
        Severity::Error
    } else if case
        .laws
        .neighbours_differ(Matter::AgreementAfterFirstMoves)
    {
        Severity::Warning
    } else {
        return;
    };
    let message = format!(
        "a draw was agreed after {plies} half-move{}",
        if plies == 1 { "" } else { "s" }
    );
    out.push(
        Finding::at(case, &RULE, plies, message)
            .severity(severity)
            .with_san(case),
    );
}
