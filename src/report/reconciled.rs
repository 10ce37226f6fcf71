//! What `arbiter reconcile` writes: the games as PGN, and a table that shows ply by ply what each copy has, what was
//! chosen and why.

use std::fs;
use std::path::Path;

use crate::notation::alphabet::english;
use crate::notation::sheet::Sheet;
use crate::notation::tags::Tag;
use crate::repair::reconcile::{Reconciled, ReconciledPly};
use crate::replay::score::{Item, Movetext, Score};
use crate::replay::{defused, result_token};

use super::csv_rows::{CsvRow, Row};
use super::files::ReportError;
use super::pgn;
use super::words::Words;

const COLUMNS: [&str; 11] = [
    "game",
    "ply",
    "move",
    "white_sheet",
    "black_sheet",
    "agreed",
    "chosen",
    "confidence",
    "reason",
    "white_file",
    "black_file",
];

/// Both reports, filled game by game.
pub struct ReconcileReports {
    rows: Vec<u8>,
    pgn: String,
    games: u64,
}

impl Default for ReconcileReports {
    fn default() -> ReconcileReports {
        let mut rows = Vec::new();
        let mut header = CsvRow::new(&mut rows);
        COLUMNS.iter().for_each(|column| header.word(column));
        header.end();
        ReconcileReports {
            rows,
            pgn: String::new(),
            games: 0,
        }
    }
}

impl ReconcileReports {
    /// Adds one game from the copies in these files.
    pub fn game(&mut self, reconciled: &Reconciled, sheets: [&Sheet; 2], files: [&str; 2]) {
        self.games += 1;
        for (index, ply) in reconciled.plies.iter().enumerate() {
            let mut row = CsvRow::new(&mut self.rows);
            row.number(self.games);
            row.number(index as u64 + 1);
            let dots = if index % 2 == 0 { "." } else { "..." };
            row.word(&format!("{}{dots}", index / 2 + 1));
            ply.written.iter().for_each(|written| row.text(written));
            row.word(if ply.agreed { "yes" } else { "no" });
            row.word(&ply.chosen);
            row.word(&format!(
                "{}.{:02}",
                ply.confidence / 100,
                ply.confidence % 100
            ));
            row.word(&Words::english().tell_all(&ply.reason));
            files.iter().for_each(|file| row.text(file));
            row.end();
        }
        if self.games > 1 {
            self.pgn.push('\n');
        }
        pgn::write(&score(reconciled, sheets, files), english(), &mut self.pgn);
    }

    pub fn write(&self, folder: &Path) -> Result<(), ReportError> {
        fs::create_dir_all(folder).map_err(|cause| ReportError::Folder {
            folder: folder.display().to_string(),
            cause,
        })?;
        let reports = [
            ("reconciled.pgn", self.pgn.as_bytes()),
            ("reconcile.csv", self.rows.as_slice()),
        ];
        for (name, bytes) in reports {
            let path = folder.join(name);
            fs::write(&path, bytes).map_err(|cause| ReportError::Write {
                file: path.display().to_string(),
                cause,
            })?;
        }
        Ok(())
    }
}

fn score(reconciled: &Reconciled, sheets: [&Sheet; 2], files: [&str; 2]) -> Score {
    let mut items = Vec::new();
    for (ply, found) in reconciled.plies.iter().zip(&reconciled.found.plies) {
        items.push(Item::Move(found.mv));
        items.extend(mark(ply).map(Item::Comment));
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

/// The seven, then whatever else a copy says, White's before Black's, and where the copies are.
fn tags(reconciled: &Reconciled, sheets: [&Sheet; 2], files: [&str; 2]) -> Vec<(String, String)> {
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
                Tag::Date => said(tag.name()).unwrap_or_else(|| "????.??.??".to_owned()),
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
    for (name, file) in ["WhiteSheet", "BlackSheet"].into_iter().zip(files) {
        tags.push((name.to_owned(), file.to_owned()));
    }
    tags
}
