//! Finds a capture in passing where no pawn has just advanced two squares.
//!
//! Why it matters: the right lasts one move. The pawn beside looks takeable and is not.
//!
//! Example: `1. e4 d6 2. e5 d5 3. exd6` is legal; `1. e4 d5 2. e5 a6 3. exd6` is not, it comes a move late.

use crate::board::Square;
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV007",
    name: "en-passant",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::EnPassant),
    facts: &[EnPassant::SHAPES],
    source: include_str!("en_passant.rs"),
    check,
};

facts! {
    /// A capture in passing on a square, of a pawn that has not just advanced.
    struct EnPassant = "en-passant" { to: Square, pawn: Square }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let &Fault::NoEnPassant { to, pawn, .. } = fault else {
            continue;
        };
        out.push(case.stopped(&RULE, stop, EnPassant { to, pawn }));
    }
}
