//! Matches (FIDE Rating Regulations 6): an event of two players who meet at least twice. With a player who has no rating
//! none of its games is rated, and once one of them has more than half of the points, no game that follows. Which games
//! these are depends on the results, so it is asked on each basis apart.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::points::HalfPoints;
use crate::rating::claims::When;
use crate::rating::contest::{Basis, Contest, Game};

facts! {
    /// Why a game of a match is not rated.
    pub enum MatchNotCounted {
        Unrated = "rating-match-unrated" { name: String },
        Decided = "rating-match-decided" { name: String, points: HalfPoints, games: u32 },
    }
}

/// The games of matches that are not rated, by their numbers, with the reason.
pub fn barred(
    contest: &Contest,
    basis: Basis,
    rating: impl Fn(usize, usize) -> Option<u32>,
) -> HashMap<usize, Fact> {
    let mut events: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let games = contest.games.iter().enumerate();
    for (index, game) in games.filter(|(_, game)| is_of_event(game)) {
        events.entry(game.tournament).or_default().push(index);
    }
    let mut barred = HashMap::new();
    for (tournament, mut games) in events {
        let sides = games.iter().flat_map(|index| {
            let game = &contest.games[*index];
            [game.white, game.black]
        });
        let players: HashSet<usize> = sides.collect();
        if players.len() != 2 || games.len() < 2 {
            continue;
        }
        games.sort_by_key(|index| {
            let game = &contest.games[*index];
            let day = game.day.map(|day| day.first());
            (When::new(day, &game.round), *index)
        });
        let first = &contest.games[games[0]];
        let unrated = [first.white, first.black]
            .into_iter()
            .find(|player| rating(*player, tournament).is_none());
        if let Some(unrated) = unrated {
            let name = contest.players[unrated].name.clone();
            let why = Fact::from(MatchNotCounted::Unrated { name });
            barred.extend(games.iter().map(|game| (*game, why.clone())));
        } else {
            barred.extend(after_decision(contest, basis, tournament, &games));
        }
    }
    barred
}

/// Whether a game belongs to its event: neither a copy nor kept from a list before.
fn is_of_event(game: &Game) -> bool {
    game.carried_for.is_none() && !game.is_copy()
}

/// The games that follow the decision of a match, which come in their order.
fn after_decision(
    contest: &Contest,
    basis: Basis,
    tournament: usize,
    games: &[usize],
) -> Vec<(usize, Fact)> {
    let present = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let scheduled = contest.tournaments[tournament].games.unwrap_or(present);
    let mut points: HashMap<usize, HalfPoints> = HashMap::new();
    for (at, index) in games.iter().enumerate() {
        let game = &contest.games[*index];
        let outcome = game.outcome(basis);
        for color in [Color::White, Color::Black] {
            let own = points.entry(game.player(color)).or_default();
            *own = [*own, outcome.score(color).unwrap_or_default()]
                .into_iter()
                .sum();
        }
        // More than half of the points: as many half points as there are games make just a half.
        let winner = points.iter().find(|(_, own)| own.halves() > scheduled);
        if let Some((winner, own)) = winner {
            let why = Fact::from(MatchNotCounted::Decided {
                name: contest.players[*winner].name.clone(),
                points: *own,
                games: scheduled,
            });
            let after = games[at + 1..].iter();
            return after.map(|game| (*game, why.clone())).collect();
        }
    }
    Vec::new()
}
