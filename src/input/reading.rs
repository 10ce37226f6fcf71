//! Reading all inputs: take each file in turn, open it, hand over its games, and tell what came of it. Zip archives are
//! opened in `archive`. What a text is stands in `text`, where it is cut in `cut`, how its games are numbered in `blocks`.

mod archive;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use zip::ZipArchive;

use super::account::{ReadAccount, ReadFile, RepeatedFile, SkipReason, SkippedFile};
use super::block::Block;
use super::block_error::BlockError;
use super::blocks::{Blocks, MEBIBYTE, SIZES};
use super::cut::Sizes;
use super::decompress::{Compression, is_zip, packed_name, promised_members};
use super::encoding::Encoding;
use super::error::{InputError, NotUnpacked};
use super::identity::{FileIdentity, is_same_file};
use super::limits::{UnpackLimit, Unpacked};
use super::opened::OpenedFile;
use super::progress::Progress;
use super::sniff::FoundBy;
use super::sources::{InputFile, Inputs, Location, Root};
use super::text::{Peeked, Text};
use super::{FileKind, SETTINGS, Wanted};
use crate::fact::SystemCause;

/// The directory of a zip archive stands at its end, so one that comes through a pipe is held in memory, up to this.
const LARGEST_PIPED_ARCHIVE: usize = 256 * MEBIBYTE;

impl Inputs {
    /// Reads all files in order, on the thread of the caller, and hands their blocks to `take` until that breaks off.
    /// An error in one file stands behind its last block, and the next file follows. Lines that are not UTF-8 are in
    /// the given encoding, or in the one that the file seems to be in. Gives the account of what was read.
    pub fn read(
        self,
        encoding: Option<Encoding>,
        take: &mut dyn FnMut(Result<Block, InputError>) -> ControlFlow<()>,
    ) -> ReadAccount {
        let sizes = Sizes {
            together: self.block_size.map_or(SIZES.together, NonZero::get),
            ..SIZES
        };
        self.read_in(sizes, encoding, take)
    }

    fn read_in(
        self,
        sizes: Sizes,
        encoding: Option<Encoding>,
        take: &mut dyn FnMut(Result<Block, InputError>) -> ControlFlow<()>,
    ) -> ReadAccount {
        let mut reading = Reading {
            take,
            sizes,
            encoding,
            progress: Progress::default(),
            wanted: self.wanted,
            limit: self.limit,
            unpacked: self.limit.begin(),
            limit_told: false,
            outputs: self.outputs,
            met: HashMap::new(),
            account: ReadAccount::default(),
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
        reading.account
    }
}

/// What came of one file. Its errors have been reported by then.
enum FileOutcome {
    Games,
    Failed,
    NoGame(SkipReason, FileKind),
    /// It was read before.
    Repeated,
}

/// The caller wants no more blocks: reading ends.
struct Unheard;

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
    /// It unpacks to more than is allowed, and that was told.
    limit_told: bool,
    outputs: Vec<PathBuf>,
    /// The files that were opened, each with the name under which it was met first.
    met: HashMap<FileIdentity, Arc<str>>,
    account: ReadAccount,
}

impl Reading<'_> {
    fn named(&mut self, source: &InputFile) -> Result<(), Unheard> {
        if let FileOutcome::NoGame(_, kind) = self.source(source, FoundBy::Name)? {
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
            if let FileOutcome::NoGame(reason, _) = self.source(&source, FoundBy::Walk)? {
                skipped += 1;
                let reason = match self.is_output(&source) {
                    true => SkipReason::OutputOfArbiter,
                    false => reason,
                };
                self.skip(source.file, reason);
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
        self.limit_told = false;
        let origin = Origin {
            file: &source.file,
            found,
            archive: None,
        };
        match &source.place {
            Location::StandardInput => {
                self.progress.begin(None);
                if self.is_repeated(origin.file, FileIdentity::of_standard_input()) {
                    return Ok(FileOutcome::Repeated);
                }
                self.pipe(&origin, io::stdin().lock())
            }
            Location::Memory(bytes) => {
                self.progress.begin(Some(bytes.len() as u64));
                self.pipe(&origin, &bytes[..])
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
        let opened = match OpenedFile::open(path) {
            Ok(opened) => opened,
            Err(cause) => return self.fail(InputError::on_disk(origin.file, cause)),
        };
        if let Some(identity) = &opened.identity
            && self.is_repeated(origin.file, identity.clone())
        {
            return Ok(FileOutcome::Repeated);
        }
        let content = Peeked::content(self.progress.count(Arc::clone(&opened.handle)));
        let content = content.counted_by(&self.unpacked);
        let is_plain = !is_zip(&content.head) && Compression::of_content(&content.head).is_none();
        let outcome = match is_zip(&content.head) {
            true => self.archive_on_disk(origin, content.into_rest())?,
            false => self.content(origin, content)?,
        };
        // Only a plain text that was read to its end has given every byte of the file, once.
        let read = match outcome {
            FileOutcome::Games if is_plain => Some(self.progress.read_of_file()),
            _ => None,
        };
        match opened.change(read) {
            Ok(None) => Ok(outcome),
            Ok(Some(change)) => self.fail(InputError::Changed {
                file: Arc::clone(origin.file),
                change,
            }),
            Err(cause) => self.fail(InputError::on_disk(origin.file, cause)),
        }
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
                self.cannot_unpack(origin.file, NotUnpacked::ThroughPipe { mebibytes })
            }
            Ok(_) => {
                let mut archive = Cursor::new(archive);
                let promised = promised_members(&mut archive);
                self.archive(origin, ZipArchive::new(archive), promised)
            }
            Err(cause) => self.fail(InputError::on_disk(origin.file, cause)),
        }
    }

    /// Anything but a zip archive.
    fn content<R: Read>(
        &mut self,
        origin: &Origin,
        content: Peeked<R>,
    ) -> Result<FileOutcome, Unheard> {
        let compression = Compression::of_content(&content.head).map(Compression::name);
        let format = compression.or(origin.archive);
        let text = match Text::open(
            content,
            origin.file,
            origin.found,
            self.wanted,
            self.encoding,
        ) {
            Ok(text) => text,
            Err(cause) => return self.fail(BlockError::from(cause).in_file(origin.file, format)),
        };
        if self.wanted.takes(text.kind) {
            return self.games(origin.file, format, text);
        }
        match packed_name(origin.file) {
            Some((named, _)) if compression.is_none() => {
                let cause = SystemCause::NotAsNamed.into();
                self.damaged(origin.file, named, cause)
            }
            _ => {
                let reason = match is_settings(origin.file) {
                    true => SkipReason::Settings,
                    false => SkipReason::of_kind(text.kind),
                };
                Ok(FileOutcome::NoGame(reason, text.kind))
            }
        }
    }

    fn games(
        &mut self,
        file: &Arc<str>,
        format: Option<&'static str>,
        text: Text,
    ) -> Result<FileOutcome, Unheard> {
        let file_index = self.account.files.len();
        let (kind, count) = (text.kind, text.count.clone());
        let mut blocks = Blocks::new(text, Arc::clone(file), self.encoding, self.sizes);
        let mut outcome = FileOutcome::Games;
        for block in blocks.by_ref() {
            match block {
                Ok(mut block) => {
                    block.file_index = file_index;
                    block.consumed = self.progress.consumed();
                    self.tell(Ok(block))?;
                }
                Err(error) => outcome = self.fail(error.in_file(file, format))?,
            }
        }
        self.account.files.push(ReadFile {
            file: Arc::clone(file),
            kind,
            bytes: count.bytes(),
            gaps: blocks.gaps,
        });
        Ok(outcome)
    }

    /// Whether this file was opened before, under whatever name. If not, it is remembered.
    fn is_repeated(&mut self, file: &Arc<str>, identity: FileIdentity) -> bool {
        match self.met.entry(identity) {
            Entry::Vacant(new) => {
                new.insert(Arc::clone(file));
                false
            }
            Entry::Occupied(first) => {
                self.account.repeated.push(RepeatedFile {
                    file: Arc::clone(file),
                    read_as: Arc::clone(first.get()),
                });
                true
            }
        }
    }

    fn skip(&mut self, file: Arc<str>, reason: SkipReason) {
        self.account.skipped.push(SkippedFile { file, reason });
    }

    /// Whether this run writes the file anew.
    fn is_output(&self, source: &InputFile) -> bool {
        let Location::File { path, .. } = &source.place else {
            return false;
        };
        let mut outputs = self.outputs.iter();
        outputs.any(|output| output.file_name() == path.file_name() && is_same_file(output, path))
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
            cause: cause.into(),
            cut_off: None,
        })
    }

    fn cannot_unpack(
        &mut self,
        file: &Arc<str>,
        cause: NotUnpacked,
    ) -> Result<FileOutcome, Unheard> {
        self.fail(InputError::CannotUnpack {
            file: Arc::clone(file),
            cause,
        })
    }

    fn fail(&mut self, error: InputError) -> Result<FileOutcome, Unheard> {
        self.limit_told |= matches!(error, InputError::UnpacksToMore { .. });
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

/// Whether a file is the one with the usual flags of its folder.
fn is_settings(file: &str) -> bool {
    let name = file.rsplit(['/', '\\']).next();
    name == Some(SETTINGS)
}

#[cfg(test)]
mod tests;
