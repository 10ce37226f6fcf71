//! The program run in a scratch folder, its rating reports read back, and invented results to feed it with.

use std::fs;
use std::path::Path;

use crate::scratch::{Ran, Row, Scratch, ran, rows};

pub fn rate(scratch: &Scratch, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .arg("rate")
        .args(arguments);
    ran(&mut command)
}

/// Rates and demands an exit status.
#[track_caller]
pub fn rated(scratch: &Scratch, status: i32, arguments: &[&str]) -> Ran {
    let ran = rate(scratch, arguments);
    assert_eq!(ran.status, status, "{}", ran.stderr);
    ran
}

/// The row of a player as submitted.
#[track_caller]
pub fn rating(scratch: &Scratch, player: &str) -> Row {
    rating_as(scratch, "submitted", player)
}

#[track_caller]
pub fn rating_as(scratch: &Scratch, basis: &str, player: &str) -> Row {
    let mut found: Vec<Row> = rows(&scratch.report("ratings.csv"))
        .into_iter()
        .filter(|row| &row["basis"] == basis && &row["player"] == player)
        .collect();
    assert_eq!(found.len(), 1, "{player}: {found:?}");
    found.remove(0)
}

/// The games of a player as submitted.
pub fn games(scratch: &Scratch, player: &str) -> Vec<Row> {
    rows(&scratch.report("rating_games.csv"))
        .into_iter()
        .filter(|row| &row["basis"] == "submitted" && &row["player"] == player)
        .collect()
}

#[track_caller]
pub fn cells(row: &Row, names: &[&str], expected: &[&str]) {
    let found: Vec<&str> = names.iter().map(|name| &row[*name]).collect();
    assert_eq!(found, expected, "{names:?} of {row:?}");
}

/// A fixture folder of `fixtures/rating`, copied.
pub fn fixture(name: &str) -> Scratch {
    let scratch = Scratch::new();
    let from = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures/rating")
        .join(name);
    copy(&from, scratch.path());
    scratch
}

pub fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a fixture") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            fs::create_dir(&target).expect("created");
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("copied");
        }
    }
}

/// A player's line of a report.
pub fn line(
    rank: u32,
    name: &str,
    rating: &str,
    id: &str,
    points: &str,
    rounds: &[&str],
) -> String {
    let rounds: String = rounds.iter().map(|round| format!("  {round:>8}")).collect();
    format!(
        "001 {rank:>4} m    {name:<33} {rating:>4} CAT {id:>11} 1970/01/01 {points:>4} {rank:>4}{rounds}\n"
    )
}

pub const PERIOD: [&str; 7] = [
    "rating_before",
    "games",
    "score",
    "expected",
    "k",
    "change",
    "rating_after",
];

/// A results table of one player against others, all of them in the officer's file.
pub fn table(scratch: &Scratch, start: &str, own: &str, opponents: &[(&str, &str)]) {
    let mut players = format!("id,name,rating,k,games,birth\n1,Ada,{own}\n");
    let mut results = "white,black,result,date\n".to_owned();
    for (number, (rating, result)) in opponents.iter().enumerate() {
        players += &format!("{},Rival {number},{rating},20,100,1980\n", 100 + number);
        results += &format!("Ada,Rival {number},{result},{start}\n");
    }
    scratch.file("players.csv", players);
    scratch.file("results.csv", results);
}

pub const RATE_TABLE: [&str; 5] = [
    "results.csv",
    "--players",
    "players.csv",
    "--system",
    "fide-standard",
];

/// A game between players of 2100 and 2000.
pub fn game(event: &str, white: &str, black: &str, result: &str, moves: &str) -> String {
    format!(
        "[Event \"{event}\"]\n[Site \"?\"]\n[Date \"2025.11.08\"]\n[EventDate \"2025.11.07\"]\n[Round \"1\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n[WhiteElo \"2100\"]\n\
         [BlackElo \"2000\"]\n\n{moves} {result}\n\n"
    )
}
