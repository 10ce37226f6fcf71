//! Notation: what people have written comes in, what it says goes out: tags, tokens, comment commands, results and what
//! each move token *says*. Each kind of text has its room: one move (`moves`), a PGN game (`pgn`), a scoresheet
//! (`sheet`), FIDE's tournament report (`trf`), a table of results (`results_table`), and the words of people in all of
//! them (`words`). Grammars are nom parsers or plain functions of the same shape, and the words and letters of every
//! language are data. Nothing here knows a position: whether `Nf3` can be played is for `replay` to find out, and
//! whether it may be played for the rules.

pub mod moves;
pub mod pgn;
pub mod results_table;
pub mod sheet;
mod span;
pub mod trf;
pub mod words;

pub use span::Span;

use crate::fact::FactShape;

/// Everything that is found out here as a fact.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    results_table::ResultFault::SHAPES,
    results_table::Unusable::SHAPES,
    trf::Expected::SHAPES,
];
