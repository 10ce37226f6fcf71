//! What the systems that rate one player by one period or event have in common: a game as they see it, and what they
//! refuse. Their arithmetic is that of the crate `skillratings`.

use skillratings::Outcomes;

use crate::facts;

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PeriodError {
    /// A game is worth 0, 1 or 2 half points.
    Score { half_points: u8 },
    Value {
        /// `rating`, `deviation`, `volatility`, `tau` or `bonus-threshold`
        what: &'static str,
        value: f64,
    },
}

facts! {
    pub for PeriodError = PERIOD_ERRORS {
        Score = "rating-score" { half_points: u8 },
        Value = "rating-value" { what: &'static str, value: f64 },
    }
}

/// What the player made of the game.
pub(super) fn outcome(half_points: u8) -> Result<Outcomes, PeriodError> {
    match half_points {
        0 => Ok(Outcomes::LOSS),
        1 => Ok(Outcomes::DRAW),
        2 => Ok(Outcomes::WIN),
        half_points => Err(PeriodError::Score { half_points }),
    }
}

pub(super) fn rating(value: f64) -> Result<f64, PeriodError> {
    within("rating", value, -10_000.0, 10_000.0)
}

/// Refuses what is outside, and what is no number.
pub(super) fn within(
    what: &'static str,
    value: f64,
    least: f64,
    most: f64,
) -> Result<f64, PeriodError> {
    if (least..=most).contains(&value) {
        Ok(value)
    } else {
        Err(PeriodError::Value { what, value })
    }
}
