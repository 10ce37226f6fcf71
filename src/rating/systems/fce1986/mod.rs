//! The rating of the Catalan federation of the 1980s (`fce-1986`): a periodic formula for the first rating, a
//! continuous one for the later ones, tournament by tournament. Published ratings are multiples of five and never
//! below 2000. What the document leaves open is rounded to the nearest, halves up, and said.

mod opponents;
mod period;
mod tables;

use crate::fact::FactShape;
use crate::lists::officer::RatingColumn;
use crate::rating::contest::{Basis, Contest};

use super::{RateError, Rated, System, Wishes};

/// The lowest rating, and what every opponent without one is worth at least.
const FLOOR: u32 = 2000;

pub struct Fce1986;

impl System for Fce1986 {
    fn word(&self) -> &'static str {
        "fce-1986"
    }

    fn rating_column(&self) -> RatingColumn {
        RatingColumn::Catalan
    }

    fn has_lists(&self) -> bool {
        true
    }

    fn has_monthly_lists(&self) -> bool {
        false
    }

    fn facts(&self) -> &'static [&'static [FactShape]] {
        &[
            opponents::Substitute::SHAPES,
            period::FceNotCounted::SHAPES,
            period::FceRemark::SHAPES,
            period::FceStep::SHAPES,
        ]
    }

    fn rate(&self, contest: &Contest, _: &Wishes) -> Result<Rated, RateError> {
        Ok(Rated::from_calculations(
            Basis::ALL.map(|basis| period::rate(contest, basis)),
        ))
    }
}
