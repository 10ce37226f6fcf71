//! Finds stalemate on the final board and another result than a draw.
//!
//! Why it matters: stalemate ends the game at once as a draw.
//!
//! Example: a game that ends with `10. Qe6` and no legal move for Black, submitted as 1-0.

use crate::laws::Matter;
use crate::rules::course::EndKind;
use crate::rules::endings::drawn_by_the_board;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END002",
    name: "stalemate-not-drawn",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::Stalemate),
    source: include_str!("stalemate_not_drawn.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    drawn_by_the_board(case, &RULE, EndKind::Stalemate, "stalemate", out);
}
