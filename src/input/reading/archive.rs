//! Zip archives: their members are read like the files of a folder.

use std::io::{BufReader, Read, Seek, SeekFrom};
use std::sync::Arc;

use zip::ZipArchive;
use zip::result::{ZipError, ZipResult};

use super::super::FileKind;
use super::super::account::SkipReason;
use super::super::decompress::{ZIP, is_zip, promised_members};
use super::super::error::{InputError, NotUnpacked};
use super::super::sniff::FoundBy;
use super::super::text::Peeked;
use super::{FileOutcome, Origin, Reading, Unheard};

/// What macOS puts beside every file of an archive, and what shells leave in folders: never games.
fn is_of_the_system(member: &str) -> bool {
    let file = member.rsplit('/').next().unwrap_or(member);
    member.starts_with("__MACOSX/") || file.starts_with("._") || file == ".DS_Store"
}

impl Reading<'_> {
    pub(super) fn archive_on_disk<R: Read + Seek>(
        &mut self,
        origin: &Origin,
        mut opened: R,
    ) -> Result<FileOutcome, Unheard> {
        if let Err(cause) = opened.seek(SeekFrom::Start(0)) {
            return self.fail(InputError::on_disk(origin.file, cause));
        }
        let promised = promised_members(&mut opened);
        let archive = ZipArchive::new(BufReader::new(opened));
        // Only the directory of the archive has been read so far, and none of its games: the count starts anew.
        self.progress.rewind();
        self.archive(origin, archive, promised)
    }

    /// Every member in the order of the archive's directory. Members without games are told as skipped only if
    /// another holds some; otherwise the archive as a whole holds none.
    pub(super) fn archive<R: Read + Seek>(
        &mut self,
        origin: &Origin,
        archive: ZipResult<ZipArchive<R>>,
        promised: Option<usize>,
    ) -> Result<FileOutcome, Unheard> {
        let mut archive = match archive {
            Ok(archive) => archive,
            Err(cause) => return self.damaged(origin.file, ZIP, cause.into()),
        };
        let mut passed_over = Vec::new();
        let mut outcome = FileOutcome::NoGame(SkipReason::ZipWithoutGames, FileKind::Zip);
        for index in 0..archive.len() {
            let name = match archive.name_for_index(index) {
                Some(Ok(name)) => name.into_owned(),
                _ => format!("member {}", index + 1),
            };
            if name.ends_with('/') || is_of_the_system(&name) {
                continue;
            }
            let member = format!("{}/{name}", origin.file).into();
            // Nothing of it would come out, and it would be told as too large, which it is not.
            if self.limit_told {
                passed_over.push((member, SkipReason::BehindUnpackLimit));
                continue;
            }
            let came = match archive.by_index(index) {
                Ok(unpacked) => self.member(&member, unpacked)?,
                Err(cause) => self.cannot_unpack(&member, not_unpacked(&cause))?,
            };
            match came {
                FileOutcome::NoGame(reason, _) => passed_over.push((member, reason)),
                came => outcome = came,
            }
        }
        if !matches!(outcome, FileOutcome::NoGame(..)) {
            for (member, reason) in passed_over {
                self.skip(member, reason);
            }
        }
        if let Some(lost) = promised.and_then(|promised| promised.checked_sub(archive.len()))
            && lost > 0
        {
            return self.cannot_unpack(origin.file, NotUnpacked::SameNames { lost });
        }
        Ok(outcome)
    }

    fn member(&mut self, file: &Arc<str>, unpacked: impl Read) -> Result<FileOutcome, Unheard> {
        let content = Peeked::content(self.unpacked.count(unpacked)).counted_by(&self.unpacked);
        // An archive inside an archive, or a document of an office program, which is one.
        if is_zip(&content.head) {
            return Ok(FileOutcome::NoGame(SkipReason::ZipInside, FileKind::Zip));
        }
        let origin = Origin {
            file,
            found: FoundBy::Walk,
            archive: Some(ZIP),
        };
        self.content(&origin, content)
    }
}

fn not_unpacked(cause: &ZipError) -> NotUnpacked {
    match cause {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => NotUnpacked::Encrypted,
        cause => NotUnpacked::Reader {
            told: cause.to_string(),
        },
    }
}
