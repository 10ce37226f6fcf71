//! The columns of `games.csv`, by name: what is in each, and the cells of a game that somebody asks for. Both come from the rows
//! that the table is made of.

use std::sync::LazyLock;

use crate::audit::JudgedGame;
use crate::report::{Cells, GameRow, Meaning, ReportTable, each_cell};

/// What the cells of a column hold.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum ColumnKind {
    /// A count.
    Whole,
    /// What the input gives as a number, a rating or a round: it may be none.
    Number,
    Date,
    /// Text of the input.
    Text,
    /// One of our own words, which may be a number: `2018`.
    Word,
}

#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: ColumnKind,
}

/// All columns, in order.
pub(super) static COLUMNS: LazyLock<Vec<Column>> = LazyLock::new(|| {
    let mut columns = Blank(Vec::new());
    ReportTable::Games.show_blank(|row| each_cell(row, &mut columns));
    columns.0
});

struct Blank(Vec<Column>);

impl Blank {
    fn is(&mut self, kind: ColumnKind) {
        if let Some(column) = self.0.last_mut() {
            column.kind = kind;
        }
    }
}

impl Cells for Blank {
    fn column(&mut self, name: &str) {
        self.0.push(Column {
            name: name.to_owned(),
            kind: ColumnKind::Word,
        });
    }

    fn text(&mut self, _: &str, meaning: Meaning) {
        self.is(match meaning {
            Meaning::Word | Meaning::Severity => ColumnKind::Word,
            Meaning::Input => ColumnKind::Text,
            Meaning::Date => ColumnKind::Date,
            Meaning::Number => ColumnKind::Number,
        });
    }

    fn whole(&mut self, _: i64) {
        self.is(ColumnKind::Whole);
    }

    fn decimal(&mut self, _: f64, _: bool) {
        self.is(ColumnKind::Number);
    }
}

/// The cells of one game; the buffers serve for the next.
#[derive(Default)]
pub(super) struct GameCells {
    cells: Vec<Cell>,
    /// The column at hand, from one.
    at: usize,
    fen: Vec<u8>,
}

#[derive(Clone, Default)]
struct Cell {
    wanted: bool,
    text: String,
}

impl GameCells {
    /// Takes the cells of a game, those of the columns wanted.
    pub(super) fn take(&mut self, game: &JudgedGame<'_>, wanted: &[usize]) {
        if self.cells.is_empty() {
            self.cells = vec![Cell::default(); COLUMNS.len()];
            for &column in wanted {
                self.cells[column].wanted = true;
            }
        }
        self.at = 0;
        let mut fen = std::mem::take(&mut self.fen);
        each_cell(&GameRow::new(game, &mut fen), self);
        self.fen = fen;
    }

    /// What stands in a cell; nothing if it is empty.
    pub(super) fn get(&self, column: usize) -> Option<&str> {
        let text = self.cells.get(column).map(|cell| &*cell.text);
        text.filter(|text| !text.is_empty())
    }

    fn cell(&mut self) -> Option<&mut String> {
        let cell = self.cells.get_mut(self.at.wrapping_sub(1))?;
        cell.text.clear();
        cell.wanted.then_some(&mut cell.text)
    }
}

impl Cells for GameCells {
    fn column(&mut self, _: &str) {
        self.at += 1;
    }

    fn text(&mut self, text: &str, _: Meaning) {
        if let Some(cell) = self.cell() {
            cell.push_str(text);
        }
    }

    fn whole(&mut self, number: i64) {
        if let Some(cell) = self.cell() {
            cell.push_str(itoa::Buffer::new().format(number));
        }
    }

    fn decimal(&mut self, number: f64, _: bool) {
        if let Some(cell) = self.cell() {
            cell.push_str(&number.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_those_of_the_table() {
        let kind = |name: &str| {
            let column = COLUMNS.iter().find(|column| column.name == name);
            column.map(|column| column.kind)
        };
        assert_eq!(kind("game"), Some(ColumnKind::Whole));
        assert_eq!(kind("white_elo"), Some(ColumnKind::Number));
        assert_eq!(kind("iso_date"), Some(ColumnKind::Date));
        assert_eq!(kind("white"), Some(ColumnKind::Text));
        assert_eq!(kind("status"), Some(ColumnKind::Word));
        assert_eq!(kind("eco"), None);
        assert_eq!(COLUMNS[0].name, "file");
    }
}
