//! How many games a norm needs, and how strong the performance must be (B.01, 1.4.1 and 1.4.6 to 1.4.9).

use crate::facts;
use crate::points::{HalfPoints, nearest};
use crate::rating::systems::fide::tables::performance;
use crate::tournament::Tournament;
use crate::tournament::norms::Met;

use super::entrants::{Counted, Entrant};
use super::titles::Sought;
use super::{Check, check};

facts! {
    pub enum Strength {
        /// Eight games of nine rounds, and one won without play or the bye of the pairing: only one such norm may be used.
        EightAndOne = "norms-eight-and-one",
        /// Seven are enough in championships of the world and of continents for teams.
        SevenOfTeams = "norms-seven-of-teams",
        OpenGames = "norms-open-games" { games: u32 },
        /// Opponents without a rating count as 1400.
        Unrated = "norms-unrated" { players: usize },
        /// Of some opponents it is not known whether they have one.
        RatingsMissing = "norms-ratings-missing" { players: usize },
        Raised = "norms-raised" { name: String, rating: i64, floor: i64 },
        /// What is made of the score by the table.
        ByTable = "norms-by-table" { mean: i64, percentage: u32, difference: i64 },
        /// No score would be enough against these opponents.
        NoScore = "norms-no-score",
        /// The score would be enough, but less than 35 %.
        Below35 = "norms-below-35",
        /// It is 35 % only when rounded.
        Rounded35 = "norms-rounded-35",
    }
}

/// What opponents without a rating count for.
const UNRATED: i64 = 1400;

pub fn games(tournament: &Tournament, own: &Counted) -> Check {
    let played = own.opponents.len() as u32;
    let is_eight_and_one = tournament.rounds == 9 && played == 8 && own.given == 1;
    let found = match is_eight_and_one {
        true => "8+1".to_owned(),
        false => played.to_string(),
    };
    let (met, reasons) = match () {
        () if played >= 9 => (Met::Yes, Vec::new()),
        () if is_eight_and_one => (Met::Yes, vec![Strength::EightAndOne.into()]),
        () if played + own.open + own.unknown >= 9 => {
            let games = own.open + own.unknown;
            (Met::Unknown, vec![Strength::OpenGames { games }.into()])
        }
        () if played >= 7 && !tournament.teams.is_empty() => {
            (Met::Unknown, vec![Strength::SevenOfTeams.into()])
        }
        () => (Met::No, Vec::new()),
    };
    check("games", 9, found, met).because(reasons)
}

/// How strong somebody played.
pub struct Played {
    pub checks: Vec<Check>,
    /// How many half points the score lacks; none where no score would be enough.
    pub lacks: Option<u32>,
    /// Opponents with a rating.
    pub rated: usize,
}

/// The mean of the opponents, the performance and the score.
pub fn strength(
    tournament: &Tournament,
    entrants: &[Entrant],
    own: &Counted,
    sought: &Sought,
) -> Played {
    let games = own.opponents.len() as i64;
    let mut ratings: Vec<i64> = Vec::new();
    for opponent in &own.opponents {
        ratings.push(entrants[*opponent].rating.map_or(UNRATED, i64::from));
    }
    let count = |is: fn(&Entrant) -> bool| {
        let opponents = own.opponents.iter();
        opponents
            .filter(|opponent| is(&entrants[**opponent]))
            .count()
    };
    let missing = count(|entrant| entrant.may_have_rating);
    let unrated = count(|entrant| entrant.rating.is_none()) - missing;
    let mut reasons = Vec::new();
    if unrated > 0 {
        let players = unrated;
        reasons.push(Strength::Unrated { players }.into());
    }
    if missing > 0 {
        let players = missing;
        reasons.push(Strength::RatingsMissing { players }.into());
    }
    let lowest = (0..ratings.len()).min_by_key(|place| ratings[*place]);
    if let Some(lowest) = lowest.filter(|place| ratings[*place] < sought.floor) {
        let raised = Strength::Raised {
            name: tournament.players[own.opponents[lowest]].name.clone(),
            rating: ratings[lowest],
            floor: sought.floor,
        };
        ratings[lowest] = sought.floor;
        reasons.push(raised.into());
    }
    let mean = nearest(ratings.iter().sum(), games);
    // A rating that is not known can only be more than what stands for none.
    let met = |is_met: bool| Met::between(is_met, is_met || missing > 0);
    let average = check(
        "average_rating",
        sought.mean,
        mean,
        met(mean >= sought.mean),
    );
    let percentage = percentage(own.score, games);
    let difference = performance(percentage);
    let made = mean + difference;
    let table = Strength::ByTable {
        mean,
        percentage,
        difference,
    };
    let performance = check(
        "performance",
        sought.performance,
        made,
        met(made >= sought.performance),
    );
    let (score, lacks) = score(own, games, mean, sought, missing);
    Played {
        checks: vec![
            average.because(reasons),
            performance.because(vec![table.into()]),
            score,
        ],
        lacks,
        rated: own.opponents.len() - unrated - missing,
    }
}

/// The least score that makes the performance, and 35 % at least.
fn score(
    own: &Counted,
    games: i64,
    mean: i64,
    sought: &Sought,
    missing: usize,
) -> (Check, Option<u32>) {
    let is_enough =
        |score: &HalfPoints| mean + performance(percentage(*score, games)) >= sought.performance;
    let is_35 = |score: &HalfPoints| 10 * i64::from(score.halves()) >= 7 * games;
    let all = || (0..=2 * games as u32).map(HalfPoints::new);
    let least = all().find(|score| is_enough(score) && is_35(score));
    let needed = least.map_or(String::new(), |least| least.to_string());
    let (met, reason) = match least {
        Some(least) if own.score >= least => (Met::Yes, None),
        _ if missing > 0 => (Met::Unknown, None),
        None => (Met::No, Some(Strength::NoScore)),
        Some(_) if is_enough(&own.score) => match percentage(own.score, games) {
            35.. => (Met::Unknown, Some(Strength::Rounded35)),
            _ => (Met::No, Some(Strength::Below35)),
        },
        Some(_) => (Met::No, None),
    };
    let reasons = reason.map(Into::into).into_iter().collect();
    let lacks = least.map(|least| least.halves().saturating_sub(own.score.halves()));
    let check = check("score", needed, own.score, met).because(reasons);
    (check, lacks)
}

/// The percentage of a score, to the nearest whole number, a half up.
fn percentage(score: HalfPoints, games: i64) -> u32 {
    nearest(50 * i64::from(score.halves()), games) as u32
}
