//! The family END: whether the result fits. One file per rule; what two of them say in the same way stands here.

pub mod dead_not_drawn;
pub mod impossible_score;
pub mod kings_in_the_centre;
pub mod mate_claimed;
pub mod mate_not_won;
pub mod resignation_drawn;
pub mod result_mismatch;
pub mod stalemate_not_drawn;
pub mod unfinished;
pub mod unplayed_game;

use super::course::EndKind;
use super::{Case, Findings, Rule};

/// A finding where the board ended the game as a draw in this way and another result was submitted.
fn drawn_by_the_board(
    case: &Case<'_>,
    rule: &'static Rule,
    kind: EndKind,
    what: &str,
    out: &mut Findings,
) {
    let Some(end) = case.end_of_game.filter(|end| end.kind == kind) else {
        return;
    };
    if let Some(result) = case.submitted.result
        && !case.submitted.fits_draw
    {
        let message = format!("{what}, and {} was submitted", result.as_str());
        out.push(
            case.last_move(rule, end.ply, message)
                .evidence("the board gives 1/2-1/2"),
        );
    }
}
