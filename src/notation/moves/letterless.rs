//! Moves that say nothing in the letters of a language: castling, the null
//! move, and ICCF numeric notation.

use nom::branch::alt;
use nom::character::complete::{anychar, char, satisfy};
use nom::combinator::{map_opt, opt, value};
use nom::multi::many_m_n;
use nom::sequence::{pair, preceded};
use nom::{IResult, Parser};

use super::lookalike::{fold, is_dash};
use super::marks::{MarkPlace, marked};
use super::written::{NotationStyle, Spelling, WrittenKind, WrittenMove};
use crate::board::{Role, Side, Square};

pub(super) fn read_letterless(token: &str) -> Option<WrittenMove> {
    castle(token)
        .or_else(|| null(token))
        .or_else(|| iccf(token))
}

/// `O-O`, `0-0-0`, `oo`: letters O of three scripts or zeros, with or without dashes.
fn castle(token: &str) -> Option<WrittenMove> {
    let circle = || satisfy(|c| matches!(fold(c), 'O' | 'o' | '0'));
    let dashed = preceded(opt(satisfy(is_dash)), circle());
    let circles: IResult<&str, _> = pair(circle(), many_m_n(1, 2, dashed)).parse(token);
    let (rest, (first, others)) = circles.ok()?;
    let side = match others.len() {
        1 => Side::Short,
        _ => Side::Long,
    };
    let spelling = match first.is_ascii() && others.iter().all(char::is_ascii) {
        true => Spelling::Plain,
        false => Spelling::Folded,
    };
    marked(
        WrittenKind::Castle(side),
        NotationStyle::Short,
        spelling,
        MarkPlace::BehindPiece,
        rest,
    )
}

fn null(token: &str) -> Option<WrittenMove> {
    let named =
        matches!(token, "Z0" | "0000" | "@@@@" | "<>") || token.eq_ignore_ascii_case("null");
    let dashes = token.chars().count() == 2 && token.chars().all(is_dash);
    (named || dashes).then_some(WrittenMove::plain(WrittenKind::Null, NotationStyle::Short))
}

/// ICCF numeric: two digits a square, a fifth for the promotion (`5254`, `57581`).
fn iccf(token: &str) -> Option<WrittenMove> {
    let coordinate = || {
        map_opt(anychar, |c: char| {
            c.to_digit(10)?.checked_sub(1).filter(|d| *d < 8)
        })
    };
    let square = || {
        map_opt(pair(coordinate(), coordinate()), |(file, rank)| {
            Some(Square::at(
                u8::try_from(file).ok()?,
                u8::try_from(rank).ok()?,
            ))
        })
    };
    let promotion = alt((
        value(Role::Queen, char::<_, nom::error::Error<&str>>('1')),
        value(Role::Rook, char('2')),
        value(Role::Bishop, char('3')),
        value(Role::Knight, char('4')),
    ));
    let (rest, (from, to, promotion)) = (square(), square(), opt(promotion)).parse(token).ok()?;
    let kind = WrittenKind::Squares {
        from,
        to,
        capture: false,
        promotion,
    };
    marked(
        kind,
        NotationStyle::Iccf,
        Spelling::Plain,
        MarkPlace::BehindPawn,
        rest,
    )
}
