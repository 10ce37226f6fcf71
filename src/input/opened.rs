//! A file on the disk while it is read: whether it is still the one that was opened when its end has been reached. Nothing
//! is read here.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::identity::FileIdentity;
use crate::facts;

/// An open file, and how it stood when it was opened.
pub(super) struct OpenedFile {
    pub(super) handle: Arc<File>,
    path: PathBuf,
    length: u64,
    modified: Option<SystemTime>,
    pub(super) identity: Option<FileIdentity>,
}

facts! {
    /// What happened to a file while it was read.
    #[derive(Copy)]
    pub enum FileChange {
        Grew = "input-grew" { from: u64, to: u64 },
        Shrank = "input-shrank" { from: u64, to: u64 },
        Written = "input-written",
        Replaced = "input-replaced",
    }
}

impl OpenedFile {
    pub(super) fn open(path: &Path) -> io::Result<OpenedFile> {
        let handle = File::open(path)?;
        let metadata = handle.metadata()?;
        Ok(OpenedFile {
            handle: Arc::new(handle),
            path: path.to_owned(),
            length: metadata.len(),
            modified: metadata.modified().ok(),
            identity: FileIdentity::known_by(path, &metadata).ok(),
        })
    }

    /// What has happened to it since it was opened. `read` is how many bytes it gave, where it was read to its end.
    ///
    /// A file that is gone from its folder is none of these: it was read whole, and nobody will take another for it.
    pub(super) fn change(&self, read: Option<u64>) -> io::Result<Option<FileChange>> {
        let now = self.handle.metadata()?;
        let resized = |from: u64, to: u64| match from < to {
            true => FileChange::Grew { from, to },
            false => FileChange::Shrank { from, to },
        };
        if now.len() != self.length {
            return Ok(Some(resized(self.length, now.len())));
        }
        if now.modified().ok() != self.modified {
            return Ok(Some(FileChange::Written));
        }
        // Some file systems do not know the sizes of their files and give 0.
        if let Some(read) = read.filter(|read| self.length > 0 && *read != self.length) {
            return Ok(Some(resized(self.length, read)));
        }
        let there = FileIdentity::of(&self.path).ok();
        let is_replaced = there.is_some() && there != self.identity;
        Ok(is_replaced.then_some(FileChange::Replaced))
    }
}
