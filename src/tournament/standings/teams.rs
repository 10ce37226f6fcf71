//! Tie-breaks of teams from their boards (C.07, article 12; the Catalan rules' Dutch system), and the one that adds a share of
//! the opponents' strength to the other points (13.4).

use crate::fact::Fact;
use crate::points::{Amount, Hundredths, nearest};

use super::field::{Field, GAME, MATCH, Turn};
use super::score::{Score, TieLine};
use super::tiebreak::{Boards, TieBreak};
use crate::tournament::TeamRound;
use crate::tournament::cell::Alone;

/// The points of a team at each board, from board 1; of rounds without a match, the game points spread over the boards. The
/// allocated bye is a game won at every board, whatever it is worth to the team (C.07, article 12).
pub fn board_points(field: &Field<'_>, side: usize) -> Vec<Hundredths> {
    let boards = field.boards as usize;
    let mut points = vec![Hundredths::ZERO; boards];
    for (round, turn) in field.turns(side) {
        let is_bye =
            field.tournament.team_round(side, round) == TeamRound::Alone(Alone::AllocatedBye);
        let of_round = match is_bye && field.rules.is_fide() {
            true => vec![field.win[GAME]; boards],
            false => of_turn(field, side, turn),
        };
        for (sum, own) in points.iter_mut().zip(of_round) {
            *sum += own;
        }
    }
    points
}

fn of_turn(field: &Field<'_>, side: usize, turn: &Turn) -> Vec<Hundredths> {
    let boards = field.boards as usize;
    let spread = || vec![Hundredths::new(turn.points[GAME].get() / boards as i64); boards];
    let tournament = field.tournament;
    let Some(of) = turn
        .of_match
        .and_then(|place| tournament.matches.get(place))
    else {
        return spread();
    };
    let Some(own) = of.side(side).filter(|_| !of.boards.is_empty()) else {
        return spread();
    };
    let mut points = vec![Hundredths::ZERO; boards];
    for board in &of.boards {
        let sum = points.get_mut(board.board as usize - 1);
        if let (Some(player), Some(sum)) = (board.players[own], sum) {
            *sum += tournament.cell(player, of.round).points;
        }
    }
    points
}

/// The points of a match at its boards, as the extended direct encounter weighs them: all by their numbers, the fewer the
/// better; those of one board; those of the first so many.
pub fn weighted(field: &Field<'_>, side: usize, turn: &Turn, boards: Boards, number: u32) -> i64 {
    let points = of_turn(field, side, turn);
    let weight = |board: u32| match boards {
        Boards::Count => -i64::from(board),
        Boards::Top => i64::from(board == number),
        Boards::Bottom => i64::from(board <= number),
        Boards::Nothing => 0,
    };
    (1..)
        .zip(points)
        .map(|(board, points)| weight(board) * points.get())
        .sum()
}

/// Board count: points times the number of the board, the fewer the better (12.1).
pub fn board_count(field: &Field<'_>) -> Vec<Score> {
    by_board(field, |board| board)
}

/// Whether all these teams have made the same game points: only then do their board counts tell them apart (12.1).
pub fn have_equal_game_points(field: &Field<'_>, group: &[usize]) -> bool {
    let points = |side: &usize| field.points(*side, GAME);
    group.iter().all(|side| points(side) == points(&group[0]))
}

/// The Dutch system of the Catalan rules: points of board 1 times the number of boards, and so on downwards.
pub fn dutch(field: &Field<'_>) -> Vec<Score> {
    by_board(field, |board| field.boards + 1 - board)
}

fn by_board(field: &Field<'_>, times: impl Fn(u32) -> u32) -> Vec<Score> {
    let of_side = |side: usize| {
        let mut sum = Hundredths::ZERO;
        let mut lines = Vec::new();
        for (board, points) in (1..).zip(board_points(field, side)) {
            let times = times(board);
            let product = points.times(times);
            sum += product;
            let (points, amount) = (Amount::of_points(points), Amount::of_points(product));
            lines.push(
                TieLine::Board {
                    board,
                    points,
                    times,
                    amount,
                }
                .into(),
            );
        }
        Score::sum(Amount::of_points(sum), lines)
    };
    (0..field.sides.len()).map(of_side).collect()
}

/// Those who are level, told apart by the points of board 1, then of board 2 and so on; or from all but the last board, all but
/// the last two (12.2, 12.3).
pub fn split(
    field: &Field<'_>,
    from_top: bool,
    group: &[usize],
    lines: &mut [Vec<Fact>],
) -> Vec<Vec<usize>> {
    let points: Vec<Vec<Hundredths>> = group
        .iter()
        .map(|side| board_points(field, *side))
        .collect();
    let keys = points.iter().map(|points| -> Vec<Hundredths> {
        match from_top {
            true => points.clone(),
            false => (0..points.len())
                .rev()
                .map(|last| points[..last].iter().copied().sum())
                .collect(),
        }
    });
    let mut sides: Vec<(Vec<Hundredths>, usize)> = keys.zip(group.iter().copied()).collect();
    for ((_, side), points) in sides.iter().zip(&points) {
        for (board, points) in (1..).zip(points) {
            let points = Amount::of_points(*points);
            lines[*side].push(TieLine::BoardPoints { board, points }.into());
        }
    }
    sides.sort_by(|one, other| other.0.cmp(&one.0));
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut before: Option<Vec<Hundredths>> = None;
    for (key, side) in sides {
        match parts.last_mut() {
            Some(part) if before.as_ref() == Some(&key) => part.push(side),
            _ => parts.push(vec![side]),
        }
        before = Some(key);
    }
    parts
}

/// The other points, and a share of the sum of the opponents' leading points (13.4).
pub fn score_and_strength(field: &Field<'_>, tiebreak: &TieBreak, sums: Vec<Score>) -> Vec<Score> {
    let leading = field.kind(tiebreak.of);
    let other = MATCH + GAME - leading;
    // How many of the one go into the other, rounded down, unless the divisor is given.
    let [win, other_win] = [field.win[leading], field.win[other]];
    let rounds = i64::from(field.rounds);
    let boards = i64::from(field.boards);
    let usual = match leading == MATCH {
        true => win.get() * rounds / (other_win.get() * boards).max(1),
        false => win.get() * rounds * boards / other_win.get().max(1),
    };
    let divisor = tiebreak.divisor.unwrap_or(usual.max(1) as u32);
    let of_side = |(side, sum): (usize, Score)| {
        let points = Amount::of_points(field.points(side, other));
        let value = sum.value.unwrap_or_default();
        let hundredths = nearest(
            points.parts() * i64::from(divisor) + value.parts(),
            i64::from(divisor) * 100,
        );
        let amount = Amount::of_parts(hundredths * 100, 2);
        let mut lines = sum.lines;
        let line = TieLine::Share {
            points,
            sum: value,
            divisor,
            amount,
        };
        lines.push(line.into());
        Score {
            value: Some(amount),
            lines,
        }
    };
    sums.into_iter().enumerate().map(of_side).collect()
}
