//! Who is who within one tournament, which hangs together by itself: an ID is one person, and without one an exact name is.
//! No list is asked.

use std::collections::{BTreeMap, HashMap};

use crate::rating::entries::PlayerEntry;

use super::Player;

/// The people of a tournament, in the order in which they are met.
#[derive(Default)]
pub(super) struct People {
    pub(super) players: Vec<Player>,
    /// IDs under which several names stand, with the names.
    pub(super) variants: Vec<(String, Vec<String>)>,
    /// Names without an ID that are those of several people with one.
    pub(super) open: Vec<String>,
    by_id: HashMap<String, usize>,
    by_name: HashMap<String, usize>,
}

impl People {
    /// Everybody whom these entries name, and for each entry who it is.
    pub(super) fn of_entries<'e>(
        entries: impl Iterator<Item = &'e PlayerEntry> + Clone,
    ) -> (People, Vec<usize>) {
        let mut people = People::default();
        let mut names: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for entry in entries.clone().filter(|entry| !entry.claim.id.is_empty()) {
            let known = names.entry(&entry.claim.id).or_default();
            if !known.contains(&name(entry)) {
                known.push(name(entry));
            }
        }
        // To how many IDs a name belongs.
        let mut owners: HashMap<&str, Vec<&str>> = HashMap::new();
        for (id, known) in &names {
            for name in known {
                owners.entry(name).or_default().push(id);
            }
        }
        let met = entries.map(|entry| people.meet(entry, &owners)).collect();
        people.variants = names
            .into_iter()
            .filter(|(_, known)| known.iter().filter(|name| !name.is_empty()).count() > 1)
            .map(|(id, known)| {
                let known = known.into_iter().map(str::to_owned);
                (id.to_owned(), known.collect())
            })
            .collect();
        (people, met)
    }

    fn meet(&mut self, entry: &PlayerEntry, owners: &HashMap<&str, Vec<&str>>) -> usize {
        let (id, name) = (&*entry.claim.id, name(entry));
        let place = match (id, owners.get(name).map(Vec::as_slice)) {
            ("", Some([id])) => self.with_id(id),
            ("", of_several) => {
                let is_open = of_several.is_some() && !self.by_name.contains_key(name);
                if is_open {
                    self.open.push(name.to_owned());
                }
                self.with_name(name)
            }
            (id, _) => self.with_id(id),
        };
        let player = &mut self.players[place];
        let claim = &entry.claim;
        let fill = |known: &mut String, said: &str| {
            if known.is_empty() {
                said.clone_into(known);
            }
        };
        fill(&mut player.name, name);
        fill(&mut player.federation, &claim.federation);
        player.rating = player.rating.or(claim.rating);
        player.birth = player.birth.or(claim.birth);
        if player.line == 0 {
            player.line = entry.line;
        }
        let national = [("CAT", entry.rating_ca), ("ESP", entry.rating_es)];
        for (federation, rating) in national {
            if let Some(rating) = rating
                && player.national.iter().all(|(known, _)| known != federation)
            {
                player.national.push((federation.to_owned(), rating));
            }
        }
        place
    }

    fn with_id(&mut self, id: &str) -> usize {
        let players = &mut self.players;
        *self.by_id.entry(id.to_owned()).or_insert_with(|| {
            players.push(Player {
                id: id.to_owned(),
                ..Player::default()
            });
            players.len() - 1
        })
    }

    fn with_name(&mut self, name: &str) -> usize {
        let players = &mut self.players;
        *self.by_name.entry(name.to_owned()).or_insert_with(|| {
            players.push(Player::default());
            players.len() - 1
        })
    }
}

/// The name without blanks around it.
fn name(entry: &PlayerEntry) -> &str {
    entry.claim.name.trim()
}
