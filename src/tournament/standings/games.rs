//! Tie-breaks that count a side's own rounds: wins, games with Black, rounds elected to play, the progressive score, Koya's
//! system, standard points (C.07, articles 7 and 9.2), and Kashdan's of the Catalan rules.

use std::cmp::Ordering;

use crate::board::Color;
use crate::points::{Amount, Hundredths};
use crate::tournament::cell::Own;

use super::field::{Field, Turn};
use super::score::{Score, TieLine};
use super::tiebreak::TieBreak;

/// Counts the rounds for which something holds.
pub fn count(field: &Field<'_>, holds: impl Fn(&Turn) -> bool) -> Vec<Score> {
    let of_side = |side: usize| {
        let rounds = field.turns(side).filter(|(_, turn)| holds(turn));
        let rounds: Vec<u32> = rounds.map(|(round, _)| round).collect();
        let amount = Amount::whole(rounds.len() as i64);
        match rounds.is_empty() {
            true => Score::of(amount, TieLine::NoRounds),
            false => Score::of(amount, TieLine::Rounds { rounds, amount }),
        }
    };
    (0..field.sides.len()).map(of_side).collect()
}

/// Rounds that were worth a win, played or not (7.1).
pub fn wins(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let kind = field.kind(tiebreak.of);
    let win = field.won_round(kind);
    count(field, |turn| match turn.own {
        Some(own) => own == Own::Win,
        None => turn.points[kind] == win && win > Hundredths::ZERO,
    })
}

/// Wins over the board (7.2).
pub fn won(field: &Field<'_>) -> Vec<Score> {
    count(field, |turn| turn.own == Some(Own::Win))
}

/// Games played with Black (7.3), or those of them that were won (7.4).
pub fn with_black(field: &Field<'_>, only_won: bool) -> Vec<Score> {
    count(field, |turn| {
        turn.played && turn.color == Some(Color::Black) && (!only_won || turn.own == Some(Own::Win))
    })
}

/// The score after each round, added up (7.5). A cut takes away the first rounds.
pub fn progressive(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let kind = field.kind(tiebreak.of);
    let of_side = |side: usize| {
        let (mut so_far, mut sum) = (Hundredths::ZERO, Hundredths::ZERO);
        let mut lines = Vec::new();
        for (round, turn) in field.turns(side) {
            so_far += turn.points[kind];
            let amount = Amount::of_points(so_far);
            let line = TieLine::AfterRound { round, amount }.into();
            lines.push(match round <= tiebreak.cut_low {
                true => TieLine::Cut { line }.into(),
                false => {
                    sum += so_far;
                    line
                }
            });
        }
        Score::sum(Amount::of_points(sum), lines)
    };
    (0..field.sides.len()).map(of_side).collect()
}

/// The points made against those who have at least half of what could be made (9.2).
pub fn koya(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let kind = field.kind(tiebreak.of);
    let most = field.won_round(kind).times(rounds_for_each(field));
    let percent = i64::from(tiebreak.limit.percent);
    // In parts of a hundredth, so that no half is lost.
    let is_above =
        |points: Hundredths| 100 * (points.get() - tiebreak.limit.beside) >= percent * most.get();
    let limit = Amount::of_parts(percent * most.get() + 100 * tiebreak.limit.beside, 0);
    let of_side = |side: usize| {
        let mut lines = vec![TieLine::Limit { limit }.into()];
        let mut sum = Hundredths::ZERO;
        for (round, turn) in field.turns(side) {
            let Some(place) = turn.opponent else { continue };
            let opponent = field.name(place);
            if is_above(field.points(place, kind)) {
                sum += turn.points[kind];
                let amount = Amount::of_points(turn.points[kind]);
                let opponent = Some(opponent);
                lines.push(
                    TieLine::Result {
                        round,
                        opponent,
                        amount,
                    }
                    .into(),
                );
            } else {
                let amount = Amount::of_points(field.points(place, kind));
                lines.push(
                    TieLine::BelowLimit {
                        round,
                        opponent,
                        amount,
                    }
                    .into(),
                );
            }
        }
        Score::sum(Amount::of_points(sum), lines)
    };
    (0..field.sides.len()).map(of_side).collect()
}

/// How many games each has: in a round robin of an odd number everybody is free once in each cycle, and who was never paired
/// leaves one game less to the others.
fn rounds_for_each(field: &Field<'_>) -> u32 {
    let mut rounds = field.rounds;
    let sides = field.sides.len() as u32;
    if field.is_round_robin && sides > 0 {
        if rounds.is_multiple_of(sides) {
            rounds -= rounds / sides;
        }
        let is_absent = |side: &usize| field.turns(*side).all(|(_, turn)| turn.opponent.is_none());
        let absent = (0..field.sides.len()).filter(is_absent).count() as u32;
        rounds = rounds.saturating_sub(absent);
    }
    rounds
}

/// A point for each round in which a side made more than its opponent, half a point for each in which both made the same;
/// without play, as its points are more than a draw's or the same (7.7).
pub fn standard(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Score> {
    let kind = field.kind(tiebreak.of);
    let drawn = field.drawn_round(kind);
    let of_side = |side: usize| {
        let mut lines = Vec::new();
        let mut sum = Hundredths::ZERO;
        for (round, turn) in field.turns(side) {
            let opponents = turn.opponent.filter(|_| turn.played).and_then(|opponent| {
                let turns = &field.sides[opponent].turns;
                Some(turns.get(round as usize - 1)?.points[kind])
            });
            let made = match turn.points[kind].cmp(&opponents.unwrap_or(drawn)) {
                Ordering::Greater => Own::Win,
                Ordering::Equal => Own::Draw,
                Ordering::Less => Own::Loss,
            };
            let made = made.score().hundredths();
            sum += made;
            let opponent = turn.opponent.map(|opponent| field.name(opponent));
            let amount = Amount::of_points(made);
            lines.push(
                TieLine::Result {
                    round,
                    opponent,
                    amount,
                }
                .into(),
            );
        }
        Score::sum(Amount::of_points(sum), lines)
    };
    (0..field.sides.len()).map(of_side).collect()
}

/// 4 for a win, 2 for a draw, 1 for a loss, 2 for a game that was decided without play (Catalan rules).
pub fn kashdan(field: &Field<'_>) -> Vec<Score> {
    let of_side = |side: usize| {
        let [mut won, mut drawn, mut lost, mut unplayed] = [0; 4];
        for (_, turn) in field.turns(side) {
            match (turn.own, turn.opponent) {
                (Some(Own::Win), _) => won += 1,
                (Some(Own::Draw), _) => drawn += 1,
                (Some(Own::Loss), _) => lost += 1,
                (None, Some(_)) => unplayed += 1,
                (None, None) => {}
            }
        }
        let amount = Amount::whole((4 * won + 2 * drawn + lost + 2 * unplayed) as i64);
        let line = TieLine::Kashdan {
            won,
            drawn,
            lost,
            unplayed,
            amount,
        };
        Score::of(amount, line)
    };
    (0..field.sides.len()).map(of_side).collect()
}
