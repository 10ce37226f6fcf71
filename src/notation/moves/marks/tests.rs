//! What the table of marks says of words and signs, glued to a move and apart from it. Whether a mark is true of a
//! position is tested with the replay.

use std::collections::HashSet;

use super::apart::{Apart, marks_in_line};
use super::table::rows;
use super::*;
use crate::notation::Span;
use crate::notation::moves::alphabet::all;
use crate::notation::moves::reader::read_move;
use crate::notation::words::result::{ResultReading, read_result, read_result_token};

fn glued(text: &str) -> Option<CheckMark> {
    marks(MarkPlace::BehindPiece, text).map(|marks| marks.check)
}

fn apart(text: &str, is_sheet: bool) -> Option<Apart> {
    let word = text.find(' ').unwrap_or(text.len());
    Apart::at(text, Span::new(0, word), is_sheet)
}

/// What a text says that stands apart in a game, where it is certain.
fn said(text: &str) -> Option<CheckMark> {
    apart(text, false)
        .filter(|mark| !mark.if_true)
        .map(|mark| mark.check)
}

#[test]
fn check_in_many_languages_glued_and_apart() {
    for text in [
        "+", "†", "ch", "ch.", "Ch.", "CH", "check", "dis.", "disch", "sch", "Schach", "sz",
        "szach", "š", "šach", "ш", "ШАХ", "éc", "éc.", "Échec", "echec", "escac", "ESCAC", "j",
        "j.", "jaque", "Jaque!", "xeque", "șah", "scacco", "schaak", "skak", "σαχ", "+!?",
    ] {
        assert_eq!(glued(text), Some(CheckMark::Check), "{text}");
        assert_eq!(said(text), Some(CheckMark::Check), "{text}");
    }
}

#[test]
fn mate_in_many_languages_glued_and_apart() {
    for text in [
        "#",
        "‡",
        "×",
        "mate",
        "mate.",
        "MATE!",
        "checkmate",
        "mat",
        "matt",
        "Schachmatt",
        "matti",
        "matto",
        "МАТ",
        "ματ",
        "mt",
        "mt.",
        "xeque-mate",
        "escac i mat",
        "échec et mat!!",
        "Шах и мат",
    ] {
        assert_eq!(glued(text), Some(CheckMark::Mate), "{text}");
        assert_eq!(said(text), Some(CheckMark::Mate), "{text}");
    }
}

#[test]
fn of_several_marks_the_greatest_counts() {
    for (text, check) in [
        ("++", CheckMark::DoubleOrMate),
        ("+ mat", CheckMark::Mate),
        ("mate ch", CheckMark::Mate),
        ("# ++", CheckMark::Mate),
        ("schmatt", CheckMark::Mate),
        ("dis. ch.", CheckMark::Check),
    ] {
        assert_eq!(glued(text), Some(check), "{text}");
    }
}

#[test]
fn opinions_say_nothing_of_the_move_glued_or_apart() {
    for text in [
        "!",
        "?",
        "!?",
        "??",
        "‼",
        "±",
        "∓",
        "⩲",
        "⩱",
        "=",
        "+-",
        "-+",
        "+/=",
        "--+",
        "□",
        "⊙",
        "⨀",
        "●",
        "○",
        "⊕",
        "∇",
        "~",
        "N",
        "TN",
        "D",
        "⊙\u{FE0E}",
    ] {
        let visible = crate::notation::moves::lookalike::visible(text);
        assert_eq!(glued(&visible), Some(CheckMark::None), "{text}");
        assert_eq!(said(text), Some(CheckMark::None), "{text}");
    }
    assert_eq!(glued("$14"), Some(CheckMark::None));
    assert_eq!(glued("++-"), Some(CheckMark::Check), "and White wins");
}

#[test]
fn en_passant_glued_and_apart() {
    for text in [
        "e.p.",
        "e.p",
        "ep",
        "ep.",
        "EP",
        "e. p.",
        "e.  p",
        "a.p.",
        "a. p.",
        "ap",
        "i.V.",
        "en passant",
        "e.p.+",
        "e. p.+",
        "э.п.",
        "э. п.",
        "эп",
        "на проходе",
        "al paso",
        "im Vorübergehen",
    ] {
        assert!(
            marks(MarkPlace::BehindPawn, text).unwrap().en_passant,
            "{text}"
        );
        assert!(apart(text, false).unwrap().en_passant, "{text}");
    }
}

#[test]
fn a_phrase_is_taken_whole_and_no_further() {
    for (text, length) in [
        ("e. p. Nf6", 5),
        ("e. p.+ Nf6", 6),
        ("en passant Nf6", 10),
        ("escac i mat 1-0", 11),
        ("escac Rf8", 5),
        ("e.p. Nf6", 4),
    ] {
        let mark = apart(text, false).unwrap();
        assert_eq!(mark.span, Span::new(0, length), "{text}");
    }
    for text in ["e. party", "en prise", "e.", "en"] {
        assert_eq!(apart(text, false), None, "{text}");
    }
}

#[test]
fn draw_offers_are_no_equality_and_equality_is_no_offer() {
    assert!(marks(MarkPlace::BehindPawn, "+ (=)").unwrap().draw_offer);
    assert!(!marks(MarkPlace::BehindPawn, "=").unwrap().draw_offer);
}

#[test]
fn punctuation_stands_apart_only() {
    for text in ["...", "…", ",", ":", "/", "\"", "•", "►"] {
        assert_eq!(said(text), Some(CheckMark::None), "{text}");
        assert_eq!(glued(text), None, "{text}");
    }
}

#[test]
fn capitals_are_no_marks_behind_a_pawn_and_small_letters_nowhere() {
    for text in ["N", "TN", "D"] {
        assert_eq!(marks(MarkPlace::BehindPawn, text), None, "{text}");
        assert_eq!(glued(&text.to_lowercase()), None, "{text}");
    }
}

#[test]
fn what_could_be_a_move_is_no_mark() {
    for text in [
        "e4", "Nf3", "--", "---", "Z0", "0000", "a", "R", "d.", "D.", "N.", "x", "eS", "l", "5",
        "1-0", "½", "hello", "cheese", "matches", "draw", "remis", "pat",
    ] {
        assert_eq!(apart(text, false), None, "{text}");
    }
}

#[test]
fn what_could_also_be_a_damaged_move_or_a_piece_is_believed_only_if_true() {
    for text in ["es", "J", "X"] {
        assert!(apart(text, false).unwrap().if_true, "{text}");
    }
    assert_eq!(
        said("es."),
        Some(CheckMark::Check),
        "a stop makes it a word"
    );
    for text in ["es", "es.", "J", "X", "j", "sz", "š", "?", "??"] {
        assert_eq!(apart(text, true), None, "on a sheet: {text}");
        assert_eq!(marks_in_line(&[text]), None, "on a sheet: {text}");
    }
}

#[test]
fn in_the_line_of_a_sheet_marks_are_joined_and_dots_and_dashes_are_not() {
    for (words, taken) in [
        (&["+", "Nf6"][..], Some(1)),
        (&["jaque"], Some(1)),
        (&["⊙"], Some(1)),
        (&["Ch."], Some(1)),
        (&["(=)"], Some(1)),
        (&["e.", "p.", "+"], Some(2)),
        (&["escac", "i", "mat"], Some(3)),
        (&["escac", "i", "Nf6"], Some(1)),
        (&["éc."], Some(1)),
        (&["э.п."], Some(1)),
        (&["э.", "п.", "Кf6"], Some(2)),
        (&["..."], None),
        (&["-"], None),
        (&["N"], None),
        (&["e."], None),
    ] {
        assert_eq!(marks_in_line(words), taken, "{words:?}");
    }
}

/// Words are looked for among the marks before they are read as moves, where letters are chosen and sheets are cut.
#[test]
fn no_form_of_the_table_is_a_move_a_result_or_the_letter_of_a_piece() {
    for row in rows().iter().filter(|row| row.apart != StandsApart::Alone) {
        for form in [row.form.clone(), row.form.to_uppercase()] {
            assert_eq!(read_result_token(form.as_bytes()), None, "{form}");
            // In the Result tag signs may be a default, `+-`; among the moves they are an opinion.
            let in_a_tag = read_result(&form) != ResultReading::Unreadable;
            assert!(!(row.is_word() && in_a_tag), "{form}");
            for alphabet in all() {
                assert!(read_move(&form, alphabet).is_empty(), "{form}");
                let letter = [Spelling::Plain, Spelling::Alternate]
                    .into_iter()
                    .flat_map(|spelling| alphabet.pieces_at(&form, spelling))
                    .any(|letter| letter.len == form.len());
                let believed = said(&form).is_some();
                assert!(!(letter && believed), "{form} in {}", alphabet.code());
            }
        }
    }
}

#[test]
fn every_form_stands_once_in_the_table() {
    let mut seen = HashSet::new();
    for row in rows() {
        assert!(seen.insert(&row.form), "{}", row.form);
    }
}
