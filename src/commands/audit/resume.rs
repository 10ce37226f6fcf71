//! `--resume`: whether a run can be continued at all, what a later one must have in common with it to go on where it was
//! interrupted, and what of the interrupted one comes back.

use std::path::Path;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::audit::{AuditOptions, Standing};
use crate::checkpoint::{CheckpointReader, CheckpointWriter};
use crate::fact::Choice;
use crate::input::{Inputs, Stamp};
use crate::report::html::PageStore;
use crate::report::terminal::Refusal;
use crate::report::words::Words;
use crate::report::{FORMATS, KnownFormat, ShownFindings, Target, WrittenSoFar};
use crate::rules::Severity;

use super::Audit;

/// What a run was asked. One that goes on with it must be asked the same.
#[derive(Serialize, Deserialize)]
pub(super) struct Asked {
    version: String,
    /// The day of the audit: the run that goes on judges as on that day.
    pub(super) today: Date,
    /// Each flag that bears on what is written, and its value.
    options: Vec<(String, String)>,
    /// The inputs, and the files that flags name.
    files: Vec<Stamp>,
}

impl Asked {
    /// What this run is asked. An error says why it could not be continued if it were interrupted.
    pub(super) fn of(
        audit: &Audit,
        target: &Target,
        formats: &[&KnownFormat],
        inputs: &Inputs,
        today: Date,
    ) -> Result<Asked, Refusal> {
        if *target == Target::StandardOutput {
            return Err(Refusal::ResumeStream);
        }
        if let Some(format) = formats.iter().find(|format| !format.continues) {
            let known = FORMATS.iter().filter(|format| format.continues);
            let known = known.map(|format| format.name.to_owned());
            return Err(Refusal::ResumeFormat {
                given: format.name,
                known: Choice(known.chain(["html".to_owned()]).collect()),
            });
        }
        if audit.decisions.write_accepted.is_some() {
            return Err(Refusal::ResumeFileToFillIn);
        }
        let mut files = inputs.stamps().ok_or(Refusal::ResumePipe)?;
        let named = [
            &audit.decisions.accepted,
            &audit.judging.event,
            &audit.judging.ratings,
        ];
        files.extend(named.into_iter().flatten().flat_map(|path| Stamp::of(path)));
        Ok(Asked {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            today,
            options: audit.options_that_bear(formats),
            files,
        })
    }

    /// Whether this run may go on where one was interrupted that was asked that.
    fn allows(&self, before: &Asked) -> Result<(), Refusal> {
        if before.version != self.version {
            return Err(Refusal::ResumeVersion {
                before: before.version.clone(),
                now: self.version.clone(),
            });
        }
        for ((flag, now), (_, then)) in self.options.iter().zip(&before.options) {
            if now != then {
                return Err(Refusal::ResumeOption {
                    flag: flag.clone(),
                    before: then.clone(),
                    now: now.clone(),
                });
            }
        }
        let named = |stamps: &[Stamp], file: &str| stamps.iter().any(|stamp| stamp.file == file);
        for stamp in &before.files {
            let file = stamp.file.clone();
            if !named(&self.files, &file) {
                return Err(Refusal::ResumeGone { file });
            }
            if !self.files.contains(stamp) {
                return Err(Refusal::ResumeChanged { file });
            }
        }
        let new = self
            .files
            .iter()
            .find(|stamp| !named(&before.files, &stamp.file));
        new.map_or(Ok(()), |stamp| {
            Err(Refusal::ResumeNew {
                file: stamp.file.clone(),
            })
        })
    }
}

impl Audit {
    /// The flags that bear on what is written, but for the folder of the reports.
    fn options_that_bear(&self, formats: &[&KnownFormat]) -> Vec<(String, String)> {
        let file = |path: &Option<std::path::PathBuf>| {
            path.as_ref()
                .map_or(String::new(), |path| path.display().to_string())
        };
        let formats = formats.iter().map(|format| format.name);
        let page = self.formats.wants_page(&self.out).then_some("html");
        let formats: Vec<&str> = formats.chain(page).collect();
        let paths = self.paths.iter().map(|path| path.display().to_string());
        let paths: Vec<String> = paths.collect();
        let options = [
            ("PATH", paths.join(" ")),
            ("--format", formats.join(",")),
            ("--csv", format!("{:?}", self.formats.csv)),
            ("--laws", self.judging.laws.clone()),
            ("--alphabet", self.judging.reading.alphabet.clone()),
            ("--encoding", self.judging.reading.encoding.clone()),
            ("--max-unpacked", self.judging.unpacking.limit().to_string()),
            (
                "--duplicates",
                format!("{:?}", self.judging.duplicates.wanted()),
            ),
            ("--select", self.judging.select.join(",")),
            ("--ignore", self.judging.ignore.join(",")),
            ("--accepted", file(&self.decisions.accepted)),
            ("--fail-on", self.fail_on.word().to_owned()),
            ("--event", file(&self.judging.event)),
            ("--ratings", file(&self.judging.ratings)),
            ("--suggest", self.suggest.to_string()),
            ("--show", format!("{:?}", self.showing())),
            ("--block-size", format!("{:?}", self.block_size)),
            ("--pieces", Words::pieces_chosen().to_owned()),
            ("--lang", Words::chosen().code().to_owned()),
            ("LANG", Words::spoken().code().to_owned()),
        ];
        options
            .into_iter()
            .map(|(flag, value)| (flag.to_owned(), value))
            .collect()
    }
}

/// The checkpoint of an interrupted run, which this one may go on with.
pub(super) struct Interrupted {
    reader: CheckpointReader,
    pub(super) today: Date,
}

/// What of an interrupted run comes back.
pub(super) struct ComesBack<'o> {
    pub(super) standing: Standing<'o>,
    pub(super) written: Vec<Vec<WrittenSoFar>>,
    pub(super) page: Option<PageStore>,
    pub(super) shown: ShownFindings,
    pub(super) severities_shown: Vec<Severity>,
}

/// The same, as it is written.
pub(super) struct Kept<'a, 'o> {
    pub(super) asked: &'a Asked,
    pub(super) options: &'o AuditOptions,
    pub(super) standing: &'a Standing<'o>,
    pub(super) written: Vec<Vec<WrittenSoFar>>,
    pub(super) page: &'a Option<PageStore>,
    pub(super) shown: &'a ShownFindings,
    pub(super) severities_shown: &'a [Severity],
}

impl Kept<'_, '_> {
    pub(super) fn write(&self, to: &mut CheckpointWriter) -> std::io::Result<()> {
        to.put(self.asked)?;
        let events = self.options.events.used();
        let events: Vec<Stamp> = events.iter().flat_map(|path| Stamp::of(path)).collect();
        to.put(&events)?;
        self.standing.write(self.options, to)?;
        to.put(&self.written)?;
        to.put(self.page)?;
        to.put(self.shown)?;
        to.put(self.severities_shown)
    }
}

impl Interrupted {
    /// The run that was interrupted, if this one may go on with it.
    pub(super) fn read(
        mut reader: CheckpointReader,
        asked: &Asked,
        folder: &Path,
    ) -> Result<Interrupted, Refusal> {
        let unreadable = |cause| unreadable(folder, &cause);
        let before: Asked = reader.take().map_err(unreadable)?;
        asked.allows(&before)?;
        let events: Vec<Stamp> = reader.take().map_err(unreadable)?;
        let other = |stamp: &&Stamp| Stamp::of(Path::new(&stamp.file)).as_ref() != Some(*stamp);
        if let Some(stamp) = events.iter().find(other) {
            return Err(Refusal::ResumeChanged {
                file: stamp.file.clone(),
            });
        }
        Ok(Interrupted {
            reader,
            today: before.today,
        })
    }

    pub(super) fn come_back<'o>(
        mut self,
        options: &'o AuditOptions,
        folder: &Path,
    ) -> Result<ComesBack<'o>, Refusal> {
        let mut read = || -> std::io::Result<ComesBack<'o>> {
            let reader = &mut self.reader;
            Ok(ComesBack {
                standing: Standing::read(options, reader)?,
                written: reader.take()?,
                page: reader.take_with_words()?,
                shown: reader.take_with_words()?,
                severities_shown: reader.take()?,
            })
        };
        read().map_err(|cause| unreadable(folder, &cause))
    }
}

fn unreadable(folder: &Path, cause: &std::io::Error) -> Refusal {
    Refusal::ResumeUnreadable {
        folder: folder.display().to_string(),
        cause: cause.into(),
    }
}
