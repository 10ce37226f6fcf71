//! The printed words of scoresheets, in all known languages
//! (`data/headers.csv`): which field of the game a word announces, and which
//! column of a table it heads.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use crate::notation::moves::lookalike::plain_word;
use crate::table::shipped;

const TABLE: &str = include_str!("data/headers.csv");

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Field {
    White,
    Black,
    Event,
    Date,
    Result,
    Round,
    Board,
    Site,
    Arbiter,
    Signature,
    Rating,
    /// The hour at which play began.
    Time,
    TimeControl,
    /// The column of move numbers.
    Number,
    Clock,
    Note,
}

/// The columns of the table behind the language.
const COLUMNS: [Field; 16] = [
    Field::White,
    Field::Black,
    Field::Event,
    Field::Date,
    Field::Result,
    Field::Round,
    Field::Board,
    Field::Site,
    Field::Arbiter,
    Field::Signature,
    Field::Rating,
    Field::Time,
    Field::TimeControl,
    Field::Number,
    Field::Clock,
    Field::Note,
];

impl Field {
    /// The PGN tag that holds the field. Ratings have one for each player, and
    /// the heads of columns have none.
    pub fn tag(self) -> Option<&'static str> {
        Some(match self {
            Field::White => "White",
            Field::Black => "Black",
            Field::Event => "Event",
            Field::Date => "Date",
            Field::Result => "Result",
            Field::Round => "Round",
            Field::Board => "Board",
            Field::Site => "Site",
            Field::Arbiter => "Arbiter",
            Field::Signature => "Signature",
            Field::Time => "Time",
            Field::TimeControl => "TimeControl",
            Field::Rating | Field::Number | Field::Clock | Field::Note => return None,
        })
    }
}

/// The field that a word announces, in any case, accents and colon optional.
/// Without its accents a word of one language may be a word of another
/// (Vietnamese `Bàn`, Irish `Bán`): then it announces nothing.
pub fn field(word: &str) -> Option<Field> {
    static ACCENTED: LazyLock<HashMap<String, Field>> =
        LazyLock::new(|| words().map(|(w, f)| (w.to_lowercase(), f)).collect());
    static BARE: LazyLock<HashMap<String, Option<Field>>> = LazyLock::new(bare_words);
    let word = word.trim().trim_end_matches([':', '.', '：']).trim_end();
    let composed: String = word.nfc().collect();
    let exact = ACCENTED.get(&composed.to_lowercase()).copied();
    exact.or_else(|| BARE.get(&plain_word(word)).copied()?)
}

fn bare_words() -> HashMap<String, Option<Field>> {
    let mut fields = HashMap::new();
    for (word, field) in words() {
        let known = fields.entry(plain_word(&word)).or_insert(Some(field));
        if *known != Some(field) {
            *known = None;
        }
    }
    fields
}

fn words() -> impl Iterator<Item = (String, Field)> {
    shipped(TABLE).flat_map(|row| {
        let cells = row.iter().skip(1).zip(COLUMNS);
        let words = cells.flat_map(|(cell, field)| {
            let words = cell.split('|').filter(|w| !w.is_empty());
            words.map(move |w| (w.nfc().collect(), field))
        });
        words.collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_announces_two_fields() {
        let mut seen = HashMap::new();
        for (word, field) in words() {
            let earlier = seen.insert(word.to_lowercase(), field);
            assert!(
                earlier.is_none_or(|f| f == field),
                "{word}: {earlier:?} and {field:?}"
            );
        }
    }

    #[test]
    fn words_of_many_languages() {
        for (word, expected) in [
            ("White", Field::White),
            ("WHITE:", Field::White),
            ("Weiß", Field::White),
            ("WEISS", Field::White),
            ("Blanques:", Field::White),
            ("Negres", Field::Black),
            ("Resultat", Field::Result),
            ("Résultat :", Field::Result),
            ("Чёрные", Field::Black),
            ("Черные", Field::Black),
            ("Ημερομηνία", Field::Date),
            ("לבן", Field::White),
            ("白方：", Field::White),
            ("Giải đấu", Field::Event),
            ("Elo", Field::Rating),
            ("Bedenkzeit", Field::TimeControl),
            ("İmza", Field::Signature),
            ("Bàn", Field::Board),
            ("Bán", Field::White),
        ] {
            assert_eq!(field(word), Some(expected), "{word}");
        }
    }

    #[test]
    fn only_whole_known_words_count() {
        for word in ["", ":", "Negre", "Whit", "Nf3", "Ban"] {
            assert_eq!(field(word), None, "{word}");
        }
    }

    #[test]
    fn fields_have_pgn_names() {
        assert_eq!(Field::TimeControl.tag(), Some("TimeControl"));
        assert_eq!(Field::Clock.tag(), None);
    }
}
