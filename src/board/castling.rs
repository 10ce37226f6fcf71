//! Castling in standard chess and Chess960: may the side to move, and if not, why not.

use super::{Bitboard, Board, Color, Move, Piece, Square, attacks};

/// The wing on which castling is made.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// With the rook on the h-file's side of the king: `0-0`.
    Short,
    /// With the rook on the a-file's side: `0-0-0`.
    Long,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Short, Side::Long];

    /// The wing on which a rook stands, seen from its king.
    #[inline]
    pub(super) fn of_rook(king: Square, rook: Square) -> Side {
        if rook.file() > king.file() {
            Side::Short
        } else {
            Side::Long
        }
    }
}

/// Why castling is not possible: the first reason found, in the order of the variants.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum CastlingBar {
    /// The king or that rook has moved, or there never was a right (Laws 3.8.2.1).
    NoRight,
    /// A piece stands where king or rook must pass or arrive (3.8.2.2.2).
    Between { square: Square, piece: Piece },
    /// The king is in check, by the piece on `from` (3.8.2.2.1).
    InCheck { from: Square },
    /// The piece on `from` attacks a square that the king must cross.
    Through { square: Square, from: Square },
    /// The piece on `from` attacks the square where the king would stand.
    Into { square: Square, from: Square },
}

/// Where king and rook arrive, wherever they come from.
#[inline]
pub(super) fn destinations(color: Color, side: Side) -> (Square, Square) {
    let (king, rook) = match side {
        Side::Short => (6, 5),
        Side::Long => (2, 3),
    };
    let rank = color.back_rank();
    (Square::at(king, rank), Square::at(rook, rank))
}

/// Whether standard chess knows this right: the king on the e-file, the rook in the corner.
pub(super) fn is_standard_right(king: Square, rook: Square) -> bool {
    let corner = match Side::of_rook(king, rook) {
        Side::Short => 7,
        Side::Long => 0,
    };
    king.file() == 4 && rook.file() == corner
}

impl Board {
    /// Whether king and rook have kept the right to castle, be it possible now or not.
    #[inline]
    pub fn has_right(&self, color: Color, side: Side) -> bool {
        self.castling_rook(color, side).is_some()
    }

    /// The rook with which the right to castle on that side remains.
    #[inline]
    pub fn castling_rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.king(color);
        (self.castling_rooks & self.colored(color))
            .into_iter()
            .find(|&rook| Side::of_rook(king, rook) == side)
    }

    /// The castling move of the side to move, or what forbids it.
    pub fn castling(&self, side: Side) -> Result<Move, CastlingBar> {
        let us = self.turn;
        let king = self.king(us);
        let rook = self.castling_rook(us, side).ok_or(CastlingBar::NoRight)?;
        let (king_to, rook_to) = destinations(us, side);

        let others = self.occupied() & !(king.bit() | rook.bit());
        let path = way(king, king_to) | way(rook, rook_to);
        for square in path & others {
            if let Some(piece) = self.piece_at(square) {
                return Err(CastlingBar::Between { square, piece });
            }
        }
        if let Some(from) = self.checkers.first() {
            return Err(CastlingBar::InCheck { from });
        }
        let without_king = self.occupied() ^ king.bit();
        for square in attacks::between(king, king_to) {
            if let Some(from) = self.attackers(square, us.opposite(), without_king).first() {
                return Err(CastlingBar::Through { square, from });
            }
        }
        // The rook leaves its square, which in Chess960 may have covered the king's.
        let afterwards = others | king_to.bit() | rook_to.bit();
        if let Some(from) = self.attackers(king_to, us.opposite(), afterwards).first() {
            return Err(CastlingBar::Into {
                square: king_to,
                from,
            });
        }
        Ok(Move::castling(king, rook))
    }
}

/// The squares from one to another of the same rank, without the first.
fn way(from: Square, to: Square) -> Bitboard {
    (attacks::between(from, to) | to.bit()) & !from.bit()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Role, read_fen};

    fn sq(name: &str) -> Square {
        Square::from_ascii(name.as_bytes()).unwrap()
    }

    fn castling(fen: &str, side: Side) -> Result<Move, CastlingBar> {
        read_fen(fen).unwrap().board.castling(side)
    }

    fn piece(letter: char) -> Piece {
        Piece::from_fen_letter(letter).unwrap()
    }

    #[test]
    fn each_obstacle_is_named() {
        use CastlingBar::*;
        let table = [
            ("r3k2r/8/8/8/8/8/8/R3K2R w Qkq -", Side::Short, NoRight),
            (
                "r3k2r/8/8/8/8/8/8/RN2K2R w KQkq -",
                Side::Long,
                Between {
                    square: sq("b1"),
                    piece: piece('N'),
                },
            ),
            (
                "r3k1nr/8/8/8/8/8/8/R3K2R b KQkq -",
                Side::Short,
                Between {
                    square: sq("g8"),
                    piece: piece('n'),
                },
            ),
            (
                "4k3/8/8/8/4r3/8/8/R3K2R w KQ -",
                Side::Short,
                InCheck { from: sq("e4") },
            ),
            (
                "4k3/8/8/8/8/6n1/8/R3K2R w KQ -",
                Side::Short,
                Through {
                    square: sq("f1"),
                    from: sq("g3"),
                },
            ),
            (
                "4k3/8/8/8/8/8/7p/R3K2R w KQ -",
                Side::Short,
                Into {
                    square: sq("g1"),
                    from: sq("h2"),
                },
            ),
        ];
        for (fen, side, bar) in table {
            assert_eq!(castling(fen, side), Err(bar), "{fen}");
        }
    }

    #[test]
    fn the_rook_may_cross_or_leave_an_attacked_square() {
        let fen = "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
        assert_eq!(
            castling(fen, Side::Long),
            Ok(Move::castling(sq("e1"), sq("a1")))
        );
        let fen = "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
        assert_eq!(
            castling(fen, Side::Long),
            Ok(Move::castling(sq("e1"), sq("a1")))
        );
    }

    #[test]
    fn a_rook_that_covers_its_king_cannot_leave_in_castling() {
        let fen = "4k3/8/8/8/8/8/8/qRK5 w B - 0 1";
        assert_eq!(
            castling(fen, Side::Long),
            Err(CastlingBar::Into {
                square: sq("c1"),
                from: sq("a1")
            })
        );
    }

    #[test]
    fn in_chess960_the_squares_between_rook_and_its_goal_must_be_free_too() {
        let fen = "4k3/8/8/8/8/8/8/RKBQ4 w Q - 0 1";
        assert_eq!(
            castling(fen, Side::Long),
            Err(CastlingBar::Between {
                square: sq("c1"),
                piece: piece('B')
            })
        );
        let fen = "4k3/8/8/8/8/8/8/RK1N4 w Q - 0 1";
        assert_eq!(
            castling(fen, Side::Long),
            Err(CastlingBar::Between {
                square: sq("d1"),
                piece: Piece {
                    color: Color::White,
                    role: Role::Knight
                }
            })
        );
    }

    #[test]
    fn a_right_outlives_the_moment_when_it_cannot_be_used() {
        let board = read_fen("4k3/8/8/8/4r3/8/8/R3K2R w KQ -").unwrap().board;
        assert!(board.has_right(Color::White, Side::Short));
        assert!(board.has_right(Color::White, Side::Long));
        assert!(!board.has_right(Color::Black, Side::Short));
        assert_eq!(
            board.castling_rook(Color::White, Side::Long),
            Some(sq("a1"))
        );
    }
}
