//! Judgement: the record of a game, the Laws and the event's regulations come in; what happened in it goes out, worked out
//! once: its course on the board, what its clocks prove, every claim, illegal and sealed move judged, what of all that ended
//! the game, and the result that the Laws give. Rules read it and the reports show it. It knows no rule and no file, and
//! makes no sentence.

pub mod agreement;
pub mod announced_score;
pub mod both_flags;
pub mod case;
pub mod chances;
pub mod claims;
pub mod course;
pub mod illegal_moves;
pub mod resignation;
mod same_positions;
pub mod sealed_move;
pub mod time_due;
pub mod timekeeping;
pub mod timeline;
pub mod verdict;

pub use case::{Case, Submitted};
#[cfg(test)]
pub use claims::FACTS;
pub use verdict::Verdict;
