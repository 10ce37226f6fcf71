//! `pairings`: each pairing as it was played and as the rules have it. Which tournament it is stands last, where there are
//! several.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::report::words::Words;
use crate::tournament::pairings::{JudgedPairing, Pair};

use super::UntrustedText;

const TOURNAMENT: &str = "tournament";

/// The columns of `pairings`.
pub fn pairing_columns(several: bool) -> Vec<String> {
    let fixed = [
        "round",
        "board",
        "white",
        "black",
        "expected_white",
        "expected_black",
        "verdict",
        "reason",
    ];
    let last = several.then_some(TOURNAMENT);
    fixed.into_iter().chain(last).map(str::to_owned).collect()
}

#[derive(Default)]
pub struct PairingRow<'a> {
    round: u32,
    board: u32,
    white: UntrustedText<'a>,
    black: UntrustedText<'a>,
    expected_white: UntrustedText<'a>,
    expected_black: UntrustedText<'a>,
    verdict: &'a str,
    reason: UntrustedText<'a>,
    tournament: Option<UntrustedText<'a>>,
}

impl<'a> PairingRow<'a> {
    /// `name` says how a side is called; `title`: of the tournament, where there are several.
    pub fn new(
        row: &'a JudgedPairing,
        name: impl Fn(usize) -> &'a str,
        title: Option<&'a str>,
    ) -> PairingRow<'a> {
        let names = |pair: Option<Pair>| {
            let pair = pair.unwrap_or_default();
            pair.map(|side| UntrustedText::new(side.map_or("", &name)))
        };
        let [white, black] = names(row.played);
        let [expected_white, expected_black] = names(row.expected);
        PairingRow {
            round: row.round,
            board: row.board,
            white,
            black,
            expected_white,
            expected_black,
            verdict: row.verdict.word(),
            reason: UntrustedText::new(Words::chosen().tell_all(&row.reasons)),
            tournament: title.map(UntrustedText::new),
        }
    }
}

impl Serialize for PairingRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_map(None)?;
        row.serialize_entry("round", &self.round)?;
        row.serialize_entry("board", &self.board)?;
        row.serialize_entry("white", &self.white)?;
        row.serialize_entry("black", &self.black)?;
        row.serialize_entry("expected_white", &self.expected_white)?;
        row.serialize_entry("expected_black", &self.expected_black)?;
        row.serialize_entry("verdict", &self.verdict)?;
        row.serialize_entry("reason", &self.reason)?;
        if let Some(tournament) = &self.tournament {
            row.serialize_entry(TOURNAMENT, tournament)?;
        }
        row.end()
    }
}
