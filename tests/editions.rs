//! The same game on the eve and on the first day of an edition, for every matter that changed then. What the program says of
//! it stands beside the games, word for word: `fixtures/editions/MATTER.snap`. That no change lacks its games is tested in
//! `src/laws/known.rs`.

mod notes;
mod reports;

use std::path::Path;

use assert_cmd::Command;

use notes::{notes, read_like_notes};
use reports::Row;

#[test]
fn each_change_shows_from_its_first_day() {
    let folder = "fixtures/editions";
    let entries = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut names: Vec<String> = entries
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.contains(".snap"))
        .collect();
    names.sort();
    assert!(names.len() > 30, "the fixtures are there");
    for name in names {
        let head = |game: &Row| format!("{} {}", game["date"], game["event"]);
        let notes = notes(&format!("{folder}/{name}"), head);
        read_like_notes(folder, name.trim_end_matches(".pgn"), &notes);
    }
}

fn laws(arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.env("LC_ALL", "C");
    let output = command.arg("laws").args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

/// The cells of one row of the printed table.
fn row(table: &str, matter: &str) -> Vec<String> {
    let line = table.lines().find(|line| line.starts_with(matter)).unwrap();
    let cells = line[matter.len()..].split("  ").map(str::trim);
    cells
        .filter(|cell| !cell.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_table_names_an_article_no_rule_or_what_is_not_known() {
    let (table, _, status) = laws(&[]);
    assert_eq!(status, Some(0));
    assert_eq!(
        row(&table, "fivefold repetition"),
        [
            "–", "(?)", "(?)", "–", "–", "–", "–", "9.6.a", "9.6.1", "9.6.1", "9.6.1"
        ]
    );
    assert_eq!(
        row(&table, "the price of a wrong claim"),
        [
            "10.12(b)", "?", "?", "9.5(b)", "9.5(b)", "9.5(b)", "9.5.b", "9.5.b ?", "9.5.3",
            "9.5.3", "9.5.3"
        ]
    );
}

#[test]
fn a_day_has_its_edition_with_its_source_and_what_is_not_known_of_it() {
    let (told, _, status) = laws(&["2014-09-01"]);
    assert_eq!(status, Some(0));
    assert!(
        told.starts_with("the Laws of 2014, in force from 2014-07-01 to 2017-06-30\n"),
        "{told}"
    );
    assert!(told.contains("adopted: Tallinn 2013"), "{told}");
    assert!(told.contains("source: its own text in part"), "{told}");
    assert!(
        told.contains("not known of it: ") && told.contains("both flags down"),
        "{told}"
    );
    let (newest, _, _) = laws(&["2024.05.01"]);
    assert!(
        newest.starts_with("the Laws of 2023, in force since 2023-01-01\n"),
        "{newest}"
    );
    let (assumed, _, _) = laws(&["1994-01-01"]);
    assert!(assumed.contains("1 January is assumed"), "{assumed}");
}

#[test]
fn a_year_with_two_editions_has_both_and_an_older_day_none() {
    let (both, _, _) = laws(&["2014"]);
    assert!(
        both.contains("the Laws of 2009,") && both.contains("the Laws of 2014,"),
        "{both}"
    );
    let (old, _, _) = laws(&["1972-07-11"]);
    assert!(
        old.starts_with("older than any Laws that are known here"),
        "{old}"
    );
}

#[test]
fn what_is_no_day_is_told_with_what_to_write() {
    for wrong in ["yesterday", "2014-13-01", "????"] {
        let (_, told, status) = laws(&[wrong]);
        assert_eq!(status, Some(2), "{wrong}");
        assert!(told.contains("give a day such as 2014-09-01"), "{told}");
    }
}
