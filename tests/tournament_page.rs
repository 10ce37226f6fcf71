//! What `arbiter standings` puts into `tournament.html`: the same as `standings.csv` and `crosstable.csv`, cell by cell, each number
//! with its derivation, and what must be known of the run. That the page shows it is held by `tests/browser`.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;

mod packed;

use std::path::Path;

use packed::rows;
use scratch::{Ran, Row, Scratch, ran};
use serde_json::Value;

fn repository(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(path).expect("a fixture")
}

/// A Swiss, a league of teams, and a round robin of people whose names look like markup and formulas.
fn three_tournaments() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("a.trf", repository("fixtures/tournaments/swiss.trf"));
    for name in ["hostile.csv", "teams.pgn"] {
        scratch.file(
            name,
            repository(&format!("tests/browser/tournaments/{name}")),
        );
    }
    scratch
}

#[track_caller]
fn standings(scratch: &Scratch, status: i32, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .arg("standings")
        .args(arguments);
    let run = ran(&mut command);
    assert_eq!(run.status, status, "{}", run.stderr);
    run
}

const ALL: [&str; 3] = ["a.trf", "hostile.csv", "teams.pgn"];

/// A value of the page as a table writes it: `["decimal", 125, 1]` is 12.5.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(parts) => {
            let parts = (parts[1].as_i64(), parts[2].as_u64());
            let (Some(number), Some(decimals)) = parts else {
                panic!("{value}: no decimal");
            };
            let of = 10_i64.pow(decimals as u32);
            format!(
                "{}.{:0width$}",
                number / of,
                number % of,
                width = decimals as usize
            )
        }
        other => other.to_string(),
    }
}

/// A table defuses what a spreadsheet would run; the page shows it as it is.
fn bare(cell: &str) -> &str {
    cell.strip_prefix('\'').unwrap_or(cell)
}

/// What stands in a cell of `crosstable.csv`: `5w1`, or in a round robin `w1`.
fn crossed(round: &Value, with_number: bool) -> String {
    let color = match round["colour"].as_str() {
        Some("white") => "w",
        Some("black") => "b",
        _ => "",
    };
    let number = match with_number {
        true => shown(&round["number"]),
        false => String::new(),
    };
    format!("{number}{color}{}", shown(&round["result"]))
}

#[test]
fn the_page_holds_the_tables_cell_by_cell() {
    let scratch = three_tournaments();
    standings(&scratch, 0, &ALL);
    let page = scratch.report("tournament.html");
    let tournaments = rows(&page, "tournaments");
    let lines = rows(&page, "lines");
    let table = |name: &str| -> Vec<Row> { scratch::rows(&scratch.report(&format!("{name}.csv"))) };
    let (places, crosstable) = (table("standings"), table("crosstable"));
    assert_eq!([lines.len(), places.len(), crosstable.len()], [16; 3]);
    for ((line, place), cross) in lines.iter().zip(&places).zip(&crosstable) {
        for (name, column) in [
            ("rank", "rank"),
            ("name", "player"),
            ("id", "id"),
            ("points", "points"),
        ] {
            assert_eq!(shown(&line[name]), bare(&place[column]), "{line}");
        }
        for name in ["number", "title", "federation", "rating"] {
            assert_eq!(shown(&line[name]), bare(&cross[name]), "{line}");
        }
        let tournament = &tournaments[line["tournament"].as_u64().expect("a place") as usize];
        for (place_of_tie, name) in tournament["tiebreaks"]
            .as_array()
            .expect("names")
            .iter()
            .enumerate()
        {
            let name = name.as_str().expect("a name");
            assert_eq!(shown(&line["values"][place_of_tie]), place[name], "{name}");
        }
        let rounds = line["rounds"].as_array().expect("rounds");
        assert_eq!(
            rounds.len() as u64,
            tournament["rounds"].as_u64().expect("a count")
        );
        for (round, cell) in (1..).zip(rounds) {
            let is_round_robin = tournament["round_robin"] == true;
            let column = match is_round_robin {
                false => format!("round_{round}"),
                true if cell["number"].is_null() => continue,
                true => format!("against_{}", cell["number"]),
            };
            assert_eq!(
                crossed(cell, !is_round_robin),
                bare(&cross[&*column]),
                "{column}"
            );
        }
    }
}

#[test]
fn a_round_leads_to_the_line_of_the_opponent_and_a_match_to_its_boards() {
    let scratch = three_tournaments();
    standings(&scratch, 0, &ALL);
    let lines = rows(&scratch.report("tournament.html"), "lines");
    for (row, line) in lines.iter().enumerate() {
        for round in line["rounds"].as_array().expect("rounds") {
            let Some(opponent) = round["opponent"].as_u64() else {
                continue;
            };
            let other = &lines[opponent as usize];
            assert_eq!(round["name"], other["name"]);
            let mut back = other["rounds"].as_array().expect("rounds").iter();
            assert!(back.any(|round| round["opponent"] == row), "{line}");
        }
    }
    let first = lines
        .iter()
        .find(|line| line["name"] == "Club A")
        .expect("a team");
    assert_eq!(
        first["rounds"][0]["boards"],
        serde_json::json!([
            [1, "Ada", "white", "Bruno", "1"],
            [2, "Anton", "black", "Blanca", "="]
        ])
    );
}

#[test]
fn every_game_is_paired_once_and_who_met_nobody_is_named_with_the_reason() {
    let scratch = three_tournaments();
    standings(&scratch, 0, &["a.trf"]);
    let pairings = rows(&scratch.report("tournament.html"), "pairings");
    let told = |round: u64| -> Vec<String> {
        let of_round = pairings.iter().filter(|pairing| pairing["round"] == round);
        let line = |pairing: &Value| {
            let results = pairing["results"].as_array().expect("results").iter();
            let results: Vec<String> = results.map(shown).collect();
            let cells = [&pairing["white"], &pairing["black"], &pairing["alone"]].map(shown);
            format!("{} {}", cells.join("|"), results.join("-"))
        };
        of_round.map(line).collect()
    };
    assert_eq!(
        told(2),
        [
            "Fabula, Bruno|Inventa, Ada| =-=",
            "Ficta, Clara|Muller, Jorg| 1-0",
            "Sempere i Puig, Dora|Tarna, Horia| 1-0",
            "Vidal, Enric|O'Mera, Gil| +--",
            "Nulla, Fina||half-bye H",
        ]
    );
    assert_eq!(told(4).last().expect("rows"), "O'Mera, Gil||absent Z");
    assert!(pairings.iter().all(|pairing| pairing["verdict"].is_null()));
}

#[test]
fn what_must_be_known_of_the_run_is_in_the_page() {
    let scratch = Scratch::new();
    let report = repository("fixtures/tournaments/swiss.trf");
    scratch.file("open.trf", report.replace("142 5\n", "142 5\n202 BH,XYZ\n"));
    standings(&scratch, 1, &["open.trf"]);
    let page = scratch.report("tournament.html");
    let notes = page.split_once("id=\"notes\"").expect("notes").1;
    let notes = notes.split_once("</section>").expect("their end").0;
    let complaint = notes.find("no tie-break is called 'XYZ'");
    let basis = notes.find("tie-breaks by fide-2023, the rules in force on 2025-04-05");
    assert!(complaint < basis && complaint.is_some(), "{notes}");
    standings(
        &scratch,
        0,
        &["open.trf", "--rules", "fide-2026", "--tiebreaks", "BH"],
    );
    let page = scratch.report("tournament.html");
    assert!(page.contains("tie-breaks by fide-2026, as asked for"));
    assert!(page.contains("<code>--tiebreaks BH</code>"));
}

#[test]
fn names_that_look_like_markup_are_never_markup() {
    let scratch = three_tournaments();
    standings(&scratch, 0, &ALL);
    let page = scratch.report("tournament.html");
    for markup in ["<img", "alert(2)</script>", "onerror=alert(1)>"] {
        assert!(!page.contains(markup), "{markup}");
    }
    assert!(page.contains("&lt;img src=x onerror=alert(1)&gt;"));
}

#[test]
fn pairings_write_the_same_page_with_a_verdict_on_each() {
    let scratch = Scratch::new();
    scratch.file("league.trf", repository("docs/examples/league.trf"));
    scratch.file(
        "teams.pgn",
        repository("tests/browser/tournaments/teams.pgn"),
    );
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    let inputs = ["league.trf", "teams.pgn", "--system", "round-robin"];
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .arg("pairings")
        .args(inputs);
    let run = ran(&mut command);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let page = scratch.report("tournament.html");
    let table = scratch::rows(&scratch.report("pairings.csv"));
    let shown = rows(&page, "pairings");
    assert_eq!(shown.len(), table.len());
    for (shown, row) in shown.iter().zip(&table) {
        for column in ["white", "black", "verdict"] {
            let text = shown[column].as_str().unwrap_or_default();
            assert_eq!(text, bare(&row[column]), "{shown}");
        }
        let is_wrong = &row["verdict"] == "wrong";
        assert_eq!(
            shown["expected"].is_array(),
            is_wrong || !row["expected_white"].is_empty()
        );
        let has_reasons = shown["reasons"]
            .as_array()
            .is_some_and(|reasons| !reasons.is_empty());
        assert!(has_reasons || !is_wrong, "{shown}");
    }
    assert!(table.iter().any(|row| &row["verdict"] == "wrong"));
    // A match is told by its teams, and each leads to its place.
    let club = shown.iter().find(|row| row["white"] == "Club A");
    assert!(
        club.is_some_and(|row| row["white_row"].is_u64()),
        "{shown:?}"
    );
    // The numbers beside them are those of the standings by the usual rules.
    standings(
        &scratch,
        0,
        &["league.trf", "teams.pgn", "--kind", "round-robin"],
    );
    let ranked = scratch.report("tournament.html");
    assert_eq!(rows(&page, "lines").len(), rows(&ranked, "lines").len());
}

#[test]
fn any_number_of_threads_gives_the_same_page() {
    let scratch = three_tournaments();
    let page = |threads: &str| {
        standings(&scratch, 0, &[&ALL[..], &["--threads", threads]].concat());
        scratch.report("tournament.html")
    };
    assert!(page("1") == page("2"), "the pages differ");
}

#[test]
fn the_page_comes_with_the_tables_unless_other_formats_are_asked_for() {
    let scratch = three_tournaments();
    let written = || -> Vec<String> {
        let files = std::fs::read_dir(scratch.path().join("reports")).expect("reports");
        let names = files.map(|file| file.expect("a file").file_name());
        let mut names: Vec<String> = names
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.sort();
        names.retain(|name| !name.starts_with('.'));
        names
    };
    standings(&scratch, 0, &["a.trf"]);
    let all = [
        "crosstable.csv",
        "norms.csv",
        "promotions.csv",
        "standings.csv",
        "standings_summary.json",
        "tournament.html",
    ];
    assert_eq!(written(), all);
    let tables = ["standings.csv", "crosstable.csv"].map(|name| scratch.report(name));
    std::fs::remove_dir_all(scratch.path().join("reports")).expect("removed");
    standings(&scratch, 0, &["a.trf", "--format", "csv"]);
    assert_eq!(written(), all[..5]);
    assert_eq!(
        ["standings.csv", "crosstable.csv"].map(|name| scratch.report(name)),
        tables
    );
    std::fs::remove_dir_all(scratch.path().join("reports")).expect("removed");
    standings(&scratch, 0, &["a.trf", "--format", "html"]);
    assert_eq!(written(), all[4..]);
    standings(&scratch, 2, &["a.trf", "--out", "-", "--format", "html"])
        .refused(&["--out -", "html"]);
}
