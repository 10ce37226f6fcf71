//! Ratings of a whole pool at once: the ratings under which every player was to be expected to make exactly the points
//! he made. For archives, where no rating list exists; what Ordo and BayesElo are used for.
//!
//! **The model.** The expected score is the logistic curve of the rating difference, White's advantage added, and a
//! draw is half a win and half a loss: the maximum of that likelihood (Bradley and Terry) is where points and expected
//! points agree, player by player. That is Ordo's model. BayesElo's (Rao and Kupper) and Davidson's have draws in the
//! likelihood itself, but then what 200 points mean depends on how many games are drawn, and no officer can check a
//! rating with a table of expected scores. Draws do matter for the error bars, as they make results less scattered:
//! there they follow Davidson's law (`model.rs`).
//!
//! **The error bars** are those that simulated results would show, without the simulation: the inverse of the
//! information, with the scatter of the results between (`errors.rs`).
//!
//! Players are numbers here, but for `pooled`, which makes numbers of a contest and calculations of ratings, and for
//! `wishes`. The same games give the same bytes in any order and on any
//! number of threads: sums are taken in a fixed order, and the probes have a fixed seed.

mod connected;
mod dense;
mod errors;
mod field;
mod information;
mod model;
mod newton;
mod pooled;
mod probes;
#[cfg(test)]
mod tests;
mod vicinity;
mod wishes;

use crate::facts;

use connected::groups_of;
use errors::Errors;
use field::Field;
use newton::Fit;

pub use pooled::Pool;
pub use wishes::PoolWishes;

/// One game, players by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolGame {
    pub white: u32,
    pub black: u32,
    /// What White made of it: 0, 1 or 2.
    pub white_half_points: u8,
}

/// What a point of rating means.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Scale {
    /// Ten to one in 400 points.
    #[default]
    Elo,
    /// An expected score of 76 % at 202 points, as Ordo has it.
    Ordo,
}

impl Scale {
    /// Points of rating for odds of e to one.
    pub fn points_per_unit(self) -> f64 {
        match self {
            Scale::Elo => 400.0 / std::f64::consts::LN_10,
            Scale::Ordo => 202.0 / (0.76_f64 / 0.24).ln(),
        }
    }
}

/// A quantity of the whole pool: either found from the games or given by the user.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub enum Parameter {
    #[default]
    Estimated,
    Fixed(f64),
}

#[derive(Debug, Clone, PartialEq)]
pub struct PoolOptions {
    /// Players whose rating is laid down.
    pub anchors: Vec<(u32, f64)>,
    /// The average of every group without an anchor.
    pub average: f64,
    /// White's advantage in points of rating.
    pub white_advantage: Parameter,
    /// The part of the games between equals that is drawn, 0 to 1.
    pub draw_rate: Parameter,
    pub scale: Scale,
    /// Pools of at most so many rated players have their error bars from the inverse itself.
    pub exact_to: usize,
}

impl Default for PoolOptions {
    /// The average of 2300 is Ordo's default.
    fn default() -> PoolOptions {
        PoolOptions {
            anchors: Vec::new(),
            average: 2300.0,
            white_advantage: Parameter::Estimated,
            draw_rate: Parameter::Estimated,
            scale: Scale::Elo,
            exact_to: 2000,
        }
    }
}

/// A number with its standard error; none where it was laid down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    pub value: f64,
    pub error: f64,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PoolStanding {
    Rated {
        rating: f64,
        /// The standard error: of the difference from the anchors, or from the group's average where it has none.
        error: f64,
        /// Whose ratings can be compared with this one; an index into `groups`.
        group: u32,
    },
    /// Won every game: no rating is high enough.
    WonAll,
    /// Lost every game: no rating is low enough.
    LostAll,
    /// Won and lost, but no chain of results leads from him to another player and back, so that the players he beat and
    /// those who beat him might stand any distance apart.
    OneSided,
    NoGames,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PoolPlayer {
    pub games: u32,
    pub half_points: u32,
    pub standing: PoolStanding,
}

/// Players tied to each other by results: each has scored against another who has, in the end, scored against him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolGroup {
    pub players: u32,
    /// Games within the group.
    pub games: u32,
    /// Whether the group holds an anchor. The level of any other group is chosen, and not found from the games.
    pub anchored: bool,
}

/// How the error bars were found.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ErrorMethod {
    /// From the inverse: they are exact.
    Inverse,
    /// From so many random probes; `doubt` is the standard error of the least certain error bar, as a part of it.
    Probes { probes: u32, doubt: f64 },
}

#[derive(Debug, Clone, PartialEq)]
pub struct PoolRatings {
    /// The players in the order of their numbers in the games.
    pub players: Vec<PoolPlayer>,
    /// The largest first. More than one: ratings of different groups must not be compared.
    pub groups: Vec<PoolGroup>,
    pub white_advantage: Estimate,
    /// How many of the games between equals are drawn, as a part of them.
    pub draw_rate: Estimate,
    pub games_rated: u32,
    /// Games between players of different groups, or with a player who has no finite rating: they say only who is
    /// stronger, not by how much.
    pub games_left_out: u32,
    pub error_method: ErrorMethod,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PoolError {
    UnknownPlayer {
        game: usize,
        player: u32,
        players: usize,
    },
    OwnOpponent {
        game: usize,
        player: u32,
    },
    /// White can make 0, 1 or 2 half points.
    Score {
        game: usize,
        half_points: u8,
    },
    /// More games than can be counted.
    TooManyGames,
    AnchorTwice {
        player: u32,
    },
    UnknownAnchor {
        player: u32,
        players: usize,
    },
    Value {
        /// `anchor`, `average`, `white-advantage` or `draw-rate`
        what: &'static str,
        value: f64,
    },
    /// Either some players always have White against the same others, or White's results have no bound.
    WhiteAdvantageUnknown,
    NotSettled {
        steps: u32,
    },
}

facts! {
    pub for PoolError = POOL_ERRORS {
        UnknownPlayer = "pool-unknown-player" { game: usize, player: u32, players: usize },
        OwnOpponent = "pool-own-opponent" { game: usize, player: u32 },
        Score = "pool-score" { game: usize, half_points: u8 },
        TooManyGames = "pool-too-many-games",
        AnchorTwice = "pool-anchor-twice" { player: u32 },
        UnknownAnchor = "pool-unknown-anchor" { player: u32, players: usize },
        Value = "pool-value" { what: &'static str, value: f64 },
        WhiteAdvantageUnknown = "pool-white-advantage-unknown",
        NotSettled = "pool-not-settled" { steps: u32 },
    }
}

/// Rates `players` players, numbered from 0, from their games.
pub fn rate_pool(
    players: usize,
    games: &[PoolGame],
    options: &PoolOptions,
) -> Result<PoolRatings, PoolError> {
    check(players, games, options)?;
    let groups = groups_of(players, games, &options.anchors);
    let field = Field::seat(players, games, &groups, options);
    let fit = Fit::by_newton(&field, options)?;
    let draw_rate = model::draw_rate(&field, &fit, options.draw_rate);
    let errors = Errors::estimate(&field, &fit, draw_rate.value, options.exact_to);
    Ok(report(&field, &groups, options, &fit, draw_rate, &errors))
}

fn check(players: usize, games: &[PoolGame], options: &PoolOptions) -> Result<(), PoolError> {
    // Numbers of players and of half points are kept in 32 bits.
    if games.len() > u32::MAX as usize / 4 || players > u32::MAX as usize / 4 {
        return Err(PoolError::TooManyGames);
    }
    for (game, played) in games.iter().enumerate() {
        for player in [played.white, played.black] {
            if player as usize >= players {
                return Err(PoolError::UnknownPlayer {
                    game,
                    player,
                    players,
                });
            }
        }
        if played.white == played.black {
            return Err(PoolError::OwnOpponent {
                game,
                player: played.white,
            });
        }
        if played.white_half_points > 2 {
            return Err(PoolError::Score {
                game,
                half_points: played.white_half_points,
            });
        }
    }
    let mut anchored: Vec<u32> = Vec::new();
    for &(player, rating) in &options.anchors {
        if player as usize >= players {
            return Err(PoolError::UnknownAnchor { player, players });
        }
        finite("anchor", rating)?;
        anchored.push(player);
    }
    anchored.sort_unstable();
    if let Some(twice) = anchored.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(PoolError::AnchorTwice { player: twice[0] });
    }
    finite("average", options.average)?;
    if let Parameter::Fixed(value) = options.white_advantage {
        finite("white-advantage", value)?;
    }
    if let Parameter::Fixed(value) = options.draw_rate
        && !(0.0..=1.0).contains(&value)
    {
        return Err(PoolError::Value {
            what: "draw-rate",
            value,
        });
    }
    Ok(())
}

/// Ratings further out than this are a slip of the pen, and would make expected scores of exactly 0 and 1.
fn finite(what: &'static str, value: f64) -> Result<(), PoolError> {
    if value.abs() <= 10_000.0 {
        Ok(())
    } else {
        Err(PoolError::Value { what, value })
    }
}

fn report(
    field: &Field,
    groups: &connected::Groups,
    options: &PoolOptions,
    fit: &Fit,
    draw_rate: Estimate,
    errors: &Errors,
) -> PoolRatings {
    let unit = options.scale.points_per_unit();
    let mut players: Vec<PoolPlayer> = field
        .tallies
        .iter()
        .map(|tally| PoolPlayer {
            games: tally.games,
            half_points: tally.half_points,
            standing: tally.without_rating(),
        })
        .collect();
    for (seat, &player) in field.player_at.iter().enumerate() {
        let group = groups.of_player[player as usize].unwrap_or_default();
        players[player as usize].standing = PoolStanding::Rated {
            rating: options.average + fit.strength[seat] * unit,
            error: errors.strength.get(seat).map_or(0.0, |error| error * unit),
            group,
        };
    }
    // What is laid down is given back to the last digit.
    for &(player, laid_down) in &options.anchors {
        if let PoolStanding::Rated { rating, .. } = &mut players[player as usize].standing {
            *rating = laid_down;
        }
    }
    PoolRatings {
        players,
        groups: field.groups.clone(),
        white_advantage: Estimate {
            value: match options.white_advantage {
                Parameter::Fixed(value) => value,
                Parameter::Estimated => fit.white_advantage * unit,
            },
            error: errors.white_advantage * unit,
        },
        draw_rate,
        games_rated: field.games,
        games_left_out: field.games_left_out,
        error_method: errors.method,
    }
}
