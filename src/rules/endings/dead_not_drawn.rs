//! Finds a position in which neither side can mate by any series of legal moves, and another result than a
//! draw. The Laws of 1985 know only their list of material.
//!
//! Why it matters: a dead position ends the game at once as a draw, whatever the clocks say later. Only proved
//! positions are reported.
//!
//! Example: king and knight against king, submitted as 0-1.

use crate::laws::Matter;
use crate::notation::result::GameResult;
use crate::rules::course::{End, EndKind};
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
    let Some(End {
        kind: EndKind::Dead,
        ply,
    }) = case.end_of_game
    else {
        return;
    };
    if let Some(result) = case.submitted.result
        && result != GameResult::Draw
    {
        let message = format!(
            "the position is dead, and {} was submitted",
            result.as_str()
        );
        out.push(
            case.last_move(&RULE, ply, message)
                .evidence("the board gives 1/2-1/2"),
        );
    }
}
