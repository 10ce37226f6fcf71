//! Who is not whom: matches that were made by trial and were wrong, each through the program.

use crate::desk::rated;
use crate::scratch::{Scratch, rows};

/// A report of two games between two players, each line with name, rating, federation and year of birth.
fn report(players: [[&str; 4]; 2]) -> String {
    let mut report = "012 Invented open\n042 2025/11/07\n".to_owned();
    let marks = [["1", "="], ["0", "="]];
    for (index, [name, rating, federation, birth]) in players.into_iter().enumerate() {
        let (rank, other) = (index + 1, 2 - index);
        let colors = if index == 0 { ["w", "b"] } else { ["b", "w"] };
        let [first, second] = marks[index];
        let points = if index == 0 { "1.5" } else { "0.5" };
        report += &format!(
            "001 {rank:>4} {:>3}  {name:<33} {rating:>4} {federation:>3} {:>11} {birth:<10} {points:>4} {rank:>4}  {other:>4} {} {first}  {other:>4} {} {second}\n",
            "", "", colors[0], colors[1],
        );
    }
    report
}

/// The IDs that the two players of a report are taken for; empty: unresolved.
fn ids(list: &str, players: [[&str; 4]; 2]) -> (Vec<String>, String) {
    let scratch = Scratch::new();
    scratch.file(
        "list.csv",
        format!("id,name,federation,rating,k,birth\n{list}"),
    );
    scratch.file("event.trf", report(players));
    let arguments = [
        "event.trf",
        "--system",
        "fide-standard",
        "--list",
        "list.csv",
    ];
    let ran = crate::desk::rate(&scratch, &arguments);
    assert!(ran.status < 2, "{}", ran.stderr);
    let found = rows(&scratch.report("rating_players.csv"));
    let ids = found.iter().map(|row| row["id"].to_owned());
    (ids.collect(), ran.stderr)
}

/// The ID that one player is taken for.
#[track_caller]
fn id(list: &str, player: [&str; 4]) -> String {
    let other = ["Nobody, Else", "1777", "XXX", ""];
    ids(list, [player, other]).0.remove(0)
}

#[test]
fn a_trailing_initial_is_no_given_name() {
    let list = "7,\"Turyahabwe, Marcus Vinicius M\",UGA,1650,20,1990\n";
    assert_eq!(id(list, ["Turyahabwe, Mohsen", "1650", "UGA", "1990"]), "");
    assert_eq!(id(list, ["Turyahabwe, M.", "1650", "UGA", "1990"]), "7");
}

#[test]
fn short_surnames_that_differ_by_a_letter_are_two() {
    let list = "7,\"Raj, Amit\",IND,1650,20,1990\n";
    assert_eq!(id(list, ["Rai, Amit", "1650", "IND", "1990"]), "");
    assert_eq!(id(list, ["Raj, Amit", "1650", "IND", "1990"]), "7");
}

#[test]
fn a_second_surname_left_out_needs_two_kinds_of_evidence() {
    let list = "7,\"Lopez, Juan\",ESP,1950,20,1985\n";
    let name = "Lopez Garcia, Juan";
    assert_eq!(id(list, [name, "1950", "", ""]), "");
    assert_eq!(id(list, [name, "", "ESP", ""]), "");
    assert_eq!(id(list, [name, "1950", "ESP", "1985"]), "7");
    assert_eq!(
        id(list, [name, "2010", "ESP", ""]),
        "",
        "the rating is too far off"
    );
}

#[test]
fn an_initial_needs_two_kinds_of_evidence() {
    let list = "7,\"Fabula, Bruno\",ESP,2010,20,1980\n";
    assert_eq!(id(list, ["Fabula, B.", "2010", "", ""]), "");
    assert_eq!(id(list, ["Fabula, B.", "2010", "ESP", ""]), "7");
    assert_eq!(
        id(list, ["Fabula, Bruno", "2010", "", ""]),
        "7",
        "in full one is enough"
    );
}

/// The list writes the accent in both ways; ten Germans have the name, and one Frenchman has the rating.
#[test]
fn how_an_accent_was_lost_does_not_make_a_german_french() {
    let mut list = "100,\"Muller, Michael\",FRA,2100,20,1970\n".to_owned();
    for number in 0..10 {
        let rating = 1400 + 20 * number;
        list += &format!("{number}1,\"Mueller, Michael\",GER,{rating},20,1980\n");
    }
    assert_eq!(id(&list, ["Müller, Michael", "2105", "", ""]), "");
    assert_eq!(id(&list, ["Müller, Michael", "2105", "GER", ""]), "");
    assert_eq!(id(&list, ["Müller, Michael", "2100", "FRA", "1970"]), "100");
}

#[test]
fn two_people_of_one_event_never_get_one_id() {
    let list = "7,\"Smith, J\",ENG,2010,20,1980\n";
    let players = [
        ["Smith, Jane", "2010", "ENG", ""],
        ["Smith, James", "2010", "ENG", ""],
    ];
    let (ids, told) = ids(list, players);
    assert_eq!(ids, ["", ""]);
    for name in ["Smith, Jane", "Smith, James"] {
        let line = told
            .lines()
            .find(|line| line.contains(&format!("player '{name}' is not resolved")));
        let line = line.unwrap_or_else(|| panic!("{name}: {told}"));
        assert!(line.contains("of the same event as well"), "{line}");
    }
}

/// Names that could be one man's: the rounds tell that they are two.
#[test]
fn two_who_play_in_one_round_are_two() {
    let list = "7,\"Smith, John\",ENG,2010,20,1980\n";
    let players = [
        ["Smith, John", "2010", "ENG", "1980"],
        ["Smith, J.", "2010", "ENG", "1980"],
    ];
    assert_eq!(ids(list, players).0, ["", ""]);
}

#[test]
fn whoever_has_the_id_himself_keeps_it() {
    let scratch = Scratch::new();
    scratch.file(
        "list.csv",
        "id,name,federation,rating,k,birth\n7,\"Smith, John\",ENG,2010,20,1980\n",
    );
    scratch.file(
        "results.csv",
        "white,black,result,date,round,white_id,white_elo,black_elo\n\
         \"Smith, John\",\"Smith, John A\",1-0,2025-11-07,1,7,2010,2010\n",
    );
    let arguments = [
        "results.csv",
        "--system",
        "fide-standard",
        "--list",
        "list.csv",
    ];
    rated(&scratch, 1, &arguments);
    let found = rows(&scratch.report("rating_players.csv"));
    let ids: Vec<&str> = found.iter().map(|row| &row["id"]).collect();
    assert_eq!(ids, ["7", ""]);
}

#[test]
fn a_rating_of_zero_speaks_against_a_rated_player() {
    let list = "7,\"Fabula, Bruno\",ESP,2010,20,1980\n8,\"Inventa, Ada\",ESP,0,0,1990\n";
    assert_eq!(id(list, ["Fabula, Bruno", "0", "ESP", "1980"]), "");
    assert_eq!(id(list, ["Fabula, Bruno", "", "ESP", "1980"]), "7");
    assert_eq!(id(list, ["Inventa, Ada", "0", "ESP", "1990"]), "8");
}

/// Forty of one name: a rating that is near is one of theirs by accident, the very one is his.
#[test]
fn the_more_have_a_name_the_closer_ratings_must_be() {
    let mut list = String::new();
    for number in 0..4 {
        let (id, rating) = (100 + number, 1500 + 200 * number);
        list += &format!("{id},\"Kumar, Manish\",IND,{rating},20,\n");
    }
    assert_eq!(id(&list, ["Kumar, Manish", "1740", "IND", ""]), "");
    assert_eq!(id(&list, ["Kumar, Manish", "1700", "IND", ""]), "101");
    let alone = "7,\"Kumar, Manish\",IND,1700,20,\n";
    assert_eq!(id(alone, ["Kumar, Manish", "1740", "IND", ""]), "7");
}

/// The list has two of the name, and the event has both, without IDs: nobody's games go to the other.
#[test]
fn one_name_on_two_boards_of_a_round_under_two_ratings_is_nobody() {
    let found = |second_elo: &str, round: &str| {
        let scratch = Scratch::new();
        scratch.file(
            "list.csv",
            "id,name,federation,rating,k,birth\n7,\"Fabula, Bruno\",CAT,2000,20,1985\n\
             8,\"Fabula, Bruno\",ESP,1900,20,1999\n9,\"Inventa, Ada\",CAT,2100,20,1980\n\
             10,\"Ficta, Clara\",CAT,1950,20,2000\n",
        );
        scratch.file(
            "results.csv",
            format!(
                "white,black,result,date,round,white_id,white_elo,black_elo\n\
                 \"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,1,9,2100,2000\n\
                 \"Ficta, Clara\",\"Fabula, Bruno\",1-0,2025-11-07,{round},10,1950,{second_elo}\n"
            ),
        );
        let arguments = ["results.csv", "--list", "list.csv", "--system"];
        let arguments = [&arguments[..], &["fide-standard"]].concat();
        let status = i32::from(second_elo == "1900" && round == "1");
        let told = rated(&scratch, status, &arguments).stderr;
        let rows = rows(&scratch.report("rating_players.csv"));
        let row = rows.into_iter().find(|row| &row["name"] == "Fabula, Bruno");
        (row.expect("Bruno")["id"].to_owned(), told)
    };
    let (id, told) = found("1900", "1");
    assert_eq!(id, "");
    let part = "he plays Inventa, Ada and Ficta, Clara in round 1 of one event, with two ratings";
    assert!(told.contains(part), "{told}");
    // With one rating, or in two rounds, he is one.
    assert_eq!(found("2000", "1").0, "7");
    assert_eq!(found("1990", "2").0, "7");
}
