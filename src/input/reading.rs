//! What the reading thread does: take each file in turn, open it, deliver its games, and tell what came of it. Zip
//! archives are opened here and their members read like the files of a folder. What a text is stands in `text`, where
//! it is cut in `cut`.

use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

use zip::ZipArchive;
use zip::result::ZipResult;

use super::cut::{CutError, Cutter, Piece, Sizes};
use super::decompress::{Compression, ZIP, is_zip, packed_name};
use super::error::{InputError, NotAGame};
use super::line_ends;
use super::progress::Progress;
use super::sniff::FoundBy;
use super::sources::{Inputs, Place, Root, Source};
use super::text::{NoText, Peeked, Text};
use super::{Block, Kind, Wanted};

const MEBIBYTE: usize = 1 << 20;

/// A scoresheet is one game and read whole; no honest one comes near this.
const LONGEST_SHEET: usize = 16 * MEBIBYTE;

/// A table of results is read whole too, and may hold a million games.
const LONGEST_TABLE: usize = 1024 * MEBIBYTE;

/// The directory of a zip archive stands at its end, so one that comes through a pipe is held in memory, up to this.
const LARGEST_PIPED_ARCHIVE: usize = 256 * MEBIBYTE;

/// What the thread tells its listener.
pub(super) enum Told {
    Block(Block),
    Failed(InputError),
    /// A file in a folder or an archive that holds no games.
    Skipped(Arc<str>),
}

/// What came of one file. Errors have been told by then.
enum Outcome {
    Games,
    Failed,
    NoGame(NotAGame),
}

/// Nobody listens any more; the thread ends.
struct Unheard;

/// A file, or a member of an archive.
struct Origin<'a> {
    file: &'a Arc<str>,
    found: FoundBy,
    archive: Option<&'static str>,
}

pub(super) struct Reading {
    told: SyncSender<Told>,
    sizes: Sizes,
    progress: Progress,
    wanted: Wanted,
}

impl Reading {
    pub(super) fn new(told: SyncSender<Told>, sizes: Sizes) -> Reading {
        Reading {
            told,
            sizes,
            progress: Progress::default(),
            wanted: Wanted::Games,
        }
    }

    /// Reads everything, or until nobody listens.
    pub(super) fn read(mut self, inputs: Inputs) {
        self.wanted = inputs.wanted;
        for root in inputs.roots {
            let heard = match root {
                Root::File(source) => self.named(&source),
                Root::Folder { folder, files } => self.folder(folder, files),
            };
            if heard.is_err() {
                return;
            }
        }
    }

    fn named(&mut self, source: &Source) -> Result<(), Unheard> {
        if let Outcome::NoGame(why) = self.source(source, FoundBy::Name)? {
            let file = Arc::clone(&source.file);
            self.fail(InputError::NoGame { file, why })?;
        }
        Ok(())
    }

    fn folder(
        &mut self,
        folder: Arc<str>,
        files: Vec<Result<Source, InputError>>,
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
            if let Outcome::NoGame(_) = self.source(&source, FoundBy::Walk)? {
                skipped += 1;
                self.tell(Told::Skipped(source.file))?;
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

    fn source(&mut self, source: &Source, found: FoundBy) -> Result<Outcome, Unheard> {
        let origin = Origin {
            file: &source.file,
            found,
            archive: None,
        };
        match &source.place {
            Place::StandardInput => {
                self.progress.begin(None);
                self.pipe(&origin, io::stdin().lock())
            }
            Place::Pipe(path) => {
                self.progress.begin(None);
                match File::open(path) {
                    Ok(pipe) => self.pipe(&origin, pipe),
                    Err(cause) => self.fail(InputError::on_disk(&source.file, cause)),
                }
            }
            Place::File { path, size } => {
                self.progress.begin(Some(*size));
                let outcome = self.file(&origin, path);
                self.progress.finish();
                outcome
            }
        }
    }

    fn file(&mut self, origin: &Origin, path: &Path) -> Result<Outcome, Unheard> {
        let opened = match File::open(path) {
            Ok(opened) => self.progress.count(opened),
            Err(cause) => return self.fail(InputError::on_disk(origin.file, cause)),
        };
        let content = Peeked::content(opened);
        if !is_zip(&content.head) {
            return self.content(origin, content);
        }
        let mut opened = content.into_rest();
        if let Err(cause) = opened.seek(SeekFrom::Start(0)) {
            return self.fail(InputError::on_disk(origin.file, cause));
        }
        let archive = ZipArchive::new(BufReader::new(opened));
        // Its directory has been read, but of the games nothing yet.
        self.progress.rewind();
        self.archive(origin, archive)
    }

    fn pipe(&mut self, origin: &Origin, pipe: impl Read) -> Result<Outcome, Unheard> {
        let content = Peeked::content(self.progress.count(pipe));
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
            Ok(_) => self.archive(origin, ZipArchive::new(Cursor::new(archive))),
            Err(cause) => self.fail(InputError::on_disk(origin.file, cause)),
        }
    }

    /// Every member in the order of the archive's directory. Members without games are told as skipped only if
    /// another holds some; otherwise the archive as a whole holds none.
    fn archive<R: Read + Seek>(
        &mut self,
        origin: &Origin,
        archive: ZipResult<ZipArchive<R>>,
    ) -> Result<Outcome, Unheard> {
        let mut archive = match archive {
            Ok(archive) => archive,
            Err(cause) => return self.damaged(origin.file, ZIP, cause.into()),
        };
        let mut without_games = Vec::new();
        let mut outcome = Outcome::NoGame(NotAGame::ArchiveWithoutGames);
        for index in 0..archive.len() {
            let name = match archive.name_for_index(index) {
                Some(Ok(name)) => name.into_owned(),
                _ => format!("member {}", index + 1),
            };
            if name.ends_with('/') || name.split('/').any(|part| part.starts_with('.')) {
                continue;
            }
            let member = format!("{}/{name}", origin.file).into();
            let came = match archive.by_index(index) {
                Ok(unpacked) => self.member(&member, unpacked)?,
                Err(cause) => self.cannot_unpack(&member, cause.to_string())?,
            };
            match came {
                Outcome::NoGame(_) => without_games.push(member),
                came => outcome = came,
            }
        }
        if !matches!(outcome, Outcome::NoGame(_)) {
            for member in without_games {
                self.tell(Told::Skipped(member))?;
            }
        }
        Ok(outcome)
    }

    fn member(&mut self, file: &Arc<str>, unpacked: impl Read) -> Result<Outcome, Unheard> {
        let content = Peeked::content(unpacked);
        if is_zip(&content.head) {
            return self.cannot_unpack(file, "it is an archive inside an archive".to_owned());
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
    ) -> Result<Outcome, Unheard> {
        let compression = Compression::of_content(&content.head).map(Compression::name);
        let format = compression.or(origin.archive);
        match Text::open(content, origin.file, origin.found, self.wanted) {
            Ok(text) if text.kind == Kind::Pgn => self.games(origin.file, format, text),
            Ok(text) => self.sheet(origin.file, format, text),
            Err(NoText::Unreadable(cause)) => self.broken(origin.file, format, cause),
            Err(NoText::NotAGame(why)) => match packed_name(origin.file) {
                Some((named, _)) if compression.is_none() => {
                    let cause = io::Error::other("the name says so, the content does not");
                    self.damaged(origin.file, named, cause)
                }
                _ => Ok(Outcome::NoGame(why)),
            },
        }
    }

    fn games(
        &mut self,
        file: &Arc<str>,
        format: Option<&'static str>,
        text: Text,
    ) -> Result<Outcome, Unheard> {
        for piece in Cutter::new(text.reader, self.sizes) {
            match piece {
                Ok(piece) => self.block(file, text.kind, text.transcoded, piece)?,
                Err(CutError::Read(cause)) => return self.broken(file, format, cause),
                Err(CutError::NoGameStart { length }) => {
                    return self.fail(InputError::NoGameStart {
                        file: Arc::clone(file),
                        mebibytes: length / MEBIBYTE,
                    });
                }
            }
        }
        Ok(Outcome::Games)
    }

    /// A scoresheet, a report or a table: what is read whole.
    fn sheet(
        &mut self,
        file: &Arc<str>,
        format: Option<&'static str>,
        text: Text,
    ) -> Result<Outcome, Unheard> {
        let mut bytes = Vec::new();
        let longest = match text.kind {
            Kind::Report | Kind::Results => LONGEST_TABLE,
            Kind::Pgn | Kind::SheetText | Kind::SheetCsv => LONGEST_SHEET,
        };
        let limit = longest as u64 + 1;
        let end = text.reader.take(limit).read_to_end(&mut bytes);
        if bytes.len() > longest {
            return self.fail(InputError::SheetTooLong {
                file: Arc::clone(file),
                mebibytes: longest / MEBIBYTE,
            });
        }
        line_ends::unify(&mut bytes, 0, true);
        let whole = Piece {
            bytes,
            first: true,
            last: true,
        };
        self.block(file, text.kind, text.transcoded, whole)?;
        match end {
            Ok(_) => Ok(Outcome::Games),
            Err(cause) => self.broken(file, format, cause),
        }
    }

    fn block(
        &mut self,
        file: &Arc<str>,
        kind: Kind,
        transcoded: Option<&'static str>,
        piece: Piece,
    ) -> Result<(), Unheard> {
        self.tell(Told::Block(Block {
            file: Arc::clone(file),
            kind,
            bytes: piece.bytes,
            first: piece.first,
            last: piece.last,
            transcoded,
            consumed: self.progress.consumed(),
        }))
    }

    /// Reading failed: the fault of the format if there is one, else of the disk.
    fn broken(
        &self,
        file: &Arc<str>,
        format: Option<&'static str>,
        cause: io::Error,
    ) -> Result<Outcome, Unheard> {
        match format {
            Some(format) => self.damaged(file, format, cause),
            None => self.fail(InputError::on_disk(file, cause)),
        }
    }

    fn damaged(
        &self,
        file: &Arc<str>,
        format: &'static str,
        cause: io::Error,
    ) -> Result<Outcome, Unheard> {
        self.fail(InputError::Damaged {
            file: Arc::clone(file),
            format,
            cause,
        })
    }

    fn cannot_unpack(&self, file: &Arc<str>, cause: String) -> Result<Outcome, Unheard> {
        self.fail(InputError::CannotUnpack {
            file: Arc::clone(file),
            cause,
        })
    }

    fn fail(&self, error: InputError) -> Result<Outcome, Unheard> {
        self.tell(Told::Failed(error))?;
        Ok(Outcome::Failed)
    }

    fn tell(&self, told: Told) -> Result<(), Unheard> {
        self.told.send(told).map_err(|_| Unheard)
    }
}
