//! Finds a promotion to a king or to a pawn, of a man that is no pawn, or anywhere but on the last rank.
//!
//! Why it matters: a pawn on the last rank becomes a queen, rook, bishop or knight and nothing else.
//!
//! Example: `8. a8=K`.

use crate::board::Role;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV009",
    name: "promotion-piece",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::PromotionPiece),
    source: include_str!("promotion_piece.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some((stop, fault)) = case.stop() else {
        return;
    };
    let message = match fault {
        Fault::PromotionPiece { role } => format!("a pawn cannot become a {}", role.name()),
        Fault::PromotionElsewhere { man, .. } if man.role != Role::Pawn => {
            format!("a {} does not promote", man.role.name())
        }
        Fault::PromotionElsewhere { to, .. } => {
            format!("a pawn does not promote on {to}: that is not its last rank")
        }
        _ => return,
    };
    out.push(case.stopped(&RULE, stop, message));
}
