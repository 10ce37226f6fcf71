//! What becomes of those who leave. By the Catalan rules of the 1980s, and by the regulations of a team event that say so, what
//! was made by who leaves before half of the event is annulled, and with it what others made against him; and so many defaults,
//! and one is out. In a team event this is a matter of teams: a player may rest.

use std::collections::BTreeMap;

use crate::facts;
use crate::points::Hundredths;
use crate::tournament::cell::{Alone, Cell, Own, What};
use crate::tournament::{TeamRound, Tournament};

use super::Rules;

facts! {
    /// Why games are annulled, or what stands in their way.
    pub enum Annulled {
        Withdrew = "annulled-withdrew" { name: String, after: u32, rounds: u32 },
        Defaults = "annulled-defaults" { name: String, defaults: u32, after: u32, rounds: u32 },
        /// Out by defaults, past half of the event or where nothing is annulled: the points stand.
        Stands = "annulled-stands" { name: String, defaults: u32, after: u32 },
        /// Out by defaults, and paired all the same.
        PlayedOn = "annulled-played-on" { name: String, defaults: u32, after: u32, round: u32 },
        /// Games say nothing of who left: nothing is annulled on that.
        Open = "annulled-open" { name: String, after: u32, rounds: u32 },
    }
}

/// What the rules and the event's regulations say of leaving.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// With so many defaults one is out.
    pub defaults_out: Option<u32>,
    pub annul_before_half: bool,
}

/// Why a side is gone, and after which round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Gone {
    /// `again`: the first round in which it was paired all the same.
    Defaults {
        after: u32,
        again: Option<u32>,
    },
    Withdrew {
        after: u32,
    },
    /// Nothing is known of the rounds after.
    Open {
        after: u32,
    },
}

impl Leaving {
    /// None: whoever leaves keeps what he has made.
    pub fn of(tournament: &Tournament, rules: Rules) -> Option<Leaving> {
        let event = tournament.event.as_deref();
        let team = event.and_then(|event| event.team.as_deref());
        let team = team.filter(|_| !tournament.teams.is_empty());
        let is_catalan = rules == Rules::Fce1986;
        let usual = is_catalan.then_some(2);
        let leaving = Leaving {
            defaults_out: team.and_then(|team| team.defaults_out).or(usual),
            annul_before_half: is_catalan || team.is_some_and(|team| team.annul_before_half),
        };
        let says_nothing = leaving.defaults_out.is_none() && !leaving.annul_before_half;
        (!says_nothing).then_some(leaving)
    }

    fn annuls(self, after: u32, all: u32) -> bool {
        self.annul_before_half && 2 * after < all
    }

    /// What is to be told of a side that is gone.
    fn told(self, name: &str, gone: Gone, all: u32) -> Vec<Annulled> {
        let name = || name.to_owned();
        let defaults = self.defaults_out.unwrap_or_default();
        let rounds = all;
        match gone {
            Gone::Defaults { after, again } => {
                let again = again.map(|round| Annulled::PlayedOn {
                    name: name(),
                    defaults,
                    after,
                    round,
                });
                let out = match self.annuls(after, all) {
                    true => Annulled::Defaults {
                        name: name(),
                        defaults,
                        after,
                        rounds,
                    },
                    false => Annulled::Stands {
                        name: name(),
                        defaults,
                        after,
                    },
                };
                again.into_iter().chain([out]).collect()
            }
            Gone::Withdrew { after } | Gone::Open { after } if !self.annuls(after, all) => {
                Vec::new()
            }
            Gone::Withdrew { after } => vec![Annulled::Withdrew {
                name: name(),
                after,
                rounds,
            }],
            Gone::Open { after } => vec![Annulled::Open {
                name: name(),
                after,
                rounds,
            }],
        }
    }

    /// The round after which a side is annulled.
    fn annulled(self, gone: Gone, all: u32) -> Option<u32> {
        match gone {
            Gone::Defaults { after, .. } | Gone::Withdrew { after } => {
                self.annuls(after, all).then_some(after)
            }
            Gone::Open { .. } => None,
        }
    }
}

/// The tournament as it is counted after so many rounds, and what was annulled.
pub fn as_counted(
    tournament: &Tournament,
    rules: Rules,
    rounds: u32,
    leaving: Leaving,
) -> (Tournament, Vec<Annulled>) {
    let mut counted = tournament.clone();
    if rules == Rules::Fce1986 {
        // A match is worth 1, ½ or 0.
        counted.match_scoring.win = Hundredths::new(100);
        counted.match_scoring.draw = Hundredths::new(50);
        counted.match_scoring.loss = Hundredths::ZERO;
    }
    let told = match tournament.teams.is_empty() {
        true => annul_players(tournament, &mut counted, rounds, leaving),
        false => annul_teams(tournament, &mut counted, rounds, leaving),
    };
    (counted, told)
}

fn annul_players(
    tournament: &Tournament,
    counted: &mut Tournament,
    rounds: u32,
    leaving: Leaving,
) -> Vec<Annulled> {
    let mut told = Vec::new();
    let all = tournament.rounds.max(rounds);
    let mut annulled: BTreeMap<usize, u32> = BTreeMap::new();
    for (place, player) in tournament.players.iter().enumerate() {
        let Some(gone) = player_gone(tournament, place, rounds, leaving) else {
            continue;
        };
        told.extend(leaving.told(&player.name, gone, all));
        annulled.extend(leaving.annulled(gone, all).map(|after| (place, after)));
    }
    for (place, player) in counted.players.iter_mut().enumerate() {
        for cell in &mut player.cells {
            let met = cell
                .opponent()
                .is_some_and(|opponent| annulled.contains_key(&opponent));
            if met || annulled.contains_key(&place) {
                *cell = Cell::new(What::Alone(Alone::ZeroBye), &tournament.scoring);
            }
        }
        if annulled.contains_key(&place) {
            player.adjustments.clear();
        }
    }
    told
}

fn player_gone(
    tournament: &Tournament,
    player: usize,
    rounds: u32,
    leaving: Leaving,
) -> Option<Gone> {
    let defaults = tournament
        .cells(player, rounds)
        .filter(|(_, cell)| is_default(cell))
        .map(|(round, _)| round);
    if let Some(after) = last_default(defaults, leaving) {
        let later = tournament
            .cells(player, rounds)
            .find(|(round, cell)| *round > after && cell.pairing().is_some());
        let again = later.map(|(round, _)| round);
        return Some(Gone::Defaults { after, again });
    }
    // A default is a round in which he was still expected.
    let was_in = tournament
        .cells(player, rounds)
        .filter(|(_, cell)| cell.pairing().is_some() || cell.is_offered_bye());
    let after = was_in.last().map_or(0, |(round, _)| round);
    // Who stays to the end is not looked for in rounds that have not been played.
    let is_over = rounds >= tournament.counted();
    let was_paired = tournament
        .cells(player, rounds)
        .any(|(_, cell)| cell.pairing().is_some());
    if !is_over || after >= tournament.played || !was_paired {
        return None;
    }
    let mut later = tournament
        .cells(player, rounds)
        .filter(|(round, _)| *round > after);
    Some(
        match later.all(|(_, cell)| cell.what == What::Alone(Alone::Unknown)) {
            true => Gone::Open { after },
            false => Gone::Withdrew { after },
        },
    )
}

/// The round of the default that is one too many.
fn last_default(mut defaults: impl Iterator<Item = u32>, leaving: Leaving) -> Option<u32> {
    let most = leaving.defaults_out?;
    defaults.nth(most.max(1) as usize - 1)
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
    rounds: u32,
    leaving: Leaving,
) -> Vec<Annulled> {
    let mut told = Vec::new();
    let all = tournament.rounds.max(rounds);
    for team in 0..tournament.teams.len() {
        let Some(gone) = team_gone(tournament, team, rounds, leaving) else {
            continue;
        };
        told.extend(leaving.told(&tournament.teams[team].name, gone, all));
        if leaving.annulled(gone, all).is_none() {
            continue;
        }
        counted.teams[team].adjustments.clear();
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
    told
}

/// Whether a team is gone after so many rounds, and why.
pub fn team_gone(
    tournament: &Tournament,
    team: usize,
    rounds: u32,
    leaving: Leaving,
) -> Option<Gone> {
    let is_paired = |round: u32| matches!(tournament.team_round(team, round), TeamRound::Match(_));
    let defaults = (1..=rounds).filter(|round| has_defaulted(tournament, team, *round));
    if let Some(after) = last_default(defaults, leaving) {
        let again = (after + 1..=rounds).find(|round| is_paired(*round));
        return Some(Gone::Defaults { after, again });
    }
    let is_over = rounds >= tournament.counted();
    let was_in = |round: u32| match tournament.team_round(team, round) {
        TeamRound::Match(_) => true,
        TeamRound::Alone(alone) => matches!(
            alone,
            Alone::AllocatedBye | Alone::FullBye | Alone::ForfeitWin | Alone::ForfeitLoss
        ),
        TeamRound::Unknown => false,
    };
    let counted = tournament.counted();
    let after = (1..=counted)
        .rev()
        .find(|round| was_in(*round))
        .unwrap_or(0);
    let was_paired = (1..=counted).any(is_paired);
    if !is_over || after >= counted || !was_paired {
        return None;
    }
    // A report has all rounds of everybody; games have only those that were played.
    let is_known = tournament.has_start_numbers
        || (after + 1..=counted)
            .any(|round| tournament.team_round(team, round) != TeamRound::Unknown);
    Some(match is_known {
        true => Gone::Withdrew { after },
        false => Gone::Open { after },
    })
}

/// Whether a team lost a whole round without play.
fn has_defaulted(tournament: &Tournament, team: usize, round: u32) -> bool {
    match tournament.team_round(team, round) {
        TeamRound::Match(place) => {
            let of = &tournament.matches[place];
            let result = tournament.match_result(of);
            let is_open = of.boards.iter().flat_map(|board| board.players).flatten();
            let is_open = is_open
                .map(|player| tournament.cell(player, round).what)
                .any(|what| matches!(what, What::Open(_)));
            let side = of.side(team);
            !result.played && !is_open && side.is_some_and(|side| result.own[side] == Own::Loss)
        }
        TeamRound::Alone(alone) => alone == Alone::ForfeitLoss,
        TeamRound::Unknown => false,
    }
}
