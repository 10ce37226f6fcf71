//! The family INP: what belongs to no game. One file per rule.

pub mod not_judged;
pub mod open_brace;
pub mod stray_text;
