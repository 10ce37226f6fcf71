//! Recognises descriptive notation, English (`P-K4`, `N-KB3`, `QxBP`) and that
//! of the Romance languages (`P4R`, `C3AR`). It is recognised to be named, not
//! to be played: its squares depend on who writes.

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, one_of, satisfy};
use nom::combinator::{opt, recognize, value};
use nom::multi::many_m_n;
use nom::sequence::{delimited, pair, preceded};
use nom::{IResult, Parser};

use super::lookalike::{is_dash, visible};
use super::marks::{MarkPlace, marks};

/// True if the whole token is a move in descriptive notation. Captures such as
/// `NxN` are so too, though `read_move` can play them.
pub fn is_descriptive(token: &str) -> bool {
    let token = visible(token.trim());
    let reads = |grammar: fn(&str) -> IResult<&str, ()>| {
        grammar(&token).is_ok_and(|(rest, ())| marks(MarkPlace::BehindPawn, rest).is_some())
    };
    reads(english_move) || reads(capture) || reads(romance_move)
}

fn english_piece(input: &str) -> IResult<&str, &str> {
    alt((tag("Kt"), recognize(one_of("KQRBNP")))).parse(input)
}

/// `K4`, `KB3`, `QKt5`.
fn english_square(input: &str) -> IResult<&str, ()> {
    let files = many_m_n(1, 2, alt((tag("Kt"), recognize(one_of("KQRBN")))));
    value((), pair(files, one_of("12345678"))).parse(input)
}

fn brackets(input: &str) -> IResult<&str, ()> {
    let place = || {
        alt((
            english_square,
            value((), one_of("12345678")),
            value((), english_piece),
        ))
    };
    alt((
        delimited(char('('), place(), char(')')),
        preceded(char('/'), place()),
        preceded(char('='), place()),
    ))
    .parse(input)
}

/// `P-K4`, `QR-Q1`, `N(1)-K2`, `P-K8(Q)`.
fn english_move(input: &str) -> IResult<&str, ()> {
    let piece = pair(many_m_n(1, 2, english_piece), opt(brackets));
    value((), (piece, satisfy(is_dash), english_square, opt(brackets))).parse(input)
}

/// `QxBP`, `RPxP`, `NxP/K5`, `PxP`.
fn capture(input: &str) -> IResult<&str, ()> {
    let romance_piece = || recognize(one_of("RDTACFP"));
    let piece = || many_m_n(1, 3, alt((english_piece, romance_piece())));
    value(
        (),
        (
            piece(),
            opt(brackets),
            one_of("x×:"),
            piece(),
            opt(brackets),
        ),
    )
    .parse(input)
}

/// `P4R`, `C3AR`, `CD2D`: the rank stands before the file.
fn romance_move(input: &str) -> IResult<&str, ()> {
    let piece = many_m_n(1, 2, one_of("RDTACFP"));
    let files = many_m_n(1, 2, one_of("RDTACF"));
    value((), (piece, one_of("12345678"), files)).parse(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptive_moves() {
        for token in [
            "P-K4", "P–Q4", "N-KB3", "Kt-KB3", "B-QKt5", "QR-Q1", "N(1)-K2", "R/1-K1", "P-K8(Q)",
            "P-K8=Q", "QxP", "QxBP", "RPxP", "NxP/K5", "B-N5ch", "QxBPch.", "P4R", "C3AR", "P4D!",
            "CD2D",
        ] {
            assert!(is_descriptive(token), "{token}");
        }
    }

    #[test]
    fn algebraic_moves_are_not_descriptive() {
        for token in [
            "e4", "N-f3", "Nf3", "Nxe5", "exd5", "O-O", "e8=Q", "R1e2", "", "P", "P-K9", "1-0",
            "Rd1",
        ] {
            assert!(!is_descriptive(token), "{token}");
        }
    }
}
