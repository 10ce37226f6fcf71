//! What the program puts into the page of an audit for its script: the move that is proposed, the line that proves a finding,
//! and the position that is shown. That the page shows them is held by `tests/browser`.

mod packed;

use std::path::Path;

use packed::rows;
use serde_json::Value;
use tempfile::TempDir;

/// The findings of a rule in the page of an audit of these games.
fn found(games: &Path, rule: &str, more: &[&str]) -> Vec<Value> {
    let folder = TempDir::new().expect("a scratch folder");
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command.env("LC_ALL", "C").arg("audit").arg(games);
    command.arg("--out").arg(folder.path()).args(more);
    command.args(["--format", "html", "--quiet", "--fail-on", "never"]);
    command.assert().success();
    let page = std::fs::read_to_string(folder.path().join("report.html")).expect("a page");
    let mut rows = rows(&page, "findings");
    rows.retain(|row| row["rule"] == rule);
    rows
}

/// The same for the text of games.
fn found_in(text: &str, rule: &str, more: &[&str]) -> Vec<Value> {
    let folder = TempDir::new().expect("a scratch folder");
    let games = folder.path().join("games.pgn");
    std::fs::write(&games, text).expect("written");
    found(&games, rule, more)
}

const TAGS: &str = "[Event \"Invented\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n";

#[test]
fn a_move_that_was_looked_for_is_proposed_for_the_one_that_cannot_be() {
    let game = format!(
        "{TAGS}[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 *\n"
    );
    let [finding] = &found_in(&game, "MOV001", &["--suggest"])[..] else {
        panic!("one move cannot be");
    };
    assert_eq!(finding["suggested"], "f1b5", "{finding}");
    assert_eq!(finding["arrow"], "", "what cannot be has no way there");
}

#[test]
fn the_replay_went_on_with_a_move_that_is_proposed() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/resumed/slip.pgn");
    let found = found(&fixtures, "MOV001", &[]);
    let proposed = found
        .iter()
        .filter(|finding| !finding["suggested"].is_null());
    assert!(proposed.count() > 0, "{found:?}");
}

#[test]
fn who_could_have_mated_is_proved_by_a_line() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/rules/CLK008.pgn");
    let found = found(&fixtures, "CLK008", &[]);
    let lines = |finding: &Value| finding["proof"]["lines"].as_array().map_or(0, Vec::len);
    assert!(
        found.iter().any(|finding| lines(finding) == 2),
        "both could have mated: {found:?}"
    );
    for finding in found.iter().filter(|finding| lines(finding) > 0) {
        for line in finding["proof"]["lines"].as_array().expect("lines") {
            let san = line["san"].as_str().expect("moves");
            assert!(san.ends_with('#'), "{san}");
            let path = line["path"].as_str().expect("squares");
            assert_eq!(path.split(' ').count(), san.split(' ').count());
        }
    }
}

#[test]
fn a_dead_position_is_proved_by_the_only_moves_or_by_no_line() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/rules/END003.pgn");
    let found = found(&fixtures, "END003", &[]);
    let has_line = |finding: &Value| !finding["proof"].is_null();
    let says = |finding: &Value, keys: &[&str]| {
        let evidence = finding["evidence"].as_array().expect("facts");
        evidence
            .iter()
            .any(|fact| keys.contains(&fact[0].as_str().unwrap_or("")))
    };
    let by_moves = [
        "dead-by-stalemate",
        "dead-by-pieces-left",
        "dead-by-coming-back",
    ];
    assert!(found.iter().any(has_line));
    for finding in &found {
        assert_eq!(has_line(finding), says(finding, &by_moves), "{finding}");
    }
}

#[test]
fn a_finding_about_a_whole_game_has_the_position_at_its_end() {
    let game = format!(
        "{}[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n",
        TAGS.replace("2024.05.01", "2024.99.01")
    );
    let [finding] = &found_in(&game, "HDR002", &[])[..] else {
        panic!("the date is no date");
    };
    assert_eq!(finding["ply"], 0);
    assert_eq!(
        finding["fen"],
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    );
}
