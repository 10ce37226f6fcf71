//! Finds castling out of, through or into attack, or over a piece that stands between.
//!
//! Why it matters: the right is only suspended, so the slip is often a move order: the bishop that still
//! stood on f1.
//!
//! Example: `1. e4 e5 2. O-O` (the bishop on f1 stands between).

use crate::board::{CastlingBar, Piece, Side, Square};
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::moves::castling;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV006",
    name: "castling-hindered",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::CastlingHindered),
    facts: &[CastlingHindered::SHAPES],
    source: include_str!("castling_hindered.rs"),
    check,
};

facts! {
    /// What stands against castling now.
    enum CastlingHindered {
        NoRight = "castling-hindered" { wing: Side },
        Between = "castling-hindered-between" { wing: Side, piece: Piece, on: Square },
        OutOfCheck = "castling-hindered-out-of-check" { wing: Side, piece: Piece, on: Square },
        Through = "castling-hindered-through" { wing: Side, square: Square, piece: Piece, on: Square },
        Into = "castling-hindered-into" { wing: Side, square: Square, piece: Piece, on: Square },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let Fault::CastlingHindered { side, bar } = fault else {
            continue;
        };
        let wing = *side;
        let board = case.board_at(stop);
        let attacker = |on: Square| board.piece_at(on);
        let detail = match *bar {
            CastlingBar::NoRight => Some(CastlingHindered::NoRight { wing }),
            CastlingBar::Between { square, piece } => Some(CastlingHindered::Between {
                wing,
                piece,
                on: square,
            }),
            CastlingBar::InCheck { from } => {
                attacker(from).map(|piece| CastlingHindered::OutOfCheck {
                    wing,
                    piece,
                    on: from,
                })
            }
            CastlingBar::Through { square, from } => {
                attacker(from).map(|piece| CastlingHindered::Through {
                    wing,
                    square,
                    piece,
                    on: from,
                })
            }
            CastlingBar::Into { square, from } => {
                attacker(from).map(|piece| CastlingHindered::Into {
                    wing,
                    square,
                    piece,
                    on: from,
                })
            }
        };
        let detail = detail.unwrap_or(CastlingHindered::NoRight { wing });
        out.push(castling(case, case.stopped(&RULE, stop, detail)));
    }
}
