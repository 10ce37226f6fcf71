//! Workbooks of Excel: one for each command, with a sheet for each table.
//!
//! The library writes each row to a file of its own when the next one comes, and keeps no other in memory ("constant memory
//! mode"); the workbook is put together at the end.

mod cell;
mod sheets;

use std::any::Any;
use std::fs::File;
use std::io::{self, BufWriter};
use std::mem;

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook, XlsxError};

use crate::audit::caught;
use crate::report::files::ReportError;
use crate::report::folder::ReportFolder;
use crate::report::rows::{AnyRow, ReportTable};

use super::cells::each_cell;
use super::{Chunk, Format, KnownFormat, NewChunk};
use cell::Cell;
use sheets::{Looks, Sheets};

pub const XLSX: KnownFormat = KnownFormat {
    name: "xlsx",
    streams: false,
    continues: false,
    write: |tables| Box::new(Xlsx::new(tables, MOST_ROWS)),
};

/// As many rows as Excel has on a sheet, the header among them.
const MOST_ROWS: u32 = 1_048_576;

/// The workbooks, and their sheets in order.
const WORKBOOKS: [(&str, &[ReportTable]); 6] = [
    (
        "audit.xlsx",
        &[
            ReportTable::Games,
            ReportTable::Findings,
            ReportTable::Claims,
        ],
    ),
    (
        "ratings.xlsx",
        &[
            ReportTable::Ratings,
            ReportTable::RatingGames,
            ReportTable::RatingDifferences,
            ReportTable::RatingPlayers,
            ReportTable::RatingFindings,
        ],
    ),
    (
        "crosscheck.xlsx",
        &[ReportTable::Crosscheck, ReportTable::CrosscheckChecks],
    ),
    (
        "reconcile.xlsx",
        &[ReportTable::Reconciled, ReportTable::Questions],
    ),
    (
        "standings.xlsx",
        &[
            ReportTable::Standings,
            ReportTable::Crosstable,
            ReportTable::Promotions,
            ReportTable::Norms,
            ReportTable::TeamChecks,
        ],
    ),
    ("pairings.xlsx", &[ReportTable::Pairings]),
];

/// The cells of every table, row behind row.
#[derive(Default)]
struct XlsxChunk {
    tables: [Vec<Cell>; ReportTable::ALL.len()],
}

impl Chunk for XlsxChunk {
    fn row(&mut self, row: &AnyRow<'_>) {
        each_cell(row, &mut self.tables[row.table() as usize]);
    }
}

/// A workbook that is being written.
struct Xlsx {
    name: &'static str,
    tables: Vec<Sheets>,
    workbook: Workbook,
    looks: Looks,
    /// Where it goes, and what messages call that.
    file: Option<(File, String)>,
}

impl Xlsx {
    fn new(tables: &[ReportTable], rows_per_sheet: u32) -> Xlsx {
        let holds_all = |sheets: &[ReportTable]| tables.iter().all(|table| sheets.contains(table));
        let mut workbooks = WORKBOOKS.into_iter();
        let Some((name, sheets)) = workbooks.find(|(_, sheets)| holds_all(sheets)) else {
            unreachable!("every command that has formats has a workbook");
        };
        let sheets = sheets.iter().filter(|table| tables.contains(table));
        Xlsx {
            name,
            tables: sheets
                .map(|table| Sheets::new(*table, rows_per_sheet))
                .collect(),
            workbook: Workbook::new(),
            looks: Looks::new(),
            file: None,
        }
    }

    /// Does a part of the work, or says why it could not be done.
    fn attempt(
        &mut self,
        work: impl FnOnce(&mut Xlsx) -> Result<(), XlsxError>,
    ) -> Result<(), ReportError> {
        let cause = match caught(|| work(self)) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(XlsxError::IoError(cause) | XlsxError::TempFileError(_, cause))) => cause,
            Ok(Err(XlsxError::ZipError(error))) => error.into(),
            Ok(Err(error)) => io::Error::other(error),
            Err(fault) => cause_of_panic(fault.cause),
        };
        let shown = self.file.as_ref().map(|(_, shown)| shown.clone());
        let file = shown.unwrap_or_else(|| self.name.to_owned());
        Err(ReportError::write(file, &cause))
    }

    fn open(&mut self, folder: &ReportFolder) -> Result<(), XlsxError> {
        // Rows wait for the end where there must be room for the workbook anyway.
        self.workbook.set_tempdir(folder.path())?;
        // Two runs would differ in nothing but the time at which they were made.
        let made = ExcelDateTime::from_ymd(2000, 1, 1)?;
        let properties = DocProperties::new().set_creation_datetime(&made);
        self.workbook.set_properties(&properties);
        for sheets in &mut self.tables {
            sheets.next_sheet(&mut self.workbook, &self.looks)?;
        }
        Ok(())
    }

    fn write(&mut self, mut chunk: XlsxChunk) -> Result<(), XlsxError> {
        for sheets in &mut self.tables {
            let cells = mem::take(&mut chunk.tables[sheets.table as usize]);
            sheets.write(cells, &mut self.workbook, &self.looks)?;
        }
        Ok(())
    }

    fn save(&mut self) -> Result<(), XlsxError> {
        // A zip archive of the old kind holds no file of more than four gigabytes.
        let is_large = self.tables.iter().any(|sheets| sheets.bytes > 1 << 30);
        self.workbook.use_zip_large_file(is_large);
        for sheets in &mut self.tables {
            sheets.finish(&mut self.workbook)?;
        }
        match &self.file {
            Some((file, _)) => self.workbook.save_to_writer(BufWriter::new(file)),
            None => Ok(()),
        }
    }
}

impl Format for Xlsx {
    fn new_chunk(&self) -> NewChunk {
        || Box::new(XlsxChunk::default())
    }

    fn name_columns(&mut self, table: ReportTable, columns: &[String]) {
        let mut tables = self.tables.iter_mut();
        if let Some(sheets) = tables.find(|sheets| sheets.table == table) {
            sheets.name_columns(columns);
        }
    }

    fn leave_out(&mut self, table: ReportTable) {
        self.tables.retain(|sheets| sheets.table != table);
    }

    fn file_names(&self) -> Vec<String> {
        vec![self.name.to_owned()]
    }

    /// A workbook cannot be read before it is whole, so none goes to standard output.
    fn begin(&mut self, folder: Option<&ReportFolder>) -> Result<(), ReportError> {
        let Some(folder) = folder else { return Ok(()) };
        let file = folder.create(self.name)?;
        self.file = Some((file, folder.shown(self.name)));
        self.attempt(|xlsx| xlsx.open(folder))
    }

    fn rows(&mut self, chunk: Box<dyn Chunk>) -> Result<(), ReportError> {
        let chunk: Box<dyn Any> = chunk;
        let Ok(chunk) = chunk.downcast::<XlsxChunk>() else {
            unreachable!("a format is handed the chunks that it made");
        };
        self.attempt(|xlsx| xlsx.write(*chunk))
    }

    fn finish(&mut self) -> Result<(), ReportError> {
        self.attempt(Xlsx::save)
    }
}

/// The library panics where it cannot write a row, and what it says then is all that is left of the cause:
/// `Couldn't write to xml file: Os { code: 28, kind: StorageFull, ... }`.
fn cause_of_panic(said: String) -> io::Error {
    let code = said
        .split_once("code: ")
        .and_then(|(_, rest)| rest.split(',').next()?.parse().ok());
    match code {
        Some(code) => io::Error::from_raw_os_error(code),
        None => io::Error::other(said),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use calamine::{Data, Reader, open_workbook};
    use tempfile::TempDir;

    use super::*;
    use crate::audit::{AuditOptions, run};
    use crate::input::Inputs;
    use crate::report::{JudgedRows, Reports, Showing, Target};

    /// A workbook with four rows on a sheet, the header among them.
    const SMALL: KnownFormat = KnownFormat {
        write: |tables| Box::new(Xlsx::new(tables, 4)),
        ..XLSX
    };

    #[test]
    fn where_a_sheet_is_full_the_table_goes_on_in_the_next() {
        let scratch = TempDir::new().expect("a scratch folder");
        let games = "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 *\n\n".repeat(7);
        let input = scratch.path().join("a.pgn");
        fs::write(&input, games).expect("written");
        let target = Target::Folder(scratch.path().to_owned());
        let tables = &[ReportTable::Findings, ReportTable::Games];
        let mut reports = Reports::new(target, &[&SMALL], tables);
        reports.begin().expect("begun");
        let rows = JudgedRows {
            rows: reports.row_maker(),
            showing: Showing::NOTHING,
        };
        let inputs = Inputs::find(&[input]).expect("found");
        let options = AuditOptions::default();
        let outcome = run(inputs, &options, &rows, 1, |batch, _, _| {
            anyhow::Ok(reports.write(batch.rows)?)
        });
        assert_eq!(outcome.expect("judged").summary.games, 7);
        reports.finish().expect("written");
        reports.put_in_place().expect("renamed");
        let path = scratch.path().join("audit.xlsx");
        let mut workbook: calamine::Xlsx<_> = open_workbook(path).expect("a workbook");
        let names = workbook.sheet_names();
        assert_eq!(names[..4], ["games", "games 2", "games 3", "findings"]);
        let mut numbers = |name: &str| -> Vec<Data> {
            let sheet = workbook.worksheet_range(name).expect("a sheet");
            sheet.rows().map(|row| row[1].clone()).collect()
        };
        let game = |number: u32| Data::Float(number.into());
        let header = || Data::String("game".to_owned());
        assert_eq!(numbers("games"), [header(), game(1), game(2), game(3)]);
        assert_eq!(numbers("games 2"), [header(), game(4), game(5), game(6)]);
        assert_eq!(numbers("games 3"), [header(), game(7)]);
    }

    #[test]
    fn what_the_library_panics_with_is_told_as_what_it_was() {
        let full = "Couldn't write to xml file: Os { code: 28, kind: StorageFull, message: \"\" }";
        let cause = cause_of_panic(full.to_owned());
        assert_eq!(cause.raw_os_error(), Some(28));
        assert_eq!(cause_of_panic("why".to_owned()).to_string(), "why");
    }
}
