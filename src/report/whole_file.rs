//! A file outside the folder of the reports, which takes its name when it is whole: what stood there before is not lost to a
//! run that fails.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::system;

use super::files::ReportError;
use super::{durable, temporary};

pub(super) struct WholeFile {
    name: String,
    /// The flag that names it.
    flag: &'static str,
    writer: BufWriter<Box<dyn Write>>,
    /// A new file takes its name when it is whole.
    renamed: Option<(PathBuf, PathBuf)>,
}

impl WholeFile {
    pub(super) fn standard_output(flag: &'static str) -> WholeFile {
        let stdout = Box::new(io::stdout());
        WholeFile::new("standard output".to_owned(), flag, stdout, None)
    }

    pub(super) fn create(path: &Path, flag: &'static str) -> Result<WholeFile, ReportError> {
        let name = path.display().to_string();
        // A pipe or a device stays what it is.
        let special = fs::metadata(path).is_ok_and(|there| !there.is_file());
        let (target, renamed) = match (special, path.file_name()) {
            (false, Some(file)) => {
                let part = format!(".{}.part", file.to_string_lossy());
                let part = path.with_file_name(part);
                (part.clone(), Some((part, path.to_owned())))
            }
            _ => (path.to_owned(), None),
        };
        if let Some((part, _)) = &renamed {
            temporary::add(part);
        }
        match File::create(target) {
            Ok(file) => Ok(WholeFile::new(name, flag, Box::new(file), renamed)),
            Err(cause) => Err(ReportError::named(name, flag, &cause)),
        }
    }

    fn new(
        name: String,
        flag: &'static str,
        writer: Box<dyn Write>,
        renamed: Option<(PathBuf, PathBuf)>,
    ) -> WholeFile {
        WholeFile {
            name,
            flag,
            writer: BufWriter::with_capacity(1 << 16, writer),
            renamed,
        }
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> Result<(), ReportError> {
        let written = self.writer.write_all(bytes);
        self.checked(written)
    }

    pub(super) fn finish(mut self) -> Result<(), ReportError> {
        let flushed = self.writer.flush();
        self.checked(flushed)?;
        if let Some((part, path)) = &self.renamed {
            self.checked(durable::sync_file(part))?;
            let _undisturbed = temporary::hold();
            self.checked(fs::rename(part, path))?;
            let folder = path.parent().filter(|parent| *parent != Path::new(""));
            system::sync_folder(folder.unwrap_or(Path::new(".")));
        }
        self.renamed = None;
        Ok(())
    }

    fn checked(&self, written: io::Result<()>) -> Result<(), ReportError> {
        written.map_err(|cause| match cause.kind() {
            io::ErrorKind::BrokenPipe => ReportError::Closed,
            _ => ReportError::named(self.name.clone(), self.flag, &cause),
        })
    }
}

impl Drop for WholeFile {
    /// A file that was not finished is none.
    fn drop(&mut self) {
        if let Some((part, _)) = &self.renamed {
            let _ = fs::remove_file(part);
        }
    }
}
