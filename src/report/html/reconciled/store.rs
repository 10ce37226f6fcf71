//! What is inside the page of reconciled games: a row for each game, and one for each of its plies, as they come and as long as
//! there is room. What there is no room for is counted.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::super::fact_json::{facts, keys};
use super::super::frame::ROOM;
use super::super::gathered::squares_of_move;
use super::super::table::{PackedTable, short};
use crate::fact::Fact;
use crate::notation::pgn::tags::Tag;
use crate::notation::sheet::Sheet;
use crate::notation::words::result::GameResult;
use crate::repair::reconcile::{Reconciled, ReconciledPly};

/// `path`, `san` and `result_submitted` are called as in the page of an audit, for the same script steps through them.
const GAME_COLUMNS: &[&str] = &[
    "white_file",
    "black_file",
    "white",
    "black",
    "event",
    "date",
    "round",
    "plies",
    "differing",
    "doubtful",
    "white_result",
    "black_result",
    "white_letters",
    "black_letters",
    "result_submitted",
    "path",
    "san",
];

const PLY_COLUMNS: &[&str] = &[
    "game_row",
    "white_sheet",
    "black_sheet",
    "agreed",
    "chosen",
    "confidence",
    "doubt",
    "reason",
];

/// So many plies on which copies differ stand in the page as plain text, to be read and printed without script.
pub(super) const PLAIN_PLIES: usize = 200;

pub struct ReconcileStore {
    pub(super) games: PackedTable,
    pub(super) plies: PackedTable,
    pub(super) keys: BTreeSet<&'static str>,
    /// The first plies on which copies differ or that are in doubt.
    pub(super) plain: Vec<PlainPly>,
    pub(super) counts: Counts,
}

/// What was found in all games, whether there is room for them or not.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) games: u64,
    pub(super) plies: u64,
    pub(super) differing: u64,
    pub(super) doubtful: u64,
    pub(super) results: u64,
}

pub(super) struct PlainPly {
    pub(super) file: String,
    /// From nought.
    pub(super) index: usize,
    pub(super) written: [String; 2],
    pub(super) chosen: String,
    pub(super) confidence: u8,
    pub(super) reason: Vec<Fact>,
}

impl Default for ReconcileStore {
    fn default() -> ReconcileStore {
        ReconcileStore {
            games: PackedTable::new("games", GAME_COLUMNS).in_chunks_of(200),
            plies: PackedTable::new("plies", PLY_COLUMNS),
            keys: BTreeSet::new(),
            plain: Vec::new(),
            counts: Counts::default(),
        }
    }
}

impl ReconcileStore {
    /// Adds one game from the copies in these files.
    pub fn add(&mut self, game: &Reconciled, sheets: [&Sheet; 2], files: [&str; 2]) {
        let doubtful = game.plies.iter().filter(|ply| ply.doubt.is_some()).count();
        self.counts.games += 1;
        self.counts.plies += game.plies.len() as u64;
        self.counts.differing += game.differing() as u64;
        self.counts.doubtful += doubtful as u64;
        self.counts.results += u64::from(game.results_differ());
        self.add_plain(game, files);
        if self.games.bytes() + self.plies.bytes() > ROOM {
            return;
        }
        let row = self.games.rows();
        for ply in &game.plies {
            self.add_ply(row, ply);
        }
        let said = |tag: Tag| {
            let mut tags = sheets.iter().flat_map(|sheet| &sheet.tags);
            let found = tags.find(|(name, _)| *name == tag.name());
            found.map_or(String::new(), |(_, value)| short(value))
        };
        let result = |result: Option<GameResult>| result.map_or("", |result| result.as_str());
        let moves = game.found.plies.iter().map(|ply| squares_of_move(ply.mv));
        let sans: Vec<&str> = game.plies.iter().map(|ply| &*ply.chosen).collect();
        self.games.push(vec![
            json!(files[0]),
            json!(files[1]),
            json!(said(Tag::White)),
            json!(said(Tag::Black)),
            json!(said(Tag::Event)),
            json!(said(Tag::Date)),
            json!(said(Tag::Round)),
            json!(game.plies.len()),
            json!(game.differing()),
            json!(doubtful),
            json!(result(game.results[0])),
            json!(result(game.results[1])),
            json!(game.letters[0]),
            json!(game.letters[1]),
            json!(result(game.result())),
            json!(moves.collect::<Vec<_>>().join(" ")),
            json!(sans.join(" ")),
        ]);
    }

    fn add_ply(&mut self, row: usize, ply: &ReconciledPly) {
        for fact in &ply.reason {
            keys(fact, &mut |key| {
                self.keys.insert(key);
            });
        }
        let [white, black] = &ply.written;
        self.plies.push(vec![
            json!(row),
            json!(short(white)),
            json!(short(black)),
            json!(ply.agreed),
            json!(ply.chosen),
            json!(ply.confidence),
            json!(ply.doubt.is_some()),
            facts(&ply.reason),
        ]);
    }

    fn add_plain(&mut self, game: &Reconciled, files: [&str; 2]) {
        let plies = game.plies.iter().enumerate();
        let shown = plies.filter(|(_, ply)| !ply.agreed || ply.doubt.is_some());
        let room = PLAIN_PLIES - self.plain.len();
        self.plain
            .extend(shown.take(room).map(|(index, ply)| PlainPly {
                file: files[0].to_owned(),
                index,
                written: [&ply.written[0], &ply.written[1]].map(|text| short(text)),
                chosen: ply.chosen.clone(),
                confidence: ply.confidence,
                reason: ply.reason.clone(),
            }));
    }

    /// Packs what is open.
    pub(super) fn close(&mut self) {
        self.games.pack();
        self.plies.pack();
    }

    pub(super) fn meta(&self) -> Json {
        json!({ "games": self.counts.games })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::sheet::read_sheet;
    use crate::replay::AlphabetChoice;

    #[test]
    fn every_ply_has_a_row_and_those_that_differ_stand_as_plain_text() {
        let sheets = ["1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf4 Nc6"].map(read_sheet);
        let [white, black] = &sheets;
        let game = Reconciled::new([white, black], &AlphabetChoice::Auto);
        let mut store = ReconcileStore::default();
        store.add(&game, [white, black], ["white.txt", "black.txt"]);
        assert_eq!(store.plies.rows(), 4);
        assert_eq!(store.counts.differing, 1);
        let plain: Vec<(usize, &str)> = store
            .plain
            .iter()
            .map(|ply| (ply.index, &*ply.chosen))
            .collect();
        assert_eq!(plain, [(2, "Nf3")]);
        assert_eq!(store.plain[0].written, ["Nf3", "Nf4"]);
    }
}
