//! One number for the start and the moves of a game, by which copies are found: in one run, and across machines by
//! `games.csv`. It is the same in every version of the program, so nothing here may ever change.
//!
//! A game is a row of numbers: if it does not start from the usual position, one for each eight bytes of the first four
//! fields of its FEN (how the moves are counted says nothing of the position); then one for each move, `from + 64 × to + 4096 × promotion` (squares from a1 = 0, b1 = 1 to h8 = 63;
//! promotion to knight 1, bishop 2, rook 3, queen 4; castling is the king taking his rook; 8 is added to the promotion of a
//! move that the Laws forbid and that stood all the same). Each number is mixed into the hash by [`mixed`].

use crate::board::{Board, Manner, Move, MoveKind, Role};

const FIRST: u64 = 0x9E37_79B9_7F4A_7C15;
const FACTOR: u64 = 0xD6E8_FEB8_6659_FD93;

/// A number mixed into a hash: both halves of their product.
#[inline]
pub fn mixed(hash: u64, number: u64) -> u64 {
    let product = u128::from(hash ^ number ^ FIRST) * u128::from(FACTOR);
    (product as u64) ^ ((product >> 64) as u64)
}

/// A text mixed into a hash, its length with it.
pub fn mixed_text(hash: u64, text: &[u8]) -> u64 {
    let (words, rest) = text.as_chunks::<8>();
    let words = words.iter().map(|word| u64::from_le_bytes(*word));
    let mut hash = words.fold(hash, mixed);
    if !rest.is_empty() {
        let last = rest
            .iter()
            .rev()
            .fold(0, |word, byte| word << 8 | u64::from(*byte));
        hash = mixed(hash, last);
    }
    mixed(hash, text.len() as u64)
}

/// The hash of a start without moves.
pub fn hash_of_start(start: &Board) -> u64 {
    if start.is_standard() {
        return FIRST;
    }
    let usual = Board::standard();
    let position = |board: &Board| {
        let fen = board.fen();
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        fields.join(" ")
    };
    let own = position(start);
    match own == position(&usual) {
        true => FIRST,
        false => mixed_text(FIRST, own.as_bytes()),
    }
}

/// The hash of moves made from a start, given the hash of that.
pub fn hash_of_moves(start: u64, moves: &[Move]) -> u64 {
    moves.iter().fold(start, |hash, m| mixed(hash, number(*m)))
}

#[inline]
fn number(m: Move) -> u64 {
    let squares = m.from().index() as u64 + 64 * m.to().index() as u64;
    match m.is_normal() {
        true => squares,
        false => squares + 4096 * promotion(m.kind()),
    }
}

fn promotion(kind: MoveKind) -> u64 {
    let of_role = |role| match role {
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::Pawn | Role::King => 0,
    };
    match kind {
        MoveKind::Normal | MoveKind::EnPassant | MoveKind::Castling => 0,
        MoveKind::Promotion(role) => of_role(role),
        MoveKind::Illegal(Manner::Promotion(role)) => 8 + of_role(role),
        MoveKind::Illegal(_) => 8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::{AlphabetChoice, Record, Replayer};

    fn hash(pgn: &str) -> String {
        let mut record = Record::default();
        Replayer::new(AlphabetChoice::Auto).replay_into(&mut record, pgn, false);
        let hash = hash_of_moves(hash_of_start(&record.start), &record.moves);
        format!("{hash:016x}")
    }

    /// These numbers stand in tables of users. If this test fails, the change is wrong and not the test.
    #[test]
    fn the_hash_is_the_same_in_every_version() {
        assert_eq!(hash("1. e4 e5 2. Nf3 Nc6 *"), "a7460c3e15802afb");
        assert_eq!(
            hash("[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=N *"),
            "8cab5c8d92b0d0d4"
        );
        assert_eq!(
            hash("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *"),
            "912b2c16f69f8c95"
        );
    }

    #[test]
    fn start_order_and_promotion_count() {
        let games = [
            "1. e4 e5 *",
            "1. e4 e6 *",
            "1. e3 e5 *",
            "1. Nf3 Nf6 2. Ng1 Ng8 3. e4 e5 *",
            "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1\"]\n\n1. e4 e5 *",
            "[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q *",
            "[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=R *",
        ];
        let mut hashes: Vec<String> = games.iter().map(|pgn| hash(pgn)).collect();
        hashes.sort();
        hashes.dedup();
        assert_eq!(hashes.len(), games.len());
    }
}
