//! The movetext lexer: bytes of UTF-8 text to tokens, one at a time, no allocation. It decides where
//! a word, number, comment or bracket begins and ends; it does not decide what a word means. Nothing
//! is skipped without a token but white space, so that every byte can be accounted for.

mod ahead;
mod blanks;
mod glued;
mod numbers;

use crate::notation::Span;
use crate::notation::moves::lookalike::{is_dash, is_invisible};
use crate::notation::words::result::{GameResult, ResultReading, read_result_token};
pub use ahead::clock_comment;
pub use blanks::Layout;
pub use glued::{ends_a_move, glued_number};

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: TokenKind,
    pub span: Span,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Something that ought to be a move or a mark behind one.
    Word,
    /// A move number with the dots behind it.
    Number {
        number: u32,
        dots: u8,
        /// It touches the move before it: `e52.Nf3`.
        glued: bool,
    },
    Result(GameResult),
    /// Two scores that no game can have: `1-1`.
    ImpossibleScore,
    /// The inside of a brace comment.
    Comment,
    /// A brace comment whose text holds braces of its own that pair up.
    NestedComment,
    /// A brace that is never closed: the rest of the game.
    UnclosedComment,
    /// The rest of a line behind `;`, or a line that begins with `%`.
    LineComment,
    /// `$12`.
    Nag,
    /// `(`: a variation begins.
    Open,
    Close,
    /// `(=)`: a draw offer (C.12).
    Offer,
    /// `[%clk 0:01:00]` outside braces.
    BareCommand,
    /// A tag pair where none belongs, a lone closing brace, a control character.
    Stray,
}

/// The lexer runs once for every word of an archive: its short functions are inlined into the one loop that
/// drives it, which then never builds a token it does not need (measured: a tenth of the replay).
pub struct Lexer<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    /// The end of the last line that was looked through for brackets, and where the last one on it closes.
    /// Kept, so that a line full of brackets is looked through once and not once for each.
    line_end: usize,
    last_close: Option<usize>,
    layout: Layout,
}

/// Braces within braces beyond this are no comment that anybody wrote.
const DEEPEST_BRACES: usize = 64;

const SPACE: u8 = 1;
/// Ends a word: brackets, `;`, `$` and white space.
const END: u8 = 2;
const DIGIT: u8 = 4;
const HIGH: u8 = 8;
const DOT: u8 = 16;

static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\n' | b'\t' | b'\r' | 0x0b | 0x0c => SPACE | END,
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | 0..=8 | 0x0e..=0x1f => END,
            b'0'..=b'9' => DIGIT,
            b'.' => DOT,
            0x80..=0xff => HIGH,
            _ => 0,
        };
        byte += 1;
    }
    table
};

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str, from: usize) -> Lexer<'a> {
        Lexer {
            text,
            bytes: text.as_bytes(),
            at: from,
            line_end: 0,
            last_close: None,
            layout: Layout::Game,
        }
    }

    /// The same for a text that is laid out in another way than PGN is.
    pub fn laid_out(self, layout: Layout) -> Lexer<'a> {
        Lexer { layout, ..self }
    }

    #[inline(always)]
    fn byte(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(b'\n')
    }

    /// The next token, or nothing at the end of the text.
    #[inline(always)]
    pub fn next_token(&mut self) -> Option<Token> {
        loop {
            let &byte = self.bytes.get(self.at)?;
            let class = CLASS[byte as usize];
            if class & SPACE != 0 {
                self.at += 1;
                continue;
            }
            if class & HIGH != 0
                && let Some(width) = blank_or_invisible(&self.bytes[self.at..])
            {
                self.at += width;
                continue;
            }
            return Some(match class {
                DIGIT => self.number_or_result(),
                END => self.mark(byte),
                _ => self.word(),
            });
        }
    }

    #[inline(always)]
    fn token(&mut self, kind: TokenKind, start: usize, end: usize, resume: usize) -> Token {
        self.at = resume;
        Token {
            kind,
            span: Span::new(start, end),
        }
    }

    #[inline(always)]
    fn word(&mut self) -> Token {
        let start = self.at;
        if self.bytes[start] == b'%' && (start == 0 || self.bytes[start - 1] == b'\n') {
            return self.line_comment(start + 1);
        }
        // Most words are plain ASCII up to a blank: no need to look closer.
        let plain = self.bytes[start..]
            .iter()
            .position(|byte| CLASS[*byte as usize] & !DIGIT != 0)
            .map_or(self.bytes.len(), |length| start + length);
        let end = match self.bytes.get(plain) {
            None | Some(b' ' | b'\n') => plain,
            Some(_) => self.word_end(start),
        };
        let word = &self.bytes[start..end];
        if word[0] == b'*' && word.len() == 1 {
            return self.token(TokenKind::Result(GameResult::Unfinished), start, end, end);
        }
        if word[0] >= 0x80
            && let Some(token) = self.beyond_ascii(start, end)
        {
            return token;
        }
        let end = match self.may_go_on_behind_blank(end) {
            true => self.end_behind_blanks(start, end),
            false => end,
        };
        self.token(TokenKind::Word, start, end, end)
    }

    /// A word that begins with a sign beyond ASCII and is a score or a number, or has a sign ahead of its number.
    #[cold]
    fn beyond_ascii(&mut self, start: usize, end: usize) -> Option<Token> {
        if let Some(score) = score(&self.bytes[start..end]) {
            return Some(self.token(score, start, end, end));
        }
        self.number_in_other_digits(start, end)
            .or_else(|| self.bullet(start))
    }

    /// Where the word that begins at `start` ends. A promotion in brackets, `a8(Q)`, belongs to it.
    fn word_end(&self, start: usize) -> usize {
        let mut end = start;
        loop {
            let Some(&byte) = self.bytes.get(end) else {
                return end;
            };
            let class = CLASS[byte as usize];
            if class & (END | HIGH | DOT) == 0 {
                end += 1;
            } else if class == DOT {
                if let Some(number) = glued_number(&self.text[start..end]) {
                    return end - number;
                }
                end += 1;
            } else if class & HIGH != 0 {
                let rest = &self.bytes[end..];
                if unicode_space(rest).is_some() {
                    return end;
                }
                match invisible(rest) {
                    Some(_) if self.is_seam(start, end) => return end,
                    width => end += width.unwrap_or(1),
                }
            } else if byte == b'('
                && let Some(width) = bracketed_promotion(self.text, start, end)
            {
                end += width;
            } else {
                return end;
            }
        }
    }

    /// Whether a sign that cannot be seen parts two words: a move ends before it and something else begins behind it. In
    /// the middle of a move it is nothing.
    #[cold]
    fn is_seam(&self, start: usize, at: usize) -> bool {
        let mut behind = self.text[at..].trim_start_matches(is_invisible).chars();
        match (behind.next(), behind.next()) {
            (None, _) => true,
            (Some(first), _) if first.is_whitespace() => true,
            // One sign alone is a part of the move: the piece that a pawn becomes, or a mark.
            (_, None) => false,
            (Some(first), Some(second)) => {
                first.is_alphanumeric()
                    && !second.is_whitespace()
                    && ends_a_move(&self.text[start..at])
            }
        }
    }

    /// A token that begins with a digit: a move number, a result, castling with zeros, a move in
    /// numbers, or a number glued to the move behind it.
    #[inline(always)]
    fn number_or_result(&mut self) -> Token {
        let start = self.at;
        let mut end = start;
        let mut number: u32 = 0;
        while CLASS[self.byte(end) as usize] == DIGIT && end < self.bytes.len() {
            number = number
                .saturating_mul(10)
                .saturating_add(u32::from(self.bytes[end] - b'0'));
            end += 1;
        }
        match self.byte(end) {
            // No move is numbered zero: `0.5-0.5`.
            b'.' if number == 0 => self.scored(start, end, number),
            b'.' => self.number(start, end, number),
            b'-' | b'/' | b':' | b',' | 0x80.. => self.scored(start, end, number),
            // Two or three zeros castle.
            _ if number == 0 && end - start > 1 => self.zeros(start),
            _ if CLASS[self.byte(end) as usize] & END != 0 || end == self.bytes.len() => {
                if end - start >= 4 {
                    // No game has a thousand moves: four digits or more are a move in numbers.
                    self.token(TokenKind::Word, start, end, end)
                } else if number < 2
                    && let Some(token) = self.spaced_zeros_or_score(start, end)
                {
                    token
                } else {
                    self.number(start, end, number)
                }
            }
            _ => self.number(start, end, number),
        }
    }

    #[cold]
    fn zeros(&mut self, start: usize) -> Token {
        let end = self.word_end(start);
        self.token(TokenKind::Word, start, end, end)
    }

    /// The dots behind a number, the ellipsis character among them, belong to it.
    #[inline(always)]
    fn number(&mut self, start: usize, digits_end: usize, number: u32) -> Token {
        let mut end = digits_end;
        let mut dots = 0u8;
        loop {
            if self.byte(end) == b'.' && end < self.bytes.len() {
                dots = dots.saturating_add(1);
                end += 1;
            } else if self.byte(end) >= 0x80
                && let Some((stops, width)) = numbers::full_stops(&self.text[end..])
            {
                dots = dots.saturating_add(stops);
                end += width;
            } else {
                break;
            }
        }
        if dots == 0 && self.byte(end) == b')' && self.starts_line(start) {
            // `12)`: some clerks number rows in this way.
            end += 1;
        }
        let glued = self.is_glued(start);
        let kind = TokenKind::Number {
            number,
            dots,
            glued,
        };
        self.token(kind, start, end, end)
    }

    fn starts_line(&self, at: usize) -> bool {
        let before = self.bytes[..at].trim_ascii_end();
        before.is_empty() || self.bytes[before.len()..at].contains(&b'\n')
    }

    /// `1-0`, `1/2-1/2`, `½`, but also `0-0` and, behind a number, a glued figurine.
    #[inline(never)]
    fn scored(&mut self, start: usize, digits_end: usize, number: u32) -> Token {
        let end = self.word_end(start);
        if let Some(score) = score(&self.bytes[start..end]) {
            return self.token(score, start, end, end);
        }
        if let Some(score) = self.spaced_score(start, end) {
            return score;
        }
        if number > 0
            && let Some(token) = self.punctuated_number(start, digits_end, number)
        {
            return token;
        }
        let is_part_of_score = |c: char| is_dash(c) || c == '½';
        if self.bytes[digits_end] >= 0x80
            && !self.text[digits_end..end].starts_with(is_part_of_score)
        {
            return self.number(start, digits_end, number);
        }
        let end = self.end_behind_blanks(start, end);
        self.token(TokenKind::Word, start, end, end)
    }

    fn mark(&mut self, byte: u8) -> Token {
        let start = self.at;
        match byte {
            b'{' => self.comment(start + 1),
            b';' => self.line_comment(start + 1),
            b'(' if self.bytes[start..].starts_with(b"(=)") => {
                self.token(TokenKind::Offer, start, start + 3, start + 3)
            }
            b'(' => self.token(TokenKind::Open, start, start + 1, start + 1),
            b')' => self.token(TokenKind::Close, start, start + 1, start + 1),
            b'$' => {
                let digits = self.bytes[start + 1..]
                    .iter()
                    .take_while(|b| b.is_ascii_digit())
                    .count();
                if digits > 0 {
                    let end = start + 1 + digits;
                    return self.token(TokenKind::Nag, start, end, end);
                }
                let mut end = start + 1;
                while self.byte(end) == b'$' && !self.byte(end + 1).is_ascii_digit() {
                    end += 1;
                }
                self.token(TokenKind::Stray, start, end, end)
            }
            b'[' => self.square_bracket(start),
            _ => {
                // A run of the same bytes is one stray token. Where a disk has failed there may be thousands of zeros,
                // and each would be a finding.
                let run = self.bytes[start..]
                    .iter()
                    .take_while(|b| **b == byte)
                    .count();
                self.token(TokenKind::Stray, start, start + run, start + run)
            }
        }
    }

    /// Braces do not nest in PGN, so a comment ends at the first closing brace. Only where that would
    /// leave a closing brace over, and pairing them leaves none, is a nested comment meant.
    fn comment(&mut self, inside: usize) -> Token {
        let rest = &self.bytes[inside..];
        let Some(close) = memchr::memchr(b'}', rest) else {
            let end = self.bytes.len();
            return self.token(TokenKind::UnclosedComment, inside, end, end);
        };
        if memchr::memchr(b'{', &rest[..close]).is_some()
            && let Some(close) = nested_close(rest, close)
        {
            return self.token(
                TokenKind::NestedComment,
                inside,
                inside + close,
                inside + close + 1,
            );
        }
        self.token(
            TokenKind::Comment,
            inside,
            inside + close,
            inside + close + 1,
        )
    }

    fn line_comment(&mut self, inside: usize) -> Token {
        let end = memchr::memchr(b'\n', &self.bytes[inside..])
            .map_or(self.bytes.len(), |newline| inside + newline);
        self.token(TokenKind::LineComment, inside, end, end)
    }

    fn square_bracket(&mut self, start: usize) -> Token {
        if start >= self.line_end {
            self.line_end = memchr::memchr(b'\n', &self.bytes[start..])
                .map_or(self.bytes.len(), |newline| start + newline);
            self.last_close =
                memchr::memrchr(b']', &self.bytes[start..self.line_end]).map(|at| start + at + 1);
        }
        let Some(last_close) = self.last_close.filter(|close| *close > start) else {
            let run = self.bytes[start..]
                .iter()
                .take_while(|b| **b == b'[')
                .count();
            return self.token(TokenKind::Stray, start, start + run, start + run);
        };
        if self.byte(start + 1) == b'%' {
            let close = memchr::memchr(b']', &self.bytes[start..last_close])
                .map_or(last_close, |at| start + at + 1);
            return self.token(TokenKind::BareCommand, start, close, close);
        }
        self.token(TokenKind::Stray, start, last_close, last_close)
    }
}

/// The token of a result, if the word is one.
fn score(word: &[u8]) -> Option<TokenKind> {
    match read_result_token(word)? {
        ResultReading::Result(result) => Some(TokenKind::Result(result)),
        ResultReading::Impossible => Some(TokenKind::ImpossibleScore),
        ResultReading::Unreadable | ResultReading::Empty => None,
    }
}

/// Behind a pawn's target square a bracket may hold the promoted piece: `a8(Q)`, `a8=(Q)`, `a8(♕)`. Gives the
/// width of the bracket.
fn bracketed_promotion(text: &str, start: usize, open: usize) -> Option<usize> {
    let before = &text.as_bytes()[start..open];
    let square = before.strip_suffix(b"=").unwrap_or(before);
    if !matches!(square.last()?, b'1' | b'8') {
        return None;
    }
    let inside = &text[open + 1..];
    let close = inside.bytes().take(8).position(|byte| byte == b')')?;
    let letters = &inside[..close];
    (!letters.is_empty()
        && letters
            .chars()
            .all(|c| c.is_alphabetic() || ('♔'..='♟').contains(&c)))
    .then_some(close + 2)
}

/// The end of a comment read with nested braces, if the plain reading leaves a brace over.
fn nested_close(rest: &[u8], first_close: usize) -> Option<usize> {
    let behind = &rest[first_close + 1..];
    match memchr::memchr2(b'{', b'}', behind) {
        Some(at) if behind[at] == b'}' => {}
        _ => return None,
    }
    let mut depth = 1usize;
    for at in memchr::memchr2_iter(b'{', b'}', rest) {
        if rest[at] == b'{' {
            depth += 1;
            if depth > DEEPEST_BRACES {
                return None;
            }
        } else {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

/// What stands between words and is passed over: white space beyond ASCII, and signs that cannot be seen.
#[inline]
fn blank_or_invisible(bytes: &[u8]) -> Option<usize> {
    unicode_space(bytes).or_else(|| invisible(bytes))
}

/// White space beyond ASCII: no-break spaces and the typographer's spaces.
#[inline]
fn unicode_space(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [0xC2, 0xA0 | 0x85, ..] => Some(2),
        [0xE2, 0x80, 0x80..=0x8A | 0xA8 | 0xA9 | 0xAF, ..]
        | [0xE2, 0x81, 0x9F, ..]
        | [0xE3, 0x80, 0x80, ..] => Some(3),
        _ => None,
    }
}

/// Signs without width that mean nothing in a move: zero-width spaces, direction marks, soft hyphens, a byte order mark in
/// mid-file. The selectors behind a figurine belong to it.
#[inline]
fn invisible(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [0xC2, 0xAD, ..] | [0xD8, 0x9C, ..] => Some(2),
        [0xE2, 0x80, 0x8B..=0x8F | 0xAA..=0xAE, ..]
        | [0xE2, 0x81, 0xA0 | 0xA6..=0xA9, ..]
        | [0xEF, 0xBB, 0xBF, ..] => Some(3),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
