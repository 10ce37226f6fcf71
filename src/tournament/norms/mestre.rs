//! Norms of Mestre Català (Catalan rules of the 1980s): by the rating list, by the place in group A of the Barcelona Open, or
//! by the score in a homologated event. One of the three is enough. Rows stand for players who have, or may have, one of them.

use std::cmp::Ordering;

use crate::event::RatingClass;
use crate::fact::Fact;
use crate::facts;
use crate::points::{Hundredths, nearest};
use crate::tournament::Tournament;
use crate::tournament::cell::Own;
use crate::tournament::standings::Standings;

use super::course::{Course, Meeting, OpenRounds, Reading, readings};
use super::known::Known;
use super::worth::{other_side, paired_with, worth, worths};
use super::{Condition, Met};

facts! {
    /// What is to be said of a norm of Mestre Català.
    pub enum MestreReason {
        /// As much as is asked for: the rules say "exceed" and print the number as enough.
        Equal = "norms-equal",
        /// The norm would stand with this result of the last round too.
        SafeLost = "norms-safe-lost" { round: u32 },
        SafeDrawn = "norms-safe-drawn" { round: u32 },
        HomologationUnknown = "norms-homologation-unknown",
        GroupUnknown = "norms-group-unknown",
        PlaceShared = "norms-place-shared" { rank: u32 },
        GamesUnknown = "norms-games-unknown",
        ThreeMakeTitle = "norms-three-make-title",
        /// The ways to read what is open do not agree.
        Open = "norms-open-mean" { low: Hundredths, high: Hundredths },
    }
}

pub const TITLE: &str = "Mestre Català";

/// The rating that the list must exceed, and in how many games.
const RATING: u32 = 2300;
const GAMES: u32 = 16;
/// The mean against which more than half of the points is enough.
const MEAN: i64 = 2375;

pub fn conditions(
    tournament: &Tournament,
    standings: &Standings,
    known: &Known<'_>,
) -> Vec<Condition> {
    let mut all = Vec::new();
    for line in &standings.lines {
        let player = line.side;
        let mut rows: Vec<Condition> = Vec::new();
        rows.extend(by_list(known, player));
        rows.extend(by_place(tournament, standings, player, line.rank));
        rows.extend(by_score(tournament, standings.rounds, known, player));
        let met = match () {
            () if rows.iter().any(|row| row.met == Met::Yes) => Met::Yes,
            () if rows.iter().any(|row| row.met == Met::Unknown) => Met::Unknown,
            () => continue,
        };
        rows.push(Condition {
            player,
            title: TITLE,
            condition: "norm",
            needed: String::new(),
            found: String::new(),
            met,
            reasons: vec![MestreReason::ThreeMakeTitle.into()],
        });
        all.extend(rows);
    }
    all
}

/// More than 2300 on the list, with sixteen games or more.
fn by_list(known: &Known<'_>, player: usize) -> Option<Condition> {
    let row = known.row(player).filter(|row| row.fault.is_none())?;
    let rating = row.standing.rating.or(row.rating_ca)?;
    let games = row.standing.games;
    let (met, reasons) = match games {
        _ if rating <= RATING => (Met::No, Vec::new()),
        Some(games) => (Met::of(games >= GAMES), Vec::new()),
        None => (Met::Unknown, vec![MestreReason::GamesUnknown.into()]),
    };
    let games = games.map_or(String::from("?"), |games| games.to_string());
    Some(Condition {
        player,
        title: TITLE,
        condition: "list",
        needed: format!("{} / {GAMES}", RATING + 1),
        found: format!("{rating} / {games}"),
        met,
        reasons,
    })
}

/// Champion or runner-up of group A of the Barcelona Open.
fn by_place(
    tournament: &Tournament,
    standings: &Standings,
    player: usize,
    rank: u32,
) -> Option<Condition> {
    let event = tournament.event.as_deref()?;
    let is_open = event.rating.class == Some(RatingClass::BarcelonaOpen);
    let group = event.group.as_deref().map(str::to_lowercase);
    if !is_open || rank > 2 || group.as_deref().is_some_and(|group| group != "a") {
        return None;
    }
    let sharing = standings
        .lines
        .iter()
        .filter(|line| line.rank == rank)
        .count();
    let (round, rounds) = (standings.rounds, tournament.rounds);
    let mut reasons: Vec<Fact> = Vec::new();
    if round < rounds {
        reasons.push(OpenRounds::NotOver { round, rounds }.into());
    }
    // Two who share the first place are champion and runner-up, whichever way.
    if rank as usize + sharing > 3 {
        reasons.push(MestreReason::PlaceShared { rank }.into());
    }
    if group.is_none() {
        reasons.push(MestreReason::GroupUnknown.into());
    }
    Some(Condition {
        player,
        title: TITLE,
        condition: "place",
        needed: "2".to_owned(),
        found: rank.to_string(),
        met: if reasons.is_empty() {
            Met::Yes
        } else {
            Met::Unknown
        },
        reasons,
    })
}

/// More than half of the points, and a tenth of a percent for each point that the mean of the opponents lies below 2375.
fn by_score(
    tournament: &Tournament,
    rounds: u32,
    known: &Known<'_>,
    player: usize,
) -> Option<Condition> {
    let homologated = tournament
        .event
        .as_ref()
        .and_then(|event| event.homologated);
    let course = Course::of(tournament, player, rounds);
    if homologated == Some(false) || !known.has_file() || course.games() == 0 {
        return None;
    }
    let as_played = read(
        tournament,
        &course,
        &worths(tournament, known, rounds, &course),
    );
    let mut met = as_played.met;
    let mut reasons = as_played.reasons.clone();
    for (own, safe) in [
        (Own::Loss, MestreReason::SafeLost { round: rounds }),
        (Own::Draw, MestreReason::SafeDrawn { round: rounds }),
    ] {
        if met == Met::Yes {
            break;
        }
        let Some(other) = with_last(tournament, rounds, known, player, &course, own) else {
            continue;
        };
        match other.met {
            Met::Yes => {
                met = Met::Yes;
                reasons = vec![safe.into()];
            }
            Met::Unknown if met == Met::No => {
                met = Met::Unknown;
                reasons = other.reasons;
            }
            _ => {}
        }
    }
    if met != Met::No {
        let open = course.open.clone();
        if rounds < tournament.rounds {
            met = Met::Unknown;
            let (round, rounds) = (rounds, tournament.rounds);
            reasons.push(OpenRounds::NotOver { round, rounds }.into());
        } else if !open.is_empty() {
            met = Met::Unknown;
            reasons.push(OpenRounds::NoResult { rounds: open }.into());
        } else if homologated.is_none() {
            met = Met::Unknown;
            reasons.push(MestreReason::HomologationUnknown.into());
        }
    }
    Some(Condition {
        player,
        title: TITLE,
        condition: "score_percent",
        needed: as_played.needed,
        found: as_played.found,
        met,
        reasons,
    })
}

/// What a course comes to.
struct Percentage {
    met: Met,
    needed: String,
    found: String,
    reasons: Vec<Fact>,
}

fn read(tournament: &Tournament, course: &Course, worths: &[super::worth::Worth]) -> Percentage {
    let rounds = tournament.rounds;
    let readings = readings(course, worths, rounds, tournament.is_round_robin());
    let ends = |reading: &Reading| {
        [reading.low, reading.high].map(|mean| {
            let (sum, count) = mean.fraction();
            (
                compared(reading, sum, count),
                needed(sum, count),
                found(reading),
            )
        })
    };
    let all: Vec<(Ordering, Hundredths, Hundredths)> = readings.iter().flat_map(ends).collect();
    let is_all = |order: Ordering| all.iter().all(|(own, _, _)| *own == order);
    let mut reasons = Vec::new();
    let met = match () {
        () if all.is_empty() || is_all(Ordering::Less) => Met::No,
        () if is_all(Ordering::Greater) => Met::Yes,
        () if is_all(Ordering::Equal) => {
            reasons.push(MestreReason::Equal.into());
            Met::Unknown
        }
        () => {
            let means = || {
                readings
                    .iter()
                    .flat_map(|reading| [reading.low, reading.high])
            };
            let shown = means().map(|mean| mean.hundredths());
            if let (Some(low), Some(high)) = (shown.clone().min(), shown.max()) {
                reasons.push(MestreReason::Open { low, high }.into());
            }
            reasons.extend(worths.iter().filter_map(|worth| worth.why.clone()));
            let rounds = course.without_opponent();
            if !rounds.is_empty() {
                reasons.push(OpenRounds::Free { rounds }.into());
            }
            Met::Unknown
        }
    };
    let only = |numbers: Vec<Hundredths>| match numbers.first() {
        Some(first) if numbers.iter().all(|number| number == first) => first.to_string(),
        _ => String::new(),
    };
    Percentage {
        met,
        needed: only(all.iter().map(|(_, needed, _)| *needed).collect()),
        found: only(all.iter().map(|(_, _, found)| *found).collect()),
        reasons,
    }
}

/// The score against what is asked for, exactly: points of `games` in percent, and `50 + (2375 - sum / count) / 10`, at
/// least 50.
fn compared(reading: &Reading, sum: i64, count: i64) -> Ordering {
    let (halves, games) = (i64::from(reading.points.halves()), i64::from(reading.games));
    let below = (MEAN * count - sum).max(0);
    (500 * halves * count).cmp(&(games * (500 * count + below)))
}

/// The same as numbers to show.
fn needed(sum: i64, count: i64) -> Hundredths {
    let below = (MEAN * count - sum).max(0);
    Hundredths::new(5000 + nearest(10 * below, count))
}

fn found(reading: &Reading) -> Hundredths {
    let halves = i64::from(reading.points.halves());
    Hundredths::new(nearest(5000 * halves, i64::from(reading.games.max(1))))
}

/// The course with another result of the last round, as a game over the board; none where that would be a better one than
/// he made, or where nobody was paired with him.
fn with_last(
    tournament: &Tournament,
    rounds: u32,
    known: &Known<'_>,
    player: usize,
    course: &Course,
    own: Own,
) -> Option<Percentage> {
    let opponent = paired_with(tournament, player, rounds)?;
    let made = course.met.iter().chain(&course.defaults);
    let made = made.clone().find(|game| game.round == rounds)?.own;
    if own == Own::Draw && made == Own::Loss {
        return None;
    }
    let mut other = course.clone();
    other.met.retain(|game| game.round != rounds);
    other.defaults.retain(|game| game.round != rounds);
    let mut worths = worths(tournament, known, rounds, &other);
    worths.push(worth(
        tournament,
        known,
        rounds,
        opponent,
        Some(other_side(own)),
    ));
    other.met.push(Meeting {
        round: rounds,
        opponent: Some(opponent),
        own,
    });
    Some(read(tournament, &other, &worths))
}
