//! What was found in games and reports on the way to their ratings, as rows made in parallel; what was found in reports
//! is told on the terminal too.

use crate::audit::{JudgedGame, JudgedResults, Reporter, Results};

use super::reports::{RowMaker, Rows};
use super::rows::{AnyRow, FindingRow, ReportTable};
use super::words::Words;

/// Makes rows of findings, and of nothing else.
pub struct FoundRows(pub RowMaker);

/// One block's worth.
pub struct FoundBatch {
    pub rows: Rows,
    /// What was found in reports, in sentences.
    pub told: Vec<String>,
}

impl Reporter for FoundRows {
    type Batch = FoundBatch;

    fn batch(&self) -> FoundBatch {
        FoundBatch {
            rows: self.0.rows(),
            told: Vec::new(),
        }
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut FoundBatch) {
        if self.0.wants(ReportTable::RatingFindings) {
            for finding in &game.findings.list {
                let row = FindingRow::new(game, finding);
                batch.rows.add(AnyRow::RatingFinding(&row));
            }
        }
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut FoundBatch) {
        for finding in &results.findings {
            if self.0.wants(ReportTable::RatingFindings) {
                let row = FindingRow::of_report(results, finding);
                batch.rows.add(AnyRow::RatingFinding(&row));
            }
            // What is wrong in a table is told where its rows are handed in.
            if matches!(results.results, Results::Table(_)) {
                continue;
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
