//! Finds a comment or a variation that is never closed. The game ends at the next game's first tag.
//!
//! Why it matters: everything behind the brace is comment to a reader, so moves may be lost there.
//!
//! Example: `1. e4 e5 {never closed 2. Nf3 *`.

use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "INP001",
    name: "open-brace",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Odd,
    matter: None,
    source: include_str!("open_brace.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        let (message, suggestion) = match remark.kind {
            RemarkKind::UnclosedComment => (
                "a comment is never closed: the rest of the game is inside it",
                "close it with }",
            ),
            RemarkKind::UnclosedVariation => (
                "a variation is never closed: the rest of the game is inside it",
                "close it with )",
            ),
            _ => continue,
        };
        out.push(
            Finding::at(case, &RULE, remark.ply, message)
                .span(remark.span)
                .suggestion(suggestion),
        );
    }
}
