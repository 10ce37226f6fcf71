//! Finds stalemate on the final board and another result than a draw.
//!
//! Why it matters: stalemate ends the game at once as a draw.
//!
//! Example: a game that ends with `10. Qe6` and no legal move for Black, submitted as 1-0.

use crate::laws::Matter;
use crate::notation::result::GameResult;
use crate::rules::course::{End, EndKind};
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
    let Some(End {
        kind: EndKind::Stalemate,
        ply,
    }) = case.end_of_game
    else {
        return;
    };
    if let Some(result) = case.submitted.result
        && result != GameResult::Draw
    {
        let message = format!("stalemate, and {} was submitted", result.as_str());
        out.push(
            case.last_move(&RULE, ply, message)
                .evidence("the board gives 1/2-1/2"),
        );
    }
}
