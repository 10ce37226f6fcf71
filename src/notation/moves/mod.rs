//! One written move: a word comes in, what it *says* goes out: the piece, the squares, the signs, in any notation and
//! in the letters of any language, which are data (`data/alphabets.csv`, `data/marks.csv`). A word may have several
//! readings. Which of them can be played, and which language a game is written in, is never asked here.

pub mod alphabet;
pub mod descriptive;
pub mod letter_sets;
mod letterless;
pub mod lookalike;
pub mod marks;
pub mod reader;
mod readings;
pub mod san;
pub mod written;
