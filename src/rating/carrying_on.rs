//! Games carried from the list before come into a contest: their newcomers are known, and so is what the opponents counted
//! for. Nothing is looked up but whether a newcomer has been rated meanwhile.

use std::collections::{HashMap, HashSet};

use crate::board::Color;
use crate::lists::complaint::Complaint;
use crate::lists::identify::Sources;
use crate::lists::officer::exact_person;
use crate::lists::standing::Standing;

use super::carried::{Carried, CarriedFault, CarriedGame, CarriedPlayer};
use super::contest::{ContestPlayer, Game, Identity, Standings, Tournament};

/// The parts of a contest that is being put together.
pub(super) struct CarryingOn<'c> {
    pub(super) players: &'c mut Vec<ContestPlayer>,
    pub(super) tournaments: &'c mut Vec<Tournament>,
    pub(super) games: &'c mut Vec<Game>,
    pub(super) standings: &'c mut Standings,
    pub(super) by_id: &'c mut HashMap<String, usize>,
}

/// What makes a game the one that it is, as the input has it.
#[derive(PartialEq, Eq, Hash)]
struct Known<'g> {
    player: usize,
    file: &'g str,
    number: u64,
    round: &'g str,
    date: &'g str,
}

impl CarryingOn<'_> {
    pub(super) fn add(
        mut self,
        carried: Carried,
        sources: Sources<'_>,
        complaints: &mut Vec<Complaint>,
    ) {
        if carried.games.is_empty() {
            return;
        }
        let mut by_name: HashMap<String, usize> = HashMap::new();
        for (index, player) in self.players.iter().enumerate() {
            if player.id.is_empty() && player.identity == Identity::Known {
                by_name.entry(exact_person(&player.name)).or_insert(index);
            }
        }
        let mut games: Vec<(CarriedGame, usize)> = Vec::new();
        for game in carried.games {
            let mut lists = sources.lists.iter();
            let rating =
                lists.find_map(|list| list.by_id(&game.player.id)?.at(sources.pace).rating);
            match rating {
                Some(rating) => {
                    let name = game.player.name.clone();
                    let what = CarriedFault::Rated { name, rating };
                    complaints.push(Complaint::new(&carried.file, Some(game.line), what));
                }
                None => {
                    let newcomer = self.player(&game.player, &mut by_name);
                    games.push((game, newcomer));
                }
            }
        }
        let again = self.of_input(&games);
        // Every newcomer has his events for himself: of two who met, each is an opponent to the other.
        let mut events: HashMap<(usize, u64), usize> = HashMap::new();
        for ((game, newcomer), again) in games.into_iter().zip(again) {
            if again {
                let what = CarriedFault::InInput {
                    name: game.player.name.clone(),
                    file: game.file.clone(),
                    number: game.number,
                };
                complaints.push(Complaint::new(&carried.file, Some(game.line), what));
                continue;
            }
            let opponent = self.player(&game.opponent, &mut by_name);
            let tournament = *events.entry((newcomer, game.event)).or_insert_with(|| {
                self.tournaments.push(Tournament {
                    name: game.event_name.clone(),
                    start: game.start,
                    ..Tournament::default()
                });
                self.tournaments.len() - 1
            });
            let unrated = Standing {
                birth: game.player.birth,
                ..Standing::default()
            };
            self.standings.insert((newcomer, tournament), unrated);
            let rated = Standing {
                rating: Some(game.rating),
                ..Standing::default()
            };
            self.standings.insert((opponent, tournament), rated);
            self.games
                .push(carried_game(game, tournament, newcomer, opponent));
        }
    }

    /// The player of a carried game, who is known without any list.
    fn player(&mut self, carried: &CarriedPlayer, by_name: &mut HashMap<String, usize>) -> usize {
        let next = self.players.len();
        let index = match &*carried.id {
            "" => *by_name.entry(exact_person(&carried.name)).or_insert(next),
            id => *self.by_id.entry(id.to_owned()).or_insert(next),
        };
        if index == next {
            self.players.push(ContestPlayer {
                name: carried.name.clone(),
                id: carried.id.clone(),
                federation: carried.federation.clone(),
                identity: Identity::Known,
            });
        }
        index
    }

    /// Which of the games stand in the input too, or in an earlier line of their own file.
    fn of_input(&self, carried: &[(CarriedGame, usize)]) -> Vec<bool> {
        let newcomers: HashSet<usize> = carried.iter().map(|(_, newcomer)| *newcomer).collect();
        let sides = self
            .games
            .iter()
            .flat_map(|game| [(game, game.white), (game, game.black)]);
        let known: HashSet<Known<'_>> = sides
            .filter(|(_, player)| newcomers.contains(player))
            .map(|(game, player)| Known {
                player,
                file: &game.file,
                number: game.number,
                round: &game.round,
                date: &game.date,
            })
            .collect();
        let mut seen = HashSet::new();
        let again = carried.iter().map(|(game, newcomer)| {
            let own = Known {
                player: *newcomer,
                file: &game.file,
                number: game.number,
                round: &game.round,
                date: &game.date,
            };
            known.contains(&own) || !seen.insert(own)
        });
        again.collect()
    }
}

fn carried_game(game: CarriedGame, tournament: usize, newcomer: usize, opponent: usize) -> Game {
    let outcome = game.outcome();
    let (white, black) = match game.color {
        Color::White => (newcomer, opponent),
        Color::Black => (opponent, newcomer),
    };
    Game {
        file: game.file.into(),
        number: game.number,
        round: game.round.into(),
        date: game.date.into(),
        tournament,
        white,
        black,
        submitted: outcome.clone(),
        audited: outcome,
        findings: Box::default(),
        decisive: Box::default(),
        barred: None,
        control: None,
        day: None,
        has_moves: false,
        from_position: false,
        known_ids: 0,
        known_ratings: 0,
        copy_of: None,
        carried_for: Some(newcomer),
    }
}
