//! Reading all inputs: take each file in turn, open it, hand over its games, and tell what came of it. Zip archives are
//! opened here and their members read like the files of a folder. What a text is stands in `text`, where it is cut in
//! `cut`, how its games are numbered in `block`.

use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use zip::ZipArchive;
use zip::result::ZipResult;

use super::block::{Block, BlockError, Blocks, MEBIBYTE, SIZES};
use super::cut::Sizes;
use super::decompress::{Compression, ZIP, is_zip, packed_name, promised_members};
use super::encoding::Encoding;
use super::error::InputError;
use super::limits::{UnpackLimit, Unpacked};
use super::progress::Progress;
use super::sniff::FoundBy;
use super::sources::{InputFile, Inputs, Location, Root};
use super::text::{Peeked, Text};
use super::{FileKind, Wanted};

/// The directory of a zip archive stands at its end, so one that comes through a pipe is held in memory, up to this.
const LARGEST_PIPED_ARCHIVE: usize = 256 * MEBIBYTE;

/// How many skipped files are remembered by name.
const NAMES_KEPT: usize = 5;

impl Inputs {
    /// Reads all files in order, on the thread of the caller, and hands their blocks to `take` until that breaks off.
    /// An error in one file stands behind its last block, and the next file follows. Lines that are not UTF-8 are in
    /// the given encoding, or in the one that the file seems to be in. Gives the files that were passed over.
    pub fn read(
        self,
        encoding: Option<Encoding>,
        take: &mut dyn FnMut(Result<Block, InputError>) -> ControlFlow<()>,
    ) -> Skipped {
        self.read_in(SIZES, encoding, take)
    }

    fn read_in(
        self,
        sizes: Sizes,
        encoding: Option<Encoding>,
        take: &mut dyn FnMut(Result<Block, InputError>) -> ControlFlow<()>,
    ) -> Skipped {
        let mut reading = Reading {
            take,
            sizes,
            encoding,
            progress: Progress::default(),
            wanted: self.wanted,
            limit: self.limit,
            unpacked: self.limit.begin(),
            skipped: Skipped::default(),
        };
        for root in self.roots {
            let heard = match root {
                Root::File(source) => reading.named(&source),
                Root::Folder { folder, files } => reading.folder(folder, files),
            };
            if heard.is_err() {
                break;
            }
        }
        reading.skipped
    }
}

/// Files in folders and archives that hold no games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Skipped {
    count: usize,
    names: Vec<Arc<str>>,
}

impl Skipped {
    pub fn count(&self) -> usize {
        self.count
    }

    /// The first few of them.
    pub fn names(&self) -> &[Arc<str>] {
        &self.names
    }

    fn add(&mut self, file: Arc<str>) {
        self.count += 1;
        if self.names.len() < NAMES_KEPT {
            self.names.push(file);
        }
    }
}

/// What came of one file. Its errors have been reported by then.
enum FileOutcome {
    Games,
    Failed,
    NoGame(FileKind),
}

/// The caller wants no more blocks: reading ends.
struct Unheard;

/// What macOS puts beside every file of an archive, and what shells leave in folders: never games.
fn is_of_the_system(member: &str) -> bool {
    let file = member.rsplit('/').next().unwrap_or(member);
    member.starts_with("__MACOSX/") || file.starts_with("._") || file == ".DS_Store"
}

/// A file, or a member of an archive.
struct Origin<'a> {
    file: &'a Arc<str>,
    found: FoundBy,
    archive: Option<&'static str>,
}

struct Reading<'t> {
    take: &'t mut dyn FnMut(Result<Block, InputError>) -> ControlFlow<()>,
    sizes: Sizes,
    encoding: Option<Encoding>,
    progress: Progress,
    wanted: Wanted,
    limit: UnpackLimit,
    /// What has been unpacked of the file at hand.
    unpacked: Unpacked,
    skipped: Skipped,
}

impl Reading<'_> {
    fn named(&mut self, source: &InputFile) -> Result<(), Unheard> {
        if let FileOutcome::NoGame(kind) = self.source(source, FoundBy::Name)? {
            let file = Arc::clone(&source.file);
            self.fail(InputError::NoGame { file, kind })?;
        }
        Ok(())
    }

    fn folder(
        &mut self,
        folder: Arc<str>,
        files: Vec<Result<InputFile, InputError>>,
    ) -> Result<(), Unheard> {
        let count = files.len();
        let mut skipped = 0;
        for source in files {
            let source = match source {
                Ok(source) => source,
                Err(error) => {
                    self.fail(error)?;
                    continue;
                }
            };
            if let FileOutcome::NoGame(_) = self.source(&source, FoundBy::Walk)? {
                skipped += 1;
                self.skipped.add(source.file);
            }
        }
        if skipped == count {
            self.fail(InputError::NoGameInFolder {
                folder,
                files: count,
            })?;
        }
        Ok(())
    }

    fn source(&mut self, source: &InputFile, found: FoundBy) -> Result<FileOutcome, Unheard> {
        self.unpacked = self.limit.begin();
        let origin = Origin {
            file: &source.file,
            found,
            archive: None,
        };
        match &source.place {
            Location::StandardInput => {
                self.progress.begin(None);
                self.pipe(&origin, io::stdin().lock())
            }
            Location::Pipe(path) => {
                self.progress.begin(None);
                match File::open(path) {
                    Ok(pipe) => self.pipe(&origin, pipe),
                    Err(cause) => self.fail(InputError::on_disk(&source.file, cause)),
                }
            }
            Location::File { path, size } => {
                self.progress.begin(Some(*size));
                let outcome = self.file(&origin, path);
                self.progress.finish();
                outcome
            }
        }
    }

    fn file(&mut self, origin: &Origin, path: &Path) -> Result<FileOutcome, Unheard> {
        let opened = match File::open(path) {
            Ok(opened) => self.progress.count(opened),
            Err(cause) => return self.fail(InputError::on_disk(origin.file, cause)),
        };
        let content = Peeked::content(opened).counted_by(&self.unpacked);
        if !is_zip(&content.head) {
            return self.content(origin, content);
        }
        let mut opened = content.into_rest();
        if let Err(cause) = opened.seek(SeekFrom::Start(0)) {
            return self.fail(InputError::on_disk(origin.file, cause));
        }
        let promised = promised_members(&mut opened);
        let archive = ZipArchive::new(BufReader::new(opened));
        // Only the directory of the archive has been read so far, and none of its games: the count starts anew.
        self.progress.rewind();
        self.archive(origin, archive, promised)
    }

    fn pipe(&mut self, origin: &Origin, pipe: impl Read) -> Result<FileOutcome, Unheard> {
        let content = Peeked::content(self.progress.count(pipe)).counted_by(&self.unpacked);
        if !is_zip(&content.head) {
            return self.content(origin, content);
        }
        let mut archive = Vec::new();
        let limit = LARGEST_PIPED_ARCHIVE as u64 + 1;
        match content.reader().take(limit).read_to_end(&mut archive) {
            Ok(length) if length > LARGEST_PIPED_ARCHIVE => {
                let mebibytes = LARGEST_PIPED_ARCHIVE / MEBIBYTE;
                let cause = format!(
                    "a zip archive of more than {mebibytes} MiB cannot come through a pipe"
                );
                self.cannot_unpack(origin.file, cause)
            }
            Ok(_) => {
                let mut archive = Cursor::new(archive);
                let promised = promised_members(&mut archive);
                self.archive(origin, ZipArchive::new(archive), promised)
            }
            Err(cause) => self.fail(InputError::on_disk(origin.file, cause)),
        }
    }

    /// Every member in the order of the archive's directory. Members without games are told as skipped only if
    /// another holds some; otherwise the archive as a whole holds none.
    fn archive<R: Read + Seek>(
        &mut self,
        origin: &Origin,
        archive: ZipResult<ZipArchive<R>>,
        promised: Option<usize>,
    ) -> Result<FileOutcome, Unheard> {
        let mut archive = match archive {
            Ok(archive) => archive,
            Err(cause) => return self.damaged(origin.file, ZIP, cause.into()),
        };
        let mut without_games = Vec::new();
        let mut outcome = FileOutcome::NoGame(FileKind::Zip);
        for index in 0..archive.len() {
            let name = match archive.name_for_index(index) {
                Some(Ok(name)) => name.into_owned(),
                _ => format!("member {}", index + 1),
            };
            if name.ends_with('/') || is_of_the_system(&name) {
                continue;
            }
            let member = format!("{}/{name}", origin.file).into();
            let came = match archive.by_index(index) {
                Ok(unpacked) => self.member(&member, unpacked)?,
                Err(cause) => self.cannot_unpack(&member, cause.to_string())?,
            };
            match came {
                FileOutcome::NoGame(_) => without_games.push(member),
                came => outcome = came,
            }
            // The members behind it would each be told as too large, and none of them is.
            if self.unpacked.is_exceeded() {
                break;
            }
        }
        if !matches!(outcome, FileOutcome::NoGame(_)) {
            for member in without_games {
                self.skipped.add(member);
            }
        }
        if let Some(lost) = promised.and_then(|promised| promised.checked_sub(archive.len()))
            && lost > 0
        {
            let cause = format!("{lost} of its members have the name of another and were not read");
            return self.cannot_unpack(origin.file, cause);
        }
        Ok(outcome)
    }

    fn member(&mut self, file: &Arc<str>, unpacked: impl Read) -> Result<FileOutcome, Unheard> {
        let content = Peeked::content(self.unpacked.count(unpacked)).counted_by(&self.unpacked);
        // An archive inside an archive, or a document of an office program, which is one.
        if is_zip(&content.head) {
            return Ok(FileOutcome::NoGame(FileKind::Zip));
        }
        let origin = Origin {
            file,
            found: FoundBy::Walk,
            archive: Some(ZIP),
        };
        self.content(&origin, content)
    }

    /// Anything but a zip archive.
    fn content<R: Read>(
        &mut self,
        origin: &Origin,
        content: Peeked<R>,
    ) -> Result<FileOutcome, Unheard> {
        let compression = Compression::of_content(&content.head).map(Compression::name);
        let format = compression.or(origin.archive);
        let text = match Text::open(content, origin.file, origin.found, self.wanted) {
            Ok(text) => text,
            Err(cause) => return self.fail(BlockError::Read(cause).in_file(origin.file, format)),
        };
        if self.wanted.takes(text.kind) {
            return self.games(origin.file, format, text);
        }
        match packed_name(origin.file) {
            Some((named, _)) if compression.is_none() => {
                let cause = io::Error::other("the name says so, the content does not");
                self.damaged(origin.file, named, cause)
            }
            _ => Ok(FileOutcome::NoGame(text.kind)),
        }
    }

    fn games(
        &mut self,
        file: &Arc<str>,
        format: Option<&'static str>,
        text: Text,
    ) -> Result<FileOutcome, Unheard> {
        for block in Blocks::new(text, Arc::clone(file), self.encoding, self.sizes) {
            match block {
                Ok(mut block) => {
                    block.consumed = self.progress.consumed();
                    self.tell(Ok(block))?;
                }
                Err(error) => return self.fail(error.in_file(file, format)),
            }
        }
        Ok(FileOutcome::Games)
    }

    fn damaged(
        &mut self,
        file: &Arc<str>,
        format: &'static str,
        cause: io::Error,
    ) -> Result<FileOutcome, Unheard> {
        self.fail(InputError::Damaged {
            file: Arc::clone(file),
            format,
            cause,
        })
    }

    fn cannot_unpack(&mut self, file: &Arc<str>, cause: String) -> Result<FileOutcome, Unheard> {
        self.fail(InputError::CannotUnpack {
            file: Arc::clone(file),
            cause,
        })
    }

    fn fail(&mut self, error: InputError) -> Result<FileOutcome, Unheard> {
        self.tell(Err(error))?;
        Ok(FileOutcome::Failed)
    }

    fn tell(&mut self, told: Result<Block, InputError>) -> Result<(), Unheard> {
        match (self.take)(told) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Unheard),
        }
    }
}

#[cfg(test)]
mod tests;
