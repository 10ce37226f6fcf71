//! How the findings of a rule lie in the events of a run: a rule that fires in every game of an event is one slip of its
//! organiser, and told as one. Events are known by their names; beyond a number of them nobody counts, so that memory stays
//! flat.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::replay::moves_hash::mixed_text;

use serde::{Deserialize, Serialize};

use super::summary::Summary;

/// So many events are told apart.
const MOST_EVENTS: usize = 4096;

/// The name of an event, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EventKey(u64);

impl EventKey {
    pub fn of(name: &str) -> EventKey {
        EventKey(mixed_text(0, name.as_bytes()))
    }
}

/// A key is a hash already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = mixed_text(self.0, bytes);
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Games by event.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct EventCounts {
    games: HashMap<EventKey, u64, BuildHasherDefault<AsItIs>>,
    /// There were more events than are told apart.
    overflowed: bool,
}

impl EventCounts {
    pub fn add(&mut self, event: EventKey, games: u64) {
        let has_room = self.games.len() < MOST_EVENTS;
        match self.games.get_mut(&event) {
            Some(count) => *count += games,
            None if has_room => {
                self.games.insert(event, games);
            }
            None => self.overflowed = true,
        }
    }

    pub fn merge(&mut self, other: EventCounts) {
        self.overflowed |= other.overflowed;
        for (event, games) in other.games {
            self.add(event, games);
        }
    }
}

/// What one rule has found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct RuleTally {
    pub findings: u64,
    /// Games in which it found something.
    pub games: u64,
    events: EventCounts,
    /// The game counted last: a rule may find several things in one.
    last_game: u64,
}

impl RuleTally {
    /// Counts a finding in the game of that number.
    pub fn add(&mut self, game: u64, event: EventKey) {
        self.findings += 1;
        if self.last_game != game {
            self.last_game = game;
            self.games += 1;
            self.events.add(event, 1);
        }
    }

    /// Adds what was counted in other games.
    pub fn merge(&mut self, other: RuleTally) {
        self.findings += other.findings;
        self.games += other.games;
        self.events.merge(other.events);
    }

    /// In how many events it fired in every game, if there are no others in which it fired.
    pub fn whole_events(&self, summary: &Summary) -> Option<u64> {
        let (own, all) = (&self.events, &summary.events);
        let is_whole = |(event, games): (&EventKey, &u64)| all.games.get(event) == Some(games);
        let known = !own.overflowed && !all.overflowed && !own.games.is_empty();
        (known && own.games.iter().all(is_whole)).then_some(own.games.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_that_fires_in_every_game_of_its_events_is_told_by_them() {
        let [open, club] = ["Open", "Club"].map(EventKey::of);
        let mut summary = Summary::default();
        summary.events.add(open, 3);
        summary.events.add(club, 2);
        let mut tally = RuleTally::default();
        for game in [1, 1, 2] {
            tally.add(game, open);
        }
        assert_eq!((tally.findings, tally.games), (3, 2));
        assert_eq!(tally.whole_events(&summary), None);
        let mut other = RuleTally::default();
        other.add(1, open);
        tally.merge(other);
        assert_eq!(tally.whole_events(&summary), Some(1));
        let mut in_club = RuleTally::default();
        in_club.add(2, club);
        tally.merge(in_club);
        assert_eq!(tally.whole_events(&summary), None);
    }

    #[test]
    fn beyond_a_number_of_events_nobody_counts() {
        let mut summary = Summary::default();
        let mut tally = RuleTally::default();
        for number in 0..=MOST_EVENTS as u64 {
            let event = EventKey::of(&number.to_string());
            summary.events.add(event, 1);
            tally.add(number + 1, event);
        }
        assert_eq!(summary.events.games.len(), MOST_EVENTS);
        assert_eq!(tally.whole_events(&summary), None);
    }
}
