use std::fmt::Write;

use super::*;
use crate::input::UnpackLimit;
use crate::laws::Pace;
use crate::lists::rating_list::WantedPlayers;
use crate::steps;

/// A list of so many players of one surname. Their given names begin alike, and no two are the same.
fn list_of_namesakes(players: usize) -> RatingList {
    let mut rows = String::new();
    for id in 1..=players {
        let _ = writeln!(rows, "{id},\"Inventa, {}\",ESP,2000", given_name(id));
    }
    let list = list_of(&rows);
    assert_eq!(list.entries.len(), players);
    list
}

fn list_of(rows: &str) -> RatingList {
    let text = format!("id,name,federation,rating\n{rows}");
    let folder = tempfile::TempDir::new().expect("a scratch folder");
    let path = folder.path().join("list.csv");
    std::fs::write(&path, text).expect("written");
    let mut wanted = WantedPlayers::default();
    for name in ["Inventa, Ada", "Trobada, Ona"] {
        wanted.add_name(&Name::parse(name));
    }
    RatingList::read(&path, &wanted, Pace::Standard, UnpackLimit::default()).expect("a list")
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
    let name = name.to_owned();
    identify_claim(
        lists,
        &PlayerClaim {
            name,
            ..PlayerClaim::default()
        },
    )
}

fn identify_claim(lists: &[RatingList], claim: &PlayerClaim) -> Identified {
    let sources = Sources {
        pace: Pace::Standard,
        officer: None,
        lists,
        decisions: &Decisions::default(),
    };
    sources.identify(claim)
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

/// The federation alone is too little. That both have no rating makes him one of fewer.
#[test]
fn who_has_no_rating_is_likelier_somebody_without_one() {
    let list = list_of(
        "1,\"Inventa, Ada\",ESP,0\n\
         2,\"Trobada, Ona\",ESP,2000\n",
    );
    let found = |name: &str, is_unrated: bool| {
        let claim = PlayerClaim {
            name: name.to_owned(),
            federation: "ESP".to_owned(),
            is_unrated,
            ..PlayerClaim::default()
        };
        identify_claim(std::slice::from_ref(&list), &claim).id
    };
    assert_eq!(found("Inventa, Ada", true), "1");
    assert_eq!(found("Inventa, Ada", false), "");
    assert_eq!(found("Inventa, A.", true), "", "an initial");
    assert_eq!(found("Trobada, Ona", true), "", "that one is rated");
}
