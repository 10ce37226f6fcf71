//! Plays Swiss events by chance, paired by the most literal way through the rules.

use super::*;
use crate::tournament::pairings::swiss_1985::order::Order;
use crate::tournament::pairings::swiss_1985::round::instead_by;
use crate::tournament::pairings::swiss_1985::scene::Scene;

/// Numbers by chance, always the same ones for a seed.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        ((self.0 >> 33) % limit as u64) as usize
    }
}

/// The pairs of a round, the higher ranked player first, as places among the players; one alone is free.
pub(super) type Round = Vec<(usize, Option<usize>)>;

/// What the rules ask for in the next round, of everybody who is not absent, by the first order of the groups that is allowed,
/// or by any.
pub(super) fn pair(
    tournament: &Tournament,
    round: u32,
    absent: &[usize],
    any: Option<&mut Chance>,
) -> Option<Round> {
    let there = (0..tournament.players.len()).filter(|player| !absent.contains(player));
    let there: Vec<usize> = there.collect();
    let scene = Scene::with(tournament, round, &there, &[], &Taken::default());
    let orders = Order::all(&scene);
    let order = any.map_or(0, |chance| chance.below(orders.len()));
    let instead = instead_by(&scene, &orders[order])?;
    let players = 0..scene.count();
    let players =
        players.filter(|player| instead.partner[*player].is_none_or(|with| with > *player));
    Some(
        players
            .map(|player| {
                let with = instead.partner[player].map(|with| scene.players[with]);
                (scene.players[player], with)
            })
            .collect(),
    )
}

/// Plays a round with colours as they are due and results by chance, the higher ranked player winning more often.
pub(super) fn play(
    tournament: &mut Tournament,
    round: u32,
    pairs: &Round,
    absent: &[usize],
    chance: &mut Chance,
) {
    for player in absent {
        set(tournament, round, *player, What::Alone(Alone::ZeroBye));
    }
    let mut games = Vec::new();
    {
        let there: Vec<usize> = pairs
            .iter()
            .flat_map(|(one, with)| [Some(*one), *with])
            .flatten()
            .collect();
        let scene = Scene::with(tournament, round, &there, &[], &Taken::default());
        for (one, with) in pairs {
            let Some(with) = with else { continue };
            let rank = |player: usize| scene.players.iter().position(|own| *own == player);
            let mut ranks = [rank(*one), rank(*with)].map(|rank| rank.expect("there"));
            ranks.sort_unstable();
            let white = match round {
                1 => {
                    let first = &tournament.players[scene.players[ranks[0]]];
                    usize::from(first.number.is_multiple_of(2))
                }
                // Where the rules leave the colour open, either.
                _ => match due(&scene, ranks) {
                    due if due.may == [true; 2] => chance.below(2),
                    due => due.white,
                },
            };
            games.push([scene.players[ranks[white]], scene.players[ranks[1 - white]]]);
        }
    }
    for pair in games {
        let own = match (chance.below(100), pair[0] < pair[1]) {
            (0..30, _) => Own::Draw,
            (30..80, true) | (80..100, false) => Own::Win,
            _ => Own::Loss,
        };
        game(tournament, round, pair, own);
    }
    for (free, _) in pairs.iter().filter(|(_, with)| with.is_none()) {
        set(tournament, round, *free, What::Alone(Alone::AllocatedBye));
    }
}

/// A whole event. Now and then somebody is absent for a round.
pub(super) fn event(players: u32, rounds: u32, chance: &mut Chance) -> Tournament {
    let mut tournament = empty(players, rounds);
    for round in 1..=rounds {
        let absent: Vec<usize> = (0..players as usize)
            .filter(|_| chance.below(60) == 0)
            .collect();
        let Some(pairs) = pair(&tournament, round, &absent, Some(chance)) else {
            break;
        };
        play(&mut tournament, round, &pairs, &absent, chance);
    }
    tournament
}
