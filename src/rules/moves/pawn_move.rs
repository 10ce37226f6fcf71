//! Finds a pawn that goes backwards or sideways, two squares from elsewhere than its first square, straight
//! onto a piece, or diagonally to an empty square, and a pawn that is not there.
//!
//! Why it matters: the usual cause is a wrong file or a missing capture sign, and the game derails here.
//!
//! Example: `1. e4 e5 2. e5` (the pawn on e4 cannot capture straight ahead).

use crate::board::{Color, Piece, Square};
use crate::fact::{BoardFile, Departure};
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::replay::explain::PawnFault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV008",
    name: "pawn-move",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::PawnMove),
    facts: &[PawnMove::SHAPES],
    source: include_str!("pawn_move.rs"),
    check,
};

facts! {
    /// How the pawn cannot go.
    enum PawnMove {
        NoPawn = "pawn-move-no-pawn" { player: Color, departure: Departure },
        NoCapture = "pawn-move-no-capture" { from_file: BoardFile, to_file: BoardFile },
        Backwards = "pawn-move-backwards" { from: Square, to: Square },
        Sideways = "pawn-move-sideways" { from: Square, to: Square },
        TwoSquares = "pawn-move-two-squares" { from: Square },
        StraightCapture = "pawn-move-straight-capture" { from: Square, to: Square, blocker: Piece, on: Square },
        JumpsOver = "pawn-move-jumps-over" { from: Square, blocker: Piece, on: Square },
        DiagonalToEmpty = "pawn-move-diagonal-to-empty" { from: Square, to: Square },
        TooFar = "pawn-move-too-far" { from: Square, to: Square },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let Fault::Pawn(fault) = fault else {
            continue;
        };
        let (detail, matter) = match *fault {
            PawnFault::NoPawn { origin } => (
                PawnMove::NoPawn {
                    player: case.record.mover(stop.ply),
                    departure: origin,
                },
                Matter::PawnMove,
            ),
            PawnFault::NoCapture { from_file, to_file } => (
                PawnMove::NoCapture {
                    from_file: BoardFile(from_file),
                    to_file: BoardFile(to_file),
                },
                Matter::PawnCapture,
            ),
            PawnFault::Backwards { from, to } => {
                (PawnMove::Backwards { from, to }, Matter::PawnAdvance)
            }
            PawnFault::Sideways { from, to } => {
                (PawnMove::Sideways { from, to }, Matter::PawnAdvance)
            }
            PawnFault::TwoSquares { from } => {
                (PawnMove::TwoSquares { from }, Matter::PawnDoubleAdvance)
            }
            PawnFault::StraightCapture { from, to, by } => (
                PawnMove::StraightCapture {
                    from,
                    to,
                    blocker: by,
                    on: to,
                },
                Matter::PawnAdvance,
            ),
            PawnFault::JumpsOver { from, over, by } => (
                PawnMove::JumpsOver {
                    from,
                    blocker: by,
                    on: over,
                },
                Matter::PawnDoubleAdvance,
            ),
            PawnFault::DiagonalToEmpty { from, to } => {
                (PawnMove::DiagonalToEmpty { from, to }, Matter::PawnCapture)
            }
            PawnFault::TooFar { from, to } => (PawnMove::TooFar { from, to }, Matter::PawnMove),
        };
        out.push(case.stopped(&RULE, stop, detail).on(case, matter));
    }
}
