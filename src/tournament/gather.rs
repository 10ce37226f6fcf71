//! What the audit hands over on the way, in the order of the input: games as entries, reports and tables whole.

use std::sync::Arc;

use crate::audit::{JudgedGame, JudgedResults, Reporter, Results};
use crate::event::Event;
use crate::notation::trf::Report;
use crate::rating::entries::{GameEntry, HandedTable, other_tag};

/// Takes games and results as they pass.
pub struct Gather;

/// A game with what its tags say of its place in the tournament.
#[derive(Clone, Debug)]
pub struct HandedGame {
    pub entry: GameEntry,
    pub board: Option<u32>,
    /// White's, then Black's.
    pub titles: [String; 2],
    pub teams: [String; 2],
    /// A part of the event with standings of its own.
    pub section: String,
    pub event: Option<Arc<Event>>,
    /// The event's tie-break game, known by its time control.
    pub is_tie_break: bool,
}

/// A report with its file.
pub struct HandedReport {
    pub file: String,
    pub report: Report,
    pub event: Option<Arc<Event>>,
}

#[derive(Default)]
pub struct Gathered {
    pub games: Vec<HandedGame>,
    pub reports: Vec<HandedReport>,
    pub tables: Vec<HandedTable>,
    /// Regulations that were met, each once.
    events: Vec<Arc<Event>>,
}

impl Gathered {
    pub fn append(&mut self, other: Gathered) {
        self.games.extend(other.games);
        self.reports.extend(other.reports);
        self.tables.extend(other.tables);
    }

    fn shared(&mut self, event: Option<&Event>) -> Option<Arc<Event>> {
        let event = event?;
        let known = self.events.iter().find(|known| known.as_ref() == event);
        let known = known.cloned();
        Some(known.unwrap_or_else(|| {
            let event = Arc::new(event.clone());
            self.events.push(Arc::clone(&event));
            event
        }))
    }
}

impl Reporter for Gather {
    type Batch = Gathered;

    fn batch(&self) -> Gathered {
        Gathered::default()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Gathered) {
        if game.failed.is_some() {
            return;
        }
        let board = other_tag(game, &["Board", "BoardNumber", "Table"]);
        let event = batch.shared(game.case.event);
        batch.games.push(HandedGame {
            entry: GameEntry::of_game(game),
            board: board.parse().ok().filter(|board| *board > 0),
            titles: [["WhiteTitle"], ["BlackTitle"]].map(|tag| other_tag(game, &tag)),
            teams: [["WhiteTeam"], ["BlackTeam"]].map(|tag| other_tag(game, &tag)),
            section: other_tag(game, &["Section"]),
            event,
            is_tie_break: game.case.event.is_some_and(|event| event.is_of_tie_break),
        });
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut Gathered) {
        let event = batch.shared(results.event);
        let file = results.file.to_owned();
        match &mut results.results {
            Results::Report(report) => batch.reports.push(HandedReport {
                file,
                report: std::mem::take(&mut **report),
                event,
            }),
            Results::Table(table) => batch.tables.push(HandedTable {
                file,
                table: std::mem::take(table),
                event: results.event.cloned(),
                today: results.today,
            }),
        }
    }
}
