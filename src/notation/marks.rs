//! What may be glued behind a move: check and mate in signs and words, en
//! passant, a draw offer, and annotation glyphs. Glyphs are opinions, so they
//! are read and dropped; the rest is kept.

use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case};
use nom::character::complete::{char, digit1, multispace0, one_of};
use nom::combinator::{eof, fail, not, opt, value};
use nom::sequence::{preceded, terminated};
use nom::{IResult, Parser};

use super::written::{CheckMark, Spelling, Style, WrittenKind, WrittenMove};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marks {
    pub(super) check: CheckMark,
    pub(super) en_passant: bool,
    pub(super) draw_offer: bool,
}

/// Whether `N` and `TN` may be read as "novelty". Behind pawn moves they may
/// not: `f8N` is a promotion or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Novelty {
    Allowed,
    Refused,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Check,
    Mate,
    DoubleOrMate,
    EnPassant,
    DrawOffer,
    Glyph,
}

// Longer words stand before their own beginnings, in all the lists below.
const CHECK_WORDS: [&str; 22] = [
    "dis. ch", "dis ch", "dis.ch", "disch", "dbl ch", "check", "schach", "échec", "jaque", "escac",
    "xeque", "szach", "šach", "шах", "sch", "ch", "sz", "š", "ш", "éc", "es", "j",
];
const MATE_WORDS: [&str; 6] = ["matti", "matt", "mate", "mat", "мат", "mt"];
const EN_PASSANT: [&str; 8] = [
    "en passant",
    "e. p.",
    "e.p.",
    "e.p",
    "ep",
    "a.p.",
    "a. p.",
    "i.v.",
];
const GLYPHS: [&str; 10] = [
    "+/-", "-/+", "+/=", "=/+", "+-", "-+", "+−", "−+", "+=", "=+",
];
const GLYPH_SIGNS: &str = "!?‼⁇⁈⁉±∓⩲⩱=□◻∞⇆⇄→↑↓⟳⊕⌓∆Δ△⊙";

/// Reads all that is left of a token as marks; fails if something else is there.
pub(super) fn marks(novelty: Novelty, input: &str) -> Option<Marks> {
    let mut found = Marks {
        check: CheckMark::None,
        en_passant: false,
        draw_offer: false,
    };
    let mut rest = input;
    while !rest.trim_start().is_empty() {
        let (behind, mark) = mark(novelty, rest).ok()?;
        rest = behind;
        match (mark, found.check) {
            (Mark::Mate, _) => found.check = CheckMark::Mate,
            (Mark::DoubleOrMate, CheckMark::None | CheckMark::Check) => {
                found.check = CheckMark::DoubleOrMate;
            }
            (Mark::Check, CheckMark::None) => found.check = CheckMark::Check,
            (Mark::EnPassant, _) => found.en_passant = true,
            (Mark::DrawOffer, _) => found.draw_offer = true,
            (Mark::Check | Mark::DoubleOrMate | Mark::Glyph, _) => {}
        }
    }
    Some(found)
}

/// The reading, if all that is left of the token are marks.
pub(super) fn marked(
    kind: WrittenKind,
    style: Style,
    spelling: Spelling,
    novelty: Novelty,
    rest: &str,
) -> Option<WrittenMove> {
    let marks = marks(novelty, rest)?;
    Some(WrittenMove {
        kind,
        check: marks.check,
        en_passant: marks.en_passant,
        draw_offer: marks.draw_offer,
        style,
        spelling,
    })
}

fn mark(novelty: Novelty, input: &str) -> IResult<&str, Mark> {
    preceded(
        multispace0,
        alt((
            value(Mark::DrawOffer, tag("(=)")),
            // `++-` is a check and an opinion, not a double check.
            value(
                Mark::DoubleOrMate,
                terminated(tag("++"), not(one_of("-−/="))),
            ),
            value(Mark::Glyph, |i| first_of(&GLYPHS, i)),
            value(Mark::Check, one_of("+†")),
            value(Mark::Mate, one_of("#‡X×")),
            value(Mark::EnPassant, |i| first_of(&EN_PASSANT, i)),
            value(
                Mark::Mate,
                terminated(|i| first_of(&MATE_WORDS, i), opt(char('.'))),
            ),
            value(
                Mark::Check,
                terminated(|i| first_of(&CHECK_WORDS, i), opt(char('.'))),
            ),
            value(Mark::Glyph, one_of(GLYPH_SIGNS)),
            value(Mark::Glyph, preceded(char('$'), digit1)),
            value(Mark::Glyph, move |i| novelty_sign(novelty, i)),
        )),
    )
    .parse(input)
}

/// Words in small letters, with a capital, or all in capitals; not in a mixture
/// like `eS`, which is a damaged `e5`.
fn first_of<'a>(words: &'static [&'static str], input: &'a str) -> IResult<&'a str, &'a str> {
    for word in words {
        let found = tag_no_case::<_, _, nom::error::Error<&str>>(*word).parse(input);
        if found
            .as_ref()
            .is_ok_and(|(_, written)| is_cased_evenly(written))
        {
            return found;
        }
    }
    fail().parse(input)
}

fn is_cased_evenly(word: &str) -> bool {
    let mut behind = word.chars().skip(1).filter(|c| c.is_alphabetic());
    let shouted = word.chars().all(|c| !c.is_lowercase());
    // `i.V.` is written so.
    shouted || word.contains('.') || behind.all(char::is_lowercase)
}

fn novelty_sign(novelty: Novelty, input: &str) -> IResult<&str, &str> {
    match novelty {
        Novelty::Allowed => terminated(alt((tag("TN"), tag("N"))), eof).parse(input),
        Novelty::Refused => fail().parse(input),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Option<CheckMark> {
        marks(Novelty::Allowed, text).map(|m| m.check)
    }

    #[test]
    fn check_and_mate_in_signs_and_words() {
        for text in [
            "+", "†", "ch", "ch.", " ch", "sch", "sz", "š", "ш", "éc", "es", "j", "dis ch",
        ] {
            assert_eq!(check(text), Some(CheckMark::Check), "{text}");
        }
        for text in [
            "#", "‡", "X", "×", "mate", "mat", "matt", "МАТ", "mt", " mate!", "+ mat",
        ] {
            assert_eq!(check(text), Some(CheckMark::Mate), "{text}");
        }
        assert_eq!(check("++"), Some(CheckMark::DoubleOrMate));
    }

    #[test]
    fn opinions_are_dropped() {
        for text in [
            "!", "?", "!?", "??", "±", "∓", "⩲", "⩱", "=", "+-", "-+", "+/=", "□", "N", "$14",
        ] {
            assert_eq!(check(text), Some(CheckMark::None), "{text}");
        }
        assert_eq!(
            check("++-"),
            Some(CheckMark::Check),
            "check, and White wins"
        );
        assert_eq!(check("+!?"), Some(CheckMark::Check));
    }

    #[test]
    fn en_passant_and_draw_offer_are_kept() {
        for text in ["e.p.", "ep", " e. p.", "a.p.", "i.V.", "e.p.+"] {
            assert!(marks(Novelty::Refused, text).unwrap().en_passant, "{text}");
        }
        assert!(marks(Novelty::Refused, "+ (=)").unwrap().draw_offer);
        assert!(!marks(Novelty::Refused, "=").unwrap().draw_offer);
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["l", "5", "Q", "x", "N!", "cheese", "eS"] {
            assert_eq!(check(text), None, "{text}");
        }
        assert_eq!(marks(Novelty::Refused, "N"), None);
    }
}
