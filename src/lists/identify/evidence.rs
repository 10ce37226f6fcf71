//! What speaks for an entry of a list beside the name, what speaks against it, and how easily another of the name would
//! agree just as well by accident. The weaker the name, the more has to speak, and the closer the ratings have to be.

use crate::facts;
use crate::laws::Pace;
use crate::lists::names::{NameFit, NameStrength};
use crate::lists::rating_list::Listed;

use super::PlayerClaim;

facts! {
    /// Beside the name: `federation`, `birth` and `rating`, those that speak for somebody joined by `-`.
    pub struct IdentityProof = "rating-proof" { of: &'static str }

    /// The same, of what speaks against somebody.
    pub struct IdentityObjection = "rating-objection" { of: &'static str }
}

/// For, against, or nothing known.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Evidence {
    pub(super) fit: NameFit,
    federation: Option<bool>,
    birth: Option<bool>,
    rating: Option<bool>,
    /// Between the rating claimed and the nearest of the entry.
    distance: Option<u32>,
    /// It is written that he has no rating, and the entry has none: no evidence of its own, but rarer than the name alone.
    is_neither_rated: bool,
}

/// Ratings that lie closer together than `near` speak for one person; further apart than `far`, against it.
struct Tolerance {
    near: u32,
    far: u32,
}

impl Tolerance {
    fn of(strength: NameStrength) -> Tolerance {
        let (near, far) = match strength {
            NameStrength::Exact => (100, 250),
            NameStrength::Spelling => (80, 200),
            NameStrength::PartOfGiven => (60, 200),
            NameStrength::Initials => (40, 150),
            NameStrength::PartOfSurname => (30, 150),
        };
        Tolerance { near, far }
    }
}

/// Of so many people of one surname one has a given name, of so many one has an initial. Given names are seldom as common
/// as that; it is the common ones that are taken for one another.
const ONE_HAS_GIVEN: f64 = 50.0;
const ONE_HAS_INITIAL: f64 = 8.0;
/// A further given name in full makes namesakes rarer by so much.
const ONE_HAS_FURTHER: f64 = 10.0;
/// Of so many players one was born in a year, juniors being more.
const ONE_BORN: f64 = 25.0;
/// In the thick of a list, so many points hold everybody: one more or less holds one of a thousand players or so.
const ALL_POINTS: f64 = 1000.0;
/// Of those who might be taken for one without a rating, so many have none either.
const ONE_UNRATED: f64 = 0.2;

/// How many others of the list may agree as well by accident: of one who is named in full, and of one who is not, for
/// whom two kinds of evidence speak. Measured with `examples/measure_identities`.
const ACCIDENTS_IN_FULL: f64 = 0.004;
const ACCIDENTS_IN_PART: f64 = 0.04;

/// How many on a list have a name in common.
#[derive(Copy, Clone, Debug)]
pub(super) struct Crowd {
    /// Of this surname; in the federation, if that speaks.
    pub(super) surname: usize,
    /// Those whom the name may mean as well as him, himself among them.
    pub(super) fitting: usize,
}

impl Evidence {
    pub(super) fn weigh(
        claim: &PlayerClaim,
        listed: &Listed,
        fit: NameFit,
        pace: Pace,
    ) -> Evidence {
        let birth = claim
            .birth
            .zip(listed.birth)
            .map(|(own, other)| own == other);
        let ratings = [listed.standard, listed.rapid, listed.blitz];
        let known = ratings.iter().filter_map(|rated| rated.rating);
        let distance = claim
            .rating
            .and_then(|own| known.clone().map(|other| own.abs_diff(other)).min());
        let Tolerance { near, far } = Tolerance::of(fit.strength);
        let rating = match distance {
            Some(distance) if distance <= near => Some(true),
            Some(distance) if distance > far => Some(false),
            // Whoever handed the report in knows that he has none.
            None if claim.is_unrated && listed.at(pace).rating.is_some() => Some(false),
            _ => None,
        };
        Evidence {
            fit,
            federation: same_federation(&claim.federation, &listed.federation),
            birth,
            rating,
            distance,
            is_neither_rated: claim.is_unrated && known.count() == 0,
        }
    }

    fn all(&self) -> [Option<bool>; 3] {
        [self.federation, self.birth, self.rating]
    }

    pub(super) fn is_of_federation(&self) -> bool {
        self.federation == Some(true)
    }

    pub(super) fn speaks_against(&self) -> bool {
        self.all().contains(&Some(false))
    }

    pub(super) fn speaks_for(&self) -> bool {
        self.all().contains(&Some(true)) && !self.speaks_against()
    }

    /// Enough speaks for it and nothing against it.
    pub(super) fn proves(&self, crowd: Crowd) -> bool {
        let kinds = self.all().into_iter().filter(|kind| *kind == Some(true));
        let (needed, most) = match self.fit.strength {
            NameStrength::Exact | NameStrength::Spelling | NameStrength::PartOfGiven => {
                (1, ACCIDENTS_IN_FULL)
            }
            NameStrength::Initials | NameStrength::PartOfSurname => (2, ACCIDENTS_IN_PART),
        };
        kinds.count() >= needed && !self.speaks_against() && self.accidents(crowd) <= most
    }

    /// How many of the list would agree as well if he were not on it.
    pub(super) fn accidents(&self, crowd: Crowd) -> f64 {
        let share = match (self.fit.given_in_full, self.fit.has_given) {
            (0, false) => 1.0,
            (0, true) => 1.0 / ONE_HAS_INITIAL,
            (1, _) => 1.0 / ONE_HAS_GIVEN,
            (_, _) => 1.0 / ONE_HAS_GIVEN / ONE_HAS_FURTHER,
        };
        // Whoever stands alone stands there by accident himself, if he is another.
        let people = match crowd.fitting {
            0 | 1 => (whole(crowd.surname) * share).min(1.0),
            several => whole(several),
        };
        let birth = match self.birth {
            Some(true) => 1.0 / ONE_BORN,
            _ => 1.0,
        };
        let rating = match (self.rating, self.distance) {
            (Some(true) | None, Some(distance)) => {
                (f64::from(2 * distance + 1) / ALL_POINTS).min(1.0)
            }
            _ if self.is_neither_rated => ONE_UNRATED,
            _ => 1.0,
        };
        people * birth * rating
    }

    pub(super) fn proof(&self) -> IdentityProof {
        IdentityProof {
            of: self.named(true),
        }
    }

    pub(super) fn objection(&self) -> IdentityObjection {
        IdentityObjection {
            of: self.named(false),
        }
    }

    fn named(&self, speaks: bool) -> &'static str {
        let [federation, birth, rating] = self.all().map(|kind| kind == Some(speaks));
        match (federation, birth, rating) {
            (true, true, true) => "federation-birth-rating",
            (true, true, false) => "federation-birth",
            (true, false, true) => "federation-rating",
            (true, false, false) => "federation",
            (false, true, true) => "birth-rating",
            (false, true, false) => "birth",
            (false, false, _) => "rating",
        }
    }
}

/// Whether two federations are one, where both are known.
fn same_federation(one: &str, other: &str) -> Option<bool> {
    let known = |text: &str| !text.is_empty() && text != "FID" && text != "NON";
    (known(one) && known(other)).then(|| one.eq_ignore_ascii_case(other))
}

/// Lists have millions of lines: the number fits.
fn whole(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}
