//! What a file holds, judged by the first part of its text. The content decides; the name only breaks ties:
//! `.pgn` makes bare movetext a PGN game, `.csv` and the extensions of other trades (code, web pages, logs) are no
//! scoresheets. It is a glance, made to tell games from everything else that lies about in folders: whether a move is
//! a move is decided by `notation` and `replay`.
//!
//! - a game start as `starts` defines it, or a lone tag line above movetext (in a `.pgn`: any tag line) → PGN;
//! - a first line with the cells move, white, black, or rows of a number and moves, or of two moves, parted by commas,
//!   semicolons or tabs → a sheet as a table;
//! - a line that begins with move number 1 and something like a move (written, or spoken as in appendix D), or three lines that begin with something like
//!   a move, numbered or not → a sheet as text (in a `.pgn`: PGN without tags).
//!
//! A list of positions or openings, an engine's log and the like hold moves and no game: `not_a_game`.
//! Frames, bullets, quotation marks and other shapes of figures are seen through, and a table of a web page as people see
//! it. A file of another trade met in a folder is taken only if it is such a table or a line of it begins with `[Event "`.

mod looks;
mod not_a_game;

use std::borrow::Cow;

use memchr::memchr;

use self::looks::{is_like_a_move, is_numeric_move, is_spoken};
pub use self::not_a_game::NotAGame;
use super::FileKind;
use super::decompress::packed_name;
use super::starts::{has_event_line, has_game_start, has_tag_line};
use crate::notation::moves::lookalike::digit;
use crate::notation::sheet::shown_lines;
use crate::table::SEPARATORS;

/// How much of a text is looked at.
pub(super) const HEAD_LENGTH: usize = 64 * 1024;

/// Extensions of files that lie beside games and are none.
const OTHER_TRADES: &[&str] = &[
    "adoc", "bat", "c", "cc", "cfg", "conf", "cpp", "css", "csv", "diff", "go", "h", "hpp", "htm",
    "html", "ini", "ipynb", "java", "js", "json", "jsonl", "lock", "log", "lua", "md", "patch",
    "php", "pl", "py", "rb", "rs", "rst", "rtf", "sh", "snap", "sql", "svg", "tex", "toml", "ts",
    "tsv", "xml", "yaml", "yml",
];

/// How many lines must look like moves where no move number 1 shows where the game begins.
const LINES_OF_MOVES: usize = 3;

/// How a file came to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FoundBy {
    /// Its name was given by the user, who means it.
    Name,
    /// It lay in a folder or an archive.
    Walk,
}

/// `head` is the beginning of the text, with unified line ends and without a byte order mark.
pub(super) fn kind_of(head: &[u8], name: &str, found: FoundBy) -> FileKind {
    if head
        .iter()
        .all(|byte| byte.is_ascii_whitespace() || *byte == 0)
    {
        return FileKind::Empty;
    }
    if is_tar(head) {
        return FileKind::Tar;
    }
    let extension = extension(name);
    let named_pgn = extension == "pgn";
    // Nearly every archive: no need to look for tables.
    let first_line = lines(head).find(|line| !line.is_empty());
    if named_pgn && first_line.is_some_and(has_tag_line) && has_game_start(head) {
        return FileKind::Pgn;
    }
    let other_trade = OTHER_TRADES.contains(&extension.as_str());
    if is_sheet_table(head) {
        return FileKind::SheetCsv;
    }
    if is_table_of_results(head) {
        return FileKind::Results;
    }
    if is_text(head) && is_table_of_moves(head) {
        return FileKind::SheetCsv;
    }
    if other_trade && found == FoundBy::Walk {
        return match has_event_line(head) {
            true => FileKind::Pgn,
            false => NotAGame::of(head).map_or(FileKind::Other, FileKind::NotAGame),
        };
    }
    // A game without tags behind a result is one of several sheets, unless the name says otherwise.
    if has_game_start(head) && (named_pgn || has_tag_line(head)) {
        return FileKind::Pgn;
    }
    if is_tournament_report(head) {
        return FileKind::Report;
    }
    if !has_tag_line(head)
        && let Some(not_a_game) = NotAGame::of(head)
    {
        return FileKind::NotAGame(not_a_game);
    }
    let has_moves = is_text(head) && has_moves(&as_shown(head));
    match (has_tag_line(head), has_moves) {
        (true, true) => FileKind::Pgn,
        (true, false) if named_pgn => FileKind::Pgn,
        (false, true) if named_pgn => FileKind::Pgn,
        (false, true) => FileKind::SheetText,
        (_, false) => FileKind::Other,
    }
}

/// The extension in small letters, seen through that of a compression: `pgn` of `A.PGN.gz`.
fn extension(name: &str) -> String {
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let name = packed_name(name).map_or(name, |(_, inside)| inside);
    name.rsplit_once('.')
        .map(|(_, extension)| extension.to_ascii_lowercase())
        .unwrap_or_default()
}

fn lines(head: &[u8]) -> impl Iterator<Item = &[u8]> {
    head.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii)
}

fn is_tar(head: &[u8]) -> bool {
    head.get(257..262) == Some(b"ustar")
}

/// Control characters that no text holds; zeros at the end are padding, and 1A is the end mark of DOS.
fn is_text(head: &[u8]) -> bool {
    let padding = head.iter().rev().take_while(|byte| **byte == 0).count();
    head[..head.len() - padding]
        .iter()
        .all(|byte| !matches!(byte, 0..=8 | 14..=25 | 27..=31))
}

/// A player's line in a TRF: the code 001, then the starting rank right-aligned in columns 5 to 8.
fn is_tournament_report(head: &[u8]) -> bool {
    lines(head).any(|line| {
        line.strip_prefix(b"001 ")
            .and_then(|line| line.first_chunk::<4>())
            .is_some_and(|rank| rank.trim_ascii().iter().all(u8::is_ascii_digit))
    })
}

fn is_sheet_table(head: &[u8]) -> bool {
    let expected: [&[u8]; 3] = [b"move", b"white", b"black"];
    headers(head).any(|cells| {
        cells.len() >= expected.len()
            && expected
                .iter()
                .zip(&cells)
                .all(|(expected, cell)| cell.eq_ignore_ascii_case(expected))
    })
}

/// A table with a column for White, for Black and for the result, in any order.
fn is_table_of_results(head: &[u8]) -> bool {
    let expected: [&[u8]; 3] = [b"white", b"black", b"result"];
    headers(head).any(|cells| {
        expected
            .iter()
            .all(|expected| cells.iter().any(|cell| cell.eq_ignore_ascii_case(expected)))
    })
}

/// The cells of the first line that says something, by each usual separator.
fn headers(head: &[u8]) -> impl Iterator<Item = Vec<&[u8]>> {
    let header = lines(head)
        .find(|line| !line.is_empty())
        .unwrap_or_default();
    SEPARATORS.into_iter().map(move |separator| {
        header
            .split(|&byte| byte == separator)
            .map(|cell| cell.trim_ascii())
            .map(|cell| cell.strip_prefix(b"\"").unwrap_or(cell))
            .map(|cell| cell.strip_suffix(b"\"").unwrap_or(cell))
            .collect()
    })
}

/// Whether most lines are rows of a table of moves: a number and a move, or two moves. Those of a table with heads count
/// from the line below.
fn is_table_of_moves(head: &[u8]) -> bool {
    SEPARATORS.into_iter().any(|separator| {
        let (mut all, mut rows, mut opens) = (0, 0, false);
        for line in lines(head).filter(|line| !line.is_empty()) {
            let cells = line.split(|&byte| byte == separator).map(unquoted);
            let mut cells = cells.skip_while(|cell| cell.is_empty());
            let (first, second) = (
                cells.next().unwrap_or_default(),
                cells.next().unwrap_or_default(),
            );
            let number = alone_number(first);
            let is_row = match number {
                Some(_) => is_like_a_move(second),
                None => is_like_a_move(first) && is_like_a_move(second),
            };
            all += 1;
            rows += usize::from(is_row);
            opens |= is_row && number.is_none_or(|number| number == 1);
        }
        opens && rows > 1 && rows * 2 > all
    })
}

fn unquoted(cell: &[u8]) -> &[u8] {
    let cell = cell.trim_ascii();
    let inside = cell
        .strip_prefix(b"\"")
        .and_then(|inside| inside.strip_suffix(b"\""));
    inside.unwrap_or(cell)
}

/// The number that a cell holds and nothing else: `12`, `12.`, and `12,0` as Excel may have it.
fn alone_number(cell: &[u8]) -> Option<u16> {
    let figures = cell.strip_suffix(b".").or_else(|| cell.strip_suffix(b",0"));
    let figures = figures.unwrap_or(cell);
    std::str::from_utf8(figures).ok()?.parse().ok()
}

/// The text as a person sees it: a web page without its marks.
fn as_shown(head: &[u8]) -> Cow<'_, [u8]> {
    match memchr(b'<', head).is_some() {
        true => shown_lines(&String::from_utf8_lossy(head))
            .join("\n")
            .into_bytes()
            .into(),
        false => head.into(),
    }
}

/// A line without its frame, bullets and quotation marks, in plain figures and letters.
fn plain(line: &[u8]) -> Cow<'_, [u8]> {
    const FRAME: &[u8] = b"|\"'>*-([{# \t";
    let plain: Cow<'_, [u8]> = match std::str::from_utf8(line) {
        Ok(text) if !text.is_ascii() => {
            let signs = text.chars().filter_map(|sign| match sign {
                '\u{2500}'..='\u{257F}' | '¦' | '｜' => Some('|'),
                '•' | '·' | '‣' | '▪' | '◦' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => {
                    None
                }
                'ª' | 'º' | '°' => Some('.'),
                '！'..='～' => char::from_u32(u32::from(sign) - 0xFEE0),
                _ => match digit(sign) {
                    Some(figure) => Some(char::from(b'0' + figure)),
                    None => Some(sign),
                },
            });
            signs.collect::<String>().into_bytes().into()
        }
        _ => line.into(),
    };
    let frame = plain.iter().take_while(|byte| FRAME.contains(byte)).count();
    match plain {
        Cow::Borrowed(plain) => plain[frame..].into(),
        Cow::Owned(plain) => plain[frame..].to_vec().into(),
    }
}

/// `Notation: 1. e4`: what stands behind a word and a colon, if that is the number of a move.
fn behind_label(line: &[u8]) -> &[u8] {
    let letters = line.iter().take_while(|byte| byte.is_ascii_alphabetic());
    match line[letters.count()..].strip_prefix(b":") {
        Some(rest) if rest.trim_ascii_start().starts_with(b"1.") => rest.trim_ascii_start(),
        _ => line,
    }
}

fn has_moves(head: &[u8]) -> bool {
    let mut like_moves = 0;
    for line in lines(head).map(plain) {
        let (number, rest) = split_number(behind_label(&line));
        // A bracket in the first box opens nothing.
        let rest = rest.trim_ascii_start();
        let rest = rest
            .strip_prefix(b"{")
            .or_else(|| rest.strip_prefix(b"("))
            .unwrap_or(rest);
        let token = first_token(rest);
        // `**e4**`, in bold letters.
        let token = token.strip_prefix(b"**").unwrap_or(token);
        let token = token.strip_suffix(b"**").unwrap_or(token);
        if number.is_none()
            && (is_followed_by_a_word(rest) || is_set_to(rest) || holds_signed_number(rest))
            && !is_spoken(rest)
        {
            continue;
        }
        let numeric_after_one = number == Some(1) && is_numeric_move(token);
        if is_like_a_move(token) || numeric_after_one || is_spoken(rest) {
            // A row of moves without numbers is as good as several lines.
            let others = rest.split(u8::is_ascii_whitespace).skip(1);
            like_moves += 1 + others
                .take(LINES_OF_MOVES)
                .take_while(|token| is_like_a_move(token))
                .count();
            if number == Some(1) || like_moves >= LINES_OF_MOVES {
                return true;
            }
        }
    }
    false
}

/// `B4 Hall, first floor`: behind what looks like a move a plain word of some length, so that the line tells of something
/// else.
fn is_followed_by_a_word(line: &[u8]) -> bool {
    const A_WORD: usize = 4;
    line.split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty())
        .nth(1)
        .map(|word| word.strip_suffix(b",").unwrap_or(word))
        .is_some_and(|word| word.len() >= A_WORD && word.iter().all(u8::is_ascii_alphabetic))
}

/// `sha2 = "0.11"`: a name and its value, as settings are written. `e8 = D` is a promotion with blanks.
fn is_set_to(line: &[u8]) -> bool {
    let mut words = line
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty())
        .skip(1);
    words.next() == Some(b"=") && words.next().is_some_and(|value| value.len() > 2)
}

/// `Nf3,-17`: a move and what a program thinks of it.
fn holds_signed_number(line: &[u8]) -> bool {
    let words = line.split(|byte| byte.is_ascii_whitespace() || matches!(byte, b',' | b';'));
    let is_signed = |word: &[u8]| {
        let figures = word.strip_prefix(b"-").or_else(|| word.strip_prefix(b"+"));
        figures.is_some_and(|figures| {
            !figures.is_empty()
                && figures
                    .iter()
                    .all(|byte| byte.is_ascii_digit() || *byte == b'.')
        })
    };
    words.skip(1).any(is_signed)
}

/// Whether the text ahead of a file's first tags is a game all the same: behind comments and a move number its first
/// word is a tag or something like a move. Whether the move can be played is not asked: a game that begins with an
/// illegal move is a game.
pub(super) fn begins_like_a_game(text: &[u8]) -> bool {
    let text = skip_comments(text);
    let first_line = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
    if has_tag_line(first_line) {
        return true;
    }
    let (number, rest) = split_number(text);
    let rest = skip_comments(rest);
    let token = first_token(rest);
    is_like_a_move(token) || number == Some(1) && is_numeric_move(token) || is_spoken(rest)
}

/// Passes over blanks, comments in braces, comments behind a semicolon and escaped lines.
fn skip_comments(text: &[u8]) -> &[u8] {
    let text = text.trim_ascii_start();
    let end = match text.first() {
        Some(b'{') => b'}',
        Some(b';' | b'%') => b'\n',
        _ => return text,
    };
    let length = memchr(end, text).map_or(text.len(), |at| at + 1);
    skip_comments(&text[length..])
}

fn first_token(line: &[u8]) -> &[u8] {
    line.split(|byte| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'|'))
        .next()
        .unwrap_or_default()
}

/// A move number ahead of a line, and what follows it: `1.e4`, `1 e4`, `1) e4`, `1 | e4`, `1: e4`.
fn split_number(line: &[u8]) -> (Option<u16>, &[u8]) {
    let digits = line.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, rest) = line.split_at(digits);
    const MARKS: &[u8] = b" \t.):|,;/\"]";
    let marks = rest.iter().take_while(|byte| MARKS.contains(byte)).count();
    // `1.- e4`, as Spanish papers print it, `1 - e4`; `1-0` and `1 - 0` are results.
    let behind = rest[marks..]
        .strip_prefix(b"-")
        .map(<[u8]>::trim_ascii_start);
    let before_letter =
        behind.is_some_and(|behind| behind.first().is_some_and(u8::is_ascii_alphabetic));
    let dash = behind.is_some() && rest.starts_with(b".") || marks > 0 && before_letter;
    let marks = marks + usize::from(dash);
    let number = std::str::from_utf8(number)
        .ok()
        .and_then(|number| number.parse().ok())
        .filter(|_| marks > 0);
    match number {
        Some(number) => (Some(number), rest[marks..].trim_ascii_start()),
        // `0-0` begins with a digit and is a move.
        None => (None, line),
    }
}

#[cfg(test)]
mod tests;
