//! Workbooks read back by a library that is not ours, and held against the CSV of the same run.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use calamine::{Data, DataType, Range, Reader, Xlsx, open_workbook};

pub struct Workbook(Xlsx<BufReader<File>>);

pub fn open(path: &Path) -> Workbook {
    Workbook(open_workbook(path).expect("a workbook"))
}

impl Workbook {
    pub fn sheets(&self) -> Vec<String> {
        self.0.sheet_names()
    }

    pub fn sheet(&mut self, name: &str) -> Range<Data> {
        self.0.worksheet_range(name).expect("a sheet")
    }

    /// The sheet has the rows of the table, every cell of them.
    #[track_caller]
    pub fn same_cells(&mut self, name: &str, csv: &str) {
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(csv.as_bytes());
        let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("CSV")).collect();
        let sheet = self.sheet(name);
        assert_eq!(sheet.height(), rows.len(), "{name}");
        assert_eq!(sheet.width(), rows[0].len(), "{name}");
        for (cells, row) in sheet.rows().zip(&rows) {
            for (cell, written) in cells.iter().zip(row) {
                let defused = written.strip_prefix('\'').unwrap_or(written);
                let same = match cell {
                    Data::Empty => written.is_empty(),
                    Data::String(text) => text == written || text == defused,
                    Data::Float(number) => written.parse() == Ok(*number),
                    Data::DateTime(day) => shown(day.as_f64(), written) == written,
                    _ => false,
                };
                assert!(same, "{name}: {cell:?} and {written:?}");
            }
        }
    }

    /// What stands in a column of a sheet, but for the header.
    pub fn column(&mut self, sheet: &str, name: &str) -> Vec<Data> {
        let sheet = self.sheet(sheet);
        let header = sheet.rows().next().expect("a header");
        let is_it = |cell: &Data| cell.get_string() == Some(name);
        let place = header.iter().position(is_it).expect("such a column");
        let rows = sheet.rows().skip(1);
        rows.map(|row| row[place].clone()).collect()
    }
}

/// A day with what stands between its parts in this date.
fn shown(days: f64, like: &str) -> String {
    // Excel counts from here, but for the leap day of 1900.
    let begin = jiff::civil::date(1899, 12, 30);
    let day = begin + jiff::Span::new().days(days as i64);
    let between = like.get(4..5).unwrap_or_default();
    day.to_string().replace('-', between)
}
