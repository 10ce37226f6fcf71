//! Moves with blanks inside them: `O - O`, `N x e5`, `h8 = Q`, `e2 - e4`. A blank ends a word, unless what stands before
//! it is no move without what follows. Between two squares that cannot be told from the words: `e4 - e5` may be a pawn that
//! goes on or two moves with a dash between them. Whoever knows the board says which it is in this game.

use crate::notation::moves::alphabet;
use crate::notation::moves::lookalike::{digit, fold, is_arrow, is_dash};
use crate::notation::moves::reader::is_capture_sign;

use super::{CLASS, Lexer, SPACE, Token, TokenKind, score, unicode_space};

/// How the words of a text are laid out.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// The cells of a scoresheet, each one word.
    Sheet,
    /// PGN.
    #[default]
    Game,
    /// PGN with blanks between the two squares of a move.
    SpacedGame,
}

/// A move has at most three parts that blanks may stand between: `e7 - e8 = Q`.
const MOST_JOINTS: usize = 2;

impl Lexer<'_> {
    /// A first look at what stands around a blank: nearly all moves end there.
    #[inline]
    pub(super) fn may_go_on_behind_blank(&self, end: usize) -> bool {
        let is_sign = |byte: u8| matches!(byte, b'=' | b'x' | b'X' | b':' | b'-' | 0x80..);
        let blank = self.byte(end);
        self.layout != Layout::Sheet
            && (blank >= 0x80 || CLASS[blank as usize] & SPACE != 0)
            && (is_sign(self.bytes[end - 1])
                || is_sign(self.byte(end + 1))
                || CLASS[self.byte(end + 1) as usize] & SPACE != 0)
    }

    /// Where the move ends whose first word ends here.
    #[cold]
    pub(super) fn end_behind_blanks(&self, start: usize, end: usize) -> usize {
        if self.layout == Layout::Sheet {
            return end;
        }
        if let Some(end) = self.castling_end(start) {
            return end;
        }
        let mut end = end;
        for _ in 0..MOST_JOINTS {
            match self.joined(start, end) {
                Some(further) => end = further,
                None => break,
            }
        }
        end
    }

    /// `0 - 0` and `1 - 0`, which begin like a number.
    #[cold]
    pub(super) fn spaced_zeros_or_score(&mut self, start: usize, end: usize) -> Option<Token> {
        if self.layout == Layout::Sheet {
            return None;
        }
        if let Some(score) = self.spaced_score(start, end) {
            return Some(score);
        }
        let castling = self.castling_end(start)?;
        Some(self.token(TokenKind::Word, start, castling, castling))
    }

    /// `1/2 - 1/2`: two scores with blanks around their dash.
    #[cold]
    pub(super) fn spaced_score(&mut self, start: usize, end: usize) -> Option<Token> {
        if self.layout == Layout::Sheet {
            return None;
        }
        let joint = self.joint_at_or_before(start, end)?;
        if !is_dash(joint.sign) {
            return None;
        }
        let behind = self.word_end(joint.behind);
        let closed = [
            &self.text[start..joint.start],
            "-",
            &self.text[joint.behind..behind],
        ]
        .concat();
        let score = score(closed.as_bytes())?;
        Some(self.token(score, start, behind, behind))
    }

    /// Circles with dashes between them, and at least one blank.
    fn castling_end(&self, start: usize) -> Option<usize> {
        let is_circle = |c: char| matches!(fold(c), 'O' | 'o' | '0');
        let text = &self.text[start..];
        let mut end = start + text.chars().next().filter(|c| is_circle(*c))?.len_utf8();
        let mut circles = 1;
        let mut has_blank = false;
        while circles < 3
            && let Some(joint) = self.joint(end)
            && is_dash(joint.sign)
            && let Some(circle) = self.text[joint.behind..].chars().next()
            && is_circle(circle)
        {
            has_blank |= joint.has_blank;
            end = joint.behind + circle.len_utf8();
            circles += 1;
        }
        let goes_on = self.text[end..].starts_with(char::is_alphanumeric);
        (circles > 1 && has_blank && !goes_on).then(|| self.word_end(end))
    }

    /// The end of the word behind the blank, if both are one move.
    fn joined(&self, start: usize, end: usize) -> Option<usize> {
        let joint = self.joint_at_or_before(start, end)?;
        let head = &self.text[start..joint.start];
        let behind_end = self.word_end(joint.behind);
        let behind = &self.text[joint.behind..behind_end];
        let is_one_move = match joint.sign {
            '=' => promotes(head, behind),
            sign if is_capture_sign(sign) && is_letter(head) => {
                begins_with_square(behind) || names_a_victim(behind)
            }
            _ if is_letter(head) => begins_with_square(behind),
            _ => {
                self.layout == Layout::SpacedGame
                    && ends_with_square(head)
                    && begins_with_square(behind)
            }
        };
        (is_one_move && joint.has_blank).then_some(behind_end)
    }

    /// The sign behind a word, or at its end (`e2- e4`).
    fn joint_at_or_before(&self, start: usize, end: usize) -> Option<Joint> {
        let word = &self.text[start..end];
        // At the end of a word the Cyrillic letter like an `x` is that letter: `шах`.
        let is_sign = |c: char| is_sign(c) && (c.is_ascii() || !c.is_alphabetic());
        let unsigned = word.trim_end_matches(is_sign);
        let before = (unsigned.len() < word.len() && !unsigned.is_empty())
            .then(|| self.joint(start + unsigned.len()));
        before.unwrap_or_else(|| self.joint(end))
    }

    /// Blanks, a sign, blanks.
    fn joint(&self, at: usize) -> Option<Joint> {
        let start = at;
        let signed = self.behind_blanks(at)?;
        let rest = &self.text[signed..];
        let sign = rest.chars().next().filter(|c| is_sign(*c))?;
        let mut unsigned = signed + sign.len_utf8();
        if (is_dash(sign) || sign == '=') && self.text[unsigned..].starts_with('>') {
            unsigned += 1;
        }
        let behind = self.behind_blanks(unsigned)?;
        Some(Joint {
            start,
            sign: match unsigned - signed > sign.len_utf8() {
                true => '→',
                false => sign,
            },
            behind,
            has_blank: signed > start || behind > unsigned,
        })
    }

    /// The next thing that is no blank, if it stands in the same paragraph.
    fn behind_blanks(&self, at: usize) -> Option<usize> {
        let mut at = at;
        let mut lines = 0;
        loop {
            let byte = *self.bytes.get(at)?;
            if CLASS[byte as usize] & SPACE != 0 {
                lines += usize::from(byte == b'\n');
                at += 1;
            } else if byte >= 0x80
                && let Some(width) = unicode_space(&self.bytes[at..])
            {
                at += width;
            } else {
                return (lines < 2).then_some(at);
            }
        }
    }
}

/// A sign between two parts of a move.
struct Joint {
    /// Where the word before it ends.
    start: usize,
    sign: char,
    /// Where the word behind it begins.
    behind: usize,
    has_blank: bool,
}

fn is_sign(c: char) -> bool {
    is_dash(c) || is_arrow(c) || is_capture_sign(c) && c != '*' || c == '='
}

/// The letter of a piece or of a file, alone.
fn is_letter(head: &str) -> bool {
    head.chars().count() <= 2
        && !head.is_empty()
        && head
            .chars()
            .all(|c| c.is_alphabetic() || ('♔'..='♟').contains(&c) || c == '\u{FE0E}')
}

fn begins_with_square(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next().is_some_and(char::is_alphabetic) && signs.next().is_some_and(is_rank)
}

fn ends_with_square(text: &str) -> bool {
    let mut signs = text.chars().rev();
    signs.next().is_some_and(is_rank) && signs.next().is_some_and(char::is_alphabetic)
}

fn is_rank(c: char) -> bool {
    digit(c).is_some_and(|rank| (1..=8).contains(&rank))
}

/// `N x N`, `e x d`.
fn names_a_victim(behind: &str) -> bool {
    let letter = behind.trim_end_matches(is_mark);
    is_letter(letter)
}

/// A pawn on the last rank, and the letter of a piece in some language.
fn promotes(head: &str, behind: &str) -> bool {
    let is_last = |c: char| matches!(digit(c), Some(1 | 8));
    let is_piece = head.starts_with(char::is_uppercase) && head.contains(char::is_lowercase);
    let letter = behind.trim_end_matches(is_mark);
    let is_named = alphabet::all().iter().any(|set| {
        set.piece_at(letter)
            .is_some_and(|(found, _)| found.len == letter.len())
    });
    ends_with_square(head) && head.ends_with(is_last) && !is_piece && is_named
}

fn is_mark(c: char) -> bool {
    matches!(c, '+' | '#' | '!' | '?' | '†' | '‡')
}
