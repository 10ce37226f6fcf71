//! What the program says of the games under a path, as an arbiter would note it: how each ended, its claims, its findings.

use std::fmt::Write;

use assert_cmd::Command;

use crate::reports::{Row, rows};

/// The notes on all games under a path of the repository. `head` says which game it is.
pub fn notes(path: &str, head: fn(&Row) -> String) -> String {
    let reports = tempfile::tempdir().unwrap();
    Command::cargo_bin("arbiter")
        .unwrap()
        .env("LC_ALL", "C")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["audit", path, "--quiet"])
        // The games of a fixture are one game in several years.
        .args(["--duplicates", "never", "--fail-on", "never", "--out"])
        .arg(reports.path())
        .assert()
        .success()
        .stderr("");
    let [games, claims, findings] =
        ["games.csv", "claims.csv", "findings.csv"].map(|name| rows(&reports.path().join(name)));
    let mut text = String::new();
    for game in &games {
        let of_game = |row: &&Row| row["game"] == game["game"];
        writeln!(
            text,
            "{}: {}, audited {} ({}); Laws of {}, {}",
            head(game),
            game["result_submitted"],
            game["result_audited"],
            game["termination_audited"],
            game["edition"],
            game["pace"]
        )
        .unwrap();
        for claim in claims.iter().filter(of_game) {
            write!(
                text,
                "  claim after ply {}: {} by {}, {} ({}): {}",
                claim["ply"],
                claim["claim"],
                claim["side"],
                claim["verdict"],
                claim["article"],
                claim["evidence"]
            )
            .unwrap();
            if !claim["penalty_seconds"].is_empty() {
                write!(
                    text,
                    " [{} s to {}]",
                    claim["penalty_seconds"], claim["penalty_to"]
                )
                .unwrap();
            }
            text.push('\n');
        }
        for finding in findings.iter().filter(of_game) {
            write!(
                text,
                "  {} {} ({}) {}{}",
                finding["severity"],
                finding["rule"],
                finding["article"],
                if finding["ply"] == "0" {
                    String::new()
                } else {
                    format!("{} ", finding["move"])
                },
                finding["message"]
            )
            .unwrap();
            if !finding["evidence"].is_empty() {
                write!(text, ": {}", finding["evidence"]).unwrap();
            }
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

/// Compares the notes with those beside the games, word for word.
pub fn read_like_notes(folder: &str, name: &str, notes: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../../{folder}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, notes));
}
