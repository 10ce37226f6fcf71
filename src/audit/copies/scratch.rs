//! A file for what does not fit into memory. Without a name it is gone when the program ends, however it ends; a run that may
//! be continued gives it a name, so that the next can go on with it.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Where it lies.
#[derive(Clone, Debug, Default)]
pub enum Scratch {
    /// Without a name, where the system has such files.
    #[default]
    System,
    /// Without a name, in this folder if it can be.
    Folder(PathBuf),
    Named(PathBuf),
}

#[derive(Default, Serialize, Deserialize)]
pub struct ScratchFile {
    #[serde(skip)]
    place: Scratch,
    #[serde(skip)]
    file: Option<File>,
    end: u64,
}

impl ScratchFile {
    pub fn at(place: Scratch) -> ScratchFile {
        ScratchFile {
            place,
            ..ScratchFile::default()
        }
    }

    /// Goes on with the file of an earlier run, behind what that run knew of.
    pub fn go_on_at(&mut self, place: Scratch) -> io::Result<()> {
        self.place = place;
        match self.end {
            0 => Ok(()),
            end => {
                let file = self.opened()?;
                match file.metadata()?.len() < end {
                    true => Err(io::ErrorKind::UnexpectedEof.into()),
                    false => file.set_len(end),
                }
            }
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
            self.file = Some(match &self.place {
                Scratch::System => tempfile::tempfile()?,
                Scratch::Folder(folder) => match tempfile::tempfile_in(folder) {
                    Ok(file) => file,
                    Err(_) => tempfile::tempfile()?,
                },
                // What an earlier run has left there is gone with it, unless this one goes on with it.
                Scratch::Named(path) => OpenOptions::new()
                    .read(true)
                    .write(true)
                    .create(true)
                    .truncate(self.end == 0)
                    .open(path)?,
            });
        }
        self.file
            .as_mut()
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }
}
