//! Which time controls are rated (FIDE Rating Regulations 1.1): enough time for sixty moves, for standard play by the
//! ratings of the two players. A control that is not known bars nothing.

use std::time::Duration;

use crate::facts;
use crate::laws::Pace;
use crate::laws::clock::allotted;
use crate::notation::words::time_control::{TimeControl, TimeControls};

const MINUTE: u64 = 60;

facts! {
    /// Why a game with some control is not rated. Times are what a player has for 60 moves.
    pub enum BarredByTime {
        Unequal = "rating-times-unequal" { pace: &'static str },
        /// `rating`: that of a player who makes so much time needed.
        Standard = "rating-too-fast-for-standard" { minutes: u64, seconds: u64, needed: u64, rating: Option<u32> },
        Rapid = "rating-not-rapid" { minutes: u64, seconds: u64 },
        Blitz = "rating-not-blitz" { minutes: u64, seconds: u64 },
        FirstPeriod = "rating-first-period" { moves: u32 },
    }
}

/// Why a game with this control is not rated at this pace, if it is not.
pub fn barred(
    controls: &TimeControls,
    pace: Pace,
    ratings: [Option<u32>; 2],
) -> Option<BarredByTime> {
    if pace != Pace::Standard && controls.white != controls.black {
        return Some(BarredByTime::Unequal { pace: pace.word() });
    }
    [&controls.white, &controls.black]
        .into_iter()
        .find_map(|control| barred_control(control, pace, ratings))
}

fn barred_control(
    control: &TimeControl,
    pace: Pace,
    ratings: [Option<u32>; 2],
) -> Option<BarredByTime> {
    let time = allotted(control)?;
    let of_minutes = |minutes: u64| Duration::from_secs(minutes * MINUTE);
    let (minutes, seconds) = (time.as_secs() / MINUTE, time.as_secs() % MINUTE);
    match pace {
        Pace::Standard => {
            let highest = ratings.into_iter().flatten().max().unwrap_or(0);
            let (needed, rating) = match highest {
                2400.. => (120, Some(2400)),
                1800.. => (90, Some(1800)),
                _ => (60, None),
            };
            if time < of_minutes(needed) {
                return Some(BarredByTime::Standard {
                    minutes,
                    seconds,
                    needed,
                    rating,
                });
            }
            short_first_period(control)
        }
        Pace::Rapid if time <= of_minutes(10) || time >= of_minutes(60) => {
            Some(BarredByTime::Rapid { minutes, seconds })
        }
        Pace::Blitz if time <= of_minutes(3) || time > of_minutes(10) => {
            Some(BarredByTime::Blitz { minutes, seconds })
        }
        Pace::Rapid | Pace::Blitz => None,
    }
}

/// A first period must be for 30 moves at least.
fn short_first_period(control: &TimeControl) -> Option<BarredByTime> {
    let TimeControl::Periods(periods) = control else {
        return None;
    };
    let moves = periods.first()?.moves?;
    (moves < 30).then_some(BarredByTime::FirstPeriod { moves })
}

#[cfg(test)]
mod tests {
    use crate::notation::words::time_control::read_time_control;

    use super::*;

    fn is_barred(control: &str, pace: Pace, ratings: [u32; 2]) -> bool {
        let controls = read_time_control(control).expect(control);
        barred(&controls, pace, ratings.map(Some)).is_some()
    }

    #[test]
    fn standard_play_needs_time_by_the_ratings() {
        for (control, highest, out) in [
            ("5400+30", 2400, false),
            ("5400", 2399, false),
            ("5400", 2400, true),
            ("3600", 1799, false),
            ("3600", 1800, true),
            ("3599", 1500, true),
            ("40/5400+30:900+30", 2700, false),
            ("20/3600:7200", 1500, true),
            ("30/3600:7200", 1500, false),
        ] {
            let ratings = [highest, 1400];
            assert_eq!(
                is_barred(control, Pace::Standard, ratings),
                out,
                "{control}"
            );
        }
    }

    #[test]
    fn rapid_and_blitz_have_two_ends() {
        for (control, pace, out) in [
            ("600", Pace::Rapid, true),
            ("601", Pace::Rapid, false),
            ("900+10", Pace::Rapid, false),
            ("3600", Pace::Rapid, true),
            ("180", Pace::Blitz, true),
            ("180+2", Pace::Blitz, false),
            ("600", Pace::Blitz, false),
            ("601", Pace::Blitz, true),
            ("W300-B240", Pace::Blitz, true),
        ] {
            assert_eq!(is_barred(control, pace, [2000, 2000]), out, "{control}");
        }
    }
}
