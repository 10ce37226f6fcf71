//! The family VAR: what stands beside the main line. One file per rule.

pub mod illegal_variation;
