//! `arbiter rate`: ratings recalculated from the results, as submitted and as audited.

mod explain;
mod next_period;
mod pool_flags;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use crate::audit::{self, Duplicates, FaultyGame};
use crate::event::Events;
use crate::fact::Fact;
use crate::input::{Inputs, Wanted};
use crate::lists::complaint::Complaint;
use crate::lists::rating_list::{ListMonth, ListMonthError};
use crate::rating::CopiesTold;
use crate::rating::desk::{Desk, RatedContest};
use crate::rating::entries::HandIn;
use crate::rating::register::Register;
use crate::rating::systems::{self, SYSTEMS, System, Wishes};
use crate::report::html::{RATINGS_PAGE, RatingsRun, ratings_page};
use crate::report::terminal::{Refusal, Said};
use crate::report::visible;
use crate::report::words::Words;
use crate::report::{
    FoundRows, RATING_SUMMARY, RateRun, Ratings, ReportTable, Reports, Rows, RunTimes, Target,
    summary_text,
};
use crate::rules::Severity;

use next_period::NextPeriod;
use pool_flags::PoolFlags;

use super::progress::ProgressDisplay;
use super::{ExitStatus, account_in_words, flags, in_words};

/// The first is the one that `--out -` streams.
const TABLES: [ReportTable; 5] = [
    ReportTable::Ratings,
    ReportTable::RatingGames,
    ReportTable::RatingDifferences,
    ReportTable::RatingPlayers,
    ReportTable::RatingFindings,
];

/// Recalculate ratings from the results, as submitted and as audited
///
/// PATH is PGN, a tournament report (TRF16, TRF26), or a table of results with the columns
/// white,black,result[,date,round,white_id,black_id]. Without --list and --players the ratings are those that stand in
/// the input.
#[derive(Args)]
pub struct Rate {
    /// Files, folders, or - for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// fide-standard, fide-rapid, fide-blitz, fce-1986, glicko2, uscf, dwz, or pool (everybody at once, for archives)
    #[arg(long, value_name = "SYSTEM")]
    system: String,
    /// A rating list: FIDE's text or XML, or CSV; several, if events began under several lists
    #[arg(long, value_name = "LIST")]
    list: Vec<PathBuf>,
    /// The officer's word on players: CSV with id, name, rating, k, birth, games, ever_2400, category, rating_ca,
    /// rating_es, rating_fide, federation, title
    #[arg(long, value_name = "FILE")]
    players: Option<PathBuf>,
    /// Who a name is: CSV with name, id
    #[arg(long, value_name = "FILE")]
    decisions: Option<PathBuf>,
    /// The list that the ratings are for, as YYYY-MM
    #[arg(long, value_name = "MONTH")]
    period: Option<String>,
    /// The event's regulations (TOML); else an event.toml in the same folder as the games
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// Print the calculation of one player, by name or ID, as one would write it on paper
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
    /// Leave out all games of a report's line whose points are not the sum of its results
    #[arg(long)]
    strict_points: bool,
    #[command(flatten)]
    next: NextPeriod,
    #[command(flatten)]
    pool: PoolFlags,
    /// Folder for the reports, or - for ratings on standard output, as csv or jsonl
    #[arg(short, long, value_name = "DIR", default_value = "reports")]
    out: PathBuf,
    #[command(flatten)]
    formats: flags::Formats,
    /// Text encoding of the games: auto, or a name such as utf-8, windows-1252, ibm850
    #[arg(long, value_name = "NAME", default_value = "auto")]
    encoding: String,
    #[command(flatten)]
    unpacking: flags::Unpacking,
    #[command(flatten)]
    duplicates: flags::DuplicatesFlag,
    #[command(flatten)]
    running: flags::Running,
}

/// What was read, before anybody knows who is who.
struct Handed {
    register: Register,
    findings: Vec<Rows>,
    told: Vec<String>,
    outcome: audit::RunOutcome,
}

impl Rate {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let system = self.system()?;
        self.pool.refuse_unless_pool(system)?;
        self.next.refuse_without_lists(system)?;
        let mut reports = self.formats.tables_beside_page(&self.out, &TABLES)?;
        let page = self.formats.wants_page(&self.out).then_some(RATINGS_PAGE);
        let period = self.period()?;
        let started = jiff::Timestamp::now();
        let clock = Instant::now();
        let threads = self.running.threads()?;
        // The order in which files are named must change nothing: neither a number nor which of two copies counts.
        let mut paths = self.paths.clone();
        paths.sort();
        let inputs = Inputs::find(&paths)?
            .wanting(Wanted::Results)
            .unpacking_at_most(self.unpacking.limit());
        let mut others = vec![
            self.players.as_deref(),
            self.decisions.as_deref(),
            self.event.as_deref(),
            self.next.carry(),
        ];
        others.extend(self.list.iter().map(|list| Some(list.as_path())));
        let names: Vec<&str> = page.into_iter().chain([RATING_SUMMARY]).collect();
        let written = reports.files(&names);
        flags::refuse_overwriting("--out", &written, &inputs, &others)?;
        let next_files = self.next.written();
        let mut taken = others.clone();
        taken.extend(written.iter().map(|report| Some(report.as_path())));
        flags::refuse_overwriting("file", &next_files, &inputs, &taken)?;
        let written = [written, next_files].concat();
        let inputs = inputs.writing(written);
        let hidden = self.running.hides_progress();
        let reading = ProgressDisplay::waiting(Said::ReadingLists, hidden);
        let desk = Desk::open(
            system,
            self.players.as_deref(),
            self.decisions.as_deref(),
            self.list.clone(),
            self.unpacking.limit(),
        );
        reading.finish();
        let mut desk = desk?;
        if let Some(path) = self.next.carry() {
            desk = desk.carrying(path)?;
        }
        let handed = self.hand_in(inputs, &reports, threads)?;
        let mut told = handed.told;
        let empty = handed.register.empty_tables.iter().cloned();
        let errors = handed.outcome.errors.iter().cloned().map(Fact::from);
        let errors: Vec<Fact> = errors.chain(empty.map(Fact::from)).collect();
        let wishes = Wishes {
            period,
            pool: self.pool.wishes(),
        };
        let reckoning = ProgressDisplay::waiting(Said::Reckoning, hidden);
        let rated_contest = desk.rate(handed.register, &wishes);
        reckoning.finish();
        let rated_contest = rated_contest?;
        let limit = self.unpacking.limit();
        let mut prepared = self.next.prepare(&rated_contest, system, period, limit)?;
        let RatedContest {
            contest,
            rated,
            found,
            complaints,
            copies,
            unmatched,
            ..
        } = rated_contest;
        if copies > 0 {
            told.push(Words::spoken().tell(&CopiesTold::Copies { games: copies }.into()));
        }
        told.extend(rated.told.iter().map(|fact| Words::spoken().tell(fact)));
        let ratings = Ratings {
            system: system.word(),
            period: self.period.as_deref().unwrap_or_default(),
            contest: &contest,
            submitted: &rated.submitted,
            audited: &rated.audited,
            found: &found,
            all_games: system.lists_every_game(),
        };
        if let Some(player) = &self.explain {
            explain::explain(player, &ratings)?;
        }
        if reports.target() != &Target::StandardOutput || self.explain.is_none() {
            super::tell_leftovers(reports.begin()?);
            for findings in handed.findings {
                reports.write(findings)?;
            }
            ratings.write(&mut reports)?;
            reports.finish()?;
        }
        let outcome = &handed.outcome;
        let times = RunTimes::of_run(started, clock.elapsed().as_secs_f64(), threads);
        if let Some(name) = page {
            let run = self.page_run(outcome, &rated.told, &complaints, &errors);
            reports.save(name, &ratings_page(&ratings, &run))?;
        }
        let summary = self.summary(&ratings, outcome, &complaints, &unmatched, &errors, times);
        reports.save(RATING_SUMMARY, &summary_text(&summary))?;
        reports.put_in_place()?;
        prepared.put_in_place()?;
        if !self.running.quiet {
            told.extend(in_words(Words::spoken(), &complaints));
            told.extend(in_words(Words::spoken(), &unmatched));
            told.extend(account_in_words(&outcome.account));
            told.iter().for_each(|told| super::complain(told));
            let next = prepared.told().collect::<Vec<String>>();
            // Whether anybody watches changes nothing about what was reckoned.
            let _ = tell(&ratings, reports.target(), &next);
        }
        super::tell_faults(&outcome.faults, FaultyGame::left_out);
        if let Some(told) = &outcome.copies_unknown {
            super::complain(&Words::spoken().tell(&told.clone().into()));
        }
        for error in &errors {
            super::complain(&Words::spoken().tell(error));
        }
        let found = outcome.summary.count(Severity::Error) > 0 || !complaints.is_empty();
        Ok(match (errors.is_empty(), found) {
            (false, _) => ExitStatus::Failed,
            (true, true) => ExitStatus::Found,
            (true, false) => ExitStatus::Clean,
        })
    }

    fn summary<'r>(
        &self,
        ratings: &'r Ratings<'r>,
        outcome: &'r audit::RunOutcome,
        complaints: &[Complaint],
        unmatched: &[Complaint],
        errors: &[Fact],
        times: RunTimes,
    ) -> RateRun<'r> {
        RateRun {
            version: env!("CARGO_PKG_VERSION"),
            system: ratings.system,
            period: ratings.period,
            paths: self
                .paths
                .iter()
                .map(|path| path.display().to_string())
                .collect(),
            games: ratings.contest.games.len() as u64,
            players: ratings.contest.players.len() as u64,
            players_differing: ratings.differing().count() as u64,
            by_severity: &outcome.summary.by_severity,
            by_rule: &outcome.summary.by_rule,
            complaints: in_words(Words::chosen(), complaints),
            decisions_unmatched: in_words(Words::chosen(), unmatched),
            input_errors: errors
                .iter()
                .map(|error| Words::chosen().tell(error))
                .collect(),
            files_skipped: outcome.account.skipped.len() as u64,
            account: &outcome.account,
            times,
        }
    }

    /// What the page tells of the run.
    fn page_run<'r>(
        &self,
        outcome: &'r audit::RunOutcome,
        told: &'r [Fact],
        complaints: &[Complaint],
        errors: &[Fact],
    ) -> RatingsRun<'r> {
        let file = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
        let lists = self.list.iter();
        let mut options = vec![("system", Some(self.system.clone()))];
        options.extend(lists.map(|list| ("list", Some(list.display().to_string()))));
        options.extend([
            ("players", file(&self.players)),
            ("decisions", file(&self.decisions)),
            ("period", self.period.clone()),
            ("event", file(&self.event)),
            (
                "carry",
                self.next.carry().map(|path| path.display().to_string()),
            ),
            ("encoding", Some(self.encoding.clone())),
        ]);
        options.extend(self.pool.given());
        let options = options.into_iter();
        RatingsRun {
            version: env!("CARGO_PKG_VERSION"),
            options: options
                .filter_map(|(flag, value)| Some((flag, value?)))
                .collect(),
            paths: self
                .paths
                .iter()
                .map(|path| path.display().to_string())
                .collect(),
            account: &outcome.account,
            told,
            complaints: complaints.iter().cloned().map(Fact::from).collect(),
            errors: errors.to_vec(),
        }
    }

    fn period(&self) -> anyhow::Result<Option<ListMonth>> {
        let month = self.period.as_deref().map(str::parse).transpose();
        month.map_err(|error: ListMonthError| {
            let fault = error.into();
            Refusal::Period { fault }.into()
        })
    }

    fn system(&self) -> anyhow::Result<&'static dyn System> {
        match systems::by_word(&self.system) {
            Some(system) => Ok(system),
            None => {
                let known = flags::choice(SYSTEMS.map(System::word));
                let given = self.system.clone();
                Err(Refusal::NoSystem { given, known }.into())
            }
        }
    }

    /// Reads and judges everything.
    fn hand_in(&self, inputs: Inputs, reports: &Reports, threads: usize) -> anyhow::Result<Handed> {
        let mut options = audit::AuditOptions {
            encoding: flags::encoding(&self.encoding)?,
            duplicates: self.duplicates.wanted(),
            ..audit::AuditOptions::default()
        };
        if let Some(path) = &self.event {
            options.events = Events::from_file(path)?;
        }
        let progress = ProgressDisplay::new(inputs.total_bytes(), self.running.hides_progress());
        let counts_copies = self.duplicates.wanted() == Duplicates::Never;
        let mut register = Register::default().counting_copies(counts_copies);
        let (mut findings, mut told) = (Vec::new(), Vec::new());
        let outcome = audit::run(
            inputs,
            &options,
            &(
                FoundRows(reports.row_maker()),
                HandIn {
                    strict_points: self.strict_points,
                },
            ),
            threads,
            |(mut found, handed_in), summary, consumed| {
                progress.advance(summary, consumed);
                findings.push(found.rows);
                told.append(&mut found.told);
                register.hand_in(handed_in);
                anyhow::Ok(())
            },
        );
        progress.finish();
        Ok(Handed {
            register,
            findings,
            told,
            outcome: outcome?,
        })
    }
}

fn tell(ratings: &Ratings<'_>, target: &Target, next: &[String]) -> std::io::Result<()> {
    let mut out = anstream::stderr().lock();
    let contest = ratings.contest;
    let rated = Said::Rated {
        games: Said::games(contest.games.len() as u64).into(),
        players: Said::players(contest.players.len() as u64).into(),
        unrated: Said::games(ratings.not_counted() as u64).into(),
        differing: Said::players(ratings.differing().count() as u64).into(),
    };
    writeln!(out, "{}", rated.tell())?;
    if let Target::Folder(folder) = target {
        let folder = folder.display().to_string();
        writeln!(out, "{}", visible(&Said::ReportsIn { folder }.tell()))?;
    }
    for told in next {
        writeln!(out, "{}", visible(told))?;
    }
    Ok(())
}
