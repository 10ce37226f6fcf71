//! Lists: rating lists, the officer's files and what an input says of a player come in; who is who, and where each stands,
//! goes out. Lists are streamed, and only players who are wanted are kept. Nothing here reckons a rating.

pub mod complaint;
pub mod decisions;
pub mod identify;
pub mod names;
pub mod officer;
pub mod own_table;
pub mod rating_list;
pub mod standing;

use crate::fact::FactShape;

crate::fact_errors!(
    officer::OfficerError,
    rating_list::ListError,
    rating_list::ListMonthError
);

/// Everything that is found out here as a fact.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    complaint::Complaint::SHAPES,
    decisions::UnmatchedDecision::SHAPES,
    identify::PlayerCandidate::SHAPES,
    identify::IdentityObjection::SHAPES,
    identify::IdentityProof::SHAPES,
    identify::Why::SHAPES,
    officer::OfficerLineFault::SHAPES,
    officer::OfficerError::SHAPES,
    officer::UnreadableRating::SHAPES,
    rating_list::XmlDamage::SHAPES,
    rating_list::ListError::SHAPES,
    rating_list::ListFault::SHAPES,
    rating_list::ListMonthError::SHAPES,
];
