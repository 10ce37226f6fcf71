//! Header lines of a sheet: `White: X`, `Weiß  X`, `Event Open 2024`, several on one line, with ratings and boards
//! (`White: Smith (2100)  Black: Jones  Board 3`), and the heads of columns in a text.

use std::borrow::Cow;

use nom::branch::alt;
use nom::bytes::complete::{take_till, take_while_m_n};
use nom::character::complete::{anychar, char, multispace0, multispace1, one_of};
use nom::combinator::{all_consuming, eof, map, map_opt, opt, peek, recognize, verify};
use nom::multi::{many_till, many1};
use nom::sequence::{delimited, preceded, terminated};
use nom::{IResult, Parser};

use super::Sheet;
use super::word::is_move;
use crate::board::Color;
use crate::notation::moves::lookalike::{digit, is_dash};
use crate::notation::words::header_words::{HeaderField, field};
use crate::notation::words::outcome::{begins_with_deed, is_remark, named_player};
use crate::notation::words::result::read_result_token;

/// A key and its value, not yet entered into a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct HeaderEntry<'a> {
    key: Key,
    value: &'a str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Tag(HeaderField),
    /// A rating, of the player named with it or of the one named last.
    Rating(Option<Color>),
}

/// Remembers who was named last, for ratings that stand alone, and a key whose value stands on the next line.
#[derive(Default)]
pub(super) struct Headers {
    last_player: Option<Color>,
    pending: Option<Key>,
}

impl Headers {
    /// Enters the line into the sheet if it is a header; says whether it was.
    pub(super) fn take(&mut self, line: u32, text: &str, sheet: &mut Sheet) -> bool {
        let text = without_markdown(text);
        let pending = self.pending.take();
        let Some(entries) = entries(&text) else {
            let value = pending.filter(|_| may_be_name(&text));
            return value.is_some_and(|key| {
                let value = text.as_ref();
                self.enter(line, HeaderEntry { key, value }, sheet);
                true
            });
        };
        for entry in entries {
            self.pending = Some(entry.key).filter(|key| {
                entry.value.is_empty() && matches!(key, Key::Tag(field) if has_name(*field))
            });
            self.enter(line, entry, sheet);
        }
        true
    }

    fn enter(&mut self, line: u32, entry: HeaderEntry<'_>, sheet: &mut Sheet) {
        let mut parts = chunks(
            entry
                .value
                .trim_start_matches(|sign| is_dash(sign) || matches!(sign, ' ' | '=' | '_'))
                .trim_end_matches(['_', ' ']),
        );
        let value = parts.next().unwrap_or_default();
        match entry.key {
            _ if value.is_empty() => {}
            Key::Tag(HeaderField::Result) => sheet.note_result(line, value),
            Key::Tag(HeaderField::White) => self.player(line, Color::White, value, sheet),
            Key::Tag(HeaderField::Black) => self.player(line, Color::Black, value, sheet),
            Key::Tag(field) => enter_tag(line, field.tag(), value, sheet),
            Key::Rating(player) => {
                let player = player.or(self.last_player);
                enter_tag(line, player.map(rating_tag), value, sheet);
            }
        }
        // What a wide gap sets apart is no part of a name: `White: Smith  1-0  Black: Jones`, `Pi   1850   Lugo`.
        for part in parts {
            let is_rating = part.len() == 4 && part.bytes().all(|byte| byte.is_ascii_digit());
            if read_result_token(part.as_bytes()).is_some() {
                sheet.note_result(line, part);
            } else if let (true, Some(player)) = (is_rating, self.last_player) {
                enter_tag(line, Some(rating_tag(player)), part, sheet);
            } else if !self.take(line, part, sheet) {
                sheet.leftovers.push((line, part.to_owned()));
            }
        }
    }

    fn player(&mut self, line: u32, color: Color, value: &str, sheet: &mut Sheet) {
        self.last_player = Some(color);
        let (value, deed) = named_with_deed(value);
        if let Some(deed) = deed {
            let player = match color {
                Color::White => "White",
                Color::Black => "Black",
            };
            sheet.note_result(line, &format!("{player} {deed}"));
        }
        sheet
            .leftovers
            .extend(federation(value).map(|federation| (line, federation.to_owned())));
        let (name, rating) = named_with_rating(value);
        let name = name.trim_end_matches([',', ' ']);
        let tag = match color {
            Color::White => HeaderField::White.tag(),
            Color::Black => HeaderField::Black.tag(),
        };
        enter_tag(line, tag, name, sheet);
        if let Some(rating) = rating {
            enter_tag(line, Some(rating_tag(color)), rating, sheet);
        }
    }
}

fn enter_tag(line: u32, tag: Option<&'static str>, value: &str, sheet: &mut Sheet) {
    match tag.filter(|tag| sheet.tags.iter().all(|(known, _)| known != tag)) {
        Some(tag) => sheet.tags.push((tag, value.to_owned())),
        None => sheet.leftovers.push((line, value.to_owned())),
    }
}

fn rating_tag(color: Color) -> &'static str {
    match color {
        Color::White => "WhiteElo",
        Color::Black => "BlackElo",
    }
}

/// `**White:** Smith`, `- White: Smith`, `## Round 3`: the line without the signs of Markdown.
fn without_markdown(text: &str) -> Cow<'_, str> {
    let begins_list = |sign: char| matches!(sign, '-' | '*' | '+' | '•' | '#');
    let text = match text.split_once(' ') {
        Some((signs, behind)) if !signs.is_empty() && signs.chars().all(begins_list) => {
            behind.trim_start()
        }
        _ => text,
    };
    match text.contains("**") || text.contains("__") {
        true => text.replace("**", "").replace("__", "").into(),
        false => text.into(),
    }
}

/// Whether the value of a header is a name of somebody or something.
fn has_name(field: HeaderField) -> bool {
    matches!(
        field,
        HeaderField::White | HeaderField::Black | HeaderField::Event | HeaderField::Site
    )
}

/// Whether a line below a key without a value can be that: words, and no row of moves.
fn may_be_name(text: &str) -> bool {
    let begins_with_letter = text.starts_with(char::is_alphabetic);
    begins_with_letter && !text.split_whitespace().any(is_move)
}

/// Whether the line names what belongs to the head of a sheet, as players, event or round do, and not to its foot.
pub(super) fn opens_sheet(text: &str) -> bool {
    let at_head = |entry: &HeaderEntry<'_>| {
        !matches!(
            entry.key,
            Key::Tag(HeaderField::Result | HeaderField::Arbiter | HeaderField::Signature)
        )
    };
    entries(text).is_some_and(|entries| entries.iter().any(at_head))
}

/// `Nr.  White  Black`: the heads of the columns, which say nothing of the game.
pub(super) fn is_column_heads(text: &str) -> bool {
    let cells = text.split(|c: char| c.is_whitespace() || c == '|' || c == ',' || c == ';');
    let fields: Option<Vec<_>> = cells.filter(|w| !w.is_empty()).map(field).collect();
    let heads = |f: &HeaderField| {
        matches!(
            f,
            HeaderField::White
                | HeaderField::Black
                | HeaderField::Number
                | HeaderField::Clock
                | HeaderField::Time
                | HeaderField::Note
        )
    };
    fields.is_some_and(|f| {
        f.contains(&HeaderField::White) && f.contains(&HeaderField::Black) && f.iter().all(heads)
    })
}

/// All that a header line says, if it is one: keys with colons, keys and values set apart by gaps, or one key and its
/// value.
fn entries(text: &str) -> Option<Vec<HeaderEntry<'_>>> {
    let with_colons: IResult<&str, Vec<_>> =
        all_consuming(many1(alt((with_colon, number_before_colon)))).parse(text);
    if let Ok((_, entries)) = with_colons {
        return Some(entries);
    }
    let parts: Vec<&str> = chunks(text).collect();
    let by_commas: Vec<&str> = text.split(',').map(str::trim).collect();
    in_parts(&parts)
        .or_else(|| in_parts(&by_commas))
        .or_else(|| in_turns(&parts))
        .or_else(|| behind_number(text).map(|entry| vec![entry]))
        .or_else(|| against(text))
        .or_else(|| behind_gap(text, &parts).map(|entry| vec![entry]))
        .or_else(|| with_space(text).map(|entry| vec![entry]))
}

/// The longest key, in signs.
const LONGEST_KEY: usize = 40;

/// `White: Smith` up to the next key with a colon.
fn with_colon(input: &str) -> IResult<&str, HeaderEntry<'_>> {
    let next = alt((eof, recognize((between, key_with_colon))));
    let value = recognize(many_till(anychar, peek(next)));
    map((key_with_colon, value, opt(between)), |(key, value, _)| {
        HeaderEntry {
            key,
            value: trimmed(value),
        }
    })
    .parse(input)
}

fn key_with_colon(input: &str) -> IResult<&str, Key> {
    let words = take_while_m_n(1, LONGEST_KEY, |sign| !is_colon(sign));
    let named = |words: &str| key(words).or_else(|| player_key(words));
    map_opt(terminated(words, (one_of(":："), multispace0)), named).parse(input)
}

/// `Jugador blanc:`.
fn player_key(words: &str) -> Option<Key> {
    named_player(words).map(|color| {
        Key::Tag(match color {
            Color::White => HeaderField::White,
            Color::Black => HeaderField::Black,
        })
    })
}

/// `Board 4:` before other headers: a key, its number and a colon.
fn number_before_colon(input: &str) -> IResult<&str, HeaderEntry<'_>> {
    let words = take_while_m_n(1, LONGEST_KEY, |sign| !is_colon(sign));
    let entry = |words| with_space(words).filter(|entry| is_number(entry.value));
    map_opt(terminated(words, (one_of(":："), multispace0)), entry).parse(input)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|sign| digit(sign).is_some())
}

/// `1. Runde`, `3ª ronda`: the number before the word.
fn behind_number(text: &str) -> Option<HeaderEntry<'_>> {
    let length = text.find(|sign| digit(sign).is_none())?;
    let (number, word) = text.split_at(length);
    let word = word.trim_start_matches(['.', 'ª', 'º', '°', 'e', ' ']);
    let is_counted = |field: &HeaderField| matches!(field, HeaderField::Round | HeaderField::Board);
    let field = field(word).filter(|field| is_counted(field) && is_number(number))?;
    Some(HeaderEntry {
        key: Key::Tag(field),
        value: number,
    })
}

fn is_colon(sign: char) -> bool {
    matches!(sign, ':' | '：')
}

/// What may stand between a value and the next key.
fn between(input: &str) -> IResult<&str, &str> {
    let stop = recognize((multispace0, one_of("|,;/·•"), multispace0));
    alt((stop, multispace1)).parse(input)
}

fn trimmed(text: &str) -> &str {
    text.trim_matches(|sign: char| sign.is_whitespace() || sign == '|')
}

/// The parts of a line that tabs, bars or wide gaps set apart.
fn chunks(text: &str) -> impl Iterator<Item = &str> {
    text.split(['\t', '|', '│', '║'])
        .flat_map(|part| part.split("  "))
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

/// `Round 3   Board: 12`: every part is a header.
fn in_parts<'a>(parts: &[&'a str]) -> Option<Vec<HeaderEntry<'a>>> {
    let each = |part: &&'a str| {
        let alone: IResult<&str, _> = all_consuming(with_colon).parse(part);
        alone
            .map(|(_, entry)| entry)
            .ok()
            .or_else(|| with_space(part))
    };
    (parts.len() > 1).then(|| parts.iter().map(each).collect())?
}

/// `Smith vs Jones`: both players on a line of their own.
fn against(text: &str) -> Option<Vec<HeaderEntry<'_>>> {
    const BETWEEN: [&str; 7] = [
        " vs ",
        " vs. ",
        " v. ",
        " gegen ",
        " contra ",
        " contre ",
        " против ",
    ];
    let parted = BETWEEN.iter().find_map(|word| text.split_once(word));
    let (white, black) = parted?;
    let is_name = |name: &str| {
        name.starts_with(char::is_uppercase) && name.split_whitespace().count() <= LONGEST_NAME
    };
    let named = is_name(white.trim()) && is_name(black.trim());
    named.then(|| {
        let players = [(HeaderField::White, white), (HeaderField::Black, black)];
        let entries = players.map(|(field, name)| HeaderEntry {
            key: Key::Tag(field),
            value: name.trim(),
        });
        entries.into()
    })
}

/// In words, with a title and a rating.
const LONGEST_NAME: usize = 6;

/// `White   Smith   Black   Jones`: keys and values in turn.
fn in_turns<'a>(parts: &[&'a str]) -> Option<Vec<HeaderEntry<'a>>> {
    let pairs = parts.chunks_exact(2);
    let even = pairs.remainder().is_empty() && parts.len() > 2;
    let each = |pair: &[&'a str]| {
        let value = Some(pair[1]).filter(|value| key(value).is_none())?;
        Some(HeaderEntry {
            key: key(pair[0])?,
            value,
        })
    };
    even.then(|| pairs.map(each).collect())?
}

/// `Datum   1.5.1986`.
fn behind_gap<'a>(text: &'a str, parts: &[&'a str]) -> Option<HeaderEntry<'a>> {
    let [first, _, ..] = parts else {
        return None;
    };
    let (_, value) = text.split_once(first)?;
    Some(HeaderEntry {
        key: key(first)?,
        value: trimmed(value),
    })
}

/// `Event Open 2024`. Short words are too often parts of names (`Van`, `Du`)
/// to announce anything without a colon or a gap.
fn with_space(text: &str) -> Option<HeaderEntry<'_>> {
    let spaces: Vec<_> = text.match_indices(' ').map(|(at, _)| at).take(3).collect();
    spaces.into_iter().rev().find_map(|space| {
        let (word, value) = text.split_at(space);
        let long_enough = word.chars().count() > 3;
        // `Black resigns after a nice attack` names nobody.
        let names = !begins_with_deed(value) && !is_remark(text);
        Some(HeaderEntry {
            key: key(word).filter(|_| long_enough && names)?,
            value: value.trim(),
        })
    })
}

fn key(words: &str) -> Option<Key> {
    let words = trimmed(words);
    match field(words) {
        Some(HeaderField::Rating) => Some(Key::Rating(None)),
        Some(field) => field.tag().map(|_| Key::Tag(field)),
        None => {
            // `White Elo`, and `WhiteElo` as PGN has it.
            let (first, second) = words.split_once(' ').or_else(|| {
                let capital = words.rfind(char::is_uppercase).filter(|at| *at > 0)?;
                Some(words.split_at(capital))
            })?;
            let color = match (field(first)?, field(second)?) {
                (HeaderField::White, HeaderField::Rating)
                | (HeaderField::Rating, HeaderField::White) => Color::White,
                (HeaderField::Black, HeaderField::Rating)
                | (HeaderField::Rating, HeaderField::Black) => Color::Black,
                _ => return None,
            };
            Some(Key::Rating(Some(color)))
        }
    }
}

/// `Smith (resigned)`: the name and what he is said to have done.
fn named_with_deed(value: &str) -> (&str, Option<&str>) {
    let in_brackets = value
        .strip_suffix(')')
        .and_then(|value| value.rsplit_once('('));
    match in_brackets {
        Some((name, deed)) if begins_with_deed(deed) => (name.trim_end(), Some(deed.trim())),
        _ => (value, None),
    }
}

/// `Smith (2100)`, `Smith [2100]`, `Smith 2100`, `Smith (Elo 2100)`: the name and the rating behind it.
fn named_with_rating(value: &str) -> (&str, Option<&str>) {
    let parsed: IResult<&str, (&str, &str)> = all_consuming((
        recognize(many_till(anychar, peek(terminated(rating_behind, eof)))),
        rating_behind,
    ))
    .parse(value);
    match parsed {
        Ok((_, (name, rating))) if !name.is_empty() => (name.trim_end(), Some(rating)),
        _ => (value, None),
    }
}

/// `ENG` of `Smith (ENG, 2100)`: no tag holds it, so it is told.
fn federation(value: &str) -> Option<&str> {
    let (_, inside) = value.strip_suffix(')')?.rsplit_once('(')?;
    let (federation, rating) = inside.split_at_checked(3)?;
    let is_code = federation.bytes().all(|byte| byte.is_ascii_uppercase());
    (is_code && rating.ends_with(|sign| digit(sign).is_some())).then_some(federation)
}

/// A rating of four figures behind a blank, or in brackets one of three too.
fn rating_behind(input: &str) -> IResult<&str, &str> {
    let figures = |least| {
        let run = take_while_m_n(least, 4, |sign: char| digit(sign).is_some());
        preceded(opt(rating_word), run)
    };
    // `(ENG, 2100)`.
    let federation = || {
        opt(terminated(
            take_while_m_n(3, 3, |sign: char| sign.is_ascii_uppercase()),
            (opt(char(',')), multispace0),
        ))
    };
    alt((
        delimited(
            (multispace0, char('('), federation()),
            figures(3),
            char(')'),
        ),
        delimited((multispace0, char('[')), figures(3), char(']')),
        preceded(multispace1, figures(4)),
    ))
    .parse(input)
}

/// `Elo 2100`.
fn rating_word(input: &str) -> IResult<&str, &str> {
    let word = take_till(|sign: char| sign.is_whitespace() || sign == ':');
    let is_rating = |word: &str| field(word) == Some(HeaderField::Rating);
    terminated(verify(word, is_rating), (opt(one_of(":：")), multispace1)).parse(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(text: &str) -> Vec<(&'static str, String)> {
        let mut sheet = Sheet::default();
        assert!(Headers::default().take(1, text, &mut sheet), "{text}");
        sheet.tags
    }

    #[test]
    fn several_headers_on_one_line() {
        let expected = [("White", "Smith"), ("Black", "Jones"), ("Round", "3")];
        let expected = expected.map(|(tag, value)| (tag, value.to_owned()));
        for text in [
            "White: Smith  Black: Jones  Round: 3",
            "White: Smith Black: Jones Round: 3",
            "White: Smith, Black: Jones, Round: 3",
            "White: Smith | Black: Jones | Round: 3",
            "White   Smith   Black   Jones   Round   3",
        ] {
            assert_eq!(tags(text), expected, "{text}");
        }
    }

    #[test]
    fn ratings_and_boards_beside_the_players() {
        assert_eq!(
            tags("Weiß: Müller, Karl (2100)  Schwarz: Maier 1950  Brett: 4"),
            [
                ("White", "Müller, Karl"),
                ("WhiteElo", "2100"),
                ("Black", "Maier"),
                ("BlackElo", "1950"),
                ("Board", "4")
            ]
            .map(|(tag, value)| (tag, value.to_owned()))
        );
        assert_eq!(
            named_with_rating("Smith (Elo 2100)"),
            ("Smith", Some("2100"))
        );
        assert_eq!(named_with_rating("Smith"), ("Smith", None));
        assert_eq!(named_with_rating("2100"), ("2100", None));
        assert_eq!(named_with_rating("Team 12"), ("Team 12", None));
    }
}
