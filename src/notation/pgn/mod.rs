//! The text of a PGN game: text comes in, its tags, its tokens and the commands inside its comments go out, as places in
//! that text. What a move token says is read by [`moves`](super::moves), and nothing is judged here.

pub mod command;
pub mod eight;
pub mod lexer;
pub mod tags;
