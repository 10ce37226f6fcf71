//! Commands inside comments, `[%claim threefold black Nf3]` and its kin, the clocks (`[%clk]`, `[%emt]`,
//! `[%egt]`), and the draw offer `(=)`. They are read here into what they say; whether a claim is right is for
//! the rules. Commands of other programs (`[%eval]`, `[%csl]` …) are theirs and pass unread.

use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case, take_till, take_while1};
use nom::character::complete::{i64 as integer, space0, space1};
use nom::combinator::{map, opt, value, verify};
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use crate::board::Color;
use crate::notation::words::clock::{ClockTime, ReadingKind, read_time};

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimKind {
    Threefold,
    Fifty,
    Flag,
    Mate,
    Stalemate,
    Dead,
    Agreement,
    NormalMeans,
}

impl ClaimKind {
    pub fn word(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::Fifty => "fifty",
            ClaimKind::Flag => "flag",
            ClaimKind::Mate => "mate",
            ClaimKind::Stalemate => "stalemate",
            ClaimKind::Dead => "dead",
            ClaimKind::Agreement => "agreement",
            ClaimKind::NormalMeans => "normal-means",
        }
    }
}

/// One command, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnCommand {
    Claim {
        kind: ClaimKind,
        by: Option<Color>,
        /// The intended move, written down and perhaps not played.
        intended: Option<String>,
    },
    OfferDraw,
    /// An illegal move completed on the board and taken back.
    Illegal {
        written: String,
    },
    Sealed,
    Adjourned,
    Penalty {
        color: Color,
        seconds: i64,
    },
    Resigns {
        color: Color,
    },
    /// Both players agreed to a draw.
    Agreed,
    /// What a clock showed, or what was used.
    Clock {
        kind: ReadingKind,
        shown: ClockTime,
    },
    /// A command of ours that does not follow its grammar.
    Malformed {
        written: String,
    },
}

/// Every command of ours in a comment, in order, and the offers `(=)`.
pub fn read_commands(comment: &str, mut each: impl FnMut(PgnCommand)) {
    let mut rest = comment;
    while let Some(at) = memchr::memchr2(b'[', b'(', rest.as_bytes()) {
        rest = &rest[at..];
        if let Some(behind) = rest.strip_prefix("(=)") {
            each(PgnCommand::OfferDraw);
            rest = behind;
        } else if rest.starts_with("[%") && is_ours(&rest[2..]) {
            let end = rest.find(']').map_or(rest.len(), |end| end + 1);
            let (written, behind) = rest.split_at(end);
            let command = clock_command(written.as_bytes()).or_else(|| match command(written) {
                Ok(("", command)) => Some(command),
                _ => None,
            });
            each(command.unwrap_or_else(|| PgnCommand::Malformed {
                written: written.to_owned(),
            }));
            rest = behind;
        } else {
            rest = &rest[1..];
        }
    }
}

/// A comment that holds nothing but what the clock showed, as it stands behind every move of some archives.
#[inline]
pub fn only_clock(comment: &[u8]) -> Option<ClockTime> {
    let inside = comment.trim_ascii().strip_prefix(b"[%clk ")?;
    read_time(inside.strip_suffix(b"]")?)
}

/// `[%clk 0:05:00]`, `[%emt 3.2]`
fn clock_command(written: &[u8]) -> Option<PgnCommand> {
    let inside = written.strip_prefix(b"[%")?.strip_suffix(b"]")?;
    let (name, time) = inside.split_at_checked(3)?;
    let kind = CLOCKS
        .into_iter()
        .find(|kind| kind.command().as_bytes().eq_ignore_ascii_case(name))?;
    let shown = read_time(time.trim_ascii())?;
    Some(PgnCommand::Clock { kind, shown })
}

const CLOCKS: [ReadingKind; 3] = [ReadingKind::Left, ReadingKind::Move, ReadingKind::Game];

const NAMES: [&str; 11] = [
    "clk",
    "emt",
    "egt",
    "claim",
    "offer",
    "illegal",
    "sealed",
    "adjourned",
    "penalty",
    "resigns",
    "agreed",
];

/// One of our names, and then the end of the word. Looks no further than that: a comment may be long.
fn is_ours(inside: &str) -> bool {
    // Refused first, because `[%eval` stands behind every move of some archives.
    if inside.starts_with("eval") {
        return false;
    }
    NAMES.iter().any(|known| {
        let bytes = inside.as_bytes();
        let name = bytes.get(..known.len());
        name.is_some_and(|name| name.eq_ignore_ascii_case(known.as_bytes()))
            && matches!(
                bytes.get(known.len()),
                None | Some(b' ' | b']' | b'\t' | b'\n')
            )
    })
}

fn command(input: &str) -> IResult<&str, PgnCommand> {
    delimited(
        (tag("[%"), space0),
        alt((
            claim,
            value(
                PgnCommand::OfferDraw,
                (tag_no_case("offer"), opt((space1, tag_no_case("draw")))),
            ),
            map(
                preceded((tag_no_case("illegal"), space1), move_text),
                |written| PgnCommand::Illegal {
                    written: written.to_owned(),
                },
            ),
            value(PgnCommand::Sealed, tag_no_case("sealed")),
            value(PgnCommand::Adjourned, tag_no_case("adjourned")),
            map(
                (
                    preceded((tag_no_case("penalty"), space1), color),
                    preceded(space1, integer),
                ),
                |(color, seconds)| PgnCommand::Penalty { color, seconds },
            ),
            map(preceded((tag_no_case("resigns"), space1), color), |color| {
                PgnCommand::Resigns { color }
            }),
            value(PgnCommand::Agreed, tag_no_case("agreed")),
        )),
        (space0, tag("]")),
    )
    .parse(input)
}

fn claim(input: &str) -> IResult<&str, PgnCommand> {
    let kind = alt((
        value(ClaimKind::Threefold, tag_no_case("threefold")),
        value(ClaimKind::Fifty, tag_no_case("fifty")),
        value(ClaimKind::Flag, tag_no_case("flag")),
        value(ClaimKind::Mate, tag_no_case("mate")),
        value(ClaimKind::Stalemate, tag_no_case("stalemate")),
        value(ClaimKind::Dead, tag_no_case("dead")),
        value(ClaimKind::Agreement, tag_no_case("agreement")),
        value(ClaimKind::NormalMeans, tag_no_case("normal-means")),
    ));
    map(
        (
            preceded((tag_no_case("claim"), space1), kind),
            opt(preceded(space1, color)),
            opt(preceded(space1, move_text)),
        ),
        |(kind, by, intended)| PgnCommand::Claim {
            kind,
            by,
            intended: intended.map(str::to_owned),
        },
    )
    .parse(input)
}

fn color(input: &str) -> IResult<&str, Color> {
    alt((
        value(Color::White, tag_no_case("white")),
        value(Color::Black, tag_no_case("black")),
    ))
    .parse(input)
}

/// A move as written: anything up to the bracket, without the spaces around it.
fn move_text(input: &str) -> IResult<&str, &str> {
    let word = take_while1(|c: char| !c.is_whitespace() && c != ']');
    let rest = take_till(|c| c == ']');
    verify(
        map((word, rest), |(word, _): (&str, &str)| word),
        |word: &str| !word.is_empty(),
    )
    .parse(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn commands(comment: &str) -> Vec<PgnCommand> {
        let mut seen = Vec::new();
        read_commands(comment, |command| seen.push(command));
        seen
    }

    #[test]
    fn a_claim_names_its_kind_claimant_and_intended_move() {
        assert_eq!(
            commands("x [%claim threefold black Nf6] y"),
            [PgnCommand::Claim {
                kind: ClaimKind::Threefold,
                by: Some(Color::Black),
                intended: Some("Nf6".into())
            }]
        );
        assert_eq!(
            commands("[%claim fifty Rf6]"),
            [PgnCommand::Claim {
                kind: ClaimKind::Fifty,
                by: None,
                intended: Some("Rf6".into())
            }]
        );
        assert_eq!(
            commands("[%claim normal-means white]"),
            [PgnCommand::Claim {
                kind: ClaimKind::NormalMeans,
                by: Some(Color::White),
                intended: None
            }]
        );
    }

    #[test]
    fn the_other_commands_say_what_they_say() {
        assert_eq!(
            commands(
                "(=) [%offer draw][%illegal Ra3] [%sealed] [%adjourned] [%penalty white -120] [%resigns black]"
            ),
            [
                PgnCommand::OfferDraw,
                PgnCommand::OfferDraw,
                PgnCommand::Illegal {
                    written: "Ra3".into()
                },
                PgnCommand::Sealed,
                PgnCommand::Adjourned,
                PgnCommand::Penalty {
                    color: Color::White,
                    seconds: -120
                },
                PgnCommand::Resigns {
                    color: Color::Black
                },
            ]
        );
    }

    #[test]
    fn clocks_say_what_they_measure() {
        let clock = |kind, time: &str| PgnCommand::Clock {
            kind,
            shown: read_time(time.as_bytes()).expect("a time"),
        };
        assert_eq!(
            commands("[%eval 0.3] [%clk 0:01:00] [%emt 0:00:03.2][%egt 0:05:00]"),
            [
                clock(ReadingKind::Left, "0:01:00"),
                clock(ReadingKind::Move, "0:00:03.2"),
                clock(ReadingKind::Game, "0:05:00")
            ]
        );
        assert_eq!(
            commands("[%clk soon]"),
            [PgnCommand::Malformed {
                written: "[%clk soon]".into()
            }]
        );
        assert_eq!(only_clock(b" [%clk 0:01:00] "), read_time(b"0:01:00"));
        assert_eq!(only_clock(b"[%clk 0:01:00] (=)"), None);
        assert_eq!(only_clock(b"[%clk 0:01:00] [%emt 1]"), None);
    }

    #[test]
    fn brackets_without_end_are_read_in_one_pass() {
        assert_eq!(commands(&"[%".repeat(1_000_000)), []);
    }

    #[test]
    fn other_programs_commands_pass_and_ours_gone_wrong_are_told() {
        assert_eq!(commands("[%eval 0.3] [%csl Ga4] [see 12] (better)"), []);
        assert_eq!(
            commands("[%claim everything]"),
            [PgnCommand::Malformed {
                written: "[%claim everything]".into()
            }]
        );
        assert_eq!(
            commands("[%penalty white"),
            [PgnCommand::Malformed {
                written: "[%penalty white".into()
            }]
        );
    }
}
