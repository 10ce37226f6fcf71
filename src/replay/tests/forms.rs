//! Forms in which moves really arrive: by squares, in capitals, with blanks or without any, in other digits. They are read,
//! and none of them excuses a move that cannot be played.

use super::{moves, remarks, replayed, stops};
use crate::replay::explain::Fault;
use crate::replay::record::{Record, RemarkKind};
use crate::replay::replayer::Replayer;

/// Every move of the text is played, and nothing is remarked.
#[track_caller]
fn plays(text: &str, expected: &str) {
    let record = replayed(text);
    assert_eq!(
        moves(&record).join(" "),
        expected,
        "{text}: {:?}",
        record.stop
    );
    assert!(record.stop.is_none(), "{text}: {:?}", record.stop);
    assert!(record.remarks.is_empty(), "{text}: {:?}", record.remarks);
}

fn gone_on(text: &str) -> Record {
    Replayer::default().going_on(true).replay(text, false)
}

#[test]
fn squares_with_a_sign_move_any_piece_and_castle() {
    plays("1. g1-f3 g8-f6 *", "Nf3 Nf6");
    plays("1. e2-e4 d7-d5 2. e4xd5 d8xd5 *", "e4 d5 exd5 Qxd5");
    plays(
        "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-c4 f8-c5 4. e1-g1 *",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O",
    );
    plays("1. e2→e4 e7->e5 2. Ng1→f3 *", "e4 e5 Nf3");
    let record = replayed("1. e2xe4 *");
    assert_eq!(remarks(&record), [(1, &RemarkKind::FalseCapture)]);
}

#[test]
fn squares_with_a_sign_excuse_nothing() {
    assert!(matches!(
        stops("1. e2-e5 e7-e5 *", 1, 2),
        Fault::Pawn { .. }
    ));
    assert!(matches!(
        stops("1. g1-e3 *", 1, 1),
        Fault::CannotReach { .. }
    ));
    assert!(matches!(
        stops("1. e1-g1 *", 1, 1),
        Fault::CastlingHindered { .. }
    ));
    assert!(matches!(
        stops("1. e4xd5 *", 1, 1),
        Fault::NobodyThere { .. }
    ));
}

#[test]
fn blanks_stand_inside_a_move_where_the_board_says_so() {
    plays(
        "1. e2 - e4 e7 - e5 2. Ng1 - f3 Nb8 - c6 3. Bf1 -b5 a7- a6 4. Bb5 x c6 d7 x c6 *",
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6",
    );
    plays("1. e2 → e4 e7 → e5 2. e1 →\ne2 *", "e4 e5 Ke2");
    plays(
        "1. e4 - e5 2. Nf3 - Nc6 3. d4 - d6 *",
        "e4 e5 Nf3 Nc6 d4 d6",
    );
    plays(
        "1. e2 - e4 e7 - e5 2. Cg1 - f3 Cb8 - c6 3. Af1 - b5 *",
        "e4 e5 Nf3 Nc6 Bb5",
    );
    let promotion = "[FEN \"6nr/7P/8/8/8/8/k7/3K4 w - - 0 1\"]\n\n1. hxg8 = N Rh7 *";
    assert_eq!(moves(&replayed(promotion)), ["hxg8=N", "Rh7"]);
    let unnamed = promotion.replace(" = N", "");
    assert_eq!(
        moves(&replayed(&unnamed)),
        ["hxg8=Q+"],
        "a queen is assumed"
    );
    plays(
        "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0 - 0 O – O *",
        "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O",
    );
    plays(
        "1. e4 d5 2. e x d5 Q x d5 3. N - c3 *",
        "e4 d5 exd5 Qxd5 Nc3",
    );
}

#[test]
fn with_blanks_a_move_that_cannot_be_played_is_told_whole() {
    let text = "1. e2 - e4 e7 - e5 2. Ng1 - e3 Nb8 - c6 *";
    assert!(matches!(stops(text, 3, 2), Fault::CannotReach { .. }));
    let record = replayed(text);
    let stop = record.stop.expect("an illegal move");
    assert_eq!(stop.span.slice(text), "Ng1 - e3");
}

#[test]
fn castling_is_read_with_any_dash_and_with_none() {
    for castling in ["00", "0‐0", "0–0", "0―0", "O‑O", "OO", "０－０", "0 - 0"] {
        let text = format!("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. {castling} *");
        plays(&text, "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O");
    }
    let text = "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 000 0—0—0 *";
    plays(text, "d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O O-O-O");
}

#[test]
fn digits_letters_and_signs_of_other_shapes() {
    plays("１．ｅ４ ｅ５ ２．Ｎｆ３ Ｎｃ６ *", "e4 e5 Nf3 Nc6");
    plays("١. e٤ e٥ ٢. Nf٣ Nc٦ *", "e4 e5 Nf3 Nc6");
    plays("۱. e۴ e۵ ۲. Nf۳ Nc۶ *", "e4 e5 Nf3 Nc6");
    plays(
        "1. e\u{200b}4 e5\u{200b} 2. N\u{200d}f3\u{200b}Nc6 *",
        "e4 e5 Nf3 Nc6",
    );
    plays("1/ e4 e5 2/ Nf3 Nc6 *", "e4 e5 Nf3 Nc6");
    plays("• 1. e4 e5\n• 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6");
    plays("•1. e4 e5 ▪2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6");
    plays(
        "1. e4 a6 2. e5 d5 3. exd6 э.п. exd6 *",
        "e4 a6 e5 d5 exd6 exd6",
    );
    plays(
        "1. e4 e5 2. Bc4 Nc6 3. Bxf7éc. Ke7 *",
        "e4 e5 Bc4 Nc6 Bxf7+ Ke7",
    );
}

#[test]
fn in_capitals_what_can_be_played_decides() {
    plays(
        "1. E4 D5 2. EXD5 QXD5 3. NF3 BG4 4. BB5 C6 5. O-O CXB5 *",
        "e4 d5 exd5 Qxd5 Nf3 Bg4 Bb5+ c6 O-O cxb5",
    );
    plays("1. e4 e5 2. BC4 NC6 *", "e4 e5 Bc4 Nc6");
    plays("1. CF3 CF6 *", "Nf3 Nf6");
    let both = "[FEN \"4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1\"]\n\n";
    for word in ["BC4", "BXC4"] {
        let Fault::Ambiguous { moves } = stops(&format!("{both}1. {word} *"), 1, 1) else {
            panic!("{word} may be the bishop or the pawn");
        };
        assert_eq!(moves.len(), 2, "{word}");
    }
    let one = both.replace("1P6", "8");
    assert_eq!(moves(&replayed(&format!("{one}1. BXC4 *"))), ["Bxc4"]);
}

#[test]
fn capitals_excuse_nothing() {
    assert!(matches!(stops("1. E5 *", 1, 1), Fault::Pawn { .. }));
    assert!(matches!(
        stops("1. e4 e5 2. BC5 *", 3, 1),
        Fault::CannotReach { .. }
    ));
    // What can be read strictly is what it says.
    assert!(matches!(
        stops("1. e4 e5 2. Bc5 *", 3, 1),
        Fault::CannotReach { .. }
    ));
    assert!(matches!(stops("1. P-K4 N-B3 *", 1, 2), Fault::Descriptive));
}

#[test]
fn two_moves_in_one_word_are_read_where_the_numbers_ask_for_two() {
    plays(
        "1.e4e5 2.Nf3Nc6 3.Bb5a6 4.O-O *",
        "e4 e5 Nf3 Nc6 Bb5 a6 O-O",
    );
    plays("1.e4e5 *", "e4 e5");
    plays("1.e4e5 2.Nf3d6 *", "e4 e5 Nf3 d6");
    plays("1. e4e5 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6");
    plays("1.e4e5 2.Cf3Cc6 3.Ab5a6 *", "e4 e5 Nf3 Nc6 Bb5 a6");
}

#[test]
fn a_move_by_squares_that_cannot_be_played_is_not_two() {
    // Something goes from e4 to e5, and nothing stands there: in a game written so it is illegal.
    assert!(matches!(
        stops("1. e2e4 e7e5 2. f3f4 *", 3, 1),
        Fault::NobodyThere { .. }
    ));
    assert!(matches!(
        stops("1. d2d4 d7d5 2. e4e5 e7e6 *", 3, 2),
        Fault::NobodyThere { .. }
    ));
    assert!(matches!(
        stops("1. e4 e5 2. Nf3c6 Nf6 3. d4 *", 3, 3),
        Fault::CannotReach { .. }
    ));
    assert!(matches!(
        stops("1. e4 e5 2. Nf3d6 *", 3, 1),
        Fault::CannotReach { .. }
    ));
}

#[test]
fn a_number_that_touches_castling_is_told() {
    let record = replayed("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O5.h3 *");
    assert_eq!(moves(&record).len(), 9);
    assert_eq!(remarks(&record), [(8, &RemarkKind::GluedNumber)]);
}

#[test]
fn castling_written_as_a_move_of_the_king_is_told() {
    let opening = "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. ";
    for word in ["Kg1", "Kh1", "Ke1-g1", "Ke1g1"] {
        let record = replayed(&format!("{opening}{word} *"));
        assert_eq!(
            moves(&record).last().map(String::as_str),
            Some("O-O"),
            "{word}"
        );
        assert_eq!(
            remarks(&record),
            [(7, &RemarkKind::CastlingByKing)],
            "{word}"
        );
    }
    let spanish = "1. Cf3 Cf6 2. g3 g6 3. Ag2 Ag7 4. Rg1 Rg8 *";
    assert_eq!(remarks(&replayed(spanish)).len(), 2);
    let long = "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. Kc1 Ka8 *";
    assert_eq!(moves(&replayed(long))[8..], ["O-O-O", "O-O-O"]);
    plays(&format!("{opening}Kf1 *"), "Nf3 Nf6 g3 g6 Bg2 Bg7 Kf1");
    plays(&format!("{opening}e1g1 *"), "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O");
    // Castling that is not legal is no excuse for the king.
    assert!(matches!(stops("1. Kg1 *", 1, 1), Fault::OwnPiece { .. }));
    assert!(matches!(
        stops(
            "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. Rg1 Rg8 5. Rh1 Rh8 6. Kg1 *",
            11,
            1
        ),
        Fault::CannotReach { .. }
    ));
}

/// Behind a fault the words are read in the same way.
#[test]
fn the_replay_goes_on_behind_a_fault_in_these_forms() {
    let forms = [
        "1. e2 - e4 e7 - e5 2. Ng1 - f4 Nb8 - c6 3. Bf1 - b5 a7 - a6 4. Bb5 x c6 d7 x c6 5. Nf3 x e5 Qd8 - d4 \
         6. Ne5 - f3 Qd4 x e4 7. Qd1 - e2 Qe4 x e2 8. Ke1 x e2",
        "1. E4 E5 2. NF4 NC6 3. BB5 A6 4. BXC6 DXC6 5. NXE5 QD4 6. NF3 QXE4 7. QE2 QXE2 8. KXE2",
        "1. e2-e4 e7-e5 2. g1-f4 b8-c6 3. f1-b5 a7-a6 4. b5xc6 d7xc6 5. f3xe5 d8-d4 6. e5-f3 d4xe4 \
         7. d1-e2 e4xe2 8. e1xe2",
        "1.e4e5 2.Nf4Nc6 3.Bb5a6 4.Bxc6dxc6 5.Nxe5Qd4 6.Nf3Qxe4 7.Qe2Qxe2 8.Kxe2",
    ];
    for text in forms {
        let record = gone_on(&format!("{text} *"));
        assert_eq!(record.resumptions.len(), 1, "{text}");
        assert!(record.stop.is_none(), "{text}: {:?}", record.stop);
        assert_eq!(moves(&record)[2], "Nf3", "{text}");
        assert_eq!(record.moves.len(), 15, "{text}");
    }
}

#[test]
fn what_follows_tells_which_of_two_moves_in_capitals_was_meant() {
    // Bishop and pawn can take on c5; only if it was the bishop can the pawn go on.
    let record = gone_on("1. B4 B6 2. D3 E6 3. BE3 C5 4. BXC5 A6 5. B5 D6 6. BE3 E5 7. NF3 NF6 *");
    assert_eq!(record.resumptions.len(), 1);
    assert_eq!(moves(&record)[6], "Bxc5");
    assert_eq!(record.moves.len(), 14, "{:?}", record.stop);
}
