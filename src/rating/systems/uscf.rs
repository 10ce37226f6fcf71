//! The US Chess system by its published approximating formulas, which is what `skillratings` has: one pass, opponents
//! with the ratings they brought along. The federation's own computer makes two passes, and for players of at most
//! eight games solves an equation that agrees with the formula here only as long as nobody stands more than 400 points
//! from the result.

use skillratings::uscf::{USCFConfig, USCFRating, uscf_rating_period};

use crate::fact::FactShape;
use crate::facts;
use crate::rating::calculation::{self, Calculation};
use crate::rating::contest::Contest;

use super::statistical::{
    self, PeriodError, Unrated, half_points, lines_of, outcome, rating, whole, within,
};
use super::{RateError, Rated, System, Wishes};

facts! {
    enum UscfRemark {
        NoNumberOfGames = "rating-no-number-of-games" { taken: u32 },
        /// The federation solves an equation where the formula here is an approximation.
        Approximation = "rating-approximation",
    }
}

pub struct Uscf;

impl System for Uscf {
    fn word(&self) -> &'static str {
        "uscf"
    }

    fn facts(&self) -> &'static [&'static [FactShape]] {
        &[UscfRemark::SHAPES, statistical::PERIOD_ERRORS]
    }

    fn rate(&self, contest: &Contest, _: &Wishes) -> Result<Rated, RateError> {
        statistical::rate(contest, Unrated::DoesNot, player)
    }
}

/// A player with a rating but no known number of games has played this many.
const MANY_GAMES: u32 = 30;

/// Event by event, each from what the one before left.
fn player(
    contest: &Contest,
    calculation: &mut Calculation,
    tournaments: &[usize],
) -> Result<(), PeriodError> {
    let Some(&last) = tournaments.last() else {
        return Ok(());
    };
    let standing = contest.standing(calculation.player, last);
    let brought = standing.rating;
    let played = match (brought, standing.games) {
        (None, _) => 0,
        (Some(_), Some(games)) => games,
        (Some(_), None) => {
            let taken = MANY_GAMES;
            calculation.remark(UscfRemark::NoNumberOfGames { taken });
            MANY_GAMES
        }
    };
    let mut player = UscfPlayer {
        rating: brought.map_or(0.0, f64::from),
        games: played,
    };
    for &tournament in tournaments {
        let games: Vec<UscfGame> = lines_of(contest, calculation, tournament)
            .filter_map(|line| {
                let game = &contest.games[line.game];
                Some(UscfGame {
                    opponent: u32::try_from(game.player(line.color.opposite())).ok()?,
                    opponent_rating: f64::from(line.opponent?),
                    half_points: half_points(line)?,
                })
            })
            .collect();
        let after = after_event(player, &games, BONUS_THRESHOLD)?;
        if !games.is_empty() && !agrees_with_special_formula(player, &games, after) {
            calculation.remark(UscfRemark::Approximation);
        }
        player = after;
    }
    calculation.before = brought;
    if player.games == 0 {
        calculation.remark(calculation::SharedRemark::UnratedWithoutGames);
        return Ok(());
    }
    whole(calculation, brought, player.rating);
    Ok(())
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct UscfPlayer {
    /// The rating, which means nothing while no game has been rated.
    pub rating: f64,
    /// Games rated so far.
    pub games: u32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct UscfGame {
    /// Which opponent it was. Any number will do, as long as it is the same for the same opponent: bonuses depend on
    /// how often two players met.
    pub opponent: u32,
    pub opponent_rating: f64,
    /// What the player made of it: 0, 1 or 2.
    pub half_points: u8,
}

/// The bonus threshold since May 2017; it was 12 before.
pub const BONUS_THRESHOLD: f64 = 14.0;

/// No rating is below this.
const FLOOR: f64 = 100.0;

/// Up to so many games the formula is a plain average.
const FEW_GAMES: u32 = 8;

/// The player after an event with these games.
pub fn after_event(
    player: UscfPlayer,
    games: &[UscfGame],
    bonus_threshold: f64,
) -> Result<UscfPlayer, PeriodError> {
    if games.is_empty() {
        return Ok(player);
    }
    let before = USCFRating {
        rating: rating(player.rating)?,
        games: player.games as usize,
    };
    let results = games
        .iter()
        .map(|game| {
            let opponent = USCFRating {
                rating: rating(game.opponent_rating)?,
                // How often the opponent has played does not enter.
                games: 0,
            };
            Ok((opponent, outcome(game.half_points)?))
        })
        .collect::<Result<Vec<_>, PeriodError>>()?;
    let config = USCFConfig {
        t: threshold(games, bonus_threshold)?,
    };
    let after = uscf_rating_period(&before, &results, &config);
    Ok(UscfPlayer {
        rating: after.rating.max(FLOOR),
        games: player.games.saturating_add(games.len() as u32),
    })
}

/// Whether the federation's equation for players of few games is known to give the same: nobody, the player's old self
/// included, is further than 400 points from the new rating.
pub fn agrees_with_special_formula(
    before: UscfPlayer,
    games: &[UscfGame],
    after: UscfPlayer,
) -> bool {
    let near = |rating: f64| (rating - after.rating).abs() <= 400.0;
    before.games > FEW_GAMES
        || (before.games == 0 || near(before.rating))
            && games.iter().all(|game| near(game.opponent_rating))
}

/// The threshold goes with the root of the number of games, but of four at least; the crate takes four at most. So it
/// is given a threshold that comes out right. Nobody who met the same opponent three times gets a bonus.
fn threshold(games: &[UscfGame], bonus_threshold: f64) -> Result<f64, PeriodError> {
    let threshold = within("bonus-threshold", bonus_threshold, 0.0, 1000.0)?;
    let mut opponents: Vec<u32> = games.iter().map(|game| game.opponent).collect();
    opponents.sort_unstable();
    if opponents.windows(3).any(|three| three[0] == three[2]) {
        return Ok(f64::INFINITY);
    }
    let played = games.len() as f64;
    Ok(threshold * (played.max(4.0) / played.min(4.0)).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() < within, "{found}, not {expected}");
    }

    fn games(list: &[(f64, u8)]) -> Vec<UscfGame> {
        list.iter()
            .zip(0..)
            .map(|(&(opponent_rating, half_points), opponent)| UscfGame {
                opponent,
                opponent_rating,
                half_points,
            })
            .collect()
    }

    fn player(rating: f64, games: u32) -> UscfPlayer {
        UscfPlayer { rating, games }
    }

    #[test]
    fn the_published_example_of_the_special_formula() {
        let played = games(&[(1400.0, 2), (1550.0, 0), (1650.0, 1)]);
        let before = player(1500.0, 6);
        let after = after_event(before, &played, BONUS_THRESHOLD).unwrap();
        // (6 · 1500 + 3 · 1533.33 + (1 − 1) · 400) / 9
        close(after.rating, 1511.111, 0.001);
        assert_eq!(after.games, 9);
        assert!(agrees_with_special_formula(before, &played, after));
    }

    /// The standard formula, written down anew.
    fn by_hand(before: UscfPlayer, played: &[UscfGame], threshold: f64) -> f64 {
        let n = played.len() as f64;
        let effective = (50.0 / (0.662 + 0.000_007_39 * (2569.0 - before.rating).powi(2)).sqrt())
            .min(f64::from(before.games));
        let k = 800.0 / (effective + n);
        let gain: f64 = played
            .iter()
            .map(|game| {
                let expected =
                    1.0 / (1.0 + 10f64.powf((game.opponent_rating - before.rating) / 400.0));
                k * (f64::from(game.half_points) / 2.0 - expected)
            })
            .sum();
        let bonus = if n >= 3.0 {
            (gain - threshold * n.max(4.0).sqrt()).max(0.0)
        } else {
            0.0
        };
        before.rating + gain + bonus
    }

    #[test]
    fn the_standard_formula_with_its_bonus_for_any_number_of_games() {
        let opponents = [
            (1250.0, 2),
            (1400.0, 1),
            (1500.0, 2),
            (1550.0, 2),
            (1380.0, 2),
            (1700.0, 1),
            (1420.0, 2),
        ];
        let before = player(1300.0, 45);
        for count in 1..=opponents.len() {
            let played = games(&opponents[..count]);
            for threshold in [12.0, BONUS_THRESHOLD] {
                let after = after_event(before, &played, threshold).unwrap();
                close(after.rating, by_hand(before, &played, threshold), 1e-9);
            }
        }
        // The published example: four games, when the threshold was 12.
        let after = after_event(before, &games(&opponents[..4]), 12.0).unwrap();
        close(after.rating, 1464.80, 0.01);
    }

    #[test]
    fn no_bonus_for_beating_one_opponent_three_times() {
        let mut played = games(&[(1500.0, 2), (1500.0, 2), (1500.0, 2)]);
        let before = player(1300.0, 45);
        let with_bonus = after_event(before, &played, BONUS_THRESHOLD).unwrap();
        for game in &mut played {
            game.opponent = 7;
        }
        let without = after_event(before, &played, BONUS_THRESHOLD).unwrap();
        close(
            without.rating,
            by_hand(before, &played, f64::INFINITY),
            1e-9,
        );
        assert!(with_bonus.rating > without.rating + 10.0);
    }

    #[test]
    fn who_beats_much_weaker_players_in_his_first_games_is_known_to_be_rated_otherwise() {
        let played = games(&[(900.0, 2), (2000.0, 2)]);
        let before = player(0.0, 0);
        let after = after_event(before, &played, BONUS_THRESHOLD).unwrap();
        close(after.rating, 1850.0, 1e-9);
        assert!(!agrees_with_special_formula(before, &played, after));
    }

    #[test]
    fn the_floor_holds_and_no_games_change_nothing() {
        let lost = games(&[(150.0, 0), (150.0, 0)]);
        let after = after_event(player(120.0, 3), &lost, BONUS_THRESHOLD).unwrap();
        assert_eq!(after.rating, 100.0);
        let idle = after_event(player(1820.0, 30), &[], BONUS_THRESHOLD).unwrap();
        assert_eq!(idle, player(1820.0, 30));
    }
}
