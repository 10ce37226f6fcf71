//! The event's own regulations, as its organiser writes them down in a TOML file.
//!
//! In comes `--event FILE.toml`, or the `event.toml` that lies in the folder of the games; out goes an [`Event`], in
//! which every value has been checked, or an [`EventError`] that has the line, the key and what was expected. An unknown
//! key is an error too: a misspelt rule must not be a rule left out. It never looks at a game, judges nothing, and
//! fills in no more than the defaults written beside the fields.

mod beside;
mod document;
mod fault;
mod file;
mod names;
mod read;
mod team;
#[cfg(test)]
mod tests;

pub use beside::Events;
#[cfg(test)]
pub use fault::FACTS;
pub use fault::{EventError, EventLineFault, ExpectedValue, NotJudged, Remedy, fact_of};
pub use team::{BoardOrder, TeamColors, TeamList, TeamRules};

use jiff::civil::Date;
use serde::Deserialize;

use crate::laws::{Edition, Pace, Supervision};
use crate::notation::words::time_control::{ClockMode, TimeControls, read_time_control};

/// What the organiser has announced. A field that is `None` was not mentioned.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Event {
    pub name: Option<String>,
    /// The first day of play.
    pub start: Option<Date>,
    /// The last day of play, never before the first.
    pub end: Option<Date>,
    pub federation: Option<String>,
    /// The edition of the Laws that the event is played under. `None` (in the file: `auto`): the one in force on the
    /// day of the game.
    pub laws: Option<Edition>,
    pub pace: Option<Pace>,
    pub supervision: Option<Supervision>,
    /// The number of games of a match, at least one.
    pub games: Option<u32>,
    /// The group of an event that is played in several: A, B.
    pub group: Option<String>,
    /// Whether the federation has homologated the event.
    pub homologated: Option<bool>,
    pub time: TimeRules,
    pub draws: DrawRules,
    pub scoring: Scoring,
    /// The regulations of a team event, where the file has any.
    pub team: Option<Box<TeamRules>>,
    pub rating: RatingRules,
    /// The event as its tie-break game is played: with the times of that game, and a draw counts as a win for Black.
    pub tie_break: Option<Box<Event>>,
    /// Whether this is what holds for a tie-break game.
    pub is_of_tie_break: bool,
}

impl Event {
    /// What holds for a game with this time control: a tie-break game is known by its own.
    pub fn of_game(&self, written: Option<&str>) -> &Event {
        let Some(tie_break) = &self.tie_break else {
            return self;
        };
        let own = written.and_then(read_time_control);
        let announced = tie_break.time.control.as_ref();
        match (own, announced) {
            (Some(own), Some(announced)) if own.has_times_of(announced) => tie_break,
            _ => self,
        }
    }
}

/// The thinking time: either one control for both players, or one for each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimeRules {
    /// As it is written, in the syntax of PGN's `TimeControl` or in words.
    pub control: Option<TimeControls>,
    /// What the clocks do with the time added for each move.
    pub mode: Option<ClockMode>,
    /// The minutes a player may be late (Laws 2023, 6.7.1).
    pub default_time: Option<u32>,
    /// Whether Guideline III, on games without increment, was announced. It is off unless the file says so.
    pub quickplay_guidelines: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawRules {
    pub earliest_agreement: EarliestAgreement,
}

/// From when on the players may agree to a draw (Laws 2023, 9.1.1).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum EarliestAgreement {
    /// At any time. This holds if the file does not say otherwise.
    #[default]
    Allowed,
    /// Not before the move of this number.
    FromMove(u32),
    Never,
}

/// What a win, a draw and a loss are worth; 1, ½ and 0 if the file does not say otherwise. A win is never worth less
/// than a draw, nor a draw less than a loss.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scoring {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    /// Whether a draw counts as a win for Black.
    pub armageddon: bool,
    pub team: Option<Team>,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring {
            win: Points::from_hundredths(100),
            draw: Points::from_hundredths(50),
            loss: Points::from_hundredths(0),
            armageddon: false,
            team: None,
        }
    }
}

/// Points, exact to the hundredth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u32);

impl Points {
    pub const fn from_hundredths(hundredths: u32) -> Points {
        Points(hundredths)
    }

    pub const fn hundredths(self) -> u32 {
        self.0
    }
}

/// A competition of teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Team {
    /// The number of boards, at least one.
    pub boards: u32,
    pub scoring: TeamScoring,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeamScoring {
    /// The points made on the boards are added up.
    Olympic,
    /// The team that makes more points on the boards wins the match.
    Match,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatingRules {
    pub class: Option<RatingClass>,
}

/// The kinds of event the Catalan rating rules of 1986 tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingClass {
    Open,
    Team,
    BarcelonaOpen,
    Closed,
    Individual,
    ClosedInternational,
}
