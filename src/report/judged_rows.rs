//! Judged games and results as rows of the audit's reports, made in parallel, with the first few findings for the
//! terminal.

use crate::audit::{JudgedGame, JudgedResults, Reporter};
use crate::rules::Severity;

use super::reports::{RowMaker, Rows};
use super::rows::{ClaimRow, FindingRow, GameRow, Row, Table};
use super::snippet::Snippet;

/// Makes rows.
pub struct JudgedRows(pub RowMaker);

/// One block's worth.
pub struct Batch {
    pub rows: Rows,
    pub snippets: Vec<Snippet>,
    /// Scratch space.
    fen: Vec<u8>,
}

/// How many findings of each severity the terminal shows.
pub const SHOWN: usize = 5;

impl Reporter for JudgedRows {
    type Batch = Batch;

    fn batch(&self) -> Batch {
        Batch {
            rows: self.0.rows(),
            snippets: Vec::new(),
            fen: Vec::new(),
        }
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Batch) {
        if self.0.wants(Table::Games) {
            let row = GameRow::new(game, &mut batch.fen);
            batch.rows.add(Row::Game(&row));
        }
        if self.0.wants(Table::Claims) {
            for claim in &game.case.claims {
                batch.rows.add(Row::Claim(&ClaimRow::new(game, claim)));
            }
        }
        for finding in &game.findings.list {
            let row = FindingRow::new(game, finding);
            batch.rows.add(Row::Finding(&row));
            if finding.accepted.is_none()
                && finding.severity != Severity::Note
                && batch.wants(finding.severity)
            {
                batch.snippets.push(Snippet::new(game, finding));
            }
        }
    }

    /// The findings of results without moves stand in the same report.
    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut Batch) {
        for finding in &results.findings {
            let row = FindingRow::of_report(results, finding);
            batch.rows.add(Row::Finding(&row));
            if finding.accepted.is_none() && batch.wants(finding.rule.severity) {
                batch
                    .snippets
                    .push(Snippet::of_report(results.file, finding));
            }
        }
    }
}

impl Batch {
    fn wants(&self, severity: Severity) -> bool {
        self.snippets
            .iter()
            .filter(|snippet| snippet.severity == severity)
            .count()
            < SHOWN
    }
}
