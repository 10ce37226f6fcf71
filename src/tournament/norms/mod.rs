//! Promotions and norms: what a tournament gives its players where its rules give such things. A tournament, its standings and
//! the officer's file of players come in; by the Catalan rules of the 1980s whether each player goes up a category and who
//! has a norm of Mestre Català, by FIDE's a check list of the conditions of each title norm go out, with the reasons as facts.
//!
//! Nothing is taken for granted: where the rules or the input leave something open, what follows is open too.

mod course;
mod fide;
mod known;
mod mestre;
mod promotion;
mod tables;
mod worth;

use crate::fact::{Fact, FactShape};
use crate::lists::officer::Officer;

use super::Tournament;
use super::standings::{Rules, Standings};
use known::Known;

pub use promotion::Promotion;

#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    course::OpenRounds::SHAPES,
    known::NotKnown::SHAPES,
    known::NeedsPlayers::SHAPES,
    mestre::MestreReason::SHAPES,
    promotion::PromotionReason::SHAPES,
    worth::OpenWorth::SHAPES,
    fide::Strength::SHAPES,
    fide::Mix::SHAPES,
    fide::Frame::SHAPES,
    fide::Whole::SHAPES,
];

/// Whether a condition is met.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Met {
    Yes,
    No,
    Unknown,
}

impl Met {
    pub fn of(is_met: bool) -> Met {
        if is_met { Met::Yes } else { Met::No }
    }

    /// What holds whatever is open: met even at the least, or not even at the most.
    fn between(at_least: bool, at_most: bool) -> Met {
        match (at_least, at_most) {
            (true, _) => Met::Yes,
            (false, false) => Met::No,
            (false, true) => Met::Unknown,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Met::Yes => "yes",
            Met::No => "no",
            Met::Unknown => "unknown",
        }
    }
}

/// One condition of a norm or of a title, or `norm` or `title` for all of them together.
#[derive(Clone, Debug)]
pub struct Condition {
    /// The place among the players.
    pub player: usize,
    pub title: &'static str,
    pub condition: &'static str,
    /// Numbers as text: some are points, some counts; empty where there is none.
    pub needed: String,
    pub found: String,
    pub met: Met,
    pub reasons: Vec<Fact>,
}

/// What a tournament gives.
#[derive(Clone, Debug, Default)]
pub struct Norms {
    pub promotions: Vec<Promotion>,
    pub conditions: Vec<Condition>,
    /// What a reader must know.
    pub notes: Vec<Fact>,
}

impl Norms {
    /// Those of a tournament with its standings. Catalan promotions and norms are for events of players, not of teams.
    pub fn of(tournament: &Tournament, standings: &Standings, officer: Option<&Officer>) -> Norms {
        let known = Known::new(tournament, officer);
        match standings.rules {
            Rules::Fide2023 | Rules::Fide2026 => Norms {
                conditions: fide::conditions(tournament, standings, &known),
                ..Norms::default()
            },
            Rules::Fce1986 if standings.teams || is_of_teams(tournament) => Norms::default(),
            Rules::Fce1986 => Norms {
                promotions: promotion::promotions(tournament, standings, &known),
                conditions: mestre::conditions(tournament, standings, &known),
                notes: match officer {
                    Some(_) => Vec::new(),
                    None => vec![known::NeedsPlayers {}.into()],
                },
            },
        }
    }
}

fn is_of_teams(tournament: &Tournament) -> bool {
    let event = tournament.event.as_ref();
    event.and_then(|event| event.rating.class) == Some(crate::event::RatingClass::Team)
}
