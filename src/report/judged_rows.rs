//! Judged games and results as rows of the audit's reports, made in parallel, with the first few findings for the
//! terminal.

use crate::audit::{JudgedGame, JudgedResults, Reporter};

use super::reports::{RowMaker, Rows};
use super::rows::{AnyRow, ClaimRow, FindingRow, GameRow, ReportTable};
use super::shown::{Showing, ShownFindings};
use super::snippet::Snippet;

/// Makes rows, and keeps what the terminal may show.
pub struct JudgedRows {
    pub rows: RowMaker,
    pub showing: Showing,
}

/// One block's worth.
pub struct JudgedBatch {
    pub rows: Rows,
    pub shown: ShownFindings,
    /// Scratch space.
    fen: Vec<u8>,
}

impl Reporter for JudgedRows {
    type Batch = JudgedBatch;

    fn batch(&self) -> JudgedBatch {
        JudgedBatch {
            rows: self.rows.rows(),
            shown: ShownFindings::new(self.showing),
            fen: Vec::new(),
        }
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut JudgedBatch) {
        if self.rows.wants(ReportTable::Games) {
            let row = GameRow::new(game, &mut batch.fen);
            batch.rows.add(AnyRow::Game(&row));
        }
        if self.rows.wants(ReportTable::Claims) {
            for claim in &game.case.claims {
                batch.rows.add(AnyRow::Claim(&ClaimRow::new(game, claim)));
            }
        }
        for finding in &game.findings.list {
            let row = FindingRow::new(game, finding);
            batch.rows.add(AnyRow::Finding(&row));
            // A fault of our own is told by the run itself.
            if finding.accepted.is_none() && game.failed.is_none() {
                let (severity, code) = (finding.severity, finding.rule.code);
                batch
                    .shown
                    .offer(severity, code, || Snippet::new(game, finding));
            }
        }
    }

    /// The findings of results without moves stand in the same report.
    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut JudgedBatch) {
        for finding in &results.findings {
            let row = FindingRow::of_report(results, finding);
            batch.rows.add(AnyRow::Finding(&row));
            if finding.accepted.is_none() {
                let rule = finding.rule;
                batch.shown.offer(finding.severity, rule.code, || {
                    Snippet::of_report(results.file, finding)
                });
            }
        }
    }
}
