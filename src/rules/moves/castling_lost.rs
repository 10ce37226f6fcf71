//! Finds castling after the king or that rook has moved, and says when it moved.
//!
//! Why it matters: the right is lost for good, even if the piece has come back.
//!
//! Example: `4. Ke2 a6 5. Ke1 a5 6. O-O` (the king moved at 4. Ke2).

use crate::board::Side;
use crate::fact::PlayedMove;
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::replay::explain::LostReason;
use crate::rules::moves::castling;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV005",
    name: "castling-lost",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::CastlingLost),
    facts: &[CastlingLost::SHAPES],
    source: include_str!("castling_lost.rs"),
    check,
};

facts! {
    /// How the right to castle was lost.
    enum CastlingLost {
        KingMoved = "castling-lost-king-moved" { wing: Side, played: PlayedMove },
        RookMoved = "castling-lost-rook-moved" { wing: Side, played: PlayedMove },
        RookTaken = "castling-lost-rook-taken" { wing: Side, played: PlayedMove },
        NotGiven = "castling-lost-not-given" { wing: Side },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let Fault::CastlingLost { side, reason } = fault else {
            continue;
        };
        let wing = *side;
        let detail = match *reason {
            LostReason::KingMoved { ply } => CastlingLost::KingMoved {
                wing,
                played: case.played(ply),
            },
            LostReason::RookMoved { ply } => CastlingLost::RookMoved {
                wing,
                played: case.played(ply),
            },
            LostReason::RookTaken { ply } => CastlingLost::RookTaken {
                wing,
                played: case.played(ply),
            },
            LostReason::NotGiven => CastlingLost::NotGiven { wing },
        };
        out.push(castling(case, case.stopped(&RULE, stop, detail)));
    }
}
