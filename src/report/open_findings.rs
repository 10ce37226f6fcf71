//! The findings that still count, as rows of a file for `--accepted` in which the arbiter fills in his reasons.

use std::path::Path;

use crate::audit::{JudgedGame, JudgedResults, Reporter};
use crate::rules::Severity;

use super::files::ReportError;
use super::formats::CsvForm;
use super::formats::columns;
use super::rows::{AcceptedRow, AnyRow, ReportTable};
use super::whole_file::WholeFile;

/// The flag that asks for the file.
const FLAG: &str = "--write-accepted";

/// Makes the rows. One decides on all findings of a rule in a game.
pub struct OpenFindings(&'static CsvForm);

impl Reporter for OpenFindings {
    type Batch = Vec<u8>;

    fn batch(&self) -> Vec<u8> {
        Vec::new()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Vec<u8>) {
        let counting = game
            .findings
            .list
            .iter()
            .filter(|finding| finding.accepted.is_none() && finding.severity != Severity::Note);
        for rule in once_each(counting.map(|finding| finding.rule.code)) {
            let row = AcceptedRow::new(game, rule);
            (self.0.row)(&AnyRow::Accepted(&row), batch);
        }
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut Vec<u8>) {
        let counting = results
            .findings
            .iter()
            .filter(|finding| finding.accepted.is_none() && finding.severity != Severity::Note);
        for rule in once_each(counting.map(|finding| finding.rule.code)) {
            let row = AcceptedRow::of_report(results, rule);
            (self.0.row)(&AnyRow::Accepted(&row), batch);
        }
    }
}

fn once_each(codes: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut once: Vec<&str> = Vec::new();
    for code in codes {
        if !once.contains(&code) {
            once.push(code);
        }
    }
    once
}

/// The file, which takes its name when it is whole.
pub struct OpenFindingsFile {
    form: &'static CsvForm,
    file: WholeFile,
}

impl OpenFindingsFile {
    pub fn create(path: &Path, form: &'static CsvForm) -> Result<OpenFindingsFile, ReportError> {
        let mut file = WholeFile::create(path, FLAG)?;
        file.write(&(form.header)(&columns(ReportTable::Accepted)))?;
        Ok(OpenFindingsFile { form, file })
    }

    pub fn rows(&self) -> OpenFindings {
        OpenFindings(self.form)
    }

    pub fn write(&mut self, rows: &[u8]) -> Result<(), ReportError> {
        self.file.write(rows)
    }

    pub fn finish(self) -> Result<(), ReportError> {
        self.file.finish()
    }
}
