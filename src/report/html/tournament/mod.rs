//! The page of tournaments, `tournament.html`: the standings with the derivation of every number as `standings --explain`
//! prints it, the crosstable, and the pairings of each round, with what the rules say of them where they were judged.

mod pairings;
mod shell;
mod store;

use super::frame::ROOM;
use crate::audit::Account;
use crate::fact::Fact;
use crate::report::RankedTournament;

/// The name of the page of tournaments.
pub const TOURNAMENT_PAGE: &str = "tournament.html";

/// What is told of the run.
pub struct TournamentRun<'r> {
    pub version: &'static str,
    /// The flags that bear on what was reckoned, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    pub account: &'r Account,
    /// What is wrong with the input.
    pub complaints: Vec<Fact>,
    /// How rules were chosen, what was annulled, what else a reader must know.
    pub notes: Vec<Fact>,
    /// Inputs that could not be read, in words.
    pub errors: Vec<Fact>,
}

/// The page as text.
pub fn tournament_page(ranked: &[RankedTournament], run: &TournamentRun<'_>) -> String {
    shell::page(ranked, run, ROOM)
}

/// Everything that says a text of the page.
#[cfg(test)]
pub(super) fn sources() -> impl Iterator<Item = &'static str> {
    shell::SCRIPT.into_iter().chain([include_str!("shell.rs")])
}
