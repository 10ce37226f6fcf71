//! Ratings: results come in as a [`Contest`](contest::Contest), each player's number goes out as a
//! [`Calculation`](calculation::Calculation) with its derivation. Everything that is published is reckoned in integers:
//! half points, hundredths, and means as fractions. Nothing here looks at a move; who is who and what was played has
//! been found out before a system is asked.

pub mod calculation;
pub mod complaint;
pub mod contest;
pub mod entries;
pub mod fce1986;
pub mod fide;
pub mod identify;
pub mod list;
pub mod names;
pub mod officer;
pub mod points;
pub mod register;
pub mod system;
//! Ratings: results in, numbers out, each of which a rating officer can defend.
//!
//! In come results and the ratings that players bring along; out go new ratings. It never opens a file or reads a
//! game.

pub mod dwz;
pub mod glicko2;
pub mod period;
pub mod pool;
pub mod uscf;
