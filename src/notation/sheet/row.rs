//! One line of a score, or one box of it, as numbers, moves, empty places, clock times, notes and a result. Words are told
//! apart by blanks, but a move may hold some itself (`e2 - e4`, `gxh8 = Q`, `G d3`), and a number none behind it (`1.e4`).

use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_till1, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, multispace0, multispace1, one_of, satisfy};
use nom::combinator::{cond, eof, map, map_opt, opt, peek, recognize, verify};
use nom::sequence::{delimited, preceded, terminated};
use nom::{IResult, Parser};

use super::clock::clock;
use super::habits::Habits;
use super::spoken;
use crate::notation::moves::descriptive::is_descriptive;
use crate::notation::moves::letter_sets::candidates;
use crate::notation::moves::lookalike::{digit, is_dash};
use crate::notation::moves::marks::apart::marks_in_line;
use crate::notation::moves::reader::read_move;
use crate::notation::words::result::{read_result_token, with_letters_for_figures};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RowItem {
    /// The character of the line, counted from 1.
    pub(super) column: u32,
    pub(super) kind: ItemKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ItemKind {
    /// A move number; with dots for the missing half (`12...`) Black is next.
    Number {
        number: u32,
        black: bool,
    },
    Move {
        text: String,
        /// The words of a spoken move.
        spoken: Option<String>,
    },
    /// A stroke or a dotted line where a move should stand, or an empty box.
    Blank,
    Clock(String),
    /// Words in braces or brackets.
    Note(String),
    Result(String),
}

impl RowItem {
    /// What was written, if it was words.
    pub(super) fn into_text(self) -> Option<String> {
        match self.kind {
            ItemKind::Move { text, spoken } => Some(spoken.unwrap_or(text)),
            ItemKind::Number { number, .. } => Some(number.to_string()),
            ItemKind::Note(text) | ItemKind::Clock(text) | ItemKind::Result(text) => Some(text),
            ItemKind::Blank => None,
        }
    }
}

/// What a line must know of those around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct RowContext {
    /// The number of the move that comes next: a figure that says it is one, also without any sign behind it.
    pub(super) expected: Option<u32>,
    pub(super) habits: Habits,
}

/// Reads a line, or one box of it.
pub(super) fn items(text: &str, column: u32, context: RowContext) -> Vec<RowItem> {
    let mut row = Row {
        items: Vec::new(),
        context,
        column,
        gap: 0,
    };
    let mut rest = bullet(text).map_or(text, |(behind, _)| behind);
    row.column += chars(&text[..text.len() - rest.len()]);
    while !rest.is_empty() {
        let behind = row.item(rest);
        row.column += chars(&rest[..rest.len() - behind.len()]);
        rest = behind;
    }
    row.drop_dash_beside_two_moves();
    row.items
}

/// The items so far.
struct Row {
    items: Vec<RowItem>,
    context: RowContext,
    /// Where the next one begins.
    column: u32,
    /// So many blanks stand before it.
    gap: usize,
}

impl Row {
    /// Takes the next item; gives what stands behind it.
    fn item<'t>(&mut self, text: &'t str) -> &'t str {
        if let Ok((behind, gap)) = blanks(text) {
            self.gap = gap.chars().count();
            return behind;
        }
        if let Ok((behind, kind)) = alt((spaced_result, spaced_castling)).parse(text) {
            self.push(kind);
            return behind;
        }
        if let Some((behind, kind)) = self.spoken(text) {
            self.push(kind);
            return behind;
        }
        if let Some(behind) = self.number(text) {
            return behind;
        }
        if let Some(behind) = self.mark(text) {
            return behind;
        }
        if let (Some(ItemKind::Number { .. }), Ok((inside, _))) = (
            self.items.last().map(|item| &item.kind),
            row_in_brackets(text),
        ) {
            return inside;
        }
        let parts_players = self.context.habits.dash_parts_players;
        let two_halves = cond(!parts_players, spaced_move).map_opt(|kind| kind);
        if let Ok((behind, kind)) = alt((
            clock_time,
            bracketed_note,
            note_to_line_end,
            two_halves,
            plain_word,
        ))
        .parse(text)
        {
            self.take(kind);
            return behind;
        }
        ""
    }

    fn push(&mut self, kind: ItemKind) {
        self.items.push(RowItem {
            column: self.column,
            kind,
        });
    }

    /// A letter alone belongs to the square behind it (`G d3`), and `12. ... Nf6` is Black's.
    fn take(&mut self, kind: ItemKind) {
        match (self.items.last_mut().map(|item| &mut item.kind), kind) {
            (Some(ItemKind::Move { text, .. }), ItemKind::Move { text: square, .. })
                if is_letter(text) && goes_on_from_letter(&square) =>
            {
                text.push(' ');
                text.push_str(&square);
            }
            (Some(ItemKind::Number { black, .. }), ItemKind::Move { text, .. })
                if is_ellipsis(&text) =>
            {
                *black = true;
            }
            (_, ItemKind::Move { text, .. }) if is_placeholder(&text) => self.push(ItemKind::Blank),
            (_, kind) => self.push(kind),
        }
    }

    /// `1 - e4 c6`, `1. e2-e4 - c7-c6`: beside both moves of a row a dash holds no place.
    fn drop_dash_beside_two_moves(&mut self) {
        use ItemKind::{Blank, Move, Number};
        let kinds: Vec<&ItemKind> = self.items.iter().map(|item| &item.kind).collect();
        let place = match kinds.as_slice() {
            [Number { .. }, Blank, Move { .. }, Move { .. }] => 1,
            [Number { .. }, Move { .. }, Blank, Move { .. }] => 2,
            _ => return,
        };
        self.items.remove(place);
    }

    /// `12.`, `12)`, `12...e5`, `12/ e4`, or the bare figure where that number is due.
    fn number<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let at_head = self.items.is_empty();
        let bracketed =
            |input| delimited(one_of("(["), move_number, peek(multispace0)).parse(input);
        let (behind, figure) = match at_head {
            true => alt((bracketed, move_number)).parse(text).ok()?,
            false => move_number(text).ok()?,
        };
        let begins_block = self.context.habits.bare_blocks && self.gap > 1;
        let due =
            self.items.is_empty() || self.context.expected == Some(figure.number) || begins_block;
        let stands_alone = behind.is_empty() || behind.starts_with(char::is_whitespace);
        let is_number = figure.is_marked || stands_alone && due;
        if !is_number {
            return None;
        }
        self.context.expected = Some(figure.number.saturating_add(1));
        self.push(ItemKind::Number {
            number: figure.number,
            black: figure.black,
        });
        Some(behind)
    }

    /// `(=)`, `+`, `mate`, `e. p.` standing apart belong to the move before them.
    fn mark<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let Some(ItemKind::Move { text: written, .. }) =
            self.items.last_mut().map(|item| &mut item.kind)
        else {
            return None;
        };
        let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS).collect();
        let taken = marks_in_line(&words)?;
        let mut behind = text;
        for word in &words[..taken] {
            written.push(' ');
            written.push_str(word);
            behind = &behind.trim_start()[word.len()..];
        }
        Some(behind)
    }

    /// A spoken move stays within its column; where the gaps between words mean nothing, it may cross them.
    fn spoken<'t>(&self, text: &'t str) -> Option<(&'t str, ItemKind)> {
        let first = text.split_whitespace().next()?;
        if !spoken::is_spoken_word(first) {
            return None;
        }
        let mut words = Vec::new();
        let mut within = None;
        let mut rest = text;
        while let (Some(word), true) = (rest.split_whitespace().next(), words.len() < MOST_WORDS) {
            let gap = rest.len() - rest.trim_start().len();
            if gap > 1 && within.is_none() && !words.is_empty() {
                within = Some(words.len());
            }
            words.push(word);
            rest = &rest[gap + word.len()..];
        }
        let heard = spoken::at_head(&words[..within.unwrap_or(words.len())])
            .or_else(|| spoken::at_head(&words))?;
        let mut behind = text;
        for word in &words[..heard.words] {
            behind = &behind.trim_start()[word.len()..];
        }
        let kind = ItemKind::Move {
            text: heard.written,
            spoken: Some(words[..heard.words].join(" ")),
        };
        Some((behind, kind))
    }
}

/// The most words in a spoken move: `Bauer Eva sieben schlägt David acht Dame Schach Matt`, and a dash.
const MOST_WORDS: usize = 10;

fn chars(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
}

fn blanks(input: &str) -> IResult<&str, &str> {
    take_while1(char::is_whitespace).parse(input)
}

/// Dots of a list, and the signs with which mail is quoted, before a number.
fn bullet(input: &str) -> IResult<&str, &str> {
    let sign = alt((one_of("•·‣▪◦*>#"), satisfy(is_dash)));
    let signs =
        take_while1(|sign: char| sign.is_whitespace() || is_dash(sign) || "•·‣▪◦*>".contains(sign));
    terminated(
        preceded(peek(preceded(multispace0, sign)), signs),
        peek(move_number),
    )
    .parse(input)
}

/// `1 - 0`, `½ : ½`: two scores with blanks between them, at the end of the line.
fn spaced_result(input: &str) -> IResult<&str, ItemKind> {
    let score = |input| {
        alt((
            tag("1/2"),
            tag("½"),
            tag("0,5"),
            tag("0.5"),
            tag("1"),
            tag("0"),
        ))
        .parse(input)
    };
    let sign = alt((satisfy(is_dash), char(':')));
    let pair = recognize((score, blanks, sign, blanks, score));
    let not_castling = |pair: &str| pair.contains(['1', '½', '5']);
    map(
        terminated(verify(pair, not_castling), (multispace0, eof)),
        |pair: &str| ItemKind::Result(pair.split_whitespace().collect()),
    )
    .parse(input)
}

/// `0 - 0 - 0`.
fn spaced_castling(input: &str) -> IResult<&str, ItemKind> {
    let ring = |input| one_of("0oO").parse(input);
    let next = |input| (blanks, satisfy(is_dash), blanks, ring).parse(input);
    let castling = recognize((ring, next, opt(next)));
    map(
        terminated(castling, peek(alt((multispace1, eof)))),
        |text: &str| ItemKind::Move {
            text: text.split_whitespace().collect(),
            spoken: None,
        },
    )
    .parse(input)
}

/// A figure that may number a move.
#[derive(Clone, Copy)]
struct Figure {
    number: u32,
    /// Signs behind it show that it numbers something.
    is_marked: bool,
    black: bool,
}

/// A number of up to three figures in any shape, and the signs behind it: `12.`, `12)`, `12:`, `12/`, `12…`, `12`.
fn move_number(input: &str) -> IResult<&str, Figure> {
    let figures = take_while_m_n(1, 3, |sign: char| digit(sign).is_some());
    let number = map_opt(figures, |run: &str| {
        let first = run.chars().next().and_then(digit);
        let number = run.chars().try_fold(0, |number, sign| {
            Some(number * 10 + u32::from(digit(sign)?))
        });
        number.filter(|_| first != Some(0))
    });
    // `1/2` is a score, `1:29` a time.
    let slash = terminated(tag("/"), peek(alt((multispace1, eof))));
    let colon = terminated(
        tag(":"),
        peek(alt((
            multispace1,
            eof,
            recognize(satisfy(char::is_alphabetic)),
        ))),
    );
    // `1.-e4`, as Spanish and Catalan papers print it.
    let dashed = recognize((
        tag("."),
        satisfy(is_dash),
        peek(alt((multispace1, recognize(satisfy(char::is_alphabetic))))),
    ));
    let points = take_while1(|sign: char| {
        matches!(
            sign,
            '.' | '．' | '。' | ')' | '）' | '…' | ']' | '°' | 'º' | 'ª'
        )
    });
    let no_digit_behind = |input| {
        peek(verify(
            take_while(|sign: char| digit(sign).is_some()),
            |run: &str| run.is_empty(),
        ))
        .parse(input)
    };
    map(
        (
            number,
            no_digit_behind,
            opt(alt((slash, colon, dashed, points))),
        ),
        |(number, _, signs)| Figure {
            number,
            is_marked: signs.is_some(),
            black: signs.is_some_and(is_ellipsis),
        },
    )
    .parse(input)
}

fn word(input: &str) -> IResult<&str, &str> {
    take_till1(char::is_whitespace).parse(input)
}

/// A time, which may be of two words: `89 min`.
fn clock_time(input: &str) -> IResult<&str, ItemKind> {
    let two = recognize((word, char(' '), alt((tag("min."), tag("min"), tag("'")))));
    let one = word;
    let time = |found: &str| clock(found.trim_end_matches([',', ';'])).map(ItemKind::Clock);
    alt((map_opt(two, time), map_opt(one, time))).parse(input)
}

/// `{a good move}`, `(15)`, `(see below)`: closed within the line, and in round brackets more than a mark or one move.
fn bracketed_note(input: &str) -> IResult<&str, ItemKind> {
    let inside = |open: char, close: char| {
        let text = take_till(move |sign| sign == open || sign == close);
        delimited(char(open), text, char(close))
    };
    let is_figure = |text: &str| !text.is_empty() && text.chars().all(|sign| digit(sign).is_some());
    let is_note = move |text: &str| text.trim().contains(char::is_whitespace) || is_figure(text);
    let at_end = peek(alt((multispace1, eof)));
    let round = terminated(verify(inside('(', ')'), is_note), at_end);
    map(alt((inside('{', '}'), round)), |text: &str| {
        ItemKind::Note(text.trim().to_owned())
    })
    .parse(input)
}

/// `(good move`: a bracket that is never closed before words none of which is a move.
fn note_to_line_end(input: &str) -> IResult<&str, ItemKind> {
    let is_note = |text: &str| {
        let mut words = text.split_whitespace();
        words.clone().any(|word| word.contains(char::is_alphabetic))
            && words.all(|word| !is_move(word))
    };
    let behind = take_till(|sign| matches!(sign, '(' | ')' | '{' | '}' | '[' | ']'));
    map(
        delimited(one_of("({["), verify(behind, is_note), eof),
        |text: &str| ItemKind::Note(text.trim().to_owned()),
    )
    .parse(input)
}

/// `{Ba4 Nf6}` behind a number: a row that somebody put into brackets. Gives the bracket; the words behind it are read as if
/// it were not there.
fn row_in_brackets(input: &str) -> IResult<&str, char> {
    let (inside, bracket) = one_of("({[").parse(input)?;
    let row = terminated(
        take_till1(|sign| matches!(sign, '(' | ')' | '{' | '}' | '[' | ']')),
        (one_of(")}]"), multispace0, eof),
    );
    let is_row = |row: &str| row.trim().contains(' ') && row.split_whitespace().all(is_move);
    peek(verify(row, is_row)).parse(inside)?;
    Ok((inside, bracket))
}

/// `e2 - e4`, `Sg1 - f3`, `e2 → e4`, `gxh8 = Q`: blanks around the sign between the two halves of a move.
fn spaced_move(input: &str) -> IResult<&str, ItemKind> {
    let half = |input| {
        take_while1(|sign: char| {
            !sign.is_whitespace() && !is_dash(sign) && !is_arrow(sign) && sign != '='
        })
        .parse(input)
    };
    let from = verify(half, |half: &str| ends_in_square(half));
    let to = verify(word, |half: &str| begins_with_square(half));
    let path = recognize((
        from,
        blanks,
        satisfy(|sign| is_dash(sign) || is_arrow(sign) || matches!(sign, 'x' | 'X' | '×' | ':')),
        blanks,
        to,
    ));
    let pawn = verify(half, |half: &str| {
        half.ends_with(['1', '8']) && ends_in_square(half)
    });
    let piece = verify(word, |word: &str| {
        word.chars().count() <= 3
            && word.starts_with(char::is_alphabetic)
            && !word.contains(|sign| digit(sign).is_some())
    });
    let promotion = recognize((pawn, multispace0, char('='), multispace0, piece));
    map(alt((path, promotion)), |text: &str| ItemKind::Move {
        text: text.split_whitespace().collect(),
        spoken: None,
    })
    .parse(input)
}

fn is_arrow(sign: char) -> bool {
    matches!(sign, '→' | '➔' | '➜' | '⇒' | '>')
}

/// Whether a word ends in a file of any script and a rank.
fn ends_in_square(word: &str) -> bool {
    let mut signs = word.chars().rev();
    let rank = signs.next().and_then(digit);
    rank.is_some_and(|rank| (1..=8).contains(&rank))
        && signs.next().is_some_and(char::is_alphabetic)
}

/// Whether a word ends in a square that no piece leaves at the first move.
pub(super) fn ends_beyond_second_rank(word: &str) -> bool {
    ends_in_square(word) && !word.ends_with(|sign| digit(sign).is_some_and(|rank| rank <= 2))
}

fn begins_with_square(word: &str) -> bool {
    let mut signs = word.chars();
    signs.next().is_some_and(char::is_alphabetic)
        && signs
            .next()
            .and_then(digit)
            .is_some_and(|rank| (1..=8).contains(&rank))
}

fn plain_word(input: &str) -> IResult<&str, ItemKind> {
    map(word, |word: &str| {
        let bare = word.trim_end_matches([',', ';']);
        let score = bare.trim_end_matches(['!', '.']);
        match is_result(score) {
            true => ItemKind::Result(score.to_owned()),
            false => ItemKind::Move {
                text: bare.to_owned(),
                spoken: None,
            },
        }
    })
    .parse(input)
}

/// Whether a word is a score, also one with letters for its figures.
pub(super) fn is_result(word: &str) -> bool {
    read_result_token(word.as_bytes()).is_some() || with_letters_for_figures(word).is_some()
}

/// Whether a word is a move in some alphabet, or in descriptive notation.
pub(super) fn is_move(text: &str) -> bool {
    let readable = |token: &str| {
        let mut sets = candidates(token).iter();
        sets.any(|set| !read_move(token, set.alphabet()).is_empty())
    };
    !text.is_empty() && (readable(text) || is_descriptive(text) || spoken::cell(text).is_some())
}

/// The number that a box holds and nothing else: `12`, `12.`, `12)`.
pub(super) fn bare_number(text: &str) -> Option<u32> {
    let (behind, figure) = move_number(text.trim()).ok()?;
    behind.is_empty().then_some(figure.number)
}

/// A number with its sign before a move, `1. e4`: the number and what stands behind it.
pub(super) fn numbered(text: &str) -> Option<(u32, &str)> {
    let (behind, figure) = move_number(text.trim()).ok()?;
    let behind = behind.trim_start();
    (figure.is_marked && !behind.is_empty()).then_some((figure.number, behind))
}

fn is_letter(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(char::is_alphabetic) && chars.next().is_none()
}

/// Whether a word may stand behind the letter of its piece: `d3` of `G d3`, `xe5` of `N xe5`, `bd2`, `1d2`.
fn goes_on_from_letter(word: &str) -> bool {
    let ending = |sign: char| !sign.is_alphanumeric();
    ends_in_square(word.trim_end_matches(ending))
}

/// Whether a word is several moves and their numbers without blanks: `e4e52.Nf3Nc6`.
pub(super) fn is_glued_score(word: &str) -> bool {
    let signs: Vec<char> = word.chars().collect();
    let is_square = |pair: &[char]| matches!(pair, ['a'..='h', '1'..='8']);
    let is_number = |pair: &[char]| digit(pair[0]).is_some() && pair[1] == '.';
    signs.windows(2).filter(|pair| is_square(pair)).count() > 2 && signs.windows(2).any(is_number)
}

fn is_ellipsis(text: &str) -> bool {
    text.contains('…') || (text.len() > 1 && text.chars().all(|sign| sign == '.'))
}

/// A stroke or a dotted line where a move should stand. Two dashes are a null move.
pub(super) fn is_placeholder(word: &str) -> bool {
    let one_dash = word.chars().count() == 1 && word.chars().all(is_dash);
    one_dash || is_ellipsis(word) || (!word.is_empty() && word.chars().all(|sign| sign == '_'))
}
