//! Time controls as they are written: PGN's own syntax (`40/5400+30:1800+30`, `*180`), that of report files with a
//! time for each colour (`W300-B240`), and the prose of regulations (`prose`). What is written is read here; how
//! much time that gives at some move, and which pace it is, the Laws say.

mod prose;

use nom::branch::alt;
use nom::character::complete::{char, digit1, one_of, u32 as number};
use nom::combinator::{all_consuming, map, map_opt, opt, recognize, value};
use nom::multi::separated_list1;
use nom::sequence::{pair, preceded, terminated};
use nom::{IResult, Parser};
use serde::Deserialize;

use super::clock::{Millis, read_time};

/// One period of play.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ControlPeriod {
    /// The moves to be made in it; none: all that remain.
    pub moves: Option<u32>,
    pub time: Millis,
    /// Added for each move.
    pub increment: Millis,
}

/// The time of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// `?`
    Unknown,
    /// `-`: there is no limit.
    Unlimited,
    /// In their order, at least one; the last is repeated if it names a number of moves.
    Periods(Vec<ControlPeriod>),
    /// `*180`: a sandglass, in which one player gains what the other uses.
    Sandclock(Millis),
}

/// What a clock does with the time added for each move.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockMode {
    /// Time not used is kept (Fischer). This holds if nothing else is said.
    #[default]
    Cumulative,
    /// Time not used is lost (Bronstein).
    Delay,
}

/// The times of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControls {
    pub white: TimeControl,
    pub black: TimeControl,
    /// What is written about the time added for each move.
    pub mode: Option<ClockMode>,
}

impl TimeControls {
    /// Whether both players have the same times in both, whatever is written about the time added.
    pub fn has_times_of(&self, other: &TimeControls) -> bool {
        self.white == other.white && self.black == other.black
    }

    fn same(control: TimeControl) -> TimeControls {
        TimeControls {
            white: control.clone(),
            black: control,
            mode: None,
        }
    }
}

/// Reads a time control, or says that it cannot be read. No number in it is passed over.
pub fn read_time_control(text: &str) -> Option<TimeControls> {
    let text = text.trim();
    if let Some(control) = read_pgn_syntax(text) {
        return Some(TimeControls::same(control));
    }
    if let Ok((_, (white, black))) = all_consuming(by_colour).parse(text) {
        return Some(TimeControls {
            white,
            black,
            mode: None,
        });
    }
    prose::read(text)
}

/// PGN's syntax alone, for one player, as event files write it.
pub fn read_pgn_syntax(text: &str) -> Option<TimeControl> {
    let (_, control) = all_consuming(control).parse(text.trim()).ok()?;
    Some(control)
}

fn control(input: &str) -> IResult<&str, TimeControl> {
    alt((
        value(TimeControl::Unknown, char('?')),
        value(TimeControl::Unlimited, char('-')),
        map(preceded(char('*'), seconds), TimeControl::Sandclock),
        map_opt(separated_list1(char(':'), period), in_order),
    ))
    .parse(input)
}

/// `W300-B240`
fn by_colour(input: &str) -> IResult<&str, (TimeControl, TimeControl)> {
    pair(
        preceded(one_of("Ww"), control),
        preceded(pair(one_of("-/,; "), one_of("Bb")), control),
    )
    .parse(input)
}

/// `40/5400+30`, `1800`
fn period(input: &str) -> IResult<&str, ControlPeriod> {
    map(
        (
            opt(terminated(number, char('/'))),
            seconds,
            opt(preceded(char('+'), seconds)),
        ),
        |(moves, time, increment)| ControlPeriod {
            moves,
            time,
            increment: increment.unwrap_or_default(),
        },
    )
    .parse(input)
}

/// `300`; engines play with parts of a second too: `10+0.05`.
fn seconds(input: &str) -> IResult<&str, Millis> {
    let decimals = || pair(char('.'), digit1);
    let written = alt((
        recognize(pair(digit1, opt(decimals()))),
        recognize(decimals()),
    ));
    map_opt(written, decimal).parse(input)
}

/// A number, perhaps with decimals, as so many seconds.
fn decimal(written: &str) -> Option<Millis> {
    let read = match written.starts_with('.') {
        true => read_time(format!("0{written}").as_bytes()),
        false => read_time(written.as_bytes()),
    };
    read.map(|read| read.time)
}

/// No control has more periods. Every reading of a clock is held against them.
const MOST_PERIODS: usize = 32;

/// Only the last period may be for all the moves that remain, and none for no moves or in no time.
fn in_order(periods: Vec<ControlPeriod>) -> Option<TimeControl> {
    let (_, before) = periods.split_last()?;
    let sound = periods.len() <= MOST_PERIODS
        && before.iter().all(|period| period.moves.is_some())
        && periods
            .iter()
            .all(|period| period.moves != Some(0) && period.time + period.increment > Millis::ZERO);
    sound.then_some(TimeControl::Periods(periods))
}

#[cfg(test)]
mod tests;
