//! Who a player of a game is among those whom the report names: by ID, else by the name in any spelling. Several may fit; then
//! the pairing tells, or nobody does.

use std::collections::HashMap;

use crate::lists::names::{Name, NameStrength};
use crate::lists::rating_list::plain_id;
use crate::rating::entries::PlayerEntry;
use crate::steps;

/// The players of a report, each once, by their places.
pub(super) struct Roster<'r> {
    pub(super) players: Vec<&'r PlayerEntry>,
    names: Vec<Name>,
    by_id: HashMap<&'r str, usize>,
    by_name: HashMap<(&'r str, Option<u32>), usize>,
    by_key: HashMap<String, Vec<usize>>,
    /// Who was looked up before, by ID and name.
    known: HashMap<(String, String), Vec<usize>>,
}

impl<'r> Roster<'r> {
    pub(super) fn new(players: impl Iterator<Item = &'r PlayerEntry>) -> Roster<'r> {
        let mut roster = Roster {
            players: Vec::new(),
            names: Vec::new(),
            by_id: HashMap::new(),
            by_name: HashMap::new(),
            by_key: HashMap::new(),
            known: HashMap::new(),
        };
        for player in players.filter(|player| player.missing.is_none()) {
            if roster.place(player).is_none() {
                roster.add(player);
            }
        }
        roster
    }

    fn add(&mut self, player: &'r PlayerEntry) {
        let place = self.players.len();
        let name = Name::parse(&player.claim.name);
        for key in name.keys() {
            let places = self.by_key.entry(key).or_default();
            if places.last() != Some(&place) {
                places.push(place);
            }
        }
        match plain_id(&player.claim.id) {
            "" => self
                .by_name
                .insert((&player.claim.name, player.namesake), place),
            id => self.by_id.insert(id, place),
        };
        self.names.push(name);
        self.players.push(player);
    }

    /// The place of a player of the report itself.
    pub(super) fn place(&self, player: &PlayerEntry) -> Option<usize> {
        match plain_id(&player.claim.id) {
            "" => self.by_name.get(&(&*player.claim.name, player.namesake)),
            id => self.by_id.get(id),
        }
        .copied()
    }

    /// Whom a player of a game may be: the one with his ID; else those whose name is his, word for word before any other
    /// spelling. Where ID and name speak of two, it is one of both, and the pairing tells.
    pub(super) fn candidates(&mut self, player: &PlayerEntry) -> Vec<usize> {
        let id = plain_id(&player.claim.id);
        let key = (id.to_owned(), player.claim.name.clone());
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let found = match self.by_id.get(id) {
            Some(place) if !id.is_empty() => {
                let mut found = vec![*place];
                if !self.may_be(*place, &player.claim.name) {
                    found.extend(self.by_spelling(&player.claim.name));
                }
                found
            }
            _ => self.by_spelling(&player.claim.name),
        };
        self.known.insert(key, found.clone());
        found
    }

    fn by_spelling(&self, written: &str) -> Vec<usize> {
        let name = Name::parse(written);
        let mut exact = Vec::new();
        let mut loose = Vec::new();
        let mut places: Vec<usize> = name
            .keys()
            .filter_map(|key| self.by_key.get(&key))
            .flatten()
            .copied()
            .collect();
        places.sort_unstable();
        places.dedup();
        for place in places {
            steps::count(1);
            let other = &self.names[place];
            let fit = name.fits(other);
            if fit.is_some_and(|fit| fit.strength == NameStrength::Exact) {
                exact.push(place);
            } else if name.may_be(other) {
                loose.push(place);
            }
        }
        if exact.is_empty() { loose } else { exact }
    }

    /// Whether a written name can be that of a player.
    pub(super) fn may_be(&self, place: usize, written: &str) -> bool {
        written.is_empty() || self.names[place].may_be(&Name::parse(written))
    }
}
