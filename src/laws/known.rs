//! What is held where the table does not know it. The editions on both sides are asked, the nearest that are known: if they
//! agree, that is taken to have held in between; if they differ, the matter is open.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::edition::Edition;
use super::elsewhere::article_at;
use super::matter::{Matter, cell};
use super::pace::Play;
use super::terms::Holds;

/// What an edition holds on a matter, as far as that can be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Held {
    /// What the table says, or what the known editions on both sides agree on.
    Known(Holds),
    /// It is not known, and the editions on both sides differ.
    Open { older: Neighbour, newer: Neighbour },
}

/// The nearest edition on one side that is known on a matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Neighbour {
    pub edition: Edition,
    pub holds: Holds,
}

/// What an edition holds on a matter for a game that is played so.
pub(super) fn held(matter: Matter, edition: Edition, play: Play) -> Held {
    match cell(matter, edition).holds.at(play) {
        Holds::NotKnown => between(matter, edition, |edition| {
            cell(matter, edition).holds.at(play)
        }),
        holds => Held::Known(holds),
    }
}

/// What the editions on both sides of one make of a matter that it is not known on.
fn between(matter: Matter, edition: Edition, holds: impl Fn(Edition) -> Holds) -> Held {
    let known = |other: Edition| {
        let neighbour = Neighbour {
            edition: other,
            holds: holds(other),
        };
        (neighbour.holds != Holds::NotKnown).then_some(neighbour)
    };
    let (before, behind) = Edition::ALL.split_at(edition as usize);
    let older = before.iter().rev().find_map(|other| known(*other));
    let newer = behind.iter().find_map(|other| known(*other));
    match (older, newer) {
        (Some(older), Some(newer)) if older.holds != newer.holds => Held::Open { older, newer },
        (Some(one), _) | (None, Some(one)) => Held::Known(one.holds),
        (None, None) => unreachable!("{matter:?} is known to no edition"),
    }
}

/// The article to cite; where the edition is not known on the matter, those of the editions on both sides, with their
/// years. Empty where there is no rule.
pub(super) fn article(matter: Matter, edition: Edition, play: Play) -> &'static str {
    static OF_NEIGHBOURS: LazyLock<HashMap<(Matter, Edition), String>> =
        LazyLock::new(articles_of_neighbours);
    match OF_NEIGHBOURS.get(&(matter, edition)) {
        Some(articles) => articles,
        None => article_at(matter, edition, play),
    }
}

/// The article of an edition, with its year: `9.6.a [2014]`.
pub(super) fn article_with_year(matter: Matter, edition: Edition) -> &'static str {
    static WITH_YEAR: LazyLock<HashMap<(Matter, Edition), String>> = LazyLock::new(|| {
        let all = Matter::ALL.iter().flat_map(|&matter| {
            Edition::ALL.map(|edition| ((matter, edition), cited(matter, edition)))
        });
        all.collect()
    });
    WITH_YEAR.get(&(matter, edition)).map_or("", String::as_str)
}

fn cited(matter: Matter, edition: Edition) -> String {
    match cell(matter, edition).article {
        "" => String::new(),
        article => format!("{article} [{}]", edition.id()),
    }
}

fn articles_of_neighbours() -> HashMap<(Matter, Edition), String> {
    let mut articles = HashMap::new();
    for &matter in Matter::ALL {
        for edition in Edition::ALL {
            if cell(matter, edition).holds != Holds::NotKnown {
                continue;
            }
            let known = |other: &Edition| cell(matter, *other).holds != Holds::NotKnown;
            let (before, behind) = Edition::ALL.split_at(edition as usize);
            let sides = [
                before.iter().rev().copied().find(known),
                behind.iter().copied().find(known),
            ];
            let sides = sides
                .into_iter()
                .flatten()
                .map(|other| cited(matter, other));
            let cited: Vec<String> = sides.filter(|cited| !cited.is_empty()).collect();
            articles.insert((matter, edition), cited.join(", "));
        }
    }
    articles
}

#[cfg(test)]
mod tests {
    use super::super::pace::{Pace, Supervision};
    use super::*;
    use Edition::*;

    const STANDARD: Play = Play {
        pace: Pace::Standard,
        supervision: Supervision::Full,
    };

    fn is_open(matter: Matter, edition: Edition) -> bool {
        matches!(held(matter, edition, STANDARD), Held::Open { .. })
    }

    /// Every matter is known to an edition on each side of any that is not known on it, so that `between` finds both.
    #[test]
    fn the_oldest_and_the_newest_edition_are_known_on_everything() {
        for &matter in Matter::ALL {
            for edition in [E1985, E2023] {
                assert_ne!(cell(matter, edition).holds, Holds::NotKnown, "{matter:?}");
            }
        }
    }

    #[test]
    fn what_the_editions_on_both_sides_share_is_decided() {
        for shared in [
            Matter::FlagFall,
            Matter::ResignationMatingPower,
            Matter::KingInCheck,
            Matter::Fivefold,
        ] {
            assert!(!is_open(shared, E1989), "{shared:?}");
            assert!(!is_open(shared, E1993), "{shared:?}");
        }
        // 1989 is not known on it, 1985 and 1993 have no such rule.
        assert_eq!(
            held(Matter::FiftyByIntendedMove, E1989, STANDARD),
            Held::Known(Holds::Nothing)
        );
    }

    #[test]
    fn what_changed_in_between_is_open() {
        for open in [
            Matter::DeadPosition,
            Matter::FlagMatingPower,
            Matter::WrongClaim,
            Matter::IllegalMovePenalty,
            Matter::BothFlagsDown,
            Matter::LateArrival,
        ] {
            assert!(is_open(open, E1989), "{open:?}");
            assert!(is_open(open, E1993), "{open:?}");
        }
        assert!(is_open(Matter::BothFlagsDown, E2014));
        assert!(is_open(Matter::UnfinishedPromotion, E2001));
    }

    #[test]
    fn what_is_not_known_of_one_pace_is_open_at_that_pace_alone() {
        let blitz = Play {
            pace: Pace::Blitz,
            supervision: Supervision::NotFull,
        };
        assert!(!is_open(Matter::WrongClaim, E2014));
        let in_blitz = held(Matter::WrongClaim, E2014, blitz);
        assert!(matches!(in_blitz, Held::Open { older, newer }
            if (older.edition, newer.edition) == (E2009, E2017)));
    }

    #[test]
    fn where_an_edition_is_not_known_the_articles_on_both_sides_are_cited() {
        let cited = |matter, edition| article(matter, edition, STANDARD);
        assert_eq!(
            cited(Matter::WrongClaim, E1993),
            "10.12(b) [1985], 9.5(b) [1997]"
        );
        assert_eq!(cited(Matter::BareKingClaim, E1989), "10.11.02 [1985]");
        assert_eq!(cited(Matter::Fivefold, E1993), "");
        assert_eq!(cited(Matter::FiftyMoves, E1993), "10.12");
    }

    /// Matters that changed, and that nothing in an audit asks about yet: only their articles are cited.
    const NOT_ASKED: &[Matter] = &[
        Matter::EndByLegalMove,
        Matter::TimeSaved,
        Matter::FullSupervision,
        Matter::IllegalMove,
    ];

    /// Matters that show in the games of another.
    const SHOWN_WITH: &[(Matter, &str)] = &[
        (Matter::LastTwoMinutesAnnounced, "LastTwoMinutes"),
        (Matter::LastTwoMinutesInBlitz, "LastTwoMinutes"),
        (Matter::LastTwoMinutesIncrement, "LastTwoMinutes"),
        (Matter::LastTwoMinutesNoIncrement, "LastTwoMinutes"),
        (Matter::UnfinishedPromotionIllegal, "UnfinishedPromotion"),
        (Matter::AutomaticQueen, "UnfinishedPromotion"),
    ];

    fn differs(matter: Matter, older: Edition, newer: Edition) -> bool {
        [Pace::Standard, Pace::Rapid, Pace::Blitz]
            .into_iter()
            .any(|pace| {
                [Supervision::Full, Supervision::NotFull]
                    .into_iter()
                    .any(|supervision| {
                        let play = Play { pace, supervision };
                        match (held(matter, older, play), held(matter, newer, play)) {
                            (Held::Known(older), Held::Known(newer)) => older != newer,
                            (Held::Open { .. }, Held::Open { .. }) => false,
                            _ => true,
                        }
                    })
            })
    }

    /// All games of `fixtures/editions` about a matter.
    fn fixtures(matter: &str) -> String {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/editions");
        let mut games = String::new();
        for entry in std::fs::read_dir(folder).expect("the fixtures are there") {
            let path = entry.expect("listed").path();
            let name = path
                .file_stem()
                .and_then(|name| name.to_str())
                .unwrap_or_default();
            if name.split('-').next() != Some(matter) {
                continue;
            }
            let file = match path.is_dir() {
                true => path.join("games.pgn"),
                false => path,
            };
            if file.extension().is_some_and(|extension| extension == "pgn") {
                games += &std::fs::read_to_string(file).expect("readable");
            }
        }
        games
    }

    #[test]
    fn every_change_has_a_game_on_its_eve_and_on_its_first_day() {
        let mut missing = Vec::new();
        for &matter in Matter::ALL.iter().filter(|matter| matter.decides()) {
            for (older, newer) in Edition::ALL
                .into_iter()
                .zip(Edition::ALL.into_iter().skip(1))
            {
                if NOT_ASKED.contains(&matter) || !differs(matter, older, newer) {
                    continue;
                }
                let own = format!("{matter:?}");
                let shown_with = SHOWN_WITH.iter().find(|(other, _)| *other == matter);
                let games = fixtures(shown_with.map_or(&own, |(_, name)| name));
                let day = newer.in_force_from();
                for day in [day.yesterday().expect("in range"), day] {
                    let tag = format!("[Date \"{}\"]", day.strftime("%Y.%m.%d"));
                    if !games.contains(&tag) {
                        missing.push(format!("{own} {tag}"));
                    }
                }
            }
        }
        assert!(missing.is_empty(), "no game of {}", missing.join(", "));
    }
}
