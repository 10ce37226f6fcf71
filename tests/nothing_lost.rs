//! Inputs are never overwritten, and reports are whole or not there: whatever ends a run, those of the run before stand.

#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

const GAME: &str = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n";

fn scratch(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().expect("a scratch folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("inside the folder")).expect("created");
        fs::write(path, text).expect("written");
    }
    folder
}

fn arbiter(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("arbiter"));
    command
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .args(arguments);
    command
}

fn run(folder: &TempDir, arguments: &[&str]) -> (i32, String) {
    let output = arbiter(folder, arguments).output().expect("it runs");
    told(&output)
}

fn told(output: &Output) -> (i32, String) {
    let status = output.status.code().expect("it ends by itself");
    (status, String::from_utf8_lossy(&output.stderr).into_owned())
}

/// Every file of a folder, hidden ones too, with its content.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("an entry"))
        .filter(|entry| entry.path().is_file())
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, fs::read_to_string(entry.path()).expect("text"))
        })
        .collect();
    files.sort();
    files
}

#[track_caller]
fn refuses(folder: &TempDir, arguments: &[&str], file: &str) {
    let before = files(folder.path());
    let (status, stderr) = run(folder, arguments);
    assert_eq!(status, 2, "{stderr}");
    let sentence = format!("arbiter: {file} is read by this run");
    assert!(stderr.starts_with(&sentence), "{stderr}");
    assert_eq!(files(folder.path()), before);
}

#[test]
fn an_input_is_never_overwritten_by_a_report() {
    let sheet = "move,white,black\n1,e4,e5\n";
    let folder = scratch(&[("games.csv", sheet)]);
    refuses(&folder, &["audit", "games.csv", "--out", "."], "games.csv");
    refuses(&folder, &["audit", ".", "--out", "."], "./games.csv");
    let table = "white,black,result\nAda,Bruno,1-0\n";
    let folder = scratch(&[
        ("rating_games.csv", table),
        ("ratings.csv", "id,name,rating\n1,Ada,2000\n"),
    ]);
    let rate = [
        "rate",
        "rating_games.csv",
        "--system",
        "fide-standard",
        "--out",
        ".",
    ];
    refuses(&folder, &rate, "rating_games.csv");
    fs::rename(
        folder.path().join("rating_games.csv"),
        folder.path().join("results.csv"),
    )
    .expect("renamed");
    let rate = [
        "rate",
        "results.csv",
        "--players",
        "ratings.csv",
        "--system",
        "fide-standard",
        "--out",
        ".",
    ];
    refuses(&folder, &rate, "ratings.csv");
    let folder = scratch(&[("reconciled.pgn", GAME), ("black.txt", "1. e4 e5\n")]);
    refuses(
        &folder,
        &["reconcile", "reconciled.pgn", "black.txt", "--out", "."],
        "reconciled.pgn",
    );
    let folder = scratch(&[("a.pgn", GAME)]);
    refuses(
        &folder,
        &["normalise", "a.pgn", "--out", "./a.pgn"],
        "a.pgn",
    );
}

#[test]
fn an_input_is_found_through_links() {
    let sheet = "move,white,black\n1,e4,e5\n";
    let folder = scratch(&[("sheet.csv", sheet), ("out/x", "")]);
    let path = |name: &str| folder.path().join(name);
    std::os::unix::fs::symlink(path("sheet.csv"), path("out/games.csv")).expect("linked");
    refuses(
        &folder,
        &["audit", "sheet.csv", "--out", "out"],
        "sheet.csv",
    );
    fs::remove_file(path("out/games.csv")).expect("removed");
    fs::hard_link(path("sheet.csv"), path("out/games.csv")).expect("linked");
    refuses(
        &folder,
        &["audit", "sheet.csv", "--out", "out"],
        "sheet.csv",
    );
}

#[test]
fn reports_of_an_earlier_run_in_the_folder_of_the_games_are_no_inputs() {
    let folder = scratch(&[("a.pgn", GAME)]);
    for _ in 0..2 {
        assert_eq!(run(&folder, &["audit", ".", "--out", "."]).0, 1);
    }
}

#[test]
fn normalise_does_not_read_what_it_wrote() {
    let folder = scratch(&[("games/a.pgn", "[Event \"a\"]\n\n1. e4 *\n")]);
    let arguments = ["normalise", "games", "--out", "games/clean.pgn"];
    assert_eq!(run(&folder, &arguments).0, 0);
    let written = fs::read_to_string(folder.path().join("games/clean.pgn")).expect("written");
    let (status, stderr) = run(&folder, &arguments);
    assert_eq!(status, 2, "{stderr}");
    assert!(
        stderr.contains("games/clean.pgn is read by this run"),
        "{stderr}"
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("games/clean.pgn")).expect("there"),
        written
    );
}

/// A run that has judged a game and waits for more, with reports of an earlier run in its folder.
fn waiting(folder: &TempDir) -> Child {
    assert_eq!(run(folder, &["audit", "a.pgn", "--out", "out"]).0, 1);
    let mut child = arbiter(folder, &["audit", "-", "--out", "out", "--quiet"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let stdin = child.stdin.as_mut().expect("a pipe");
    stdin
        .write_all(GAME.repeat(100).as_bytes())
        .expect("written");
    stdin.flush().expect("written");
    let begun = Instant::now();
    while !folder
        .path()
        .join("out/.arbiter.findings.csv.part")
        .exists()
    {
        assert!(begun.elapsed() < Duration::from_secs(60), "it never began");
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -{name} {}", child.id())])
        .status();
    assert!(sent.expect("a shell").success());
}

#[test]
fn signals_leave_the_old_reports_and_nothing_else() {
    for (name, status) in [("INT", 130), ("TERM", 143)] {
        let folder = scratch(&[("a.pgn", GAME)]);
        let mut child = waiting(&folder);
        let out = folder.path().join("out");
        let old: Vec<_> = files(&out)
            .into_iter()
            .filter(|(name, _)| !name.starts_with('.'))
            .collect();
        signal(&child, name);
        assert_eq!(child.wait().expect("it ends").code(), Some(status));
        assert_eq!(files(&out), old);
    }
}

#[test]
fn a_killed_run_leaves_the_old_reports_and_the_next_one_says_what_it_found() {
    let folder = scratch(&[("a.pgn", GAME)]);
    let mut child = waiting(&folder);
    let out = folder.path().join("out");
    let shown = |folder: &Path| -> Vec<_> {
        files(folder)
            .into_iter()
            .filter(|(name, _)| !name.starts_with('.'))
            .collect()
    };
    let old = shown(&out);
    let process = child.id();
    child.kill().expect("killed");
    assert_eq!(child.wait().expect("it ends").signal(), Some(9));
    assert_eq!(shown(&out), old);
    let (status, stderr) = run(&folder, &["audit", "a.pgn", "--out", "out", "--quiet"]);
    assert_eq!(status, 1);
    assert!(
        stderr.contains(&format!(
            "was still locked by a run that has ended (process {process}, "
        )),
        "{stderr}"
    );
    assert!(
        stderr.contains("half-written reports of a run that was cut off"),
        "{stderr}"
    );
    let left: Vec<String> = files(&out).into_iter().map(|(name, _)| name).collect();
    assert_eq!(
        left,
        [
            "claims.csv",
            "findings.csv",
            "games.csv",
            "report.html",
            "summary.json"
        ]
    );
}

#[test]
fn a_second_run_into_the_same_folder_is_refused() {
    let folder = scratch(&[("a.pgn", GAME)]);
    let mut child = waiting(&folder);
    let (status, stderr) = run(&folder, &["audit", "a.pgn", "--out", "out"]);
    assert_eq!(status, 2, "{stderr}");
    let sentence = format!(
        "arbiter: another run writes into out (process {}, started 2",
        child.id()
    );
    assert!(stderr.starts_with(&sentence), "{stderr}");
    drop(child.stdin.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    let games = fs::read_to_string(folder.path().join("out/games.csv")).expect("written");
    assert_eq!(games.lines().count(), 101);
}

#[test]
fn a_full_disk_leaves_the_old_reports_and_says_so() {
    let folder = scratch(&[("a.pgn", GAME), ("many.pgn", &GAME.repeat(5_000))]);
    assert_eq!(run(&folder, &["audit", "a.pgn", "--out", "out"]).0, 1);
    let out = folder.path().join("out");
    let old = files(&out);
    let program = assert_cmd::cargo::cargo_bin!("arbiter");
    // No file may grow beyond 64 KiB: the writes fail as on a full disk.
    let limited = format!(
        "trap '' XFSZ; ulimit -f 64; exec '{}' audit many.pgn --out out",
        program.display()
    );
    let output = Command::new("bash")
        .args(["-c", &limited])
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .output();
    let (status, stderr) = told(&output.expect("a shell"));
    assert_eq!(status, 2, "{stderr}");
    assert!(
        stderr.contains("out/findings.csv could not be written (File too large"),
        "{stderr}"
    );
    assert!(
        stderr.contains("reports of an earlier run stand as they were"),
        "{stderr}"
    );
    assert_eq!(files(&out), old);
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let folder = scratch(&[("a.pgn", GAME), ("out", "a file")]);
    let (status, stderr) = run(&folder, &["audit", "a.pgn", "--out", "out"]);
    assert_eq!(status, 2);
    assert!(
        stderr.starts_with("arbiter: the folder out could not be made"),
        "{stderr}"
    );
}

#[test]
fn output_that_nobody_reads_is_told_by_the_status() {
    let sheets = "1. e4 e5\n2. Nf3 Nc6\n";
    let folder = scratch(&[
        ("w.txt", sheets),
        ("b.txt", sheets),
        ("t.csv", "white,black,result\nAda,Bruno,1-0\n"),
    ]);
    let full = || {
        fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("Linux has it")
    };
    for arguments in [
        &["reconcile", "w.txt", "b.txt"][..],
        &["rate", "t.csv", "--system", "pool", "--out", "-"],
        &["audit", "w.txt", "--out", "-"],
        &["normalise", "w.txt"],
        &["position", "8/8/8/8/8/8/8/K1k5 w - - 0 1"],
        &["explain", "MOV001"],
        &["alphabets"],
    ] {
        let status = arbiter(&folder, arguments)
            .stdout(full())
            .stderr(Stdio::null())
            .status();
        assert_eq!(status.expect("it runs").code(), Some(2), "{arguments:?}");
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let status = arbiter(&folder, arguments)
            .stdout(writer)
            .stderr(Stdio::null())
            .status();
        assert!(
            status.expect("it runs").code().is_some_and(|code| code < 2),
            "{arguments:?}"
        );
    }
}

/// The events of the games that were read, by the report.
fn events(folder: &TempDir, file: &str) -> Vec<String> {
    let (status, stderr) = run(
        folder,
        &[
            "audit",
            file,
            "--fail-on",
            "never",
            "--quiet",
            "--out",
            "out",
        ],
    );
    assert_eq!(status, 0, "{stderr}");
    let mut reader = csv::Reader::from_path(folder.path().join("out/games.csv")).expect("a report");
    reader
        .records()
        .map(|row| row.expect("a row")[3].to_owned())
        .collect()
}

#[test]
fn no_game_is_swallowed_by_what_stands_before_its_tags() {
    let [a, b] =
        ["a", "b"].map(|name| format!("[Event \"{name}\"]\n[Site \"x\"]\n\n1. e4 e5 1-0\n"));
    for between in [
        "\u{FEFF}",
        "\x1A",
        "\x0C",
        "\0",
        "\u{A0}",
        "\u{200B}",
        "\u{FEFF}\u{FEFF}",
        "\n\x1A\n",
    ] {
        let text = format!("{between}{a}{between}{b}{between}");
        let folder = scratch(&[("games.pgn", &text)]);
        assert_eq!(events(&folder, "games.pgn"), ["a", "b"], "{between:?}");
    }
}

#[test]
fn games_glued_to_the_result_before_them_are_read() {
    let text =
        "[Event \"a\"]\n\n1. e4 e5 1-0[Event \"b\"]\n\n1. d4 *[Event \"c\"]\n\n1. c4 1/2-1/2\n";
    let folder = scratch(&[("games.pgn", text)]);
    assert_eq!(events(&folder, "games.pgn"), ["a", "b", "c"]);
}

#[test]
fn headers_without_moves_and_blank_lines_are_games() {
    let header =
        |name: &str| format!("[Event \"{name}\"]\n[Site \"x\"]\n[White \"y\"]\n[Result \"1-0\"]\n");
    let folder = scratch(&[("games.pgn", &["a", "b", "c"].map(header).concat())]);
    assert_eq!(events(&folder, "games.pgn"), ["a", "b", "c"]);
}

#[test]
fn a_decision_matches_the_name_that_the_report_shows() {
    let folder = scratch(&[
        ("=a.pgn", GAME),
        (
            "accepted.csv",
            "file,game,rule,reason\n'=a.pgn,1,MOV001,seen\n",
        ),
    ]);
    let arguments = [
        "audit",
        "=a.pgn",
        "--quiet",
        "--accepted",
        "accepted.csv",
        "--out",
        "out",
    ];
    assert_eq!(run(&folder, &arguments).0, 0);
    let findings = fs::read_to_string(folder.path().join("out/findings.csv")).expect("written");
    assert!(findings.contains("\n'=a.pgn,1,"), "{findings}");
    assert!(findings.contains("accepted: seen"), "{findings}");
}

#[test]
fn control_characters_of_the_input_never_reach_the_terminal() {
    let name = "a\u{1b}[2J\u{202e}.pgn";
    let folder = scratch(&[
        (name, "no game"),
        ("games/x\u{1b}.txt", "words"),
        ("games/a.pgn", GAME),
    ]);
    let table = "white,black,result\nA\u{1b}[31mda,Bruno\u{202e},1-0\n";
    fs::write(folder.path().join("t.csv"), table).expect("written");
    let fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1\u{1b}[2J";
    for arguments in [
        &["audit", name][..],
        &["audit", "games"],
        &[
            "rate",
            "t.csv",
            "--system",
            "pool",
            "--explain",
            "Bruno\u{202e}",
        ],
        &["position", fen],
        &["reconcile", name, name],
    ] {
        let output = arbiter(&folder, arguments).output().expect("it runs");
        for text in [output.stdout, output.stderr] {
            let text = String::from_utf8(text).expect("UTF-8");
            let obeyed = |sign: char| sign.is_control() && sign != '\n' || sign == '\u{202e}';
            assert!(!text.contains(obeyed), "{arguments:?}: {text:?}");
        }
    }
}

#[test]
fn text_that_is_no_clean_game_is_told_and_never_passed_over() {
    for text in [
        "Game 1\n\n1. e4 e5 2. Nf3 1-0\n",
        "Club games\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
        "Club games\n\n[White \"A\"]\n\n1. e4 e5 1-0\n",
        "x[Event \"a\"]\n[Site \"b\"]\n\n1. e4 e5 1-0\n",
    ] {
        let folder = scratch(&[("games.pgn", text)]);
        let (status, _) = run(&folder, &["audit", "games.pgn", "--quiet", "--out", "out"]);
        assert_ne!(status, 0, "{text}");
    }
}
