//! What is inside the page: games, findings and claims, packed as they come, within ten megabytes. Games with findings come
//! first; those without fill what is left. What there is no room for is counted, and the page says so.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use super::frame::ROOM;
use super::gathered::{
    CLAIM_COLUMNS, FINDING_COLUMNS, GAME_COLUMNS, GameTally, GatheredFinding, GatheredGame,
    PageBatch, PageGatherer, Said,
};
use super::table::PackedTable;
use crate::checkpoint::as_json;
use crate::rules::Severity;

/// So many findings stand in the page as plain text, to be read, searched and printed without script.
const PLAIN_CASES: usize = 200;

#[derive(Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct PageStore {
    pub(super) games: PackedTable,
    pub(super) clean_games: PackedTable,
    pub(super) findings: PackedTable,
    pub(super) claims: PackedTable,
    pub(super) left_out: LeftOut,
    pub(super) counts: Counts,
    /// The first findings with their games, the gravest first.
    pub(super) cases: Vec<PlainCase>,
    pub(super) keys: BTreeSet<&'static str>,
    pub(super) rules: BTreeSet<&'static str>,
    full: Arc<AtomicBool>,
}

/// What there was no room for.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct LeftOut {
    pub(super) games: u64,
    pub(super) findings: u64,
}

/// A finding that is shown without script: the cells of its row, and those of its game.
#[derive(Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub(super) struct PlainCase {
    #[serde(with = "as_json")]
    game: Option<Arc<Vec<Json>>>,
    #[serde(with = "as_json")]
    finding: Vec<Json>,
    pub(super) said: Said,
    pub(super) severity: Severity,
    rank: u8,
}

impl PlainCase {
    /// A cell of the finding, as text.
    pub(super) fn text(&self, column: &str) -> &str {
        cell(FINDING_COLUMNS, &self.finding, column)
            .as_str()
            .unwrap_or_default()
    }

    pub(super) fn number(&self, column: &str) -> u64 {
        cell(FINDING_COLUMNS, &self.finding, column)
            .as_u64()
            .unwrap_or(0)
    }

    /// `12.` or `12...`, for a finding about a move.
    pub(super) fn number_of_move(&self) -> String {
        let ply = self.number("ply");
        let fen: Vec<&str> = self.text("fen").split(' ').collect();
        match (ply, fen.as_slice()) {
            (1.., [_, "b", .., number]) => format!("{number}..."),
            (1.., [_, _, .., number]) => format!("{number}."),
            _ => String::new(),
        }
    }

    /// The line of the file on which the word stands, if there is one.
    pub(super) fn source(&self) -> &Json {
        cell(FINDING_COLUMNS, &self.finding, "source")
    }

    /// A cell of its game, as text.
    pub(super) fn of_game(&self, column: &str) -> &str {
        let game = self.game.as_ref();
        game.map_or("", |game| {
            cell(GAME_COLUMNS, game, column)
                .as_str()
                .unwrap_or_default()
        })
    }
}

fn cell<'r>(columns: &[&str], row: &'r [Json], column: &str) -> &'r Json {
    let place = columns.iter().position(|name| *name == column);
    place
        .and_then(|place| row.get(place))
        .unwrap_or(&Json::Null)
}

/// What the charts show.
#[derive(Default, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub(super) struct Counts {
    pub(super) by_status: BTreeMap<&'static str, u64>,
    pub(super) by_round: BTreeMap<RoundName, u64>,
    pub(super) by_month: BTreeMap<String, u64>,
    /// From the submitted to the audited result, where they differ.
    pub(super) results: BTreeMap<[&'static str; 2], u64>,
    pub(super) unchanged_results: u64,
    /// How a game was said to have ended, and how it did.
    pub(super) endings: BTreeMap<(String, &'static str), u64>,
    /// Games that ended in still other ways.
    pub(super) other_endings: u64,
    /// By the least time that anybody had left.
    pub(super) least_times: [u64; LEAST_TIMES.len()],
    /// The event, as long as there is but one.
    pub(super) events: BTreeSet<String>,
}

/// The classes of the least time left, each with its upper end in milliseconds.
pub(super) const LEAST_TIMES: [(&str, i64); 5] = [
    ("< 10 s", 10_000),
    ("< 30 s", 30_000),
    ("< 1 min", 60_000),
    ("< 5 min", 300_000),
    ("≥ 5 min", i64::MAX),
];

/// So many different ways to end are counted.
const MOST_ENDINGS: usize = 1_000;

/// The name of a round, by its number where it has one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(super) struct RoundName(u32, String);

impl RoundName {
    /// Whether it is a number.
    pub(super) fn is_numbered(&self) -> bool {
        self.0 < u32::MAX
    }

    pub(super) fn new(round: &str) -> RoundName {
        let figures = round
            .split(|sign: char| !sign.is_ascii_digit())
            .next()
            .unwrap_or_default();
        let name = if figures.is_empty() { round } else { figures };
        RoundName(figures.parse().unwrap_or(u32::MAX), name.to_owned())
    }
}

impl std::fmt::Display for RoundName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.1)
    }
}

impl Default for PageStore {
    fn default() -> PageStore {
        PageStore {
            games: PackedTable::new("games", GAME_COLUMNS),
            clean_games: PackedTable::new("games", GAME_COLUMNS),
            findings: PackedTable::new("findings", FINDING_COLUMNS),
            claims: PackedTable::new("claims", CLAIM_COLUMNS),
            left_out: LeftOut::default(),
            counts: Counts::default(),
            cases: Vec::new(),
            keys: BTreeSet::new(),
            rules: BTreeSet::new(),
            full: Arc::default(),
        }
    }
}

impl PageStore {
    /// Gathers games on any thread, for this page.
    pub fn gatherer(&self) -> PageGatherer {
        PageGatherer::new(Arc::clone(&self.full))
    }

    /// Takes what comes, in the order of the input.
    pub fn add(&mut self, batch: PageBatch) {
        let gathered = batch.games.len() as u64;
        let without_row = (batch.tallies.len() as u64).saturating_sub(gathered);
        for tally in batch.tallies {
            self.counts.add(tally);
        }
        self.left_out.games += without_row;
        for game in batch.games {
            self.add_game(game);
        }
        for finding in batch.report_findings {
            self.add_finding(finding, None);
        }
    }

    fn add_game(&mut self, game: GatheredGame) {
        if game.findings.is_empty() {
            if self.has_room() {
                self.clean_games.push(game.cells);
            } else {
                self.left_out.games += 1;
                self.full.store(true, Ordering::Relaxed);
            }
            return;
        }
        let clean = self.clean_games.rows();
        while !self.has_room() && self.clean_games.drop_last() {
            self.full.store(true, Ordering::Relaxed);
        }
        self.left_out.games += (clean - self.clean_games.rows()) as u64;
        if !self.has_room() {
            self.left_out.games += 1;
            self.left_out.findings += game.findings.len() as u64;
            return;
        }
        let row = self.games.rows();
        let cells = Arc::new(game.cells);
        for mut finding in game.findings {
            finding.cells[0] = json!(row);
            self.add_finding(finding, Some(&cells));
        }
        for mut claim in game.claims {
            claim[0] = json!(row);
            self.claims.push(claim);
        }
        self.games.push(Arc::unwrap_or_clone(cells));
    }

    fn add_finding(&mut self, finding: GatheredFinding, game: Option<&Arc<Vec<Json>>>) {
        self.keys.extend(finding.keys);
        self.rules.insert(finding.rule);
        let rank = u8::MAX - finding.severity as u8;
        // The gravest come first, and of equals those that came first.
        let place = self.cases.partition_point(|case| case.rank <= rank);
        if place < PLAIN_CASES {
            self.cases.insert(
                place,
                PlainCase {
                    game: game.cloned(),
                    finding: finding.cells.clone(),
                    said: finding.said.clone(),
                    severity: finding.severity,
                    rank,
                },
            );
            self.cases.truncate(PLAIN_CASES);
        }
        self.findings.push(finding.cells);
    }

    fn has_room(&self) -> bool {
        let tables = [&self.games, &self.clean_games, &self.findings, &self.claims];
        tables.into_iter().map(PackedTable::bytes).sum::<usize>() < ROOM
    }

    /// Packs what is open. What came last may have gone over the limit: games without findings give way.
    pub(super) fn close(&mut self) {
        let gathered = self.clean_games.rows();
        for table in [
            &mut self.games,
            &mut self.clean_games,
            &mut self.findings,
            &mut self.claims,
        ] {
            table.pack();
        }
        while !self.has_room() && self.clean_games.drop_last() {}
        self.left_out.games += (gathered - self.clean_games.rows()) as u64;
    }
}

impl Counts {
    fn add(&mut self, tally: GameTally) {
        *self.by_status.entry(tally.status).or_default() += 1;
        let found = tally.findings.len() as u64;
        if found > 0 && !matches!(tally.round.as_str(), "" | "?" | "-") {
            *self
                .by_round
                .entry(RoundName::new(&tally.round))
                .or_default() += found;
        }
        if found > 0 && !tally.month.is_empty() {
            *self.by_month.entry(tally.month).or_default() += found;
        }
        let [submitted, audited] = tally.results;
        match submitted == audited {
            true => self.unchanged_results += 1,
            false => *self.results.entry(tally.results).or_default() += 1,
        }
        // Somebody may write a novel into every tag.
        let ending = (tally.told_ending, tally.ending);
        match self.endings.len() < MOST_ENDINGS || self.endings.contains_key(&ending) {
            true => *self.endings.entry(ending).or_default() += 1,
            false => self.other_endings += 1,
        }
        if let Some(least) = tally.least_time {
            let below = LEAST_TIMES
                .iter()
                .position(|(_, milliseconds)| least < *milliseconds);
            self.least_times[below.unwrap_or(LEAST_TIMES.len() - 1)] += 1;
        }
        if self.events.len() < 2 {
            self.events.insert(tally.event);
        }
    }
}
