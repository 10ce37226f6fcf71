use std::fmt::Write;

use super::*;
use crate::input::UnpackLimit;
use crate::laws::Pace;
use crate::lists::rating_list::WantedPlayers;
use crate::steps;

/// A list of so many players of one surname. Their given names begin alike, and no two are the same.
fn list_of_namesakes(players: usize) -> RatingList {
    let mut text = "id,name,federation,rating\n".to_owned();
    for id in 1..=players {
        let _ = writeln!(text, "{id},\"Inventa, {}\",ESP,2000", given_name(id));
    }
    let folder = tempfile::TempDir::new().expect("a scratch folder");
    let path = folder.path().join("list.csv");
    std::fs::write(&path, text).expect("written");
    let mut wanted = WantedPlayers::default();
    wanted.add_name(&Name::parse("Inventa, Ada"));
    let list =
        RatingList::read(&path, &wanted, Pace::Standard, UnpackLimit::default()).expect("a list");
    assert_eq!(list.entries.len(), players);
    list
}

/// A name for each number, in letters.
fn given_name(number: usize) -> String {
    let mut name = "A".to_owned();
    let mut rest = number;
    while rest > 0 {
        // Syllables that no spelling makes one of.
        name.extend([char::from(b"bdfglmnprstv"[rest % 12]), 'o']);
        rest /= 12;
    }
    name
}

fn identify(lists: &[RatingList], name: &str) -> Identified {
    let sources = Sources {
        pace: Pace::Standard,
        officer: None,
        lists,
        decisions: &Decisions::default(),
    };
    sources.identify(&PlayerClaim {
        name: name.to_owned(),
        ..PlayerClaim::default()
    })
}

/// Among 200,000 of one surname, this took more than a minute: each who fits was compared with all before him.
#[test]
fn a_name_that_fits_everybody_looks_at_each_once() {
    let looked_at = |players: usize| {
        let lists = [list_of_namesakes(players)];
        steps::count_during(|| {
            let found = identify(&lists, "Inventa, A.");
            assert_eq!(found.why, Some(Why::NameAlone.into()));
        })
    };
    let (once, four_times) = (looked_at(500), looked_at(2_000));
    assert!(
        four_times < 5 * once,
        "{once} comparisons, then {four_times}"
    );
}

#[test]
fn a_name_in_full_is_not_compared_with_all_of_its_surname() {
    let looked_at = |players: usize| {
        let lists = [list_of_namesakes(players)];
        steps::count_during(|| {
            for number in 1..=players {
                let found = identify(&lists, &format!("Inventa, {}", given_name(number)));
                assert_eq!(found.candidates.len(), 1, "he alone fits");
            }
        })
    };
    let (once, four_times) = (looked_at(100), looked_at(400));
    assert!(
        four_times < 5 * once,
        "{once} comparisons, then {four_times}"
    );
}

#[test]
fn of_many_who_fit_some_are_named_and_the_others_counted() {
    let mut list = list_of_namesakes(50);
    let last = list.entries.len() - 1;
    list.entries[last].birth = Some(1990);
    list.entries[last].standard.rating = Some(2417);
    let lists = [list];
    let sources = Sources {
        pace: Pace::Standard,
        officer: None,
        lists: &lists,
        decisions: &Decisions::default(),
    };
    let found = sources.identify(&PlayerClaim {
        name: "Inventa, A.".to_owned(),
        birth: Some(1990),
        federation: "ESP".to_owned(),
        rating: Some(2417),
        ..PlayerClaim::default()
    });
    assert_eq!((found.how, &*found.id), (How::Evidence, "50"));
    assert_eq!(found.candidates.len(), NAMED_CANDIDATES + 1);
    let proved = candidate(&lists[0].entries[last]);
    assert_eq!(
        found.candidates.first(),
        Some(&proved),
        "evidence goes first"
    );
    let more = PlayerCandidate::More { players: 30 }.into();
    assert_eq!(found.candidates.last(), Some(&more));
}

#[test]
fn a_text_of_more_words_than_a_name_has_fits_nobody() {
    let lists = [list_of_namesakes(3)];
    let words = "Inventa ".repeat(10_000);
    let looked_at = steps::count_during(|| {
        let found = identify(&lists, &words);
        assert_eq!(found.why, Some(Why::NoSuchName.into()));
    });
    assert_eq!(looked_at, 0);
}
