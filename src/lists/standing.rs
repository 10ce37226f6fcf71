//! Where a player stands: what a rating list, the officer's file or the input itself says of him.

use crate::fact::Fact;
use crate::points::Hundredths;

/// A category of the Catalan federation of the 1980s.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Category {
    Preferent,
    First,
    Second,
    Third,
}

impl Category {
    pub fn from_word(word: &str) -> Option<Category> {
        Some(match word.trim().to_lowercase().as_str() {
            "preferent" => Category::Preferent,
            "1a" => Category::First,
            "2a" => Category::Second,
            "3a" => Category::Third,
            _ => return None,
        })
    }

    /// As the officer's file writes it.
    pub fn word(self) -> &'static str {
        match self {
            Category::Preferent => "Preferent",
            Category::First => "1a",
            Category::Second => "2a",
            Category::Third => "3a",
        }
    }

    /// The one into which a player is promoted; none above Preferent.
    pub fn above(self) -> Option<Category> {
        match self {
            Category::Preferent => None,
            Category::First => Some(Category::Preferent),
            Category::Second => Some(Category::First),
            Category::Third => Some(Category::Second),
        }
    }
}

/// Where a player stands on the list in force when a tournament began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The rating in the system asked for; `None` if unrated.
    pub rating: Option<u32>,
    pub k: Option<u32>,
    /// Rated games played so far.
    pub games: Option<u32>,
    pub birth: Option<i16>,
    pub ever_2400: bool,
    pub category: Option<Category>,
    /// The Spanish rating, which substitutes in the Catalan system.
    pub rating_es: Option<u32>,
    /// The international one: FIDE's for standard play.
    pub rating_fide: Option<u32>,
    /// How sure the rating is, in Glicko-2.
    pub deviation: Option<Hundredths>,
    /// How steadily the player plays, in Glicko-2: millionths.
    pub volatility: Option<u32>,
    /// Events rated so far, in the DWZ.
    pub index: Option<u32>,
    /// What a reader must know about where this comes from.
    pub remarks: Vec<Fact>,
}
