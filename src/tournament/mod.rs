//! A tournament as a whole: who met whom in which round, with which colour, on which board, and what came of it; the teams
//! and their matches. Judged games, tournament reports and tables of results come in ([`Gather`]), one [`Tournament`] for each
//! event goes out, and what follows from it: standings and tie-breaks, each number with its derivation as facts.
//!
//! Everything is a number here: a player is his place in [`Tournament::players`], a team its place in
//! [`Tournament::teams`], a round counts from one. Nothing here knows PGN, files or sentences.

mod assemble;
mod cell;
mod clashes;
mod gather;
pub mod norms;
mod of_entries;
mod of_report;
mod of_teams;
pub mod pairings;
mod people;
pub mod regulations;
mod round_numbers;
pub mod standings;
mod team;

use jiff::civil::Date;
use std::collections::BTreeSet;
use std::sync::Arc;

use crate::event::Event;
use crate::fact::FactShape;
use crate::facts;
use crate::notation::trf::{Acceleration, Adjustment, Forbidden, TrfScoring};
use crate::notation::words::time_control::TimeControls;
use crate::points::Hundredths;

pub use assemble::{Assembled, TournamentComplaint, assemble};
pub use cell::{Alone, Cell, GamePlace, Own, What};
pub use gather::{Gather, Gathered};
pub use of_entries::OddGames;
pub use of_report::OddReport;
pub use standings::fact_of;
pub use team::{Match, MatchScoring, Team, TeamRound, TieBreakGame};

/// What is found out here.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    TournamentTitle::SHAPES,
    TournamentComplaint::SHAPES,
    OddGames::SHAPES,
    OddReport::SHAPES,
    of_teams::OddTeams::SHAPES,
    standings::Annulled::SHAPES,
    standings::RulesBasis::SHAPES,
    standings::TieBreakFault::SHAPES,
    standings::TieLine::SHAPES,
    standings::RoundLine::SHAPES,
    pairings::PairingDoubt::SHAPES,
    pairings::round_robin::TableReason::SHAPES,
    pairings::round_robin::TableNote::SHAPES,
    pairings::dutch::DutchReason::SHAPES,
    pairings::dutch::DutchNote::SHAPES,
    pairings::dutch::CannotAsk::SHAPES,
    pairings::dutch::Misunderstood::SHAPES,
    pairings::swiss_1985::SwissReason::SHAPES,
    pairings::swiss_1985::SwissNote::SHAPES,
    regulations::SummaryReason::SHAPES,
    regulations::LineUpReason::SHAPES,
    regulations::MeetingReason::SHAPES,
    regulations::ColorReason::SHAPES,
];

/// A tournament, put together.
#[derive(Clone, Debug, Default)]
#[allow(dead_code, reason = "norms are judged by what nothing else asks for")]
pub struct Tournament {
    pub name: String,
    /// The input that gave it: the first, where there are several.
    pub file: Arc<str>,
    pub start: Option<Date>,
    pub end: Option<Date>,
    /// The day of each round, where it is known.
    pub round_dates: Vec<Option<Date>>,
    /// The event's time control, else the one that the input gives.
    pub control: Option<TimeControls>,
    /// In the order of their start numbers.
    pub players: Vec<Player>,
    /// Whether the input gives start numbers; else they are given here by rating and name.
    pub has_start_numbers: bool,
    /// In the order of their numbers; none in an individual event.
    pub teams: Vec<Team>,
    pub matches: Vec<Match>,
    /// Games that are to decide where teams are level. They stand in no match and give no points.
    pub tie_break_games: Vec<TieBreakGame>,
    /// Where the games stand that cells speak of.
    pub games: Vec<GamePlace>,
    pub match_scoring: MatchScoring,
    /// How many rounds it has: what the input says, and at least the last one in which somebody was paired.
    pub rounds: u32,
    /// The last round in which somebody was paired.
    pub played: u32,
    /// Rounds with games that the input gives no round, or one in which somebody has another game: they stand where both
    /// players are free, and perhaps belong elsewhere.
    pub guessed_rounds: BTreeSet<u32>,
    /// How it is played, where that is said or shows.
    pub kind: Option<Kind>,
    /// What results are worth.
    pub scoring: TrfScoring,
    /// The event's regulations, where there are any.
    pub event: Option<Arc<Event>>,
    /// Virtual points for pairing.
    pub accelerations: Vec<Acceleration>,
    /// Players who may not be paired with each other.
    pub forbidden: Vec<Forbidden>,
    /// What a report says to a pairing program (line XXC), as it is written.
    pub pairing_settings: String,
    /// The tie-breaks that a report names (TRF26, lines 202 and 212), as they are written.
    pub stated_tiebreaks: Vec<String>,
    /// The line that names them.
    pub stated_tiebreaks_line: Option<u64>,
    /// What a report says of the type of tournament and of the pairing program (lines 092, 182, 192).
    pub stated_type: String,
    /// The colour of the first number in round 1 (line 152), as it is written.
    pub initial_color: String,
}

#[derive(Clone, Debug, Default)]
#[allow(dead_code, reason = "norms are judged by what nothing else asks for")]
pub struct Player {
    /// The start number (pairing number).
    pub number: u32,
    pub name: String,
    /// As the input has it; without zeros before it, empty where there is none.
    pub id: String,
    pub title: String,
    /// `m`, `w`, or as written.
    pub sex: String,
    pub federation: String,
    pub birth: Option<i16>,
    pub rating: Option<u32>,
    /// Ratings of national federations, by the federation's letters.
    pub national: Vec<(String, u32)>,
    pub team: Option<usize>,
    /// Who he is, where a team event has him in several places: somebody sits for two teams, or twice in one round. Each
    /// place has a player of its own here, and all but the first name the first.
    pub same_as: Option<usize>,
    /// One for each round, from the first to [`Tournament::rounds`].
    pub cells: Vec<Cell>,
    /// The points that a report gives him.
    pub stated_points: Option<Hundredths>,
    /// The place that a report gives him.
    pub stated_rank: Option<u32>,
    /// Points beside the results (TRF26, line 299).
    pub adjustments: Vec<Adjustment>,
    /// The line of the input that names him first.
    pub line: u64,
}

/// How a tournament is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

impl Kind {
    pub fn word(self) -> &'static str {
        match self {
            Kind::Swiss => "swiss",
            Kind::RoundRobin => "round-robin",
        }
    }
}

facts! {
    /// How a tournament is called.
    pub enum TournamentTitle {
        Unnamed = "tournament-of-file" { file: String },
        Named = "tournament-named" { name: String },
        NamedOfDay = "tournament-named-of-day" { name: String, start: Date },
    }
}

impl Tournament {
    pub fn title(&self) -> TournamentTitle {
        let name = self.name.clone();
        match (&*self.name, self.start) {
            ("", _) => TournamentTitle::Unnamed {
                file: self.file.to_string(),
            },
            (_, None) => TournamentTitle::Named { name },
            (_, Some(start)) => TournamentTitle::NamedOfDay { name, start },
        }
    }

    /// What a player did in a round, from one. A round that is not there is one of which nothing is known.
    pub fn cell(&self, player: usize, round: u32) -> Cell {
        let place = (round as usize).checked_sub(1);
        let cell = place.and_then(|place| self.players.get(player)?.cells.get(place));
        cell.copied().unwrap_or_default()
    }

    /// The cells of a player up to a round, each with the round.
    pub fn cells(&self, player: usize, rounds: u32) -> impl Iterator<Item = (u32, Cell)> {
        (1..=rounds).map(move |round| (round, self.cell(player, round)))
    }

    /// What a player has made in the rounds up to this one, with what was added or taken away by then.
    pub fn points_after(&self, player: usize, rounds: u32) -> Hundredths {
        let made: Hundredths = self
            .cells(player, rounds)
            .map(|(_, cell)| cell.points)
            .sum();
        let adjusted = self.players[player].adjustments.iter();
        let adjusted = adjusted.filter(|adjustment| adjustment.round <= rounds);
        made + adjusted
            .map(|adjustment| Hundredths::new(adjustment.game_points))
            .sum()
    }

    /// The virtual points of a player for the pairing of a round (TRF26, line 250).
    #[allow(dead_code, reason = "pairings are judged by it")]
    pub fn virtual_points(&self, player: usize, round: u32) -> Hundredths {
        let number = self.players[player].number;
        let holds = |acceleration: &&Acceleration| {
            let [first, last] = acceleration.rounds;
            let [lowest, highest] = acceleration.numbers;
            (first..=last).contains(&round) && (lowest..=highest).contains(&number)
        };
        let holding = self.accelerations.iter().filter(holds);
        holding
            .map(|acceleration| Hundredths::new(acceleration.game_points.into()))
            .sum()
    }

    /// The last round of which a game has a result, or in which nobody met anybody and byes gave points: the standings are
    /// those after it.
    pub fn counted(&self) -> u32 {
        let has_result = |round: &u32| {
            let mut players = 0..self.players.len();
            players.any(|player| {
                let what = self.cell(player, *round).what;
                matches!(what, What::Played { .. } | What::Forfeit { .. })
            })
        };
        let mut rounds = (1..=self.rounds).rev();
        rounds
            .find(|round| has_result(round) || self.is_of_byes(*round))
            .unwrap_or(0)
    }

    /// Whether a round in which nobody was paired is over: a bye gives points, and either the input says of everybody what he
    /// did, or the points that it states hold those of the bye. Byes asked for ahead of a round are neither.
    fn is_of_byes(&self, round: u32) -> bool {
        let players = || (0..self.players.len()).map(|player| (player, self.cell(player, round)));
        let is_unpaired = players().all(|(_, cell)| cell.pairing().is_none());
        let states_it = |player: usize| {
            let stated = self.players[player].stated_points;
            stated.is_some_and(|stated| stated == self.points_after(player, round))
        };
        let gives = |cell: &Cell| cell.points != Hundredths::ZERO;
        let is_said_of_all = || players().all(|(_, cell)| cell.what != What::Alone(Alone::Unknown));
        is_unpaired
            && players().any(|(_, cell)| gives(&cell))
            && (is_said_of_all()
                || players().any(|(player, cell)| gives(&cell) && states_it(player)))
    }

    /// The player with this start number.
    #[allow(dead_code, reason = "pairings are judged by it")]
    pub fn numbered(&self, number: u32) -> Option<usize> {
        self.players
            .iter()
            .position(|player| player.number == number)
    }

    /// Whether everybody meets everybody, as said or as it shows.
    pub fn is_round_robin(&self) -> bool {
        self.kind == Some(Kind::RoundRobin)
    }
}

impl Player {
    /// Whether he is meant by this name, ID or start number, as the user writes it.
    pub fn is(&self, name_or_id: &str) -> bool {
        !self.id.is_empty() && self.id == name_or_id
            || self.name.eq_ignore_ascii_case(name_or_id)
            || self.number.to_string() == name_or_id
    }
}
