//! Finds a position in which neither side can mate by any series of legal moves, and another result than a
//! draw. The Laws of 1985 know only their list of material.
//!
//! Why it matters: a dead position ends the game at once as a draw, whatever the clocks say later. Only proved
//! positions are reported.
//!
//! Example: king and knight against king, submitted as 0-1.

use crate::laws::Matter;
use crate::rules::course::EndKind;
use crate::rules::endings::drawn_by_the_board;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END003",
    name: "dead-not-drawn",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::DeadPosition),
    source: include_str!("dead_not_drawn.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    drawn_by_the_board(case, &RULE, EndKind::Dead, "the position is dead", out);
}
