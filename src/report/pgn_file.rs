//! Where games go that are written as PGN: to standard output, or into a file that appears when it is whole.

use std::borrow::Cow;
use std::io::{self, IsTerminal};
use std::path::Path;

use super::files::ReportError;
use super::visible::visible;
use super::whole_file::WholeFile;

pub struct PgnFile {
    file: WholeFile,
    /// A person reads it as it comes, and not a program.
    is_terminal: bool,
    begun: bool,
}

impl PgnFile {
    /// The file that `--out` names, or standard output.
    pub fn at(out: Option<&Path>) -> Result<PgnFile, ReportError> {
        let (file, is_terminal) = match out {
            Some(path) if path.as_os_str() != "-" => (WholeFile::create(path, "--out")?, false),
            _ => {
                let is_terminal = io::stdout().is_terminal();
                (WholeFile::standard_output("--out"), is_terminal)
            }
        };
        Ok(PgnFile {
            file,
            is_terminal,
            begun: false,
        })
    }

    /// Whether anything has been written.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// Writes games behind those that are there already, with the blank line that parts them. None stands before the first.
    pub fn write(&mut self, blank_line: &[u8], games: &[u8]) -> Result<(), ReportError> {
        if games.is_empty() {
            return Ok(());
        }
        if self.begun {
            self.write_as_seen(blank_line)?;
        }
        self.begun = true;
        self.write_as_seen(games)
    }

    fn write_as_seen(&mut self, bytes: &[u8]) -> Result<(), ReportError> {
        match self.is_terminal {
            false => self.file.write(bytes),
            true => {
                let text: Cow<'_, str> = String::from_utf8_lossy(bytes);
                let lines = text.replace("\r\n", "\n");
                self.file.write(visible(&lines).as_bytes())
            }
        }
    }

    pub fn finish(self) -> Result<(), ReportError> {
        self.file.finish()
    }
}
