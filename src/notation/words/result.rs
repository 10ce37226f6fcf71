//! Results as people write them, in figures and in words of many languages
//! (`data/results.csv`). Says what a text means; whether that result can stand
//! on the board is judged elsewhere.

use std::collections::HashMap;
use std::sync::LazyLock;

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, digit1, multispace0, one_of, satisfy};
use nom::combinator::{all_consuming, map, map_opt, map_res, opt, value, verify};
use nom::sequence::{delimited, separated_pair};
use nom::{IResult, Parser};

use super::outcome::read_outcome;
use crate::board::Color;
use crate::fact::{IntoValue, Value, ValueKind};
use crate::notation::moves::lookalike::{is_dash, plain_word, visible};
use crate::table::shipped;

const WORDS: &str = include_str!("data/results.csv");

/// Every result that the Laws and the tournament rules know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum GameResult {
    WhiteWins,
    BlackWins,
    Draw,
    /// Both players lose a game that was played.
    BothLose,
    /// Half a point to White, nothing to Black: an arbiter's decision.
    HalfZero,
    ZeroHalf,
    /// White wins by default.
    WhiteForfeit,
    BlackForfeit,
    DoubleForfeit,
    Unfinished,
}

impl GameResult {
    /// The result of a game that this player won at the board.
    pub fn won_by(color: Color) -> GameResult {
        match color {
            Color::White => GameResult::WhiteWins,
            Color::Black => GameResult::BlackWins,
        }
    }

    /// The word of the reports.
    pub fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::HalfZero => "1/2-0",
            GameResult::ZeroHalf => "0-1/2",
            GameResult::WhiteForfeit => "+/-",
            GameResult::BlackForfeit => "-/+",
            GameResult::DoubleForfeit => "-/-",
            GameResult::Unfinished => "*",
        }
    }
}

impl IntoValue for GameResult {
    const KIND: ValueKind = ValueKind::Word;
    fn into_value(self) -> Value {
        Value::Word(self.as_str())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultReading {
    Result(GameResult),
    /// Two scores that no rule allows together, like `1-1` or `3/4-1/4`.
    Impossible,
    Unreadable,
    Empty,
}

/// Reads the text of a result field or of a line that holds nothing else.
pub fn read_result(text: &str) -> ResultReading {
    match text {
        "1-0" => return ResultReading::Result(GameResult::WhiteWins),
        "0-1" => return ResultReading::Result(GameResult::BlackWins),
        "1/2-1/2" => return ResultReading::Result(GameResult::Draw),
        _ => {}
    }
    let text = visible(text);
    let text = text.trim().trim_end_matches('.').trim_end();
    if text.is_empty() {
        return ResultReading::Empty;
    }
    in_figures(text)
        .or_else(|| in_words(text).map(ResultReading::Result))
        .or_else(|| read_outcome(text)?.result.map(ResultReading::Result))
        .unwrap_or(ResultReading::Unreadable)
}

/// The result that figures or signs say, words aside.
pub(super) fn read_figures(text: &str) -> Option<ResultReading> {
    in_figures(&visible(text))
}

/// Whether a word means a draw in some language.
pub(super) fn draw_word(word: &str) -> bool {
    in_words(word) == Some(GameResult::Draw)
}

/// Reads one token of movetext; `None` if it is no result. Stricter than
/// `read_result`, because other things look alike there: `0-0` castles, `1` is
/// a number, `=` and `+/-` are opinions on the position.
pub fn read_result_token(token: &[u8]) -> Option<ResultReading> {
    use GameResult::{BlackWins, Draw, Unfinished, WhiteWins};
    match token {
        b"1-0" => return Some(ResultReading::Result(WhiteWins)),
        b"0-1" => return Some(ResultReading::Result(BlackWins)),
        b"1/2-1/2" | b"1/2" => return Some(ResultReading::Result(Draw)),
        b"*" => return Some(ResultReading::Result(Unfinished)),
        // Figures, or the first byte of `½` and its kin.
        [b'0'..=b'9' | 0xC2, ..] | [b'.' | b',', b'0'..=b'9', ..] => {}
        _ => return None,
    }
    let text = str::from_utf8(token).ok()?;
    if text == "½" {
        return Some(ResultReading::Result(Draw));
    }
    // Also behind a move number: `4.0-0`.
    let unnumbered = text.split_once('.').map_or(text, |(_, behind)| behind);
    let castles = unnumbered.chars().all(|c| c == '0' || is_dash(c));
    let has_two_sides = text.contains(|c| is_dash(c) || c == ':');
    in_figures(text).filter(|_| has_two_sides && !castles)
}

/// The score that somebody typed with letters that look like its figures: `1-O`, `l-0`. Two rings alone castle.
pub fn with_letters_for_figures(text: &str) -> Option<&'static str> {
    let (white, black) = text.split_once(is_dash)?;
    let is_one = |score| matches!(score, "1" | "l" | "I");
    let is_ring = |score| matches!(score, "0" | "O" | "o");
    match () {
        () if is_one(white) && is_ring(black) => Some("1-0"),
        () if is_ring(white) && is_one(black) => Some("0-1"),
        () => None,
    }
}

/// What one side scored, in quarters of a point.
type Quarters = u32;

const HALF: Quarters = 2;
const POINT: Quarters = 4;

fn in_figures(text: &str) -> Option<ResultReading> {
    let pair: IResult<&str, _> = all_consuming(pair_of_scores).parse(text);
    if let Ok((_, reading)) = pair {
        return Some(reading);
    }
    let alone: IResult<&str, Quarters> = all_consuming(score).parse(text);
    let result = match alone {
        // A single score is White's, as on the sheet of a player who fills one box.
        Ok((_, POINT)) => GameResult::WhiteWins,
        Ok((_, 0)) => GameResult::BlackWins,
        Ok((_, HALF)) => GameResult::Draw,
        _ if text == "=" => GameResult::Draw,
        _ if text == "*" => GameResult::Unfinished,
        _ => return in_signs(text),
    };
    Some(ResultReading::Result(result))
}

/// Two scores with a dash or a colon between them, in hundredths of a point, whatever they mean.
pub fn two_scores(text: &str) -> Option<[u32; 2]> {
    let text = visible(text);
    let text = text.trim().trim_end_matches('.').trim_end();
    let pair: IResult<&str, _> = all_consuming(separated_pair(score, separator, score)).parse(text);
    let (_, (white, black)) = pair.ok()?;
    Some([white, black].map(|quarters| quarters * 25))
}

/// Defaults: `+/-`, `+:-`, `+--`, `+-`.
fn in_signs(text: &str) -> Option<ResultReading> {
    let signs: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| if is_dash(c) { '-' } else { c })
        .collect();
    let result = match signs.as_str() {
        "+/-" | "+:-" | "+--" | "+-" => GameResult::WhiteForfeit,
        "-/+" | "-:+" | "--+" | "-+" => GameResult::BlackForfeit,
        "-/-" | "-:-" | "---" => GameResult::DoubleForfeit,
        "+/+" | "+:+" | "+-+" => return Some(ResultReading::Impossible),
        _ => return None,
    };
    Some(ResultReading::Result(result))
}

fn in_words(text: &str) -> Option<GameResult> {
    static MEANINGS: LazyLock<HashMap<String, GameResult>> = LazyLock::new(|| {
        let rows = shipped(WORDS).map(|row| {
            let result = match row.get(1) {
                Some("1-0") => GameResult::WhiteWins,
                Some("0-1") => GameResult::BlackWins,
                _ => GameResult::Draw,
            };
            (plain_word(row.get(0).unwrap_or_default()), result)
        });
        rows.collect()
    });
    MEANINGS.get(&plain_word(text)).copied()
}

fn pair_of_scores(input: &str) -> IResult<&str, ResultReading> {
    let side = || (score, opt(one_of("Ff")));
    let sides = separated_pair(side(), separator, side());
    map_opt(sides, |((white, first), (black, second))| {
        match (first, second) {
            (None, None) => Some(played(white, black)),
            (_, Some(_)) => forfeited(white, black),
            (Some(_), None) => None,
        }
    })
    .parse(input)
}

fn played(white: Quarters, black: Quarters) -> ResultReading {
    let result = match (white, black) {
        (POINT, 0) => GameResult::WhiteWins,
        (0, POINT) => GameResult::BlackWins,
        (HALF, HALF) => GameResult::Draw,
        (0, 0) => GameResult::BothLose,
        (HALF, 0) => GameResult::HalfZero,
        (0, HALF) => GameResult::ZeroHalf,
        _ => return ResultReading::Impossible,
    };
    ResultReading::Result(result)
}

/// `1-0F`, `1F-0F`: the American way to write a default.
fn forfeited(white: Quarters, black: Quarters) -> Option<ResultReading> {
    let result = match (white, black) {
        (POINT, 0) => GameResult::WhiteForfeit,
        (0, POINT) => GameResult::BlackForfeit,
        (0, 0) => GameResult::DoubleForfeit,
        _ => return None,
    };
    Some(ResultReading::Result(result))
}

fn score(input: &str) -> IResult<&str, Quarters> {
    let whole = || {
        let short = verify(digit1, |digits: &str| digits.len() <= 2);
        map_res(short, |digits: &str| digits.parse::<u32>())
    };
    let vulgar = || {
        alt((
            value(2, char('½')),
            value(1, char('¼')),
            value(3, char('¾')),
        ))
    };
    let written = alt((
        value(2, tag("1/2")),
        value(1, tag("1/4")),
        value(3, tag("3/4")),
    ));
    let point = one_of(".,");
    let decimal = map_opt((opt(whole()), point, digit1), |(whole, _, part)| {
        let quarters = match part {
            "0" | "00" => 0,
            "25" => 1,
            "5" | "50" => 2,
            "75" => 3,
            _ => return None,
        };
        Some(whole.unwrap_or(0) * 4 + quarters)
    });
    let mixed = map((whole(), vulgar()), |(whole, part)| whole * 4 + part);
    let points = map(whole(), |points| points * 4);
    alt((written, decimal, mixed, vulgar(), points)).parse(input)
}

fn separator(input: &str) -> IResult<&str, char> {
    let dash_or_colon = satisfy(|c| is_dash(c) || c == ':');
    delimited(multispace0, dash_or_colon, multispace0).parse(input)
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameResult::*;

    #[track_caller]
    fn all_mean(result: GameResult, texts: &[&str]) {
        for text in texts {
            assert_eq!(read_result(text), ResultReading::Result(result), "{text}");
        }
    }

    #[test]
    fn figures() {
        all_mean(
            WhiteWins,
            &[
                "1-0",
                "1:0",
                "1–0",
                "1—0",
                "1\u{2011}0",
                "1−0",
                "1 : 0",
                " 1 - 0. ",
                "1",
                "1.0-0.0",
            ],
        );
        all_mean(BlackWins, &["0-1", "0:1", "0 - 1", "0", "0,0-1,0"]);
        all_mean(
            Draw,
            &[
                "1/2-1/2",
                "½-½",
                "½:½",
                "0.5-0.5",
                "0,5-0,5",
                "1/2",
                "½",
                "=",
                "0,5",
                "1/2 - 1/2",
                ".5-.5",
            ],
        );
        all_mean(BothLose, &["0-0", "0:0"]);
        all_mean(HalfZero, &["1/2-0", "½-0"]);
        all_mean(ZeroHalf, &["0-1/2", "0:½"]);
        all_mean(Unfinished, &["*"]);
    }

    #[test]
    fn defaults() {
        all_mean(
            WhiteForfeit,
            &["+/-", "+:-", "+--", "+ / −", "1-0F", "1F-0F"],
        );
        all_mean(BlackForfeit, &["-/+", "-:+", "--+", "0-1f"]);
        all_mean(DoubleForfeit, &["-/-", "-:-", "–/–", "0-0F", "0F-0F"]);
    }

    #[test]
    fn words() {
        let draws = "remis Remise REMÍZA remiză taules Tablas táboas taboas empate patta nulle ничья \
            Нічия нічыя реми neodločeno döntetlen tasapeli viik neizšķirts lygiosios jafntefli ισοπαλία \
            ΙΣΟΠΑΛΊΑ berabere heç-heçə berdinketa תיקו تعادل مساوی 和棋 引き分け 무승부 hòa remi ոչ-ոքի gelykop draw";
        all_mean(Draw, &draws.split_whitespace().collect::<Vec<_>>());
        all_mean(
            WhiteWins,
            &["blanc", "Weiß", "weiss", "White wins", "Белые"],
        );
        all_mean(BlackWins, &["Schwarz", "Чёрные", "negres"]);
    }

    #[test]
    fn scores_that_no_rule_allows() {
        for text in [
            "1-1",
            "2-0",
            "3/4-1/4",
            "¾-¼",
            "1/2-1",
            "1½-½",
            "0.75-0.25",
            "+/+",
            "1-1/2",
            "0-2",
        ] {
            assert_eq!(read_result(text), ResultReading::Impossible, "{text}");
        }
    }

    #[test]
    fn no_result_at_all() {
        for text in [
            "?", "1-0-0", "e4", "1-", "2024-01", "won", "--", "1/0", "0-0-0", "½-½F",
        ] {
            assert_eq!(read_result(text), ResultReading::Unreadable, "{text}");
        }
        for text in ["", "  ", "."] {
            assert_eq!(read_result(text), ResultReading::Empty, "{text:?}");
        }
    }

    #[test]
    fn every_result_is_read_back_from_its_own_word() {
        for result in [
            WhiteWins,
            BlackWins,
            Draw,
            BothLose,
            HalfZero,
            ZeroHalf,
            WhiteForfeit,
            BlackForfeit,
            DoubleForfeit,
            Unfinished,
        ] {
            all_mean(result, &[result.as_str()]);
        }
    }

    #[test]
    fn tokens_of_movetext() {
        let token = |text: &str| read_result_token(text.as_bytes());
        for text in [
            "1-0", "0-1", "1/2-1/2", "1/2", "½", "½-½", "*", "1–0", "0.5-0.5", "1:0", "1/2-0",
        ] {
            assert_eq!(token(text), Some(read_result(text)), "{text}");
        }
        assert_eq!(token("1-1"), Some(ResultReading::Impossible));
        for text in [
            "0-0", "4.0-0", "1.0-0", "0–0", "0-0-0", "1", "0", "12", "1.", "=", "remis", "5254",
            "+/-", "+-", "--", "e4", "", "0.5",
        ] {
            assert_eq!(token(text), None, "{text}");
        }
    }
}
