//! Which positions are worth the cheap proofs at all. The audit asks of the last position of every game, and in
//! nearly every one somebody plainly can still mate; a look at the pieces in a few nanoseconds says so.
//!
//! The sieve may only let through too much: **what it holds back, the cheap proofs do not prove dead.** That is, for each
//! of the ways in which they can prove that a side never mates:
//!
//! - *The pieces never mate*: `is_thin` lets through wherever that holds for both sides.
//! - *All lines of four plies* (of seven where there are pawns and bishops alone) *end* in stalemate or with pieces that
//!   never mate. A line without captures only ends where somebody has no move. So either somebody has hardly a move, now
//!   (`is_cornered`, `is_thin`) or were it his turn (`is_stuck`): two sides that can each step to and fro go on for ever,
//!   and the pieces stay. Or there are so few pieces that captures can take what mates (`is_thin`), and few moves, as
//!   else one of them captures nothing.
//! - *The moves are forced* and end in stalemate or go round: `is_cornered`.
//! - *Pawns block each other and nobody passes.* For that the solver's fast test wants a number of blocked pawns, and
//!   either no pawn on a file without an opposing one or few legal moves: `is_locked` asks the same. A queen, rook or
//!   knight that can move at all gets past a wall in the end, so it must be shut in.
//!
//! The second and the last sentence of this are reasons and no full proof: "hardly a move" is drawn at a number. So it is
//! tested (`tests/generated.rs`): of 300,000 generated positions of walls, cages, kings in corners and pawns at random,
//! 11,270 dead, none is held back; nor is any of the 679 among the last positions of 116,000 games. Positions that
//! are let through are asked for a mate that both sides work for first (`helpmate`), and then few are left.
//!
//! Composed positions of other kinds are dead too, and missed by the quick answer, not by the full one: of 763 in
//! collections the sieve holds back 110, of 176 among 1.5 million positions of real games none.

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
    pieces <= FEW_PIECES && is_thin(board)
        || is_locked(board)
        || is_cornered(board)
        || is_stuck(board, board.turn().opposite())
}

/// With few pieces: whether nothing that mates is left, or may be left after the next moves.
fn is_thin(board: &Board) -> bool {
    Color::ALL.iter().all(|&color| never_mates(board, color)) || has_at_most(board, LITTLE_CHOICE)
}

/// Whether enough pawns stand face to face for nobody to get past them, perhaps.
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
        opposed || has_at_most(board, LOW_MOBILITY)
    } else {
        opposed && pieces.into_iter().all(|square| is_shut_in(board, square))
    }
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

/// Whether a side with nothing but king and pawns has one move at most, were it its turn: then nearly every move of the
/// other side is stalemate, or forces it. Whether a pawn could take is not asked.
#[inline]
fn is_stuck(board: &Board, color: Color) -> bool {
    let pawns = board.pieces(color, Role::Pawn);
    if board.colored(color) != pawns | board.pieces(color, Role::King) {
        return false;
    }
    let ahead = match color {
        Color::White => pawns.0 << 8,
        Color::Black => pawns.0 >> 8,
    };
    if ahead & !board.occupied().0 != 0 {
        return false;
    }
    let king = board.king(color);
    let steps = attacks::lines(Role::King, king) & !board.colored(color);
    let occupied = board.occupied() & !king.bit();
    let mut safe = steps.into_iter().filter(|to| {
        let attackers = board.attackers(*to, color.opposite(), occupied);
        attackers.is_empty()
    });
    safe.nth(1).is_none()
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
    fn whoever_could_not_move_if_it_were_his_turn_is_stuck() {
        for (fen, stuck) in [
            // Every move of Black but those that free the king is stalemate.
            ("8/8/3p2p1/6Pp/6pK/6P1/3k4/6b1 b - -", true),
            // The king has one square.
            ("8/8/8/8/8/7k/6p1/6K1 b - -", true),
            // Two squares.
            ("8/8/8/8/7k/8/6p1/6K1 b - -", false),
            // A pawn can move.
            ("8/8/3p2p1/6Pp/6pK/6P1/P2k4/6b1 b - -", false),
        ] {
            assert_eq!(is_stuck(&board(fen), Color::White), stuck, "{fen}");
        }
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
