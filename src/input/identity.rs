//! Which file or folder it is, by whatever path. The real path of each would tell it too, but to find that, the system
//! looks at every folder above it: 1,500 folders within one another took 48 seconds.

use std::fs::{self, Metadata};
use std::io;
use std::path::Path;

/// What tells one file from every other, under any of its names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FileIdentity {
    StandardInput,
    #[cfg(unix)]
    Inode {
        device: u64,
        number: u64,
    },
    /// Elsewhere the standard library has no number for it, and two names of one file pass for two files.
    #[cfg(not(unix))]
    Path(std::path::PathBuf),
}

impl FileIdentity {
    /// The file or folder that the path leads to, also through links.
    pub fn of(path: &Path) -> io::Result<FileIdentity> {
        let metadata = fs::metadata(path)?;
        FileIdentity::known_by(path, &metadata)
    }

    /// The same, where the metadata are at hand.
    #[cfg(unix)]
    pub(super) fn known_by(_: &Path, metadata: &Metadata) -> io::Result<FileIdentity> {
        use std::os::unix::fs::MetadataExt;
        Ok(FileIdentity::Inode {
            device: metadata.dev(),
            number: metadata.ino(),
        })
    }

    #[cfg(not(unix))]
    #[allow(clippy::disallowed_methods, reason = "nothing else tells it there")]
    pub(super) fn known_by(path: &Path, _: &Metadata) -> io::Result<FileIdentity> {
        crate::steps::count(path.components().count());
        path.canonicalize().map(FileIdentity::Path)
    }

    /// Standard input may be a file that is named beside it: `arbiter audit a.pgn - < a.pgn`.
    pub(super) fn of_standard_input() -> FileIdentity {
        #[cfg(unix)]
        {
            use std::os::fd::AsFd;
            let handle = io::stdin().as_fd().try_clone_to_owned();
            let handle = handle.map(fs::File::from);
            if let Ok(metadata) = handle.and_then(|handle| handle.metadata())
                && metadata.is_file()
                && let Ok(identity) = FileIdentity::known_by(Path::new("-"), &metadata)
            {
                return identity;
            }
        }
        FileIdentity::StandardInput
    }
}

/// Whether two paths lead to one file that exists, be it through links or under two names of its own.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    match (FileIdentity::of(one), FileIdentity::of(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}
