//! The reports of a run: some tables in some formats. Rows are made in parallel, and written in order.

use std::path::PathBuf;

use crate::checkpoint::CheckpointReader;

use super::files::{ReportError, Target};
use super::folder::{Leftover, ReportFolder};
use super::formats::{Chunk, Format, KnownFormat, NewChunk, WrittenSoFar};
use super::rows::{AnyRow, ReportTable};

pub struct Reports {
    target: Target,
    /// Where they are written, once they are begun.
    folder: Option<ReportFolder>,
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
                .map(|format| (format.write)(tables))
                .collect(),
            target,
            folder: None,
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

    /// The files that are written into the folder, those of these names among them.
    pub fn files(&self, others: &[&str]) -> Vec<PathBuf> {
        let Target::Folder(folder) = &self.target else {
            return Vec::new();
        };
        let names = self.formats.iter().flat_map(|format| format.file_names());
        let names = names.chain(others.iter().map(|name| (*name).to_owned()));
        names.map(|name| folder.join(name)).collect()
    }

    /// Names the columns of a table that has those of its input, before the reports are begun.
    pub fn name_columns(&mut self, table: ReportTable, columns: &[String]) {
        for format in &mut self.formats {
            format.name_columns(table, columns);
        }
    }

    /// Leaves a table out of all formats, before the reports are begun: what the input has nothing for.
    pub fn leave_out(&mut self, table: ReportTable) {
        for format in &mut self.formats {
            format.leave_out(table);
        }
    }

    /// Opens the folder and begins every report. Gives what an earlier run has left there. Nothing is touched before.
    pub fn begin(&mut self) -> Result<Vec<Leftover>, ReportError> {
        let mut left = Vec::new();
        if let Target::Folder(path) = &self.target {
            let (folder, found) = ReportFolder::open(path)?;
            self.folder = Some(folder);
            left = found;
        }
        for format in &mut self.formats {
            format.begin(self.folder.as_ref())?;
        }
        Ok(left)
    }

    /// Opens the folder again for a run that may go on where an earlier one was interrupted. If the earlier one has kept a
    /// checkpoint, it comes with the rest, and [`Reports::go_on`] follows; else the reports are begun.
    pub fn open_again(&mut self) -> Result<(Vec<Leftover>, Option<CheckpointReader>), ReportError> {
        let Target::Folder(path) = &self.target else {
            return Ok((self.begin()?, None));
        };
        let (folder, left) = ReportFolder::open_again(path)?;
        let checkpoint = folder.checkpoint();
        if checkpoint.is_none() {
            for format in &mut self.formats {
                format.begin(Some(&folder))?;
            }
        }
        self.folder = Some(folder);
        Ok((left, checkpoint))
    }

    /// Goes on behind what the earlier run had written.
    pub fn go_on(&mut self, written: &[Vec<WrittenSoFar>]) -> Result<(), ReportError> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        folder.goes_on();
        let mut formats = self.formats.iter_mut().zip(written);
        formats.try_for_each(|(format, written)| format.go_on(folder, written))
    }

    /// How much has been written, format by format and file by file.
    pub fn so_far(&mut self) -> Result<Vec<Vec<WrittenSoFar>>, ReportError> {
        let formats = self.formats.iter_mut();
        formats.map(|format| format.so_far()).collect()
    }

    /// Where they are written, once they are begun.
    pub fn folder(&self) -> Option<&ReportFolder> {
        self.folder.as_ref()
    }

    pub fn write(&mut self, rows: Rows) -> Result<(), ReportError> {
        let mut formats = self.formats.iter_mut().zip(rows.chunks);
        formats.try_for_each(|(format, chunk)| format.rows(chunk))
    }

    /// Ends every report.
    pub fn finish(&mut self) -> Result<(), ReportError> {
        self.formats
            .iter_mut()
            .try_for_each(|format| format.finish())
    }

    /// One more file in the folder, if there is one.
    pub fn save(&self, name: &str, text: &str) -> Result<(), ReportError> {
        match &self.folder {
            Some(folder) => folder.save(name, text),
            None => Ok(()),
        }
    }

    /// Gives the reports their names, all at once: until then those of an earlier run stand.
    pub fn put_in_place(&self) -> Result<(), ReportError> {
        match &self.folder {
            Some(folder) => folder.put_in_place(),
            None => Ok(()),
        }
    }
}

impl RowMaker {
    /// Rows of these tables in a form that no [`Reports`] writes.
    #[cfg(feature = "arrow")]
    pub(super) fn of_one_format(tables: &'static [ReportTable], chunk: NewChunk) -> RowMaker {
        RowMaker {
            tables,
            chunks: vec![chunk],
        }
    }

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
    #[cfg(feature = "arrow")]
    pub(super) fn into_chunks(self) -> Vec<Box<dyn Chunk>> {
        self.chunks
    }

    pub fn add(&mut self, row: AnyRow<'_>) {
        for chunk in &mut self.chunks {
            chunk.row(&row);
        }
    }
}
