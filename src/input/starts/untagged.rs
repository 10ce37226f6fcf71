//! Games without tags: one begins where the line before ended with a result and this one opens like a game. It is numbered
//! from one, or stands behind a blank line; its first two words end in squares that White and Black can go to first
//! (`e4 e5`, `Sf3 d5`, `e2-e4 e7-e5`). A line of prose hardly ever does, and inside an open brace nothing begins so.

use super::RESULTS;

/// Whether a game begins with this line. `before` is the text of the game before it, up to the line.
pub(super) fn begins(before: &[u8], line: &[u8], after_blank: bool) -> bool {
    // Nearly every line is told by its first sign, or by the last one before it.
    let may_open = match line.first() {
        Some(b'1' | b' ' | b'\t') => true,
        Some(byte) => after_blank && (byte.is_ascii_alphabetic() || *byte >= 0x80),
        None => false,
    };
    let last = before.trim_ascii_end().last();
    may_open
        && matches!(
            last,
            Some(b'0' | b'1' | b'2' | b'*' | 0xBD | b'-' | b'=' | b'_')
        )
        && opens(line, after_blank)
        && has_ended(before)
}

/// Where in a line a game may begin behind a result: `1-0 1. d4 d5`.
pub(super) fn in_line(line: &[u8]) -> Option<usize> {
    // Results end with `-0`, `-1`, `-1/2` or `*`, and few other words of a line have one of these signs.
    memchr::memchr2_iter(b'-', b'*', line).find_map(|at| {
        let word = line[at..]
            .iter()
            .take_while(|byte| !byte.is_ascii_whitespace());
        let behind = at + word.count();
        let rest = line[behind..].trim_ascii_start();
        let begins = line.len() - rest.len();
        let is_result = RESULTS
            .iter()
            .any(|result| line[..behind].ends_with(result));
        (is_result && opens(rest, false)).then_some(begins)
    })
}

/// Whether the game up to here has ended with its result.
pub(super) fn has_ended(before: &[u8]) -> bool {
    ends_with_result(before) && !in_open_brace(before)
}

/// `1. e4 e5`, `1.Sf3 d5`; behind a blank line also without the number.
fn opens(line: &[u8], after_blank: bool) -> bool {
    let line = line.trim_ascii();
    let (numbered, moves) = match line {
        [b'1', rest @ ..] if !rest.first().is_some_and(u8::is_ascii_digit) => {
            let marks = rest
                .iter()
                .take_while(|byte| b".) \t".contains(byte))
                .count();
            (marks > 0, &rest[marks..])
        }
        line => (false, line),
    };
    let mut words = moves
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty());
    let goes_to =
        |word: Option<&[u8]>, ranks: [u8; 2]| word.is_some_and(|word| arrives(word, ranks));
    (numbered || after_blank)
        && goes_to(words.next(), [b'3', b'4'])
        && goes_to(words.next(), [b'5', b'6'])
}

/// Whether a word is short and ends in a square of one of these ranks.
fn arrives(word: &[u8], ranks: [u8; 2]) -> bool {
    const LONGEST: usize = 12;
    matches!(word, [.., b'a'..=b'h', rank] if ranks.contains(rank)) && word.len() <= LONGEST
}

/// Whether the last line that says anything ends with a result behind a move. (`Result: 1-0` stands ahead of the moves.) Lines
/// of dashes or stars say nothing.
fn ends_with_result(before: &[u8]) -> bool {
    let mut before = before.trim_ascii_end();
    loop {
        let from = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        let line = before[from..].trim_ascii();
        let is_rule = line.len() > 2 && line.iter().all(|byte| b"-=_*~ ".contains(byte));
        if !is_rule {
            let result = RESULTS.iter().find(|result| line.ends_with(result));
            return result
                .is_some_and(|result| ends_with_move(&before[..before.len() - result.len()]));
        }
        before = before[..from].trim_ascii_end();
    }
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

fn in_open_brace(before: &[u8]) -> bool {
    let braces = |brace: u8| memchr::memchr_iter(brace, before).count();
    braces(b'{') > braces(b'}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_tags_begins_behind_a_result() {
        let before = "[Event \"a\"]\n\n1. e4 e5 1-0\n";
        let begin =
            |line: &str, after_blank| begins(before.as_bytes(), line.as_bytes(), after_blank);
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
            assert_eq!(
                begins(before.as_bytes(), b"1. d4 d5", true),
                begun,
                "{before}"
            );
        }
    }
}
