//! Finds a capture in passing where no pawn has just advanced two squares.
//!
//! Why it matters: the right lasts one move. The pawn beside looks takeable and is not.
//!
//! Example: `1. e4 d6 2. e5 d5 3. exd6` is legal; `1. e4 d5 2. e5 a6 3. exd6` is not, it comes a move late.

use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV007",
    name: "en-passant",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::EnPassant),
    source: include_str!("en_passant.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some((stop, Fault::NoEnPassant { to, pawn, .. })) = case.stop() {
        let message = format!(
            "no capture in passing on {to}: no pawn has just advanced two squares to {pawn}"
        );
        out.push(case.stopped(&RULE, stop, message));
    }
}
