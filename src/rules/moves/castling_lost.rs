//! Finds castling after the king or that rook has moved, and says when it moved.
//!
//! Why it matters: the right is lost for good, even if the man has come back.
//!
//! Example: `4. Ke2 a6 5. Ke1 a5 6. O-O` (the king moved at 4. Ke2).

use crate::laws::Matter;
use crate::replay::Fault;
use crate::replay::explain::LostReason;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV005",
    name: "castling-lost",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::CastlingLost),
    source: include_str!("castling_lost.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some((stop, Fault::CastlingLost { side, reason })) = case.stop() {
        let wing = words::wing(*side);
        let message = match reason {
            LostReason::KingMoved { ply } => format!(
                "no {wing} castling: the king has moved ({})",
                case.told(*ply)
            ),
            LostReason::RookMoved { ply } => format!(
                "no {wing} castling: that rook has moved ({})",
                case.told(*ply)
            ),
            LostReason::RookTaken { ply } => format!(
                "no {wing} castling: that rook was taken ({})",
                case.told(*ply)
            ),
            LostReason::NotGiven => {
                format!("no {wing} castling: the starting position gives no right to it")
            }
        };
        out.push(case.stopped(&RULE, stop, message));
    }
}
