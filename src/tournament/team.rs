//! Teams and their matches. The games stand with the players; a match says who sat at which board, and what it is worth is
//! reckoned from there.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::notation::trf::Adjustment;
use crate::points::Hundredths;

use super::Tournament;
use super::cell::{Alone, Own};

#[derive(Clone, Debug, Default)]
pub struct Team {
    pub number: u32,
    pub name: String,
    /// Places among the players, in the order of the team's list.
    pub players: Vec<usize>,
    /// One for each round.
    pub rounds: Vec<TeamRound>,
    pub stated_match_points: Option<Hundredths>,
    pub stated_game_points: Option<Hundredths>,
    #[allow(dead_code, reason = "what a report says of a team, whole")]
    pub stated_rank: Option<u32>,
    /// Points beside the results (TRF26, line 299).
    pub adjustments: Vec<Adjustment>,
}

/// What a team did in a round.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum TeamRound {
    /// The place of its match in [`Tournament::matches`].
    Match(usize),
    Alone(Alone),
    /// Nothing is known of it, or it has not come yet.
    #[default]
    Unknown,
}

/// Two teams against each other.
#[derive(Clone, Debug, Default)]
pub struct Match {
    pub round: u32,
    /// Places among the teams. The first is the one that has White on the first board, where that is known.
    pub teams: [usize; 2],
    /// In the order of the boards.
    pub boards: Vec<BoardOfMatch>,
    /// Which of them have won it, where the whole match was decided without play.
    pub forfeited: Option<[bool; 2]>,
    /// Of each team: whether the input says who sat above whom. Else its players stand in the order of its list, or of the
    /// games.
    pub seated: [bool; 2],
    /// Whether the numbers of the boards are the input's.
    pub numbered: bool,
    /// The input does not say its round.
    pub round_guessed: bool,
    /// The side that won the tie-break game of a level match.
    pub decided: Option<usize>,
}

/// A game that decides where two teams are level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreakGame {
    pub round: Option<u32>,
    /// White's and Black's, as places among the teams.
    pub teams: [usize; 2],
    pub players: [String; 2],
    /// Which side has won it; none: it has no result. A draw counts for Black.
    pub winner: Option<usize>,
    pub drawn: bool,
    pub file: Arc<str>,
    /// The number of the game in its file.
    pub number: u64,
}

/// Who sat at a board of a match; nobody where a team was one short.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardOfMatch {
    /// From one.
    pub board: u32,
    /// Of the first team and of the second, as places among the players.
    pub players: [Option<usize>; 2],
}

/// What a match is worth that is won, drawn, lost; 2, 1 and 0 where nothing else is said.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MatchScoring {
    pub win: Hundredths,
    pub draw: Hundredths,
    pub loss: Hundredths,
    /// The allocated bye of a team: match points and game points; none: a drawn match.
    pub allocated_bye: Option<[Hundredths; 2]>,
    /// The number of boards; nought where nothing says it.
    pub boards: u32,
    /// Teams are ranked by the points on the boards and not by matches.
    pub olympic: bool,
}

impl Default for MatchScoring {
    fn default() -> MatchScoring {
        MatchScoring {
            win: Hundredths::new(200),
            draw: Hundredths::new(100),
            loss: Hundredths::ZERO,
            allocated_bye: None,
            boards: 0,
            olympic: false,
        }
    }
}

impl Match {
    /// Which side a team is on.
    pub fn side(&self, team: usize) -> Option<usize> {
        self.teams.iter().position(|own| *own == team)
    }

    /// The board at which a player sat.
    pub fn board_of(&self, player: usize) -> Option<u32> {
        let sits = |board: &&BoardOfMatch| board.players.contains(&Some(player));
        self.boards.iter().find(sits).map(|board| board.board)
    }
}

impl Tournament {
    /// What a team did in a round, from one.
    pub fn team_round(&self, team: usize, round: u32) -> TeamRound {
        let place = (round as usize).checked_sub(1);
        let round = place.and_then(|place| self.teams.get(team)?.rounds.get(place));
        round.copied().unwrap_or_default()
    }

    /// The points that both sides of a match have made on the boards.
    pub fn game_points(&self, of: &Match) -> [Hundredths; 2] {
        [0, 1].map(|side| {
            let players = of.boards.iter().filter_map(|board| board.players[side]);
            players
                .map(|player| self.cell(player, of.round).points)
                .sum()
        })
    }
}

/// What came of a match, for both sides.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// At one board at least, over the board.
    pub played: bool,
    pub own: [Own; 2],
    pub match_points: [Hundredths; 2],
    pub game_points: [Hundredths; 2],
}

impl Tournament {
    pub fn match_result(&self, of: &Match) -> MatchResult {
        let scoring = &self.match_scoring;
        let players = || of.boards.iter().flat_map(|board| board.players).flatten();
        let played = of.forfeited.is_none()
            && players().any(|player| self.cell(player, of.round).is_played());
        let game_points = match (of.forfeited, of.boards.is_empty()) {
            (Some(won), true) => won.map(|won| self.won_at_all_boards(won)),
            _ => self.game_points(of),
        };
        let own = match of.forfeited {
            Some(won) => won.map(|won| if won { Own::Win } else { Own::Loss }),
            None => match game_points[0].cmp(&game_points[1]) {
                Ordering::Greater => [Own::Win, Own::Loss],
                Ordering::Less => [Own::Loss, Own::Win],
                Ordering::Equal if of.decided == Some(0) => [Own::Win, Own::Loss],
                Ordering::Equal if of.decided == Some(1) => [Own::Loss, Own::Win],
                // Nobody came.
                Ordering::Equal if !played && game_points[0] == Hundredths::ZERO => [Own::Loss; 2],
                Ordering::Equal => [Own::Draw; 2],
            },
        };
        MatchResult {
            played,
            own,
            match_points: own.map(|own| match own {
                Own::Win => scoring.win,
                Own::Draw => scoring.draw,
                Own::Loss if played => scoring.loss,
                Own::Loss => Hundredths::ZERO,
            }),
            game_points,
        }
    }

    fn won_at_all_boards(&self, won: bool) -> Hundredths {
        let win = Hundredths::new(self.scoring.forfeit_win.into());
        match won {
            true => win.times(self.match_scoring.boards),
            false => Hundredths::ZERO,
        }
    }

    /// What a round without an opponent is worth to a team: match points and game points. The allocated bye is a drawn match
    /// with all games won, unless a report says otherwise (TRF26, line 320).
    pub fn team_bye(&self, alone: Alone) -> [Hundredths; 2] {
        let scoring = &self.match_scoring;
        let boards = scoring.boards;
        let all = |points: u32| Hundredths::new(points.into()).times(boards);
        match alone {
            Alone::FullBye | Alone::ForfeitWin => [scoring.win, all(self.scoring.full_bye)],
            Alone::HalfBye => [scoring.draw, all(self.scoring.half_bye)],
            Alone::AllocatedBye => scoring
                .allocated_bye
                .unwrap_or([scoring.draw, all(self.scoring.allocated_bye)]),
            Alone::ZeroBye | Alone::ForfeitLoss | Alone::Unknown => [Hundredths::ZERO; 2],
        }
    }
}
