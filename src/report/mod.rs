//! Reports: judged games and counts come in, rows and pictures of them go out: CSV, JSON, the terminal; scores go out as PGN.
//! Nothing is decided here, and nothing that came from the input is trusted: text that a spreadsheet would
//! run is defused, and control characters never reach a terminal.

mod checkpoints;
mod crosschecked;
mod durable;
mod files;
mod folder;
mod formats;
mod found_rows;
pub mod html;
mod judged_rows;
pub mod legislation;
#[cfg(feature = "cli")]
pub mod new_list;
mod normalised;
mod open_findings;
mod pairings;
mod paper;
pub mod pgn;
mod pgn_file;
mod ratings;
mod reconciled;
mod reports;
mod rows;
mod shown;
mod snippet;
mod standings;
mod summary_json;
#[cfg(feature = "arrow")]
mod tables;
mod temporary;
#[cfg(feature = "cli")]
pub mod terminal;
mod visible;
mod whole_file;
pub mod words;

pub use checkpoints::Checkpoints;
pub use crosschecked::Crosschecked;
pub use files::{ReportError, Target};
pub use folder::Leftover;
pub use formats::{
    Cells, CsvForm, FORMATS, KnownFormat, Meaning, PLAIN_CSV, Punctuation, WrittenSoFar, each_cell,
};
pub use found_rows::FoundRows;
pub use judged_rows::{JudgedBatch, JudgedRows};
pub use normalised::Normaliser;
pub use open_findings::OpenFindingsFile;
pub use pairings::{CheckedTournament, PairingsReports};
pub use paper::on_paper;
pub use pgn_file::PgnFile;
pub use ratings::Ratings;
pub use reconciled::{ReconcileReports, reconciled_pgn};
pub use reports::{Reports, Rows};
pub use rows::{GameRow, ReportTable};
pub use shown::{Showing, ShownFindings};
pub use snippet::Snippet;
pub use standings::{RankedTournament, StandingsReports};
#[cfg(feature = "arrow")]
pub use summary_json::Counts;
pub use summary_json::{
    CROSSCHECK_SUMMARY, CrosscheckRun, PAIRINGS_SUMMARY, PairingsRun, RATING_SUMMARY, RateRun,
    RunOptions, RunSummary, STANDINGS_SUMMARY, SUMMARY, StandingsRun, Times as RunTimes,
    TournamentsRead, summary_text,
};
#[cfg(feature = "arrow")]
pub use tables::{MemoryTable, MemoryTables};
pub use temporary::{can_be_resumed, end_program};
pub use visible::visible;

use crate::fact::FactShape;

/// What an error of the reports or of the command line says, if it is one of ours.
pub fn fact_of(error: &(dyn std::error::Error + 'static)) -> Option<crate::fact::Fact> {
    let fact = files::fact_of(error);
    #[cfg(feature = "cli")]
    let fact = fact.or_else(|| terminal::fact_of(error));
    fact
}

/// What reports themselves say.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    files::Remedy::SHAPES,
    files::ReportError::SHAPES,
    folder::Leftover::SHAPES,
    legislation::TableMark::SHAPES,
    legislation::EditionFact::SHAPES,
    normalised::NotWritten::SHAPES,
    normalised::ToldOfGame::SHAPES,
    paper::Paper::SHAPES,
    standings::StandingsPaper::SHAPES,
    #[cfg(feature = "cli")]
    terminal::Said::SHAPES,
    #[cfg(feature = "cli")]
    terminal::Answer::SHAPES,
    #[cfg(feature = "cli")]
    terminal::OfPosition::SHAPES,
    #[cfg(feature = "cli")]
    terminal::Refusal::SHAPES,
];
