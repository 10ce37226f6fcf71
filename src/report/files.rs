//! Where reports go, and what may go wrong there.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Where the reports of a run go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Folder(PathBuf),
    /// `--out -`: one table.
    StandardOutput,
}

#[derive(Debug, Error)]
pub enum ReportError {
    #[error(
        "{file} could not be written ({cause}): {}or choose another folder with --out; reports of an earlier run stand as \
         they were",
        remedy(cause)
    )]
    Write { file: String, cause: io::Error },
    /// A file that a flag names.
    #[error(
        "{file} could not be written ({cause}): {}or choose another file with {flag}",
        remedy(cause)
    )]
    Named {
        file: String,
        flag: &'static str,
        cause: io::Error,
    },
    #[error("the folder {folder} could not be made ({cause}): choose another with --out")]
    Folder { folder: String, cause: io::Error },
    #[error(
        "you may not write into the folder {folder} ({cause}): ask its owner, or choose another with --out; reports of an \
         earlier run stand as they were"
    )]
    NotAllowed { folder: String, cause: io::Error },
    /// Some reports have their names and others not.
    #[error(
        "{file} could not be put in place ({cause}), and the reports before it have been: {}and run again with the same \
         folder, which finishes it",
        remedy(cause)
    )]
    HalfInPlace { file: String, cause: io::Error },
    #[error(
        "another run writes into {folder} ({holder}): wait for its end, or choose another folder with --out"
    )]
    Locked { folder: String, holder: String },
    /// The program that reads our output has closed the pipe: it has read enough.
    #[error("standard output was closed")]
    Closed,
}

/// What can be done about a file that cannot be written, beside another place for it.
fn remedy(cause: &io::Error) -> &'static str {
    match cause.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "free some space ",
        io::ErrorKind::FileTooLarge => "lift the limit on the size of files ",
        io::ErrorKind::PermissionDenied => "ask its owner ",
        io::ErrorKind::ReadOnlyFilesystem => "make the disk writable ",
        _ => "check the disk ",
    }
}

impl Target {
    pub fn from_path(out: &Path) -> Target {
        match out.as_os_str() == "-" {
            true => Target::StandardOutput,
            false => Target::Folder(out.to_owned()),
        }
    }
}
