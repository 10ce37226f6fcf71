//! The files that must not outlive the run, for whoever has to end it at once.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

static FILES: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

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

/// Ends the program, and leaves none of the files.
pub fn end_program(status: i32) -> ! {
    let files = hold();
    for file in files.iter() {
        let _ = fs::remove_file(file);
    }
    std::process::exit(status)
}
