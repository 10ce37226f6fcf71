//! Parquet: a file for each table, by columns, which DuckDB, Polars, pandas and Spark open as it is.
//!
//! Batches of a fixed number of rows ([`TableColumns`]) are encoded as they become whole: where a page and a row group end hangs on
//! the number of the row alone, so the file has the same bytes however the games came together. What waits in memory is one
//! batch as it is and one row group packed.

use std::fs::File;
use std::io;
use std::sync::Arc;

use ::parquet::arrow::ArrowWriter;
use ::parquet::basic::{Compression, Encoding, ZstdLevel};
use ::parquet::errors::ParquetError;
use ::parquet::file::properties::{EnabledStatistics, WriterProperties};
use ::parquet::schema::types::ColumnPath;

use crate::report::files::ReportError;
use crate::report::folder::ReportFolder;
use crate::report::rows::ReportTable;

use super::arrow::{Kind, PackedChunk, PackedRows, ROWS_OF_BATCH, TableColumns, kind};
use super::cells::columns;
use super::{Chunk, Format, KnownFormat, NewChunk};

pub const PARQUET: KnownFormat = KnownFormat {
    name: "parquet",
    streams: false,
    continues: false,
    write: |tables| Box::new(Parquet::new(tables)),
};

/// The rows that a reader may leave out together, or read beside others: what DuckDB takes for a thread.
const ROWS_OF_GROUP: usize = 15 * ROWS_OF_BATCH;

/// Who made the file, in the form in which readers look for it: they know writers with faults by it.
const CREATED_BY: &str = concat!("arbiter version ", env!("CARGO_PKG_VERSION"));

struct Parquet {
    tables: Vec<ReportTable>,
    /// Of tables that have those of their input.
    columns: Vec<(ReportTable, Vec<String>)>,
    files: Vec<TableFile>,
}

impl Parquet {
    fn new(tables: &[ReportTable]) -> Parquet {
        Parquet {
            tables: tables.to_vec(),
            columns: Vec::new(),
            files: Vec::new(),
        }
    }
}

impl Format for Parquet {
    fn new_chunk(&self) -> NewChunk {
        PackedChunk::NEW
    }

    fn name_columns(&mut self, table: ReportTable, columns: &[String]) {
        self.columns.push((table, columns.to_vec()));
    }

    fn leave_out(&mut self, table: ReportTable) {
        self.tables.retain(|own| *own != table);
    }

    fn file_names(&self) -> Vec<String> {
        self.tables.iter().map(|table| file_name(*table)).collect()
    }

    /// What stands where in a file is told at its end, so that none goes to standard output.
    fn begin(&mut self, folder: Option<&ReportFolder>) -> Result<(), ReportError> {
        let Some(folder) = folder else { return Ok(()) };
        for &table in &self.tables {
            let named = self.columns.iter().find(|(named, _)| *named == table);
            let columns = named.map_or_else(|| columns(table), |(_, columns)| columns.clone());
            self.files.push(TableFile::begin(folder, table, &columns)?);
        }
        Ok(())
    }

    fn rows(&mut self, chunk: Box<dyn Chunk>) -> Result<(), ReportError> {
        let mut chunk = PackedChunk::given(chunk);
        for file in &mut self.files {
            let written = file.add(&chunk.take(file.columns.table));
            file.checked(written)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), ReportError> {
        for file in &mut self.files {
            let written = file.finish();
            file.checked(written)?;
        }
        Ok(())
    }
}

fn file_name(table: ReportTable) -> String {
    format!("{}.parquet", table.name())
}

/// A table that is being written.
struct TableFile {
    /// What messages call it.
    shown: String,
    columns: TableColumns,
    writer: ArrowWriter<File>,
}

impl TableFile {
    fn begin(
        folder: &ReportFolder,
        table: ReportTable,
        names: &[String],
    ) -> Result<TableFile, ReportError> {
        let name = file_name(table);
        let shown = folder.shown(&name);
        let columns = TableColumns::new(table, names);
        let begun = ArrowWriter::try_new(
            folder.create(&name)?,
            Arc::clone(&columns.schema),
            Some(properties(table, names)),
        );
        let writer = begun.map_err(|error| failed(&shown, error))?;
        Ok(TableFile {
            shown,
            columns,
            writer,
        })
    }

    fn add(&mut self, rows: &PackedRows) -> Result<(), ParquetError> {
        let writer = &mut self.writer;
        self.columns.add(rows, |batch| writer.write(&batch))
    }

    fn finish(&mut self) -> Result<(), ParquetError> {
        if let Some(rest) = self.columns.rest()? {
            self.writer.write(&rest)?;
        }
        self.writer.finish()?;
        Ok(())
    }

    fn checked(&self, written: Result<(), ParquetError>) -> Result<(), ReportError> {
        written.map_err(|error| failed(&self.shown, error))
    }
}

fn properties(table: ReportTable, columns: &[String]) -> WriterProperties {
    let mut properties = WriterProperties::builder()
        .set_created_by(CREATED_BY.to_owned())
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_max_row_group_row_count(Some(ROWS_OF_GROUP))
        // Texts in the order of the games have no smallest and no largest by which anybody could leave a group out.
        .set_statistics_enabled(EnabledStatistics::None);
    for name in columns {
        let column = ColumnPath::from(name.as_str());
        if kind(table, name) != Kind::Text {
            properties =
                properties.set_column_statistics_enabled(column.clone(), EnabledStatistics::Chunk);
        }
        // Numbers that grow from row to row, and texts that never come again: there is nothing to look up.
        match name.as_str() {
            "game" | "line" => {
                properties = properties
                    .set_column_dictionary_enabled(column.clone(), false)
                    .set_column_encoding(column, Encoding::DELTA_BINARY_PACKED);
            }
            "final_fen" | "moves_hash" | "fen" => {
                properties = properties.set_column_dictionary_enabled(column, false);
            }
            _ => {}
        }
    }
    properties.build()
}

/// What kept a file from being written.
fn failed(shown: &str, error: ParquetError) -> ReportError {
    let cause = match error {
        ParquetError::External(cause) => match cause.downcast::<io::Error>() {
            Ok(cause) => *cause,
            Err(cause) => io::Error::other(cause),
        },
        error => io::Error::other(error),
    };
    ReportError::write(shown.to_owned(), &cause)
}

#[cfg(test)]
mod tests {
    use ::parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
    use tempfile::TempDir;

    use super::*;

    /// Also those that no command writes as a report.
    #[test]
    fn a_blank_row_of_any_table_can_be_written_and_read() {
        let scratch = TempDir::new().expect("a scratch folder");
        let (folder, _) = ReportFolder::open(scratch.path()).expect("a folder");
        let mut format = Parquet::new(ReportTable::ALL);
        format.begin(Some(&folder)).expect("begun");
        let mut chunk = format.new_chunk()();
        for &table in ReportTable::ALL {
            table.show_blank(|row| chunk.row(row));
        }
        format.rows(chunk).expect("written");
        format.finish().expect("written");
        folder.put_in_place().expect("renamed");
        for &table in ReportTable::ALL {
            let file = File::open(scratch.path().join(file_name(table))).expect("a table");
            let reader = ParquetRecordBatchReaderBuilder::try_new(file).expect("Parquet");
            let names = columns(table);
            let fields = reader.schema().fields().iter().take(names.len());
            assert!(fields.map(|field| field.name()).eq(&names), "{table:?}");
            let mut batches = reader.build().expect("a reader");
            let batch = batches.next().expect("a row").expect("a row");
            assert_eq!(batch.num_rows(), 1, "{table:?}");
        }
    }
}
