//! In which order the groups are paired (4.1): from the top; from the middle round on from the top down to the median group,
//! then from the bottom up to it. Which group is the median one where nobody has exactly half of the points, the rules do not
//! say: every sensible one is tried.

use crate::points::Hundredths;

use super::scene::Scene;

/// Which way players leave a group that is paired.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Down,
    Up,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) group: usize,
    pub(super) way: Way,
    /// The step that takes who leaves this group; none for the last.
    pub(super) next: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Order {
    pub(super) steps: Vec<Step>,
}

/// The round from which the median group is paired last: the fifth of eight or nine.
pub(super) fn middle_round(rounds: u32) -> u32 {
    rounds / 2 + 1
}

/// Opens have at least so many rounds: fewer may be the first rounds of one that goes on.
const WHOLE: u32 = 8;

impl Order {
    /// The orders that the rules allow in this round; the most literal one first.
    pub(super) fn all(scene: &Scene<'_>) -> Vec<Order> {
        let (round, tournament) = (scene.round, scene.tournament);
        let rounds = tournament.rounds;
        let from_top = Order::from_top(scene.groups.len());
        let middle = middle_round(rounds);
        let mut orders = Vec::new();
        // The rules name the round for eight and nine only.
        let perhaps_middle = rounds.is_multiple_of(2) && rounds != 8 && round + 1 == middle;
        if round >= middle || perhaps_middle {
            orders.extend(
                medians(scene)
                    .into_iter()
                    .map(|median| Order::around(scene.groups.len(), median)),
            );
        }
        let perhaps_goes_on = rounds == tournament.played && rounds < WHOLE;
        if round < middle {
            orders.insert(0, from_top);
        } else if perhaps_goes_on {
            orders.push(from_top);
        }
        let mut different: Vec<Order> = Vec::new();
        for order in orders {
            if !different.contains(&order) {
                different.push(order);
            }
        }
        different
    }

    fn from_top(groups: usize) -> Order {
        Order::around(groups, groups.saturating_sub(1))
    }

    fn around(groups: usize, median: usize) -> Order {
        let down = (0..median).map(|group| (group, Way::Down));
        let up = (median + 1..groups).rev().map(|group| (group, Way::Up));
        let last = (median < groups).then_some((median, Way::Down));
        let order: Vec<(usize, Way)> = down.chain(up).chain(last).collect();
        let place = |wanted: usize| order.iter().position(|(group, _)| *group == wanted);
        let step = |&(group, way): &(usize, Way)| Step {
            group,
            way,
            next: match way {
                _ if group == median => None,
                Way::Down => place(group + 1),
                Way::Up => place(group - 1),
            },
        };
        Order {
            steps: order.iter().map(step).collect(),
        }
    }
}

/// Groups that may be called the median one: with half of the points, else those beside it; that of the player in the middle; the
/// one in the middle of the groups.
fn medians(scene: &Scene<'_>) -> Vec<usize> {
    let groups = scene.groups.len();
    if groups == 0 {
        return Vec::new();
    }
    let win = i64::from(scene.tournament.scoring.win[0]);
    let half = Hundredths::new(win * i64::from(scene.round - 1) / 2);
    let points = |group: &usize| scene.points[scene.groups[*group].start];
    let above = (0..groups).rev().find(|group| points(group) >= half);
    let below = (0..groups).find(|group| points(group) <= half);
    let count = scene.count();
    let in_middle = [count.saturating_sub(1) / 2, count / 2];
    let mut medians: Vec<usize> = above.into_iter().chain(below).collect();
    medians.extend(in_middle.map(|player| scene.group_of(player.min(count - 1))));
    medians.extend([groups / 2, (groups - 1) / 2]);
    medians
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_round_is_the_fifth_of_eight_or_nine() {
        assert_eq!([8, 9].map(middle_round), [5, 5]);
    }

    #[test]
    fn groups_are_paired_to_the_median_one_from_both_ends() {
        let order = Order::around(5, 2);
        let groups: Vec<usize> = order.steps.iter().map(|step| step.group).collect();
        assert_eq!(groups, [0, 1, 4, 3, 2]);
        let next: Vec<Option<usize>> = order.steps.iter().map(|step| step.next).collect();
        assert_eq!(next, [Some(1), Some(4), Some(3), Some(4), None]);
        let top: Vec<usize> = Order::from_top(3)
            .steps
            .iter()
            .map(|step| step.group)
            .collect();
        assert_eq!(top, [0, 1, 2]);
    }
}
