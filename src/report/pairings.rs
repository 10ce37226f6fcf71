//! The reports of `arbiter pairings`: every pairing with its verdict, and the counts of each tournament.

use crate::tournament::Tournament;
use crate::tournament::pairings::{JudgedPairings, PairingVerdict};

use super::files::ReportError;
use super::reports::Reports;
use super::rows::{AnyRow, PairingRow, ReportTable, pairing_columns};
use super::summary_json::SummedPairings;
use super::words::Words;

/// A tournament with its pairings judged.
pub struct CheckedTournament {
    pub tournament: Tournament,
    pub judged: JudgedPairings,
}

/// Everything that a run of `pairings` has to tell.
pub struct PairingsReports<'r> {
    pub checked: &'r [CheckedTournament],
}

impl CheckedTournament {
    /// How a side of a pairing is called: a player, or a team.
    pub fn name(&self, side: usize) -> &str {
        match self.judged.is_of_teams(&self.tournament) {
            true => &self.tournament.teams[side].name,
            false => &self.tournament.players[side].name,
        }
    }

    pub fn summed(&self) -> SummedPairings {
        let (tournament, judged) = (&self.tournament, &self.judged);
        SummedPairings {
            name: tournament.name.clone(),
            file: tournament.file.to_string(),
            start: tournament.start.map(|day| day.to_string()),
            system: judged.system.word(),
            players: tournament.players.len() as u64,
            teams: tournament.teams.len() as u64,
            rounds: tournament.played,
            pairings: judged.rows.len() as u64,
            correct: judged.count(PairingVerdict::Correct),
            wrong: judged.count(PairingVerdict::Wrong),
            undecidable: judged.count(PairingVerdict::Undecidable),
        }
    }
}

impl PairingsReports<'_> {
    fn several(&self) -> bool {
        self.checked.len() > 1
    }

    /// Tells the reports which columns there are: before they are begun.
    pub fn name_columns(&self, reports: &mut Reports) {
        let columns = pairing_columns(self.several());
        reports.name_columns(ReportTable::Pairings, &columns);
    }

    pub fn write(&self, reports: &mut Reports) -> Result<(), ReportError> {
        let mut rows = reports.row_maker().rows();
        for checked in self.checked {
            let title = Words::chosen().tell(&checked.tournament.title().into());
            let title = self.several().then_some(&*title);
            for row in &checked.judged.rows {
                let row = PairingRow::new(row, |side| checked.name(side), title);
                rows.add(AnyRow::Pairing(&row));
            }
        }
        reports.write(rows)
    }
}
