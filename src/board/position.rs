//! A position: where the pieces stand, whose turn it is, and what rights remain.
//!
//! Here are the board's fields and the questions that read them. Moving lives in `play`, the
//! rules of movement in `legal` and `castling`, the written form in `fen`.

use std::sync::LazyLock;

use super::castling::is_standard_right;
use super::{Bitboard, Color, Piece, Role, Square, attacks, chess960_start, zobrist};

/// A position that can be played on: one king each, and the side that has just moved is not in
/// check, unless it made an illegal move (`Board::could_take_king`).
///
/// The pieces are kept twice, as sets and by square: sets find who attacks a square, the squares
/// tell at once what is captured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(super) by_role: [Bitboard; 6],
    pub(super) by_color: [Bitboard; 2],
    pub(super) roles: [Option<Role>; 64],
    /// The rooks with which castling is still a right. Their king stands on their rank.
    pub(super) castling_rooks: Bitboard,
    /// Who gives check to the side to move. Kept, because whether a move is safe depends on it
    /// and the replay records it anyway.
    pub(super) checkers: Bitboard,
    /// Pieces that stand alone between the king of the side to move and a piece that would check it.
    /// Found together with the checkers; without a check, all others of its side move safely.
    pub(super) shields: Bitboard,
    pub(super) hash: u64,
    pub(super) halfmove_clock: u16,
    pub(super) fullmove: u16,
    pub(super) turn: Color,
    /// Only where a legal en passant capture exists.
    pub(super) en_passant: Option<Square>,
    pub(super) chess960: bool,
}

static STANDARD: LazyLock<Board> = LazyLock::new(|| chess960_start(518));

impl Board {
    /// The starting position of standard chess (Laws 2.3).
    #[inline]
    pub fn standard() -> Board {
        STANDARD.clone()
    }

    /// Whether this is the starting position of standard chess, no move counted.
    #[inline]
    pub fn is_standard(&self) -> bool {
        let clocks = (self.halfmove_clock, self.fullmove);
        self.hash == STANDARD.hash && self.same_position(&STANDARD) && clocks == (0, 1)
    }

    /// A board without pieces, for a reader of positions to fill and then to `settle`.
    pub(super) fn bare() -> Board {
        Board {
            by_role: [Bitboard::EMPTY; 6],
            by_color: [Bitboard::EMPTY; 2],
            roles: [None; 64],
            castling_rooks: Bitboard::EMPTY,
            checkers: Bitboard::EMPTY,
            shields: Bitboard::EMPTY,
            hash: 0,
            halfmove_clock: 0,
            fullmove: 1,
            turn: Color::White,
            en_passant: None,
            chess960: false,
        }
    }

    /// Computes what follows from pieces, turn and rights, once these are set.
    pub(super) fn settle(&mut self) {
        self.chess960 = Color::ALL.iter().any(|&color| {
            (self.castling_rooks & self.colored(color))
                .into_iter()
                .any(|rook| !is_standard_right(self.king(color), rook))
        });
        self.find_checkers();
        self.hash = self.hash_from_scratch();
    }

    fn hash_from_scratch(&self) -> u64 {
        let mut hash = match self.turn {
            Color::White => 0,
            Color::Black => zobrist::black_to_move(),
        };
        for square in self.occupied() {
            if let Some(piece) = self.piece_at(square) {
                hash ^= zobrist::piece(piece.color, piece.role, square);
            }
        }
        for rook in self.castling_rooks {
            hash ^= zobrist::castling(rook);
        }
        if let Some(target) = self.en_passant {
            hash ^= zobrist::en_passant(target);
        }
        hash
    }

    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        self.roles[square.index()]
    }

    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.colored(Color::White).contains(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    #[inline]
    pub fn colored(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_role[role.index()] & self.by_color[color.index()]
    }

    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // Each side has a king in every position, so there is always a bit to find.
        Square::new(self.pieces(color, Role::King).0.trailing_zeros() as u8 & 63)
    }

    /// The pieces of one colour that attack a square, were the `occupied` squares occupied. A piece is
    /// counted where it stands even if its square is not among them.
    #[inline]
    pub fn attackers(&self, target: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let king = attacks::lines(Role::King, target) & self.pieces(by, Role::King);
        let far = attacks::seen(target, self.aligned(target, by), occupied);
        king | self.near_checkers(target, by) | far
    }

    /// The knights and pawns that attack a square: the only near pieces that can give check.
    #[inline]
    fn near_checkers(&self, target: Square, by: Color) -> Bitboard {
        let knights = attacks::lines(Role::Knight, target) & self.by_role[Role::Knight.index()];
        let pawns = attacks::pawn(by.opposite(), target) & self.by_role[Role::Pawn.index()];
        (knights | pawns) & self.by_color[by.index()]
    }

    /// The pieces that would attack a square from a distance if nothing stood in between.
    #[inline]
    fn aligned(&self, target: Square, by: Color) -> Bitboard {
        let queens = self.by_role[Role::Queen.index()];
        let straight = self.by_role[Role::Rook.index()] | queens;
        let diagonal = self.by_role[Role::Bishop.index()] | queens;
        let aligned = attacks::lines(Role::Rook, target) & straight
            | attacks::lines(Role::Bishop, target) & diagonal;
        aligned & self.by_color[by.index()]
    }

    /// Brings checkers and shields up to date after the turn has changed.
    #[inline]
    pub(super) fn find_checkers(&mut self) {
        let by = self.turn.opposite();
        let king = self.king(self.turn);
        let occupied = self.occupied();
        let mut checkers = self.near_checkers(king, by);
        let mut shields = Bitboard::EMPTY;
        for square in self.aligned(king, by) {
            // No branch, as in `attacks::seen`.
            let between = attacks::between(king, square) & occupied;
            checkers.0 |= u64::from(between.is_empty()) << square.index();
            shields.0 |= if between.has_several() { 0 } else { between.0 };
        }
        self.checkers = checkers;
        self.shields = shields;
    }

    /// The pieces that give check to the side to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.checkers
    }

    #[inline]
    pub fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The square to which a pawn of the side to move can capture en passant, legally.
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// A number made of what the Laws compare when they ask whether a position is the same (9.2):
    /// the pieces, the turn, the rights to castle and to capture en passant. Equal positions have
    /// equal hashes; unequal ones practically never do, and `same_position` settles it.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether two positions are the same in the sense of `hash`, without chance.
    pub fn same_position(&self, other: &Board) -> bool {
        self.by_role == other.by_role
            && self.by_color == other.by_color
            && self.turn == other.turn
            && self.castling_rooks == other.castling_rooks
            && self.en_passant == other.en_passant
    }

    /// Moves of either side since the last capture or pawn move.
    #[inline]
    pub fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the coming move, as players count.
    #[inline]
    pub fn fullmove(&self) -> u16 {
        self.fullmove
    }

    /// Whether, in the position from which this one was reached, some right to castle was one
    /// that standard chess does not know: king or rook elsewhere than on e, a and h.
    #[inline]
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, read_fen};

    fn board(fen: &str) -> Board {
        read_fen(fen).unwrap().board
    }

    fn sq(name: &str) -> Square {
        Square::from_ascii(name.as_bytes()).unwrap()
    }

    #[test]
    fn the_board_stays_small_because_it_is_copied_for_every_game() {
        assert!(size_of::<Board>() <= 200, "{}", size_of::<Board>());
    }

    #[test]
    fn the_pieces_stand_as_the_laws_set_them_up() {
        let start = Board::standard();
        assert_eq!(start.turn(), Color::White);
        assert_eq!(start.king(Color::White), sq("e1"));
        assert_eq!(
            start.piece_at(sq("d8")),
            Some(Piece {
                color: Color::Black,
                role: Role::Queen
            })
        );
        assert_eq!(start.piece_at(sq("e4")), None);
        assert_eq!(start.pieces(Color::White, Role::Pawn), Bitboard::rank(1));
        assert!(!start.is_chess960() && !start.is_check());
    }

    #[test]
    fn an_attack_passes_where_the_occupied_squares_let_it() {
        let board = board("4k3/8/8/8/4r3/8/4P3/4K3 w - - 0 1");
        let rook = sq("e4").bit();
        let occupied = board.occupied();
        assert_eq!(board.attackers(sq("e2"), Color::Black, occupied), rook);
        assert_eq!(
            board.attackers(sq("e1"), Color::Black, occupied),
            Bitboard::EMPTY
        );
        let without_pawn = occupied ^ sq("e2").bit();
        assert_eq!(board.attackers(sq("e1"), Color::Black, without_pawn), rook);
    }

    #[test]
    fn the_same_pieces_with_other_rights_or_turn_are_another_position() {
        let same = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let later = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 40 60";
        assert!(board(same).same_position(&board(later)));
        assert_eq!(board(same).hash(), board(later).hash());
        for other in [
            "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1",
        ] {
            assert!(!board(same).same_position(&board(other)), "{other}");
            assert_ne!(board(same).hash(), board(other).hash(), "{other}");
        }
    }

    #[test]
    fn an_en_passant_capture_that_would_expose_the_king_does_not_count() {
        let mut pinned = board("8/8/8/8/k1p4R/8/3P4/K7 w - - 0 1");
        pinned.play(Move::normal(sq("d2"), sq("d4")));
        assert_eq!(pinned.en_passant(), None);
        let mut free = board("8/8/8/7R/k1p5/8/3P4/K7 w - - 0 1");
        free.play(Move::normal(sq("d2"), sq("d4")));
        assert_eq!(free.en_passant(), Some(sq("d3")));
    }
}
