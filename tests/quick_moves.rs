//! Plain moves are played by a quick loop. The reports must not show it: with the hidden flag that takes the general way
//! instead they are the same, byte for byte, on the fixtures and on games that have been damaged in every way.

mod program;

use std::fs;

use program::arbiter;
use tempfile::TempDir;

const REPORTS: [&str; 3] = ["findings.csv", "games.csv", "claims.csv"];

fn reports(games: &str, flags: &[&str]) -> Vec<Vec<u8>> {
    let out = TempDir::new().expect("a scratch folder");
    let folder = out.path().to_str().expect("UTF-8");
    let arguments = [
        "audit",
        games,
        "--out",
        folder,
        "--format",
        "csv",
        "--quiet",
        "--fail-on",
        "never",
    ];
    let (status, _, complaint) = arbiter(&[&arguments, flags].concat());
    assert_eq!(status, 0, "{complaint}");
    REPORTS
        .map(|name| fs::read(out.path().join(name)).expect(name))
        .into()
}

#[track_caller]
fn same_both_ways(games: &str) {
    let quick = reports(games, &[]);
    let general = reports(games, &["--take-time"]);
    for ((name, quick), general) in REPORTS.iter().zip(quick).zip(general) {
        assert!(quick == general, "{name} differs for {games}");
    }
}

#[test]
fn the_fixtures_give_the_same_reports() {
    same_both_ways("fixtures");
}

/// Every game of the sample, damaged in one place each: a byte left out, written twice, or exchanged for another.
#[test]
fn a_fault_in_every_game_gives_the_same_reports() {
    let game = fs::read_to_string("benches/games.pgn").expect("the games");
    let first = game.split("\n\n[Event").next().expect("a game");
    let (tags, moves) = first.split_once("\n\n").expect("tags, then moves");
    let signs = b"abh18NBRQKxO+#=. \n{}()!?0-";
    let mut text = String::new();
    for at in 0..moves.len() {
        let mut bytes = moves.as_bytes().to_vec();
        match at % 3 {
            0 => drop(bytes.remove(at)),
            1 => bytes.insert(at, bytes[at]),
            _ => bytes[at] = signs[at / 3 % signs.len()],
        }
        let moves = String::from_utf8(bytes).expect("ASCII");
        text.push_str(&format!("{tags}\n\n{moves}\n\n"));
    }
    let folder = TempDir::new().expect("a scratch folder");
    let path = folder.path().join("damaged.pgn");
    fs::write(&path, text).expect("it can be written");
    same_both_ways(path.to_str().expect("UTF-8"));
}
