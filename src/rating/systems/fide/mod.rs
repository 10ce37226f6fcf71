//! FIDE's ratings, standard, rapid and blitz: results and the list in force come in, each player's change or first
//! rating goes out, with its derivation. Which rules hold is decided by the day a tournament began (`regulations`);
//! the tables are data, and no formula stands in for them.

mod adjustment;
mod first_rating;
mod k_factor;
mod matches;
mod period;
mod regulations;
pub mod tables;
pub mod time_limits;
#[cfg(test)]
mod vectors;

use crate::fact::FactShape;
use crate::laws::Pace;
use crate::lists::officer::RatingColumn;
use crate::lists::rating_list::ListMonth;
use crate::rating::calculation::GameLine;
use crate::rating::contest::{Basis, Contest};
use crate::rating::next_list::NextK;

use super::{RateError, Rated, System, Wishes};

/// The ratings of one pace.
pub struct Fide(pub Pace);

impl System for Fide {
    fn word(&self) -> &'static str {
        match self.0 {
            Pace::Standard => "fide-standard",
            Pace::Rapid => "fide-rapid",
            Pace::Blitz => "fide-blitz",
        }
    }

    fn pace(&self) -> Pace {
        self.0
    }

    fn rating_column(&self) -> RatingColumn {
        match self.0 {
            Pace::Standard => RatingColumn::International,
            Pace::Rapid | Pace::Blitz => RatingColumn::Plain,
        }
    }

    fn facts(&self) -> &'static [&'static [FactShape]] {
        &[
            first_rating::FirstRatingStep::SHAPES,
            k_factor::Granted::SHAPES,
            matches::MatchNotCounted::SHAPES,
            period::FideNotCounted::SHAPES,
            period::FideRemark::SHAPES,
            period::FideStep::SHAPES,
            regulations::RulesChoice::SHAPES,
            time_limits::BarredByTime::SHAPES,
        ]
    }

    fn has_lists(&self) -> bool {
        true
    }

    /// A first event without a point counts for nothing, but that it was the first must not be forgotten.
    fn carries(&self, line: &GameLine) -> bool {
        line.counts() || line.why_not == Some(period::FideNotCounted::ZeroScore.into())
    }

    fn next_k(&self, asked: &NextK<'_>) -> Option<u32> {
        let regulations = regulations::Regulations::on(asked.months.1.first_day(), self.0);
        let of_everybody = regulations.k_of_everybody;
        Some(of_everybody.unwrap_or_else(|| k_factor::next_k(asked)))
    }

    fn listed(&self, rating: i64, month: ListMonth) -> Option<u32> {
        let floor = regulations::Regulations::on(month.first_day(), self.0).floor();
        u32::try_from(rating).ok().filter(|rating| *rating >= floor)
    }

    fn unplayed(&self, rating: u32, (before, month): (Option<ListMonth>, ListMonth)) -> u32 {
        let is_raised = month == period::RAISED && before.is_none_or(|before| before < month);
        match is_raised {
            true => adjustment::adjusted(rating),
            false => rating,
        }
    }

    fn rate(&self, contest: &Contest, wishes: &Wishes) -> Result<Rated, RateError> {
        let rate = |basis| period::rate(contest, basis, self.0, wishes.period);
        Ok(Rated::from_calculations(Basis::ALL.map(rate)))
    }
}
