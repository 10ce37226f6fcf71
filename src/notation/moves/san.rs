//! The hot path: plain English short notation as nearly every archive writes it, read from bytes with
//! no table and no allocation. Whatever is odd in any way is left to [`super::reader`].

use crate::board::{Role, Side};

use super::written::{CheckMark, NotationStyle, WrittenKind, WrittenMove};

/// Reads `e4`, `exd5`, `e8=Q`, `Nf3`, `Nbd2`, `R1xe2`, `Qh4xe1`, `O-O`, with marks and glyphs behind.
///
/// It is taken apart from its end, where every move but castling has its target square, and put together in one
/// place: one path for all shapes keeps the parts in registers and leaves the processor few branches to guess.
#[inline(always)]
pub fn read_san(word: &[u8]) -> Option<WrittenMove> {
    let (body, check) = split_mark(word);
    if body.first() == Some(&b'O') {
        return castling(body, check);
    }
    let (body, promotion) = match body {
        [rest @ .., b'=', letter] => (rest, Some(role(*letter)?)),
        _ => (body, None),
    };
    let [front @ .., file, rank] = body else {
        return None;
    };
    let (to_file, to_rank) = square(*file, *rank)?;
    let (front, capture) = match front {
        [rest @ .., b'x'] => (rest, true),
        _ => (front, false),
    };
    let (role, from_file, from_rank, style) = match *front {
        [] if !capture => (Role::Pawn, None, None, NotationStyle::Short),
        [file] if capture && is_file(file) => {
            (Role::Pawn, Some(file - b'a'), None, NotationStyle::Short)
        }
        [letter] => (role(letter)?, None, None, NotationStyle::Short),
        [letter, from] => {
            let (file, rank) = origin(from)?;
            (role(letter)?, file, rank, NotationStyle::Short)
        }
        [letter, file, rank] => {
            let (file, rank) = square(file, rank)?;
            (role(letter)?, Some(file), Some(rank), NotationStyle::Long)
        }
        _ => return None,
    };
    if promotion.is_some() && role != Role::Pawn {
        return None;
    }
    let kind = WrittenKind::Piece {
        role,
        from_file,
        from_rank,
        to_file,
        to_rank: Some(to_rank),
        capture,
        promotion,
        pawn_letter: false,
    };
    Some(WrittenMove {
        check,
        ..WrittenMove::plain(kind, style)
    })
}

fn castling(body: &[u8], check: CheckMark) -> Option<WrittenMove> {
    let side = match body {
        b"O-O" => Side::Short,
        b"O-O-O" => Side::Long,
        _ => return None,
    };
    Some(WrittenMove {
        check,
        ..WrittenMove::plain(WrittenKind::Castle(side), NotationStyle::Short)
    })
}

#[inline]
fn split_mark(word: &[u8]) -> (&[u8], CheckMark) {
    let mut body = word;
    while let [rest @ .., b'!' | b'?'] = body {
        body = rest;
    }
    match body {
        [rest @ .., b'+', b'+'] => (rest, CheckMark::DoubleOrMate),
        [rest @ .., b'+'] => (rest, CheckMark::Check),
        [rest @ .., b'#'] => (rest, CheckMark::Mate),
        _ => (body, CheckMark::None),
    }
}

#[inline]
fn is_file(byte: u8) -> bool {
    byte.wrapping_sub(b'a') < 8
}

#[inline]
fn square(file: u8, rank: u8) -> Option<(u8, u8)> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then_some((file, rank))
}

#[inline]
fn origin(byte: u8) -> Option<(Option<u8>, Option<u8>)> {
    if is_file(byte) {
        Some((Some(byte - b'a'), None))
    } else {
        let rank = byte.wrapping_sub(b'1');
        (rank < 8).then_some((None, Some(rank)))
    }
}

#[inline]
fn role(letter: u8) -> Option<Role> {
    Some(match letter {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::moves::{alphabet, reader};

    #[test]
    fn agrees_with_the_general_reader_on_every_plain_form() {
        let words = [
            "e4", "exd5", "e8=Q", "exd8=N+", "Nf3", "Nbd2", "N1d2", "Nxe5", "Nbxd2", "R1xe2",
            "Qh4e1", "Qh4xe1", "O-O", "O-O-O", "O-O+", "Qxf7#", "Kd2!?", "Rxe8++", "a8=K",
        ];
        for word in words {
            let fast = read_san(word.as_bytes());
            let general = reader::read_move(word, alphabet::english())
                .iter()
                .next()
                .copied();
            assert!(fast.is_some(), "{word}");
            assert_eq!(fast, general, "{word}");
        }
    }

    #[test]
    fn leaves_every_odd_form_alone() {
        for word in [
            "", "e", "ed", "exd", "e9", "i4", "Sf3", "e2e4", "e8Q", "0-0", "nf3", "Pe4", "e4.",
            "e.p.", "+", "Nxx3", "xe4", "Nf3=Q", "e8=Q=Q", "x=Q", "O", "Nxxd2",
        ] {
            assert_eq!(read_san(word.as_bytes()), None, "{word}");
        }
    }
}
