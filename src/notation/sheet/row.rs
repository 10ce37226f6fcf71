//! One line of a score, or one box of it, as numbers, moves, empty places, clock times, notes and a result. Words are told
//! apart by blanks, but a move may hold some itself (`e2 - e4`, `gxh8 = Q`, `G d3`), and a number none behind it (`1.e4`).

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::{multispace0, multispace1, one_of};
use nom::combinator::{cond, eof, peek};
use nom::sequence::{delimited, terminated};

use super::clock::dotted;
use super::habits::Habits;
use super::spoken;
use super::word::{
    before_comma, blanks, bracketed_note, bullet, clock_time, ends_in_square, goes_on_from_letter,
    is_ellipsis, is_letter, is_move, is_piece_alone, is_placeholder, move_number, note_to_line_end,
    plain_word, row_in_brackets, spaced_castling, spaced_move, spaced_result,
};
use crate::notation::moves::marks::apart::marks_in_line;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RowItem {
    /// The character of the line, counted from 1.
    pub(super) column: u32,
    pub(super) kind: ItemKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ItemKind {
    /// A move number; with dots for the missing half (`12...`) Black is next.
    Number {
        number: u32,
        black: bool,
    },
    Move {
        text: String,
        /// The words of a spoken move.
        spoken: Option<String>,
    },
    /// A stroke or a dotted line where a move should stand, or an empty box.
    Blank,
    Clock(String),
    /// Words in braces or brackets.
    Note(String),
    Result(String),
}

impl RowItem {
    /// What was written, if it was words.
    pub(super) fn into_text(self) -> Option<String> {
        match self.kind {
            ItemKind::Move { text, spoken } => Some(spoken.unwrap_or(text)),
            ItemKind::Number { number, .. } => Some(number.to_string()),
            ItemKind::Note(text) | ItemKind::Clock(text) | ItemKind::Result(text) => Some(text),
            ItemKind::Blank => None,
        }
    }
}

/// What a line must know of those around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct RowContext {
    /// The number of the move that comes next: a figure that says it is one, also without any sign behind it.
    pub(super) expected: Option<u32>,
    pub(super) habits: Habits,
}

/// Reads a line, or one box of it.
pub(super) fn items(text: &str, column: u32, context: RowContext) -> Vec<RowItem> {
    let mut row = Row {
        items: Vec::new(),
        context,
        column,
        gap: 0,
    };
    let mut rest = bullet(text).map_or(text, |(behind, _)| behind);
    row.column += chars(&text[..text.len() - rest.len()]);
    while !rest.is_empty() {
        let behind = row.item(rest);
        row.column += chars(&rest[..rest.len() - behind.len()]);
        rest = behind;
    }
    row.drop_dash_beside_two_moves();
    row.note_crossed_out();
    row.items
}

/// The items so far.
struct Row {
    items: Vec<RowItem>,
    context: RowContext,
    /// Where the next one begins.
    column: u32,
    /// So many blanks stand before it.
    gap: usize,
}

impl Row {
    /// Takes the next item; gives what stands behind it.
    fn item<'t>(&mut self, text: &'t str) -> &'t str {
        if let Ok((behind, gap)) = blanks(text) {
            self.gap = gap.chars().count();
            return behind;
        }
        if let Ok((behind, kind)) = alt((spaced_result, spaced_castling)).parse(text) {
            self.push(kind);
            return behind;
        }
        if let Some((behind, kind)) = self.spoken(text) {
            self.push(kind);
            return behind;
        }
        if let Some(behind) = self.dotted_time(text) {
            return behind;
        }
        if let Some(behind) = self.number(text) {
            return behind;
        }
        if let Some(behind) = self.mark(text) {
            return behind;
        }
        if let (Some(ItemKind::Number { .. }), Ok((inside, _))) = (
            self.items.last().map(|item| &item.kind),
            row_in_brackets(text),
        ) {
            return inside;
        }
        let parts_players = self.context.habits.dash_parts_players;
        let two_halves = cond(!parts_players, spaced_move).map_opt(|kind| kind);
        if let Ok((behind, kind)) = alt((
            clock_time,
            bracketed_note,
            note_to_line_end,
            two_halves,
            before_comma,
            plain_word,
        ))
        .parse(text)
        {
            self.take(kind);
            return behind;
        }
        ""
    }

    fn push(&mut self, kind: ItemKind) {
        self.items.push(RowItem {
            column: self.column,
            kind,
        });
    }

    /// A letter alone belongs to the square behind it (`G d3`), and `12. ... Nf6` is Black's.
    fn take(&mut self, kind: ItemKind) {
        match (self.items.last_mut().map(|item| &mut item.kind), kind) {
            // `h8 Q`, `h8 (Q)`.
            (Some(ItemKind::Move { text, .. }), ItemKind::Move { text: piece, .. })
                if text.ends_with(['1', '8']) && ends_in_square(text) && is_piece_alone(&piece) =>
            {
                text.push('=');
                text.extend(piece.chars().filter(|sign| sign.is_alphabetic()));
            }
            (Some(ItemKind::Move { text, .. }), ItemKind::Move { text: square, .. })
                if is_letter(text) && goes_on_from_letter(&square) =>
            {
                text.push(' ');
                text.push_str(&square);
            }
            (Some(ItemKind::Number { black, .. }), ItemKind::Move { text, .. })
                if is_ellipsis(&text) =>
            {
                *black = true;
            }
            (_, ItemKind::Move { text, .. }) if is_placeholder(&text) => self.push(ItemKind::Blank),
            (_, kind) => self.push(kind),
        }
    }

    /// `1 - e4 c6`, `1. e2-e4 - c7-c6`: beside both moves of a row a dash holds no place.
    fn drop_dash_beside_two_moves(&mut self) {
        use ItemKind::{Blank, Move, Number};
        let kinds: Vec<&ItemKind> = self.items.iter().map(|item| &item.kind).collect();
        let place = match kinds.as_slice() {
            [Number { .. }, Blank, Move { .. }, Move { .. }] => 1,
            [Number { .. }, Move { .. }, Blank, Move { .. }] => 2,
            _ => return,
        };
        self.items.remove(place);
    }

    /// `3. Bc4 Bc5 (d3)`, `3. Bb5 (Bc4) a6`: a move in brackets beside both moves of its number was not played.
    fn note_crossed_out(&mut self) {
        let is_number = |item: &RowItem| matches!(item.kind, ItemKind::Number { .. });
        for of_number in self.items.chunk_by_mut(|_, next| !is_number(next)) {
            let moves = |items: &[RowItem]| {
                let is_move = |item: &&RowItem| matches!(item.kind, ItemKind::Move { .. });
                items.iter().filter(is_move).count()
            };
            let begins_with_black =
                matches!(of_number[0].kind, ItemKind::Number { black: true, .. });
            let room = if begins_with_black { 1 } else { 2 };
            if !is_number(&of_number[0]) || moves(of_number) <= room {
                continue;
            }
            for item in of_number {
                let ItemKind::Move { text, .. } = &item.kind else {
                    continue;
                };
                let inside = text
                    .strip_prefix('(')
                    .and_then(|text| text.strip_suffix(')'));
                if let Some(inside) = inside.filter(|inside| is_move(inside)) {
                    item.kind = ItemKind::Note(inside.to_owned());
                }
            }
        }
    }

    /// `12.`, `12)`, `12...e5`, `12/ e4`, or the bare figure where that number is due.
    fn number<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let at_head = self.items.is_empty();
        let bracketed =
            |input| delimited(one_of("(["), move_number, peek(multispace0)).parse(input);
        let (behind, figure) = match at_head {
            true => alt((bracketed, move_number)).parse(text).ok()?,
            false => move_number(text).ok()?,
        };
        let begins_block = self.context.habits.bare_blocks && self.gap > 1;
        let due =
            self.items.is_empty() || self.context.expected == Some(figure.number) || begins_block;
        let stands_alone = behind.is_empty() || behind.starts_with(char::is_whitespace);
        let is_number = figure.is_marked || stands_alone && due;
        if !is_number {
            return None;
        }
        self.context.expected = Some(figure.number.saturating_add(1));
        self.push(ItemKind::Number {
            number: figure.number,
            black: figure.black,
        });
        Some(behind)
    }

    /// `e4 1.30 e5 1.28`: behind a move two figures and a dot between them are a time, unless a move of that number is due.
    fn dotted_time<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let (behind, time) = terminated(dotted, peek(alt((multispace1, eof))))
            .parse(text)
            .ok()?;
        let behind_move = matches!(
            self.items.last().map(|item| &item.kind),
            Some(ItemKind::Move { .. })
        );
        behind_move.then(|| self.push(ItemKind::Clock(time)))?;
        Some(behind)
    }

    /// `(=)`, `+`, `mate`, `e. p.` standing apart belong to the move before them.
    fn mark<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let Some(ItemKind::Move { text: written, .. }) =
            self.items.last_mut().map(|item| &mut item.kind)
        else {
            return None;
        };
        let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS).collect();
        let taken = marks_in_line(&words)?;
        let mut behind = text;
        for word in &words[..taken] {
            written.push(' ');
            written.push_str(word);
            behind = &behind.trim_start()[word.len()..];
        }
        Some(behind)
    }

    /// A spoken move stays within its column; where the gaps between words mean nothing, it may cross them.
    fn spoken<'t>(&self, text: &'t str) -> Option<(&'t str, ItemKind)> {
        let first = text.split_whitespace().next()?;
        if !spoken::is_spoken_word(first) {
            return None;
        }
        let mut words = Vec::new();
        let mut within = None;
        let mut rest = text;
        while let (Some(word), true) = (rest.split_whitespace().next(), words.len() < MOST_WORDS) {
            let gap = rest.len() - rest.trim_start().len();
            if gap > 1 && within.is_none() && !words.is_empty() {
                within = Some(words.len());
            }
            words.push(word);
            rest = &rest[gap + word.len()..];
        }
        let heard = spoken::at_head(&words[..within.unwrap_or(words.len())])
            .or_else(|| spoken::at_head(&words))?;
        let mut behind = text;
        for word in &words[..heard.words] {
            behind = &behind.trim_start()[word.len()..];
        }
        let kind = ItemKind::Move {
            text: heard.written,
            spoken: Some(words[..heard.words].join(" ")),
        };
        Some((behind, kind))
    }
}

/// The most words in a spoken move: `Bauer Eva sieben schlägt David acht Dame Schach Matt`, and a dash.
const MOST_WORDS: usize = 10;

fn chars(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
}
