//! The reports of a run: some tables in some formats. Rows are made in parallel, and written in order.

use super::files::{ReportError, Target};
use super::formats::{Chunk, Format, KnownFormat, NewChunk};
use super::rows::{AnyRow, ReportTable};

pub struct Reports {
    target: Target,
    tables: &'static [ReportTable],
    formats: Vec<Box<dyn Format>>,
}

/// Rows in every format that is wanted.
pub struct Rows {
    chunks: Vec<Box<dyn Chunk>>,
}

/// Begins rows on any thread while [`Reports`] writes.
pub struct RowMaker {
    tables: &'static [ReportTable],
    chunks: Vec<NewChunk>,
}

impl Reports {
    pub fn new(
        target: Target,
        formats: &[&KnownFormat],
        tables: &'static [ReportTable],
    ) -> Reports {
        Reports {
            formats: formats
                .iter()
                .map(|format| (format.write)(&target, tables))
                .collect(),
            target,
            tables,
        }
    }

    pub fn target(&self) -> &Target {
        &self.target
    }

    pub fn row_maker(&self) -> RowMaker {
        let chunks = self.formats.iter().map(|format| format.new_chunk());
        RowMaker {
            tables: self.tables,
            chunks: chunks.collect(),
        }
    }

    pub fn begin(&mut self) -> Result<(), ReportError> {
        self.target.make()?;
        self.formats
            .iter_mut()
            .try_for_each(|format| format.begin())
    }

    pub fn write(&mut self, rows: Rows) -> Result<(), ReportError> {
        let mut formats = self.formats.iter_mut().zip(rows.chunks);
        formats.try_for_each(|(format, chunk)| format.rows(chunk))
    }

    /// Ends every report, whatever happened before: what was judged is kept.
    pub fn finish(&mut self) -> Result<(), ReportError> {
        let mut first_error = Ok(());
        for format in &mut self.formats {
            first_error = first_error.and(format.finish());
        }
        first_error
    }
}

impl RowMaker {
    /// Whether anybody reads this table: else its rows need not be made.
    pub fn wants(&self, table: ReportTable) -> bool {
        self.tables.contains(&table)
    }

    pub fn rows(&self) -> Rows {
        Rows {
            chunks: self.chunks.iter().map(|new| new()).collect(),
        }
    }
}

impl Rows {
    pub fn add(&mut self, row: AnyRow<'_>) {
        for chunk in &mut self.chunks {
            chunk.row(&row);
        }
    }
}
