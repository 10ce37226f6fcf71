//! The Laws of Chess as data: which edition governs a game, what it decides and in which article.
//!
//! In come a game's date, a pace of play and a matter of law; out go the edition with the ground
//! it was chosen on, the article to cite, and answers to plain questions ("does a fifth repetition
//! end the game?"). Every answer is read from one table in `matter`, so no rule of the audit ever
//! compares years; where an edition is not known on a matter, `known` asks its neighbours. It never
//! opens a file, looks at a move or writes a report.

pub mod clock;
mod date;
mod edition;
mod elsewhere;
mod governing;
mod known;
pub mod long_endings;
pub mod mating;
mod matter;
mod pace;
mod provisions;
mod questions;
pub mod repetition;
mod survey;
pub mod terms;

pub use date::{DateFault, DateReading, PgnDate};
pub use edition::{Edition, EditionBasis, EditionSource};
pub use governing::{Laws, Open};
pub use matter::Matter;
pub use pace::{Pace, Supervision};
pub use questions::Fivefold;
pub use survey::{Surveyed, survey};

use crate::fact::FactShape;

/// Everything that is found out here as a fact.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[DateFault::SHAPES, Open::SHAPES, Matter::SHAPES];
