//! `promotions`: who goes up a category by the Catalan rules; `norms`: the conditions of each norm for the players who come
//! near it. The last column says which tournament it is, where there are several.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::points::{HalfPoints, Hundredths};
use crate::report::words::Words;
use crate::tournament::Tournament;
use crate::tournament::norms::{Condition, Promotion};

use super::standings::TOURNAMENT;
use super::{NumberText, UntrustedText};

/// The columns of `promotions`.
pub fn promotion_columns(several: bool) -> Vec<String> {
    let fixed = [
        "player",
        "id",
        "category",
        "to",
        "rounds",
        "points",
        "needed",
        "mean",
        "opponents_2a",
        "verdict",
        "reason",
    ];
    with_tournament(&fixed, several)
}

/// The columns of `norms`.
pub fn norm_columns(several: bool) -> Vec<String> {
    let fixed = [
        "player",
        "id",
        "title",
        "condition",
        "needed",
        "found",
        "met",
        "reason",
    ];
    with_tournament(&fixed, several)
}

fn with_tournament(fixed: &[&str], several: bool) -> Vec<String> {
    let last = several.then_some(TOURNAMENT);
    let all = fixed.iter().copied().chain(last);
    all.map(str::to_owned).collect()
}

#[derive(Default)]
pub struct PromotionRow<'a> {
    player: UntrustedText<'a>,
    id: UntrustedText<'a>,
    category: &'a str,
    to: &'a str,
    rounds: u32,
    points: HalfPoints,
    needed: Option<HalfPoints>,
    mean: Option<Hundredths>,
    second: Option<u32>,
    verdict: &'a str,
    reason: UntrustedText<'a>,
    tournament: Option<UntrustedText<'a>>,
}

impl<'a> PromotionRow<'a> {
    /// `title`: of the tournament, where there are several.
    pub fn new(
        tournament: &'a Tournament,
        promotion: &'a Promotion,
        title: Option<&'a str>,
    ) -> PromotionRow<'a> {
        let player = &tournament.players[promotion.player];
        PromotionRow {
            player: UntrustedText::new(&*player.name),
            id: UntrustedText::new(&*player.id),
            category: promotion.from.map_or("", |category| category.word()),
            to: promotion.to.map_or("", |category| category.word()),
            rounds: promotion.rounds,
            points: promotion.points,
            needed: promotion.needed,
            mean: promotion.mean,
            second: promotion.second,
            verdict: promotion.verdict.word(),
            reason: UntrustedText::new(Words::chosen().tell_all(&promotion.reasons)),
            tournament: title.map(UntrustedText::new),
        }
    }
}

impl Serialize for PromotionRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_map(None)?;
        row.serialize_entry("player", &self.player)?;
        row.serialize_entry("id", &self.id)?;
        row.serialize_entry("category", &self.category)?;
        row.serialize_entry("to", &self.to)?;
        row.serialize_entry("rounds", &self.rounds)?;
        row.serialize_entry("points", &self.points)?;
        row.serialize_entry("needed", &self.needed)?;
        row.serialize_entry("mean", &self.mean)?;
        row.serialize_entry("opponents_2a", &self.second)?;
        row.serialize_entry("verdict", &self.verdict)?;
        row.serialize_entry("reason", &self.reason)?;
        if let Some(tournament) = &self.tournament {
            row.serialize_entry(TOURNAMENT, tournament)?;
        }
        row.end()
    }
}

#[derive(Default)]
pub struct NormRow<'a> {
    player: UntrustedText<'a>,
    id: UntrustedText<'a>,
    title: &'a str,
    condition: &'a str,
    needed: NumberText<'a>,
    found: NumberText<'a>,
    met: &'a str,
    reason: UntrustedText<'a>,
    tournament: Option<UntrustedText<'a>>,
}

impl<'a> NormRow<'a> {
    /// `title`: of the tournament, where there are several.
    pub fn new(
        tournament: &'a Tournament,
        condition: &'a Condition,
        title: Option<&'a str>,
    ) -> NormRow<'a> {
        let player = &tournament.players[condition.player];
        NormRow {
            player: UntrustedText::new(&*player.name),
            id: UntrustedText::new(&*player.id),
            title: condition.title,
            condition: condition.condition,
            needed: NumberText(UntrustedText::new(&*condition.needed)),
            found: NumberText(UntrustedText::new(&*condition.found)),
            met: condition.met.word(),
            reason: UntrustedText::new(Words::chosen().tell_all(&condition.reasons)),
            tournament: title.map(UntrustedText::new),
        }
    }
}

impl Serialize for NormRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_map(None)?;
        row.serialize_entry("player", &self.player)?;
        row.serialize_entry("id", &self.id)?;
        row.serialize_entry("title", &self.title)?;
        row.serialize_entry("condition", &self.condition)?;
        row.serialize_entry("needed", &self.needed)?;
        row.serialize_entry("found", &self.found)?;
        row.serialize_entry("met", &self.met)?;
        row.serialize_entry("reason", &self.reason)?;
        if let Some(tournament) = &self.tournament {
            row.serialize_entry(TOURNAMENT, tournament)?;
        }
        row.end()
    }
}
