//! Writing a FEN: every field as short as X-FEN allows, and an en passant square only where a
//! legal capture exists, so that equal positions have equal first four fields.

use crate::board::{Bitboard, Board, Color, Role, Side};

impl Board {
    pub fn fen(&self) -> String {
        let mut out = Vec::with_capacity(92);
        self.write_fen(&mut out);
        out.into_iter().map(char::from).collect()
    }

    /// Appends the FEN, which is ASCII, to `out`.
    pub fn write_fen(&self, out: &mut Vec<u8>) {
        // No FEN of a position with one king each is longer.
        out.reserve(96);
        self.write_pieces(out);
        out.extend_from_slice(match self.turn {
            Color::White => b" w ",
            Color::Black => b" b ",
        });
        self.write_castling(out);
        out.push(b' ');
        match self.en_passant {
            Some(target) => out.extend_from_slice(&target.to_ascii()),
            None => out.push(b'-'),
        }
        for counter in [self.halfmove_clock, self.fullmove] {
            out.push(b' ');
            out.extend_from_slice(itoa::Buffer::new().format(counter).as_bytes());
        }
    }

    fn write_pieces(&self, out: &mut Vec<u8>) {
        for rank in (0..8).rev() {
            let mut file = 0;
            for square in self.occupied() & Bitboard::rank(rank) {
                if let Some(piece) = self.piece_at(square) {
                    write_empty(square.file() - file, out);
                    out.push(piece.fen_letter() as u8);
                    file = square.file() + 1;
                }
            }
            write_empty(8 - file, out);
            if rank > 0 {
                out.push(b'/');
            }
        }
    }

    /// `K` and `Q` where the right is with the outermost rook, else the rook's file.
    fn write_castling(&self, out: &mut Vec<u8>) {
        if self.castling_rooks.is_empty() {
            out.push(b'-');
            return;
        }
        for color in Color::ALL {
            let rooks = self.pieces(color, Role::Rook) & Bitboard::rank(color.back_rank());
            for side in Side::ALL {
                let Some(rook) = self.castling_rook(color, side) else {
                    continue;
                };
                let (outermost, usual) = match side {
                    Side::Short => (rooks.last(), b'K'),
                    Side::Long => (rooks.first(), b'Q'),
                };
                let letter = if outermost == Some(rook) {
                    usual
                } else {
                    b'A' + rook.file()
                };
                out.push(match color {
                    Color::White => letter,
                    Color::Black => letter.to_ascii_lowercase(),
                });
            }
        }
    }
}

/// The number of empty squares side by side, if there are any.
fn write_empty(count: u8, out: &mut Vec<u8>) {
    if count > 0 {
        out.push(b'0' + count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    #[test]
    fn the_starting_position_is_written_as_everyone_writes_it() {
        assert_eq!(
            Board::standard().fen(),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        );
    }

    #[test]
    fn what_is_written_is_read_back_the_same() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 12 40",
            "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1",
            "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 60",
            "1r2k1r1/8/8/8/8/8/8/RR2K1RR w GBkq - 3 9",
        ] {
            let board = read_fen(fen).unwrap().board;
            assert_eq!(board.fen(), fen);
            assert_eq!(read_fen(&board.fen()).unwrap().board, board);
        }
    }

    #[test]
    fn the_text_is_appended_to_what_is_there() {
        let mut out = b"fen ".to_vec();
        Board::standard().write_fen(&mut out);
        assert!(out.starts_with(b"fen rnbqkbnr/"));
    }
}
