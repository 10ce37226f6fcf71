//! What the formats that are plain text share: one file for each table in a folder, or one table on standard output.

use std::any::Any;
use std::io::{self, BufWriter, Write};
use std::marker::PhantomData;

use crate::report::files::ReportError;
use crate::report::folder::ReportFolder;
use crate::report::rows::{AnyRow, ReportTable};

use super::cells::columns;
use super::{Chunk, Format, KnownFormat, NewChunk, WrittenSoFar};

/// How rows become text, and what stands around them.
pub trait Style: Send + 'static {
    /// The name of the format on the command line, and the ending of its files.
    const NAME: &'static str;
    const STREAMS: bool = true;
    /// What stands between two rows.
    const BETWEEN: &'static [u8] = b"";

    fn row(row: &AnyRow<'_>, out: &mut Vec<u8>);

    fn opening(_columns: &[String]) -> Vec<u8> {
        Vec::new()
    }

    fn closing(_is_empty: bool) -> &'static [u8] {
        b""
    }
}

pub const fn known<S: Style>() -> KnownFormat {
    KnownFormat {
        name: S::NAME,
        streams: S::STREAMS,
        continues: true,
        write: |tables| Box::new(TextFiles::<S>::new(tables)),
    }
}

/// Rows of every table, as text.
struct TextChunk<S> {
    tables: [Vec<u8>; ReportTable::ALL.len()],
    style: PhantomData<S>,
}

/// Room for the few rows that a chunk nearly always holds.
const FIRST_ROWS: usize = 2048;

impl<S: Style> TextChunk<S> {
    fn boxed() -> Box<dyn Chunk> {
        Box::new(TextChunk::<S> {
            tables: Default::default(),
            style: PhantomData,
        })
    }
}

impl<S: Style> Chunk for TextChunk<S> {
    fn row(&mut self, row: &AnyRow<'_>) {
        let out = &mut self.tables[row.table() as usize];
        match out.is_empty() {
            true => out.reserve(FIRST_ROWS),
            false => out.extend_from_slice(S::BETWEEN),
        }
        S::row(row, out);
    }
}

struct TextFiles<S> {
    tables: Vec<ReportTable>,
    /// Of tables that have those of their input.
    columns: Vec<(ReportTable, Vec<String>)>,
    files: Vec<TextFile>,
    style: PhantomData<S>,
}

struct TextFile {
    table: ReportTable,
    name: String,
    writer: Box<dyn Write>,
    bytes: u64,
    has_rows: bool,
}

impl<S: Style> TextFiles<S> {
    fn new(tables: &[ReportTable]) -> TextFiles<S> {
        TextFiles {
            tables: tables.to_vec(),
            columns: Vec::new(),
            files: Vec::new(),
            style: PhantomData,
        }
    }
}

impl<S: Style> Format for TextFiles<S> {
    fn new_chunk(&self) -> NewChunk {
        TextChunk::<S>::boxed
    }

    fn name_columns(&mut self, table: ReportTable, columns: &[String]) {
        self.columns.push((table, columns.to_vec()));
    }

    fn leave_out(&mut self, table: ReportTable) {
        self.tables.retain(|own| *own != table);
    }

    fn file_names(&self) -> Vec<String> {
        let tables = self.tables.iter();
        tables.map(|table| file_name(*table, S::NAME)).collect()
    }

    fn begin(&mut self, folder: Option<&ReportFolder>) -> Result<(), ReportError> {
        for &table in &self.tables {
            let mut file = TextFile::open(folder, table, S::NAME)?;
            let named = self.columns.iter().find(|(named, _)| *named == table);
            let columns = named.map_or_else(|| columns(table), |(_, columns)| columns.clone());
            file.write(&S::opening(&columns))?;
            self.files.push(file);
        }
        Ok(())
    }

    fn go_on(
        &mut self,
        folder: &ReportFolder,
        written: &[WrittenSoFar],
    ) -> Result<(), ReportError> {
        for (&table, written) in self.tables.iter().zip(written) {
            let name = file_name(table, S::NAME);
            let file = folder.go_on(&name, written.bytes)?;
            let mut file = TextFile::new(table, folder.shown(&name), Box::new(file));
            file.bytes = written.bytes;
            file.has_rows = written.has_rows;
            self.files.push(file);
        }
        Ok(())
    }

    fn so_far(&mut self) -> Result<Vec<WrittenSoFar>, ReportError> {
        self.files.iter_mut().map(TextFile::so_far).collect()
    }

    fn rows(&mut self, chunk: Box<dyn Chunk>) -> Result<(), ReportError> {
        let chunk: Box<dyn Any> = chunk;
        let Ok(chunk) = chunk.downcast::<TextChunk<S>>() else {
            unreachable!("a format is handed the chunks that it made");
        };
        for file in &mut self.files {
            let rows = &chunk.tables[file.table as usize];
            if rows.is_empty() {
                continue;
            }
            if file.has_rows {
                file.write(S::BETWEEN)?;
            }
            file.has_rows = true;
            file.write(rows)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), ReportError> {
        let mut first_error = Ok(());
        for file in &mut self.files {
            first_error = first_error.and(file.finish(S::closing(!file.has_rows)));
        }
        first_error
    }
}

fn file_name(table: ReportTable, ending: &str) -> String {
    format!("{}.{ending}", table.name())
}

impl TextFile {
    fn open(
        folder: Option<&ReportFolder>,
        table: ReportTable,
        ending: &str,
    ) -> Result<TextFile, ReportError> {
        let (name, out): (String, Box<dyn Write>) = match folder {
            None => ("standard output".to_owned(), Box::new(io::stdout())),
            Some(folder) => {
                let name = file_name(table, ending);
                let file = folder.create(&name)?;
                (folder.shown(&name), Box::new(file))
            }
        };
        Ok(TextFile::new(table, name, out))
    }

    fn new(table: ReportTable, name: String, out: Box<dyn Write>) -> TextFile {
        TextFile {
            table,
            name,
            writer: Box::new(BufWriter::with_capacity(1 << 16, out)),
            bytes: 0,
            has_rows: false,
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), ReportError> {
        self.bytes += bytes.len() as u64;
        let written = self.writer.write_all(bytes);
        self.checked(written)
    }

    fn so_far(&mut self) -> Result<WrittenSoFar, ReportError> {
        let written = self.writer.flush();
        self.checked(written)?;
        Ok(WrittenSoFar {
            bytes: self.bytes,
            has_rows: self.has_rows,
        })
    }

    fn finish(&mut self, closing: &[u8]) -> Result<(), ReportError> {
        self.write(closing)?;
        let written = self.writer.flush();
        self.checked(written)
    }

    fn checked(&self, written: io::Result<()>) -> Result<(), ReportError> {
        written.map_err(|cause| match cause.kind() {
            io::ErrorKind::BrokenPipe => ReportError::Closed,
            _ => ReportError::write(self.name.clone(), &cause),
        })
    }
}
