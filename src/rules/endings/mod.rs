//! The family END: whether the result fits. One file per rule.

pub mod dead_not_drawn;
pub mod impossible_score;
pub mod kings_in_the_centre;
pub mod mate_claimed;
pub mod mate_not_won;
pub mod resignation_drawn;
pub mod result_mismatch;
pub mod stalemate_not_drawn;
pub mod unfinished;
pub mod unplayed_game;
