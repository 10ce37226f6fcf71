//! What is written behind a move and is no part of it: check and mate in signs and words, en passant, a draw offer,
//! opinions in words and glyphs. It may be glued to the move or stand apart; what it says is the same. One table
//! knows them all, and everybody asks it here.

pub mod apart;
pub mod opinion;
mod table;

use super::written::{CheckMark, NotationStyle, Spelling, WrittenKind, WrittenMove};
use table::{Glued, MarkRow, Says, StandsApart, beginning_with};

/// All that the marks behind one move say of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marks {
    pub(super) check: CheckMark,
    pub(super) en_passant: bool,
    pub(super) draw_offer: bool,
    /// One of them could also be something else: see [`StandsApart::IfTrue`].
    doubtful: bool,
}

/// Where marks stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MarkPlace {
    /// Glued to the move of a piece.
    BehindPiece,
    /// Glued to a move that may be a pawn's, where a capital would be its promotion.
    BehindPawn,
    /// A word of its own in a game.
    Apart,
    /// A word of its own among the moves of a scoresheet.
    ApartOnSheet,
    /// On one line of a scoresheet with the move, to which it will be joined.
    InLine,
}

impl MarkPlace {
    fn is_apart(self) -> bool {
        !matches!(self, MarkPlace::BehindPiece | MarkPlace::BehindPawn)
    }

    fn allows(self, row: &MarkRow) -> bool {
        match self {
            MarkPlace::BehindPiece => row.glued != Glued::Never,
            MarkPlace::BehindPawn => row.glued == Glued::Always,
            MarkPlace::Apart => row.apart != StandsApart::Alone,
            MarkPlace::ApartOnSheet => row.apart == StandsApart::Always,
            MarkPlace::InLine => row.glued == Glued::Always && row.apart == StandsApart::Always,
        }
    }
}

/// One mark at the head of a text.
#[derive(Clone, Copy)]
struct Mark {
    says: Says,
    doubtful: bool,
    length: usize,
}

/// Reads a whole text as marks; fails if something else is there.
pub(super) fn marks(place: MarkPlace, text: &str) -> Option<Marks> {
    let mut found = Marks {
        check: CheckMark::None,
        en_passant: false,
        draw_offer: false,
        doubtful: false,
    };
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let mark = mark(place, rest)?;
        rest = rest[mark.length..].trim_start();
        found.doubtful |= mark.doubtful;
        match mark.says {
            Says::Check => found.check = found.check.max(CheckMark::Check),
            Says::DoubleOrMate => found.check = found.check.max(CheckMark::DoubleOrMate),
            Says::Mate => found.check = CheckMark::Mate,
            Says::EnPassant => found.en_passant = true,
            Says::DrawOffer => found.draw_offer = true,
            Says::Opinion(_) | Says::Nothing => {}
        }
    }
    Some(found)
}

/// The reading, if all that is left of the token are marks.
pub(super) fn marked(
    kind: WrittenKind,
    style: NotationStyle,
    spelling: Spelling,
    place: MarkPlace,
    rest: &str,
) -> Option<WrittenMove> {
    let marks = marks(place, rest)?;
    Some(WrittenMove {
        kind,
        check: marks.check,
        en_passant: marks.en_passant,
        draw_offer: marks.draw_offer,
        style,
        spelling,
    })
}

fn mark(place: MarkPlace, text: &str) -> Option<Mark> {
    let first = text.chars().next()?;
    if first == '$' {
        return numbered(text);
    }
    beginning_with(first)
        .filter(|row| place.allows(row))
        .find_map(|row| mark_of(row, place, text))
}

fn mark_of(row: &MarkRow, place: MarkPlace, text: &str) -> Option<Mark> {
    let mut length = row.length_in(text)?;
    let behind = &text[length..];
    let fits = match row.glued {
        // `++-` is a check and an opinion, not a double check.
        _ if row.says == Says::DoubleOrMate => !behind.starts_with(['-', '−', '/', '=']),
        Glued::Capital => behind.is_empty() && !text.contains(char::is_lowercase),
        // Glued to a move, several words may follow each other (`schmatt`). Apart, a word ends where its letters end,
        // or `matches` would be read as three marks.
        _ => !(place.is_apart() && row.is_word() && behind.starts_with(char::is_alphabetic)),
    };
    let stop = row.is_word() && behind.starts_with('.');
    length += usize::from(stop);
    fits.then_some(Mark {
        says: row.says,
        doubtful: row.apart == StandsApart::IfTrue && !stop,
        length,
    })
}

/// `$14`.
fn numbered(text: &str) -> Option<Mark> {
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let number = text[1..=digits].parse().ok();
    (digits > 0).then_some(Mark {
        says: Says::Opinion(number),
        doubtful: false,
        length: 1 + digits,
    })
}

#[cfg(test)]
mod tests;
