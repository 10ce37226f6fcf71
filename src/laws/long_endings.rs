//! The endings in which the Laws of 1985 asked for a hundred moves instead of fifty (10.09), and those of 1989 for
//! seventy-five; and how many moves a claim needs in a position because of them.

use crate::board::{Board, Color, Role, Square};

use super::governing::Laws;
use super::terms::LongEndings;

/// A hundred plies: fifty moves by each side.
pub const HUNDRED: u32 = 100;

/// How many plies without capture or pawn move the editions that may have held ask for: the least and the most.
pub struct PliesAsked {
    pub least: u32,
    pub most: u32,
}

impl PliesAsked {
    pub fn here(laws: &Laws, board: &Board) -> PliesAsked {
        let of_edition = |laws: Laws| match laws.long_endings() {
            Some(LongEndings::Hundred) if hundred_move_ending(board).is_some() => {
                (2 * HUNDRED, 2 * HUNDRED)
            }
            Some(LongEndings::SeventyFive) if may_be_seventy_five_move_ending(board) => {
                (HUNDRED, HUNDRED + HUNDRED / 2)
            }
            _ => (HUNDRED, HUNDRED),
        };
        let asked = laws.each().map(of_edition);
        let (least, most) = asked.fold((u32::MAX, 0), |(least, most), (low, high)| {
            (least.min(low), most.max(high))
        });
        PliesAsked { least, most }
    }
}

/// One of those endings.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum HundredMoveEnding {
    /// 10.09(a)
    RookAndBishopAgainstRook,
    /// 10.09(b)
    KnightsAgainstBlockedPawn,
    /// 10.09(c)
    RookAndPawnAgainstBishopAndPawn,
}

impl HundredMoveEnding {
    pub fn word(self) -> &'static str {
        match self {
            HundredMoveEnding::RookAndBishopAgainstRook => "rook-and-bishop",
            HundredMoveEnding::KnightsAgainstBlockedPawn => "knights",
            HundredMoveEnding::RookAndPawnAgainstBishopAndPawn => "rook-and-pawn",
        }
    }
}

/// Whether the position is one of those endings, and which.
pub fn hundred_move_ending(board: &Board) -> Option<HundredMoveEnding> {
    Color::ALL.into_iter().find_map(|strong| {
        if rook_and_bishop_against_rook(board, strong) {
            Some(HundredMoveEnding::RookAndBishopAgainstRook)
        } else if knights_against_blocked_pawn(board, strong) {
            Some(HundredMoveEnding::KnightsAgainstBlockedPawn)
        } else if rook_and_pawn_against_bishop_and_pawn(board, strong) {
            Some(HundredMoveEnding::RookAndPawnAgainstBishopAndPawn)
        } else {
            None
        }
    })
}

/// Whether the pieces are those of an ending for which the Laws of 1989 asked for seventy-five moves. How they had to stand
/// is not known.
pub fn may_be_seventy_five_move_ending(board: &Board) -> bool {
    const BISHOPS_KNIGHT: Pair = ([0, 0, 2, 0, 0], [0, 1, 0, 0, 0]);
    const KNIGHTS_PAWN: Pair = ([0, 2, 0, 0, 0], [1, 0, 0, 0, 0]);
    const QUEEN_BISHOPS: Pair = ([0, 0, 0, 0, 1], [0, 0, 2, 0, 0]);
    const QUEEN_KNIGHTS: Pair = ([0, 0, 0, 0, 1], [0, 2, 0, 0, 0]);
    const QUEEN_AND_PAWN_QUEEN: Pair = ([1, 0, 0, 0, 1], [0, 0, 0, 0, 1]);
    const ROOK_AND_PAWN_BISHOP_AND_PAWN: Pair = ([1, 0, 0, 1, 0], [1, 0, 1, 0, 0]);
    const ROOK_AND_BISHOP_ROOK: Pair = ([0, 0, 1, 1, 0], [0, 0, 0, 1, 0]);
    type Pair = ([u32; 5], [u32; 5]);
    Color::ALL.into_iter().any(|strong| {
        [
            BISHOPS_KNIGHT,
            KNIGHTS_PAWN,
            QUEEN_BISHOPS,
            QUEEN_KNIGHTS,
            QUEEN_AND_PAWN_QUEEN,
            ROOK_AND_PAWN_BISHOP_AND_PAWN,
            ROOK_AND_BISHOP_ROOK,
        ]
        .contains(&(pieces(board, strong), pieces(board, strong.opposite())))
    })
}

/// The pieces of one side beside the king: pawns, knights, bishops, rooks, queens.
fn pieces(board: &Board, color: Color) -> [u32; 5] {
    [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ]
    .map(|role| board.pieces(color, role).count())
}

fn rook_and_bishop_against_rook(board: &Board, strong: Color) -> bool {
    pieces(board, strong) == [0, 0, 1, 1, 0] && pieces(board, strong.opposite()) == [0, 0, 0, 1, 0]
}

/// How far a black pawn may have come on each file, a to h; a white pawn likewise, mirrored.
const BLACK_PAWN_LIMIT: [u8; 8] = [4, 6, 5, 4, 4, 5, 6, 4];

/// The pawn must stand on the square of the list or one it has not yet passed, with a knight right before it.
fn knights_against_blocked_pawn(board: &Board, strong: Color) -> bool {
    let weak = strong.opposite();
    if pieces(board, strong) != [0, 2, 0, 0, 0] || pieces(board, weak) != [1, 0, 0, 0, 0] {
        return false;
    }
    let Some(pawn) = board.pieces(weak, Role::Pawn).first() else {
        return false;
    };
    let limit = BLACK_PAWN_LIMIT[usize::from(pawn.file())];
    let rank = pawn.rank() + 1;
    let (not_passed, ahead) = match weak {
        Color::Black => (rank >= limit, pawn.rank().checked_sub(1)),
        Color::White => (
            rank <= 9 - limit,
            Some(pawn.rank() + 1).filter(|rank| *rank < 8),
        ),
    };
    let blocked = ahead.is_some_and(|rank| {
        board
            .pieces(strong, Role::Knight)
            .contains(Square::at(pawn.file(), rank))
    });
    not_passed && blocked
}

/// The pawns face each other on the edge and the bishop does not guard the corner the pawn runs to.
fn rook_and_pawn_against_bishop_and_pawn(board: &Board, strong: Color) -> bool {
    let weak = strong.opposite();
    if pieces(board, strong) != [1, 0, 0, 1, 0] || pieces(board, weak) != [1, 0, 1, 0, 0] {
        return false;
    }
    let squares = (
        board.pieces(strong, Role::Pawn).first(),
        board.pieces(weak, Role::Pawn).first(),
        board.pieces(weak, Role::Bishop).first(),
    );
    let (Some(rook_side), Some(bishop_side), Some(bishop)) = squares else {
        return false;
    };
    let (home, before) = match strong {
        Color::White => (1, 2),
        Color::Black => (6, 5),
    };
    if rook_side.rank() != home
        || bishop_side.rank() != before
        || rook_side.file() != bishop_side.file()
    {
        return false;
    }
    // a2 and a3 ask for a dark bishop, h2 and h3 for a light one; with colours reversed h7 and h6 for a
    // dark one, a7 and a6 for a light one.
    let light_wanted = match (strong, rook_side.file()) {
        (Color::White, 0) | (Color::Black, 7) => false,
        (Color::White, 7) | (Color::Black, 0) => true,
        _ => return false,
    };
    bishop.is_light() == light_wanted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    fn is_one(fen: &str) -> bool {
        hundred_move_ending(&read_fen(fen).unwrap().board).is_some()
    }

    #[test]
    fn rook_and_bishop_against_rook_whoever_has_them() {
        assert!(is_one("8/8/4k3/3r4/8/2KRB3/8/8 w - - 0 1"));
        assert!(is_one("8/8/4K3/3R4/8/2krb3/8/8 w - - 0 1"));
        assert!(!is_one("8/8/4k3/3r4/7p/2KRB3/8/8 w - - 0 1"));
    }

    #[test]
    fn two_knights_only_against_a_pawn_that_is_blocked_and_has_not_gone_past() {
        assert!(
            is_one("8/8/4k3/8/p7/N7/4K3/5N2 w - - 0 1"),
            "a4, knight on a3"
        );
        assert!(
            !is_one("8/8/4k3/8/8/p7/N3K3/5N2 w - - 0 1"),
            "a3 has gone past"
        );
        assert!(!is_one("8/8/4k3/8/p7/8/4K3/N4N2 w - - 0 1"), "not blocked");
        assert!(
            is_one("5n2/4k3/n7/P7/8/4K3/8/8 w - - 0 1"),
            "white pawn a5, mirrored"
        );
        assert!(
            !is_one("5n2/n3k3/P7/8/8/4K3/8/8 w - - 0 1"),
            "white pawn a6 has gone past"
        );
    }

    #[test]
    fn rook_and_pawn_against_bishop_and_pawn_on_the_edge() {
        assert!(
            is_one("8/8/4k3/8/3b4/p7/P3K3/7R w - - 0 1"),
            "a2, a3, dark bishop on d4"
        );
        assert!(
            !is_one("8/8/4k3/8/4b3/p7/P3K3/7R w - - 0 1"),
            "light bishop on e4"
        );
        assert!(
            is_one("8/8/4k3/8/4b3/7p/4K2P/R7 w - - 0 1"),
            "h2, h3, light bishop"
        );
        assert!(
            is_one("r7/4k2p/7P/8/3B4/8/4K3/8 w - - 0 1"),
            "h7, h6, dark bishop"
        );
        assert!(
            is_one("7r/p3k3/P7/8/4B3/8/4K3/8 w - - 0 1"),
            "a7, a6, light bishop"
        );
        assert!(
            !is_one("8/8/4k3/8/3b4/1p6/1P2K3/7R w - - 0 1"),
            "not on the edge"
        );
    }
}
