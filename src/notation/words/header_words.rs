//! The printed words of scoresheets, in all known languages
//! (`data/headers.csv`): which field of the game a word announces, and which
//! column of a table it heads.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use crate::board::Color;
use crate::notation::moves::lookalike::plain_word;
use crate::table::shipped;

const TABLE: &str = include_str!("data/headers.csv");

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HeaderField {
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
const COLUMNS: [HeaderField; 16] = [
    HeaderField::White,
    HeaderField::Black,
    HeaderField::Event,
    HeaderField::Date,
    HeaderField::Result,
    HeaderField::Round,
    HeaderField::Board,
    HeaderField::Site,
    HeaderField::Arbiter,
    HeaderField::Signature,
    HeaderField::Rating,
    HeaderField::Time,
    HeaderField::TimeControl,
    HeaderField::Number,
    HeaderField::Clock,
    HeaderField::Note,
];

impl HeaderField {
    /// The PGN tag that holds the field. Ratings have one for each player, and
    /// the heads of columns have none.
    pub fn tag(self) -> Option<&'static str> {
        Some(match self {
            HeaderField::White => "White",
            HeaderField::Black => "Black",
            HeaderField::Event => "Event",
            HeaderField::Date => "Date",
            HeaderField::Result => "Result",
            HeaderField::Round => "Round",
            HeaderField::Board => "Board",
            HeaderField::Site => "Site",
            HeaderField::Arbiter => "Arbiter",
            HeaderField::Signature => "Signature",
            HeaderField::Time => "Time",
            HeaderField::TimeControl => "TimeControl",
            HeaderField::Rating | HeaderField::Number | HeaderField::Clock | HeaderField::Note => {
                return None;
            }
        })
    }
}

/// The field that a word announces, in any case, accents and colon optional.
/// Without its accents a word of one language may be a word of another
/// (Vietnamese `Bàn`, Irish `Bán`): then it announces nothing.
pub fn field(word: &str) -> Option<HeaderField> {
    static ACCENTED: LazyLock<HashMap<String, HeaderField>> =
        LazyLock::new(|| words().map(|(w, f)| (w.to_lowercase(), f)).collect());
    static BARE: LazyLock<HashMap<String, Option<HeaderField>>> = LazyLock::new(bare_words);
    let word = word.trim().trim_end_matches([':', '.', '：']).trim_end();
    let composed: String = word.nfc().collect();
    let exact = ACCENTED.get(&composed.to_lowercase()).copied();
    exact.or_else(|| BARE.get(&plain_word(word)).copied()?)
}

fn bare_words() -> HashMap<String, Option<HeaderField>> {
    let mut fields = HashMap::new();
    for (word, field) in words() {
        let known = fields.entry(plain_word(&word)).or_insert(Some(field));
        if *known != Some(field) {
            *known = None;
        }
    }
    fields
}

fn words() -> impl Iterator<Item = (String, HeaderField)> {
    shipped(TABLE).flat_map(|row| {
        let cells = row.iter().skip(1).zip(COLUMNS);
        let words = cells.flat_map(|(cell, field)| {
            let words = cell.split('|').filter(|w| !w.is_empty());
            words.map(move |w| (w.nfc().collect(), field))
        });
        words.collect::<Vec<_>>()
    })
}

/// The words for the two players, in all languages.
pub(super) fn players() -> impl Iterator<Item = (String, Color)> {
    words().filter_map(|(word, field)| match field {
        HeaderField::White => Some((word, Color::White)),
        HeaderField::Black => Some((word, Color::Black)),
        _ => None,
    })
}

/// Whether two heads of columns begin like the words for White and Black in one language: `Bl.` and `Ne.`, `W` and `B`.
pub fn abbreviated_players(white: &str, black: &str) -> bool {
    /// The words for White and for Black in each language.
    static PLAYERS: LazyLock<Vec<[Vec<String>; 2]>> = LazyLock::new(|| {
        let plain = |cell: Option<&str>| {
            let words = cell.unwrap_or_default().split('|');
            words.map(plain_word).collect()
        };
        let of_language = shipped(TABLE).map(|row| [row.get(1), row.get(2)].map(plain));
        of_language.collect()
    });
    let [white, black] =
        [white, black].map(|head| plain_word(head.trim().trim_end_matches(['.', ':'])));
    let begins = |abbreviation: &str, words: &[String]| {
        words.iter().any(|word| word.starts_with(abbreviation))
    };
    let is_language =
        |[whites, blacks]: &[Vec<String>; 2]| begins(&white, whites) && begins(&black, blacks);
    !white.is_empty() && !black.is_empty() && PLAYERS.iter().any(is_language)
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
            ("White", HeaderField::White),
            ("WHITE:", HeaderField::White),
            ("Weiß", HeaderField::White),
            ("WEISS", HeaderField::White),
            ("Blanques:", HeaderField::White),
            ("Negres", HeaderField::Black),
            ("Resultat", HeaderField::Result),
            ("Résultat :", HeaderField::Result),
            ("Чёрные", HeaderField::Black),
            ("Черные", HeaderField::Black),
            ("Ημερομηνία", HeaderField::Date),
            ("לבן", HeaderField::White),
            ("白方：", HeaderField::White),
            ("Giải đấu", HeaderField::Event),
            ("Elo", HeaderField::Rating),
            ("Bedenkzeit", HeaderField::TimeControl),
            ("İmza", HeaderField::Signature),
            ("Bàn", HeaderField::Board),
            ("Bán", HeaderField::White),
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
        assert_eq!(HeaderField::TimeControl.tag(), Some("TimeControl"));
        assert_eq!(HeaderField::Clock.tag(), None);
    }
}
