//! Finds a bishop, rook or queen that would have to pass over another piece.
//!
//! Why it matters: only the knight leaps. The pieces in between are named, so that the slip (a move left out,
//! the other rook meant) can be found.
//!
//! Example: `1. Ra3` (the pawn on a2 stands in between).

use crate::board::{Piece, Square};
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV002",
    name: "path-blocked",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::PathBlocked),
    facts: &[PathBlocked::SHAPES],
    source: include_str!("path_blocked.rs"),
    check,
};

facts! {
    /// A piece that would have to pass over another.
    struct PathBlocked = "path-blocked" { piece: Piece, from: Square, to: Square, blocker: Piece, on: Square }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let &Fault::Blocked {
            piece,
            from,
            to,
            by: on,
            blocker,
        } = fault
        else {
            continue;
        };
        let detail = PathBlocked {
            piece,
            from,
            to,
            blocker,
            on,
        };
        out.push(case.stopped(&RULE, stop, detail));
    }
}
