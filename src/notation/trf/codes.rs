//! What a line is, by its first three signs: one of the codes of TRF16 and TRF26, a line of a pairing program, a national
//! rating, a comment or ruler, or something unknown.

use super::columns::Columns;

/// What the first signs of a line make of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum LineKind<'a> {
    /// A line 001.
    Player,
    /// A line about the tournament: `012` and the others that end in 2.
    Head(&'a str),
    /// A code that is known; some say nothing about results.
    Known(&'a str),
    /// A line in the form of a player's, with a federation for its code.
    National(&'a str),
    /// Nothing, a comment, a ruler.
    Passed,
    Unknown(&'a str),
}

/// Lines about the tournament.
const HEADS: [&str; 21] = [
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132",
    "142", "152", "162", "172", "182", "192", "202", "212",
];

/// Lines of teams, byes, accelerations, other points, and what is there to inform.
const OTHERS: [&str; 22] = [
    "013", "222", "232", "352", "362", "240", "250", "260", "299", "300", "310", "320", "330",
    "340", "801", "802", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU",
];

/// Those about teams: who they are, their matches, and what they brought.
pub(super) const TEAMS: [&str; 7] = ["013", "300", "310", "320", "330", "352", "362"];

pub(super) fn kind(line: &str) -> LineKind<'_> {
    let Some(code) = line.get(..3) else {
        return match is_passed(line) {
            true => LineKind::Passed,
            false => LineKind::Unknown(first_signs(line)),
        };
    };
    let is_parted = line[3..].chars().next().is_none_or(char::is_whitespace);
    if code == "001" {
        return LineKind::Player;
    }
    if is_parted && HEADS.contains(&code) || code == "222" {
        return LineKind::Head(code);
    }
    if is_parted && (OTHERS.contains(&code) || code.starts_with("XX")) {
        return LineKind::Known(code);
    }
    if is_passed(line) {
        return LineKind::Passed;
    }
    if is_parted && code.bytes().all(|byte| byte.is_ascii_uppercase()) && is_of_a_player(line) {
        return LineKind::National(code);
    }
    LineKind::Unknown(first_signs(line))
}

/// The three signs that a line begins with, blanks aside.
fn first_signs(line: &str) -> &str {
    let line = line.trim();
    let end = line.char_indices().nth(3);
    line[..end.map_or(line.len(), |(end, _)| end)].trim_end()
}

/// A national rating has a start rank, and a rating or a name.
fn is_of_a_player(line: &str) -> bool {
    let columns = Columns::from_line(line);
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number(&columns.field(5, 8))
        && (is_number(&columns.field(49, 52))
            || columns.field(15, 47).contains(char::is_alphabetic))
}

/// Comments begin with `#`; rulers show columns by figures and signs, or by letters that repeat: `DDD SSSS sTTT NNNN`.
fn is_passed(line: &str) -> bool {
    let line = line.trim();
    let code = line.get(..3).unwrap_or(line);
    let repeats = |code: &str| {
        let first = code.as_bytes().first().copied().unwrap_or(b' ');
        first.is_ascii_uppercase() && code.bytes().all(|byte| byte == first)
    };
    let is_sign = |sign: char| sign.is_ascii_digit() || " \t-+|=._*:".contains(sign);
    let is_code = code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_digit())
        && line[3..].chars().next().is_none_or(char::is_whitespace);
    let is_scale = line.chars().all(is_sign) && !is_code;
    line.is_empty() || line.starts_with('#') || repeats(code) || is_scale
}

/// The line as it would stand without blanks before it, and how many there are, if it is a line of a report so.
pub(super) fn unindented(line: &str) -> (&str, usize) {
    let rest = line.trim_start();
    let blanks = line.chars().count() - rest.chars().count();
    let is_line = match kind(rest) {
        LineKind::Player => {
            let columns = Columns::from_line(rest);
            let rank = columns.field(5, 8);
            columns.at(4) == ' '
                && !rank.is_empty()
                && rank.bytes().all(|byte| byte.is_ascii_digit())
        }
        LineKind::Head(_) | LineKind::Known(_) => true,
        LineKind::National(_) | LineKind::Passed | LineKind::Unknown(_) => false,
    };
    match blanks > 0 && is_line {
        true => (rest, blanks),
        false => (line, 0),
    }
}
