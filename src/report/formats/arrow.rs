//! Rows as columns in memory, in the form of Apache Arrow: for Parquet, and for programs that are handed tables without a file
//! in between. A blank cell is null. Nothing is defused: no database runs a text as a formula.
//!
//! Judges pack the cells of their rows as they come ([`PackedChunk`]): a chunk holds the rows of a few games, for which columns
//! would be too dear. The one who takes them in order puts them into columns ([`TableColumns`]) and hands on a batch at every
//! [`ROWS_OF_BATCH`]th row, so that batches end at the same rows however the games came together.
//!
//! What stands in a cell and does not fit the type of its column (an Elo of `2105?`, a date of which only the year is known)
//! stands as text in another column of the same name and [`AS_TEXT`], and there is none of it in the first. Nothing is lost,
//! and a query need not ask whether a number is one.

mod column;
mod packed;
mod schema;

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, SchemaRef};

use crate::report::rows::ReportTable;

use column::Column;
use packed::PackedCell;

pub use packed::{PackedChunk, PackedRows};
pub use schema::{Kind, kind};

/// What the name of a column with the texts of another ends in.
const AS_TEXT: &str = "_as_text";

/// The rows of a batch.
pub const ROWS_OF_BATCH: usize = 8 * 1024;

/// A table that is put together, batch by batch.
pub struct TableColumns {
    pub table: ReportTable,
    pub schema: SchemaRef,
    columns: Vec<Column>,
    /// The rows of the batch at hand.
    rows: usize,
}

impl TableColumns {
    pub fn new(table: ReportTable, names: &[String]) -> TableColumns {
        let kinds = names.iter().map(|name| kind(table, name));
        TableColumns {
            table,
            schema: Arc::new(schema::schema(table, names)),
            columns: kinds.map(Column::new).collect(),
            rows: 0,
        }
    }

    /// Takes rows, and hands on the batches that they fill.
    pub fn add<E: From<ArrowError>>(
        &mut self,
        rows: &PackedRows,
        mut hand_on: impl FnMut(RecordBatch) -> Result<(), E>,
    ) -> Result<(), E> {
        for row in rows.rows(self.columns.len()) {
            for (column, cell) in self.columns.iter_mut().zip(row) {
                match cell {
                    PackedCell::Blank => column.blank(),
                    PackedCell::Text(text) => column.text(text),
                    PackedCell::Whole(number) => column.whole(number),
                    PackedCell::Decimal(number) => column.decimal(number),
                }
            }
            self.rows += 1;
            if self.rows == ROWS_OF_BATCH {
                hand_on(self.batch()?)?;
            }
        }
        Ok(())
    }

    /// The rows behind the last whole batch, if there are any.
    pub fn rest(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        match self.rows {
            0 => Ok(None),
            _ => self.batch().map(Some),
        }
    }

    fn batch(&mut self) -> Result<RecordBatch, ArrowError> {
        self.rows = 0;
        let (typed, as_text): (Vec<_>, Vec<_>) =
            self.columns.iter_mut().map(Column::finish).unzip();
        let all = typed.into_iter().chain(as_text.into_iter().flatten());
        RecordBatch::try_new(Arc::clone(&self.schema), all.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::formats::{Chunk, columns};

    #[test]
    fn batches_end_at_the_same_rows_however_many_come_at_once() {
        let table = ReportTable::Claims;
        let sizes = |at_once: usize| {
            let mut chunk = PackedChunk::default();
            for _ in 0..at_once {
                table.show_blank(|row| chunk.row(row));
            }
            let rows = chunk.take(table);
            let mut table = TableColumns::new(table, &columns(table));
            let mut sizes = Vec::new();
            for _ in 0..30_000 / at_once {
                let added = table.add(&rows, |batch| {
                    sizes.push(batch.num_rows());
                    Ok::<(), ArrowError>(())
                });
                added.expect("rows");
            }
            let rest = table.rest().expect("rows").expect("some are left");
            sizes.push(rest.num_rows());
            sizes
        };
        let expected = [8_192, 8_192, 8_192, 30_000 - 3 * 8_192];
        assert_eq!(sizes(4), expected);
        assert_eq!(sizes(10_000), expected);
    }
}
