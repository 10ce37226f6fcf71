//! What tie-breaks look at: players or teams alike are sides, each with a turn for every round, and points of two kinds
//! (match points and game points of teams; of players both are the same).

use crate::board::Color;
use crate::notation::trf::{TrfPoints, TrfScoring};
use crate::points::Hundredths;
use crate::tournament::cell::{Alone, Own};
use crate::tournament::{Cell, TeamRound, Tournament};

use super::Rules;
use super::tiebreak::Of;

pub struct Field<'t> {
    pub tournament: &'t Tournament,
    pub rules: Rules,
    /// The rounds that are looked at.
    pub rounds: u32,
    pub is_round_robin: bool,
    /// Whether the sides are teams.
    pub teams: bool,
    /// Which of the two kinds of points leads.
    pub primary: usize,
    pub sides: Vec<Side>,
    /// What a win and a draw are worth, in each kind of points.
    pub win: [Hundredths; 2],
    pub draw: [Hundredths; 2],
    /// The number of boards of a match; 1 for players.
    pub boards: u32,
}

#[derive(Clone, Debug, Default)]
pub struct Side {
    pub name: String,
    pub number: u32,
    pub rating: Option<u32>,
    pub turns: Vec<Turn>,
    /// Points beside the turns, by the last of these rounds.
    pub beside: [Hundredths; 2],
    /// Points that count for the final standings alone.
    pub at_end: [Hundredths; 2],
}

/// One round of one side.
#[derive(Copy, Clone, Debug, Default)]
pub struct Turn {
    pub opponent: Option<usize>,
    /// Over the board.
    pub played: bool,
    /// A voluntary unplayed round.
    pub voluntary: bool,
    pub color: Option<Color>,
    /// Of a game over the board.
    pub own: Option<Own>,
    pub points: [Hundredths; 2],
    /// Of a match: its place among the tournament's.
    pub of_match: Option<usize>,
}

/// The places of match points and game points.
pub const MATCH: usize = 0;
pub const GAME: usize = 1;

impl<'t> Field<'t> {
    pub fn new(tournament: &'t Tournament, rules: Rules, rounds: u32) -> Field<'t> {
        match tournament.teams.is_empty() {
            true => Field::of_players(tournament, rules, rounds),
            false => Field::of_teams(tournament, rules, rounds),
        }
    }

    /// The players, in a team event too.
    pub fn of_players(tournament: &'t Tournament, rules: Rules, rounds: u32) -> Field<'t> {
        let scoring = &tournament.scoring;
        let win = Hundredths::new(scoring.win[0].max(scoring.win[1]).into());
        let draw = Hundredths::new(drawn(scoring).into());
        let players = tournament.players.iter().enumerate();
        let sides = players.map(|(place, player)| Side {
            name: player.name.clone(),
            number: player.number,
            rating: player.rating,
            turns: tournament
                .cells(place, rounds)
                .map(|(_, cell)| turn(cell))
                .collect(),
            beside: {
                let made: Hundredths = tournament
                    .cells(place, rounds)
                    .map(|(_, cell)| cell.points)
                    .sum();
                [tournament.points_after(place, rounds) - made; 2]
            },
            at_end: match rounds >= tournament.counted() {
                true => [tournament.at_end(place); 2],
                false => [Hundredths::ZERO; 2],
            },
        });
        Field {
            tournament,
            rules,
            rounds,
            is_round_robin: tournament.is_round_robin(),
            teams: false,
            primary: MATCH,
            sides: sides.collect(),
            win: [win; 2],
            draw: [draw; 2],
            boards: 1,
        }
    }

    fn of_teams(tournament: &'t Tournament, rules: Rules, rounds: u32) -> Field<'t> {
        let scoring = &tournament.match_scoring;
        let boards = scoring.boards.max(1);
        let game_win = tournament.scoring.win[0].max(tournament.scoring.win[1]);
        let teams = tournament.teams.iter().enumerate();
        let sides = teams.map(|(place, team)| {
            let adjusted = |holds: &dyn Fn(u32) -> bool| {
                let adjustments = team.adjustments.iter();
                let mut points = [Hundredths::ZERO; 2];
                for adjustment in adjustments.filter(|own| own.result.is_none() && holds(own.round))
                {
                    points[MATCH] += Hundredths::new(adjustment.match_points);
                    points[GAME] += Hundredths::new(adjustment.game_points);
                }
                points
            };
            Side {
                name: team.name.clone(),
                number: team.number,
                rating: None,
                turns: (1..=rounds)
                    .map(|round| team_turn(tournament, place, round))
                    .collect(),
                beside: adjusted(&|round| round <= rounds),
                at_end: match rounds >= tournament.counted() {
                    true => adjusted(&|round| round > tournament.rounds.max(rounds)),
                    false => [Hundredths::ZERO; 2],
                },
            }
        });
        Field {
            tournament,
            rules,
            rounds,
            is_round_robin: tournament.is_round_robin(),
            teams: true,
            primary: if scoring.olympic { GAME } else { MATCH },
            sides: sides.collect(),
            win: [scoring.win, Hundredths::new(game_win.into())],
            draw: [
                scoring.draw,
                Hundredths::new(drawn(&tournament.scoring).into()),
            ],
            boards,
        }
    }

    /// The place of the points that a tie-break asks for.
    pub fn kind(&self, of: Of) -> usize {
        match of {
            _ if !self.teams => MATCH,
            Of::Match => MATCH,
            Of::Game => GAME,
            Of::Primary => self.primary,
            Of::Secondary => 1 - self.primary,
        }
    }

    /// What a drawn round is worth: of game points, all boards.
    pub fn drawn_round(&self, kind: usize) -> Hundredths {
        self.draw[kind].times(self.boards_of(kind))
    }

    pub fn won_round(&self, kind: usize) -> Hundredths {
        self.win[kind].times(self.boards_of(kind))
    }

    fn boards_of(&self, kind: usize) -> u32 {
        match self.teams && kind == GAME {
            true => self.boards,
            false => 1,
        }
    }

    /// The turns of a side, each with its round.
    pub fn turns(&self, side: usize) -> impl Iterator<Item = (u32, &Turn)> {
        (1..).zip(&self.sides[side].turns)
    }

    /// What a side has made, with what was added or taken away on the way.
    pub fn points(&self, side: usize, kind: usize) -> Hundredths {
        let made: Hundredths = self.sides[side]
            .turns
            .iter()
            .map(|turn| turn.points[kind])
            .sum();
        made + self.sides[side].beside[kind]
    }

    /// What it is ranked by.
    pub fn standing(&self, side: usize, kind: usize) -> Hundredths {
        self.points(side, kind) + self.sides[side].at_end[kind]
    }

    pub fn name(&self, side: usize) -> String {
        self.sides[side].name.clone()
    }
}

/// What a draw is worth; where that hangs on the colour (armageddon), what half a bye is.
fn drawn(scoring: &TrfScoring) -> TrfPoints {
    match scoring.draw {
        [white, black] if white == black => white,
        _ => scoring.half_bye,
    }
}

fn turn(cell: Cell) -> Turn {
    Turn {
        opponent: cell.opponent(),
        played: cell.is_played(),
        voluntary: cell.is_voluntary(),
        color: cell.pairing().and_then(|with| with.color),
        own: cell.game().map(|(_, own)| own),
        points: [cell.points; 2],
        of_match: None,
    }
}

fn team_turn(tournament: &Tournament, team: usize, round: u32) -> Turn {
    let adjusted = tournament.teams[team]
        .adjustments
        .iter()
        .find(|adjustment| adjustment.result.is_some() && adjustment.round == round);
    let adjusted = adjusted
        .map(|adjustment| [adjustment.match_points, adjustment.game_points].map(Hundredths::new));
    let mut turn = match tournament.team_round(team, round) {
        TeamRound::Match(place) => {
            let of = &tournament.matches[place];
            let Some(side) = of.side(team) else {
                return Turn::default();
            };
            let result = tournament.match_result(of);
            let white = side == 0;
            Turn {
                opponent: Some(of.teams[1 - side]),
                played: result.played,
                voluntary: !result.played && result.own[side] != Own::Win,
                color: Some(if white { Color::White } else { Color::Black }),
                own: result.played.then_some(result.own[side]),
                points: [result.match_points[side], result.game_points[side]],
                of_match: Some(place),
            }
        }
        TeamRound::Alone(alone) => Turn {
            voluntary: matches!(
                alone,
                Alone::HalfBye | Alone::ZeroBye | Alone::ForfeitLoss | Alone::Unknown
            ),
            points: tournament.team_bye(alone),
            ..Turn::default()
        },
        TeamRound::Unknown => Turn {
            voluntary: true,
            points: tournament.team_bye(Alone::ZeroBye),
            ..Turn::default()
        },
    };
    if let Some(points) = adjusted {
        turn.points = points;
    }
    turn
}
