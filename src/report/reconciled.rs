//! What `arbiter reconcile` writes: the games as PGN, and a table that shows ply by ply what each copy has, what was
//! chosen and why.

use std::path::{Path, PathBuf};

use jiff::civil::Date;

use crate::laws::{DateReading, PgnDate};
use crate::notation::moves::alphabet::english;
use crate::notation::pgn::tags::Tag;
use crate::notation::sheet::Sheet;
use crate::repair::reconcile::{Reconciled, ReconciledPly};
use crate::replay::score::{Movetext, Score, ScoreItem};
use crate::replay::{defused, result_token};

use super::files::{ReportError, Target};
use super::folder::Leftover;
use super::formats::KnownFormat;
use super::html::{RECONCILE_PAGE, ReconcileRun, ReconcileStore, reconcile_page};
use super::pgn;
use super::reports::{Reports, Rows};
use super::rows::{AnyRow, QuestionRow, ReconciledRow, ReportTable};

/// The file of the games.
const GAMES: &str = "reconciled.pgn";

/// All reports, filled game by game.
pub struct ReconcileReports {
    reports: Reports,
    rows: Rows,
    page: Option<ReconcileStore>,
    pgn: String,
    games: u64,
}

impl ReconcileReports {
    /// The games as PGN always, the table in these formats, and the page if it is wanted.
    pub fn new(folder: &Path, formats: &[&KnownFormat], wants_page: bool) -> ReconcileReports {
        let target = Target::Folder(folder.to_owned());
        let reports = Reports::new(
            target,
            formats,
            &[ReportTable::Reconciled, ReportTable::Questions],
        );
        ReconcileReports {
            rows: reports.row_maker().rows(),
            page: wants_page.then(ReconcileStore::default),
            reports,
            pgn: String::new(),
            games: 0,
        }
    }

    /// Adds one game from the copies in these files.
    pub fn game(&mut self, reconciled: &Reconciled, sheets: [&Sheet; 2], files: [&str; 2]) {
        self.games += 1;
        if let Some(page) = &mut self.page {
            page.add(reconciled, sheets, files);
        }
        let mut add = |row: ReconciledRow<'_>| self.rows.add(AnyRow::Reconciled(&row));
        let game = self.games;
        if let Some(parting) = &reconciled.parting {
            add(ReconciledRow::of_parting(game, parting, files));
            return;
        }
        for at in 0..=reconciled.plies.len() {
            if let Some(ply) = at
                .checked_sub(1)
                .and_then(|index| reconciled.plies.get(index))
            {
                add(ReconciledRow::new(game, at - 1, ply, files));
            }
            let here = reconciled
                .conflicts
                .iter()
                .filter(|conflict| conflict.ply == at);
            here.for_each(|conflict| add(ReconciledRow::of_conflict(game, conflict, files)));
            let here = reconciled.left.iter().filter(|left| left.behind == at);
            here.for_each(|left| add(ReconciledRow::of_left(game, left, files)));
        }
        for question in reconciled.questions() {
            let row = QuestionRow::new(game, &question);
            self.rows.add(AnyRow::Question(&row));
        }
        if !self.pgn.is_empty() {
            self.pgn.push('\n');
        }
        self.pgn
            .push_str(&reconciled_pgn(reconciled, sheets, Some(files)));
    }

    /// The files that are written.
    pub fn files(&self) -> Vec<PathBuf> {
        let page = self.page.as_ref().map(|_| RECONCILE_PAGE);
        let names: Vec<&str> = page.into_iter().chain([GAMES]).collect();
        self.reports.files(&names)
    }

    pub fn write(mut self, run: &ReconcileRun) -> Result<Vec<Leftover>, ReportError> {
        let left = self.reports.begin()?;
        self.reports.save(GAMES, &self.pgn)?;
        if let Some(page) = &mut self.page {
            let page = reconcile_page(page, run);
            self.reports.save(RECONCILE_PAGE, &page)?;
        }
        self.reports.write(self.rows)?;
        self.reports.finish()?;
        self.reports.put_in_place()?;
        Ok(left)
    }
}

/// The game as PGN, with tags that say where the copies are, if they are files.
pub fn reconciled_pgn(
    reconciled: &Reconciled,
    sheets: [&Sheet; 2],
    files: Option<[&str; 2]>,
) -> String {
    let mut out = String::new();
    pgn::write(&score(reconciled, sheets, files), english(), &mut out);
    out
}

fn score(reconciled: &Reconciled, sheets: [&Sheet; 2], files: Option<[&str; 2]>) -> Score {
    let mut items = Vec::new();
    let left = |behind: usize| {
        let left = reconciled.left.iter().filter(|left| left.behind == behind);
        let words: Vec<String> = left.map(|left| defused(&left.text)).collect();
        (!words.is_empty()).then(|| ScoreItem::Comment(format!("left out: {}", words.join(" "))))
    };
    items.extend(left(0));
    for (index, ply) in reconciled.plies.iter().enumerate() {
        items.push(ScoreItem::Move(reconciled.found.plies[index].mv));
        let clock = ply.clock().map(|clock| format!("[%clk {clock}]"));
        let offer = ply.offers.contains(&true).then(|| "(=)".to_owned());
        let beside = [offer, clock, mark(ply)].into_iter().flatten();
        items.extend(beside.map(ScoreItem::Comment));
        items.extend(left(index + 1));
    }
    let closing = reconciled.results_differ().then(|| {
        let said = reconciled
            .results
            .map(|result| result.map_or("none", |result| result.as_str()));
        format!(
            "The copies differ: White's says {}, Black's {}",
            said[0], said[1]
        )
    });
    Score {
        tags: tags(reconciled, sheets, files),
        start: reconciled.start.clone(),
        movetext: Movetext::Played { items, closing },
        result: result_token(reconciled.result()),
    }
}

/// Marks a move that neither copy says, or that is in doubt, with what they have.
fn mark(ply: &ReconciledPly) -> Option<String> {
    let word = match ply.doubt {
        Some(_) => "guessed",
        None if ply.said => return None,
        None => "repaired",
    };
    let written = ply.written.join(" | ");
    Some(format!(
        "[%{word} \"{}\"]",
        defused(&written).replace('"', "'")
    ))
}

/// In the form of PGN, if it can mean but one day; else as it is written. Nobody knows here what lies in the future: of two
/// digits for a year, either century may be meant.
fn date(written: String) -> String {
    match DateReading::read(&written, Date::MAX) {
        Ok(Some(reading)) => reading.certain().map_or(written, PgnDate::as_pgn),
        _ => written,
    }
}

/// The seven, then whatever else a copy says, White's before Black's, and where the copies are.
fn tags(
    reconciled: &Reconciled,
    sheets: [&Sheet; 2],
    files: Option<[&str; 2]>,
) -> Vec<(String, String)> {
    let said = |name: &str| {
        let mut all = sheets.iter().flat_map(|sheet| &sheet.tags);
        all.find(|(known, _)| *known == name)
            .map(|(_, value)| value.clone())
    };
    let mut tags: Vec<(String, String)> = Tag::ROSTER
        .into_iter()
        .map(|tag| {
            let value = match tag {
                Tag::Result => reconciled
                    .result()
                    .map_or("*", |result| result.as_str())
                    .to_owned(),
                Tag::Date => said(tag.name()).map_or_else(|| "????.??.??".to_owned(), date),
                _ => said(tag.name()).unwrap_or_else(|| "?".to_owned()),
            };
            (tag.name().to_owned(), value)
        })
        .collect();
    for (name, value) in sheets.iter().flat_map(|sheet| &sheet.tags) {
        if !tags.iter().any(|(known, _)| known == name) {
            tags.push(((*name).to_owned(), value.clone()));
        }
    }
    let files = files.into_iter().flatten();
    for (name, file) in ["WhiteSheet", "BlackSheet"].into_iter().zip(files) {
        tags.push((name.to_owned(), file.to_owned()));
    }
    tags
}
