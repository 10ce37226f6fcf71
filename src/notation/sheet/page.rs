//! A whole sheet, line by line: headers above, numbered rows in columns, one move per line, running text or a table, and a
//! result below. Every line is told by what it is; what is nothing of all this is left over.

use std::borrow::Cow;

use super::Sheet;
use super::cell::Cell;
use super::columns::Columns;
use super::grid::{self, SheetLine, is_ruling};
use super::habits::Habits;
use super::header::{Headers, is_column_heads};
use super::row::{ItemKind, RowContext, RowItem, items};
use super::score::{SheetRow, cells};
use super::word::{is_glued_score, is_move, is_result, numbered};
use crate::notation::moves::lookalike::is_dash;
use crate::notation::words::header_words::{HeaderField, field};
use crate::notation::words::outcome::{is_remark, read_outcome};
use crate::notation::words::result::{ResultReading, read_result, read_result_token};

pub(super) fn read(text: &str) -> Sheet {
    let lines = grid::lines(text);
    let mut page = Page {
        habits: Habits::of(&lines),
        ..Page::default()
    };
    for (index, line) in lines.iter().enumerate() {
        page.take(line, &lines[index + 1..]);
    }
    page.sheet.cells = cells(page.rows);
    page.sheet.take_scores_behind_names();
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
    habits: Habits,
    /// A result has been written below the moves.
    has_ended: bool,
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
            self.has_ended |= !self.rows.is_empty();
            return self.sheet.note_result(line.line, &line.text);
        }
        if !self.rows.is_empty() && is_remark(&line.text) {
            return self.note(line.line, line.text.clone());
        }
        if self.headers.take(line.line, &line.text, &mut self.sheet) {
            return;
        }
        if self.in_columns(line) {
            return;
        }
        let line = &behind_label(line);
        let (score, behind) = before_result_word(line);
        let items = items_of(&score, self.row_context());
        match self.is_score(&items, below) {
            true => self.enter(items, &score),
            false if self.takes_result_among_words(&score) => {}
            false => {
                let left = (line.line, score.text.clone());
                self.sheet.leftovers.push(left);
            }
        }
        if let Some(behind) = behind {
            self.headers.take(line.line, behind, &mut self.sheet);
        }
    }

    /// `1-0 ff`, `adjudicated 1-0`: a result below the moves with words beside it, which are left over.
    fn takes_result_among_words(&mut self, line: &SheetLine) -> bool {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        let is_result = |word: &&str| {
            word.contains(|sign| is_dash(sign) || sign == ':' || sign == '½' || sign == '/')
                && read_result_token(word.trim_end_matches([',', '.', '!']).as_bytes()).is_some()
        };
        let ends = [words.first(), words.last()].into_iter().flatten();
        let Some(result) = ends
            .copied()
            .find(|word| is_result(word))
            .filter(|_| !self.rows.is_empty())
        else {
            return false;
        };
        self.has_ended = true;
        self.sheet
            .note_result(line.line, result.trim_end_matches([',', '.', '!']));
        let others: Vec<&str> = words.into_iter().filter(|word| *word != result).collect();
        self.sheet.leftovers.push((line.line, others.join(" ")));
        true
    }

    /// A line that says the result and nothing else. In words it says who did what; a player alone, a figure alone and
    /// `=` must stand below the moves; `0-0` is castling, unless it closes a numbered score.
    fn is_result(&self, line: &str, last: bool) -> bool {
        if is_result(line) || read_outcome(line).is_some() {
            return true;
        }
        let readable = matches!(
            read_result(line),
            ResultReading::Result(_) | ResultReading::Impossible
        );
        let castles = line.chars().all(|sign| is_dash(sign) || sign == '0');
        let numbered = self.rows.iter().any(|row| row.number.is_some());
        // Signs alone may be what somebody thought of the position.
        let is_figure = !line.contains(char::is_alphanumeric) && !last
            || line.len() == 1 && !(last && line == "=");
        readable && !self.rows.is_empty() && !is_figure && (!castles || (last && numbered))
    }

    fn row_context(&self) -> RowContext {
        let last = self.rows.iter().rev().find_map(|row| row.number);
        RowContext {
            expected: Some(last.map_or(1, |number| number.saturating_add(1))),
            habits: self.habits,
        }
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
        let is_readable = |text: &&&str| is_move(text) || is_glued_score(text);
        let readable = moves.iter().filter(is_readable).count();
        let unnumbered_score =
            !self.rows.is_empty() && self.rows.iter().all(|row| row.number.is_none());
        let only_notes = |item: &RowItem| matches!(item.kind, ItemKind::Note(_));
        if !self.rows.is_empty() && !items.is_empty() && items.iter().all(only_notes) {
            return true;
        }
        match number {
            // Behind the result there may be a table of scores, or a remark about a move.
            Some(_) if self.has_ended => readable * 2 > moves.len(),
            // Several words behind a number that is not the next tell something: `40 moves, time control`.
            Some(number) if readable == 0 && moves.len() > 2 => {
                self.row_context().expected == Some(number)
            }
            Some(number) => readable > 0 || !self.rows.is_empty() || is_followed(number, below),
            // One word behind the result is no row: `--` opens the signature of a mail.
            None if self.has_ended && moves.len() < 2 => false,
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
        let mut items = items.into_iter();
        while let Some(item) = items.next() {
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
                    self.has_ended = true;
                    let is_word = |item: &RowItem| matches!(&item.kind, ItemKind::Move { text, .. } if !is_move(text));
                    if items.as_slice().first().is_some_and(is_word) {
                        let rest = items.by_ref().filter_map(RowItem::into_text);
                        let rest: Vec<String> = rest.collect();
                        self.sheet.leftovers.push((line.line, rest.join(" ")));
                    }
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
                // Empty boxes before a number are margins, and behind both moves those of a block that has ended.
                ItemKind::Blank if !open || self.row_is_full() => continue,
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
            Some(boxes) => boxes.partition_point(|each| each.column <= column) as u32,
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

    /// Whether the last row has both moves of its number.
    fn row_is_full(&self) -> bool {
        let is_full =
            |row: &SheetRow| row.number.is_some() && row.cells.len() + usize::from(row.black) >= 2;
        self.rows.last().is_some_and(is_full)
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
/// below it, with a move, or a move alone, where every box has a line of its own.
fn is_followed(number: u32, below: &[SheetLine]) -> bool {
    let Some(next) = below.first() else {
        return false;
    };
    let items = items_of(next, RowContext::default());
    let is_readable =
        |item: &RowItem| matches!(&item.kind, ItemKind::Move { text, .. } if is_move(text));
    match items.as_slice() {
        [only] => is_readable(only),
        [first, behind @ ..] => {
            let is_next =
                matches!(first.kind, ItemKind::Number { number: next, .. } if next == number + 1);
            is_next && behind.iter().any(is_readable)
        }
        [] => false,
    }
}

/// In bytes: `1/2 – 1/2`.
const LONGEST_RESULT: usize = 16;

/// `Notation: 1. e4 e5`: a line of moves without the word that announces them.
fn behind_label(line: &SheetLine) -> Cow<'_, SheetLine> {
    let labelled = line.text.split_once(':').filter(|(label, rest)| {
        let opens = numbered(rest).is_some_and(|(number, behind)| {
            let first = behind.split_whitespace().next();
            number == 1 && first.is_some_and(is_move)
        });
        line.boxes.is_none() && label.chars().all(char::is_alphabetic) && opens
    });
    match labelled {
        None => Cow::Borrowed(line),
        Some((_, rest)) => Cow::Owned(SheetLine {
            text: rest.trim_start().to_owned(),
            ..line.clone()
        }),
    }
}

/// The line up to a word that announces the result behind running moves, and what stands from there on:
/// `… 24. Qh7# Result: 1-0`.
fn before_result_word(line: &SheetLine) -> (Cow<'_, SheetLine>, Option<&str>) {
    let whole = (Cow::Borrowed(line), None);
    if line.boxes.is_some() || !line.text.contains([':', '-']) {
        return whole;
    }
    let words = line.text.split_inclusive(char::is_whitespace);
    let mut at = 0;
    for word in words {
        let result_behind = || {
            let behind = line.text[at + word.len()..].trim();
            behind.len() <= LONGEST_RESULT && read_result_token(behind.as_bytes()).is_some()
        };
        let may_announce = word.trim_end().ends_with(':') || result_behind();
        let announces = may_announce && field(word) == Some(HeaderField::Result);
        if announces && at > 0 {
            let score = SheetLine {
                text: line.text[..at].trim_end().to_owned(),
                ..line.clone()
            };
            return (Cow::Owned(score), Some(&line.text[at..]));
        }
        at += word.len();
    }
    whole
}

/// The items of a line, box by box where it is parted.
pub(super) fn items_of(line: &SheetLine, context: RowContext) -> Vec<RowItem> {
    let Some(boxes) = &line.boxes else {
        return items(&line.text, line.indent + 1, context);
    };
    let mut all: Vec<RowItem> = Vec::new();
    let mut expected = None;
    for each in boxes {
        let from = all.len();
        match each.text.is_empty() {
            true => all.push(RowItem {
                column: each.column,
                kind: ItemKind::Blank,
            }),
            false => all.extend(items(
                &each.text,
                each.column,
                RowContext {
                    expected,
                    habits: Habits::default(),
                },
            )),
        }
        let numbers = all[from..].iter().rev();
        let last = numbers.filter_map(|item| match item.kind {
            ItemKind::Number { number, .. } => Some(number + 1),
            _ => None,
        });
        expected = last.into_iter().next().or(expected);
    }
    all
}
