//! The ratings that the input itself gives: of every player in every event, which of them holds and which others are
//! written beside it. Where an event gives none, the one of the nearest event before holds. Nothing here depends on
//! the order in which games come in: the day and the round decide.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use crate::facts;

use super::contest::{Title, Tournament};
use crate::fact::Fact;
use crate::notation::words::event_words::folded;

facts! {
    /// What a reader must know of a rating that stands in the input.
    pub enum ClaimRemark {
        /// Games of one event give him two ratings.
        TwoRatings = "rating-two-in-event" { taken: u32, other: u32, event: Fact },
        /// The event gives none.
        FromBefore = "rating-from-event-before" { rating: u32, event: Fact, before: Fact },
    }
}

/// When a game was played, as far as it is known; what is not known comes last.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct When {
    is_undated: bool,
    day: Option<Date>,
    round: u32,
}

impl When {
    pub(super) fn new(day: Option<Date>, round: &str) -> When {
        let main = round.split('.').next().unwrap_or_default();
        When {
            is_undated: day.is_none(),
            day,
            round: main.trim().parse().unwrap_or(u32::MAX),
        }
    }
}

/// One number, as the games of an event give it to a player.
struct SaidRating {
    rating: u32,
    first: When,
    games: u32,
}

/// What is said of people in tournaments, by the numbers of both.
#[derive(Default)]
pub(super) struct Claims {
    said: HashMap<(usize, usize), Vec<SaidRating>>,
    /// Who is said to have no rating there.
    unrated: HashSet<(usize, usize)>,
}

/// The rating that holds for a player in a tournament.
#[derive(Clone, Default)]
pub(super) struct HeldRating {
    pub(super) rating: Option<u32>,
    pub(super) remarks: Vec<Fact>,
}

impl Claims {
    pub(super) fn add(&mut self, place: (usize, usize), rating: u32, when: When) {
        let said = self.said.entry(place).or_default();
        match said.iter_mut().find(|said| said.rating == rating) {
            Some(known) => {
                known.first = known.first.min(when);
                known.games += 1;
            }
            None => said.push(SaidRating {
                rating,
                first: when,
                games: 1,
            }),
        }
    }

    /// Whether games of a tournament give somebody two ratings.
    pub(super) fn gives_two(&self, place: (usize, usize)) -> bool {
        self.said.get(&place).is_some_and(|said| said.len() > 1)
    }

    pub(super) fn add_unrated(&mut self, place: (usize, usize)) {
        self.unrated.insert(place);
    }

    /// The same claims of the players whom people have turned out to be.
    pub(super) fn of_players(self, player_of: &[usize]) -> Claims {
        let mut claims = Claims::default();
        for ((person, tournament), said) in self.said {
            let all = claims.said.entry((player_of[person], tournament));
            let all = all.or_default();
            for one in said {
                match all.iter_mut().find(|known| known.rating == one.rating) {
                    Some(known) => {
                        known.first = known.first.min(one.first);
                        known.games += one.games;
                    }
                    None => all.push(one),
                }
            }
        }
        let unrated = self.unrated.into_iter();
        claims.unrated = unrated
            .map(|(person, tournament)| (player_of[person], tournament))
            .collect();
        // The one in force when the event began is the earliest; of several the one that most games have.
        for said in claims.said.values_mut() {
            said.sort_by_key(|said| (said.first, u32::MAX - said.games, said.rating));
        }
        claims
    }

    /// What a player's games in a tournament give.
    pub(super) fn here(&self, player: usize, tournament: usize) -> Option<u32> {
        let said = self.said.get(&(player, tournament))?;
        said.first().map(|said| said.rating)
    }

    /// The rating that holds in a tournament, among those that he plays, which come in their order.
    pub(super) fn held(
        &self,
        player: usize,
        tournament: usize,
        played: &[usize],
        tournaments: &[Tournament],
    ) -> HeldRating {
        let title = |tournament: usize| -> Fact { Title::into(tournaments[tournament].title()) };
        if let Some([taken, others @ ..]) = self.said.get(&(player, tournament)).map(Vec::as_slice)
        {
            let remarks = others.iter().map(|other| {
                ClaimRemark::TwoRatings {
                    taken: taken.rating,
                    other: other.rating,
                    event: title(tournament),
                }
                .into()
            });
            return HeldRating {
                rating: Some(taken.rating),
                remarks: remarks.collect(),
            };
        }
        if self.unrated.contains(&(player, tournament)) {
            return HeldRating::default();
        }
        let mut before = played.iter().rev().skip_while(|at| **at != tournament);
        let before = before.find_map(|at| Some((*at, self.here(player, *at)?)));
        before.map_or(HeldRating::default(), |(before, rating)| HeldRating {
            rating: Some(rating),
            remarks: vec![
                ClaimRemark::FromBefore {
                    rating,
                    event: title(tournament),
                    before: title(before),
                }
                .into(),
            ],
        })
    }
}

/// The tournaments in which each player plays, in the order in which they began; of those that begin on one day by their
/// names, so that the names of files do not count.
pub(super) fn played(
    places: impl Iterator<Item = (usize, usize)>,
    tournaments: &[Tournament],
) -> HashMap<usize, Vec<usize>> {
    let mut played: HashMap<usize, Vec<usize>> = HashMap::new();
    let places: HashSet<(usize, usize)> = places.collect();
    for (player, tournament) in places {
        played.entry(player).or_default().push(tournament);
    }
    for of_player in played.values_mut() {
        let name = |tournament: &usize| folded(&tournaments[*tournament].name);
        of_player.sort_by_cached_key(|tournament| {
            (
                tournaments[*tournament].start,
                name(tournament),
                *tournament,
            )
        });
    }
    played
}
