//! Who can be compared with whom: the strongly connected parts of the graph in which a player points to everyone he
//! took at least half a point from. Within such a part all ratings are finite, and between parts no distance can be
//! told (Ford 1957). Anchors count as one player here, since their distances are laid down.

use super::PoolGame;

pub(super) struct Groups {
    /// The group of each player who has a finite rating.
    pub of_player: Vec<Option<u32>>,
    pub count: u32,
    /// The group that holds the anchors; there is at most one.
    pub anchored: Option<u32>,
}

/// Groups are numbered from the largest, and those of a size by their first player.
pub(super) fn groups_of(players: usize, games: &[PoolGame], anchors: &[(u32, f64)]) -> Groups {
    let mut merged: Vec<u32> = (0..players as u32).collect();
    if let Some(&(first, _)) = anchors.first() {
        for &(player, _) in anchors {
            merged[player as usize] = first;
        }
    }
    let component = components(&Scored::from_games(players, games, &merged));

    let mut sizes = vec![0u32; players];
    let mut first = vec![u32::MAX; players];
    for player in 0..players {
        let part = component[merged[player] as usize] as usize;
        sizes[part] += 1;
        first[part] = first[part].min(player as u32);
    }
    let anchored_part = anchors
        .first()
        .map(|anchor| component[anchor.0 as usize] as usize);
    let mut order: Vec<usize> = (0..players)
        .filter(|part| sizes[*part] > 1 || Some(*part) == anchored_part)
        .collect();
    order.sort_by_key(|part| (std::cmp::Reverse(sizes[*part]), first[*part]));

    let mut number = vec![None; players];
    for (group, &part) in order.iter().enumerate() {
        number[part] = Some(group as u32);
    }
    Groups {
        of_player: (0..players)
            .map(|player| number[component[merged[player] as usize] as usize])
            .collect(),
        count: order.len() as u32,
        anchored: anchored_part.and_then(|part| number[part]),
    }
}

/// Whom each player scored against: `scored_on[starts[p]..starts[p + 1]]`.
struct Scored {
    starts: Vec<usize>,
    scored_on: Vec<u32>,
}

impl Scored {
    fn from_games(players: usize, games: &[PoolGame], merged: &[u32]) -> Scored {
        let arrows = || {
            games.iter().flat_map(|game| {
                let white = merged[game.white as usize];
                let black = merged[game.black as usize];
                let won_by_white = (game.white_half_points > 0).then_some((white, black));
                let won_by_black = (game.white_half_points < 2).then_some((black, white));
                [won_by_white, won_by_black].into_iter().flatten()
            })
        };
        let mut starts = vec![0usize; players + 1];
        for (from, _) in arrows() {
            starts[from as usize + 1] += 1;
        }
        for player in 0..players {
            starts[player + 1] += starts[player];
        }
        let mut next = starts.clone();
        let mut scored_on = vec![0; starts[players]];
        for (from, to) in arrows() {
            scored_on[next[from as usize]] = to;
            next[from as usize] += 1;
        }
        Scored { starts, scored_on }
    }
}

/// Tarjan's algorithm (1972), with a stack of its own: a chain of a million players must not exhaust the thread's.
fn components(graph: &Scored) -> Vec<u32> {
    const UNSEEN: u32 = u32::MAX;
    let players = graph.starts.len() - 1;
    let mut component = vec![UNSEEN; players];
    let mut seen_at = vec![UNSEEN; players];
    let mut lowest = vec![0u32; players];
    let mut waiting: Vec<u32> = Vec::new();
    let mut path: Vec<(u32, usize)> = Vec::new();
    let mut clock = 0;
    let mut parts = 0;
    for root in 0..players as u32 {
        if seen_at[root as usize] != UNSEEN {
            continue;
        }
        path.push((root, graph.starts[root as usize]));
        while let Some((player, next)) = path.pop() {
            let at = player as usize;
            if seen_at[at] == UNSEEN {
                seen_at[at] = clock;
                lowest[at] = clock;
                clock += 1;
                waiting.push(player);
            }
            if next < graph.starts[at + 1] {
                path.push((player, next + 1));
                let other = graph.scored_on[next] as usize;
                if seen_at[other] == UNSEEN {
                    path.push((other as u32, graph.starts[other]));
                } else if component[other] == UNSEEN {
                    lowest[at] = lowest[at].min(seen_at[other]);
                }
                continue;
            }
            if lowest[at] == seen_at[at] {
                while let Some(member) = waiting.pop() {
                    component[member as usize] = parts;
                    if member == player {
                        break;
                    }
                }
                parts += 1;
            }
            if let Some(&(before, _)) = path.last() {
                let before = before as usize;
                lowest[before] = lowest[before].min(lowest[at]);
            }
        }
    }
    component
}
