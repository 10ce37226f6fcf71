//! The family END: whether the result fits. One file per rule; what two of them say in the same way stands here.

pub mod dead_not_drawn;
pub mod impossible_score;
pub mod kings_in_the_centre;
pub mod mate_claimed;
pub mod mate_not_won;
pub mod resignation_drawn;
pub mod resignation_ignored;
pub mod result_mismatch;
pub mod stalemate_not_drawn;
pub mod termination_mismatch;
pub mod unfinished;
pub mod unplayed_game;

use crate::facts;
use crate::notation::words::result::GameResult;

use super::{Case, Finding, Findings};

facts! {
    /// The result that stands on the board.
    struct BoardGives = "board-gives" { result: GameResult }
}

/// A finding where the board ended the game as a draw and another result was submitted. `finding` is told the result.
fn drawn_by_the_board(
    case: &Case<'_>,
    out: &mut Findings,
    finding: impl FnOnce(GameResult) -> Finding,
) {
    if let Some(result) = case.submitted.result
        && !case.submitted.fits_draw
    {
        let due = GameResult::Draw;
        out.push(finding(result).evidence(BoardGives { result: due }));
    }
}
