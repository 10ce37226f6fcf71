//! Where reports go, and what may go wrong there.

use std::fs;
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
        "{file} could not be written ({cause}): free some space or choose another folder with --out; what was judged before stands in the reports"
    )]
    Write { file: String, cause: io::Error },
    #[error(
        "{file} could not be written ({cause}): free some space or choose another file with --out"
    )]
    Pgn { file: String, cause: io::Error },
    #[error("the folder {folder} could not be made ({cause}): choose another with --out")]
    Folder { folder: String, cause: io::Error },
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

    pub(super) fn make(&self) -> Result<(), ReportError> {
        match self {
            Target::StandardOutput => Ok(()),
            Target::Folder(folder) => {
                fs::create_dir_all(folder).map_err(|cause| ReportError::Folder {
                    folder: folder.display().to_string(),
                    cause,
                })
            }
        }
    }
}

/// A file that is written at once.
pub(super) fn save(folder: &Path, name: &str, text: &str) -> Result<(), ReportError> {
    let path = folder.join(name);
    fs::write(&path, text).map_err(|cause| ReportError::Write {
        file: path.display().to_string(),
        cause,
    })
}
