//! A move as two squares and a kind. Whether it is legal is the board's affair.

use std::fmt;

use super::{Role, Square};

/// A move in sixteen bits, because every ply of every game is kept.
///
/// Castling is written as the king taking his own rook: in Chess960 the king may cross to where
/// an ordinary king's move would also take him, or not move at all, so only the rook's square
/// tells castling from other moves and one wing from the other.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    Normal,
    EnPassant,
    Castling,
    /// Any role can be said here; `Board::is_legal` refuses kings and pawns.
    Promotion(Role),
    /// A move that the Laws forbid, made all the same: no board calls it legal, any board can be brought forward by it.
    Illegal(Manner),
}

/// How an illegal move was made on the board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Manner {
    /// A piece was put on a square, and what stood there was taken away. From a square to itself: no piece was moved.
    Put,
    /// A pawn took one beside it as if that had just advanced two squares.
    EnPassant,
    /// King and rook were put where castling takes them.
    Castling,
    /// A pawn was put on the last rank and exchanged.
    Promotion(Role),
}

const EN_PASSANT: u16 = 1 << 12;
const CASTLING: u16 = 2 << 12;
const ILLEGAL_PUT: u16 = 3 << 12;
const ILLEGAL_EN_PASSANT: u16 = 4 << 12;
const ILLEGAL_CASTLING: u16 = 5 << 12;
const PROMOTION: u16 = 8 << 12;
/// The codes of illegal promotions, and to what.
const ILLEGAL_PROMOTIONS: [(u16, Role); 4] = [
    (6 << 12, Role::Queen),
    (7 << 12, Role::Rook),
    (14 << 12, Role::Bishop),
    (15 << 12, Role::Knight),
];

impl Move {
    #[inline]
    const fn pack(from: Square, to: Square, kind: u16) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6 | kind)
    }

    #[inline]
    pub const fn normal(from: Square, to: Square) -> Move {
        Move::pack(from, to, 0)
    }

    #[inline]
    pub const fn promotion(from: Square, to: Square, role: Role) -> Move {
        Move::pack(from, to, PROMOTION + ((role as u16) << 12))
    }

    /// `to` is the square behind the pawn that is taken.
    #[inline]
    pub const fn en_passant(from: Square, to: Square) -> Move {
        Move::pack(from, to, EN_PASSANT)
    }

    #[inline]
    pub const fn castling(king: Square, rook: Square) -> Move {
        Move::pack(king, rook, CASTLING)
    }

    /// `from` and `to` mean what they mean in a legal move of that manner. An illegal promotion to anything but a piece that
    /// a pawn can become is taken for one to a queen.
    pub fn illegal(from: Square, to: Square, manner: Manner) -> Move {
        let kind = match manner {
            Manner::Put => ILLEGAL_PUT,
            Manner::EnPassant => ILLEGAL_EN_PASSANT,
            Manner::Castling => ILLEGAL_CASTLING,
            Manner::Promotion(role) => {
                let known = ILLEGAL_PROMOTIONS.iter().find(|(_, to)| *to == role);
                known.map_or(ILLEGAL_PROMOTIONS[0].0, |(code, _)| *code)
            }
        };
        Move::pack(from, to, kind)
    }

    /// The sixteen bits, for whoever keeps moves outside of a record. They mean nothing beyond one run of the program.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The move of [`bits`](Move::bits).
    pub const fn from_bits(bits: u16) -> Move {
        Move(bits)
    }

    #[inline]
    pub const fn from(self) -> Square {
        Square::new((self.0 & 63) as u8)
    }

    /// The square of arrival; in castling, the square the rook leaves.
    #[inline]
    pub const fn to(self) -> Square {
        Square::new((self.0 >> 6 & 63) as u8)
    }

    /// Whether the move is neither castling, en passant nor promotion. Asked first, because nearly every move is plain.
    #[inline]
    pub const fn is_normal(self) -> bool {
        self.0 >> 12 == 0
    }

    /// Whether a pawn takes the one beside it, as the Laws allow or not.
    pub fn is_en_passant(self) -> bool {
        let kinds = [MoveKind::EnPassant, MoveKind::Illegal(Manner::EnPassant)];
        kinds.contains(&self.kind())
    }

    /// Whether king and rook castle, as the Laws allow or not.
    pub fn is_castling(self) -> bool {
        let kinds = [MoveKind::Castling, MoveKind::Illegal(Manner::Castling)];
        kinds.contains(&self.kind())
    }

    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.0 >> 12 {
            0 => MoveKind::Normal,
            1 => MoveKind::EnPassant,
            2 => MoveKind::Castling,
            3 => MoveKind::Illegal(Manner::Put),
            4 => MoveKind::Illegal(Manner::EnPassant),
            5 => MoveKind::Illegal(Manner::Castling),
            6 => MoveKind::Illegal(Manner::Promotion(Role::Queen)),
            7 => MoveKind::Illegal(Manner::Promotion(Role::Rook)),
            8 => MoveKind::Promotion(Role::Pawn),
            9 => MoveKind::Promotion(Role::Knight),
            10 => MoveKind::Promotion(Role::Bishop),
            11 => MoveKind::Promotion(Role::Rook),
            12 => MoveKind::Promotion(Role::Queen),
            13 => MoveKind::Promotion(Role::King),
            14 => MoveKind::Illegal(Manner::Promotion(Role::Bishop)),
            _ => MoveKind::Illegal(Manner::Promotion(Role::Knight)),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.kind() {
            MoveKind::Normal => Ok(()),
            MoveKind::EnPassant => f.write_str(" en passant"),
            MoveKind::Castling => f.write_str(" castling"),
            MoveKind::Promotion(role) => write!(f, "={}", role.letter()),
            MoveKind::Illegal(manner) => write!(f, " illegal ({manner:?})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_bits_hold_every_move_apart() {
        let mut seen = std::collections::HashSet::new();
        for from in (0..64).map(Square::new) {
            for to in (0..64).map(Square::new) {
                let mut moves = vec![
                    (Move::normal(from, to), MoveKind::Normal),
                    (Move::en_passant(from, to), MoveKind::EnPassant),
                    (Move::castling(from, to), MoveKind::Castling),
                ];
                for role in Role::ALL {
                    moves.push((Move::promotion(from, to, role), MoveKind::Promotion(role)));
                }
                let promotions = Role::PROMOTIONS.map(Manner::Promotion);
                let manners = [Manner::Put, Manner::EnPassant, Manner::Castling];
                for manner in manners.into_iter().chain(promotions) {
                    moves.push((Move::illegal(from, to, manner), MoveKind::Illegal(manner)));
                }
                for (m, kind) in moves {
                    assert_eq!((m.from(), m.to(), m.kind()), (from, to, kind));
                    assert!(seen.insert(m));
                }
            }
        }
    }
}
