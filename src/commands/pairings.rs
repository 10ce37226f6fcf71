//! `arbiter pairings`: the rounds that were played against the rules by which they should have been paired.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use crate::audit::{FaultyGame, RunOutcome};
use crate::engines::Engine;
use crate::fact::Fact;
use crate::lists::complaint::Complaint;
use crate::rating::contest::Basis;
use crate::report::html::{TOURNAMENT_PAGE, tournament_page};
use crate::report::terminal::{Refusal, Said, grouped};
use crate::report::words::Words;
use crate::report::{
    CheckedTournament, PAIRINGS_SUMMARY, PairingsReports, PairingsRun, RankedTournament,
    ReportTable, RunTimes, Target, summary_text, visible,
};
use crate::tournament::pairings::{
    JudgedPairing, JudgedPairings, PairingVerdict, System, dutch, round_robin, swiss_1985,
};
use crate::tournament::{Assembled, Tournament};

use super::ranking::Ranking;
use super::tournament::{self, TournamentInput};
use super::{ExitStatus, account_in_words, flags, in_words};

const TABLES: [ReportTable; 1] = [ReportTable::Pairings];

/// So many wrong pairings of a tournament are shown.
const SHOWN: usize = 5;

/// Check the pairings of a tournament: which rounds follow from the rules, and which do not
///
/// PATH is a tournament report (TRF16, TRF26), PGN, or a table of results with the columns white,black,result[,date,round,
/// white_id,black_id]. Round robins are held against the Berger tables. The Dutch system is judged by a pairing program that
/// is installed: bbpPairings on the path or named by ARBITER_BBPPAIRINGS, or the Python package gacrux. Written is
/// pairings.csv, and tournament.html with the standings by the usual rules.
#[derive(Args)]
pub struct Pairings {
    /// Files, folders, or - for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The rules of the pairing: round-robin, swiss-1985 or dutch [default: round-robin where everybody meets everybody, dutch
    /// where the report says so]
    #[arg(long, value_name = "SYSTEM")]
    system: Option<String>,
    /// The event's regulations (TOML); else an event.toml in the same folder as the games
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// Folder for the reports, or - for pairings on standard output, as csv or jsonl
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
    running: flags::Running,
}

impl Pairings {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let system = self.system()?;
        let mut reports = self.formats.tables_beside_page(&self.out, &TABLES)?;
        let page = self
            .formats
            .wants_page(&self.out)
            .then_some(TOURNAMENT_PAGE);
        let started = jiff::Timestamp::now();
        let clock = Instant::now();
        let names: Vec<&str> = page.into_iter().chain([PAIRINGS_SUMMARY]).collect();
        let (mut assembled, outcome) =
            self.input()
                .assemble(&reports, &names, Basis::Submitted, None)?;
        let tournaments = std::mem::take(&mut assembled.tournaments);
        let systems: Vec<System> = tournaments
            .iter()
            .map(|tournament| system_of(system, tournament))
            .collect::<anyhow::Result<_>>()?;
        let mut programs = Programs::default();
        let mut checked = Vec::new();
        for (tournament, system) in tournaments.into_iter().zip(systems) {
            let judged = programs.judge(&tournament, system);
            let judged = judged.without_guesses(&tournament);
            let file = tournament.file.to_string();
            let notes = judged.notes.iter();
            let notes = notes.map(|note| Complaint::new(&file, None, note.clone()));
            assembled.notes.extend(notes);
            checked.push(CheckedTournament { tournament, judged });
        }
        let all = PairingsReports { checked: &checked };
        all.name_columns(&mut reports);
        super::tell_leftovers(reports.begin()?);
        all.write(&mut reports)?;
        reports.finish()?;
        let times = RunTimes::of_run(
            started,
            clock.elapsed().as_secs_f64(),
            self.running.threads()?,
        );
        let errors = tournament::errors(&outcome, &assembled);
        if let Some(name) = page {
            let page = self.page(&checked, &outcome, &assembled, &errors)?;
            reports.save(name, &page)?;
        }
        let summary = self.summary(&checked, &programs, &outcome, &assembled, times);
        reports.save(PAIRINGS_SUMMARY, &summary_text(&summary))?;
        reports.put_in_place()?;
        if !self.running.quiet {
            let mut told = in_words(Words::spoken(), &assembled.complaints);
            told.extend(in_words(Words::spoken(), &assembled.notes));
            told.extend(account_in_words(&outcome.account));
            told.iter().for_each(|told| super::complain(told));
            // Whether anybody watches changes nothing about what was judged.
            let _ = tell(&checked, &assembled, &outcome, reports.target());
        }
        super::tell_faults(&outcome.faults, FaultyGame::left_out);
        for error in &errors {
            super::complain(&Words::spoken().tell(error));
        }
        let is_wrong =
            |checked: &CheckedTournament| checked.judged.count(PairingVerdict::Wrong) > 0;
        Ok(
            match (
                errors.is_empty() && !programs.failed,
                checked.iter().any(is_wrong),
            ) {
                (false, _) => ExitStatus::Failed,
                (true, true) => ExitStatus::Found,
                (true, false) => ExitStatus::Clean,
            },
        )
    }

    fn system(&self) -> anyhow::Result<Option<System>> {
        let Some(given) = &self.system else {
            return Ok(None);
        };
        match System::ALL
            .into_iter()
            .find(|system| system.word() == given)
        {
            Some(system) => Ok(Some(system)),
            None => {
                let (given, known) = (given.clone(), known_systems());
                Err(Refusal::NoPairingSystem { given, known }.into())
            }
        }
    }

    /// The page of the tournaments, with their pairings as they were judged and the standings by the usual rules.
    fn page(
        &self,
        checked: &[CheckedTournament],
        outcome: &RunOutcome,
        assembled: &Assembled,
        errors: &[Fact],
    ) -> anyhow::Result<String> {
        let ranking = Ranking::default();
        let mut told = Assembled::default();
        let mut ranked = Vec::new();
        for checked in checked {
            let pairings = Some(checked.judged.clone());
            let tournament = ranking.rank(checked.tournament.clone(), &mut told)?;
            ranked.push(RankedTournament {
                pairings,
                ..tournament
            });
        }
        let event = self.event.as_ref().map(|path| path.display().to_string());
        let options = vec![
            ("system", self.system.clone()),
            ("event", event),
            ("encoding", Some(self.encoding.clone())),
        ];
        let mut run = tournament::page_run(options, &self.paths, outcome, assembled, errors);
        run.complaints
            .extend(told.complaints.into_iter().map(Fact::from));
        run.notes.extend(told.notes.into_iter().map(Fact::from));
        Ok(tournament_page(&ranked, &run))
    }

    fn input(&self) -> TournamentInput<'_> {
        TournamentInput {
            paths: &self.paths,
            event: self.event.as_deref(),
            players: None,
            encoding: &self.encoding,
            unpacking: &self.unpacking,
            running: &self.running,
        }
    }

    fn summary<'r>(
        &self,
        checked: &[CheckedTournament],
        programs: &Programs,
        outcome: &'r RunOutcome,
        assembled: &Assembled,
        times: RunTimes,
    ) -> PairingsRun<'r> {
        let paths = self.paths.iter();
        PairingsRun {
            version: env!("CARGO_PKG_VERSION"),
            paths: paths.map(|path| path.display().to_string()).collect(),
            program: programs.name(),
            tournaments: checked.iter().map(CheckedTournament::summed).collect(),
            read: tournament::read_summary(outcome, assembled, times),
        }
    }
}

fn known_systems() -> crate::fact::Choice {
    flags::choice(System::ALL.map(System::word))
}

/// The system that was asked for, or that the tournament shows.
fn system_of(asked: Option<System>, tournament: &Tournament) -> anyhow::Result<System> {
    match asked.or_else(|| System::of(tournament)) {
        Some(system) => Ok(system),
        None => {
            let (title, known) = (tournament.title().into(), known_systems());
            Err(Refusal::PairingSystemOpen { title, known }.into())
        }
    }
}

/// The pairing program, looked for once it is needed.
#[derive(Default)]
struct Programs {
    found: Option<Option<Engine>>,
    /// It is there and gave no answer.
    failed: bool,
}

impl Programs {
    fn judge(&mut self, tournament: &Tournament, system: System) -> JudgedPairings {
        match system {
            System::RoundRobin => round_robin::judge(tournament),
            System::Swiss1985 => swiss_1985::judge(tournament),
            System::Dutch => {
                let engine = self.found.get_or_insert_with(Engine::find).as_ref();
                let program = engine.map(|engine| &engine.program);
                let ask = |report: &str| match engine {
                    Some(engine) => engine.check(report),
                    None => Ok(String::new()),
                };
                let asked = dutch::judge(tournament, program, ask);
                self.failed |= asked.failed;
                asked.judged
            }
        }
    }

    fn name(&self) -> String {
        let engine = self.found.as_ref().and_then(Option::as_ref);
        engine.map_or(String::new(), |engine| engine.program.name())
    }
}

fn tell(
    checked: &[CheckedTournament],
    assembled: &Assembled,
    outcome: &RunOutcome,
    target: &Target,
) -> std::io::Result<()> {
    let mut out = anstream::stderr().lock();
    for checked in checked {
        let summed = checked.summed();
        let said = Said::Paired {
            title: checked.tournament.title().into(),
            count: summed.pairings,
            pairings: grouped(summed.pairings),
            system: summed.system,
            wrong: summed.wrong,
            undecidable: summed.undecidable,
        };
        writeln!(out, "{}", visible(&said.tell()))?;
        let rows = checked.judged.rows.iter();
        let mut wrong = rows.filter(|row| row.verdict == PairingVerdict::Wrong);
        for row in wrong.by_ref().take(SHOWN) {
            writeln!(out, "  {}", visible(&shown(checked, row).tell()))?;
        }
        let count = wrong.count();
        if count > 0 {
            let file = "pairings.csv".to_owned();
            writeln!(out, "  {}", Said::MoreRows { count, file }.tell())?;
        }
    }
    tournament::tell_end(&mut out, assembled, outcome, target)
}

/// A pairing in one line, with what is wrong about it.
fn shown(checked: &CheckedTournament, row: &JudgedPairing) -> Said {
    let name =
        |side: Option<usize>| side.map_or("–".to_owned(), |side| checked.name(side).into());
    let why = Words::spoken().tell_all(&row.reasons);
    let (verdict, round, board) = (row.verdict.word(), row.round, row.board);
    match (row.played, row.expected) {
        (Some([white, black]), _) => Said::PairingRow {
            verdict,
            round,
            board,
            white: name(white),
            black: name(black),
            why,
        },
        (None, expected) => {
            let [white, black] = expected.unwrap_or_default().map(name);
            Said::PairingMissing {
                verdict,
                round,
                white,
                black,
                why,
            }
        }
    }
}
