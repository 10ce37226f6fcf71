//! Finds a move that no piece of that kind can make: no knight stands a knight's leap away, no rook on the
//! file or rank, or the player has no such piece at all.
//!
//! Why it matters: the record cannot be the game that was played, unless an illegal move was made and stood. What follows may
//! show which; if not, nothing behind it is judged.
//!
//! Example: `1. Nf4` (the knights on b1 and g1 do not reach f4).

use crate::board::{Board, Color, Piece, Role, Square};
use crate::fact::{Departure, Fact};
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV001",
    name: "cannot-reach",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::PieceMoves),
    facts: &[CannotReach::SHAPES],
    source: include_str!("cannot_reach.rs"),
    check,
};

facts! {
    /// Why no piece of that kind can make the move.
    enum CannotReach {
        NoSuchPiece = "cannot-reach-no-such-piece" { player: Color, role: Role },
        NoneThere = "cannot-reach-none-there" { player: Color, role: Role, departure: Departure },
        NobodyThere = "cannot-reach-nobody-there" { player: Color, from: Square },
        Go = "cannot-reach-go" { piece: Piece, from: Square, to: Square },
        Capture = "cannot-reach-capture" { piece: Piece, from: Square },
        NoneCanGo = "cannot-reach-none-can-go" { player: Color, role: Role, from: Vec<Square>, to: Square },
        NoneCanCapture = "cannot-reach-none-can-capture" { player: Color, role: Role, from: Vec<Square> },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        match fault {
            Fault::CannotReach {
                piece,
                to,
                stand,
                origin,
            } => {
                let matter = match piece.role {
                    Role::King => Matter::KingMove,
                    Role::Queen => Matter::QueenMove,
                    Role::Rook => Matter::RookMove,
                    Role::Bishop => Matter::BishopMove,
                    Role::Knight => Matter::KnightMove,
                    Role::Pawn => Matter::PawnMove,
                };
                let detail = detail(&case.board_at(stop), *piece, *to, stand, *origin);
                out.push(case.stopped(&RULE, stop, detail).on(case, matter));
            }
            Fault::NobodyThere { from } => {
                let player = case.record.mover(stop.ply);
                let detail = CannotReach::NobodyThere {
                    player,
                    from: *from,
                };
                out.push(case.stopped(&RULE, stop, detail));
            }
            _ => {}
        }
    }
}

fn detail(
    board: &Board,
    piece: Piece,
    to: Option<Square>,
    stand: &[Square],
    departure: Departure,
) -> Fact {
    let (player, role) = (piece.color, piece.role);
    let detail = if board.pieces(player, role).is_empty() {
        CannotReach::NoSuchPiece { player, role }
    } else {
        match (stand, to) {
            ([], _) => CannotReach::NoneThere {
                player,
                role,
                departure,
            },
            (&[from], Some(to)) => CannotReach::Go { piece, from, to },
            (&[from], None) => CannotReach::Capture { piece, from },
            (from, Some(to)) => CannotReach::NoneCanGo {
                player,
                role,
                from: from.to_vec(),
                to,
            },
            (from, None) => CannotReach::NoneCanCapture {
                player,
                role,
                from: from.to_vec(),
            },
        }
    };
    detail.into()
}
