//! Finds castling out of, through or into attack, or over a man that stands between.
//!
//! Why it matters: the right is only suspended, so the slip is often a move order: the bishop that still
//! stood on f1.
//!
//! Example: `1. e4 e5 2. O-O` (the bishop on f1 stands between).

use crate::board::{CastlingBar, Square};
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV006",
    name: "castling-hindered",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::CastlingHindered),
    source: include_str!("castling_hindered.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some((stop, Fault::CastlingHindered { side, bar })) = case.stop() {
        let wing = words::wing(*side);
        let man_on = |square: Square| match case.end().piece_at(square) {
            Some(piece) => words::man_on(piece, square),
            None => format!("a man on {square}"),
        };
        let message = match bar {
            CastlingBar::NoRight => format!("no {wing} castling"),
            CastlingBar::Between { square, piece } => {
                format!(
                    "no {wing} castling: {} stands between",
                    words::man_on(*piece, *square)
                )
            }
            CastlingBar::InCheck { from } => {
                format!(
                    "no {wing} castling out of check: {} gives it",
                    man_on(*from)
                )
            }
            CastlingBar::Through { square, from } => {
                format!(
                    "no {wing} castling: the king would pass {square}, attacked by {}",
                    man_on(*from)
                )
            }
            CastlingBar::Into { square, from } => {
                format!(
                    "no {wing} castling: the king would stand on {square}, attacked by {}",
                    man_on(*from)
                )
            }
        };
        out.push(case.stopped(&RULE, stop, message));
    }
}
