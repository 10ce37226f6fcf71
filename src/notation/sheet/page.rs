//! A whole sheet, line by line: headers above, numbered rows in columns, one move per line, running text or a table, and a
//! result below. Every line is told by what it is; what is nothing of all this is left over.

use super::Sheet;
use super::cell::Cell;
use super::columns::Columns;
use super::grid::{self, SheetLine, is_ruling};
use super::header::{Headers, is_column_heads};
use super::row::{ItemKind, RowItem, is_move, items};
use super::score::{SheetRow, cells};
use crate::notation::moves::lookalike::is_dash;
use crate::notation::words::outcome::read_outcome;
use crate::notation::words::result::{ResultReading, read_result, read_result_token};

pub(super) fn read(text: &str) -> Sheet {
    let lines = grid::lines(text);
    let mut page = Page::default();
    for (index, line) in lines.iter().enumerate() {
        page.take(line, &lines[index + 1..]);
    }
    page.sheet.cells = cells(page.rows);
    page.sheet.close();
    page.sheet
}

/// What has been read so far.
#[derive(Default)]
struct Page {
    sheet: Sheet,
    headers: Headers,
    rows: Vec<SheetRow>,
    /// The columns of the table that we are in.
    columns: Option<Columns>,
}

impl Page {
    fn take(&mut self, line: &SheetLine, below: &[SheetLine]) {
        if is_ruling(&line.text) {
            return;
        }
        if let Some(columns) = line
            .boxes
            .as_ref()
            .and_then(|boxes| Columns::of_heads(boxes))
        {
            self.columns = Some(columns);
            return;
        }
        if is_column_heads(&line.text) {
            return;
        }
        if self.is_result(&line.text, below.is_empty()) {
            return self.sheet.note_result(line.line, &line.text);
        }
        if self.headers.take(line.line, &line.text, &mut self.sheet) {
            return;
        }
        if self.in_columns(line) {
            return;
        }
        let items = items_of(line, self.next_number());
        match self.is_score(&items, below) {
            true => self.enter(items, line),
            false => {
                let left = (line.line, line.text.clone());
                self.sheet.leftovers.push(left);
            }
        }
    }

    /// A line that says the result and nothing else. In words it says who did what; a player alone, a figure alone and
    /// `=` must stand below the moves; `0-0` is castling, unless it closes a numbered score.
    fn is_result(&self, line: &str, last: bool) -> bool {
        if read_result_token(line.as_bytes()).is_some() || read_outcome(line).is_some() {
            return true;
        }
        let readable = matches!(
            read_result(line),
            ResultReading::Result(_) | ResultReading::Impossible
        );
        let castles = line.chars().all(|sign| is_dash(sign) || sign == '0');
        let numbered = self.rows.iter().any(|row| row.number.is_some());
        let is_figure = line.len() == 1 && !(last && line == "=");
        readable && !self.rows.is_empty() && !is_figure && (!castles || (last && numbered))
    }

    fn next_number(&self) -> Option<u32> {
        let last = self.rows.iter().rev().find_map(|row| row.number);
        Some(last.map_or(1, |number| number.saturating_add(1)))
    }

    /// Reads a row of a table whose columns are known.
    fn in_columns(&mut self, line: &SheetLine) -> bool {
        let (Some(columns), Some(boxes)) = (&self.columns, &line.boxes) else {
            return false;
        };
        if boxes.len() < 2 {
            return false;
        }
        let row = columns.read(line.line, boxes);
        self.rows.extend(row.rows);
        for result in row.results {
            self.sheet.note_result(line.line, &result);
        }
        let leftovers = row.leftovers.into_iter().map(|text| (line.line, text));
        self.sheet.leftovers.extend(leftovers);
        true
    }

    /// A line belongs to the score if most of its words are moves in some alphabet, or if it is numbered and the score
    /// has begun, or begins with the next line: `2. Bundesliga` above the moves is no move. Inside a score without
    /// numbers a line that nobody can read is still somebody's move.
    fn is_score(&self, items: &[RowItem], below: &[SheetLine]) -> bool {
        let mut boxes = items.iter().filter(|item| item.kind != ItemKind::Blank);
        let number = match boxes.clone().next().map(|item| &item.kind) {
            Some(ItemKind::Number { number, .. }) => Some(*number),
            _ => None,
        };
        let moves: Vec<&str> = boxes
            .by_ref()
            .filter_map(|item| match &item.kind {
                ItemKind::Move { text, .. } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        let readable = moves.iter().filter(|text| is_move(text)).count();
        let unnumbered_score =
            !self.rows.is_empty() && self.rows.iter().all(|row| row.number.is_none());
        match number {
            Some(number) => readable > 0 || !self.rows.is_empty() || is_followed(number, below),
            None => {
                (readable > 0 && readable * 2 >= moves.len())
                    || (unnumbered_score && (1..=2).contains(&moves.len()))
            }
        }
    }

    fn enter(&mut self, items: Vec<RowItem>, line: &SheetLine) {
        // A move alone on its line is Black's answer if the row above lacks one.
        let answers = self
            .rows
            .last()
            .is_some_and(|row| row.number.is_some() && row.cells.len() == 1 && !row.black);
        let mut open = answers && items.len() == 1;
        for item in items {
            let mut cell = Cell {
                line: line.line,
                column: item.column,
                ..Cell::default()
            };
            match item.kind {
                ItemKind::Number { number, black } => {
                    self.begin_row(line, item.column, Some(number), black);
                    open = true;
                    continue;
                }
                ItemKind::Result(text) => {
                    self.sheet.note_result(line.line, &text);
                    continue;
                }
                ItemKind::Clock(time) => {
                    self.clock(line.line, time);
                    continue;
                }
                ItemKind::Note(text) => {
                    self.note(line.line, text);
                    continue;
                }
                // Empty boxes before a number are margins.
                ItemKind::Blank if !open => continue,
                ItemKind::Blank => {}
                ItemKind::Move { text, spoken } => {
                    match spoken.is_some() {
                        true => cell.text = text,
                        false => cell.write(&text),
                    }
                    cell.spoken = spoken;
                }
            }
            if !open {
                self.begin_row(line, item.column, None, false);
                open = true;
            }
            if let Some(row) = self.rows.last_mut() {
                row.cells.push(cell);
            }
        }
    }

    fn begin_row(&mut self, line: &SheetLine, column: u32, number: Option<u32>, black: bool) {
        // Tabs do not align signs, so that in a line of boxes the box counts.
        let place = match &line.boxes {
            Some(boxes) => boxes
                .iter()
                .take_while(|each| each.column <= column)
                .count() as u32,
            None => column,
        };
        self.rows.push(SheetRow {
            number,
            black,
            in_columns: false,
            place,
            line: line.line,
            cells: Vec::new(),
        });
    }

    fn last_cell(&mut self) -> Option<&mut Cell> {
        self.rows.last_mut().and_then(|row| row.cells.last_mut())
    }

    fn clock(&mut self, line: u32, time: String) {
        match self.last_cell() {
            Some(cell) if cell.clock.is_none() => cell.clock = Some(time),
            _ => self.sheet.leftovers.push((line, time)),
        }
    }

    fn note(&mut self, line: u32, text: String) {
        match self.last_cell() {
            Some(cell) => cell.add_note(&text),
            None => self.sheet.leftovers.push((line, text)),
        }
    }
}

/// Whether a numbered line that is empty, or that nobody can read, opens the score all the same: the next number stands
/// below it, with a move.
fn is_followed(number: u32, below: &[SheetLine]) -> bool {
    let Some(next) = below.first() else {
        return false;
    };
    let items = items_of(next, None);
    let mut kinds = items.iter().map(|item| &item.kind);
    let is_next =
        matches!(kinds.next(), Some(ItemKind::Number { number: next, .. }) if *next == number + 1);
    is_next && kinds.any(|kind| matches!(kind, ItemKind::Move { text, .. } if is_move(text)))
}

/// The items of a line, box by box where it is parted.
pub(super) fn items_of(line: &SheetLine, expected: Option<u32>) -> Vec<RowItem> {
    let Some(boxes) = &line.boxes else {
        return items(&line.text, line.indent + 1, expected);
    };
    let mut all: Vec<RowItem> = Vec::new();
    for each in boxes {
        let expected = all.iter().rev().find_map(|item| match item.kind {
            ItemKind::Number { number, .. } => Some(number + 1),
            _ => None,
        });
        match each.text.is_empty() {
            true => all.push(RowItem {
                column: each.column,
                kind: ItemKind::Blank,
            }),
            false => all.extend(items(&each.text, each.column, expected)),
        }
    }
    all
}
