//! How much time a control gives: in which period a move falls, what has been given by then, how long a game it
//! makes, and the clocks that 1985 sets back in proportion. What a clock showed is compared elsewhere.

use std::time::Duration;

use crate::notation::words::clock::Millis;
use crate::notation::words::time_control::{ControlPeriod, TimeControl};

use super::terms::Period;
use crate::steps;

/// Where a player stands in his time control after some moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ControlStanding {
    /// What the period he is in adds for each move.
    pub increment: Millis,
    /// The moves he must have made when the period ends; `None`: all that remain.
    pub control_move: Option<u32>,
    /// Whether it is the last, in which all remaining moves must be made.
    pub period: Period,
    /// The time of all periods begun so far, without what is added for each move.
    pub given: Millis,
    /// The time that the next period will bring.
    pub next: Option<Millis>,
}

/// The period of a player who has made so many moves. The last of the list is repeated if it names a number of
/// moves, as PGN has it.
pub fn standing(periods: &[ControlPeriod], moves_made: u32) -> ControlStanding {
    let mut done = 0u32;
    let mut given = Millis::ZERO;
    let mut here = periods.iter().peekable();
    while let Some(period) = here.next() {
        steps::count(1);
        given += period.time;
        let Some(moves) = period.moves.map(|moves| moves.max(1)) else {
            return ControlStanding {
                increment: period.increment,
                control_move: None,
                period: Period::Last,
                given,
                next: None,
            };
        };
        let following = here.peek().copied();
        if following.is_none() {
            // The last period is repeated as often as its moves have been made.
            let times = moves_made.saturating_sub(done) / moves;
            done = done.saturating_add(times.saturating_mul(moves));
            given += period.time.times(i64::from(times));
        }
        let end = done.saturating_add(moves);
        if moves_made < end || following.is_none() {
            return ControlStanding {
                increment: period.increment,
                control_move: Some(end),
                period: Period::Earlier,
                given,
                next: Some(following.unwrap_or(period).time),
            };
        }
        done = end;
    }
    ControlStanding {
        increment: Millis::ZERO,
        control_move: None,
        period: Period::Last,
        given,
        next: None,
    }
}

/// All the time that a player has for his next move and those before it, the time added for each move included.
pub fn given_for_next_move(periods: &[ControlPeriod], moves_made: u32) -> Millis {
    let mut added = Millis::ZERO;
    let mut done = 0;
    // Period by period, not move by move: a game may claim any number of moves.
    while done <= moves_made {
        let here = standing(periods, done);
        let end = match here.control_move {
            Some(end) if end <= moves_made && end > done => end,
            _ => moves_made + 1,
        };
        added += here.increment.times(i64::from(end - done));
        done = end;
    }
    standing(periods, moves_made).given + added
}

/// The time for sixty moves: what the Laws measure the pace of a game by (A.1: the base and sixty times the time
/// added for each move). None where the clock sets no limit.
pub fn allotted(control: &TimeControl) -> Option<Duration> {
    let total = match control {
        TimeControl::Unknown | TimeControl::Unlimited => return None,
        TimeControl::Sandclock(time) => *time,
        TimeControl::Periods(periods) => given_for_next_move(periods, 59),
    };
    u64::try_from(total.get()).ok().map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::words::time_control::read_pgn_syntax;

    fn periods(text: &str) -> Vec<ControlPeriod> {
        match read_pgn_syntax(text) {
            Some(TimeControl::Periods(periods)) => periods,
            other => panic!("{text}: {other:?}"),
        }
    }

    fn seconds(time: Millis) -> i64 {
        time.get() / 1000
    }

    #[test]
    fn a_period_ends_with_its_last_move() {
        let two = periods("40/7200:3600");
        for (moves, given, control_move, period, next) in [
            (0, 7200, Some(40), Period::Earlier, Some(3600)),
            (39, 7200, Some(40), Period::Earlier, Some(3600)),
            (40, 10_800, None, Period::Last, None),
            (200, 10_800, None, Period::Last, None),
        ] {
            let here = standing(&two, moves);
            assert_eq!(seconds(here.given), given, "{moves}");
            assert_eq!(here.control_move, control_move, "{moves}");
            assert_eq!(here.period, period, "{moves}");
            assert_eq!(here.next.map(seconds), next, "{moves}");
        }
    }

    #[test]
    fn the_last_period_is_repeated_if_it_names_its_moves() {
        let league = periods("40/7200:20/3600");
        let here = standing(&league, 80);
        assert_eq!(
            (seconds(here.given), here.control_move),
            (18_000, Some(100))
        );
        assert_eq!(here.period, Period::Earlier);
    }

    #[test]
    fn time_is_added_for_every_move_the_first_included() {
        let fischer = periods("5400+30");
        assert_eq!(seconds(given_for_next_move(&fischer, 0)), 5430);
        assert_eq!(seconds(given_for_next_move(&fischer, 59)), 5400 + 60 * 30);
        let late = periods("40/7200:20/3600:900+30");
        assert_eq!(seconds(given_for_next_move(&late, 59)), 7200 + 3600);
        assert_eq!(
            seconds(given_for_next_move(&late, 60)),
            7200 + 3600 + 900 + 30
        );
    }

    #[test]
    fn the_length_of_a_game_is_that_of_sixty_moves() {
        for (text, expected) in [
            ("300", Some(300)),
            ("180+2", Some(300)),
            ("900+10", Some(1500)),
            ("40/5400+30:1800+30", Some(5400 + 1800 + 1800)),
            ("40/7200", Some(14_400)),
            ("*180", Some(180)),
            ("-", None),
            ("?", None),
        ] {
            let control = read_pgn_syntax(text).expect(text);
            assert_eq!(
                allotted(&control).map(|time| time.as_secs()),
                expected,
                "{text}"
            );
        }
    }
}
