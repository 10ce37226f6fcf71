//! The words of a row, one by one: move numbers, times, notes, results, and moves that hold blanks themselves (`e2 - e4`,
//! `gxh8 = Q`). How they stand beside one another in a line is told by `row`.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_till1, take_while, take_while_m_n, take_while1};
use nom::character::complete::{char, multispace0, multispace1, one_of, satisfy};
use nom::combinator::{eof, map, map_opt, opt, peek, recognize, verify};
use nom::sequence::{delimited, preceded, terminated};
use nom::{IResult, Parser};

use super::clock::clock;
use super::row::ItemKind;
use super::spoken;
use crate::notation::moves::descriptive::is_descriptive;
use crate::notation::moves::letter_sets::candidates;
use crate::notation::moves::lookalike::{digit, is_arrow, is_dash};
use crate::notation::moves::reader::read_move;
use crate::notation::words::result::{read_result_token, with_letters_for_figures};

pub(super) fn blanks(input: &str) -> IResult<&str, &str> {
    take_while1(char::is_whitespace).parse(input)
}

/// Dots of a list, and the signs with which mail is quoted, before a number.
pub(super) fn bullet(input: &str) -> IResult<&str, &str> {
    let sign = alt((one_of("•·‣▪◦*>#"), satisfy(is_dash)));
    let signs = take_while1(|sign: char| {
        sign.is_whitespace() || is_dash(sign) || "•·‣▪◦*>#".contains(sign)
    });
    terminated(
        preceded(peek(preceded(multispace0, sign)), signs),
        peek(move_number),
    )
    .parse(input)
}

/// `1 - 0`, `½ : ½`: two scores with blanks between them, at the end of the line.
pub(super) fn spaced_result(input: &str) -> IResult<&str, ItemKind> {
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

/// `0 - 0 - 0`, `0 0`.
pub(super) fn spaced_castling(input: &str) -> IResult<&str, ItemKind> {
    let ring = |input| one_of("0oO").parse(input);
    let next = |input| (blanks, opt((satisfy(is_dash), blanks)), ring).parse(input);
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
pub(super) struct Figure {
    pub(super) number: u32,
    /// Signs behind it show that it numbers something.
    pub(super) is_marked: bool,
    pub(super) black: bool,
}

/// A number of up to three figures in any shape, and the signs behind it: `12.`, `12)`, `12:`, `12/`, `12…`, `12`.
pub(super) fn move_number(input: &str) -> IResult<&str, Figure> {
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

pub(super) fn word(input: &str) -> IResult<&str, &str> {
    take_till1(char::is_whitespace).parse(input)
}

/// A time, which may be of two words: `89 min`.
pub(super) fn clock_time(input: &str) -> IResult<&str, ItemKind> {
    let two = recognize((word, char(' '), alt((tag("min."), tag("min"), tag("'")))));
    let one = word;
    let time = |found: &str| clock(found.trim_end_matches([',', ';'])).map(ItemKind::Clock);
    alt((map_opt(two, time), map_opt(one, time))).parse(input)
}

/// `{a good move}`, `(15)`, `(see below)`: closed within the line, and in round brackets more than a mark or one move.
pub(super) fn bracketed_note(input: &str) -> IResult<&str, ItemKind> {
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
pub(super) fn note_to_line_end(input: &str) -> IResult<&str, ItemKind> {
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
pub(super) fn row_in_brackets(input: &str) -> IResult<&str, char> {
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
pub(super) fn spaced_move(input: &str) -> IResult<&str, ItemKind> {
    let half = |input| {
        take_while1(|sign: char| {
            !sign.is_whitespace() && !is_dash(sign) && !is_arrow(sign) && !matches!(sign, '=' | '>')
        })
        .parse(input)
    };
    let from = verify(half, |half: &str| ends_in_square(half));
    let to = verify(word, |half: &str| begins_with_square(half));
    let between = recognize((
        satisfy(|sign| {
            is_dash(sign) || is_arrow(sign) || matches!(sign, 'x' | 'X' | '×' | ':' | '=' | '>')
        }),
        opt(char('>')),
    ));
    let path = recognize((from, blanks, between, blanks, to));
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

/// Whether a word ends in a file of any script and a rank.
pub(super) fn ends_in_square(word: &str) -> bool {
    let mut signs = word.chars().rev();
    let rank = signs.next().and_then(digit);
    rank.is_some_and(|rank| (1..=8).contains(&rank))
        && signs.next().is_some_and(char::is_alphabetic)
}

/// Whether a word ends in a square that no piece leaves at the first move.
pub(super) fn ends_beyond_second_rank(word: &str) -> bool {
    ends_in_square(word) && !word.ends_with(|sign| digit(sign).is_some_and(|rank| rank <= 2))
}

pub(super) fn begins_with_square(word: &str) -> bool {
    let mut signs = word.chars();
    signs.next().is_some_and(char::is_alphabetic)
        && signs
            .next()
            .and_then(digit)
            .is_some_and(|rank| (1..=8).contains(&rank))
}

/// `e4,e5`: two moves with a comma between them; the first, up to the comma.
pub(super) fn before_comma(input: &str) -> IResult<&str, ItemKind> {
    let half = |input| take_till1(|sign: char| sign.is_whitespace() || sign == ',').parse(input);
    let first = verify(half, |half: &str| is_move(half));
    let second = verify(half, |half: &str| is_move(half));
    map(
        terminated(first, (char(','), peek(second))),
        |text: &str| ItemKind::Move {
            text: text.to_owned(),
            spoken: None,
        },
    )
    .parse(input)
}

pub(super) fn plain_word(input: &str) -> IResult<&str, ItemKind> {
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

/// The number that a box holds and nothing else: `12`, `12.`, `12)`; Excel may write it with its decimal comma, `12,0`.
pub(super) fn bare_number(text: &str) -> Option<u32> {
    let text = text.trim();
    let (behind, figure) = move_number(text.strip_suffix(",0").unwrap_or(text)).ok()?;
    behind.is_empty().then_some(figure.number)
}

/// A number with its sign before a move, `1. e4`: the number and what stands behind it.
pub(super) fn numbered(text: &str) -> Option<(u32, &str)> {
    let (behind, figure) = move_number(text.trim()).ok()?;
    let behind = behind.trim_start();
    (figure.is_marked && !behind.is_empty()).then_some((figure.number, behind))
}

pub(super) fn is_letter(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(char::is_alphabetic) && chars.next().is_none()
}

/// A letter alone that is no file, perhaps in brackets: the piece of a promotion.
pub(super) fn is_piece_alone(word: &str) -> bool {
    let inside = word.trim_matches(['(', ')', '=', '/']);
    is_letter(inside) && inside.chars().all(char::is_uppercase)
}

/// Whether a word may stand behind the letter of its piece: `d3` of `G d3`, `xe5` of `N xe5`, `bd2`, `1d2`.
pub(super) fn goes_on_from_letter(word: &str) -> bool {
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

pub(super) fn is_ellipsis(text: &str) -> bool {
    text.contains('…') || (text.len() > 1 && text.chars().all(|sign| sign == '.'))
}

/// A stroke or a dotted line where a move should stand. Two dashes are a null move.
pub(super) fn is_placeholder(word: &str) -> bool {
    let one_dash = word.chars().count() == 1 && word.chars().all(is_dash);
    one_dash || is_ellipsis(word) || (!word.is_empty() && word.chars().all(|sign| sign == '_'))
}
