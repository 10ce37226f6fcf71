//! Header lines of a sheet: `White: X`, `Weiß  X`, `Event Open 2024`, several
//! on one line, and the heads of the columns.

use super::Sheet;
use crate::board::Color;
use crate::notation::words::header_words::{HeaderField, field};

/// A key and its value, not yet entered into a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct HeaderEntry<'a> {
    key: Key,
    value: &'a str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Tag(HeaderField),
    /// A rating, of the player named with it or of the one named last.
    Rating(Option<Color>),
}

/// Remembers who was named last, for ratings that stand alone.
#[derive(Default)]
pub(super) struct Headers {
    last_player: Option<Color>,
}

impl Headers {
    /// Enters the line into the sheet if it is a header; says whether it was.
    pub(super) fn take(&mut self, line: u32, text: &str, sheet: &mut Sheet) -> bool {
        let parts: Vec<_> = chunks(text).collect();
        let each: Option<Vec<_>> = parts.iter().map(|p| with_colon(p)).collect();
        let entries = match each {
            Some(entries) if parts.len() > 1 => entries,
            _ => match entry(text, &parts) {
                Some(entry) => vec![entry],
                None => return false,
            },
        };
        for entry in entries {
            self.enter(line, entry, sheet);
        }
        true
    }

    fn enter(&mut self, line: u32, entry: HeaderEntry<'_>, sheet: &mut Sheet) {
        let value = entry.value.to_owned();
        let tag = match entry.key {
            _ if value.is_empty() => return,
            Key::Tag(HeaderField::Result) => return sheet.note_result(line, &value),
            Key::Tag(field) => {
                match field {
                    HeaderField::White => self.last_player = Some(Color::White),
                    HeaderField::Black => self.last_player = Some(Color::Black),
                    _ => {}
                }
                field.tag()
            }
            Key::Rating(player) => player.or(self.last_player).map(|color| match color {
                Color::White => "WhiteElo",
                Color::Black => "BlackElo",
            }),
        };
        match tag.filter(|t| sheet.tags.iter().all(|(known, _)| known != t)) {
            Some(tag) => sheet.tags.push((tag, value)),
            None => sheet.leftovers.push((line, value)),
        }
    }
}

/// `Nr.  White  Black`: the heads of the columns, which say nothing of the game.
pub(super) fn is_column_heads(text: &str) -> bool {
    let cells = text.split(|c: char| c.is_whitespace() || c == '|' || c == ',' || c == ';');
    let fields: Option<Vec<_>> = cells.filter(|w| !w.is_empty()).map(field).collect();
    let heads = |f: &HeaderField| {
        matches!(
            f,
            HeaderField::White
                | HeaderField::Black
                | HeaderField::Number
                | HeaderField::Clock
                | HeaderField::Note
        )
    };
    fields.is_some_and(|f| {
        f.contains(&HeaderField::White) && f.contains(&HeaderField::Black) && f.iter().all(heads)
    })
}

/// The parts of a line that tabs, bars or wide gaps set apart.
fn chunks(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\t', '|'])
        .flat_map(|part| part.split("  "))
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

fn entry<'a>(text: &'a str, parts: &[&'a str]) -> Option<HeaderEntry<'a>> {
    with_colon(text)
        .or_else(|| {
            let (first, _) = parts.split_first()?;
            let (_, value) = text.split_once(first)?;
            let value = value.trim_matches(|c: char| c.is_whitespace() || c == '|');
            let set_apart = parts.len() > 1;
            Some(HeaderEntry {
                key: key(first).filter(|_| set_apart)?,
                value,
            })
        })
        .or_else(|| with_space(text))
}

fn with_colon(text: &str) -> Option<HeaderEntry<'_>> {
    let (word, value) = text.split_once([':', '：'])?;
    let value = value.trim_matches(|c: char| c.is_whitespace() || c == '|');
    Some(HeaderEntry {
        key: key(word)?,
        value,
    })
}

/// `Event Open 2024`. Short words are too often parts of names (`Van`, `Du`)
/// to announce anything without a colon or a gap.
fn with_space(text: &str) -> Option<HeaderEntry<'_>> {
    let spaces: Vec<_> = text.match_indices(' ').map(|(at, _)| at).take(3).collect();
    spaces.into_iter().rev().find_map(|space| {
        let (word, value) = text.split_at(space);
        let long_enough = word.chars().count() > 3;
        Some(HeaderEntry {
            key: key(word).filter(|_| long_enough)?,
            value: value.trim(),
        })
    })
}

fn key(words: &str) -> Option<Key> {
    let words = words.trim_matches(|c: char| c.is_whitespace() || c == '|');
    match field(words) {
        Some(HeaderField::Rating) => Some(Key::Rating(None)),
        Some(field) => field.tag().map(|_| Key::Tag(field)),
        None => {
            let (first, second) = words.split_once(' ')?;
            let color = match (field(first)?, field(second)?) {
                (HeaderField::White, HeaderField::Rating)
                | (HeaderField::Rating, HeaderField::White) => Color::White,
                (HeaderField::Black, HeaderField::Rating)
                | (HeaderField::Rating, HeaderField::Black) => Color::Black,
                _ => return None,
            };
            Some(Key::Rating(Some(color)))
        }
    }
}
