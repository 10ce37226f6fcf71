//! Positions as text: FEN as the PGN standard has it, with the castling letters of X-FEN and
//! Shredder-FEN for Chess960. What can be wrong with one is named in `faults`.

mod faults;
mod pieces;
mod read;
mod write;

pub use faults::{FenError, FenProblem};
pub use read::read_fen;
