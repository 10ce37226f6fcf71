//! The pace of a game and how closely it is watched, on which penalties depend. Where an edition
//! draws the line between the paces is in `matter`; time controls are read elsewhere.

use serde::Deserialize;

/// The kind of game by thinking time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    Standard,
    Rapid,
    Blitz,
}

/// Whether the competition rules apply in full: rapid with an arbiter for at most three games,
/// blitz with one for each, every game recorded (Laws 2023, A.4.1 and B.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supervision {
    Full,
    NotFull,
}

impl Pace {
    /// The word reports and event files use.
    pub fn word(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }

    /// The pace of that name.
    pub fn from_word(word: &str) -> Option<Pace> {
        [Pace::Standard, Pace::Rapid, Pace::Blitz]
            .into_iter()
            .find(|pace| pace.word() == word)
    }
}

impl Supervision {
    /// What is taken for granted where the event does not say.
    pub fn usual(pace: Pace) -> Supervision {
        match pace {
            Pace::Standard => Supervision::Full,
            Pace::Rapid | Pace::Blitz => Supervision::NotFull,
        }
    }
}

/// At which pace a game is played, and how closely it is watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Play {
    pub pace: Pace,
    pub supervision: Supervision,
}

/// A term that may depend on pace and supervision. Standard play is always fully supervised. None: what the edition says at
/// that pace is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByPace<T> {
    standard: Option<T>,
    rapid: [Option<T>; 2],
    blitz: [Option<T>; 2],
}

impl<T: Copy> ByPace<T> {
    /// The same at every pace.
    pub const fn same(term: T) -> ByPace<T> {
        ByPace {
            standard: Some(term),
            rapid: [Some(term); 2],
            blitz: [Some(term); 2],
        }
    }

    /// But different in rapid.
    pub const fn rapid(mut self, full: T, not_full: T) -> ByPace<T> {
        self.rapid = [Some(full), Some(not_full)];
        self
    }

    /// But different in blitz.
    pub const fn blitz(mut self, full: T, not_full: T) -> ByPace<T> {
        self.blitz = [Some(full), Some(not_full)];
        self
    }

    /// But what holds in blitz is not known.
    pub const fn blitz_not_known(mut self) -> ByPace<T> {
        self.blitz = [None; 2];
        self
    }

    /// But what holds in rapid and blitz that are not fully supervised is not known.
    pub const fn unsupervised_not_known(mut self) -> ByPace<T> {
        self.rapid[1] = None;
        self.blitz[1] = None;
        self
    }

    /// The term for a game that is played so; none where it is not known.
    pub(super) fn at(&self, play: Play) -> Option<T> {
        let [full, not_full] = match play.pace {
            Pace::Standard => return self.standard,
            Pace::Rapid => self.rapid,
            Pace::Blitz => self.blitz,
        };
        match play.supervision {
            Supervision::Full => full,
            Supervision::NotFull => not_full,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_answer_to_their_words() {
        for pace in [Pace::Standard, Pace::Rapid, Pace::Blitz] {
            assert_eq!(Pace::from_word(pace.word()), Some(pace));
        }
        assert_eq!(Pace::from_word("bullet"), None);
    }

    #[test]
    fn supervision_unsaid_is_full_only_in_standard_play() {
        assert_eq!(Supervision::usual(Pace::Standard), Supervision::Full);
        assert_eq!(Supervision::usual(Pace::Rapid), Supervision::NotFull);
        assert_eq!(Supervision::usual(Pace::Blitz), Supervision::NotFull);
    }

    #[test]
    fn a_term_is_found_by_pace_and_supervision() {
        use Pace::*;
        use Supervision::*;
        let at = |term: &ByPace<u8>, pace, supervision| term.at(Play { pace, supervision });
        let term = ByPace::same(1).rapid(2, 3).blitz(4, 5);
        assert_eq!(at(&term, Standard, Full), Some(1));
        assert_eq!(at(&term, Standard, NotFull), Some(1));
        assert_eq!(at(&term, Rapid, Full), Some(2));
        assert_eq!(at(&term, Rapid, NotFull), Some(3));
        assert_eq!(at(&term, Blitz, Full), Some(4));
        assert_eq!(at(&term, Blitz, NotFull), Some(5));
        let in_part = term.unsupervised_not_known();
        assert_eq!(at(&in_part, Rapid, NotFull), None);
        assert_eq!(at(&in_part, Blitz, Full), Some(4));
    }
}
