//! `arbiter standings`: a tournament put together from its games or its report, its crosstable and its tie-breaks.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use crate::audit::{FaultyGame, RunOutcome};
use crate::fact::Fact;
use crate::lists::officer::{Officer, RatingColumn};
use crate::rating::contest::Basis;
use crate::report::html::{TOURNAMENT_PAGE, TournamentRun, tournament_page};
use crate::report::terminal::{Refusal, Said};
use crate::report::visible;
use crate::report::words::Words;
use crate::report::{
    RankedTournament, ReportTable, RunTimes, STANDINGS_SUMMARY, StandingsReports, StandingsRun,
    Target, summary_text,
};
use crate::rules::Severity;
use crate::tournament::Assembled;
use crate::tournament::regulations::Verdict;
use crate::tournament::standings::{Rules, parse_list};

use super::ranking::Ranking;
use super::tournament::{self, TournamentInput};
use super::{ExitStatus, account_in_words, flags, in_words};

/// The first is the one that `--out -` streams.
const TABLES: [ReportTable; 5] = [
    ReportTable::Standings,
    ReportTable::Crosstable,
    ReportTable::Promotions,
    ReportTable::Norms,
    ReportTable::TeamChecks,
];

/// Rank a tournament: its standings with every tie-break, and its crosstable
///
/// PATH is a tournament report (TRF16, TRF26), PGN, or a table of results with the columns white,black,result[,date,round,
/// white_id,black_id]. Each report, each table and each event that games name is a tournament of its own. Written are
/// standings.csv, crosstable.csv and tournament.html; by the Catalan rules promotions.csv, and norms.csv with what each norm asks
/// for and what was made by the players who come near it. Where the event file has the regulations of a team event,
/// team_checks.csv too, and a regulation that is broken makes the exit status 1.
#[derive(Args)]
pub struct Standings {
    /// Files, folders, or - for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The tie-breaks in their order, such as BH/C1,BH,DE,SB [default: those that the report names, else the usual ones of the
    /// rules]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tiebreaks: Vec<String>,
    /// fide-2023, fide-2026 or fce-1986 [default: FIDE's of the day on which the tournament began]
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// How it is played: swiss or round-robin [default: as the report says or the pairings show]
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// The standings after this round [default: the last one with results]
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// Which results count: submitted, or audited, as the games themselves have them
    #[arg(long, value_name = "BASIS", default_value = "submitted")]
    basis: String,
    /// The event's regulations (TOML); else an event.toml in the same folder as the games
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// The officer's word on players, for promotions and norms: CSV with id, name, rating, games, category, rating_ca, rating_es,
    /// rating_fide, federation, title, and the other columns of `rate`
    #[arg(long, value_name = "FILE")]
    players: Option<PathBuf>,
    /// Print how the numbers of one player or team come about, by name, ID or start number
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
    /// Folder for the reports, or - for standings on standard output, as csv or jsonl
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

impl Standings {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let rules = self.rules()?;
        let kind = tournament::kind(self.kind.as_deref())?;
        let basis = tournament::basis(&self.basis)?;
        // Names are refused before anything is read; whether there are teams shows later.
        parse_list(self.tiebreaks(), true)?;
        let mut reports = self.formats.tables_beside_page(&self.out, &TABLES)?;
        let page = self
            .formats
            .wants_page(&self.out)
            .then_some(TOURNAMENT_PAGE);
        let started = jiff::Timestamp::now();
        let clock = Instant::now();
        let names: Vec<&str> = page.into_iter().chain([STANDINGS_SUMMARY]).collect();
        let mut complaints = Vec::new();
        let officer = self.players.as_deref();
        let officer = officer
            .map(|path| Officer::read(path, RatingColumn::Plain, &mut complaints))
            .transpose()?;
        let (mut assembled, outcome) = self.input().assemble(&reports, &names, basis, kind)?;
        assembled.complaints.extend(complaints);
        let tournaments = std::mem::take(&mut assembled.tournaments);
        let ranking = Ranking {
            tiebreaks: self.tiebreaks().collect(),
            rules,
            round: self.round,
            officer: officer.as_ref(),
        };
        ranking.refuse_later(&tournaments)?;
        let mut ranked = Vec::new();
        for tournament in tournaments {
            ranked.push(ranking.rank(tournament, &mut assembled)?);
        }
        let all = StandingsReports { ranked: &ranked };
        let explained = self.explained(&ranked)?;
        if reports.target() != &Target::StandardOutput || self.explain.is_none() {
            all.name_columns(&mut reports);
            super::tell_leftovers(reports.begin()?);
            all.write(&mut reports)?;
            reports.finish()?;
        }
        let times = RunTimes::of_run(
            started,
            clock.elapsed().as_secs_f64(),
            self.running.threads()?,
        );
        let errors = tournament::errors(&outcome, &assembled);
        if let Some(name) = page {
            let run = self.page_run(&ranked, &outcome, &assembled, &errors);
            reports.save(name, &tournament_page(&ranked, &run))?;
        }
        let summary = self.summary(&ranked, &outcome, &assembled, times);
        reports.save(STANDINGS_SUMMARY, &summary_text(&summary))?;
        reports.put_in_place()?;
        write!(std::io::stdout().lock(), "{}", visible(&explained))?;
        if !self.running.quiet {
            let mut told = in_words(Words::spoken(), &assembled.complaints);
            told.extend(in_words(Words::spoken(), &assembled.notes));
            told.extend(account_in_words(&outcome.account));
            told.iter().for_each(|told| super::complain(told));
            // Whether anybody watches changes nothing about what was reckoned.
            let _ = tell(&ranked, &assembled, &outcome, reports.target());
        }
        super::tell_faults(&outcome.faults, FaultyGame::left_out);
        for error in &errors {
            super::complain(&Words::spoken().tell(error));
        }
        let is_broken = |ranked: &RankedTournament| ranked.team_verdicts(Verdict::Broken) > 0;
        let found = outcome.summary.count(Severity::Error) > 0
            || !assembled.complaints.is_empty()
            || ranked.iter().any(is_broken);
        Ok(match (errors.is_empty(), found) {
            (false, _) => ExitStatus::Failed,
            (true, true) => ExitStatus::Found,
            (true, false) => ExitStatus::Clean,
        })
    }

    fn tiebreaks(&self) -> impl Iterator<Item = &str> {
        let names = self.tiebreaks.iter().map(|name| name.trim());
        names.filter(|name| !name.is_empty())
    }

    fn rules(&self) -> anyhow::Result<Option<Rules>> {
        let Some(given) = &self.rules else {
            return Ok(None);
        };
        match Rules::from_word(given) {
            Some(rules) => Ok(Some(rules)),
            None => {
                let known = flags::choice(Rules::ALL.map(Rules::word));
                let given = given.clone();
                Err(Refusal::NoRules { given, known }.into())
            }
        }
    }

    fn input(&self) -> TournamentInput<'_> {
        TournamentInput {
            paths: &self.paths,
            event: self.event.as_deref(),
            players: self.players.as_deref(),
            encoding: &self.encoding,
            unpacking: &self.unpacking,
            running: &self.running,
        }
    }

    /// What `--explain` prints.
    fn explained(&self, ranked: &[RankedTournament]) -> anyhow::Result<String> {
        let Some(given) = &self.explain else {
            return Ok(String::new());
        };
        let mut text = String::new();
        for tournament in ranked {
            for line in tournament.meant(given) {
                text.push_str(&tournament.on_paper(line));
                text.push('\n');
            }
        }
        match text.is_empty() {
            true => {
                let given = given.clone();
                Err(Refusal::NoPlayer { given }.into())
            }
            false => Ok(text),
        }
    }

    /// What the page tells of the run.
    fn page_run<'r>(
        &self,
        ranked: &[RankedTournament],
        outcome: &'r RunOutcome,
        assembled: &Assembled,
        errors: &[Fact],
    ) -> TournamentRun<'r> {
        let tiebreaks: Vec<&str> = self.tiebreaks().collect();
        let event = self.event.as_ref().map(|path| path.display().to_string());
        let options = [
            (
                "tiebreaks",
                Some(tiebreaks.join(",")).filter(|list| !list.is_empty()),
            ),
            ("rules", self.rules.clone()),
            ("kind", self.kind.clone()),
            ("round", self.round.map(|round| round.to_string())),
            ("basis", Some(self.basis.clone())),
            ("event", event),
            ("encoding", Some(self.encoding.clone())),
        ];
        let mut run = tournament::page_run(options.into(), &self.paths, outcome, assembled, errors);
        // What was asked for is no news on the screen, and is all the same part of what the page shows.
        if self.rules.is_some() {
            run.notes
                .extend(ranked.first().map(|ranked| ranked.basis.clone()));
        }
        run
    }

    fn summary<'r>(
        &self,
        ranked: &[RankedTournament],
        outcome: &'r RunOutcome,
        assembled: &Assembled,
        times: RunTimes,
    ) -> StandingsRun<'r> {
        let paths = self.paths.iter();
        StandingsRun {
            version: env!("CARGO_PKG_VERSION"),
            paths: paths.map(|path| path.display().to_string()).collect(),
            basis: tournament::basis(&self.basis).map_or("", Basis::word),
            tournaments: ranked.iter().map(RankedTournament::summed).collect(),
            read: tournament::read_summary(outcome, assembled, times),
        }
    }
}

fn tell(
    ranked: &[RankedTournament],
    assembled: &Assembled,
    outcome: &RunOutcome,
    target: &Target,
) -> std::io::Result<()> {
    let mut out = anstream::stderr().lock();
    for tournament in ranked {
        let summed = tournament.summed();
        let said = Said::Ranked {
            title: tournament.tournament.title().into(),
            sides: match tournament.standings.teams {
                true => Said::teams(summed.teams, summed.players).into(),
                false => Said::players(summed.players).into(),
            },
            rounds: summed.counted,
            kind: summed.kind,
            tiebreaks: summed.tiebreaks.join(", "),
        };
        writeln!(out, "{}", visible(&said.tell()))?;
        if tournament.team_checks.is_some() {
            let [kept, broken, undecidable] = Verdict::ALL.map(|own| tournament.team_verdicts(own));
            let said = Said::TeamChecked {
                kept,
                broken,
                undecidable,
            };
            writeln!(out, "{}", said.tell())?;
        }
    }
    tournament::tell_end(&mut out, assembled, outcome, target)
}
