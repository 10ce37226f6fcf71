//! Finds a move that leaves or puts the mover's own king in check, and names the piece that gives it.
//!
//! Why it matters: such a move is illegal however long play went on after it.
//!
//! Example: with a black rook on e8 and the white king on e1, `Nd2` by a knight that stood on e2 between
//! them.

use crate::board::{Board, Color, Piece, Role, Square};
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV004",
    name: "king-in-check",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::KingInCheck),
    facts: &[KingInCheck::SHAPES],
    source: include_str!("king_in_check.rs"),
    check,
};

facts! {
    /// How the king comes to stand in check, and who gives it.
    enum KingInCheck {
        WouldStand = "king-in-check-would-stand" { king: Piece, attacker: Piece, on: Square },
        Stays = "king-in-check-stays" { king: Piece, attacker: Piece, on: Square },
        LineOpened = "king-in-check-line-opened" { attacker: Piece, on: Square },
        Pinned = "king-in-check-pinned" { piece: Piece, from: Square, attacker: Piece, on: Square },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let &Fault::KingInCheck {
            piece,
            from,
            to,
            attacker,
            attacker_at: on,
            already,
        } = fault
        else {
            continue;
        };
        let king = king_of(piece.color);
        let detail = if piece.role == Role::King {
            KingInCheck::WouldStand { king, attacker, on }
        } else if already {
            KingInCheck::Stays { king, attacker, on }
        } else if is_en_passant(&case.board_at(stop), piece, from, to) {
            KingInCheck::LineOpened { attacker, on }
        } else {
            KingInCheck::Pinned {
                piece,
                from,
                attacker,
                on,
            }
        };
        out.push(case.stopped(&RULE, stop, detail));
    }
}

fn king_of(color: Color) -> Piece {
    Piece {
        color,
        role: Role::King,
    }
}

/// A pawn that takes on an empty square.
fn is_en_passant(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    piece.role == Role::Pawn && from.file() != to.file() && board.piece_at(to).is_none()
}
