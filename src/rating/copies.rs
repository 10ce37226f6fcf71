//! A game counts once. Games that are in the input twice are found by the audit where both have moves; where one of them is
//! the line of a report or the row of a table, they are found here, by the players, the round and the day. Copies that
//! contradict each other count on neither basis, until one of them is taken out.

use std::collections::HashMap;

use jiff::civil::Date;

use crate::fact::Fact;
use crate::facts;
use crate::lists::complaint::Complaint;
use crate::notation::words::event_words::{NumberedRound, folded};
use crate::points::HalfPoints;

use super::contest::{Game, GameOutcome, Tournament};

facts! {
    /// Why a game that is in the input twice is not rated.
    pub enum BarredCopy {
        Copy = "rating-copy" { file: String, game: u64 },
        Conflict = "rating-copy-conflict" { file: String, game: u64 },
    }

    /// What the officer is told of games that are in the input twice.
    pub enum CopiesTold {
        Copies = "rating-copies-told" { games: usize },
        /// Two copies that contradict each other.
        Conflict = "rating-conflict-told" { game: u64, file: String, other: u64 },
    }
}

impl BarredCopy {
    /// The key of the reason that the same game counts elsewhere.
    pub(super) const COPY: &str = "rating-copy";
}

/// The earlier game that a game is a copy of, as the audit has found it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyOf {
    pub file: String,
    pub number: u64,
    pub contradicts: bool,
}

/// An event is over so many days after its first one; a report and a game of other days are of two events.
const LONGEST_EVENT: i64 = 60;
/// Where nothing but the days says that two events are one, they are taken for shorter.
const SHORT_EVENT: i64 = 14;

/// Bars all but one of the copies of a game, and all of those that contradict each other. Gives how many games count once
/// though they were there more than once.
pub fn count_once(
    games: &mut [Game],
    tournaments: &[Tournament],
    complaints: &mut Vec<Complaint>,
) -> usize {
    let place = |game: &Game| (game.file.to_string(), game.number);
    let places: HashMap<(String, u64), usize> = games
        .iter()
        .enumerate()
        .map(|(index, game)| (place(game), index))
        .collect();
    let mut copies = 0;
    for index in 0..games.len() {
        let Some(copy) = games[index].copy_of.clone() else {
            continue;
        };
        let earlier = places.get(&(copy.file, copy.number));
        if let Some(earlier) = earlier.copied().filter(|earlier| *earlier != index) {
            copies += settle(games, earlier, index, copy.contradicts, complaints);
        }
    }
    for pairing in pairings(games).into_values() {
        for (at, index) in pairing.iter().enumerate() {
            let is_copy =
                |earlier: &&usize| are_one(&games[**earlier], &games[*index], tournaments);
            let earlier = pairing[..at].iter().find(is_copy).copied();
            if let Some(earlier) = earlier {
                let scores = [earlier, *index].map(|game| score(&games[game].submitted));
                let contradicts = matches!(scores, [Some(one), Some(other)] if one != other);
                copies += settle(games, earlier, *index, contradicts, complaints);
            }
        }
    }
    copies
}

/// The games of each pairing, with their colours, in order.
fn pairings(games: &[Game]) -> HashMap<(usize, usize), Vec<usize>> {
    let mut pairings: HashMap<(usize, usize), Vec<usize>> = HashMap::new();
    for (index, game) in games.iter().enumerate() {
        pairings
            .entry((game.white, game.black))
            .or_default()
            .push(index);
    }
    pairings.retain(|_, games| games.len() > 1);
    pairings
}

/// A copy does not count. The line of a report knows its event best, so it stays, with what the moves have shown.
fn settle(
    games: &mut [Game],
    earlier: usize,
    later: usize,
    contradicts: bool,
    complaints: &mut Vec<Complaint>,
) -> usize {
    if games[earlier].barred.is_some() || games[later].barred.is_some() {
        return 0;
    }
    let place = |game: &Game| (game.file.to_string(), game.number);
    if contradicts {
        let (first, second) = (place(&games[earlier]), place(&games[later]));
        complaints.push(Complaint::new(
            &second.0,
            None,
            CopiesTold::Conflict {
                game: second.1,
                file: first.0.clone(),
                other: first.1,
            },
        ));
        let of =
            |(file, game): (String, u64)| -> Fact { BarredCopy::Conflict { file, game }.into() };
        games[earlier].barred = Some(of(second));
        games[later].barred = Some(of(first));
        return 0;
    }
    let moves_stand_first = games[earlier].has_moves && !games[later].has_moves;
    let (kept, left_out) = match moves_stand_first {
        true => (later, earlier),
        false => (earlier, later),
    };
    if !games[kept].has_moves && games[left_out].has_moves {
        games[kept].audited = games[left_out].audited.clone();
        games[kept].findings = games[left_out].findings.clone();
        games[kept].decisive = games[left_out].decisive.clone();
    }
    let (file, game) = place(&games[kept]);
    games[left_out].barred = Some(BarredCopy::Copy { file, game }.into());
    1
}

/// Whether two entries of one pairing, of which one at least has no moves, are the same game.
fn are_one(one: &Game, other: &Game, tournaments: &[Tournament]) -> bool {
    let both_have_moves = one.has_moves && other.has_moves;
    if both_have_moves
        || one.file == other.file
        || one.carried_for.is_some()
        || other.carried_for.is_some()
    {
        return false;
    }
    let rounds = NumberedRound::read(&one.round).zip(NumberedRound::read(&other.round));
    let is_round = rounds.is_some_and(|(round, other)| round.may_be(other));
    let start = |game: &Game| tournaments[game.tournament].start;
    let first_day = |game: &Game| game.day.map(|day| day.first()).or(start(game));
    let name = |game: &Game| folded(&tournaments[game.tournament].name);
    let same_name = !name(one).is_empty() && name(one) == name(other);
    let days = one.day.zip(other.day);
    let apart = days.map(|(day, other)| between(day.first(), other.first()));
    // An event of another name is the same one if it has the same days. A game file and a report often name it otherwise.
    let is_in_days = first_day(one)
        .zip(first_day(other))
        .is_some_and(|(day, other)| between(day, other) <= SHORT_EVENT);
    let is_event = match same_name || one.tournament == other.tournament {
        true => first_day(one)
            .zip(first_day(other))
            .is_none_or(|(day, other)| between(day, other) <= LONGEST_EVENT),
        false => apart.is_some() || is_in_days && one.has_moves != other.has_moves,
    };
    let is_day = apart.is_none_or(|days| days <= 1);
    is_round && is_event && is_day
}

fn between(one: Date, other: Date) -> i64 {
    (one.duration_since(other).as_hours() / 24).abs()
}

/// What both players scored, and whether they played for it.
fn score(outcome: &GameOutcome) -> Option<(bool, HalfPoints, HalfPoints)> {
    match outcome {
        GameOutcome::Played(white, black) | GameOutcome::TooShort(white, black) => {
            Some((true, *white, *black))
        }
        GameOutcome::Default(white, black) => Some((false, *white, *black)),
        GameOutcome::Unfinished => None,
    }
}
