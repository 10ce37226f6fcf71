//! A whole pairing by the most literal way through the rules, from any step of a round on: it shows what could have been played.
//! Before anybody leaves a group it is asked whether all the others can still be paired, so that nothing is ever undone and the
//! work stays small.

use super::matching::can_be_paired;
use super::order::{Order, Way};
use super::scene::Scene;
use super::tentative::Pool;

/// Sets of players that are tried as those who leave one group. Beyond it nothing is said.
const TRIED: usize = 400;

/// Where a round stands before a step.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) step: usize,
    /// Who left the groups before, and which way; the highest ranked first.
    pub(super) floaters: Vec<(usize, Way)>,
    /// Who is left out: free, or paired beside the groups.
    pub(super) is_out: Vec<bool>,
}

impl Standing {
    pub(super) fn start(scene: &Scene<'_>, out: &[usize]) -> Standing {
        let mut is_out = vec![false; scene.count()];
        for player in out {
            is_out[*player] = true;
        }
        Standing {
            step: 0,
            floaters: Vec::new(),
            is_out,
        }
    }

    /// Those who are to be paired in this step, and who comes from the other end later.
    pub(super) fn pool(&self, scene: &Scene<'_>, order: &Order) -> (Pool, Vec<(usize, Way)>) {
        let step = order.steps[self.step];
        let arrives = |way: Way| step.next.is_none() || way == step.way;
        let floaters = self.floaters.iter().copied();
        let (here, later) = floaters.partition(|(_, way)| arrives(*way));
        let natives = scene.groups[step.group].clone();
        let pool = Pool {
            floaters: here,
            natives: natives.filter(|player| !self.is_out[*player]).collect(),
        };
        (pool, later)
    }

    /// After a step that these leave.
    pub(super) fn after(
        &self,
        order: &Order,
        leaving: &[usize],
        later: Vec<(usize, Way)>,
    ) -> Standing {
        let way = order.steps[self.step].way;
        let mut floaters = later;
        floaters.extend(leaving.iter().map(|player| (*player, way)));
        floaters.sort_unstable_by_key(|(player, _)| *player);
        Standing {
            step: self.step + 1,
            floaters,
            is_out: self.is_out.clone(),
        }
    }

    /// The players of the groups after this step.
    fn to_come(&self, scene: &Scene<'_>, order: &Order) -> Vec<usize> {
        let steps = order.steps[self.step + 1..].iter();
        let players = steps.flat_map(|step| scene.groups[step.group].clone());
        players.filter(|player| !self.is_out[*player]).collect()
    }
}

/// Pairs everybody from here on. Where it is given who leaves the first group, nobody else does.
pub(super) fn complete(
    scene: &Scene<'_>,
    order: &Order,
    mut standing: Standing,
    mut leaving: Option<Vec<usize>>,
) -> Option<Vec<[usize; 2]>> {
    let mut pairs = Vec::new();
    while standing.step < order.steps.len() {
        let (pool, later) = standing.pool(scene, order);
        let is_last = order.steps[standing.step].next.is_none();
        let leaving = match leaving.take() {
            Some(leaving) => leaving,
            None if is_last => Vec::new(),
            None if pool.natives.is_empty() => pool.players(),
            None => who_leaves(scene, order, &standing, &pool, &later)?,
        };
        pairs.extend(pool.without(&leaving).pairs(scene)?);
        standing = standing.after(order, &leaving, later);
    }
    Some(pairs)
}

/// Who leaves a group: as few as can be; who has met all of his group before others (3.4), then the lowest (1.5), upwards the
/// highest; who has an opponent in the next group before who has none (2.5).
fn who_leaves(
    scene: &Scene<'_>,
    order: &Order,
    standing: &Standing,
    pool: &Pool,
    later: &[(usize, Way)],
) -> Option<Vec<usize>> {
    let step = order.steps[standing.step];
    let mut to_come = standing.to_come(scene, order);
    to_come.extend(later.iter().map(|(player, _)| *player));
    let next: Vec<usize> = natives_of_next(scene, order, standing);
    let has_one = |player: usize, among: &[usize]| {
        let mut others = among.iter().filter(|other| **other != player);
        others.any(|other| scene.may_meet(player, *other))
    };
    let mut row = pool.natives.clone();
    if step.way == Way::Down {
        row.reverse();
    }
    row.sort_by_key(|player| pool.natives.len() > 1 && has_one(*player, &pool.natives));
    row.extend(pool.floaters.iter().rev().map(|(player, _)| *player));
    let mut tried = 0;
    let count = pool.players().len();
    for size in (count % 2..=count).step_by(2) {
        for needs_opponent in [true, false] {
            if size == 0 && !needs_opponent {
                continue;
            }
            let mut sets = Sets::new(row.len(), size);
            while let Some(set) = sets.next_set() {
                tried += 1;
                if tried > TRIED {
                    return None;
                }
                let leaving: Vec<usize> = set.iter().map(|place| row[*place]).collect();
                if needs_opponent && leaving.iter().any(|player| !has_one(*player, &next)) {
                    continue;
                }
                let stay = pool.without(&leaving).players();
                let rest: Vec<usize> = leaving.iter().chain(&to_come).copied().collect();
                let may_meet = |one: usize, other: usize| scene.may_meet(one, other);
                if can_be_paired(&stay, may_meet) && can_be_paired(&rest, may_meet) {
                    return Some(leaving);
                }
            }
        }
    }
    None
}

/// The players of the group to which those go who leave this one.
pub(super) fn natives_of_next(scene: &Scene<'_>, order: &Order, standing: &Standing) -> Vec<usize> {
    let next = order.steps[standing.step].next;
    let players = next.map(|next| scene.groups[order.steps[next].group].clone());
    let players = players.into_iter().flatten();
    players.filter(|player| !standing.is_out[*player]).collect()
}

/// All sets of so many places, the first ones first.
struct Sets {
    places: usize,
    set: Vec<usize>,
    is_new: bool,
}

impl Sets {
    fn new(places: usize, size: usize) -> Sets {
        Sets {
            places,
            set: (0..size).collect(),
            is_new: true,
        }
    }

    fn next_set(&mut self) -> Option<&[usize]> {
        if std::mem::take(&mut self.is_new) {
            return (self.set.len() <= self.places).then_some(&self.set);
        }
        let size = self.set.len();
        let can_move = |place: &usize| self.set[*place] < self.places - size + place;
        let place = (0..size).rev().find(can_move)?;
        let start = self.set[place] + 1;
        for (offset, own) in self.set[place..].iter_mut().enumerate() {
            *own = start + offset;
        }
        Some(&self.set)
    }
}
