//! Finds stalemate on the final board and another result than a draw.
//!
//! Why it matters: stalemate ends the game at once as a draw.
//!
//! Example: a game that ends with `10. Qe6` and no legal move for Black, submitted as 1-0.

use crate::facts;
use crate::judgement::course::EndKind;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::endings::{BoardGives, drawn_by_the_board};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END002",
    name: "stalemate-not-drawn",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::Stalemate),
    facts: &[StalemateNotDrawn::SHAPES, BoardGives::SHAPES],
    source: include_str!("stalemate_not_drawn.rs"),
    check,
};

facts! {
    struct StalemateNotDrawn = "stalemate-not-drawn" { result: GameResult }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some(end) = case.timeline.on_the_board(EndKind::Stalemate) {
        drawn_by_the_board(case, out, |result| {
            case.last_move(&RULE, end.ply, StalemateNotDrawn { result })
                .in_doubt(case)
        });
    }
}
