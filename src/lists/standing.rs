//! Where a player stands: what a rating list, the officer's file or the input itself says of him.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

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
    /// As Catalan and Spanish write it: `1a`, `1ª`, `1.ª`, `1a.`, `Primera`, `2a categoria`. Any other sign makes it another
    /// word: `1a?` is no category.
    pub fn from_word(word: &str) -> Option<Category> {
        let signs = word.nfkd().filter(|sign| !is_combining_mark(*sign));
        let letters = signs.filter(|sign| *sign != '.' && !sign.is_whitespace());
        let letters: String = letters.flat_map(char::to_lowercase).collect();
        let word = letters.trim_start_matches("categoria");
        Some(match word.trim_end_matches("categoria") {
            "preferent" | "preferente" | "pref" => Category::Preferent,
            "1a" | "1ra" | "1era" | "primera" => Category::First,
            "2a" | "2na" | "2da" | "segona" | "segunda" => Category::Second,
            "3a" | "3ra" | "3era" | "tercera" => Category::Third,
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
    /// What stands for the category and cannot be read: then it is not known, which is something else than not given.
    pub unread_category: Option<String>,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_are_read_as_catalan_and_spanish_write_them() {
        for (category, words) in [
            (
                Category::Preferent,
                ["preferent", "Preferente", "PREF.", "Categoria Preferent"],
            ),
            (Category::First, ["1ª", "1.ª", "1a.", "1A"]),
            (
                Category::First,
                ["Primera", "1ra", "1ª categoría", " primera categoria "],
            ),
            (Category::Second, ["2ª", "2.a", "Segona", "segunda"]),
            (Category::Third, ["3ª", "3era", "TERCERA", "3a categoria"]),
        ] {
            for word in words {
                assert_eq!(Category::from_word(word), Some(category), "{word}");
            }
        }
        for word in ["", "1", "4a", "1a?", "12a", "1a/2a", "categoria", "B"] {
            assert_eq!(Category::from_word(word), None, "{word}");
        }
    }
}
