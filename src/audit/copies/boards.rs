//! Rounds that say nothing. In some files every game of an event bears one round, and a simultaneous display is one round:
//! whoever has three games there on one day sits at no two boards by mistake, and three games of one pairing are a match and
//! no copies that contradict each other.

use std::cell::{Cell, OnceCell};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::board::Color;
use crate::replay::moves_hash::{mixed, mixed_text};
use crate::rules::archive::Met;

use super::card::{Card, Deck};
use super::keys::Keys;
use super::relation::{LIKELY_SAME, SURELY_SAME};

/// What the players of a deck have in a round of an event on a day.
#[derive(Default)]
pub struct Rounds {
    /// By the player's name, and by his ID: the surnames of his opponents.
    opponents: HashMap<u64, Seen>,
    /// By the player's name or ID and the round as it is written, and by pairing: how the games open.
    openings: HashMap<u64, Seen>,
}

/// What was seen so far; of more than two the number does not count.
enum Seen {
    One(u64),
    Two(u64, u64),
    Many,
}

impl Rounds {
    /// What all games of a deck say; or those alone that share a round of the event with a player of one game. All that is
    /// said of that game is said by them.
    fn of(deck: &Deck, game: Option<&Keys>) -> Rounds {
        let mut rounds = Rounds::default();
        let says_something = |keys: &Keys| game.is_none_or(|game| keys.shares_round_with(game));
        let cards = deck.iter().flatten();
        for (bytes, keys) in cards.filter(|(_, keys)| says_something(keys)) {
            if let Some(card) = Card::read(bytes) {
                for side in [Color::White, Color::Black] {
                    let opponent = keys.in_round(side.opposite());
                    for player in [player(&card, keys, side), holder(&card, keys, side)] {
                        see(&mut rounds.opponents, player, opponent);
                        let games = written_round(&card, player);
                        see(&mut rounds.openings, games, keys.opening());
                    }
                }
                see(&mut rounds.openings, pairing(&card, keys), keys.opening());
            }
        }
        rounds
    }

    /// Whether what was met may rest on the round at all.
    pub fn may_excuse(met: &Met) -> bool {
        match met {
            Met::TwoBoards { .. } => true,
            Met::Conflict {
                moves_differ: true,
                common,
                ..
            } => *common < SURELY_SAME,
            // The moves of a short draw are soon those of another game too.
            Met::Conflict {
                common,
                colours: false,
                ids: false,
                ..
            } => *common < LIKELY_SAME,
            _ => false,
        }
    }

    /// Whether what was met, which [may be excused](Self::may_excuse) or is a copy by its place alone, rests on a round that
    /// says nothing.
    fn excuse(&self, card: &Card<'_>, keys: &Keys, met: &Met) -> bool {
        let is_match = || is_many(&self.openings, pairing(card, keys));
        let is_pairing = matches!(met, Met::Conflict { .. } | Met::Copy { .. });
        self.has_many_boards(card, keys) || is_pairing && is_match()
    }

    fn has_many_boards(&self, card: &Card<'_>, keys: &Keys) -> bool {
        let has_many = |player| {
            is_many(&self.opponents, player) || is_many(&self.openings, written_round(card, player))
        };
        [Color::White, Color::Black]
            .into_iter()
            .any(|side| has_many(player(card, keys, side)) || has_many(holder(card, keys, side)))
    }
}

/// What a deck says of rounds, found out when somebody asks. Hardly anybody does, and then it is cheaper to look for the few
/// games that have something to say; where many ask, all is found out once.
pub struct RoundsOfDeck<'d> {
    deck: &'d Deck,
    asked: Cell<usize>,
    whole: OnceCell<Rounds>,
}

/// So many times it is looked for anew.
const ANEW: usize = 8;

impl<'d> RoundsOfDeck<'d> {
    pub fn new(deck: &'d Deck) -> RoundsOfDeck<'d> {
        RoundsOfDeck {
            deck,
            asked: Cell::new(0),
            whole: OnceCell::new(),
        }
    }

    /// As [`Rounds::excuse`] has it.
    pub fn excuse(&self, card: &Card<'_>, keys: &Keys, met: &Met) -> bool {
        self.asked.set(self.asked.get() + 1);
        match self.asked.get() <= ANEW {
            true => Rounds::of(self.deck, Some(keys)).excuse(card, keys, met),
            false => {
                let whole = self.whole.get_or_init(|| Rounds::of(self.deck, None));
                whole.excuse(card, keys, met)
            }
        }
    }
}

fn see(all: &mut HashMap<u64, Seen>, key: Option<u64>, what: u64) {
    let Some(key) = key.filter(|_| what != 0) else {
        return;
    };
    match all.entry(key) {
        Entry::Vacant(first) => {
            first.insert(Seen::One(what));
        }
        Entry::Occupied(mut seen) => {
            let more = match *seen.get() {
                Seen::One(one) if one != what => Seen::Two(one, what),
                Seen::Two(one, other) if one != what && other != what => Seen::Many,
                _ => return,
            };
            seen.insert(more);
        }
    }
}

fn is_many(all: &HashMap<u64, Seen>, key: Option<u64>) -> bool {
    matches!(key.and_then(|key| all.get(&key)), Some(Seen::Many))
}

/// A player in a round of an event on a day.
fn player(card: &Card<'_>, keys: &Keys, side: Color) -> Option<u64> {
    let round = keys.in_round(side);
    let name = card.player(side).name.to_ascii_lowercase();
    let of_day = mixed_text(mixed(10, round), card.date.as_bytes());
    (round != 0).then(|| mixed_text(of_day, name.as_bytes()))
}

/// Whoever has the player's ID, under any name, in a round of an event on a day.
fn holder(card: &Card<'_>, keys: &Keys, side: Color) -> Option<u64> {
    let round = keys.id_in_round(side);
    (round != 0).then(|| mixed_text(mixed(12, round), card.date.as_bytes()))
}

/// Two players, whoever has White.
fn pairing(card: &Card<'_>, keys: &Keys) -> Option<u64> {
    let [one, other] = [Color::White, Color::Black].map(|side| player(card, keys, side));
    let (one, other) = (one?, other?);
    written_round(card, Some(mixed(one.min(other), one.max(other))))
}

/// In the round as it is written: `3.1` and `3.2` are two games of a match.
fn written_round(card: &Card<'_>, key: Option<u64>) -> Option<u64> {
    Some(mixed_text(key?, card.round.as_bytes()))
}
