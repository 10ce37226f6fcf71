//! Which positions are worth the cheap proofs at all. The audit asks of the last position of every game, and in
//! nearly every one somebody plainly can still mate; a look at the pieces in a few nanoseconds says so.
//!
//! The sieve may only let through too much. It follows from what the cheap proofs can prove:
//!
//! - that the pieces never mate;
//! - with few pieces and little choice, that captures in the next moves leave nothing to mate with;
//! - where the side to move has hardly a move, that forced moves end in stalemate or go round;
//! - with pawns that block each other, that nobody passes. For that the solver's fast test wants a
//!   number of blocked pawns, and either no pawn on a file without an opposing one or few legal
//!   moves: the same conditions stand here. A queen, rook or knight that can move at all gets past
//!   a wall in the end, so it must be shut in; a king that can walk to an opposing pawn opens it.
//!
//! Composed positions of other kinds are dead too, and missed by the quick answer, not by the full
//! one: of 668 in a collection of them 72 are, of 176 among 1.5 million positions of real games
//! none. Of those 1.5 million, the sieve lets 13,000 through.

use super::material::{both, never_mates};
use crate::board::{Bitboard, Board, Color, Move, Role, Square, attacks};

/// So many pieces besides the kings can be gone within the few moves that the fast test looks ahead.
const FEW_PIECES: u32 = 4;
/// With more moves than this to choose from, one of them keeps what can mate.
const LITTLE_CHOICE: usize = 3;
/// The solver's fast test looks far ahead past pawns that no pawn opposes only up to here.
const LOW_MOBILITY: usize = 8;

/// Whether the cheap proofs have a chance. `false`: somebody plainly can still mate.
#[inline]
pub fn may_be_dead(board: &Board) -> bool {
    let pieces = board.occupied().count() - 2;
    pieces <= FEW_PIECES && is_thin(board) || is_locked(board) || is_cornered(board)
}

/// With few pieces: whether nothing that mates is left, or may be left after the next moves.
fn is_thin(board: &Board) -> bool {
    Color::ALL.iter().all(|&color| never_mates(board, color)) || has_at_most(board, LITTLE_CHOICE)
}

/// Whether enough pawns stand face to face for nobody to get past them.
#[inline]
fn is_locked(board: &Board) -> bool {
    let [white, black] = Color::ALL.map(|color| board.pieces(color, Role::Pawn).0);
    let pawns = (white | black).count_ones();
    // Each side's pawns may also be held up by the other's king.
    let [white_king, black_king] = Color::ALL.map(|color| board.king(color).bit().0);
    let held_white = ((white << 8) & (black | black_king)).count_ones();
    let held_black = ((black >> 8) & (white | white_king)).count_ones();
    if held_white.min(held_black) < (pawns / 2).saturating_sub(2).max(1) {
        return false;
    }
    let opposed = files(white & !rank(6)) == files(black & !rank(1));
    let pieces = both(board, Role::Queen) | both(board, Role::Rook) | both(board, Role::Knight);
    if pieces.is_empty() {
        opposed && is_walled(board) || has_at_most(board, LOW_MOBILITY)
    } else {
        opposed && pieces.into_iter().all(|square| is_shut_in(board, square))
    }
}

/// Whether neither king can walk to a pawn of the other side and take it: who takes one that was
/// blocked has a free pawn. Where pawns guard a square, no king walks; all other pieces are thought
/// away.
fn is_walled(board: &Board) -> bool {
    let [white, black] = Color::ALL.map(|color| board.pieces(color, Role::Pawn).0);
    let guarded_by_white = beside(white << 8);
    let guarded_by_black = beside(black >> 8);
    let [white_king, black_king] = Color::ALL.map(|color| board.king(color).bit().0);
    walk(white_king, !(white | guarded_by_black)) & black == 0
        && walk(black_king, !(black | guarded_by_white)) & white == 0
}

/// All squares that a king comes to by steps on the `open` squares.
fn walk(king: u64, open: u64) -> u64 {
    let mut reached = king;
    loop {
        let row = reached | beside(reached);
        let next = reached | (row | row << 8 | row >> 8) & open;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The squares to the left and right.
fn beside(squares: u64) -> u64 {
    let [a_file, h_file] = [Bitboard::file(0).0, Bitboard::file(7).0];
    (squares & !a_file) >> 1 | (squares & !h_file) << 1
}

/// Whether a queen, rook or knight has no square to go to. One that has gets past any wall.
fn is_shut_in(board: &Board, square: Square) -> bool {
    let Some(piece) = board.piece_at(square) else {
        return true;
    };
    let goals = attacks::lines(piece.role, square) & !board.colored(piece.color);
    attacks::seen(square, goals, board.occupied()).is_empty()
}

/// Whether the side to move has at most one move, as far as that can be seen cheaply: only a side
/// in check, or with nothing but king and pawns, is looked at.
#[inline]
fn is_cornered(board: &Board) -> bool {
    let us = board.turn();
    let king_and_pawns = board.pieces(us, Role::Pawn) | board.pieces(us, Role::King);
    if !board.is_check() && board.colored(us) != king_and_pawns {
        return false;
    }
    // Most kings have two squares, and then the other pieces need not be asked.
    let king = board.king(us);
    let steps = attacks::lines(Role::King, king) & !board.colored(us);
    let mut safe = steps
        .into_iter()
        .filter(|&to| board.is_safe(Move::normal(king, to)));
    if safe.by_ref().nth(1).is_some() {
        return false;
    }
    let mut moves = Vec::with_capacity(32);
    board.legal_moves(&mut moves);
    match moves[..] {
        [] => true,
        [only] => !is_free_after(board, only),
        _ => false,
    }
}

/// Whether the forced move leaves the other side a queen or rook and many moves: it is not forced in turn, and mates
/// with that sooner or later. So end most games that are resigned in check.
fn is_free_after(board: &Board, forced: Move) -> bool {
    let mut after = board.clone();
    after.play(forced);
    let them = after.turn();
    let heavy = after.pieces(them, Role::Queen) | after.pieces(them, Role::Rook);
    !heavy.is_empty() && !has_at_most(&after, LOW_MOBILITY)
}

fn has_at_most(board: &Board, count: usize) -> bool {
    let mut moves = Vec::with_capacity(32);
    board.legal_moves(&mut moves);
    moves.len() <= count
}

fn rank(rank: u8) -> u64 {
    Bitboard::rank(rank).0
}

/// The files on which something stands, as the eight lowest bits.
#[inline]
fn files(squares: u64) -> u64 {
    let halves = squares | squares >> 32;
    let quarters = halves | halves >> 16;
    (quarters | quarters >> 8) & 0xff
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    fn board(fen: &str) -> Board {
        read_fen(fen).unwrap().board
    }

    #[test]
    fn a_wall_is_seen_from_both_sides() {
        for (fen, walled) in [
            ("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - -", true),
            ("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -", true),
            // Through the e-file and along the fifth rank to a pawn.
            ("4k3/8/8/p5p1/P5P1/8/8/4K3 w - -", false),
            // White is shut in, Black's king comes to a4 from b5.
            ("8/8/1k6/p7/P7/8/8/K7 b - -", false),
        ] {
            assert_eq!(is_walled(&board(fen)), walled, "{fen}");
        }
    }

    #[test]
    fn a_king_walks_no_further_than_the_edge() {
        assert_eq!(walk(1, !0), !0);
        let h_file = Bitboard::file(7).0;
        assert_eq!(walk(1 << 63, h_file), h_file, "h8 is not beside a8");
    }

    #[test]
    fn ordinary_positions_are_not_looked_at() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq -",
            "8/5pk1/6p1/7p/7P/6P1/5PK1/3R4 w - -",
            "8/5k2/8/8/8/8/3RK3/8 w - -",
        ] {
            assert!(!may_be_dead(&board(fen)), "{fen}");
        }
    }
}
