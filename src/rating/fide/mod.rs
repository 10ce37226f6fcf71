//! FIDE's ratings, standard, rapid and blitz: results and the list in force come in, each player's change or first
//! rating goes out, with its derivation. Which rules hold is decided by the day a tournament began (`regulations`);
//! the tables are data, and no formula stands in for them.

pub mod adjustment;
pub mod first_rating;
pub mod k_factor;
pub mod period;
pub mod regulations;
pub mod tables;
pub mod time_limits;
#[cfg(test)]
mod vectors;
