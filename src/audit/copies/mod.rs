//! Every game once: games are held against those that came before them. In come the cards of judged games, in the order of
//! the input; out comes what each of them is to an earlier game, for the rules of the family ARC. Nothing here reads a file
//! of games or makes a finding.
//!
//! Keys lead to the games that may be copies ([`keys`], [`index`]), their cards are taken from the [`shelf`] and compared
//! ([`relation`]). So memory holds at most 24 bytes for a game, whatever is known of it, and no accusation rests on a hash.

mod boards;
mod card;
mod index;
mod keys;
mod relation;
mod scratch;
mod shelf;

use std::io;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::board::Color;
use crate::facts;
use crate::lists::names::Name;
use crate::notation::words::event_words::folded;
use crate::rules::archive::{Earlier, Met, Renamed};

pub use card::{CardMaker, Deck};

use boards::{Rounds, RoundsOfDeck};
use card::{Card, CardPlayer};
use index::Index;
use keys::{Keys, id, is_nobody, surname_of};
use relation::{OtherPlayers, Relation, relation};
pub use scratch::Scratch;
use scratch::ScratchFile;
use shelf::Shelf;

/// Whether games are held against each other.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Duplicates {
    /// As long as there is room for what must be kept; where the disk refuses it, the run goes on without and says so.
    #[default]
    Auto,
    /// A run that has no room for it fails.
    Always,
    Never,
}

facts! {
    /// There is no room for what must be kept of games to hold later ones against them.
    #[derive(Serialize, Deserialize)]
    pub struct CopiesUnknown = "copies-unknown" { file: String, game: u64, cause: String }
}

/// All games met so far.
#[derive(Serialize, Deserialize)]
pub struct Copies {
    files: Vec<Arc<str>>,
    shelf: Shelf,
    index: Index,
    file: ScratchFile,
    /// Spellings met lately, so that most need no look into the index.
    lately: Vec<u64>,
    #[serde(skip)]
    found: Vec<u64>,
    #[serde(skip)]
    card: Vec<u8>,
}

const LATELY: usize = 1 << 12;

/// Of a surname in an event, so many spellings are told at the most.
const MOST_SPELLINGS: usize = 16;

impl Copies {
    /// What does not fit into memory goes into a file.
    pub fn new(scratch: Scratch) -> Copies {
        Copies {
            files: Vec::new(),
            shelf: Shelf::default(),
            index: Index::default(),
            file: ScratchFile::at(scratch),
            lately: vec![0; LATELY],
            found: Vec::new(),
            card: Vec::new(),
        }
    }

    /// Goes on with the file of an earlier run.
    pub fn go_on_at(&mut self, scratch: Scratch) -> io::Result<()> {
        self.file.go_on_at(scratch)
    }

    /// Holds the games of a deck against those before them, and keeps them. Gives what each of them met.
    pub fn meet(
        &mut self,
        file: &Arc<str>,
        file_index: usize,
        deck: &Deck,
    ) -> io::Result<Vec<Vec<Met>>> {
        if self.files.len() <= file_index {
            self.files.resize(file_index + 1, Arc::from(""));
        }
        self.files[file_index] = file.clone();
        let rounds = RoundsOfDeck::new(deck);
        let cards = deck.iter();
        cards
            .map(|card| match card {
                Some((bytes, keys)) => {
                    let is_excused = |card: &Card<'_>, met: &Met| rounds.excuse(card, keys, met);
                    self.meet_one(bytes, keys, &is_excused)
                }
                None => Ok(Vec::new()),
            })
            .collect()
    }

    /// `is_excused`: whether what was met, where it may rest on the round, rests on one that says nothing.
    fn meet_one(
        &mut self,
        bytes: &[u8],
        keys: &Keys,
        is_excused: &dyn Fn(&Card<'_>, &Met) -> bool,
    ) -> io::Result<Vec<Met>> {
        let mut met = Vec::new();
        let mut says_nothing_new = false;
        let places = self.places(&keys.found_by)?;
        if !places.is_empty()
            && let Some(card) = Card::read(bytes)
            && let Some(known) = self.known_game(&card, &places, is_excused)?
            && !(Rounds::may_excuse(&known.met) && is_excused(&card, &known.met))
        {
            says_nothing_new = known.says_all;
            met.push(known.met);
        }
        self.found = places;
        let new = self.new_spellings(bytes, keys, &mut met)?;
        if says_nothing_new && new == [0, 0] {
            return Ok(met);
        }
        let place = self.shelf.len();
        if !self.index.has_room(place) {
            self.index.begin_generation(place, &mut self.file)?;
        }
        self.shelf.add(bytes, &mut self.file)?;
        // The first copy is found again, and others only where they know something that it does not.
        let found_by = keys.found_by.iter().filter(|_| !says_nothing_new);
        for key in found_by.chain(&new).filter(|key| **key != 0) {
            self.index.insert(*key, place);
        }
        Ok(met)
    }

    /// The games that share one of these keys, the earliest first.
    fn places(&mut self, keys: &[u64]) -> io::Result<Vec<u64>> {
        self.found.clear();
        for key in keys.iter().filter(|key| **key != 0) {
            self.index.find(*key, &mut self.file, &mut self.found)?;
        }
        if self.found.len() > 1 {
            self.found.sort_unstable();
            self.found.dedup();
        }
        Ok(std::mem::take(&mut self.found))
    }

    /// What the game is to an earlier one: a copy before a contradiction, and that before another game of a player.
    fn known_game(
        &mut self,
        later: &Card<'_>,
        places: &[u64],
        is_excused: &dyn Fn(&Card<'_>, &Met) -> bool,
    ) -> io::Result<Option<KnownGame>> {
        let mut best: Option<KnownGame> = None;
        let mut opponents: [Vec<Option<String>>; 2] = Default::default();
        for place in places {
            let mut bytes = std::mem::take(&mut self.card);
            self.shelf.read(*place, &mut self.file, &mut bytes)?;
            if let Some(earlier) = Card::read(&bytes)
                && let Some(relation) = relation(&earlier, later)
            {
                let is_copy = matches!(relation, Relation::Copy { .. });
                let is_by_place = matches!(relation, Relation::Copy { by_place: true, .. });
                if let Relation::TwoBoards { side, there, .. } = relation {
                    let opponent = surname_of(earlier.player(there.opposite()).name);
                    opponents[side as usize].push(opponent);
                }
                let met = self.told(&earlier, later, relation);
                let is_better = best
                    .as_ref()
                    .is_none_or(|best| rank(&met) < rank(&best.met));
                if is_better && !(is_by_place && is_excused(later, &met)) {
                    best = Some(KnownGame {
                        met,
                        says_all: is_copy && says_the_same(&earlier, later),
                    });
                }
            }
            self.card = bytes;
        }
        // A third opponent makes nobody sit at two boards: such a round says nothing.
        let has_third = opponents.iter().any(|surnames| {
            let first = surnames.first();
            surnames.iter().any(|surname| Some(surname) != first)
        });
        Ok(best.filter(|best| !has_third || !matches!(best.met, Met::TwoBoards { .. })))
    }

    fn earlier(&self, card: &Card<'_>) -> Earlier {
        let file = self.files.get(card.file as usize);
        Earlier {
            file: file.map_or(String::new(), |file| file.to_string()),
            game: card.number,
        }
    }

    fn told(&self, card: &Card<'_>, later: &Card<'_>, relation: Relation) -> Met {
        let earlier = self.earlier(card);
        let [white, black] = card.players.map(|player| player.name.to_owned());
        match relation {
            Relation::Copy { other_people, .. } => {
                let names = card.players.map(|player| player.name);
                let differs = |there: &str, here: &str| {
                    let differs = !there.is_empty() && there != here;
                    differs.then(|| there.to_owned())
                };
                Met::Copy {
                    earlier,
                    plies: card.plies(),
                    names: (names != later.players.map(|player| player.name))
                        .then_some((white, black)),
                    round: differs(card.round, later.round),
                    day: differs(card.date, later.date),
                    other_people,
                }
            }
            Relation::Conflict {
                common,
                other,
                moves_differ,
                result,
                players,
            } => Met::Conflict {
                earlier,
                common,
                other,
                moves_differ,
                result,
                colours: players == OtherPlayers::Colours,
                ids: players == OtherPlayers::Ids,
            },
            Relation::TwoBoards {
                side,
                there,
                certain,
            } => {
                let [own, own_there] = [later.player(side), card.player(there)];
                let is_renamed = !own.name.eq_ignore_ascii_case(own_there.name);
                Met::TwoBoards {
                    earlier,
                    side,
                    opponent: card.player(there.opposite()).name.to_owned(),
                    certain,
                    renamed: is_renamed.then(|| Renamed {
                        id: id(own.id).unwrap_or_default().to_owned(),
                        other: own_there.name.to_owned(),
                    }),
                }
            }
        }
    }

    /// Tells of new spellings of players who are known, and gives the keys of those by which this game is new.
    fn new_spellings(
        &mut self,
        bytes: &[u8],
        keys: &Keys,
        met: &mut Vec<Met>,
    ) -> io::Result<[u64; 2]> {
        let mut new = [0; 2];
        for side in [Color::White, Color::Black] {
            let player = keys.players[side as usize];
            let slot = (player.spelling % LATELY as u64) as usize;
            if player.spelling == 0 || self.lately[slot] == player.spelling {
                continue;
            }
            self.lately[slot] = player.spelling;
            let places = self.places(&[player.person])?;
            // Nobody has so many spellings: that is no event, or no name.
            let mut is_known = places.len() >= MOST_SPELLINGS;
            if !is_known && let Some(card) = Card::read(bytes) {
                match self.known_spelling(&card, side, &places)? {
                    Known::Spelling => is_known = true,
                    Known::Person(variant) => met.push(variant),
                    Known::Nobody => {}
                }
            }
            self.found = places;
            if !is_known {
                new[side as usize] = player.person;
            }
        }
        Ok(new)
    }

    /// Whether the games at these places have the player so, or otherwise.
    fn known_spelling(
        &mut self,
        card: &Card<'_>,
        side: Color,
        places: &[u64],
    ) -> io::Result<Known> {
        let mut known = Known::Nobody;
        for place in places {
            let mut bytes = std::mem::take(&mut self.card);
            self.shelf.read(*place, &mut self.file, &mut bytes)?;
            if let Some(earlier) = Card::read(&bytes) {
                for there in earlier.players {
                    match spellings(card, side, there, earlier.event) {
                        Spellings::Others => {}
                        Spellings::Same => known = Known::Spelling,
                        Spellings::Variants if matches!(known, Known::Nobody) => {
                            let both = id(there.id).and(id(card.player(side).id));
                            known = Known::Person(Met::Variant {
                                earlier: self.earlier(&earlier),
                                side,
                                other: there.name.to_owned(),
                                id: both.unwrap_or_default().to_owned(),
                            });
                        }
                        Spellings::Variants => {}
                    }
                }
            }
            self.card = bytes;
            if matches!(known, Known::Spelling) {
                break;
            }
        }
        Ok(known)
    }
}

/// What is known of a player's name.
enum Known {
    /// It was met so.
    Spelling,
    /// It was met otherwise.
    Person(Met),
    Nobody,
}

/// An earlier game that a game has to do with.
struct KnownGame {
    met: Met,
    /// It says all that its copy says.
    says_all: bool,
}

fn says_the_same(one: &Card<'_>, other: &Card<'_>) -> bool {
    let same_player = |side| {
        let [one, other] = [one, other].map(|card| card.player(side));
        (one.name, one.id) == (other.name, other.id)
    };
    (one.round, one.date) == (other.round, other.date)
        && same_player(Color::White)
        && same_player(Color::Black)
}

/// How a name stands to that of a player in an earlier game.
enum Spellings {
    Same,
    Variants,
    Others,
}

fn spellings(card: &Card<'_>, side: Color, there: CardPlayer<'_>, event: &str) -> Spellings {
    let here = card.player(side);
    let ids = (id(here.id), id(there.id));
    let is_person = match ids {
        (Some(here), Some(there)) if here == there => true,
        (Some(_), Some(_)) => return Spellings::Others,
        _ => false,
    };
    if here.name == there.name {
        return Spellings::Same;
    }
    // Whoever plays against him is somebody else.
    let is_opponent = card.player(side.opposite()).name == there.name;
    let same_event = || folded(card.event) == folded(event);
    let are_names = || {
        [here.name, there.name]
            .iter()
            .all(|name| is_written_name(name))
    };
    let may_be = || Name::parse(here.name).may_be(&Name::parse(there.name));
    match is_person || !is_opponent && are_names() && same_event() && may_be() {
        true => Spellings::Variants,
        false => Spellings::Others,
    }
}

/// A name of a person, and not one that he took for himself on a server.
fn is_written_name(name: &str) -> bool {
    let is_taken = |sign: char| sign.is_ascii_digit() || sign == '_';
    !is_nobody(name) && name.contains([' ', ',']) && !name.contains(is_taken)
}

/// What counts more comes first.
fn rank(met: &Met) -> u8 {
    match met {
        Met::Copy { .. } => 0,
        Met::Conflict { .. } => 1,
        Met::TwoBoards { .. } => 2,
        Met::Variant { .. } => 3,
    }
}
