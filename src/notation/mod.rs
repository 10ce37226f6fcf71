//! Notation: the text of a game comes in, tags, tokens, comment commands, results and what each
//! move token *says* go out. Grammars are nom parsers or plain functions of the same shape, and the
//! piece letters of every language are data. Nothing here knows a position: whether `Nf3` can be
//! played is for `replay` to find out, and whether it may be played for the rules.

pub mod alphabet;
pub mod clock;
pub mod command;
pub mod descriptive;
pub mod header_words;
pub mod letter_sets;
mod letterless;
pub mod lexer;
pub mod lookalike;
pub mod marks;
pub mod reader;
mod readings;
pub mod result;
pub mod results_table;
pub mod san;
pub mod sheet;
pub mod span;
pub mod tags;
pub mod termination;
pub mod time_control;
pub mod trf;
pub mod written;

pub use span::Span;

use crate::fact::Shape;

/// Everything that is found out here as a fact.
pub const FACTS: &[&[Shape]] = &[
    results_table::ResultFault::SHAPES,
    results_table::Unusable::SHAPES,
    trf::Expected::SHAPES,
];
