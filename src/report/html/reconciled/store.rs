//! What is inside the page of reconciled games: a row for each game, and one for each of its plies, as they come and as long as
//! there is room. What there is no room for is counted.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::super::fact_json::{facts, keys};
use super::super::frame::ROOM;
use super::super::gathered::{arrow_of, squares_of_move};
use super::super::table::{PackedTable, short};
use crate::fact::Fact;
use crate::notation::pgn::tags::Tag;
use crate::notation::sheet::Sheet;
use crate::notation::words::result::GameResult;
use crate::repair::reconcile::{Reason, Reconciled, ReconciledPly};

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

/// Few enough for what goes over the limit to be little.
const GAMES_OF_CHUNK: usize = 200;
const PLIES_OF_CHUNK: usize = 2_000;

/// So many plies on which copies differ stand in the page as plain text, to be read and printed without script.
pub(super) const PLAIN_PLIES: usize = 200;

pub struct ReconcileStore {
    pub(super) games: PackedTable,
    pub(super) plies: PackedTable,
    pub(super) keys: BTreeSet<&'static str>,
    /// The games with the first plies on which copies differ or that are in doubt.
    pub(super) plain: Vec<PlainGame>,
    pub(super) counts: Counts,
    /// The row of the first ply of each game.
    first_plies: Vec<usize>,
    /// Bytes.
    room: usize,
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

/// A game as it is read without script: what to look at first, and the plies on which the copies differ.
pub(super) struct PlainGame {
    /// White and Black; empty where no copy names them.
    pub(super) players: [String; 2],
    pub(super) files: [String; 2],
    /// The position before the first of the plies, and what was chosen there.
    pub(super) fen: String,
    pub(super) arrow: String,
    pub(super) plies: Vec<PlainPly>,
}

pub(super) struct PlainPly {
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
            games: PackedTable::new("games", GAME_COLUMNS).in_chunks_of(GAMES_OF_CHUNK),
            plies: PackedTable::new("plies", PLY_COLUMNS).in_chunks_of(PLIES_OF_CHUNK),
            keys: BTreeSet::new(),
            plain: Vec::new(),
            counts: Counts::default(),
            first_plies: Vec::new(),
            room: ROOM,
        }
    }
}

impl ReconcileStore {
    #[cfg(test)]
    pub(super) fn within(room: usize) -> ReconcileStore {
        ReconcileStore {
            room,
            ..ReconcileStore::default()
        }
    }

    /// Adds one game from the copies in these files.
    pub fn add(&mut self, game: &Reconciled, sheets: [&Sheet; 2], files: [&str; 2]) {
        let doubtful = game.plies.iter().filter(|ply| ply.doubt.is_some()).count();
        self.counts.games += 1;
        self.counts.plies += game.plies.len() as u64;
        self.counts.differing += game.differing() as u64;
        self.counts.doubtful += doubtful as u64;
        self.counts.results += u64::from(game.results_differ());
        let said = |tag: Tag| {
            let mut tags = sheets.iter().flat_map(|sheet| &sheet.tags);
            let found = tags.find(|(name, _)| *name == tag.name());
            found.map_or(String::new(), |(_, value)| short(value))
        };
        self.add_plain(game, files, [Tag::White, Tag::Black].map(said));
        if self.bytes() > self.room || game.parting.is_some() {
            return;
        }
        let row = self.games.rows();
        self.first_plies.push(self.plies.rows());
        for ply in &game.plies {
            self.add_ply(row, ply);
        }
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

    fn add_plain(&mut self, game: &Reconciled, files: [&str; 2], players: [String; 2]) {
        if let Some(parting) = &game.parting {
            let number = parting.ply.div_ceil(2).to_string();
            self.plain.push(PlainGame {
                players,
                files: files.map(str::to_owned),
                fen: game.start.fen(),
                arrow: String::new(),
                plies: vec![PlainPly {
                    index: parting.ply - 1,
                    written: [&parting.written[0], &parting.written[1]].map(|text| short(text)),
                    chosen: String::new(),
                    confidence: 0,
                    reason: vec![Reason::NotOneGame { number }.into()],
                }],
            });
            return;
        }
        let standing: usize = self.plain.iter().map(|game| game.plies.len()).sum();
        let plies = game.plies.iter().enumerate();
        let shown = plies.filter(|(_, ply)| !ply.agreed || ply.doubt.is_some());
        let shown = shown.take(PLAIN_PLIES - standing);
        let plies: Vec<PlainPly> = shown
            .map(|(index, ply)| PlainPly {
                index,
                written: [&ply.written[0], &ply.written[1]].map(|text| short(text)),
                chosen: ply.chosen.clone(),
                confidence: ply.confidence,
                reason: ply.reason.clone(),
            })
            .collect();
        let Some(first) = plies.first().map(|ply| ply.index) else {
            return;
        };
        let moves = game.found.plies.iter().map(|ply| ply.mv);
        let mut board = game.start.clone();
        moves.clone().take(first).for_each(|m| board.play(m));
        self.plain.push(PlainGame {
            players,
            files: files.map(str::to_owned),
            fen: board.fen(),
            arrow: moves.clone().nth(first).map_or(String::new(), arrow_of),
            plies,
        });
    }

    fn bytes(&self) -> usize {
        self.games.bytes() + self.plies.bytes()
    }

    /// Packs what is open. What came last may have gone over the limit: the last games give way, and their plies with them.
    pub(super) fn close(&mut self) {
        self.games.pack();
        self.plies.pack();
        while self.bytes() > self.room && self.games.drop_last() {
            let games = self.games.rows();
            let plies = self.first_plies.get(games).copied().unwrap_or_default();
            while self.plies.rows_but_last_chunk() >= plies && self.plies.drop_last() {}
        }
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
        let [plain] = &store.plain[..] else {
            panic!("one game differs");
        };
        let plies: Vec<(usize, &str)> = plain
            .plies
            .iter()
            .map(|ply| (ply.index, &*ply.chosen))
            .collect();
        assert_eq!(plies, [(2, "Nf3")]);
        assert_eq!(plain.plies[0].written, ["Nf3", "Nf4"]);
        assert_eq!(plain.files, ["white.txt", "black.txt"]);
        assert!(
            plain
                .fen
                .starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w")
        );
        assert_eq!(plain.arrow, "g1f3");
    }
}
