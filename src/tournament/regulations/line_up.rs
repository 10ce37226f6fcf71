//! Line-ups as the input has them: of each match, for each team, who was there and at which board. And the regulation that is
//! nearest to it, how many boards a match has.

use crate::fact::Fact;
use crate::facts;
use crate::tournament::cell::{Alone, Own, What};
use crate::tournament::{Match, Tournament};

use super::{Found, Ground, Place, SummaryReason, TeamCheck, cannot};

facts! {
    /// What is said of a line-up.
    pub enum LineUpReason {
        TooManyBoards = "team-too-many-boards" { boards: u32, most: u32 },
        NotSeated = "team-not-seated",
        NotListed = "team-not-listed" { players: Vec<String> },
        NoList = "team-no-list",
        Unrated = "team-unrated" { players: Vec<String> },
        /// A player sits behind a weaker one, who has the other number and sits at the other board.
        BehindOnList = "team-behind-on-list" { number: String, other: String, other_number: String, other_board: u32 },
        BehindByRating = "team-behind-by-rating" { rating: u32, other: String, other_rating: u32, other_board: u32 },
        /// Only late substitutes may break the order, and the input does not say who came in late.
        OnlyIfLate = "team-only-if-late" { players: Vec<String> },
        TooManyLate = "team-too-many-late" { players: Vec<String>, most: u32 },
        Foreigners = "team-foreigners" { players: Vec<String>, most: u32 },
        FederationUnknown = "team-federation-unknown" { players: Vec<String>, foreigners: usize, most: u32 },
        Substitutes = "team-substitutes" { players: Vec<String>, most: u32 },
        SubstituteEarly = "team-substitute-early" { number: String, last: u32, round: u32 },
        RegularBelow = "team-regular-below" { number: String, team: String },
        RoundGuessed = "team-round-guessed",
    }
}

/// One team of a match.
pub(super) struct LineUp<'t> {
    pub of: &'t Match,
    pub side: usize,
    pub team: usize,
    /// Those who were there, each with his board.
    pub seats: Vec<(u32, usize)>,
}

impl LineUp<'_> {
    pub fn place(&self) -> Place {
        Place {
            round: self.of.round,
            team: Some(self.team),
            opponent: Some(self.of.teams[1 - self.side]),
            ..Place::default()
        }
    }

    pub fn at(&self, (board, player): (u32, usize)) -> Place {
        Place {
            // Where the input does not number the boards, a number would be made up.
            board: (self.of.numbered || self.is_seated()).then_some(board),
            player: Some(player),
            ..self.place()
        }
    }

    /// Whether the input says who sat above whom.
    pub fn is_seated(&self) -> bool {
        self.of.seated[self.side]
    }
}

impl<'t> Ground<'t> {
    /// The matches that were played over boards.
    pub(super) fn matches(&self) -> impl Iterator<Item = &'t Match> {
        let rounds = self.rounds;
        let matches = self.tournament.matches.iter();
        matches.filter(move |of| of.round <= rounds && !of.boards.is_empty())
    }

    pub(super) fn line_ups(&self) -> impl Iterator<Item = LineUp<'t>> {
        let tournament = self.tournament;
        self.matches().flat_map(move |of| {
            [0, 1].map(|side| LineUp {
                of,
                side,
                team: of.teams[side],
                seats: of
                    .boards
                    .iter()
                    .filter_map(|board| Some((board.board, board.players[side]?)))
                    .filter(|(_, player)| was_there(tournament, *player, of.round))
                    .collect(),
            })
        })
    }

    pub(super) fn name(&self, player: usize) -> String {
        self.tournament.players[player].name.clone()
    }

    pub(super) fn names(&self, players: &[usize]) -> Vec<String> {
        players.iter().map(|player| self.name(*player)).collect()
    }
}

/// Who lost without play was not there, and nobody can say who would have sat in his place.
fn was_there(tournament: &Tournament, player: usize, round: u32) -> bool {
    match tournament.cell(player, round).what {
        What::Played { .. } | What::Open(_) => true,
        What::Forfeit { own, .. } => own == Own::Win,
        What::Alone(alone) => alone == Alone::ForfeitWin,
    }
}

/// No match has more boards than the regulations say.
pub(super) fn boards(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let Some(most) = ground.boards else {
        return cannot("boards", SummaryReason::NoBoards);
    };
    let mut found = Found::new("boards", "matches");
    for of in ground.matches() {
        found.look();
        let boards = of.boards.len() as u32;
        if boards > most {
            let place = Place {
                round: of.round,
                team: Some(of.teams[0]),
                opponent: Some(of.teams[1]),
                ..Place::default()
            };
            match of.round_guessed {
                true => found.undecidable(place, LineUpReason::RoundGuessed),
                false => found.broken(
                    place,
                    Fact::from(LineUpReason::TooManyBoards { boards, most }),
                ),
            }
        }
    }
    found.done()
}
