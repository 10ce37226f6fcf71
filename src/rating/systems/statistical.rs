//! What Glicko-2, US Chess and the DWZ share: a line for each game of a player, how a game is handed to the crate
//! `skillratings`, whose arithmetic is theirs, and what is refused. What a player brings along and what comes out is in
//! the file of each system.

use skillratings::Outcomes;

use crate::board::Color;
use crate::facts;
use crate::points::{Hundredths, Rating};
use crate::rating::calculation::{Calculation, GameLine, WhyNot, not_played};
use crate::rating::contest::{Basis, Contest, Game};

use super::{RateError, Rated};

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
    pub(super) for PeriodError = PERIOD_ERRORS {
        Score = "rating-score" { half_points: u8 },
        Value = "rating-value" { what: &'static str, value: f64 },
    }
}

/// Whether a game against somebody without a rating counts.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Unrated {
    Counts,
    DoesNot,
}

/// Rates one player, whose lines stand in his calculation, by the tournaments in which he has games.
pub(super) type RatePlayer = fn(&Contest, &mut Calculation, &[usize]) -> Result<(), PeriodError>;

/// Rates every player of a contest who has a game.
pub(super) fn rate(
    contest: &Contest,
    unrated: Unrated,
    player: RatePlayer,
) -> Result<Rated, RateError> {
    let [submitted, audited] = Basis::ALL.map(|basis| {
        let players = contest.active_players().map(|index| {
            let tournaments = contest.tournaments_of(index);
            let mut calculation = lines(contest, basis, unrated, index, &tournaments);
            player(contest, &mut calculation, &tournaments).map_err(RateError::because)?;
            Ok(calculation)
        });
        players.collect::<Result<Vec<_>, RateError>>()
    });
    Ok(Rated::from_calculations([submitted?, audited?]))
}

/// A calculation with the games of a player, tournament by tournament, and nothing reckoned.
fn lines(
    contest: &Contest,
    basis: Basis,
    unrated: Unrated,
    player: usize,
    tournaments: &[usize],
) -> Calculation {
    let mut calculation = Calculation {
        player,
        ..Calculation::default()
    };
    for &tournament in tournaments {
        for remark in &contest.standing(player, tournament).remarks {
            calculation.remark(remark.clone());
        }
        for (index, game, color) in contest.games_of(player) {
            if game.tournament == tournament {
                let mut line = line(contest, basis, index, game, color);
                if line.counts() && line.opponent.is_none() && unrated == Unrated::DoesNot {
                    line.why_not = Some(WhyNot::OpponentUnrated.into());
                }
                calculation.lines.push(line);
            }
        }
    }
    calculation
}

fn line(contest: &Contest, basis: Basis, index: usize, game: &Game, color: Color) -> GameLine {
    let outcome = game.outcome(basis);
    let rating = |color| {
        let standing = contest.standing(game.player(color), game.tournament);
        standing.rating
    };
    let (own, opponent) = (rating(color), rating(color.opposite()));
    GameLine {
        own,
        opponent,
        difference: own
            .zip(opponent)
            .and_then(|(own, other)| i32::try_from(i64::from(own) - i64::from(other)).ok()),
        why_not: not_played(contest, game, outcome),
        ..GameLine::new(index, color, outcome.score(color))
    }
}

/// The lines of one tournament that count.
pub(super) fn lines_of<'l>(
    contest: &'l Contest,
    calculation: &'l Calculation,
    tournament: usize,
) -> impl Iterator<Item = &'l GameLine> {
    calculation
        .counted()
        .filter(move |line| contest.games[line.game].tournament == tournament)
}

/// What comes out, where a federation publishes whole numbers.
pub(super) fn whole(calculation: &mut Calculation, before: Option<u32>, after: f64) {
    let exact = Hundredths::of_float(after);
    calculation.change = before.map(|before| exact - Hundredths::new(100 * i64::from(before)));
    let rounded = u32::try_from(exact.rounded_away()).unwrap_or(0);
    calculation.after = Some(Rating::Whole(rounded));
}

pub(super) fn half_points(line: &GameLine) -> Option<u8> {
    u8::try_from(line.score?.halves()).ok()
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
