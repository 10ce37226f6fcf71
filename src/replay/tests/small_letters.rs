//! Small letters on scoresheets: a piece where the sheet writes pieces so, a file where it does not, and told wherever both
//! could be played.

use super::{moves, replayed, stops};
use crate::replay::SmallLetterDoubt;
use crate::replay::explain::Fault;
use crate::replay::letters::SmallLetters;
use crate::replay::record::{Record, RemarkKind};
use crate::replay::replayer::Replayer;

fn sheet(text: &str) -> Record {
    Replayer::default().replay(text, true)
}

/// The plies at which a small letter is in doubt.
fn doubts(record: &Record) -> Vec<u32> {
    let told = record.remarks.iter();
    told.filter(|remark| matches!(remark.kind, RemarkKind::SmallLetter { .. }))
        .map(|remark| remark.ply)
        .collect()
}

#[test]
fn pieces_in_the_small_letters_of_every_alphabet() {
    for (text, code) in [
        ("1. e4 e5 2. nf3 nf6 3. qe2 qe7 4. kd1", "en"),
        ("1. e4 e5 2. cf3 cf6 3. ab5 re7", "es"),
        ("1. e4 e5 2. sf3 sf6 3. lb5 ke7", "de"),
        ("1. e4 e5 2. кf3 кf6 3. сb5 крe7", "ru"),
        ("1. e4 e5 2. ιf3 ιf6 3. αb5 ρe7", "el"),
        ("1. e4 e5 2. ձf3 ձf6 3. փb5 աe7", "hy"),
    ] {
        let record = sheet(text);
        let names = record.alphabet().split('/').any(|name| name == code);
        assert!(names, "{text}: {}", record.alphabet());
        assert!(record.stop.is_none(), "{text}: {:?}", record.stop);
        assert_eq!(moves(&record)[2..4], ["Nf3", "Nf6"], "{text}");
        assert!(doubts(&record).is_empty(), "{text}: {:?}", record.remarks);
    }
}

/// Knight and pawn can both take on d5; only the letters of the other knights tell which is meant.
#[test]
fn the_habit_of_the_sheet_decides_and_the_other_move_is_told() {
    let small = sheet("1. d4 d5 2. c4 e6 3. cc3 cf6 4. tb1 tg8 5. cxd5");
    assert_eq!(moves(&small).last().map(String::as_str), Some("Nxd5"));
    assert_eq!(small.letters.small_letters(), SmallLetters::Pieces);
    assert_eq!(doubts(&small), [9]);
    let capital = sheet("1. d4 d5 2. c4 e6 3. Cc3 Cf6 4. Tb1 Tg8 5. cxd5");
    assert_eq!(moves(&capital).last().map(String::as_str), Some("cxd5"));
    assert_eq!(capital.letters.small_letters(), SmallLetters::Files);
    assert_eq!(doubts(&capital), [9], "never a silent pawn");
    let RemarkKind::SmallLetter {
        doubt: SmallLetterDoubt::Other(other),
    } = capital.remarks[0].kind
    else {
        panic!("{:?}", capital.remarks);
    };
    assert_eq!(other.from().to_string(), "c3");
}

/// Whoever writes `cc6` means a knight: the pawn would be `c6`.
#[test]
fn a_file_that_is_named_twice_is_a_piece() {
    let record = sheet("1. e4 e5 2. cf3 cc6 3. ab5 a6");
    assert_eq!(moves(&record)[3], "Nc6");
    assert_eq!(doubts(&record), [4], "the pawn could go there too");
}

#[test]
fn a_capture_that_no_pawn_can_make_is_told() {
    for text in [
        "1. e4 e5 2. nf3 nc6 3. bb5 a6 4. bxc6 dxc6",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. bxc6 dxc6",
    ] {
        let record = sheet(text);
        assert_eq!(moves(&record)[6], "Bxc6", "{text}");
        let doubt = SmallLetterDoubt::AgainstSign;
        assert_eq!(
            record.remarks[0].kind,
            RemarkKind::SmallLetter { doubt },
            "{text}"
        );
    }
}

#[test]
fn a_small_letter_before_a_rank_is_a_piece_where_pieces_are_written_so() {
    let knights = "1. cf3 cf6 2. cc3 cc6 3. ce4 cb4 4. cg3 ca6 5. cg5 cb8 6. c5e4 cg8";
    let record = sheet(knights);
    assert_eq!(moves(&record)[10], "N5e4", "{:?}", record.stop);
    // Two squares are two squares elsewhere.
    let squares = sheet("1. g1f3 g8f6 2. b1c3 b8c6 3. c5e4");
    assert!(squares.stop.is_some());
}

#[test]
fn in_a_pgn_a_small_letter_is_a_file_as_ever() {
    let position = "[FEN \"4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1\"]\n\n";
    let record = replayed(&format!("{position}1. bxc4 *"));
    assert_eq!(moves(&record), ["bxc4"]);
    assert!(record.remarks.is_empty());
    assert!(matches!(
        stops("1. e4 e5 2. кf3 *", 3, 1),
        Fault::Unreadable
    ));
    assert!(matches!(
        stops("1. e4 e5 2. b1d3 *", 3, 1),
        Fault::CannotReach { .. }
    ));
}
