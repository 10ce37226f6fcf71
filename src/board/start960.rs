//! The 960 starting arrays and their numbers, in the order every Chess960 list uses
//! (Scharnagl's): 518 is the array of standard chess.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{Bitboard, Board, Color, Piece, Role, Square};

/// Where the two knights go among the five files left by bishops and queen, by number.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

static NUMBERS: LazyLock<HashMap<[Role; 8], u16>> =
    LazyLock::new(|| (0..960).map(|number| (array(number), number)).collect());

/// The starting position of that number.
///
/// # Panics
///
/// If `number` is not below 960.
pub fn chess960_start(number: u16) -> Board {
    assert!(number < 960, "there are 960 arrays, numbered from 0");
    let mut board = Board::bare();
    for (file, role) in (0..8).zip(array(number)) {
        for color in Color::ALL {
            let back = Square::at(file, color.back_rank());
            let front = Square::at(file, color.back_rank().abs_diff(1));
            board.put(Piece { color, role }, back);
            board.put(
                Piece {
                    color,
                    role: Role::Pawn,
                },
                front,
            );
        }
    }
    board.castling_rooks = board.by_role[Role::Rook.index()];
    board.settle();
    board
}

/// The number of the starting array on the board, if White's pieces stand in one, Black's mirror
/// them, and nothing else is there. Turn and rights to castle are not looked at.
pub fn chess960_number(board: &Board) -> Option<u16> {
    let mut roles = [Role::Pawn; 8];
    for (file, role) in (0..8).zip(&mut roles) {
        *role = board.role_at(Square::at(file, Color::White.back_rank()))?;
        if board.role_at(Square::at(file, Color::Black.back_rank())) != Some(*role) {
            return None;
        }
    }
    let in_rows = board.colored(Color::White) == Bitboard::rank(0) | Bitboard::rank(1)
        && board.colored(Color::Black) == Bitboard::rank(6) | Bitboard::rank(7)
        && board.by_role[Role::Pawn.index()] == Bitboard::rank(1) | Bitboard::rank(6);
    if !in_rows {
        return None;
    }
    NUMBERS.get(&roles).copied()
}

/// The first rank of an array, from the a-file.
fn array(number: u16) -> [Role; 8] {
    let mut files: [Option<Role>; 8] = [None; 8];
    let number = usize::from(number);
    files[number % 4 * 2 + 1] = Some(Role::Bishop);
    files[number / 4 % 4 * 2] = Some(Role::Bishop);
    let (one, other) = KNIGHTS[number / 96];
    fill(&mut files, number / 16 % 6, Role::Queen);
    // The knight further to the right is put down first, so that the count of free files before the other still holds.
    fill(&mut files, other, Role::Knight);
    fill(&mut files, one, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        fill(&mut files, 0, role);
    }
    files.map(|role| role.unwrap_or(Role::Pawn))
}

/// Puts a piece on the free file with `skipped` free files before it.
fn fill(files: &mut [Option<Role>; 8], skipped: usize, role: Role) {
    if let Some(file) = files.iter_mut().filter(|file| file.is_none()).nth(skipped) {
        *file = Some(role);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;
    use std::collections::HashSet;

    fn first_rank(number: u16) -> String {
        array(number).iter().map(|role| role.letter()).collect()
    }

    #[test]
    fn numbers_are_those_of_the_published_list() {
        assert_eq!(first_rank(0), "BBQNNRKR");
        assert_eq!(first_rank(1), "BQNBNRKR");
        assert_eq!(first_rank(518), "RNBQKBNR");
        assert_eq!(first_rank(534), "RNBKQBNR");
        assert_eq!(first_rank(959), "RKRNNQBB");
    }

    #[test]
    fn all_960_differ_obey_the_conditions_and_give_back_their_number() {
        let mut seen = HashSet::new();
        for number in 0..960 {
            let board = chess960_start(number);
            assert_eq!(chess960_number(&board), Some(number));
            let rank = first_rank(number);
            let at = |letter| {
                rank.match_indices(letter)
                    .map(|(file, _)| file)
                    .collect::<Vec<_>>()
            };
            let (rooks, kings, bishops) = (at('R'), at('K'), at('B'));
            assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{rank}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{rank}");
            assert_eq!(
                board.is_chess960(),
                rooks != [0, 7] || kings != [4],
                "{rank}"
            );
            assert!(seen.insert(rank));
        }
    }

    #[test]
    fn other_positions_have_no_number() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKNBR w - - 0 1",
            "knnrrbbq/pppppppp/8/8/8/8/PPPPPPPP/KNNRRBBQ w - - 0 1",
            "rnbqkqnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ] {
            assert_eq!(
                chess960_number(&read_fen(fen).unwrap().board),
                None,
                "{fen}"
            );
        }
    }
}
