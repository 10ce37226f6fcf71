//! Finds a promotion to a king or to a pawn, of a piece that is no pawn, or anywhere but on the last rank.
//!
//! Why it matters: a pawn on the last rank becomes a queen, rook, bishop or knight and nothing else.
//!
//! Example: `8. a8=K`.

use crate::board::{Role, Square};
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV009",
    name: "promotion-piece",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::PromotionPiece),
    facts: &[PromotionPiece::SHAPES],
    source: include_str!("promotion_piece.rs"),
    check,
};

facts! {
    /// What is wrong with the promotion.
    enum PromotionPiece {
        CannotBecome = "promotion-piece-cannot-become" { role: Role },
        NoPawn = "promotion-piece-no-pawn" { role: Role },
        NotTheLastRank = "promotion-piece-not-the-last-rank" { to: Square },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let detail = match *fault {
            Fault::PromotionPiece { role } => PromotionPiece::CannotBecome { role },
            Fault::PromotionElsewhere { piece, .. } if piece.role != Role::Pawn => {
                PromotionPiece::NoPawn { role: piece.role }
            }
            Fault::PromotionElsewhere { to, .. } => PromotionPiece::NotTheLastRank { to },
            _ => continue,
        };
        out.push(case.stopped(&RULE, stop, detail));
    }
}
