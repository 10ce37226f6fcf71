//! What a move token says, before any board is asked: the piece named, the
//! squares, the signs. Nothing here knows whether the move is legal or even
//! possible. The types are flat and `Copy`, because the hot English path fills
//! one per ply.

use crate::board::{Role, Side, Square};

/// One way to understand one token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenMove {
    pub kind: WrittenKind,
    pub check: CheckMark,
    /// `e.p.` or one of its relatives is written.
    pub en_passant: bool,
    /// `(=)` is written behind the move (Laws 2023, 8.1.5 and C.13).
    pub draw_offer: bool,
    pub style: NotationStyle,
    pub spelling: Spelling,
}

impl WrittenMove {
    /// A move written without any mark, in the letters of its own set.
    pub const fn plain(kind: WrittenKind, style: NotationStyle) -> WrittenMove {
        WrittenMove {
            kind,
            check: CheckMark::None,
            en_passant: false,
            draw_offer: false,
            style,
            spelling: Spelling::Plain,
        }
    }

    /// The piece that is named.
    pub fn role(&self) -> Option<Role> {
        match self.kind {
            WrittenKind::Piece { role, .. } | WrittenKind::Takes { role, .. } => Some(role),
            WrittenKind::Castle(_) => Some(Role::King),
            _ => None,
        }
    }

    /// A letter for this piece is written: for the one that moves, that is taken or that a pawn becomes.
    pub fn names(&self, piece: Role) -> bool {
        let named = match self.kind {
            WrittenKind::Piece {
                role, promotion, ..
            } => [Some(role), promotion],
            WrittenKind::Takes { role, victim, .. } => [Some(role), Some(victim)],
            WrittenKind::Squares { promotion, .. } => [None, promotion],
            WrittenKind::Castle(_) | WrittenKind::Null => [None, None],
        };
        named.contains(&Some(piece))
    }

    /// A capture sign is written.
    pub fn has_capture_sign(&self) -> bool {
        match self.kind {
            WrittenKind::Piece { capture, .. } | WrittenKind::Squares { capture, .. } => capture,
            WrittenKind::Takes { .. } => true,
            WrittenKind::Castle(_) | WrittenKind::Null => false,
        }
    }

    /// A letter is written for the pawn.
    pub fn has_pawn_letter(&self) -> bool {
        matches!(
            self.kind,
            WrittenKind::Piece {
                pawn_letter: true,
                ..
            }
        )
    }
}

/// Files and ranks count from 0 (`a`, `1`) to 7 (`h`, `8`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenKind {
    Castle(Side),
    /// A null move: a token that stands for "no move".
    Null,
    Piece {
        role: Role,
        from_file: Option<u8>,
        from_rank: Option<u8>,
        to_file: u8,
        /// `None` for pawn captures that name only files: `ed`, `exd`.
        to_rank: Option<u8>,
        /// A capture sign is written.
        capture: bool,
        /// Any piece, king and pawn too: whether the Laws allow it is for the board to say.
        promotion: Option<Role>,
        /// A letter is written for the pawn (against C.4).
        pawn_letter: bool,
    },
    /// A piece takes a piece, perhaps without a square: `NxN`, `PxPe5`.
    Takes {
        role: Role,
        victim: Role,
        to: Option<Square>,
    },
    /// Two squares and no piece: UCI, ICCF numeric, and squares with a sign between them, castling included (`e1g1`,
    /// `5171`, `e1-g1`, `d8xd5`).
    Squares {
        from: Square,
        to: Square,
        /// A capture sign is written.
        capture: bool,
        promotion: Option<Role>,
    },
}

/// Of several marks behind one move the greatest counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CheckMark {
    None,
    Check,
    /// `++`: mate in the Laws, double check in Russian and Czech print.
    DoubleOrMate,
    Mate,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotationStyle {
    Short,
    /// The full square of departure is written.
    Long,
    Uci,
    Iccf,
}

/// How far the letters stray from the main letters of the set, from best to worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spelling {
    Plain,
    /// Look-alikes of another script stand for the letters of this one.
    Folded,
    /// A letter that only some writers of the language use (`Kt`).
    Alternate,
    /// A small letter stands for a piece (`nf3`).
    Lowercase,
    /// The whole word is in capitals, files and all (`NF3`, `EXD5`).
    Capitals,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_move_fits_sixteen_bytes() {
        assert!(size_of::<WrittenMove>() <= 16);
    }
}
