//! Sheets in plain text: numbered rows in columns, one move per line, or
//! running text; headers above, a result below.

use super::header::{Headers, is_column_heads};
use super::row::{RowItem, cut};
use super::{Cell, Sheet};
use crate::board::Color;
use crate::notation::moves::descriptive::is_descriptive;
use crate::notation::moves::letter_sets::candidates;
use crate::notation::moves::lookalike::is_dash;
use crate::notation::moves::reader::read_move;
use crate::notation::words::result::{ResultReading, read_result, read_result_token};

/// What stands behind one move number, or between two numbers.
struct SheetRow {
    number: Option<u32>,
    /// `12...`: the row begins with Black.
    black: bool,
    cells: Vec<Cell>,
    line: u32,
}

pub(super) fn read(text: &str) -> Sheet {
    let mut sheet = Sheet::default();
    let mut headers = Headers::default();
    let mut rows: Vec<SheetRow> = Vec::new();
    let lines: Vec<(u32, &str)> = (1..)
        .zip(text.lines())
        .filter(|(_, l)| !l.trim().is_empty())
        .collect();
    for (index, (number, line)) in lines.iter().copied().enumerate() {
        let last = index + 1 == lines.len();
        let trimmed = line.trim();
        if is_ruling(trimmed) || is_column_heads(trimmed) {
            continue;
        }
        if is_result_line(trimmed, &rows, last) {
            sheet.note_result(number, trimmed);
            continue;
        }
        if headers.take(number, trimmed, &mut sheet) {
            continue;
        }
        let items = cut(line, next_number(&rows));
        match is_score(&items, &rows) {
            true => enter(items, number, &mut rows, &mut sheet),
            false => sheet.leftovers.push((number, trimmed.to_owned())),
        }
    }
    if stands_in_blocks(&rows) {
        rows.sort_by_key(|r| r.number);
    }
    sheet.cells = cells(rows);
    sheet
}

/// Lines drawn under the head of a table.
fn is_ruling(line: &str) -> bool {
    let drawn = line
        .chars()
        .all(|c| is_dash(c) || matches!(c, '|' | '=' | '_' | '+' | ':' | '*' | ' '));
    drawn && line.chars().count() > 3
}

/// A line that says the result and nothing else. Without a sign of two scores
/// it must stand below the moves; `0-0` is castling, unless it closes a
/// numbered score.
fn is_result_line(line: &str, rows: &[SheetRow], last: bool) -> bool {
    if read_result_token(line.as_bytes()).is_some() {
        return true;
    }
    let reading = read_result(line);
    let readable = matches!(
        reading,
        ResultReading::Result(_) | ResultReading::Impossible
    );
    let castles = line.chars().all(|c| is_dash(c) || c == '0');
    let numbered = rows.iter().any(|r| r.number.is_some());
    let bare = line.len() == 1;
    readable && !rows.is_empty() && !bare && (!castles || (last && numbered))
}

fn next_number(rows: &[SheetRow]) -> u32 {
    rows.iter()
        .rev()
        .find_map(|r| r.number)
        .map_or(1, |n| n + 1)
}

/// A line belongs to the score if it begins with a number, or if most of its
/// words are moves in some alphabet. Inside a score without numbers a line that
/// nobody can read is still somebody's move.
fn is_score(items: &[RowItem], rows: &[SheetRow]) -> bool {
    let boxes = items.iter().filter(|i| !matches!(i, RowItem::Blank { .. }));
    if let Some(RowItem::Number { .. }) = boxes.clone().next() {
        return true;
    }
    let moves: Vec<_> = boxes
        .filter_map(|i| match i {
            RowItem::Move { text, .. } => Some(text),
            _ => None,
        })
        .collect();
    let readable = moves.iter().filter(|m| is_move(m)).count();
    let unnumbered_score = !rows.is_empty() && rows.iter().all(|r| r.number.is_none());
    (readable > 0 && readable * 2 >= moves.len())
        || (unnumbered_score && (1..=2).contains(&moves.len()))
}

fn is_move(text: &str) -> bool {
    let readable = |token: &str| {
        let mut sets = candidates(token).iter();
        sets.any(|set| !read_move(token, set.alphabet()).is_empty())
    };
    readable(text) || is_descriptive(text)
}

fn enter(items: Vec<RowItem>, line: u32, rows: &mut Vec<SheetRow>, sheet: &mut Sheet) {
    // A move alone on its line is Black's answer if the row above lacks one.
    let answers = rows
        .last()
        .is_some_and(|r| r.number.is_some() && r.cells.len() == 1 && !r.black);
    let mut open = answers && items.len() == 1;
    for item in items {
        let (text, spoken, column) = match item {
            RowItem::Number { number, black } => {
                rows.push(SheetRow {
                    number: Some(number),
                    black,
                    cells: Vec::new(),
                    line,
                });
                open = true;
                continue;
            }
            RowItem::Result(text) => {
                sheet.note_result(line, &text);
                continue;
            }
            RowItem::Clock(time) => {
                match rows.last_mut().and_then(|r| r.cells.last_mut()) {
                    Some(cell) if cell.clock.is_none() => cell.clock = Some(time),
                    _ => sheet.leftovers.push((line, time)),
                }
                continue;
            }
            // Empty boxes before a number are margins.
            RowItem::Blank { .. } if !open => continue,
            RowItem::Blank { column } => (String::new(), None, column),
            RowItem::Move {
                text,
                spoken,
                column,
            } => (text, spoken, column),
        };
        let mut cell = Cell {
            text,
            spoken,
            line,
            column,
            ..Cell::default()
        };
        cell.unmark();
        match rows.last_mut().filter(|_| open) {
            Some(row) => row.cells.push(cell),
            None => {
                rows.push(SheetRow {
                    number: None,
                    black: false,
                    cells: vec![cell],
                    line,
                });
                open = true;
            }
        }
    }
}

/// Printed sheets put moves 1 and 31 on one line, 2 and 32 on the next.
fn stands_in_blocks(rows: &[SheetRow]) -> bool {
    let mut pairs = rows.windows(2).filter(|w| w[0].line == w[1].line);
    let numbers = |w: &[SheetRow]| Some((w[0].number?, w[1].number?));
    let first = pairs.next().and_then(numbers);
    let second = pairs.find(|w| numbers(w).map(|n| n.0) == first.map(|f| f.0 + 1));
    match (first, second.and_then(numbers)) {
        (Some((a, b)), Some((c, d))) => b > a + 1 && c == a + 1 && d == b + 1,
        _ => false,
    }
}

fn cells(rows: Vec<SheetRow>) -> Vec<Cell> {
    let in_pairs = rows
        .iter()
        .any(|r| r.number.is_some() && (r.cells.len() > 1 || r.black));
    let columns = MoveColumns::find_in(&rows);
    let mut cells = Vec::new();
    let mut rows = rows.into_iter().peekable();
    while let Some(mut row) = rows.next() {
        if row.number.is_none() || !in_pairs {
            let number = row.number;
            cells.extend(row.cells.into_iter().map(|c| Cell { number, ..c }));
            continue;
        }
        let empty = |column| Cell {
            number: row.number,
            line: row.line,
            column,
            ..Cell::default()
        };
        let answered_below = rows
            .peek()
            .is_some_and(|next| next.black && next.number == row.number);
        match row.cells.as_slice() {
            _ if row.black => {}
            [] => row.cells = vec![empty(1), empty(1)],
            [alone] if columns.is_blacks(alone) => row.cells.insert(0, empty(1)),
            [alone] if !answered_below => row.cells.push(empty(alone.column)),
            _ => {}
        }
        let mut colors = match row.black {
            true => [Some(Color::Black), None].into_iter(),
            false => [Some(Color::White), Some(Color::Black)].into_iter(),
        };
        for cell in row.cells {
            let color = colors.next().flatten();
            let number = row.number.filter(|_| color.is_some());
            cells.push(Cell {
                number,
                color,
                ..cell
            });
        }
    }
    cells
}

/// Where White's and Black's moves begin, if the sheet is aligned.
struct MoveColumns {
    starts: Option<(u32, u32)>,
}

impl MoveColumns {
    fn find_in(rows: &[SheetRow]) -> MoveColumns {
        let pairs: Vec<_> = rows
            .iter()
            .filter(|r| r.number.is_some())
            .filter_map(|r| match r.cells.as_slice() {
                [white, black] if white.line == black.line => Some((white.column, black.column)),
                _ => None,
            })
            .collect();
        let starts = pairs.first().copied().filter(|(_, black)| {
            let aligned = pairs.iter().filter(|(_, b)| b == black).count();
            aligned > 1 && aligned * 2 > pairs.len()
        });
        MoveColumns { starts }
    }

    /// A move alone in its row stands in Black's column.
    fn is_blacks(&self, alone: &Cell) -> bool {
        self.starts.is_some_and(|(white, black)| {
            alone.column.abs_diff(black) < alone.column.abs_diff(white)
        })
    }
}
