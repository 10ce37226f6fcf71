//! The text of an event file with its tree: whether its names are known, where a value stands, and how what is wrong
//! with it is told. What the keys mean is in `read`.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error, ValueDeserializer};

use crate::fact::Choice;

use super::file::{File, KeyEntry, TEAM_LISTS, tables};
use super::names::{names, nearest};
use super::{EventError, EventLineFault, ExpectedValue, Remedy};

pub(super) struct Document<'a> {
    file: &'a str,
    text: &'a str,
    tree: Spanned<DeValue<'a>>,
}

/// As much of a value as a message shows.
const SHOWN: usize = 60;

impl<'a> Document<'a> {
    /// What the file says, if it is TOML and every name in it is known.
    pub(super) fn read(file: &'a str, text: &'a str) -> Result<(Document<'a>, File), EventError> {
        let not_toml = |error| not_toml(file, text, &error);
        let tree = DeTable::parse(text).map_err(not_toml)?;
        let tree = Spanned::new(tree.span(), DeValue::Table(tree.into_inner()));
        let document = Document { file, text, tree };
        for (table, known) in tables() {
            document.check_names(table, known)?;
        }
        let said = File::deserialize(ValueDeserializer::from(document.tree.clone()));
        Ok((document, said.map_err(not_toml)?))
    }

    /// Refuses a table that is no table, or that has a key nobody knows. Where there are several such keys, the first
    /// is told.
    fn check_names(
        &self,
        table: &'static str,
        known: &'static [&'static str],
    ) -> Result<(), EventError> {
        let mut path = table.split('.').filter(|name| !name.is_empty());
        let Some(value) = path.try_fold(&self.tree, |value, name| value.get_ref().get(name)) else {
            return Ok(());
        };
        match value.get_ref() {
            DeValue::Array(tables) if table == TEAM_LISTS => tables
                .iter()
                .try_for_each(|value| self.check_names_of(value, table, known)),
            _ if table == TEAM_LISTS => {
                Err(self.refuse(value.span(), ExpectedValue::TableList { table }))
            }
            _ => self.check_names_of(value, table, known),
        }
    }

    fn check_names_of(
        &self,
        value: &Spanned<DeValue<'_>>,
        table: &'static str,
        known: &'static [&'static str],
    ) -> Result<(), EventError> {
        let DeValue::Table(entries) = value.get_ref() else {
            return Err(self.refuse(value.span(), ExpectedValue::Table { table }));
        };
        let unknown = entries
            .iter()
            .filter(|(name, _)| !known.contains(&name.get_ref().as_ref()))
            .min_by_key(|(name, _)| name.span().start);
        unknown.map_or(Ok(()), |(name, value)| {
            let fault = EventLineFault::UnknownKey {
                key: shown(&within(table, name.get_ref())).into(),
                known: Choice(known.iter().map(ToString::to_string).collect()),
                remedy: remedy(name.get_ref(), value.get_ref(), table, known),
            };
            Err(self.at(name.span().start, fault))
        })
    }

    /// What an entry says, if it is there and of the right type.
    pub(super) fn said<T: Clone, U>(
        &self,
        entry: &KeyEntry<T>,
        expected: ExpectedValue,
        meaning: impl Fn(T) -> Result<U, ExpectedValue>,
    ) -> Result<Option<U>, EventError> {
        let Some(entry) = entry else {
            return Ok(None);
        };
        // Serde would accept a table with the right key in place of a word or a day.
        let (_, is_table) = self.key(&entry.span());
        let typed = entry.get_ref().0.clone().filter(|_| !is_table);
        let meant = typed.map_or(Err(expected), meaning);
        meant
            .map(Some)
            .map_err(|expected| self.refuse(entry.span(), expected))
    }

    /// A value that must be one of the words of a type, as serde knows them.
    pub(super) fn word<'de, T>(&self, entry: &KeyEntry<T>) -> Result<Option<T>, EventError>
    where
        T: Clone + Deserialize<'de>,
    {
        let words = quoted(names::<T>());
        self.said(entry, ExpectedValue::Words { words }, Ok)
    }

    pub(super) fn flag(&self, entry: &KeyEntry<bool>) -> Result<bool, EventError> {
        let flag = self.said(entry, ExpectedValue::TrueOrFalse, Ok)?;
        Ok(flag.unwrap_or(false))
    }

    /// The error that a value is not what was expected.
    pub(super) fn refuse(&self, place: Range<usize>, expected: ExpectedValue) -> EventError {
        let (key, _) = self.key(&place);
        let (key, read) = (key.into(), shown(self.written(&place)).into());
        let fault = EventLineFault::Value {
            key,
            read,
            expected,
        };
        self.at(place.start, fault)
    }

    /// The error about the line in which this place lies.
    pub(super) fn at(&self, place: usize, fault: EventLineFault) -> EventError {
        let (file, line) = (self.file.into(), line(self.text.as_bytes(), place));
        EventError::Line { file, line, fault }
    }

    pub(super) fn written(&self, place: &Range<usize>) -> &'a str {
        self.text.get(place.clone()).unwrap_or_default()
    }

    /// The key of the value at a place, with the tables it stands in, and whether that value is a table.
    fn key(&self, place: &Range<usize>) -> (String, bool) {
        fn find(table: &str, value: &DeValue, place: &Range<usize>) -> Option<(String, bool)> {
            if let DeValue::Array(values) = value {
                let mut values = values.iter();
                return values.find_map(|value| find(table, value.get_ref(), place));
            }
            value.as_table()?.iter().find_map(|(name, value)| {
                let key = within(table, name.get_ref());
                match value.span() == *place {
                    true => Some((key, value.get_ref().is_table())),
                    false => find(&key, value.get_ref(), place),
                }
            })
        }
        find("", self.tree.get_ref(), place).unwrap_or_default()
    }
}

fn not_toml(file: &str, text: &str, error: &Error) -> EventError {
    let line = line(text.as_bytes(), error.span().map_or(0, |span| span.start));
    let read = shown(text.lines().nth(line - 1).unwrap_or_default()).into();
    let (file, reason) = (file.into(), error.message().into());
    let fault = EventLineFault::Syntax { read, reason };
    EventError::Line { file, line, fault }
}

/// `event.start`
fn within(table: &str, name: &str) -> String {
    match table {
        "" => name.to_owned(),
        _ => format!("{table}.{name}"),
    }
}

/// What can be done about a key that its table does not know. At the top of the file, a name that resembles a table's
/// was probably meant as that table, unless it is a key of some table and its own value is no table. A key that another
/// table knows belongs into that table; else the nearest known key was probably meant.
fn remedy(name: &str, value: &DeValue, table: &str, known: &[&'static str]) -> Remedy {
    let is_whole_file = table.is_empty();
    let meant = nearest(name, known);
    let mut elsewhere = tables().into_iter().filter(|(table, _)| !table.is_empty());
    let home = elsewhere.find_map(|(table, keys)| {
        let name = keys.iter().find(|key| **key == name)?;
        Some(Remedy::Move { name, table })
    });
    match (meant, home) {
        (Some(meant), None) if is_whole_file => Remedy::MeantTable { meant },
        (Some(meant), Some(_)) if is_whole_file && value.is_table() => Remedy::MeantTable { meant },
        (_, Some(home)) => home,
        (Some(meant), None) => Remedy::MeantKey { meant },
        (None, None) => Remedy::CorrectOrDelete,
    }
}

/// Words as a file has to write them.
pub(super) fn quoted(words: &[&str]) -> Choice {
    Choice(words.iter().map(|word| format!("\"{word}\"")).collect())
}

/// The line of a place, counted from 1.
pub(super) fn line(text: &[u8], place: usize) -> usize {
    let before = &text[..place.min(text.len())];
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}

/// The first line of a text, cut to what fits a message; what a terminal would obey is made visible.
fn shown(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default().trim();
    let mut shown: String = line
        .chars()
        .take(SHOWN)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect();
    if line.chars().count() > SHOWN || text.lines().count() > 1 {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_values_and_control_characters_are_tamed_in_messages() {
        assert_eq!(shown("\"rapid\""), "\"rapid\"");
        assert_eq!(shown("\"a\u{1b}[31m\""), "\"a\u{fffd}[31m\"");
        assert_eq!(shown("[\n1,\n2]"), "[…");
        assert_eq!(shown(&"x".repeat(61)), format!("{}…", "x".repeat(60)));
    }
}
