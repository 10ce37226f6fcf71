//! The formats of the reports. Each is a file here and a line in [`FORMATS`]. Rows are made in parallel into chunks, and
//! one thread hands a format its chunks in the order of the input.

#[cfg(feature = "arrow")]
pub mod arrow;
mod cells;
mod csv;
mod json;
mod jsonl;
#[cfg(feature = "parquet")]
mod parquet;
mod text;
mod xlsx;

use std::any::Any;

use serde::{Deserialize, Serialize};

use super::files::ReportError;
use super::folder::ReportFolder;
use super::rows::{AnyRow, ReportTable};
use text::Style;

pub use cells::{Cells, Meaning, columns, each_cell};

/// Some rows of any tables in the form of one format, filled on any thread.
pub trait Chunk: Any + Send {
    fn row(&mut self, row: &AnyRow<'_>);
}

pub type NewChunk = fn() -> Box<dyn Chunk>;

/// A format that is being written.
pub trait Format {
    /// Makes the chunks that [`Format::rows`] takes.
    fn new_chunk(&self) -> NewChunk;
    /// Names the columns of a table that has those of its input. Called before [`Format::begin`].
    fn name_columns(&mut self, table: ReportTable, columns: &[String]);
    /// Leaves a table out. Called before [`Format::begin`].
    fn leave_out(&mut self, table: ReportTable);
    /// The names of the files that it writes into a folder.
    fn file_names(&self) -> Vec<String>;
    /// Called before the first rows. Nothing on the disk is touched earlier. Without a folder the table goes to standard
    /// output.
    fn begin(&mut self, folder: Option<&ReportFolder>) -> Result<(), ReportError>;
    /// In place of [`Format::begin`]: goes on behind what an earlier run has written.
    fn go_on(
        &mut self,
        _folder: &ReportFolder,
        _written: &[WrittenSoFar],
    ) -> Result<(), ReportError> {
        unreachable!("nobody goes on with a format that cannot be continued");
    }
    /// Hands what was written so far to the system, and says how much that is, file by file. Called where the format can be
    /// continued.
    fn so_far(&mut self) -> Result<Vec<WrittenSoFar>, ReportError> {
        Ok(Vec::new())
    }
    fn rows(&mut self, chunk: Box<dyn Chunk>) -> Result<(), ReportError>;
    /// A table without rows is written all the same.
    fn finish(&mut self) -> Result<(), ReportError>;
}

/// How far a file has been written.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct WrittenSoFar {
    pub bytes: u64,
    pub has_rows: bool,
}

/// A format that `--format` knows.
pub struct KnownFormat {
    pub name: &'static str,
    /// Whether every row is whole in itself, so that whoever reads standard output need not wait for the end.
    pub streams: bool,
    /// Whether a run that was interrupted can be continued in the middle of its files.
    pub continues: bool,
    pub write: fn(&[ReportTable]) -> Box<dyn Format>,
}

pub static FORMATS: &[KnownFormat] = &[
    PLAIN_CSV.format,
    text::known::<json::Json>(),
    text::known::<jsonl::JsonLines>(),
    xlsx::XLSX,
    #[cfg(feature = "parquet")]
    parquet::PARQUET,
];

/// A form of CSV: as a format, and for a table that stands alone.
pub struct CsvForm {
    pub format: KnownFormat,
    pub header: fn(&[String]) -> Vec<u8>,
    pub row: fn(&AnyRow<'_>, &mut Vec<u8>),
}

/// The form that everything but Excel reads.
pub const PLAIN_CSV: CsvForm = csv_form::<csv::Csv<b',', b'.', false>>();

const fn csv_form<S: Style>() -> CsvForm {
    CsvForm {
        format: text::known::<S>(),
        header: S::opening,
        row: S::row,
    }
}

/// What a country puts between the items of a list and before the decimals of a number. Excel reads CSV by that.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Punctuation {
    CommaAndPoint,
    SemicolonAndComma,
    SemicolonAndPoint,
}

impl Punctuation {
    /// The form of CSV that Excel reads there.
    pub fn csv(self) -> &'static CsvForm {
        match self {
            Punctuation::CommaAndPoint => const { &csv_form::<csv::Csv<b',', b'.', true>>() },
            Punctuation::SemicolonAndComma => const { &csv_form::<csv::Csv<b';', b',', true>>() },
            Punctuation::SemicolonAndPoint => const { &csv_form::<csv::Csv<b';', b'.', true>>() },
        }
    }
}
