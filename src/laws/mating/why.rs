//! Why a position is dead, in words that others can check on a board: the pieces, a line of only moves, or every position
//! that can still be reached. That it is dead has been proved before; nothing is decided here.

use super::REACHABLE;
use super::material::never_mates;
use super::reach;
use crate::board::{Board, Color, Move};

/// What shows that a position is dead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeadBy {
    /// Neither side has the pieces to mate.
    Pieces,
    /// There is but one legal move, again and again, and this is where it leads.
    OnlyMoves { line: Vec<Move>, end: LineEnd },
    /// So many positions can still be reached, and none of them is mate.
    AllPositions(usize),
    /// The solver has proved it; nothing short shows it.
    Search,
}

/// Where a line of only moves leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    Stalemate,
    /// Neither side has the pieces to mate any more.
    Pieces,
    /// The same position comes again, and so for ever.
    ComesBack,
}

/// What shows that a dead position is dead.
pub fn why_dead(board: &Board) -> DeadBy {
    if without_pieces(board) {
        return DeadBy::Pieces;
    }
    if let Some((line, end)) = only_moves(board) {
        return DeadBy::OnlyMoves { line, end };
    }
    match reach::count(board, REACHABLE) {
        Some(positions) => DeadBy::AllPositions(positions),
        None => DeadBy::Search,
    }
}

fn without_pieces(board: &Board) -> bool {
    Color::ALL
        .into_iter()
        .all(|winner| never_mates(board, winner))
}

/// The moves for as long as there is only one, if they lead to an end that everybody sees.
fn only_moves(board: &Board) -> Option<(Vec<Move>, LineEnd)> {
    let mut now = board.clone();
    let mut line = Vec::new();
    let mut seen: Vec<Board> = Vec::new();
    let mut moves = Vec::new();
    loop {
        now.legal_moves(&mut moves);
        let [only] = moves[..] else { return None };
        if seen.iter().any(|earlier| earlier.same_position(&now)) {
            return Some((line, LineEnd::ComesBack));
        }
        seen.push(now.clone());
        line.push(only);
        now.play(only);
        if !now.has_legal_move() {
            let end = (!now.is_check()).then_some(LineEnd::Stalemate);
            return end.map(|end| (line, end));
        }
        if without_pieces(&now) {
            return Some((line, LineEnd::Pieces));
        }
        if line.len() > reach::FORCED {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;
    use crate::laws::mating::{is_dead, uci};

    /// What shows that a position is dead, with the line.
    fn shown(fen: &str) -> (String, Option<LineEnd>) {
        let board = read_fen(fen).unwrap().board;
        assert_eq!(is_dead(&board), Some(true), "{fen}");
        match why_dead(&board) {
            DeadBy::Pieces => ("pieces".to_owned(), None),
            DeadBy::OnlyMoves { line, end } => {
                let mut now = board;
                let mut told = Vec::new();
                for m in line {
                    told.push(uci(&now, m));
                    now.play(m);
                }
                (told.join(" "), Some(end))
            }
            DeadBy::AllPositions(_) => ("all positions".to_owned(), None),
            DeadBy::Search => ("search".to_owned(), None),
        }
    }

    #[test]
    fn a_dead_position_is_shown_by_the_shortest_means() {
        for (fen, line, end) in [
            ("8/8/4k3/8/8/3NK3/8/8 w - - 0 1", "pieces", None),
            (
                "6Rk/8/7K/8/8/8/8/8 b - - 0 1",
                "h8g8",
                Some(LineEnd::Pieces),
            ),
            (
                "kb6/2N5/1K6/8/8/8/8/8 b - - 0 1",
                "b8c7",
                Some(LineEnd::Pieces),
            ),
            (
                "k7/P1K5/8/8/8/8/8/8 b - - 0 1",
                "a8a7",
                Some(LineEnd::Pieces),
            ),
            (
                "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
                "all positions",
                None,
            ),
        ] {
            assert_eq!(shown(fen), (line.to_owned(), end), "{fen}");
        }
    }

    #[test]
    fn only_moves_may_come_back_for_ever() {
        let (_, end) = shown("k1b5/1p1p4/1P1P4/8/8/4p1p1/4P1P1/5B1K w - - 0 1");
        assert_eq!(end, Some(LineEnd::ComesBack));
    }

    #[test]
    fn the_only_move_may_take_the_last_piece_and_stalemate() {
        let (line, end) = shown("8/8/8/8/8/p7/P1Q5/K1k5 b - - 0 1");
        assert_eq!((&*line, end), ("c1c2", Some(LineEnd::Stalemate)));
    }
}
