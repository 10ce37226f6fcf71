//! `arbiter normalise`: the games anew, as clean PGN in one encoding and one set of letters.

use std::path::PathBuf;

use clap::Args;

use crate::audit::{self, FaultyGame, Repairs};
use crate::event::Events;
use crate::input::Inputs;
use crate::report::words::{Words, speak_error};
use crate::report::{Normaliser, PgnFile};
use crate::rules::Selection;

use super::progress::ProgressDisplay;
use super::{ExitStatus, account_in_words, flags};

/// Write the games as clean UTF-8 PGN, in English or any other piece letters
#[derive(Args)]
pub struct Normalise {
    /// Files, folders, or - for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Piece letters to write: en, or a code such as de or ca (`arbiter alphabets` lists them)
    #[arg(long, value_name = "CODE", default_value = "en")]
    to: String,
    /// File to write instead of standard output
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    reading: flags::ReadingFlags,
    #[command(flatten)]
    unpacking: flags::Unpacking,
    #[command(flatten)]
    running: flags::Running,
    /// Replace what cannot be played by the most likely move, each change marked in a comment
    #[arg(long)]
    repair: bool,
    /// Write on past an illegal move that stood, as another game from the position behind it
    #[arg(long, conflicts_with = "repair")]
    go_on: bool,
}

/// The rules whose findings say why a word could not be converted.
const REASONS: [&str; 4] = ["MOV", "NOT", "VAR", "END010"];

impl Normalise {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let normaliser = Normaliser {
            letters: flags::letters(&self.to)?,
            words: Words::spoken(),
        };
        let repairs = match self.repair {
            true => Repairs::Made,
            false => Repairs::None,
        };
        let options = options(&self.reading, self.go_on, repairs)?;
        let threads = self.running.threads()?;
        let inputs = Inputs::find(&self.paths)?.unpacking_at_most(self.unpacking.limit());
        let progress = ProgressDisplay::new(inputs.total_bytes(), self.running.hides_progress());
        if let Some(out) = &self.out {
            flags::refuse_overwriting("--out", std::slice::from_ref(out), &inputs, &[])?;
        }
        let mut file = PgnFile::at(self.out.as_deref())?;
        let mut left = 0u64;
        let outcome = audit::run(
            inputs,
            &options,
            &normaliser,
            threads,
            |batch, summary, consumed| {
                progress.advance(summary, consumed);
                left += batch.told.len() as u64;
                if !(self.running.quiet || batch.told.is_empty() && batch.repaired.is_empty()) {
                    let told = batch.told.iter().chain(&batch.repaired);
                    progress.aside(|| told.for_each(|told| super::complain(told)));
                }
                anyhow::Ok(file.write(b"\n", batch.games().as_bytes())?)
            },
        );
        progress.finish();
        let outcome = outcome?;
        file.finish()?;
        if !self.running.quiet {
            let told = account_in_words(&outcome.account);
            told.iter().for_each(|told| super::complain(told));
        }
        super::tell_faults(&outcome.faults, FaultyGame::kept);
        for error in &outcome.errors {
            super::complain(&speak_error(error));
        }
        Ok(
            match (outcome.errors.is_empty(), left + outcome.faults.count) {
                (false, _) => ExitStatus::Failed,
                (true, 0) => ExitStatus::Clean,
                (true, _) => ExitStatus::Found,
            },
        )
    }
}

/// How games are judged that are to be written anew: no more than is needed to say why a word cannot be converted.
pub(super) fn options(
    reading: &flags::ReadingFlags,
    goes_on: bool,
    repairs: Repairs,
) -> anyhow::Result<audit::AuditOptions> {
    Ok(audit::AuditOptions {
        alphabets: reading.alphabets()?,
        encoding: reading.encoding()?,
        selection: Selection::new(&REASONS.map(str::to_owned), &[])?,
        // Regulations judge games; they do not change what was written.
        events: Events::none(),
        goes_on,
        repairs,
        ..audit::AuditOptions::default()
    })
}
