//! Tie-breaks from ratings (C.07, article 10): the average rating of opponents, the performance by the table of FIDE's rating
//! rules, the perfect performance, and the averages of the opponents' performances. Only games over the board count; where
//! somebody has no rating there is no number, unless it was said what he counts with.

use crate::points::{Amount, HalfPoints, Hundredths, nearest};
use crate::rating::systems::fide::tables::{expectation, performance};

use super::field::Field;
use super::score::{Score, TieLine};
use super::tiebreak::{Criterion, TieBreak};

/// A game against somebody with a rating, or with what stands for one.
#[derive(Copy, Clone)]
struct Rated {
    round: u32,
    opponent: usize,
    rating: Option<i64>,
    score: HalfPoints,
}

pub fn score(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let unrated = field
        .sides
        .iter()
        .filter(|side| side.rating.is_none())
        .count();
    if unrated > 0 && tiebreak.unrated.is_none() {
        let players = unrated;
        return vec![Score::none(TieLine::Unrated { players }); field.sides.len()];
    }
    let sides = 0..field.sides.len();
    match tiebreak.criterion {
        Criterion::AverageRating => sides
            .map(|side| average_rating(field, tiebreak, side))
            .collect(),
        Criterion::Performance => sides.map(|side| by_table(field, tiebreak, side)).collect(),
        Criterion::PerfectPerformance => sides.map(|side| perfect(field, tiebreak, side)).collect(),
        Criterion::AveragePerformance => {
            let of_opponents = sides.map(|side| by_table(field, tiebreak, side));
            of_opponents_performance(field, &of_opponents.collect::<Vec<Score>>())
        }
        _ => {
            let of_opponents = sides.map(|side| perfect(field, tiebreak, side));
            of_opponents_performance(field, &of_opponents.collect::<Vec<Score>>())
        }
    }
}

/// The games that count, cuts made, and the lines that tell of all.
fn games(
    field: &Field<'_>,
    tiebreak: &TieBreak,
    side: usize,
) -> (Vec<Rated>, Vec<crate::fact::Fact>) {
    let substitute = tiebreak.unrated.map(i64::from);
    let mut games = Vec::new();
    for (round, turn) in field.turns(side) {
        let (Some(opponent), Some(own)) = (turn.opponent, turn.own) else {
            continue;
        };
        let rating = field.sides[opponent].rating.map(i64::from);
        games.push(Rated {
            round,
            opponent,
            rating: rating.or(substitute),
            score: own.score(),
        });
    }
    let line = |game: &Rated| {
        let (round, opponent) = (game.round, field.name(game.opponent));
        let rating = game.rating.unwrap_or_default();
        match field.sides[game.opponent].rating {
            Some(_) => TieLine::OpponentRating {
                round,
                opponent,
                rating,
            },
            None => TieLine::UnratedAs {
                round,
                opponent,
                rating,
            },
        }
    };
    let mut cut = Vec::new();
    for _ in 0..tiebreak.cut_low {
        let lowest = (0..games.len()).min_by_key(|place| games[*place].rating);
        let Some(lowest) = lowest else { break };
        let line = line(&games.remove(lowest)).into();
        cut.push(TieLine::Cut { line }.into());
    }
    for _ in 0..tiebreak.cut_high {
        let highest = (0..games.len())
            .rev()
            .max_by_key(|place| games[*place].rating);
        let Some(highest) = highest else { break };
        let line = line(&games.remove(highest)).into();
        cut.push(TieLine::CutHigh { line }.into());
    }
    let mut lines: Vec<_> = games.iter().map(|game| line(game).into()).collect();
    lines.extend(cut);
    (games, lines)
}

/// The mean to the nearest whole number, a half up (10.1).
fn mean(games: &[Rated]) -> Option<i64> {
    let sum: i64 = games.iter().filter_map(|game| game.rating).sum();
    (!games.is_empty()).then(|| nearest(sum, games.len() as i64))
}

fn average_rating(field: &Field<'_>, tiebreak: &TieBreak, side: usize) -> Score {
    let (games, mut lines) = games(field, tiebreak, side);
    let Some(mean) = mean(&games) else {
        lines.push(TieLine::NoGames.into());
        return Score { value: None, lines };
    };
    let games = games.len();
    lines.push(TieLine::RatingMean { games, mean }.into());
    Score {
        value: Some(Amount::whole(mean)),
        lines,
    }
}

/// The average rating and the difference that the percentage stands for, which is rounded to the nearest, a half up (10.2).
fn by_table(field: &Field<'_>, tiebreak: &TieBreak, side: usize) -> Score {
    let (games, mut lines) = games(field, tiebreak, side);
    let Some(mean) = mean(&games) else {
        lines.push(TieLine::NoGames.into());
        return Score { value: None, lines };
    };
    let score: HalfPoints = games.iter().map(|game| game.score).sum();
    let count = games.len();
    let percentage = nearest(50 * i64::from(score.halves()), count as i64) as u32;
    let difference = performance(percentage);
    lines.push(TieLine::RatingMean { games: count, mean }.into());
    let amount = mean + difference;
    let line = TieLine::Performance {
        score: Amount::of_points(score.hundredths()),
        games: count,
        percentage,
        difference,
        amount,
    };
    lines.push(line.into());
    Score {
        value: Some(Amount::whole(amount)),
        lines,
    }
}

/// What nobody who scored nothing is put below his weakest opponent by (10.3).
const BELOW_THE_LOWEST: i64 = 800;

/// The lowest rating from which the score was to be expected (10.3). Differences are not cut at 400 points.
fn perfect(field: &Field<'_>, tiebreak: &TieBreak, side: usize) -> Score {
    let (games, mut lines) = games(field, tiebreak, side);
    let ratings: Vec<i64> = games.iter().filter_map(|game| game.rating).collect();
    let (Some(lowest), Some(highest)) = (ratings.iter().min(), ratings.iter().max()) else {
        lines.push(TieLine::NoGames.into());
        return Score { value: None, lines };
    };
    let (lowest, highest) = (*lowest, *highest);
    let score: HalfPoints = games.iter().map(|game| game.score).sum();
    if score == HalfPoints::NONE {
        let amount = lowest - BELOW_THE_LOWEST;
        lines.push(TieLine::PerfectOfNothing { lowest, amount }.into());
        return Score {
            value: Some(Amount::whole(amount)),
            lines,
        };
    }
    let wanted = score.hundredths();
    let expected = |rating: i64| -> Hundredths {
        let of_game = |opponent: &i64| expectation((rating - opponent) as i32);
        ratings.iter().map(of_game).sum()
    };
    // What is expected grows with the rating: the first from which it suffices lies between these.
    let (mut below, mut enough) = (lowest - BELOW_THE_LOWEST, highest + BELOW_THE_LOWEST);
    while enough - below > 1 {
        let middle = (below + enough) / 2;
        match expected(middle) >= wanted {
            true => enough = middle,
            false => below = middle,
        }
    }
    let line = TieLine::Perfect {
        amount: enough,
        expected: expected(enough),
        below: expected(enough - 1),
        score: Amount::of_points(wanted),
    };
    lines.push(line.into());
    Score {
        value: Some(Amount::whole(enough)),
        lines,
    }
}

/// The mean of the opponents' performances, to the nearest whole number, a half up (10.4, 10.5).
fn of_opponents_performance(field: &Field<'_>, performances: &[Score]) -> Vec<Score> {
    let of_side = |side: usize| {
        let mut lines = Vec::new();
        let mut sum = 0;
        for (round, turn) in field.turns(side).filter(|(_, turn)| turn.played) {
            let Some(opponent) = turn.opponent else {
                continue;
            };
            let Some(value) = performances[opponent].value else {
                continue;
            };
            let amount = value.parts() / 10_000;
            sum += amount;
            let opponent = field.name(opponent);
            lines.push(
                TieLine::OpponentPerformance {
                    round,
                    opponent,
                    amount,
                }
                .into(),
            );
        }
        let games = lines.len();
        if games == 0 {
            return Score::none(TieLine::NoGames);
        }
        let mean = nearest(sum, games as i64);
        lines.push(TieLine::RatingMean { games, mean }.into());
        Score {
            value: Some(Amount::whole(mean)),
            lines,
        }
    };
    (0..field.sides.len()).map(of_side).collect()
}
