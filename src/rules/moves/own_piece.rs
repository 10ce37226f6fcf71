//! Finds a move to a square that holds a piece of the same colour.
//!
//! Why it matters: a player cannot capture his own pieces; usually a move before it is missing or wrong.
//!
//! Example: `1. Ke2` (the pawn on e2 is White's own).

use crate::board::{Piece, Square};
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV003",
    name: "own-piece",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::OwnPiece),
    facts: &[OwnPiece::SHAPES],
    source: include_str!("own_piece.rs"),
    check,
};

facts! {
    /// The player's own piece on the square of arrival.
    struct OwnPiece = "own-piece" { piece: Piece, on: Square }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let &Fault::OwnPiece { square, piece } = fault else {
            continue;
        };
        out.push(case.stopped(&RULE, stop, OwnPiece { piece, on: square }));
    }
}
