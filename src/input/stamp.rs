//! Stamps: what tells that a file is still the one that it was, without reading it: how long it is, and when it was changed
//! last. A run that goes on where another was interrupted holds its inputs against those of the other.

use std::fs::{self, Metadata};
use std::path::Path;
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use super::sources::{InputFile, Inputs, Location, Root};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    pub file: String,
    bytes: u64,
    /// Nanoseconds since 1970, where the file system tells.
    changed: Option<u128>,
}

impl Stamp {
    /// The stamp of a file; none where there is no such file.
    pub fn of(path: &Path) -> Option<Stamp> {
        let metadata = fs::metadata(path).ok()?;
        Some(Stamp::known_by(&path.to_string_lossy(), &metadata))
    }

    fn known_by(file: &str, metadata: &Metadata) -> Stamp {
        let changed = metadata.modified().ok();
        let since = changed.and_then(|changed| changed.duration_since(UNIX_EPOCH).ok());
        Stamp {
            file: file.to_owned(),
            bytes: metadata.len(),
            changed: since.map(|since| since.as_nanos()),
        }
    }
}

impl Inputs {
    /// The stamps of all files, in order; none where something is among them that is no file of the disk.
    pub fn stamps(&self) -> Option<Vec<Stamp>> {
        let files = self.roots.iter().flat_map(|root| match root {
            Root::File(file) => vec![file],
            Root::Folder { files, .. } => files.iter().flatten().collect(),
        });
        files.map(InputFile::stamp).collect()
    }
}

impl InputFile {
    fn stamp(&self) -> Option<Stamp> {
        match &self.place {
            // A file that is gone by now is another than the one that was there.
            Location::File { path, size } => Some(Stamp::of(path).unwrap_or(Stamp {
                file: self.file.to_string(),
                bytes: *size,
                changed: None,
            })),
            Location::StandardInput | Location::Pipe(_) | Location::Memory(_) => None,
        }
    }
}
