//! The German DWZ: a rating, an index that counts the events rated, and the player's age, which decides how fast the
//! rating may move. `skillratings` takes expected scores from the logistic curve; the German federation has a table of
//! the normal distribution, and rounds, so that its numbers may differ by a point or two.

use skillratings::dwz::{DWZRating, GetFirstDWZError, dwz_rating_period, get_first_dwz};

use crate::fact::FactShape;
use crate::facts;
use crate::rating::calculation::{Calculation, GameLine};
use crate::rating::contest::Contest;

use super::statistical::{
    self, PeriodError, Unrated, half_points, lines_of, outcome, rating, whole,
};
use super::{RateError, Rated, System, Wishes};

facts! {
    enum DwzRemark {
        NoIndex = "rating-no-index" { taken: u32 },
        Index = "rating-index" { index: u32 },
        FirstDwz = "rating-first-dwz",
        TooFewGames = "rating-first-dwz-too-few-games",
        NoMiddle = "rating-first-dwz-no-middle",
        NoAge = "rating-no-age",
    }
}

pub struct Dwz;

impl System for Dwz {
    fn word(&self) -> &'static str {
        "dwz"
    }

    fn facts(&self) -> &'static [&'static [FactShape]] {
        &[DwzRemark::SHAPES, statistical::PERIOD_ERRORS]
    }

    fn rate(&self, contest: &Contest, _: &Wishes) -> Result<Rated, RateError> {
        statistical::rate(contest, Unrated::DoesNot, player)
    }
}

/// The age that is taken where the year of birth or the date of the event is not known. Above 25 the exact age changes
/// nothing.
const GROWN_UP: u32 = 26;
/// From this index on the rating moves at its usual pace.
const USUAL_INDEX: u32 = 6;

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
    let age = age(contest, calculation, last);
    let Some(brought) = standing.rating else {
        return unrated(calculation, age);
    };
    let index = standing.index.unwrap_or_else(|| {
        let taken = USUAL_INDEX;
        calculation.remark(DwzRemark::NoIndex { taken });
        USUAL_INDEX
    });
    let mut player = DwzPlayer {
        rating: f64::from(brought),
        index,
        age,
    };
    for &tournament in tournaments {
        let games: Vec<DwzGame> = lines_of(contest, calculation, tournament)
            .filter_map(DwzGame::from_line)
            .collect();
        player = after_event(player, &games)?;
    }
    calculation.before = Some(brought);
    let index = player.index;
    calculation.remark(DwzRemark::Index { index });
    whole(calculation, Some(brought), player.rating);
    Ok(())
}

/// A first rating, if there are the games for it.
fn unrated(calculation: &mut Calculation, age: u32) -> Result<(), PeriodError> {
    let games: Vec<DwzGame> = calculation
        .counted()
        .filter_map(DwzGame::from_line)
        .collect();
    match first_rating(age, &games)? {
        Ok(player) => {
            calculation.remark(DwzRemark::FirstDwz);
            whole(calculation, None, player.rating);
        }
        Err(NoFirstDwz::TooFewGames) => calculation.remark(DwzRemark::TooFewGames),
        Err(NoFirstDwz::NoMiddle) => calculation.remark(DwzRemark::NoMiddle),
    }
    Ok(())
}

fn age(contest: &Contest, calculation: &mut Calculation, tournament: usize) -> u32 {
    let birth = contest.standing(calculation.player, tournament).birth;
    let start = contest.tournaments[tournament].start;
    let age = birth
        .zip(start)
        .and_then(|(birth, start)| u32::try_from(start.year() - birth).ok());
    age.unwrap_or_else(|| {
        calculation.remark(DwzRemark::NoAge);
        GROWN_UP
    })
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DwzPlayer {
    pub rating: f64,
    /// Events rated so far, at least one.
    pub index: u32,
    /// In years, in the year of the event.
    pub age: u32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DwzGame {
    pub opponent_rating: f64,
    /// What the player made of it: 0, 1 or 2.
    pub half_points: u8,
}

impl DwzGame {
    fn from_line(line: &GameLine) -> Option<DwzGame> {
        Some(DwzGame {
            opponent_rating: f64::from(line.opponent?),
            half_points: half_points(line)?,
        })
    }
}

/// The player after an event with these games. An event without games does not count.
pub fn after_event(player: DwzPlayer, games: &[DwzGame]) -> Result<DwzPlayer, PeriodError> {
    let before = DWZRating {
        rating: rating(player.rating)?,
        index: player.index.max(1) as usize,
        age: age_of_group(player),
    };
    let results = results(games)?;
    if results.is_empty() {
        return Ok(player);
    }
    Ok(DwzPlayer {
        rating: dwz_rating_period(&before, &results).rating,
        index: player.index.max(1).saturating_add(1),
        age: player.age,
    })
}

/// Why there is no first rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoFirstDwz {
    /// Fewer than five games against rated opponents.
    TooFewGames,
    /// All won or all lost.
    NoMiddle,
}

/// The first rating of a player who has none, from games against rated opponents.
pub fn first_rating(
    age: u32,
    games: &[DwzGame],
) -> Result<Result<DwzPlayer, NoFirstDwz>, PeriodError> {
    let results = results(games)?;
    Ok(match get_first_dwz(age as usize, &results) {
        Ok(first) => Ok(DwzPlayer {
            rating: first.rating,
            index: 1,
            age,
        }),
        Err(GetFirstDWZError::NotEnoughGames) => Err(NoFirstDwz::TooFewGames),
        Err(GetFirstDWZError::InvalidWinRate) => Err(NoFirstDwz::NoMiddle),
    })
}

fn results(games: &[DwzGame]) -> Result<Vec<(DWZRating, skillratings::Outcomes)>, PeriodError> {
    games
        .iter()
        .map(|game| {
            let opponent = DWZRating {
                rating: rating(game.opponent_rating)?,
                // Only the opponent's rating enters.
                index: 1,
                age: 26,
            };
            Ok((opponent, outcome(game.half_points)?))
        })
        .collect()
}

/// The age that makes the crate follow the rules: players up to 20 are accelerated by their rating over 2000, but never
/// slowed down by it. The crate stops a year earlier and slows those above 2000; to it 19 is accelerated and 20 is young
/// without being so.
fn age_of_group(player: DwzPlayer) -> usize {
    match player.age {
        0..=20 if player.rating < 2000.0 => 19,
        0..=20 => 20,
        older => older as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() < within, "{found}, not {expected}");
    }

    fn games(list: &[(f64, u8)]) -> Vec<DwzGame> {
        list.iter()
            .map(|&(opponent_rating, half_points)| DwzGame {
                opponent_rating,
                half_points,
            })
            .collect()
    }

    fn player(rating: f64, index: u32, age: u32) -> DwzPlayer {
        DwzPlayer { rating, index, age }
    }

    /// The rules written down anew: E₀ = (Z/1000)⁴ + J, sped up or braked, between 5 and a bound; then
    /// Z + 800 (W − Wₑ) / (E + n).
    fn by_hand(before: DwzPlayer, played: &[DwzGame]) -> f64 {
        let made: f64 = played.iter().map(|g| f64::from(g.half_points) / 2.0).sum();
        let expected: f64 = played
            .iter()
            .map(|g| 1.0 / (1.0 + 10f64.powf((g.opponent_rating - before.rating) / 400.0)))
            .sum();
        let j = match before.age {
            ..=20 => 5.0,
            21..=25 => 10.0,
            _ => 15.0,
        };
        let mut e = (before.rating / 1000.0).powi(4) + j;
        if before.age <= 20 && made >= expected {
            e *= (before.rating / 2000.0).clamp(0.5, 1.0);
        }
        let braked = before.rating < 1300.0 && made <= expected;
        let most = if braked {
            e += ((1300.0 - before.rating) / 150.0).exp() - 1.0;
            150.0
        } else {
            f64::from(before.index * 5).min(30.0)
        };
        let e = e.max(5.0).min(most.max(5.0));
        before.rating + 800.0 * (made - expected) / (e + played.len() as f64)
    }

    #[test]
    fn an_event_worked_out_on_paper() {
        // E₀ = 1.6⁴ + 15 = 21.5536. Against three equals 2 points: 800 · 0.5 / 24.5536 = 16.29.
        let before = player(1600.0, 20, 40);
        let after = after_event(before, &games(&[(1600.0, 2), (1600.0, 1), (1600.0, 1)])).unwrap();
        close(after.rating, 1616.291, 0.001);
        assert_eq!((after.index, after.age), (21, 40));
    }

    #[test]
    fn the_rules_for_every_age_strength_and_index() {
        let played = games(&[(1500.0, 2), (1700.0, 1), (1450.0, 0), (1620.0, 2)]);
        let badly = games(&[(1100.0, 0), (900.0, 1), (1000.0, 0)]);
        for age in [8, 19, 20, 21, 25, 26, 70] {
            for rating in [700.0, 950.0, 1250.0, 1600.0, 1990.0, 2050.0, 2400.0] {
                for index in [1, 2, 5, 6, 40] {
                    let before = player(rating, index, age);
                    for list in [&played, &badly] {
                        let after = after_event(before, list).unwrap();
                        close(after.rating, by_hand(before, list), 1e-9);
                    }
                }
            }
        }
    }

    #[test]
    fn a_first_rating_is_the_opponents_average_and_the_table() {
        // 3½ of 5 are 70 %, and 70 % are 145 points.
        let played = games(&[
            (1500.0, 2),
            (1600.0, 2),
            (1700.0, 0),
            (1550.0, 1),
            (1650.0, 2),
        ]);
        let first = first_rating(30, &played).unwrap().unwrap();
        close(first.rating, 1745.0, 1e-9);
        assert_eq!(first.index, 1);
        assert_eq!(
            first_rating(30, &played[..4]).unwrap(),
            Err(NoFirstDwz::TooFewGames)
        );
        let won = games(&[(1500.0, 2); 6]);
        assert_eq!(first_rating(30, &won).unwrap(), Err(NoFirstDwz::NoMiddle));
    }

    #[test]
    fn an_event_without_games_does_not_count() {
        let before = player(1600.0, 20, 40);
        assert_eq!(after_event(before, &[]).unwrap(), before);
    }
}
