//! Games in a round in which one of their players has another: which of them stands in the wrong round, and which come last
//! when games are put into their rounds, so that no game makes way that clashes with none.

use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A game that belongs elsewhere.
pub(super) struct Misplaced {
    pub(super) game: usize,
    /// The game that the player has in the same round.
    pub(super) other: usize,
    pub(super) player: usize,
    pub(super) round: u32,
    /// Both its players are free there.
    pub(super) counted: u32,
}

/// The games of players in rounds. Where two meet twice in one round, the second is a copy or a contradiction, and no clash.
type Games = BTreeMap<(usize, u32), Vec<usize>>;

/// Moves each game that alone explains its clashes: without it there are none, and one round of the tournament is empty for
/// both its players. Where that can be said of two games, nobody knows which, and both stay.
pub(super) fn set_right(players: &[[usize; 2]], rounds: &mut [Option<u32>]) -> Vec<Misplaced> {
    let mut games = Games::new();
    let mut meetings = BTreeSet::new();
    for (game, own) in players.iter().enumerate() {
        let Some(round) = rounds[game].filter(|_| own[0] != own[1]) else {
            continue;
        };
        if meetings.insert((pair(*own), round)) {
            for player in own {
                games.entry((*player, round)).or_default().push(game);
            }
        }
    }
    let last = rounds.iter().flatten().copied().max().unwrap_or(0);
    let mut moved = Vec::new();
    for clashing in connected(&games, players, rounds) {
        let clashes: BTreeSet<(usize, u32)> = clashing
            .iter()
            .flat_map(|game| places(*game, players, rounds))
            .filter(|place| games[place].len() > 1)
            .collect();
        let explains = |game: usize| {
            clashes
                .iter()
                .all(|place| games[place].len() == 2 && games[place].contains(&game))
        };
        let free = |game: usize| {
            let is_free = |player: &usize, round| !games.contains_key(&(*player, round));
            (1..=last).find(|round| players[game].iter().all(|player| is_free(player, *round)))
        };
        let candidates = clashing.iter().filter(|game| explains(**game));
        let candidates: Vec<(usize, u32)> = candidates
            .filter_map(|game| Some((*game, free(*game)?)))
            .collect();
        let ([(game, counted)], Some((player, round))) = (&candidates[..], clashes.first()) else {
            continue;
        };
        let (game, counted, player, round) = (*game, *counted, *player, *round);
        let other = games[&(player, round)].iter().find(|own| **own != game);
        moved.extend(other.map(|other| Misplaced {
            game,
            other: *other,
            player,
            round,
            counted,
        }));
        for player in players[game] {
            let here = games.entry((player, round)).or_default();
            here.retain(|own| *own != game);
            if here.is_empty() {
                games.remove(&(player, round));
            }
            games.insert((player, counted), vec![game]);
        }
        // Its copies go with it.
        for (copy, own) in players.iter().enumerate() {
            if rounds[copy] == Some(round) && pair(*own) == pair(players[game]) {
                rounds[copy] = Some(counted);
            }
        }
    }
    moved
}

/// The order in which games take their rounds: those that clash with an earlier one come behind all others.
pub(super) fn order(players: &[[usize; 2]], rounds: &[Option<u32>]) -> Vec<usize> {
    let mut met: HashMap<(usize, u32), [usize; 2]> = HashMap::new();
    let mut stays = |game: &usize| {
        let own = players[*game];
        let Some(round) = rounds[*game].filter(|_| own[0] != own[1]) else {
            return true;
        };
        let is_free = own.iter().all(|player| {
            let known = met.get(&(*player, round));
            known.is_none_or(|known| *known == pair(own))
        });
        if is_free {
            met.extend(own.map(|player| ((player, round), pair(own))));
        }
        is_free
    };
    let (mut order, later): (Vec<usize>, Vec<usize>) = (0..players.len()).partition(&mut stays);
    order.extend(later);
    order
}

fn pair([one, other]: [usize; 2]) -> [usize; 2] {
    [one.min(other), one.max(other)]
}

/// Where a game stands: with both its players.
fn places(game: usize, players: &[[usize; 2]], rounds: &[Option<u32>]) -> Vec<(usize, u32)> {
    let round = rounds[game].unwrap_or_default();
    players[game].map(|player| (player, round)).to_vec()
}

/// Games that clash, in groups that have nothing to do with each other, in the order of the input.
fn connected(
    games: &Games,
    players: &[[usize; 2]],
    rounds: &[Option<u32>],
) -> Vec<BTreeSet<usize>> {
    let clashing = games.values().filter(|games| games.len() > 1);
    let mut left: BTreeSet<usize> = clashing.flatten().copied().collect();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut group = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(game) = open.pop() {
            for place in places(game, players, rounds) {
                for other in games.get(&place).into_iter().flatten() {
                    if left.remove(other) {
                        group.insert(*other);
                        open.push(*other);
                    }
                }
            }
        }
        groups.push(group);
    }
    groups
}
