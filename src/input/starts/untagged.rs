//! Games without tags: one begins where the line before ended with a result and this one opens like a game. It is numbered
//! from one, or stands behind a blank line; its first two words end in squares that White and Black can go to first
//! (`e4 e5`, `Sf3 d5`, `e2-e4 e7-e5`). A line of prose hardly ever does, and inside an open brace nothing begins so.

use crate::steps;

use super::{RESULTS, is_tag_line};

/// The game that the lines belong to, as far as it has been looked at.
#[derive(Default)]
pub(super) struct GameSoFar {
    /// Where it begins.
    start: usize,
    /// Up to here its braces have been counted. No brace is counted twice, however many lines look like a beginning.
    counted: usize,
    /// Opening braces less closing ones, up to there.
    open_braces: i64,
}

impl GameSoFar {
    pub(super) fn begin(start: usize) -> GameSoFar {
        GameSoFar {
            start,
            counted: start,
            open_braces: 0,
        }
    }

    /// Told that so many bytes at the front have been dropped.
    pub(super) fn drop_front(&mut self, count: usize) {
        self.start = self.start.saturating_sub(count);
        self.counted = self.counted.saturating_sub(count);
    }

    /// Whether another game begins with this line, which stands at `at` and is not blank.
    pub(super) fn ends_before(
        &mut self,
        bytes: &[u8],
        at: usize,
        line: &[u8],
        after_blank: bool,
    ) -> bool {
        // Nearly every line is told by its first sign, or by the last one before it.
        let may_open = match line.first() {
            Some(b'1' | b' ' | b'\t') => true,
            Some(byte) => after_blank && (byte.is_ascii_alphabetic() || *byte >= 0x80),
            None => false,
        };
        let may_have_ended = || {
            let said = bytes[self.start..at].trim_ascii_end();
            steps::count(at - self.start - said.len());
            matches!(
                said.last(),
                Some(b'0' | b'1' | b'2' | b'*' | 0xBD | b'-' | b'=' | b'_')
            )
        };
        may_open && may_have_ended() && opens(line, after_blank) && self.has_ended(bytes, at)
    }

    /// Whether the game has ended with its result before `at`.
    pub(super) fn has_ended(&mut self, bytes: &[u8], at: usize) -> bool {
        ends_with_result(&bytes[self.start..at]) && !self.in_open_brace(bytes, at)
    }

    /// Whether moves stand before `at`, with no tag between.
    pub(super) fn has_moves_to(&mut self, bytes: &[u8], at: usize) -> bool {
        ends_with_move(&bytes[self.start..at]) && !self.in_open_brace(bytes, at)
    }

    pub(super) fn in_open_brace(&mut self, bytes: &[u8], at: usize) -> bool {
        let new = &bytes[self.counted..at];
        steps::count(new.len());
        let braces = |brace: u8| memchr::memchr_iter(brace, new).count() as i64;
        self.open_braces += braces(b'{') - braces(b'}');
        self.counted = at;
        self.open_braces > 0
    }
}

/// Where in a line the first game begins behind a result: `1-0 1. d4 d5`, `1-0[Event "b"]`. The look ends there, and each word
/// is looked at once: a line may hold any number of games.
#[inline]
pub(super) fn first_in_line(line: &[u8]) -> Option<usize> {
    let mut looked = 0;
    loop {
        // Results end with `-0`, `-1`, `-1/2` or `*`, and few other words of a line have one of these signs.
        let at = looked + memchr::memchr2(b'-', b'*', &line[looked..])?;
        let end = at + word_length(&line[at..]);
        if let Some(begins) = in_word(line, at, end).or_else(|| behind_word(line, end)) {
            return Some(begins);
        }
        looked = end;
    }
}

/// Where in a word a tag stands right behind a result: `1-0[Event`.
fn in_word(line: &[u8], from: usize, end: usize) -> Option<usize> {
    let brackets = memchr::memchr_iter(b'[', &line[from..end]);
    brackets
        .map(|at| from + at)
        .find(|at| ends_with_any_result(&line[..*at]) && is_tag_line(&line[*at..]))
}

/// How far it is to the next blank.
fn word_length(text: &[u8]) -> usize {
    let blank = text.iter().position(u8::is_ascii_whitespace);
    let length = blank.unwrap_or(text.len());
    steps::count(length);
    length
}

/// Where the rest of the line begins behind the word that ends here, if the word is a result and the rest opens like a game
/// or is a tag.
fn behind_word(line: &[u8], end: usize) -> Option<usize> {
    if !ends_with_any_result(&line[..end]) {
        return None;
    }
    let rest = line[end..].trim_ascii_start();
    (opens(rest, false) || is_tag_line(rest)).then_some(line.len() - rest.len())
}

fn ends_with_any_result(text: &[u8]) -> bool {
    RESULTS.iter().any(|result| text.ends_with(result))
}

/// `1. e4 e5`, `1.Sf3 d5`; behind a blank line also without the number.
fn opens(line: &[u8], after_blank: bool) -> bool {
    let line = line.trim_ascii_start();
    let moves = match behind_number_one(line) {
        Some(moves) => moves,
        None if after_blank => line,
        None => return false,
    };
    let mut words = moves
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty());
    let goes_to =
        |word: Option<&[u8]>, ranks: [u8; 2]| word.is_some_and(|word| arrives(word, ranks));
    goes_to(words.next(), [b'3', b'4']) && goes_to(words.next(), [b'5', b'6'])
}

/// What stands behind the move number one: `1. `, `1.`, `1) `, `1 `.
pub(super) fn behind_number_one(text: &[u8]) -> Option<&[u8]> {
    let rest = text.strip_prefix(b"1")?;
    let marks = rest
        .iter()
        .take_while(|byte| b".) \t".contains(byte))
        .count();
    (marks > 0).then_some(&rest[marks..])
}

/// Whether a word is short and ends in a square of one of these ranks.
fn arrives(word: &[u8], ranks: [u8; 2]) -> bool {
    const LONGEST: usize = 12;
    matches!(word, [.., b'a'..=b'h', rank] if ranks.contains(rank)) && word.len() <= LONGEST
}

/// Whether the last line that says anything ends with a result behind a move. (`Result: 1-0` stands ahead of the moves.) Lines
/// of dashes or stars say nothing. Only the end of the line is looked at: it may be long, and asked about for each of its words.
fn ends_with_result(before: &[u8]) -> bool {
    let mut before = before.trim_ascii_end();
    while let Some(above) = above_rule(before) {
        before = above.trim_ascii_end();
    }
    let result = RESULTS.iter().find(|result| before.ends_with(result));
    result.is_some_and(|result| ends_with_move(&before[..before.len() - result.len()]))
}

/// The signs of a line that only sets games apart: `-----`, `* * *`.
const RULE_SIGNS: &[u8] = b"-=_*~ \t\r";

fn is_rule(line: &[u8]) -> bool {
    line.trim_ascii().len() > 2 && line.iter().all(|byte| RULE_SIGNS.contains(byte))
}

/// What stands above the last line, if that is a rule.
fn above_rule(text: &[u8]) -> Option<&[u8]> {
    let signs = text.iter().rev();
    let signs = signs.take_while(|byte| RULE_SIGNS.contains(byte)).count();
    steps::count(signs);
    let (above, line) = text.split_at(text.len() - signs);
    let is_line = matches!(above.last(), None | Some(b'\n'));
    (is_line && is_rule(line)).then_some(above)
}

/// What stands below the rules and blank lines at the head of a text.
pub(in crate::input) fn below_rules(text: &[u8]) -> &[u8] {
    let mut rest = text;
    while let Some(end) = memchr::memchr(b'\n', rest) {
        let line = &rest[..end];
        if !line.trim_ascii().is_empty() && !is_rule(line) {
            break;
        }
        rest = &rest[end + 1..];
    }
    rest
}

/// A square, perhaps with marks behind it, castling, a promotion, or a comment.
fn ends_with_move(text: &[u8]) -> bool {
    let text = text.trim_ascii_end();
    let marks = text
        .iter()
        .rev()
        .take_while(|byte| b"+#!?.".contains(byte))
        .count();
    match &text[..text.len() - marks] {
        [.., b'}' | b')'] | [.., b'-', b'O' | b'0'] | [.., b'=', _] => true,
        [.., file, rank] => (b'a'..=b'h').contains(file) && (b'1'..=b'8').contains(rank),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begins(before: &str, line: &str, after_blank: bool) -> bool {
        let text = [before, line].concat();
        let (bytes, at) = (text.as_bytes(), before.len());
        GameSoFar::default().ends_before(bytes, at, &bytes[at..], after_blank)
    }

    #[test]
    fn a_game_without_tags_begins_behind_a_result() {
        let before = "[Event \"a\"]\n\n1. e4 e5 1-0\n";
        let begin = |line: &str, after_blank| begins(before, line, after_blank);
        for line in [
            "1. d4 d5",
            "1.d4 d5 2.c4",
            "1) e2-e4 e7-e5",
            "1. Sf3 Sc6",
            " 1 e4 e5",
        ] {
            assert!(begin(line, false), "{line}");
        }
        assert!(begin("d4 d5 c4", true) && !begin("d4 d5 c4", false));
        for line in [
            "2. d4 d5",
            "1. Bxh7 was better",
            "1. e4 was played",
            "11. e4 e5",
            "Notes by e4",
            "d4 and d5",
            "1-0",
            "",
        ] {
            assert!(!begin(line, true), "{line}");
        }
    }

    #[test]
    fn rules_at_the_head_of_a_text_say_nothing() {
        for (text, rest) in [
            ("-----\n\n* * *\n1. e4", "1. e4"),
            ("\r\n=====\r\n1. e4\n-----\n", "1. e4\n-----\n"),
            ("--\n", "--\n"),
            ("-----", "-----"),
            ("", ""),
        ] {
            assert_eq!(below_rules(text.as_bytes()), rest.as_bytes(), "{text}");
        }
    }

    #[test]
    fn nothing_begins_where_no_game_has_ended_or_in_an_open_brace() {
        for (before, begun) in [
            ("1. e4 e5 0-1\n\n", true),
            ("1. e4 e5 1/2-1/2\n-----\n=====\n\n", true),
            ("1. e4 e5 *\n***\n", true),
            ("1. e4 e5 2. O-O\n1-0\n", true),
            ("White: Ada\nResult: 1-0\n\n", false),
            ("1-0\n", false),
            ("[Event \"a\"]\n\n", false),
            ("1. e4 e5\n", false),
            ("2. Kg2 Kg1\n", false),
            ("1. e4 {White won 1-0\n", false),
            ("1. e4 {White won} 1-0\n", true),
            ("", false),
            ("-----\n", false),
        ] {
            assert_eq!(begins(before, "1. d4 d5", true), begun, "{before}");
        }
    }
}
