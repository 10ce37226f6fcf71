//! The Catalan rules of the 1980s: the worked examples from their files, and every condition.

use crate::desk::{PERIOD, cells, fixture, games, rated, rating};
use crate::scratch::{Scratch, column};

#[test]
fn the_worked_examples_of_the_catalan_rules() {
    let pere = fixture("fce-pere");
    let arguments = [".", "--players", "players.csv", "--system", "fce-1986"];
    rated(&pere, 0, &arguments);
    cells(
        &rating(&pere, "Pere"),
        &["games", "score", "opponents_mean", "rating_after"],
        &["16", "12", "2054.38", "2205"],
    );
    let ferran = fixture("fce-ferran");
    rated(&ferran, 0, &arguments);
    let row = rating(&ferran, "Ferran");
    cells(
        &row,
        &PERIOD,
        &["2015", "8", "4", "4.08", "20", "-1.60", "2015"],
    );
    assert_eq!(&row["opponents_mean"], "2006.25");
    let lines = games(&ferran, "Ferran");
    let team = lines.iter().filter(|row| &row["counted"] == "no");
    assert_eq!(team.clone().count(), 11);
    for row in team {
        assert!(row["why_not"].contains("3 of 11"), "{row:?}");
    }
    let rita = fixture("fce-substitutes");
    rated(&rita, 0, &arguments);
    assert_eq!(
        column(&games(&rita, "Rita"), "opponent_rating"),
        ["2050", "2100", "2150", "2550"]
    );
}

/// One event of a class; the officer's file and the results are given in short.
fn catalan(class: &str, players: &str, results: &str) -> Scratch {
    catalan_with(0, class, players, results).0
}

/// With the exit status that is demanded, and what is told on the way.
fn catalan_with(status: i32, class: &str, players: &str, results: &str) -> (Scratch, String) {
    let scratch = Scratch::new();
    scratch.file(
        "event.toml",
        format!("[event]\nstart = 1986-03-01\n[rating]\nclass = \"{class}\"\n"),
    );
    scratch.file(
        "players.csv",
        format!("name,rating,category,rating_es,rating_fide\n{players}"),
    );
    scratch.file("results.csv", format!("white,black,result\n{results}"));
    let arguments = [
        "results.csv",
        "--players",
        "players.csv",
        "--system",
        "fce-1986",
    ];
    let told = rated(&scratch, status, &arguments).stderr;
    (scratch, told)
}

#[test]
fn k_of_the_catalan_rules_goes_by_the_class_of_the_event() {
    for (class, k, change) in [
        ("open", "15", "5.00"),
        ("barcelona-open", "20", "5.00"),
        ("closed", "20", "5.00"),
        ("individual", "25", "5.00"),
        ("closed-international", "25", "5.00"),
    ] {
        let scratch = catalan(class, "A,2100,preferent\nB,2100,preferent\n", "A,B,1-0\n");
        cells(&rating(&scratch, "A"), &["k", "change"], &[k, change]);
    }
    let drawn = catalan(
        "individual",
        "A,2100,preferent\nB,2150,preferent\n",
        "A,B,1/2-1/2\n",
    );
    // L of 50 points is 43 %: 25 (0.5 - 0.43).
    cells(
        &rating(&drawn, "A"),
        &["expected", "change"],
        &["0.43", "1.75"],
    );
}

#[test]
fn the_games_of_a_tournament_add_up_to_its_limited_change() {
    let scratch = catalan(
        "individual",
        "A,2100,preferent\nB,2200,preferent\n",
        "A,B,1-0\nA,B,1/2-1/2\nA,B,1-0\n",
    );
    let change = rating(&scratch, "A")["change"].to_owned();
    assert_eq!(change, "15.00");
    let changes = column(&games(&scratch, "A"), "change");
    let hundredths: i64 = changes
        .iter()
        .map(|change| change.replace('.', "").parse::<i64>().expect("a number"))
        .sum();
    assert_eq!(hundredths, 1500, "{changes:?}");
}

#[test]
fn catalan_opponents_count_by_category_substitute_and_default() {
    let scratch = catalan(
        "open",
        "A,2200,preferent\nB,2300,1a\nC,,preferent,2150,2400\nD,,preferent,,2410\nE,2500,preferent\n",
        "A,B,1-0\nA,C,1-0\nA,D,0-1\nA,E,+/-\n",
    );
    assert_eq!(
        column(&games(&scratch, "A"), "opponent_rating"),
        ["2000", "2150", "2410", "2000"]
    );
    cells(
        &rating(&scratch, "A"),
        &["games", "opponents_mean"],
        &["4", "2140.00"],
    );
}

#[test]
fn far_above_the_opponents_a_catalan_player_can_only_gain() {
    let players = "A,2300,preferent\nB,2000,preferent\n";
    let lost = catalan("open", players, "A,B,0-1\n");
    cells(
        &rating(&lost, "A"),
        &["games", "change", "rating_after"],
        &["0", "0.00", "2300"],
    );
    assert!(games(&lost, "A")[0]["why_not"].contains("300 points"));
    let won = catalan("open", players, "A,B,1-0\n");
    cells(&rating(&won, "A"), &["games", "change"], &["1", "2.25"]);
    // The winner is given his limit of five points a game, the loser's opponent stays at the floor.
    cells(
        &rating(&lost, "B"),
        &["change", "rating_after"],
        &["5.00", "2005"],
    );
}

/// The officer writes categories as Catalan and Spanish do. One that cannot be read is told with its line, and nothing is
/// rated that hangs on it: it is not Preferent, and not below.
#[test]
fn a_category_that_cannot_be_read_is_unknown() {
    for (category, status, after, remark) in [
        ("1ª", 0, "", "below category Preferent"),
        ("1a.", 0, "", "below category Preferent"),
        ("Primera", 0, "", "below category Preferent"),
        ("preferente", 0, "2200", "first rating"),
        ("1a?", 1, "", "'1a?' cannot be read"),
    ] {
        let mut players = format!("A,,{category}\n");
        let mut results = String::new();
        for number in 0..16 {
            players += &format!("Rival {number},2050,preferent\n");
            results += &format!("A,Rival {number},1-0\n");
        }
        let (scratch, told) = catalan_with(status, "open", &players, &results);
        let row = rating(&scratch, "A");
        assert_eq!(&row["rating_after"], after, "{category}");
        assert!(row["remark"].contains(remark), "{row:?}");
        if status == 1 {
            assert!(
                told.contains("players.csv, line 2: category '1a?'"),
                "{told}"
            );
        }
    }
    // His opponents' games with him count where he counts for 2000 all the same.
    let players = "A,2200,preferent\nB,2300,1a?\nC,2000,1a?\nD,2300,1.ª\nE,2300,1a?\n";
    let (scratch, _) = catalan_with(1, "open", players, "A,B,1-0\nA,C,1-0\nA,D,1-0\nA,E,+/-\n");
    let lines = games(&scratch, "A");
    assert_eq!(column(&lines, "counted"), ["no", "yes", "yes", "yes"]);
    assert_eq!(
        column(&lines, "opponent_rating"),
        ["", "2000", "2000", "2000"]
    );
    assert!(lines[0]["why_not"].contains("'1a?' of B"), "{:?}", lines[0]);
    // Whether half of the opponents are of Preferent hangs on those who may be.
    for (opponents, counted) in [("PPP?11", "5"), ("PP?111", "0"), ("P?1111", "0")] {
        let mut players = "A,2100,preferent\n".to_owned();
        let mut results = String::new();
        for (number, category) in opponents.chars().enumerate() {
            let rest = match category {
                'P' => "2100,preferent",
                '?' => "2100,1a?",
                _ => ",1a",
            };
            players += &format!("Rival {number},{rest}\n");
            results += &format!("A,Rival {number},1-0\n");
        }
        let (scratch, _) = catalan_with(1, "team", &players, &results);
        assert_eq!(&rating(&scratch, "A")["games"], counted, "{opponents}");
        let why = games(&scratch, "A")[0]["why_not"].to_owned();
        assert_eq!(
            why.contains("cannot be read"),
            opponents.starts_with("PP?"),
            "{why}"
        );
    }
}

#[test]
fn a_team_event_needs_six_games_and_half_of_the_opponents_preferent() {
    for (opponents, counted) in [
        ("PPPPPP", "6"),
        ("PPPPP", "0"),
        ("PPP111", "6"),
        ("PP1111", "0"),
    ] {
        let mut players = "A,2100,preferent\n".to_owned();
        let mut results = String::new();
        for (number, category) in opponents.chars().enumerate() {
            let rest = match category {
                'P' => "2100,preferent",
                _ => ",1a",
            };
            players += &format!("Rival {number},{rest}\n");
            results += &format!("A,Rival {number},1-0\n");
        }
        let scratch = catalan("team", &players, &results);
        assert_eq!(&rating(&scratch, "A")["games"], counted, "{opponents}");
    }
}

#[test]
fn fewer_than_sixteen_games_are_kept_and_lower_categories_get_no_rating() {
    for (category, games, after, remark) in [
        ("preferent", 15, "", "15 of the 16 games"),
        ("1a", 16, "", "below category Preferent"),
        ("preferent", 16, "2200", "first rating"),
        ("", 16, "2200", "category not given"),
    ] {
        let mut players = format!("A,,{category}\n");
        let mut results = String::new();
        for number in 0..games {
            players += &format!("Rival {number},2050,preferent\n");
            results += &format!("A,Rival {number},1-0\n");
        }
        let scratch = catalan("open", &players, &results);
        let row = rating(&scratch, "A");
        assert_eq!(&row["rating_after"], after, "{category} {games}");
        assert!(row["remark"].contains(remark), "{row:?}");
    }
}
