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

    /// How many rows have each verdict, in the order of the words.
    pub fn by_verdict(&self) -> impl Iterator<Item = (&'static str, usize)> {
        counted(&Verdict::ALL, |verdict| {
            let rows = self.rows.iter();
            let count = rows.filter(|row| row.verdict == verdict).count();
            (verdict.word(), count)
        })
    }

    /// The same of the checks.
    pub fn checks_by_verdict(&self) -> impl Iterator<Item = (&'static str, usize)> {
        counted(&CheckVerdict::ALL, |verdict| {
            let checks = self.checks.iter();
            let count = checks.filter(|check| check.verdict == verdict).count();
            (verdict.word(), count)
        })
    }

    /// `32 same, 1 missing`.
    pub fn counts(&self) -> String {
        listed(self.by_verdict())
    }

    pub fn check_counts(&self) -> String {
        listed(self.checks_by_verdict())
    }
}

fn counted<V: Copy>(
    all: &'static [V],
    count: impl Fn(V) -> (&'static str, usize),
) -> impl Iterator<Item = (&'static str, usize)> {
    let counts = all.iter().map(move |verdict| count(*verdict));
    counts.filter(|(_, count)| *count > 0)
}

fn listed(counts: impl Iterator<Item = (&'static str, usize)>) -> String {
    let counts: Vec<String> = counts
        .map(|(word, count)| format!("{count} {word}"))
        .collect();
    counts.join(", ")
}
