//! Marks that stand apart: words of their own behind a move.

use std::borrow::Cow;

use super::table::{MarkRow, StandsApart, beginning_with};
use super::{MarkPlace, Marks, marks};
use crate::notation::Span;
use crate::notation::moves::lookalike::visible;
use crate::notation::moves::written::{CheckMark, WrittenMove};

/// A word, or a phrase like `e. p.`, that belongs to the move before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Apart {
    pub check: CheckMark,
    pub en_passant: bool,
    /// It is a mark only where the board bears it out; else it is a word that nobody can read.
    pub if_true: bool,
    /// Where it stands, to the end of the phrase.
    pub span: Span,
}

impl Apart {
    /// The mark that begins with a word of the movetext. On a scoresheet a lone question mark is a move that somebody
    /// could not read, and no glyph.
    pub fn at(text: &str, word: Span, is_sheet: bool) -> Option<Apart> {
        let place = match is_sheet {
            true => MarkPlace::ApartOnSheet,
            false => MarkPlace::Apart,
        };
        let apart = |marks: Marks, span| Apart {
            check: marks.check,
            en_passant: marks.en_passant,
            if_true: marks.doubtful,
            span,
        };
        let start = word.start as usize;
        if let Some(length) = phrase(&text[start..]) {
            let span = Span::new(start, start + length);
            if let Some(marks) = marks(place, &visible(span.slice(text))) {
                return Some(apart(marks, span));
            }
        }
        let written = visible(word.slice(text));
        if written.is_empty() || is_sheet && is_illegible(&written) {
            return None;
        }
        let rest = match alone(&written) {
            Some((_, rest)) => Cow::Owned(rest.to_owned()),
            None => written,
        };
        marks(place, &rest).map(|marks| apart(marks, word))
    }

    /// Whether it says anything of the move, and not only what somebody thought of it.
    pub fn is_notation(&self) -> bool {
        self.check != CheckMark::None || self.en_passant
    }

    /// The move with this mark behind it, as if they were glued.
    pub fn added_to(&self, written: WrittenMove) -> WrittenMove {
        WrittenMove {
            check: written.check.max(self.check),
            en_passant: written.en_passant || self.en_passant,
            ..written
        }
    }
}

/// How many words of one line of a scoresheet are a mark for the move before them.
pub(in crate::notation) fn marks_in_line(words: &[&str]) -> Option<usize> {
    let is_mark = |text: &str| marks(MarkPlace::InLine, &visible(text)).is_some();
    let line = words[..words.len().min(LONGEST_PHRASE)].join(" ");
    if let Some(length) = phrase(&line).filter(|length| is_mark(&line[..*length])) {
        return Some(line[..length].split(' ').count());
    }
    let word = words.first()?;
    (!is_illegible(word) && is_mark(word)).then_some(1)
}

/// The most words in a phrase.
const LONGEST_PHRASE: usize = 3;

fn is_illegible(word: &str) -> bool {
    word.chars().all(|c| c == '?')
}

/// The form that only stands alone, and the opinion or comma behind it.
pub(super) fn alone(word: &str) -> Option<(&'static MarkRow, &str)> {
    let bare = word.trim_end_matches(['!', '?', ',']);
    beginning_with(word.chars().next()?)
        .filter(|row| row.apart == StandsApart::Alone)
        .find(|row| row.length_in(bare) == Some(bare.len()))
        .map(|row| (row, &word[bare.len()..]))
}

/// Where the word ends whose beginning is the end of a phrase.
fn phrase(text: &str) -> Option<usize> {
    let first = text.chars().next()?;
    let length = beginning_with(first)
        .filter(|row| row.is_phrase())
        .find_map(|row| row.length_in(text))?;
    let is_end = |c: char| c.is_whitespace() || "{}()[];$".contains(c);
    let behind = text[length..].find(is_end);
    text[..length]
        .contains(char::is_whitespace)
        .then(|| behind.map_or(text.len(), |behind| length + behind))
}
