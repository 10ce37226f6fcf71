//! The rows of a table of results as entries. A row that cannot be read is complained of; where it names two players, it
//! stays as a game that cannot be rated.

use std::sync::Arc;

use crate::event::Event;
use crate::fact::Fact;
use crate::facts;
use crate::laws::PgnDate;
use crate::lists::complaint::Complaint;
use crate::lists::identify::PlayerClaim;
use crate::notation::results_table::{ResultsTable, TablePlayer};
use crate::rating::contest::GameOutcome;
use crate::rules::headers::rating_tag::{HIGHEST, LOWEST};

use super::{GameEntry, PlayerEntry, TournamentEntry, id_of, rating_of};

facts! {
    /// What is wrong in a row that can be used without it.
    pub enum RowComplaint {
        Date = "table-date" { read: String, fault: Fact },
        Rating = "table-rating" { column: &'static str, read: String, lowest: u32, highest: u32 },
    }
}

impl GameEntry {
    /// The games of a table, which count as played, one after the other: a table may hold a million.
    pub fn of_table(
        file: &str,
        table: ResultsTable,
        event: Option<&Event>,
        complaints: &mut Vec<Complaint>,
        mut take: impl FnMut(GameEntry),
    ) {
        for fault in table.faults {
            complaints.push(Complaint::new(file, Some(fault.line), fault.what));
        }
        let tournament = TournamentEntry::new(file.to_owned(), "", None, event);
        let tournament = Arc::new(tournament);
        let file: Arc<str> = file.into();
        for (row, number) in table.rows.into_iter().zip(1..) {
            let mut barred = None;
            let outcome = match row.result {
                Ok(result) => GameOutcome::from_result(result),
                Err(why) => {
                    let why = Fact::from(why);
                    complaints.push(Complaint::new(&file, Some(row.line), why.clone()));
                    barred = Some(why);
                    GameOutcome::Unfinished
                }
            };
            let day = match PgnDate::parse(&row.date) {
                Ok(day) => day,
                Err(_) if row.date.is_empty() => None,
                Err(fault) => {
                    let what = RowComplaint::Date {
                        read: row.date.clone(),
                        fault: fault.into(),
                    };
                    complaints.push(Complaint::new(&file, Some(row.line), what));
                    None
                }
            };
            for (column, player) in [("white_elo", &row.white), ("black_elo", &row.black)] {
                let rating = player.rating.trim();
                if !matches!(rating, "" | "-") && rating_of(rating).is_none() {
                    let what = RowComplaint::Rating {
                        column,
                        read: rating.to_owned(),
                        lowest: LOWEST,
                        highest: HIGHEST,
                    };
                    complaints.push(Complaint::new(&file, Some(row.line), what));
                }
            }
            take(GameEntry {
                file: Arc::clone(&file),
                number,
                round: row.round,
                date: row.date,
                day,
                tournament: Arc::clone(&tournament),
                white: table_player(row.white, row.line),
                black: table_player(row.black, row.line),
                submitted: outcome.clone(),
                audited: outcome,
                findings: Vec::new(),
                barred,
                control: None,
            });
        }
    }
}

fn table_player(player: TablePlayer, line: u64) -> PlayerEntry {
    PlayerEntry {
        claim: PlayerClaim {
            name: player.name,
            id: id_of(&player.id),
            rating: rating_of(&player.rating),
            ..PlayerClaim::default()
        },
        line,
        ..PlayerEntry::default()
    }
}
