//! The one game that decides between two teams that are level, where the event's regulations have one (`team.tie_break_game`).
//! It comes before every other tie-break. Where matches lead, it decides the level match itself (`Match::decided`).

use crate::fact::Fact;
use crate::tournament::{TieBreakGame, Tournament};

use super::field::Field;
use super::score::TieLine;
use super::tiebreak::{Criterion, TieBreak};

/// The order of tie-breaks, with the game ahead of it where the regulations have one and the points on the boards lead.
pub fn with_tie_break_game(order: Vec<TieBreak>, tournament: &Tournament) -> Vec<TieBreak> {
    let event = tournament.event.as_deref();
    let team = event.and_then(|event| event.team.as_ref());
    let has_game = team.is_some_and(|team| team.tie_break_game.is_some());
    let is_named = |tiebreak: &TieBreak| tiebreak.criterion == Criterion::TieBreakGame;
    let leads = has_game && !tournament.teams.is_empty() && tournament.match_scoring.olympic;
    match leads && !order.iter().any(is_named) {
        true => TieBreak::parse("TBG").into_iter().chain(order).collect(),
        false => order,
    }
}

/// Two teams that are level: the winner of their only game first.
pub fn split(field: &Field<'_>, group: &[usize], lines: &mut [Vec<Fact>]) -> Vec<Vec<usize>> {
    let undecided = || vec![group.to_vec()];
    let [one, other] = group[..] else {
        return undecided();
    };
    let Some(game) = only_game(field.tournament, [one, other]) else {
        return undecided();
    };
    let Some(winner) = game.winner.map(|side| game.teams[side]) else {
        return undecided();
    };
    let loser = if winner == one { other } else { one };
    for (side, opponent) in [(winner, loser), (loser, winner)] {
        let line = TieLine::TieBreakGame {
            opponent: field.name(opponent),
            game: game.number,
            won: side == winner,
            drawn: game.drawn,
        };
        lines[side].push(line.into());
    }
    vec![vec![winner], vec![loser]]
}

/// The game of two teams, if there is no more than one.
fn only_game(tournament: &Tournament, teams: [usize; 2]) -> Option<&TieBreakGame> {
    let mut games = tournament
        .tie_break_games
        .iter()
        .filter(|game| teams.iter().all(|team| game.teams.contains(team)));
    match (games.next(), games.next()) {
        (Some(game), None) => Some(game),
        _ => None,
    }
}
