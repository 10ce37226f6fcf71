//! `colors`: who has White. `home-odd`: the home team on the odd boards; which of the two was at home no input says, so that one
//! of them must have White on all odd boards and the other on all even ones. `by-round`: all of one team in the first round, all of
//! the other in the second, and so on; `first_white` names the one that begins.

use std::collections::BTreeMap;

use crate::board::Color;
use crate::event::TeamColors;
use crate::facts;
use crate::lists::officer::exact;
use crate::tournament::Match;
use crate::tournament::cell::What;

use super::line_up::LineUpReason;
use super::{Found, Ground, Place, SummaryReason, TeamCheck, cannot};

facts! {
    /// What is said of colours.
    pub enum ColorReason {
        NoColor = "team-no-color",
        NotNumbered = "team-boards-not-numbered",
        /// The boards on which the team has White, of those that were played.
        HomeOdd = "team-white-on-boards" { team: String, boards: Vec<u32> },
        BothColors = "team-both-colors" { team: String, boards: Vec<u32> },
        OtherIsWhite = "team-other-is-white" { team: String },
        SameAgain = "team-same-color-again" { color: Color, round: u32 },
    }
}

/// A board that was played: its number, its players, and the side that had White.
struct Board {
    number: u32,
    players: [usize; 2],
    white: Option<usize>,
}

fn boards(ground: &Ground<'_>, of: &Match) -> Vec<Board> {
    let of_board = |board: &crate::tournament::team::BoardOfMatch| {
        let (first, second) = (board.players[0]?, board.players[1]?);
        let with = match ground.tournament.cell(first, of.round).what {
            What::Played { with, .. } | What::Open(with) => with,
            _ => return None,
        };
        let white = with.color.map(|color| usize::from(color == Color::Black));
        Some(Board {
            number: board.board,
            players: [first, second],
            white,
        })
    };
    of.boards.iter().filter_map(of_board).collect()
}

pub(super) fn check(ground: &Ground<'_>) -> Vec<TeamCheck> {
    match ground.rules.colors {
        Some(TeamColors::ByRound) => by_round(ground),
        _ => home_odd(ground),
    }
}

fn whole(of: &Match) -> Place {
    Place {
        round: of.round,
        team: Some(of.teams[0]),
        opponent: Some(of.teams[1]),
        ..Place::default()
    }
}

fn home_odd(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let mut found = Found::new("colors", "matches");
    for of in ground.matches() {
        found.look();
        let boards = boards(ground, of);
        if boards.iter().any(|board| board.white.is_none()) {
            found.undecidable(whole(of), ColorReason::NoColor);
        } else if !of.numbered {
            found.undecidable(whole(of), ColorReason::NotNumbered);
        } else {
            let is_home = |side: usize| {
                boards.iter().all(|board| {
                    let has_white = board.white == Some(side);
                    has_white == (board.number % 2 == 1)
                })
            };
            if !is_home(0) && !is_home(1) {
                let (team, boards) = white_boards(ground, of, &boards);
                found.broken(whole(of), ColorReason::HomeOdd { team, boards });
            }
        }
    }
    found.done()
}

/// The first team with the boards on which it has White.
fn white_boards(ground: &Ground<'_>, of: &Match, boards: &[Board]) -> (String, Vec<u32>) {
    let white = boards.iter().filter(|board| board.white == Some(0));
    (
        ground.tournament.teams[of.teams[0]].name.clone(),
        white.map(|board| board.number).collect(),
    )
}

fn by_round(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let teams = &ground.tournament.teams;
    let named = |name: &String| {
        teams
            .iter()
            .position(|team| exact(&team.name) == exact(name))
    };
    let first_white = match &ground.rules.first_white {
        None => None,
        Some(name) => match named(name) {
            Some(team) => Some(team),
            None => {
                let team = name.clone();
                return cannot("colors", SummaryReason::NoSuchTeam { team });
            }
        },
    };
    let mut found = Found::new("colors", "matches");
    // The last round of each team in which all its players had one colour, and which.
    let mut last: BTreeMap<usize, (u32, Color)> = BTreeMap::new();
    let mut matches: Vec<&Match> = ground.matches().collect();
    matches.sort_by_key(|of| of.round);
    for of in matches {
        found.look();
        let boards = boards(ground, of);
        if boards.iter().any(|board| board.white.is_none()) {
            found.undecidable(whole(of), ColorReason::NoColor);
            continue;
        }
        if of.round_guessed {
            found.undecidable(whole(of), LineUpReason::RoundGuessed);
            continue;
        }
        if let Some(side) = first_white.and_then(|team| of.side(team)) {
            let white = if of.round % 2 == 1 { side } else { 1 - side };
            for board in boards.iter().filter(|board| board.white == Some(1 - white)) {
                let place = Place {
                    round: of.round,
                    team: Some(of.teams[1 - white]),
                    opponent: Some(of.teams[white]),
                    board: (of.numbered).then_some(board.number),
                    player: Some(board.players[1 - white]),
                };
                let team = teams[of.teams[white]].name.clone();
                found.broken(place, ColorReason::OtherIsWhite { team });
            }
            continue;
        }
        let is_white = |side: usize| boards.iter().all(|board| board.white == Some(side));
        if !is_white(0) && !is_white(1) {
            let (team, boards) = white_boards(ground, of, &boards);
            found.broken(whole(of), ColorReason::BothColors { team, boards });
            continue;
        }
        if boards.is_empty() {
            continue;
        }
        for side in 0..2 {
            let color = if is_white(side) {
                Color::White
            } else {
                Color::Black
            };
            let before = last.insert(of.teams[side], (of.round, color));
            let Some((round, before)) = before else {
                continue;
            };
            // One round on, the other colour; two rounds on, the same.
            let is_due = (of.round - round).is_multiple_of(2) == (color == before);
            if !is_due {
                let place = Place {
                    round: of.round,
                    team: Some(of.teams[side]),
                    opponent: Some(of.teams[1 - side]),
                    ..Place::default()
                };
                found.broken(place, ColorReason::SameAgain { color, round });
            }
        }
    }
    found.done()
}
