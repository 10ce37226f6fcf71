//! What the Catalan rules of the 1980s do before anything is counted: who leaves before half of the event is annulled, and with
//! him what others made against him; two defaults, and a player is out.

use std::collections::BTreeMap;

use crate::facts;
use crate::points::Hundredths;
use crate::tournament::cell::{Alone, Cell, Own, What};
use crate::tournament::{TeamRound, Tournament};

facts! {
    /// Why a player's games are annulled, or what stands in their way.
    pub enum Annulled {
        Withdrew = "annulled-withdrew" { name: String, after: u32, rounds: u32 },
        TwoDefaults = "annulled-two-defaults" { name: String, after: u32, rounds: u32 },
        /// Out by two defaults past half of the event: the points stand.
        Stands = "annulled-stands" { name: String, after: u32 },
        /// Out by two defaults, and paired all the same.
        PlayedOn = "annulled-played-on" { name: String, after: u32, round: u32 },
        /// Games say nothing of who left: nothing is annulled on that.
        Open = "annulled-open" { name: String, after: u32, rounds: u32 },
    }
}

/// The tournament as it is counted after so many rounds, and what was annulled.
pub fn as_counted(tournament: &Tournament, rounds: u32) -> (Tournament, Vec<Annulled>) {
    let mut counted = tournament.clone();
    // A match is worth 1, ½ or 0.
    counted.match_scoring.win = Hundredths::new(100);
    counted.match_scoring.draw = Hundredths::new(50);
    counted.match_scoring.loss = Hundredths::ZERO;
    let mut told = Vec::new();
    let all = tournament.rounds.max(rounds);
    let is_before_half = |after: u32| 2 * after < all;
    // Who stays to the end is not looked for in rounds that have not been played.
    let is_over = rounds >= tournament.counted();
    let mut gone: BTreeMap<usize, u32> = BTreeMap::new();
    for (place, player) in tournament.players.iter().enumerate() {
        let name = player.name.clone();
        let defaults = tournament
            .cells(place, rounds)
            .filter(|(_, cell)| is_default(cell));
        let second = defaults.map(|(round, _)| round).nth(1);
        if let Some(after) = second {
            let later = tournament
                .cells(place, rounds)
                .find(|(round, cell)| *round > after && cell.pairing().is_some());
            if let Some((round, _)) = later {
                let name = name.clone();
                told.push(Annulled::PlayedOn { name, after, round });
            }
            if is_before_half(after) {
                gone.insert(place, after);
                told.push(Annulled::TwoDefaults {
                    name,
                    after,
                    rounds: all,
                });
            } else {
                told.push(Annulled::Stands { name, after });
            }
            continue;
        }
        // A default is a round in which he was still expected.
        let was_in = tournament
            .cells(place, rounds)
            .filter(|(_, cell)| cell.pairing().is_some() || cell.is_offered_bye());
        let after = was_in.last().map_or(0, |(round, _)| round);
        if is_over
            && after < tournament.played
            && is_before_half(after)
            && tournament
                .cells(place, rounds)
                .any(|(_, cell)| cell.pairing().is_some())
        {
            let mut later = tournament
                .cells(place, rounds)
                .filter(|(round, _)| *round > after);
            if later.all(|(_, cell)| cell.what == What::Alone(Alone::Unknown)) {
                told.push(Annulled::Open {
                    name,
                    after,
                    rounds: all,
                });
            } else {
                gone.insert(place, after);
                told.push(Annulled::Withdrew {
                    name,
                    after,
                    rounds: all,
                });
            }
        }
    }
    for (place, player) in counted.players.iter_mut().enumerate() {
        for cell in &mut player.cells {
            let met = cell
                .opponent()
                .is_some_and(|opponent| gone.contains_key(&opponent));
            if met || gone.contains_key(&place) {
                *cell = Cell::new(What::Alone(Alone::ZeroBye), &tournament.scoring);
            }
        }
        if gone.contains_key(&place) {
            player.adjustments.clear();
        }
    }
    annul_teams(tournament, &mut counted, all, is_over, &mut told);
    (counted, told)
}

/// A loss without play.
fn is_default(cell: &Cell) -> bool {
    match cell.what {
        What::Forfeit { own, .. } => own != Own::Win,
        What::Alone(alone) => alone == Alone::ForfeitLoss,
        _ => false,
    }
}

/// The same for teams: the whole match goes, for both.
fn annul_teams(
    tournament: &Tournament,
    counted: &mut Tournament,
    all: u32,
    is_over: bool,
    told: &mut Vec<Annulled>,
) {
    let plays = |team: usize, round: u32| match tournament.team_round(team, round) {
        TeamRound::Match(place) => {
            let result = tournament.match_result(&tournament.matches[place]);
            let side = tournament.matches[place].side(team);
            result.played || side.is_some_and(|side| result.own[side] == Own::Win)
        }
        TeamRound::Alone(Alone::AllocatedBye | Alone::FullBye) => true,
        _ => false,
    };
    for team in 0..tournament.teams.len() {
        let last = (1..=tournament.counted())
            .rev()
            .find(|round| plays(team, *round));
        let after = last.unwrap_or(0);
        if !is_over || after >= tournament.counted() || 2 * after >= all {
            continue;
        }
        let name = tournament.teams[team].name.clone();
        told.push(Annulled::Withdrew {
            name,
            after,
            rounds: all,
        });
        for of in tournament
            .matches
            .iter()
            .filter(|of| of.side(team).is_some())
        {
            for side in of.teams {
                if let Some(round) = counted.teams[side].rounds.get_mut(of.round as usize - 1) {
                    *round = TeamRound::Unknown;
                }
            }
        }
    }
}
