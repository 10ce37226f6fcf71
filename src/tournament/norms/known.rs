//! What the officer's file of players (`--players`) says of the players of a tournament: each is the row of his ID, else the
//! only row of exactly his name.

use std::collections::HashMap;

use crate::fact::Fact;
use crate::facts;
use crate::lists::officer::{Officer, OfficerRow, exact_person};
use crate::lists::standing::Category;
use crate::tournament::Tournament;

facts! {
    /// Why something that the rules ask about a player is not known.
    pub enum NotKnown {
        NoFile = "norms-no-file" { name: String },
        NotInFile = "norms-not-in-file" { name: String },
        /// Several rows have his name, or several players the row's.
        SeveralRows = "norms-several-rows" { name: String },
        NoCategory = "norms-no-category" { name: String },
        CategoryUnread = "norms-category-unread" { name: String, read: String },
        RatingUnread = "norms-rating-unread" { name: String },
    }

    /// A run by the Catalan rules without the file.
    pub struct NeedsPlayers = "norms-needs-players" {}
}

/// The row of a player.
#[derive(Copy, Clone)]
pub enum Found<'o> {
    NoFile,
    Nobody,
    Several,
    Row(&'o OfficerRow),
}

/// For each player of a tournament, who he is in the file.
pub struct Known<'o> {
    found: Vec<Found<'o>>,
    names: Vec<String>,
}

impl<'o> Known<'o> {
    pub fn new(tournament: &Tournament, officer: Option<&'o Officer>) -> Known<'o> {
        let mut namesakes: HashMap<String, u32> = HashMap::new();
        for player in &tournament.players {
            *namesakes.entry(exact_person(&player.name)).or_default() += 1;
        }
        let find = |id: &str, name: &str| {
            let Some(officer) = officer else {
                return Found::NoFile;
            };
            if let Some(row) = officer.by_id(id).filter(|_| !id.is_empty()) {
                return Found::Row(row);
            }
            // Another ID is another person.
            let may_be = |row: &&OfficerRow| id.is_empty() || row.id.is_empty();
            let rows = officer.by_name(name);
            let rows: Vec<&OfficerRow> = rows.into_iter().filter(may_be).collect();
            match rows[..] {
                [] => Found::Nobody,
                [row] if !name.is_empty() && namesakes[&exact_person(name)] == 1 => Found::Row(row),
                _ => Found::Several,
            }
        };
        let players = tournament.players.iter();
        Known {
            found: players
                .clone()
                .map(|player| find(&player.id, &player.name))
                .collect(),
            names: players.map(|player| player.name.clone()).collect(),
        }
    }

    /// Whether there is a file at all.
    pub fn has_file(&self) -> bool {
        !self
            .found
            .iter()
            .all(|found| matches!(found, Found::NoFile))
    }

    pub fn found(&self, player: usize) -> Found<'o> {
        self.found[player]
    }

    pub fn row(&self, player: usize) -> Option<&'o OfficerRow> {
        match self.found[player] {
            Found::Row(row) => Some(row),
            _ => None,
        }
    }

    pub fn category(&self, player: usize) -> Result<Category, Fact> {
        let category = self.row(player).and_then(|row| row.standing.category);
        category.ok_or_else(|| self.why(player).into())
    }

    /// Why the file does not say it.
    pub fn why(&self, player: usize) -> NotKnown {
        let name = self.names[player].clone();
        match self.found[player] {
            Found::NoFile => NotKnown::NoFile { name },
            Found::Nobody => NotKnown::NotInFile { name },
            Found::Several => NotKnown::SeveralRows { name },
            Found::Row(row) if row.fault.is_some() => NotKnown::RatingUnread { name },
            Found::Row(row) => match row.standing.unread_category.clone() {
                Some(read) => NotKnown::CategoryUnread { name, read },
                None => NotKnown::NoCategory { name },
            },
        }
    }
}
