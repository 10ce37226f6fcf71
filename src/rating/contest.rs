//! What a rating is reckoned from: players, tournaments, and games with what was submitted and what the audit made of
//! it. Every kind of input becomes this; every system starts here.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use jiff::civil::Date;

use crate::board::Color;
use crate::event::RatingClass;
use crate::fact::Fact;
use crate::facts;
use crate::laws::{Pace, PgnDate};
use crate::notation::words::result::GameResult;
use crate::notation::words::time_control::TimeControls;

use super::copies::{BarredCopy, CopyOf};
use crate::lists::standing::Standing;
use crate::notation::words::event_words::folded;
use crate::points::HalfPoints;

/// Which of a game's two results counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    Submitted,
    Audited,
}

impl Basis {
    pub const ALL: [Basis; 2] = [Basis::Submitted, Basis::Audited];

    pub fn word(self) -> &'static str {
        match self {
            Basis::Submitted => "submitted",
            Basis::Audited => "audited",
        }
    }
}

/// Whether it is known who a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identity {
    Known,
    /// Neither ID nor name leads to a single entry of the list. Holds the reason.
    Unresolved(Fact),
}

#[derive(Clone, Debug)]
pub struct ContestPlayer {
    pub name: String,
    /// The FIDE ID, or that of the officer's file; empty where there is none.
    pub id: String,
    pub federation: String,
    pub identity: Identity,
}

impl ContestPlayer {
    /// Whether he is meant by this name or ID, as the user writes it.
    pub fn is(&self, name_or_id: &str) -> bool {
        self.id == name_or_id || self.name.eq_ignore_ascii_case(name_or_id)
    }
}

#[derive(Clone, Debug, Default)]
pub struct Tournament {
    pub name: String,
    pub start: Option<Date>,
    pub pace: Option<Pace>,
    pub control: Option<TimeControls>,
    /// What the Catalan rules make of it.
    pub class: Option<RatingClass>,
    /// The number of games of a match, where it was announced.
    pub games: Option<u32>,
}

facts! {
    /// How a tournament is called: `Obert de Barcelona, 1986-03-01`.
    pub enum Title {
        None = "rating-no-tournament",
        OfDay = "rating-tournament-of-day" { start: Date },
        Named = "rating-tournament" { name: String },
        NamedOfDay = "rating-tournament-and-day" { name: String, start: Date },
    }
}

impl Tournament {
    pub fn title(&self) -> Title {
        let name = self.name.clone();
        match (&*self.name, self.start) {
            ("", None) => Title::None,
            ("", Some(start)) => Title::OfDay { start },
            (_, None) => Title::Named { name },
            (_, Some(start)) => Title::NamedOfDay { name, start },
        }
    }
}

/// What came of a game, as far as ratings ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameOutcome {
    Played(HalfPoints, HalfPoints),
    /// Won or lost without play.
    Default(HalfPoints, HalfPoints),
    /// Decided before both players had made a move.
    TooShort(HalfPoints, HalfPoints),
    Unfinished,
}

impl GameOutcome {
    pub fn from_result(result: GameResult) -> GameOutcome {
        use GameResult as R;
        let (none, half, one) = (HalfPoints::NONE, HalfPoints::DRAW, HalfPoints::WIN);
        match result {
            R::WhiteWins => GameOutcome::Played(one, none),
            R::BlackWins => GameOutcome::Played(none, one),
            R::Draw => GameOutcome::Played(half, half),
            R::BothLose => GameOutcome::Played(none, none),
            R::HalfZero => GameOutcome::Played(half, none),
            R::ZeroHalf => GameOutcome::Played(none, half),
            R::WhiteForfeit => GameOutcome::Default(one, none),
            R::BlackForfeit => GameOutcome::Default(none, one),
            R::DoubleForfeit => GameOutcome::Default(none, none),
            R::Unfinished => GameOutcome::Unfinished,
        }
    }

    /// The same result, of a game in which one of the players made no move.
    pub fn too_short(self) -> GameOutcome {
        match self {
            GameOutcome::Played(white, black) => GameOutcome::TooShort(white, black),
            other => other,
        }
    }

    /// The same result, of a game of which it is told that a player did not appear. A draw is nobody's default.
    pub fn by_default(self) -> GameOutcome {
        match self {
            GameOutcome::Played(white, black) if white != black || white == HalfPoints::NONE => {
                GameOutcome::Default(white, black)
            }
            other => other,
        }
    }

    /// What a player scored, played or not.
    pub fn score(&self, color: Color) -> Option<HalfPoints> {
        match self {
            GameOutcome::Played(white, black)
            | GameOutcome::Default(white, black)
            | GameOutcome::TooShort(white, black) => Some(match color {
                Color::White => *white,
                Color::Black => *black,
            }),
            GameOutcome::Unfinished => None,
        }
    }
}

/// One of perhaps millions: what few games have is kept elsewhere, and what many have alike is shared.
#[derive(Clone, Debug)]
pub struct Game {
    pub file: Arc<str>,
    /// The number of the game in its file, counted from one.
    pub number: u64,
    pub round: Arc<str>,
    /// The date as the input writes it.
    pub date: Arc<str>,
    pub tournament: usize,
    pub white: usize,
    pub black: usize,
    pub submitted: GameOutcome,
    pub audited: GameOutcome,
    /// The codes of what was found in it, beyond notes.
    pub findings: Box<[&'static str]>,
    /// The codes of those on which the audited result rests, where it is another than the submitted one.
    pub decisive: Box<[&'static str]>,
    /// Why it cannot be rated, whatever its result.
    pub barred: Option<Box<Fact>>,
    /// The day, where it is known so far.
    pub day: Option<PgnDate>,
    /// Its moves are known: it is neither a line of a report nor a row of a table.
    pub has_moves: bool,
    /// It does not start from the usual position of standard chess.
    pub from_position: bool,
    /// Of how many of the two players the input gives an ID.
    pub known_ids: u8,
    /// Of how many of them the input says what rating they have, or that they have none.
    pub known_ratings: u8,
    /// The earlier game that the audit has found it to be a copy of.
    pub copy_of: Option<Box<CopyOf>>,
    /// The control of this game, where its tournament has none.
    pub control: Option<Box<TimeControls>>,
    /// Kept from a list before for this player, and for nobody else.
    pub carried_for: Option<usize>,
}

impl Game {
    pub fn outcome(&self, basis: Basis) -> &GameOutcome {
        match basis {
            Basis::Submitted => &self.submitted,
            Basis::Audited => &self.audited,
        }
    }

    /// It counts elsewhere.
    pub fn is_copy(&self) -> bool {
        let barred = self.barred.as_ref();
        barred.is_some_and(|why| why.key == BarredCopy::COPY)
    }

    pub fn player(&self, color: Color) -> usize {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// Where each player stands in each tournament, by the numbers of both.
pub type Standings = HashMap<(usize, usize), Standing>;

/// Everything that is to be rated together: one period.
#[derive(Clone, Debug, Default)]
pub struct Contest {
    pub players: Vec<ContestPlayer>,
    pub tournaments: Vec<Tournament>,
    pub games: Vec<Game>,
    standings: Standings,
    /// The games of all players with their colours, one player after the other.
    of_players: Vec<(u32, Color)>,
    /// Where those of each player begin; at the end, where there are no more.
    begins: Vec<usize>,
}

impl Contest {
    /// Whoever has no standing in a tournament is unrated there.
    pub fn new(
        players: Vec<ContestPlayer>,
        tournaments: Vec<Tournament>,
        games: Vec<Game>,
        standings: Standings,
    ) -> Contest {
        let sides = || {
            games
                .iter()
                .zip(0..)
                .flat_map(|(game, index): (&Game, u32)| {
                    let sides = [Color::White, Color::Black]
                        .map(|color| (game.player(color), index, color));
                    let counts_for =
                        |player| game.carried_for.is_none_or(|newcomer| newcomer == player);
                    sides
                        .into_iter()
                        .filter(move |(player, ..)| counts_for(*player))
                })
        };
        let mut begins = vec![0; players.len() + 1];
        for (player, ..) in sides() {
            begins[player + 1] += 1;
        }
        for player in 0..players.len() {
            begins[player + 1] += begins[player];
        }
        let mut of_players = vec![(0, Color::White); begins[players.len()]];
        let mut next = begins.clone();
        for (player, index, color) in sides() {
            of_players[next[player]] = (index, color);
            next[player] += 1;
        }
        Contest {
            players,
            tournaments,
            games,
            standings,
            of_players,
            begins,
        }
    }

    pub fn standing(&self, player: usize, tournament: usize) -> &Standing {
        static UNRATED: LazyLock<Standing> = LazyLock::new(Standing::default);
        self.standings
            .get(&(player, tournament))
            .unwrap_or(&UNRATED)
    }

    /// The players who have a game, by their numbers.
    pub fn active_players(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.players.len()).filter(|player| self.games_of(*player).next().is_some())
    }

    /// The games of a player with the colour he had, in the order of the input.
    pub fn games_of(&self, player: usize) -> impl Iterator<Item = (usize, &Game, Color)> {
        let games = self.of_players[self.begins[player]..self.begins[player + 1]].iter();
        games.map(|(index, color)| (*index as usize, &self.games[*index as usize], *color))
    }

    /// The tournaments in which a player has games, in the order in which they began; those that began on one day by their
    /// names, never by those of their files. Those that count elsewhere come before them.
    pub fn tournaments_of(&self, player: usize) -> Vec<usize> {
        let mut tournaments: Vec<usize> = Vec::new();
        for (_, game, _) in self.games_of(player) {
            if !tournaments.contains(&game.tournament) {
                tournaments.push(game.tournament);
            }
        }
        // What he brings stands in the last of them, which is none with copies alone.
        let has_own = |tournament: usize| {
            let mut games = self.games_of(player);
            games.any(|(_, game, _)| game.tournament == tournament && !game.is_copy())
        };
        tournaments.sort_by_cached_key(|number| {
            let tournament = &self.tournaments[*number];
            let name = folded(&tournament.name);
            (has_own(*number), tournament.start, name)
        });
        tournaments
    }
}
