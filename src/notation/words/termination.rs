//! The words with which a game says how it ended: the PGN standard's, the
//! servers', and those of several languages (`data/terminations.csv`). What the
//! record itself shows is judged elsewhere.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::outcome::read_outcome;
use crate::board::Color;
use crate::notation::moves::lookalike::plain_word;
use crate::table::shipped;

const PHRASES: &str = include_str!("data/terminations.csv");

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Termination {
    Agreement,
    Resignation,
    Checkmate,
    Stalemate,
    Threefold,
    Fivefold,
    FiftyMoves,
    SeventyFiveMoves,
    InsufficientMaterial,
    DeadPosition,
    TimeForfeit,
    /// The flag fell, but the opponent could not mate: drawn (Laws 2023, 6.9).
    TimeoutWithoutMate,
    /// A player did not appear.
    Default,
    IllegalMoves,
    Adjudication,
    Abandoned,
    Death,
    Emergency,
    RulesInfraction,
    Unterminated,
    /// The game ended at the board; no more is said.
    Normal,
    /// Nothing, or words that we do not know.
    Unknown,
}

/// No phrase of the table is longer: only so much of the end of a sentence is looked up.
const LONGEST_PHRASE: usize = 120;

/// Where a phrase must stand: as the whole text, or at the end of a sentence that names a player first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PhrasePlace {
    Whole,
    Tail,
}

/// Understands the text of a `Termination` tag, in any case, accents optional.
pub fn read_termination(text: &str) -> Termination {
    let words = comparable(text);
    if let Some(phrase) = PHRASES_BY_WORDS.get(&words) {
        return phrase.termination;
    }
    // A player may be called anything, so only the end of the sentence counts.
    words
        .match_indices(' ')
        .filter(|(space, _)| words.len() - space <= LONGEST_PHRASE)
        .filter_map(|(space, _)| PHRASES_BY_WORDS.get(&words[space + 1..]))
        .find(|phrase| phrase.place == PhrasePlace::Tail)
        .map(|phrase| phrase.termination)
        .or_else(|| read_outcome(text)?.termination)
        .unwrap_or(Termination::Unknown)
}

/// Understands a phrase that says how a game ended and nothing else, and names the player whom it names: `Black resigns`.
pub fn read_told_end(text: &str) -> Option<(Termination, Option<Color>)> {
    phrase_in_table(text).or_else(|| {
        let outcome = read_outcome(text)?;
        Some((outcome.termination?, outcome.resigned))
    })
}

/// The same, for a phrase that stands in the table as it is.
pub(super) fn phrase_in_table(text: &str) -> Option<(Termination, Option<Color>)> {
    let phrase = PHRASES_BY_WORDS.get(&comparable(text))?;
    Some((phrase.termination, phrase.player))
}

/// A row of the table.
struct Phrase {
    termination: Termination,
    place: PhrasePlace,
    /// The player who is said to have done it.
    player: Option<Color>,
}

static PHRASES_BY_WORDS: LazyLock<HashMap<String, Phrase>> = LazyLock::new(parse_table);

/// Small letters, no accents, single spaces, no full stop.
fn comparable(text: &str) -> String {
    let plain = plain_word(text).replace('\u{2019}', "'");
    let words: Vec<_> = plain.split_whitespace().collect();
    words.join(" ").trim_end_matches('.').to_owned()
}

fn parse_table() -> HashMap<String, Phrase> {
    let rows = shipped(PHRASES).map(|row| {
        let cell = |column: usize| row.get(column).unwrap_or_default();
        let place = match cell(2) {
            "tail" => PhrasePlace::Tail,
            _ => PhrasePlace::Whole,
        };
        let termination = named(cell(1)).expect("the shipped table names known endings");
        let player = match cell(3) {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        };
        let phrase = Phrase {
            termination,
            place,
            player,
        };
        (comparable(cell(0)), phrase)
    });
    rows.collect()
}

fn named(word: &str) -> Option<Termination> {
    Some(match word {
        "agreement" => Termination::Agreement,
        "resignation" => Termination::Resignation,
        "checkmate" => Termination::Checkmate,
        "stalemate" => Termination::Stalemate,
        "threefold" => Termination::Threefold,
        "fivefold" => Termination::Fivefold,
        "fifty" => Termination::FiftyMoves,
        "seventy_five" => Termination::SeventyFiveMoves,
        "insufficient_material" => Termination::InsufficientMaterial,
        "dead_position" => Termination::DeadPosition,
        "time_forfeit" => Termination::TimeForfeit,
        "timeout_without_mate" => Termination::TimeoutWithoutMate,
        "default" => Termination::Default,
        "illegal_moves" => Termination::IllegalMoves,
        "adjudication" => Termination::Adjudication,
        "abandoned" => Termination::Abandoned,
        "death" => Termination::Death,
        "emergency" => Termination::Emergency,
        "rules_infraction" => Termination::RulesInfraction,
        "unterminated" => Termination::Unterminated,
        "normal" => Termination::Normal,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::Termination::*;
    use super::*;

    #[track_caller]
    fn table(rows: &[(&str, Termination)]) {
        for (text, termination) in rows {
            assert_eq!(read_termination(text), *termination, "{text}");
        }
    }

    #[test]
    fn words_of_the_standard_and_of_lichess() {
        table(&[
            ("normal", Normal),
            ("Normal", Normal),
            ("Time forfeit", TimeForfeit),
            ("abandoned", Abandoned),
            ("adjudication", Adjudication),
            ("death", Death),
            ("emergency", Emergency),
            ("Rules infraction", RulesInfraction),
            ("Unterminated", Unterminated),
        ]);
    }

    #[test]
    fn a_sentence_of_any_length_is_read_from_its_end() {
        assert!(
            parse_table()
                .keys()
                .all(|phrase| phrase.len() < LONGEST_PHRASE)
        );
        let long = format!("{}won on time", "a b ".repeat(200_000));
        assert_eq!(read_termination(&long), TimeForfeit);
    }

    #[test]
    fn sentences_of_chess_com() {
        table(&[
            ("Hikaru won by resignation", Resignation),
            ("Hikaru won on time", TimeForfeit),
            ("Hikaru won by checkmate", Checkmate),
            ("Hikaru won - game abandoned", Abandoned),
            ("Game drawn by agreement", Agreement),
            ("Game drawn by repetition", Threefold),
            ("Game drawn by insufficient material", InsufficientMaterial),
            ("Game drawn by stalemate", Stalemate),
            ("Game drawn by 50-move rule", FiftyMoves),
            (
                "Game drawn by timeout vs insufficient material",
                TimeoutWithoutMate,
            ),
            ("default won by checkmate", Checkmate),
        ]);
    }

    #[test]
    fn english_in_any_case() {
        table(&[
            ("Draw Agreement", Agreement),
            ("DRAWN BY AGREEMENT", Agreement),
            ("draw agreed.", Agreement),
            ("resigned", Resignation),
            ("Threefold repetition", Threefold),
            ("50-move rule", FiftyMoves),
            ("forfeit", Default),
            ("default", Default),
        ]);
    }

    #[test]
    fn seven_more_languages() {
        table(&[
            ("Taules per acord", Agreement),
            ("Escac i mat", Checkmate),
            ("Triple repetició", Threefold),
            ("abandonament", Resignation),
            ("Tablas de común acuerdo", Agreement),
            ("TABLAS POR REPETICION", Threefold),
            ("Jaque mate", Checkmate),
            ("Incomparecencia", Default),
            ("Empate por acordo", Agreement),
            ("Desistência", Resignation),
            ("Regra dos 50 lances", FiftyMoves),
            ("Remiză de comun acord", Agreement),
            ("Şah mat", Checkmate),
            ("Cedare", Resignation),
            ("Remis durch Einigung", Agreement),
            ("Zeitüberschreitung", TimeForfeit),
            ("Dreifache Stellungswiederholung", Threefold),
            ("Nulle par accord mutuel", Agreement),
            ("Règle des 50 coups", FiftyMoves),
            ("Échec et mat", Checkmate),
            ("Ничья по соглашению", Agreement),
            ("Просрочка времени", TimeForfeit),
            ("ПАТ", Stalemate),
            ("Неявка", Default),
        ]);
    }

    #[test]
    fn what_is_not_known_is_not_guessed() {
        table(&[
            ("", Unknown),
            ("?", Unknown),
            ("draw", Unknown),
            ("Mr Default", Unknown),
            ("won by resignation of the club president", Unknown),
        ]);
    }

    #[test]
    fn no_phrase_has_two_meanings() {
        let mut seen = HashMap::new();
        for line in PHRASES.lines().skip(1) {
            let mut cells = line.split(',');
            let (phrase, meaning) = (cells.next().unwrap(), cells.next().unwrap());
            let earlier = seen.insert(comparable(phrase), meaning);
            assert!(earlier.is_none_or(|m| m == meaning), "{phrase}");
        }
    }
}
