//! Who the opponents must be: how many with titles, and from how many federations (B.01, 1.4.3 to 1.4.5).

use std::collections::{BTreeMap, BTreeSet};

use crate::fact::Fact;
use crate::facts;
use crate::tournament::norms::Met;

use super::entrants::{Counted, Entrant};
use super::titles::{Held, Sought};
use super::{Check, check};

facts! {
    pub enum Mix {
        /// No player of the input has a title.
        TitlesMissing = "norms-titles-missing",
        OtherTitle = "norms-other-title" { title: String },
        OwnFederationMissing = "norms-own-federation-missing",
        FederationsMissing = "norms-federations-missing" { players: usize },
        FromOne = "norms-from-one" { federation: String },
        /// Where opponents are met twice, half of them must have the title.
        MetTwice = "norms-met-twice",
    }
}

/// At least half of the opponents with a title, and a third, three at least, with the one that is sought or a higher one.
pub fn titles(entrants: &[Entrant], own: &Counted, sought: &Sought) -> [Check; 2] {
    let games = own.opponents.len();
    let held = || {
        own.opponents
            .iter()
            .map(|opponent| entrants[*opponent].held)
    };
    let count = |counts: &dyn Fn(Held) -> bool| held().filter(|held| counts(*held)).count();
    let mut reasons: Vec<Fact> = Vec::new();
    let words: BTreeSet<&str> = own
        .opponents
        .iter()
        .filter(|opponent| entrants[**opponent].held == Held::OtherWord)
        .map(|opponent| &*entrants[*opponent].title)
        .collect();
    for title in words {
        let title = title.to_owned();
        reasons.push(Mix::OtherTitle { title }.into());
    }
    let has_titles = entrants.iter().any(|entrant| entrant.held != Held::None);
    let open = match has_titles {
        true => count(&|held| held == Held::OtherWord),
        false => {
            reasons.push(Mix::TitlesMissing.into());
            games
        }
    };
    let at_least = |condition, needed: usize, found: usize| {
        let met = Met::between(found >= needed, found + open >= needed);
        let because = if met == Met::Unknown {
            reasons.clone()
        } else {
            Vec::new()
        };
        check(condition, needed, found, met).because(because)
    };
    let titled = count(&|held| matches!(held, Held::Title(title) if title.counts()));
    let holders = count(&|held| matches!(held, Held::Title(title) if sought.is_held_by(title)));
    let distinct: BTreeSet<&usize> = own.opponents.iter().collect();
    let third = games.div_ceil(3).max(3);
    let mut of_sought = at_least("title_holders", third, holders);
    if distinct.len() < games && of_sought.met != Met::No {
        // Half of those who play, and at least six players (1.4.5f): how many of the others have it is to be looked at.
        let holders = distinct.iter().filter(|opponent| {
            matches!(entrants[***opponent].held, Held::Title(title) if sought.is_held_by(title))
        });
        if 2 * holders.count() < distinct.len() || distinct.len() < 5 {
            of_sought.met = Met::Unknown;
            of_sought.reasons.push(Mix::MetTwice.into());
        }
    }
    [at_least("titled", games.div_ceil(2), titled), of_sought]
}

/// The conditions about federations: who fails these alone may be in an event that is exempt.
pub const OF_FEDERATIONS: [&str; 3] = ["foreign_federations", "own_federation", "one_federation"];

/// Two federations beside the own one, no more than three fifths from the own, no more than two thirds from any one.
pub fn federations(entrants: &[Entrant], player: usize, own: &Counted) -> [Check; 3] {
    let games = own.opponents.len();
    let opponents = || own.opponents.iter().map(|opponent| &entrants[*opponent]);
    let missing = opponents()
        .filter(|entrant| entrant.federation.is_empty())
        .count();
    let mine = entrants[player].of_federation();
    let is_known = !entrants[player].federation.is_empty();
    let mut from: BTreeMap<&str, usize> = BTreeMap::new();
    for federation in opponents().filter_map(Entrant::of_federation) {
        *from.entry(federation).or_default() += 1;
    }
    let mut reasons: Vec<Fact> = Vec::new();
    if !is_known {
        reasons.push(Mix::OwnFederationMissing.into());
    }
    if missing > 0 {
        let players = missing;
        reasons.push(Mix::FederationsMissing { players }.into());
    }
    let because = |check: Check| match check.met {
        Met::Unknown => {
            let reasons = reasons.clone();
            check.because(reasons)
        }
        _ => check,
    };
    let foreign = from
        .keys()
        .filter(|federation| Some(**federation) != mine)
        .count();
    // Whoever is nobody's, or not known, may be of one of those that are counted.
    let [fewest, most] = match is_known {
        true => [foreign, foreign + missing],
        false => [foreign.saturating_sub(1), foreign + missing],
    };
    let of_foreign = check(
        "foreign_federations",
        2,
        foreign,
        Met::between(fewest >= 2, most >= 2),
    );
    let most_of_own = 3 * games / 5;
    let compatriots = mine.and_then(|mine| from.get(mine)).copied().unwrap_or(0);
    let of_own = match is_known {
        true => Met::between(
            compatriots + missing <= most_of_own,
            compatriots <= most_of_own,
        ),
        false => Met::between(
            from.values().max().unwrap_or(&0) + missing <= most_of_own,
            true,
        ),
    };
    let of_own = check("own_federation", most_of_own, compatriots, of_own);
    let most_of_one = 2 * games / 3;
    let largest = from
        .iter()
        .max_by_key(|(federation, count)| (**count, std::cmp::Reverse(**federation)));
    let (federation, count) = largest.map_or(("", 0), |(federation, count)| (*federation, *count));
    let of_one = check(
        "one_federation",
        most_of_one,
        count,
        Met::between(count + missing <= most_of_one, count <= most_of_one),
    );
    let mut of_one = because(of_one);
    if !federation.is_empty() {
        let federation = federation.to_owned();
        of_one.reasons.insert(0, Mix::FromOne { federation }.into());
    }
    [because(of_foreign), because(of_own), of_one]
}
