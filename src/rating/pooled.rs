//! A contest as one pool: its games become the numbers that `pool` works with, and its ratings become calculations. The
//! ratings of a pool hang together, so there is no derivation game by game; only games that do not count have a line.

use crate::board::Color;

use super::calculation::{Calculation, Line, not_played};
use super::contest::{Basis, Contest, Game, Outcome};
use super::points::{HalfPoints, Hundredths, Rating};
use super::pool::{
    ErrorMethod, Parameter, PoolError, PoolGame, PoolOptions, PoolRatings, Standing, rate_pool,
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
    // Which game of the contest each of them is.
    let mut indices = Vec::with_capacity(contest.games.len());
    for (index, game) in contest.games.iter().enumerate() {
        let outcome = game.outcome(basis);
        let why_not = not_played(contest, game, outcome).or_else(|| uneven(outcome));
        match (why_not, outcome) {
            (None, Outcome::Played(white, _)) => {
                games.push(PoolGame {
                    white: number(game.white),
                    black: number(game.black),
                    white_half_points: u8::try_from(white.halves()).unwrap_or(0),
                });
                indices.push(index);
            }
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
    let (ratings, is_white_unknown) =
        rate_or_without_white(contest.players.len(), &games, options)?;
    for index in indices {
        let game = &contest.games[index];
        let why_not = left_out(contest, &ratings, game);
        let outcome = game.outcome(basis);
        for color in [Color::White, Color::Black] {
            let calculation = &mut calculations[game.player(color)];
            let (games, score) = calculation.totals.unwrap_or_default();
            let own = outcome.score(color).unwrap_or_default();
            calculation.totals = match why_not {
                None => Some((games + 1, score + own)),
                Some(_) => Some((games, score)),
            };
            if why_not.is_some() {
                calculation.lines.push(Line {
                    why_not: why_not.clone(),
                    ..Line::new(index, color, Some(own))
                });
            }
        }
    }
    for (calculation, player) in calculations.iter_mut().zip(&ratings.players) {
        calculation.totals = calculation.totals.or(Some((0, HalfPoints::NONE)));
        calculation.lines.sort_by_key(|line| line.game);
        if is_white_unknown && matches!(player.standing, Standing::Rated { .. }) {
            calculation.remark(WHITE_UNKNOWN);
        }
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
            standing => calculation.remark(without_rating(standing)),
        }
    }
    let mut told = told(&ratings);
    if is_white_unknown {
        told.push(WHITE_UNKNOWN.to_owned());
    }
    Ok(Pooled { calculations, told })
}

const WHITE_UNKNOWN: &str = "White's advantage cannot be told from these games and is taken as 0: lay it down with --white-advantage";

/// Rates a pool; where it is too small or too lopsided to tell White's advantage, without one. Says whether it was.
fn rate_or_without_white(
    players: usize,
    games: &[PoolGame],
    options: &PoolOptions,
) -> Result<(PoolRatings, bool), PoolError> {
    match rate_pool(players, games, options) {
        Err(PoolError::WhiteAdvantageUnknown) => {
            let without = PoolOptions {
                white_advantage: Parameter::Fixed(0.0),
                ..options.clone()
            };
            Ok((rate_pool(players, games, &without)?, true))
        }
        rated => Ok((rated?, false)),
    }
}

/// Why a player has no rating.
fn without_rating(standing: Standing) -> &'static str {
    match standing {
        Standing::WonAll => "won every game: no rating is high enough",
        Standing::LostAll => "lost every game: no rating is low enough",
        Standing::OneSided => "no chain of results leads to another player and back: no rating",
        Standing::NoGames | Standing::Rated { .. } => "no game that counts",
    }
}

/// Why a game that was played ties nobody to anybody; none if it does.
fn left_out(contest: &Contest, ratings: &PoolRatings, game: &Game) -> Option<String> {
    let standings = [game.white, game.black].map(|player| ratings.players[player].standing);
    if let [
        Standing::Rated { group, .. },
        Standing::Rated { group: other, .. },
    ] = standings
    {
        let why = "the players are of different groups, which no chain of results ties";
        return (group != other).then(|| why.to_owned());
    }
    let sides = [game.white, game.black].into_iter().zip(standings);
    let mut unrated = sides.filter(|(_, standing)| !matches!(standing, Standing::Rated { .. }));
    unrated.next().map(|(player, standing)| {
        let name = &contest.players[player].name;
        format!("{name}: {}", without_rating(standing))
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
