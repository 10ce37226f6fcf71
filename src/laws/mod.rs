//! The Laws of Chess as data: which edition governs a game, what it decides and in which article.
//!
//! In come a game's date, a pace of play and a matter of law; out go the edition with the ground
//! it was chosen on, the article to cite, and answers to plain questions ("does a fifth repetition
//! end the game?"). Every answer is read from one table in `matter`, so no rule of the audit ever
//! compares years. It never opens a file, looks at a move or writes a report.

pub mod clock;
mod date;
mod edition;
mod governing;
pub mod hundred_moves;
pub mod mating;
mod matter;
mod pace;
mod provisions;
mod questions;
pub mod repetition;
pub mod terms;

pub use date::{DateFault, PgnDate};
pub use edition::{Edition, EditionBasis, choose};
pub use governing::Laws;
pub use matter::Matter;
pub use pace::{Pace, Supervision};

use crate::fact::FactShape;

/// Everything that is found out here as a fact.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[DateFault::SHAPES];
