//! Rounds that say nothing. In some files every game of an event bears one round, and a simultaneous display is one round:
//! whoever has three opponents there on one day sits at no two boards by mistake.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::board::Color;
use crate::replay::moves_hash::{mixed, mixed_text};

use super::card::{Card, Deck};
use super::keys::Keys;

/// Whom the players of a deck meet in a round, by the players' names there and their opponents' surnames.
pub struct Opponents(HashMap<u64, Met>);

enum Met {
    One(u64),
    Two(u64, u64),
    Many,
}

impl Opponents {
    pub fn of(deck: &Deck) -> Opponents {
        let mut opponents = Opponents(HashMap::new());
        for (bytes, keys) in deck.iter().flatten() {
            if let Some(card) = Card::read(bytes) {
                for side in [Color::White, Color::Black] {
                    opponents.add(player(&card, keys, side), keys.in_round(side.opposite()));
                }
            }
        }
        opponents
    }

    fn add(&mut self, player: Option<u64>, opponent: u64) {
        let Some(player) = player.filter(|_| opponent != 0) else {
            return;
        };
        match self.0.entry(player) {
            Entry::Vacant(first) => {
                first.insert(Met::One(opponent));
            }
            Entry::Occupied(mut met) => {
                let more = match *met.get() {
                    Met::One(one) if one != opponent => Met::Two(one, opponent),
                    Met::Two(one, other) if one != opponent && other != opponent => Met::Many,
                    _ => return,
                };
                met.insert(more);
            }
        }
    }

    /// Whether one of the two who play has so many opponents in the round that it says nothing.
    pub fn tell_nothing(&self, card: &Card<'_>, keys: &Keys) -> bool {
        let has_many = |side| {
            let met = player(card, keys, side).and_then(|player| self.0.get(&player));
            matches!(met, Some(Met::Many))
        };
        [Color::White, Color::Black].into_iter().any(has_many)
    }
}

/// A player in a round of an event on a day.
fn player(card: &Card<'_>, keys: &Keys, side: Color) -> Option<u64> {
    let round = keys.in_round(side);
    let name = card.player(side).name.to_ascii_lowercase();
    let of_day = mixed_text(mixed(10, round), card.date.as_bytes());
    (round != 0).then(|| mixed_text(of_day, name.as_bytes()))
}
