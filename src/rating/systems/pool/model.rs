//! The model of one game: the expected score by the difference in strength, and the chance of a draw. Strengths are in
//! units of the logistic curve; points of rating are made of them where they are reported.

use rayon::prelude::*;

use super::field::{Field, Pairing};
use super::newton::Fit;
use super::{Estimate, Parameter};

/// The expected score of a player this much stronger.
#[inline]
pub(super) fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// How likely a draw is where `expected` is the expected score, if `between_equals` is the part drawn between equals.
///
/// Davidson's law (1970): the chance of a draw goes with the geometric mean of the chances to win and to lose. Here it
/// is solved for a given expected score, so that it never asks for less than nothing of wins or losses, however many
/// games are drawn.
#[inline]
pub(super) fn draw_chance(expected: f64, between_equals: f64) -> f64 {
    let product = expected * (1.0 - expected);
    let root = (between_equals * between_equals + 4.0 * (1.0 - 2.0 * between_equals) * product)
        .max(0.0)
        .sqrt();
    if between_equals + root > 0.0 {
        4.0 * between_equals * product / (between_equals + root)
    } else {
        0.0
    }
}

/// The two ways in which a pairing is played: with how many games, and White's expected score in them.
#[inline]
pub(super) fn by_colour(
    pairing: &Pairing,
    strength: &[f64],
    white_advantage: f64,
) -> [(f64, f64); 2] {
    let difference = strength[pairing.first as usize] - strength[pairing.second as usize];
    [
        (
            f64::from(pairing.first_white),
            expected(white_advantage + difference),
        ),
        (
            f64::from(pairing.second_white),
            expected(white_advantage - difference),
        ),
    ]
}

/// Pairings are summed in shares of this many, so that a sum does not depend on the number of threads.
pub(super) const SHARE: usize = 16_384;

/// The draw rate between equals at which as many draws were to be expected as there were, with the error it has if the
/// ratings are taken as given.
pub(super) fn draw_rate(field: &Field, fit: &Fit, asked: Parameter) -> Estimate {
    if let Parameter::Fixed(value) = asked {
        return Estimate { value, error: 0.0 };
    }
    if field.draws == 0 {
        return Estimate {
            value: 0.0,
            error: 0.0,
        };
    }
    // If every game was drawn, results would have no scatter and ratings no error. So half a game is taken as decided.
    let most = 1.0 - 0.5 / f64::from(field.games);
    let draws = f64::from(field.draws);
    let (mut low, mut high) = (0.0, most);
    let mut rate = (draws / f64::from(field.games)).min(most);
    let mut slope = 1.0;
    for _ in 0..60 {
        let here = expected_draws(field, fit, rate);
        if here < draws {
            low = rate;
        } else {
            high = rate;
        }
        const STEP: f64 = 1e-5;
        slope = (expected_draws(field, fit, rate + STEP) - here) / STEP;
        let newton = rate + (draws - here) / slope;
        let next = if newton > low && newton < high {
            newton
        } else {
            (low + high) / 2.0
        };
        let settled = (next - rate).abs() < 1e-10;
        rate = next;
        if settled {
            break;
        }
    }
    let scatter = sum_over_games(field, fit, |expected| {
        let draw = draw_chance(expected, rate);
        draw * (1.0 - draw)
    });
    Estimate {
        value: rate,
        error: scatter.sqrt() / slope,
    }
}

fn expected_draws(field: &Field, fit: &Fit, rate: f64) -> f64 {
    sum_over_games(field, fit, |expected| draw_chance(expected, rate))
}

fn sum_over_games(field: &Field, fit: &Fit, of: impl Fn(f64) -> f64 + Sync) -> f64 {
    let shares: Vec<f64> = field
        .pairings
        .par_chunks(SHARE)
        .map(|pairings| {
            pairings
                .iter()
                .flat_map(|pairing| by_colour(pairing, &fit.strength, fit.white_advantage))
                .map(|(games, expected)| games * of(expected))
                .sum()
        })
        .collect();
    shares.iter().sum()
}
