//! What the clocks of a game say: which time control it was played with, what each player had left, where a clock
//! proves that the time was overstepped, and where readings do not fit the control. The rules about clocks and the
//! judgement of time claims rest on what is reckoned here, once.
//!
//! Nothing is proved by a reading that a sound clock could show. Readings round, clocks lag, boards send a reading
//! before or after the time for the next move was added, arbiters add time: see [`TOLERANCE`] and `reckoning`.

mod reckoning;

use crate::board::Color;
use crate::event::Event;
use crate::laws::clock::{ControlStanding, allotted, standing};
use crate::laws::terms::Period;
use crate::laws::{Laws, Pace, Supervision};
use crate::notation::pgn::tags::Tag;
use crate::notation::words::clock::{Millis, ReadingKind};
use crate::notation::words::time_control::{
    ClockMode, ControlPeriod, TimeControl, TimeControls, read_time_control,
};
use crate::replay::Record;

use reckoning::Reckoning;

/// Readings in whole seconds are cut off, so that the difference of two is a second off at the most; another second
/// is for the lag of a network or of a hand. In 438 games played on a server, and 35,000 with made clocks, no sound
/// clock gains anything beyond its increment, and the least that a player was given by hand was 40 seconds.
pub const TOLERANCE: Millis = Millis::from_seconds(2);

/// The time control that a game is judged by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    Known(TimeControls),
    /// Neither the event nor the game names a time control.
    Missing,
    /// The tag says something that cannot be understood.
    Unreadable,
}

/// What one player's clock says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerClock {
    /// What he had left behind his last move with a reading.
    pub last: Option<Left>,
    /// Where the clock proves that he overstepped his time.
    pub overstepped: Option<Overstepping>,
    /// Time of a period that he has reached, as long as his clock has not shown it.
    pub due: Millis,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Left {
    pub ply: u32,
    pub time: Millis,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Overstepping {
    pub ply: u32,
    pub proof: Proof,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The clock shows less than nothing.
    Shown(Millis),
    /// More was used than had been given.
    Used { used: Millis, given: Millis },
}

/// Readings that the control cannot produce.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Oddity {
    pub ply: u32,
    pub kind: OddityKind,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OddityKind {
    /// The first reading is more than the control gives.
    BeyondControl { shown: Millis, most: Millis },
    /// More is left than before, beyond what is added for a move.
    Gained {
        before: Millis,
        shown: Millis,
        beyond: Millis,
    },
    /// The time of the next period came before its moves were made.
    EarlyPeriod { due_at: u32, time: Millis },
    /// The time of the next period never came, though the opponent's did.
    MissingPeriod { due_at: u32, time: Millis },
    /// From here on each player's readings are those of the other.
    Swapped,
    /// The time used for the move is not what the clock lost.
    MoveTime { written: Millis, by_clock: Millis },
    /// The time used in the game grew less.
    GameTimeBack { before: Millis, shown: Millis },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timekeeping {
    pub control: Control,
    pub mode: ClockMode,
    /// The control is taken from the event, and the game's tag names another.
    pub tag_differs: bool,
    /// The pace that the event names, else the one that the control makes.
    pub pace: Option<Pace>,
    pub supervision: Supervision,
    /// The editions that may have held do not tell, or do not agree, which pace the control makes.
    pub pace_open: bool,
    /// The numbers of the control were read as minutes, because the clocks show that they are.
    pub minutes: bool,
    pub white: PlayerClock,
    pub black: PlayerClock,
    pub oddities: Vec<Oddity>,
}

impl Timekeeping {
    pub fn reckon(record: &Record, laws: &Laws, event: Option<&Event>, text: &str) -> Timekeeping {
        let announced = event.and_then(|event| event.time.control.as_ref());
        let tag = record.tags.get(Tag::TimeControl, text);
        let written = tag
            .as_deref()
            .filter(|tag| !tag.trim().is_empty())
            .map(read_time_control);
        let tag_differs =
            matches!((announced, &written), (Some(own), Some(Some(tag))) if !own.has_times_of(tag));
        let control = match (announced, written) {
            (Some(controls), _) => Control::Known(controls.clone()),
            (None, Some(Some(controls))) if controls.white != TimeControl::Unknown => {
                Control::Known(controls)
            }
            (None, Some(None)) => Control::Unreadable,
            (None, _) => Control::Missing,
        };
        let mode = event.and_then(|event| event.time.mode);
        let mut kept = Timekeeping {
            mode: mode.unwrap_or(match &control {
                Control::Known(controls) => controls.mode.unwrap_or_default(),
                _ => ClockMode::Cumulative,
            }),
            control,
            tag_differs,
            pace: None,
            supervision: Supervision::Full,
            pace_open: false,
            minutes: false,
            white: PlayerClock::default(),
            black: PlayerClock::default(),
            oddities: Vec::new(),
        };
        if !record.clocks.is_empty() {
            kept.read(record);
        }
        kept.pace = event
            .and_then(|event| event.pace)
            .or_else(|| kept.pace_of_control(laws));
        kept.pace_open =
            event.is_none_or(|event| event.pace.is_none()) && kept.controls().is_some() && {
                let mut paces = laws.each().map(|laws| kept.pace_of_control(&laws));
                let first = paces.next().flatten();
                first.is_none() || paces.any(|other| other != first)
            };
        kept.supervision = event
            .and_then(|event| event.supervision)
            .unwrap_or(Supervision::usual(kept.ruling_pace()));
        kept
    }

    /// The pace by whose rules the game is judged: standard where nothing tells it.
    pub fn ruling_pace(&self) -> Pace {
        self.pace.unwrap_or(Pace::Standard)
    }

    /// The Laws for a game of this pace.
    pub fn laws_at_this_pace(&self, laws: Laws) -> Laws {
        let laws = laws.at(self.ruling_pace(), self.supervision);
        match self.pace_open {
            true => laws.with_pace_open(),
            false => laws,
        }
    }

    pub fn controls(&self) -> Option<&TimeControls> {
        match &self.control {
            Control::Known(controls) => Some(controls),
            _ => None,
        }
    }

    pub fn control_of(&self, color: Color) -> Option<&TimeControl> {
        self.controls().map(|controls| match color {
            Color::White => &controls.white,
            Color::Black => &controls.black,
        })
    }

    /// The periods of a player's control, where it has any.
    pub fn periods(&self, color: Color) -> Option<&[ControlPeriod]> {
        match self.control_of(color)? {
            TimeControl::Periods(periods) => Some(periods),
            _ => None,
        }
    }

    pub fn clock(&self, color: Color) -> &PlayerClock {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Where a player stands in his control after a ply.
    pub fn standing(&self, record: &Record, color: Color, ply: u32) -> Option<ControlStanding> {
        Some(standing(
            self.periods(color)?,
            moves_made(record, color, ply),
        ))
    }

    /// Whether a player was in the last period of his time, as far as the control tells.
    pub fn period(&self, record: &Record, color: Color, ply: u32) -> Period {
        self.standing(record, color, ply)
            .map_or(Period::Last, |here| here.period)
    }

    /// Whether time is added for each move.
    pub fn has_increment(&self) -> bool {
        [Color::White, Color::Black].into_iter().any(|color| {
            let periods = self.periods(color).unwrap_or_default();
            periods.iter().any(|period| period.increment > Millis::ZERO)
        })
    }

    /// The pace that the control makes, under these Laws: that of the player with more time.
    pub fn pace_of_control(&self, laws: &Laws) -> Option<Pace> {
        let controls = self.controls()?;
        let longer = allotted(&controls.white).max(allotted(&controls.black))?;
        laws.pace_of(longer, self.has_increment())
    }

    fn read(&mut self, record: &Record) {
        self.read_as_minutes(record);
        if let Some([white, black]) = self.quiet(record) {
            self.white.last = white;
            self.black.last = black;
            return;
        }
        let mut reckoning = Reckoning::new(record, self);
        for reading in &record.clocks {
            if reading.ply > 0 {
                reckoning.take(reading.ply, reading.kind, reading.shown);
            }
        }
        let (players, oddities) = reckoning.finish();
        let [white, black] = players;
        self.white = white;
        self.black = black;
        self.oddities = oddities;
    }

    /// The last readings of both players, where one look shows that no reading wants an explanation: one period, nothing
    /// but what is left, no reading below zero or beyond what the reckoning lets pass. So are nearly all games with
    /// clocks, and the full reckoning costs as much as a quarter of their replay.
    fn quiet(&self, record: &Record) -> Option<[Option<Left>; 2]> {
        if !record.commands.is_empty() || record.is_sheet || record.start.fullmove() > 1 {
            return None;
        }
        let mut most = [Millis::ZERO; 2];
        let mut increments = [Millis::ZERO; 2];
        for color in [Color::White, Color::Black] {
            let [
                ControlPeriod {
                    moves: None,
                    time,
                    increment,
                },
            ] = self.periods(color)?
            else {
                return None;
            };
            most[color as usize] = *time + increment.times(2) + TOLERANCE;
            increments[color as usize] = *increment;
        }
        if self.mode == ClockMode::Delay {
            return None;
        }
        let mut last = [None; 2];
        let mut before = 0;
        for reading in &record.clocks {
            let index = record.mover(reading.ply) as usize;
            let time = reading.shown.time;
            // If the reading of a move is missing, the increments in between would have to be counted: left to the full
            // reckoning.
            let plain = reading.kind == ReadingKind::Left && reading.ply == before + 1;
            if !plain || time.is_negative() || time > most[index] + increments[index] {
                return None;
            }
            before = reading.ply;
            most[index] = time + increments[index] + TOLERANCE;
            last[index] = Some(Left {
                ply: reading.ply,
                time,
            });
        }
        Some(last)
    }

    /// `90+30` says ninety seconds, and is often written for minutes: where the first reading is beyond what the
    /// seconds give and fits the minutes, minutes they are.
    fn read_as_minutes(&mut self, record: &Record) {
        let Some(first) = record
            .clocks
            .iter()
            .find(|reading| reading.ply > 0 && reading.kind == ReadingKind::Left)
        else {
            return;
        };
        let Some(periods) = self.periods(record.mover(first.ply)) else {
            return;
        };
        let shown = first.shown.time;
        let most = |periods: &[ControlPeriod]| {
            let here = standing(periods, 0);
            here.given + here.increment.times(2) + TOLERANCE
        };
        let minutes = in_minutes(periods);
        if shown > most(periods) && shown <= most(&minutes) && shown.times(2) > most(&minutes) {
            self.minutes = true;
            if let Control::Known(controls) = &mut self.control {
                for control in [&mut controls.white, &mut controls.black] {
                    if let TimeControl::Periods(periods) = control {
                        *periods = in_minutes(periods);
                    }
                }
            }
        }
    }
}

/// What both players had left behind their moves, gathered once, so that many claims can ask.
pub struct LeftReadings([Vec<Left>; 2]);

impl LeftReadings {
    pub fn of(record: &Record) -> LeftReadings {
        let mut readings = [Vec::new(), Vec::new()];
        let clocks = record.clocks.iter();
        for reading in clocks.filter(|reading| reading.ply > 0 && reading.kind == ReadingKind::Left)
        {
            readings[record.mover(reading.ply) as usize].push(Left {
                ply: reading.ply,
                time: reading.shown.time,
            });
        }
        LeftReadings(readings)
    }

    /// What a player had left at his last reading up to a ply.
    pub fn up_to(&self, color: Color, ply: u32) -> Option<Left> {
        let readings = &self.0[color as usize];
        let known = readings.partition_point(|left| left.ply <= ply);
        readings[..known].last().copied()
    }
}

fn in_minutes(periods: &[ControlPeriod]) -> Vec<ControlPeriod> {
    periods
        .iter()
        .map(|period| ControlPeriod {
            time: period.time.times(60),
            ..*period
        })
        .collect()
}

/// How many moves a player has made after a ply. A game that begins at move 20 began with 19 behind it.
pub fn moves_made(record: &Record, color: Color, ply: u32) -> u32 {
    let before = u32::from(record.start.fullmove()).saturating_sub(1);
    let first = record.start.turn();
    match (color == first, first) {
        (true, _) => before + ply.div_ceil(2),
        // Black begins: White has made the move of that number.
        (false, Color::Black) => before + 1 + ply / 2,
        (false, Color::White) => before + ply / 2,
    }
}

#[cfg(test)]
mod tests;
