//! Whether players can be paired at all: the largest set of pairs in a graph of who may meet whom (Edmonds, 1965). The rules
//! ask again and again whether the rest of a group or of a round can still be completed; this answers without trying.

use std::collections::VecDeque;

/// Whether everybody of these can be paired at once, two by two, where `may_meet` says who may meet whom.
pub(super) fn can_be_paired(players: &[usize], may_meet: impl Fn(usize, usize) -> bool) -> bool {
    if !players.len().is_multiple_of(2) {
        return false;
    }
    let neighbours: Vec<Vec<usize>> = players
        .iter()
        .enumerate()
        .map(|(place, player)| {
            let others = players.iter().enumerate();
            let met = others.filter(|(other, with)| *other != place && may_meet(*player, **with));
            met.map(|(other, _)| other).collect()
        })
        .collect();
    Search::new(&neighbours).pairs_everybody()
}

/// The search for paths that pair one more player, from players who are still alone.
struct Search<'g> {
    neighbours: &'g [Vec<usize>],
    mate: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    /// The foot of the blossom in which a player lies.
    base: Vec<usize>,
    reached: Vec<bool>,
}

impl<'g> Search<'g> {
    fn new(neighbours: &'g [Vec<usize>]) -> Search<'g> {
        let count = neighbours.len();
        Search {
            neighbours,
            mate: vec![None; count],
            parent: vec![None; count],
            base: (0..count).collect(),
            reached: vec![false; count],
        }
    }

    /// A largest set of pairs leaves nobody alone. A player from whom no path leads to another lonely one stays alone in it.
    fn pairs_everybody(mut self) -> bool {
        let count = self.neighbours.len();
        for player in 0..count {
            if self.mate[player].is_none() {
                let lonely = self.neighbours[player].iter();
                let other = lonely.copied().find(|other| self.mate[*other].is_none());
                if let Some(other) = other {
                    self.mate[player] = Some(other);
                    self.mate[other] = Some(player);
                }
            }
        }
        (0..count).all(|player| self.mate[player].is_some() || self.pair_one_more(player))
    }

    fn pair_one_more(&mut self, root: usize) -> bool {
        self.parent.fill(None);
        self.reached.fill(false);
        for (place, base) in self.base.iter_mut().enumerate() {
            *base = place;
        }
        self.reached[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(from) = queue.pop_front() {
            let neighbours = self.neighbours;
            for &to in &neighbours[from] {
                if self.base[from] == self.base[to] || self.mate[from] == Some(to) {
                    continue;
                }
                let mate_of_to = self.mate[to];
                let closes =
                    to == root || mate_of_to.is_some_and(|mate| self.parent[mate].is_some());
                if closes {
                    self.contract(from, to, &mut queue);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(from);
                    match mate_of_to {
                        None => {
                            self.turn_over(to);
                            return true;
                        }
                        Some(mate) => {
                            self.reached[mate] = true;
                            queue.push_back(mate);
                        }
                    }
                }
            }
        }
        false
    }

    /// An odd ring was met: its players are one from now on.
    fn contract(&mut self, from: usize, to: usize, queue: &mut VecDeque<usize>) {
        let foot = self.common_foot(from, to);
        let mut in_ring = vec![false; self.base.len()];
        self.mark_ring(from, foot, to, &mut in_ring);
        self.mark_ring(to, foot, from, &mut in_ring);
        for place in 0..self.base.len() {
            if in_ring[self.base[place]] {
                self.base[place] = foot;
                if !self.reached[place] {
                    self.reached[place] = true;
                    queue.push_back(place);
                }
            }
        }
    }

    fn mark_ring(&mut self, mut place: usize, foot: usize, mut child: usize, ring: &mut [bool]) {
        while self.base[place] != foot {
            let Some(mate) = self.mate[place] else { return };
            ring[self.base[place]] = true;
            ring[self.base[mate]] = true;
            self.parent[place] = Some(child);
            child = mate;
            let Some(next) = self.parent[mate] else {
                return;
            };
            place = next;
        }
    }

    fn common_foot(&self, one: usize, other: usize) -> usize {
        let mut on_way = vec![false; self.base.len()];
        let mut place = self.base[one];
        loop {
            on_way[place] = true;
            let next = self.mate[place].and_then(|mate| self.parent[mate]);
            let Some(next) = next else { break };
            place = self.base[next];
        }
        place = self.base[other];
        while !on_way[place] {
            let next = self.mate[place].and_then(|mate| self.parent[mate]);
            let Some(next) = next else { break };
            place = self.base[next];
        }
        place
    }

    /// Pairs along the path that ends here.
    fn turn_over(&mut self, end: usize) {
        let mut place = Some(end);
        while let Some(here) = place {
            let before = self.parent[here];
            place = before.and_then(|before| self.mate[before]);
            self.mate[here] = before;
            if let Some(before) = before {
                self.mate[before] = Some(here);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_paired_by_trial(players: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
        let Some((first, rest)) = players.split_first() else {
            return true;
        };
        rest.iter().any(|other| {
            let left: Vec<usize> = rest.iter().copied().filter(|own| own != other).collect();
            may_meet(*first, *other) && all_paired_by_trial(&left, may_meet)
        })
    }

    /// The search agrees with trying everything, on thin graphs of eight and ten players, where rings matter.
    #[test]
    fn the_search_finds_what_trying_everything_finds() {
        let mut seed = 7_u64;
        let mut found = [0, 0];
        for trial in 0..3000 {
            let count = if trial % 2 == 0 { 8 } else { 10 };
            let mut edges = vec![vec![false; count]; count];
            let pairs = (0..count).flat_map(|one| (0..one).map(move |other| [one, other]));
            for [one, other] in pairs {
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                let is_edge = (seed >> 33) % 100 < 27;
                edges[one][other] = is_edge;
                edges[other][one] = is_edge;
            }
            let players: Vec<usize> = (0..count).collect();
            let may_meet = |one: usize, other: usize| edges[one][other];
            let expected = all_paired_by_trial(&players, &may_meet);
            assert_eq!(can_be_paired(&players, may_meet), expected, "trial {trial}");
            found[usize::from(expected)] += 1;
        }
        assert!(found.iter().all(|count| *count > 300), "{found:?}");
    }

    #[test]
    fn an_odd_number_cannot_be_paired() {
        assert!(!can_be_paired(&[0, 1, 2], |_, _| true));
        assert!(can_be_paired(&[], |_, _| true));
    }
}
