//! What nearly every move of an archive looks like, read ahead of the tokens: a short plain word, the clock that a server
//! puts behind it, the number that is due. Whatever is written in any other way is left where it stands.

use super::{CLASS, Lexer, SPACE};
use crate::notation::Span;
use crate::notation::pgn::eight::first_blank;
use crate::notation::words::clock::Millis;

impl<'a> Lexer<'a> {
    /// The word that comes next, if it begins with a letter and a blank ends it within eight bytes, as nearly every
    /// move is written; its end is found at once and not byte by byte. The lexer stays before it. Signs of other
    /// tokens may stand in it: only who has read every byte of it as a move may [`pass`](Lexer::pass) it.
    #[inline(always)]
    pub fn short_word(&mut self) -> Option<&'a [u8]> {
        while CLASS[*self.bytes.get(self.at)? as usize] & SPACE != 0 {
            self.at += 1;
        }
        let eight = self.bytes[self.at..].first_chunk::<8>()?;
        let end = first_blank(u64::from_le_bytes(*eight));
        (eight[0].is_ascii_alphabetic() && end < 8).then(|| &eight[..end])
    }

    /// Goes on behind a short word; gives its place.
    #[inline(always)]
    pub fn pass(&mut self, short_word: &[u8]) -> Span {
        let start = self.at;
        self.at += short_word.len();
        Span::new(start, self.at)
    }

    /// The next move number in its plain form, `12. ` or `12... `, with its dots and where it ends. The lexer stays before
    /// it: whoever expected just this number may go [`on`](Lexer::on_behind).
    #[inline(always)]
    pub fn plain_number(&self) -> Option<(u32, u8, usize)> {
        let start = self.at + usize::from(self.byte(self.at) == b' ');
        let mut end = start;
        let mut number = 0;
        while end < start + 3 && self.byte(end).is_ascii_digit() {
            number = 10 * number + u32::from(self.byte(end) - b'0');
            end += 1;
        }
        let dots = match self.bytes.get(end..)? {
            [b'.', b' ', ..] => 1,
            [b'.', b'.', b'.', b' ', ..] => 3,
            _ => return None,
        };
        (end > start).then_some((number, dots, end + usize::from(dots)))
    }

    /// Goes on at a place behind this one.
    #[inline(always)]
    pub fn on_behind(&mut self, end: usize) {
        debug_assert!(end >= self.at);
        self.at = end;
    }

    /// Where the lexer stands.
    #[inline(always)]
    pub fn at(&self) -> usize {
        self.at
    }

    /// What the clock showed, if the next thing is a [`clock_comment`].
    #[inline(always)]
    pub fn clock_behind(&mut self) -> Option<Millis> {
        let (shown, end) = clock_comment(self.bytes, self.at)?;
        self.at = end;
        Some(shown)
    }
}

/// What the clock showed and where the comment ends, if behind the blank at this place stands a comment that says just that in
/// the form of the servers, which put one behind every move: `{ [%clk 0:05:03] }`, with or without the blanks. Any other
/// comment is left for a token.
#[inline(always)]
pub fn clock_comment(bytes: &[u8], blank: usize) -> Option<(Millis, usize)> {
    let rest = bytes.get(blank + 1..)?;
    if rest.first() != Some(&b'{') {
        return None;
    }
    let (digits, length) = match rest {
        [b'{', b' ', b'[', b'%', b'c', b'l', b'k', b' ', digits @ ..] => (digits, 18),
        [b'{', b'[', b'%', b'c', b'l', b'k', b' ', digits @ ..] => (digits, 16),
        _ => return None,
    };
    let [h, b':', m, n, b':', s, t, b']', end @ ..] = digits else {
        return None;
    };
    let closed = match length {
        18 => end.starts_with(b" }"),
        _ => end.starts_with(b"}"),
    };
    let digit = |byte: &u8| u32::from(byte.wrapping_sub(b'0'));
    let (h, m, n) = (digit(h), digit(m), digit(n));
    let (s, t) = (digit(s), digit(t));
    if !closed || h > 9 || m > 5 || n > 9 || s > 5 || t > 9 {
        return None;
    }
    let seconds = h * 3600 + (m * 10 + n) * 60 + s * 10 + t;
    Some((Millis::from_seconds(i64::from(seconds)), blank + 1 + length))
}
