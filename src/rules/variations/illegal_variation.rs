//! Finds an illegal or unreadable move inside a variation. The ply is where the variation branches off.
//!
//! Why it matters: it is never an error of the game, which was played without it, but an annotation that
//! cannot be followed is a defect of the file.
//!
//! Example: `1. e4 e5 (1... c5 2. Ke3) 2. Nf3`.

use crate::replay::{Fault, RemarkKind};
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "VAR001",
    name: "illegal-variation",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Odd,
    matter: None,
    source: include_str!("illegal_variation.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        let RemarkKind::BadVariation { fault } = &remark.kind else {
            continue;
        };
        let written = remark.span.of(case.text);
        let message = match **fault {
            Fault::Unreadable => format!("'{written}' inside a variation is no move"),
            Fault::Ambiguous { .. } => {
                format!("'{written}' inside a variation fits two moves or more")
            }
            _ => format!("'{written}' inside a variation cannot be played"),
        };
        out.push(Finding::at(case, &RULE, remark.ply, message).span(remark.span));
    }
}
