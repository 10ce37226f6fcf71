//! The rows of a table of results as entries. A row that cannot be read is complained of; where it names two players, it
//! stays as a game that cannot be rated.

use std::sync::Arc;

use jiff::civil::Date;

use crate::fact::{Choice, Fact};
use crate::facts;
use crate::laws::{DateReading, PgnDate};
use crate::lists::complaint::Complaint;
use crate::lists::identify::PlayerClaim;
use crate::notation::results_table::TablePlayer;
use crate::rating::contest::GameOutcome;
use crate::rules::headers::rating_tag::{HIGHEST, LOWEST};

use super::{GameEntry, HandedTable, PlayerEntry, TournamentEntry, id_of, rating_of};

facts! {
    /// A table that ends with its header.
    pub struct EmptyTable = "table-empty" { file: String }

    /// What is wrong in a row that can be used without it.
    pub enum RowComplaint {
        Date = "table-date" { read: String, fault: Fact },
        /// Nobody knows which day it is, so it is left out.
        DateOpen = "table-date-open" { read: String, days: Choice },
        Rating = "table-rating" { column: &'static str, read: String, lowest: u32, highest: u32 },
    }
}

impl GameEntry {
    /// The games of a table, which count as played, one after the other: a table may hold a million.
    pub fn of_table(
        handed_in: HandedTable,
        complaints: &mut Vec<Complaint>,
        mut take: impl FnMut(GameEntry),
    ) {
        let HandedTable {
            file,
            table,
            event,
            today,
        } = handed_in;
        for fault in &table.faults {
            complaints.push(Complaint::new(&file, Some(fault.line), fault.what.clone()));
        }
        let tournament = TournamentEntry::new(file.clone(), "", None, event.as_ref());
        let tournament = Arc::new(tournament);
        let file: Arc<str> = file.into();
        let mut number = 0;
        // Rows of one day or round stand together: their words are kept once.
        let [mut round, mut date]: [Arc<str>; 2] = ["".into(), "".into()];
        table.each_row(|row| {
            number += 1;
            for (known, here) in [(&mut round, row.round), (&mut date, row.date)] {
                if **known != *here {
                    *known = here.into();
                }
            }
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
            let day = match day_of(row.date, today) {
                Ok(day) => day,
                Err(what) => {
                    complaints.push(Complaint::new(&file, Some(row.line), what));
                    None
                }
            };
            for (column, player) in [("white_elo", row.white), ("black_elo", row.black)] {
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
                round: Arc::clone(&round),
                date: Arc::clone(&date),
                day,
                tournament: Arc::clone(&tournament),
                white: table_player(row.white, row.line),
                black: table_player(row.black, row.line),
                submitted: outcome.clone(),
                audited: outcome,
                findings: Box::default(),
                decisive: Box::default(),
                has_moves: false,
                from_position: false,
                copy_of: None,
                barred,
                control: None,
            });
        });
    }
}

/// The day, month or year that a cell means.
fn day_of(cell: &str, today: Date) -> Result<Option<PgnDate>, RowComplaint> {
    let reading = match DateReading::read(cell, today) {
        Ok(Some(reading)) => reading,
        Ok(None) => return Ok(None),
        Err(_) if cell.is_empty() => return Ok(None),
        Err(fault) => {
            return Err(RowComplaint::Date {
                read: cell.to_owned(),
                fault: fault.into(),
            });
        }
    };
    match reading.certain() {
        None => Err(RowComplaint::DateOpen {
            read: cell.to_owned(),
            days: Choice(reading.spans().iter().map(|span| span.as_pgn()).collect()),
        }),
        day => Ok(day),
    }
}

fn table_player(player: TablePlayer<'_>, line: u64) -> PlayerEntry {
    PlayerEntry {
        claim: PlayerClaim {
            name: player.name.to_owned(),
            id: id_of(player.id),
            rating: rating_of(player.rating),
            ..PlayerClaim::default()
        },
        line,
        ..PlayerEntry::default()
    }
}
