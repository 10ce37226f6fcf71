//! The information that the games hold about the strengths, as a sparse matrix: for each pairing a weight that pulls
//! two seats together. It is the Laplacian of the graph of pairings, bordered by White's advantage, and is only ever
//! multiplied and solved for, never inverted.

use rayon::prelude::*;

use super::field::Field;

/// Which pairings belong to which free seat: the shape of the matrix, which stays while the weights change.
pub(super) struct Shape {
    starts: Vec<usize>,
    others: Vec<u32>,
    pairing: Vec<u32>,
}

impl Shape {
    pub fn from_field(field: &Field) -> Shape {
        let between_free = || {
            field
                .pairings
                .iter()
                .enumerate()
                .filter(|(_, pairing)| (pairing.second as usize) < field.free)
        };
        let mut starts = vec![0usize; field.free + 1];
        for (_, pairing) in between_free() {
            starts[pairing.first as usize + 1] += 1;
            starts[pairing.second as usize + 1] += 1;
        }
        for seat in 0..field.free {
            starts[seat + 1] += starts[seat];
        }
        let mut next = starts.clone();
        let mut others = vec![0; starts[field.free]];
        let mut at_pairing = vec![0; starts[field.free]];
        for (index, pairing) in between_free() {
            for (seat, other) in [
                (pairing.first, pairing.second),
                (pairing.second, pairing.first),
            ] {
                let place = next[seat as usize];
                others[place] = other;
                at_pairing[place] = index as u32;
                next[seat as usize] += 1;
            }
        }
        Shape {
            starts,
            others,
            pairing: at_pairing,
        }
    }
}

/// The weight of one pairing, split by who had White.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Weight {
    pub first_white: f64,
    pub second_white: f64,
}

impl Weight {
    #[inline]
    pub fn both(self) -> f64 {
        self.first_white + self.second_white
    }
}

pub(super) struct Information<'a> {
    field: &'a Field,
    shape: &'a Shape,
    values: Vec<f64>,
    pub diagonal: Vec<f64>,
    /// What ties each free seat to White's advantage: his weight with White less his weight with Black.
    pub colour: Vec<f64>,
    /// What is known of White's advantage alone.
    pub white: f64,
}

impl<'a> Information<'a> {
    pub fn from_weights(field: &'a Field, shape: &'a Shape, weights: &[Weight]) -> Information<'a> {
        let mut diagonal = vec![0.0; field.free];
        let mut colour = vec![0.0; field.free];
        let mut white = 0.0;
        for (pairing, weight) in field.pairings.iter().zip(weights) {
            let both = weight.both();
            let lean = weight.first_white - weight.second_white;
            white += both;
            for (seat, lean) in [(pairing.first, lean), (pairing.second, -lean)] {
                if let Some(own) = diagonal.get_mut(seat as usize) {
                    *own += both;
                    colour[seat as usize] += lean;
                }
            }
        }
        Information {
            field,
            shape,
            values: shape
                .pairing
                .iter()
                .map(|pairing| weights[*pairing as usize].both())
                .collect(),
            diagonal,
            colour,
            white,
        }
    }

    /// The free opponents of a seat, in the order of their seats, with the weight of the pairing.
    pub fn opponents(&self, seat: usize) -> impl Iterator<Item = (u32, f64)> {
        let places = self.shape.starts[seat]..self.shape.starts[seat + 1];
        let others = &self.shape.others[places.clone()];
        others
            .iter()
            .copied()
            .zip(self.values[places].iter().copied())
    }

    /// The weight between two free seats.
    pub fn between(&self, seat: usize, other: u32) -> f64 {
        let start = self.shape.starts[seat];
        let others = &self.shape.others[start..self.shape.starts[seat + 1]];
        // Pairings are sorted, and so are the opponents of a seat.
        others
            .binary_search(&other)
            .map_or(0.0, |place| self.values[start + place])
    }

    /// The matrix multiplied from both sides by a vector that is given at a few seats and nothing elsewhere.
    pub fn form(&self, at: &[(u32, f64)]) -> f64 {
        let mut sum = 0.0;
        for (index, &(seat, weight)) in at.iter().enumerate() {
            sum += self.diagonal[seat as usize] * weight * weight;
            for &(other, theirs) in &at[..index] {
                sum -= 2.0 * weight * theirs * self.between(seat as usize, other);
            }
        }
        sum
    }

    pub fn times<const LANES: usize>(&self, on: &[[f64; LANES]]) -> Vec<[f64; LANES]> {
        let row = |seat: usize| {
            let mut product = on[seat].map(|own| self.diagonal[seat] * own);
            for (other, value) in self.opponents(seat) {
                let theirs = &on[other as usize];
                for lane in 0..LANES {
                    product[lane] -= value * theirs[lane];
                }
            }
            product
        };
        (0..self.field.free)
            .into_par_iter()
            .with_min_len(1024)
            .map(row)
            .collect()
    }

    /// Solves for each lane by conjugate gradients, the diagonal as preconditioner, until the remainder is `tolerance`
    /// of what was asked. Groups without an anchor come out with average 0.
    pub fn solve<const LANES: usize>(
        &self,
        asked: &[[f64; LANES]],
        tolerance: f64,
    ) -> Vec<[f64; LANES]> {
        let free = self.field.free;
        let mut solution = vec![[0.0; LANES]; free];
        let mut remainder = asked.to_vec();
        // A solution exists only for values that average 0 in each group without an anchor. The values given do;
        // rounding can lead away from that, and nothing later would lead back.
        self.field.level(&mut remainder);
        let mut direction = self.preconditioned(&remainder);
        let mut size = inner(&remainder, &direction);
        let goal = size.map(|size| size * tolerance * tolerance);
        // In exact arithmetic as many steps as seats suffice.
        for _ in 0..free.max(100) * 2 {
            if (0..LANES).all(|lane| size[lane] <= goal[lane]) {
                break;
            }
            let image = self.times(&direction);
            let curvature = inner(&direction, &image);
            let mut step = [0.0; LANES];
            for lane in 0..LANES {
                if curvature[lane] > 0.0 && size[lane] > goal[lane] {
                    step[lane] = size[lane] / curvature[lane];
                }
            }
            for seat in 0..free {
                for lane in 0..LANES {
                    solution[seat][lane] += step[lane] * direction[seat][lane];
                    remainder[seat][lane] -= step[lane] * image[seat][lane];
                }
            }
            let scaled = self.preconditioned(&remainder);
            let next = inner(&remainder, &scaled);
            for seat in 0..free {
                for lane in 0..LANES {
                    let turn = if size[lane] > 0.0 {
                        next[lane] / size[lane]
                    } else {
                        0.0
                    };
                    direction[seat][lane] = scaled[seat][lane] + turn * direction[seat][lane];
                }
            }
            size = next;
        }
        self.field.level(&mut solution);
        solution
    }

    fn preconditioned<const LANES: usize>(&self, values: &[[f64; LANES]]) -> Vec<[f64; LANES]> {
        values
            .iter()
            .zip(&self.diagonal)
            .map(|(value, diagonal)| value.map(|value| value / diagonal))
            .collect()
    }
}

/// The inner product of each lane.
pub(super) fn inner<const LANES: usize>(a: &[[f64; LANES]], b: &[[f64; LANES]]) -> [f64; LANES] {
    let mut sum = [0.0; LANES];
    for (a, b) in a.iter().zip(b) {
        for lane in 0..LANES {
            sum[lane] += a[lane] * b[lane];
        }
    }
    sum
}
