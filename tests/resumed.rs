//! Games that go on behind a word that cannot be played: what is concluded from what follows, and what may then be said of
//! the rest. The games stand in `fixtures/resumed`, one file for each way in which they go on, with an arbiter's notes.

mod notes;
mod reports;

use std::path::Path;

use arbiter::{Auditor, GameReport, Options, Severity};
use notes::{notes, read_like_notes};
use reports::Row;

const FOLDER: &str = "fixtures/resumed";

fn games(file: &str) -> Vec<GameReport> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(FOLDER)
        .join(file);
    let text = std::fs::read_to_string(path).expect("a fixture");
    Auditor::new(Options::default()).audit(&text)
}

/// Which game it is, and how the replay went on.
fn head(game: &Row) -> String {
    let resumed = match &*game["resumed"] {
        "" => "not resumed".to_owned(),
        way => format!("{way}, then {} plies", game["plies_resumed"]),
    };
    let (faults, plies) = (&game["faults"], &game["plies"]);
    format!(
        "{} (faults: {faults}; {plies} plies, {resumed})",
        game["round"]
    )
}

#[test]
fn the_notes_on_every_way_to_go_on() {
    for name in [
        "stood", "slip", "left-out", "twice", "swapped", "several", "behind",
    ] {
        let notes = notes(&format!("{FOLDER}/{name}.pgn"), head);
        read_like_notes(FOLDER, name, &notes);
    }
}

/// What is concluded from a game: the faults, how the replay went on behind the first, and the moves in the end.
type Conclusion<'g> = (usize, &'g str, usize);

fn concluded(game: &GameReport) -> Conclusion<'_> {
    match &game.resumed {
        Some(resumed) => (game.faults, &resumed.first.way, resumed.moves.len()),
        None => (game.faults, "", 0),
    }
}

#[test]
fn what_follows_tells_how_the_game_went_on() {
    let table: &[(&str, &[Conclusion<'_>])] = &[
        (
            "stood.pgn",
            &[
                (1, "stood", 37),
                (1, "stood", 37),
                (1, "stood", 37),
                (1, "stood", 37),
                (1, "stood", 32),
                (1, "", 0),
            ],
        ),
        (
            "slip.pgn",
            &[
                (1, "slip", 33),
                (1, "slip", 33),
                (1, "slip", 33),
                (1, "slip", 33),
                (1, "slip", 33),
                (1, "", 0),
            ],
        ),
        ("left-out.pgn", &[(1, "left_out", 33), (1, "", 0)]),
        ("twice.pgn", &[(1, "twice", 33), (1, "twice", 33)]),
        ("swapped.pgn", &[(1, "swapped", 33), (1, "swapped", 33)]),
        (
            "several.pgn",
            &[
                (2, "slip", 33),
                (3, "slip", 32),
                (1, "", 0),
                (2, "slip", 33),
            ],
        ),
    ];
    for (file, expected) in table {
        let games = games(file);
        let found: Vec<_> = games.iter().map(concluded).collect();
        assert_eq!(found, *expected, "{file}");
    }
}

#[test]
fn the_moves_of_a_mended_game_are_those_that_were_played() {
    let whole = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O \
                 Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";
    for (file, number) in [
        ("slip.pgn", 1),
        ("slip.pgn", 4),
        ("left-out.pgn", 1),
        ("twice.pgn", 1),
        ("twice.pgn", 2),
        ("swapped.pgn", 1),
        ("swapped.pgn", 2),
        ("several.pgn", 1),
    ] {
        let game = &games(file)[number - 1];
        let resumed = game.resumed.as_ref().expect("it went on");
        assert_eq!(resumed.moves.join(" "), whole, "{file} {number}");
        assert!(whole.starts_with(&game.moves.join(" ")), "{file} {number}");
    }
}

/// A result may be overturned only by what is certain; then there is an error for it. What is likely is a warning.
#[test]
fn only_a_certain_resumption_overturns_a_result() {
    let mate = |file: &str, number: usize| {
        let game = games(file).swap_remove(number - 1);
        let finding = game
            .findings
            .iter()
            .find(|finding| finding.rule == "END001");
        let severity = finding.map(|finding| (finding.severity, finding.assumes[0].way.clone()));
        (game.result_submitted, game.result_audited, severity)
    };
    let result = |result: &str| Some(result.to_owned());
    assert_eq!(
        mate("stood.pgn", 2),
        (
            result("1/2-1/2"),
            result("1-0"),
            Some((Severity::Error, "stood".to_owned()))
        )
    );
    assert_eq!(
        mate("slip.pgn", 2),
        (
            result("0-1"),
            result("1-0"),
            Some((Severity::Error, "slip".to_owned()))
        )
    );
    // A bishop on e2 or d3 would have done as well as one on c4: nobody knows that it stood there.
    assert_eq!(
        mate("slip.pgn", 3),
        (
            result("0-1"),
            result("0-1"),
            Some((Severity::Warning, "slip".to_owned()))
        )
    );
}

/// A slip earlier in the game, which could be played all the same, may be what is wrong: the last fault is then none.
#[test]
fn nothing_is_certain_that_a_slip_before_would_explain_too() {
    // The game is that of the other fixtures, but White castled on the long side and the short side is written.
    let game = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 \
                10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. a3 a6 16. a4 a5 17. h3 h6 \
                18. Bxd7+ Nxd7 19. Qb8+ Nxb8 20. Rd8# 0-1";
    let games = Auditor::new(Options::default()).audit(game);
    let resumed = games[0].resumed.as_ref().expect("it goes on");
    assert_eq!(
        (resumed.first.way.as_str(), resumed.moves.len()),
        ("stood", 39)
    );
    assert_eq!(games[0].result_audited.as_deref(), Some("0-1"));
}

#[test]
fn an_ambiguous_word_and_one_that_nobody_can_read_are_settled_by_the_rest() {
    let fault = |number: usize| {
        let game = games("slip.pgn").swap_remove(number - 1);
        let rules: Vec<String> = game
            .findings
            .into_iter()
            .map(|finding| finding.rule)
            .collect();
        rules[0].clone()
    };
    assert_eq!(
        (fault(4), fault(5)),
        ("NOT002".to_owned(), "NOT001".to_owned())
    );
}

/// What else would explain the rest: each of these was once called certain, with another result than the game had.
#[test]
fn nothing_is_certain_that_something_else_explains() {
    let start = |fen: &str| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n");
    let table = [
        (
            "Kf1 and Kh1 come to the same, but only with one of them a position stands five times",
            start("r5k1/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1"),
            "1. Kf1 Kh8 2. Kg1 Kg8 3. Kf1 Kh8 4. Kg1 Kg8 5... Kh8 6. Kg1 Kg8 7. Kf1 Kh8 8. Kg1 Kg8 9. Kf1 Kh8 \
             10. Ke2 h6 11. g3 g6 12. Kf3 Kg7 13. Ra2 Ra7 14. Ra3 Ra6 15. Ra4 Ra5 16. Rxa5 f6",
            "1-0",
        ),
        (
            "a row was left out",
            start("2r3k1/p3bppp/1p6/8/8/5N2/PP3PPP/3R2K1 w - - 0 1"),
            "2. b3 Bf6 3. Nb5 a6 4. Nd6 Rc4 5. bxc4 Be5 6. Nb7 Bf6 7. Nd6 Be5 8. Nb5 axb5 9. Rd8+",
            "1/2-1/2",
        ),
        (
            "the numbers jump: a row was left out",
            String::new(),
            "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf4 dxe5 7. Bc4 Nf6 8. Qb3 Qe7 9. Nc3 c6 10. Bg5 b5 \
             11. Nxb5 cxb5 12. Bxb5+ Nbd7 13. O-O-O Rd8 14. Rxd7 Rxd7 15. Rd1 Qe6 16. Bxd7+ Nxd7 17. Qb8+ Nxb8 18. Rd8#",
            "1/2-1/2",
        ),
        (
            "a check behind the fault has no mark, though all others have",
            String::new(),
            "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf4 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 \
             10. Nxb5 cxb5 11. Bxb5 Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#",
            "1/2-1/2",
        ),
        (
            "the word has a capture sign, and nothing would be taken",
            String::new(),
            "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Nxc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 \
             10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#",
            "1/2-1/2",
        ),
    ];
    for (why, tags, moves, result) in table {
        let text = format!(
            "[Event \"a\"]\n[Date \"2024.01.05\"]\n[Result \"{result}\"]\n{tags}\n{moves} {result}\n"
        );
        let game = Auditor::new(Options::default()).audit(&text).swap_remove(0);
        assert!(game.resumed.is_some(), "{why}");
        assert_eq!(game.result_audited.as_deref(), Some(result), "{why}");
        let behind = game
            .findings
            .iter()
            .filter(|finding| !finding.assumes.is_empty());
        let graver = behind.filter(|finding| finding.severity == Severity::Error);
        assert_eq!(graver.count(), 0, "{why}");
    }
}

/// The same game with its numbers and marks in order is certain, so that the cases above rest on what they name.
#[test]
fn numbers_and_marks_in_order_leave_it_certain() {
    let game = games("slip.pgn").swap_remove(1);
    assert_eq!(game.result_audited.as_deref(), Some("1-0"));
}

/// An agreement or a dead position before the fault ended the game, whatever is assumed of the words behind it.
#[test]
fn what_ended_the_game_before_the_fault_rests_on_nothing() {
    let text = "[Event \"a\"]\n[Date \"2024.01.05\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 {[%agreed]} 3. Bg5 a6 4. Ba4 Nf6 \
                5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n";
    let game = Auditor::new(Options::default()).audit(text).swap_remove(0);
    let after_end = game
        .findings
        .iter()
        .find(|finding| finding.rule == "MOV010");
    let after_end = after_end.expect("moves behind the agreement");
    assert_eq!(after_end.severity, Severity::Error);
    assert!(after_end.assumes.is_empty());
    assert_eq!(game.result_audited.as_deref(), Some("1/2-1/2"));
}
