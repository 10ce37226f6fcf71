//! Move numbers in every form but the usual one: in the digits of other scripts, with other signs than a full stop behind
//! them, behind a bullet.

use crate::notation::moves::lookalike::{figure, is_dash, visible};

use super::{CLASS, DOT, END, Lexer, SPACE, Token, TokenKind, score};

/// No game has so many moves: more digits are a move in numbers.
const MOST_DIGITS: usize = 3;

impl Lexer<'_> {
    /// `٢.`, `２．`: a number in the digits of another script, or a score in them.
    #[cold]
    pub(super) fn number_in_other_digits(&mut self, start: usize, end: usize) -> Option<Token> {
        let word = &self.text[start..end];
        let mut digits_end = start;
        let mut number: u32 = 0;
        let mut digits = 0;
        for figure in word.chars().map_while(|c| Some((c, figure(c)?))) {
            let (written, value) = figure;
            number = number.saturating_mul(10).saturating_add(u32::from(value));
            digits_end += written.len_utf8();
            digits += 1;
        }
        if digits == 0 {
            return None;
        }
        if let Some(score) = score(visible(word).as_bytes()) {
            return Some(self.token(score, start, end, end));
        }
        if number == 0 || digits > MOST_DIGITS && digits_end == end {
            return None;
        }
        if let Some(token) = self.punctuated_number(start, digits_end, number) {
            return Some(token);
        }
        let behind = self.text[digits_end..end].chars().next();
        let is_part_of_word = |c: char| is_dash(c) || c.is_ascii_punctuation() && c != '.';
        (!behind.is_some_and(is_part_of_word)).then(|| self.number(start, digits_end, number))
    }

    /// `1/ e4`, `1: e4`, `1, e4`, `1- e4`: some other sign stands where the full stop should.
    #[cold]
    pub(super) fn punctuated_number(
        &mut self,
        start: usize,
        digits_end: usize,
        number: u32,
    ) -> Option<Token> {
        let mut behind = self.text[digits_end..].chars();
        let sign = behind.next()?;
        let rest = behind.as_str();
        let is_apart = rest.starts_with(char::is_whitespace) || rest.is_empty();
        let follows = match sign {
            '/' | ':' | ',' => is_apart || rest.starts_with(char::is_alphabetic),
            // `1- 0` is rather a score.
            _ if is_dash(sign) => is_apart && !rest.trim_start().starts_with(char::is_numeric),
            _ => false,
        };
        let end = digits_end + sign.len_utf8();
        let kind = TokenKind::Number {
            number,
            dots: 1,
            glued: self.is_glued(start),
        };
        follows.then(|| self.token(kind, start, end, end))
    }

    /// `•1.`: a sign ahead of the number, and no part of it.
    #[cold]
    pub(super) fn bullet(&mut self, start: usize) -> Option<Token> {
        let mut behind = self.text[start..].chars();
        let sign = behind.next().filter(|c| !c.is_alphanumeric())?;
        let number = behind.as_str();
        let unnumbered = number.trim_start_matches(|c| figure(c).is_some());
        let is_number = unnumbered.len() < number.len()
            && (unnumbered.starts_with(['.', ')']) || full_stops(unnumbered).is_some());
        let end = start + sign.len_utf8();
        is_number.then(|| self.token(TokenKind::Word, start, end, end))
    }

    /// Whether a number touches the move before it.
    #[inline]
    pub(super) fn is_glued(&self, start: usize) -> bool {
        let Some(&before) = self.bytes[..start].last() else {
            return false;
        };
        match before < 0x80 {
            true => CLASS[before as usize] & (SPACE | END | DOT) == 0,
            false => self.is_behind_letter(start),
        }
    }

    #[cold]
    fn is_behind_letter(&self, at: usize) -> bool {
        let before = self.text[..at].chars().next_back();
        before.is_some_and(char::is_alphanumeric)
    }
}

/// The full stops of other scripts behind a number, how many dots they stand for and how long they are.
#[cold]
pub(super) fn full_stops(text: &str) -> Option<(u8, usize)> {
    let sign = text.chars().next()?;
    let dots = match sign {
        '…' => 3,
        '．' | '。' | '۔' => 1,
        _ => return None,
    };
    Some((dots, sign.len_utf8()))
}
