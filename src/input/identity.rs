//! Which file or folder it is, by whatever path. The real path of each would tell it too, but to find that, the system
//! looks at every folder above it: 1,500 folders within one another took 48 seconds.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use crate::system::{self, FileNumber};

/// What tells one file from every other, under any of its names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FileIdentity {
    StandardInput,
    Number(FileNumber),
    /// The real path, where the system has no numbers: then two hard links to one file pass for two files.
    Path(PathBuf),
}

impl FileIdentity {
    /// The file or folder that the path leads to, also through links.
    pub fn of(path: &Path) -> io::Result<FileIdentity> {
        let metadata = fs::metadata(path)?;
        FileIdentity::known_by(path, &metadata)
    }

    /// The same, where the metadata are at hand.
    pub(super) fn known_by(path: &Path, metadata: &Metadata) -> io::Result<FileIdentity> {
        match system::file_number(metadata) {
            Some(number) => Ok(FileIdentity::Number(number)),
            None => FileIdentity::by_path(path),
        }
    }

    #[allow(clippy::disallowed_methods, reason = "nothing else tells it there")]
    fn by_path(path: &Path) -> io::Result<FileIdentity> {
        crate::steps::count(path.components().count());
        path.canonicalize().map(FileIdentity::Path)
    }

    /// Standard input may be a file that is named beside it: `arbiter audit a.pgn - < a.pgn`.
    pub(super) fn of_standard_input() -> FileIdentity {
        let file = system::standard_input().filter(Metadata::is_file);
        let number = file.and_then(|metadata| system::file_number(&metadata));
        number.map_or(FileIdentity::StandardInput, FileIdentity::Number)
    }
}

/// Whether two paths lead to one file that exists, be it through links or under two names of its own.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    match (FileIdentity::of(one), FileIdentity::of(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}
