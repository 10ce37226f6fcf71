//! Who met whom in which round, whether they are players or teams.

use crate::board::Color;
use crate::tournament::{Alone, TeamRound, Tournament};

/// What a side did in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Seat {
    With {
        opponent: usize,
        /// Whether the side had White, of a team on the first board.
        white: Option<bool>,
        board: Option<u32>,
    },
    Alone(Alone),
}

/// The rounds of a tournament as far as anybody was paired.
pub(super) struct Fixtures<'t> {
    tournament: &'t Tournament,
    /// By side, then by round.
    seats: Vec<Vec<Seat>>,
    rounds: u32,
}

impl<'t> Fixtures<'t> {
    pub(super) fn new(tournament: &'t Tournament) -> Fixtures<'t> {
        let of_teams = !tournament.teams.is_empty();
        let sides = match of_teams {
            true => tournament.teams.len(),
            false => tournament.players.len(),
        };
        let seat = |side, round| match of_teams {
            true => of_team(tournament, side, round),
            false => of_player(tournament, side, round),
        };
        let mut seats: Vec<Vec<Seat>> = (0..sides)
            .map(|side| {
                let rounds = 1..=tournament.rounds;
                rounds.map(|round| seat(side, round)).collect()
            })
            .collect();
        believe_both(&mut seats);
        let is_paired = |round: &u32| {
            let of_round = |side: &Vec<Seat>| side[*round as usize - 1];
            let mut of_sides = seats.iter().map(of_round);
            of_sides.any(|seat| matches!(seat, Seat::With { .. }))
        };
        let rounds = (1..=tournament.rounds).rev().find(is_paired);
        Fixtures {
            tournament,
            rounds: rounds.unwrap_or(0),
            seats,
        }
    }

    pub(super) fn sides(&self) -> usize {
        self.seats.len()
    }

    pub(super) fn rounds(&self) -> u32 {
        self.rounds
    }

    pub(super) fn seat(&self, side: usize, round: u32) -> Seat {
        self.seats[side][round as usize - 1]
    }

    pub(super) fn opponent(&self, side: usize, round: u32) -> Option<usize> {
        match self.seat(side, round) {
            Seat::With { opponent, .. } => Some(opponent),
            Seat::Alone(_) => None,
        }
    }

    /// Who was alone in a round, and how.
    pub(super) fn alone(&self, side: usize, round: u32) -> Option<Alone> {
        match self.seat(side, round) {
            Seat::With { .. } => None,
            Seat::Alone(alone) => Some(alone),
        }
    }

    /// The pairs of a round, White first where that is known, else the lower number; and whether it is known.
    pub(super) fn pairs(&self, round: u32) -> impl Iterator<Item = ([usize; 2], bool)> {
        (0..self.sides()).filter_map(move |side| {
            let Seat::With {
                opponent, white, ..
            } = self.seat(side, round)
            else {
                return None;
            };
            let first = white.unwrap_or(side < opponent);
            first.then_some(([side, opponent], white.is_some()))
        })
    }

    pub(super) fn board(&self, side: usize, round: u32) -> Option<u32> {
        match self.seat(side, round) {
            Seat::With { board, .. } => board,
            Seat::Alone(_) => None,
        }
    }

    pub(super) fn name(&self, side: usize) -> String {
        match self.tournament.teams.get(side) {
            Some(team) => team.name.clone(),
            None => self.tournament.players[side].name.clone(),
        }
    }

    /// The last round before two or more at the end in which a side was not there: one round alone shows no leaving.
    pub(super) fn left_after(&self, side: usize) -> Option<u32> {
        let was_there = |round: &u32| match self.seat(side, *round) {
            Seat::With { .. } => true,
            Seat::Alone(alone) => is_given(alone),
        };
        let last = (1..=self.rounds).rev().find(was_there).unwrap_or(0);
        (last + 1 < self.rounds).then_some(last)
    }
}

/// A bye that nobody asks for, or a full point: the side was there to play.
pub(super) fn is_given(alone: Alone) -> bool {
    matches!(
        alone,
        Alone::AllocatedBye | Alone::FullBye | Alone::ForfeitWin
    )
}

/// Two lines of a report that contradict each other prove nothing: neither whom somebody met, nor with which colour.
fn believe_both(seats: &mut [Vec<Seat>]) {
    let told = seats.to_vec();
    for (side, rounds) in seats.iter_mut().enumerate() {
        for (round, seat) in rounds.iter_mut().enumerate() {
            let Seat::With {
                opponent, white, ..
            } = seat
            else {
                continue;
            };
            match told[*opponent][round] {
                Seat::With {
                    opponent: own,
                    white: other,
                    ..
                } if own == side => {
                    if *white == other {
                        *white = None;
                    }
                }
                _ => *seat = Seat::Alone(Alone::Unknown),
            }
        }
    }
}

fn of_player(tournament: &Tournament, player: usize, round: u32) -> Seat {
    let cell = tournament.cell(player, round);
    match (cell.pairing(), cell.what) {
        (Some(with), _) => Seat::With {
            opponent: with.opponent,
            white: with.color.map(|color| color == Color::White),
            board: with.board,
        },
        (None, crate::tournament::What::Alone(alone)) => Seat::Alone(alone),
        (None, _) => Seat::Alone(Alone::Unknown),
    }
}

fn of_team(tournament: &Tournament, team: usize, round: u32) -> Seat {
    match tournament.team_round(team, round) {
        TeamRound::Match(place) => {
            let of = &tournament.matches[place];
            let own = usize::from(of.teams[1] == team);
            // A match without boards was decided without play: nobody had a colour.
            let white = (!of.boards.is_empty()).then_some(own == 0);
            Seat::With {
                opponent: of.teams[1 - own],
                white,
                board: None,
            }
        }
        TeamRound::Alone(alone) => Seat::Alone(alone),
        TeamRound::Unknown => Seat::Alone(Alone::Unknown),
    }
}
