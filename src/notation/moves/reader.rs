//! The general move reader: one token, one alphabet, every notation in which
//! players write moves. It is forgiving of custom and strict about rubbish: the
//! whole token must be understood, or there is no reading. It asks no board,
//! and does not choose the alphabet.

mod capitals;

use std::borrow::Cow;

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{anychar, char, one_of, satisfy};
use nom::combinator::{map, map_opt, opt, value};
use nom::sequence::pair;
use nom::{IResult, Parser};

use super::alphabet::{Alphabet, english};
use super::letterless::read_letterless;
use super::lookalike::{digit, fold, is_arrow, is_dash, visible};
use super::marks::{MarkPlace, marked};
pub use super::readings::Readings;
use super::written::{NotationStyle, Spelling, WrittenKind, WrittenMove};
use crate::board::{Role, Square};

/// The longest token that is tried, in bytes. No notation writes a longer move, and every alphabet tries every word.
const LONGEST_MOVE: usize = 128;

/// All ways to read `token` in the letters of `alphabet`, best first.
pub fn read_move(token: &str, alphabet: &Alphabet) -> Readings {
    if token.len() > LONGEST_MOVE {
        return Readings::none();
    }
    let token = visible(token.trim());
    let token = closed_up(&token);
    let reader = AlphabetReader { alphabet };
    let mut readings = Readings::none();
    if let Some(reading) = read_letterless(&token) {
        readings.add(reading);
        return readings;
    }
    if let Some(reading) = reader.squares(&token) {
        readings.add(reading);
        // In Arabic and in braille a file may be a piece's letter too: `و4f6` is also a queen of the fourth rank. Elsewhere
        // a small letter may: `b4c5`.
        let may_be_piece = |spelling| alphabet.pieces_at(&token, spelling).next().is_some();
        if ![Spelling::Plain, Spelling::Lowercase]
            .into_iter()
            .any(may_be_piece)
        {
            return readings;
        }
    }
    for spelling in [
        Spelling::Plain,
        Spelling::Folded,
        Spelling::Alternate,
        Spelling::Lowercase,
    ] {
        for letter in alphabet.pieces_at(&token, spelling) {
            if letter.role == Role::Pawn {
                // A letter that is also a file names the file before it names the pawn: Arabic `ب7-ب5`.
                readings.add_all(reader.pawn(&token));
            }
            let (written, rest) = token.split_at(letter.len);
            let head = HeadLetter {
                role: letter.role,
                spelling,
                // A small letter that is also a file is a weaker sign of a piece, so less may follow it.
                is_file: spelling == Spelling::Lowercase && reader.is_file(written),
            };
            let named = reader.piece(head, rest);
            readings.add_all(named.or_else(|| reader.takes(head, rest)));
        }
        if spelling == Spelling::Plain {
            readings.add_all(reader.pawn(&token));
        }
    }
    if readings.is_empty() {
        reader.capitals(&token, &mut readings);
    }
    readings
}

/// The token without blanks beside a sign: `e2 - e4`, `N x e5`, `h8 = Q`.
pub(super) fn closed_up(token: &str) -> Cow<'_, str> {
    if !token.contains(char::is_whitespace) {
        return Cow::Borrowed(token);
    }
    let is_sign = |c: char| is_capture_sign(c) || is_dash(c) || is_arrow(c) || c == '=';
    let mut closed = String::with_capacity(token.len());
    for part in token.split_whitespace() {
        let joins = closed.ends_with(is_sign) || part.starts_with(is_sign);
        if !joins && !closed.is_empty() {
            closed.push(' ');
        }
        closed.push_str(part);
    }
    Cow::Owned(closed)
}

/// The letter at the head of a token.
#[derive(Clone, Copy)]
struct HeadLetter {
    role: Role,
    spelling: Spelling,
    is_file: bool,
}

/// How much of the square of departure is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WrittenDeparture {
    Nothing,
    File,
    Rank,
    Square,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    None,
    Dash,
    Capture,
}

/// Squares and signs of a move, before the marks behind it.
#[derive(Clone, Copy)]
struct Path {
    from_file: Option<u8>,
    from_rank: Option<u8>,
    sign: Sign,
    to_file: u8,
    to_rank: Option<u8>,
    spelling: Spelling,
}

/// A reader of one alphabet.
#[derive(Clone, Copy)]
struct AlphabetReader<'a> {
    alphabet: &'a Alphabet,
}

impl AlphabetReader<'_> {
    /// A piece named by a letter: `Nf3`, `Nbd2`, `N1xd2`, `Ng1-f3`, `N-f3`, `Pe4`.
    fn piece(self, head: HeadLetter, rest: &str) -> Option<WrittenMove> {
        let origins = [
            WrittenDeparture::Nothing,
            WrittenDeparture::File,
            WrittenDeparture::Rank,
            WrittenDeparture::Square,
        ];
        origins.into_iter().find_map(|origin| {
            let (rest, path) = self.path(origin, rest).ok()?;
            let names_a_square = origin == WrittenDeparture::Square;
            if head.is_file && path.sign == Sign::Dash && !names_a_square {
                return None;
            }
            self.finish(
                head.role,
                head.role == Role::Pawn,
                head.spelling,
                path,
                rest,
            )
        })
    }

    /// A pawn without a letter: `e4`, `ed5`, `exd5`, `xd5`, `ed`, `exd`.
    fn pawn(self, token: &str) -> Option<WrittenMove> {
        let origins = [WrittenDeparture::Nothing, WrittenDeparture::File];
        let to_a_square = origins.into_iter().find_map(|origin| {
            let (rest, path) = self.path(origin, token).ok()?;
            let odd_sign = match origin {
                // `Xe4`: a capital `X` at the head is no capture sign, but the rook of a language that was not asked
                // for.
                WrittenDeparture::Nothing => {
                    path.sign == Sign::Dash || token.starts_with(['X', '*'])
                }
                _ => path.sign == Sign::Dash,
            };
            if odd_sign {
                return None;
            }
            self.finish(Role::Pawn, false, Spelling::Plain, path, rest)
        });
        to_a_square.or_else(|| {
            let (rest, path) = self.files_only(token).ok()?;
            self.finish(Role::Pawn, false, Spelling::Plain, path, rest)
        })
    }

    /// A piece takes a piece: `NxN`, `PxPe5`.
    fn takes(self, head: HeadLetter, rest: &str) -> Option<WrittenMove> {
        if head.spelling == Spelling::Lowercase {
            return None;
        }
        let (rest, _) = capture_sign(rest).ok()?;
        for spelling in [Spelling::Plain, Spelling::Folded, Spelling::Alternate] {
            for victim in self.alphabet.pieces_at(rest, spelling) {
                let Ok((behind, to)) = opt(|i| self.square(i)).parse(&rest[victim.len..]) else {
                    continue;
                };
                let square_spelling = to.map_or(Spelling::Plain, |(_, s)| s);
                let kind = WrittenKind::Takes {
                    role: head.role,
                    victim: victim.role,
                    to: to.map(|(square, _)| square),
                };
                let spelling = head.spelling.max(spelling).max(square_spelling);
                let reading = marked(
                    kind,
                    NotationStyle::Short,
                    spelling,
                    MarkPlace::BehindPawn,
                    behind,
                );
                if reading.is_some() {
                    return reading;
                }
            }
        }
        None
    }

    /// Two squares, with or without a sign between them: `e2e4`, `e7e8q`, `e1g1`, `g1-f3`, `d8xd5`, `e2→e4`.
    fn squares(self, token: &str) -> Option<WrittenMove> {
        let (rest, ((from, a), sign, (to, b))) = (|i| self.square(i), sign, |i| self.square(i))
            .parse(token)
            .ok()?;
        let (rest, late_capture) = opt(char::<_, nom::error::Error<&str>>(':'))
            .parse(rest)
            .ok()?;
        let capture = sign == Sign::Capture || late_capture.is_some();
        let is_bare = sign == Sign::None && !capture;
        let style = match is_bare {
            true => NotationStyle::Uci,
            false => NotationStyle::Long,
        };
        let build = |promotion: Option<Role>, spelling: Spelling, behind: &str| {
            let kind = WrittenKind::Squares {
                from,
                to,
                capture,
                promotion,
            };
            let spelling = spelling.max(a).max(b);
            marked(kind, style, spelling, MarkPlace::BehindPawn, behind)
        };
        let plain = || build(None, Spelling::Plain, rest);
        if !is_last_rank(to.rank()) {
            return plain();
        }
        // UCI's own letters are English whatever the alphabet of the sheet.
        let native = || {
            let mut letters = english().pieces_at(rest, Spelling::Lowercase);
            letters.find_map(|l| build(Some(l.role), Spelling::Plain, &rest[l.len..]))
        };
        let own = || self.promotion(PromotionLetters::Any, rest, &build);
        // Capitals first: behind `f2f1` a Czech `J` is a knight and no Spanish check.
        let certain = self
            .promotion(PromotionLetters::Capital, rest, &build)
            .or_else(plain);
        match is_bare {
            true => certain.or_else(native).or_else(own),
            false => certain.or_else(own).or_else(native),
        }
    }

    /// Whether a letter is that of a file.
    fn is_file(self, letter: &str) -> bool {
        let mut chars = letter.chars();
        let file = chars.next().and_then(|c| self.alphabet.file(c));
        file.is_some() && chars.next().is_none()
    }

    fn path(self, origin: WrittenDeparture, input: &str) -> IResult<&str, Path> {
        let (rest, from_file) = match origin {
            WrittenDeparture::File | WrittenDeparture::Square => {
                map(|i| self.file(i), Some).parse(input)?
            }
            WrittenDeparture::Nothing | WrittenDeparture::Rank => (input, None),
        };
        let (rest, from_rank) = match origin {
            WrittenDeparture::Rank | WrittenDeparture::Square => map(rank, Some).parse(rest)?,
            WrittenDeparture::Nothing | WrittenDeparture::File => (rest, None),
        };
        let (rest, (sign, (to, to_spelling))) = pair(sign, |i| self.square(i)).parse(rest)?;
        let from_spelling = from_file.map_or(Spelling::Plain, |(_, s)| s);
        let path = Path {
            from_file: from_file.map(|(file, _)| file),
            from_rank,
            sign,
            to_file: to.file(),
            to_rank: Some(to.rank()),
            spelling: from_spelling.max(to_spelling),
        };
        Ok((rest, path))
    }

    /// `ed`, `exd`: only between neighbouring files, or any two letters would be a move.
    fn files_only(self, input: &str) -> IResult<&str, Path> {
        let sign = map(opt(capture_sign), |x| {
            x.map_or(Sign::None, |()| Sign::Capture)
        });
        let files = (|i| self.file(i), sign, |i| self.file(i));
        map_opt(files, |((from, a), sign, (to, b))| {
            (from.abs_diff(to) == 1).then_some(Path {
                from_file: Some(from),
                from_rank: None,
                sign,
                to_file: to,
                to_rank: None,
                spelling: a.max(b),
            })
        })
        .parse(input)
    }

    /// The late capture sign (`ed5:`), the promotion and the marks.
    fn finish(
        self,
        role: Role,
        pawn_letter: bool,
        letter: Spelling,
        path: Path,
        rest: &str,
    ) -> Option<WrittenMove> {
        let (rest, late_capture) = opt(char::<_, nom::error::Error<&str>>(':'))
            .parse(rest)
            .ok()?;
        let style = match (path.from_file, path.from_rank) {
            (Some(_), Some(_)) => NotationStyle::Long,
            _ => NotationStyle::Short,
        };
        let place = match (role, letter) {
            // A small letter may be the file of a pawn: in `bxa8D` the capital is a queen and no diagram.
            (Role::Pawn, _) | (_, Spelling::Lowercase) => MarkPlace::BehindPawn,
            _ => MarkPlace::BehindPiece,
        };
        let build = |promotion: Option<Role>, spelling: Spelling, behind: &str| {
            let kind = WrittenKind::Piece {
                role,
                from_file: path.from_file,
                from_rank: path.from_rank,
                to_file: path.to_file,
                to_rank: path.to_rank,
                capture: path.sign == Sign::Capture || late_capture.is_some(),
                promotion,
                pawn_letter,
            };
            let spelling = spelling.max(letter).max(path.spelling);
            marked(kind, style, spelling, place, behind)
        };
        let plain = || build(None, Spelling::Plain, rest);
        match (role, path.to_rank) {
            // Small letters without a sign come last: `e8sch` is a check, not a knight.
            (Role::Pawn, Some(rank)) if is_last_rank(rank) => self
                .promotion(PromotionLetters::Capital, rest, &build)
                .or_else(plain)
                .or_else(|| self.promotion(PromotionLetters::Any, rest, &build)),
            (Role::Pawn, None) if rest.starts_with('=') => self
                .promotion(PromotionLetters::Capital, rest, &build)
                .or_else(plain),
            _ => plain(),
        }
    }

    /// `=D`, `(D)`, `/D`, `-D`, `D` and what stands behind.
    fn promotion(
        self,
        letters: PromotionLetters,
        rest: &str,
        build: &impl Fn(Option<Role>, Spelling, &str) -> Option<WrittenMove>,
    ) -> Option<WrittenMove> {
        let signed = alt((
            value(
                Some(')'),
                alt((
                    tag::<_, _, nom::error::Error<&str>>("(="),
                    tag("=("),
                    tag("("),
                )),
            ),
            value(None, one_of("=/")),
            value(None, satisfy(is_dash)),
        ))
        .parse(rest);
        let (letter, closing, small) = match signed {
            Ok((letter, closing)) => (letter, closing, true),
            Err(_) => (rest, None, letters == PromotionLetters::Any),
        };
        for spelling in [
            Spelling::Plain,
            Spelling::Folded,
            Spelling::Alternate,
            Spelling::Lowercase,
        ] {
            if spelling == Spelling::Lowercase && !small {
                continue;
            }
            for found in self.alphabet.pieces_at(letter, spelling) {
                let behind = &letter[found.len..];
                let behind = match closing {
                    Some(bracket) => behind.strip_prefix(bracket),
                    None => Some(behind),
                };
                // A small promotion letter is the custom of half the world, and
                // never mistaken for a file: it is no flaw of spelling.
                let counted = match spelling {
                    Spelling::Lowercase => Spelling::Plain,
                    other => other,
                };
                let reading = behind.and_then(|b| build(Some(found.role), counted, b));
                if reading.is_some() {
                    return reading;
                }
            }
        }
        None
    }

    fn file(self, input: &str) -> IResult<&str, (u8, Spelling)> {
        map_opt(anychar, |c| self.alphabet.file(c)).parse(input)
    }

    fn square(self, input: &str) -> IResult<&str, (Square, Spelling)> {
        map(pair(|i| self.file(i), rank), |((file, spelling), rank)| {
            (Square::at(file, rank), spelling)
        })
        .parse(input)
    }
}

/// Which letters may name the new piece where no sign announces it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PromotionLetters {
    Capital,
    Any,
}

fn is_last_rank(rank: u8) -> bool {
    rank == 0 || rank == 7
}

fn rank(input: &str) -> IResult<&str, u8> {
    map_opt(anychar, |c| digit(c)?.checked_sub(1).filter(|r| *r < 8)).parse(input)
}

fn sign(input: &str) -> IResult<&str, Sign> {
    let drawn_arrow = pair(satisfy(|c| is_dash(c) || c == '='), char('>'));
    let written = alt((
        value(Sign::Capture, capture_sign),
        value(Sign::Dash, drawn_arrow),
        value(Sign::Dash, satisfy(|c| is_dash(c) || is_arrow(c))),
    ));
    map(opt(written), |s| s.unwrap_or(Sign::None)).parse(input)
}

fn capture_sign(input: &str) -> IResult<&str, ()> {
    value((), satisfy(is_capture_sign)).parse(input)
}

pub fn is_capture_sign(c: char) -> bool {
    matches!(fold(c), 'x' | 'X' | ':' | '×' | '✕' | '*')
}

#[cfg(test)]
mod tests;
