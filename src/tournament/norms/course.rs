//! What a player did in a tournament as the Catalan promotions and norms count it, and every way in which that can be read
//! where the rules do not say how a round counts.

use crate::facts;
use crate::points::{HalfPoints, Mean};
use crate::tournament::Tournament;
use crate::tournament::cell::{Alone, Own, What};

use super::worth::{FLOOR, Worth};

facts! {
    /// What of the rounds stands in the way of a verdict.
    pub enum OpenRounds {
        /// The rules do not say how a round without an opponent counts.
        Free = "norms-free-rounds" { rounds: Vec<u32> },
        /// Games without a result.
        NoResult = "norms-no-result" { rounds: Vec<u32> },
        NotOver = "norms-not-over" { round: u32, rounds: u32 },
    }
}

/// A game over the board, or one that was decided without play.
#[derive(Copy, Clone)]
pub struct Meeting {
    pub round: u32,
    pub opponent: Option<usize>,
    pub own: Own,
}

#[derive(Clone, Default)]
pub struct Course {
    /// Games over the board.
    pub met: Vec<Meeting>,
    /// Games decided without play, and those that ended before both had moved: they count as games against 2000.
    pub defaults: Vec<Meeting>,
    /// Rounds without an opponent, with what was made of them.
    pub free: Vec<(u32, HalfPoints)>,
    /// Rounds of which nothing is known: free, and with or without a point.
    pub unknown: Vec<u32>,
    /// Games without a result.
    pub open: Vec<u32>,
}

impl Course {
    pub fn of(tournament: &Tournament, player: usize, rounds: u32) -> Course {
        let mut course = Course::default();
        for (round, cell) in tournament.cells(player, rounds) {
            let meeting = |opponent, own| Meeting {
                round,
                opponent,
                own,
            };
            match cell.what {
                What::Played { with, own, short } => {
                    let to = if short {
                        &mut course.defaults
                    } else {
                        &mut course.met
                    };
                    to.push(meeting(Some(with.opponent), own));
                }
                What::Forfeit { with, own } => {
                    course.defaults.push(meeting(Some(with.opponent), own));
                }
                What::Open(_) => course.open.push(round),
                What::Alone(alone) => match alone {
                    Alone::ForfeitWin => course.defaults.push(meeting(None, Own::Win)),
                    Alone::ForfeitLoss => course.defaults.push(meeting(None, Own::Loss)),
                    Alone::FullBye | Alone::AllocatedBye => {
                        course.free.push((round, HalfPoints::WIN));
                    }
                    Alone::HalfBye => course.free.push((round, HalfPoints::DRAW)),
                    Alone::ZeroBye => course.free.push((round, HalfPoints::NONE)),
                    Alone::Unknown => course.unknown.push(round),
                },
            }
        }
        course
    }

    /// What the games gave, those without play among them.
    pub fn made(&self) -> HalfPoints {
        let games = self.met.iter().chain(&self.defaults);
        games.map(|game| game.own.score()).sum()
    }

    pub fn made_free(&self) -> HalfPoints {
        self.free.iter().map(|(_, made)| *made).sum()
    }

    /// The points of the results.
    pub fn points(&self) -> HalfPoints {
        self.made() + self.made_free()
    }

    pub fn games(&self) -> u32 {
        (self.met.len() + self.defaults.len()) as u32
    }

    /// Rounds of which the rules do not say how they count.
    pub fn without_opponent(&self) -> Vec<u32> {
        let known = self.free.iter().map(|(round, _)| *round);
        let mut rounds: Vec<u32> = known.chain(self.unknown.iter().copied()).collect();
        rounds.sort_unstable();
        rounds
    }

    /// The points with the rounds of which nothing is known, each worth nothing, then each a full point.
    pub fn points_with_unknown(&self) -> Vec<HalfPoints> {
        let unknown = self.unknown.len() as u32;
        let most = HalfPoints::new(self.points().halves() + 2 * unknown);
        match unknown {
            0 => vec![most],
            _ => vec![self.points(), most],
        }
    }
}

/// One way to read a course: the mean of the opponents, at the least and at the most, and the score.
#[derive(Copy, Clone)]
pub struct Reading {
    pub low: Mean,
    pub high: Mean,
    pub points: HalfPoints,
    pub games: u32,
    pub rounds: u32,
}

/// Every way to read a course. A round without an opponent may count as a game against 2000 as a default does, as a round
/// without an opponent whose point counts, or not at all; where everybody meets everybody, as no round either.
pub fn readings(
    course: &Course,
    worths: &[Worth],
    rounds: u32,
    is_round_robin: bool,
) -> Vec<Reading> {
    let reading = |more: u32, points: HalfPoints, games: u32, rounds: u32| {
        let floors = std::iter::repeat_n(FLOOR, course.defaults.len() + more as usize);
        let mean = |worth: fn(&Worth) -> u32| {
            Mean::of_numbers(worths.iter().map(worth).chain(floors.clone()))
        };
        Some(Reading {
            low: mean(|worth| worth.low)?,
            high: mean(|worth| worth.high)?,
            points,
            games,
            rounds,
        })
    };
    let free = course.without_opponent().len() as u32;
    let (made, games) = (course.made(), course.games());
    let mut all = vec![reading(0, made, games, rounds)];
    if free > 0 {
        for points in course.points_with_unknown() {
            all.push(reading(free, points, games + free, rounds));
            all.push(reading(0, points, games + free, rounds));
        }
        if is_round_robin {
            all.push(reading(0, made, games, rounds.saturating_sub(free)));
        }
    }
    all.into_iter().flatten().collect()
}
