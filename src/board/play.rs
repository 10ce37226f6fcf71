//! Making a move: every field of the board is brought forward by what the move changes.

use super::castling::destinations;
use super::{
    Bitboard, Board, Color, Manner, Move, MoveKind, Piece, Role, Side, Square, attacks, zobrist,
};

impl Board {
    /// Plays a legal move, or one that was made though illegal (`MoveKind::Illegal`). Whether it is legal is not asked
    /// again: see `is_legal`, or `candidates` with `is_safe`.
    #[inline]
    pub fn play(&mut self, m: Move) {
        match m.is_normal() {
            true => self.bring_forward(m, MoveKind::Normal),
            false => self.play_special(m),
        }
    }

    /// Castling, en passant, promotion, and what was made though illegal: few moves, and a function of their own, so that
    /// nothing is asked about the others.
    #[inline(never)]
    fn play_special(&mut self, m: Move) {
        match m.from() == m.to() {
            true => self.pass(),
            false => self.bring_forward(m, m.kind()),
        }
    }

    #[inline(always)]
    fn bring_forward(&mut self, m: Move, kind: MoveKind) {
        let us = self.turn;
        let (from, to) = (m.from(), m.to());
        let Some(role) = self.role_at(from) else {
            debug_assert!(false, "no piece stands on the square {m:?} leaves");
            return;
        };

        self.forget_en_passant();
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.lose_castling_rights(us, role, from, to);

        match kind {
            MoveKind::Normal => {
                self.take(us.opposite(), to);
                self.shift(Piece { color: us, role }, from, to);
            }
            MoveKind::Promotion(promoted) => {
                self.take(us.opposite(), to);
                self.lift(Piece { color: us, role }, from);
                self.put(
                    Piece {
                        color: us,
                        role: promoted,
                    },
                    to,
                );
            }
            MoveKind::EnPassant => {
                self.take(us.opposite(), taken_en_passant(from, to));
                self.shift(Piece { color: us, role }, from, to);
            }
            MoveKind::Castling => self.castle(us, from, to),
            MoveKind::Illegal(manner) => self.make_illegal(Piece { color: us, role }, m, manner),
        }
        if role == Role::Pawn {
            self.halfmove_clock = 0;
        }
        self.hand_over();
        self.find_checkers();
        let two_squares = role == Role::Pawn && from.index().abs_diff(to.index()) == 16;
        if two_squares && kind == MoveKind::Normal {
            self.offer_en_passant(Square::new(((from.index() + to.index()) / 2) as u8));
        }
    }

    /// Puts the pieces where an illegal move has put them. Kings stay on the board whatever happens.
    #[cold]
    fn make_illegal(&mut self, piece: Piece, m: Move, manner: Manner) {
        let (from, to) = (m.from(), m.to());
        if manner == Manner::Castling {
            return self.castle(piece.color, from, to);
        }
        if self.role_at(to) == Some(Role::King) {
            return;
        }
        if let Some(taken) = self.piece_at(to) {
            self.lift(taken, to);
            self.halfmove_clock = 0;
        }
        self.lift(piece, from);
        match manner {
            Manner::Promotion(role) => self.put(Piece { role, ..piece }, to),
            _ => self.put(piece, to),
        }
        let beside = taken_en_passant(from, to);
        if manner == Manner::EnPassant && self.role_at(beside) == Some(Role::Pawn) {
            self.take(piece.color.opposite(), beside);
        }
    }

    /// Lets the turn go by without a move, as annotators do inside variations. The Laws know no
    /// such move, and a side in check must not be passed: its king could be taken.
    pub fn pass(&mut self) {
        debug_assert!(!self.is_check(), "a side in check cannot pass");
        self.forget_en_passant();
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.hand_over();
        self.find_checkers();
    }

    /// The turn goes over. Checkers and shields are still those of the position before.
    #[inline]
    pub(super) fn hand_over(&mut self) {
        let moved = self.turn;
        if moved == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = moved.opposite();
        self.hash ^= zobrist::black_to_move();
    }

    #[inline]
    pub(super) fn forget_en_passant(&mut self) {
        if let Some(target) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(target);
        }
    }

    /// Records that a pawn has just passed over `target`, if a pawn of the side now to move may
    /// legally capture it there. Nearly always no pawn stands beside it and the test ends at once.
    #[inline]
    pub(super) fn offer_en_passant(&mut self, target: Square) {
        let beside =
            attacks::pawn(self.turn.opposite(), target) & self.pieces(self.turn, Role::Pawn);
        if beside
            .into_iter()
            .any(|from| self.is_safe(Move::en_passant(from, target)))
        {
            self.en_passant = Some(target);
            self.hash ^= zobrist::en_passant(target);
        }
    }

    /// A king's move costs both rights, a rook's move or its capture one (Laws 3.8.2.1).
    #[inline]
    pub(super) fn lose_castling_rights(&mut self, us: Color, role: Role, from: Square, to: Square) {
        if self.castling_rooks.is_empty() {
            return;
        }
        let mut touched = from.bit() | to.bit();
        if role == Role::King {
            touched |= Bitboard::rank(us.back_rank());
        }
        for rook in self.castling_rooks & touched {
            self.castling_rooks ^= rook.bit();
            self.hash ^= zobrist::castling(rook);
        }
    }

    fn castle(&mut self, us: Color, king: Square, rook: Square) {
        let (king_to, rook_to) = destinations(us, Side::of_rook(king, rook));
        // Both are lifted first: in Chess960 each may land where the other stood.
        self.lift(
            Piece {
                color: us,
                role: Role::King,
            },
            king,
        );
        self.lift(
            Piece {
                color: us,
                role: Role::Rook,
            },
            rook,
        );
        self.put(
            Piece {
                color: us,
                role: Role::King,
            },
            king_to,
        );
        self.put(
            Piece {
                color: us,
                role: Role::Rook,
            },
            rook_to,
        );
    }

    #[inline]
    pub(super) fn take(&mut self, color: Color, square: Square) {
        if let Some(role) = self.role_at(square) {
            self.lift(Piece { color, role }, square);
            self.halfmove_clock = 0;
        }
    }

    #[inline]
    pub(super) fn shift(&mut self, piece: Piece, from: Square, to: Square) {
        self.roles[from.index()] = None;
        self.roles[to.index()] = Some(piece.role);
        let both = from.bit() | to.bit();
        self.by_role[piece.role.index()] ^= both;
        self.by_color[piece.color.index()] ^= both;
        self.hash ^= zobrist::piece(piece.color, piece.role, from)
            ^ zobrist::piece(piece.color, piece.role, to);
    }

    #[inline]
    fn lift(&mut self, piece: Piece, square: Square) {
        self.roles[square.index()] = None;
        self.toggle(piece, square);
    }

    #[inline]
    pub(super) fn put(&mut self, piece: Piece, square: Square) {
        self.roles[square.index()] = Some(piece.role);
        self.toggle(piece, square);
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square) {
        self.by_role[piece.role.index()] ^= square.bit();
        self.by_color[piece.color.index()] ^= square.bit();
        self.hash ^= zobrist::piece(piece.color, piece.role, square);
    }
}

/// Where the pawn stands that is taken en passant: beside the one that takes.
#[inline]
pub(super) fn taken_en_passant(from: Square, to: Square) -> Square {
    Square::at(to.file(), from.rank())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    fn sq(name: &str) -> Square {
        Square::from_ascii(name.as_bytes()).unwrap()
    }

    fn after(fen: &str, moves: &[Move]) -> Board {
        let mut board = read_fen(fen).unwrap().board;
        for &m in moves {
            assert!(board.is_legal(m), "{m:?} in {}", board.fen());
            board.play(m);
        }
        board
    }

    #[test]
    fn castling_in_chess960_may_swap_king_and_rook() {
        let board = after(
            "4k3/8/8/8/8/8/8/5KR1 w K - 3 9",
            &[Move::castling(sq("f1"), sq("g1"))],
        );
        assert_eq!(board.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 4 9");
    }

    #[test]
    fn a_captured_rook_takes_its_right_with_it() {
        let board = after(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            &[Move::normal(sq("a1"), sq("a8"))],
        );
        assert_eq!(board.fen(), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    }

    #[test]
    fn en_passant_removes_the_pawn_that_was_passed() {
        let board = after(
            "4k3/3p4/8/4P3/8/8/8/4K3 b - - 5 7",
            &[
                Move::normal(sq("d7"), sq("d5")),
                Move::en_passant(sq("e5"), sq("d6")),
            ],
        );
        assert_eq!(board.fen(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 8");
    }

    #[test]
    fn a_promotion_with_capture_ends_both_pieces() {
        let board = after(
            "3rk3/4P3/8/8/8/8/8/4K3 w - - 5 7",
            &[Move::promotion(sq("e7"), sq("d8"), Role::Knight)],
        );
        assert_eq!(board.fen(), "3Nk3/8/8/8/8/8/8/4K3 b - - 0 7");
    }

    #[test]
    fn passing_changes_the_turn_and_drops_en_passant_only() {
        let mut board = after(
            "4k3/8/8/8/2p5/8/1P6/R3K3 w Q - 5 7",
            &[Move::normal(sq("b2"), sq("b4"))],
        );
        assert_eq!(board.fen(), "4k3/8/8/8/1Pp5/8/8/R3K3 b Q b3 0 7");
        board.pass();
        assert_eq!(board.fen(), "4k3/8/8/8/1Pp5/8/8/R3K3 w Q - 1 8");
        assert_eq!(board.hash(), read_fen(&board.fen()).unwrap().board.hash());
    }

    #[test]
    fn an_illegal_move_puts_the_pieces_where_it_was_made() {
        let table = [
            // A rook jumps over its pawn; a knight takes one of its own side; a king steps beside the other.
            (
                "k7/8/8/8/8/8/P7/R3K3 w Q - 3 9",
                "a1",
                "a3",
                Manner::Put,
                "k7/8/8/8/8/R7/P7/4K3 b - - 4 9",
            ),
            (
                "k7/8/8/8/8/2P5/8/1N2K3 w - - 3 9",
                "b1",
                "c3",
                Manner::Put,
                "k7/8/8/8/8/2N5/8/4K3 b - - 0 9",
            ),
            (
                "8/8/8/8/3k4/8/8/3K4 w - - 3 9",
                "d1",
                "d3",
                Manner::Put,
                "8/8/8/8/3k4/3K4/8/8 b - - 4 9",
            ),
            // Castling out of check, with the rook; a pawn takes beside it though the other came by single steps.
            (
                "4r1k1/8/8/8/8/8/8/4K2R w K - 3 9",
                "e1",
                "h1",
                Manner::Castling,
                "4r1k1/8/8/8/8/8/8/5RK1 b - - 4 9",
            ),
            (
                "4k3/8/8/3pP3/8/8/8/4K3 w - - 5 7",
                "e5",
                "d6",
                Manner::EnPassant,
                "4k3/8/3P4/8/8/8/8/4K3 b - - 0 7",
            ),
            (
                "4k3/8/P7/8/8/8/8/4K3 w - - 5 7",
                "a6",
                "a8",
                Manner::Promotion(Role::Rook),
                "R3k3/8/8/8/8/8/8/4K3 b - - 0 7",
            ),
            // The clock was pressed without a move. A king is never taken.
            (
                "4k3/8/8/8/8/8/8/4K2R w K - 5 7",
                "h1",
                "h1",
                Manner::Put,
                "4k3/8/8/8/8/8/8/4K2R b K - 6 7",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 5 7",
                "h1",
                "e8",
                Manner::Put,
                "4k3/8/8/8/8/8/8/4K2R b - - 6 7",
            ),
        ];
        for (before, from, to, manner, expected) in table {
            let mut board = read_fen(before).unwrap().board;
            board.play(Move::illegal(sq(from), sq(to), manner));
            assert_eq!(board.fen(), expected);
            let anew = read_fen(expected);
            assert!(anew.is_err() || anew.unwrap().board.hash() == board.hash());
        }
    }

    #[test]
    fn counters_stop_at_their_ceiling() {
        let board = after(
            "4k3/8/8/8/8/8/8/4K3 b - - 65535 65535",
            &[Move::normal(sq("e8"), sq("e7"))],
        );
        assert_eq!(
            (board.halfmove_clock(), board.fullmove()),
            (u16::MAX, u16::MAX)
        );
    }
}
