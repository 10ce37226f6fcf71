//! The folder that reports are written into. A run that is killed, that fails or that finds no room must not destroy the
//! reports of the run before, and nobody may find half of one run beside half of another. So:
//!
//! 1. [`ReportFolder::open`] takes a lock, a file with the number and the start of the process; a second run into the same
//!    folder is refused. The system frees the lock when the process ends, however it ends.
//! 2. Every report is written under a temporary name in the same folder.
//! 3. [`ReportFolder::put_in_place`] writes a journal, the list of the reports, and then renames them one by one, the
//!    summary last. When the journal is there, all reports are whole: a run that finds one finishes what the run before
//!    could not. When there is none, temporary files are leftovers and are removed. Each of these steps is on the disk
//!    before the next begins (`durable`): a power cut is a crash like any other.
//!
//! A run that ends without having put its reports in place removes its temporary files, also when a signal ends it
//! (`temporary`). One that has kept a checkpoint leaves them: a run with `--resume` goes on with them
//! ([`ReportFolder::open_again`]), and any other removes them.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::checkpoint::{CheckpointReader, CheckpointWriter};
use crate::{facts, system};

use super::files::ReportError;
use super::{durable, temporary};

const LOCK: &str = ".arbiter.lock";
const JOURNAL: &str = ".arbiter.journal";
const CHECKPOINT: &str = ".arbiter.checkpoint";
/// The name of what does not fit into memory, in a run that may be continued.
const SCRATCH: &str = ".arbiter.scratch";

/// The folder of one run.
#[derive(Debug)]
pub struct ReportFolder {
    path: PathBuf,
    /// The names of the reports, in the order in which they were begun.
    names: Mutex<Vec<String>>,
    /// Held as long as the run. None: the file system knows no locks.
    _lock: Option<File>,
}

facts! {
    /// What an earlier run left behind, and what was done about it.
    pub enum Leftover {
        /// It ended without freeing the folder: it was killed, or the machine went down.
        StaleLock = "reports-stale-lock" { folder: String, holder: String },
        /// It was cut off while its reports were put in place: that has been done now.
        Finished = "reports-finished" { folder: String },
        /// It was cut off before its reports were whole: they have been removed.
        Removed = "reports-removed" { folder: String },
        /// It could have been continued, and nobody asked for that: what it had done has been removed.
        GivenUp = "reports-given-up" { folder: String },
    }
}

impl ReportFolder {
    /// Makes the folder if need be, takes its lock, and mends what a run that was killed has left.
    pub fn open(path: &Path) -> Result<(ReportFolder, Vec<Leftover>), ReportError> {
        let (folder, mut left) = ReportFolder::take(path)?;
        left.extend(folder.clear()?);
        Ok((folder, left))
    }

    /// The same for a run that goes on where an earlier one was interrupted, if that has kept a checkpoint: then nothing of it
    /// is removed.
    pub fn open_again(path: &Path) -> Result<(ReportFolder, Vec<Leftover>), ReportError> {
        let (folder, mut left) = ReportFolder::take(path)?;
        if !folder.path.join(CHECKPOINT).exists() {
            left.extend(folder.clear()?);
        }
        Ok((folder, left))
    }

    /// Takes the lock, and finishes what an earlier run had all but done.
    fn take(path: &Path) -> Result<(ReportFolder, Vec<Leftover>), ReportError> {
        fs::create_dir_all(path).map_err(|cause| ReportError::Folder {
            folder: path.display().to_string(),
            cause: cause.into(),
        })?;
        let mut left = Vec::new();
        let lock = take_lock(path, &mut left)?;
        let folder = ReportFolder {
            path: path.to_owned(),
            names: Mutex::new(Vec::new()),
            _lock: lock,
        };
        left.extend(folder.finish_renaming()?);
        Ok((folder, left))
    }

    /// The checkpoint of the earlier run, if there is one.
    pub fn checkpoint(&self) -> Option<CheckpointReader> {
        let file = File::open(self.path.join(CHECKPOINT));
        file.ok().map(CheckpointReader::new)
    }

    /// A new report, which takes its name when all are put in place.
    pub fn create(&self, name: &str) -> Result<File, ReportError> {
        let part = self.part(name);
        temporary::add(&part);
        let file = File::create(&part).map_err(|cause| self.failed(name, cause))?;
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.push(name.to_owned());
        Ok(file)
    }

    /// A report that an earlier run had begun: so many bytes of it count, and what comes next stands behind them.
    pub fn go_on(&self, name: &str, bytes: u64) -> Result<File, ReportError> {
        let failed = |cause| self.failed(name, cause);
        let mut open = OpenOptions::new();
        let mut file = open.write(true).open(self.part(name)).map_err(failed)?;
        if file.metadata().map_err(failed)?.len() < bytes {
            return Err(failed(io::ErrorKind::UnexpectedEof.into()));
        }
        file.set_len(bytes).map_err(failed)?;
        file.seek(SeekFrom::Start(bytes)).map_err(failed)?;
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.push(name.to_owned());
        Ok(file)
    }

    /// The file for what does not fit into memory, of a run that may be continued.
    pub fn scratch_file(&self) -> PathBuf {
        let part = self.part(SCRATCH);
        // That of a run which is being continued outlives this one, too.
        if !self.path.join(CHECKPOINT).exists() {
            temporary::add(&part);
        }
        part
    }

    /// Begins the next checkpoint. The one before stands until it is [kept](KeepCheckpoint::keep).
    pub fn begin_checkpoint(&self) -> io::Result<CheckpointWriter> {
        let part = self.part(CHECKPOINT);
        temporary::add(&part);
        File::create(part).map(CheckpointWriter::new)
    }

    /// What is to be done about a checkpoint that has been written, on any thread.
    pub fn keep_checkpoint(&self) -> KeepCheckpoint {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        let mut parts: Vec<PathBuf> = names.iter().map(|name| self.part(name)).collect();
        let scratch = self.part(SCRATCH);
        if scratch.exists() {
            parts.push(scratch);
        }
        KeepCheckpoint {
            folder: self.path.clone(),
            parts,
            written: self.part(CHECKPOINT),
        }
    }

    /// A report that is written at once.
    pub fn save(&self, name: &str, text: &str) -> Result<(), ReportError> {
        let mut file = self.create(name)?;
        let written = file.write_all(text.as_bytes());
        written.map_err(|cause| self.failed(name, cause))
    }

    /// This run goes on with what an earlier one has left: whatever ends it, a later one can.
    pub fn goes_on(&self) {
        let _ = temporary::spare(&[], || Ok(()));
    }

    /// Gives all reports their names. No signal ends the program in the middle of it.
    pub fn put_in_place(&self) -> Result<(), ReportError> {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        for name in names.iter() {
            durable::sync_file(&self.part(name)).map_err(|cause| self.failed(name, cause))?;
        }
        let _undisturbed = temporary::hold();
        let part = self.part(JOURNAL);
        let journal = fs::write(&part, names.join("\n"))
            .and_then(|()| durable::sync_file(&part))
            .and_then(|()| fs::rename(&part, self.path.join(JOURNAL)));
        journal.map_err(|cause| self.failed(JOURNAL, cause))?;
        system::sync_folder(&self.path);
        self.finish(&names)
    }

    /// Renames what has not been renamed yet, and then forgets the journal.
    fn finish(&self, names: &[String]) -> Result<(), ReportError> {
        let mut renamed = 0;
        for name in names {
            let part = self.part(name);
            if !part.exists() {
                continue;
            }
            match fs::rename(part, self.path.join(name)) {
                Ok(()) => renamed += 1,
                // In a folder that everybody may write into, the reports of another user may not be replaced. As long as
                // nothing has been, nothing needs to be finished either.
                Err(cause) if renamed == 0 => {
                    let _ = fs::remove_file(self.path.join(JOURNAL));
                    return Err(self.failed(name, cause));
                }
                Err(cause) => {
                    let file = self.shown(name);
                    return Err(ReportError::half_in_place(file, &cause));
                }
            }
        }
        system::sync_folder(&self.path);
        // The journal goes last: whoever finds one knows that nothing is left to go on with.
        self.clear()?;
        let removed = fs::remove_file(self.path.join(JOURNAL));
        removed.map_err(|cause| self.failed(JOURNAL, cause))
    }

    fn finish_renaming(&self) -> Result<Option<Leftover>, ReportError> {
        let journal = self.path.join(JOURNAL);
        if journal.exists() {
            let names = fs::read_to_string(journal).map_err(|cause| self.failed(JOURNAL, cause))?;
            // A name with a path in it is none of ours.
            let names = names.lines().filter(|name| !name.contains(['/', '\\']));
            let names: Vec<String> = names.map(str::to_owned).collect();
            self.finish(&names)?;
            let folder = self.path.display().to_string();
            return Ok(Some(Leftover::Finished { folder }));
        }
        Ok(None)
    }

    /// Removes what a run that was interrupted has left.
    fn clear(&self) -> Result<Option<Leftover>, ReportError> {
        self.remove_parts()
            .map_err(|cause| self.failed(CHECKPOINT, cause))
    }

    fn remove_parts(&self) -> io::Result<Option<Leftover>> {
        let mut removed = None;
        // The checkpoint goes first: without its files it is worth nothing.
        match fs::remove_file(self.path.join(CHECKPOINT)) {
            Ok(()) => {
                let folder = self.path.display().to_string();
                removed = Some(Leftover::GivenUp { folder });
            }
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => {}
            Err(cause) => return Err(cause),
        }
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if name.starts_with(".arbiter.") && name.ends_with(".part") {
                fs::remove_file(entry.path())?;
                let folder = self.path.display().to_string();
                removed.get_or_insert(Leftover::Removed { folder });
            }
        }
        Ok(removed)
    }

    fn part(&self, name: &str) -> PathBuf {
        let name = name.trim_start_matches(".arbiter.");
        self.path.join(format!(".arbiter.{name}.part"))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A report as messages name it.
    pub fn shown(&self, name: &str) -> String {
        self.path.join(name).display().to_string()
    }

    fn failed(&self, name: &str, cause: io::Error) -> ReportError {
        let file = self.shown(name);
        ReportError::write(file, &cause)
    }
}

/// A checkpoint that has been written and must be brought to the disk, with all that it speaks of, before it counts.
pub struct KeepCheckpoint {
    folder: PathBuf,
    parts: Vec<PathBuf>,
    written: PathBuf,
}

impl KeepCheckpoint {
    pub fn keep(self) -> io::Result<()> {
        for part in &self.parts {
            durable::sync_file(part)?;
        }
        durable::sync_file(&self.written)?;
        let checkpoint = self.folder.join(CHECKPOINT);
        temporary::spare(&self.parts, || fs::rename(&self.written, checkpoint))?;
        system::sync_folder(&self.folder);
        Ok(())
    }
}

impl Drop for ReportFolder {
    /// What was not put in place is no report. The file of the lock goes before the lock does.
    fn drop(&mut self) {
        temporary::remove_in(&self.path);
    }
}

/// Takes the lock of a folder, or says who has it.
fn take_lock(folder: &Path, left: &mut Vec<Leftover>) -> Result<Option<File>, ReportError> {
    let path = folder.join(LOCK);
    let failed = |cause: io::Error| ReportError::write(path.display().to_string(), &cause);
    loop {
        let mut open = OpenOptions::new();
        open.read(true).write(true).create(true).truncate(false);
        let mut file = open.open(&path).map_err(|cause| match cause.kind() {
            // The file of an earlier run may be another user's; a folder that has none is not to be written into.
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem
                if !path.exists() =>
            {
                let folder = folder.display().to_string();
                let cause = cause.into();
                ReportError::NotAllowed { folder, cause }
            }
            _ => failed(cause),
        })?;
        let mut holder = String::new();
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                // Where a lock keeps readers out too, nothing is known of whoever holds it.
                if file.read_to_string(&mut holder).is_err() {
                    holder = "?".to_owned();
                }
                return Err(ReportError::Locked {
                    folder: folder.display().to_string(),
                    holder: holder.trim().to_owned(),
                });
            }
            // Some network drives know no locks: then nobody is kept out.
            Err(TryLockError::Error(_)) => return Ok(None),
        }
        // Whoever had it may have removed the file after it was opened here: then it locks nobody out.
        if !system::leads_to(&path, &file) {
            continue;
        }
        file.read_to_string(&mut holder).map_err(failed)?;
        if !holder.is_empty() {
            left.push(Leftover::StaleLock {
                folder: folder.display().to_string(),
                holder: holder.trim().to_owned(),
            });
        }
        temporary::add(&path);
        let started = jiff::Timestamp::now();
        let own = format!("process {}, started {started}\n", std::process::id());
        file.set_len(0).map_err(failed)?;
        io::Seek::rewind(&mut file).map_err(failed)?;
        file.write_all(own.as_bytes()).map_err(failed)?;
        return Ok(Some(file));
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn scratch() -> TempDir {
        TempDir::new().expect("a scratch folder")
    }

    fn open(folder: &TempDir) -> (ReportFolder, Vec<Leftover>) {
        ReportFolder::open(folder.path()).expect("a folder")
    }

    fn names(folder: &TempDir) -> Vec<String> {
        let entries = fs::read_dir(folder.path()).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = names
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    fn text(folder: &TempDir, name: &str) -> String {
        fs::read_to_string(folder.path().join(name)).expect("a report")
    }

    #[test]
    fn reports_appear_together_at_the_end() {
        let scratch = scratch();
        fs::write(scratch.path().join("a.csv"), "old").expect("written");
        let (folder, left) = open(&scratch);
        assert_eq!(left, []);
        folder.save("a.csv", "new").expect("written");
        folder.save("summary.json", "{}").expect("written");
        assert_eq!(text(&scratch, "a.csv"), "old");
        assert!(!scratch.path().join("summary.json").exists());
        folder.put_in_place().expect("renamed");
        drop(folder);
        assert_eq!(names(&scratch), ["a.csv", "summary.json"]);
        assert_eq!(text(&scratch, "a.csv"), "new");
    }

    #[test]
    fn a_run_that_is_given_up_leaves_the_old_reports_and_nothing_else() {
        let scratch = scratch();
        fs::write(scratch.path().join("a.csv"), "old").expect("written");
        let (folder, _) = open(&scratch);
        folder.save("a.csv", "half").expect("written");
        drop(folder);
        assert_eq!(names(&scratch), ["a.csv"]);
        assert_eq!(text(&scratch, "a.csv"), "old");
    }

    #[test]
    fn a_second_run_is_refused_while_the_first_is_under_way() {
        let scratch = scratch();
        let (first, _) = open(&scratch);
        let refused = ReportFolder::open(scratch.path()).expect_err("it is taken");
        let told = refused.to_string();
        assert!(
            told.contains(&format!("process {}", std::process::id())),
            "{told}"
        );
        drop(first);
        assert_eq!(open(&scratch).1, []);
    }

    #[test]
    fn the_lock_of_a_run_that_was_killed_is_told_and_taken() {
        let scratch = scratch();
        fs::write(scratch.path().join(LOCK), "process 1, started long ago\n").expect("written");
        let (folder, left) = open(&scratch);
        assert!(
            matches!(&left[..], [Leftover::StaleLock { holder, .. }] if holder == "process 1, started long ago")
        );
        let own = text(&scratch, LOCK);
        assert!(own.starts_with(&format!("process {}, started 2", std::process::id())));
        drop(folder);
        assert_eq!(names(&scratch), Vec::<String>::new());
    }

    #[test]
    fn half_written_reports_of_a_killed_run_are_removed() {
        let scratch = scratch();
        fs::write(scratch.path().join("a.csv"), "old").expect("written");
        fs::write(scratch.path().join(".arbiter.a.csv.part"), "half").expect("written");
        let (_folder, left) = open(&scratch);
        assert!(matches!(left[..], [Leftover::Removed { .. }]));
        assert_eq!(text(&scratch, "a.csv"), "old");
        assert!(!scratch.path().join(".arbiter.a.csv.part").exists());
    }

    /// Killed between any two renames, the next run finishes them: all reports are of one run.
    #[test]
    fn renames_that_were_cut_off_are_finished() {
        let reports = ["a.csv", "b.csv", "summary.json"];
        for renamed in 0..=reports.len() {
            let scratch = scratch();
            let path = |name: &str| scratch.path().join(name);
            fs::write(path(JOURNAL), reports.join("\n")).expect("written");
            for (index, name) in reports.into_iter().enumerate() {
                if index < renamed {
                    fs::write(path(name), "new").expect("written");
                } else {
                    fs::write(path(name), "old").expect("written");
                    fs::write(path(&format!(".arbiter.{name}.part")), "new").expect("written");
                }
            }
            let (folder, left) = open(&scratch);
            assert!(matches!(left[..], [Leftover::Finished { .. }]));
            drop(folder);
            assert_eq!(names(&scratch), reports);
            for name in reports {
                assert_eq!(text(&scratch, name), "new");
            }
        }
    }
}
