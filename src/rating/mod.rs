//! Ratings: results come in as a [`Contest`](contest::Contest), each player's number goes out as a
//! [`Calculation`](calculation::Calculation) with its derivation, which a rating officer can defend. FIDE's and the
//! Catalan system are reckoned in integers: half points, hundredths, and means as fractions; those named statistical
//! use floats inside and show two decimals. Nothing here looks at a move or makes a sentence: why a game does not count,
//! what had to be taken for granted and what is wrong with a file are facts.

pub mod calculation;
pub mod contest;
pub mod dwz;
pub mod entries;
pub mod fce1986;
pub mod fide;
pub mod glicko2;
mod lookup;
pub mod period;
pub mod pool;
pub mod pooled;
pub mod register;
pub mod statistical;
pub mod system;
pub mod uscf;

use crate::fact::Shape;

crate::fact_errors!(period::PeriodError, pool::PoolError);

/// Everything that is found out here as a fact.
pub const FACTS: &[&[Shape]] = &[
    calculation::Remark::SHAPES,
    calculation::WhyNot::SHAPES,
    contest::Title::SHAPES,
    entries::Barred::SHAPES,
    entries::Missing::SHAPES,
    entries::OtherVariant::SHAPES,
    entries::RowComplaint::SHAPES,
    fce1986::NotCounted::SHAPES,
    fce1986::Remark::SHAPES,
    fce1986::Step::SHAPES,
    fce1986::Substitute::SHAPES,
    fide::first_rating::Step::SHAPES,
    fide::k_factor::Granted::SHAPES,
    fide::period::NotCounted::SHAPES,
    fide::period::Remark::SHAPES,
    fide::period::Step::SHAPES,
    fide::regulations::Choice::SHAPES,
    fide::time_limits::Barred::SHAPES,
    lookup::Remark::SHAPES,
    period::PERIOD_ERRORS,
    pool::POOL_ERRORS,
    pooled::LeftOut::SHAPES,
    pooled::NoRating::SHAPES,
    pooled::Remark::SHAPES,
    pooled::Told::SHAPES,
    register::BothSides::SHAPES,
    register::PlayerFault::SHAPES,
    statistical::Remark::SHAPES,
];
