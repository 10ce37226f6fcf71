//! Files that hold results and no games: tournament reports and tables. What they hold is counted as what it is.

use crate::scratch::{Scratch, clean, column};

/// A report: for each player the points and the rounds.
fn report(players: &[(&str, &[&str])]) -> String {
    let mut text = String::from("012 Invented Open\n042 2024/05/01\n");
    for (at, (points, rounds)) in players.iter().enumerate() {
        let (rank, blank) = (at + 1, "");
        let name = format!("Player {rank}");
        let id = 2_200_000 + rank;
        text += &format!(
            "001 {rank:>4}      {name:<33} 2000 CAT {id:>11} {blank:10} {points:>4} {rank:>4}"
        );
        rounds
            .iter()
            .for_each(|round| text += &format!("  {round}"));
        text.push('\n');
    }
    text
}

/// A round robin of four: six games, each on the lines of both players.
fn round_robin() -> String {
    report(&[
        ("2.5", &["   4 w 1", "   3 b 1", "   2 w ="]),
        ("1.0", &["   3 w =", "   4 b 0", "   1 b ="]),
        ("1.5", &["   2 b =", "   1 w 0", "   4 w 1"]),
        ("1.0", &["   1 b 0", "   2 w 1", "   3 b 0"]),
    ])
}

#[test]
fn a_report_is_told_with_its_results_and_not_as_no_games() {
    let scratch = Scratch::new();
    scratch.file("open.trf", round_robin());
    let ran = scratch.audit(&["open.trf"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.stderr.starts_with("1 report, 6 results in "), "{ran:?}");
    assert!(!ran.stderr.contains("game"), "{ran:?}");
    let summary = scratch.summary();
    assert_eq!(summary["reports"], 1);
    assert_eq!(summary["results"], 6);
    assert_eq!(summary["games"], 0);
    assert_eq!(summary["files"][0]["results"], 6);
}

#[test]
fn a_table_of_results_is_told_likewise() {
    let scratch = Scratch::new();
    scratch.file(
        "table.csv",
        "white,black,result\nAda,Bruno,1-0\nBruno,Carla,1/2-1/2\n",
    );
    let ran = scratch.audit(&["table.csv"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert!(ran.stderr.starts_with("1 table, 2 results in "), "{ran:?}");
    let summary = scratch.summary();
    assert_eq!(
        (&summary["results_tables"], &summary["results"]),
        (&1.into(), &2.into())
    );
}

#[test]
fn rows_that_give_no_result_are_errors_of_their_line() {
    let scratch = Scratch::new();
    scratch.file(
        "table.csv",
        "white;black;result\nAda;Bruno;1-0\nBruno;;1-0\nAda;Carla;won\n",
    );
    let ran = scratch.audit(&["table.csv"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.stderr.contains("\n1 table, 1 result in "), "{ran:?}");
    assert!(ran.stderr.contains("table.csv:4\n"), "{ran:?}");
    assert_eq!(column(&scratch.findings(), "rule"), ["TRF003", "TRF003"]);
    assert_eq!(column(&scratch.findings(), "line"), ["3", "4"]);
    assert_eq!(
        column(&scratch.findings(), "written"),
        ["Bruno,,1-0", "won"]
    );
}

#[test]
fn games_and_reports_are_counted_side_by_side() {
    let scratch = Scratch::with_games(clean(1));
    scratch.file("open.trf", round_robin());
    let ran = scratch.audit(&["games.pgn", "open.trf"]);
    assert!(
        ran.stderr
            .starts_with("1 game, 7 half-moves, 1 report, 6 results in "),
        "{ran:?}"
    );
}

/// A bye is no result, and a game that only one line names is one.
#[test]
fn each_game_is_counted_once_and_byes_are_not() {
    let scratch = Scratch::new();
    let rounds: [(&str, &[&str]); 2] = [
        ("2.0", &["   2 w 1", "0000 - U"]),
        ("0.5", &["   1 b 0", "   3 w ="]),
    ];
    scratch.file("open.trf", report(&rounds));
    let ran = scratch.audit(&["open.trf"]);
    assert!(ran.stderr.contains("1 report, 2 results in "), "{ran:?}");
}
