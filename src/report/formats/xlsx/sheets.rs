//! The sheets of one table: a header that stays in sight with a filter on every column, and the rows below it. Where a sheet
//! is full, the table goes on in another.

use rust_xlsxwriter::{Color, Format as Look, IgnoreError, Workbook, Worksheet, XlsxError};

use crate::report::formats::cells::columns;
use crate::report::rows::ReportTable;

use super::cell::{BETWEEN, Cell};

/// No column is wider than so many characters, however long its texts are.
const WIDEST: usize = 60;

/// Room for the button of the filter beside the name of a column.
const BUTTON: usize = 3;

/// The characters of a whole date.
const DATE: usize = "2023.05.01".len();

pub(super) struct Sheets {
    pub(super) table: ReportTable,
    columns: Vec<String>,
    sheets: Vec<Worksheet>,
    rows_per_sheet: u32,
    /// The rows on the last sheet, the header among them.
    rows: u32,
    /// The characters of the longest cell of each column on the last sheet.
    widths: Vec<usize>,
    /// About as many bytes as all the sheets have.
    pub(super) bytes: u64,
}

/// What a cell takes beside its text.
const BYTES_OF_CELL: u64 = 64;

impl Sheets {
    pub(super) fn new(table: ReportTable, rows_per_sheet: u32) -> Sheets {
        Sheets {
            table,
            columns: columns(table),
            sheets: Vec::new(),
            rows_per_sheet,
            rows: 0,
            widths: Vec::new(),
            bytes: 0,
        }
    }

    /// Names the columns, before there is a sheet.
    pub(super) fn name_columns(&mut self, columns: &[String]) {
        self.columns = columns.to_vec();
    }

    /// Ends the last sheet and begins another.
    pub(super) fn next_sheet(
        &mut self,
        workbook: &mut Workbook,
        looks: &Looks,
    ) -> Result<(), XlsxError> {
        self.finish_sheet()?;
        let mut sheet = workbook.new_worksheet_with_constant_memory()?;
        let name = self.table.name();
        match self.sheets.len() {
            0 => sheet.set_name(name)?,
            before => sheet.set_name(format!("{name} {}", before + 1))?,
        };
        for (column, name) in (0..).zip(&self.columns) {
            sheet.write_string_with_format(0, column, name, &looks.header)?;
        }
        sheet.set_freeze_panes(1, 0)?;
        self.sheets.push(sheet);
        self.rows = 1;
        let widths = self.columns.iter().map(|name| name.len() + BUTTON);
        self.widths = widths.collect();
        Ok(())
    }

    /// Rows, each of as many cells as there are columns.
    pub(super) fn write(
        &mut self,
        cells: Vec<Cell>,
        workbook: &mut Workbook,
        looks: &Looks,
    ) -> Result<(), XlsxError> {
        let mut cells = cells.into_iter();
        while cells.len() > 0 {
            if self.rows >= self.rows_per_sheet {
                self.next_sheet(workbook, looks)?;
            }
            self.row(cells.by_ref().take(self.columns.len()), looks)?;
        }
        Ok(())
    }

    fn row(&mut self, cells: impl Iterator<Item = Cell>, looks: &Looks) -> Result<(), XlsxError> {
        let Some(sheet) = self.sheets.last_mut() else {
            return Ok(());
        };
        let row = self.rows;
        self.rows += 1;
        for (column, cell) in (0_u16..).zip(cells) {
            let width = &mut self.widths[usize::from(column)];
            self.bytes += BYTES_OF_CELL;
            match cell {
                Cell::Blank => {}
                Cell::Text(text) => {
                    *width = (*width).max(text.chars().count());
                    self.bytes += text.len() as u64;
                    sheet.write_string(row, column, text)?;
                }
                Cell::Severity(word) => {
                    let look = looks.of_severity(&word);
                    sheet.write_string_with_format(row, column, word, look)?;
                }
                Cell::Number(number) => {
                    sheet.write_number(row, column, number)?;
                }
                Cell::TwoDecimals(number) => {
                    sheet.write_number_with_format(row, column, number, &looks.two_decimals)?;
                }
                Cell::Day(number, between) => {
                    *width = (*width).max(DATE);
                    let look = looks.of_day(between);
                    sheet.write_number_with_format(row, column, number, look)?;
                }
            }
        }
        Ok(())
    }

    /// What can be said of a sheet only when all its rows are there.
    fn finish_sheet(&mut self) -> Result<(), XlsxError> {
        let Some(sheet) = self.sheets.last_mut() else {
            return Ok(());
        };
        for (column, width) in (0..).zip(&self.widths) {
            sheet.set_column_width(column, (*width).min(WIDEST) as f64)?;
        }
        let last_row = self.rows - 1;
        let last_column = self.columns.len() as u16 - 1;
        sheet.autofilter(0, 0, last_row, last_column)?;
        // A FIDE ID or the year of an edition is text, and that is no mistake.
        sheet.ignore_error_range(0, 0, last_row, last_column, IgnoreError::NumberStoredAsText)?;
        Ok(())
    }

    /// Puts the sheets into the workbook.
    pub(super) fn finish(&mut self, workbook: &mut Workbook) -> Result<(), XlsxError> {
        self.finish_sheet()?;
        for sheet in self.sheets.drain(..) {
            workbook.push_worksheet(sheet);
        }
        Ok(())
    }
}

/// How cells look.
pub(super) struct Looks {
    header: Look,
    two_decimals: Look,
    days: [(char, Look); BETWEEN.len()],
    error: Look,
    warning: Look,
    note: Look,
}

impl Looks {
    pub(super) fn new() -> Looks {
        let coloured = |ink: u32, ground: u32| {
            Look::new()
                .set_font_color(Color::RGB(ink))
                .set_background_color(Color::RGB(ground))
        };
        let day = |between: char| {
            let shown = format!("yyyy\\{between}mm\\{between}dd");
            (between, Look::new().set_num_format(shown))
        };
        Looks {
            header: Look::new().set_bold(),
            two_decimals: Look::new().set_num_format("0.00"),
            days: BETWEEN.map(day),
            error: coloured(0x9C_0006, 0xFF_C7CE),
            warning: coloured(0x7F_4F00, 0xFF_EB9C),
            note: coloured(0x1F_4E78, 0xDD_EBF7),
        }
    }

    fn of_severity(&self, word: &str) -> &Look {
        match word {
            "error" => &self.error,
            "warning" => &self.warning,
            _ => &self.note,
        }
    }

    fn of_day(&self, between: char) -> &Look {
        let own = self.days.iter().find(|(sign, _)| *sign == between);
        own.map_or(&self.days[0].1, |(_, look)| look)
    }
}
