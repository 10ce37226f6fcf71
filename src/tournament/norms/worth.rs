//! What an opponent counts for in the mean of the Catalan promotions and norms. Not as for ratings: without a Catalan rating
//! the international one comes before the Spanish.

use crate::fact::Fact;
use crate::facts;
use crate::lists::standing::Category;
use crate::points::HalfPoints;
use crate::tournament::Tournament;
use crate::tournament::cell::{Own, What};

use super::course::Course;
use super::known::Known;

/// What defaults and players of 1a count for, and the least that anybody without a rating does.
pub const FLOOR: u32 = 2000;
/// No score makes a player without a rating count for more.
const HIGHEST_SUBSTITUTE: u32 = 2550;
/// Nobody has more: what is not known at all lies below.
const NO_RATING_IS_HIGHER: u32 = 4000;

facts! {
    /// Why it is not known for certain what an opponent counts for.
    pub enum OpenWorth {
        /// The rules name only 1a: one of 2a or 3a may count as 2000 too, or by his rating.
        Lower = "norms-lower-opponent" { name: String, rating: u32 },
        /// Somebody without a rating counts by his score, and that is not known.
        Score = "norms-score-open" { name: String },
    }
}

/// What an opponent counts for, at the least and at the most.
pub struct Worth {
    pub low: u32,
    pub high: u32,
    /// Why the two differ.
    pub why: Option<Fact>,
}

/// The worth of an opponent. `last`: what he made of the last round, where another result of it is asked about.
pub fn worth(
    tournament: &Tournament,
    known: &Known<'_>,
    rounds: u32,
    opponent: usize,
    last: Option<Own>,
) -> Worth {
    let is = |rating| Worth {
        low: rating,
        high: rating,
        why: None,
    };
    let Some(row) = known.row(opponent).filter(|row| row.fault.is_none()) else {
        return Worth {
            low: 0,
            high: NO_RATING_IS_HIGHER,
            why: Some(known.why(opponent).into()),
        };
    };
    let standing = &row.standing;
    if standing.category == Some(Category::First) {
        return is(FLOOR);
    }
    let name = || tournament.players[opponent].name.clone();
    let catalan = standing.rating.or(row.rating_ca);
    let rating = catalan.or(standing.rating_fide).or(standing.rating_es);
    let [low, high] = match rating {
        Some(rating) => [rating; 2],
        None => by_score(tournament, rounds, opponent, last),
    };
    let why = match standing.category {
        Some(Category::Preferent) if low == high => return is(low),
        Some(Category::Preferent) => OpenWorth::Score { name: name() }.into(),
        Some(_) => {
            let (name, rating) = (name(), high);
            OpenWorth::Lower { name, rating }.into()
        }
        None => known.why(opponent).into(),
    };
    let (low, high) = (low.min(FLOOR), high.max(FLOOR));
    match low == high {
        true => is(low),
        false => Worth {
            low,
            high,
            why: Some(why),
        },
    }
}

/// 2000, and 50 for each half point above half of what could be made: at the least, and at the most where rounds are open.
fn by_score(tournament: &Tournament, rounds: u32, player: usize, last: Option<Own>) -> [u32; 2] {
    let mut course = Course::of(tournament, player, rounds);
    if let Some(own) = last {
        let games = course.met.iter_mut().chain(&mut course.defaults);
        for game in games.filter(|game| game.round == rounds) {
            game.own = own;
        }
    }
    let unknown = course.unknown.len() as u32;
    let mut made = course.points();
    let mut possible = rounds;
    let mut open = course.open.len() as u32;
    match tournament.is_round_robin() {
        // Who is free there has one game less to make points in.
        true => {
            possible -= course.free.len() as u32 + unknown;
            made = course.made();
        }
        false => open += unknown,
    }
    let most = HalfPoints::new(made.halves() + 2 * open);
    [made, most].map(|made| {
        let above = u32::try_from(made.above_even(possible)).unwrap_or(0);
        (FLOOR + 50 * above).min(HIGHEST_SUBSTITUTE)
    })
}

/// The worths of all opponents who were met over the board.
pub fn worths(
    tournament: &Tournament,
    known: &Known<'_>,
    rounds: u32,
    course: &Course,
) -> Vec<Worth> {
    let opponents = course.met.iter().filter_map(|game| game.opponent);
    opponents
        .map(|opponent| worth(tournament, known, rounds, opponent, None))
        .collect()
}

/// What somebody's opponent makes of a game.
pub fn other_side(own: Own) -> Own {
    match own {
        Own::Win => Own::Loss,
        Own::Draw => Own::Draw,
        Own::Loss => Own::Win,
    }
}

/// The opponent of a round, whether or not the game was played.
pub fn paired_with(tournament: &Tournament, player: usize, round: u32) -> Option<usize> {
    match tournament.cell(player, round).what {
        What::Played { with, .. } | What::Forfeit { with, .. } => Some(with.opponent),
        _ => None,
    }
}
