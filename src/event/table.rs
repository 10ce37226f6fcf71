//! The tables of a TOML document and their entries, each of which knows its line and its full key, so that whoever
//! refuses a value need only say what was expected. What the keys mean is in `read`.

use jiff::civil::Date;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::laws::{DateFault, PgnDate};

use super::{EventError, Points};

/// A file and its text, to which the positions in the TOML refer.
#[derive(Clone, Copy)]
pub(super) struct Document<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
}

/// A table whose keys are all known.
pub(super) struct Table<'a> {
    document: Document<'a>,
    /// The key of the table itself; empty for the whole file.
    key: String,
    start: usize,
    entries: DeTable<'a>,
}

/// One key and its value.
pub(super) struct Entry<'a> {
    document: Document<'a>,
    /// With the tables it stands in: `event.start`.
    key: String,
    start: usize,
    end: usize,
    value: DeValue<'a>,
}

/// As much of a value as a message shows.
const SHOWN: usize = 60;

const CORRECT_IT: &str = "correct the line, or delete it if the event has no such rule";

impl<'a> Document<'a> {
    /// The whole file as a table with these keys.
    pub(super) fn open(self, layout: &Layout) -> Result<Table<'a>, EventError> {
        let tree = DeTable::parse(self.text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            EventError::Syntax {
                file: self.file.into(),
                line: self.line(start),
                read: shown(self.line_around(start)).into(),
                expected: error.message().into(),
            }
        })?;
        Table::new(self, String::new(), 0, tree.into_inner(), layout)
    }

    /// The line of a position, counted from 1.
    fn line(self, start: usize) -> usize {
        let before = &self.text.as_bytes()[..start.min(self.text.len())];
        1 + before.iter().filter(|byte| **byte == b'\n').count()
    }

    fn line_around(self, start: usize) -> &'a str {
        self.text
            .lines()
            .nth(self.line(start) - 1)
            .unwrap_or_default()
    }
}

/// Which keys a table may hold, and where the keys of the whole file belong.
pub(super) struct Layout<'l> {
    pub(super) keys: &'l [&'l str],
    /// Every table of the file with its keys.
    pub(super) everywhere: &'l [(&'l str, &'l [&'l str])],
}

impl<'a> Table<'a> {
    fn new(
        document: Document<'a>,
        key: String,
        start: usize,
        entries: DeTable<'a>,
        layout: &Layout,
    ) -> Result<Table<'a>, EventError> {
        let unknown = entries
            .iter()
            .map(|(key, _)| key)
            .filter(|key| !layout.keys.contains(&key.get_ref().as_ref()))
            .min_by_key(|key| key.span().start);
        if let Some(unknown) = unknown {
            let name = unknown.get_ref();
            let home = layout
                .everywhere
                .iter()
                .find(|(_, keys)| keys.contains(&name.as_ref()));
            return Err(EventError::UnknownKey {
                file: document.file.into(),
                line: document.line(unknown.span().start),
                key: shown(&within(&key, name)).into(),
                expected: listed(layout.keys).into(),
                remedy: match home {
                    Some((table, _)) => format!("{name} belongs under [{table}]").into(),
                    None => "correct the spelling, or delete it".into(),
                },
            });
        }
        Ok(Table {
            document,
            key,
            start,
            entries,
        })
    }

    /// The entry of that key, if there is one.
    pub(super) fn take(&mut self, key: &str) -> Option<Entry<'a>> {
        let value: Spanned<DeValue<'a>> = self.entries.remove(key)?;
        Some(Entry {
            document: self.document,
            key: within(&self.key, key),
            start: value.span().start,
            end: value.span().end,
            value: value.into_inner(),
        })
    }

    /// The entry of a key that this table must have.
    pub(super) fn demand(&mut self, key: &str, expected: &str) -> Result<Entry<'a>, EventError> {
        self.take(key).ok_or_else(|| EventError::MissingKey {
            file: self.document.file.into(),
            line: self.document.line(self.start),
            key: within(&self.key, key).into(),
            expected: expected.into(),
            remedy: format!("add {key} = ... to {}", self.key).into(),
        })
    }

    /// The table of that key, with its keys checked.
    pub(super) fn table(
        &mut self,
        key: &str,
        layout: &Layout,
    ) -> Result<Option<Table<'a>>, EventError> {
        let Some(entry) = self.take(key) else {
            return Ok(None);
        };
        let DeValue::Table(entries) = entry.value else {
            return Err(entry.refuse(
                "a table",
                &format!(
                    "write [{}] on a line of its own and its keys below",
                    entry.key
                ),
            ));
        };
        Table::new(entry.document, entry.key, entry.start, entries, layout).map(Some)
    }
}

impl Entry<'_> {
    pub(super) fn key(&self) -> &str {
        &self.key
    }

    /// The error that this value is not what was expected.
    pub(super) fn refuse(&self, expected: &str, remedy: &str) -> EventError {
        let read = self.document.text.get(self.start..self.end);
        EventError::Value {
            file: self.document.file.into(),
            line: self.document.line(self.start),
            key: self.key.as_str().into(),
            read: shown(read.unwrap_or_default()).into(),
            expected: expected.into(),
            remedy: remedy.into(),
        }
    }

    /// A text that says something.
    pub(super) fn text(&self) -> Result<String, EventError> {
        match &self.value {
            DeValue::String(text) if !text.trim().is_empty() => Ok(text.trim().to_owned()),
            DeValue::String(_) => Err(self.refuse("a text that is not empty", CORRECT_IT)),
            _ => Err(self.refuse("a text", "put it in quotes")),
        }
    }

    pub(super) fn flag(&self) -> Result<bool, EventError> {
        match self.value {
            DeValue::Boolean(flag) => Ok(flag),
            _ => Err(self.refuse("true or false", "write one of them, without quotes")),
        }
    }

    /// A whole number that is not negative.
    pub(super) fn count(&self, what: &str) -> Result<u32, EventError> {
        self.whole().ok_or_else(|| self.refuse(what, CORRECT_IT))
    }

    pub(super) fn whole(&self) -> Option<u32> {
        let DeValue::Integer(number) = &self.value else {
            return None;
        };
        let number = i64::from_str_radix(number.as_str(), number.radix()).ok()?;
        u32::try_from(number).ok()
    }

    /// One of the words that stand for something.
    pub(super) fn word<T: Copy>(&self, words: &[(&str, T)]) -> Result<T, EventError> {
        let meant = match &self.value {
            DeValue::String(text) => words.iter().find(|(word, _)| word == text),
            _ => None,
        };
        meant.map(|(_, meaning)| *meaning).ok_or_else(|| {
            let quoted: Vec<String> = words
                .iter()
                .map(|(word, _)| format!("\"{word}\""))
                .collect();
            let quoted: Vec<&str> = quoted.iter().map(String::as_str).collect();
            self.refuse(&listed(&quoted), CORRECT_IT)
        })
    }

    /// A number of points. Its digits are read as they are written, so that no binary fraction comes in.
    pub(super) fn points(&self) -> Result<Points, EventError> {
        let digits = match &self.value {
            DeValue::Integer(number) if number.radix() == 10 => number.as_str(),
            DeValue::Float(number) => number.as_str(),
            _ => "",
        };
        hundredths(digits)
            .map(Points::from_hundredths)
            .ok_or_else(|| {
                self.refuse(
                    "a number that is not negative, with two decimals at most",
                    "write it as 1, 0.5 or 0.25, without quotes",
                )
            })
    }

    /// One day, as a date of TOML or as a text in the manner of TOML or PGN.
    pub(super) fn day(&self) -> Result<Date, EventError> {
        let refuse = |expected: &str| Err(self.refuse(expected, "write it as 2023-05-01"));
        match &self.value {
            DeValue::Datetime(moment) => match (moment.date, moment.time) {
                (Some(day), None) => toml_day(day.year, day.month, day.day)
                    .map_or_else(|| refuse("a day of the calendar"), Ok),
                _ => refuse("a day without a time"),
            },
            DeValue::String(text) => match PgnDate::parse(text) {
                Ok(Some(date)) if date.first() == date.last() => Ok(date.first()),
                Ok(_) => refuse("a day with its year and its month"),
                Err(DateFault::Shape) => refuse("a day"),
                Err(fault) => refuse(&format!("a day of the calendar ({fault})")),
            },
            _ => refuse("a day"),
        }
    }
}

fn toml_day(year: u16, month: u8, day: u8) -> Option<Date> {
    let (year, month, day) = (
        year.try_into().ok()?,
        month.try_into().ok()?,
        day.try_into().ok()?,
    );
    Date::new(year, month, day).ok()
}

/// `0.5` is 50, `3` is 300. None for what is negative, too fine, too large, or no plain number.
fn hundredths(digits: &str) -> Option<u32> {
    let digits = digits.strip_prefix('+').unwrap_or(digits);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let fraction = match fraction.trim_end_matches('0').as_bytes() {
        [] => 0,
        [tenths @ b'0'..=b'9'] => u32::from(tenths - b'0') * 10,
        [tenths @ b'0'..=b'9', rest @ b'0'..=b'9'] => {
            u32::from(tenths - b'0') * 10 + u32::from(rest - b'0')
        }
        _ => return None,
    };
    if !whole.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let whole: u32 = whole.parse().ok()?;
    whole.checked_mul(100)?.checked_add(fraction)
}

fn within(table: &str, key: &str) -> String {
    match table {
        "" => key.to_owned(),
        _ => format!("{table}.{key}"),
    }
}

/// `a, b or c`.
fn listed(words: &[&str]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
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
    fn points_are_read_digit_by_digit() {
        for (digits, expected) in [
            ("1.0", Some(100)),
            ("0.5", Some(50)),
            ("3", Some(300)),
            ("+1", Some(100)),
            ("0.25", Some(25)),
            ("0.05", Some(5)),
            ("1.500", Some(150)),
            ("0.333", None),
            ("-1", None),
            ("-0.5", None),
            ("1e2", None),
            ("1.0e2", None),
            ("inf", None),
            ("nan", None),
            ("", None),
            ("42949672", Some(4_294_967_200)),
            ("42949673", None),
            ("42949672.96", None),
        ] {
            assert_eq!(hundredths(digits), expected, "{digits}");
        }
    }

    #[test]
    fn long_values_and_control_characters_are_tamed_in_messages() {
        assert_eq!(shown("\"rapid\""), "\"rapid\"");
        assert_eq!(shown("\"a\u{1b}[31m\""), "\"a\u{fffd}[31m\"");
        assert_eq!(shown("[\n1,\n2]"), "[…");
        assert_eq!(shown(&"x".repeat(61)), format!("{}…", "x".repeat(60)));
    }
}
