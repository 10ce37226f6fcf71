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

mod not_a_game;

use std::borrow::Cow;

use memchr::memchr;

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

/// The number that a cell holds and nothing else: `12`, `12.`.
fn alone_number(cell: &[u8]) -> Option<u16> {
    let figures = cell.strip_suffix(b".").unwrap_or(cell);
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
    const FRAME: &[u8] = b"|\"'>*-([{ \t";
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

fn has_moves(head: &[u8]) -> bool {
    let mut like_moves = 0;
    for line in lines(head).map(plain) {
        let (number, rest) = split_number(&line);
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
        if number.is_none() && is_followed_by_a_word(rest) && !is_spoken(rest) {
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

/// A move as it is announced to a blind player: `Eva zwei Eva vier`, `Springer Gustav eins …`, `Kurze Rochade`.
/// Among the first words the German name of a file stands before a German number.
fn is_spoken(line: &[u8]) -> bool {
    let words: Vec<Vec<u8>> = line
        .split(|byte| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'|' | b'"'))
        .filter(|word| !word.is_empty())
        .take(4)
        .map(<[u8]>::to_ascii_lowercase)
        .collect();
    let is_file = |word: &[u8]| SPOKEN_FILES.contains(&word);
    // The ü of `fünf` is whatever the encoding makes of it.
    let is_rank = |word: &[u8]| {
        SPOKEN_RANKS.contains(&word) || word.starts_with(b"f") && word.ends_with(b"nf")
    };
    let is_square = |pair: &[Vec<u8>]| is_file(&pair[0]) && is_rank(&pair[1]);
    let castles = |pair: &[Vec<u8>]| {
        matches!(pair[0].as_slice(), b"kurze" | b"lange") && pair[1] == b"rochade"
    };
    words.windows(2).any(is_square) || words.windows(2).take(1).any(castles)
}

const SPOKEN_FILES: [&[u8]; 8] = [
    b"anna", b"bella", b"cesar", b"david", b"eva", b"felix", b"gustav", b"hector",
];
const SPOKEN_RANKS: [&[u8]; 7] = [
    b"eins", b"zwei", b"drei", b"vier", b"sechs", b"sieben", b"acht",
];

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

/// Letters of any script that end in a square, with the signs of notation; or castling.
fn is_like_a_move(token: &[u8]) -> bool {
    const LONGEST: usize = 20;
    if token.len() > LONGEST {
        return false;
    }
    is_castling(token) || names_a_square(token)
}

/// `O-O`, `0-0-0`, `o-o`, `OO`, also with the Cyrillic or Greek O.
fn is_castling(token: &[u8]) -> bool {
    let text = String::from_utf8_lossy(token);
    let text = text.trim_end_matches(['+', '#', '!', '?', '.']);
    let rings = text
        .chars()
        .filter(|sign| matches!(sign, 'O' | 'o' | '0' | 'О' | 'о' | 'Ο' | 'ο'))
        .count();
    let dashes = text
        .chars()
        .filter(|sign| matches!(sign, '-' | '–' | '—' | '\u{2011}' | '\u{2212}'))
        .count();
    let only_those = rings + dashes == text.chars().count();
    let with_letters = dashes > 0 || !text.contains('0');
    only_those && with_letters && (rings == 2 || rings == 3) && dashes < rings
}

/// The last digit is a rank that stands behind a file: a to h, a letter of another script, or the letter of a piece
/// as in descriptive notation. Behind it only a promotion or marks, so that `H2O` and `mp3` are none.
fn names_a_square(token: &[u8]) -> bool {
    let Some(rank) = token.iter().rposition(|byte| matches!(byte, b'1'..=b'8')) else {
        return false;
    };
    let Some(&file) = rank.checked_sub(1).and_then(|at| token.get(at)) else {
        return false;
    };
    let is_file = file >= 0x80
        || matches!(file, b'a'..=b'h' | b'A'..=b'H')
        || matches!(file, b'K' | b'Q' | b'R' | b'N' | b'T' | b'P');
    let is_sign =
        |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 0x80 || b"x:-*()/=.'>".contains(byte);
    let begins_with_letter = token[0].is_ascii_alphabetic() || token[0] >= 0x80;
    let (before, behind) = (&token[..rank], &token[rank + 1..]);
    is_file && begins_with_letter && before.iter().all(is_sign) && is_ending(behind)
}

/// A promotion (`=Q`, `(D)`, `/T`, in any script), `ep`, `ch`, and the marks of check, mate and quality.
fn is_ending(behind: &[u8]) -> bool {
    behind
        .iter()
        .all(|byte| *byte >= 0x80 || b"+#!?=()/.-:xQRBNDTALSCVGHWFJMqrbnepch".contains(byte))
}

/// The numeric notation of correspondence chess: four digits, a fifth for a promotion.
fn is_numeric_move(token: &[u8]) -> bool {
    matches!(token.len(), 4 | 5) && token.iter().all(|byte| matches!(byte, b'1'..=b'8'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str, name: &str) -> FileKind {
        kind_of(text.as_bytes(), name, FoundBy::Name)
    }

    fn walked(text: &str, name: &str) -> FileKind {
        kind_of(text.as_bytes(), name, FoundBy::Walk)
    }

    #[test]
    fn tags_make_pgn_whatever_the_name() {
        for name in ["a.pgn", "a.txt", "a", "-", "a.pgn.gz"] {
            assert_eq!(
                walked("[Event \"a\"]\n\n1. e4 *\n", name),
                FileKind::Pgn,
                "{name}"
            );
            assert_eq!(
                walked("[White \"a\"]\n[Black \"b\"]\n\n*\n", name),
                FileKind::Pgn,
                "{name}"
            );
            assert_eq!(
                walked("[White \"a\"]\n\n1. e4 *\n", name),
                FileKind::Pgn,
                "{name}"
            );
        }
    }

    #[test]
    fn a_lone_tag_line_is_pgn_only_by_name() {
        assert_eq!(walked("[Result \"*\"]\n", "a.pgn"), FileKind::Pgn);
        assert_eq!(
            walked("[remote \"origin\"]\n\turl = x\n", "config"),
            FileKind::Other
        );
    }

    #[test]
    fn movetext_without_tags_is_pgn_under_that_name_and_else_a_sheet() {
        assert_eq!(walked("1. e4 e5 2. Nf3 *", "a.pgn"), FileKind::Pgn);
        assert_eq!(walked("1. e4 e5 2. Nf3 *", "a.PGN.bz2"), FileKind::Pgn);
        assert_eq!(walked("1. e4 e5 2. Nf3 *", "a.txt"), FileKind::SheetText);
    }

    #[test]
    fn sheets_are_known_in_any_alphabet_and_layout() {
        for text in [
            "Weiß: A\nSchwarz: B\n\n1. e4 e5\n2. Sf3 Sc6\n",
            "1.e4 e5",
            "  1 | d2-d4 | d7-d5 |",
            "1) Cf3 d5",
            "1\tКf3\tКf6",
            "1. ♘f3 ♞f6",
            "1. ε4 ε5",
            "1. ה4 ה5",
            "1. 5254 5755",
            "1. P-K4 P-K4",
            "21. 0-0 Td8\n22. Txd8+ Dxd8\n23. b8=D! O-O-O\n",
            "e4\ne5\nNf3\nNc6\n",
        ] {
            assert_eq!(walked(text, "sheet.txt"), FileKind::SheetText, "{text}");
        }
        let windows_1251 = b"1. \xCAf3 d5\n";
        assert_eq!(
            kind_of(windows_1251, "a.txt", FoundBy::Walk),
            FileKind::SheetText
        );
    }

    #[test]
    fn spoken_moves_are_moves_and_names_are_not() {
        for text in [
            "1. Eva zwei Eva vier  Eva sieben Eva fuenf",
            "1.Springer Gustav eins Felix drei",
            "eva zwei eva vier\nEVA SIEBEN EVA F\u{dc}NF\nKurze Rochade\n",
        ] {
            assert_eq!(walked(text, "sheet.txt"), FileKind::SheetText, "{text}");
        }
        let windows_1252 = b"1. Eva f\xFCnf";
        assert_eq!(
            kind_of(windows_1252, "a.txt", FoundBy::Walk),
            FileKind::SheetText
        );
        for text in [
            "1. Anna, Bella and David\n2. Eva\n3. Felix\n4. Gustav\n",
            "Anna won.\nBella drew.\nDavid lost.\nKurze Pause.\n",
        ] {
            assert_eq!(named(text, "names.txt"), FileKind::Other, "{text}");
        }
    }

    #[test]
    fn a_sheet_as_a_table_is_known_by_its_header() {
        for header in [
            "move,white,black",
            "Move;White;Black;note",
            "MOVE\tWHITE\tBLACK",
            "\n\"move\", \"white\", \"black\", \"white_clock\"",
        ] {
            let text = format!("{header}\n1,e4,e5\n");
            assert_eq!(walked(&text, "sheet.csv"), FileKind::SheetCsv, "{header}");
        }
        assert_eq!(
            walked("file,game,white,black\n1,e4,e5,x\n", "findings.csv"),
            FileKind::Other
        );
    }

    #[test]
    fn prose_lists_and_code_hold_no_game() {
        for text in [
            "Read me first.\n\n1. Introduction\n2. Usage\n",
            "1. mp3 files\n2. H2O\n3. v2 of it\n",
            "Round 1\n1 - 0\n0 - 1\n",
            "100\n00\n000\n",
            "fn main() {\n    let e4 = 1;\n}\n",
        ] {
            assert_eq!(named(text, "notes.txt"), FileKind::Other, "{text}");
        }
    }

    #[test]
    fn what_engines_write_is_no_game() {
        for text in [
            "info depth 1 score cp 31 pv e2e4\ninfo depth 2 score cp 12 pv e2e4 e7e5\ne2e4 e7e5\nbestmove e2e4\n",
            "1: e2e4\n<Stockfish(0): info depth 1 pv e2e4\n<Stockfish(0): info depth 2 pv e2e4\n>Stockfish(0): go depth 3\n",
            " 8 31 105 20394 e4 e5 Nf3\n 9 28 190 40031 e4 e5 Nf3\n10 30 411 90122 e4 c5 Nf3\n1. e4 e5\n",
            "+---+---+---+\n| r | n | b |\n+---+---+---+\n| p | p | p |\n+---+---+---+\ne2e4\ne7e5\ng1f3\n",
        ] {
            let log = FileKind::NotAGame(NotAGame::EngineLog);
            assert_eq!(named(text, "log.txt"), log, "{text}");
            assert_eq!(walked(text, "game.log"), log, "{text}");
        }
        assert_eq!(
            named("1. e4 e5\n2. Nf3 Nc6\ninfo by Ada\n", "a.txt"),
            FileKind::SheetText
        );
    }

    #[test]
    fn files_of_other_trades_are_taken_from_folders_only_with_an_event_line() {
        assert_eq!(
            walked("# Notes\n\n1. e4 is best\n", "NOTES.md"),
            FileKind::Other
        );
        assert_eq!(
            walked("x\n\n[White \"a\"]\n[Black \"b\"]\n", "a.log"),
            FileKind::Other
        );
        assert_eq!(walked("[Event \"a\"]\n\n*\n", "a.log"), FileKind::Pgn);
        assert_eq!(
            named("[White \"a\"]\n[Black \"b\"]\n\n*", "a.log"),
            FileKind::Pgn
        );
    }

    #[test]
    fn tournament_reports_archives_and_empty_files_are_told_apart() {
        let report = "012 Open\n001    1 m    Alyx      2200 NOR  3.5    1     5 w =     2 w 1\n";
        assert_eq!(named(report, "a.txt"), FileKind::Report);
        assert_eq!(
            named("001 e4 e5\n002 d4 exd4\n003 c3 dxc3\n", "a.txt"),
            FileKind::SheetText
        );
        assert_eq!(named(" \r\n\0", "a.pgn"), FileKind::Empty);
        let mut tar = vec![0; 512];
        tar[..5].copy_from_slice(b"a.pgn");
        tar[257..262].copy_from_slice(b"ustar");
        tar.extend_from_slice(b"[Event \"a\"]\n\n*\n\n[Event \"b\"]\n");
        assert_eq!(kind_of(&tar, "a.tar", FoundBy::Name), FileKind::Tar);
    }

    #[test]
    fn binary_data_is_no_sheet() {
        let bytes = b"\x7FELF\x02\x01\0\0\n1. e4 e5\n\x03";
        assert_eq!(kind_of(bytes, "a", FoundBy::Name), FileKind::Other);
    }

    #[test]
    fn the_first_word_tells_a_game_without_tags_from_other_text() {
        for text in [
            "1. e4 e5 *\n",
            "\n\ne4 e5 Nf3",
            "1.\n\te4",
            "{a word} 1. Ke2 *",
            "; a word\n% another\n1.Sf3",
            "1... e5",
            "1. {first} d4",
            "[Site \"x\"]\n\n1. e4",
            "1. P-K4",
            "1. 5254 5755",
            "1. Eva zwei Eva vier",
        ] {
            assert!(begins_like_a_game(text.as_bytes()), "{text}");
        }
        for text in [
            "Games of 1985\n\n1. e4 e5\n",
            "* * *",
            "1-0",
            "{only a comment}",
            "{never closed 1. e4",
            "12 games",
            "(1. e4)",
        ] {
            assert!(!begins_like_a_game(text.as_bytes()), "{text}");
        }
    }
}
