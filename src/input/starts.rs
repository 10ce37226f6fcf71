//! Where games begin: the one definition. A text is looked through once, while it is read; the starts that are found
//! cut it into blocks and a block into games. Only the first characters of each line are looked at; nothing here parses tags or moves.
//!
//! Lines end with `\n`. A line is *blank* if it holds nothing but spaces, tabs and CR. It is a *tag line* if it
//! reads, after optional blanks, `[`, a name of letters, digits and `_`, and `"`; blanks may stand around the name,
//! and several tags may share the line. So `[%clk 0:01:00]` at the start of a line is none. Signs that show nothing at the
//! start of a line (`INVISIBLE`) are passed over, and a tag right behind a result begins a line of its own.
//!
//! Tag lines that follow directly on one another are one *section*. A section begins a game, at its first line, if
//! - one of its lines begins with `[Event "`, whatever stands before the section, or
//! - it has two lines or more and follows a blank line or the start of the text, or
//! - it follows the result of the game before, outside braces, or
//! - it is one line with the moves of a game behind its tags (`[ECO "C20"] 1. e4 e5`), outside braces, or
//! - it names White and follows moves and a blank line, outside braces: some write no other tag and no result.
//!
//! The first two do so inside an open brace too, so an unclosed comment never swallows the next game. Any other lone tag line
//! begins nothing. A tag line with moves behind its tags is the last of its section. Within a section that has its `Site`,
//! `Event` followed by `Site` begins one more game: headers without moves may stand one below the other. `Event` alone, once
//! more, is a tag written twice. The start of a text counts as a blank line before it: a block cut at a game start begins
//! with that same start. Games without tags begin behind the result of the one before (`untagged`).

mod untagged;

use std::ops::Range;

use memchr::{memchr, memchr2, memmem};

use super::sniff::begins_like_a_game;
use untagged::GameSoFar;
pub(super) use untagged::below_rules;

use crate::notation::pgn::tags::INVISIBLE;

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The results that end a game, as they stand at the end of its moves.
const RESULTS: [&[u8]; 5] = [b"1-0", b"0-1", b"1/2-1/2", "½-½".as_bytes(), b"*"];

/// Where a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GameStart {
    /// The place in the bytes at hand.
    pub(super) at: usize,
    /// The number of its line in the whole text, from one.
    pub(super) line: u64,
}

/// Whether a game begins somewhere in the text.
pub(super) fn has_game_start(text: &[u8]) -> bool {
    Scan::default()
        .next_start(text, TextEnd::Complete)
        .is_some()
}

/// Whether some line of the text is a tag line.
pub(super) fn has_tag_line(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'\n').any(is_tag_line)
}

fn is_tag_line(line: &[u8]) -> bool {
    matches!(LineKind::of_line(line), LineKind::Tag(_))
}

/// Whether some line of the text begins with `[Event "`.
pub(super) fn has_event_line(bytes: &[u8]) -> bool {
    bytes
        .split(|&byte| byte == b'\n')
        .any(|line| LineKind::of_line(line) == LineKind::Tag(TagName::Event))
}

/// Whether the end of the bytes at hand is the end of the text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TextEnd {
    Complete,
    /// More may follow: an unfinished line at the end is not judged yet.
    Continues,
}

/// A scan for game starts, line by line, that goes on when more bytes have been read.
pub(super) struct Scan {
    /// Where the next line to look at begins.
    line: usize,
    /// The number of that line in the whole text.
    number: u64,
    after_blank: bool,
    /// The line to look at is the rest of one whose beginning has been dropped.
    is_rest: bool,
    section: Option<Section>,
    /// The game that the lines belong to.
    game: GameSoFar,
    /// Where the line ends whose rest is the next line to look at. A line of many games is not looked through to its end
    /// for each of them.
    line_end: Option<usize>,
    result_signs: ResultSigns,
}

/// Where the next sign stands that may belong to a result. There are two or three in a game, so that nearly every line is
/// known to have none without a look at it.
#[derive(Default)]
struct ResultSigns {
    /// The next one that is known, if there is one before `looked`.
    next: Option<usize>,
    looked: usize,
}

impl ResultSigns {
    /// Whether there is one in a part of the bytes. Parts come in order.
    #[inline]
    fn are_in(&mut self, bytes: &[u8], part: Range<usize>) -> bool {
        if self.next.is_none_or(|sign| sign < part.start) {
            if self.looked >= part.end {
                return false;
            }
            let from = self.looked.max(part.start);
            let found = memchr2(b'-', b'*', &bytes[from..]);
            self.next = found.map(|at| from + at);
            self.looked = self.next.map_or(bytes.len(), |sign| sign + 1);
        }
        self.next.is_some_and(|sign| sign < part.end)
    }

    fn drop_front(&mut self, count: usize) {
        self.next = self.next.and_then(|sign| sign.checked_sub(count));
        self.looked = self.looked.saturating_sub(count);
    }
}

struct Section {
    start: GameStart,
    after_blank: bool,
    lines: usize,
    /// It begins a game whatever its tags are.
    begins_alone: bool,
    begins_game: bool,
    has_site: bool,
    /// The line before this one, if it names the event once more.
    event_again: Option<GameStart>,
}

impl Default for Scan {
    fn default() -> Scan {
        Scan {
            line: 0,
            number: 1,
            after_blank: true,
            is_rest: false,
            section: None,
            game: GameSoFar::default(),
            line_end: None,
            result_signs: ResultSigns::default(),
        }
    }
}

impl Scan {
    /// Told that so many bytes at the front have been dropped. They end where the last start that was found begins.
    pub(super) fn drop_front(&mut self, count: usize) {
        self.line -= count;
        self.game.drop_front(count);
        self.line_end = self.line_end.map(|end| end.saturating_sub(count));
        self.result_signs.drop_front(count);
        if let Some(section) = &mut self.section {
            // Nobody asks for the start of a section any more that has begun its game.
            section.start.at = section.start.at.saturating_sub(count);
            if let Some(event) = &mut section.event_again {
                event.at -= count;
            }
        }
    }

    /// How many bytes at the front no start can come of any more; they count as dropped from here on. Of an unfinished
    /// line or a section that is longer than `longest`, only the end is kept.
    pub(super) fn pass(&mut self, bytes: &[u8], longest: usize) -> usize {
        /// Enough for a result, and the beginning of a tag behind it.
        const KEPT: usize = 64;
        if bytes.len() - self.first_needed() > longest {
            self.section = None;
        }
        let mut needed = self.first_needed();
        if bytes.len() - needed > longest.max(KEPT) {
            needed = bytes.len() - KEPT;
            self.line = needed;
            self.is_rest = true;
        }
        self.drop_front(needed);
        needed
    }

    /// Where that begins which a start may still come of.
    fn first_needed(&self) -> usize {
        match &self.section {
            Some(section) if !section.begins_game => section.start.at,
            Some(section) => section.event_again.map_or(self.line, |event| event.at),
            None => self.line,
        }
    }

    /// The next game start that no byte still to come can change.
    pub(super) fn next_start(&mut self, bytes: &[u8], text: TextEnd) -> Option<GameStart> {
        while self.line < bytes.len() {
            let end = match self.line_end.take() {
                Some(end) => end,
                None => match memchr(b'\n', &bytes[self.line..]) {
                    Some(length) => self.line + length + 1,
                    None if text == TextEnd::Complete => bytes.len(),
                    None => return None,
                },
            };
            let start = GameStart {
                at: std::mem::replace(&mut self.line, end),
                line: self.number,
            };
            self.number += 1;
            if self.is_plain_movetext(bytes, start.at..end) {
                continue;
            }
            if let Some(section) = &mut self.section
                && section.goes_on_with(&bytes[start.at..end])
                && !self.is_rest
            {
                continue;
            }
            let kind = match std::mem::take(&mut self.is_rest) {
                true => LineKind::Other,
                false => LineKind::of_line(&bytes[start.at..end]),
            };
            match kind {
                LineKind::Tag(name) => {
                    let whole = &bytes[start.at..end];
                    let moves = moves_behind_tags(whole);
                    if self.section.is_none() {
                        self.section = Some(Section {
                            start,
                            after_blank: self.after_blank,
                            begins_alone: match name {
                                TagName::Event => false,
                                TagName::White
                                    if self.after_blank
                                        && self.game.has_moves_to(bytes, start.at) =>
                                {
                                    true
                                }
                                _ => {
                                    let moves = moves.map(|at| &whole[at..]);
                                    self.begins_alone(bytes, start.at, moves)
                                }
                            },
                            lines: 0,
                            begins_game: false,
                            has_site: false,
                            event_again: None,
                        });
                    }
                    let section = self.section.as_mut();
                    let begun = section.and_then(|section| section.add_line(name, start));
                    if let Some(moves) = moves {
                        self.section = None;
                        self.after_blank = false;
                        self.go_on_in_line(start.at + moves, end, &whole[moves..]);
                    }
                    if let Some(begun) = begun {
                        self.game = GameSoFar::begin(begun.at);
                        return Some(begun);
                    }
                }
                line => {
                    let whole = &bytes[start.at..end];
                    self.go_on_in_line(start.at, end, whole);
                    self.section = None;
                    let after_blank =
                        std::mem::replace(&mut self.after_blank, line == LineKind::Blank);
                    if line != LineKind::Blank
                        && self.game.ends_before(bytes, start.at, whole, after_blank)
                    {
                        self.game = GameSoFar::begin(start.at);
                        return Some(start);
                    }
                }
            }
        }
        None
    }

    /// Whether a line is one of moves among others: nothing can begin or end with it.
    #[inline]
    fn is_plain_movetext(&mut self, bytes: &[u8], line: Range<usize>) -> bool {
        let is_inside = self.section.is_none() && !self.after_blank && !self.is_rest;
        let goes_on = match bytes[line.clone()] {
            // The number one may begin a game.
            [b'1', ref rest @ ..] => rest.first().is_some_and(u8::is_ascii_digit),
            [first, ..] => first.is_ascii_alphanumeric(),
            [] => false,
        };
        is_inside && goes_on && !self.result_signs.are_in(bytes, line)
    }

    /// If another game begins within a line, the rest of the line is looked at as a line of its own, under the same number.
    #[inline]
    fn go_on_in_line(&mut self, at: usize, end: usize, line: &[u8]) {
        if let Some(next) = untagged::first_in_line(line) {
            self.line = at + next;
            self.line_end = Some(end);
            self.number -= 1;
        }
    }

    /// Whether a tag line begins a game, whatever its tags are: the game before has ended, or the moves of another stand
    /// behind the tags. Without the number one, these might be a remark on the game before.
    fn begins_alone(&mut self, bytes: &[u8], at: usize, moves: Option<&[u8]>) -> bool {
        let opens = |moves| untagged::behind_number_one(moves).is_some_and(begins_like_a_game);
        self.game.has_ended(bytes, at)
            || moves.is_some_and(opens) && !self.game.in_open_brace(bytes, at)
    }
}

impl Section {
    /// Whether a line is one more of a game that has begun, and says nothing else. So it is with nearly all.
    #[inline]
    fn goes_on_with(&self, line: &[u8]) -> bool {
        let [b'[', first, ..] = line else {
            return false;
        };
        // Not `Event` nor `Site`.
        let says_nothing = first.is_ascii_uppercase() && !matches!(first, b'E' | b'S');
        if !says_nothing || !self.begins_game || self.event_again.is_some() {
            return false;
        }
        let name = line[1..]
            .iter()
            .position(|byte| !IN_NAME[*byte as usize])
            .unwrap_or(0);
        line[1 + name..].starts_with(b" \"") && line.ends_with(b"\"]\n")
    }

    /// Takes in one more tag line, and says where the game begins that it shows to begin, if it does.
    fn add_line(&mut self, name: TagName, line: GameStart) -> Option<GameStart> {
        self.lines += 1;
        let event_again = self.event_again.take();
        let had_site = self.has_site;
        self.has_site |= name == TagName::Site;
        if !self.begins_game {
            let is_event = name == TagName::Event;
            self.begins_game =
                is_event || self.begins_alone || (self.after_blank && self.lines >= 2);
            return self.begins_game.then_some(self.start);
        }
        match name {
            TagName::Event => self.event_again = Some(line),
            TagName::Site if had_site => {
                self.start = event_again.unwrap_or(self.start);
                return event_again;
            }
            _ => {}
        }
        None
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineKind {
    Blank,
    Tag(TagName),
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TagName {
    Event,
    Site,
    White,
    Other,
}

/// The bytes behind invisible signs and blanks. The space that does not break is one byte in the pages of Western Europe.
fn skip_invisible(bytes: &[u8]) -> &[u8] {
    let mut rest = skip_blanks(bytes);
    let behind = |rest: &'_ [u8]| -> Option<usize> {
        let is_sign = |sign: &char| rest.starts_with(sign.encode_utf8(&mut [0; 4]).as_bytes());
        let sign = INVISIBLE.into_iter().find(is_sign).map(char::len_utf8);
        sign.or_else(|| rest.starts_with(b"\xA0").then_some(1))
    };
    while let Some(length) = behind(rest) {
        rest = skip_blanks(&rest[length..]);
    }
    rest
}

/// Whether a text shows nothing.
pub(super) fn is_blank(text: &[u8]) -> bool {
    let mut lines = text.split(|&byte| byte == b'\n');
    lines.all(|line| LineKind::of_line(line) == LineKind::Blank)
}

/// Where the moves begin that stand behind the tags of a line: `[Event "a"] 1. e4 *`. Its section ends there.
#[inline]
fn moves_behind_tags(line: &[u8]) -> Option<usize> {
    // Nearly every tag line ends with its bracket.
    if matches!(line, [.., b']', b'\n'] | [.., b']', b'\r', b'\n']) {
        return None;
    }
    behind_tags(line)
}

#[cold]
fn behind_tags(line: &[u8]) -> Option<usize> {
    let mut rest = line;
    while is_tag_line(rest) {
        let closed = memmem::find(rest, b"\"]")?;
        rest = &rest[closed + 2..];
    }
    rest = rest.trim_ascii_start();
    while let [b'{', comment @ ..] = rest {
        let closed = memchr(b'}', comment)?;
        rest = comment[closed + 1..].trim_ascii_start();
    }
    let is_text = !matches!(rest.first(), None | Some(b';' | b'%' | b'['));
    is_text.then_some(line.len() - rest.len())
}

/// The bytes that may stand in tag names. A table, because the thread that reads looks at every tag line of an archive.
static IN_NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

impl LineKind {
    #[inline]
    fn of_line(line: &[u8]) -> LineKind {
        // Most lines are movetext and begin with a letter or a digit, or are tags, or empty.
        match line {
            [first, ..] if first.is_ascii_alphanumeric() => return LineKind::Other,
            [b'[', inside @ ..] => return LineKind::after_bracket(inside),
            [] | [b'\n', ..] => return LineKind::Blank,
            _ => {}
        }
        match skip_invisible(line) {
            [] | [b'\n', ..] => LineKind::Blank,
            [b'[', inside @ ..] => LineKind::after_bracket(inside),
            _ => LineKind::Other,
        }
    }

    fn after_bracket(inside: &[u8]) -> LineKind {
        let inside = skip_blanks(inside);
        let mut length = 0;
        while inside
            .get(length)
            .is_some_and(|byte| IN_NAME[*byte as usize])
        {
            length += 1;
        }
        let (name, rest) = inside.split_at(length);
        if !name.is_empty() && skip_blanks(rest).first() == Some(&b'"') {
            LineKind::Tag(match name {
                b"Event" => TagName::Event,
                b"Site" => TagName::Site,
                b"White" => TagName::White,
                _ => TagName::Other,
            })
        } else {
            LineKind::Other
        }
    }
}

#[inline]
fn skip_blanks(bytes: &[u8]) -> &[u8] {
    let mut rest = bytes;
    while let [b' ' | b'\t' | b'\r', behind @ ..] = rest {
        rest = behind;
    }
    rest
}

#[cfg(test)]
mod tests;
