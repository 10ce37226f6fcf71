//! Where each player stands on the list of his team: in the event file (`[[team.list]]`), by name or ID, else in the line of
//! the team in a report. Games alone give no list.

use std::collections::{HashMap, HashSet};

use crate::event::{TeamList, TeamRules};
use crate::lists::officer::exact;
use crate::lists::rating_list::plain_id;
use crate::tournament::Tournament;

/// For each team its list, where there is one.
pub(super) struct Lists {
    of_team: Vec<Option<Listing>>,
}

/// The list that a team takes its players from.
pub(super) struct Listing {
    /// Its place among the teams of the list: nought is the highest.
    pub level: usize,
    /// The teams of the list.
    pub teams: Vec<String>,
    /// Whether the list is the event file's, so that it is known who belongs to a higher team.
    pub is_of_club: bool,
    /// How many players it has.
    pub length: usize,
    /// By their places among the tournament's players.
    entries: HashMap<usize, Entry>,
}

/// A line of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its place from the top, from nought.
    pub place: usize,
    /// The number: a player with "5 bis" has 5, like the one before him.
    pub number: u32,
    pub is_bis: bool,
}

impl Entry {
    /// `5`, `5 bis`
    pub fn shown(self) -> String {
        match self.is_bis {
            true => format!("{} bis", self.number),
            false => self.number.to_string(),
        }
    }
}

impl Lists {
    pub fn of(tournament: &Tournament, rules: &TeamRules) -> Lists {
        let of_team = |(place, team): (usize, &crate::tournament::Team)| {
            let is_own = |name: &String| exact(name) == exact(&team.name);
            let of_club = rules.lists.iter().find_map(|list| {
                let level = list.teams.iter().position(is_own)?;
                Some(of_club(tournament, place, list, level))
            });
            of_club.or_else(|| {
                tournament
                    .has_start_numbers
                    .then(|| of_report(&team.players, &team.name))
            })
        };
        Lists {
            of_team: tournament.teams.iter().enumerate().map(of_team).collect(),
        }
    }

    pub fn of_team(&self, team: usize) -> Option<&Listing> {
        self.of_team.get(team)?.as_ref()
    }

    /// Whether there is none at all.
    pub fn is_empty(&self) -> bool {
        self.of_team.iter().all(Option::is_none)
    }
}

fn of_club(tournament: &Tournament, team: usize, list: &TeamList, level: usize) -> Listing {
    let mut by_name: HashMap<String, Entry> = HashMap::new();
    let mut by_id: HashMap<&str, Entry> = HashMap::new();
    let mut number = 0;
    for (place, name) in list.players.iter().enumerate() {
        let is_bis = list.bis.contains(name);
        number += u32::from(!is_bis);
        let entry = Entry {
            place,
            number,
            is_bis,
        };
        by_name.entry(exact(name)).or_insert(entry);
        by_id.entry(plain_id(name)).or_insert(entry);
    }
    let players = &tournament.teams[team].players;
    let name = |player: usize| exact(&tournament.players[player].name);
    // A name that two people of the team have says nothing of either.
    let mut owners: HashMap<String, HashSet<usize>> = HashMap::new();
    for &player in players {
        let person = tournament.players[player].same_as.unwrap_or(player);
        owners.entry(name(player)).or_default().insert(person);
    }
    let of_player = |player: usize| {
        let own = by_id.get(&*tournament.players[player].id);
        let is_alone = |name: &String| owners.get(name).is_some_and(|owners| owners.len() == 1);
        let named = || by_name.get(&Some(name(player)).filter(is_alone)?);
        own.or_else(named).copied()
    };
    Listing {
        level,
        teams: list.teams.clone(),
        is_of_club: true,
        length: list.players.len(),
        entries: players
            .iter()
            .filter_map(|player| Some((*player, of_player(*player)?)))
            .collect(),
    }
}

fn of_report(players: &[usize], team: &str) -> Listing {
    let entry = |(place, player): (usize, &usize)| {
        let entry = Entry {
            place,
            number: place as u32 + 1,
            is_bis: false,
        };
        (*player, entry)
    };
    Listing {
        level: 0,
        teams: vec![team.to_owned()],
        is_of_club: false,
        length: players.len(),
        entries: players.iter().enumerate().map(entry).collect(),
    }
}

impl Listing {
    pub fn entry(&self, player: usize) -> Option<Entry> {
        self.entries.get(&player).copied()
    }

    /// The highest number of a regular of this team, in teams of so many boards.
    pub fn last_regular(&self, boards: u32) -> u32 {
        (self.level as u32 + 1) * boards
    }

    /// The higher team of which he is a regular, in teams of so many boards.
    pub fn higher_team(&self, entry: Entry, boards: u32) -> Option<&str> {
        let level = (entry.number.max(1) - 1) / boards.max(1);
        let name = self.teams.get(level as usize)?;
        ((level as usize) < self.level).then_some(name)
    }
}
