//! FIDE's rules through the command line: periods to the last digit, versions by date, K, first ratings, floors.

use crate::desk::{PERIOD, RATE_TABLE, cells, games, rated, rating, rating_as, table};
use crate::scratch::{Scratch, column};

#[test]
fn a_published_period_comes_out_to_the_last_digit() {
    let scratch = Scratch::new();
    table(
        &scratch,
        "2025-11-07",
        "2813,10",
        &[
            ("1787", "1-0"),
            ("2025", "1-0"),
            ("2310", "1-0"),
            ("2400", "1-0"),
            ("2505", "1/2-1/2"),
        ],
    );
    rated(
        &scratch,
        0,
        &[&RATE_TABLE[..], &["--period", "2025-12"]].concat(),
    );
    let ada = rating(&scratch, "Ada");
    cells(
        &ada,
        &PERIOD,
        &["2813", "5", "4.5", "4.75", "10", "-2.50", "2810"],
    );
    cells(
        &ada,
        &["system", "period", "id", "opponents_mean"],
        &["fide-standard", "2025-12", "1", "2205.40"],
    );
    let lines = games(&scratch, "Ada");
    assert_eq!(
        column(&lines, "change"),
        ["0.00", "0.00", "0.40", "0.70", "-3.60"]
    );
    assert_eq!(
        column(&lines, "counted_difference"),
        ["1026", "788", "503", "413", "308"]
    );
    cells(
        &games(&scratch, "Rival 3")[0],
        &[
            "own",
            "opponent_rating",
            "difference",
            "counted_difference",
            "expected",
            "score",
        ],
        &["2400", "2813", "-413", "-400", "0.08", "0"],
    );
    assert_eq!(
        rating_as(&scratch, "audited", "Ada")["change"],
        ada["change"]
    );
}

#[test]
fn the_start_of_the_event_decides_which_rules_hold() {
    for (start, change, counted) in [
        ("2024-02-29", "1.20", ["500", "400"]),
        ("2024-03-01", "1.60", ["400", "400"]),
        ("2025-10-01", "0.40", ["500", "900"]),
    ] {
        let scratch = Scratch::new();
        let strong = [("2200", "1-0"), ("1800", "1-0")];
        table(&scratch, start, "2700,10", &strong);
        rated(&scratch, 0, &RATE_TABLE);
        assert_eq!(&rating(&scratch, "Ada")["change"], change, "{start}");
        let lines = games(&scratch, "Ada");
        assert_eq!(column(&lines, "counted_difference"), counted, "{start}");
    }
}

#[test]
fn a_newcomer_gets_a_first_rating() {
    let newcomer = [
        ("1902", "1/2-1/2"),
        ("1877", "1/2-1/2"),
        ("1884", "1-0"),
        ("2012", "0-1"),
        ("1832", "1-0"),
    ];
    for (start, after) in [("2025-11-07", "1922"), ("2023-11-07", "1921")] {
        let scratch = Scratch::new();
        table(&scratch, start, ",", &newcomer);
        rated(&scratch, 0, &RATE_TABLE);
        let ada = rating(&scratch, "Ada");
        cells(&ada, &PERIOD, &["", "5", "3", "", "", "", after]);
        assert_eq!(&ada["opponents_mean"], "1901.40");
        // Whoever met her has played nobody who is rated.
        cells(
            &rating(&scratch, "Rival 0"),
            &["games", "change", "rating_after"],
            &["0", "0.00", "1902"],
        );
        assert_eq!(
            &games(&scratch, "Rival 0")[0]["why_not"],
            "opponent unrated"
        );
    }
}

#[test]
fn k_goes_by_the_officers_word_age_games_and_the_limit_of_700() {
    for (fields, games, k) in [
        ("2100,15", 1, "15"),
        ("2100,,100,2007", 1, "40"),
        ("2100,,100,2006", 1, "20"),
        ("2300,,100,2007", 1, "20"),
        ("2100,,29,1970", 1, "40"),
        ("2400,,29,2010", 1, "10"),
        ("2100,40", 18, "38"),
        ("2100,20", 39, "17"),
    ] {
        let scratch = Scratch::new();
        table(
            &scratch,
            "2025-11-07",
            fields,
            &vec![("2100", "1-0"); games],
        );
        rated(&scratch, 0, &RATE_TABLE);
        assert_eq!(&rating(&scratch, "Ada")["k"], k, "{fields}, {games} games");
    }
}

#[test]
fn march_2024_raised_whoever_stood_below_2000() {
    let scratch = Scratch::new();
    table(&scratch, "2024-02-10", "1500,20", &[("1500", "1/2-1/2")]);
    rated(
        &scratch,
        0,
        &[&RATE_TABLE[..], &["--period", "2024-03"]].concat(),
    );
    let ada = rating(&scratch, "Ada");
    cells(&ada, &["change", "rating_after"], &["0.00", "1700"]);
    assert!(ada["remark"].contains("1500 raised to 1700"), "{ada:?}");
}

#[test]
fn rapid_games_600_points_apart_are_not_rated_with_a_player_above_2600() {
    for (start, games) in [("2024-11-30", "2"), ("2024-12-01", "1")] {
        let scratch = Scratch::new();
        let opponents = [("2000", "1-0"), ("2500", "1-0")];
        table(&scratch, start, "2610,10", &opponents);
        let arguments = [
            "results.csv",
            "--players",
            "players.csv",
            "--system",
            "fide-rapid",
        ];
        rated(&scratch, 0, &arguments);
        assert_eq!(&rating(&scratch, "Ada")["games"], games, "{start}");
    }
}
