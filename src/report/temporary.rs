//! The files that must not outlive the run, for whoever has to end it at once.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

static FILES: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// There is a checkpoint to go on from.
static CAN_BE_RESUMED: AtomicBool = AtomicBool::new(false);

/// As long as this is held, no signal ends the program.
pub(super) fn hold() -> MutexGuard<'static, Vec<PathBuf>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that goes when the run ends early.
pub(super) fn add(file: &Path) {
    hold().push(file.to_owned());
}

/// Removes those in one folder.
pub(super) fn remove_in(folder: &Path) {
    hold().retain(|file| {
        let is_here = file.parent() == Some(folder);
        if is_here {
            let _ = fs::remove_file(file);
        }
        !is_here
    });
}

/// These files outlive the run from now on, once `ready` is done: a later one can go on with them. No signal comes between.
pub(super) fn spare(files: &[PathBuf], ready: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
    let mut held = hold();
    ready()?;
    held.retain(|file| !files.contains(file));
    CAN_BE_RESUMED.store(true, Ordering::Relaxed);
    Ok(())
}

/// Whether a later run can go on with this one, if it ends now.
pub fn can_be_resumed() -> bool {
    CAN_BE_RESUMED.load(Ordering::Relaxed)
}

/// Ends the program, and leaves none of the files.
pub fn end_program(status: i32) -> ! {
    let files = hold();
    for file in files.iter() {
        let _ = fs::remove_file(file);
    }
    std::process::exit(status)
}
