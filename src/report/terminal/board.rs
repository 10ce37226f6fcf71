//! A position as a board of Unicode pieces, with the squares that matter set off.

use std::io::{self, Write};

use super::{BOLD, DIM};
use crate::board::{Board, Color, Piece, Role, Square};

/// White's side below. The squares of a move are in brackets.
pub fn show_board(out: &mut impl Write, board: &Board, marked: &[Square]) -> io::Result<()> {
    for rank in (0..8).rev() {
        write!(out, "  {DIM}{}{DIM:#} ", rank + 1)?;
        let mut row = String::new();
        for file in 0..8 {
            let square = Square::at(file, rank);
            let sign = board.piece_at(square).map_or('·', figure);
            row.push_str(&match marked.contains(&square) {
                true => format!("{BOLD}[{sign}]{BOLD:#}"),
                false => format!(" {sign} "),
            });
        }
        writeln!(out, "{}", row.trim_end())?;
    }
    writeln!(out, "    {DIM} a  b  c  d  e  f  g  h{DIM:#}")
}

fn figure(piece: Piece) -> char {
    let white = match piece.role {
        Role::King => '♔',
        Role::Queen => '♕',
        Role::Rook => '♖',
        Role::Bishop => '♗',
        Role::Knight => '♘',
        Role::Pawn => '♙',
    };
    match piece.color {
        Color::White => white,
        Color::Black => char::from_u32(u32::from(white) + 6).unwrap_or(white),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_stand_where_they_stand() {
        let mut shown = Vec::new();
        let squares = [Square::at(4, 1), Square::at(4, 3)];
        show_board(&mut shown, &Board::standard(), &squares).expect("memory");
        let shown = String::from_utf8(shown).expect("text");
        let shown = anstream::adapter::strip_str(&shown).to_string();
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[0], "  8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜");
        assert_eq!(lines[4], "  4  ·  ·  ·  · [·] ·  ·  ·");
        assert_eq!(lines[6], "  2  ♙  ♙  ♙  ♙ [♙] ♙  ♙  ♙");
        assert_eq!(lines[8], "     a  b  c  d  e  f  g  h");
    }
}
