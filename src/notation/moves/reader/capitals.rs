//! Moves written all in capitals: `NF3`, `E4`, `EXD5`. A capital may then be the letter of a piece or that of a file
//! (`BC4`, `DXC5`), so that a word may have several readings, none of them better than another: the board has to tell.
//! They are tried only where nothing stricter can be read.

use super::super::descriptive::is_descriptive;
use super::super::lookalike::digit;
use super::{AlphabetReader, HeadLetter, Readings};
use crate::board::Role;
use crate::notation::moves::written::{Spelling, WrittenKind, WrittenMove};

impl AlphabetReader<'_> {
    /// Adds what a word in capitals may say.
    pub(super) fn capitals(self, token: &str, readings: &mut Readings) {
        if token.contains(char::is_lowercase)
            || !self.names_a_square(token)
            || is_descriptive(token)
        {
            return;
        }
        let mut add = |found: Option<WrittenMove>| {
            readings.add_all(found.map(|reading| WrittenMove {
                spelling: Spelling::Capitals,
                ..reading
            }));
        };
        let small = self.with_small_files(token);
        add(self.squares(&small));
        for letter in self.alphabet.pieces_at(token, Spelling::Capitals) {
            let (written, rest) = token.split_at(letter.len);
            // A letter for the pawn that is also a file names the file.
            if letter.role == Role::Pawn && self.is_file(&written.to_lowercase()) {
                continue;
            }
            let head = HeadLetter {
                role: letter.role,
                spelling: Spelling::Capitals,
                is_file: false,
            };
            add(self.piece(head, &self.with_small_files(rest)));
        }
        add(self.pawn(&small).filter(is_possible_pawn));
    }

    /// Whether the file of some square is written as a capital.
    fn names_a_square(self, token: &str) -> bool {
        let mut signs = token.chars().zip(token.chars().skip(1));
        signs.any(|(file, rank)| {
            digit(rank).is_some() && file.is_uppercase() && self.small_file(file).is_some()
        })
    }

    /// The small letter of a capital that may be a file.
    fn small_file(self, capital: char) -> Option<char> {
        let small = capital.to_lowercase().next()?;
        self.alphabet.file(small).map(|_| small)
    }

    /// The files up to the last square in small letters; what stands behind it (a new piece, marks) as it is.
    fn with_small_files(self, token: &str) -> String {
        let square = token.rfind(|c: char| digit(c).is_some()).unwrap_or(0);
        let (squares, behind) = token.split_at(square);
        let small = |c: char| self.small_file(c).unwrap_or(c);
        squares.chars().map(small).chain(behind.chars()).collect()
    }
}

/// No pawn crosses more than one file, nobody writes the file of a pawn that goes straight on (`BB5` is a bishop), and
/// two files alone (`ED`) are rather the beginning of a word.
fn is_possible_pawn(reading: &WrittenMove) -> bool {
    match reading.kind {
        WrittenKind::Piece {
            from_file,
            to_file,
            to_rank,
            ..
        } => to_rank.is_some() && from_file.is_none_or(|from| from.abs_diff(to_file) == 1),
        _ => false,
    }
}
