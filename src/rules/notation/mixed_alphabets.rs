//! Finds a move in the piece letters of another language than the rest. One finding a game, at the first.
//!
//! Why it matters: two hands wrote the sheet, or a letter was misread: in two alphabets one letter can mean
//! two different men.
//!
//! Example: `1. e4 e5 2. Nf3 Sc6` (English, then German).

use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT008",
    name: "mixed-alphabets",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::PieceLetters),
    source: include_str!("mixed_alphabets.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut foreign = case
        .record
        .remarks
        .iter()
        .filter_map(|remark| match &remark.kind {
            RemarkKind::OtherAlphabet { name } => Some((remark, name)),
            _ => None,
        });
    if let Some((first, name)) = foreign.next() {
        let more = foreign.count();
        let message = format!(
            "written in the letters of {name}, the rest in those of {}",
            case.record.alphabet()
        );
        let mut finding = Finding::at(case, &RULE, first.ply, message)
            .span(first.span)
            .with_san(case);
        if more > 0 {
            finding = finding.evidence(format!("and {more} more in this game"));
        }
        out.push(finding);
    }
}
