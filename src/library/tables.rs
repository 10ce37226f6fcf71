//! The audit of files as tables in memory: columns of Apache Arrow, which databases and data frames take without a copy.
//! They stand behind the feature `arrow`.

use std::path::PathBuf;

use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use serde::Serialize;

use crate::audit::{self, Account, Duplicates, FaultyGame};
use crate::event::Events;
use crate::input::{Inputs, Wanted};
use crate::report::words::{Words, tell_error};
use crate::report::{Counts, JudgedRows, MemoryTable, MemoryTables, ReportTable, Showing};

use super::{Error, Options};

static TABLES: [ReportTable; 3] = [
    ReportTable::Games,
    ReportTable::Findings,
    ReportTable::Claims,
];

/// Audits files, folders, archives, or what is in memory, as `arbiter audit` does, and gives the tables of its reports.
///
/// ```
/// use arbiter::{Options, TableAuditor};
///
/// let tables = TableAuditor::new(Options::default()).audit_paths(["fixtures/events/2023-standard"])?;
/// assert_eq!(tables.games.schema().field(0).name(), "file");
/// assert!(tables.findings.rows() > 0);
/// # Ok::<(), arbiter::Error>(())
/// ```
pub struct TableAuditor {
    options: Options,
    event_file: Option<PathBuf>,
    keeps_copies: bool,
    threads: usize,
}

/// The tables of one audit. Their columns are those of the reports as Parquet.
pub struct AuditTables {
    /// Every game.
    pub games: Table,
    /// Everything that was found.
    pub findings: Table,
    /// Every claim, judged.
    pub claims: Table,
    /// The counts of the run, as JSON with the names of `summary.json`.
    pub summary: String,
    /// What there is to say of the run, in sentences: games that a fault of the library kept from being judged, and why games
    /// were not held against each other.
    pub remarks: Vec<String>,
    /// Inputs that could not be read, in whole or in part, in sentences. The tables hold the rest.
    pub errors: Vec<String>,
}

/// Rows in batches, all of one schema.
pub struct Table(MemoryTable);

impl Table {
    /// The names and types of the columns.
    pub fn schema(&self) -> &SchemaRef {
        &self.0.schema
    }

    /// The rows in the order of the input, in as many batches as it pleased.
    pub fn batches(&self) -> &[RecordBatch] {
        &self.0.batches
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.0.batches.iter().map(RecordBatch::num_rows).sum()
    }
}

/// What is told of the whole run, with the names that `summary.json` has for it.
#[derive(Serialize)]
struct RunTold<'a> {
    version: &'static str,
    #[serde(flatten)]
    counts: Counts<'a>,
    files_skipped: usize,
    input_errors: &'a [String],
    #[serde(flatten)]
    account: &'a Account,
}

impl TableAuditor {
    /// An auditor that judges in this way, on all cores.
    pub fn new(options: Options) -> TableAuditor {
        TableAuditor {
            options,
            event_file: None,
            keeps_copies: true,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
        }
    }

    /// Judges by the regulations of this file. Without it, and without [`Options::event`], an `event.toml` beside the games
    /// counts.
    pub fn event_file(mut self, file: impl Into<PathBuf>) -> TableAuditor {
        self.event_file = Some(file.into());
        self
    }

    /// Does not hold games against each other (rules ARC001 to ARC004).
    pub fn without_duplicates(mut self) -> TableAuditor {
        self.keeps_copies = false;
        self
    }

    /// Works on so many threads.
    pub fn threads(mut self, threads: usize) -> TableAuditor {
        self.threads = threads.max(1);
        self
    }

    /// Audits files and folders, packed or not. What does not exist is an error at once.
    pub fn audit_paths<P: Into<PathBuf>>(
        self,
        paths: impl IntoIterator<Item = P>,
    ) -> Result<AuditTables, Error> {
        let paths: Vec<PathBuf> = paths.into_iter().map(Into::into).collect();
        self.audit(Inputs::find(&paths).map_err(Error::new)?)
    }

    /// Audits what would stand in a file: PGN with any number of games, a scoresheet, packed or not, in any encoding. The
    /// tables call the file `-`.
    pub fn audit_bytes(self, bytes: impl Into<Vec<u8>>) -> Result<AuditTables, Error> {
        self.audit(Inputs::in_memory(bytes.into()))
    }

    fn audit(self, inputs: Inputs) -> Result<AuditTables, Error> {
        let threads = self.threads;
        let options = self.into_audit()?;
        let reporter = JudgedRows {
            rows: MemoryTables::row_maker(&TABLES),
            showing: Showing::NOTHING,
        };
        let mut tables = MemoryTables::new(TABLES);
        let outcome = audit::run(
            inputs.wanting(Wanted::Results),
            &options,
            &reporter,
            threads,
            |batch, _, _| tables.add(batch.rows).map_err(Error::new),
        )?;
        let errors: Vec<String> = outcome
            .errors
            .iter()
            .map(|error| tell_error(error))
            .collect();
        let words = Words::chosen();
        let faults = outcome.faults.told(FaultyGame::reported);
        let faults = faults.into_iter().map(|told| words.tell(&told.into()));
        let copies = outcome.copies_unknown.clone();
        let remarks = faults.chain(copies.map(|told| words.tell(&told.into())));
        let remarks = remarks.collect();
        let summary = serde_json::to_string(&RunTold {
            version: env!("CARGO_PKG_VERSION"),
            counts: (&outcome.summary).into(),
            files_skipped: outcome.account.skipped.len(),
            input_errors: &errors,
            account: &outcome.account,
        });
        let tables = tables.finish().map_err(Error::new)?;
        let [games, findings, claims] = tables.map(Table);
        Ok(AuditTables {
            games,
            findings,
            claims,
            summary: summary.map_err(Error::new)?,
            remarks,
            errors,
        })
    }

    fn into_audit(self) -> Result<audit::AuditOptions, Error> {
        let events = match (&self.event_file, self.options.has_event()) {
            (Some(file), _) => Some(Events::from_file(file).map_err(Error::new)?),
            (None, false) => Some(Events::beside()),
            (None, true) => None,
        };
        let options = self.options.into_audit();
        Ok(audit::AuditOptions {
            events: events.unwrap_or(options.events),
            duplicates: match self.keeps_copies {
                true => Duplicates::Auto,
                false => Duplicates::Never,
            },
            ..options
        })
    }
}
