//! Glicko-2, US Chess, the DWZ and pools, named as such.

use crate::desk::{cells, games, rated, rating, table};
use crate::scratch::Scratch;

#[test]
fn other_systems_are_named_as_such() {
    for system in ["glicko2", "uscf", "dwz"] {
        let scratch = Scratch::new();
        table(
            &scratch,
            "2025-11-07",
            "1500,,100,1980",
            &[("1400", "1-0"), ("1550", "0-1"), ("1700", "0-1")],
        );
        let arguments = [
            "results.csv",
            "--players",
            "players.csv",
            "--system",
            system,
        ];
        rated(&scratch, 0, &arguments);
        let ada = rating(&scratch, "Ada");
        cells(
            &ada,
            &["system", "rating_before", "games"],
            &[system, "1500", "3"],
        );
        assert!(ada["change"].starts_with('-'), "{ada:?}");
    }
}

#[test]
fn glickmans_example_through_the_command_line() {
    let scratch = Scratch::new();
    scratch.file(
        "players.csv",
        "name,rating,deviation,volatility\nAda,1500,200,0.06\nB,1400,30,0.06\nC,1550,100,0.06\nD,1700,300,0.06\n",
    );
    scratch.file(
        "results.csv",
        "white,black,result\nAda,B,1-0\nC,Ada,1-0\nAda,D,0-1\n",
    );
    let arguments = [
        "results.csv",
        "--players",
        "players.csv",
        "--system",
        "glicko2",
    ];
    rated(&scratch, 0, &arguments);
    let ada = rating(&scratch, "Ada");
    cells(&ada, &["change", "rating_after"], &["-35.95", "1464.05"]);
    assert!(ada["remark"].contains("deviation 151.52"), "{ada:?}");
}

#[test]
fn a_pool_has_ratings_error_bars_and_anchors() {
    let scratch = Scratch::new();
    let mut results = "white,black,result\n".to_owned();
    for result in ["1-0", "1/2-1/2", "0-1", "1-0"] {
        results += &format!("A,B,{result}\nB,A,{result}\nB,C,{result}\nC,A,{result}\n");
    }
    results += "A,Z,1-0\n";
    scratch.file("results.csv", results);
    let arguments = ["results.csv", "--system", "pool", "--anchor", "A=2500"];
    rated(&scratch, 0, &arguments);
    let a = rating(&scratch, "A");
    cells(&a, &["rating_after", "games"], &["2500.00", "12"]);
    assert!(rating(&scratch, "B")["remark"].contains("standard error"));
    let z = rating(&scratch, "Z");
    cells(&z, &["rating_after", "games"], &["", "0"]);
    assert!(z["remark"].contains("lost every game"), "{z:?}");
}

#[test]
fn a_game_that_ties_nobody_to_a_pool_is_listed_with_the_reason() {
    let scratch = Scratch::new();
    scratch.file(
        "results.csv",
        "white,black,result\nA,B,1-0\nB,A,1-0\nA,B,1/2-1/2\nB,A,1/2-1/2\nA,Z,1-0\n",
    );
    let told = rated(&scratch, 0, &["results.csv", "--system", "pool"]).stderr;
    assert!(told.contains("1 game not rated"), "{told}");
    for player in ["A", "Z"] {
        let [line] = &games(&scratch, player)[..] else {
            panic!("one game of {player} is left out");
        };
        cells(line, &["game", "counted"], &["5", "no"]);
        assert!(
            line["why_not"].starts_with("Z: lost every game"),
            "{line:?}"
        );
    }
}

#[test]
fn a_pool_that_cannot_tell_whites_advantage_is_rated_without() {
    for results in [
        "A,B,1-0\nA,B,1-0\nA,B,1-0\nA,B,0-1\n",
        "A,B,1-0\nB,C,1-0\nC,A,1-0\n",
        "A,B,1/2-1/2\n",
    ] {
        let scratch = Scratch::new();
        scratch.file("results.csv", format!("white,black,result\n{results}"));
        let told = rated(&scratch, 0, &["results.csv", "--system", "pool"]).stderr;
        let part = "is taken as 0: lay it down with --white-advantage";
        assert!(told.contains(part), "{results}: {told}");
        let a = rating(&scratch, "A");
        assert!(a["remark"].contains(part), "{a:?}");
        assert!(!a["rating_after"].is_empty(), "{a:?}");
    }
}
