//! Which moves are legal. Replay asks backwards, from the square of arrival (`candidates`, then
//! `is_safe`); the full list is for diagnosis, mate and stalemate.

use std::ops::ControlFlow;

use super::play::taken_en_passant;
use super::{Bitboard, Board, Color, Move, MoveKind, Role, Side, Square, attacks};

impl Board {
    /// The pieces of the side to move, of a role other than pawn, that can go to `to` by their manner
    /// of moving with the way free. Whether their king is then safe, and whether `to` holds a piece
    /// of their own, is not asked here.
    #[inline]
    pub fn candidates(&self, role: Role, to: Square) -> Bitboard {
        let aligned = attacks::lines(role, to) & self.pieces(self.turn, role);
        attacks::seen(to, aligned, self.occupied())
    }

    /// The pieces of the side to move, of a role other than pawn, that would go to `to` if nothing stood in between.
    pub fn heading_for(&self, role: Role, to: Square) -> Bitboard {
        attacks::lines(role, to) & self.pieces(self.turn, role)
    }

    /// Whether a move that is right in all else leaves the own king unattacked (Laws 3.9.2). For castling this is the
    /// whole question.
    ///
    /// The first lines settle nearly every move. The rest is a function of its own, so that the replay loop, into which
    /// this one is inlined, stays small.
    #[inline]
    pub fn is_safe(&self, m: Move) -> bool {
        let touchy = self.shields | self.pieces(self.turn, Role::King);
        let plainly = m.is_normal() && !self.is_check() && !touchy.contains(m.from());
        plainly || self.is_safe_closely(m)
    }

    #[inline(never)]
    fn is_safe_closely(&self, m: Move) -> bool {
        let us = self.turn;
        let them = us.opposite();
        let (from, to) = (m.from(), m.to());
        let king = self.king(us);
        match m.kind() {
            MoveKind::Castling => self.castling(Side::of_rook(from, to)) == Ok(m),
            MoveKind::EnPassant => {
                let taken = taken_en_passant(from, to).bit();
                let occupied = self.occupied() ^ from.bit() ^ taken | to.bit();
                (self.attackers(king, them, occupied) & !taken).is_empty()
            }
            MoveKind::Normal | MoveKind::Promotion(_) => {
                let occupied = self.occupied() ^ from.bit();
                if from == king {
                    self.attackers(to, them, occupied).is_empty()
                } else if self.is_check() || self.shields.contains(from) {
                    let occupied = occupied | to.bit();
                    (self.attackers(king, them, occupied) & !to.bit()).is_empty()
                } else {
                    true
                }
            }
            MoveKind::Illegal(_) => false,
        }
    }

    /// Whether the side that has just moved is in check: no legal move leaves that behind.
    pub fn could_take_king(&self) -> bool {
        let king = self.king(self.turn.opposite());
        !self.attackers(king, self.turn, self.occupied()).is_empty()
    }

    /// Whether a move, any value whatever, is legal here.
    pub fn is_legal(&self, m: Move) -> bool {
        let (from, to) = (m.from(), m.to());
        if let MoveKind::Castling = m.kind() {
            return self.is_safe(m);
        }
        if !self.colored(self.turn).contains(from) || !self.targets().contains(to) {
            return false;
        }
        let Some(role) = self.role_at(from) else {
            return false;
        };
        let on_last_rank = to.rank() == self.turn.opposite().back_rank();
        let fits = match (m.kind(), role) {
            (MoveKind::Normal, Role::Pawn) => !on_last_rank && self.pawn_goals(from).contains(to),
            (MoveKind::Normal, _) => self.candidates(role, to).contains(from),
            (MoveKind::Promotion(promoted), Role::Pawn) => {
                on_last_rank
                    && Role::PROMOTIONS.contains(&promoted)
                    && self.pawn_goals(from).contains(to)
            }
            (MoveKind::EnPassant, Role::Pawn) => {
                self.en_passant == Some(to) && attacks::pawn(self.turn, from).contains(to)
            }
            _ => false,
        };
        fits && self.is_safe(m)
    }

    /// Fills `out` with all legal moves. What it held before is gone.
    pub fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        let all = self.each_legal(|m| {
            out.push(m);
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
    }

    pub fn has_legal_move(&self) -> bool {
        self.each_legal(|_| ControlFlow::Break(())).is_break()
    }

    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Shows every legal move to `visit` until it has seen enough. The king comes first: in most
    /// positions he or the first piece tried can move, and that is all `has_legal_move` wants.
    fn each_legal(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let us = self.turn;
        let king = self.king(us);
        let targets = self.targets();
        for to in attacks::lines(Role::King, king) & targets {
            self.visit_if_safe(Move::normal(king, to), &mut visit)?;
        }
        if self.checkers.has_several() {
            return ControlFlow::Continue(());
        }
        // Against a check, the others can only take the checker or step in between.
        let useful = match self.checkers.first() {
            Some(checker) => targets & (attacks::between(king, checker) | checker.bit()),
            None => targets,
        };
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in self.pieces(us, role) {
                let goals = attacks::lines(role, from) & useful;
                for to in attacks::seen(from, goals, self.occupied()) {
                    self.visit_if_safe(Move::normal(from, to), &mut visit)?;
                }
            }
        }
        self.each_pawn_move(useful, &mut visit)?;
        for side in Side::ALL {
            if let Ok(castling) = self.castling(side) {
                visit(castling)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn each_pawn_move(
        &self,
        useful: Bitboard,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let pawns = self.pieces(self.turn, Role::Pawn);
        let last_rank = Bitboard::rank(self.turn.opposite().back_rank());
        for from in pawns {
            for to in self.pawn_goals(from) & useful {
                if !last_rank.contains(to) {
                    self.visit_if_safe(Move::normal(from, to), visit)?;
                } else {
                    for role in Role::PROMOTIONS {
                        self.visit_if_safe(Move::promotion(from, to, role), visit)?;
                    }
                }
            }
        }
        if let Some(to) = self.en_passant {
            for from in attacks::pawn(self.turn.opposite(), to) & pawns {
                self.visit_if_safe(Move::en_passant(from, to), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit_if_safe(
        &self,
        m: Move,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_safe(m) {
            visit(m)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The squares where a piece may arrive: not where its own side's pieces stand, nor on a king. A king could only be
    /// taken after a pass (`Board::pass`), and must not be.
    fn targets(&self) -> Bitboard {
        !(self.colored(self.turn) | self.by_role[Role::King.index()])
    }

    /// Where the pawn on `from` can advance or capture, en passant apart.
    fn pawn_goals(&self, from: Square) -> Bitboard {
        let us = self.turn;
        let empty = !self.occupied();
        let forward = |squares: Bitboard| match us {
            Color::White => Bitboard(squares.0 << 8),
            Color::Black => Bitboard(squares.0 >> 8),
        };
        let one = forward(from.bit()) & empty;
        let third_rank = Bitboard::rank(us.back_rank().abs_diff(2));
        let two = forward(one & third_rank) & empty;
        one | two | attacks::pawn(us, from) & self.colored(us.opposite())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    fn board(fen: &str) -> Board {
        read_fen(fen).unwrap().board
    }

    fn sq(name: &str) -> Square {
        Square::from_ascii(name.as_bytes()).unwrap()
    }

    fn mv(from: &str, to: &str) -> Move {
        Move::normal(sq(from), sq(to))
    }

    #[test]
    fn candidates_see_past_nobody_and_ask_nothing_of_the_king() {
        // The knight on e4 is pinned, the one on c3 is not; the rook's way to h1 is barred.
        let board = board("4r1k1/8/8/8/4N3/2N5/8/R3K2B w - - 0 1");
        assert_eq!(board.candidates(Role::Knight, sq("d5")), sq("c3").bit());
        assert_eq!(
            board.candidates(Role::Knight, sq("d6")) & sq("e4").bit(),
            sq("e4").bit()
        );
        assert!(!board.is_safe(mv("e4", "d6")));
        assert_eq!(board.candidates(Role::Rook, sq("d1")), sq("a1").bit());
        assert_eq!(board.candidates(Role::Rook, sq("f1")), Bitboard::EMPTY);
        assert_eq!(board.candidates(Role::King, sq("d1")), sq("e1").bit());
    }

    #[test]
    fn a_pinned_piece_may_move_along_the_pin_and_take_the_pinner() {
        let board = board("4r1k1/8/8/8/4R3/8/8/4K3 w - - 0 1");
        assert!(board.is_safe(mv("e4", "e6")));
        assert!(board.is_safe(mv("e4", "e8")));
        assert!(!board.is_safe(mv("e4", "d4")));
    }

    #[test]
    fn the_king_does_not_hide_behind_himself() {
        let board = board("6k1/8/8/8/1r2K3/8/8/8 w - - 0 1");
        assert!(!board.is_safe(mv("e4", "f4")));
        assert!(board.is_safe(mv("e4", "f5")));
    }

    #[test]
    fn a_checker_may_be_taken_en_passant() {
        let mut board = board("8/3p4/8/4P3/2K5/8/8/7k b - - 0 1");
        board.play(mv("d7", "d5"));
        assert!(board.is_check());
        assert!(board.is_legal(Move::en_passant(sq("e5"), sq("d6"))));
        assert!(
            !board.is_legal(mv("e5", "d6")),
            "the kind belongs to the move"
        );
    }

    #[test]
    fn garbage_is_not_legal() {
        let board = board("4k3/P7/8/8/8/8/4P3/R3K3 w Q - 0 1");
        let (a7, a8) = (sq("a7"), sq("a8"));
        assert!(board.is_legal(Move::promotion(a7, a8, Role::Knight)));
        for m in [
            Move::normal(a7, a8),
            Move::promotion(a7, a8, Role::King),
            Move::promotion(a7, a8, Role::Pawn),
            Move::promotion(sq("e2"), sq("e3"), Role::Queen),
            Move::promotion(sq("a1"), sq("b1"), Role::Queen),
            mv("b5", "b6"),
            mv("e8", "e7"),
            mv("e2", "e2"),
            mv("e2", "e5"),
            mv("e1", "e2"),
            mv("a1", "a8"),
            Move::castling(sq("e1"), sq("h1")),
            Move::castling(sq("a1"), sq("e1")),
            Move::en_passant(sq("e2"), sq("d3")),
        ] {
            assert!(!board.is_legal(m), "{m:?}");
        }
    }

    #[test]
    fn mate_and_stalemate_differ_by_the_check() {
        let mate = board("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assert!(mate.is_checkmate() && !mate.is_stalemate());
        let stalemate = board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assert!(stalemate.is_stalemate() && !stalemate.is_checkmate());
        let neither = Board::standard();
        assert!(!neither.is_checkmate() && !neither.is_stalemate());
    }

    #[test]
    fn castling_can_be_the_only_list_entry_of_its_kind_on_each_wing() {
        let mut moves = vec![mv("a1", "a2")];
        board("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").legal_moves(&mut moves);
        let castlings = moves.iter().filter(|m| m.kind() == MoveKind::Castling);
        assert_eq!(castlings.count(), 2);
        assert_eq!(moves.len(), 26);
    }
}
