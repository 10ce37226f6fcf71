//! Whole events with regulations of their own, one for each manner of play that the Laws tell apart. What the program
//! says of their games stands beside them as an arbiter's notes, word for word: `fixtures/events/NAME.snap`.

mod reports;

use std::fmt::Write;

use assert_cmd::Command;

use reports::{Row, rows};

/// The games of an event as an arbiter would note them: how each ended, its claims, its findings.
fn notes(event: &str) -> String {
    let reports = tempfile::tempdir().unwrap();
    Command::cargo_bin("arbiter")
        .unwrap()
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["audit", &format!("fixtures/events/{event}"), "--quiet"])
        .args(["--fail-on", "never", "--out"])
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
            "Round {}, {} – {}: {}, audited {} ({}); Laws of {}, {}",
            game["round"],
            game["white"],
            game["black"],
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

fn read_like_notes(event: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../fixtures/events");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(event, notes(event)));
}

#[test]
fn a_league_of_1985_with_adjourned_games() {
    read_like_notes("1985-league");
}

#[test]
fn rapid_under_the_laws_of_2005() {
    read_like_notes("2005-rapid");
}

#[test]
fn blitz_of_2018_without_supervision() {
    read_like_notes("2018-blitz");
}

#[test]
fn a_standard_open_of_2023_with_increment() {
    read_like_notes("2023-standard");
}

#[test]
fn a_team_tie_break_with_armageddon() {
    read_like_notes("team-armageddon");
}
