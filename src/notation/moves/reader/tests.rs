//! The reader as a table: what is written, what it says.

use proptest::prelude::*;

use super::*;
use crate::board::Side;
use crate::notation::moves::alphabet::{PIECES, all, by_code};
use crate::notation::moves::written::CheckMark;

fn readings(code: &str, token: &str) -> Vec<WrittenMove> {
    let alphabet = by_code(code).expect("a shipped alphabet");
    read_move(token, alphabet).as_slice().to_vec()
}

fn first(code: &str, token: &str) -> WrittenMove {
    let all = readings(code, token);
    *all.first()
        .unwrap_or_else(|| panic!("{code} cannot read {token}"))
}

/// A reading in a line: English letter, origin, sign, target, promotion.
fn told(reading: &WrittenMove) -> String {
    let letter = |role: Role| english().letter(role).to_owned();
    let file = |f: u8| char::from(b'a' + f).to_string();
    let rank = |r: u8| char::from(b'1' + r).to_string();
    let square = |s: Square| file(s.file()) + &rank(s.rank());
    let new = |p: Option<Role>| p.map_or(String::new(), |r| format!("={}", letter(r)));
    match reading.kind {
        WrittenKind::Castle(Side::Short) => "O-O".into(),
        WrittenKind::Castle(Side::Long) => "O-O-O".into(),
        WrittenKind::Null => "null".into(),
        WrittenKind::Takes { role, victim, to } => {
            let to = to.map_or(String::new(), square);
            format!("{} takes {} {to}", letter(role), letter(victim))
                .trim()
                .into()
        }
        WrittenKind::Squares {
            from,
            to,
            capture,
            promotion,
        } => {
            let sign = if capture { "x" } else { ">" };
            format!("{}{sign}{}{}", square(from), square(to), new(promotion))
        }
        WrittenKind::Piece {
            role,
            from_file,
            from_rank,
            to_file,
            to_rank,
            capture,
            promotion,
            pawn_letter,
        } => [
            letter(role),
            if pawn_letter {
                "!".into()
            } else {
                String::new()
            },
            from_file.map_or(String::new(), file),
            from_rank.map_or(String::new(), rank),
            if capture { "x" } else { "-" }.into(),
            file(to_file),
            to_rank.map_or("?".into(), rank),
            new(promotion),
        ]
        .concat(),
    }
}

fn all_told(code: &str, token: &str) -> Vec<String> {
    readings(code, token).iter().map(told).collect()
}

#[track_caller]
fn reads(code: &str, table: &[(&str, &str)]) {
    for (token, expected) in table {
        assert_eq!(told(&first(code, token)), *expected, "{code} {token}");
    }
}

#[test]
fn short_algebraic() {
    reads(
        "en",
        &[
            ("e4", "P-e4"),
            ("Nf3", "N-f3"),
            ("Nbd2", "Nb-d2"),
            ("N1d2", "N1-d2"),
            ("R1xe2", "R1xe2"),
            ("N-f3", "N-f3"),
            ("exd5", "Pexd5"),
            ("Pe4", "P!-e4"),
            ("Pexd5", "P!exd5"),
            ("Ktf3", "N-f3"),
        ],
    );
    assert_eq!(first("en", "Nf3").style, NotationStyle::Short);
}

#[test]
fn captures_in_every_custom() {
    reads(
        "en",
        &[
            ("N:e5", "Nxe5"),
            ("N×e5", "Nxe5"),
            ("N✕e5", "Nxe5"),
            ("N*e5", "Nxe5"),
            ("NXe5", "Nxe5"),
            ("Nхe5", "Nxe5"),
            ("Ne5:", "Nxe5"),
            ("Nf3e5:", "Nf3xe5"),
            ("ed4", "Pe-d4"),
            ("ed5:", "Pexd5"),
            ("e:d5", "Pexd5"),
            ("ed", "Pe-d?"),
            ("exd", "Pexd?"),
            ("xe4", "Pxe4"),
            ("NxN", "N takes N"),
            ("NxNe5", "N takes N e5"),
            ("PxP", "P takes P"),
            ("PxPe5", "P takes P e5"),
            ("QxPch", "Q takes P"),
        ],
    );
}

#[test]
fn long_algebraic() {
    reads(
        "en",
        &[
            ("Pe2-e4", "P!e2-e4"),
            ("Ng1-f3", "Ng1-f3"),
            ("Ng1f3", "Ng1-f3"),
            ("Ng1xf3+", "Ng1xf3"),
            ("Ng1→f3", "Ng1-f3"),
        ],
    );
    assert_eq!(first("en", "Ng1-f3").style, NotationStyle::Long);
}

/// Squares with a sign between them name no piece: pgn-extract writes those of every piece so.
#[test]
fn squares_with_a_sign_between_them() {
    reads(
        "en",
        &[
            ("e2-e4", "e2>e4"),
            ("e2–e4", "e2>e4"),
            ("g1-f3", "g1>f3"),
            ("e1-g1", "e1>g1"),
            ("d8xd5", "d8xd5"),
            ("e4:d5+", "e4xd5"),
            ("e4d5:", "e4xd5"),
            ("e2→e4", "e2>e4"),
            ("e2->e4", "e2>e4"),
            ("e2=>e4", "e2>e4"),
            ("e2➔e4", "e2>e4"),
            ("e7-e8=Q", "e7>e8=Q"),
            ("e7xd8Q+", "e7xd8=Q"),
            ("e7-e8n", "e7>e8=N"),
        ],
    );
    reads(
        "es",
        &[
            ("e7-e8=D", "e7>e8=Q"),
            ("e7-e8r", "e7>e8=K"),
            ("e7-e8q", "e7>e8=Q"),
        ],
    );
    assert_eq!(all_told("en", "b1-c3"), ["b1>c3"], "no small bishop");
    assert_eq!(first("en", "e2-e4").style, NotationStyle::Long);
    assert_eq!(first("en", "Qh5→").check, CheckMark::None, "an opinion");
}

#[test]
fn blanks_beside_a_sign_are_nothing() {
    reads(
        "en",
        &[
            ("e2 - e4", "e2>e4"),
            ("e2 → e4", "e2>e4"),
            ("Ng1 -f3", "Ng1-f3"),
            ("N x e5", "Nxe5"),
            ("gxh8 = Q", "Pgxh8=Q"),
            ("gxh8= Q+", "Pgxh8=Q"),
            ("O - O", "O-O"),
            ("0 - 0 - 0", "O-O-O"),
        ],
    );
    assert!(readings("en", "e4 e5").is_empty(), "two moves");
}

#[test]
fn all_in_capitals() {
    reads(
        "en",
        &[
            ("E4", "P-e4"),
            ("NF3", "N-f3"),
            ("NBD2", "Nb-d2"),
            ("N1XD2+", "N1xd2"),
            ("EXD5", "Pexd5"),
            ("EXD6E.P.", "Pexd6"),
            ("E8=Q", "P-e8=Q"),
            ("E8N", "P-e8=N"),
            ("EXD8(Q)", "Pexd8=Q"),
            ("QXF7MATE", "Qxf7"),
            ("KTF3", "N-f3"),
            ("E2E4", "e2>e4"),
            ("G1-F3", "g1>f3"),
            ("NG1-F3", "Ng1-f3"),
        ],
    );
    assert_eq!(first("en", "NF3").spelling, Spelling::Capitals);
    assert_eq!(first("en", "QXF7MATE").check, CheckMark::Mate);
    assert_eq!(all_told("en", "BB5"), ["B-b5"], "no pawn goes from b to b");
    assert_eq!(all_told("en", "BC4"), ["B-c4", "Pb-c4"]);
    assert_eq!(all_told("en", "BXC4"), ["Bxc4", "Pbxc4"]);
    assert_eq!(all_told("en", "B1C3"), ["b1>c3", "B1-c3"]);
    reads("es", &[("CF3", "N-f3"), ("DD4", "Q-d4"), ("E8D", "P-e8=Q")]);
    reads("cs", &[("E8J", "P-e8=N")]);
    reads("ru", &[("КРF1", "K-f1"), ("КF3", "N-f3"), ("ФE2", "Q-e2")]);
    reads("el", &[("ΙΖ3", "N-f3"), ("Ε4", "P-e4")]);
    assert_eq!(all_told("de", "BC4"), ["Pb-c4"], "no letter for a pawn");
    for token in ["CF3", "ED", "EXD", "N-B3", "P-B4", "BE", "A9", "XD5"] {
        assert_eq!(all_told("en", token), Vec::<String>::new(), "{token}");
    }
}

#[test]
fn other_shapes_of_letters_and_digits() {
    reads(
        "en",
        &[
            ("Ｎｆ３＋", "N-f3"),
            ("ｅ４", "P-e4"),
            ("e٤", "P-e4"),
            ("Nf۳", "N-f3"),
            ("e۷-e۸=Q", "e7>e8=Q"),
            ("٥٢٥٤", "e2>e4"),
            ("０－０", "O-O"),
            ("N\u{200B}f\u{200D}3", "N-f3"),
            ("0‐0", "O-O"),
            ("0―0―0", "O-O-O"),
        ],
    );
    assert_eq!(first("en", "Ｎｆ３").spelling, Spelling::Plain);
}

#[test]
fn squares_without_a_piece() {
    reads(
        "en",
        &[
            ("e2e4", "e2>e4"),
            ("e1g1", "e1>g1"),
            ("e7e8q", "e7>e8=Q"),
            ("e7e8n", "e7>e8=N"),
            ("e7e8=Q", "e7>e8=Q"),
            ("5254", "e2>e4"),
            ("7163", "g1>f3"),
            ("5171", "e1>g1"),
            ("5838", "e8>c8"),
            ("57581", "e7>e8=Q"),
            ("57584", "e7>e8=N"),
        ],
    );
    reads(
        "es",
        &[
            ("e7e8q", "e7>e8=Q"),
            ("e7e8r", "e7>e8=R"),
            ("e7e8d", "e7>e8=Q"),
        ],
    );
    assert_eq!(first("en", "e2e4").style, NotationStyle::Uci);
    assert_eq!(first("en", "5254").style, NotationStyle::Iccf);
    assert_eq!(
        all_told("en", "b1c3"),
        ["b1>c3", "B1-c3"],
        "a small bishop at most"
    );
}

#[test]
fn promotions() {
    for token in [
        "d8D", "d8=D", "d8(D)", "d8/D", "d8-D", "d8=d", "d8d", "d8(=D)", "d8=(D)",
    ] {
        assert_eq!(told(&first("de", token)), "P-d8=Q", "{token}");
        assert_eq!(first("de", token).spelling, Spelling::Plain, "{token}");
    }
    reads(
        "en",
        &[
            ("a8=q", "P-a8=Q"),
            ("a8+", "P-a8"),
            ("a8=", "P-a8"),
            ("a8=K", "P-a8=K"),
            ("a8=P", "P-a8=P"),
            ("bxa1=N#", "Pbxa1=N"),
            ("exd=Q", "Pexd?=Q"),
        ],
    );
    reads(
        "de",
        &[("e8sch", "P-e8"), ("e8Sch", "P-e8=N"), ("e8S", "P-e8=N")],
    );
    reads("ro", &[("f8N", "P-f8=B")]);
    assert_eq!(all_told("de", "f8N"), Vec::<String>::new());
    assert_eq!(all_told("de", "f8=N"), Vec::<String>::new());
}

#[test]
fn castling() {
    for token in [
        "O-O", "0-0", "o-o", "OO", "00", "oo", "О-О", "о-о", "Ο-Ο", "ο-ο", "0–0", "0−0", "0‑0",
        "O-O+!",
    ] {
        assert_eq!(told(&first("en", token)), "O-O", "{token}");
    }
    for token in [
        "O-O-O",
        "0-0-0",
        "o-o-o",
        "OOO",
        "000",
        "О-О-О",
        "ΟΟΟ",
        "0—0—0",
        "0-0-0#",
    ] {
        assert_eq!(told(&first("he", token)), "O-O-O", "{token}");
    }
    assert_eq!(first("ru", "О-О").spelling, Spelling::Folded);
    assert_eq!(first("ru", "0-0").spelling, Spelling::Plain);
}

#[test]
fn null_moves() {
    for token in ["--", "––", "Z0", "0000", "null", "@@@@", "<>"] {
        assert_eq!(told(&first("en", token)), "null", "{token}");
    }
}

#[test]
fn marks_behind_the_move() {
    for (token, check) in [
        ("Qf7", CheckMark::None),
        ("Qf7+", CheckMark::Check),
        ("Qf7†", CheckMark::Check),
        ("Qxf7ch.", CheckMark::Check),
        ("Qxf7mate", CheckMark::Mate),
        ("Qxf7‡", CheckMark::Mate),
        ("Qxf7#!!", CheckMark::Mate),
        ("Qxf7++", CheckMark::DoubleOrMate),
        ("Qxf7+-", CheckMark::None),
    ] {
        assert_eq!(first("en", token).check, check, "{token}");
    }
    for token in ["exd6e.p.", "exd6ep", "exd6 e. p.", "ed6a.p.", "exd6i.V.+"] {
        assert!(first("en", token).en_passant, "{token}");
    }
    for token in [
        "Nf3!", "Nf3?!", "Nf3±", "Nf3⩲", "Nf3=", "Nf3-+", "Nf3□", "Nf3N", "Nf3$1",
    ] {
        assert_eq!(told(&first("en", token)), "N-f3", "{token}");
    }
    assert!(first("en", "Nf3 (=)").draw_offer);
}

#[test]
fn small_letters_are_a_second_choice() {
    assert_eq!(all_told("en", "bb2"), ["Pb-b2", "B-b2"]);
    assert_eq!(all_told("en", "bxc3"), ["Pbxc3", "Bxc3"]);
    assert_eq!(all_told("en", "dxc4"), ["Pdxc4"]);
    assert_eq!(all_told("en", "nf3"), ["N-f3"]);
    assert_eq!(all_told("en", "Bb2"), ["B-b2"]);
    assert_eq!(first("en", "nf3").spelling, Spelling::Lowercase);
    assert_eq!(
        all_told("es", "cf3"),
        ["N-f3", "Pc-f3"],
        "no pawn goes from c to f"
    );
    assert_eq!(all_told("es", "cg1-f3"), ["Ng1-f3"]);
    assert_eq!(all_told("de", "sf3"), ["N-f3"]);
    assert_eq!(all_told("ru", "кf3"), ["N-f3"]);
    assert_eq!(all_told("ru", "крf1"), ["K-f1"]);
    assert_eq!(all_told("ru", "сd5"), ["Pc-d5", "B-d5"]);
    assert_eq!(all_told("hy", "ձf3"), ["N-f3"]);
    assert_eq!(all_told("el", "αβ5"), ["Pa-b5", "B-b5"]);
}

#[test]
fn rubbish_has_no_reading() {
    let rubbish = [
        "", " ", "?", "Rel", "dxex5", "Cdx3", "Tal-d1", "bIN", "e9", "i4", "Nf", "N", "e", "Nf33",
        "ee5e", "P-K4", "N-KB3", "1-0", "12", "e4e", "Hgc", "g6,", "Nf3Nc6", "O", "O-O-O-O", "0-",
        "-0-0", "e4=Q", "Ne8=Q", "d7=N", "5909", "52541x", "x", "xx", "e2-", "-e4", "ah", "axh",
    ];
    for token in rubbish {
        for alphabet in all() {
            // Czech-like sets may know a letter that English lacks: the rubbish must be so in all.
            let found = read_move(token, alphabet);
            assert!(
                found.is_empty(),
                "{} reads {token:?}: {found:?}",
                alphabet.code()
            );
        }
    }
}

#[test]
fn every_alphabet_reads_its_own_letters() {
    for alphabet in all() {
        for role in PIECES {
            let letter = alphabet.letter(role);
            let found = read_move(&format!("{letter}e5"), alphabet);
            let names = |m: &WrittenMove| matches!(m.kind, WrittenKind::Piece { role: r, from_file: None, .. } if r == role);
            assert!(
                found.first().is_some_and(names),
                "{} {letter}e5",
                alphabet.code()
            );
            for promotion in [
                format!("e8={letter}"),
                format!("e8{letter}"),
                format!("e8({letter})+"),
            ] {
                let found = read_move(&promotion, alphabet);
                let names = |m: &WrittenMove| matches!(m.kind, WrittenKind::Piece { promotion: Some(p), .. } if p == role);
                assert!(
                    found.first().is_some_and(names),
                    "{} {promotion}",
                    alphabet.code()
                );
            }
        }
        for (role, letter) in alphabet.alternates() {
            let found = read_move(&format!("{letter}e5"), alphabet);
            let names = |m: &WrittenMove| {
                m.spelling == Spelling::Alternate
                    && matches!(m.kind, WrittenKind::Piece { role: r, .. } if r == role)
            };
            assert!(
                found.as_slice().iter().any(names),
                "{} {letter}e5",
                alphabet.code()
            );
        }
    }
}

#[test]
fn scripts_other_than_latin() {
    reads(
        "ru",
        &[
            ("Крf1", "K-f1"),
            ("Кf3", "N-f3"),
            ("Ф:d5+", "Qxd5"),
            ("cd8Ф", "Pc-d8=Q"),
        ],
    );
    reads(
        "el",
        &[
            ("Ιζ3", "N-f3"),
            ("ε4", "P-e4"),
            ("Ρη1", "K-g1"),
            ("εxδ5", "Pexd5"),
            ("Αb5", "B-b5"),
        ],
    );
    reads(
        "he",
        &[
            ("צה7", "R-e7"),
            ("מח1", "K-h1"),
            ("מהה4", "Q-e4"),
            ("מה4", "K-e4"),
            ("רג4", "B-c4"),
            ("ה4", "P-e4"),
        ],
    );
    reads("ar", &[("حو3", "N-f3"), ("ح3", "P-h3"), ("رf٣", "R-f3")]);
    reads("zh", &[("马f3", "N-f3"), ("馬f3", "N-f3")]);
    reads(
        "figurine",
        &[
            ("♘f3", "N-f3"),
            ("♞\u{FE0E}f6", "N-f6"),
            ("♟\u{FE0F}e5", "P!-e5"),
            ("e8=♛", "P-e8=Q"),
        ],
    );
    reads(
        "x-brl-gb",
        &[("⠎⠋⠒", "N-f3"), ("⠑⠲", "P-e4"), ("⠃⠃⠢", "B-b5")],
    );
}

#[test]
fn a_letter_that_is_also_a_file_is_read_both_ways() {
    assert_eq!(all_told("ar", "و4و6"), ["f4>f6", "Q4-f6"]);
    assert_eq!(all_told("x-brl-gb", "⠃⠲⠉⠢"), ["b4>c5", "B4-c5"]);
    assert_eq!(
        all_told("ar", "ب7-ب5"),
        ["b7>b5", "P!7-b5"],
        "no letter is needed for a pawn, so none is assumed"
    );
    assert_eq!(all_told("en", "d4c5"), ["d4>c5"]);
}

#[test]
fn behind_two_squares_a_capital_is_the_new_piece() {
    reads("cs", &[("f2f1J", "f2>f1=N"), ("f2f1D+", "f2>f1=Q")]);
    reads("vi", &[("f2f1X", "f2>f1=R")]);
    reads("es", &[("f7f8j", "f7>f8"), ("e7e8q", "e7>e8=Q")]);
    assert_eq!(first("es", "f7f8j").check, CheckMark::Check);
}

#[test]
fn look_alikes_are_folded_between_scripts() {
    reads(
        "ru",
        &[
            ("Kf3", "N-f3"),
            ("Kpf1", "K-f1"),
            ("Cс4", "B-c4"),
            ("Кe5", "N-e5"),
            ("еxd5", "Pexd5"),
        ],
    );
    reads(
        "el",
        &[
            ("Pe1", "K-e1"),
            ("Ba4", "Q-a4"),
            ("If3", "N-f3"),
            ("Aс4", "B-c4"),
        ],
    );
    reads("en", &[("Кe2", "K-e2"), ("Вb5", "B-b5"), ("Nс3", "N-c3")]);
    assert_eq!(first("ru", "Kf3").spelling, Spelling::Folded);
    assert_eq!(first("ru", "Кf3").spelling, Spelling::Plain);
    assert_eq!(all_told("en", "Лf3"), Vec::<String>::new());
    assert_eq!(
        all_told("en", "NfЗ"),
        Vec::<String>::new(),
        "no letter becomes a digit"
    );
}

proptest! {
    #[test]
    fn arbitrary_text_is_read_or_refused(token in any::<String>()) {
        for alphabet in all() {
            let found = read_move(&token, alphabet);
            prop_assert!(found.as_slice().len() <= 3);
        }
    }

    #[test]
    fn move_like_text_is_read_or_refused(token in "[KQRBNPa-hаבמهرΡα1-8x:=(+#♘\u{FE0F}-]{0,9}") {
        for alphabet in all() {
            for reading in read_move(&token, alphabet).as_slice() {
                if let WrittenKind::Piece { to_file, to_rank, .. } = reading.kind {
                    prop_assert!(to_file < 8 && to_rank.is_none_or(|r| r < 8));
                }
            }
        }
    }
}
