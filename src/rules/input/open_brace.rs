//! Finds a comment or a variation that is never closed. The game ends at the next game's first tag.
//!
//! Why it matters: everything behind the brace is comment to a reader, so moves may be lost there.
//!
//! Example: `1. e4 e5 {never closed 2. Nf3 *`.

use crate::facts;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "INP001",
    name: "open-brace",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: None,
    facts: &[OpenBrace::SHAPES],
    source: include_str!("open_brace.rs"),
    check,
};

facts! {
    enum OpenBrace {
        Comment = "open-brace-comment",
        Variation = "open-brace-variation",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        let detail = match remark.kind {
            RemarkKind::UnclosedComment => OpenBrace::Comment,
            RemarkKind::UnclosedVariation => OpenBrace::Variation,
            _ => continue,
        };
        out.push(Finding::at(case, &RULE, remark.ply, detail).span(Some(remark.span)));
    }
}
