//! Sheets as CSV, with a row of column heads: `move,white,black`, then clocks
//! and notes in any order, in any known language, with any usual separator. Lines may stand above the heads, and a head
//! is known by its words, so that this is not a [`Table`](crate::table::Table) by the names of its columns.

use super::header::Headers;
use super::{Cell, Sheet};
use crate::board::Color;
use crate::notation::words::header_words::{HeaderField, field};
use crate::notation::words::result::read_result_token;
use crate::table::SEPARATORS;

/// How many lines may stand above the column heads.
const PREAMBLE: usize = 30;

pub(super) struct TableHead {
    /// Lines above the column heads.
    lines_above: usize,
    delimiter: u8,
    columns: Vec<SheetColumn>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SheetColumn {
    Number,
    Move(Color),
    Clock(Color),
    Note,
    Unknown,
}

/// Finds the row of column heads, if the text is a table.
pub(super) fn head(text: &str) -> Option<TableHead> {
    text.lines()
        .take(PREAMBLE)
        .enumerate()
        .find_map(|(lines_above, line)| {
            SEPARATORS.into_iter().find_map(|delimiter| {
                // To make a CSV reader takes longer than to read all the rest of a sheet, so lines without enough
                // separators are left out first.
                let parts = line.bytes().filter(|byte| *byte == delimiter).count();
                if parts < 2 {
                    return None;
                }
                let record = records(line, delimiter).next()?.ok()?;
                let columns: Vec<_> = record.iter().map(column).collect();
                let has = |c: SheetColumn| columns.contains(&c);
                let is_head = columns.len() > 2
                    && has(SheetColumn::Number)
                    && has(SheetColumn::Move(Color::White))
                    && has(SheetColumn::Move(Color::Black));
                is_head.then_some(TableHead {
                    lines_above,
                    delimiter,
                    columns,
                })
            })
        })
}

fn column(head: &str) -> SheetColumn {
    let words: Vec<_> = head
        .split(['_', ' ', '-'])
        .filter(|w| !w.is_empty())
        .collect();
    let fields: Vec<_> = words.iter().map(|w| field(w)).collect();
    let clock = |f: &Option<HeaderField>| matches!(f, Some(HeaderField::Clock | HeaderField::Time));
    match fields.as_slice() {
        [] => SheetColumn::Unknown,
        [Some(HeaderField::Number), ..] => SheetColumn::Number,
        [Some(HeaderField::White)] => SheetColumn::Move(Color::White),
        [Some(HeaderField::Black)] => SheetColumn::Move(Color::Black),
        [Some(HeaderField::White), c] | [c, Some(HeaderField::White)] if clock(c) => {
            SheetColumn::Clock(Color::White)
        }
        [Some(HeaderField::Black), c] | [c, Some(HeaderField::Black)] if clock(c) => {
            SheetColumn::Clock(Color::Black)
        }
        [Some(HeaderField::Note)] => SheetColumn::Note,
        _ => SheetColumn::Unknown,
    }
}

fn records(text: &str, delimiter: u8) -> csv::StringRecordsIntoIter<&[u8]> {
    csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes())
        .into_records()
}

pub(super) fn read(text: &str, head: &TableHead) -> Sheet {
    let mut sheet = Sheet::default();
    let mut headers = Headers::default();
    let delimiter = char::from(head.delimiter).to_string();
    for (number, line) in (1..).zip(text.lines().take(head.lines_above)) {
        let line = line.trim().trim_end_matches(&delimiter);
        let spaced = line.replacen(&delimiter, "\t", 1);
        if !line.is_empty() && !headers.take(number, &spaced, &mut sheet) {
            sheet.leftovers.push((number, line.to_owned()));
        }
    }
    let body_start = text
        .split_inclusive('\n')
        .take(head.lines_above + 1)
        .map(str::len)
        .sum::<usize>();
    let above = u32::try_from(head.lines_above + 1).unwrap_or(u32::MAX);
    for record in records(&text[body_start..], head.delimiter) {
        match record {
            Ok(record) => {
                let line = record.position().map_or(0, |p| p.line());
                let line = above.saturating_add(u32::try_from(line).unwrap_or(u32::MAX));
                row(&record, line, head, &mut headers, &mut sheet);
            }
            Err(error) => sheet.leftovers.push((above, error.to_string())),
        }
    }
    sheet
}

fn row(
    record: &csv::StringRecord,
    line: u32,
    head: &TableHead,
    headers: &mut Headers,
    sheet: &mut Sheet,
) {
    let filled: Vec<_> = record.iter().filter(|c| !c.is_empty()).collect();
    match filled.as_slice() {
        [] => return,
        [only] if read_result_token(only.as_bytes()).is_some() => {
            return sheet.note_result(line, only);
        }
        [word, value] if headers.take(line, &format!("{word}\t{value}"), sheet) => return,
        _ => {}
    }
    let mut number = None;
    let mut pair = [Color::White, Color::Black].map(|color| Cell {
        color: Some(color),
        line,
        ..Cell::default()
    });
    let index = |color: Color| match color {
        Color::White => 0,
        Color::Black => 1,
    };
    let mut note = None;
    for ((cell, position), column) in record.iter().zip(1..).zip(
        head.columns
            .iter()
            .chain(std::iter::repeat(&SheetColumn::Unknown)),
    ) {
        match column {
            SheetColumn::Move(color) => {
                pair[index(*color)].column = position;
                match read_result_token(cell.as_bytes()) {
                    Some(_) => sheet.note_result(line, cell),
                    None => pair[index(*color)].fill(cell),
                }
            }
            _ if cell.is_empty() => {}
            SheetColumn::Number => match cell.trim_end_matches(['.', ')', '…']).parse() {
                Ok(n) => number = Some(n),
                Err(_) => sheet.leftovers.push((line, cell.to_owned())),
            },
            SheetColumn::Clock(color) => pair[index(*color)].clock = Some(cell.to_owned()),
            SheetColumn::Note => note = Some(cell.to_owned()),
            SheetColumn::Unknown => sheet.leftovers.push((line, cell.to_owned())),
        }
    }
    // A note stands at the end of its row, behind the last move written there.
    let noted = usize::from(!pair[1].text.is_empty());
    pair[noted].note = note;
    sheet.cells.extend(pair.map(|cell| Cell { number, ..cell }));
}
