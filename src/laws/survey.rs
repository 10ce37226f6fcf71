//! The table of the Laws for people to look at: what each edition is known to hold, cell by cell.

use super::edition::Edition;
use super::known::{Held, held};
use super::matter::{Matter, cell};
use super::pace::{Pace, Play, Supervision};
use super::terms::{Holds, LongEndings};

/// What is known of one edition on one matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Surveyed {
    /// The edition has no such rule.
    NoRule,
    /// The article that holds it.
    Article(&'static str),
    /// The article, but what it says of some pace is not known.
    InPart(&'static str),
    /// Not known, but the editions on both sides agree, so that the matter is decided.
    AsBothSides,
    /// Not known, and the editions on both sides differ, so that the matter stays open.
    Open,
}

pub fn survey(matter: Matter, edition: Edition) -> Surveyed {
    let cell = cell(matter, edition);
    let plays = [Pace::Standard, Pace::Rapid, Pace::Blitz].into_iter();
    let mut plays = plays.flat_map(|pace| {
        [Supervision::Full, Supervision::NotFull].map(|supervision| Play { pace, supervision })
    });
    let is_open = |play| matches!(held(matter, edition, play), Held::Open { .. });
    match cell.holds {
        Holds::Nothing => Surveyed::NoRule,
        Holds::NotKnown if plays.any(is_open) => Surveyed::Open,
        Holds::NotKnown => Surveyed::AsBothSides,
        // Which endings these were is known only by their pieces.
        Holds::LongEndings(LongEndings::SeventyFive) => Surveyed::InPart(cell.article),
        holds if plays.any(|play| holds.at(play) == Holds::NotKnown) => {
            Surveyed::InPart(cell.article)
        }
        _ => Surveyed::Article(cell.article),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_told_apart_from_what_there_is_not() {
        let at = survey;
        assert_eq!(at(Matter::Fivefold, Edition::E2009), Surveyed::NoRule);
        assert_eq!(
            at(Matter::Fivefold, Edition::E2014),
            Surveyed::Article("9.6.a")
        );
        assert_eq!(
            at(Matter::WrongClaim, Edition::E2014),
            Surveyed::InPart("9.5.b")
        );
        assert_eq!(at(Matter::Fivefold, Edition::E1993), Surveyed::AsBothSides);
        assert_eq!(at(Matter::BothFlagsDown, Edition::E2014), Surveyed::Open);
    }
}
