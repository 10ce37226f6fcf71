//! Finds descriptive notation (`P-K4`), the numeric notation of correspondence chess (`5254`), or another
//! that is not algebraic. Numeric moves are replayed; descriptive ones are recognised and stop the replay.
//! One finding a game, at the first.
//!
//! Why it matters: algebraic notation is the only one to be used, and from 2005 a score in any other is no
//! evidence in a dispute.
//!
//! Example: `1. 5254 5755`.

use crate::facts;
use crate::laws::Matter;
use crate::replay::{Fault, RemarkKind};
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT010",
    name: "not-algebraic",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::AlgebraicOnly),
    facts: &[NotAlgebraic::SHAPES],
    source: include_str!("not_algebraic.rs"),
    check,
};

facts! {
    /// Which notation it is, and whether a score in it is evidence under the edition.
    enum NotAlgebraic {
        Numeric = "not-algebraic-numeric" { evidence: bool },
        Descriptive = "not-algebraic-descriptive" { evidence: bool },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let evidence = !case.laws.other_notation_is_no_evidence();
    if let Some(first) = case
        .record
        .remarks
        .iter()
        .find(|remark| remark.kind == RemarkKind::Numeric)
    {
        out.push(
            Finding::at(case, &RULE, first.ply, NotAlgebraic::Numeric { evidence })
                .span(Some(first.span))
                .with_san(case),
        );
    }
    for (stop, _) in case
        .stops()
        .filter(|(_, fault)| **fault == Fault::Descriptive)
    {
        out.push(case.stopped(&RULE, stop, NotAlgebraic::Descriptive { evidence }));
    }
}
