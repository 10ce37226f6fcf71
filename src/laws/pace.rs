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

/// A term that may depend on pace and supervision. Standard play is always fully supervised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByPace<T> {
    standard: T,
    rapid: [T; 2],
    blitz: [T; 2],
}

impl<T: Copy> ByPace<T> {
    /// The same at every pace.
    pub const fn same(term: T) -> ByPace<T> {
        ByPace {
            standard: term,
            rapid: [term; 2],
            blitz: [term; 2],
        }
    }

    /// But different in rapid.
    pub const fn rapid(mut self, full: T, not_full: T) -> ByPace<T> {
        self.rapid = [full, not_full];
        self
    }

    /// But different in blitz.
    pub const fn blitz(mut self, full: T, not_full: T) -> ByPace<T> {
        self.blitz = [full, not_full];
        self
    }

    /// The term for a game of that pace, so supervised.
    pub fn at(&self, pace: Pace, supervision: Supervision) -> T {
        let [full, not_full] = match pace {
            Pace::Standard => return self.standard,
            Pace::Rapid => self.rapid,
            Pace::Blitz => self.blitz,
        };
        match supervision {
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
        let term = ByPace::same(1).rapid(2, 3).blitz(4, 5);
        assert_eq!(term.at(Pace::Standard, Supervision::Full), 1);
        assert_eq!(term.at(Pace::Standard, Supervision::NotFull), 1);
        assert_eq!(term.at(Pace::Rapid, Supervision::Full), 2);
        assert_eq!(term.at(Pace::Rapid, Supervision::NotFull), 3);
        assert_eq!(term.at(Pace::Blitz, Supervision::Full), 4);
        assert_eq!(term.at(Pace::Blitz, Supervision::NotFull), 5);
    }
}
