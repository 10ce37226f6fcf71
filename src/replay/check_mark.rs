//! Check and mate marks against the board.

use crate::board::Board;
use crate::notation::moves::written::CheckMark;

/// Whether what a mark says is true of the position after the move.
pub fn bears_out(board: &Board, mark: CheckMark) -> bool {
    let checkers = board.checkers().count();
    match mark {
        CheckMark::None => true,
        CheckMark::Check => checkers > 0,
        CheckMark::Mate => checkers > 0 && !board.has_legal_move(),
        CheckMark::DoubleOrMate => checkers > 1 || checkers == 1 && !board.has_legal_move(),
    }
}
