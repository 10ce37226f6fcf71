//! Finds descriptive notation (`P-K4`), the numeric notation of correspondence chess (`5254`), or another
//! that is not algebraic. Numeric moves are replayed; descriptive ones are recognised and stop the replay.
//! One finding a game, at the first.
//!
//! Why it matters: algebraic notation is the only one to be used, and from 2005 a score in any other is no
//! evidence in a dispute.
//!
//! Example: `1. 5254 5755`.

use crate::laws::Matter;
use crate::replay::{Fault, RemarkKind};
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT010",
    name: "not-algebraic",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::AlgebraicOnly),
    source: include_str!("not_algebraic.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let evidence = if case.laws.other_notation_is_no_evidence() {
        "; no evidence in a dispute"
    } else {
        "; algebraic notation was to be used"
    };
    if let Some(first) = case
        .record
        .remarks
        .iter()
        .find(|remark| remark.kind == RemarkKind::Numeric)
    {
        out.push(
            Finding::at(
                case,
                &RULE,
                first.ply,
                format!("numeric notation: read{evidence}"),
            )
            .span(first.span)
            .with_san(case),
        );
    }
    if let Some((stop, Fault::Descriptive)) = case.stop() {
        let message = format!("descriptive notation: recognised, not replayed{evidence}");
        let suggestion = "write the game in algebraic notation";
        out.push(case.stopped(&RULE, stop, message).suggestion(suggestion));
    }
}
