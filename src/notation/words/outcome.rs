//! How a game came out, said in words: `White wins`, `Guanyen negres`, `Weiß gewinnt auf Zeit`, `белые сдались`,
//! `tablas por acuerdo`, `1-0 (time)`. A phrase is a player and what he did, in either order, or a score, and perhaps the
//! reason behind it. The words are data (`data/outcomes.csv`, with the players' names of `data/headers.csv` and the draws of
//! `data/results.csv`); the reasons are those of `termination`.

use std::collections::HashMap;
use std::sync::LazyLock;

use nom::branch::alt;
use nom::bytes::complete::take_till1;
use nom::character::complete::space0;
use nom::combinator::{all_consuming, map, map_opt, opt, peek, recognize, rest, verify};
use nom::multi::{many_m_n, many0, many1};
use nom::sequence::{delimited, preceded, terminated};
use nom::{IResult, Parser};

use super::header_words::players;
use super::result::{GameResult, ResultReading, draw_word, read_figures};
use super::termination::{Termination, phrase_in_table};
use crate::board::Color;
use crate::notation::moves::lookalike::plain_word;
use crate::table::shipped;

const PHRASES: &str = include_str!("data/outcomes.csv");

/// No phrase is longer: prose is not looked through.
const MOST_WORDS: usize = 9;

/// What is said of a game's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    pub result: Option<GameResult>,
    pub termination: Option<Termination>,
    /// Who is said to have resigned.
    pub resigned: Option<Color>,
}

/// What the words of the table stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    Player(Color),
    Deed(Deed),
    /// What people write beside moves, and what ends nothing: offers, adjournments, time controls.
    Remark,
    /// Says nothing.
    Filler,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Wins,
    Loses,
    Resigns,
    /// Loses on time.
    Oversteps,
}

/// What a phrase says of a game's end; nothing where it is anything else, or names a player and not what he did.
pub fn read_outcome(text: &str) -> Option<Outcome> {
    let phrase = phrase(text)?;
    let told: IResult<&str, Outcome> =
        all_consuming(alt((deed_told, draw_told, score_told, score_behind))).parse(&phrase);
    told.ok().map(|(_, outcome)| outcome)
}

/// Whether a text is what people write beside moves and what ends nothing: `Weiß bietet Remis`, `draw offer declined`,
/// `adjourned`, `novelty`.
pub fn is_remark(text: &str) -> bool {
    let told = |phrase: &str| {
        let remark = verify(meaning, |meaning| *meaning == Meaning::Remark);
        let remarks = many1(preceded(fillers, remark));
        let whole: IResult<&str, _> =
            all_consuming((fillers, opt(player), fillers, remarks)).parse(phrase);
        whole.is_ok()
    };
    phrase(text).is_some_and(|phrase| told(&phrase))
}

/// The player whom the key of a header names with more than one word: `Jugador blanc`, `White player`.
pub fn named_player(text: &str) -> Option<Color> {
    let phrase = phrase(text)?;
    let whole: IResult<&str, Color> =
        all_consuming(delimited(fillers, player, fillers)).parse(&phrase);
    whole.ok().map(|(_, color)| color)
}

/// The words of a text as the table has them; nothing for prose.
fn phrase(text: &str) -> Option<String> {
    let plain = plain_word(text).replace('\u{2019}', "'");
    let is_stop = |sign: char| sign.is_whitespace() || "(),;![]".contains(sign);
    let words: Vec<&str> = plain
        .split(is_stop)
        .map(|word| word.trim_end_matches(['.', ':']))
        // `Black's flag fell`.
        .map(|word| word.strip_suffix("'s").unwrap_or(word))
        .filter(|word| !word.is_empty())
        .take(MOST_WORDS + 1)
        .collect();
    (words.len() <= MOST_WORDS).then(|| words.join(" "))
}

/// Whether a text begins with what a player may have done, and so is no name: `resigns`, `wins: Smith`.
pub fn begins_with_deed(text: &str) -> bool {
    let plain = plain_word(text.trim_start());
    let words: Vec<&str> = plain
        .split_whitespace()
        .take(3)
        .map(|word| word.trim_end_matches(['.', ':', ',', '!']))
        .collect();
    deed(&words.join(" ")).is_ok()
}

/// `White resigns`, `Guanyen les negres per temps`.
fn deed_told(phrase: &str) -> IResult<&str, Outcome> {
    let player_first = (fillers, player, fillers, deed).map(|(_, player, _, deed)| (player, deed));
    let deed_first = (fillers, deed, fillers, player).map(|(_, deed, _, player)| (player, deed));
    map(
        (alt((player_first, deed_first)), reason),
        |((player, deed), reason)| {
            let winner = match deed {
                Deed::Wins => player,
                Deed::Loses | Deed::Resigns | Deed::Oversteps => player.opposite(),
            };
            let by_deed = match deed {
                Deed::Resigns => Some(Termination::Resignation),
                Deed::Oversteps => Some(Termination::TimeForfeit),
                Deed::Wins | Deed::Loses => None,
            };
            let resigned = (deed == Deed::Resigns).then_some(player);
            Outcome {
                result: Some(GameResult::won_by(winner)),
                termination: reason.or(by_deed),
                resigned,
            }
        },
    )
    .parse(phrase)
}

/// `tablas por acuerdo`: the phrase stands in the table of reasons, or its rest does.
fn draw_told(phrase: &str) -> IResult<&str, Outcome> {
    let known = map_opt(rest, |phrase: &str| Some(Some(phrase_in_table(phrase)?.0)));
    let draw = verify(word, |word: &str| draw_word(word));
    let behind = preceded(draw, reason);
    let begins = peek(verify(word, |word: &str| draw_word(word)));
    map(
        preceded((fillers, begins), alt((known, behind))),
        |termination| Outcome {
            result: Some(GameResult::Draw),
            termination,
            resigned: None,
        },
    )
    .parse(phrase)
}

/// `1-0 (time)`, `0-1 White resigns`.
fn score_told(phrase: &str) -> IResult<&str, Outcome> {
    let score = map_opt(word, |word| match read_figures(word)? {
        ResultReading::Result(result) => Some(result),
        _ => None,
    });
    let reason_told = map(verify(reason, Option::is_some), |termination| Outcome {
        termination,
        ..Outcome::default()
    });
    map_opt((score, alt((deed_told, reason_told))), |(score, told)| {
        // `1-0 White resigns` says two things.
        let agrees = told.result.is_none_or(|result| result == score);
        agrees.then_some(Outcome {
            result: Some(score),
            ..told
        })
    })
    .parse(phrase)
}

/// `time forfeit 0-1`: the reason before the score.
fn score_behind(phrase: &str) -> IResult<&str, Outcome> {
    map_opt(rest, |phrase: &str| {
        let (reason, score) = phrase.rsplit_once(' ')?;
        let (termination, resigned) = phrase_in_table(reason)?;
        match read_figures(score)? {
            ResultReading::Result(result) => Some(Outcome {
                result: Some(result),
                termination: Some(termination),
                resigned,
            }),
            _ => None,
        }
    })
    .parse(phrase)
}

/// A word and the blank behind it.
fn word(phrase: &str) -> IResult<&str, &str> {
    terminated(take_till1(|sign| sign == ' '), space0).parse(phrase)
}

/// Everything behind, which must be a known reason or nothing.
fn reason(phrase: &str) -> IResult<&str, Option<Termination>> {
    map_opt(rest, |phrase: &str| match phrase {
        "" => Some(None),
        phrase => Some(Some(phrase_in_table(phrase)?.0)),
    })
    .parse(phrase)
}

fn player(phrase: &str) -> IResult<&str, Color> {
    map_opt(meaning, |meaning| match meaning {
        Meaning::Player(color) => Some(color),
        _ => None,
    })
    .parse(phrase)
}

fn deed(phrase: &str) -> IResult<&str, Deed> {
    map_opt(meaning, |meaning| match meaning {
        Meaning::Deed(deed) => Some(deed),
        _ => None,
    })
    .parse(phrase)
}

fn fillers(phrase: &str) -> IResult<&str, ()> {
    let filler = verify(meaning, |meaning| *meaning == Meaning::Filler);
    map(many0(filler), |_| ()).parse(phrase)
}

/// The longest row of the table, of up to four words, that the phrase begins with.
fn meaning(phrase: &str) -> IResult<&str, Meaning> {
    let row = |words: &str| MEANINGS.get(words.trim_end()).copied();
    let of_words = |count: usize| map_opt(recognize(many_m_n(count, count, word)), row);
    alt((of_words(4), of_words(3), of_words(2), of_words(1))).parse(phrase)
}

static MEANINGS: LazyLock<HashMap<String, Meaning>> = LazyLock::new(|| {
    let told = shipped(PHRASES).map(|row| {
        let meaning = match row.get(1) {
            Some("wins") => Meaning::Deed(Deed::Wins),
            Some("loses") => Meaning::Deed(Deed::Loses),
            Some("resigns") => Meaning::Deed(Deed::Resigns),
            Some("oversteps") => Meaning::Deed(Deed::Oversteps),
            Some("remark") => Meaning::Remark,
            Some("white") => Meaning::Player(Color::White),
            Some("black") => Meaning::Player(Color::Black),
            _ => Meaning::Filler,
        };
        (plain_word(row.get(0).unwrap_or_default()), meaning)
    });
    let named = players().map(|(word, color)| (plain_word(&word), Meaning::Player(color)));
    named.chain(told).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(text: &str, result: GameResult, termination: Option<Termination>) {
        let outcome = read_outcome(text).unwrap_or_else(|| panic!("{text} says something"));
        assert_eq!(
            (outcome.result, outcome.termination),
            (Some(result), termination),
            "{text}"
        );
    }

    #[test]
    fn players_and_what_they_did() {
        use GameResult::{BlackWins, WhiteWins};
        for text in [
            "White wins",
            "Weiß gewinnt",
            "Ganan blancas",
            "les blanques guanyen",
            "Белые выиграли",
            "the white side won",
        ] {
            says(text, WhiteWins, None);
        }
        for text in [
            "Guanyen negres",
            "Schwarz gewinnt.",
            "White loses",
            "Ganan las negras",
        ] {
            says(text, BlackWins, None);
        }
        for text in [
            "White resigns",
            "белые сдались",
            "Weiß gibt auf!",
            "las blancas abandonan",
            "albul cedează",
            "abandonen les blanques",
        ] {
            says(text, BlackWins, Some(Termination::Resignation));
            assert_eq!(
                read_outcome(text).and_then(|said| said.resigned),
                Some(Color::White),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_written_beside_moves_ends_nothing() {
        for text in [
            "Weiß bietet Remis",
            "Black offers a draw",
            "draw offer declined",
            "remis?",
            "las blancas ofrecen tablas",
            "adjourned",
            "sealed move",
            "Zeitkontrolle",
            "novelty",
        ] {
            assert!(is_remark(text), "{text}");
            assert_eq!(read_outcome(text), None, "{text}");
        }
        for text in ["remis", "White", "Smith offers", "Nf3", ""] {
            assert!(!is_remark(text), "{text}");
        }
    }

    #[test]
    fn players_named_with_more_than_one_word() {
        assert_eq!(named_player("Jugador blanc"), Some(Color::White));
        assert_eq!(named_player("Black player"), Some(Color::Black));
        assert_eq!(named_player("Jugador"), None);
        assert_eq!(named_player("Smith"), None);
    }

    #[test]
    fn reasons_behind_them() {
        says(
            "Black's flag fell",
            GameResult::WhiteWins,
            Some(Termination::TimeForfeit),
        );
        says("victoire des blancs", GameResult::WhiteWins, None);
        says("Gana el negro", GameResult::BlackWins, None);
        says("partie nulle", GameResult::Draw, None);
        says(
            "Black wins on time",
            GameResult::BlackWins,
            Some(Termination::TimeForfeit),
        );
        says(
            "Weiß gewinnt auf Zeit",
            GameResult::WhiteWins,
            Some(Termination::TimeForfeit),
        );
        says(
            "tablas por acuerdo",
            GameResult::Draw,
            Some(Termination::Agreement),
        );
        says(
            "Remis durch Stellungswiederholung",
            GameResult::Draw,
            Some(Termination::Threefold),
        );
        says(
            "1-0 (time)",
            GameResult::WhiteWins,
            Some(Termination::TimeForfeit),
        );
        says(
            "0-1, White resigns",
            GameResult::BlackWins,
            Some(Termination::Resignation),
        );
        says(
            "½-½ (stalemate)",
            GameResult::Draw,
            Some(Termination::Stalemate),
        );
    }

    #[test]
    fn names_and_prose_say_nothing() {
        for text in [
            "White",
            "White Smith",
            "Black wins the pawn on e5 back at once and stands better",
            "White wins a piece",
            "1-0 White resigns because of mate",
            "0-1 Black resigns",
            "resigns",
            "1-0",
            "Resigns, John",
            "",
        ] {
            assert_eq!(read_outcome(text), None, "{text}");
        }
    }
}
