//! Ratings: results come in as a [`Contest`](contest::Contest), each player's number goes out as a
//! [`Calculation`](calculation::Calculation) with its derivation, which a rating officer can defend. FIDE's and the
//! Catalan system are reckoned in integers: half points, hundredths, and means as fractions; those named statistical
//! use floats inside and show two decimals. Nothing here looks at a move.

pub mod calculation;
pub mod complaint;
pub mod contest;
pub mod dwz;
pub mod entries;
pub mod fce1986;
pub mod fide;
pub mod glicko2;
pub mod identify;
pub mod list;
mod lookup;
pub mod names;
pub mod officer;
pub mod period;
pub mod points;
pub mod pool;
pub mod pooled;
pub mod register;
pub mod statistical;
pub mod system;
pub mod uscf;
