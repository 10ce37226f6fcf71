//! The reports of `arbiter crosscheck`, and the short list for the terminal: what differs, in order, and how much of it is
//! not shown.

use crate::crosscheck::checks::{Check, CheckVerdict};
use crate::crosscheck::{Row, Verdict};

use super::files::ReportError;
use super::reports::Reports;
use super::rows::{AnyRow, CheckRow, CrosscheckRow, ReportTable};

pub struct Crosschecked {
    pub rows: Vec<Row>,
    pub checks: Vec<Check>,
}

impl Crosschecked {
    pub fn write(&self, reports: &mut Reports) -> Result<(), ReportError> {
        let maker = reports.row_maker();
        let mut rows = maker.rows();
        for row in &self.rows {
            rows.add(AnyRow::Crosscheck(&CrosscheckRow::new(row)));
        }
        if maker.wants(ReportTable::CrosscheckChecks) {
            for check in &self.checks {
                rows.add(AnyRow::Check(&CheckRow::new(check)));
            }
        }
        reports.write(rows)
    }

    /// Whether anything is not as it should be.
    pub fn differs(&self) -> bool {
        self.rows.iter().any(|row| !row.verdict.agrees())
            || self.checks.iter().any(|check| check.verdict.fails())
    }

    /// `32 same, 1 missing`, in the order of the words.
    pub fn counts(&self) -> String {
        let count = |verdict| {
            self.rows
                .iter()
                .filter(|row| row.verdict == verdict)
                .count()
        };
        let counts = Verdict::ALL.map(|verdict| (count(verdict), verdict.word()));
        listed(&counts)
    }

    /// The same of the checks.
    pub fn check_counts(&self) -> String {
        let count = |verdict| {
            let checks = self.checks.iter();
            checks.filter(|check| check.verdict == verdict).count()
        };
        let counts = CheckVerdict::ALL.map(|verdict| (count(verdict), verdict.word()));
        listed(&counts)
    }
}

fn listed(counts: &[(usize, &str)]) -> String {
    let counts = counts.iter().filter(|(count, _)| *count > 0);
    let counts: Vec<String> = counts
        .map(|(count, word)| format!("{count} {word}"))
        .collect();
    counts.join(", ")
}
