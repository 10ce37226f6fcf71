//! Our own proofs, on our own board: moves that are forced, and the set of all positions that can
//! still be reached where that set is small. They know every castling of Chess960, and are asked
//! where the solver cannot be.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};

use super::material::never_mates;
use crate::board::{Board, Color, Move};

/// Series of forced moves are followed no further than this. A shorter look is as sound: forced moves only lead up to
/// the position in which there is a choice, and change no answer.
pub(super) const FORCED: usize = 16;

/// What is known of the question whether `winner` can still mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// These moves lead to it.
    Mate(Vec<Move>),
    Never,
    Open,
}

/// What the position itself shows: mate, stalemate, pieces that never mate.
pub(super) fn at_sight(board: &Board, winner: Color) -> Known {
    if never_mates(board, winner) {
        // If such pieces have mated already, in a composed position, that counts all the same.
        return match board.turn() != winner && board.is_checkmate() {
            true => Known::Mate(Vec::new()),
            false => Known::Never,
        };
    }
    if board.has_legal_move() {
        Known::Open
    } else if board.is_check() && board.turn() != winner {
        Known::Mate(Vec::new())
    } else {
        Known::Never
    }
}

/// Follows the moves for as long as there is only one. A position that comes back in this way
/// comes back for ever.
pub(super) fn by_forced_moves(board: &Board, winner: Color) -> Known {
    let mut now = board.clone();
    let mut line = Vec::new();
    let mut seen: Vec<Board> = Vec::new();
    let mut moves = Vec::new();
    for _ in 0..=FORCED {
        match at_sight(&now, winner) {
            Known::Open => {}
            Known::Mate(_) => return Known::Mate(line),
            Known::Never => return Known::Never,
        }
        now.legal_moves(&mut moves);
        let [only] = moves[..] else { break };
        if seen.iter().any(|earlier| earlier.same_position(&now)) {
            return Known::Never;
        }
        seen.push(now.clone());
        line.push(only);
        now.play(only);
    }
    Known::Open
}

/// Visits every position that can be reached, nearest first, as long as there are no more than
/// `limit` of them. The line found is one of the shortest.
pub(super) fn by_all_moves(board: &Board, winner: Color, limit: usize) -> Known {
    struct Visit {
        board: Board,
        came_from: usize,
        by: Option<Move>,
    }
    let mut seen = HashSet::from([PositionKey(board.clone())]);
    let mut visits = vec![Visit {
        board: board.clone(),
        came_from: 0,
        by: None,
    }];
    let mut moves = Vec::new();
    let mut next = 0;
    while next < visits.len() {
        let here = visits[next].board.clone();
        match at_sight(&here, winner) {
            Known::Never => {}
            Known::Mate(_) => {
                let mut line = Vec::new();
                let mut at = next;
                while let Some(m) = visits[at].by {
                    line.push(m);
                    at = visits[at].came_from;
                }
                line.reverse();
                return Known::Mate(line);
            }
            Known::Open => {
                here.legal_moves(&mut moves);
                for &m in &moves {
                    let mut after = here.clone();
                    after.play(m);
                    if !seen.insert(PositionKey(after.clone())) {
                        continue;
                    }
                    if seen.len() > limit {
                        return Known::Open;
                    }
                    visits.push(Visit {
                        board: after,
                        came_from: next,
                        by: Some(m),
                    });
                }
            }
        }
        next += 1;
    }
    Known::Never
}

/// How many positions can be reached, this one included; none if there are more than `limit`.
pub(super) fn count(board: &Board, limit: usize) -> Option<usize> {
    let mut seen = HashSet::from([PositionKey(board.clone())]);
    let mut open = vec![board.clone()];
    let mut moves = Vec::new();
    while let Some(here) = open.pop() {
        here.legal_moves(&mut moves);
        for &m in &moves {
            let mut after = here.clone();
            after.play(m);
            if seen.insert(PositionKey(after.clone())) {
                open.push(after);
            }
            if seen.len() > limit {
                return None;
            }
        }
    }
    Some(seen.len())
}

/// A board that is equal to another when the positions are, whatever its counters say.
struct PositionKey(Board);

impl PartialEq for PositionKey {
    fn eq(&self, other: &PositionKey) -> bool {
        self.0.same_position(&other.0)
    }
}

impl Eq for PositionKey {}

impl Hash for PositionKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    fn board(fen: &str) -> Board {
        read_fen(fen).unwrap().board
    }

    #[test]
    fn a_forced_capture_can_leave_nothing_to_mate_with() {
        for fen in ["6Rk/8/7K/8/8/8/8/8 b - -", "kb6/2N5/1K6/8/8/8/8/8 b - -"] {
            for winner in Color::ALL {
                assert_eq!(by_forced_moves(&board(fen), winner), Known::Never, "{fen}");
            }
        }
    }

    #[test]
    fn forced_moves_that_come_back_never_end() {
        let cage = board("k1b5/1p1p4/1P1P4/8/8/4p1p1/4P1P1/5B1K w - -");
        for winner in Color::ALL {
            assert_eq!(by_forced_moves(&cage, winner), Known::Never);
        }
    }

    #[test]
    fn a_forced_move_can_walk_into_mate() {
        // 1...Kh8 is the only move, but then White has a choice.
        let choice = board("6k1/8/5KQ1/8/8/8/8/8 b - -");
        assert!(matches!(
            by_forced_moves(&choice, Color::White),
            Known::Open
        ));
        let Known::Mate(line) = by_all_moves(&choice, Color::White, 1_000) else {
            panic!("mate is two moves away");
        };
        assert_eq!(line.len() % 2, 0, "White gives the last move: {line:?}");
    }

    #[test]
    fn all_reachable_positions_of_a_small_cage_are_visited() {
        let wall = board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - -");
        for winner in Color::ALL {
            assert_eq!(by_all_moves(&wall, winner, 20_000), Known::Never);
            assert_eq!(by_all_moves(&wall, winner, 100), Known::Open);
        }
        assert!(count(&wall, 20_000).is_some_and(|positions| positions > 100));
        assert_eq!(count(&wall, 100), None);
    }
}
