//! The error bars. If the results were drawn anew many times, ratings would scatter by J⁻¹VJ⁻¹: J is the information of
//! the likelihood, V the scatter of the points, which is smaller by the draws. Without draws V is J, and this is the
//! inverse of the information. White's advantage borders both matrices; it is taken out by solving twice, so that the
//! diagonal of L⁻¹ML⁻¹, L and M being the parts that belong to the ratings, is all that is left to find.

use super::ErrorMethod;
use super::dense::diagonal_by_inverse;
use super::field::Field;
use super::information::{Information, Shape, inner};
use super::model::draw_chance;
use super::newton::Fit;
use super::probes::diagonal_by_probes;

/// Standard errors in units of the logistic curve.
pub(super) struct Errors {
    /// The error of each free seat's strength.
    pub strength: Vec<f64>,
    pub white_advantage: f64,
    pub method: ErrorMethod,
}

impl Errors {
    pub fn estimate(field: &Field, fit: &Fit, draw_rate: f64, exact_to: usize) -> Errors {
        let shape = Shape::from_field(field);
        let certain = fit.weights(field, |expected| expected * (1.0 - expected));
        let scatter = fit.weights(field, |expected| {
            expected * (1.0 - expected) - draw_chance(expected, draw_rate) / 4.0
        });
        let likelihood = Information::from_weights(field, &shape, &certain);
        let scattered = Information::from_weights(field, &shape, &scatter);
        let (mut variance, method) = if field.free <= exact_to {
            let diagonal = diagonal_by_inverse(field, &certain, &scatter);
            (diagonal, ErrorMethod::Inverse)
        } else {
            let probed = diagonal_by_probes(field, &likelihood, &scattered, &certain, &scatter);
            let method = ErrorMethod::Probes {
                probes: probed.probes,
                // The error bar is the root of the variance.
                doubt: probed.doubt / 2.0,
            };
            (probed.diagonal, method)
        };
        let mut white_variance = 0.0;
        if fit.finds_white {
            white_variance = add_white(&likelihood, &scattered, &mut variance);
        }
        Errors {
            // Rounding may leave less than nothing where there is no scatter.
            strength: variance.iter().map(|v| v.max(0.0).sqrt()).collect(),
            white_advantage: white_variance.max(0.0).sqrt(),
            method,
        }
    }
}

/// Adds to the variances what not knowing White's advantage costs, and gives the variance of that advantage.
///
/// With u = L⁻¹c for the border c of J and σ what is left of White's own information, row i of the inverse of J is
/// L⁻¹eᵢ + u·uᵢ/σ for the ratings and −uᵢ/σ for White; the scatter is multiplied in from both sides.
fn add_white(likelihood: &Information, scattered: &Information, variance: &mut [f64]) -> f64 {
    const TOLERANCE: f64 = 1e-9;
    let single = |values: &[f64]| values.iter().map(|v| [*v]).collect::<Vec<_>>();
    let border = single(&likelihood.colour);
    let scattered_border = single(&scattered.colour);
    let u = likelihood.solve(&border, TOLERANCE);
    let apart = likelihood.white - inner(&border, &u)[0];
    let scattered_u = scattered.times(&u);
    let asked: Vec<[f64; 2]> = scattered_u
        .iter()
        .zip(&scattered.colour)
        .map(|([u], colour)| [*u, *colour])
        .collect();
    let solved = likelihood.solve(&asked, TOLERANCE);
    let white = (inner(&u, &scattered_u)[0] - 2.0 * inner(&u, &scattered_border)[0]
        + scattered.white)
        / (apart * apart);
    for ((variance, [u]), [by_u, by_border]) in variance.iter_mut().zip(&u).zip(&solved) {
        *variance += 2.0 * u / apart * (by_u - by_border) + u * u * white;
    }
    white
}
