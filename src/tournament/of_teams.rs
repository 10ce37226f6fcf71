//! The teams of an event from its games: who sits for whom, which teams meet, who sits at which board, and the games that
//! decide where teams are level. Most games must name two teams.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use crate::board::Color;
use crate::event::{Event, TeamScoring};
use crate::facts;
use crate::notation::words::event_words::NumberedRound;
use crate::rating::contest::{Basis, GameOutcome};

use super::assemble::Assembled;
use super::gather::HandedGame;
use super::team::{BoardOfMatch, Match, Team, TeamRound, TieBreakGame};
use super::{Player, Tournament};

facts! {
    /// What is odd in the games of a team event.
    pub enum OddTeams {
        /// Both games count, each for its match.
        TwoBoards = "tournament-two-boards" { game: u64, round: u32, player: String },
        TwoTeams = "tournament-two-teams" { game: u64, player: String, team: String, before: String },
        /// It was told apart by its time control.
        TieBreakGame = "tournament-tie-break-game" { game: u64, white: String, black: String },
        /// A game without a team for a player, or with one that no other game names. Counted is that of his other games.
        TeamOfOthers = "tournament-team-of-others" {
            game: u64, player: String, said: Option<String>, team: String,
        },
        /// No game says for whom he sits.
        NoTeam = "tournament-no-team" { game: u64, player: String },
        /// A tie-break game whose teams are in no match.
        TieBreakOfNobody = "tournament-tie-break-of-nobody" { game: u64 },
    }
}

/// The games that are to decide where teams are level, and the others. An event of nothing else is one of usual games.
pub(super) fn tie_breaks_apart(games: Vec<HandedGame>) -> (Vec<HandedGame>, Vec<HandedGame>) {
    match games.iter().all(|game| game.is_tie_break) {
        true => (Vec::new(), games),
        false => games.into_iter().partition(|game| game.is_tie_break),
    }
}

/// Whether the event file has the regulations of a team event, and games name teams.
pub(super) fn is_said(games: &[HandedGame]) -> bool {
    has_regulations(games) && games.iter().any(names_teams)
}

fn has_regulations(games: &[HandedGame]) -> bool {
    let event = games.first().and_then(|game| game.event.as_deref());
    event.is_some_and(|event| event.team.is_some())
}

/// Whether most games name two teams, or the event file has the regulations of a team event.
fn are_of_teams(games: &[HandedGame]) -> bool {
    let named = games.iter().filter(|game| names_teams(game)).count();
    named * 2 > games.len() || named > 0 && has_regulations(games)
}

/// What was odd in the teams that a game names, with the number of the game among those of the event.
pub(super) type Settled = Vec<(usize, OddTeams)>;

/// Gives a player the team of his other games where a game names none, or one that no other game does. What is odd is told if
/// it is a team event after all.
pub(super) fn settle(
    games: &mut [HandedGame],
    players: &[[usize; 2]],
    tournament: &Tournament,
) -> Settled {
    if !are_of_teams(games) {
        return Vec::new();
    }
    // In how many games a team is named, and for whom.
    let mut named_in: HashMap<String, usize> = HashMap::new();
    let mut of_player: HashMap<usize, BTreeMap<String, usize>> = HashMap::new();
    for (game, own) in games.iter().zip(players) {
        let teams = named(game);
        for (player, team) in own.iter().zip(&teams).filter(|(_, team)| !team.is_empty()) {
            let of_player = of_player.entry(*player).or_default();
            *of_player.entry(team.clone()).or_default() += 1;
        }
        for team in HashSet::from(teams) {
            *named_in.entry(team).or_default() += 1;
        }
    }
    let mut odd = Settled::new();
    for (index, (game, own)) in games.iter_mut().zip(players).enumerate() {
        for (side, said) in named(game).into_iter().enumerate() {
            if !said.is_empty() && named_in[&said] > 1 {
                continue;
            }
            let of_others = of_player.get(&own[side]).and_then(|teams| {
                let others = teams.iter().filter(|(team, _)| **team != said);
                let known = others.filter(|(team, _)| named_in[*team] > 1);
                known.max_by_key(|(_, games)| **games)
            });
            let (number, player) = (
                game.entry.number,
                tournament.players[own[side]].name.clone(),
            );
            match of_others {
                Some((team, _)) => {
                    game.teams[side].clone_from(team);
                    let what = OddTeams::TeamOfOthers {
                        game: number,
                        player,
                        said: Some(said).filter(|said| !said.is_empty()),
                        team: team.clone(),
                    };
                    odd.push((index, what));
                }
                None if said.is_empty() => {
                    let game = number;
                    odd.push((index, OddTeams::NoTeam { game, player }));
                }
                None => {}
            }
        }
    }
    odd
}

fn names_teams(game: &HandedGame) -> bool {
    named(game).iter().all(|name| !name.is_empty())
}

fn named(game: &HandedGame) -> [String; 2] {
    game.teams.clone().map(|team| team.trim().to_owned())
}

/// Gives a person who sits for two teams, or twice in one round, a player for each place: every game counts for its match, and
/// the regulations can be held against what really happened.
pub(super) fn seat_apart(
    tournament: &mut Tournament,
    games: &[HandedGame],
    rounds: &[Option<u32>],
    players: &mut [[usize; 2]],
    to: &mut Assembled,
) {
    let mut apart = Apart::default();
    // The same two of the same teams in the same round: a copy, or a contradiction.
    let mut met: HashMap<Met, [usize; 2]> = HashMap::new();
    for (index, game) in games.iter().enumerate() {
        let (own, teams, round) = (players[index], named(game), rounds[index]);
        let swapped = (
            [own[1], own[0]],
            [teams[1].clone(), teams[0].clone()],
            round,
        );
        let key = (own, teams.clone(), round);
        if round.is_some() {
            if let Some(known) = met.get(&key) {
                players[index] = *known;
                continue;
            }
            if let Some([black, white]) = met.get(&swapped) {
                players[index] = [*white, *black];
                continue;
            }
        }
        for side in 0..2 {
            let (person, team) = (own[side], &teams[side]);
            players[index][side] = apart.seat(tournament, person, team, round, (game, &mut *to));
        }
        met.insert(key, players[index]);
    }
}

/// Two people of two teams in a round, White first.
type Met = ([usize; 2], [String; 2], Option<u32>);

/// The places of each person.
#[derive(Default)]
struct Apart {
    places: HashMap<usize, Vec<(String, usize)>>,
    busy: HashSet<(usize, u32)>,
}

impl Apart {
    fn seat(
        &mut self,
        tournament: &mut Tournament,
        person: usize,
        team: &str,
        round: Option<u32>,
        (game, to): (&HandedGame, &mut Assembled),
    ) -> usize {
        let places = self.places.entry(person).or_default();
        let is_busy = |place: usize| round.is_some_and(|round| self.busy.contains(&(place, round)));
        let file = &game.entry.file;
        let number = game.entry.number;
        if let Some(round) = round
            && places.iter().any(|(_, place)| is_busy(*place))
        {
            let player = tournament.players[person].name.clone();
            let what = OddTeams::TwoBoards {
                game: number,
                round,
                player,
            };
            to.complain(file, None, what);
        }
        let free = places
            .iter()
            .find(|(own, place)| own == team && !is_busy(*place));
        let place = match (free, places.first()) {
            (Some((_, place)), _) => *place,
            (None, None) => person,
            (None, Some((first, _))) => {
                if places.iter().all(|(own, _)| own != team) {
                    let what = OddTeams::TwoTeams {
                        game: number,
                        player: tournament.players[person].name.clone(),
                        team: team.to_owned(),
                        before: first.clone(),
                    };
                    to.note(file, None, what);
                }
                tournament.players.push(Player {
                    same_as: Some(person),
                    ..tournament.players[person].clone()
                });
                tournament.players.len() - 1
            }
        };
        if places.iter().all(|(_, own)| *own != place) {
            places.push((team.to_owned(), place));
        }
        self.busy.extend(round.map(|round| (place, round)));
        place
    }
}

/// A game between two teams.
struct Meeting {
    board: Option<u32>,
    game: usize,
    players: [usize; 2],
    teams: [usize; 2],
}

/// Teams, where most games name two, and in every round a team meets one other: tags that name clubs in an open event do
/// not.
pub(super) fn find(tournament: &mut Tournament, games: &[HandedGame]) {
    if !are_of_teams(games) {
        return;
    }
    let by_place: HashMap<(Arc<str>, u64), [String; 2]> = games
        .iter()
        .map(|game| {
            let place = (Arc::clone(&game.entry.file), game.entry.number);
            (place, named(game))
        })
        .collect();
    let mut teams: Vec<Team> = Vec::new();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    for name in games
        .iter()
        .filter(|game| names_teams(game))
        .flat_map(named)
    {
        numbers.entry(name.clone()).or_insert_with(|| {
            teams.push(Team {
                number: teams.len() as u32 + 1,
                name,
                ..Team::default()
            });
            teams.len() - 1
        });
    }
    // Both teams of each game, White's first.
    let mut meetings: BTreeMap<u32, Vec<Meeting>> = BTreeMap::new();
    let mut team_of: Vec<Option<usize>> = vec![None; tournament.players.len()];
    for (white, player) in tournament.players.iter().enumerate() {
        for (round, cell) in (1..).zip(&player.cells) {
            let Some(with) = cell
                .pairing()
                .filter(|with| with.color == Some(Color::White))
            else {
                continue;
            };
            let place = with.game.and_then(|game| tournament.games.get(game));
            let named =
                place.and_then(|place| by_place.get(&(Arc::clone(&place.file), place.number)));
            let Some(named) = named else { return };
            if named.iter().any(String::is_empty) {
                continue;
            }
            let sides = [&named[0], &named[1]].map(|name| numbers[name]);
            for (player, team) in [(white, sides[0]), (with.opponent, sides[1])] {
                if team_of[player].is_some_and(|known| known != team) {
                    return;
                }
                team_of[player] = Some(team);
            }
            meetings.entry(round).or_default().push(Meeting {
                board: with.board,
                game: with.game.unwrap_or_default(),
                players: [white, with.opponent],
                teams: sides,
            });
        }
    }
    let Some(matches) = matches(tournament, meetings) else {
        return;
    };
    for (player, team) in team_of.into_iter().enumerate() {
        tournament.players[player].team = team;
        if let Some(team) = team {
            teams[team].players.push(player);
        }
    }
    for team in &mut teams {
        team.rounds = vec![TeamRound::Unknown; tournament.rounds as usize];
    }
    for (place, of) in matches.iter().enumerate() {
        for team in of.teams {
            teams[team].rounds[of.round as usize - 1] = TeamRound::Match(place);
        }
    }
    let boards = matches.iter().flat_map(|of| &of.boards);
    let boards = boards.map(|board| board.board).max().unwrap_or(0);
    let scoring = &mut tournament.match_scoring;
    scoring.boards = scoring.boards.max(boards);
    tournament.teams = teams;
    tournament.matches = matches;
}

/// The matches of all rounds; none where a team meets two others in one round.
fn matches(tournament: &Tournament, meetings: BTreeMap<u32, Vec<Meeting>>) -> Option<Vec<Match>> {
    let mut matches: Vec<(Match, Vec<Meeting>)> = Vec::new();
    for (round, mut games) in meetings {
        games.sort_by_key(|game| (game.board, game.game));
        let mut opponent: HashMap<usize, usize> = HashMap::new();
        let first = matches.len();
        for game in games {
            let [white, black] = game.teams;
            let stays =
                |own: usize, other: usize| opponent.get(&own).is_none_or(|met| *met == other);
            if white == black || !stays(white, black) || !stays(black, white) {
                return None;
            }
            opponent.extend([(white, black), (black, white)]);
            let known = matches[first..]
                .iter()
                .position(|(known, _)| known.teams.contains(&white));
            let place = first + known.unwrap_or(matches.len() - first);
            if known.is_none() {
                let of = Match {
                    round,
                    teams: game.teams,
                    ..Match::default()
                };
                matches.push((of, Vec::new()));
            }
            matches[place].1.push(game);
        }
    }
    let most = matches.iter().map(|(_, games)| games.len()).max();
    let most = most.unwrap_or(0) as u32;
    let said = tournament.match_scoring.boards;
    for (of, games) in &mut matches {
        // Without a number of boards, tables that are numbered through the whole round cannot be told from those of a match.
        let numbers = match said {
            0 => numbers(games, most)
                .filter(|own| own.last() == games.last().and_then(|game| game.board).as_ref()),
            boards => numbers(games, boards),
        };
        let mut tags: Vec<u32> = games.iter().filter_map(|game| game.board).collect();
        tags.dedup();
        of.seated = [tags.len() == games.len(); 2];
        of.numbered = numbers.is_some();
        of.round_guessed = games.iter().any(|game| {
            let place = tournament.games.get(game.game);
            place.is_some_and(|place| place.round_guessed)
        });
        let in_order: Vec<u32> = numbers.unwrap_or((1..=games.len() as u32).collect());
        of.boards = games
            .iter()
            .zip(in_order)
            .map(|(game, board)| {
                let players = match of.teams == game.teams {
                    true => game.players,
                    false => [game.players[1], game.players[0]],
                };
                BoardOfMatch {
                    board,
                    players: players.map(Some),
                }
            })
            .collect();
    }
    Some(matches.into_iter().map(|(of, _)| of).collect())
}

/// The boards of a match as the games number them: from one in each match, or on through the whole round.
fn numbers(games: &[Meeting], boards: u32) -> Option<Vec<u32>> {
    let said: Vec<u32> = games.iter().map(|game| game.board).collect::<Option<_>>()?;
    let are_apart = said.windows(2).all(|pair| pair[0] < pair[1]);
    let block = |board: u32| (board - 1) / boards.max(1);
    let (first, last) = (*said.first()?, *said.last()?);
    let is_one_match = boards > 0 && block(first) == block(last);
    let own = |board: u32| (board - 1) % boards + 1;
    (are_apart && is_one_match).then(|| said.into_iter().map(own).collect())
}

/// The games that decide where teams are level; by matches, each decides the match of its round.
pub(super) fn add_tie_breaks(
    tournament: &mut Tournament,
    games: &[HandedGame],
    basis: Basis,
    to: &mut Assembled,
) {
    let mut seen = HashSet::new();
    for game in games {
        let entry = &game.entry;
        let round = NumberedRound::read(&entry.round).map(|round| round.main);
        let players = [&entry.white, &entry.black].map(|side| side.claim.name.clone());
        let outcome = match basis {
            Basis::Submitted => &entry.submitted,
            Basis::Audited => &entry.audited,
        };
        let (winner, drawn) = won_by(outcome);
        if !seen.insert((round, named(game), players.clone(), winner)) {
            to.copies += 1;
            continue;
        }
        let team = |name: String| tournament.teams.iter().position(|team| team.name == name);
        let [white, black] = named(game).map(team);
        let (Some(white), Some(black)) = (white, black) else {
            let what = OddTeams::TieBreakOfNobody { game: entry.number };
            to.complain(&entry.file, None, what);
            continue;
        };
        let what = OddTeams::TieBreakGame {
            game: entry.number,
            white: tournament.teams[white].name.clone(),
            black: tournament.teams[black].name.clone(),
        };
        to.note(&entry.file, None, what);
        tournament.tie_break_games.push(TieBreakGame {
            round,
            teams: [white, black],
            players,
            winner,
            drawn,
            file: Arc::clone(&entry.file),
            number: entry.number,
        });
    }
    let by_matches = |event: &Arc<Event>| {
        let team = event.scoring.team;
        team.is_none_or(|team| team.scoring == TeamScoring::Match)
    };
    if tournament.event.as_ref().is_some_and(by_matches) {
        for of in &mut tournament.matches {
            let mut games = tournament.tie_break_games.iter().filter(|game| {
                let meets = of.teams == game.teams || of.teams == [game.teams[1], game.teams[0]];
                meets && game.round == Some(of.round)
            });
            if let (Some(game), None) = (games.next(), games.next()) {
                let winner = game.winner.map(|side| game.teams[side]);
                of.decided = winner.and_then(|winner| of.side(winner));
            }
        }
    }
}

/// The side that has won a tie-break game, and whether it is Black by a draw.
fn won_by(outcome: &GameOutcome) -> (Option<usize>, bool) {
    match outcome {
        GameOutcome::Played(white, black)
        | GameOutcome::TooShort(white, black)
        | GameOutcome::Default(white, black) => match white.cmp(black) {
            std::cmp::Ordering::Greater => (Some(0), false),
            std::cmp::Ordering::Less => (Some(1), false),
            std::cmp::Ordering::Equal if white.halves() == 1 => (Some(1), true),
            std::cmp::Ordering::Equal => (None, false),
        },
        GameOutcome::Unfinished => (None, false),
    }
}
