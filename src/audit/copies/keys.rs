//! The keys by which games that may be copies are found. A key only says where to look: what is found there is held against
//! the game itself (`relation`), so two games that share a key by chance do no harm.

use crate::board::{Color, Move};
use crate::lists::names::Name;
use crate::notation::words::event_words::{NumberedRound, folded};
use crate::replay::moves_hash::{hash_of_moves, mixed, mixed_text};

use super::card::Card;

/// From so many plies on, the same moves are worth a look whoever is said to have played them.
pub const LONG: u32 = 60;
/// The opening by which games of one pairing are compared.
const OPENING: usize = 10;

/// The keys of a game; 0 where it has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// By what the game may be found again: its moves, the pairing with the opening, and each player in the round, by his
    /// surname and by his ID.
    pub found_by: [u64; 6],
    pub players: [PlayerKeys; 2],
}

/// How a player is known to the family of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerKeys {
    /// This spelling of him.
    pub spelling: u64,
    /// Him, by ID or by surname in an event.
    pub person: u64,
}

impl Keys {
    /// Pairing and opening.
    pub fn opening(&self) -> u64 {
        let [_, opening, ..] = self.found_by;
        opening
    }

    /// The player of a side in the round of the event, by his surname.
    pub fn in_round(&self, side: Color) -> u64 {
        let [_, _, white, black, ..] = self.found_by;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// The player of a side in the round of the event, by his ID.
    pub fn id_in_round(&self, side: Color) -> u64 {
        let [.., white, black] = self.found_by;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// Whether a player of one game, by his surname or by his ID, is a player of the other in the same round.
    pub fn shares_round_with(&self, other: &Keys) -> bool {
        let [_, _, own @ ..] = self.found_by;
        let [_, _, others @ ..] = other.found_by;
        own.iter().any(|key| *key != 0 && others.contains(key))
    }

    /// `whole` is the hash of all moves.
    pub fn of(card: &Card<'_>, whole: u64, moves: &[Move], names: &mut Names) -> Keys {
        let surnames = card.players.map(|player| names.surname(player.name));
        let both = mixed(mixed(1, surnames[0]), surnames[1]);
        let has_both = surnames.iter().all(|surname| *surname != 0);
        let by_moves = match moves.len() as u32 {
            plies if plies >= LONG => mixed(2, whole),
            _ => 0,
        };
        let opening = &moves[..moves.len().min(OPENING)];
        let by_opening = match has_both && !opening.is_empty() {
            true => mixed(both, hash_of_moves(card.start, opening)),
            false => 0,
        };
        let event = names.event(card.event);
        let round = main_round(card.round).filter(|_| event != 0);
        let by_round = surnames.map(|surname| match round {
            Some(round) if surname != 0 => mixed(mixed(mixed(3, event), u64::from(round)), surname),
            _ => 0,
        });
        let by_id_in_round = card.players.map(|player| match (round, id(player.id)) {
            (Some(round), Some(id)) => {
                let of_event = mixed(mixed(11, event), u64::from(round));
                mixed_text(of_event, id.as_bytes())
            }
            _ => 0,
        });
        let [white, black] = by_round;
        let [white_id, black_id] = by_id_in_round;
        let players = [Color::White, Color::Black].map(|side| {
            let player = card.player(side);
            let of_id = id(player.id).map(|id| mixed_text(4, id.as_bytes()));
            let in_event = (event != 0).then(|| mixed(mixed(5, event), surnames[side as usize]));
            match (surnames[side as usize], of_id.or(in_event)) {
                (0, _) | (_, None) => PlayerKeys::default(),
                (_, Some(person)) => PlayerKeys {
                    spelling: mixed_text(mixed(6, person), player.name.as_bytes()),
                    person,
                },
            }
        });
        Keys {
            found_by: [by_moves, by_opening, white, black, white_id, black_id],
            players,
        }
    }
}

/// What was worked out of names and events, which come again and again.
pub struct Names {
    /// The hash of a name, and the key of its surname.
    surnames: Vec<(u64, u64)>,
    /// The event of the game before.
    event: (String, u64),
}

/// More than so many are not kept.
const KEPT: usize = 32_768;

impl Default for Names {
    fn default() -> Names {
        Names {
            surnames: vec![(0, 0); KEPT],
            event: (String::new(), 0),
        }
    }
}

impl Names {
    /// The surname, or what is taken for it where there is no comma: the longest word. 0 if nobody is named.
    fn surname(&mut self, name: &str) -> u64 {
        let hash = mixed_text(9, name.as_bytes());
        let slot = (hash % KEPT as u64) as usize;
        let (known, surname) = self.surnames[slot];
        if known == hash {
            return surname;
        }
        let surname = match is_nobody(name) {
            true => 0,
            false => surname_of(name).map_or(0, |surname| mixed_text(7, surname.as_bytes())),
        };
        self.surnames[slot] = (hash, surname);
        surname
    }

    fn event(&mut self, event: &str) -> u64 {
        if self.event.0 != event {
            let folded = folded(event);
            let key = match folded.is_empty() {
                true => 0,
                false => mixed_text(8, folded.as_bytes()),
            };
            self.event = (event.to_owned(), key);
        }
        self.event.1
    }
}

pub fn surname_of(name: &str) -> Option<String> {
    let parsed = Name::parse(name);
    match name.contains(',') {
        true => parsed.key(),
        // Of several longest ones the last in the alphabet, so that the order does not count.
        false => parsed.keys().max_by_key(|word| (word.len(), word.clone())),
    }
}

/// `?`, `NN`, `N.N.`, `BYE`: no person is named.
pub fn is_nobody(name: &str) -> bool {
    let letters = name.chars().filter(|sign| sign.is_alphanumeric());
    let letters = letters.map(|sign| sign.to_ascii_lowercase());
    let nobody = ["", "nn", "bye", "unknown", "anonymous", "noplayer", "xxx"];
    nobody.iter().any(|word| letters.clone().eq(word.chars()))
}

/// An ID that says something.
pub fn id(id: &str) -> Option<&str> {
    let id = id.trim().trim_start_matches('0');
    let is_number = !id.is_empty() && id.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then_some(id)
}

/// `3` of `3`, `03` and `3.12`.
pub fn main_round(round: &str) -> Option<u32> {
    let round = NumberedRound::read(round)?.main;
    (round > 0).then_some(round)
}
