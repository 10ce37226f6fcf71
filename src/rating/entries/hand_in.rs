//! Judged games and results as entries for the register, made in parallel by the audit.

use jiff::civil::Date;

use crate::audit::{JudgedGame, JudgedResults, Reporter, Results};
use crate::event::Event;
use crate::notation::results_table::ResultsTable;
use crate::rules::reports::LeftOut;

use super::GameEntry;

/// Makes entries.
#[derive(Copy, Clone, Debug, Default)]
pub struct HandIn {
    /// Leave out every game of a report's line whose points do not add up.
    pub strict_points: bool,
}

/// One block's worth.
#[derive(Default)]
pub struct HandedIn {
    pub games: Vec<GameEntry>,
    /// A table is handed on as it is: it may hold a million games.
    pub table: Option<HandedTable>,
}

/// A table of results with what is needed to read it.
pub struct HandedTable {
    pub file: String,
    pub table: ResultsTable,
    pub event: Option<Event>,
    /// The day of the audit: nothing can have been played after it.
    pub today: Date,
}

impl Reporter for HandIn {
    type Batch = HandedIn;

    fn batch(&self) -> HandedIn {
        HandedIn::default()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut HandedIn) {
        // What a fault of our own kept from being judged is left out; the run tells of it.
        if game.failed.is_none() {
            batch.games.push(GameEntry::of_game(game));
        }
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut HandedIn) {
        match &mut results.results {
            Results::Report(report) => {
                let left_out = LeftOut::from_findings(&results.findings);
                let games = GameEntry::of_report(
                    results.file,
                    report,
                    results.event,
                    &left_out,
                    self.strict_points,
                );
                batch.games.extend(games);
            }
            Results::Table(table) => {
                batch.table = Some(HandedTable {
                    file: results.file.to_owned(),
                    table: std::mem::take(table),
                    event: results.event.cloned(),
                    today: results.today,
                });
            }
        }
    }
}
