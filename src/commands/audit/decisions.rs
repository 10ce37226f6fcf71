//! The flags for what the arbiter has decided, and for what is left to decide.

use std::path::{Path, PathBuf};
use std::slice;

use clap::Args;
use jiff::civil::Date;

use crate::audit::{Accepted, AcceptedFile};
use crate::commands::flags;
use crate::input::Inputs;
use crate::input::encoding::Encoding;
use crate::report::terminal::Refusal;
use crate::report::{CsvForm, OpenFindingsFile};

#[derive(Args)]
pub(super) struct DecisionFlags {
    /// Findings the arbiter has decided: CSV with the columns file, game, rule, reason, and if you wish white, black, round,
    /// date, by which a game is found again under another number or in another folder
    #[arg(long, value_name = "FILE")]
    pub(super) accepted: Option<PathBuf>,
    /// Write the findings that still count as such a file, for the reasons to be filled in
    #[arg(long, value_name = "FILE")]
    pub(super) write_accepted: Option<PathBuf>,
}

impl DecisionFlags {
    /// What was decided. The inputs are looked through for the games in question.
    pub(super) fn accepted(
        &self,
        inputs: impl FnOnce() -> anyhow::Result<Inputs>,
        encoding: Option<Encoding>,
        today: Date,
    ) -> anyhow::Result<Accepted> {
        match &self.accepted {
            Some(path) => Ok(AcceptedFile::read(path)?.in_games(inputs()?, encoding, today)),
            None => Ok(Accepted::default()),
        }
    }

    /// The file for what is left to decide. One that holds somebody's reasons is never written over.
    pub(super) fn open_findings(
        &self,
        form: &'static CsvForm,
        written: &[PathBuf],
        inputs: &Inputs,
        others: &[Option<&Path>],
    ) -> anyhow::Result<Option<OpenFindingsFile>> {
        let Some(path) = &self.write_accepted else {
            return Ok(None);
        };
        let flag = "--write-accepted";
        if path.as_os_str() == "-" {
            return Err(Refusal::FileToFillIn { flag }.into());
        }
        flags::refuse_overwriting(flag, slice::from_ref(path), inputs, others)?;
        let file = path.display().to_string();
        if written.contains(path) {
            return Err(Refusal::IsReport { file, flag }.into());
        }
        let there = path.is_file().then(|| AcceptedFile::read(path));
        match there.transpose() {
            Ok(Some(decided)) if decided.has_reasons() => {
                Err(Refusal::HoldsReasons { file, flag }.into())
            }
            Err(_) => Err(Refusal::NoDecisions { file, flag }.into()),
            Ok(_) => Ok(Some(OpenFindingsFile::create(path, form)?)),
        }
    }
}
