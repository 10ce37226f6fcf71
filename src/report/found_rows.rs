//! What was found in games and reports on the way to their ratings, as rows made in parallel; what was found in reports
//! is told on the terminal too.

use crate::audit::{JudgedGame, JudgedResults, Reporter};

use super::reports::{RowMaker, Rows};
use super::rows::{FindingRow, Row, Table};
use super::words::Words;

/// Makes rows of findings, and of nothing else.
pub struct FoundRows(pub RowMaker);

/// One block's worth.
pub struct Found {
    pub rows: Rows,
    /// What was found in reports, in sentences.
    pub told: Vec<String>,
}

impl Reporter for FoundRows {
    type Batch = Found;

    fn batch(&self) -> Found {
        Found {
            rows: self.0.rows(),
            told: Vec::new(),
        }
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Found) {
        if self.0.wants(Table::Findings) {
            for finding in &game.findings.list {
                let row = FindingRow::new(game, finding);
                batch.rows.add(Row::Finding(&row));
            }
        }
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut Found) {
        for finding in &results.findings {
            if self.0.wants(Table::Findings) {
                let row = FindingRow::of_report(results, finding);
                batch.rows.add(Row::Finding(&row));
            }
            batch.told.push(format!(
                "{}:{}:{}: {} {}",
                results.file,
                finding.line,
                finding.column,
                finding.rule.code,
                Words::chosen().tell(&finding.detail)
            ));
        }
    }
}
