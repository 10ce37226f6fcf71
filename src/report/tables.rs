//! Tables in memory, as columns of Arrow: what programs are handed that want no file in between.

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, SchemaRef};

use super::formats::arrow::{PackedChunk, TableColumns};
use super::formats::columns;
use super::reports::{RowMaker, Rows};
use super::rows::ReportTable;

/// Tables that grow by the rows of one chunk after the other.
pub struct MemoryTables<const COUNT: usize> {
    tables: [(TableColumns, Vec<RecordBatch>); COUNT],
}

/// One table: batches in the order of the input.
pub struct MemoryTable {
    pub schema: SchemaRef,
    pub batches: Vec<RecordBatch>,
}

impl<const COUNT: usize> MemoryTables<COUNT> {
    pub fn new(tables: [ReportTable; COUNT]) -> MemoryTables<COUNT> {
        MemoryTables {
            tables: tables.map(|table| (TableColumns::new(table, &columns(table)), Vec::new())),
        }
    }

    /// Begins the rows of these tables, on any thread.
    pub fn row_maker(tables: &'static [ReportTable; COUNT]) -> RowMaker {
        RowMaker::of_one_format(tables, PackedChunk::NEW)
    }

    pub fn add(&mut self, rows: Rows) -> Result<(), ArrowError> {
        for chunk in rows.into_chunks() {
            let mut chunk = PackedChunk::given(chunk);
            for (columns, batches) in &mut self.tables {
                columns.add(&chunk.take(columns.table), |batch| {
                    batches.push(batch);
                    Ok::<(), ArrowError>(())
                })?;
            }
        }
        Ok(())
    }

    /// The tables, in the order in which they were named.
    pub fn finish(mut self) -> Result<[MemoryTable; COUNT], ArrowError> {
        for (columns, batches) in &mut self.tables {
            batches.extend(columns.rest()?);
        }
        Ok(self.tables.map(|(columns, batches)| MemoryTable {
            schema: columns.schema,
            batches,
        }))
    }
}
