//! Variances by probes, for pools whose inverse would not fit into memory. What is wanted is the diagonal of L⁻¹ML⁻¹: L
//! is the information of the games, M the scatter of their points (`errors.rs`). For 100 000 players the inverse would
//! have ten thousand million entries, but a system in L alone is quickly solved. So random results are laid on the
//! games, solved for, and what they do to each player is squared and averaged.
//!
//! The plain method: give each pairing a random sign times the root of its scatter, as points for the one player and
//! against the other. Such results a have the covariance M, so the answer y = L⁻¹a has the covariance L⁻¹ML⁻¹, and the
//! average of yᵢ² is the variance of player i. But n probes leave a relative error of about √(2/n): to come within 2 %
//! would take five thousand of them. Most of a variance can be had exactly, from the player's own games, as though his
//! opponents' strengths were certain. Only the rest is left to the probes, and that is why a few suffice. Step by step:
//!
//! 1. *The vicinity.* For each player, `vicinities` gathers those few opponents whose uncertainty weighs most on him,
//!    and solves L within this circle (`vicinity.rs`). That gives weights g for the results inside, and the equation yᵢ
//!    = g·a + h·y: what the results of the vicinity say, and what comes from the strengths y around it, with weights h
//!    that need never be computed.
//! 2. *What is known.* The variance of yᵢ is that of g·a, plus that of h·y, plus twice what the two have in common. The
//!    first is gᵀMg, exactly. The third would be known as well if the scatter were everywhere the same part c of the
//!    information, M = cL: then it is 0 with an anchor in the group, and without one −c times the sum of g divided by
//!    the size of the group, because strengths are then measured against the average of the group. `known_part` adds up
//!    both, with the c that holds in the vicinity.
//! 3. *What is probed.* `probe` makes random results a and solves for y. The rest h·y is yᵢ − g·a. With the same signs
//!    it makes a second set of results, b, such that a and b together average to L where a with itself averages to M.
//!    So c·(g·b) stands for the part of g·a that step 2 has counted already, and only the departure g·a − c·(g·b) is
//!    left. One probe gives (h·y)² + 2·(h·y)·(g·a − c·(g·b)). Its average, added to the known part, is the variance
//!    whatever c is; a good c only makes it scatter less.
//! 4. *Rounds.* `diagonal_by_probes` makes 64 probes at a time, 8 in each solution, on all threads. The signs depend
//!    only on a fixed seed, the round, the batch and the pairing, and batches are added in order: the same games give
//!    the same error bars on any number of threads.
//! 5. *When to stop.* After each round `Moments::doubt` says how far off each variance may still be. The rounds end
//!    when none is further off than `CLOSE_ENOUGH`, or when the work comes to its bound (`most_rounds`).
//! 6. *The stubborn few.* To solve for one player exactly costs as much as a probe. So, as soon as there are no more
//!    doubtful players than probes that they would still need (doubt falls with the root of their number), and than
//!    probes that are still allowed, `solved_for` finds the variance of each from his own row of the inverse.

use rayon::prelude::*;

use super::field::Field;
use super::information::{Information, Weight, inner};
use super::vicinity::Vicinity;

const LANES: usize = 8;

/// Probes are made in rounds of this many: a fixed number, so that the answer does not depend on the threads.
const ROUND: usize = 8 * LANES;

/// The work is bounded by the pairings that all probes go through together: this many take some seconds on two cores.
/// So pools with few pairings may be probed more often, and they need it more.
fn most_rounds(field: &Field) -> u64 {
    const PAIRINGS: usize = 300_000_000;
    (PAIRINGS / field.pairings.len().max(1)).clamp(512, 8192) as u64 / ROUND as u64
}

/// Rounds end when the standard error of every variance is at most this part of it. An error bar is the root of a
/// variance, so its own standard error is then 1 %, and one that is off by 5 % would be five standard errors off.
const CLOSE_ENOUGH: f64 = 0.02;

/// Any will do, as long as it stays: the same games must give the same error bars.
const SEED: u64 = 0x0043_6865_7373_506f;

/// What came of the probes.
pub(super) struct Probed {
    /// The diagonal of L⁻¹ML⁻¹ by free seat.
    pub diagonal: Vec<f64>,
    pub probes: u32,
    /// The standard error of the variance that is known least, as a part of it.
    pub doubt: f64,
}

/// `certain` weighs L, `scatter` weighs M.
pub(super) fn diagonal_by_probes(
    field: &Field,
    likelihood: &Information,
    scattered: &Information,
    certain: &[Weight],
    scatter: &[Weight],
) -> Probed {
    let vicinities = vicinities(field, likelihood, scattered);
    let known = known_part(field, &vicinities);
    let mut sum = vec![Moments::default(); field.free];
    let most_rounds = most_rounds(field);
    let mut round = 0;
    loop {
        let batches: Vec<Vec<Moments>> = (0..(ROUND / LANES) as u64)
            .into_par_iter()
            .map(|batch| {
                let seed = mixed(SEED ^ (round * ROUND as u64 + batch));
                probe(field, likelihood, &vicinities, certain, scatter, seed)
            })
            .collect();
        for batch in &batches {
            for (sum, of) in sum.iter_mut().zip(batch) {
                sum.first += of.first;
                sum.second += of.second;
            }
        }
        let count = (round + 1) as f64 * ROUND as f64;
        let doubts: Vec<f64> = sum
            .iter()
            .zip(&known)
            .map(|(sum, known)| sum.doubt(count, *known))
            .collect();
        let doubtful: Vec<usize> = (0..field.free)
            .filter(|seat| doubts[*seat] > CLOSE_ENOUGH)
            .collect();
        let furthest = doubts.iter().copied().fold(0.0, f64::max);
        // Doubt falls with the root of the number of probes. To solve for one player costs as much as a probe.
        let probes_needed = count * (furthest / CLOSE_ENOUGH).powi(2) - count;
        let probes_left = (most_rounds - round - 1) as f64 * ROUND as f64;
        let solve = doubtful.len() as f64 <= probes_needed.min(probes_left);
        if !(doubtful.is_empty() || solve || probes_left == 0.0) {
            round += 1;
            continue;
        }
        let mut diagonal: Vec<f64> = sum
            .iter()
            .zip(&known)
            .map(|(sum, known)| known + sum.first / count)
            .collect();
        if solve {
            for (seat, variance) in solved_for(&doubtful, likelihood, scattered) {
                diagonal[seat] = variance;
            }
        }
        return Probed {
            diagonal,
            probes: count as u32,
            doubt: if solve {
                furthest.min(CLOSE_ENOUGH)
            } else {
                furthest
            },
        };
    }
}

/// The variances of a few seats, each from its own row of the inverse.
fn solved_for(
    seats: &[usize],
    likelihood: &Information,
    scattered: &Information,
) -> Vec<(usize, f64)> {
    const TOLERANCE: f64 = 1e-6;
    seats
        .par_chunks(LANES)
        .flat_map_iter(|seats| {
            let mut asked = vec![[0.0; LANES]; likelihood.diagonal.len()];
            for (lane, seat) in seats.iter().enumerate() {
                asked[*seat][lane] = 1.0;
            }
            let row = likelihood.solve(&asked, TOLERANCE);
            let variances = inner(&row, &scattered.times(&row));
            seats.iter().copied().zip(variances)
        })
        .collect()
}

/// What one seat's probes add up to, and their squares.
#[derive(Debug, Clone, Copy, Default)]
struct Moments {
    first: f64,
    second: f64,
}

impl Moments {
    /// The standard error of the variance, as a part of it.
    fn doubt(self, count: f64, known: f64) -> f64 {
        let mean = self.first / count;
        let spread = (self.second / count - mean * mean).max(0.0) / count;
        spread.sqrt() / (known + mean).max(f64::MIN_POSITIVE)
    }
}

fn vicinities(field: &Field, likelihood: &Information, scattered: &Information) -> Vec<Vicinity> {
    let group: Vec<usize> = field.group_of_seat().collect();
    (0..field.free)
        .into_par_iter()
        .map(|seat| {
            let group_size = field.groups[group[seat]].players as usize;
            Vicinity::around(seat, group_size, likelihood, scattered)
        })
        .collect()
}

/// What need not be probed: the scatter of the vicinity, and that part of what it has in common with the rest which
/// comes from measuring against the average of the group.
fn known_part(field: &Field, vicinities: &[Vicinity]) -> Vec<f64> {
    field
        .group_of_seat()
        .zip(vicinities)
        .map(|(group, vicinity)| {
            let in_average = if field.groups[group].anchored {
                0.0
            } else {
                vicinity.sum() / field.seats_of_group[group].len() as f64
            };
            vicinity.variance() - 2.0 * vicinity.scatter * in_average
        })
        .collect()
}

/// Eight probes at once.
fn probe(
    field: &Field,
    likelihood: &Information,
    vicinities: &[Vicinity],
    certain: &[Weight],
    scatter: &[Weight],
    seed: u64,
) -> Vec<Moments> {
    const TOLERANCE: f64 = 3e-4;
    let mut results = vec![[0.0; LANES]; field.free];
    let mut likely_results = vec![[0.0; LANES]; field.free];
    for (index, pairing) in field.pairings.iter().enumerate() {
        let (scatter, certain) = (scatter[index].both(), certain[index].both());
        // Where nearly every game is drawn the scatter is nearly 0, and the ratio below would outweigh all else.
        let deviation = scatter.max(1e-4 * certain).sqrt();
        let signs = mixed(seed.wrapping_add(index as u64));
        let (first, second) = (pairing.first as usize, pairing.second as usize);
        for lane in 0..LANES {
            let sign = if signs >> lane & 1 == 0 { 1.0 } else { -1.0 };
            let result = sign * deviation;
            let likely = sign * certain / deviation;
            if first < field.free {
                results[first][lane] += result;
                likely_results[first][lane] += likely;
            }
            if second < field.free {
                results[second][lane] -= result;
                likely_results[second][lane] -= likely;
            }
        }
    }
    let answer = likelihood.solve(&results, TOLERANCE);
    vicinities
        .iter()
        .zip(&answer)
        .map(|(vicinity, answer)| {
            let known = vicinity.gather(&results);
            let likely = vicinity.gather(&likely_results);
            let mut moments = Moments::default();
            for lane in 0..LANES {
                let outside = answer[lane] - known[lane];
                let departure = known[lane] - vicinity.scatter * likely[lane];
                let value = outside * (outside + 2.0 * departure);
                moments.first += value;
                moments.second += value * value;
            }
            moments
        })
        .collect()
}

/// splitmix64 (Steele, Lea and Flood, 2014) as a function of its state.
fn mixed(state: u64) -> u64 {
    let mut z = state.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
