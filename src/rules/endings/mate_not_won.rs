//! Finds mate on the final board and another result than a win for the side that mated.
//!
//! Why it matters: mate ends the game at once, and nothing that was signed or said after it was chess. The
//! submitted result is not altered; the audited one stands beside it.
//!
//! Example: `1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1/2-1/2`.

use crate::board::Color;
use crate::facts;
use crate::judgement::course::EndKind;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::endings::BoardGives;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END001",
    name: "mate-not-won",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::Checkmate),
    facts: &[MateNotWon::SHAPES, BoardGives::SHAPES],
    source: include_str!("mate_not_won.rs"),
    check,
};

facts! {
    struct MateNotWon = "mate-not-won" { winner: Color, result: GameResult }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(end) = case.timeline.on_the_board(EndKind::Checkmate) else {
        return;
    };
    if let Some(result) = case.submitted.result
        && result != end.result
    {
        let winner = case.end().turn().opposite();
        out.push(
            case.last_move(&RULE, end.ply, MateNotWon { winner, result })
                .in_doubt(case)
                .evidence(BoardGives { result: end.result }),
        );
    }
}
