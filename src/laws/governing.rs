//! The Laws that govern one game: the edition, the ground it was chosen on, the pace of the game, the article to cite and
//! whether a matter can be decided at all. What the edition answers is in `questions`.

use jiff::civil::Date;

use crate::facts;

use super::date::{DateReading, PgnDate};
use super::edition::{Chosen, Edition, EditionBasis, choose};
use super::known::{Held, article, article_with_year, held};
use super::matter::Matter;
use super::pace::{ByPace, Pace, Play, Supervision};
use super::terms::Holds;

/// The edition a game is judged under, why that one, and at which pace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laws {
    pub edition: Edition,
    pub basis: EditionBasis,
    /// The oldest and the newest edition that may have been in force.
    oldest: Edition,
    newest: Edition,
    play: Play,
    /// The time control is known, and the editions in question do not tell, or do not agree, which pace it makes.
    pace_open: bool,
}

facts! {
    /// Why a matter cannot be decided.
    pub enum Open {
        /// What the edition says is not known, and the editions on both sides differ.
        NotKnown = "open-not-known" { edition: &'static str, matter: Matter, older: &'static str, newer: &'static str },
        /// The date leaves open which edition held, and they differ.
        Undated = "open-undated" { matter: Matter, older: &'static str, newer: &'static str },
        /// The edition does not say which pace the time control makes, and paces differ on it.
        Pace = "open-pace" { edition: &'static str, matter: Matter },
        /// The game is older than the oldest edition that is known.
        TooOld = "open-too-old" { matter: Matter, oldest: &'static str, next: &'static str },
    }
}

impl Laws {
    /// The Laws in force on the day of a game, by every reading of its date, the likeliest first; empty where there is no
    /// date.
    pub fn on(readings: &[PgnDate]) -> Laws {
        let Chosen {
            edition,
            basis,
            oldest,
            newest,
        } = choose(readings);
        Laws {
            oldest,
            newest,
            ..Laws::named(edition, basis)
        }
    }

    /// The Laws in force on the day of a game, by its date. Where it has none, or one in another form than PGN's whose
    /// readings fall under different editions, by the first day of its event.
    pub fn of_game(date: Option<&DateReading>, event_start: Option<Date>) -> Laws {
        let laws = Laws::on(date.map_or(&[], DateReading::spans));
        let decides = match date {
            None => false,
            Some(DateReading::Pgn(_)) => true,
            Some(DateReading::Other(_)) => laws.basis != EditionBasis::Assumed,
        };
        match event_start {
            Some(start) if !decides => Laws::on_start(start),
            _ => laws,
        }
    }

    fn on_start(day: Date) -> Laws {
        let laws = Laws::on(&[PgnDate::from(day)]);
        Laws {
            basis: match laws.basis {
                EditionBasis::Date => EditionBasis::Event,
                basis => basis,
            },
            ..laws
        }
    }

    /// An edition that somebody has named.
    pub fn named(edition: Edition, basis: EditionBasis) -> Laws {
        Laws {
            edition,
            basis,
            oldest: edition,
            newest: edition,
            play: Play {
                pace: Pace::Standard,
                supervision: Supervision::Full,
            },
            pace_open: false,
        }
    }

    /// The same Laws for a game of that pace, so supervised.
    pub fn at(self, pace: Pace, supervision: Supervision) -> Laws {
        Laws {
            play: Play { pace, supervision },
            ..self
        }
    }

    /// The same Laws for a game whose pace they do not tell.
    pub fn with_pace_open(self) -> Laws {
        Laws {
            pace_open: true,
            ..self
        }
    }

    pub fn pace(&self) -> Pace {
        self.play.pace
    }

    pub fn supervision(&self) -> Supervision {
        self.play.supervision
    }

    /// The editions that may have been in force, oldest first: one, unless the date leaves it open.
    pub fn in_question(&self) -> impl Iterator<Item = Edition> + use<> {
        let (oldest, newest) = (self.oldest, self.newest);
        Edition::ALL
            .into_iter()
            .filter(move |edition| (oldest..=newest).contains(edition))
    }

    /// Each edition that may have been in force, as if it alone had been named.
    pub fn each(&self) -> impl Iterator<Item = Laws> + use<> {
        let (basis, play) = (self.basis, self.play);
        let alone = move |edition| Laws {
            play,
            ..Laws::named(edition, basis)
        };
        self.in_question().map(alone)
    }

    /// The article on a matter, of the pace of the game where rapid or blitz have their own; empty where the edition has
    /// none.
    ///
    /// Where the date leaves the edition open and the one that is followed has none, that of the first that has one.
    pub fn article(&self, matter: Matter) -> &'static str {
        let own = article(matter, self.edition, self.play);
        if !own.is_empty() || self.oldest == self.newest {
            return own;
        }
        let others = self
            .in_question()
            .map(|other| article_with_year(matter, other));
        others
            .into_iter()
            .find(|article| !article.is_empty())
            .unwrap_or("")
    }

    /// Whether the edition has a rule on the matter at all.
    pub fn settles(&self, matter: Matter) -> bool {
        self.holds(matter) != Holds::Nothing
    }

    /// Whether the edition has such a rule, or it is left open whether one was in force.
    pub fn may_hold(&self, matter: Matter) -> bool {
        self.settles(matter) || self.leaves_open(matter)
    }

    /// Whether the matter must stay open: see [`Laws::open`].
    pub fn leaves_open(&self, matter: Matter) -> bool {
        self.open(matter).is_some()
    }

    /// Why the matter must stay open, if it must: it decides something, and the editions that may have been in force settle
    /// it differently, or the one that was is not known on it. Everything that hangs on it is undecidable then, and never
    /// more than a warning: findings, claims and decisions ask here when they are made, and nowhere else.
    pub fn open(&self, matter: Matter) -> Option<Open> {
        if !matter.decides() || self.is_plainly_known(matter) {
            return None;
        }
        let mut first: Option<(Edition, Holds)> = None;
        for (edition, play) in self.possible() {
            let holds = match held(matter, edition, play) {
                Held::Known(holds) => holds,
                // Of an older game nothing is known at all.
                Held::Open { newer, .. } if self.is_too_old() => {
                    return Some(Open::TooOld {
                        matter,
                        oldest: self.oldest.id(),
                        next: newer.edition.id(),
                    });
                }
                Held::Open { older, newer } => {
                    return Some(Open::NotKnown {
                        edition: edition.id(),
                        matter,
                        older: older.edition.id(),
                        newer: newer.edition.id(),
                    });
                }
            };
            let (older, same) = *first.get_or_insert((edition, holds));
            if same != holds {
                return Some(self.differing(matter, older, edition));
            }
        }
        None
    }

    /// Whether one edition and one pace are in question, and it is known what holds: so it is for nearly every game.
    fn is_plainly_known(&self, matter: Matter) -> bool {
        let is_one = self.oldest == self.newest && !self.pace_open;
        is_one && matches!(held(matter, self.oldest, self.play), Held::Known(_))
    }

    /// Two editions, or two paces of one, settle a matter differently.
    fn differing(&self, matter: Matter, older: Edition, newer: Edition) -> Open {
        let (older_id, newer_id) = (older.id(), newer.id());
        match (older == newer, self.is_too_old()) {
            (true, _) => Open::Pace {
                edition: older_id,
                matter,
            },
            (false, true) => Open::TooOld {
                matter,
                oldest: older_id,
                next: newer_id,
            },
            (false, false) => Open::Undated {
                matter,
                older: older_id,
                newer: newer_id,
            },
        }
    }

    /// Every edition that may have been in force, with every way in which the game may have been played.
    fn possible(&self) -> impl Iterator<Item = (Edition, Play)> + use<> {
        let any = [Pace::Standard, Pace::Rapid, Pace::Blitz].map(|pace| Play {
            pace,
            supervision: Supervision::usual(pace),
        });
        let plays = match self.pace_open {
            true => any.to_vec(),
            false => vec![self.play],
        };
        self.in_question()
            .flat_map(move |edition| plays.clone().into_iter().map(move |play| (edition, play)))
    }

    /// The Laws that may decide a matter: each edition that may have been in force, and where it is not known on the matter,
    /// its neighbours. What all of them say of a case is so, even if they differ on the matter at large.
    pub fn candidates(&self, matter: Matter) -> Vec<Laws> {
        let mut candidates = Vec::new();
        for (edition, play) in self.possible() {
            let editions = match held(matter, edition, play) {
                Held::Known(_) => vec![edition],
                Held::Open { older, newer } => vec![older.edition, newer.edition],
            };
            candidates.extend(editions.into_iter().map(|edition| Laws {
                play,
                ..Laws::named(edition, self.basis)
            }));
        }
        candidates
    }

    /// Whether the game is older than the oldest edition that is known.
    fn is_too_old(&self) -> bool {
        self.basis == EditionBasis::DateGap && self.oldest != self.newest
    }

    /// What the edition holds, as far as that is known.
    pub(super) fn known(&self, matter: Matter) -> Option<Holds> {
        match held(matter, self.edition, self.play) {
            Held::Known(holds) => Some(holds),
            Held::Open { .. } => None,
        }
    }

    /// The term of the pace of the game.
    pub(super) fn term<T: Copy>(&self, term: ByPace<T>) -> Option<T> {
        term.at(self.play)
    }

    /// What the edition holds. Where it is open, what the older neighbour holds: somebody must be followed, and whoever
    /// asks makes no more than a warning of it.
    pub(super) fn holds(&self, matter: Matter) -> Holds {
        match held(matter, self.edition, self.play) {
            Held::Known(holds) => holds,
            Held::Open { older, .. } => older.holds,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn on(date: &str) -> Laws {
        let date = PgnDate::parse(date).expect(date);
        Laws::on(date.as_slice())
    }

    #[test]
    fn an_edition_that_is_known_decides() {
        for day in [
            "1986.05.03",
            "2004.01.01",
            "2012.01.01",
            "2015.01.01",
            "2023.07.13",
        ] {
            for matter in [Matter::DeadPosition, Matter::Fivefold, Matter::WrongClaim] {
                assert_eq!(on(day).open(matter), None, "{day} {matter:?}");
            }
        }
    }

    #[test]
    fn what_an_edition_is_not_known_on_is_told_with_its_neighbours() {
        assert_eq!(
            on("1994.01.01").open(Matter::WrongClaim),
            Some(Open::NotKnown {
                edition: "1993",
                matter: Matter::WrongClaim,
                older: "1985",
                newer: "1997"
            })
        );
        assert_eq!(on("1994.01.01").open(Matter::Threefold), None);
        assert_eq!(on("1994.01.01").open(Matter::KingInCheck), None);
    }

    #[test]
    fn a_year_with_two_editions_leaves_open_what_they_settle_differently() {
        assert_eq!(
            on("2014").open(Matter::SeventyFiveMoves),
            Some(Open::Undated {
                matter: Matter::SeventyFiveMoves,
                older: "2009",
                newer: "2014"
            })
        );
        assert_eq!(on("2014").open(Matter::DeadPosition), None);
    }

    #[test]
    fn without_a_date_only_what_no_edition_ever_changed_is_decided() {
        let undated = Laws::on(&[]);
        assert!(undated.leaves_open(Matter::ResignationMatingPower));
        assert!(undated.leaves_open(Matter::DeadPosition));
        for never_changed in [
            Matter::Checkmate,
            Matter::Stalemate,
            Matter::DeadMaterial,
            Matter::Threefold,
            Matter::FiftyMoves,
            Matter::FlagFall,
        ] {
            assert!(!undated.leaves_open(never_changed), "{never_changed:?}");
        }
    }

    #[test]
    fn before_1985_what_changed_soon_after_is_open() {
        let old = on("1972.07.11");
        assert!(matches!(
            old.open(Matter::LongEndings),
            Some(Open::TooOld { .. })
        ));
        assert!(old.leaves_open(Matter::FlagMatingPower));
        assert!(!old.leaves_open(Matter::Checkmate));
        assert!(!old.leaves_open(Matter::ResignationMatingPower));
    }

    #[test]
    fn the_first_day_of_an_event_gives_its_edition_and_hides_no_gap() {
        let start = |year| Laws::of_game(None, Some(date(year, 9, 1)));
        for (year, edition, basis) in [
            (2014, Edition::E2014, EditionBasis::Event),
            (1994, Edition::E1993, EditionBasis::DateGap),
            (1972, Edition::E1985, EditionBasis::DateGap),
        ] {
            assert_eq!((start(year).edition, start(year).basis), (edition, basis));
        }
        assert!(start(1972).leaves_open(Matter::LongEndings));
    }

    #[test]
    fn the_first_day_of_an_event_speaks_only_where_the_date_does_not() {
        let start = Some(date(2005, 8, 1));
        for (text, edition, basis) in [
            ("2004.12.31", Edition::E2001, EditionBasis::Date),
            ("2005", Edition::E2001, EditionBasis::Assumed),
            ("12/03/1986", Edition::E1985, EditionBasis::Date),
            ("12/08/2005", Edition::E2005, EditionBasis::Date),
            ("12/03/2005", Edition::E2005, EditionBasis::Event),
            ("13/8/05", Edition::E2005, EditionBasis::Event),
        ] {
            let read = DateReading::read(text, date(2026, 6, 1)).expect(text);
            let laws = Laws::of_game(read.as_ref(), start);
            assert_eq!((laws.edition, laws.basis), (edition, basis), "{text}");
        }
    }

    #[test]
    fn an_edition_that_the_user_names_is_asked_alone() {
        let named = Laws::named(Edition::E2005, EditionBasis::Option);
        for &matter in Matter::ALL {
            assert!(!named.leaves_open(matter), "{matter:?}");
        }
        let little = Laws::named(Edition::E1993, EditionBasis::Option);
        assert!(little.leaves_open(Matter::DeadPosition));
    }
}
