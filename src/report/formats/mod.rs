//! The formats of the reports. Each is a file here and a line in [`FORMATS`]. Rows are made in parallel into chunks, and
//! one thread hands a format its chunks in the order of the input.

mod csv;
mod json;
mod jsonl;
mod text;

use std::any::Any;

use super::files::ReportError;
use super::folder::ReportFolder;
use super::rows::{AnyRow, ReportTable};

/// Some rows of any tables in the form of one format, filled on any thread.
pub trait Chunk: Any + Send {
    fn row(&mut self, row: &AnyRow<'_>);
}

pub type NewChunk = fn() -> Box<dyn Chunk>;

/// A format that is being written.
pub trait Format {
    /// Makes the chunks that [`Format::rows`] takes.
    fn new_chunk(&self) -> NewChunk;
    /// The names of the files that it writes into a folder.
    fn file_names(&self) -> Vec<String>;
    /// Called before the first rows. Nothing on the disk is touched earlier. Without a folder the table goes to standard
    /// output.
    fn begin(&mut self, folder: Option<&ReportFolder>) -> Result<(), ReportError>;
    fn rows(&mut self, chunk: Box<dyn Chunk>) -> Result<(), ReportError>;
    /// A table without rows is written all the same.
    fn finish(&mut self) -> Result<(), ReportError>;
}

/// A format that `--format` knows.
pub struct KnownFormat {
    pub name: &'static str,
    /// Whether every row is whole in itself, so that whoever reads standard output need not wait for the end.
    pub streams: bool,
    pub write: fn(&[ReportTable]) -> Box<dyn Format>,
}

pub const CSV: KnownFormat = text::known::<csv::Csv>();

pub static FORMATS: [KnownFormat; 3] = [
    CSV,
    text::known::<json::Json>(),
    text::known::<jsonl::JsonLines>(),
];
