//! `tie_break_game`: one game, no more, where teams are level, and none where they are not. Where the points on the boards lead,
//! it decides the standings; where matches do, the level match of its round.

use std::collections::BTreeMap;

use crate::points::{Amount, Hundredths};
use crate::tournament::standings::{Field, GAME, Rules};
use crate::tournament::{TieBreakGame, Tournament};

use super::one_match::MeetingReason;
use super::{Found, Ground, Place, SummaryReason, TeamCheck, cannot};

const NAME: &str = "tie_break_game";

pub(super) fn check(ground: &Ground<'_>, counted: &Tournament, rules: Rules) -> Vec<TeamCheck> {
    match ground.tournament.match_scoring.olympic {
        true => of_standings(ground, counted, rules),
        false => of_matches(ground),
    }
}

fn of_standings(ground: &Ground<'_>, counted: &Tournament, rules: Rules) -> Vec<TeamCheck> {
    let tournament = ground.tournament;
    let last = tournament.counted();
    if ground.rounds < last {
        return cannot(NAME, SummaryReason::NotOver { round: last });
    }
    let field = Field::new(counted, rules, ground.rounds);
    let mut games: BTreeMap<[usize; 2], Vec<&TieBreakGame>> = BTreeMap::new();
    for game in &tournament.tie_break_games {
        games.entry(sorted(game.teams)).or_default().push(game);
    }
    // Who else would have to play is not said: an event of two teams has no such question.
    if tournament.teams.len() == 2 {
        games.entry([0, 1]).or_default();
    }
    let mut found = Found::new(NAME, "pairs");
    for (teams, games) in games {
        found.look();
        let points = teams.map(|team| field.standing(team, GAME));
        judge(ground, &mut found, (teams, ground.rounds), &games, points);
    }
    found.done()
}

fn of_matches(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let mut found = Found::new(NAME, "matches");
    let tournament = ground.tournament;
    let belongs = |game: &TieBreakGame, teams: [usize; 2], round: u32| {
        sorted(game.teams) == sorted(teams) && game.round == Some(round)
    };
    for of in ground.matches() {
        found.look();
        let games = tournament.tie_break_games.iter();
        let games: Vec<&TieBreakGame> = games
            .filter(|game| belongs(game, of.teams, of.round))
            .collect();
        let points = tournament.match_result(of).game_points;
        judge(ground, &mut found, (of.teams, of.round), &games, points);
    }
    for game in &tournament.tie_break_games {
        let mut matches = tournament.matches.iter();
        if !matches.any(|of| belongs(game, of.teams, of.round)) {
            let place = place(game.teams, game.round.unwrap_or(ground.rounds));
            let game = game.number;
            found.undecidable(place, MeetingReason::NoMatch { game });
        }
    }
    found.done()
}

/// Two teams with their points and the games between them.
fn judge(
    ground: &Ground<'_>,
    found: &mut Found,
    (teams, round): ([usize; 2], u32),
    games: &[&TieBreakGame],
    points: [Hundredths; 2],
) {
    let place = place(teams, round);
    let [own, other] = points.map(Amount::of_points);
    match games {
        [] if points[0] == points[1] => {
            let times = ground.shown_times();
            found.undecidable(place, MeetingReason::NoGame { times });
        }
        [] => {}
        [_, _, ..] => found.broken(place, MeetingReason::SeveralGames { games: games.len() }),
        [_] if points[0] != points[1] => {
            let reason = MeetingReason::NotLevel {
                points: own,
                other_points: other,
            };
            found.broken(place, reason);
        }
        [game] if game.winner.is_none() => {
            let game = game.number;
            found.undecidable(place, MeetingReason::NoResult { game });
        }
        [_] => {}
    }
}

fn sorted(mut teams: [usize; 2]) -> [usize; 2] {
    teams.sort_unstable();
    teams
}

fn place([team, opponent]: [usize; 2], round: u32) -> Place {
    Place {
        round,
        team: Some(team),
        opponent: Some(opponent),
        ..Place::default()
    }
}

impl Ground<'_> {
    /// The times of the game as the event file writes them.
    fn shown_times(&self) -> String {
        let game = self.rules.tie_break_game.as_ref();
        game.map_or(String::new(), |game| game.written.clone())
    }
}
