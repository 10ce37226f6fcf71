//! What comes out: the calculation on paper, JSON, standard output, failures, the same bytes every time.

use serde_json::Value;

use crate::desk::{RATE_TABLE, game, rate, rated, table};
use crate::json::{lines, list, same_rows};
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
    with(&["--format", "html", "--out", "-"]).refused(&["--format html is a page: give a folder"]);
    with(&["--lang", "xx"])
        .refused(&["--lang xx: no such language; choose from en, ca, es, pt or ro"]);
}

/// One page beside the tables, the same in every run, that asks no network for anything; it can be left out.
#[test]
fn the_page_of_ratings() {
    let scratch = in_every_format();
    let players = ["games.pgn", "--players", "players.csv"];
    let run = |more: &[&str]| {
        let system = ["--system", "fide-standard"];
        rate(&scratch, &[&players[..], &system, more].concat())
    };
    run(&["--out", "one"]);
    run(&["--out", "two", "--threads", "1"]);
    let [page, again] = ["one", "two"].map(|folder| {
        let path = scratch.path().join(folder).join("rating_report.html");
        std::fs::read_to_string(path).expect("the page")
    });
    assert_eq!(page, again);
    assert!(page.contains("default-src 'none'; script-src 'sha256-"));
    for name in ["Ada", "Bruno", "Clara", "Zeno"] {
        assert!(
            page.contains(&format!("<bdi dir=\"auto\">{name}</bdi>")),
            "{name}"
        );
    }
    assert!(page.len() < 10_000_000);
    run(&["--out", "three", "--format", "csv"]);
    let third = scratch.path().join("three");
    assert!(third.join("ratings.csv").exists());
    assert!(!third.join("rating_report.html").exists());
}

/// A report with every kind of cell: a rated and an unrated player, a game that the audit gives another result.
fn in_every_format() -> Scratch {
    let mated = "1. f3 e5 2. g4 Qh4#";
    let games = [
        game("Open", "Ada", "Bruno", "1-0", mated),
        game("Open", "Ada", "Clara", "1/2-1/2", "1. e4 e5"),
        game("Open", "Bruno", "Zeno", "0-1", "1. e4 e5"),
    ];
    let scratch = Scratch::with_games(games.concat());
    scratch.file(
        "players.csv",
        "id,name,rating,k,birth\n1,Ada,2400,10,1990\n2,Bruno,2305,20,1990\n3,Clara,2251,20,1990\n",
    );
    let arguments = [
        "games.pgn",
        "--system",
        "fide-standard",
        "--players",
        "players.csv",
        "--format",
        "csv,json,jsonl",
    ];
    rated(&scratch, 1, &arguments);
    scratch
}

#[test]
fn the_columns_are_those_that_users_script_against() {
    let scratch = in_every_format();
    for (report, columns) in [
        (
            "ratings",
            "basis,system,period,player,id,federation,rating_before,games,score,opponents_mean,expected,k,change,\
             rating_after,remark",
        ),
        (
            "rating_games",
            "basis,system,player,id,file,game,round,date,colour,opponent,opponent_id,own,opponent_rating,difference,\
             counted_difference,expected,score,change,counted,why_not",
        ),
        (
            "rating_differences",
            "player,id,change_submitted,change_audited,games,findings,rating_submitted,rating_audited",
        ),
        ("rating_players", "name,id,how,evidence,candidates"),
        (
            "rating_findings",
            "file,game,line,event,round,date,white,black,rule,severity,edition,article,ply,move,side,written,san,fen,\
             message,evidence,suggestion,assumes",
        ),
    ] {
        let csv = scratch.report(&format!("{report}.csv"));
        assert_eq!(csv.lines().next(), Some(columns), "{report}");
        let rows = rows(&csv);
        assert!(!rows.is_empty(), "{report}");
        same_rows(&csv, &list(&scratch.report(&format!("{report}.json"))));
        same_rows(&csv, &lines(&scratch.report(&format!("{report}.jsonl"))));
    }
}

#[test]
fn numbers_are_numbers_in_json_and_null_where_there_is_none() {
    let scratch = in_every_format();
    let ratings = list(&scratch.report("ratings.json"));
    let of = |player: &str| {
        let mut found = ratings.iter().filter(|row| row["player"] == player);
        found.next().expect("a row")
    };
    let ada = of("Ada");
    assert_eq!(ada["rating_before"], 2400);
    assert_eq!((&ada["games"], &ada["score"]), (&2.into(), &1.5.into()));
    assert_eq!(ada["opponents_mean"], 2278.0);
    assert_eq!(ada["k"], 10);
    assert!(ada["change"].is_f64() && ada["expected"].is_f64());
    assert_eq!(of("Zeno")["rating_before"], Value::Null);
    let games = list(&scratch.report("rating_games.json"));
    assert_eq!(games[0]["difference"], 95);
    assert_eq!(games[0]["score"], 1);
    let differences = list(&scratch.report("rating_differences.json"));
    assert!(differences[0]["change_submitted"].is_number());
    assert!(differences[0]["rating_audited"].is_number());
    let summary: Value =
        serde_json::from_str(&scratch.report("rating_summary.json")).expect("JSON");
    assert_eq!(summary["schema_version"], 1);
    assert!(summary["times"]["run"].is_string());
}

#[test]
fn empty_tables_have_their_files() {
    let scratch = Scratch::new();
    table(&scratch, "2025-11-07", "2400,10", &[("1990", "1-0")]);
    let arguments = [&RATE_TABLE[..], &["--format", "csv,json,jsonl"]].concat();
    rated(&scratch, 0, &arguments);
    for name in ["rating_findings", "rating_differences"] {
        assert_eq!(scratch.report(&format!("{name}.csv")).lines().count(), 1);
        assert_eq!(scratch.report(&format!("{name}.json")), "[]\n");
        assert_eq!(scratch.report(&format!("{name}.jsonl")), "");
    }
}

#[test]
fn standard_output_has_the_ratings_in_one_format() {
    let scratch = in_every_format();
    let stream = |format| {
        let players = ["--players", "players.csv", "--quiet", "--out", "-"];
        let system = ["games.pgn", "--system", "fide-standard"];
        rate(
            &scratch,
            &[&system[..], &players, &["--format", format]].concat(),
        )
    };
    for format in ["csv", "jsonl"] {
        let ran = stream(format);
        assert_eq!(ran.stdout, scratch.report(&format!("ratings.{format}")));
    }
    stream("json").refused(&["streams ratings as csv or jsonl", "--format json"]);
    stream("csv,jsonl").refused(&["streams ratings in one format"]);
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
                "--format",
                "csv,xlsx",
            ],
        );
        let workbook = scratch.path().join("reports/ratings.xlsx");
        seen.push((
            scratch.report("ratings.csv"),
            scratch.report("rating_games.csv"),
            std::fs::read(workbook).expect("written"),
        ));
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
}

#[test]
fn a_calculation_as_audited_cites_the_finding_behind_another_result() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    let scratch = Scratch::with_games(
        [
            game("Open", "Ada", "Bruno", "1-0", mate),
            game("Open", "Ada", "Clara", "1-0", "1. e4 e5"),
        ]
        .concat(),
    );
    let arguments = ["games.pgn", "--system", "fide-standard", "--explain", "Ada"];
    let told = rated(&scratch, 1, &arguments).stdout;
    let (submitted, audited) = told.split_once("as audited").expect("both calculations");
    assert!(!submitted.contains("END001"), "{submitted}");
    assert!(
        audited.contains("by END001 (games.pgn, game 1); submitted: 1"),
        "{audited}"
    );
    assert_eq!(audited.matches("submitted:").count(), 1, "{audited}");
}
