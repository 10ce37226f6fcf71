//! Glicko-2 (Glickman 2012): a rating, how sure it is, and how steadily the player plays, all brought up to date once a
//! period. Opponents count with what they had when the period began.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::fact::{FactShape, Millionths};
use crate::facts;
use crate::points::{Hundredths, Rating};
use crate::rating::calculation::Calculation;
use crate::rating::contest::Contest;

use super::statistical::{self, PeriodError, Unrated, half_points, outcome, rating, within};
use super::{RateError, Rated, System, Wishes};

facts! {
    enum Glicko2Remark {
        NoDeviation = "rating-no-deviation" { taken: u32 },
        Glicko2 = "rating-glicko2" { deviation: Hundredths, volatility: Millionths },
    }
}

pub struct Glicko2;

impl System for Glicko2 {
    fn word(&self) -> &'static str {
        "glicko2"
    }

    fn facts(&self) -> &'static [&'static [FactShape]] {
        &[Glicko2Remark::SHAPES, statistical::PERIOD_ERRORS]
    }

    fn rate(&self, contest: &Contest, _: &Wishes) -> Result<Rated, RateError> {
        statistical::rate(contest, Unrated::Counts, player)
    }
}

/// One period: everybody counts with what he had when it began.
fn player(
    contest: &Contest,
    calculation: &mut Calculation,
    tournaments: &[usize],
) -> Result<(), PeriodError> {
    let Some(&last) = tournaments.last() else {
        return Ok(());
    };
    let entering = |player, tournament| {
        let standing = contest.standing(player, tournament);
        let unrated = Glicko2Player::UNRATED;
        Glicko2Player {
            rating: standing.rating.map_or(unrated.rating, f64::from),
            deviation: standing
                .deviation
                .map_or(unrated.deviation, Hundredths::as_float),
            volatility: standing
                .volatility
                .map_or(unrated.volatility, |millionths| f64::from(millionths) / 1e6),
        }
    };
    let standing = contest.standing(calculation.player, last);
    if standing.rating.is_some() && standing.deviation.is_none() {
        let taken = Glicko2Player::UNRATED.deviation as u32;
        calculation.remark(Glicko2Remark::NoDeviation { taken });
    }
    let before = entering(calculation.player, last);
    let games: Vec<Glicko2Game> = calculation
        .counted()
        .filter_map(|line| {
            let game = &contest.games[line.game];
            let opponent = entering(game.player(line.color.opposite()), game.tournament);
            Some(Glicko2Game {
                opponent_rating: opponent.rating,
                opponent_deviation: opponent.deviation,
                half_points: half_points(line)?,
            })
        })
        .collect();
    let after = after_period(before, &games, USUAL_TAU)?;
    calculation.before = standing.rating;
    calculation.change = standing
        .rating
        .map(|_| Hundredths::of_float(after.rating - before.rating));
    calculation.after = Some(Rating::Decimal(Hundredths::of_float(after.rating)));
    calculation.remark(Glicko2Remark::Glicko2 {
        deviation: Hundredths::of_float(after.deviation),
        volatility: Millionths((after.volatility * 1e6).round() as i64),
    });
    Ok(())
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glicko2Player {
    pub rating: f64,
    /// The standard error of the rating.
    pub deviation: f64,
    /// How much the strength is thought to change in a period.
    pub volatility: f64,
}

impl Glicko2Player {
    /// What Glicko-2 begins with for a player who has no rating yet.
    pub const UNRATED: Glicko2Player = Glicko2Player {
        rating: 1500.0,
        deviation: 350.0,
        volatility: 0.06,
    };
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glicko2Game {
    pub opponent_rating: f64,
    pub opponent_deviation: f64,
    /// What the player made of it: 0, 1 or 2.
    pub half_points: u8,
}

/// How far volatility may change in a period. Glickman recommends 0.3 to 1.2; this is the one of his example.
pub const USUAL_TAU: f64 = 0.5;

/// The player after a period with these games. Without any, only the doubt about his rating grows.
pub fn after_period(
    player: Glicko2Player,
    games: &[Glicko2Game],
    tau: f64,
) -> Result<Glicko2Player, PeriodError> {
    let config = Glicko2Config {
        tau: within("tau", tau, 0.05, 5.0)?,
        ..Glicko2Config::new()
    };
    let before = Glicko2Rating {
        rating: rating(player.rating)?,
        deviation: deviation(player.deviation)?,
        volatility: within("volatility", player.volatility, 1e-6, 10.0)?,
    };
    let results = games
        .iter()
        .map(|game| {
            let opponent = Glicko2Rating {
                rating: rating(game.opponent_rating)?,
                deviation: deviation(game.opponent_deviation)?,
                ..Glicko2Rating::new()
            };
            Ok((opponent, outcome(game.half_points)?))
        })
        .collect::<Result<Vec<_>, PeriodError>>()?;
    let after = glicko2_rating_period(&before, &results, &config);
    Ok(Glicko2Player {
        rating: after.rating,
        deviation: after.deviation,
        volatility: after.volatility,
    })
}

fn deviation(value: f64) -> Result<f64, PeriodError> {
    within("deviation", value, 0.01, 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() < within, "{found}, not {expected}");
    }

    fn games(list: &[(f64, f64, u8)]) -> Vec<Glicko2Game> {
        list.iter()
            .map(
                |&(opponent_rating, opponent_deviation, half_points)| Glicko2Game {
                    opponent_rating,
                    opponent_deviation,
                    half_points,
                },
            )
            .collect()
    }

    const PLAYER: Glicko2Player = Glicko2Player {
        rating: 1500.0,
        deviation: 200.0,
        volatility: 0.06,
    };

    #[test]
    fn glickmans_own_example() {
        let played = games(&[(1400.0, 30.0, 2), (1550.0, 100.0, 0), (1700.0, 300.0, 0)]);
        let after = after_period(PLAYER, &played, USUAL_TAU).unwrap();
        close(after.rating, 1464.06, 0.01);
        close(after.deviation, 151.52, 0.01);
        close(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn without_games_only_doubt_grows_and_never_beyond_that_of_the_unrated() {
        let after = after_period(PLAYER, &[], USUAL_TAU).unwrap();
        assert_eq!(
            (after.rating, after.volatility),
            (PLAYER.rating, PLAYER.volatility)
        );
        // Step 6: the root of the squares of deviation and volatility, on a scale of 173.7178 points.
        close(after.deviation, 200f64.hypot(0.06 * 173.7178), 1e-9);
        let unrated = after_period(Glicko2Player::UNRATED, &[], USUAL_TAU).unwrap();
        assert_eq!(unrated.deviation, 350.0);
    }

    #[test]
    fn a_draw_with_an_equal_leaves_the_rating() {
        let after = after_period(PLAYER, &games(&[(1500.0, 80.0, 1)]), USUAL_TAU).unwrap();
        close(after.rating, 1500.0, 1e-9);
        assert!(after.deviation < PLAYER.deviation);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let refused = |player, list: &[(f64, f64, u8)]| {
            after_period(player, &games(list), USUAL_TAU).unwrap_err()
        };
        let zero = |what| PeriodError::Value { what, value: 0.0 };
        assert_eq!(
            refused(PLAYER, &[(1500.0, 30.0, 3)]),
            PeriodError::Score { half_points: 3 }
        );
        assert_eq!(refused(PLAYER, &[(1500.0, 0.0, 1)]), zero("deviation"));
        let steady = Glicko2Player {
            volatility: 0.0,
            ..PLAYER
        };
        assert_eq!(refused(steady, &[]), zero("volatility"));
    }
}
