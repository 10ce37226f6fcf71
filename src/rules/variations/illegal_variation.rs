//! Finds an illegal or unreadable move inside a variation. The ply is where the variation branches off.
//!
//! Why it matters: it is never an error of the game, which was played without it, but an annotation that
//! cannot be followed is a defect of the file.
//!
//! Example: `1. e4 e5 (1... c5 2. Ke3) 2. Nf3`.

use crate::facts;
use crate::replay::{Fault, RemarkKind};
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "VAR001",
    name: "illegal-variation",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: None,
    facts: &[IllegalVariation::SHAPES],
    source: include_str!("illegal_variation.rs"),
    check,
};

facts! {
    enum IllegalVariation {
        NoMove = "illegal-variation-no-move" { written: String },
        Ambiguous = "illegal-variation-ambiguous" { written: String },
        CannotBePlayed = "illegal-variation" { written: String },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        let RemarkKind::BadVariation { fault } = &remark.kind else {
            continue;
        };
        let written = case.written(remark.span).to_owned();
        let detail = match **fault {
            Fault::Unreadable => IllegalVariation::NoMove { written },
            Fault::Ambiguous { .. } => IllegalVariation::Ambiguous { written },
            _ => IllegalVariation::CannotBePlayed { written },
        };
        out.push(Finding::at(case, &RULE, remark.ply, detail).span(Some(remark.span)));
    }
}
