//! Tables as CSV with a header: bytes come in; rows, by the names of their columns and with their lines, go out. Nothing
//! here knows what a column means: which of them are wanted, and what is said of one that is missing, is for the caller.

use std::borrow::Cow;
use std::io::Read;

use csv::StringRecord;

/// The separators in use.
pub const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// Tries the separators on a header line, whose cells come in small letters and without quotes: the first with which
/// something can be made of it.
pub fn by_separator<T>(header: &str, make: impl Fn(u8, Vec<String>) -> Option<T>) -> Option<T> {
    SEPARATORS.into_iter().find_map(|separator| {
        let cells = header
            .split(char::from(separator))
            .map(|cell| cell.trim().trim_matches('"').to_ascii_lowercase());
        make(separator, cells.collect())
    })
}

/// A reader that passes over the header, trims every cell and takes rows of any length.
pub fn reader<Input: Read>(input: Input, separator: u8) -> csv::Reader<Input> {
    csv::ReaderBuilder::new()
        .delimiter(separator)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(input)
}

/// A cell that a spreadsheet would run as a formula gets an apostrophe before it. Spreadsheets look past blanks and signs
/// that show nothing, and some take the full-width forms for the signs themselves. Plain numbers and the dashes of PGN run
/// nothing.
#[inline]
pub fn without_formula(text: &str) -> Cow<'_, str> {
    match text.as_bytes().first() {
        Some(first) if !first.is_ascii_alphanumeric() && runs(text) => {
            Cow::Owned(format!("'{text}"))
        }
        _ => Cow::Borrowed(text),
    }
}

fn runs(text: &str) -> bool {
    let shown = text.trim_start_matches(|sign: char| {
        sign.is_whitespace()
            || sign.is_control()
            || matches!(sign, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}' | '\u{FEFF}')
    });
    let begins_formula = shown.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    let is_number = shown.parse::<f64>().is_ok_and(f64::is_finite);
    let is_dashes = shown.bytes().all(|byte| byte == b'-');
    text.starts_with(['\t', '\r', '\n']) || begins_formula && !is_number && !is_dashes
}

/// The cell that [`without_formula`] has made this one of, if it has.
pub fn with_formula(cell: &str) -> Option<&str> {
    let text = cell.strip_prefix('\'')?;
    (without_formula(text) == cell).then_some(text)
}

/// A table whose header has been read.
pub struct Table<Input> {
    reader: csv::Reader<Input>,
    header: StringRecord,
}

impl<Input: Read> Table<Input> {
    pub fn read(input: Input, separator: u8) -> Result<Table<Input>, csv::Error> {
        let mut reader = reader(input, separator);
        let header = reader.headers()?.clone();
        Ok(Table { reader, header })
    }

    /// Whether there is a column of this name, in letters of any size.
    pub fn has(&self, column: &str) -> bool {
        place(&self.header, column).is_some()
    }

    /// The names of the columns, as they are written.
    pub fn columns(&self) -> impl Iterator<Item = &str> {
        self.header.iter()
    }

    pub fn rows(&mut self) -> impl Iterator<Item = Result<Row<'_>, csv::Error>> {
        let header = &self.header;
        self.reader.records().map(move |cells| {
            let cells = cells?;
            let line = cells.position().map_or(0, csv::Position::line);
            Ok(Row {
                line,
                header,
                cells,
            })
        })
    }
}

pub struct Row<'t> {
    pub line: u64,
    header: &'t StringRecord,
    cells: StringRecord,
}

impl Row<'_> {
    /// What stands in a column; nothing if there is no such column or the row is too short.
    pub fn cell(&self, column: &str) -> &str {
        let cell = place(self.header, column).and_then(|place| self.cells.get(place));
        cell.unwrap_or_default()
    }

    pub fn cells(&self) -> impl Iterator<Item = &str> {
        self.cells.iter()
    }
}

fn place(header: &StringRecord, column: &str) -> Option<usize> {
    header
        .iter()
        .position(|name| name.eq_ignore_ascii_case(column))
}

/// The rows of a table that is part of the program.
pub fn shipped(table: &str) -> impl Iterator<Item = StringRecord> {
    csv::Reader::from_reader(table.as_bytes())
        .into_records()
        .map(|row| row.expect("the shipped table is well-formed CSV"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_defused_and_numbers_are_not() {
        for text in [
            "=1+1",
            "+cmd|' /C calc'!A0",
            "@SUM(A1)",
            "-2+3",
            "\tx",
            "\n=1+1",
            " =1+1",
            "\u{A0}=1+1",
            "\u{200B}=1+1",
            "\u{FEFF}=1+1",
            "\u{FEFF} \u{200B}@x",
            "＝1+1",
            "＠x",
            "\u{1}=x",
        ] {
            let cell = without_formula(text);
            assert_eq!(cell, format!("'{text}"), "{text:?}");
            assert_eq!(with_formula(&cell), Some(text));
        }
        for text in [
            "-", "--", "-12.5", "+7", "e4", "", "1-0", "'quoted", " x", "\u{A0}x", "ä=",
        ] {
            assert_eq!(without_formula(text), text, "{text:?}");
            assert_eq!(with_formula(text), None);
        }
    }
}
