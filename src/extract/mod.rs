//! Games picked out of many: judged games come in, those that fit what the user asks for go out, as they stood in their files
//! or written anew. What is asked may be anything that `games.csv` tells of a game ([`expression`]), a tag, a rule, a player or a
//! position; of those that fit all may be wanted, the first few, or a sample ([`picking`]). Nothing is judged here, and nothing
//! of a game is changed.

mod columns;
mod criteria;
mod expression;
mod extracted;
mod openings;
mod picking;
mod players;

pub use criteria::{Criteria, FindingCriterion, PositionCriterion};
pub use expression::Expression;
pub use extracted::{Extracted, ExtractedBatch, ExtractedFile, Extractor, Form};
pub use openings::Openings;
pub use picking::{Offer, Picking};
pub use players::{PlayerCriterion, Seat};

use crate::fact::FactShape;

/// What may be wrong with what is asked, and what is told of games that were written.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    expression::ExpressionFault::SHAPES,
    extracted::ToldOfExtracted::SHAPES,
];
