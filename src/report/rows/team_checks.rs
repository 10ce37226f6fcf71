//! `team_checks`: what the regulations of a team event say of it, and for each regulation how much was looked at (round 0).

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::report::words::Words;
use crate::tournament::Tournament;
use crate::tournament::regulations::TeamCheck;

use super::UntrustedText;
use super::standings::TOURNAMENT;

const COLUMNS: [&str; 8] = [
    "round",
    "team",
    "opponent",
    "board",
    "player",
    "regulation",
    "verdict",
    "reason",
];

/// The columns, with the tournament where there are several.
pub fn team_check_columns(several: bool) -> Vec<String> {
    let last = several.then_some(TOURNAMENT);
    COLUMNS.into_iter().chain(last).map(str::to_owned).collect()
}

#[derive(Default)]
pub struct TeamCheckRow<'a> {
    round: u32,
    team: UntrustedText<'a>,
    opponent: UntrustedText<'a>,
    board: Option<u32>,
    player: UntrustedText<'a>,
    regulation: &'a str,
    verdict: &'a str,
    reason: UntrustedText<'a>,
    tournament: Option<UntrustedText<'a>>,
}

impl<'a> TeamCheckRow<'a> {
    /// `title`: of the tournament, where there are several.
    pub fn new(
        tournament: &'a Tournament,
        check: &'a TeamCheck,
        title: Option<&'a str>,
    ) -> TeamCheckRow<'a> {
        let place = &check.place;
        let team = |team: Option<usize>| {
            UntrustedText::new(team.map_or("", |team| &*tournament.teams[team].name))
        };
        let player = place.player;
        TeamCheckRow {
            round: place.round,
            team: team(place.team),
            opponent: team(place.opponent),
            board: place.board,
            player: UntrustedText::new(
                player.map_or("", |player| &*tournament.players[player].name),
            ),
            regulation: check.regulation,
            verdict: check.verdict.word(),
            reason: UntrustedText::new(Words::chosen().tell(&check.reason)),
            tournament: title.map(UntrustedText::new),
        }
    }
}

impl Serialize for TeamCheckRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_map(None)?;
        row.serialize_entry("round", &self.round)?;
        row.serialize_entry("team", &self.team)?;
        row.serialize_entry("opponent", &self.opponent)?;
        row.serialize_entry("board", &self.board)?;
        row.serialize_entry("player", &self.player)?;
        row.serialize_entry("regulation", self.regulation)?;
        row.serialize_entry("verdict", self.verdict)?;
        row.serialize_entry("reason", &self.reason)?;
        if let Some(tournament) = &self.tournament {
            row.serialize_entry(TOURNAMENT, tournament)?;
        }
        row.end()
    }
}
