//! Two people of one event never have one ID. Where two names of an event have come to the same one, and cannot be two
//! ways to write one name, whoever has the better claim keeps it; of equal claims none stands. Nor is one name always one
//! person: two games of a round under two ratings are of two.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use crate::lists::identify::{How, Identified, Why};
use crate::lists::names::Name;

use super::contest::Game;

/// What people of the input were taken for, with the name that each was handed in with.
pub(super) struct Claimants<'n> {
    pub(super) names: Vec<&'n str>,
    pub(super) found: Vec<Identified>,
}

/// Where somebody plays: the tournament, and the round where one is written.
type Place<'g> = (usize, &'g str);

impl Claimants<'_> {
    /// Makes unresolved whoever cannot be whom he was taken for, because somebody else of the event is.
    pub(super) fn part(&mut self, games: &[Game]) {
        let mut shared: BTreeMap<Owner<'_>, Vec<usize>> = BTreeMap::new();
        for (person, found) in self.found.iter().enumerate() {
            if let Some(owner) = Owner::of(found) {
                shared.entry(owner).or_default().push(person);
            }
        }
        shared.retain(|_, people| people.len() > 1);
        let people: HashSet<usize> = shared.values().flatten().copied().collect();
        if people.is_empty() {
            return;
        }
        let places = places(games, &people);
        let mut doubts: BTreeMap<usize, Why> = BTreeMap::new();
        for people in shared.values() {
            for one in people {
                let rival = people.iter().find(|other| {
                    *other != one
                        && self.rank(**other) >= self.rank(*one)
                        && self.are_two(*one, **other, &places)
                });
                if let Some(rival) = rival {
                    let why = Why::OfAnotherHere {
                        id: self.found[*one].id.clone(),
                        other: self.names[*rival].to_owned(),
                    };
                    doubts.insert(*one, why);
                }
            }
        }
        for (person, why) in doubts {
            // What the input itself says is not doubted.
            if self.found[person].how != How::Id {
                self.found[person].doubt(why);
            }
        }
    }

    /// Makes unresolved whoever was found by his name alone, and plays two others in one round under two ratings: two people
    /// bear the name. Where somebody has more games in a round, its number says nothing.
    pub(super) fn part_namesakes(
        &mut self,
        games: &[Game],
        has_two_ratings: impl Fn(usize, usize) -> bool,
    ) {
        let mut boards: BTreeMap<(usize, usize, &str, &str), BTreeSet<usize>> = BTreeMap::new();
        for game in games.iter().filter(|game| game.copy_of.is_none()) {
            let round = game.round.trim();
            if matches!(round, "" | "?" | "-") {
                continue;
            }
            for (person, opponent) in [(game.white, game.black), (game.black, game.white)] {
                if self.found[person].how == How::Evidence
                    && has_two_ratings(person, game.tournament)
                {
                    let seat = (person, game.tournament, round, &*game.date);
                    boards.entry(seat).or_default().insert(opponent);
                }
            }
        }
        for ((person, _, round, _), opponents) in boards {
            let opponents: Vec<usize> = opponents.into_iter().collect();
            if let [one, other] = opponents[..]
                && self.found[person].how == How::Evidence
            {
                let why = Why::OnTwoBoards {
                    round: round.to_owned(),
                    one: self.names[one].to_owned(),
                    other: self.names[other].to_owned(),
                };
                self.found[person].doubt(why);
            }
        }
    }

    /// How good a claim is.
    fn rank(&self, person: usize) -> u8 {
        match self.found[person].how {
            How::Unresolved => 0,
            How::Evidence => 1,
            How::Officer => 2,
            How::Decision => 3,
            How::Id | How::AsWritten => 4,
        }
    }

    /// Whether two names are two people of one event: both play in one round of it, or in one event under names that
    /// cannot be one.
    fn are_two(
        &self,
        one: usize,
        other: usize,
        places: &HashMap<usize, HashSet<Place<'_>>>,
    ) -> bool {
        let (Some(own), Some(others)) = (places.get(&one), places.get(&other)) else {
            return false;
        };
        let in_one_round = own
            .iter()
            .any(|place| !place.1.is_empty() && others.contains(place));
        let in_one_event = || own.iter().any(|(event, _)| others.contains(&(*event, "")));
        let may_be_one = || {
            let [one, other] = [one, other].map(|person| Name::parse(self.names[person]));
            one.may_be(&other)
        };
        in_one_round || in_one_event() && !may_be_one()
    }
}

/// Whom somebody was taken for: an ID, or a row of the officer's file that has none.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Owner<'f> {
    Id(&'f str),
    Row(usize),
}

impl Owner<'_> {
    fn of(found: &Identified) -> Option<Owner<'_>> {
        match (found.how, &*found.id, found.row) {
            (How::Unresolved, _, _) | (_, "", None) => None,
            (_, "", Some(row)) => Some(Owner::Row(row)),
            (_, id, _) => Some(Owner::Id(id)),
        }
    }
}

/// Every event in which these people play, without a round and with each of its rounds.
fn places<'g>(games: &'g [Game], people: &HashSet<usize>) -> HashMap<usize, HashSet<Place<'g>>> {
    let mut places: HashMap<usize, HashSet<Place<'_>>> = HashMap::new();
    for game in games {
        let sides = [game.white, game.black];
        for person in sides.into_iter().filter(|person| people.contains(person)) {
            let here = places.entry(person).or_default();
            here.insert((game.tournament, ""));
            let round = game.round.trim();
            let is_known = !matches!(round, "" | "?" | "-");
            if is_known {
                here.insert((game.tournament, round));
            }
        }
    }
    places
}
