//! K, the weight of a game (FIDE Rating Regulations 8.3.3): the officer's word, else the list's, else the tests in the
//! order that reproduces what FIDE prints; and the limit of 700 points in one period.

use crate::facts;
use crate::lists::rating_list::ListMonth;
use crate::lists::standing::Standing;
use crate::rating::next_list::NextK;

facts! {
    /// What had to be taken for granted about K.
    #[derive(Copy)]
    pub enum Granted {
        NothingKnown = "rating-k-nothing-known",
        GamesUnknown = "rating-k-games-unknown",
    }
}

/// K and where it comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct KFactor {
    pub k: u32,
    pub remark: Option<Granted>,
}

/// K of a player in a year. A rating of 2400 keeps him at 10 for ever; a junior keeps 40 to the end of the year of his
/// 18th birthday while he stays below 2300; then the 30 games of a beginner are asked for.
pub fn k_factor(standing: &Standing, rating: u32, year: Option<i16>) -> KFactor {
    let known = |k| KFactor { k, remark: None };
    if let Some(k) = standing.k.filter(|k| *k > 0) {
        return known(k);
    }
    if standing.ever_2400 || rating >= 2400 {
        return known(10);
    }
    let age = standing.birth.zip(year).map(|(birth, year)| year - birth);
    if rating < 2300 && age.is_some_and(|age| age <= 18) {
        return known(40);
    }
    match standing.games {
        Some(games) if games < 30 => known(40),
        Some(_) => known(20),
        None if standing.birth.is_none() => KFactor {
            k: 20,
            remark: Some(Granted::NothingKnown),
        },
        None => KFactor {
            k: 20,
            remark: Some(Granted::GamesUnknown),
        },
    }
}

/// K on the next list: 10 for ever once 2400 was reached; 40 for juniors below 2300 and for beginners, else 20. Where a
/// list does not say how many games somebody has, its 40 stays until he is known to have 30, unless he had it as a junior.
pub fn next_k(asked: &NextK<'_>) -> u32 {
    let standing = asked.played.map(|(standing, _)| standing);
    let printed = asked.printed.or(standing.and_then(|standing| standing.k));
    let was_2400 = standing.is_some_and(|standing| {
        standing.ever_2400 || standing.rating.is_some_and(|rating| rating >= 2400)
    });
    if printed == Some(10) || was_2400 || asked.rating >= 2400 {
        return 10;
    }
    let birth = asked.birth.or(standing.and_then(|standing| standing.birth));
    let is_junior = |month: Option<ListMonth>| {
        let age = birth.zip(month).map(|(birth, month)| month.year - birth);
        age.is_some_and(|age| age <= 18)
    };
    let (before, month) = asked.months;
    if is_junior(Some(month)) && asked.rating < 2300 && printed != Some(20) {
        return 40;
    }
    let games = asked
        .played
        .and_then(|(standing, games)| Some(standing.games? + games));
    match (games, printed) {
        (Some(games), _) if games < 30 => 40,
        (Some(_), _) => 20,
        // He was new before this list, or is now.
        (None, Some(40)) if !is_junior(before) && !is_junior(Some(month)) => 40,
        (None, None) if standing.is_some_and(|standing| standing.rating.is_none()) => 40,
        (None, Some(40) | None) => 20,
        (None, Some(k)) => k,
    }
}

/// No player's change may weigh more than 700 over a period: K is then the whole part of 700 by the games.
pub fn limited(k: u32, games: u32) -> u32 {
    match games {
        0 => k,
        games if k * games > 700 => 700 / games,
        _ => k,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn k(standing: Standing, rating: u32) -> u32 {
        k_factor(&standing, rating, Some(2025)).k
    }

    fn born(birth: i16) -> Standing {
        Standing {
            birth: Some(birth),
            games: Some(100),
            ..Standing::default()
        }
    }

    #[test]
    fn the_tests_in_their_order() {
        let beginner = Standing {
            games: Some(29),
            ..Standing::default()
        };
        assert_eq!(k(beginner.clone(), 1800), 40);
        assert_eq!(k(beginner.clone(), 2399), 40);
        assert_eq!(k(beginner, 2400), 10, "2400 comes before the 30 games");
        let settled = Standing {
            games: Some(30),
            ..Standing::default()
        };
        assert_eq!(k(settled.clone(), 2399), 20);
        let once_2400 = Standing {
            ever_2400: true,
            ..settled
        };
        assert_eq!(k(once_2400, 2350), 10);
    }

    #[test]
    fn a_junior_until_the_end_of_the_year_and_below_2300() {
        assert_eq!(k(born(2007), 2299), 40);
        assert_eq!(k(born(2006), 2299), 20);
        assert_eq!(k(born(2007), 2300), 20);
        assert_eq!(k(born(2010), 2400), 10);
    }

    #[test]
    fn a_printed_k_comes_first() {
        let printed = Standing {
            k: Some(10),
            games: Some(3),
            ..Standing::default()
        };
        assert_eq!(k(printed, 2100), 10);
    }

    #[test]
    fn what_is_not_known_is_said() {
        let unknown = k_factor(&Standing::default(), 2100, Some(2025));
        assert_eq!(unknown.k, 20);
        assert!(unknown.remark.is_some());
    }

    #[test]
    fn seven_hundred_points_a_period() {
        assert_eq!(limited(20, 39), 17);
        assert_eq!(limited(40, 18), 38);
        assert_eq!(limited(40, 17), 40);
        assert_eq!(limited(20, 35), 20);
        assert_eq!(limited(20, 36), 19);
        assert_eq!(limited(10, 70), 10);
        assert_eq!(limited(10, 71), 9);
    }
}
