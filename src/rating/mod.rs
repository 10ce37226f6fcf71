//! Ratings: results come in as a [`Contest`](contest::Contest), each player's number goes out as a
//! [`Calculation`](calculation::Calculation) with its derivation, which a rating officer can defend. FIDE's and the
//! Catalan system are reckoned in integers: half points, hundredths, and means as fractions; those named statistical
//! use floats inside and show two decimals. Nothing here looks at a move or makes a sentence: why a game does not count,
//! what had to be taken for granted and what is wrong with a file are facts.

pub mod calculation;
pub mod carried;
mod carrying_on;
mod claims;
pub mod contest;
mod copies;
pub mod desk;
pub mod entries;
mod lookup;
pub mod next_list;
mod one_id;
pub mod register;
pub mod systems;

pub use copies::CopiesTold;

use crate::fact::FactShape;

crate::fact_errors!(systems::RateError);

/// Everything that is found out here as a fact, but for what each system finds out.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    carried::CarriedFault::SHAPES,
    carried::CarriedHeader::SHAPES,
    claims::ClaimRemark::SHAPES,
    calculation::SharedRemark::SHAPES,
    calculation::WhyNot::SHAPES,
    contest::Title::SHAPES,
    copies::BarredCopy::SHAPES,
    copies::CopiesTold::SHAPES,
    entries::BarredByReport::SHAPES,
    entries::EmptyTable::SHAPES,
    entries::Missing::SHAPES,
    entries::ReportRemark::SHAPES,
    entries::OtherVariant::SHAPES,
    entries::RowComplaint::SHAPES,
    lookup::LookupRemark::SHAPES,
    register::BothSides::SHAPES,
    register::FromPosition::SHAPES,
    register::PlayerFault::SHAPES,
];
