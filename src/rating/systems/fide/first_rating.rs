//! A first rating (FIDE Rating Regulations 8.2): from the games against rated opponents, by the rule of 2022 or by that
//! of March 2024, which adds two drawn games against 1800 and stops at 2200.

use crate::fact::Change;
use crate::facts;
use crate::points::{HalfPoints, Hundredths, Mean, nearest};

use super::regulations::{Regulations, Version};
use super::tables::performance;

/// So many games against rated opponents are needed (7.1.4).
pub const FEWEST_GAMES: u32 = 5;

/// Results may be pooled over so many months (7.1.4).
pub const POOLED_MONTHS: i32 = 26;

const HIGHEST: i64 = 2200;

/// The hypothetical opponents of March 2024.
const HYPOTHETICAL: u32 = 1800;

facts! {
    /// What leads to a first rating.
    pub enum FirstRatingStep {
        Mean = "rating-step-mean" { games: u32, mean: Hundredths },
        /// For each half point above an even score.
        AboveEven = "rating-step-above-even" { difference: Change, above: i64, rating: Hundredths },
        Performance = "rating-step-performance" { difference: Change, percentage: u32, rating: Hundredths },
        MeanWithTwo = "rating-step-mean-with-two" { games: u32, hypothetical: u32, mean: Hundredths },
        WithTwoDraws = "rating-step-with-two-draws" {
            score: HalfPoints,
            games: u32,
            percentage: u32,
            difference: Change,
            rating: Hundredths,
        },
        Highest = "rating-step-highest" { rating: i64 },
    }
}

/// A first rating as one would write it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstRating {
    /// The rating before it is compared with the floor.
    pub rating: i64,
    pub steps: Vec<FirstRatingStep>,
}

/// The rating that a score against these opponents gives; none without opponents.
pub fn first_rating(
    opponents: &[u32],
    score: HalfPoints,
    regulations: Regulations,
) -> Option<FirstRating> {
    let mean = Mean::of_numbers(opponents.iter().copied())?;
    let games = u32::try_from(opponents.len()).ok()?;
    Some(match regulations.version {
        Version::January2022 => of_2022(mean, games, score),
        Version::March2024 | Version::October2025 => of_2024(mean, games, score),
    })
}

fn of_2022(mean: Mean, games: u32, score: HalfPoints) -> FirstRating {
    let above = score.above_even(games);
    let p = percentage(score.halves(), games);
    let difference = if above >= 0 {
        20 * above
    } else {
        performance(p)
    };
    let rating = mean.plus(difference);
    let (change, exact) = (Change(difference), rating.hundredths());
    FirstRating {
        rating: rating.rounded(),
        steps: vec![
            FirstRatingStep::Mean {
                games,
                mean: mean.hundredths(),
            },
            if above >= 0 {
                FirstRatingStep::AboveEven {
                    difference: change,
                    above,
                    rating: exact,
                }
            } else {
                FirstRatingStep::Performance {
                    difference: change,
                    percentage: p,
                    rating: exact,
                }
            },
        ],
    }
}

fn of_2024(mean: Mean, games: u32, score: HalfPoints) -> FirstRating {
    let mean = mean.with(2, HYPOTHETICAL);
    let p = percentage(score.halves() + 2, games + 2);
    let difference = performance(p);
    let rating = mean.plus(difference);
    let mut steps = vec![
        FirstRatingStep::MeanWithTwo {
            games,
            hypothetical: HYPOTHETICAL,
            mean: mean.hundredths(),
        },
        FirstRatingStep::WithTwoDraws {
            score,
            games,
            percentage: p,
            difference: Change(difference),
            rating: rating.hundredths(),
        },
    ];
    if rating.rounded() > HIGHEST {
        steps.push(FirstRatingStep::Highest { rating: HIGHEST });
    }
    FirstRating {
        rating: rating.rounded().min(HIGHEST),
        steps,
    }
}

/// The percentage of a score, halves up (as B.01 has it; B.02 does not say).
fn percentage(halves: u32, games: u32) -> u32 {
    let p = nearest(100 * i64::from(halves), 2 * i64::from(games));
    u32::try_from(p.clamp(0, 100)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_are_rounded_halves_up() {
        assert_eq!(percentage(8, 7), 57);
        assert_eq!(percentage(1, 4), 13, "12.5");
        assert_eq!(percentage(14, 7), 100);
    }
}
