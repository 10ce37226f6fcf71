//! Finds a check or mate mark on a move that gives no check or mate. Missing marks are allowed; `++` is right
//! for mate and for double check.
//!
//! Why it matters: a mark that is not true often means that the move is another one than was played.
//!
//! Example: `1. e4+`.

use crate::laws::Matter;
use crate::notation::written::CheckMark;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT003",
    name: "wrong-check-mark",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::CheckMark),
    source: include_str!("wrong_check_mark.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        let RemarkKind::FalseMark { written } = remark.kind else {
            continue;
        };
        let claimed = match written {
            CheckMark::None | CheckMark::Check => "check",
            CheckMark::Mate => "mate",
            CheckMark::DoubleOrMate => "mate or double check",
        };
        out.push(
            Finding::at(
                case,
                &RULE,
                remark.ply,
                format!("marked as {claimed}, and it is not"),
            )
            .span(remark.span)
            .with_san(case),
        );
    }
}
