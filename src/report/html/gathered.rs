//! What the page needs of every judged game, gathered on the threads that judge: the cells of its row, and those of its
//! findings and claims. Games with findings come first; how many of the others there is room for is decided by the store.

mod game;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

pub(super) use self::game::squares_of_move;
use self::game::{game_cells, left};
use super::board::Placement;
use super::fact_json::{fact, facts, keys, squares};
use super::table::short;
use crate::audit::{JudgedGame, JudgedResults, Reporter};
use crate::board::{Board, Color, Move, MoveKind, Square};
use crate::fact::Fact;
use crate::notation::pgn::tags::Tag;
use crate::repair::Repair;
use crate::replay::san::san;
use crate::replay::{Record, Way};
use crate::report::snippet::source;
use crate::rules::reports::ReportFinding;
use crate::rules::{Finding, Severity};

pub(super) const GAME_COLUMNS: &[&str] = &[
    "file",
    "game",
    "line",
    "event",
    "site",
    "date",
    "round",
    "white",
    "black",
    "white_elo",
    "black_elo",
    "result_submitted",
    "result_audited",
    "termination_submitted",
    "termination_audited",
    "edition",
    "edition_basis",
    "pace",
    "alphabet",
    "encoding",
    "plies",
    "status",
    "time_control",
    "month",
    "start",
    "chess960",
    "path",
    "san",
    "clocks",
    "offers",
    "repeats",
    "resumed",
    "sound",
];

pub(super) const FINDING_COLUMNS: &[&str] = &[
    "game_row",
    "file",
    "game",
    "rule",
    "severity",
    "ply",
    "side",
    "written",
    "san",
    "article",
    "fen",
    "arrow",
    "marks",
    "detail",
    "evidence",
    "suggestion",
    "accepted",
    "source",
    "assumes",
    "round",
    "line",
    "suggested",
    "proof",
];

pub(super) const CLAIM_COLUMNS: &[&str] = &[
    "game_row",
    "ply",
    "side",
    "claim",
    "article",
    "verdict",
    "evidence",
    "penalty_seconds",
    "penalty_to",
];

/// Gathers games for the page.
pub struct PageGatherer {
    /// The page has no room for games without findings any more: they need not be gathered.
    full: Arc<AtomicBool>,
}

/// What one block of games comes to.
#[derive(Default)]
pub struct PageBatch {
    pub(super) games: Vec<GatheredGame>,
    /// Findings about lines of tournament reports, which are no games.
    pub(super) report_findings: Vec<GatheredFinding>,
    pub(super) tallies: Vec<GameTally>,
}

/// A game and all that was found in it. The cells that say in which row of the page it stands are filled in later.
pub(super) struct GatheredGame {
    pub(super) cells: Vec<Json>,
    pub(super) findings: Vec<GatheredFinding>,
    pub(super) claims: Vec<Vec<Json>>,
}

pub(super) struct GatheredFinding {
    pub(super) cells: Vec<Json>,
    pub(super) said: Said,
    pub(super) rule: &'static str,
    /// The keys of everything that it says.
    pub(super) keys: BTreeSet<&'static str>,
    pub(super) severity: Severity,
}

/// What a finding says, to be told in the language of the page.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub(super) struct Said {
    pub(super) detail: Fact,
    pub(super) evidence: Vec<Fact>,
    pub(super) suggestion: Option<Fact>,
    pub(super) accepted: Option<String>,
}

/// What the charts count of every game, whether there is room for it or not.
pub(super) struct GameTally {
    pub(super) status: &'static str,
    pub(super) round: String,
    pub(super) month: String,
    pub(super) results: [&'static str; 2],
    pub(super) ending: &'static str,
    pub(super) told_ending: String,
    pub(super) event: String,
    /// The least time that anybody had left, in milliseconds.
    pub(super) least_time: Option<i64>,
    pub(super) findings: Vec<(&'static str, Severity)>,
}

impl PageGatherer {
    pub(super) fn new(full: Arc<AtomicBool>) -> PageGatherer {
        PageGatherer { full }
    }
}

impl Reporter for PageGatherer {
    type Batch = PageBatch;

    fn batch(&self) -> PageBatch {
        PageBatch::default()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut PageBatch) {
        let month = month(game);
        batch.tallies.push(tally(game, month.clone()));
        let found = !game.findings.list.is_empty();
        if !found && self.full.load(Ordering::Relaxed) {
            return;
        }
        let findings = game.findings.list.iter();
        let claims = game.case.claims.iter().map(|claim| {
            vec![
                Json::Null,
                json!(claim.ply),
                json!(claim.by.word()),
                json!(claim.kind.word()),
                json!(claim.article),
                json!(claim.verdict.word()),
                facts(&claim.evidence),
                json!(claim.penalty.map(|(seconds, _)| seconds)),
                json!(claim.penalty.map_or("", |(_, player)| player.word())),
            ]
        });
        batch.games.push(GatheredGame {
            cells: game_cells(game, month),
            findings: findings
                .map(|finding| finding_cells(game, finding))
                .collect(),
            claims: claims.collect(),
        });
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut PageBatch) {
        let found = results.findings.iter();
        let gathered = found.map(|finding| report_finding_cells(results, finding));
        batch.report_findings.extend(gathered);
    }
}

fn tag(game: &JudgedGame<'_>, tag: Tag) -> String {
    game.case
        .tag(tag)
        .map_or(String::new(), |value| short(&value))
}

/// `2024-03`, where the day is known so far.
fn month(game: &JudgedGame<'_>) -> String {
    let month = |day: Date| format!("{:04}-{:02}", day.year(), day.month());
    let span = game.case.certain_date(Tag::Date);
    let months = span.map(|span| [month(span.first()), month(span.last())]);
    match months {
        Some([first, last]) if first == last => first,
        _ => String::new(),
    }
}

fn tally(game: &JudgedGame<'_>, month: String) -> GameTally {
    let case = game.case;
    let counted = game
        .findings
        .list
        .iter()
        .filter(|finding| finding.accepted.is_none());
    GameTally {
        status: game.status.word(),
        round: tag(game, Tag::Round),
        month,
        results: [
            case.submitted.result.map_or("", |result| result.as_str()),
            game.verdict.result.map_or("", |result| result.as_str()),
        ],
        ending: game.verdict.ending.word(),
        told_ending: tag(game, Tag::Termination),
        event: tag(game, Tag::Event),
        least_time: left(case.record)
            .map(|reading| reading.shown.time.get())
            .min(),
        findings: counted
            .map(|finding| (finding.rule.code, finding.severity))
            .collect(),
    }
}

fn finding_cells(game: &JudgedGame<'_>, finding: &Finding) -> GatheredFinding {
    let record = game.case.record;
    let place = finding.place;
    let (arrow, marks) = drawn(record, finding);
    let suggested = suggested(record, finding).map(arrow_of);
    let suggested = suggested.filter(|suggested| *suggested != arrow);
    let source = source(game, finding).map(|source| {
        json!({ "line": source.line, "text": source.text, "column": source.column, "width": source.width })
    });
    let written = place.span.map_or(String::new(), |span| {
        short(
            span.slice(game.case.text)
                .lines()
                .next()
                .unwrap_or_default(),
        )
    });
    let assumes = record.resumptions[..finding.rests_on].iter();
    let assumes: Vec<String> = assumes
        .map(|resumption| format!("{}@{}", resumption.way.word(), resumption.stop.ply))
        .collect();
    let mut said = BTreeSet::new();
    let told = finding
        .evidence
        .iter()
        .chain([&finding.detail])
        .chain(&finding.suggestion);
    told.for_each(|fact| {
        keys(fact, &mut |key| {
            said.insert(key);
        })
    });
    GatheredFinding {
        rule: finding.rule.code,
        severity: finding.severity,
        keys: said,
        said: Said {
            detail: finding.detail.clone(),
            evidence: finding.evidence.clone(),
            suggestion: finding.suggestion.clone(),
            accepted: finding.accepted.clone(),
        },
        cells: vec![
            Json::Null,
            json!(game.file),
            json!(game.number),
            json!(finding.rule.code),
            json!(finding.severity.word()),
            json!(place.ply),
            json!(place.side.map_or("", Color::word)),
            json!(written),
            json!(finding.san),
            json!(finding.article),
            json!(position_shown(game, finding)),
            json!(arrow),
            json!(marks),
            fact(&finding.detail),
            facts(&finding.evidence),
            finding.suggestion.as_ref().map_or(Json::Null, fact),
            json!(finding.accepted),
            json!(source),
            json!(assumes.join(";")),
            json!(tag(game, Tag::Round)),
            json!(game.line),
            json!(suggested),
            proof(record, finding),
        ],
    }
}

/// The arrow of the move that a finding is about, and the squares beside it that explain it. Where the finding names no
/// squares, the move is the one that was played at its place.
fn drawn(record: &Record, finding: &Finding) -> (String, String) {
    let named = squares(&finding.detail);
    // Where several pieces might have moved, no arrow tells which.
    let is_single = |wanted: &str| named.iter().filter(|(name, _)| *name == wanted).count() == 1;
    let of_name = |wanted: &str| {
        named
            .iter()
            .find(|(name, _)| *name == wanted)
            .map(|(_, square)| *square)
    };
    // A pinned piece is named, and where it would have gone stands in the move.
    let from = of_name("from");
    let to = of_name("to").or_else(|| from.and_then(|_| Square::last_in(&finding.san)));
    let arrow = match (from, to) {
        (Some(from), Some(to)) if is_single("from") => Some((from, to)),
        _ => played_at(record, finding).map(ends_of),
    };
    let ends: Vec<Square> = arrow
        .into_iter()
        .flat_map(|(from, to)| [from, to])
        .collect();
    let marks = named
        .iter()
        .map(|(_, square)| *square)
        .filter(|square| !ends.contains(square));
    let mut marks: Vec<String> = marks.map(|square| square.to_string()).collect();
    marks.dedup();
    let arrow = arrow.map_or(String::new(), |(from, to)| format!("{from}{to}"));
    (arrow, marks.join(" "))
}

/// The move at the place of a finding, if it is the word of a move that was played. A move with which the replay went on is not
/// what stands there.
fn played_at(record: &Record, finding: &Finding) -> Option<Move> {
    if replaced_at(record, finding).is_some() {
        return None;
    }
    let ply = finding.place.ply.checked_sub(1)? as usize;
    let played = *record.moves.get(ply)?;
    let word = record.words.get(ply)?;
    let is_other = finding.place.span.is_some_and(|span| span != *word);
    (!is_other).then_some(played)
}

/// The squares of an arrow. A castling king goes to where he stands afterwards.
fn ends_of(played: Move) -> (Square, Square) {
    let to = match played.kind() {
        MoveKind::Castling => {
            let file = if played.to().file() > played.from().file() {
                6
            } else {
                2
            };
            Square::at(file, played.from().rank())
        }
        _ => played.to(),
    };
    (played.from(), to)
}

/// `e2e4`.
pub(super) fn arrow_of(played: Move) -> String {
    let (from, to) = ends_of(played);
    format!("{from}{to}")
}

/// The move that is proposed for the one that a finding is about: by a repair that was looked for, else the one with which the
/// replay went on.
fn suggested(record: &Record, finding: &Finding) -> Option<Move> {
    let place = finding.place;
    let board = || record.board_before(place.ply);
    if let Some(change) = finding.suggestion.as_ref().and_then(Repair::first_change) {
        // What is proposed for an earlier move leads to another position than the one that is shown.
        return (change.ply == place.ply).then(|| san_on(&board(), &change.san))?;
    }
    replaced_at(record, finding)
}

/// The move with which the replay went on, where it is another than the word says.
fn replaced_at(record: &Record, finding: &Finding) -> Option<Move> {
    let ply = finding.place.ply;
    let up_to = record.resumptions_up_to(ply).iter().rev();
    let mut here = up_to.take_while(|one| one.stop.ply == ply);
    let resumption = here.find(|one| finding.place.span == Some(one.stop.span))?;
    if matches!(resumption.way, Way::Stood | Way::Twice) {
        return None;
    }
    record.moves.get(ply.checked_sub(1)? as usize).copied()
}

/// The legal move that is written so.
fn san_on(board: &Board, written: &str) -> Option<Move> {
    let mut moves = Vec::new();
    board.legal_moves(&mut moves);
    moves.into_iter().find(|m| san(board, *m) == written)
}

/// The lines that prove a finding, each with the position that it begins with.
fn proof(record: &Record, finding: &Finding) -> Json {
    if finding.lines.is_empty() {
        return Json::Null;
    }
    let start = record.board_before(finding.place.ply + 1);
    let each = finding.lines.iter().map(|line| {
        let mut board = start.clone();
        let mut path = Vec::new();
        let mut sans = Vec::new();
        for &m in line {
            path.push(squares_of_move(m));
            sans.push(san(&board, m));
            board.play(m);
        }
        json!({ "path": path.join(" "), "san": sans.join(" ") })
    });
    json!({ "fen": start.fen(), "lines": each.collect::<Vec<_>>() })
}

/// The position that is shown with a finding: the one before its move, or the last one where it is about the whole game. What is
/// wrong with the start is shown on the start, and so is a game without a move that could be played.
fn position_shown(game: &JudgedGame<'_>, finding: &Finding) -> String {
    let record = game.case.record;
    if finding.place.ply > 0 {
        let board = game.position_of(finding);
        return board.map_or(String::new(), |board| board.fen());
    }
    match &record.fen_error {
        // As far as it can be set up, as the page does.
        Some(_) => Some(tag(game, Tag::Fen))
            .filter(|fen| Placement::read(fen).is_some())
            .unwrap_or_default(),
        None if finding.rule.code == "MOV012" => record.start.fen(),
        None => record.end.fen(),
    }
}

fn report_finding_cells(results: &JudgedResults<'_>, finding: &ReportFinding) -> GatheredFinding {
    let evidence = finding.whole_evidence();
    let mut said = BTreeSet::new();
    for told in evidence.iter().chain([&finding.detail]) {
        keys(told, &mut |key| {
            said.insert(key);
        });
    }
    GatheredFinding {
        rule: finding.rule.code,
        severity: finding.severity,
        keys: said,
        said: Said {
            detail: finding.detail.clone(),
            evidence: evidence.clone(),
            suggestion: None,
            accepted: finding.accepted.clone(),
        },
        cells: vec![
            json!(-1),
            json!(results.file),
            json!(0),
            json!(finding.rule.code),
            json!(finding.severity.word()),
            json!(0),
            json!(""),
            json!(short(&finding.written)),
            json!(""),
            json!(""),
            json!(""),
            json!(""),
            json!(""),
            fact(&finding.detail),
            facts(&evidence),
            Json::Null,
            json!(finding.accepted),
            Json::Null,
            json!(""),
            json!(
                finding
                    .round
                    .map_or(String::new(), |round| round.to_string())
            ),
            json!(finding.line),
            json!(""),
            Json::Null,
        ],
    }
}
