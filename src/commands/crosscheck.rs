//! `arbiter crosscheck`: a tournament's report against its games, and what a federation looks at before it takes it.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use crate::audit::{self, FaultyGame, RunOutcome};
use crate::crosscheck::checks::{self, Check, CheckReason, CheckVerdict};
use crate::crosscheck::{Gather, Gathered, Row, against_list, crosscheck};
use crate::event::Events;
use crate::fact::Fact;
use crate::input::{Inputs, Wanted};
use crate::laws::Pace;
use crate::lists::complaint::Complaint;
use crate::lists::names::Name;
use crate::lists::rating_list::{ListError, RatingList, WantedPlayers};
use crate::report::terminal::{Refusal, Said};
use crate::report::visible;
use crate::report::words::{Words, tell_error};
use crate::report::{
    CROSSCHECK_SUMMARY, CrosscheckRun, Crosschecked, ReportTable, RunTimes, Target, summary_text,
};

use super::progress::ProgressDisplay;
use super::{ExitStatus, account_in_words, flags, in_words};

/// The first is the one that `--out -` streams.
const TABLES: [ReportTable; 2] = [ReportTable::Crosscheck, ReportTable::CrosscheckChecks];

/// Compare a tournament report with the games: every game of one in the other, once, with the same result
///
/// REPORT is a tournament report (TRF16, TRF26), a table of results with the columns white,black,result[,date,round,
/// white_id,black_id], or a rating list. The games are read and judged as `audit` does. Written are crosscheck.csv and, of
/// a tournament report, crosscheck_checks.csv: its mandatory lines, its players against --list, rounds and hours a day, and
/// whether the time control is allowed for the rating.
#[derive(Args)]
pub struct Crosscheck {
    /// The report: a TRF, a table of results, or a rating list
    #[arg(value_name = "REPORT")]
    report: PathBuf,
    /// The games: files, folders, or - for standard input
    #[arg(value_name = "GAMES", required = true)]
    games: Vec<PathBuf>,
    /// The rating list that the players' fields are held against: FIDE's text or XML, or CSV
    #[arg(long, value_name = "LIST")]
    list: Vec<PathBuf>,
    /// The rating that is asked: fide-standard, fide-rapid, fide-blitz [default: by the report's type or time control]
    #[arg(long, value_name = "SYSTEM")]
    system: Option<String>,
    /// The event's regulations (TOML); else an event.toml in the same folder as the report
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// Folder for the reports, or - for crosscheck on standard output, as csv or jsonl
    #[arg(short, long, value_name = "DIR", default_value = "reports")]
    out: PathBuf,
    #[command(flatten)]
    formats: flags::TableFormats,
    /// Text encoding of the report and the games: auto, or a name such as utf-8, windows-1252, ibm850
    #[arg(long, value_name = "NAME", default_value = "auto")]
    encoding: String,
    #[command(flatten)]
    unpacking: flags::Unpacking,
    #[command(flatten)]
    running: flags::Running,
}

impl Crosscheck {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let (started, clock) = (jiff::Timestamp::now(), Instant::now());
        let asked = self.pace()?;
        let mut reports = self.formats.reports(&self.out, &TABLES)?;
        let report = Inputs::find(std::slice::from_ref(&self.report))?;
        let report = report
            .wanting(Wanted::Results)
            .unpacking_at_most(self.unpacking.limit());
        let games = Inputs::find(&self.games)?.unpacking_at_most(self.unpacking.limit());
        let written = reports.files(&[CROSSCHECK_SUMMARY]);
        let mut others = vec![self.event.as_deref(), Some(self.report.as_path())];
        others.extend(self.list.iter().map(|list| Some(list.as_path())));
        flags::refuse_overwriting("--out", &written, &games, &others)?;
        let options = self.options()?;
        let lists_alone = self.is_rating_list();
        let mut complaints: Vec<Complaint> = Vec::new();
        let mut outcomes = Vec::new();
        let mut side = Gathered::default();
        if !lists_alone {
            let (gathered, outcome) = self.gather(report.writing(written.clone()), &options)?;
            side = gathered;
            outcomes.push(outcome);
            complaints.extend(side.read_tables());
            self.refuse_if_no_report(&side)?;
            let is_empty = side.reports.is_empty() && side.side.games.is_empty();
            if is_empty && let [outcome] = &outcomes[..] {
                // Everything would be missing from a report that cannot be read.
                in_words(Words::chosen(), &complaints)
                    .iter()
                    .for_each(|told| super::complain(told));
                tell_failures(outcome);
                return Ok(ExitStatus::Failed);
            }
        }
        let (mut handed, outcome) = self.gather(games.writing(written), &options)?;
        outcomes.push(outcome);
        handed.side.games.clear();
        let pace = asked.unwrap_or(Pace::Standard);
        let crosschecked = match lists_alone {
            true => self.against_list(&handed, pace, &mut complaints)?,
            false => Crosschecked {
                rows: crosscheck(&side.side, &handed.games),
                checks: self.checks(&side, asked, &mut complaints)?,
            },
        };
        super::tell_leftovers(reports.begin()?);
        crosschecked.write(&mut reports)?;
        reports.finish()?;
        let times = RunTimes::of_run(
            started,
            clock.elapsed().as_secs_f64(),
            self.running.threads()?,
        );
        let summary = self.summary(&crosschecked, &outcomes, &complaints, times);
        reports.save(CROSSCHECK_SUMMARY, &summary_text(&summary))?;
        reports.put_in_place()?;
        if !self.running.quiet {
            let mut told = in_words(Words::spoken(), &complaints);
            told.extend(
                outcomes
                    .iter()
                    .flat_map(|outcome| account_in_words(&outcome.account)),
            );
            told.iter().for_each(|told| super::complain(told));
            // Whether anybody watches changes nothing about what was compared.
            let _ = self.tell(&crosschecked, reports.target());
        }
        let mut failed = false;
        for outcome in &outcomes {
            tell_failures(outcome);
            failed |= !outcome.errors.is_empty();
        }
        Ok(
            match (failed, crosschecked.differs() || !complaints.is_empty()) {
                (true, _) => ExitStatus::Failed,
                (false, true) => ExitStatus::Found,
                (false, false) => ExitStatus::Clean,
            },
        )
    }

    fn pace(&self) -> anyhow::Result<Option<Pace>> {
        let Some(system) = &self.system else {
            return Ok(None);
        };
        match system.strip_prefix("fide-").and_then(Pace::from_word) {
            Some(pace) => Ok(Some(pace)),
            None => {
                let known = flags::choice(["fide-standard", "fide-rapid", "fide-blitz"]);
                let given = system.clone();
                Err(Refusal::NoSystem { given, known }.into())
            }
        }
    }

    fn options(&self) -> anyhow::Result<audit::AuditOptions> {
        let mut options = audit::AuditOptions {
            encoding: flags::encoding(&self.encoding)?,
            ..audit::AuditOptions::default()
        };
        if let Some(path) = &self.event {
            options.events = Events::from_file(path)?;
        }
        Ok(options)
    }

    fn gather(
        &self,
        inputs: Inputs,
        options: &audit::AuditOptions,
    ) -> anyhow::Result<(Gathered, RunOutcome)> {
        let progress = ProgressDisplay::new(inputs.total_bytes(), self.running.hides_progress());
        let mut gathered = Gathered::default();
        let outcome = audit::run(
            inputs,
            options,
            &Gather,
            self.running.threads()?,
            |batch, summary, consumed| {
                progress.advance(summary, consumed);
                gathered.append(batch);
                anyhow::Ok(())
            },
        );
        progress.finish();
        Ok((gathered, outcome?))
    }

    /// Whether the report is a rating list: its first line tells, and nobody is read for it.
    fn is_rating_list(&self) -> bool {
        self.report.is_file()
            && RatingList::read(
                &self.report,
                &WantedPlayers::default(),
                Pace::Standard,
                self.unpacking.limit(),
            )
            .is_ok()
    }

    fn refuse_if_no_report(&self, side: &Gathered) -> anyhow::Result<()> {
        let file = self.report.display();
        if side.reports.len() > 1 {
            return Err(Refusal::SeveralReports {
                file: file.to_string(),
            }
            .into());
        }
        let is_report = !side.reports.is_empty() || !side.side.games.is_empty();
        if !is_report && !side.games.is_empty() {
            return Err(Refusal::GamesForReport {
                file: file.to_string(),
            }
            .into());
        }
        Ok(())
    }

    /// Reads the lists for these players.
    fn lists(
        &self,
        paths: &[PathBuf],
        wanted: &WantedPlayers,
        pace: Pace,
        complaints: &mut Vec<Complaint>,
    ) -> Result<Vec<RatingList>, ListError> {
        let limit = self.unpacking.limit();
        let mut lists: Vec<RatingList> = Vec::new();
        for path in paths {
            let list = RatingList::read(path, wanted, pace, limit)?;
            match lists.iter().find(|other| other.month == list.month) {
                None => lists.push(list),
                Some(first) => complaints.push(list.second_to(first)),
            }
        }
        Ok(lists)
    }

    fn checks(
        &self,
        side: &Gathered,
        asked: Option<Pace>,
        complaints: &mut Vec<Complaint>,
    ) -> anyhow::Result<Vec<Check>> {
        let Some((report, findings)) = side.reports.first() else {
            let reason = Fact::from(CheckReason::NoReport);
            return Ok(vec![Check::new(
                "report",
                CheckVerdict::NotChecked,
                None,
                Some(reason),
            )]);
        };
        let mut found = checks::of_report(report, findings, asked);
        let mut wanted = WantedPlayers::default();
        for player in &report.players {
            wanted.add_id(&player.id);
        }
        let pace = checks::pace(report, asked).unwrap_or(Pace::Standard);
        let lists = self.lists(&self.list, &wanted, pace, complaints)?;
        found.extend(checks::against_lists(report, &lists, pace));
        Ok(found)
    }

    fn against_list(
        &self,
        handed: &Gathered,
        pace: Pace,
        complaints: &mut Vec<Complaint>,
    ) -> anyhow::Result<Crosschecked> {
        let mut wanted = WantedPlayers::default();
        let entries = handed.games.iter().map(|game| &game.entry);
        for player in entries.flat_map(|entry| [&entry.white, &entry.black]) {
            wanted.add_id(&player.claim.id);
            wanted.add_name(&Name::parse(&player.claim.name));
        }
        let lists = self.lists(
            std::slice::from_ref(&self.report),
            &wanted,
            pace,
            complaints,
        )?;
        Ok(Crosschecked {
            rows: against_list(&handed.games, &lists, pace),
            checks: Vec::new(),
        })
    }

    /// The last of the outcomes is that of the games.
    fn summary<'r>(
        &self,
        crosschecked: &Crosschecked,
        outcomes: &'r [RunOutcome],
        complaints: &[Complaint],
        times: RunTimes,
    ) -> CrosscheckRun<'r> {
        let shown = |paths: &[PathBuf]| {
            let paths = paths.iter().map(|path| path.display().to_string());
            paths.collect::<Vec<_>>()
        };
        let of_games = outcomes.last();
        let of_report = outcomes.first().filter(|_| outcomes.len() > 1);
        let errors = outcomes.iter().flat_map(|outcome| &outcome.errors);
        CrosscheckRun {
            version: env!("CARGO_PKG_VERSION"),
            report: self.report.display().to_string(),
            paths: shown(&self.games),
            lists: shown(&self.list),
            games: crosschecked.rows.len(),
            by_verdict: crosschecked.by_verdict().collect(),
            checks: crosschecked.checks.len(),
            checks_by_verdict: crosschecked.checks_by_verdict().collect(),
            complaints: in_words(Words::chosen(), complaints),
            files_skipped: of_games.map_or(0, |outcome| outcome.account.skipped.len() as u64),
            input_errors: errors.map(|error| tell_error(error)).collect(),
            times,
            account: of_games.map(|outcome| &outcome.account),
            report_account: of_report.map(|outcome| &outcome.account),
        }
    }

    fn tell(&self, crosschecked: &Crosschecked, target: &Target) -> std::io::Result<()> {
        let mut out = anstream::stderr().lock();
        let differing: Vec<&Row> = crosschecked
            .rows
            .iter()
            .filter(|row| !row.verdict.agrees())
            .collect();
        for row in differing.iter().take(SHOWN) {
            writeln!(out, "{}", visible(&told_row(row)))?;
        }
        more(&mut out, differing.len(), "crosscheck.csv")?;
        let failing: Vec<&Check> = crosschecked
            .checks
            .iter()
            .filter(|check| check.verdict != CheckVerdict::Ok)
            .collect();
        for check in failing.iter().take(SHOWN) {
            writeln!(out, "{}", visible(&told_check(check)))?;
        }
        more(&mut out, failing.len(), "crosscheck_checks.csv")?;
        let compared = Said::Crosschecked {
            games: Said::games(crosschecked.rows.len() as u64).into(),
            report: self.report.display().to_string(),
            counts: crosschecked.counts(),
        };
        writeln!(out, "{}", visible(&compared.tell()))?;
        if !crosschecked.checks.is_empty() {
            let counts = crosschecked.check_counts();
            writeln!(out, "{}", visible(&Said::Checked { counts }.tell()))?;
        }
        if let Target::Folder(folder) = target {
            let folder = folder.display().to_string();
            writeln!(out, "{}", visible(&Said::ReportsIn { folder }.tell()))?;
        }
        Ok(())
    }
}

fn tell_failures(outcome: &RunOutcome) {
    super::tell_faults(&outcome.faults, FaultyGame::left_out);
    for error in &outcome.errors {
        super::complain(&tell_error(error));
    }
}

/// How many rows of each kind the terminal shows.
const SHOWN: usize = 10;

fn more(out: &mut impl Write, all: usize, file: &str) -> std::io::Result<()> {
    if all > SHOWN {
        let (count, file) = (all - SHOWN, file.to_owned());
        writeln!(out, "{}", Said::MoreRows { count, file }.tell())?;
    }
    Ok(())
}

fn told_row(row: &Row) -> String {
    let mut why = Words::spoken().tell_all(&row.reasons);
    if let Some((file, game)) = &row.game {
        let (file, game) = (file.to_string(), *game);
        why.push_str(&Said::CrosscheckGame { file, game }.tell());
    }
    let told = Said::CrosscheckRow {
        verdict: row.verdict.word(),
        round: row.round.clone(),
        white: row.white.clone(),
        black: row.black.clone(),
        why,
    };
    told.tell()
}

fn told_check(check: &Check) -> String {
    let words = Words::spoken();
    let told = |fact: &Option<Fact>| fact.as_ref().map_or(String::new(), |fact| words.tell(fact));
    let (verdict, name) = (check.verdict.word(), check.name);
    let (place, why) = (told(&check.place), told(&check.reason));
    match check.place.is_some() {
        true => Said::CheckRowAt {
            verdict,
            check: name,
            place,
            why,
        },
        false => Said::CheckRow {
            verdict,
            check: name,
            why,
        },
    }
    .tell()
}
