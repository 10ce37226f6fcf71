//! The family HDR: what the tags say. One file per rule.

pub mod damaged_text;
pub mod date;
pub mod rating_tag;
pub mod repeated_tag;
pub mod result_token;
pub mod roster;
pub mod same_player;
