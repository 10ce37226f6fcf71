//! Replay: the text of one game and a board come in, one [`Record`] goes out. Every word of the
//! movetext becomes a move, a known annotation, or a precise reason why it is neither. Replay finds
//! the alphabet, goes on past a fault where what follows shows how, plays variations beside the main line, and notes what it
//! sees. It knows no edition
//! of the Laws and passes no judgement: that is for the rules.

mod alphabets;
mod check_mark;
pub mod explain;
mod first_sight;
mod glued;
mod letters;
mod meaning;
pub mod moves_hash;
pub mod record;
mod replayer;
pub mod resolve;
mod resume;
pub mod san;
pub mod score;
mod signal;
mod start;
mod transcribe;
mod variation;

pub use alphabets::MainLine;
pub use explain::Fault;
pub use letters::SmallLetters;
pub use meaning::SmallLetterDoubt;
pub use record::{ClockReading, PlyFlags, Record, RemarkKind, Stop, Variant};
pub use replayer::{AlphabetChoice, Replayer};
pub use resume::{Resumption, Way};
pub use score::Score;
pub use signal::{FIRST_ELECTRONIC_BOARDS, KingSignal};
pub(crate) use transcribe::{defused, result_token};

#[cfg(test)]
mod tests;
