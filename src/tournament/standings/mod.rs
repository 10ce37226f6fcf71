//! The standings: points first, then tie-breaks one after the other, each only among those who are still level. A tournament,
//! an order and the rules come in; a line for each player or team goes out, with every number's derivation.

mod encounter;
mod field;
mod games;
mod leaving;
mod opponents;
mod ratings;
mod rules;
mod score;
mod teams;
mod tie_break_game;
mod tiebreak;

use std::cmp::Ordering;

use crate::fact::Fact;
use crate::points::{Amount, Hundredths};

use super::Tournament;

pub use field::{Field, GAME, MATCH, Turn};
pub use leaving::{Annulled, Gone, Leaving, team_gone};
pub use rules::{Rules, RulesBasis};
pub use score::{RoundLine, Score, TieLine};
pub use tie_break_game::with_tie_break_game;
pub use tiebreak::fact_of;
pub use tiebreak::{Criterion, Of, TieBreak, TieBreakFault, parse_list};

/// The standings of a tournament after some round.
#[derive(Clone, Debug)]
pub struct Standings {
    pub rules: Rules,
    /// The last round that counts.
    pub rounds: u32,
    /// Whether the lines are teams.
    pub teams: bool,
    pub order: Vec<TieBreak>,
    /// In their order; those who share a place, by their numbers.
    pub lines: Vec<StandingLine>,
}

#[derive(Clone, Debug)]
pub struct StandingLine {
    /// The place among the players, or the teams.
    pub side: usize,
    /// From one; several may share it.
    pub rank: u32,
    pub points: Amount,
    /// One for each tie-break.
    pub scores: Vec<Score>,
}

/// The tournament as it counts after so many rounds: the Catalan rules annul what was made by who leaves, and so may the
/// regulations of a team event. What is annulled comes beside.
pub fn as_counted(
    tournament: Tournament,
    rules: Rules,
    rounds: u32,
) -> (Tournament, Vec<Annulled>) {
    match Leaving::of(&tournament, rules) {
        Some(leaving) => leaving::as_counted(&tournament, rules, rounds, leaving),
        None => (tournament, Vec::new()),
    }
}

/// Reckons the standings of players or, in a team event, of teams, of a tournament [`as_counted`].
pub fn standings(
    tournament: &Tournament,
    order: &[TieBreak],
    rules: Rules,
    rounds: u32,
) -> Standings {
    rank(&Field::new(tournament, rules, rounds), order)
}

/// The standings of the sides of a field.
pub fn rank(field: &Field<'_>, order: &[TieBreak]) -> Standings {
    let sides = field.sides.len();
    let points: Vec<Hundredths> = (0..sides)
        .map(|side| field.standing(side, field.primary))
        .collect();
    let all: Vec<usize> = (0..sides).collect();
    let mut groups = apart(&all, |one, other| points[other].cmp(&points[one]));
    let mut columns: Vec<Vec<Score>> = Vec::new();
    for tiebreak in order {
        let (next, scores) = applied(field, tiebreak, &groups);
        groups = next;
        columns.push(scores);
    }
    let mut lines = Vec::new();
    for group in groups {
        let rank = lines.len() as u32 + 1;
        let mut group = group;
        group.sort_by_key(|side| field.sides[*side].number);
        for side in group {
            lines.push(StandingLine {
                side,
                rank,
                points: Amount::of_points(points[side]),
                scores: columns.iter().map(|column| column[side].clone()).collect(),
            });
        }
    }
    Standings {
        rules: field.rules,
        rounds: field.rounds,
        teams: field.teams,
        order: order.to_vec(),
        lines,
    }
}

/// What a tie-break makes of the groups of those who are level, and its number for each side.
fn applied(
    field: &Field<'_>,
    tiebreak: &TieBreak,
    groups: &[Vec<usize>],
) -> (Vec<Vec<usize>>, Vec<Score>) {
    type Split<'f> = Box<dyn Fn(&[usize], &mut [Vec<Fact>]) -> Vec<Vec<usize>> + 'f>;
    let split: Option<Split<'_>> = match tiebreak.criterion {
        Criterion::DirectEncounter | Criterion::ExtendedEncounter(..) => {
            Some(Box::new(move |group, lines| {
                encounter::split(field, tiebreak, group, lines)
            }))
        }
        Criterion::TieBreakGame => Some(Box::new(move |group, lines| {
            tie_break_game::split(field, group, lines)
        })),
        Criterion::TopBoards | Criterion::BottomBoards => {
            let from_top = tiebreak.criterion == Criterion::TopBoards;
            Some(Box::new(move |group, lines| {
                teams::split(field, from_top, group, lines)
            }))
        }
        _ => None,
    };
    let Some(split) = split else {
        let scores = scores(field, tiebreak);
        let compare = |one: usize, other: usize| {
            let [one, other] = [one, other].map(|side| scores[side].value);
            by_value(one, other, tiebreak.is_low_better())
        };
        let mut scores = scores.clone();
        let mut next = Vec::new();
        for group in groups {
            let counts = tiebreak.criterion != Criterion::BoardCount
                || teams::have_equal_game_points(field, group);
            match counts {
                true => next.extend(apart(group, compare)),
                false => {
                    for side in group {
                        scores[*side].lines.push(TieLine::OtherGamePoints.into());
                    }
                    next.push(group.clone());
                }
            }
        }
        return (next, scores);
    };
    // Here the number is the place among those who were level.
    let mut lines = vec![Vec::new(); field.sides.len()];
    let mut scores = vec![Score::default(); field.sides.len()];
    let mut next = Vec::new();
    for group in groups {
        if let [alone] = group[..] {
            scores[alone] = Score::none(TieLine::Alone);
            next.push(group.clone());
            continue;
        }
        let mut parts = split(group, &mut lines);
        if tiebreak.reversed {
            parts.reverse();
        }
        let mut place = 1;
        for part in &parts {
            for &side in part {
                scores[side] = Score {
                    value: Some(Amount::whole(place)),
                    lines: std::mem::take(&mut lines[side]),
                };
            }
            place += part.len() as i64;
        }
        next.extend(parts);
    }
    (next, scores)
}

/// The number of a tie-break for every side, where it does not hang on who is level.
fn scores(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let given = |amount: &dyn Fn(usize) -> Option<Amount>| -> Vec<Score> {
        let of_side = |side: usize| Score {
            value: amount(side),
            lines: amount(side)
                .map(|amount| TieLine::Given { amount }.into())
                .into_iter()
                .collect(),
        };
        (0..field.sides.len()).map(of_side).collect()
    };
    let points = |kind: usize| given(&|side| Some(Amount::of_points(field.standing(side, kind))));
    match tiebreak.criterion {
        Criterion::Points => points(field.kind(tiebreak.of)),
        Criterion::MatchPoints => points(MATCH),
        Criterion::GamePoints => points(field.kind(Of::Game)),
        Criterion::OtherPoints => points(field.kind(Of::Secondary)),
        Criterion::Wins => games::wins(field, tiebreak),
        Criterion::WonOverTheBoard => games::won(field),
        Criterion::BlackGames => games::with_black(field, false),
        Criterion::BlackWins => games::with_black(field, true),
        Criterion::RoundsElected => games::count(field, |turn| !turn.voluntary),
        Criterion::Progressive => games::progressive(field, tiebreak),
        Criterion::Koya => games::koya(field, tiebreak),
        Criterion::Standard => games::standard(field, tiebreak),
        Criterion::Kashdan => games::kashdan(field),
        Criterion::Buchholz
        | Criterion::ForeBuchholz
        | Criterion::SonnebornBerger
        | Criterion::Extended(..) => opponents::score(field, tiebreak),
        Criterion::AverageBuchholz => opponents::average(field, tiebreak),
        Criterion::AverageRating
        | Criterion::Performance
        | Criterion::PerfectPerformance
        | Criterion::AveragePerformance
        | Criterion::AveragePerfect => ratings::score(field, tiebreak),
        Criterion::BoardCount => teams::board_count(field),
        Criterion::Dutch => teams::dutch(field),
        Criterion::ScoreAndStrength => {
            teams::score_and_strength(field, tiebreak, opponents::score(field, tiebreak))
        }
        Criterion::Number => given(&|side| Some(Amount::whole(field.sides[side].number.into()))),
        Criterion::Rating => given(&|side| {
            field.sides[side]
                .rating
                .map(|rating| Amount::whole(rating.into()))
        }),
        // These are no numbers but places among those who are level.
        Criterion::DirectEncounter
        | Criterion::ExtendedEncounter(..)
        | Criterion::TieBreakGame
        | Criterion::TopBoards
        | Criterion::BottomBoards => vec![Score::default(); field.sides.len()],
    }
}

/// Who has no number comes last.
fn by_value(one: Option<Amount>, other: Option<Amount>, low_is_better: bool) -> Ordering {
    match (one, other) {
        (Some(one), Some(other)) if low_is_better => one.parts().cmp(&other.parts()),
        (Some(one), Some(other)) => other.parts().cmp(&one.parts()),
        (one, other) => other.is_some().cmp(&one.is_some()),
    }
}

/// A group in the order of a comparison; those who are equal stay together.
fn apart(group: &[usize], compare: impl Fn(usize, usize) -> Ordering) -> Vec<Vec<usize>> {
    let mut sorted = group.to_vec();
    sorted.sort_by(|one, other| compare(*one, *other));
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for side in sorted {
        match parts.last_mut() {
            Some(part) if compare(part[0], side) == Ordering::Equal => part.push(side),
            _ => parts.push(vec![side]),
        }
    }
    parts
}

/// The rounds of a side, one line each: what its numbers are made of.
pub fn round_lines(field: &Field<'_>, side: usize) -> Vec<Fact> {
    let line = |(round, turn): (u32, &Turn)| {
        let opponent = turn.opponent.map(|opponent| field.name(opponent));
        let [match_points, game_points] = turn.points.map(Amount::of_points);
        let amount = match_points;
        Fact::from(match opponent {
            Some(opponent) if field.teams => RoundLine::Match {
                round,
                opponent,
                match_points,
                game_points,
            },
            None if field.teams => RoundLine::NoMatch {
                round,
                match_points,
                game_points,
            },
            Some(opponent) => RoundLine::Game {
                round,
                color: turn.color,
                opponent,
                mark: field.tournament.cell(side, round).word(),
                amount,
            },
            None => RoundLine::Alone {
                round,
                mark: field.tournament.cell(side, round).word(),
                amount,
            },
        })
    };
    field.turns(side).map(line).collect()
}
