//! `arbiter audit`: the main job.

mod decisions;

use std::num::NonZero;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};

use crate::audit::{self, FaultyGame, Repairs, RunOutcome, Summary};
use crate::event::Events;
use crate::fact::Fact;
use crate::input::{Inputs, Wanted};
use crate::lists::rating_list::RatingsById;
use crate::report::html::{self, PAGE, PageRun, PageStore};
use crate::report::terminal::{Refusal, Said};
use crate::report::visible;
use crate::report::words::{Words, speak_error, tell_error};
use crate::report::{
    JudgedRows, OpenFindingsFile, ReportTable, RunOptions, RunSummary, RunTimes, SUMMARY, Showing,
    ShownFindings, Target, summary_text, terminal,
};
use crate::rules::{Selection, Severity};
use crate::system;

use decisions::DecisionFlags;

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
    #[arg(short, long, value_name = "DIR", default_value = "reports")]
    out: PathBuf,
    #[command(flatten)]
    formats: flags::Formats,
    #[command(flatten)]
    running: flags::Running,
    /// Edition of the Laws: auto (by the date of each game), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_name = "EDITION", default_value = "auto")]
    laws: String,
    #[command(flatten)]
    reading: flags::ReadingFlags,
    #[command(flatten)]
    unpacking: flags::Unpacking,
    #[command(flatten)]
    duplicates: flags::DuplicatesFlag,
    /// Only these rules: codes or prefixes, such as MOV,END004; ALL for every rule
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    select: Vec<String>,
    /// All but these rules: codes or prefixes
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    ignore: Vec<String>,
    #[command(flatten)]
    decisions: DecisionFlags,
    /// The severity from which the exit status is 1
    #[arg(long, value_enum, value_name = "SEVERITY", default_value_t = FailOn::Error)]
    fail_on: FailOn,
    /// The event's regulations (TOML); else an event.toml in the same folder as the games
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// A rating list (FIDE's text or XML, or CSV): ratings in the tags are held against it, by FIDE ID
    #[arg(long, value_name = "LIST")]
    ratings: Option<PathBuf>,
    /// How many findings the screen shows: a number, or all (in the order of the games)
    #[arg(long, value_name = "N|all", default_value = "5")]
    show: flags::HowMany,
    /// The severity from which the screen shows findings [default: errors, or warnings where there are no errors]
    #[arg(long, value_enum, value_name = "SEVERITY")]
    severity: Option<ShownFrom>,
    /// Say how a game that cannot be played to its end might be read
    #[arg(long)]
    suggest: bool,
    /// Go on with an interrupted run
    #[arg(long, hide = true)]
    resume: bool,
    /// Play plain moves by the general way too: to show that it makes no difference
    #[arg(long, hide = true)]
    take_time: bool,
    /// Bytes of games that are judged together: to show that it makes no difference
    #[arg(long, hide = true, value_name = "BYTES")]
    block_size: Option<NonZero<usize>>,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum FailOn {
    Error,
    Warning,
    Never,
}

/// What the screen shows.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum ShownFrom {
    Error,
    Warning,
    Note,
}

impl ShownFrom {
    fn severity(self) -> Severity {
        match self {
            ShownFrom::Error => Severity::Error,
            ShownFrom::Warning => Severity::Warning,
            ShownFrom::Note => Severity::Note,
        }
    }
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
        let others =
            [&self.event, &self.decisions.accepted, &self.ratings].map(|file| file.as_deref());
        let names: Vec<&str> = page.iter().map(|_| PAGE).chain([SUMMARY]).collect();
        let written = reports.files(&names);
        flags::refuse_overwriting("--out", &written, &inputs, &others)?;
        let mut open =
            self.decisions
                .open_findings(self.formats.csv.form(), &written, &inputs, &others)?;
        let inputs = inputs.writing(written);
        super::tell_leftovers(reports.begin()?);
        let showing = self.showing();
        let mut shown = ShownFindings::new(showing);
        let mut severities_shown: Vec<Severity> = Vec::new();
        let gatherer = page.as_ref().map(PageStore::gatherer);
        let rows = JudgedRows {
            rows: reports.row_maker(),
            showing,
        };
        let open_rows = open.as_ref().map(OpenFindingsFile::rows);
        let reporter = (rows, (gatherer, open_rows));
        let outcome = audit::run(
            inputs,
            &options,
            &reporter,
            threads,
            |(batch, (gathered, open_rows)), summary, consumed| {
                match showing.most {
                    Some(_) => shown.append(batch.shown),
                    // All of them are never held at once.
                    None => progress.aside(|| show(batch.shown, &mut severities_shown)),
                }
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
        let unmatched = options.accepted.unmatched();
        let unmatched_told = in_words(Words::chosen(), &unmatched);
        let summary = self.summary_file(&outcome, &unmatched_told, started, elapsed, threads);
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
            show(shown, &mut severities_shown);
            let _ = self.tell(&outcome, &severities_shown, elapsed, reports.target());
            let unmatched = in_words(Words::spoken(), &unmatched);
            unmatched.iter().for_each(|told| super::complain(told));
        }
        super::tell_faults(&outcome.faults, FaultyGame::reported);
        if let Some(told) = &outcome.copies_unknown {
            super::complain(&Words::spoken().tell(&told.clone().into()));
        }
        for error in &outcome.errors {
            super::complain(&speak_error(error));
        }
        if !outcome.errors.is_empty() {
            return Ok(ExitStatus::Failed);
        }
        Ok(self.fail_on.status(&outcome.summary))
    }

    /// A flag whose part is not built yet is refused rather than ignored.
    fn refuse_unbuilt(&self) -> anyhow::Result<()> {
        if self.resume {
            return Err(Refusal::ResumeNotBuilt.into());
        }
        Ok(())
    }

    fn showing(&self) -> Showing {
        match self.running.quiet {
            true => Showing::NOTHING,
            false => Showing {
                most: self.show.0,
                from: self.severity.map(ShownFrom::severity),
            },
        }
    }

    fn inputs(&self) -> anyhow::Result<Inputs> {
        Ok(Inputs::find(&self.paths)?
            .wanting(Wanted::Results)
            .unpacking_at_most(self.unpacking.limit())
            .in_blocks_of(self.block_size))
    }

    fn options(&self) -> anyhow::Result<audit::AuditOptions> {
        let encoding = self.reading.encoding()?;
        let today = system::today();
        Ok(audit::AuditOptions {
            laws: flags::edition(&self.laws)?,
            alphabets: self.reading.alphabets()?,
            encoding,
            selection: Selection::new(&self.select, &self.ignore)?,
            accepted: self.decisions.accepted(|| self.inputs(), encoding, today)?,
            events: match &self.event {
                Some(path) => Events::from_file(path)?,
                None => Events::beside(),
            },
            ratings: match &self.ratings {
                Some(path) => {
                    let hidden = self.running.hides_progress();
                    let reading = ProgressDisplay::waiting(Said::ReadingLists, hidden);
                    let list = RatingsById::read(path, self.unpacking.limit());
                    reading.finish();
                    Some(list?)
                }
                None => None,
            },
            goes_on: true,
            takes_its_time: self.take_time,
            repairs: match self.suggest {
                true => Repairs::Suggested,
                false => Repairs::None,
            },
            duplicates: self.duplicates.wanted(),
            scratch: flags::scratch_folder(&self.out),
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
                    .decisions
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
            given("accepted", file(&self.decisions.accepted)),
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
            errors: outcome.errors.iter().cloned().map(Fact::from).collect(),
        }
    }

    fn tell(
        &self,
        outcome: &RunOutcome,
        shown: &[Severity],
        elapsed: Duration,
        target: &Target,
    ) -> std::io::Result<()> {
        use std::io::Write;
        let mut out = anstream::stderr().lock();
        let asked = self.severity.map(ShownFrom::severity);
        terminal::show_what_is_left(&mut out, &outcome.summary, asked, shown)?;
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
            let folder = folder.display().to_string();
            writeln!(out, "{}", visible(&Said::ReportsIn { folder }.tell()))?;
        }
        Ok(())
    }
}

/// Shows findings, and notes how grave each of them was. Whether anybody watches changes nothing about what was found.
fn show(shown: ShownFindings, severities: &mut Vec<Severity>) {
    let mut out = anstream::stderr().lock();
    for snippet in shown.picked() {
        severities.push(snippet.severity);
        if terminal::show_snippet(&mut out, &snippet).is_err() {
            return;
        }
    }
}
