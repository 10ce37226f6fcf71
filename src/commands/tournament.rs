//! What the commands about tournaments share: the input gathered and put together.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::audit::{self, RunOutcome};
use crate::event::Events;
use crate::fact::Fact;
use crate::input::{Inputs, Wanted};
use crate::lists::complaint::Complaint;
use crate::rating::contest::Basis;
use crate::report::html::TournamentRun;
use crate::report::terminal::{Refusal, Said};
use crate::report::words::Words;
use crate::report::{Reports, RunTimes, Target, TournamentsRead, visible};
use crate::rules::Severity;
use crate::tournament::{Assembled, Gather, Gathered, Kind, TournamentComplaint, assemble};

use super::progress::ProgressDisplay;
use super::{flags, in_words};

/// Where tournaments come from, as the flags say it.
pub(super) struct TournamentInput<'c> {
    pub(super) paths: &'c [PathBuf],
    pub(super) event: Option<&'c Path>,
    /// The officer's file.
    pub(super) players: Option<&'c Path>,
    pub(super) encoding: &'c str,
    pub(super) unpacking: &'c flags::Unpacking,
    pub(super) running: &'c flags::Running,
}

impl TournamentInput<'_> {
    /// Reads everything and puts it together. Nothing that the tables and these other reports would take the place of is read.
    pub(super) fn assemble(
        &self,
        reports: &Reports,
        others: &[&str],
        basis: Basis,
        kind: Option<Kind>,
    ) -> anyhow::Result<(Assembled, RunOutcome)> {
        let mut paths = self.paths.to_owned();
        paths.sort();
        let inputs = Inputs::find(&paths)?
            .wanting(Wanted::Results)
            .unpacking_at_most(self.unpacking.limit());
        let written = reports.files(others);
        flags::refuse_overwriting("--out", &written, &inputs, &[self.event, self.players])?;
        let (gathered, outcome) = self.gather(inputs.writing(written))?;
        let mut assembled = assemble(gathered, basis, kind);
        let count = assembled.tournaments.len();
        if let [first, _, ..] = &assembled.tournaments[..] {
            let file = first.file.to_string();
            let what = TournamentComplaint::Several { count };
            assembled.notes.insert(0, Complaint::new(&file, None, what));
        }
        Ok((assembled, outcome))
    }

    fn gather(&self, inputs: Inputs) -> anyhow::Result<(Gathered, RunOutcome)> {
        let mut options = audit::AuditOptions {
            encoding: flags::encoding(self.encoding)?,
            ..audit::AuditOptions::default()
        };
        if let Some(path) = self.event {
            options.events = Events::from_file(path)?;
        }
        let progress = ProgressDisplay::new(inputs.total_bytes(), self.running.hides_progress());
        let mut gathered = Gathered::default();
        let outcome = audit::run(
            inputs,
            &options,
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
}

/// How a tournament is played, where `--kind` says it.
pub(super) fn kind(given: Option<&str>) -> anyhow::Result<Option<Kind>> {
    let Some(given) = given else {
        return Ok(None);
    };
    let kinds = [Kind::Swiss, Kind::RoundRobin];
    match kinds.into_iter().find(|kind| kind.word() == given) {
        Some(kind) => Ok(Some(kind)),
        None => {
            let known = flags::choice(kinds.map(Kind::word));
            let given = given.to_owned();
            Err(Refusal::NoKind { given, known }.into())
        }
    }
}

/// Which results count, as `--basis` says.
pub(super) fn basis(given: &str) -> anyhow::Result<Basis> {
    match Basis::ALL.into_iter().find(|basis| basis.word() == given) {
        Some(basis) => Ok(basis),
        None => {
            let known = flags::choice(Basis::ALL.map(Basis::word));
            let given = given.to_owned();
            Err(Refusal::NoBasis { given, known }.into())
        }
    }
}

/// Inputs that could not be read, and tables without a row.
pub(super) fn errors(outcome: &RunOutcome, assembled: &Assembled) -> Vec<Fact> {
    let unread = outcome.errors.iter().cloned().map(Fact::from);
    let empty = assembled.empty.iter().cloned().map(Fact::from);
    unread.chain(empty).collect()
}

/// What the page tells of the run. `options` are the flags that were given, with their values.
pub(super) fn page_run<'r>(
    options: Vec<(&'static str, Option<String>)>,
    paths: &[PathBuf],
    outcome: &'r RunOutcome,
    assembled: &Assembled,
    errors: &[Fact],
) -> TournamentRun<'r> {
    let told = |complaints: &[Complaint]| -> Vec<Fact> {
        complaints.iter().cloned().map(Fact::from).collect()
    };
    let options = options.into_iter();
    TournamentRun {
        version: env!("CARGO_PKG_VERSION"),
        options: options
            .filter_map(|(flag, value)| Some((flag, value?)))
            .collect(),
        paths: paths
            .iter()
            .map(|path| path.display().to_string())
            .collect(),
        account: &outcome.account,
        complaints: told(&assembled.complaints),
        notes: told(&assembled.notes),
        errors: errors.to_vec(),
    }
}

/// What was read, for the summary.
pub(super) fn read_summary<'r>(
    outcome: &'r RunOutcome,
    assembled: &Assembled,
    times: RunTimes,
) -> TournamentsRead<'r> {
    let errors = errors(outcome, assembled);
    TournamentsRead {
        by_severity: &outcome.summary.by_severity,
        by_rule: &outcome.summary.by_rule,
        copies: assembled.copies as u64,
        complaints: in_words(Words::chosen(), &assembled.complaints),
        notes: in_words(Words::chosen(), &assembled.notes),
        files_skipped: outcome.account.skipped.len() as u64,
        input_errors: errors
            .iter()
            .map(|error| Words::chosen().tell(error))
            .collect(),
        times,
        account: &outcome.account,
    }
}

/// What the screen says behind the tournaments: copies, errors, and where the reports are.
pub(super) fn tell_end(
    out: &mut impl Write,
    assembled: &Assembled,
    outcome: &RunOutcome,
    target: &Target,
) -> std::io::Result<()> {
    if assembled.copies > 0 {
        let copies = Said::games(assembled.copies as u64).into();
        writeln!(out, "{}", Said::CopiesOnce { copies }.tell())?;
    }
    let errors = outcome.summary.count(Severity::Error);
    if errors > 0 {
        let errors = Said::findings(Severity::Error, errors).into();
        writeln!(out, "{}", Said::ErrorsInInput { errors }.tell())?;
    }
    if let Target::Folder(folder) = target {
        let folder = folder.display().to_string();
        writeln!(out, "{}", visible(&Said::ReportsIn { folder }.tell()))?;
    }
    Ok(())
}
