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
        "{file} could not be written ({cause}): free some space or choose another folder with --out; reports of an \
         earlier run stand as they were"
    )]
    Write { file: String, cause: io::Error },
    #[error(
        "{file} could not be written ({cause}): free some space or choose another file with --out"
    )]
    Pgn { file: String, cause: io::Error },
    #[error("the folder {folder} could not be made ({cause}): choose another with --out")]
    Folder { folder: String, cause: io::Error },
    #[error(
        "another run writes into {folder} ({holder}): wait for its end, or choose another folder with --out"
    )]
    Locked { folder: String, holder: String },
    /// The program that reads our output has closed the pipe: it has read enough.
    #[error("standard output was closed")]
    Closed,
}

impl Target {
    pub fn from_path(out: &Path) -> Target {
        match out.as_os_str() == "-" {
            true => Target::StandardOutput,
            false => Target::Folder(out.to_owned()),
        }
    }
}
