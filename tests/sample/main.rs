//! The sample that the repository shows to readers is what the program writes today, byte for byte: the reports of
//! `fixtures/events` in `reports/sample`. `reports/sample.sh` makes it anew; this test says when that is due.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;

/// Set by `reports/sample.sh`: the files are written instead of compared.
const UPDATE: &str = "UPDATE_SAMPLE";

/// What two runs, or two releases, do not have in common. In the sample these are `null`.
const VARYING: [&str; 3] = ["version", "started", "seconds"];

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The program in the folder of the repository, so that paths in its output read as a user's do.
fn arbiter() -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.current_dir(repository());
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
        .args(["--format", "csv,jsonl", "--out"])
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

#[test]
fn only_what_varies_is_left_out_of_the_summary() {
    let summary = "{\n  \"version\": \"0.1.0\",\n  \"games\": 26,\n  \"times\": {\n    \"seconds\": 0.004\n  }\n}\n";
    assert_eq!(
        without_varying(summary),
        "{\n  \"version\": null,\n  \"games\": 26,\n  \"times\": {\n    \"seconds\": null\n  }\n}\n"
    );
}
