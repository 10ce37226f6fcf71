//! What UTF-16 looks like from afar: where a text in it begins, where 8-bit text begins again, and where a byte too many
//! or too few has shifted all that follows. The reader that asks these questions stands in `mixed`.

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};
use memchr::memmem;

/// The byte order of a UTF-16 text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Utf16 {
    LittleEndian,
    BigEndian,
}

impl Utf16 {
    /// By the byte order mark, or by zero bytes that fall on one side of the pairs only: the tags, digits and moves
    /// of any chess text are ASCII for the most part, whatever the names are written in.
    pub(super) fn detect(head: &[u8]) -> Option<Utf16> {
        match head {
            [0xFF, 0xFE, ..] => return Some(Utf16::LittleEndian),
            [0xFE, 0xFF, ..] => return Some(Utf16::BigEndian),
            _ => {}
        }
        // 8-bit text, in which UTF-16 may begin further on. No title has a word so long that it holds no zero.
        const FIRST: usize = 32;
        if !head.iter().take(FIRST).any(|byte| *byte == 0) {
            return None;
        }
        let (pairs, _) = head.as_chunks::<2>();
        let first = pairs.iter().filter(|pair| pair[0] == 0).count();
        let second = pairs.iter().filter(|pair| pair[1] == 0).count();
        let one_sided =
            |zeros: usize, others: usize| zeros * 4 > pairs.len() && others * 10 < zeros;
        if one_sided(second, first) {
            Some(Utf16::LittleEndian)
        } else if one_sided(first, second) {
            Some(Utf16::BigEndian)
        } else {
            None
        }
    }

    /// The name as reports give it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Utf16::LittleEndian => "utf-16le",
            Utf16::BigEndian => "utf-16be",
        }
    }

    pub(super) fn other(self) -> Utf16 {
        match self {
            Utf16::LittleEndian => Utf16::BigEndian,
            Utf16::BigEndian => Utf16::LittleEndian,
        }
    }

    pub(super) fn encoding(self) -> &'static Encoding {
        match self {
            Utf16::LittleEndian => UTF_16LE,
            Utf16::BigEndian => UTF_16BE,
        }
    }
}

/// What no text in a foreign encoding is needed for: visible ASCII and blanks.
fn is_plain(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\r' | b' '..=b'~')
}

impl Utf16 {
    /// The high and the low byte of a pair.
    fn halves(self, pair: [u8; 2]) -> (u8, u8) {
        match self {
            Utf16::LittleEndian => (pair[1], pair[0]),
            Utf16::BigEndian => (pair[0], pair[1]),
        }
    }

    /// Whether these bytes begin with so many plain characters, or hold nothing else up to their end.
    fn reads_plainly(self, bytes: &[u8], count: usize) -> bool {
        let (pairs, _) = bytes.as_chunks::<2>();
        let is_plain = |pair: &[u8; 2]| {
            let (high, low) = self.halves(*pair);
            high == 0 && is_plain(low)
        };
        let pairs = &pairs[..pairs.len().min(count)];
        pairs.len() >= 2 && pairs.iter().all(is_plain)
    }

    fn mark(self) -> [u8; 2] {
        match self {
            Utf16::LittleEndian => [0xFF, 0xFE],
            Utf16::BigEndian => [0xFE, 0xFF],
        }
    }

    /// The place of the byte order mark ahead of a place, else the place itself.
    fn with_mark(self, bytes: &[u8], at: usize) -> usize {
        match bytes[..at].ends_with(&self.mark()) {
            true => at - 2,
            false => at,
        }
    }
}

/// How many plain characters in a row show that a text is UTF-16: `[Eve`.
const PROOF: usize = 4;

/// How many bytes ahead of a zero, and behind a row of zeros, tell whether UTF-16 begins there.
pub(super) const BEFORE_ZERO: usize = 3;
pub(super) const BEHIND_ZERO: usize = 2 * PROOF;

/// Where UTF-16 begins in 8-bit text at the zeros `zeros`, if it does. Only a file that has been glued to another does
/// this; zeros of any other origin do not alternate with plain characters.
pub(super) fn begins_at(bytes: &[u8], zeros: std::ops::Range<usize>) -> Option<(usize, Utf16)> {
    let little = (zeros.len() == 1 && zeros.start > 0)
        .then(|| (zeros.start - 1, Utf16::LittleEndian))
        .filter(|(at, order)| order.reads_plainly(&bytes[*at..], PROOF));
    let big = Some((zeros.end - 1, Utf16::BigEndian))
        .filter(|(at, order)| order.reads_plainly(&bytes[*at..], PROOF));
    // Where both fit, the byte before the zero is the end of the 8-bit text, or the first character of the other.
    let behind_line = zeros.start > 0 && bytes[zeros.start - 1] == b'\n';
    let has_mark = |found: &(usize, Utf16)| found.1.with_mark(bytes, found.0) < found.0;
    let found = match (little, big) {
        (Some(little), Some(big)) if has_mark(&big) || behind_line && !has_mark(&little) => big,
        (little, big) => little.or(big)?,
    };
    Some((found.1.with_mark(bytes, found.0), found.1))
}

/// Where a text stops being UTF-16 of one byte order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// 8-bit text begins.
    EightBit { at: usize },
    /// UTF-16 in the other byte order begins.
    OtherOrder { at: usize },
    /// A byte too many, or the half of a character: UTF-16 goes on behind it.
    OddByte { at: usize },
}

impl Turn {
    pub(super) fn at(self) -> usize {
        match self {
            Turn::EightBit { at } | Turn::OtherOrder { at } | Turn::OddByte { at } => at,
        }
    }
}

/// So many pairs in a row, each of them two plain 8-bit characters, are no UTF-16: in Chinese, where one character in four
/// looks like that, it is one in four thousand millions.
const EIGHT_BIT: usize = 16;

/// So many pairs in a row with their halves in the wrong places, of several kinds. Spaces and lines of other scripts look
/// like one such pair, over and over.
const FLIPPED: usize = 8;
const KINDS: usize = 3;

/// At the very end of a text fewer have to do.
const AT_END: usize = 4;

/// What no UTF-16 holds, and nearly every file of games begins with.
const TAG: &[u8] = b"[Event \"";

/// 8-bit text in which letters of other scripts stand may begin so far before it is known for what it is.
const FURTHEST: usize = 4096;

/// How many bytes can be decoded in which no turn was found, though more will follow.
pub(super) fn without_suspicion(bytes: &[u8], order: Utf16) -> usize {
    const LONGEST_ROW: usize = 2 * EIGHT_BIT + 4;
    let sure = bytes.len().saturating_sub(LONGEST_ROW);
    behind_zeros(bytes, sure, order) / 2 * 2
}

/// Where the text first turns, if it does. `complete`: nothing follows on these bytes.
pub(super) fn turn(bytes: &[u8], order: Utf16, complete: bool) -> Option<Turn> {
    let tag = memmem::find(bytes, TAG);
    let (pairs, _) = bytes[..tag.unwrap_or(bytes.len())].as_chunks::<2>();
    let (mut eight_bit, mut flipped) = (0, 0);
    for (index, pair) in pairs.iter().enumerate() {
        let (high, low) = order.halves(*pair);
        // Nearly every character.
        if high == 0 && low != 0 {
            (eight_bit, flipped) = (0, 0);
            continue;
        }
        let is_eight_bit = is_plain(high) && is_plain(low);
        let is_flipped = low == 0 && is_plain(high);
        eight_bit = if is_eight_bit { eight_bit + 1 } else { 0 };
        flipped = if is_flipped { flipped + 1 } else { 0 };
        let is_last = (complete || tag.is_some()) && index + 1 == pairs.len();
        let needed = |many: usize| if is_last { AT_END } else { many };
        if eight_bit >= needed(EIGHT_BIT) {
            let at = 2 * (index + 1 - eight_bit);
            return Some(Turn::EightBit {
                at: behind_zeros(bytes, at, order),
            });
        }
        if flipped >= needed(FLIPPED) && kinds(&pairs[index + 1 - flipped..=index]) >= KINDS {
            return Some(turn_of_flipped(bytes, 2 * (index + 1 - flipped), order));
        }
    }
    tag.map(|tag| Turn::EightBit {
        at: behind_zeros(bytes, tag, order),
    })
}

fn kinds(pairs: &[[u8; 2]]) -> usize {
    let mut kinds = pairs.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.len()
}

/// Where the last character ahead of this place ends that is UTF-16 beyond doubt: it holds a zero.
fn behind_zeros(bytes: &[u8], at: usize, order: Utf16) -> usize {
    let from = at.saturating_sub(FURTHEST);
    let zero = memchr::memrchr(0, &bytes[from..at]);
    match (zero, order) {
        (Some(zero), Utf16::LittleEndian) => from + zero + 1,
        (Some(zero), Utf16::BigEndian) => (from + zero + 2).min(at),
        (None, _) => from,
    }
}

/// Halves in the wrong places mean another byte order where a new text begins, else that a byte is odd.
fn turn_of_flipped(bytes: &[u8], at: usize, order: Utf16) -> Turn {
    let other = order.other();
    let begins = other.with_mark(bytes, at);
    let is_tag = bytes[at..].starts_with(match other {
        Utf16::LittleEndian => b"[\0",
        Utf16::BigEndian => b"\0[",
    });
    let behind_line = at == 0
        || bytes[..at].ends_with(match order {
            Utf16::LittleEndian => b"\n\0",
            Utf16::BigEndian => b"\0\n",
        });
    if begins < at || is_tag && behind_line {
        return Turn::OtherOrder { at: begins };
    }
    // One byte too many lies in the pair before; of one too few, half a character is left.
    match at >= 2 && order.reads_plainly(&bytes[at - 1..], PROOF) {
        true => Turn::OddByte { at: at - 2 },
        false => Turn::OddByte { at },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[White \"Мария\"]\n[Black \"Ω 𝔛\"]\n\n1. e4 ♞c6 *\n";

    fn little(text: &str) -> Vec<u8> {
        text.encode_utf16().flat_map(u16::to_le_bytes).collect()
    }

    fn big(text: &str) -> Vec<u8> {
        text.encode_utf16().flat_map(u16::to_be_bytes).collect()
    }

    #[test]
    fn known_by_its_byte_order_mark() {
        assert_eq!(Utf16::detect(b"\xFF\xFEx\x04"), Some(Utf16::LittleEndian));
        assert_eq!(Utf16::detect(b"\xFE\xFF\x04x"), Some(Utf16::BigEndian));
    }

    #[test]
    fn known_without_a_mark_by_where_the_zero_bytes_fall() {
        assert_eq!(Utf16::detect(&little(GAME)), Some(Utf16::LittleEndian));
        assert_eq!(Utf16::detect(&big(GAME)), Some(Utf16::BigEndian));
    }

    #[test]
    fn eight_bit_text_is_not_utf16_even_when_padded_with_zeros() {
        assert_eq!(Utf16::detect(GAME.as_bytes()), None);
        assert_eq!(Utf16::detect(&[GAME.as_bytes(), &[0; 500]].concat()), None);
        assert_eq!(Utf16::detect(b""), None);
    }

    #[test]
    fn a_text_that_begins_in_eight_bits_is_not_utf16_whatever_follows() {
        let begin = "[Event \"a\"]\n[Site \"a place with a long name, so that it is seen\"]\n\n";
        let mixed = [begin.as_bytes(), &little(GAME).repeat(10)].concat();
        assert_eq!(Utf16::detect(&mixed), None);
    }

    #[test]
    fn spaces_and_lines_of_other_scripts_are_no_turn() {
        for sign in ["\u{3000}", "\u{2500}", "\u{2000}\u{3000}"] {
            let text = format!("[Event \"a\"]\n{}\n中文国际象棋比赛\n", sign.repeat(40));
            assert_eq!(turn(&little(&text), Utf16::LittleEndian, true), None);
            assert_eq!(turn(&big(&text), Utf16::BigEndian, true), None);
        }
    }
}
