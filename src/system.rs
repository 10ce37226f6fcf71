//! What every system does in its own way: which file it is, what is on the disk, what may be run, who is told to end, what day it is. Here
//! alone the program asks which system it runs on (`tests/folders.rs`); each answer has a plain fallback, and says what is
//! lost with it.

use std::fs::{File, Metadata};
use std::path::Path;

use jiff::Zoned;
use jiff::civil::Date;

/// What tells a file from every other of the machine, under any of its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileNumber {
    device: u64,
    number: u64,
}

#[cfg(unix)]
pub fn file_number(metadata: &Metadata) -> Option<FileNumber> {
    use std::os::unix::fs::MetadataExt;
    Some(FileNumber {
        device: metadata.dev(),
        number: metadata.ino(),
    })
}

/// Elsewhere the standard library has no number. What is lost: two hard links to one file pass for two files.
#[cfg(not(unix))]
pub fn file_number(_: &Metadata) -> Option<FileNumber> {
    None
}

/// What standard input is, where the system tells.
#[cfg(unix)]
pub fn standard_input() -> Option<Metadata> {
    use std::os::fd::AsFd;
    let handle = std::io::stdin().as_fd().try_clone_to_owned().ok()?;
    File::from(handle).metadata().ok()
}

/// What is lost: a file that is named and comes through standard input too is read twice.
#[cfg(not(unix))]
pub fn standard_input() -> Option<Metadata> {
    None
}

/// Whether a path leads to this open file. Where files have no number, whether it leads anywhere: a file that somebody
/// removed and somebody else made again in the same moment passes for the old one.
pub fn leads_to(path: &Path, file: &File) -> bool {
    let (Ok(there), Ok(open)) = (std::fs::metadata(path), file.metadata()) else {
        return false;
    };
    file_number(&there) == file_number(&open)
}

/// Waits until the names in a folder are on the disk. Where that cannot be asked for, the files themselves are there.
#[cfg(unix)]
pub fn sync_folder(path: &Path) {
    let _ = File::open(path).and_then(|folder| folder.sync_all());
}

/// Elsewhere a folder cannot be opened, and the system sees to it.
#[cfg(not(unix))]
pub fn sync_folder(_: &Path) {}

/// Whether a file may be run.
#[cfg(unix)]
pub fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let found = std::fs::metadata(file);
    found.is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

/// Elsewhere the name says it (`.exe`), and whoever looks for a program gives the name.
#[cfg(not(unix))]
pub fn is_program(file: &Path) -> bool {
    file.is_file()
}

/// Calls this when a signal asks the program to end, with the status that shells give: 130 for an interrupt, 143 for a
/// request to end.
#[cfg(all(unix, feature = "cli"))]
pub fn when_asked_to_end(end: fn(i32) -> !) {
    use signal_hook::consts::{SIGINT, SIGTERM};
    // Where signals cannot be caught, they end the program as they always did.
    if let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGINT, SIGTERM]) {
        let watch = move || {
            if let Some(signal) = signals.forever().next() {
                end(128 + signal);
            }
        };
        let _ = std::thread::Builder::new().spawn(watch);
    }
}

/// Elsewhere the system ends the program at once. Its temporary files stay, and the next run into the same folder removes
/// them (`report/folder.rs`).
#[cfg(all(not(unix), feature = "cli"))]
pub fn when_asked_to_end(_: fn(i32) -> !) {}

/// The day of today where the machine stands. The rules of its time are in one file; a variable that names others is left to
/// jiff, which looks through those of all countries first, hundreds of files.
#[cfg(unix)]
pub fn today() -> Date {
    use jiff::Timestamp;
    use jiff::tz::TimeZone;
    let is_told = std::env::var_os("TZ").is_some();
    let rules = (!is_told).then(|| std::fs::read("/etc/localtime").ok());
    let zone = rules.flatten().map(|rules| TimeZone::tzif("", &rules));
    match zone {
        Some(Ok(zone)) => Timestamp::now().to_zoned(zone).date(),
        _ => Zoned::now().date(),
    }
}

/// Elsewhere jiff knows where the rules are.
#[cfg(not(unix))]
pub fn today() -> Date {
    Zoned::now().date()
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;

    #[test]
    fn a_path_leads_to_an_open_file_until_another_takes_its_place() {
        let folder = TempDir::new().expect("a scratch folder");
        let path = |name: &str| folder.path().join(name);
        fs::write(path("a"), "one").expect("written");
        let open = File::open(path("a")).expect("opened");
        fs::hard_link(path("a"), path("b")).expect("linked");
        assert!(leads_to(&path("a"), &open) && leads_to(&path("b"), &open));
        fs::write(path("c"), "two").expect("written");
        fs::rename(path("c"), path("a")).expect("renamed");
        assert!(!leads_to(&path("a"), &open));
        fs::remove_file(path("b")).expect("removed");
        assert!(!leads_to(&path("b"), &open));
    }

    #[test]
    fn today_is_the_day_that_the_clock_of_the_machine_shows() {
        // Midnight may come in between.
        let (before, today, after) = (Zoned::now().date(), today(), Zoned::now().date());
        assert!(today == before || today == after);
    }

    #[test]
    fn a_program_is_a_file_that_may_be_run() {
        use std::os::unix::fs::PermissionsExt;
        let folder = TempDir::new().expect("a scratch folder");
        let path = folder.path().join("a");
        fs::write(&path, "").expect("written");
        let allow = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode));
        allow(0o644).expect("allowed");
        assert!(!is_program(&path) && !is_program(folder.path()));
        allow(0o755).expect("allowed");
        assert!(is_program(&path));
    }
}
