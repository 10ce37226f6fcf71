//! Finds a check or mate mark on a move that gives no check or mate. Missing marks are allowed; `++` is right
//! for mate and for double check.
//!
//! Why it matters: a mark that is not true often means that the move is another one than was played.
//!
//! Example: `1. e4+`.

use crate::facts;
use crate::laws::Matter;
use crate::notation::moves::written::CheckMark;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT003",
    name: "wrong-check-mark",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::CheckMark),
    facts: &[WrongCheckMark::SHAPES],
    source: include_str!("wrong_check_mark.rs"),
    check,
};

facts! {
    /// What the mark says that is not so.
    enum WrongCheckMark {
        Check = "wrong-check-mark-check",
        Mate = "wrong-check-mark-mate",
        MateOrDoubleCheck = "wrong-check-mark-mate-or-double-check",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        let RemarkKind::FalseMark { written } = remark.kind else {
            continue;
        };
        let detail = match written {
            CheckMark::None | CheckMark::Check => WrongCheckMark::Check,
            CheckMark::Mate => WrongCheckMark::Mate,
            CheckMark::DoubleOrMate => WrongCheckMark::MateOrDoubleCheck,
        };
        out.push(
            Finding::at(case, &RULE, remark.ply, detail)
                .span(Some(remark.span))
                .with_san(case),
        );
    }
}
