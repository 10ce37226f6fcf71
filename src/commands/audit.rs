//! `arbiter audit`: the main job.

use std::path::{Path, PathBuf};
use std::slice;
use std::time::{Duration, Instant};

use anyhow::bail;
use clap::{Args, ValueEnum};

use crate::audit::{self, Accepted, AcceptedFile, FaultyGame, Repairs, RunOutcome, Summary};
use crate::event::Events;
use crate::input::{Inputs, Wanted};
use crate::lists::rating_list::RatingsById;
use crate::report::html::{self, PAGE, PageRun, PageStore};
use crate::report::visible;
use crate::report::words::tell_error;
use crate::report::{
    JudgedRows, OpenFindingsFile, ReportTable, RunOptions, RunSummary, RunTimes, SUMMARY, Snippet,
    Target, summary_text, terminal,
};
use crate::rules::{Selection, Severity};

use super::progress::ProgressDisplay;
use super::{ExitStatus, account_in_words, flags, in_words};

/// The first is the one that `--out -` streams.
const TABLES: [ReportTable; 3] = [
    ReportTable::Findings,
    ReportTable::Games,
    ReportTable::Claims,
];

/// Read every game under the paths, replay, judge, write the reports
#[derive(Args)]
pub struct Audit {
    /// Files, folders, or - for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Folder for the reports, or - for findings on standard output, as csv or jsonl
    #[arg(long, value_name = "DIR", default_value = "reports")]
    out: PathBuf,
    #[command(flatten)]
    formats: flags::Formats,
    #[command(flatten)]
    running: flags::Running,
    /// Language of messages
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// Edition of the Laws: auto (by the date of each game), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_name = "EDITION", default_value = "auto")]
    laws: String,
    #[command(flatten)]
    reading: flags::ReadingFlags,
    #[command(flatten)]
    unpacking: flags::Unpacking,
    /// Only these rules: codes or prefixes, such as MOV,END004; ALL for every rule
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    select: Vec<String>,
    /// All but these rules: codes or prefixes
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    ignore: Vec<String>,
    /// Findings the arbiter has decided: CSV with the columns file, game, rule, reason, and if you wish white, black, round,
    /// date, by which a game is found again under another number or in another folder
    #[arg(long, value_name = "FILE")]
    accepted: Option<PathBuf>,
    /// Write the findings that still count as such a file, for the reasons to be filled in
    #[arg(long, value_name = "FILE")]
    write_accepted: Option<PathBuf>,
    /// The severity from which the exit status is 1
    #[arg(long, value_enum, value_name = "SEVERITY", default_value_t = FailOn::Error)]
    fail_on: FailOn,
    /// The event's regulations (TOML); else an event.toml in the same folder as the games
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// A rating list (FIDE's text or XML, or CSV): ratings in the tags are held against it, by FIDE ID
    #[arg(long, value_name = "LIST")]
    ratings: Option<PathBuf>,
    /// Say how a game that cannot be played to its end might be read
    #[arg(long)]
    suggest: bool,
    /// Go on with an interrupted run
    #[arg(long, hide = true)]
    resume: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum FailOn {
    Error,
    Warning,
    Never,
}

impl FailOn {
    fn word(self) -> &'static str {
        match self {
            FailOn::Error => "error",
            FailOn::Warning => "warning",
            FailOn::Never => "never",
        }
    }

    fn status(self, summary: &Summary) -> ExitStatus {
        let errors = summary.count(Severity::Error);
        let found = match self {
            FailOn::Error => errors > 0,
            FailOn::Warning => errors + summary.count(Severity::Warning) > 0,
            FailOn::Never => false,
        };
        if found {
            ExitStatus::Found
        } else {
            ExitStatus::Clean
        }
    }
}

impl Audit {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        self.refuse_unbuilt()?;
        let options = self.options()?;
        let mut reports = self.formats.tables_beside_page(&self.out, &TABLES)?;
        let mut page = self.formats.wants_page(&self.out).then(PageStore::default);
        let threads = self.running.threads()?;
        let inputs = self.inputs()?;
        let started = jiff::Timestamp::now();
        let clock = Instant::now();
        let progress = ProgressDisplay::new(inputs.total_bytes(), self.running.hides_progress());
        let others = [&self.event, &self.accepted, &self.ratings].map(|file| file.as_deref());
        let names: Vec<&str> = page.iter().map(|_| PAGE).chain([SUMMARY]).collect();
        let written = reports.files(&names);
        flags::refuse_overwriting("--out", &written, &inputs, &others)?;
        let mut open = self.open_findings(&written, &inputs, &others)?;
        let inputs = inputs.writing(written);
        super::tell_leftovers(reports.begin()?);
        let mut shown: Vec<Snippet> = Vec::new();
        let gatherer = page.as_ref().map(PageStore::gatherer);
        let open_rows = open.as_ref().map(OpenFindingsFile::rows);
        let reporter = (JudgedRows(reports.row_maker()), (gatherer, open_rows));
        let outcome = audit::run(
            inputs,
            &options,
            &reporter,
            threads,
            |(mut batch, (gathered, open_rows)), summary, consumed| {
                shown.append(&mut batch.snippets);
                keep_first(&mut shown);
                progress.advance(summary, consumed);
                if let (Some(page), Some(gathered)) = (&mut page, gathered) {
                    page.add(gathered);
                }
                if let (Some(open), Some(rows)) = (&mut open, open_rows) {
                    open.write(&rows)?;
                }
                anyhow::Ok(reports.write(batch.rows)?)
            },
        );
        progress.finish();
        let outcome = outcome?;
        reports.finish()?;
        let elapsed = clock.elapsed();
        let unmatched = in_words(&options.accepted.unmatched());
        let summary = self.summary_file(&outcome, &unmatched, started, elapsed, threads);
        if let Some(store) = &mut page {
            reports.save(PAGE, &html::page(store, &self.page_run(&outcome)))?;
        }
        reports.save(SUMMARY, &summary_text(&summary))?;
        if let Some(open) = open {
            open.finish()?;
        }
        reports.put_in_place()?;
        if !self.running.quiet {
            // Whether anybody watches changes nothing about what was found.
            let _ = self.tell(&outcome, &shown, elapsed, reports.target());
            unmatched.iter().for_each(|told| super::complain(told));
        }
        super::tell_faults(&outcome.faults, FaultyGame::reported);
        for error in &outcome.errors {
            super::complain(&tell_error(error));
        }
        if !outcome.errors.is_empty() {
            return Ok(ExitStatus::Failed);
        }
        Ok(self.fail_on.status(&outcome.summary))
    }

    /// A flag whose part is not built yet is refused rather than ignored.
    fn refuse_unbuilt(&self) -> anyhow::Result<()> {
        if self.resume {
            bail!("--resume is not built yet: leave it out");
        }
        flags::language(self.lang.as_deref())
    }

    fn inputs(&self) -> anyhow::Result<Inputs> {
        Ok(Inputs::find(&self.paths)?
            .wanting(Wanted::Results)
            .unpacking_at_most(self.unpacking.limit()))
    }

    /// The file for the findings that are left to decide. One that holds somebody's reasons is never written over.
    fn open_findings(
        &self,
        written: &[PathBuf],
        inputs: &Inputs,
        others: &[Option<&Path>],
    ) -> anyhow::Result<Option<OpenFindingsFile>> {
        let Some(path) = &self.write_accepted else {
            return Ok(None);
        };
        let flag = "--write-accepted";
        if path.as_os_str() == "-" {
            bail!("{flag} -: give a file, to be filled in");
        }
        flags::refuse_overwriting(flag, slice::from_ref(path), inputs, others)?;
        if written.contains(path) {
            bail!(
                "{} is a report of this run: choose another {flag}",
                path.display()
            );
        }
        let there = path.is_file().then(|| AcceptedFile::read(path));
        match there.transpose() {
            Ok(Some(file)) if file.has_reasons() => bail!(
                "{} holds reasons, which would be lost: give it with --accepted, and choose another {flag}",
                path.display()
            ),
            Err(_) => bail!(
                "{} is there, and is no list of findings to accept: choose another {flag}",
                path.display()
            ),
            Ok(_) => Ok(Some(OpenFindingsFile::create(
                path,
                self.formats.csv.form(),
            )?)),
        }
    }

    fn options(&self) -> anyhow::Result<audit::AuditOptions> {
        let encoding = self.reading.encoding()?;
        let today = jiff::Zoned::now().date();
        Ok(audit::AuditOptions {
            laws: flags::edition(&self.laws)?,
            alphabets: self.reading.alphabets()?,
            encoding,
            selection: Selection::new(&self.select, &self.ignore)?,
            accepted: match &self.accepted {
                Some(path) => {
                    let file = AcceptedFile::read(path)?;
                    file.in_games(self.inputs()?, encoding, today)
                }
                None => Accepted::default(),
            },
            events: match &self.event {
                Some(path) => Events::from_file(path)?,
                None => Events::beside(),
            },
            ratings: match &self.ratings {
                Some(path) => Some(RatingsById::read(path, self.unpacking.limit())?),
                None => None,
            },
            goes_on: true,
            repairs: match self.suggest {
                true => Repairs::Suggested,
                false => Repairs::None,
            },
            today,
        })
    }

    fn summary_file<'a>(
        &'a self,
        outcome: &'a RunOutcome,
        accepted_unmatched: &'a [String],
        started: jiff::Timestamp,
        elapsed: Duration,
        threads: usize,
    ) -> RunSummary<'a> {
        RunSummary {
            version: env!("CARGO_PKG_VERSION"),
            options: RunOptions {
                paths: self
                    .paths
                    .iter()
                    .map(|path| path.display().to_string())
                    .collect(),
                laws: &self.laws,
                alphabet: &self.reading.alphabet,
                encoding: &self.reading.encoding,
                select: &self.select,
                ignore: &self.ignore,
                accepted: self
                    .accepted
                    .as_ref()
                    .map(|path| path.display().to_string()),
                fail_on: self.fail_on.word(),
            },
            summary: &outcome.summary,
            files_skipped: outcome.account.skipped.len() as u64,
            account: &outcome.account,
            input_errors: outcome
                .errors
                .iter()
                .map(|error| tell_error(error))
                .collect(),
            accepted_unmatched,
            times: RunTimes::of_run(started, elapsed.as_secs_f64(), threads),
        }
    }

    /// What the page tells of the run.
    fn page_run<'a>(&self, outcome: &'a RunOutcome) -> PageRun<'a> {
        let given =
            |flag: &'static str, value: String| (!value.is_empty()).then_some((flag, value));
        let file = |path: &Option<PathBuf>| {
            path.as_ref()
                .map_or(String::new(), |path| path.display().to_string())
        };
        let options = [
            given("laws", self.laws.clone()),
            given("alphabet", self.reading.alphabet.clone()),
            given("encoding", self.reading.encoding.clone()),
            given("select", self.select.join(",")),
            given("ignore", self.ignore.join(",")),
            given("event", file(&self.event)),
            given("ratings", file(&self.ratings)),
            given("accepted", file(&self.accepted)),
        ];
        PageRun {
            version: env!("CARGO_PKG_VERSION"),
            options: options.into_iter().flatten().collect(),
            paths: self
                .paths
                .iter()
                .map(|path| path.display().to_string())
                .collect(),
            summary: &outcome.summary,
            account: &outcome.account,
            errors: outcome
                .errors
                .iter()
                .map(|error| tell_error(error))
                .collect(),
        }
    }

    fn tell(
        &self,
        outcome: &RunOutcome,
        shown: &[Snippet],
        elapsed: Duration,
        target: &Target,
    ) -> std::io::Result<()> {
        use std::io::Write;
        let mut out = anstream::stderr().lock();
        let has_errors = shown
            .iter()
            .any(|snippet| snippet.severity == Severity::Error);
        for snippet in shown {
            // Warnings are shown only where there is nothing worse.
            if snippet.severity == Severity::Error || !has_errors {
                terminal::show_snippet(&mut out, snippet)?;
            }
        }
        terminal::show_summary(
            &mut out,
            &outcome.summary,
            &self.select,
            elapsed.as_secs_f64(),
        )?;
        for told in account_in_words(&outcome.account) {
            writeln!(out, "{}", visible(&told))?;
        }
        if let Target::Folder(folder) = target {
            writeln!(out, "reports in {}", folder.display())?;
        }
        Ok(())
    }
}

/// The terminal shows the first few of each severity.
fn keep_first(shown: &mut Vec<Snippet>) {
    for severity in Severity::ALL {
        let mut kept = 0;
        shown.retain(|snippet| {
            if snippet.severity == severity {
                kept += 1;
            }
            snippet.severity != severity || kept <= crate::report::SHOWN
        });
    }
}
