//! The quick way to play plain moves, one after the other: the board's half of the loop that plays nearly every move of an
//! archive (`replay/replayer/quick.rs` is the other half).
//!
//! Here are moves of pieces and of pawns that need no rule but how they move: no castling, no promotion, no capture en
//! passant. A move that is not one of these, that no piece or more than one could make, or that would leave its king
//! attacked is refused, the board stays as it was, and the general way (`candidates`, `is_safe`, `play`) finds out what is
//! the matter.
//!
//! Three things make it quick. With the loop an audit of a tournament archive takes 1,100 instructions for each ply, 365 of them
//! in the loop, and without it (`--take-time`) 1,310; the three were not measured one by one.
//! - *Checkers and shields are not kept.* Instead it is asked, once the move is known, whether its own king would be
//!   attacked behind it, by looking along his lines. They are found once, when the quick way is left.
//! - *No branch hangs on what stands where*: lines are looked up whether or not any piece is aligned, and of two pieces
//!   that may move both are looked at. A branch that cannot be guessed costs as much as all of this.
//! - *The colours have loops of their own*, so that whose turn it is, is known when the code is made.

use super::{Bitboard, Board, Color, Move, Piece, Role, Square, attacks};

/// A board while plain moves are played on it.
pub struct QuickBoard<'b> {
    board: &'b mut Board,
}

impl<'b> QuickBoard<'b> {
    pub fn new(board: &'b mut Board) -> QuickBoard<'b> {
        QuickBoard { board }
    }

    /// Finds who gives check and who stands before the king: whoever has played on has to leave by this door.
    pub fn leave(self) {
        self.board.find_checkers();
    }

    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.board.hash
    }

    #[inline(always)]
    pub fn halfmove_clock(&self) -> u16 {
        self.board.halfmove_clock
    }

    #[inline(always)]
    pub fn fullmove(&self) -> u16 {
        self.board.fullmove
    }

    /// Plays the move of the one piece of `us`, no pawn, that can go to a square from one of the squares of `origin`.
    /// `takes` says whether something is taken, and must be true.
    #[inline(always)]
    pub fn piece(
        &mut self,
        us: Color,
        role: Role,
        origin: Bitboard,
        to: Square,
        takes: bool,
    ) -> Option<Move> {
        let board = &*self.board;
        let occupied = board.occupied();
        let aligned = attacks::lines(role, to) & board.pieces(us, role) & origin;
        let (first, last) = (aligned.first()?, aligned.last()?);
        let free = |from| (attacks::between(from, to) & occupied).is_empty();
        let may_move = Bitboard(
            u64::from(free(first)) << first.index() | u64::from(free(last)) << last.index(),
        );
        let others = aligned & !(first.bit() | last.bit());
        if !others.is_empty() || may_move.has_several() {
            return None;
        }
        let from = may_move.first()?;
        let king = match role {
            Role::King => to,
            _ => board.king(us),
        };
        if !self.may_go(us, from, to, takes, king) {
            return None;
        }
        self.make(us, role, from, to, takes);
        Some(Move::normal(from, to))
    }

    /// Plays the move of a pawn straight ahead.
    #[inline(always)]
    pub fn pawn_ahead(&mut self, us: Color, to: Square) -> Option<Move> {
        let board = &*self.board;
        if is_last_rank(us, to) {
            return None;
        }
        let (one, two) = (behind(us, to)?, behind(us, behind(us, to)?));
        let pawns = board.pieces(us, Role::Pawn);
        let from = if pawns.contains(one) {
            one
        } else {
            let home = match us {
                Color::White => 1,
                Color::Black => 6,
            };
            let two = two.filter(|two| two.rank() == home && pawns.contains(*two))?;
            if board.occupied().contains(one) {
                return None;
            }
            two
        };
        if !self.may_go(us, from, to, false, board.king(us)) {
            return None;
        }
        self.make(us, Role::Pawn, from, to, false);
        if from != one {
            self.board.offer_en_passant(one);
        }
        Some(Move::normal(from, to))
    }

    /// Plays the capture of a pawn that comes from a file.
    #[inline(always)]
    pub fn pawn_takes(&mut self, us: Color, file: u8, to: Square) -> Option<Move> {
        let board = &*self.board;
        if is_last_rank(us, to) {
            return None;
        }
        let origin = attacks::pawn(us.opposite(), to) & Bitboard::file(file);
        let from = (origin & board.pieces(us, Role::Pawn)).first()?;
        if !self.may_go(us, from, to, true, board.king(us)) {
            return None;
        }
        self.make(us, Role::Pawn, from, to, true);
        Some(Move::normal(from, to))
    }

    /// Whether the king of the side to move is attacked.
    #[inline(always)]
    pub fn is_check(&self, us: Color) -> bool {
        let board = &*self.board;
        self.is_attacked(
            us,
            board.king(us),
            board.occupied(),
            board.colored(us.opposite()),
        )
    }

    /// Whether what stands on the square of arrival is what is said, and the king is safe behind the move.
    #[inline(always)]
    fn may_go(&self, us: Color, from: Square, to: Square, takes: bool, king: Square) -> bool {
        let board = &*self.board;
        let (ours, theirs) = (board.colored(us), board.colored(us.opposite()));
        let occupied = (board.occupied() ^ from.bit()) | to.bit();
        let fits = !ours.contains(to) & (theirs.contains(to) == takes);
        fits && !self.is_attacked(us, king, occupied, theirs & !to.bit())
    }

    /// Whether `theirs` attack a king of `us` on a square, past the `occupied` ones.
    #[inline(always)]
    fn is_attacked(&self, us: Color, king: Square, occupied: Bitboard, theirs: Bitboard) -> bool {
        let [pawns, knights, bishops, rooks, queens, kings] = self.board.by_role;
        let straight = attacks::straight(king, occupied) & (rooks | queens);
        let diagonal = attacks::diagonal(king, occupied) & (bishops | queens);
        let near = attacks::lines(Role::Knight, king) & knights
            | attacks::pawn(us, king) & pawns
            | attacks::lines(Role::King, king) & kings;
        !((straight | diagonal | near) & theirs).is_empty()
    }

    #[inline(always)]
    fn make(&mut self, us: Color, role: Role, from: Square, to: Square, takes: bool) {
        let board = &mut *self.board;
        board.forget_en_passant();
        board.halfmove_clock = board.halfmove_clock.saturating_add(1);
        board.lose_castling_rights(us, role, from, to);
        if takes {
            board.take(us.opposite(), to);
        }
        board.shift(Piece { color: us, role }, from, to);
        if role == Role::Pawn {
            board.halfmove_clock = 0;
        }
        board.turn = us;
        board.hand_over();
    }
}

/// The square from which a pawn steps to another; none if that would be off the board.
#[inline(always)]
fn behind(us: Color, to: Square) -> Option<Square> {
    let index = match us {
        Color::White => to.index().checked_sub(8)?,
        Color::Black => Some(to.index() + 8).filter(|index| *index < 64)?,
    };
    Some(Square::new(index as u8))
}

#[inline(always)]
fn is_last_rank(us: Color, to: Square) -> bool {
    to.rank() == us.opposite().back_rank()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::MoveKind;

    /// Whatever piece is asked to go wherever: the quick way plays what is legal and plain, as `play` does, and refuses the
    /// rest with the board untouched.
    fn compare(board: &Board) {
        let us = board.turn();
        let mut legal = Vec::new();
        board.legal_moves(&mut legal);
        for to in (0..64).map(Square::new) {
            let takes = board.colored(us.opposite()).contains(to);
            for from in board.colored(us) {
                let role = board.role_at(from).expect("a piece stands there");
                let m = Move::normal(from, to);
                let is_plain = legal.contains(&m) && m.kind() == MoveKind::Normal;
                for sign in [takes, !takes] {
                    let mut played = board.clone();
                    let mut quick = QuickBoard::new(&mut played);
                    let found = match role {
                        Role::Pawn if sign => quick.pawn_takes(us, from.file(), to),
                        Role::Pawn if from.file() == to.file() => quick.pawn_ahead(us, to),
                        Role::Pawn => None,
                        _ => quick.piece(us, role, from.bit(), to, sign),
                    };
                    let found = found.filter(|found| found.from() == from);
                    if found.is_some() {
                        quick.leave();
                    }
                    let expected = (is_plain && sign == takes).then_some(m);
                    assert_eq!(found, expected, "{m:?} in {}", board.fen());
                    if let Some(m) = expected {
                        let mut general = board.clone();
                        general.play(m);
                        assert_eq!(played, general, "{m:?} in {}", board.fen());
                    }
                }
            }
        }
    }

    #[test]
    fn the_quick_way_plays_what_the_general_way_plays() {
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        let mut random = |below: usize| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            (seed % below as u64) as usize
        };
        for _ in 0..60 {
            let mut board = Board::standard();
            let mut legal = Vec::new();
            for _ in 0..120 {
                board.legal_moves(&mut legal);
                if legal.is_empty() {
                    break;
                }
                board.play(legal[random(legal.len())]);
                compare(&board);
            }
        }
    }

    #[test]
    fn a_king_is_never_left_attacked() {
        let pinned = crate::board::read_fen("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1");
        let mut board = pinned.expect("a position").board;
        let mut quick = QuickBoard::new(&mut board);
        let knight = quick.piece(
            Color::White,
            Role::Knight,
            Bitboard::ALL,
            Square::at(5, 4),
            false,
        );
        assert_eq!(knight, None);
        let king = quick.piece(
            Color::White,
            Role::King,
            Bitboard::ALL,
            Square::at(3, 0),
            false,
        );
        assert!(king.is_some());
    }
}
