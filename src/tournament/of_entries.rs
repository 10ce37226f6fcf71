//! A tournament from its games, one by one: PGN tags and the rows of tables. What no game says (byes, absences) stays unknown.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use jiff::civil::Date;

use crate::board::Color;
use crate::event::{Event, TeamScoring};
use crate::fact::Fact;
use crate::facts;
use crate::notation::trf::TrfScoring;
use crate::notation::words::event_words::NumberedRound;
use crate::points::HalfPoints;
use crate::rating::contest::{Basis, GameOutcome};

use super::assemble::{Assembled, scoring_of};
use super::cell::{Cell, GamePlace, Own, Pairing, What};
use super::clashes;
use super::gather::HandedGame;
use super::of_teams;
use super::people::People;
use super::round_numbers;
use super::team::{MatchScoring, TeamRound};
use super::{Player, Tournament};

facts! {
    /// What is odd in the games of a tournament.
    pub enum OddGames {
        /// One ID, several names.
        NameVariants = "tournament-name-variants" { id: String, names: Vec<String> },
        /// A name without an ID that several people with IDs have.
        OpenName = "tournament-open-name" { name: String },
        /// A player has another game in that round. This one counts in a round that both have free.
        TwoInRound = "tournament-two-in-round" {
            game: u64, other: u64, round: u32, player: String, counted: u32,
        },
        /// The same two met in the same round, and the results differ. The first counts.
        Contradiction = "tournament-contradiction" { game: u64, round: u32, white: String, black: String },
        OneName = "tournament-one-name" { game: u64, name: String },
        /// Games without a round in figures, put where both players are free.
        WithoutRound = "tournament-without-round" { games: usize },
        /// Games without a round in figures, of days on which nobody has two games.
        RoundByDay = "tournament-round-by-day" { games: usize },
        /// Games without a result.
        Unfinished = "tournament-unfinished" { games: usize },
        /// Rounds of players of which the games say nothing.
        NothingKnown = "tournament-nothing-known" { rounds: usize, players: usize },
        NothingKnownOfTeams = "tournament-nothing-known-of-teams" { rounds: usize, teams: usize },
        /// Results that the audit would change.
        Differing = "tournament-differing" { games: usize },
        /// Results that the audit has changed, and that count so.
        Changed = "tournament-changed" { games: usize },
    }
}

/// A game on its way into the cells.
struct Placed {
    players: [usize; 2],
    round: u32,
    game: usize,
}

/// Puts together the games of one event, in the order of the input.
pub(super) fn tournament(games: Vec<HandedGame>, basis: Basis, to: &mut Assembled) -> Tournament {
    let (tie_breaks, mut games) = of_teams::tie_breaks_apart(games);
    let mut tournament = head(&games);
    let file = Arc::clone(&tournament.file);
    let sides = games
        .iter()
        .flat_map(|game| [&game.entry.white, &game.entry.black]);
    let (people, met) = People::of_entries(sides);
    let mut players: Vec<[usize; 2]> = met.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
    for (id, names) in people.variants {
        to.note(&file, None, OddGames::NameVariants { id, names });
    }
    for name in people.open {
        to.complain(&file, None, OddGames::OpenName { name });
    }
    tournament.players = people.players;
    add_tags(&mut tournament, &games, &players);
    let odd_teams = of_teams::settle(&mut games, &players, &tournament);
    let outcome = |game: &HandedGame| match basis {
        Basis::Submitted => game.entry.submitted.clone(),
        Basis::Audited => game.entry.audited.clone(),
    };
    let differing = games
        .iter()
        .filter(|game| game.entry.submitted != game.entry.audited);
    let differing = differing.count();
    if differing > 0 {
        let games = differing;
        let what = match basis {
            Basis::Submitted => OddGames::Differing { games },
            Basis::Audited => OddGames::Changed { games },
        };
        to.note(&file, None, what);
    }
    let mut grid = Grid::default();
    let mut without_round = Vec::new();
    // In a team event the second number of a round is a board.
    let is_of_teams = of_teams::is_said(&games);
    let mut rounds = round_numbers::rounds(&games, &players, !is_of_teams);
    let by_day = round_numbers::add_days(&games, &players, &mut rounds);
    if by_day > 0 {
        to.note(&file, None, OddGames::RoundByDay { games: by_day });
    }
    if is_of_teams {
        of_teams::seat_apart(&mut tournament, &games, &rounds, &mut players, to);
    }
    let mut guessed: HashSet<usize> = HashSet::new();
    for moved in clashes::set_right(&players, &mut rounds) {
        let what = OddGames::TwoInRound {
            game: games[moved.game].entry.number,
            other: games[moved.other].entry.number,
            round: moved.round,
            player: tournament.players[moved.player].name.clone(),
            counted: moved.counted,
        };
        to.complain(&games[moved.game].entry.file, None, what);
        guessed.insert(moved.game);
        tournament
            .guessed_rounds
            .extend([moved.round, moved.counted]);
    }
    for index in clashes::order(&players, &rounds) {
        let game = &games[index];
        let (file, number) = (&game.entry.file, game.entry.number);
        if players[index][0] == players[index][1] {
            let name = game.entry.white.claim.name.clone();
            to.complain(file, None, OddGames::OneName { game: number, name });
            continue;
        }
        let Some(round) = rounds[index] else {
            without_round.push(index);
            continue;
        };
        match grid.meeting(players[index], round) {
            Some(other) if outcome(&games[other]) == outcome(game) || is_open(&outcome(game)) => {
                to.copies += 1;
            }
            Some(_) => {
                let [white, black] = [&game.entry.white, &game.entry.black];
                let [white, black] = [white, black].map(|side| side.claim.name.clone());
                let what = OddGames::Contradiction {
                    game: number,
                    round,
                    white,
                    black,
                };
                to.complain(file, None, what);
            }
            None => match grid.busy(players[index], round) {
                None => grid.put(players[index], round, index),
                Some(busy) => {
                    let counted = grid.first_free(players[index], round);
                    let player = tournament.players[busy].name.clone();
                    let other = grid.games.get(&(busy, round)).copied();
                    let what = OddGames::TwoInRound {
                        game: number,
                        other: other.map_or(0, |other| games[other].entry.number),
                        round,
                        player,
                        counted,
                    };
                    to.complain(file, None, what);
                    guessed.insert(index);
                    tournament.guessed_rounds.extend([round, counted]);
                    grid.put(players[index], counted, index);
                }
            },
        }
    }
    if !without_round.is_empty() {
        let games = without_round.len();
        to.note(&file, None, OddGames::WithoutRound { games });
    }
    guessed.extend(&without_round);
    for index in without_round {
        let round = grid.first_free(players[index], 1);
        tournament.guessed_rounds.insert(round);
        grid.put(players[index], round, index);
    }
    fill(&mut tournament, &games, &grid, &guessed, outcome);
    let open = games.iter().filter(|game| is_open(&outcome(game))).count();
    if open > 0 {
        to.note(&file, None, OddGames::Unfinished { games: open });
    }
    number_by_rating(&mut tournament);
    of_teams::find(&mut tournament, &games);
    if !tournament.teams.is_empty() {
        for (game, odd) in odd_teams {
            to.complain(&games[game].entry.file, None, odd);
        }
    }
    of_teams::add_tie_breaks(&mut tournament, &tie_breaks, basis, to);
    tournament
}

/// The name, days and scoring.
fn head(games: &[HandedGame]) -> Tournament {
    let mut tournament = Tournament::default();
    let Some(first) = games.first() else {
        return tournament;
    };
    let said = &first.entry.tournament;
    let days = || games.iter().filter_map(|game| game.entry.day);
    tournament.name = match &*first.section {
        "" => said.name.clone(),
        section => format!("{}, {section}", said.name),
    };
    tournament.file = Arc::clone(&first.entry.file);
    let first_day = days().map(|day| day.first()).min();
    tournament.start = said.start.or(first_day);
    let event = first.event.as_deref();
    let last_day = days().map(|day| day.last()).max();
    tournament.end = event.and_then(|event| event.end).or(last_day);
    tournament.scoring = event.map_or_else(TrfScoring::default, scoring_of);
    tournament.match_scoring = event.map_or_else(MatchScoring::default, match_scoring_of);
    tournament.event = first.event.clone();
    let of_event = event.and_then(|event| event.time.control.clone());
    // What every game says is what the tournament has.
    let of_game = &first.entry.control;
    let agree = games.iter().all(|game| game.entry.control == *of_game);
    tournament.control = of_event.or_else(|| of_game.clone().filter(|_| agree));
    tournament
}

/// How matches count by the event's regulations.
pub(super) fn match_scoring_of(event: &Event) -> MatchScoring {
    let team = event.scoring.team;
    MatchScoring {
        boards: team.map_or(0, |team| team.boards),
        olympic: team.is_some_and(|team| team.scoring == TeamScoring::Olympic),
        ..MatchScoring::default()
    }
}

/// Titles from the tags of the games.
fn add_tags(tournament: &mut Tournament, games: &[HandedGame], players: &[[usize; 2]]) {
    for (game, sides) in games.iter().zip(players) {
        for (player, title) in sides.iter().zip(&game.titles) {
            let known = &mut tournament.players[*player].title;
            if known.is_empty() && title != "-" {
                known.clone_from(title);
            }
        }
    }
}

/// Who is busy in which round, and with which game.
#[derive(Default)]
struct Grid {
    games: HashMap<(usize, u32), usize>,
    placed: Vec<Placed>,
    opponents: HashMap<(usize, u32), usize>,
}

impl Grid {
    fn put(&mut self, players: [usize; 2], round: u32, game: usize) {
        let [white, black] = players;
        for (player, opponent) in [(white, black), (black, white)] {
            self.games.insert((player, round), game);
            self.opponents.insert((player, round), opponent);
        }
        self.placed.push(Placed {
            players,
            round,
            game,
        });
    }

    /// The game of these two with each other in a round.
    fn meeting(&self, [white, black]: [usize; 2], round: u32) -> Option<usize> {
        let met = self.opponents.get(&(white, round)) == Some(&black);
        met.then(|| self.games.get(&(white, round)).copied())
            .flatten()
    }

    /// Which of these two has a game in a round.
    fn busy(&self, players: [usize; 2], round: u32) -> Option<usize> {
        let is_busy = |player: &usize| self.games.contains_key(&(*player, round));
        players.into_iter().find(is_busy)
    }

    fn first_free(&self, players: [usize; 2], from: u32) -> u32 {
        (from..)
            .find(|round| self.busy(players, *round).is_none())
            .unwrap_or(from)
    }
}

fn is_open(outcome: &GameOutcome) -> bool {
    *outcome == GameOutcome::Unfinished
}

/// Writes the games into the players' cells.
fn fill(
    tournament: &mut Tournament,
    games: &[HandedGame],
    grid: &Grid,
    guessed: &HashSet<usize>,
    outcome: impl Fn(&HandedGame) -> GameOutcome,
) {
    let rounds = grid.placed.iter().map(|placed| placed.round).max();
    tournament.rounds = rounds.unwrap_or(0);
    tournament.played = tournament.rounds;
    for player in &mut tournament.players {
        player.cells = vec![Cell::default(); tournament.rounds as usize];
    }
    tournament.round_dates = round_dates(games, grid, tournament.rounds);
    for placed in &grid.placed {
        let game = &games[placed.game];
        let place = tournament.games.len();
        tournament.games.push(GamePlace {
            file: Arc::clone(&game.entry.file),
            number: game.entry.number,
            round_guessed: guessed.contains(&placed.game),
        });
        let outcome = outcome(game);
        for (side, color) in [Color::White, Color::Black].into_iter().enumerate() {
            let with = Pairing {
                opponent: placed.players[1 - side],
                color: Some(color),
                board: board(game),
                game: Some(place),
            };
            let what = what(&outcome, color, with);
            let cell = Cell::new(what, &tournament.scoring);
            let cells = &mut tournament.players[placed.players[side]].cells;
            cells[placed.round as usize - 1] = cell;
        }
    }
}

/// The day of each round, where all its games have the same one.
fn round_dates(games: &[HandedGame], grid: &Grid, rounds: u32) -> Vec<Option<Date>> {
    let mut days: Vec<BTreeSet<Option<Date>>> = vec![BTreeSet::new(); rounds as usize];
    for placed in &grid.placed {
        let day = games[placed.game].entry.day;
        let day = day.filter(|day| day.first() == day.last());
        days[placed.round as usize - 1].insert(day.map(|day| day.first()));
    }
    let only = |days: BTreeSet<Option<Date>>| match days.len() {
        1 => days.into_iter().next().flatten(),
        _ => None,
    };
    days.into_iter().map(only).collect()
}

/// The board: a tag of its own, else what stands behind the round, of which the last number is the board.
fn board(game: &HandedGame) -> Option<u32> {
    let of_round = || {
        let part = NumberedRound::read(&game.entry.round)?.part?;
        let last = part.rsplit('.').next()?;
        last.parse().ok().filter(|board| *board > 0)
    };
    game.board.or_else(of_round)
}

fn what(outcome: &GameOutcome, color: Color, with: Pairing) -> What {
    let own = |white: &HalfPoints, black: &HalfPoints| {
        Own::of_score(match color {
            Color::White => *white,
            Color::Black => *black,
        })
    };
    match outcome {
        GameOutcome::Played(white, black) => What::Played {
            with,
            own: own(white, black),
            short: false,
        },
        GameOutcome::TooShort(white, black) => What::Played {
            with,
            own: own(white, black),
            short: true,
        },
        GameOutcome::Default(white, black) => What::Forfeit {
            with,
            own: own(white, black),
        },
        GameOutcome::Unfinished => What::Open(with),
    }
}

/// Start numbers by rating, then by name: PGN and tables have none.
fn number_by_rating(tournament: &mut Tournament) {
    let mut order: Vec<usize> = (0..tournament.players.len()).collect();
    let players = &tournament.players;
    order.sort_by_key(|place| {
        let player = &players[*place];
        (
            std::cmp::Reverse(player.rating),
            player.name.clone(),
            *place,
        )
    });
    let mut places = vec![0; order.len()];
    for (new, old) in order.iter().enumerate() {
        places[*old] = new;
    }
    let mut players = std::mem::take(&mut tournament.players);
    let mut sorted: Vec<Player> = Vec::with_capacity(order.len());
    for (old, number) in order.into_iter().zip(1..) {
        let mut player = std::mem::take(&mut players[old]);
        player.number = number;
        player.same_as = player.same_as.map(|first| places[first]);
        for cell in &mut player.cells {
            if let What::Played { with, .. } | What::Forfeit { with, .. } | What::Open(with) =
                &mut cell.what
            {
                with.opponent = places[with.opponent];
            }
        }
        sorted.push(player);
    }
    tournament.players = sorted;
}

/// How much of the rounds is unknown: told for a Swiss, where it counts as absence. In a team event whoever does not sit at a
/// board rests, and what counts as absence is the team's.
pub(super) fn nothing_known(tournament: &Tournament) -> Vec<Fact> {
    let is_of_teams = !tournament.teams.is_empty();
    let boards = tournament.matches.iter().flat_map(|of| {
        let players = of.boards.iter().flat_map(|board| board.players);
        players.flatten().map(|player| (player, of.round))
    });
    let lined_up: HashSet<(usize, u32)> = boards.collect();
    let players = tournament.players.iter().enumerate();
    let of_players = unknown(players.map(|(place, player)| {
        let cells = player.cells.iter().zip(1..);
        let is_asked = |round| !is_of_teams || lined_up.contains(&(place, round));
        cells
            .filter(|(cell, round)| **cell == Cell::default() && is_asked(*round))
            .count()
    }));
    let of_teams = unknown(tournament.teams.iter().map(|team| {
        let rounds = team.rounds.iter().zip(1..=tournament.played);
        let is_given = |round| {
            let mut given = team.adjustments.iter();
            given.any(|points| points.round == round && points.result.is_some())
        };
        rounds
            .filter(|(what, round)| **what == TeamRound::Unknown && !is_given(*round))
            .count()
    }));
    let of_players = of_players.map(|(rounds, players)| OddGames::NothingKnown { rounds, players });
    let of_teams = of_teams.map(|(rounds, teams)| OddGames::NothingKnownOfTeams { rounds, teams });
    of_players
        .into_iter()
        .chain(of_teams)
        .map(Fact::from)
        .collect()
}

/// How many rounds, of how many.
fn unknown(of_each: impl Iterator<Item = usize>) -> Option<(usize, usize)> {
    let rounds: Vec<usize> = of_each.filter(|rounds| *rounds > 0).collect();
    (!rounds.is_empty()).then(|| (rounds.iter().sum(), rounds.len()))
}
