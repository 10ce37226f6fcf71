//! `arbiter position`, run as users run it.

use assert_cmd::Command;
use serde_json::Value;

fn position(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.env("LC_ALL", "C");
    command.arg("position").args(arguments);
    command
}

fn rows(output: &[u8]) -> Vec<Value> {
    String::from_utf8(output.to_vec())
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

fn json(fen: &str) -> Value {
    let output = position(&["--format", "json", fen]).output().unwrap();
    let mut rows = rows(&output.stdout);
    assert_eq!(rows.len(), 1, "{fen}");
    rows.remove(0)
}

#[test]
fn the_json_of_a_position_has_the_names_that_scripts_rely_on() {
    let fen = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";
    let assert = position(&["--format", "json", fen]).assert().code(0);
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    let start = format!(
        "{{\"fen\":\"{fen}\",\"legal\":true,\"check\":false,\"checkmate\":false,\"stalemate\":false,\
         \"dead\":false,\"white_can_mate\":\"yes\",\"black_can_mate\":\"no\",\"line\":\""
    );
    assert!(text.starts_with(&start), "{text}");
    let end = "\",\"laws\":\"2023\",\"halfmove_clock\":0,\"fifty_now\":false,\"fifty_with\":[],\"seventyfive\":false}\n";
    assert!(text.ends_with(end), "{text}");
}

#[test]
fn the_state_of_the_game_is_told() {
    let table = [
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            [true, true, false, false],
        ),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", [false, false, true, true]),
        (
            "4k3/8/8/8/4R3/8/8/4K3 b - - 0 1",
            [true, false, false, false],
        ),
        ("6Rk/8/7K/8/8/8/8/8 b - - 0 1", [true, false, false, true]),
    ];
    for (fen, [check, checkmate, stalemate, dead]) in table {
        let row = json(fen);
        assert_eq!(row["check"], check, "{fen}");
        assert_eq!(row["checkmate"], checkmate, "{fen}");
        assert_eq!(row["stalemate"], stalemate, "{fen}");
        assert_eq!(row["dead"], dead, "{fen}");
    }
}

#[test]
fn mate_on_the_board_is_a_line_without_moves() {
    let row = json("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert_eq!(row["white_can_mate"], "no");
    assert_eq!(row["black_can_mate"], "yes");
    assert_eq!(row["line"], "");
}

#[test]
fn a_dead_position_has_no_line() {
    let row = json("8/8/4k3/8/8/3KN3/8/8 b - - 0 1");
    assert_eq!(row["dead"], true);
    assert_eq!(row.get("line"), None);
}

#[test]
fn impossible_pieces_are_not_legal_but_can_still_mate() {
    let row = json("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    assert_eq!(row["legal"], false);
    assert!(row["reason"].as_str().unwrap().contains("White"), "{row}");
    assert_eq!(row["white_can_mate"], "yes");
    assert_eq!(row["black_can_mate"], "no");
    assert_eq!(row["dead"], false);
}

#[test]
fn what_cannot_be_played_on_gets_a_reason_and_status_1() {
    for (fen, reason) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "a pawn stands on a1"),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            "Black is in check though it is not Black's move",
        ),
        ("nonsense", "the board has 1 ranks instead of 8"),
    ] {
        let assert = position(&["--format", "json", fen]).assert().code(1);
        let row = &rows(&assert.get_output().stdout)[0];
        assert_eq!(row["fen"], fen);
        assert_eq!(row["legal"], false);
        assert_eq!(row["reason"], reason);
        for key in ["check", "dead", "white_can_mate", "black_can_mate"] {
            assert!(row[key].is_null(), "{key} of {fen}");
        }
        let assert = position(&[fen]).assert().code(1);
        let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
        assert_eq!(text, format!("{fen}\n  not legal: {reason}\n\n"));
    }
}

#[test]
fn many_positions_come_back_in_order_for_any_number_of_threads() {
    let mut input = String::new();
    let mut fens = Vec::new();
    for number in 1..=300 {
        let pieces = ["3KN3", "3KNN2", "3K2Q1"][number % 3];
        fens.push(format!("8/8/4k3/8/8/{pieces}/8/8 b - - 0 {number}"));
        input += &format!("{}\r\n", fens[number - 1]);
        if number % 50 == 0 {
            input += "\r\n";
        }
    }
    let run = |threads| {
        let arguments = ["--format", "json", "--threads", threads, "-"];
        let assert = position(&arguments).write_stdin(input.as_str()).assert();
        assert.code(0).get_output().stdout.clone()
    };
    let one = run("1");
    let told: Vec<Value> = rows(&one).iter().map(|row| row["fen"].clone()).collect();
    assert_eq!(told, fens);
    assert_eq!(one, run("4"));
}

#[test]
fn one_bad_line_does_not_stop_the_rest() {
    let input = "8/8/4k3/8/8/3KN3/8/8 b - -\nnonsense\n8/8/4k3/8/8/3K2Q1/8/8 b - -";
    let assert = position(&["--format", "json", "-"])
        .write_stdin(input)
        .assert()
        .code(1);
    let rows = rows(&assert.get_output().stdout);
    let legal: Vec<bool> = rows.iter().map(|row| row["legal"] == true).collect();
    assert_eq!(legal, [true, false, true]);
}

#[test]
fn the_text_is_for_people() {
    let assert = position(&["6Rk/8/7K/8/8/8/8/8 b - -"]).assert().code(0);
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert_eq!(
        text,
        "6Rk/8/7K/8/8/8/8/8 b - -\n  Black is to move, and in check\n  can White still mate? no\n  \
         can Black still mate? no\n  dead position? yes: the game is drawn at once (Laws 2023, 5.2.2)\n\n"
    );
    let assert = position(&["6k1/8/5KQ1/8/8/8/8/8 b - -"]).assert().code(0);
    let text = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    assert!(text.contains("can White still mate? yes: "), "{text}");
    assert!(text.contains("#\n"), "the line ends in mate: {text}");
}

#[test]
fn a_fen_without_quotes_is_understood() {
    let assert = position(&[
        "--format",
        "json",
        "8/8/4k3/8/8/3KN3/8/8",
        "b",
        "-",
        "-",
        "0",
        "1",
    ])
    .assert()
    .code(0);
    let rows = rows(&assert.get_output().stdout);
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["fen"], "8/8/4k3/8/8/3KN3/8/8 b - - 0 1");
}

#[test]
fn oddities_of_a_fen_are_told_and_do_not_make_it_illegal() {
    let row = json("8/8/4k3/8/8/3K2Q1/8/8");
    assert_eq!(row["legal"], true);
    let remarks = row["remarks"].as_array().unwrap();
    assert!(
        remarks.contains(&"the side to move is missing: White assumed".into()),
        "{row}"
    );
    let row = json("8/8/4k3/8/8/3K2Q1/8/8 w K - 0 1");
    assert_eq!(row["legal"], false, "no rook to castle with");
}

#[test]
fn a_budget_gives_up_only_what_is_late() {
    // Easy: answered well within a minute, whatever the machine.
    let arguments = [
        "--budget",
        "60000",
        "--format",
        "json",
        "8/8/4k3/8/8/3K2Q1/8/8 w - -",
    ];
    let assert = position(&arguments).assert().code(0);
    assert_eq!(
        rows(&assert.get_output().stdout)[0]["white_can_mate"],
        "yes"
    );
    // Hard: far more work than a millisecond holds.
    let hard = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
    let assert = position(&["--budget", "1", "--format", "json", hard])
        .assert()
        .code(0);
    let row = &rows(&assert.get_output().stdout)[0];
    assert_eq!(row["white_can_mate"], "undecided");
    assert!(row["dead"].is_null());
}

#[test]
fn wrong_flags_end_the_run_with_2() {
    position(&[]).assert().code(2);
    position(&["--threads", "0", "8/8/4k3/8/8/3K2Q1/8/8 w - -"])
        .assert()
        .code(2);
    position(&["--format", "html", "8/8/4k3/8/8/3K2Q1/8/8 w - -"])
        .assert()
        .code(2);
}

/// The run fails and says this on standard error.
#[track_caller]
fn is_refused(mut command: Command, told: &str) {
    let assert = command.assert().code(2);
    let error = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert!(error.contains(told), "{error}");
}

/// White has king and pawn against a rook that gives check; so many half-moves were made without capture or pawn move.
fn after(halfmoves: u32) -> Value {
    json(&format!("8/8/8/4k3/8/8/P7/K6r w - - {halfmoves} 80"))
}

#[test]
fn fifty_moves_are_claimed_now_or_with_the_move_that_makes_them() {
    for (halfmoves, now, with, over) in [
        (98, false, vec![], false),
        (99, false, vec!["a1b2"], false),
        (100, true, vec![], false),
        (149, true, vec![], false),
        (150, false, vec![], true),
    ] {
        let row = after(halfmoves);
        assert_eq!(row["fifty_now"], now, "{halfmoves}");
        assert_eq!(row["fifty_with"], serde_json::json!(with), "{halfmoves}");
        assert_eq!(row["seventyfive"], over, "{halfmoves}");
    }
}

#[test]
fn the_edition_decides_what_can_be_announced_and_what_ends_the_game() {
    let fen = |clock: u32| format!("8/8/8/4k3/8/8/P7/K6r w - - {clock} 80");
    let told = |clock: u32| {
        let assert = position(&[&fen(clock), "--laws", "1985"]).assert().code(0);
        String::from_utf8(assert.get_output().stdout.clone()).unwrap()
    };
    assert!(
        told(99).contains("50 moves? no: 99 of 100 half-moves"),
        "{}",
        told(99)
    );
    assert!(
        told(150).contains("50 moves? can be claimed now"),
        "{}",
        told(150)
    );
    is_refused(position(&[&fen(1), "--laws", "1984"]), "no such edition");
}

/// A game in which the knights go out and back twice, and a second one.
fn knights() -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::with_suffix(".pgn").unwrap();
    let game = "[Event \"Club\"]\n[Date \"2024.05.01\"]\n[Result \"*\"]\n\n";
    let text =
        format!("{game}1. e4 *\n\n{game}1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Ke3 *\n");
    std::io::Write::write_all(&mut file, text.as_bytes()).unwrap();
    file
}

fn of_game(game: &str, more: &[&str]) -> Command {
    let mut command = position(&["--game", game]);
    command.args(more);
    command
}

#[test]
fn a_position_of_a_game_says_how_often_it_has_come_and_what_can_be_claimed() {
    let file = knights();
    let game = format!("{}#2", file.path().display());
    let row = |ply: &str| {
        let output = of_game(&game, &["--format", "json", "--ply", ply])
            .output()
            .unwrap();
        rows(&output.stdout).remove(0)
    };
    let before = row("7");
    assert_eq!(before["repetitions"], 2);
    assert_eq!(before["repeated_at"], serde_json::json!([3, 7]));
    assert_eq!(before["threefold_now"], false);
    assert_eq!(before["threefold_with"], serde_json::json!(["f6g8"]));
    let there = row("8");
    assert_eq!(there["repeated_at"], serde_json::json!([0, 4, 8]));
    assert_eq!(there["threefold_now"], true);
    assert_eq!(row("6")["threefold_with"], serde_json::json!([]));
    // Without a ply, the end of what can be played: 5. Ke3 cannot.
    let end = of_game(&game, &[]).assert().code(0);
    let text = String::from_utf8(end.get_output().stdout.clone()).unwrap();
    assert!(
        text.contains(
            "game 2, half-move 8: the position has come 3 times (after half-move 0, 4, 8)"
        ),
        "{text}"
    );
    assert!(
        text.contains("3 times? can be claimed now (Laws 2023, 9.2)"),
        "{text}"
    );
}

#[test]
fn a_game_that_is_not_there_is_told_with_its_file_and_what_to_do() {
    let file = knights();
    let path = file.path().display().to_string();
    for (game, more, told) in [
        (
            format!("{path}#3"),
            vec![],
            "no game 3; 2 games could be read there",
        ),
        (
            format!("{path}#2"),
            vec!["--ply", "9"],
            "game 2: only 8 half-moves can be played: give --ply 0 to 8",
        ),
        (
            path.clone(),
            vec![],
            "give the file, a # and the number of the game in it",
        ),
        (format!("{path}.gone#1"), vec![], "does not exist"),
        (
            "fixtures/rules#1".to_owned(),
            vec![],
            "several files in it have a game 1: name one of them",
        ),
    ] {
        is_refused(of_game(&game, &more), told);
    }
    let alone = position(&["8/8/8/4k3/8/8/P7/K6r w - - 0 80", "--ply", "3"]);
    is_refused(alone, "name one with --game FILE#N");
}
