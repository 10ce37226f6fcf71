//! Tie-breaks from the opponents' points: Buchholz, Fore Buchholz, their average, Sonneborn-Berger and its forms for teams
//! (C.07, articles 8, 9, 12), with unplayed rounds as article 16 has them, and the sums of the Catalan rules, which say
//! nothing of unplayed rounds.

use crate::fact::Fact;
use crate::points::{Amount, Hundredths};
use crate::tournament::Own;

use super::Rules;
use super::field::{Field, GAME};
use super::score::{Score, TieLine};
use super::tiebreak::{Criterion, Of, TieBreak};

/// The points of every side as its opponents count them (16.3), and as it counts them itself (16.4).
struct Adjusted {
    for_opponents: Vec<Hundredths>,
    own: Vec<Hundredths>,
    /// Rounds that count as draws.
    draws: Vec<Vec<u32>>,
}

impl Adjusted {
    fn new(field: &Field<'_>, kind: usize, fore: bool) -> Adjusted {
        let mut adjusted = Adjusted {
            for_opponents: Vec::new(),
            own: Vec::new(),
            draws: Vec::new(),
        };
        // Only the last round of the tournament is played again as draws.
        let fore = fore && field.rounds == field.tournament.rounds;
        let drawn = field.drawn_round(kind);
        for side in 0..field.sides.len() {
            let points = field.points(side, kind);
            let (mut for_opponents, mut own) = (points - field.sides[side].beside[kind], points);
            let mut draws = Vec::new();
            if field.rules.is_fide() {
                // Requested byes behind the last round in which he was there count as draws (16.2.5, 16.3.2).
                let was_there = |(round, turn): (u32, &super::field::Turn)| {
                    let is_last = fore && round == field.rounds && turn.opponent.is_some();
                    (!turn.voluntary || is_last).then_some(round)
                };
                let last = field.turns(side).filter_map(was_there).last().unwrap_or(0);
                for (round, turn) in field.turns(side) {
                    if round > last && turn.opponent.is_none() && !field.is_round_robin {
                        for_opponents += drawn - turn.points[kind];
                        draws.push(round);
                    } else if fore && round == field.rounds && turn.opponent.is_some() {
                        let change = drawn - turn.points[kind];
                        for_opponents += change;
                        own += change;
                        draws.push(round);
                    }
                }
            }
            adjusted.for_opponents.push(for_opponents);
            adjusted.own.push(own);
            adjusted.draws.push(draws);
        }
        adjusted
    }
}

/// What a round contributes.
struct Contribution {
    /// The opponent's points, or what stands for them.
    base: Hundredths,
    value: Amount,
    voluntary: bool,
    line: Fact,
}

/// Buchholz and its kin of one side.
pub fn score(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let (of_opponent, of_result) = kinds(field, tiebreak);
    let adjusted = Adjusted::new(field, of_opponent, tiebreak.fore);
    let product = of_result.is_some();
    (0..field.sides.len())
        .map(|side| {
            let contributions =
                contributions(field, tiebreak, &adjusted, side, of_opponent, of_result);
            summed(contributions, tiebreak, field.rounds, product)
        })
        .collect()
}

/// The points of the opponents, and of the results that they are multiplied with, if they are.
fn kinds(field: &Field<'_>, tiebreak: &TieBreak) -> (usize, Option<usize>) {
    match tiebreak.criterion {
        Criterion::SonnebornBerger => {
            let kind = field.kind(tiebreak.of);
            (kind, Some(kind))
        }
        Criterion::Extended(opponent, result) => {
            let opponent = match (opponent, tiebreak.of) {
                (Of::Primary, of) => field.kind(of),
                (opponent, _) => field.kind(opponent),
            };
            let result = match result {
                Of::Secondary if field.teams => 1 - opponent,
                result => field.kind(result),
            };
            (opponent, Some(result))
        }
        _ => (field.kind(tiebreak.of), None),
    }
}

fn contributions(
    field: &Field<'_>,
    tiebreak: &TieBreak,
    adjusted: &Adjusted,
    side: usize,
    of_opponent: usize,
    of_result: Option<usize>,
) -> Vec<Contribution> {
    let mut contributions = Vec::new();
    let as_played = tiebreak.as_played || field.is_round_robin && !tiebreak.as_swiss;
    for (round, turn) in field.turns(side) {
        let is_last_of_fore =
            tiebreak.fore && round == field.rounds && field.rounds == field.tournament.rounds;
        let counts = turn.played || as_played || is_last_of_fore || !field.rules.is_fide();
        let own = adjusted.own[side];
        let (base, mut voluntary, line): (Hundredths, bool, Fact) = match turn.opponent {
            Some(opponent) if counts => {
                let base = adjusted.for_opponents[opponent];
                (
                    base,
                    false,
                    opponent_line(field, adjusted, of_opponent, round, opponent).into(),
                )
            }
            // The Catalan rules and a round robin know opponents only.
            None if !field.rules.is_fide() || field.is_round_robin => continue,
            Some(_) | None => {
                let cap = match turn.opponent {
                    _ if field.rules != Rules::Fide2026 => own,
                    Some(opponent) => adjusted.for_opponents[opponent],
                    None => field.drawn_round(of_opponent).times(field.rounds),
                };
                let line = match cap < own {
                    true => TieLine::DummyCapped {
                        round,
                        own: Amount::of_points(own),
                        amount: Amount::of_points(cap),
                    },
                    false => TieLine::Dummy {
                        round,
                        amount: Amount::of_points(own),
                    },
                };
                (own.min(cap), turn.voluntary, line.into())
            }
        };
        voluntary &= field.rules.is_fide();
        let (value, line) = match of_result {
            None => (Amount::of_points(base), line),
            Some(kind) => times(line, base, result(field, turn.points, kind, turn.own)),
        };
        contributions.push(Contribution {
            base,
            value,
            voluntary,
            line,
        });
    }
    contributions
}

/// What the opponent's points are multiplied with: under FIDE's rules the points that were made; the Catalan rules speak of
/// opponents beaten and drawn with, whatever that is worth.
fn result(field: &Field<'_>, points: [Hundredths; 2], kind: usize, own: Option<Own>) -> Hundredths {
    match (field.rules.is_fide(), own) {
        (false, Some(own)) if !(field.teams && kind == GAME) => own.score().hundredths(),
        (false, None) if points[kind] > Hundredths::ZERO => Own::Win.score().hundredths(),
        (false, None) => Hundredths::ZERO,
        _ => points[kind],
    }
}

fn times(line: Fact, base: Hundredths, result: Hundredths) -> (Amount, Fact) {
    let product = Amount::of_parts(base.get() * result.get(), 2);
    let line = TieLine::Times {
        line,
        result: Amount::of_points(result),
        product,
    };
    (product, line.into())
}

fn opponent_line(
    field: &Field<'_>,
    adjusted: &Adjusted,
    kind: usize,
    round: u32,
    opponent: usize,
) -> TieLine {
    let (name, amount) = (field.name(opponent), adjusted.for_opponents[opponent]);
    let made = field.points(opponent, kind);
    let draws = &adjusted.draws[opponent];
    match draws.is_empty() || amount == made {
        true => TieLine::Opponent {
            round,
            opponent: name,
            amount: Amount::of_points(amount),
        },
        false => TieLine::Adjusted {
            round,
            opponent: name,
            made: Amount::of_points(made),
            draws: draws.clone(),
            amount: Amount::of_points(amount),
        },
    }
}

/// Cuts, then adds up. Of the lowest, what comes from a voluntary unplayed round goes first, unless another
/// contribution is lower still (16.5).
fn summed(mut all: Vec<Contribution>, tiebreak: &TieBreak, rounds: u32, product: bool) -> Score {
    let least = if product { 2 } else { 0 };
    let low = tiebreak.cut_low.min(rounds);
    let high = tiebreak.cut_high.min(rounds - low);
    let mut lines = Vec::new();
    let mut cut = Vec::new();
    for _ in 0..low {
        let lowest = place_of(&all, |own| (own.base.get(), own.value.parts()));
        let voluntary = all
            .iter()
            .enumerate()
            .filter(|(_, own)| own.voluntary)
            .min_by_key(|(_, own)| (own.value.parts(), own.base.get()))
            .map(|(place, _)| place);
        let Some(lowest) = lowest else { break };
        let first = voluntary.filter(|own| all[*own].value.parts() >= all[lowest].value.parts());
        let gone = all.remove(first.unwrap_or(lowest));
        let by_choice = first.is_some_and(|first| first != lowest);
        cut.push(match by_choice {
            true => Fact::from(TieLine::CutVoluntary { line: gone.line }),
            false => TieLine::Cut { line: gone.line }.into(),
        });
    }
    for _ in 0..high {
        let highest = place_of(&all, |own| (-own.base.get(), -own.value.parts()));
        let Some(highest) = highest else { break };
        let line = all.remove(highest).line;
        cut.push(TieLine::CutHigh { line }.into());
    }
    let sum: i64 = all.iter().map(|own| own.value.parts()).sum();
    lines.extend(all.into_iter().map(|own| own.line));
    lines.extend(cut);
    Score::sum(Amount::of_parts(sum, least), lines)
}

fn place_of(all: &[Contribution], key: impl Fn(&Contribution) -> (i64, i64)) -> Option<usize> {
    let places = 0..all.len();
    places.min_by_key(|place| key(&all[*place]))
}

/// The mean of the opponents' Buchholz, over games that were played (8.2).
pub fn average(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let scores = score(field, tiebreak);
    let decimals = match field.rounds {
        0..9 => 2,
        9..27 => 3,
        _ => 4,
    };
    let of_side = |side: usize| {
        let mut lines = Vec::new();
        let mut sum = Hundredths::ZERO;
        for (round, turn) in field.turns(side).filter(|(_, turn)| turn.played) {
            let Some(opponent) = turn.opponent else {
                continue;
            };
            let amount = scores[opponent].value.unwrap_or_default();
            // Buchholz is a sum of points, so that it has no more than hundredths.
            sum += Hundredths::new(amount.parts() / 100);
            let opponent = field.name(opponent);
            lines.push(
                TieLine::Opponent {
                    round,
                    opponent,
                    amount,
                }
                .into(),
            );
        }
        let count = lines.len();
        if count == 0 {
            return Score::none(TieLine::NoGames);
        }
        let amount = Amount::mean(sum, count as i64, decimals);
        let sum = Amount::of_points(sum);
        lines.push(TieLine::Mean { sum, count, amount }.into());
        Score {
            value: Some(amount),
            lines,
        }
    };
    (0..field.sides.len()).map(of_side).collect()
}
