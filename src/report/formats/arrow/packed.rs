//! Rows on their way from the judges to the columns: the cells one behind the other, and their texts in one piece of memory.

use std::any::Any;

use crate::report::formats::cells::{Cells, Meaning, each_cell};
use crate::report::formats::{Chunk, NewChunk};
use crate::report::rows::{AnyRow, ReportTable};

/// Some rows of any tables.
#[derive(Default)]
pub struct PackedChunk {
    tables: [PackedRows; ReportTable::ALL.len()],
}

impl PackedChunk {
    pub const NEW: NewChunk = || Box::new(PackedChunk::default());

    /// A chunk that was made by [`PackedChunk::NEW`].
    pub fn given(chunk: Box<dyn Chunk>) -> PackedChunk {
        let chunk: Box<dyn Any> = chunk;
        match chunk.downcast() {
            Ok(chunk) => *chunk,
            Err(_) => unreachable!("a format is handed the chunks that it made"),
        }
    }

    /// The rows of a table.
    pub fn take(&mut self, table: ReportTable) -> PackedRows {
        std::mem::take(&mut self.tables[table as usize])
    }
}

impl Chunk for PackedChunk {
    fn row(&mut self, row: &AnyRow<'_>) {
        each_cell(row, &mut self.tables[row.table() as usize]);
    }
}

/// Rows of one table.
#[derive(Default)]
pub struct PackedRows {
    cells: Vec<Packed>,
    texts: String,
}

/// What stands in a cell; of a text where it stands.
#[derive(Copy, Clone)]
enum Packed {
    Blank,
    Text { from: usize, to: usize },
    Whole(i64),
    Decimal(f64),
}

/// What stands in a cell.
pub enum PackedCell<'r> {
    Blank,
    Text(&'r str),
    Whole(i64),
    Decimal(f64),
}

impl PackedRows {
    /// Row by row, each of as many cells as there are columns.
    pub fn rows(
        &self,
        columns: usize,
    ) -> impl Iterator<Item = impl Iterator<Item = PackedCell<'_>>> {
        let cell = |cell: &Packed| match *cell {
            Packed::Blank => PackedCell::Blank,
            Packed::Text { from, to } => PackedCell::Text(&self.texts[from..to]),
            Packed::Whole(number) => PackedCell::Whole(number),
            Packed::Decimal(number) => PackedCell::Decimal(number),
        };
        debug_assert!(
            self.cells.len().is_multiple_of(columns),
            "a row has {columns} cells"
        );
        let rows = self.cells.chunks_exact(columns);
        rows.map(move |row| row.iter().map(cell))
    }
}

impl Cells for PackedRows {
    #[inline]
    fn text(&mut self, text: &str, _: Meaning) {
        self.cells.push(match text.is_empty() {
            true => Packed::Blank,
            false => {
                let from = self.texts.len();
                self.texts.push_str(text);
                let to = self.texts.len();
                Packed::Text { from, to }
            }
        });
    }

    #[inline]
    fn whole(&mut self, number: i64) {
        self.cells.push(Packed::Whole(number));
    }

    fn decimal(&mut self, number: f64, _two_decimals: bool) {
        self.cells.push(Packed::Decimal(number));
    }
}
