//! The rows of a score, put into the order of the game: blocks of moves that stand side by side one behind the other,
//! every box with its number and the player whose it is, boxes that were left empty among them.

use super::cell::Cell;
use crate::board::Color;

/// What stands behind one move number, or between two numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SheetRow {
    pub(super) number: Option<u32>,
    /// `12...`: the row begins with Black.
    pub(super) black: bool,
    /// The columns of a table say which box is whose: all of them are there, and know their player.
    pub(super) in_columns: bool,
    /// Where in its line the row begins: a character, or a box of those that part the line.
    pub(super) place: u32,
    pub(super) line: u32,
    pub(super) cells: Vec<Cell>,
}

/// The cells of the rows in the order of the game.
pub(super) fn cells(mut rows: Vec<SheetRow>) -> Vec<Cell> {
    let blocks = Blocks::find_in(&rows);
    if let Some(blocks) = &blocks {
        rows.sort_by_key(|row| (blocks.of_row(row), row.line));
    }
    let in_pairs = rows
        .iter()
        .any(|row| row.number.is_some() && (row.cells.len() > 1 || row.black));
    let columns = MoveColumns::find_in(&rows, blocks);
    let mut cells = Vec::new();
    let mut rows = rows.into_iter().peekable();
    while let Some(mut row) = rows.next() {
        if row.in_columns || row.number.is_none() || !in_pairs {
            let number = row.number;
            cells.extend(row.cells.into_iter().map(|cell| Cell { number, ..cell }));
            continue;
        }
        let answered_below = rows
            .peek()
            .is_some_and(|next| next.black && next.number == row.number);
        row.leave_room(&columns, answered_below);
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

impl SheetRow {
    /// Puts empty boxes where moves are missing.
    fn leave_room(&mut self, columns: &MoveColumns, answered_below: bool) {
        let empty = |column| Cell {
            number: self.number,
            line: self.line,
            column,
            ..Cell::default()
        };
        match self.cells.as_slice() {
            _ if self.black => {}
            [] => self.cells = vec![empty(1), empty(1)],
            [alone] if columns.is_blacks(self, alone) => self.cells.insert(0, empty(1)),
            [alone] if !answered_below => self.cells.push(empty(alone.column)),
            _ => {}
        }
    }
}

/// Where blocks of moves begin that stand side by side: moves 1 to 36 on the left, 37 to 72 on the right.
struct Blocks {
    starts: Vec<u32>,
}

impl Blocks {
    /// Running text has numbers side by side too, but they follow one another: in blocks each number is more than one
    /// behind its neighbour, and one less than that below it.
    fn find_in(rows: &[SheetRow]) -> Option<Blocks> {
        let lines: Vec<&[SheetRow]> = rows.chunk_by(|a, b| a.line == b.line).collect();
        // Heads that name both players several times tell the blocks where nothing is numbered.
        if rows
            .iter()
            .all(|row| row.in_columns && row.number.is_none())
        {
            let widest = lines.iter().max_by_key(|line| line.len())?;
            return (widest.len() > 1).then(|| Blocks {
                starts: widest.iter().map(|row| row.place).collect(),
            });
        }
        let numbers =
            |line: &[SheetRow]| -> Option<Vec<u32>> { line.iter().map(|row| row.number).collect() };
        let stands_apart = |line: &[SheetRow]| {
            numbers(line)
                .is_some_and(|all| all.len() > 1 && all.windows(2).all(|w| w[1] > w[0] + 1))
        };
        let apart = lines.iter().filter(|line| stands_apart(line)).count();
        let beside = lines.iter().filter(|line| line.len() > 1).count();
        let goes_on_below = lines.windows(2).any(|two| {
            let (Some(above), Some(below)) = (numbers(two[0]), numbers(two[1])) else {
                return false;
            };
            let follow = above
                .iter()
                .zip(&below)
                .all(|(above, below)| *below == above + 1);
            stands_apart(two[0]) && follow && !below.is_empty()
        });
        let widest = lines
            .iter()
            .filter(|line| stands_apart(line))
            .max_by_key(|line| line.len())?;
        (goes_on_below && apart * 2 > beside).then(|| Blocks {
            starts: widest.iter().map(|row| row.place).collect(),
        })
    }

    /// The block that begins nearest to the row.
    fn of_row(&self, row: &SheetRow) -> usize {
        let distance = |start: &u32| start.abs_diff(row.place);
        let nearest = self
            .starts
            .iter()
            .enumerate()
            .min_by_key(|(_, start)| distance(start));
        nearest.map_or(0, |(block, _)| block)
    }
}

/// Where White's and Black's moves begin within their block, if the sheet is aligned.
struct MoveColumns {
    starts: Option<(u32, u32)>,
    blocks: Option<Blocks>,
}

impl MoveColumns {
    fn find_in(rows: &[SheetRow], blocks: Option<Blocks>) -> MoveColumns {
        let mut columns = MoveColumns {
            starts: None,
            blocks,
        };
        let pairs: Vec<_> = rows
            .iter()
            .filter(|row| row.number.is_some())
            .filter_map(|row| match row.cells.as_slice() {
                [white, black] if white.line == black.line => {
                    Some((columns.within(row, white), columns.within(row, black)))
                }
                _ => None,
            })
            .collect();
        columns.starts = pairs.first().copied().filter(|(_, black)| {
            let aligned = pairs.iter().filter(|(_, other)| other == black).count();
            aligned > 1 && aligned * 2 > pairs.len()
        });
        columns
    }

    /// The column of a cell, counted from where its block begins.
    fn within(&self, row: &SheetRow, cell: &Cell) -> u32 {
        let blocks = self.blocks.as_ref();
        let start = blocks.map_or(0, |blocks| blocks.starts[blocks.of_row(row)]);
        cell.column.saturating_sub(start)
    }

    /// A move alone in its row stands in Black's column.
    fn is_blacks(&self, row: &SheetRow, alone: &Cell) -> bool {
        let column = self.within(row, alone);
        self.starts
            .is_some_and(|(white, black)| column.abs_diff(black) < column.abs_diff(white))
    }
}
