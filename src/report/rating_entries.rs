//! Judged games and results as entries for the register, made in parallel, with the rows of what was found in them.

use crate::audit::{JudgedGame, JudgedResults, Reporter, Results};
use crate::event::Event;
use crate::notation::results_table::ResultsTable;
use crate::rating::entries::GameEntry;
use crate::rules::reports::LeftOut;

use super::reports::{RowMaker, Rows};
use super::rows::{FindingRow, Row, Table};
use super::words::Words;

/// Makes entries.
pub struct RatingEntries(pub RowMaker);

/// One block's worth.
pub struct Handed {
    pub games: Vec<GameEntry>,
    /// A table is handed on as it is: it may hold a million games.
    pub table: Option<(String, ResultsTable, Option<Event>)>,
    pub findings: Rows,
    /// What was found in a report, in sentences.
    pub told: Vec<String>,
}

impl Reporter for RatingEntries {
    type Batch = Handed;

    fn batch(&self) -> Handed {
        Handed {
            games: Vec::new(),
            table: None,
            findings: self.0.rows(),
            told: Vec::new(),
        }
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Handed) {
        batch.games.push(GameEntry::of_game(game));
        if self.0.wants(Table::Findings) {
            for finding in &game.findings.list {
                let row = FindingRow::new(game, finding);
                batch.findings.add(Row::Finding(&row));
            }
        }
    }

    fn results(&self, results: JudgedResults<'_>, batch: &mut Handed) {
        for finding in &results.findings {
            if self.0.wants(Table::Findings) {
                let row = FindingRow::of_report(&results, finding);
                batch.findings.add(Row::Finding(&row));
            }
            batch.told.push(format!(
                "{}:{}:{}: {} {}",
                results.file,
                finding.line,
                finding.column,
                finding.rule.code,
                Words::english().tell(&finding.detail)
            ));
        }
        match results.results {
            Results::Report(report) => {
                let left_out = LeftOut::of(&results.findings);
                let games = GameEntry::of_report(results.file, &report, results.event, &left_out);
                batch.games.extend(games);
            }
            Results::Table(table) => {
                let file = results.file.to_owned();
                batch.table = Some((file, table, results.event.cloned()));
            }
        }
    }
}
