//! Finds a capture sign where nothing was captured; under the Laws of 1997, 2001 and 2005, which require the sign, also
//! captures without it (a note, one a game).
//!
//! Why it matters: `x` on an empty square means that the writer saw another position.
//!
//! Example: `1. exe4`.

use crate::facts;
use crate::laws::Matter;
use crate::replay::{PlyFlags, RemarkKind};
use crate::rules::case::MoreInThisGame;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT006",
    name: "capture-sign",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::CaptureSign),
    facts: &[CaptureSign::SHAPES],
    source: include_str!("capture_sign.rs"),
    check,
};

facts! {
    enum CaptureSign {
        NothingCaptured = "capture-sign-nothing-captured",
        Missing = "capture-sign-missing",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let record = case.record;
    for remark in &record.remarks {
        if remark.kind == RemarkKind::FalseCapture {
            out.push(
                Finding::at(case, &RULE, remark.ply, CaptureSign::NothingCaptured)
                    .span(Some(remark.span))
                    .with_san(case),
            );
        }
    }
    if !case.laws.capture_sign_obligatory() {
        return;
    }
    let unsigned = |index: &usize| {
        record.flags[*index].has(PlyFlags::CAPTURE) && !record.flags[*index].has(PlyFlags::SIGN)
    };
    let mut missing = (0..record.moves.len()).filter(unsigned);
    if let Some(first) = missing.next() {
        let finding = Finding::at(case, &RULE, first as u32 + 1, CaptureSign::Missing)
            .on(case, Matter::CaptureSignObligatory)
            .severity(Severity::Note)
            .span(Some(record.words[first]))
            .with_san(case);
        out.push(MoreInThisGame::beside(finding, missing.count()));
    }
}
