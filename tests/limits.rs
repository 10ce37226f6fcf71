//! How much is read at most: every limit is named together with the file and with what can be done, and the run ends with
//! status 2. What stands before the limit is read.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output};

use flate2::Compression;
use flate2::write::GzEncoder;
use tempfile::TempDir;

const GAME: &str = "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

fn scratch() -> TempDir {
    let folder = TempDir::new().expect("a scratch folder");
    fs::write(folder.path().join("a.pgn"), GAME).expect("written");
    folder
}

fn run(folder: &Path, args: &[&str]) -> (String, Output) {
    let output = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .env("LC_ALL", "C")
        .current_dir(folder)
        .args(args)
        .output()
        .expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    (told, output)
}

/// What a run says that fails.
fn refused(folder: &Path, args: &[&str]) -> String {
    let (told, output) = run(folder, args);
    assert_eq!(output.status.code(), Some(2), "{told}");
    told
}

#[cfg(unix)]
#[test]
fn a_small_file_without_end_is_refused_with_its_limit() {
    let folder = scratch();
    let rate = ["rate", "a.pgn", "--system", "pool"];
    for (args, limit) in [
        (&["audit", "a.pgn"][..], ("--accepted", "64 MiB")),
        (&["audit", "a.pgn"], ("--event", "1 MiB")),
        (&rate, ("--players", "64 MiB")),
        (&rate, ("--decisions", "64 MiB")),
        (&rate, ("--event", "1 MiB")),
    ] {
        let (flag, limit) = limit;
        let told = refused(folder.path(), &[args, &[flag, "/dev/zero"]].concat());
        assert!(
            told.contains(&format!("/dev/zero is larger than {limit}")),
            "{flag}: {told}"
        );
        assert!(told.contains(['?', ':']), "and what to do: {told}");
    }
}

#[cfg(unix)]
#[test]
fn an_event_file_beside_the_games_has_the_same_limit() {
    let folder = scratch();
    fs::write(folder.path().join("event.toml"), vec![b'#'; (1 << 20) + 1]).expect("written");
    let told = refused(folder.path(), &["audit", "a.pgn"]);
    assert!(told.contains("event.toml is larger than 1 MiB"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_rating_list_must_be_a_file() {
    let folder = scratch();
    for args in [
        &["audit", "a.pgn", "--ratings", "/dev/zero"][..],
        &[
            "rate",
            "a.pgn",
            "--system",
            "fide-standard",
            "--list",
            "/dev/zero",
        ],
    ] {
        let told = refused(folder.path(), args);
        assert!(told.contains("/dev/zero is no file but"), "{told}");
        assert!(told.contains("save the list as a file"), "{told}");
    }
}

#[test]
fn a_rating_list_with_a_row_without_end_is_refused() {
    let folder = scratch();
    let endless = "x".repeat(17 << 20);
    let lines = "word\n".repeat(4 << 20);
    for (name, text) in [
        ("long.csv", format!("id,name,rating\n1,{endless}")),
        ("quoted.csv", format!("id,name,rating\n1,\"{lines}")),
        (
            "list.txt",
            format!(
                "ID Number      Name                              TitlFed  Jan24 GamesBorn  Flag\n{endless}"
            ),
        ),
        ("list.xml", format!("<playerslist><player><name>{endless}")),
    ] {
        fs::write(folder.path().join(name), text).expect("written");
        let told = refused(folder.path(), &["audit", "a.pgn", "--ratings", name]);
        let sentence = format!("{name} has 16 MiB in a row without a player");
        assert!(told.contains(&sentence), "{told}");
    }
}

/// So many games, packed.
fn gzip(games: usize) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let text = GAME.repeat(games);
    encoder.write_all(text.as_bytes()).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

fn games_audited(folder: &Path) -> usize {
    let games = fs::read_to_string(folder.join("reports/games.csv")).expect("a report");
    games.lines().count() - 1
}

#[test]
fn what_a_file_unpacks_to_is_limited_by_a_flag_and_read_up_to_there() {
    let folder = scratch();
    let path = folder.path();
    fs::write(path.join("a.pgn.gz"), gzip(1_000)).expect("written");
    let limit = (10 * GAME.len()).to_string();
    let told = refused(path, &["audit", "a.pgn.gz", "--max-unpacked", &limit]);
    assert!(
        told.contains(&format!("a.pgn.gz unpacks to more than {limit} bytes")),
        "{told}"
    );
    assert!(told.contains("--max-unpacked 0"), "{told}");
    assert_eq!(games_audited(path), 10, "what stands before it was read");
    for enough in ["0", "1M", "45000"] {
        let (told, output) = run(path, &["audit", "a.pgn.gz", "--max-unpacked", enough]);
        assert_eq!(output.status.code(), Some(0), "{enough}: {told}");
        assert_eq!(games_audited(path), 1_000);
    }
}

#[test]
fn the_members_of_an_archive_count_together() {
    let folder = scratch();
    let path = folder.path();
    let file = fs::File::create(path.join("a.zip")).expect("created");
    let mut archive = zip::ZipWriter::new(file);
    for name in ["a.pgn", "b.pgn", "c.pgn", "d.pgn"] {
        let options = zip::write::SimpleFileOptions::default();
        archive.start_file(name, options).expect("begun");
        let text = GAME.repeat(10);
        archive.write_all(text.as_bytes()).expect("written");
    }
    archive.finish().expect("written");
    let limit = |games: usize| (games * GAME.len()).to_string();
    let told = refused(path, &["audit", "a.zip", "--max-unpacked", &limit(25)]);
    assert!(told.contains("a.zip/c.pgn unpacks to more than"), "{told}");
    assert_eq!(told.matches("unpacks to").count(), 1, "told once: {told}");
    let unread = "1 file behind the limit of --max-unpacked not read (a.zip/d.pgn)";
    assert!(told.contains(unread), "{told}");
    assert_eq!(games_audited(path), 25);
    let told = refused(path, &["audit", "a.zip", "--max-unpacked", &limit(20)]);
    assert!(told.contains("a.zip/c.pgn unpacks to more than"), "{told}");
    let (told, output) = run(path, &["audit", "a.zip", "--max-unpacked", &limit(40)]);
    assert_eq!(output.status.code(), Some(0), "just enough: {told}");
}

#[test]
fn every_command_that_unpacks_takes_the_limit() {
    let folder = scratch();
    let path = folder.path();
    fs::write(path.join("a.pgn.gz"), gzip(1_000)).expect("written");
    let mut list = GzEncoder::new(Vec::new(), Compression::fast());
    let rows = "1,\"Inventa, Ada\",2000\n".repeat(1_000);
    list.write_all(format!("id,name,rating\n{rows}").as_bytes())
        .expect("memory takes it");
    let list = list.finish().expect("memory takes it");
    let long = format!("[Event \"a\"]\n\n1. e4 {{{}}} *\n", "words ".repeat(1_000));
    let mut sheet = GzEncoder::new(Vec::new(), Compression::fast());
    sheet.write_all(long.as_bytes()).expect("memory takes it");
    let sheet = sheet.finish().expect("memory takes it");
    fs::write(path.join("sheet.pgn.gz"), sheet).expect("written");
    fs::write(path.join("list.csv.gz"), list).expect("written");
    for args in [
        &["normalise", "a.pgn.gz"][..],
        &["reconcile", "sheet.pgn.gz", "sheet.pgn.gz"],
        &["rate", "a.pgn.gz", "--system", "pool"],
        &[
            "rate",
            "a.pgn",
            "--system",
            "fide-standard",
            "--list",
            "list.csv.gz",
        ],
        &["audit", "a.pgn", "--ratings", "list.csv.gz"],
    ] {
        let told = refused(path, &[args, &["--max-unpacked", "2K"]].concat());
        assert!(
            told.contains("unpacks to more than 2K bytes"),
            "{args:?}: {told}"
        );
    }
}

#[test]
fn a_size_that_is_none_is_refused_with_an_example() {
    let folder = scratch();
    let told = refused(folder.path(), &["audit", "a.pgn", "--max-unpacked", "much"]);
    assert!(told.contains("500M, 10G"), "{told}");
}

#[test]
fn the_fixed_limits_are_named_too() {
    let folder = scratch();
    let path = folder.path();
    let row = "Some words that are neither tags nor moves of a game\n";
    fs::write(path.join("words.txt"), row.repeat((17 << 20) / row.len())).expect("written");
    let told = refused(path, &["audit", "words.txt"]);
    assert!(
        told.contains("words.txt: its first 16 MiB have neither tags"),
        "{told}"
    );
    let mut sheet = "White: Ada Inventa\nBlack: Bea Fabula\n\n1. e4 e5\n".to_owned();
    while sheet.len() <= 16 << 20 {
        sheet.push_str("2. Nf3 Nc6\n");
    }
    fs::write(path.join("sheet.txt"), sheet).expect("written");
    let told = refused(path, &["audit", "sheet.txt"]);
    assert!(told.contains("larger than 16 MiB"), "{told}");
}
