//! The rating of the Catalan federation of the 1980s (`fce-1986`): a periodic formula for the first rating, a
//! continuous one for the later ones, tournament by tournament. Published ratings are multiples of five and never
//! below 2000. What the document leaves open is rounded to the nearest, halves up, and said.

mod opponents;
mod period;
mod tables;

pub use opponents::Substitute;
pub use period::{NotCounted, Remark, Step, rate};

/// The lowest rating, and what every opponent without one is worth at least.
pub const FLOOR: u32 = 2000;
