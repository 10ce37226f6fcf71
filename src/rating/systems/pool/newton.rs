//! The ratings themselves: Newton's method on the likelihood, which has one summit, where every player's points are
//! what was to be expected. Each step solves with the information at hand; a step that would lead down is halved.

use rayon::prelude::*;

use super::field::Field;
use super::information::{Information, Shape, Weight, inner};
use super::model::{SHARE, by_colour};
use super::{Parameter, PoolError, PoolOptions};

/// The strengths found, by seat, anchors included.
pub(super) struct Fit {
    pub strength: Vec<f64>,
    pub white_advantage: f64,
    /// Whether White's advantage was found or laid down.
    pub finds_white: bool,
}

const MOST_STEPS: u32 = 100;

/// The strengths have settled when no step is longer than this. Each step is about as long as the square of the one
/// before, so the next would be shorter than a billionth.
const SETTLED: f64 = 1e-6;

/// Twelve units are 2085 points of Elo: White's advantage would have no bound.
const BEYOND_BOUND: f64 = 12.0;

impl Fit {
    pub fn by_newton(field: &Field, options: &PoolOptions) -> Result<Fit, PoolError> {
        let mut strength = vec![0.0; field.free];
        strength.extend(&field.anchors);
        let (white_advantage, finds_white) = match options.white_advantage {
            Parameter::Estimated => (0.0, field.games > 0),
            Parameter::Fixed(points) => (points / options.scale.points_per_unit(), false),
        };
        let mut fit = Fit {
            strength,
            white_advantage,
            finds_white,
        };
        // Free players of an anchored group start in the middle of the anchors.
        if !field.anchors.is_empty() {
            let middle = field.anchors.iter().sum::<f64>() / field.anchors.len() as f64;
            for (group, seats) in field.groups.iter().zip(&field.seats_of_group) {
                if group.anchored {
                    fit.strength[seats.clone()].fill(middle);
                }
            }
        }
        fit.climb(field)?;
        Ok(fit)
    }

    fn climb(&mut self, field: &Field) -> Result<(), PoolError> {
        let shape = Shape::from_field(field);
        let mut here = self.surplus(field);
        for _ in 0..MOST_STEPS {
            let weights = self.weights(field, |expected| expected * (1.0 - expected));
            let information = Information::from_weights(field, &shape, &weights);
            let (step, white_step) = self.newton_step(&information, &here)?;
            let longest = step
                .iter()
                .fold(white_step.abs(), |most, step| most.max(step.abs()));
            // A unit is 174 points: no expected score may leave the part of the curve that the step was computed on by
            // much more. Strengths may: a long ladder is climbed in a few steps.
            let widest = field
                .pairings
                .iter()
                .map(|pairing| {
                    let of = |seat: u32| step.get(seat as usize).copied().unwrap_or(0.0);
                    (of(pairing.first) - of(pairing.second)).abs()
                })
                .fold(0.0, f64::max)
                + white_step.abs();
            let mut length = (2.0 / widest).min(1.0);
            let before = (self.strength.clone(), self.white_advantage);
            let climb = here.along(&step, white_step);
            // Where a strength or the advantage grows without bound, so little is left to gain that rounding errors
            // decide the sign.
            if !(climb > 0.0 || longest < SETTLED) {
                return Err(self.not_settled());
            }
            loop {
                for (seat, step) in step.iter().enumerate() {
                    self.strength[seat] = before.0[seat] + length * step;
                }
                self.white_advantage = before.1 + length * white_step;
                here = self.surplus(field);
                // A step that leads far beyond the summit is halved. A little beyond does no harm, and the last steps
                // are mere rounding.
                if here.along(&step, white_step) >= -0.5 * climb || longest < SETTLED {
                    break;
                }
                length /= 2.0;
            }
            if self.finds_white && self.white_advantage.abs() > BEYOND_BOUND {
                return Err(PoolError::WhiteAdvantageUnknown);
            }
            if longest < SETTLED {
                return Ok(());
            }
        }
        Err(self.not_settled())
    }

    /// With White's advantage given, connected groups always settle. So it is the advantage that cannot be found.
    fn not_settled(&self) -> PoolError {
        if self.finds_white {
            PoolError::WhiteAdvantageUnknown
        } else {
            PoolError::NotSettled { steps: MOST_STEPS }
        }
    }

    fn newton_step(
        &self,
        information: &Information,
        surplus: &Surplus,
    ) -> Result<(Vec<f64>, f64), PoolError> {
        const TOLERANCE: f64 = 1e-9;
        if !self.finds_white {
            let asked: Vec<[f64; 1]> = surplus.points.iter().map(|points| [*points]).collect();
            let step = information.solve(&asked, TOLERANCE);
            return Ok((step.into_iter().map(|[step]| step).collect(), 0.0));
        }
        let asked: Vec<[f64; 2]> = surplus
            .points
            .iter()
            .zip(&information.colour)
            .map(|(points, colour)| [*points, *colour])
            .collect();
        let solved = information.solve(&asked, TOLERANCE);
        let [pull_points, pull_colour] = inner(
            &solved,
            &information
                .colour
                .iter()
                .map(|colour| [*colour; 2])
                .collect::<Vec<_>>(),
        );
        let apart = information.white - pull_colour;
        // If each player always had the same colour against the same others, White's advantage cannot be told from
        // their strengths.
        if apart <= 1e-9 * information.white {
            return Err(PoolError::WhiteAdvantageUnknown);
        }
        let white_step = (surplus.white - pull_points) / apart;
        let step = solved
            .iter()
            .map(|[points, colour]| points - white_step * colour)
            .collect();
        Ok((step, white_step))
    }

    /// How far the points made are above those expected.
    fn surplus(&self, field: &Field) -> Surplus {
        let meetings: Vec<[(f64, f64); 2]> = field
            .pairings
            .par_iter()
            .with_min_len(SHARE)
            .map(|pairing| by_colour(pairing, &self.strength, self.white_advantage))
            .collect();
        let mut points = field.points.clone();
        let mut white = field.white_points;
        for (pairing, meeting) in field.pairings.iter().zip(&meetings) {
            let [(first_games, first_white), (second_games, second_white)] = *meeting;
            let first = first_games * first_white + second_games * (1.0 - second_white);
            points[pairing.first as usize] -= first;
            points[pairing.second as usize] -= first_games + second_games - first;
            white -= first_games * first_white + second_games * second_white;
        }
        points.truncate(field.free);
        Surplus { points, white }
    }

    /// The weight of each pairing, if a game with this expected score for White weighs so much.
    pub fn weights(&self, field: &Field, of: impl Fn(f64) -> f64 + Sync) -> Vec<Weight> {
        field
            .pairings
            .par_iter()
            .with_min_len(SHARE)
            .map(|pairing| {
                let [(first_games, first), (second_games, second)] =
                    by_colour(pairing, &self.strength, self.white_advantage);
                Weight {
                    first_white: first_games * of(first),
                    second_white: second_games * of(second),
                }
            })
            .collect()
    }
}

/// The slope of the likelihood: points made above expectation, by free seat, and by White in all games.
struct Surplus {
    points: Vec<f64>,
    white: f64,
}

impl Surplus {
    fn along(&self, step: &[f64], white_step: f64) -> f64 {
        let points: f64 = self.points.iter().zip(step).map(|(a, b)| a * b).sum();
        points + self.white * white_step
    }
}
