//! `one_match_a_round`: nobody sits at two boards of a round, be it in one match or in two.

use std::collections::BTreeMap;

use crate::facts;
use crate::lists::officer::exact;
use crate::points::Amount;
use crate::tournament::TeamRound;

use super::{Found, Ground, Place, TeamCheck};

facts! {
    /// What is said of players and teams that meet.
    pub enum MeetingReason {
        /// He sits for another team, or at another board, in this round.
        TwoBoards = "team-two-boards" { team: String, board: Option<u32> },
        /// Somebody of the same name sits for that team, and not both have an ID.
        Namesake = "team-namesake" { team: String },
        RoundsOpen = "team-rounds-open" { player: String },
        Rematch = "team-rematch" { opponent: String, round: u32 },
        /// One of the two games has no result yet.
        RematchOpen = "team-rematch-open" { opponent: String, round: u32 },
        PairedAgain = "team-paired-again" { defaults: u32, after: u32 },
        LeftOpen = "team-left-open" { after: u32 },
        NoGame = "team-level-without-game" { times: String },
        NotLevel = "team-not-level" { points: Amount, other_points: Amount },
        SeveralGames = "team-several-games" { games: usize },
        NoResult = "team-game-without-result" { game: u64 },
        NoMatch = "team-game-without-match" { game: u64 },
    }
}

impl Ground<'_> {
    /// The people, each with his places among the players.
    pub(super) fn people(&self) -> Vec<Vec<usize>> {
        let mut people: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        let mut by_id: BTreeMap<&str, usize> = BTreeMap::new();
        for (place, player) in self.tournament.players.iter().enumerate() {
            let first = player.same_as.unwrap_or(place);
            let first = match &*player.id {
                "" => first,
                id => *by_id.entry(id).or_insert(first),
            };
            people.entry(first).or_default().push(place);
        }
        people.into_values().collect()
    }

    /// Where a player sat in a round.
    pub(super) fn seat(&self, player: usize, round: u32) -> Place {
        let team = self.tournament.players[player].team;
        let of = team.and_then(|team| match self.tournament.team_round(team, round) {
            TeamRound::Match(place) => self.tournament.matches.get(place),
            _ => None,
        });
        let side = of.zip(team).and_then(|(of, team)| of.side(team));
        Place {
            round,
            team,
            opponent: of.zip(side).map(|(of, side)| of.teams[1 - side]),
            board: of
                .filter(|of| of.numbered)
                .and_then(|of| of.board_of(player)),
            player: Some(player),
        }
    }

    pub(super) fn is_guessed(&self, player: usize, round: u32) -> bool {
        let pairing = self.tournament.cell(player, round).pairing();
        let game = pairing.and_then(|with| self.tournament.games.get(with.game?));
        game.is_some_and(|game| game.round_guessed)
    }
}

pub(super) fn check(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let mut found = Found::new("one_match_a_round", "players");
    let people = ground.people();
    for person in &people {
        let sits =
            |player: usize, round: u32| ground.tournament.cell(player, round).pairing().is_some();
        let rounds = || 1..=ground.rounds;
        if !rounds().any(|round| person.iter().any(|own| sits(*own, round))) {
            continue;
        }
        found.look();
        let is_open =
            |(own, round): (usize, u32)| sits(own, round) && ground.is_guessed(own, round);
        let open = person
            .iter()
            .flat_map(|own| rounds().map(move |round| (*own, round)))
            .find(|seat| is_open(*seat));
        let games = person
            .iter()
            .flat_map(|own| rounds().filter(move |round| sits(*own, *round)));
        if let Some((own, round)) = open
            && games.count() > 1
        {
            let player = ground.name(own);
            let place = Place {
                round,
                ..ground.seat(own, round)
            };
            found.undecidable(place, MeetingReason::RoundsOpen { player });
            continue;
        }
        for round in rounds() {
            let mut sat = person.iter().filter(|own| sits(**own, round));
            let Some(first) = sat.next() else { continue };
            let other = ground.seat(*first, round);
            for own in sat {
                let team = other.team.map_or(String::new(), |team| {
                    ground.tournament.teams[team].name.clone()
                });
                let board = other.board;
                found.broken(
                    ground.seat(*own, round),
                    MeetingReason::TwoBoards { team, board },
                );
            }
        }
    }
    namesakes(ground, &people, &mut found);
    found.done()
}

/// Two lines of one name may be one person who sits twice in a round, where IDs do not tell them apart.
fn namesakes(ground: &Ground<'_>, people: &[Vec<usize>], found: &mut Found) {
    let players = &ground.tournament.players;
    let mut by_name: BTreeMap<String, Vec<&Vec<usize>>> = BTreeMap::new();
    for person in people {
        by_name
            .entry(exact(&players[person[0]].name))
            .or_default()
            .push(person);
    }
    let has_id = |person: &[usize]| person.iter().any(|own| !players[*own].id.is_empty());
    for persons in by_name.values().filter(|persons| persons.len() > 1) {
        if persons.iter().all(|person| has_id(person)) {
            continue;
        }
        for round in 1..=ground.rounds {
            let sits = |own: &&usize| ground.tournament.cell(**own, round).pairing().is_some();
            let mut seats = persons
                .iter()
                .filter_map(|person| person.iter().find(sits))
                .map(|own| ground.seat(*own, round));
            let Some(first) = seats.next() else { continue };
            for seat in seats {
                let team = first.team.map_or(String::new(), |team| {
                    ground.tournament.teams[team].name.clone()
                });
                found.undecidable(seat, MeetingReason::Namesake { team });
            }
        }
    }
}
