//! A contest as one pool: its games become the numbers that `pool` works with, and its ratings become calculations. The
//! ratings of a pool hang together, so there is no derivation game by game; only games that do not count have a line.

use crate::board::Color;
use crate::fact::{Fact, FactShape};
use crate::facts;

use crate::points::{HalfPoints, Hundredths, Rating};
use crate::rating::calculation::{Calculation, GameLine, not_played};
use crate::rating::contest::{Basis, Contest, Game, GameOutcome};
use crate::rating::systems::{RateError, Rated, System, Wishes};

use super::wishes::WishFault;
use super::{
    ErrorMethod, POOL_ERRORS, Parameter, PoolError, PoolGame, PoolOptions, PoolRatings,
    PoolStanding, rate_pool,
};

facts! {
    /// What there is to say about a pool as a whole.
    pub(super) enum Told {
        Games = "pool-games" { rated: u32, left_out: u32 },
        /// White's advantage with its standard error; the percentage of draws between equals.
        Parameters = "pool-parameters" { white_advantage: Hundredths, error: Hundredths, draws: Hundredths },
        ExactErrors = "pool-exact-errors",
        /// The least certain error bar lies within so many percent.
        ProbedErrors = "pool-probed-errors" { probes: u32, doubt: Hundredths },
        Groups = "pool-groups" { groups: usize },
        /// White's advantage cannot be found, and is taken as nothing.
        WithoutWhite = "pool-without-white",
    }

    pub(super) enum PoolRemark {
        StandardError = "pool-standard-error" { error: Hundredths },
        Group = "pool-group" { group: u32 },
    }

    /// Why a player has no rating.
    pub(super) enum NoRating {
        WonAll = "pool-won-all",
        LostAll = "pool-lost-all",
        OneSided = "pool-one-sided",
        NoGames = "pool-no-games",
    }

    /// Why a game that was played does not count.
    pub(super) enum PoolLeftOut {
        OfTwoGroups = "pool-of-two-groups",
        Unrated = "pool-unrated" { name: String, why: Fact },
        Uneven = "pool-uneven",
    }
}

pub struct Pool;

impl System for Pool {
    fn word(&self) -> &'static str {
        "pool"
    }

    fn lists_every_game(&self) -> bool {
        false
    }

    fn facts(&self) -> &'static [&'static [FactShape]] {
        &[
            PoolLeftOut::SHAPES,
            NoRating::SHAPES,
            POOL_ERRORS,
            PoolRemark::SHAPES,
            Told::SHAPES,
            WishFault::SHAPES,
        ]
    }

    fn rate(&self, contest: &Contest, wishes: &Wishes) -> Result<Rated, RateError> {
        let options = wishes.pool.options(contest).map_err(RateError::because)?;
        let rate = |basis| rate(contest, basis, &options).map_err(RateError::because);
        let submitted = rate(Basis::Submitted)?;
        let games = &contest.games;
        let audited = match games.iter().all(|game| game.submitted == game.audited) {
            true => submitted.calculations.clone(),
            false => rate(Basis::Audited)?.calculations,
        };
        Ok(Rated {
            submitted: submitted.calculations,
            audited,
            told: submitted.told.into_iter().map(Fact::from).collect(),
        })
    }
}

/// A pool that has been rated, with what there is to say about the whole.
struct Pooled {
    calculations: Vec<Calculation>,
    told: Vec<Told>,
}

/// Rates everybody at once.
fn rate(contest: &Contest, basis: Basis, options: &PoolOptions) -> Result<Pooled, PoolError> {
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
            (None, GameOutcome::Played(white, _)) => {
                games.push(PoolGame {
                    white: number(game.white),
                    black: number(game.black),
                    white_half_points: u8::try_from(white.halves()).unwrap_or(0),
                });
                indices.push(index);
            }
            (why_not, _) => {
                for color in [Color::White, Color::Black] {
                    let line = GameLine {
                        why_not: why_not.clone(),
                        ..GameLine::new(index, color, outcome.score(color))
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
                calculation.lines.push(GameLine {
                    why_not: why_not.clone(),
                    ..GameLine::new(index, color, Some(own))
                });
            }
        }
    }
    for (calculation, player) in calculations.iter_mut().zip(&ratings.players) {
        calculation.totals = calculation.totals.or(Some((0, HalfPoints::NONE)));
        calculation.lines.sort_by_key(|line| line.game);
        if is_white_unknown && matches!(player.standing, PoolStanding::Rated { .. }) {
            calculation.remark(Told::WithoutWhite);
        }
        match player.standing {
            PoolStanding::Rated {
                rating,
                error,
                group,
            } => {
                calculation.after = Some(Rating::Decimal(Hundredths::of_float(rating)));
                let error = Hundredths::of_float(error);
                calculation.remark(PoolRemark::StandardError { error });
                if ratings.groups.len() > 1 {
                    calculation.remark(PoolRemark::Group { group: group + 1 });
                }
            }
            standing => calculation.remark(without_rating(standing)),
        }
    }
    let mut told = told(&ratings);
    if is_white_unknown {
        told.push(Told::WithoutWhite);
    }
    Ok(Pooled { calculations, told })
}

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
fn without_rating(standing: PoolStanding) -> NoRating {
    match standing {
        PoolStanding::WonAll => NoRating::WonAll,
        PoolStanding::LostAll => NoRating::LostAll,
        PoolStanding::OneSided => NoRating::OneSided,
        PoolStanding::NoGames | PoolStanding::Rated { .. } => NoRating::NoGames,
    }
}

/// Why a game that was played ties nobody to anybody; none if it does.
fn left_out(contest: &Contest, ratings: &PoolRatings, game: &Game) -> Option<Fact> {
    let standings = [game.white, game.black].map(|player| ratings.players[player].standing);
    if let [
        PoolStanding::Rated { group, .. },
        PoolStanding::Rated { group: other, .. },
    ] = standings
    {
        return (group != other).then(|| PoolLeftOut::OfTwoGroups.into());
    }
    let sides = [game.white, game.black].into_iter().zip(standings);
    let mut unrated = sides.filter(|(_, standing)| !matches!(standing, PoolStanding::Rated { .. }));
    unrated.next().map(|(player, standing)| {
        let name = contest.players[player].name.clone();
        let why = without_rating(standing).into();
        PoolLeftOut::Unrated { name, why }.into()
    })
}

/// Why a result does not fit the model, which knows only games that share out one point.
fn uneven(outcome: &GameOutcome) -> Option<Fact> {
    match outcome {
        GameOutcome::Played(white, black) if *white + *black != HalfPoints::WIN => {
            Some(PoolLeftOut::Uneven.into())
        }
        _ => None,
    }
}

fn number(player: usize) -> u32 {
    u32::try_from(player).unwrap_or(u32::MAX)
}

fn told(ratings: &PoolRatings) -> Vec<Told> {
    let percentage = |part: f64| Hundredths::of_float(100.0 * part);
    let mut told = vec![
        Told::Games {
            rated: ratings.games_rated,
            left_out: ratings.games_left_out,
        },
        Told::Parameters {
            white_advantage: Hundredths::of_float(ratings.white_advantage.value),
            error: Hundredths::of_float(ratings.white_advantage.error),
            draws: percentage(ratings.draw_rate.value),
        },
        match ratings.error_method {
            ErrorMethod::Inverse => Told::ExactErrors,
            ErrorMethod::Probes { probes, doubt } => Told::ProbedErrors {
                probes,
                doubt: percentage(doubt),
            },
        },
    ];
    if ratings.groups.len() > 1 {
        let groups = ratings.groups.len();
        told.push(Told::Groups { groups });
    }
    told
}
