//! Exit status: 0 nothing at the severity that fails a run, 1 something, 2 the run itself failed.

use crate::scratch::{Scratch, clean, doubtful, illegal, many, noted};

fn status(games: &str, arguments: &[&str]) -> i32 {
    Scratch::with_games(games).audit_games(arguments).status
}

#[test]
fn clean_games_give_0_and_an_error_gives_1() {
    assert_eq!(status(&clean(1), &[]), 0);
    assert_eq!(status(&illegal(1), &[]), 1);
}

#[test]
fn warnings_and_notes_alone_give_0() {
    assert_eq!(status(&doubtful(1), &[]), 0);
    assert_eq!(status(&noted(1), &[]), 0);
}

#[test]
fn fail_on_moves_the_bar() {
    for (games, on_error, on_warning, never) in [
        (clean(1), 0, 0, 0),
        (noted(1), 0, 0, 0),
        (doubtful(1), 0, 1, 0),
        (illegal(1), 1, 1, 0),
    ] {
        assert_eq!(status(&games, &["--fail-on", "error"]), on_error);
        assert_eq!(status(&games, &["--fail-on", "warning"]), on_warning);
        assert_eq!(status(&games, &["--fail-on", "never"]), never);
    }
}

#[test]
fn a_failed_run_gives_2_whatever_fails_on() {
    assert_eq!(status(&clean(1), &["gone.pgn", "--fail-on", "never"]), 2);
}

#[test]
fn one_bad_game_among_many_gives_exactly_one_finding() {
    let games = [many(1, 40), illegal(41), many(42, 40)].concat();
    let scratch = Scratch::with_games(games);
    assert_eq!(scratch.audit_games(&[]).status, 1);
    let findings = scratch.findings();
    assert_eq!(findings.len(), 1);
    let finding = &findings[0];
    assert_eq!(&finding["rule"], "MOV001");
    assert_eq!(&finding["severity"], "error");
    assert_eq!(&finding["file"], "games.pgn");
    assert_eq!(&finding["game"], "41");
    assert_eq!(&finding["line"], "401");
    assert_eq!(&finding["ply"], "3");
    assert_eq!(&finding["move"], "2.");
    assert_eq!(&finding["side"], "white");
    assert_eq!(&finding["written"], "Bc5");
    assert_eq!(
        &finding["fen"],
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
    );
    assert_eq!(scratch.games().len(), 81);
}
