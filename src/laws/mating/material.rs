//! What the pieces alone decide, wherever they stand.

use crate::board::{Bitboard, Board, Color, Role};

const LIGHT: Bitboard = Bitboard(0x55AA_55AA_55AA_55AA);

/// Whether the pieces on the board can never give a mate to the opponent of `winner`.
///
/// - A bare king gives no check.
/// - A lone knight leaves the mated king at least one flight square, which a piece of his own must
///   block. A queen cannot: wherever she blocks, she could have taken the knight or covered the
///   check, and alone she is all the mated side has.
/// - Bishops on squares of one colour never cover the other colour. To block flight squares
///   there takes a bishop of that colour, a knight or a pawn; rooks and queens would guard.
///
/// No capture and no promotion brings back what is missing, so the answer holds for the rest of
/// the game. It says nothing of a position that already is mate: composed ones exist that no
/// series of moves leads to, so the callers test for mate first.
pub(super) fn never_mates(board: &Board, winner: Color) -> bool {
    let own = board.colored(winner);
    if own.count() == 1 {
        return true;
    }
    let loser = winner.opposite();
    let knights = board.pieces(winner, Role::Knight);
    if own.count() == 2 && !knights.is_empty() {
        let helpers = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
        return helpers
            .iter()
            .all(|&role| board.pieces(loser, role).is_empty());
    }
    let bishops = board.pieces(winner, Role::Bishop);
    bishops.count() + 1 == own.count()
        && both(board, Role::Knight).is_empty()
        && both(board, Role::Pawn).is_empty()
        && on_one_colour(both(board, Role::Bishop))
}

/// The whole of what the Laws of 1985 knew as dead (10.07): the kings alone; one bishop or one
/// knight besides; one bishop each, on squares of the same colour.
pub(super) fn is_dead_1985(board: &Board) -> bool {
    match (board.occupied().count(), both(board, Role::Bishop).count()) {
        (2, _) => true,
        (3, bishops) => bishops == 1 || !both(board, Role::Knight).is_empty(),
        (4, 2) => {
            Color::ALL
                .iter()
                .all(|&color| board.colored(color).count() == 2)
                && on_one_colour(both(board, Role::Bishop))
        }
        _ => false,
    }
}

pub(super) fn both(board: &Board, role: Role) -> Bitboard {
    board.pieces(Color::White, role) | board.pieces(Color::Black, role)
}

fn on_one_colour(squares: Bitboard) -> bool {
    (squares & LIGHT).is_empty() || (squares & !LIGHT).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Square, read_fen};

    fn board(pieces: &str) -> Board {
        read_fen(&format!("{pieces} w - - 0 1")).unwrap().board
    }

    #[test]
    fn the_light_squares_are_those_of_the_board() {
        for square in (0..64).map(Square::new) {
            assert_eq!(LIGHT.contains(square), square.is_light(), "{square}");
        }
    }

    #[test]
    fn each_side_is_judged_by_its_own_pieces_and_by_what_can_block() {
        // White, then Black.
        let table = [
            ("8/8/4k3/8/8/3K4/8/8", true, true),
            ("8/8/4k3/8/8/3KB3/8/8", true, true),
            ("8/8/4k3/8/8/3KN3/8/8", true, true),
            ("8/8/4k3/8/8/3KNN2/8/8", false, true),
            ("8/8/4k1q1/8/8/2KN4/8/8", true, false),
            ("8/8/4k1q1/6p1/8/2KN4/8/8", false, false),
            ("8/8/4k1r1/8/8/2KN4/8/8", false, false),
            ("8/8/4k1r1/8/8/2KB4/8/8", true, false),
            ("8/8/4k1p1/8/8/2KB4/8/8", false, false),
            ("8/8/4k1n1/8/8/2KB4/8/8", false, false),
            ("8/8/4kb2/8/8/3KB3/8/8", true, true),
            ("8/8/4k1b1/8/8/2K1B3/8/8", false, false),
            ("b7/1b6/4k3/8/8/2K5/6B1/7B", true, true),
        ];
        for (pieces, white, black) in table {
            assert_eq!(
                never_mates(&board(pieces), Color::White),
                white,
                "{pieces}, White"
            );
            assert_eq!(
                never_mates(&board(pieces), Color::Black),
                black,
                "{pieces}, Black"
            );
        }
    }

    #[test]
    fn the_laws_of_1985_list_four_endings_and_no_more() {
        for pieces in [
            "8/8/4k3/8/8/3K4/8/8",
            "8/8/4k3/8/8/3KB3/8/8",
            "8/8/4k1n1/8/8/3K4/8/8",
            "8/8/4kb2/8/8/3KB3/8/8",
        ] {
            assert!(is_dead_1985(&board(pieces)), "{pieces}");
        }
        for pieces in [
            "8/8/4k1b1/8/8/2K1B3/8/8",
            "8/8/4k3/8/8/3KNN2/8/8",
            "8/8/4k1n1/8/8/3KN3/8/8",
            "8/8/4k3/8/8/3KP3/8/8",
            "8/8/4k3/8/8/3K1R2/8/8",
            "8/8/4k3/8/8/8/1K4B1/7B",
            "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3",
        ] {
            assert!(!is_dead_1985(&board(pieces)), "{pieces}");
        }
    }
}
