//! The report files of a run: rows are made in parallel into batches, batches are written in order.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::audit::{JudgedGame, JudgedResults, Reporter};
use crate::rules::Severity;

use super::csv_rows::{self, CsvRow};
use super::json_rows::JsonRow;
use super::snippet::Snippet;

/// Which reports are wanted.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Formats {
    pub csv: bool,
    pub json: bool,
}

/// Where they go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Folder(PathBuf),
    /// `--out -`: findings as CSV on standard output.
    StandardOutput,
}

#[derive(Debug, Error)]
pub enum ReportError {
    #[error(
        "{file} could not be written ({cause}): free some space or choose another folder with --out; what was judged before stands in the reports"
    )]
    Write { file: String, cause: io::Error },
    #[error(
        "{file} could not be written ({cause}): free some space or choose another file with --out"
    )]
    Pgn { file: String, cause: io::Error },
    #[error("the folder {folder} could not be made ({cause}): choose another with --out")]
    Folder { folder: String, cause: io::Error },
    /// Whoever read our output has read enough.
    #[error("standard output was closed")]
    Closed,
}

/// How many findings of each severity the terminal shows.
pub const SHOWN: usize = 5;

/// One block's worth of every report.
#[derive(Default)]
pub struct Batch {
    findings: Vec<u8>,
    games: Vec<u8>,
    claims: Vec<u8>,
    findings_json: Vec<u8>,
    games_json: Vec<u8>,
    claims_json: Vec<u8>,
    fen: Vec<u8>,
    pub snippets: Vec<Snippet>,
}

/// One report file, or standard output.
struct Sink {
    name: String,
    writer: Box<dyn Write + Send>,
    /// Rows stand in a JSON list: whether the next one is the first.
    list: Option<ListState>,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum ListState {
    Empty,
    Begun,
}

impl Sink {
    fn create(folder: &Path, name: &str, is_list: bool) -> Result<Sink, ReportError> {
        let path = folder.join(name);
        let name = path.display().to_string();
        match File::create(&path) {
            Ok(file) => Ok(Sink {
                name,
                writer: Box::new(BufWriter::with_capacity(1 << 16, file)),
                list: is_list.then_some(ListState::Empty),
            }),
            Err(cause) => Err(ReportError::Write { file: name, cause }),
        }
    }

    fn write(&mut self, rows: &[u8]) -> Result<(), ReportError> {
        if rows.is_empty() {
            return Ok(());
        }
        let opening: &[u8] = match self.list {
            None => b"",
            Some(ListState::Empty) => b"[\n",
            Some(ListState::Begun) => b",\n",
        };
        if self.list.is_some() {
            self.list = Some(ListState::Begun);
        }
        let written = self
            .writer
            .write_all(opening)
            .and_then(|()| self.writer.write_all(rows));
        self.checked(written)
    }

    fn finish(&mut self) -> Result<(), ReportError> {
        let closing: &[u8] = match self.list {
            None => b"",
            Some(ListState::Empty) => b"[]\n",
            Some(ListState::Begun) => b"\n]\n",
        };
        let written = self
            .writer
            .write_all(closing)
            .and_then(|()| self.writer.flush());
        self.checked(written)
    }

    fn checked(&self, written: io::Result<()>) -> Result<(), ReportError> {
        written.map_err(|cause| match cause.kind() {
            io::ErrorKind::BrokenPipe => ReportError::Closed,
            _ => ReportError::Write {
                file: self.name.clone(),
                cause,
            },
        })
    }
}

/// The open reports of a run.
pub struct Reports {
    formats: Formats,
    findings: Option<Sink>,
    games: Option<Sink>,
    claims: Option<Sink>,
    findings_json: Option<Sink>,
    games_json: Option<Sink>,
    claims_json: Option<Sink>,
}

/// What makes rows: it is shared by all threads while [`Reports`] writes.
#[derive(Copy, Clone)]
pub struct RowMaker {
    formats: Formats,
    games: bool,
}

impl Reports {
    pub fn open(target: &Target, formats: Formats) -> Result<Reports, ReportError> {
        let mut reports = Reports {
            formats,
            findings: None,
            games: None,
            claims: None,
            findings_json: None,
            games_json: None,
            claims_json: None,
        };
        match target {
            Target::StandardOutput => {
                reports.formats = Formats {
                    csv: true,
                    json: false,
                };
                reports.findings = Some(Sink {
                    name: "standard output".to_owned(),
                    writer: Box::new(BufWriter::with_capacity(1 << 16, io::stdout())),
                    list: None,
                });
            }
            Target::Folder(folder) => {
                fs::create_dir_all(folder).map_err(|cause| ReportError::Folder {
                    folder: folder.display().to_string(),
                    cause,
                })?;
                if formats.csv {
                    reports.findings = Some(Sink::create(folder, "findings.csv", false)?);
                    reports.games = Some(Sink::create(folder, "games.csv", false)?);
                    reports.claims = Some(Sink::create(folder, "claims.csv", false)?);
                }
                if formats.json {
                    reports.findings_json = Some(Sink::create(folder, "findings.json", true)?);
                    reports.games_json = Some(Sink::create(folder, "games.json", true)?);
                    reports.claims_json = Some(Sink::create(folder, "claims.json", true)?);
                }
            }
        }
        let headers: [(&mut Option<Sink>, &[&str]); 3] = [
            (&mut reports.findings, &csv_rows::FINDINGS),
            (&mut reports.games, &csv_rows::GAMES),
            (&mut reports.claims, &csv_rows::CLAIMS),
        ];
        for (sink, columns) in headers {
            if let Some(sink) = sink {
                sink.write(format!("{}\n", columns.join(",")).as_bytes())?;
            }
        }
        Ok(reports)
    }

    pub fn row_maker(&self) -> RowMaker {
        RowMaker {
            formats: self.formats,
            games: self.games.is_some(),
        }
    }

    pub fn write(&mut self, batch: Batch) -> Result<(), ReportError> {
        let rows = [
            (&mut self.findings, batch.findings),
            (&mut self.games, batch.games),
            (&mut self.claims, batch.claims),
            (&mut self.findings_json, batch.findings_json),
            (&mut self.games_json, batch.games_json),
            (&mut self.claims_json, batch.claims_json),
        ];
        for (sink, rows) in rows {
            if let Some(sink) = sink {
                sink.write(&rows)?;
            }
        }
        Ok(())
    }

    /// Ends every report, whatever happened before: what was judged is kept.
    pub fn finish(&mut self) -> Result<(), ReportError> {
        let sinks = [
            &mut self.findings,
            &mut self.games,
            &mut self.claims,
            &mut self.findings_json,
            &mut self.games_json,
            &mut self.claims_json,
        ];
        let mut first_error = Ok(());
        for sink in sinks.into_iter().flatten() {
            first_error = first_error.and(sink.finish());
        }
        first_error
    }
}

impl Reporter for RowMaker {
    type Batch = Batch;

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Batch) {
        if self.formats.csv {
            if self.games {
                let mut row = CsvRow::new(&mut batch.games);
                csv_rows::game(game, &mut row, &mut batch.fen);
                row.end();
                for claim in &game.case.claims {
                    let mut row = CsvRow::new(&mut batch.claims);
                    csv_rows::claim(game, claim, &mut row);
                    row.end();
                }
            }
            for finding in &game.findings.list {
                let mut row = CsvRow::new(&mut batch.findings);
                csv_rows::finding(game, finding, &mut row);
                row.end();
            }
        }
        if self.formats.json {
            let mut row = JsonRow::new(&csv_rows::GAMES, &mut batch.games_json);
            csv_rows::game(game, &mut row, &mut batch.fen);
            row.end();
            for finding in &game.findings.list {
                let mut row = JsonRow::new(&csv_rows::FINDINGS, &mut batch.findings_json);
                csv_rows::finding(game, finding, &mut row);
                row.end();
            }
            for claim in &game.case.claims {
                let mut row = JsonRow::new(&csv_rows::CLAIMS, &mut batch.claims_json);
                csv_rows::claim(game, claim, &mut row);
                row.end();
            }
        }
        for finding in &game.findings.list {
            if finding.accepted.is_none()
                && finding.severity != Severity::Note
                && batch.wants(finding.severity)
            {
                batch.snippets.push(Snippet::new(game, finding));
            }
        }
    }

    fn results(&self, results: JudgedResults<'_>, batch: &mut Batch) {
        result_findings(&results, self.formats, batch);
    }
}

/// The findings of results without moves stand in the same report.
fn result_findings(results: &JudgedResults<'_>, formats: Formats, batch: &mut Batch) {
    for finding in &results.findings {
        if formats.csv {
            let mut row = CsvRow::new(&mut batch.findings);
            csv_rows::report_finding(results, finding, &mut row);
            row.end();
        }
        if formats.json {
            let mut row = JsonRow::new(&csv_rows::FINDINGS, &mut batch.findings_json);
            csv_rows::report_finding(results, finding, &mut row);
            row.end();
        }
        if finding.accepted.is_none() && batch.wants(finding.rule.severity) {
            batch
                .snippets
                .push(Snippet::of_report(results.file, finding));
        }
    }
}

impl Batch {
    fn wants(&self, severity: Severity) -> bool {
        self.snippets
            .iter()
            .filter(|snippet| snippet.severity == severity)
            .count()
            < SHOWN
    }
}
