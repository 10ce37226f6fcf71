//! Variances from the inverse itself, group by group, for pools that are small enough: Cholesky's factors of the
//! information, then every column of the inverse, sixteen at a time.

use rayon::prelude::*;

use super::field::{Field, Pairing};
use super::information::Weight;

/// Columns found together. The factor is read from memory once for all of them: sixteen take about two thirds of the time
/// of eight for a thousand players and more, and no sum changes its order.
const LANES: usize = 16;

/// Columns factored before the rest is brought up to date: so many fit the fastest cache together with a row.
const PANEL: usize = 64;

/// The diagonal of L⁻¹ML⁻¹ by free seat, where `certain` weighs L and `scatter` weighs M. In a group without an anchor
/// the inverse is that of the differences from the average.
pub(super) fn diagonal_by_inverse(
    field: &Field,
    certain: &[Weight],
    scatter: &[Weight],
) -> Vec<f64> {
    let mut diagonal = Vec::with_capacity(field.free);
    for (group, seats) in field.groups.iter().zip(&field.seats_of_group) {
        let from = field
            .pairings
            .partition_point(|pairing| (pairing.first as usize) < seats.start);
        let to = field
            .pairings
            .partition_point(|pairing| (pairing.first as usize) < seats.end);
        let block = GroupBlock {
            start: seats.start,
            size: seats.len(),
            pairings: &field.pairings[from..to],
        };
        let factor = block.factor(&certain[from..to], group.anchored);
        let columns: Vec<[f64; LANES]> = (0..seats.len())
            .into_par_iter()
            .step_by(LANES)
            .map(|first| block.variances(&factor, first, &scatter[from..to]))
            .collect();
        diagonal.extend(columns.as_flattened().iter().take(seats.len()));
    }
    diagonal
}

/// The free seats of one group.
struct GroupBlock<'a> {
    start: usize,
    size: usize,
    pairings: &'a [Pairing],
}

impl GroupBlock<'_> {
    /// Row and column of a seat, or none for an anchor.
    fn place(&self, seat: u32) -> Option<usize> {
        Some(seat as usize - self.start).filter(|place| *place < self.size)
    }

    /// Cholesky's factor of the information, row by row, below the diagonal.
    fn factor(&self, certain: &[Weight], anchored: bool) -> Vec<f64> {
        let size = self.size;
        // The average of a group without an anchor is not known; with any weight on it the matrix can be inverted, and
        // the differences between the places of a column come out the same.
        let on_average = if anchored { 0.0 } else { 1.0 / size as f64 };
        let mut matrix = vec![on_average; size * size];
        for (pairing, weight) in self.pairings.iter().zip(certain) {
            let both = weight.both();
            let places = [self.place(pairing.first), self.place(pairing.second)];
            for place in places.into_iter().flatten() {
                matrix[place * size + place] += both;
            }
            if let [Some(first), Some(second)] = places {
                matrix[second * size + first] -= both;
            }
        }
        cholesky(&mut matrix, size);
        matrix
    }

    /// The variances of the places from `first` on: how the scatter of each pairing comes through the column of the
    /// inverse.
    fn variances(&self, factor: &[f64], first: usize, scatter: &[Weight]) -> [f64; LANES] {
        let column = self.columns(factor, first);
        let mut variances = [0.0; LANES];
        for (pairing, weight) in self.pairings.iter().zip(scatter) {
            let of = |seat| self.place(seat).map_or([0.0; LANES], |place| column[place]);
            let (first, second) = (of(pairing.first), of(pairing.second));
            for lane in 0..LANES {
                let difference = first[lane] - second[lane];
                variances[lane] += weight.both() * difference * difference;
            }
        }
        variances
    }

    /// Columns `first` and after of the inverse.
    fn columns(&self, factor: &[f64], first: usize) -> Vec<[f64; LANES]> {
        let size = self.size;
        let mut column = vec![[0.0; LANES]; size];
        for (lane, place) in (first..size.min(first + LANES)).enumerate() {
            column[place][lane] = 1.0;
        }
        for row in first..size {
            let line = &factor[row * size..row * size + row + 1];
            let mut sum = column[row];
            for (value, above) in line[first..row].iter().zip(&column[first..row]) {
                for lane in 0..LANES {
                    sum[lane] -= value * above[lane];
                }
            }
            column[row] = sum.map(|sum| sum / line[row]);
        }
        for row in (0..size).rev() {
            let line = &factor[row * size..row * size + row + 1];
            let settled = column[row].map(|sum| sum / line[row]);
            column[row] = settled;
            for (value, above) in line[..row].iter().zip(&mut column[..row]) {
                for lane in 0..LANES {
                    above[lane] -= value * settled[lane];
                }
            }
        }
        column
    }
}

/// Cholesky's factor in place of the lower half. The matrix is positive definite: groups are connected.
fn cholesky(matrix: &mut [f64], size: usize) {
    for start in (0..size).step_by(PANEL) {
        let end = (start + PANEL).min(size);
        let (done, below) = matrix.split_at_mut(end * size);
        for row in start..end {
            let (above, line) = done.split_at_mut(row * size);
            let line = &mut line[..=row];
            for column in start..row {
                let other = &above[column * size..];
                line[column] = (line[column] - dot(&line[start..column], &other[start..column]))
                    / other[column];
            }
            let pivot = line[row] - dot(&line[start..row], &line[start..row]);
            line[row] = pivot.max(f64::MIN_POSITIVE).sqrt();
        }
        below.par_chunks_mut(size).for_each(|line| {
            for column in start..end {
                let other = &done[column * size..];
                line[column] = (line[column] - dot(&line[start..column], &other[start..column]))
                    / other[column];
            }
        });
        let panel: Vec<f64> = below
            .chunks(size)
            .flat_map(|line| &line[start..end])
            .copied()
            .collect();
        let width = end - start;
        below
            .par_chunks_mut(size)
            .enumerate()
            .for_each(|(row, line)| {
                let own = &panel[row * width..(row + 1) * width];
                for (value, other) in line[end..=end + row]
                    .iter_mut()
                    .zip(panel.chunks_exact(width))
                {
                    *value -= dot(own, other);
                }
            });
    }
}

/// Summed in eight strands, which the compiler can keep in vector registers; the order is always the same.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut strands = [0.0; 8];
    let (a_whole, a_rest) = a.as_chunks::<8>();
    let (b_whole, b_rest) = b.as_chunks::<8>();
    for (a, b) in a_whole.iter().zip(b_whole) {
        for strand in 0..8 {
            strands[strand] += a[strand] * b[strand];
        }
    }
    let rest: f64 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    strands.iter().sum::<f64>() + rest
}
