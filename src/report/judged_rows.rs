//! Judged games and results as rows of the audit's reports, made in parallel, with the first few findings for the
//! terminal.

use crate::audit::{JudgedGame, JudgedResults, Reporter};
use crate::rules::Severity;

use super::reports::{RowMaker, Rows};
use super::rows::{AnyRow, ClaimRow, FindingRow, GameRow, ReportTable};
use super::snippet::Snippet;

/// Makes rows.
pub struct JudgedRows(pub RowMaker);

/// One block's worth.
pub struct JudgedBatch {
    pub rows: Rows,
    pub snippets: Vec<Snippet>,
    /// Scratch space.
    fen: Vec<u8>,
}

/// How many findings of each severity the terminal shows.
pub const SHOWN: usize = 5;

impl Reporter for JudgedRows {
    type Batch = JudgedBatch;

    fn batch(&self) -> JudgedBatch {
        JudgedBatch {
            rows: self.0.rows(),
            snippets: Vec::new(),
            fen: Vec::new(),
        }
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut JudgedBatch) {
        if self.0.wants(ReportTable::Games) {
            let row = GameRow::new(game, &mut batch.fen);
            batch.rows.add(AnyRow::Game(&row));
        }
        if self.0.wants(ReportTable::Claims) {
            for claim in &game.case.claims {
                batch.rows.add(AnyRow::Claim(&ClaimRow::new(game, claim)));
            }
        }
        for finding in &game.findings.list {
            let row = FindingRow::new(game, finding);
            batch.rows.add(AnyRow::Finding(&row));
            // A fault of our own is told by the run itself.
            if finding.accepted.is_none()
                && game.failed.is_none()
                && finding.severity != Severity::Note
                && batch.wants(finding.severity)
            {
                batch.snippets.push(Snippet::new(game, finding));
            }
        }
    }

    /// The findings of results without moves stand in the same report.
    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut JudgedBatch) {
        for finding in &results.findings {
            let row = FindingRow::of_report(results, finding);
            batch.rows.add(AnyRow::Finding(&row));
            if finding.accepted.is_none() && batch.wants(finding.rule.severity) {
                batch
                    .snippets
                    .push(Snippet::of_report(results.file, finding));
            }
        }
    }
}

impl JudgedBatch {
    fn wants(&self, severity: Severity) -> bool {
        self.snippets
            .iter()
            .filter(|snippet| snippet.severity == severity)
            .count()
            < SHOWN
    }
}
