//! The samples that the repository shows to readers are what the program writes today, byte for byte: the reports of
//! `fixtures/events` in `reports/sample`, and the picture of the terminal in `docs`. `reports/sample.sh` makes them anew;
//! this test says when that is due.

mod picture;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;

/// Set by `reports/sample.sh`: the files are written instead of compared.
const UPDATE: &str = "UPDATE_SAMPLE";

/// What two runs, or two releases, do not have in common. In the sample these are `null`.
const VARYING: [&str; 4] = ["version", "run", "started", "seconds"];

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The program in the folder of the repository, so that paths in its output read as a user's do.
fn arbiter() -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.env("LC_ALL", "C").current_dir(repository());
    // What people look at follows the language of the machine.
    command.env("LC_ALL", "C");
    command
}

/// Writes a file of the sample if that was asked for, and else demands that it is as it should be.
fn keep(path: &Path, expected: &str) {
    if env::var_os(UPDATE).is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder that can be made");
        fs::write(path, expected).expect("a file that can be written");
        return;
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    let mut lines = found.lines().zip(expected.lines()).enumerate();
    let first = match lines.find(|(_, (old, new))| old != new) {
        Some((index, (old, new))) => format!("line {} was\n{old}\nand is\n{new}", index + 1),
        None => "it is shorter or longer".to_owned(),
    };
    assert!(
        found == expected,
        "{} is no longer what the program writes: {first}\nIf that is meant, run reports/sample.sh and commit what it changes.",
        path.display()
    );
}

/// `summary.json` with `null` for what varies from run to run.
fn without_varying(summary: &str) -> String {
    let mut text = String::new();
    for line in summary.lines() {
        let name = line.trim_start().split('"').nth(1).unwrap_or_default();
        match line.split_once(": ") {
            Some((head, value)) if VARYING.contains(&name) => {
                let comma = if value.ends_with(',') { "," } else { "" };
                text.push_str(&format!("{head}: null{comma}\n"));
            }
            _ => text.push_str(&format!("{line}\n")),
        }
    }
    text
}

fn names(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries
        .map(|entry| entry.expect("an entry").file_name().into())
        .collect()
}

#[test]
fn the_sample_reports_are_what_the_program_writes() {
    let written = tempfile::tempdir().expect("a scratch folder");
    let sample = repository().join("reports/sample");
    arbiter()
        .args(["audit", "fixtures/events", "--quiet", "--threads", "2"])
        .args(["--format", "csv,jsonl,html", "--out"])
        .arg(written.path())
        .assert()
        .code(1);
    let mut expected = names(written.path());
    for name in &expected {
        let text = fs::read_to_string(written.path().join(name)).expect("a report in UTF-8");
        let text = match name.to_str() {
            Some("summary.json") => without_varying(&text),
            _ => text,
        };
        keep(&sample.join(name), &text);
    }
    expected.insert("README.md".into());
    assert_eq!(
        names(&sample),
        expected,
        "reports/sample holds its README and what the program writes, no more"
    );
}

/// The seconds and the games a second of a run, which no two runs have in common, become dots.
fn without_times(shown: &str) -> String {
    let (before, rest) = shown.split_once(" half-moves").expect("the counts");
    let (times, after) = rest.split_once('\n').expect("more lines");
    let digits = |c: char| c.is_ascii_digit() || c == '.' || c == ',';
    let times: Vec<&str> = times
        .split(' ')
        .map(|word| match word.trim_start_matches('(') {
            number if number.starts_with(digits) && word.starts_with('(') => "(…",
            number if number.starts_with(digits) => "…",
            _ => word,
        })
        .collect();
    format!("{before} half-moves{}\n{after}", times.join(" "))
}

#[test]
fn the_picture_is_what_the_terminal_shows() {
    let event = "fixtures/events/2023-standard";
    let scratch = tempfile::tempdir().expect("a scratch folder");
    fs::create_dir_all(scratch.path().join(event)).expect("a folder for the games");
    for name in ["games.pgn", "event.toml"] {
        let path = Path::new(event).join(name);
        fs::copy(repository().join(&path), scratch.path().join(&path)).expect("a copy");
    }
    let output = arbiter()
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .args(["audit", event, "--no-progress", "--color", "always"])
        .output()
        .expect("the program runs");
    let shown = String::from_utf8(output.stderr).expect("UTF-8");
    let picture = picture::svg(
        "A terminal: arbiter audits five games and shows three errors, each with its place, its article and its evidence",
        &format!("arbiter audit {event}"),
        &without_times(&shown),
    );
    keep(&repository().join("docs/terminal.svg"), &picture);
}

#[test]
fn only_what_varies_is_left_out_of_the_summary() {
    let summary = "{\n  \"version\": \"0.1.0\",\n  \"games\": 26,\n  \"times\": {\n    \"seconds\": 0.004\n  }\n}\n";
    assert_eq!(
        without_varying(summary),
        "{\n  \"version\": null,\n  \"games\": 26,\n  \"times\": {\n    \"seconds\": null\n  }\n}\n"
    );
}

#[test]
fn only_times_are_left_out_of_the_picture() {
    assert_eq!(
        without_times("5 games, 25 half-moves\u{1b}[0m in 0.01 s (1,428 games/s)\n3 errors\n"),
        "5 games, 25 half-moves\u{1b}[0m in … s (… games/s)\n3 errors\n"
    );
}
