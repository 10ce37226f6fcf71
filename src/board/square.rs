//! The sixty-four squares. Sets of squares live in `bitboard`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Bitboard;

/// A square by its number: a1 is 0, b1 is 1, h8 is 63.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Square(u8);

impl Square {
    #[inline]
    pub const fn new(index: u8) -> Square {
        debug_assert!(index < 64);
        Square(index & 63)
    }

    /// The last square that a move names: `c5` of `Bxc5+`.
    pub fn last_in(san: &str) -> Option<Square> {
        let pairs = san.as_bytes().windows(2).rev();
        let mut squares = pairs.filter_map(|pair| match pair {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::at(file - b'a', rank - b'1')),
            _ => None,
        });
        squares.next()
    }

    /// The square on a file and a rank, both counted from 0.
    #[inline]
    pub const fn at(file: u8, rank: u8) -> Square {
        debug_assert!(file < 8 && rank < 8);
        Square((rank & 7) << 3 | file & 7)
    }

    /// The mask is free, and lets the compiler drop the bounds check of every table.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 0 for the a-file, 7 for the h-file.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for the first rank, 7 for the eighth, whoever looks.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// h1 is light, a1 is dark (Laws 2.1).
    #[inline]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    #[inline]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << (self.0 & 63))
    }

    /// Reads exactly two bytes such as `e4`; anything else is no square.
    #[inline]
    pub const fn from_ascii(text: &[u8]) -> Option<Square> {
        match text {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Some(Square::at(*file - b'a', *rank - b'1'))
            }
            _ => None,
        }
    }

    /// The two bytes that `from_ascii` reads.
    #[inline]
    pub const fn to_ascii(self) -> [u8; 2] {
        [b'a' + self.file(), b'1' + self.rank()]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [file, rank] = self.to_ascii();
        write!(f, "{}{}", file as char, rank as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_from_a1_along_the_ranks() {
        assert_eq!(Square::from_ascii(b"a1"), Some(Square::new(0)));
        assert_eq!(Square::from_ascii(b"b1"), Some(Square::new(1)));
        assert_eq!(Square::from_ascii(b"h8"), Some(Square::new(63)));
        assert_eq!(Square::at(4, 3).to_string(), "e4");
    }

    #[test]
    fn every_square_is_read_back_from_its_name() {
        for index in 0..64 {
            let square = Square::new(index);
            assert_eq!(
                Square::from_ascii(square.to_string().as_bytes()),
                Some(square)
            );
            assert_eq!(Square::at(square.file(), square.rank()), square);
        }
    }

    #[test]
    fn what_is_not_a_square_is_refused() {
        for text in [&b""[..], b"e", b"e9", b"e0", b"i1", b"E4", b"e44", b"4e"] {
            assert_eq!(Square::from_ascii(text), None, "{text:?}");
        }
    }

    #[test]
    fn the_right_hand_corner_is_light() {
        assert!(Square::at(7, 0).is_light());
        assert!(!Square::at(0, 0).is_light());
        assert_eq!((0..64).filter(|&i| Square::new(i).is_light()).count(), 32);
    }
}
