//! A player's vicinity: himself and those opponents whose own uncertainty would weigh on him, because they have few
//! games but against him and each other. What the games of a vicinity say can be worked out exactly, as though everyone
//! outside were certain; so the less is left to chance in `probes.rs`.

use super::information::Information;

/// Vicinities are small, or working them all out would cost more than probes.
const MOST_MEMBERS: usize = 16;
const JOINING_AT_ONCE: usize = 4;

/// An opponent joins if his uncertainty makes up more than this part of the player's variance.
const WEIGHTY: f64 = 0.005;

pub(super) struct Vicinity {
    /// The seats, the player's own first, and what a result of each moves the player's strength by: the solution g of
    /// Lg = eᵢ within the vicinity.
    pub members: Vec<(u32, f64)>,
    /// The scatter as a part of the information, as these games have it.
    pub scatter: f64,
}

impl Vicinity {
    /// `group_size` is that of the player's group, which must not be used up: without an anchor something outside must
    /// be left to measure against.
    pub fn around(
        seat: usize,
        group_size: usize,
        likelihood: &Information,
        scattered: &Information,
    ) -> Vicinity {
        let mut members = vec![(seat as u32, 1.0 / likelihood.diagonal[seat])];
        let most = MOST_MEMBERS.min(group_size - 1);
        while members.len() < most {
            let joining = weighty(&members, likelihood, most - members.len());
            if joining.is_empty() {
                break;
            }
            members.extend(joining.into_iter().map(|other| (other, 0.0)));
            solve(&mut members, likelihood);
        }
        Vicinity {
            scatter: scattered.form(&members) / members[0].1,
            members,
        }
    }

    /// What values by seat add up to for the player.
    #[inline]
    pub fn gather<const LANES: usize>(&self, values: &[[f64; LANES]]) -> [f64; LANES] {
        let mut sum = [0.0; LANES];
        for (seat, weight) in &self.members {
            let value = &values[*seat as usize];
            for lane in 0..LANES {
                sum[lane] += weight * value[lane];
            }
        }
        sum
    }

    pub fn sum(&self) -> f64 {
        self.members.iter().map(|(_, weight)| weight).sum()
    }

    /// The variance of the player's strength if everyone outside were certain.
    pub fn variance(&self) -> f64 {
        self.scatter * self.members[0].1
    }
}

/// The seats outside that weigh most on the player.
fn weighty(members: &[(u32, f64)], likelihood: &Information, room: usize) -> Vec<u32> {
    let mut pulls: Vec<(u32, f64)> = members
        .iter()
        .flat_map(|(member, weight)| {
            likelihood
                .opponents(*member as usize)
                .map(move |(other, value)| (other, weight * value))
        })
        .filter(|(other, _)| members.iter().all(|(member, _)| member != other))
        .collect();
    // Stable, so that sums are taken in the same order everywhere.
    pulls.sort_by_key(|(other, _)| *other);
    let mut weights: Vec<(f64, u32)> = pulls
        .chunk_by(|a, b| a.0 == b.0)
        .map(|same| {
            let pull: f64 = same.iter().map(|(_, pull)| pull).sum();
            let other = same[0].0;
            (pull * pull / likelihood.diagonal[other as usize], other)
        })
        .filter(|(weight, _)| *weight > WEIGHTY * members[0].1)
        .collect();
    weights.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    weights
        .into_iter()
        .take(room.min(JOINING_AT_ONCE))
        .map(|(_, other)| other)
        .collect()
}

/// Solves Lg = eᵢ among the members by elimination; the matrix is definite, so that no pivot need be looked for.
fn solve(members: &mut [(u32, f64)], likelihood: &Information) {
    let size = members.len();
    let mut matrix = [[0.0; MOST_MEMBERS + 1]; MOST_MEMBERS];
    for row in 0..size {
        let seat = members[row].0 as usize;
        for column in 0..size {
            matrix[row][column] = if row == column {
                likelihood.diagonal[seat]
            } else {
                -likelihood.between(seat, members[column].0)
            };
        }
        matrix[row][size] = if row == 0 { 1.0 } else { 0.0 };
    }
    for pivot in 0..size {
        let line = matrix[pivot];
        for row in matrix[pivot + 1..size].iter_mut() {
            let factor = row[pivot] / line[pivot];
            for column in pivot..=size {
                row[column] -= factor * line[column];
            }
        }
    }
    for row in (0..size).rev() {
        let mut value = matrix[row][size];
        for column in row + 1..size {
            value -= matrix[row][column] * members[column].1;
        }
        members[row].1 = value / matrix[row][row];
    }
}
