//! What comes out: the calculation on paper, JSON, standard output, failures, the same bytes every time.

use crate::desk::{RATE_TABLE, game, rate, rated, table};
use crate::scratch::{Scratch, rows};

#[test]
fn the_calculation_on_paper() {
    let scratch = Scratch::new();
    table(
        &scratch,
        "2025-11-07",
        "2400,10",
        &[("1990", "1-0"), ("2505", "1/2-1/2")],
    );
    let arguments = [&RATE_TABLE[..], &["--explain", "Ada", "--quiet"]].concat();
    let paper = rated(&scratch, 0, &arguments).stdout;
    for part in [
        "Ada (1): 2400",
        "white v. Rival 0 (1990): 1; D = 410, counts as 400; 1 - 0.92 = 0.08",
        "white v. Rival 1 (2505): 0.5; D = -105; 0.5 - 0.36 = 0.14",
        "1.5 of 2 games, mean of the opponents 2247.50",
        "score 1.5 - expected 1.28, times K 10: 2.20, rounded +2",
        "2400 +2 = 2402",
    ] {
        assert!(paper.contains(part), "'{part}' is not in:\n{paper}");
    }
    let nobody = [&RATE_TABLE[..], &["--explain", "Zeno"]].concat();
    rate(&scratch, &nobody).refused(&["--explain Zeno"]);
}

#[test]
fn failures_of_the_run_itself() {
    let scratch = Scratch::new();
    table(&scratch, "2025-11-07", "2400,10", &[("1990", "1-0")]);
    let with = |more: &[&str]| rate(&scratch, &[&RATE_TABLE[..], more].concat());
    rate(&scratch, &["results.csv", "--system", "elo"]).refused(&["--system elo", "fide-standard"]);
    rate(&scratch, &["gone.csv", "--system", "pool"]).refused(&["gone.csv"]);
    with(&["--period", "2025"]).refused(&["--period", "YYYY-MM"]);
    with(&["--list", "gone.txt"]).refused(&["gone.txt"]);
    with(&["--list", "results.csv"]).refused(&["results.csv is no rating list"]);
    with(&["--decisions", "results.csv"]).refused(&["name and id"]);
    with(&["--anchor", "Ada=2300"]).refused(&["--anchor is for --system pool"]);
    with(&["--format", "html"]).refused(&["--format html is not built yet"]);
    with(&["--lang", "ca"]).refused(&["--lang ca is not built yet"]);
}

#[test]
fn json_has_the_same_names_and_standard_output_the_ratings() {
    let scratch = Scratch::new();
    table(&scratch, "2025-11-07", "2400,10", &[("1990", "1-0")]);
    let arguments = [&RATE_TABLE[..], &["--format", "csv,json"]].concat();
    rated(&scratch, 0, &arguments);
    for name in [
        "ratings",
        "rating_games",
        "rating_differences",
        "rating_players",
    ] {
        let json: serde_json::Value =
            serde_json::from_str(&scratch.report(&format!("{name}.json"))).expect("JSON");
        let list = json.as_array().expect("a list");
        assert_eq!(
            list.len(),
            rows(&scratch.report(&format!("{name}.csv"))).len()
        );
    }
    let stream = [&RATE_TABLE[..], &["--out", "-", "--quiet"]].concat();
    let out = rated(&scratch, 0, &stream).stdout;
    assert_eq!(out, scratch.report("ratings.csv"));
    assert_eq!(scratch.summary()["players"], 2);
}

#[test]
fn two_runs_give_the_same_bytes_for_any_number_of_threads() {
    let games: String = (0..300)
        .map(|n| {
            game(
                "Open",
                &format!("A{}", n % 17),
                &format!("B{}", n % 23),
                "1-0",
                "1. e4 e5",
            )
        })
        .collect();
    let scratch = Scratch::with_games(games);
    let mut seen = Vec::new();
    for threads in ["1", "2", "4"] {
        rate(
            &scratch,
            &[
                "games.pgn",
                "--system",
                "fide-standard",
                "--threads",
                threads,
            ],
        );
        seen.push((
            scratch.report("ratings.csv"),
            scratch.report("rating_games.csv"),
        ));
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
}
