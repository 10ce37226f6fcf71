//! A file without a name, for what does not fit into memory: it is gone when the program ends, however it ends.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

#[derive(Default)]
pub struct ScratchFile {
    /// The folder in which it lies if it can; else that of the system.
    folder: Option<PathBuf>,
    file: Option<File>,
    end: u64,
}

impl ScratchFile {
    pub fn in_folder(folder: Option<PathBuf>) -> ScratchFile {
        ScratchFile {
            folder,
            ..ScratchFile::default()
        }
    }

    pub fn end(&self) -> u64 {
        self.end
    }

    pub fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let end = self.end;
        let file = self.opened()?;
        file.seek(SeekFrom::Start(end))?;
        file.write_all(bytes)?;
        self.end += bytes.len() as u64;
        Ok(())
    }

    pub fn read(&mut self, offset: u64, bytes: &mut [u8]) -> io::Result<()> {
        let file = self.opened()?;
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(bytes)
    }

    fn opened(&mut self) -> io::Result<&mut File> {
        if self.file.is_none() {
            let beside = self.folder.as_ref().map(tempfile::tempfile_in);
            self.file = Some(match beside {
                Some(Ok(file)) => file,
                _ => tempfile::tempfile()?,
            });
        }
        self.file
            .as_mut()
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }
}
