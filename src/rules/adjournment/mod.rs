//! The family ADJ: adjourned games.

pub mod sealed_move;
