//! Which of FIDE's rating rules hold: chosen by the day on which a tournament begins (B.02, 0.1). What each version
//! says is asked here; nobody else compares dates.

use jiff::civil::{Date, date};

use crate::facts;
use crate::laws::Pace;

/// The versions that differ in what is reckoned here.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// From 1 January 2022.
    January2022,
    /// From 1 March 2024.
    March2024,
    /// From 1 October 2025.
    October2025,
}

facts! {
    /// What a reader must know about the choice of the rules.
    #[derive(Copy)]
    pub enum RulesChoice {
        /// The event has no date: the rules of October 2025 are taken.
        Undated = "rating-rules-undated",
        /// The event began before the rules of January 2022; these are taken all the same.
        TooEarly = "rating-rules-too-early",
    }
}

/// What is done with a difference of more than 400 points (8.3.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LargeDifference {
    /// It counts as 400 in every game.
    Capped,
    /// It counts as 400; but a player profits from that in one game of a tournament only, the one in which he was
    /// ahead the furthest.
    CappedOnceUpwards,
    /// It counts as it is.
    Real,
}

/// The difference beyond which 8.3.1 speaks.
pub const LARGEST_DIFFERENCE: i32 = 400;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Regulations {
    pub version: Version,
    pub pace: Pace,
    /// Rapid and blitz since 1 December 2024: no game with 600 points between the players is rated if one of them
    /// stands above 2600.
    bars_600: bool,
    /// Rapid and blitz before 1 October 2022 had one K for everybody.
    pub k_of_everybody: Option<u32>,
    pub remark: Option<RulesChoice>,
}

impl Regulations {
    /// The rules for a tournament that begins on that day.
    pub fn on(start: Option<Date>, pace: Pace) -> Regulations {
        let Some(start) = start else {
            return Regulations {
                remark: Some(RulesChoice::Undated),
                ..Regulations::on(Some(date(2025, 10, 1)), pace)
            };
        };
        Regulations {
            version: if start >= date(2025, 10, 1) {
                Version::October2025
            } else if start >= date(2024, 3, 1) {
                Version::March2024
            } else {
                Version::January2022
            },
            pace,
            bars_600: pace != Pace::Standard && start >= date(2024, 12, 1),
            k_of_everybody: (pace != Pace::Standard && start < date(2022, 10, 1)).then_some(20),
            remark: (start < date(2022, 1, 1)).then_some(RulesChoice::TooEarly),
        }
    }

    /// The lowest rating that is published (7.1.4).
    pub fn floor(self) -> u32 {
        match self.version {
            Version::January2022 => 1000,
            Version::March2024 | Version::October2025 => 1400,
        }
    }

    /// What a large difference counts for the player whose change is reckoned.
    pub fn large_difference(self, own: u32) -> LargeDifference {
        match self.version {
            Version::January2022 => LargeDifference::CappedOnceUpwards,
            Version::October2025 if self.pace == Pace::Standard && own >= 2650 => {
                LargeDifference::Real
            }
            Version::March2024 | Version::October2025 => LargeDifference::Capped,
        }
    }

    /// Whether a game is barred because the ratings lie too far apart.
    pub fn bars_difference(self, one: u32, other: u32) -> bool {
        self.bars_600 && one.abs_diff(other) >= 600 && one.max(other) > 2600
    }

    /// Whether a player without a rapid or blitz rating enters with his standard one.
    pub fn enters_with_standard(self) -> bool {
        self.pace != Pace::Standard && self.version >= Version::March2024
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(year: i16, month: i8, day: i8, pace: Pace) -> Regulations {
        Regulations::on(Some(date(year, month, day)), pace)
    }

    #[test]
    fn the_first_day_decides() {
        for (day, version) in [
            ((2021, 12, 31), Version::January2022),
            ((2024, 2, 29), Version::January2022),
            ((2024, 3, 1), Version::March2024),
            ((2025, 9, 30), Version::March2024),
            ((2025, 10, 1), Version::October2025),
        ] {
            assert_eq!(
                on(day.0, day.1, day.2, Pace::Standard).version,
                version,
                "{day:?}"
            );
        }
        assert!(on(2021, 12, 31, Pace::Standard).remark.is_some());
        assert!(on(2022, 1, 1, Pace::Standard).remark.is_none());
    }

    #[test]
    fn from_2650_on_real_differences_count_in_standard_play_alone() {
        let october = on(2025, 10, 1, Pace::Standard);
        assert_eq!(october.large_difference(2650), LargeDifference::Real);
        assert_eq!(october.large_difference(2649), LargeDifference::Capped);
        let rapid = on(2025, 10, 1, Pace::Rapid);
        assert_eq!(rapid.large_difference(2800), LargeDifference::Capped);
        let before = on(2025, 9, 30, Pace::Standard);
        assert_eq!(before.large_difference(2800), LargeDifference::Capped);
    }

    #[test]
    fn rapid_and_blitz_had_one_k_until_september_2022() {
        for pace in [Pace::Rapid, Pace::Blitz] {
            assert_eq!(on(2022, 9, 30, pace).k_of_everybody, Some(20));
            assert_eq!(on(2022, 10, 1, pace).k_of_everybody, None);
        }
        assert_eq!(on(2022, 9, 30, Pace::Standard).k_of_everybody, None);
    }

    #[test]
    fn six_hundred_points_bar_a_rapid_game_with_a_player_above_2600() {
        let rapid = on(2024, 12, 1, Pace::Rapid);
        assert!(rapid.bars_difference(2601, 2001));
        assert!(!rapid.bars_difference(2600, 2000));
        assert!(!rapid.bars_difference(2601, 2002));
        assert!(!on(2024, 11, 30, Pace::Rapid).bars_difference(2700, 2000));
        assert!(!on(2024, 12, 1, Pace::Standard).bars_difference(2700, 2000));
    }
}
