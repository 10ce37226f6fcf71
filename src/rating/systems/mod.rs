//! The rating systems: each is a file or a folder here, and a line of [`SYSTEMS`]. A [`Contest`] and what the user wishes
//! come in; a [`Calculation`] for each player goes out, once from the results as submitted and once as audited. No
//! system reads a file or knows who is who, and none looks at another.

pub mod dwz;
pub mod fce1986;
pub mod fide;
pub mod glicko2;
pub mod pool;
mod statistical;
pub mod uscf;

use crate::fact::{Fact, FactShape};
use crate::laws::Pace;
use crate::lists::officer::RatingColumn;
use crate::lists::rating_list::ListMonth;

use super::calculation::{Calculation, GameLine};
use super::contest::Contest;
use super::next_list::NextK;

/// Every system, in the order in which they are listed to the user.
pub static SYSTEMS: [&dyn System; 8] = [
    &fide::Fide(Pace::Standard),
    &fide::Fide(Pace::Rapid),
    &fide::Fide(Pace::Blitz),
    &fce1986::Fce1986,
    &glicko2::Glicko2,
    &uscf::Uscf,
    &dwz::Dwz,
    &pool::Pool,
];

/// A way to make ratings of results.
pub trait System: Sync {
    /// The word of the command line and of the reports.
    fn word(&self) -> &'static str;

    /// Whose ratings a list is read for.
    fn pace(&self) -> Pace {
        Pace::Standard
    }

    /// Which column of the officer's file holds the rating.
    fn rating_column(&self) -> RatingColumn {
        RatingColumn::Plain
    }

    /// Whether a list comes out every month, as FIDE's do: one of another month than the event's is then out of date.
    fn has_monthly_lists(&self) -> bool {
        true
    }

    /// Whether its ratings make a list, from which the next period starts.
    fn has_lists(&self) -> bool {
        false
    }

    /// Whether a game of somebody without a rating is kept until he has enough of them.
    fn carries(&self, line: &GameLine) -> bool {
        line.counts()
    }

    /// K on the next list, if the list has one.
    fn next_k(&self, _: &NextK<'_>) -> Option<u32> {
        None
    }

    /// A rating as the list of a month has it; none below the lowest.
    fn listed(&self, rating: i64, _: ListMonth) -> Option<u32> {
        u32::try_from(rating).ok()
    }

    /// What the next list makes of a rating without a game.
    fn unplayed(&self, rating: u32, _: (Option<ListMonth>, ListMonth)) -> u32 {
        rating
    }

    /// Whether every game has its line in a calculation. If not, only the games that do not count have one.
    fn lists_every_game(&self) -> bool {
        true
    }

    /// What it finds out as a fact, its refusals included.
    #[allow(dead_code, reason = "the tests of the words alone look at it")]
    fn facts(&self) -> &'static [&'static [FactShape]];

    fn rate(&self, contest: &Contest, wishes: &Wishes) -> Result<Rated, RateError>;
}

/// The system of this word.
pub fn by_word(word: &str) -> Option<&'static dyn System> {
    SYSTEMS.into_iter().find(|system| system.word() == word)
}

/// What the user asks for beside the system. Each system takes of it what it knows.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// The list that the ratings are for.
    pub period: Option<ListMonth>,
    pub pool: pool::PoolWishes,
}

/// The ratings of a contest, with what there is to say about the whole.
#[derive(Debug)]
pub struct Rated {
    pub submitted: Vec<Calculation>,
    pub audited: Vec<Calculation>,
    pub told: Vec<Fact>,
}

impl Rated {
    /// Ratings as submitted and as audited, with nothing to say about the whole.
    fn from_calculations([submitted, audited]: [Vec<Calculation>; 2]) -> Rated {
        Rated {
            submitted,
            audited,
            told: Vec::new(),
        }
    }
}

/// Why a contest cannot be rated.
#[derive(Clone, Debug)]
pub struct RateError(Fact);

impl RateError {
    pub(in crate::rating) fn because(refusal: impl Into<Fact>) -> RateError {
        RateError(refusal.into())
    }
}

impl From<RateError> for Fact {
    fn from(error: RateError) -> Fact {
        error.0
    }
}
