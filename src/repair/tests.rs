//! The search as a whole: sheets with one kind of damage each, and the game that must come out.

use crate::board::Board;
use crate::notation::moves::letter_sets::{LetterSet, groups};
use crate::replay::san::san;

use super::{CellSource, FoundGame, MoveDoubt, SheetCells, most_likely};

const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 Nbd2 Bb7 Bc2 Re8 \
                    Nf1 Bf8 Ng3 g6 a4 c5 d5 c4 Bg5 h6 Be3 Nc5 Qd2 h5";

fn sets() -> Vec<&'static LetterSet> {
    groups().iter().collect()
}

fn game() -> Vec<&'static str> {
    GAME.split_whitespace().collect()
}

fn cells(texts: &[&str]) -> SheetCells {
    SheetCells::new(texts, &Board::standard(), &sets())
}

fn found(texts: &[&str]) -> FoundGame {
    most_likely(&[&cells(texts)], &Board::standard())
}

fn moves(found: &FoundGame) -> Vec<String> {
    let mut board = Board::standard();
    let mut moves = Vec::new();
    for ply in &found.plies {
        moves.push(san(&board, ply.mv));
        board.play(ply.mv);
    }
    moves
}

/// The game comes out of the sheet whole. Gives the plies that the sheet does not say.
#[track_caller]
fn whole(texts: &[&str]) -> Vec<usize> {
    let found = found(texts);
    assert_eq!(moves(&found), game());
    let against = found.plies.iter().enumerate();
    against
        .filter(|(_, ply)| ply.is_against(0))
        .map(|(index, _)| index)
        .collect()
}

#[test]
fn a_clean_sheet_is_left_alone_and_sure() {
    let found = found(&game());
    assert_eq!(moves(&found), game());
    assert!(
        found
            .plies
            .iter()
            .all(|ply| !ply.is_against(0) && ply.doubt.is_none())
    );
}

#[test]
fn later_moves_decide_between_readings_of_an_earlier_one() {
    // The knight on d2 tells that `Nb8` was no `Nb6`, and the bishop on f8 that `Bc7` was `Be7`.
    let mut sheet = game();
    (sheet[9], sheet[17]) = ("Bc7", "Nb6");
    assert_eq!(whole(&sheet), [9, 17]);
}

#[test]
fn a_legal_move_that_was_not_played_is_found_out_by_what_follows() {
    let mut sheet = game();
    sheet[4] = "Bc4";
    assert_eq!(whole(&sheet), [4]);
}

#[test]
fn a_legal_move_is_never_changed_without_evidence() {
    let mut sheet = game();
    sheet[36] = "Qc1";
    let found = found(&sheet);
    assert_eq!(moves(&found)[36], "Qc1");
    assert!(!found.plies[36].is_against(0));
}

#[test]
fn doubt_stands_where_another_game_is_nearly_as_likely() {
    let mut sheet = game();
    // The knight that goes on from f1 tells the one move, nothing tells the other.
    (sheet[24], sheet[36]) = ("[?]", "[?]");
    let found = found(&sheet[..37]);
    assert_eq!(moves(&found)[24], "Nf1");
    let marked: Vec<usize> = (0..found.plies.len())
        .filter(|ply| found.plies[*ply].doubt.is_some())
        .collect();
    assert_eq!(marked, [36]);
    assert_eq!(found.plies[36].doubt, Some(MoveDoubt::Guessed));
}

#[test]
fn every_written_cell_is_played_or_left() {
    for (texts, left) in [
        (
            &["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba", "zz"][..],
            0..=2,
        ),
        (&["f3", "e5", "g4", "Qh4#", "f9", "xx"], 2..=2),
    ] {
        let found = found(texts);
        let played = found.plies.iter();
        let played = played.filter(|ply| matches!(ply.sources[0], CellSource::Cell(_)));
        assert_eq!(
            played.count() + found.left[0].len(),
            texts.len(),
            "{texts:?}"
        );
        assert!(left.contains(&found.left[0].len()), "{found:?}");
    }
}

#[test]
fn boxes_left_empty_are_moves_left_out() {
    let mut sheet = game();
    (sheet[24], sheet[25]) = ("", "");
    assert_eq!(moves(&found(&sheet)), game());
}

#[test]
fn fifty_empty_rows_are_no_game() {
    let mut sheet = game()[..12].to_vec();
    sheet.extend(["", ""].repeat(50));
    sheet.extend(["Kh8", "Qd1"]);
    let found = found(&sheet);
    assert_eq!(moves(&found), game()[..12]);
    assert!(found.is_cut);
    assert_eq!(found.left[0].len(), 2);
}

#[test]
fn descriptive_notation_is_beyond_repair() {
    let found = found(&[
        "P-K4", "P-K4", "N-KB3", "N-QB3", "B-N5", "P-QR3", "B-R4", "N-B3", "O-O", "B-K2", "R-K1",
        "P-QN4",
    ]);
    assert!(found.is_cut && found.plies.len() < 4, "{found:?}");
}

#[test]
fn a_dot_is_no_vote() {
    let sheet = |cell: &'static str| {
        let mut sheet = game();
        sheet[28] = cell;
        cells(&sheet)
    };
    let confidence = |white: &'static str| {
        let found = most_likely(&[&sheet(white), &sheet("a3")], &Board::standard());
        let ply = &found.plies[28];
        match moves(&found)[28].as_str() {
            "a4" => 100 - i32::from(ply.confidence),
            _ => i32::from(ply.confidence),
        }
    };
    assert!((confidence("a4") - confidence("a4.")).abs() <= 3);
}

#[test]
fn copies_of_one_another_are_read_like_one_sheet() {
    let mut sheet = game();
    (sheet[9], sheet[17]) = ("Bc7", "Nb6");
    sheet.remove(12);
    let (one, other) = (cells(&sheet), cells(&sheet));
    assert!(one.is_copy_of(&other));
    let both = most_likely(&[&one], &Board::standard()).of_both();
    assert_eq!(moves(&both), moves(&found(&sheet)));
    assert!(
        both.plies
            .iter()
            .all(|ply| ply.sources[0] == ply.sources[1])
    );
}

#[test]
fn rows_written_again_and_again_never_overrule_the_other_copy() {
    let mut white = game();
    let rows = white[16..20].to_vec();
    white.splice(20..20, rows.iter().copied().chain(rows.iter().copied()));
    let found = most_likely(&[&cells(&white), &cells(&game())], &Board::standard());
    assert_eq!(moves(&found), game());
}

#[test]
fn a_move_left_out_is_put_in() {
    let mut sheet = game();
    sheet.remove(12);
    let found = found(&sheet);
    assert_eq!(moves(&found), game());
    assert_eq!(found.plies[12].sources[0], CellSource::Missing);
    assert_eq!(found.plies[13].sources[0], CellSource::Cell(12));
}

#[test]
fn a_row_written_twice_counts_once() {
    let mut sheet = game();
    let row = [sheet[20], sheet[21]];
    sheet.splice(22..22, row);
    assert!(whole(&sheet).is_empty());
}

#[test]
fn two_moves_that_changed_places_are_put_in_order() {
    let mut sheet = game();
    sheet.swap(22, 23);
    assert!(whole(&sheet).is_empty());
}

#[test]
fn the_letters_are_those_of_the_whole_sheet() {
    let letters = |texts: &[&str]| -> Vec<String> {
        cells(texts)
            .letters
            .iter()
            .map(|set| set.name().to_owned())
            .collect()
    };
    let german: Vec<String> = game()
        .iter()
        .map(|cell| {
            cell.replace('B', "L")
                .replace('N', "S")
                .replace('R', "T")
                .replace('Q', "D")
        })
        .collect();
    let german: Vec<&str> = german.iter().map(String::as_str).collect();
    let clean = letters(&german);
    let is_german = |name: &String| name.split('/').any(|code| code == "de");
    assert!(clean.iter().any(is_german), "{clean:?}");
    // The first pieces of all are slips.
    let mut damaged = german;
    (damaged[2], damaged[3], damaged[4]) = ("Nf3", "Cc6", "Bb5");
    assert_eq!(letters(&damaged), clean);
}

#[test]
fn two_copies_correct_each_other() {
    let (mut white, mut black) = (game(), game());
    (white[6], white[20]) = ("Bc2", "Nbd9");
    black[29] = "e5";
    black.drain(10..12);
    let found = most_likely(&[&cells(&white), &cells(&black)], &Board::standard());
    assert_eq!(moves(&found), game());
    assert!(found.plies.iter().all(|ply| ply.doubt.is_none()));
    assert_eq!(
        found.plies[10].sources,
        [CellSource::Cell(10), CellSource::Missing]
    );
}

#[test]
fn a_heap_of_rubbish_gives_some_game_and_no_end_of_doubt() {
    let sheet = [
        "zz9",
        "??",
        "Qh9",
        "(",
        "e4e4e4e4e4e4e4",
        "0-0-0-0",
        "x",
        "♞♞",
        "1",
        "Ke8",
    ];
    let found = found(&sheet);
    assert!(
        found.plies.iter().all(|ply| ply.doubt.is_some()),
        "{found:?}"
    );
    assert!(
        most_likely(&[&cells(&[])], &Board::standard())
            .plies
            .is_empty()
    );
}
