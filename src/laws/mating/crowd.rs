//! Positions with more pieces than a game has, which the solver cannot hold: captures are played until
//! it can, and its line then stands behind them. That finds a `yes` or nothing.

use super::reach::Known;
use super::solver::Question;
use crate::board::{Board, Color, Move};

/// Sixty-four pieces on a full board are at most thirty-two too many; the rest is for moves between.
const PLIES: usize = 100;

pub(super) fn answer(board: &Board, winner: Color) -> Known {
    let mut now = board.clone();
    let mut line = Vec::new();
    let mut moves = Vec::new();
    for _ in 0..PLIES {
        if let Some(question) = Question::from_board(&now) {
            return match question.answer(winner, &now) {
                Known::Mate(rest) => {
                    line.extend(rest);
                    Known::Mate(line)
                }
                // A `no` after these captures proves nothing about the position before them: other moves may still lead
                // to mate.
                Known::Never | Known::Open => Known::Open,
            };
        }
        now.legal_moves(&mut moves);
        let Some(m) = thinning(&now, &moves) else {
            break;
        };
        line.push(m);
        now.play(m);
    }
    Known::Open
}

/// A capture that leaves the game going, else any move that does.
fn thinning(board: &Board, moves: &[Move]) -> Option<Move> {
    let goes_on = |&m: &Move| {
        let mut after = board.clone();
        after.play(m);
        after.has_legal_move()
    };
    let takes = |m: &Move| board.colored(board.turn().opposite()).contains(m.to());
    let captures = moves.iter().copied().filter(takes);
    let others = moves.iter().copied().filter(|m| !takes(m));
    captures.chain(others).find(goes_on)
}
