//! A contest as one pool: its games become the numbers that `pool` works with, and its ratings become calculations. The
//! ratings of a pool hang together, so there is no derivation game by game; only games that do not count have a line.

use crate::board::Color;

use super::calculation::{Calculation, Line, not_played};
use super::contest::{Basis, Contest, Outcome};
use super::points::{HalfPoints, Hundredths, Rating};
use super::pool::{
    ErrorMethod, PoolError, PoolGame, PoolOptions, PoolRatings, Standing, rate_pool,
};

/// A pool that has been rated, with what there is to say about the whole.
pub struct Pooled {
    pub calculations: Vec<Calculation>,
    pub told: Vec<String>,
}

/// Rates everybody at once.
pub fn rate(contest: &Contest, basis: Basis, options: &PoolOptions) -> Result<Pooled, PoolError> {
    let mut calculations: Vec<Calculation> = (0..contest.players.len())
        .map(|player| Calculation {
            player,
            ..Calculation::default()
        })
        .collect();
    let mut games = Vec::with_capacity(contest.games.len());
    for (index, game) in contest.games.iter().enumerate() {
        let outcome = game.outcome(basis);
        let why_not = not_played(contest, game, outcome).or_else(|| uneven(outcome));
        match (why_not, outcome) {
            (None, Outcome::Played(white, _)) => games.push(PoolGame {
                white: number(game.white),
                black: number(game.black),
                white_half_points: u8::try_from(white.halves()).unwrap_or(0),
            }),
            (why_not, _) => {
                for color in [Color::White, Color::Black] {
                    let line = Line {
                        why_not: why_not.clone(),
                        ..Line::new(index, color, outcome.score(color))
                    };
                    calculations[game.player(color)].lines.push(line);
                }
            }
        }
    }
    let ratings = rate_pool(contest.players.len(), &games, options)?;
    for (calculation, player) in calculations.iter_mut().zip(&ratings.players) {
        calculation.totals = Some((player.games, HalfPoints::new(player.half_points)));
        match player.standing {
            Standing::Rated {
                rating,
                error,
                group,
            } => {
                calculation.after = Some(Rating::Decimal(Hundredths::of_float(rating)));
                calculation.remark(format!("standard error {}", Hundredths::of_float(error)));
                if ratings.groups.len() > 1 {
                    calculation.remark(format!("group {}", group + 1));
                }
            }
            Standing::WonAll => calculation.remark("won every game: no rating is high enough"),
            Standing::LostAll => calculation.remark("lost every game: no rating is low enough"),
            Standing::OneSided => calculation
                .remark("no chain of results leads to another player and back: no rating"),
            Standing::NoGames => calculation.remark("no game that counts"),
        }
    }
    Ok(Pooled {
        calculations,
        told: told(&ratings),
    })
}

/// The model knows a point to be shared, as most games do.
fn uneven(outcome: &Outcome) -> Option<String> {
    match outcome {
        Outcome::Played(white, black) if *white + *black != HalfPoints::WIN => {
            Some("the players did not share one point".to_owned())
        }
        _ => None,
    }
}

fn number(player: usize) -> u32 {
    u32::try_from(player).unwrap_or(u32::MAX)
}

fn told(ratings: &PoolRatings) -> Vec<String> {
    let estimate = |value: f64, error: f64| {
        format!(
            "{} (standard error {})",
            Hundredths::of_float(value),
            Hundredths::of_float(error)
        )
    };
    let mut told = vec![
        format!(
            "{} games rated, {} left out because they tie nobody to anybody",
            ratings.games_rated, ratings.games_left_out
        ),
        format!(
            "White's advantage {}; games between equals drawn: {} %",
            estimate(ratings.white_advantage.value, ratings.white_advantage.error),
            Hundredths::of_float(100.0 * ratings.draw_rate.value)
        ),
        match ratings.error_method {
            ErrorMethod::Inverse => "error bars from the inverse: exact".to_owned(),
            ErrorMethod::Probes { probes, doubt } => format!(
                "error bars from {probes} probes: the least certain within {} %",
                Hundredths::of_float(100.0 * doubt)
            ),
        },
    ];
    if ratings.groups.len() > 1 {
        told.push(format!(
            "{} groups that no chain of results ties: ratings of different groups must not be compared",
            ratings.groups.len()
        ));
    }
    told
}
