//! Tags and moves on one line, and several games on one: in files of any name.

use crate::scratch::{Scratch, column};

const OPEN: &str = "1. e4 e5 2. Nf3 Nc6 1-0";
const CLOSED: &str = "1. d4 d5 2. c4 e6 3. Nc3 0-1";

/// The plies of the games that are read of a text, under both names.
#[track_caller]
fn plies(text: &str) -> Vec<String> {
    let read = ["games.pgn", "games.txt"].map(|name| {
        let scratch = Scratch::new();
        scratch.file(name, text);
        let ran = scratch.audit(&[name, "--ignore", "HDR"]);
        assert_eq!(ran.status, 0, "{text}\n{ran:?}");
        assert_eq!(scratch.codes(), Vec::<String>::new(), "{text}");
        column(&scratch.games(), "plies")
    });
    assert_eq!(read[0], read[1], "{text}");
    read.into_iter().next().unwrap_or_default()
}

#[test]
fn a_lone_tag_ahead_of_the_moves_is_a_game() {
    assert_eq!(plies(&format!("[ECO \"C20\"] {OPEN}\n")), ["4"]);
    assert_eq!(
        plies(&format!("[ECO \"C20\"] {{King's pawn}} {OPEN}\n")),
        ["4"]
    );
    assert_eq!(plies(&format!("[Event \"a\"] {OPEN}\n")), ["4"]);
}

#[test]
fn so_are_several_one_below_the_other() {
    for between in ["\n", "\n\n", "\r\n"] {
        let text = format!(
            "[ECO \"C20\"] {OPEN}{between}[ECO \"D30\"] {CLOSED}{between}[ECO \"C20\"] {OPEN}\n"
        );
        assert_eq!(plies(&text), ["4", "5", "4"]);
        let text = format!(
            "[White \"a\"] [Black \"b\"][ECO \"C20\"] {OPEN}{between}[White \"c\"] [ECO \"D30\"] {CLOSED}\n"
        );
        assert_eq!(plies(&text), ["4", "5"]);
    }
    let text =
        "[ECO \"C20\"] 1. e4 e5\n2. Nf3 Nc6 1-0\n[ECO \"D30\"] 1. d4 d5\n2. c4 e6\n3. Nc3 0-1\n";
    assert_eq!(plies(text), ["4", "5"]);
}

#[test]
fn the_last_of_many_tags_may_stand_before_the_moves() {
    let game = |event: &str, moves: &str| {
        format!("[Event \"{event}\"]\n[White \"a\"]\n[Black \"b\"]\n[ECO \"C20\"] {moves}\n\n")
    };
    assert_eq!(
        plies(&[game("a", OPEN), game("b", CLOSED)].concat()),
        ["4", "5"]
    );
}

#[test]
fn games_may_share_a_line() {
    let text = format!("[Event \"a\"] {OPEN} [Event \"b\"] {CLOSED} [ECO \"C20\"] {OPEN}\n");
    assert_eq!(plies(&text), ["4", "5", "4"]);
}

#[test]
fn a_result_need_not_end_the_game_before() {
    let scratch = Scratch::with_games("[ECO \"C20\"] 1. e4 e5 2. Nf3\n[ECO \"D30\"] 1. d4 d5\n");
    scratch.audit_games(&[]);
    assert_eq!(column(&scratch.games(), "plies"), ["3", "2"]);
}

/// Rules between games are no part of any, and none of them is a result.
#[test]
fn games_set_apart_by_rules_are_all_read() {
    for rule in ["-----", "=====", "* * *", "***", "_____"] {
        let text =
            format!("{rule}\n\n{OPEN}\n\n{rule}\n\n{CLOSED}\n\n{rule}\n\n{OPEN}\n\n{rule}\n");
        let scratch = Scratch::with_games(&text);
        let ran = scratch.audit_games(&["--ignore", "HDR"]);
        assert_eq!(ran.status, 0, "{rule}: {ran:?}");
        let games = scratch.games();
        assert_eq!(column(&games, "plies"), ["4", "5", "4"], "{rule}");
        assert_eq!(
            column(&games, "result_submitted"),
            ["1-0", "0-1", "1-0"],
            "{rule}"
        );
    }
}

#[test]
fn a_time_control_with_parts_of_a_second_is_judged() {
    let tags = "[Event \"Invented\"]\n[Site \"Nowhere\"]\n[Date \"2023.05.01\"]\n[Round \"1\"]\n[White \"Alfil\"]\n\
        [Black \"Torre\"]\n[Result \"1-0\"]\n";
    for control in ["10+0.05", "40/10.5+0.05", "12.25"] {
        let moves = "1. e4 {[%clk 0:00:09.931]} e5 {[%clk 0:00:09.87]} 2. Nf3 {[%clk 0:00:09.5]} Nc6 {[%clk 0:00:09.12]}";
        let text = format!("{tags}[TimeControl \"{control}\"]\n\n{moves} 1-0\n");
        let scratch = Scratch::with_games(text);
        scratch.audit_games(&[]);
        assert_eq!(scratch.codes(), Vec::<String>::new(), "{control}");
        assert_eq!(column(&scratch.games(), "time_control"), [control]);
        assert_eq!(column(&scratch.games(), "pace"), ["blitz"]);
    }
    let text = format!("{tags}[TimeControl \"10+0.05\"]\n\n1. e4 {{[%clk 0:00:12.2]}} e5 1-0\n");
    let scratch = Scratch::with_games(text);
    scratch.audit_games(&[]);
    assert_eq!(scratch.codes(), ["CLK004"]);
}
