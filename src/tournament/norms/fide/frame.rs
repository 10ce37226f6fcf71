//! How the tournament must be played for its norms to count: two rounds a day at most, and two hours for each player in
//! sixty moves (B.01, 1.1.3).

use std::collections::BTreeMap;

use jiff::civil::Date;

use crate::facts;
use crate::laws::Pace;
use crate::laws::clock::allotted;
use crate::tournament::Tournament;
use crate::tournament::norms::Met;

use super::{Check, check};

facts! {
    pub enum Frame {
        DatesMissing = "norms-dates-missing",
        ControlMissing = "norms-control-missing",
        NotStandard = "norms-not-standard" { pace: &'static str },
    }
}

const ROUNDS_A_DAY: u32 = 2;
const MINUTES: u64 = 120;

pub fn rounds_a_day(tournament: &Tournament, rounds: u32) -> Check {
    let mut of_day: BTreeMap<Date, u32> = BTreeMap::new();
    let days = tournament
        .round_dates
        .iter()
        .take(rounds as usize)
        .flatten();
    for day in days {
        *of_day.entry(*day).or_default() += 1;
    }
    let dated: u32 = of_day.values().sum();
    let most = of_day.values().copied().max().unwrap_or(0);
    let days = tournament.start.zip(tournament.end);
    let days = days.and_then(|(start, end)| start.until(end).ok());
    // So many rounds do not fit into its days.
    let is_crowded = days.is_some_and(|span| {
        let days = u32::try_from(span.get_days()).unwrap_or(0) + 1;
        rounds > ROUNDS_A_DAY * days
    });
    let is_sure = dated >= rounds || rounds <= ROUNDS_A_DAY;
    let is_more = most > ROUNDS_A_DAY || is_crowded && !is_sure;
    let found = if is_sure || most > 0 {
        most.to_string()
    } else {
        String::new()
    };
    let met = Met::between(is_sure && !is_more, !is_more);
    let check = check("rounds_a_day", ROUNDS_A_DAY, found, met);
    match met {
        Met::Unknown => check.because(vec![Frame::DatesMissing.into()]),
        _ => check,
    }
}

pub fn thinking_time(tournament: &Tournament) -> Check {
    let pace = tournament.event.as_ref().and_then(|event| event.pace);
    if let Some(pace) = pace.filter(|pace| *pace != Pace::Standard) {
        let pace = pace.word();
        let reason = Frame::NotStandard { pace };
        return check("thinking_time", MINUTES, "", Met::No).because(vec![reason.into()]);
    }
    let control = tournament.control.as_ref();
    let times = control.and_then(|control| {
        let [white, black] = [&control.white, &control.black].map(allotted);
        Some(white?.min(black?))
    });
    match times {
        Some(time) => {
            let minutes = time.as_secs() / 60;
            check(
                "thinking_time",
                MINUTES,
                minutes,
                Met::of(minutes >= MINUTES),
            )
        }
        None => {
            let reasons = vec![Frame::ControlMissing.into()];
            check("thinking_time", MINUTES, "", Met::Unknown).because(reasons)
        }
    }
}
