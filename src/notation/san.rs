//! The hot path: plain English short notation as nearly every archive writes it, read from bytes with
//! no table and no allocation. Whatever is odd in any way is left to [`super::reader`].

use crate::board::{Role, Side};

use super::written::{CheckMark, Style, WrittenKind, WrittenMove};

/// Reads `e4`, `exd5`, `e8=Q`, `Nf3`, `Nbd2`, `R1xe2`, `Qh4xe1`, `O-O`, with marks and glyphs behind.
#[inline]
pub fn read_san(word: &[u8]) -> Option<WrittenMove> {
    let (body, check) = split_mark(word);
    let mut style = Style::Short;
    let kind = match *body {
        [f, r] => pawn(None, square(f, r)?, false, None),
        [from, b'x', f, r] if is_file(from) => pawn(Some(from - b'a'), square(f, r)?, true, None),
        [b'O', b'-', b'O'] => WrittenKind::Castle(Side::Short),
        [b'O', b'-', b'O', b'-', b'O'] => WrittenKind::Castle(Side::Long),
        [p, f, r] => man(role(p)?, None, None, square(f, r)?, false),
        [p, b'x', f, r] => man(role(p)?, None, None, square(f, r)?, true),
        [f, r, b'=', p] => pawn(None, square(f, r)?, false, Some(role(p)?)),
        [p, o, f, r] => {
            let (file, rank) = origin(o)?;
            man(role(p)?, file, rank, square(f, r)?, false)
        }
        [p, o, b'x', f, r] => {
            let (file, rank) = origin(o)?;
            man(role(p)?, file, rank, square(f, r)?, true)
        }
        [from, b'x', f, r, b'=', p] if is_file(from) => {
            pawn(Some(from - b'a'), square(f, r)?, true, Some(role(p)?))
        }
        [p, of, or, f, r] => {
            let (file, rank) = square(of, or)?;
            style = Style::Long;
            man(role(p)?, Some(file), Some(rank), square(f, r)?, false)
        }
        [p, of, or, b'x', f, r] => {
            let (file, rank) = square(of, or)?;
            style = Style::Long;
            man(role(p)?, Some(file), Some(rank), square(f, r)?, true)
        }
        _ => return None,
    };
    Some(WrittenMove {
        check,
        ..WrittenMove::plain(kind, style)
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

#[inline]
fn pawn(
    from_file: Option<u8>,
    to: (u8, u8),
    capture: bool,
    promotion: Option<Role>,
) -> WrittenKind {
    WrittenKind::Man {
        role: Role::Pawn,
        from_file,
        from_rank: None,
        to_file: to.0,
        to_rank: Some(to.1),
        capture,
        promotion,
        pawn_letter: false,
    }
}

#[inline]
fn man(
    role: Role,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    to: (u8, u8),
    capture: bool,
) -> WrittenKind {
    WrittenKind::Man {
        role,
        from_file,
        from_rank,
        to_file: to.0,
        to_rank: Some(to.1),
        capture,
        promotion: None,
        pawn_letter: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{alphabet, reader};

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
            "e.p.", "+", "Nxx3",
        ] {
            assert_eq!(read_san(word.as_bytes()), None, "{word}");
        }
    }
}
