//! `arbiter audit`: the main job.

mod decisions;
mod resume;
mod taken;

use std::num::NonZero;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use jiff::civil::Date;

use crate::audit::{self, FaultyGame, Repairs, RunOutcome, Scratch, Standing, Summary};
use crate::fact::{Fact, SystemCause};
use crate::input::{Inputs, Wanted};
use crate::report::html::{self, PAGE, PageRun, PageStore};
use crate::report::terminal::{Said, grouped};
use crate::report::visible;
use crate::report::words::{Words, speak_error, tell_error};
use crate::report::{
    Checkpoints, JudgedRows, OpenFindingsFile, ReportTable, Reports, RunOptions, RunSummary,
    RunTimes, SUMMARY, Showing, ShownFindings, Target, summary_text, terminal,
};
use crate::rules::Severity;
use crate::system;

use decisions::DecisionFlags;
use resume::{Asked, ComesBack, Interrupted};
use taken::Taken;

use super::judging::JudgingFlags;
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
    #[command(flatten)]
    judging: JudgingFlags,
    #[command(flatten)]
    decisions: DecisionFlags,
    /// The severity from which the exit status is 1
    #[arg(long, value_enum, value_name = "SEVERITY", default_value_t = FailOn::Error)]
    fail_on: FailOn,
    /// How many findings the screen shows: a number, or all (in the order of the games)
    #[arg(long, value_name = "N|all", default_value = "5")]
    show: flags::HowMany,
    /// The severity from which the screen shows findings [default: errors, or warnings where there are no errors]
    #[arg(long, value_enum, value_name = "SEVERITY")]
    severity: Option<flags::SeverityWord>,
    /// Say how a game that cannot be played to its end might be read
    #[arg(long)]
    suggest: bool,
    /// Go on where a run with the same paths, flags and folder of reports was interrupted; without one, begin at the start
    #[arg(long)]
    resume: bool,
    /// Keep a checkpoint behind every so many blocks instead of by the time: for tests
    #[arg(long, hide = true, value_name = "BLOCKS")]
    checkpoint_every: Option<NonZero<u64>>,
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
        let today = system::today();
        let mut options = self.options(today)?;
        let formats = self.formats.tables()?;
        let mut reports = self.formats.tables_beside_page(&self.out, &TABLES)?;
        let threads = self.running.threads()?;
        let inputs = self.inputs()?;
        let asked = Asked::of(&self, reports.target(), &formats, &inputs, today);
        let started = jiff::Timestamp::now();
        let clock = Instant::now();
        let progress = ProgressDisplay::new(inputs.total_bytes(), self.running.hides_progress());
        let others = [
            &self.judging.event,
            &self.decisions.accepted,
            &self.judging.ratings,
        ]
        .map(|file| file.as_deref());
        let wants_page = self.formats.wants_page(&self.out);
        let names: Vec<&str> = wants_page
            .then_some(PAGE)
            .into_iter()
            .chain([SUMMARY])
            .collect();
        let written = reports.files(&names);
        flags::refuse_overwriting("--out", &written, &inputs, &others)?;
        let mut open =
            self.decisions
                .open_findings(self.formats.csv.form(), &written, &inputs, &others)?;
        let inputs = inputs.writing(written);
        let (interrupted, asked) = match self.resume {
            true => {
                let asked = asked?;
                (self.interrupted(&mut reports, &asked)?, Some(asked))
            }
            false => {
                super::tell_leftovers(reports.begin()?);
                (None, asked.ok())
            }
        };
        if let Some(folder) = reports.folder().filter(|_| asked.is_some()) {
            options.scratch = Scratch::Named(folder.scratch_file());
        }
        let showing = self.showing();
        // A run that goes on judges as on the day on which it was begun.
        if let Some(before) = &interrupted
            && before.today != today
        {
            let scratch = options.scratch;
            options = self.options(before.today)?;
            options.scratch = scratch;
        }
        let back = match interrupted {
            Some(interrupted) => {
                let back = interrupted.come_back(&options, &self.out)?;
                reports.go_on(&back.written)?;
                self.tell_resumed(&back);
                back
            }
            None => ComesBack {
                standing: Standing::new(&options),
                written: Vec::new(),
                page: wants_page.then(PageStore::default),
                shown: ShownFindings::new(showing),
                severities_shown: Vec::new(),
            },
        };
        let mut page = back.page;
        let gatherer = page.as_ref().map(PageStore::gatherer);
        let rows = JudgedRows {
            rows: reports.row_maker(),
            showing,
        };
        let open_rows = open.as_ref().map(OpenFindingsFile::rows);
        let reporter = (rows, (gatherer, open_rows));
        let every = self.checkpoint_every;
        let mut taken = Taken {
            reports: &mut reports,
            page: &mut page,
            open: &mut open,
            showing,
            shown: back.shown,
            severities_shown: back.severities_shown,
            progress: &progress,
            options: &options,
            checkpoints: asked.map(|asked| (Checkpoints::new(every), asked)),
        };
        let outcome = audit::run_from(
            back.standing,
            inputs,
            &options,
            &reporter,
            threads,
            &mut taken,
        );
        let Taken {
            shown,
            mut severities_shown,
            checkpoints,
            ..
        } = taken;
        let not_kept = checkpoints.and_then(|(checkpoints, _)| checkpoints.finish());
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
        if let Some(cause) = not_kept {
            let cause = SystemCause::from(&cause);
            super::complain(&Said::NoCheckpoint { cause }.tell());
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

    /// The run that was interrupted in this folder, if there is one to go on with. Where there is none, the reports are begun.
    fn interrupted(
        &self,
        reports: &mut Reports,
        asked: &Asked,
    ) -> anyhow::Result<Option<Interrupted>> {
        let (left, checkpoint) = reports.open_again()?;
        super::tell_leftovers(left);
        match checkpoint {
            Some(checkpoint) => Ok(Some(Interrupted::read(checkpoint, asked, &self.out)?)),
            None => {
                let folder = self.out.display().to_string();
                super::complain(&Said::NothingToResume { folder }.tell());
                Ok(None)
            }
        }
    }

    fn tell_resumed(&self, back: &ComesBack<'_>) {
        if !self.running.quiet {
            let games = back.standing.summary().games;
            let shown = grouped(games);
            super::complain(&Said::GoesOn { games, shown }.tell());
        }
    }

    fn showing(&self) -> Showing {
        match self.running.quiet {
            true => Showing::NOTHING,
            false => Showing {
                most: self.show.0,
                from: self.severity.map(flags::SeverityWord::severity),
            },
        }
    }

    fn inputs(&self) -> anyhow::Result<Inputs> {
        Ok(Inputs::find(&self.paths)?
            .wanting(Wanted::Results)
            .unpacking_at_most(self.judging.unpacking.limit())
            .in_blocks_of(self.block_size))
    }

    fn options(&self, today: Date) -> anyhow::Result<audit::AuditOptions> {
        let judging = self.judging.options(self.running.hides_progress())?;
        let encoding = judging.encoding;
        Ok(audit::AuditOptions {
            accepted: self.decisions.accepted(|| self.inputs(), encoding, today)?,
            takes_its_time: self.take_time,
            repairs: match self.suggest {
                true => Repairs::Suggested,
                false => Repairs::None,
            },
            scratch: flags::scratch_folder(&self.out),
            today,
            ..judging
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
                laws: &self.judging.laws,
                alphabet: &self.judging.reading.alphabet,
                encoding: &self.judging.reading.encoding,
                select: &self.judging.select,
                ignore: &self.judging.ignore,
                accepted: self
                    .decisions
                    .accepted
                    .as_ref()
                    .map(|path| path.display().to_string()),
                fail_on: self.fail_on.word(),
            },
            counts: (&outcome.summary).into(),
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
            given("laws", self.judging.laws.clone()),
            given("alphabet", self.judging.reading.alphabet.clone()),
            given("encoding", self.judging.reading.encoding.clone()),
            given("select", self.judging.select.join(",")),
            given("ignore", self.judging.ignore.join(",")),
            given("event", file(&self.judging.event)),
            given("ratings", file(&self.judging.ratings)),
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
        let asked = self.severity.map(flags::SeverityWord::severity);
        terminal::show_what_is_left(&mut out, &outcome.summary, asked, shown)?;
        terminal::show_summary(
            &mut out,
            &outcome.summary,
            &self.judging.select,
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
