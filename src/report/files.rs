//! Where reports go, and what may go wrong there.

use std::io;
use std::path::{Path, PathBuf};

use crate::fact::SystemCause;
use crate::facts;

/// Where the reports of a run go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Folder(PathBuf),
    /// `--out -`: one table.
    StandardOutput,
}

facts! {
    pub enum ReportError {
        Write = "report-write" { file: String, cause: SystemCause, remedy: Remedy },
        /// A file that a flag names.
        Named = "report-named" {
            file: String,
            flag: &'static str,
            cause: SystemCause,
            remedy: Remedy,
        },
        Folder = "report-folder" { folder: String, cause: SystemCause },
        NotAllowed = "report-not-allowed" { folder: String, cause: SystemCause },
        /// Some reports have their names and others not.
        HalfInPlace = "report-half-in-place" { file: String, cause: SystemCause, remedy: Remedy },
        Locked = "report-locked" { folder: String, holder: String },
        /// The program that reads our output has closed the pipe: it has read enough.
        Closed = "report-closed",
    }

    /// What can be done about a file that cannot be written, beside another place for it.
    pub enum Remedy {
        FreeSpace = "report-free-space",
        LiftLimit = "report-lift-limit",
        AskOwner = "report-ask-owner",
        MakeWritable = "report-make-writable",
        CheckDisk = "report-check-disk",
    }
}

crate::fact_errors!(ReportError);

impl ReportError {
    pub(super) fn write(file: String, cause: &io::Error) -> ReportError {
        ReportError::Write {
            file,
            cause: cause.into(),
            remedy: Remedy::for_cause(cause),
        }
    }

    pub(super) fn named(file: String, flag: &'static str, cause: &io::Error) -> ReportError {
        ReportError::Named {
            file,
            flag,
            cause: cause.into(),
            remedy: Remedy::for_cause(cause),
        }
    }

    pub(super) fn half_in_place(file: String, cause: &io::Error) -> ReportError {
        ReportError::HalfInPlace {
            file,
            cause: cause.into(),
            remedy: Remedy::for_cause(cause),
        }
    }
}

impl Remedy {
    fn for_cause(cause: &io::Error) -> Remedy {
        match cause.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Remedy::FreeSpace,
            io::ErrorKind::FileTooLarge => Remedy::LiftLimit,
            io::ErrorKind::PermissionDenied => Remedy::AskOwner,
            io::ErrorKind::ReadOnlyFilesystem => Remedy::MakeWritable,
            _ => Remedy::CheckDisk,
        }
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
