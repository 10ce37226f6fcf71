//! Finds a move that leaves or puts the mover's own king in check, and names the man that gives it.
//!
//! Why it matters: such a move is illegal however long play went on after it.
//!
//! Example: with a black rook on e8 and the white king on e1, `Nd2` by a knight that stood on e2 between
//! them.

use crate::board::{Piece, Role, Square};
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV004",
    name: "king-in-check",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::KingInCheck),
    source: include_str!("king_in_check.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some((
        stop,
        Fault::KingInCheck {
            man,
            from,
            to,
            attacker,
            attacker_at,
            already,
        },
    )) = case.stop()
    {
        let check = format!("gives check from {attacker_at}");
        let message = if man.role == Role::King {
            format!(
                "the {} king would stand in check: the {} {} {check}",
                man.color,
                attacker.color,
                attacker.role.name()
            )
        } else if *already {
            format!(
                "the {} king stays in check: the {} {} {check}",
                man.color,
                attacker.color,
                attacker.role.name()
            )
        } else if is_en_passant(case, *man, *from, *to) {
            format!(
                "the capture in passing opens a line: the {} {} {check}",
                attacker.color,
                attacker.role.name()
            )
        } else {
            format!(
                "{} is pinned: without it the {} {} {check}",
                words::man_on(*man, *from),
                attacker.color,
                attacker.role.name()
            )
        };
        out.push(case.stopped(&RULE, stop, message));
    }
}

/// A pawn that takes on an empty square.
fn is_en_passant(case: &Case<'_>, man: Piece, from: Square, to: Square) -> bool {
    man.role == Role::Pawn && from.file() != to.file() && case.end().piece_at(to).is_none()
}
