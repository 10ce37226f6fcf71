//! Where the words of a converted sheet stand in the sheet itself. Whoever points at a move, or quotes it, shows the sheet
//! as it lies in the file and not what was made of it. Places are looked for when the first one is asked for: most sheets
//! have nothing to point at.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::Range;

use super::super::{Cell, Sheet};
use super::{ConvertedSheet, PlacedWord, SheetPart};
use crate::notation::Span;
use crate::table::SEPARATORS;

/// A sheet, its own text, and the text that it was converted into.
pub struct SheetOrigin<'t> {
    sheet: Sheet,
    text: Cow<'t, str>,
    /// In the order of the converted text.
    words: Vec<PlacedWord>,
    places: OnceCell<Places>,
}

/// What was looked for in the sheet.
struct Places {
    /// The place of every word.
    words: Vec<Option<Range<usize>>>,
    /// Where the lines begin.
    lines: Vec<usize>,
}

impl<'t> SheetOrigin<'t> {
    /// Gives the converted text too.
    pub fn new(sheet: Sheet, text: Cow<'t, str>) -> (SheetOrigin<'t>, String) {
        let ConvertedSheet {
            text: converted,
            words,
        } = sheet.converted();
        let origin = SheetOrigin {
            sheet,
            text,
            words,
            places: OnceCell::new(),
        };
        (origin, converted)
    }

    /// The same file read as another sheet, as after a repair.
    pub fn reread(&self, sheet: Sheet) -> (SheetOrigin<'t>, String) {
        SheetOrigin::new(sheet, self.text.clone())
    }

    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The text of the sheet as it stands in the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where in the sheet a word of the converted text stands. Nothing stands at the place of a cell that is empty.
    pub fn place(&self, converted: &str, span: Span) -> Option<Range<usize>> {
        let at = self
            .words
            .partition_point(|word| word.span.start <= span.start);
        let index = at.checked_sub(1)?;
        let word = self.words[index];
        if word.span.end <= span.start {
            return None;
        }
        let whole = self.places().words[index].clone()?;
        if span == word.span {
            return Some(whole);
        }
        let part = span.slice(converted);
        let within = found(&self.text[whole.clone()], part, usize::MAX);
        Some(within.map_or(whole.clone(), |part| {
            whole.start + part.start..whole.start + part.end
        }))
    }

    /// A word of the converted text as it stands in the sheet, if anything stands there.
    pub fn written(&self, converted: &str, span: Span) -> Option<&str> {
        let place = self.place(converted, span)?;
        Some(self.text[place].trim()).filter(|written| !written.is_empty())
    }

    /// The line of the sheet, counted from 0, on which a word of the converted text stands.
    pub fn line(&self, converted: &str, span: Span) -> Option<u64> {
        let place = self.place(converted, span)?;
        let lines = &self.places().lines;
        Some(lines.partition_point(|start| *start <= place.start) as u64 - 1)
    }

    /// The place of a word, if it is no part of a longer one.
    fn stands_apart(&self, at: usize, word: &str) -> Option<Range<usize>> {
        let end = at + word.len();
        let goes_on = |inside: Option<char>, beside: Option<char>| {
            let signs = [inside, beside];
            signs
                .iter()
                .all(|sign| sign.is_some_and(char::is_alphanumeric))
        };
        let before = self.text[..at].chars().next_back();
        let behind = self.text[end..].chars().next();
        let apart =
            !goes_on(word.chars().next(), before) && !goes_on(word.chars().next_back(), behind);
        apart.then_some(at..end)
    }

    fn places(&self) -> &Places {
        self.places.get_or_init(|| {
            let lines = SheetLines::of(&self.text);
            let cells = lines.places_of(&self.sheet.cells);
            let mut ahead = 0;
            let words = self.words.iter();
            let place = |word: &PlacedWord| match word.part {
                SheetPart::Cell(index) => cells[index].clone(),
                SheetPart::Number(index) => {
                    let cell = &self.sheet.cells[index];
                    let number = lines.number_before(cell, cells[index].as_ref());
                    number.or_else(|| cells[index].clone())
                }
                SheetPart::Clock(index) | SheetPart::Note(index) => {
                    let cell = &self.sheet.cells[index];
                    let said = match word.part {
                        SheetPart::Clock(_) => cell.clock.as_deref(),
                        _ => cell.note.as_deref(),
                    };
                    let said = said.and_then(|said| lines.in_line(cell.line, said));
                    said.or_else(|| cells[index].clone())
                }
                SheetPart::Leftover(index) => {
                    let (line, text) = &self.sheet.leftovers[index];
                    lines.in_line(*line, text).or_else(|| lines.line(*line))
                }
                // Tags come in the order of the sheet, so that the text is gone through once.
                SheetPart::Tag(index) => {
                    let value = &self.sheet.tags[index].1;
                    let mut places = self.text[ahead..].match_indices(value.as_str());
                    let at = places.find_map(|(at, _)| self.stands_apart(ahead + at, value))?;
                    ahead = at.end;
                    Some(at)
                }
                SheetPart::Result => {
                    let result = self.sheet.result.as_deref()?;
                    let mut places = self.text.rmatch_indices(result);
                    places.find_map(|(at, _)| self.stands_apart(at, result))
                }
            };
            Places {
                words: words.map(place).collect(),
                lines: lines.starts,
            }
        })
    }
}

/// What the column of a cell counts.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Columns {
    Characters,
    /// The fields of a row, set apart by this sign.
    Fields(u8),
}

/// A text with the places where its lines begin.
struct SheetLines<'t> {
    text: &'t str,
    starts: Vec<usize>,
    /// A character by its number in its line, and the byte at which it begins.
    last: std::cell::Cell<(usize, usize)>,
}

impl<'t> SheetLines<'t> {
    fn of(text: &'t str) -> SheetLines<'t> {
        let ends = memchr::memchr_iter(b'\n', text.as_bytes());
        SheetLines {
            text,
            starts: std::iter::once(0).chain(ends.map(|at| at + 1)).collect(),
            last: std::cell::Cell::default(),
        }
    }

    /// A line, counted from 1, without its end.
    fn line(&self, number: u32) -> Option<Range<usize>> {
        let index = (number as usize).checked_sub(1)?;
        let start = *self.starts.get(index)?;
        let end = self
            .starts
            .get(index + 1)
            .map_or(self.text.len(), |next| next - 1);
        let length = self.text[start..end].trim_end_matches('\r').len();
        Some(start..start + length)
    }

    fn in_line(&self, number: u32, said: &str) -> Option<Range<usize>> {
        let line = self.line(number)?;
        let found = found(&self.text[line.clone()], said, usize::MAX)?;
        Some(line.start + found.start..line.start + found.end)
    }

    /// The place of every cell. What its column counts, characters or fields, the cells show by what stands there.
    fn places_of(&self, cells: &[Cell]) -> Vec<Option<Range<usize>>> {
        /// So many cells show it.
        const LOOKED_AT: usize = 64;
        /// Signs that may frame a move ahead of it: `<u>`.
        const LONGEST_FRAME: usize = 4;
        let shown: Vec<&Cell> = cells
            .iter()
            .filter(|cell| !cell.text.is_empty())
            .take(LOOKED_AT)
            .collect();
        let fits = |columns: Columns| {
            let fitting = shown
                .iter()
                .filter(|cell| self.said_at(cell, columns, 0).is_some());
            fitting.count()
        };
        let fields = SEPARATORS.map(Columns::Fields);
        let columns = fields
            .into_iter()
            .chain([Columns::Characters])
            .max_by_key(|columns| fits(*columns))
            .unwrap_or(Columns::Characters);
        // In the order of the text, so that a line is gone through once.
        let mut order: Vec<usize> = (0..cells.len()).collect();
        order.sort_by_key(|index| (cells[*index].line, cells[*index].column));
        let mut places = vec![None; cells.len()];
        for index in order {
            let cell = &cells[index];
            places[index] = match cell.text.is_empty() {
                true => self.empty(cell, columns),
                false => self
                    .said_at(cell, columns, LONGEST_FRAME)
                    .or_else(|| self.near(cell, columns))
                    .or_else(|| self.line(cell.line)),
            };
        }
        self.set_empty_apart(cells, &mut places);
        places
    }

    /// Where the column of a cell begins, and how far it may go on from there.
    fn column(&self, cell: &Cell, columns: Columns) -> Option<Range<usize>> {
        let line = self.line(cell.line)?;
        let index = (cell.column as usize).checked_sub(1)?;
        match columns {
            Columns::Characters => Some(self.character(&line, index)?..line.end),
            Columns::Fields(separator) => {
                let field = field(&self.text[line.clone()], index, separator)?;
                Some(line.start + field.start..line.start + field.end)
            }
        }
    }

    /// The byte at which a character of a line begins. Counts on from the last one that was asked for.
    fn character(&self, line: &Range<usize>, index: usize) -> Option<usize> {
        let (counted, at) = match self.last.get() {
            (counted, at) if line.contains(&at) && counted <= index => (counted, at),
            _ => (0, line.start),
        };
        let (ahead, _) = self.text[at..line.end]
            .char_indices()
            .nth(index - counted)?;
        self.last.set((index, at + ahead));
        Some(at + ahead)
    }

    /// What a cell says, if it stands at its column, behind no more signs than `ahead`.
    fn said_at(&self, cell: &Cell, columns: Columns, ahead: usize) -> Option<Range<usize>> {
        let column = self.column(cell, columns)?;
        let said = cell.spoken.as_deref().unwrap_or(&cell.text);
        let found = found(&self.text[column.clone()], said, ahead)?;
        Some(column.start + found.start..column.start + found.end)
    }

    /// What stands at the column of a cell, whatever it is.
    fn near(&self, cell: &Cell, columns: Columns) -> Option<Range<usize>> {
        let column = self.column(cell, columns)?;
        let text = &self.text[column.clone()];
        let end = match columns {
            Columns::Characters => text.find([' ', '\t', '|']).unwrap_or(text.len()),
            Columns::Fields(_) => text.len(),
        };
        Some(column.start..column.start + end)
    }

    /// The place of a cell that is empty: its field, the sign that stands for no move, or the blank.
    fn empty(&self, cell: &Cell, columns: Columns) -> Option<Range<usize>> {
        let place = self.near(cell, columns)?;
        let says_a_move = self.text[place.clone()].contains(char::is_alphanumeric);
        (!says_a_move).then_some(place)
    }

    /// An empty cell without a place of its own stands behind the cell before it, or at the head of the one behind.
    fn set_empty_apart(&self, cells: &[Cell], places: &mut [Option<Range<usize>>]) {
        for index in 0..cells.len() {
            if places[index].is_some() || !cells[index].text.is_empty() {
                continue;
            }
            let line = cells[index].line;
            let beside = |other: Option<usize>| {
                let other = other
                    .filter(|other| cells.get(*other).is_some_and(|cell| cell.line == line))?;
                places[other].clone()
            };
            let before = beside(index.checked_sub(1)).map(|place| place.end..place.end);
            let behind = || beside(Some(index + 1)).map(|place| place.start..place.start);
            let at_end = || self.line(line).map(|line| line.end..line.end);
            places[index] = before.or_else(behind).or_else(at_end);
        }
    }

    /// The move number that stands before a cell on its line.
    fn number_before(&self, cell: &Cell, place: Option<&Range<usize>>) -> Option<Range<usize>> {
        let number = cell.number?.to_string();
        let line = self.line(cell.line)?;
        let before = line.start..place.map_or(line.end, |place| place.start);
        let text = self.text.get(before.clone())?;
        let is_digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
        let (at, _) = text.rmatch_indices(&number).find(|(at, _)| {
            !is_digit(text[..*at].chars().next_back())
                && !is_digit(text[at + number.len()..].chars().next())
        })?;
        let behind = &text[at + number.len()..];
        let dots = behind.len() - behind.trim_start_matches(['.', ')', '…', ':']).len();
        Some(before.start + at..before.start + at + number.len() + dots)
    }
}

/// A field of a row, counted from 0, without blanks and quotation marks around it.
fn field(row: &str, index: usize, separator: u8) -> Option<Range<usize>> {
    let mut quoted = false;
    let mut start = 0;
    let mut left = index;
    let mut end = row.len();
    for (at, byte) in row.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if byte != separator || quoted => {}
            _ if left == 0 => {
                end = at;
                break;
            }
            _ => {
                left -= 1;
                start = at + 1;
            }
        }
    }
    if left > 0 {
        return None;
    }
    let around = |sign: char| sign == '"' || sign.is_whitespace();
    let field = &row[start..end];
    let inner = field.trim_start_matches(around);
    let start = start + field.len() - inner.len();
    Some(start..start + inner.trim_end_matches(around).len())
}

/// Where a text says this, whatever blanks stand between the signs, and behind no more signs than `ahead`.
fn found(text: &str, said: &str, ahead: usize) -> Option<Range<usize>> {
    let first = said.chars().find(|sign| !is_passed(*sign))?;
    text.char_indices()
        .take(ahead.saturating_add(1))
        .filter(|(_, sign)| *sign == first)
        .find_map(|(at, _)| Some(at..at + length_said(&text[at..], said)?))
}

/// How much of the head of a text says this.
fn length_said(text: &str, said: &str) -> Option<usize> {
    let mut said = said.chars().filter(|sign| !is_passed(*sign)).peekable();
    for (at, sign) in text.char_indices() {
        match said.peek() {
            None if is_drawn(sign) => {}
            None => return Some(at),
            _ if is_passed(sign) => {}
            Some(wanted) if *wanted == sign => drop(said.next()),
            Some(_) => return None,
        }
    }
    said.peek().is_none().then_some(text.len())
}

fn is_passed(sign: char) -> bool {
    sign.is_whitespace() || is_drawn(sign)
}

/// Lines that are drawn below or around the letter before them.
fn is_drawn(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36F}' | '\u{20D0}'..='\u{20FF}')
}

#[cfg(test)]
mod tests;
