//! What the replay writes down of a game, from its text alone.

mod forms;
mod small_letters;

use crate::board::{Color, read_fen};
use crate::notation::words::result::GameResult;

use super::explain::Fault;
use super::record::{PlyFlags, Record, RemarkKind, Variant};
use super::replayer::Replayer;
use super::san::san;

fn replayed(text: &str) -> Record {
    Replayer::default().replay(text, false)
}

/// The moves of the main line that were played, in English letters.
fn moves(record: &Record) -> Vec<String> {
    let mut board = record.start.clone();
    let played = record.moves.iter().map(|played| {
        let written = san(&board, *played);
        board.play(*played);
        written
    });
    played.collect()
}

fn remarks(record: &Record) -> Vec<(u32, &RemarkKind)> {
    let remarks = record.remarks.iter();
    remarks.map(|remark| (remark.ply, &remark.kind)).collect()
}

#[track_caller]
fn stops(text: &str, ply: u32, words_left: u32) -> Fault {
    let record = replayed(text);
    let stop = record.stop.expect("the game cannot be played to its end");
    assert_eq!((stop.ply, stop.words_left), (ply, words_left));
    assert_eq!(record.moves.len() + 1, ply as usize);
    stop.fault
}

#[test]
fn moves_flags_hashes_and_counts_stand_side_by_side() {
    let record = replayed("1. e4 d5 2. exd5 Nf6 3. Ng1f3 Nxd5 *");
    assert_eq!(moves(&record), ["e4", "d5", "exd5", "Nf6", "Nf3", "Nxd5"]);
    assert_eq!(record.hashes.len(), 7);
    assert_eq!(record.reversible, [0, 0, 0, 0, 1, 2, 0]);
    let has = |ply: usize, flag| record.flags[ply - 1].has(flag);
    assert!(has(1, PlyFlags::PAWN) && !has(1, PlyFlags::CAPTURE));
    assert!(has(3, PlyFlags::CAPTURE) && has(3, PlyFlags::SIGN) && has(3, PlyFlags::PAWN));
    assert!(has(5, PlyFlags::ORIGIN) && !has(4, PlyFlags::ORIGIN));
    assert!(has(6, PlyFlags::CAPTURE) && !has(6, PlyFlags::PAWN));
    assert!(record.stop.is_none() && record.remarks.is_empty());
}

#[test]
fn the_hash_of_a_position_that_comes_again_is_the_same() {
    let record = replayed("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 *");
    assert_eq!(record.hashes[0], record.hashes[4]);
    assert_eq!(record.hashes[1], record.hashes[5]);
    assert_ne!(record.hashes[0], record.hashes[2]);
}

#[test]
fn the_position_before_any_ply_can_be_rebuilt_in_any_order() {
    let record = replayed("1. e4 e5 2. Nf3 Nc6 *");
    let before = |ply| record.board_before(ply).fen();
    let third = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(before(3), third);
    assert_eq!(before(1), record.start.fen());
    assert_eq!(before(3), third);
    assert_eq!(
        [record.mover(3), record.mover(4)],
        [Color::White, Color::Black]
    );
    assert_eq!(
        [record.move_number(3), record.move_number(4)],
        ["2.", "2..."]
    );
}

#[test]
fn the_replay_stops_at_the_first_move_that_cannot_be_played_and_counts_the_words_left() {
    assert!(matches!(
        stops("1. e4 e5 2. Ke3 Nc6 3. Nf3 *", 3, 3),
        Fault::CannotReach { .. }
    ));
    assert!(matches!(
        stops("1. e4 e5 2. Rb1 *", 3, 1),
        Fault::OwnPiece { .. }
    ));
    assert!(matches!(
        stops("1. e4 e5 2. Ra3 *", 3, 1),
        Fault::Blocked { .. }
    ));
    assert!(matches!(
        stops("1. e4 e5 2. xyz Nc6 *", 3, 2),
        Fault::Unreadable
    ));
    assert!(matches!(
        stops("1. e4 e5 2. -- Nc6 *", 3, 2),
        Fault::NullMove
    ));
    assert!(matches!(stops("1. P-K4 P-K4 *", 1, 2), Fault::Descriptive));
    assert!(matches!(
        stops("1. f3 e5 2. g4 Qh4# 3. e4 *", 5, 1),
        Fault::AfterMate
    ));
    let two_knights = "1. Nf3 d5 2. Nc3 d4 3. Nb1 d3 4. Nc3 Nf6 5. Nb5 Nd5 6. Nd4 *";
    assert!(matches!(stops(two_knights, 11, 1), Fault::Ambiguous { .. }));
}

#[test]
fn variations_and_comments_leave_the_main_line_alone() {
    let record =
        replayed("1. e4 {a word} (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 $1 (1... c5) 2. Nf3 *");
    assert_eq!(moves(&record), ["e4", "e5", "Nf3"]);
    assert!(record.remarks.is_empty());
}

#[test]
fn a_move_that_no_variation_allows_is_a_remark_where_the_variation_branches_off() {
    let record = replayed("1. e4 e5 (1... Ke4) 2. Nf3 *");
    assert_eq!(moves(&record), ["e4", "e5", "Nf3"]);
    let [(2, RemarkKind::BadVariation { .. })] = remarks(&record)[..] else {
        panic!("{:?}", record.remarks);
    };
}

#[test]
fn numbers_marks_and_signs_that_are_wrong_are_remarked_and_played() {
    let kind_of = |text: &str| {
        let record = replayed(text);
        assert!(record.stop.is_none(), "{text}");
        let [(ply, kind)] = remarks(&record)[..] else {
            panic!("{text}: {:?}", record.remarks);
        };
        (ply, kind.clone())
    };
    let wrong = RemarkKind::WrongNumber { number: 3, due: 2 };
    assert_eq!(kind_of("1. e4 e5 3. Nf3 *"), (3, wrong));
    assert!(matches!(
        kind_of("1. e4+ e5 *"),
        (1, RemarkKind::FalseMark { .. })
    ));
    assert_eq!(kind_of("1. e4 e5 2. Nxf3 *"), (3, RemarkKind::FalseCapture));
    assert_eq!(kind_of("1. Pe4 e5 *"), (1, RemarkKind::PawnLetter));
    assert_eq!(kind_of("1. e4 {a {b} c} e5 *").1, RemarkKind::NestedBraces);
    assert_eq!(
        kind_of("1. e4 e5 {never closed").1,
        RemarkKind::UnclosedComment
    );
    assert_eq!(
        kind_of("1. e4 e5 (1... c5 *").1,
        RemarkKind::UnclosedVariation
    );
}

#[test]
fn the_start_is_what_the_tags_say() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 30";
    let record = replayed(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n30. a8=Q+ *"));
    assert_eq!(record.start.fen(), fen);
    assert_eq!(record.move_number(1), "30.");
    assert_eq!(record.end.fen(), "Q3k3/8/8/8/8/8/8/4K3 b - - 0 30");
    let other = replayed("[Variant \"Atomic\"]\n\n1. e4 *");
    assert_eq!(other.variant, Variant::Other);
    let bad = replayed("[FEN \"no position\"]\n\n1. e4 *");
    assert!(bad.fen_error.is_some());
}

#[test]
fn a_promotion_without_a_piece_makes_a_queen_and_says_so() {
    let text = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8 *";
    let record = replayed(text);
    assert_eq!(moves(&record), ["a8=Q+"]);
    assert!(remarks(&record).contains(&(1, &RemarkKind::PromotionAssumed)));
}

#[test]
fn the_last_result_of_the_movetext_counts() {
    let result = |text: &str| replayed(text).result.map(|(_, result)| result);
    assert_eq!(result("1. e4 e5 1-0"), Some(GameResult::WhiteWins));
    assert_eq!(result("1. e4 e5 1/2-1/2"), Some(GameResult::Draw));
    assert_eq!(result("1. e4 e5"), None);
}

#[test]
fn what_clocks_showed_stands_with_its_ply() {
    let record = replayed("1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} 2. Nf3 *");
    let plies: Vec<u32> = record.clocks.iter().map(|reading| reading.ply).collect();
    assert_eq!(plies, [1, 2]);
}

#[test]
fn the_letters_are_those_that_read_the_whole_game() {
    let letters = |text: &str| replayed(text).alphabet().to_owned();
    let german = letters("1. e4 e5 2. Sf3 Sc6 3. Lb5 *");
    assert!(german.split('/').any(|code| code == "de"), "{german}");
    assert_eq!(letters("1. e4 e5 2. Nf3 Nc6 3. Bb5 *"), "en");
    let mixed = replayed("1. e4 e5 2. Sf3 Sc6 3. Lb5 Nf6 4. d3 Le7 *");
    let other = |(ply, kind): &(u32, &RemarkKind)| {
        *ply == 6 && matches!(kind, RemarkKind::OtherAlphabet { .. })
    };
    assert!(remarks(&mixed).iter().any(other), "{:?}", mixed.remarks);
}

/// A record is used for game after game: nothing of one may be left in the next.
#[test]
fn a_record_used_again_is_as_a_new_one() {
    let games = [
        "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 30\"]\n\n30. a8 Kd7 31. Ke9 1-0",
        "[Variant \"Atomic\"]\n\n1. e4 *",
        "1. e4 {[%clk 0:03:00]} e5 (1... Ke4) 2. Nf3+ {[%claim threefold]} 1/2-1/2",
        "",
        "1. e4 e5 *",
    ];
    let mut replayer = Replayer::default();
    let mut used = Record::default();
    for text in games {
        replayer.replay_into(&mut used, text, false);
        assert_eq!(
            format!("{used:?}"),
            format!("{:?}", replayed(text)),
            "{text}"
        );
    }
}

#[test]
fn black_may_begin() {
    let fen = "4k3/8/8/8/8/8/8/4K3 b - - 0 7";
    let record = replayed(&format!("[FEN \"{fen}\"]\n\n7... Kd7 8. Kd2 *"));
    assert_eq!(record.start, read_fen(fen).expect("a position").board);
    assert_eq!(
        [record.move_number(1), record.move_number(2)],
        ["7...", "8."]
    );
    assert_eq!(record.mover(1), Color::Black);
    assert!(record.remarks.is_empty(), "{:?}", record.remarks);
}
