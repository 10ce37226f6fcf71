//! What is inside the page of ratings: a row for every player, and for as many as there is room the calculation on paper and
//! the games behind it. Those whom the audit changes most come first, so that what is left out is what changes least.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value as Json, json};

use super::super::fact_json::{fact, facts, keys};
use super::super::table::{PackedTable, short};
use super::plot::{error, hundredths};
use crate::fact::Fact;
use crate::points::{HalfPoints, Hundredths, Rating};
use crate::rating::calculation::{Calculation, GameLine};
use crate::rating::contest::Basis;
use crate::report::paper::{PaperLine, paper_lines};
use crate::report::ratings::Ratings;

const PLAYER_COLUMNS: &[&str] = &[
    "name",
    "id",
    "federation",
    "before",
    "differs",
    "games_submitted",
    "score_submitted",
    "mean_submitted",
    "expected_submitted",
    "k_submitted",
    "change_submitted",
    "after_submitted",
    "error_submitted",
    "remarks_submitted",
    "games_audited",
    "score_audited",
    "mean_audited",
    "expected_audited",
    "k_audited",
    "change_audited",
    "after_audited",
    "error_audited",
    "remarks_audited",
];

/// The lines on paper as submitted; as audited, where they differ in more than the heading; and the games.
const PAPER_COLUMNS: &[&str] = &["submitted", "audited", "games"];

/// Few enough for what goes over the limit to be little.
const PLAYERS_OF_CHUNK: usize = 1_000;

/// A calculation is some kilobytes.
const PAPERS_OF_CHUNK: usize = 250;

pub(super) struct RatingsStore {
    /// The places of the players in both lists of calculations, in the order of the page.
    pub(super) order: Vec<usize>,
    pub(super) players: PackedTable,
    pub(super) papers: PackedTable,
    pub(super) keys: BTreeSet<&'static str>,
    pub(super) rules: BTreeSet<&'static str>,
}

impl RatingsStore {
    /// As much as there is room for, in bytes.
    pub(super) fn within(room: usize, ratings: &Ratings<'_>) -> RatingsStore {
        let mut store = RatingsStore {
            order: in_order(ratings),
            players: PackedTable::new("players", PLAYER_COLUMNS).in_chunks_of(PLAYERS_OF_CHUNK),
            papers: PackedTable::new("papers", PAPER_COLUMNS).in_chunks_of(PAPERS_OF_CHUNK),
            keys: BTreeSet::new(),
            rules: BTreeSet::new(),
        };
        let order = store.order.clone();
        for place in &order {
            if store.players.bytes() > room {
                break;
            }
            store.add_player(ratings, *place);
        }
        store.players.pack();
        while store.players.bytes() > room && store.players.drop_last() {}
        let room = room - store.players.bytes();
        let rows = Rows::new(&order, ratings);
        for place in order.iter().take(store.players.rows()) {
            if store.papers.bytes() > room {
                break;
            }
            store.add_paper(ratings, *place, &rows);
        }
        store.papers.pack();
        while store.papers.bytes() > room && store.papers.drop_last() {}
        store
    }

    fn note(&mut self, facts: &[Fact]) {
        for fact in facts {
            keys(fact, &mut |key| {
                self.keys.insert(key);
            });
        }
    }

    fn add_player(&mut self, ratings: &Ratings<'_>, place: usize) {
        let sums = [&ratings.submitted[place], &ratings.audited[place]];
        let [submitted, audited] = sums;
        let player = &ratings.contest.players[submitted.player];
        let mut cells = vec![
            json!(short(&player.name)),
            json!(short(&player.id)),
            json!(short(&player.federation)),
            json!(audited.before),
            json!(Ratings::differs(submitted, audited)),
        ];
        for sum in sums {
            self.note(&sum.remarks);
            cells.extend([
                json!(sum.games()),
                json!(sum.score().halves()),
                json!(sum.mean().map(|mean| mean.hundredths().get())),
                json!(sum.expected.map(Hundredths::get)),
                json!(sum.k),
                json!(sum.change.map(Hundredths::get)),
                json!(sum.after.map(shown)),
                json!(error(sum).map(Hundredths::get)),
                facts(&sum.remarks),
            ]);
        }
        self.players.push(cells);
    }

    fn add_paper(&mut self, ratings: &Ratings<'_>, place: usize, rows: &Rows) {
        let (submitted, audited) = (&ratings.submitted[place], &ratings.audited[place]);
        let papers = [
            paper_lines(ratings, Basis::Submitted, submitted),
            paper_lines(ratings, Basis::Audited, audited),
        ];
        for line in papers.iter().flatten() {
            self.note(&line.facts);
        }
        let told = |lines: &[PaperLine]| -> Vec<Json> {
            let lines = lines.iter();
            lines
                .map(|line| json!([line.before, facts(&line.facts)]))
                .collect()
        };
        let [submitted_lines, audited_lines] = papers.map(|lines| told(&lines));
        // The first line is the heading, which names the basis.
        let is_same = submitted_lines[1..] == audited_lines[1..];
        let games = self.games(ratings, [submitted, audited], rows);
        self.papers.push(vec![
            json!(submitted_lines),
            if is_same {
                Json::Null
            } else {
                json!(audited_lines)
            },
            games,
        ]);
    }

    /// The games of a player, each with its line as submitted and, where that is another, as audited.
    fn games(&mut self, ratings: &Ratings<'_>, sums: [&Calculation; 2], rows: &Rows) -> Json {
        let mut lines: BTreeMap<usize, [Option<&GameLine>; 2]> = BTreeMap::new();
        for (basis, sum) in sums.into_iter().enumerate() {
            for line in &sum.lines {
                lines.entry(line.game).or_default()[basis] = Some(line);
            }
        }
        let games = lines
            .into_iter()
            .filter_map(|(index, [submitted, audited])| {
                let color = submitted.or(audited)?.color;
                let game = &ratings.contest.games[index];
                let opponent = game.player(color.opposite());
                let is_changed = game.submitted != game.audited;
                let findings: &[&'static str] = if is_changed { &game.decisive } else { &[] };
                self.rules.extend(findings);
                let lines = [submitted, audited].map(|line| line.map(line_json));
                Some(json!({
                    "file": short(&game.file),
                    "game": game.number,
                    "round": short(&game.round),
                    "date": short(&game.date),
                    "colour": color.word(),
                    "opponent": short(&ratings.contest.players[opponent].name),
                    "row": rows.of_player(opponent),
                    "lines": if submitted == audited { &lines[..1] } else { &lines },
                    "changed": is_changed,
                    "findings": findings,
                }))
            });
        games.collect()
    }
}

/// The row of each player in the page.
struct Rows(BTreeMap<usize, usize>);

impl Rows {
    fn new(order: &[usize], ratings: &Ratings<'_>) -> Rows {
        let players = order.iter().enumerate();
        Rows(
            players
                .map(|(row, place)| (ratings.submitted[*place].player, row))
                .collect(),
        )
    }

    fn of_player(&self, player: usize) -> Option<usize> {
        self.0.get(&player).copied()
    }
}

fn line_json(line: &GameLine) -> Json {
    json!({
        "rating": line.opponent,
        "difference": line.difference,
        "counted": line.counted_difference,
        "expected": line.expected.map(Hundredths::get),
        "score": line.score.map(HalfPoints::halves),
        "change": line.change.map(Hundredths::get),
        "why": line.why_not.as_ref().map(fact),
    })
}

/// A rating as it is published: whole, or with two decimals.
fn shown(rating: Rating) -> Json {
    match rating {
        Rating::Whole(rating) => json!(rating),
        Rating::Decimal(rating) => json!(["decimal", rating.get(), 2]),
    }
}

/// Those whom the audit changes most come first; then those who gain or lose most; in a pool, where nobody had a rating
/// before, the highest. Of equals, those who came first in the input.
fn in_order(ratings: &Ratings<'_>) -> Vec<usize> {
    let after = |sum: &Calculation| sum.after.map_or(0, hundredths);
    let has_changes = ratings.submitted.iter().any(|sum| sum.change.is_some());
    let mut order: Vec<usize> = (0..ratings.submitted.len().min(ratings.audited.len())).collect();
    order.sort_by_key(|place| {
        let (submitted, audited) = (&ratings.submitted[*place], &ratings.audited[*place]);
        if !has_changes {
            return (Reverse(0), Reverse(after(audited)));
        }
        let change = |sum: &Calculation| sum.change.map_or(0, Hundredths::get);
        let differs = Ratings::differs(submitted, audited);
        // A first rating is no change, and may differ all the same.
        let difference = match change(submitted) - change(audited) {
            0 if differs => after(submitted) - after(audited),
            difference => difference,
        };
        let difference = difference.abs().max(i64::from(differs));
        (Reverse(difference), Reverse(change(audited).abs()))
    });
    order
}
