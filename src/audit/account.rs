//! The account of a run: what was read of every file, and what of it was judged. Reading counts the bytes of a text,
//! judging counts the bytes of its games, and neither knows of the other; here the two are held against each other. What
//! cannot be accounted for is a fault of our own, and is told.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::facts;
use crate::input::{
    FileIdentity, Gap, GapReason, ReadAccount, ReadFile, RepeatedFile, SkippedFile,
};

use super::AuditError;

/// What came of every file, in the order of the input.
#[derive(Debug, Default, Serialize)]
pub struct Account {
    pub files: Vec<FileEntry>,
    /// Files in folders and archives that were passed over.
    pub skipped: Vec<SkippedFile>,
    /// Files that had been read already, under another name or the same.
    pub repeated: Vec<RepeatedFile>,
    /// The event files that games were judged by.
    pub events: Vec<String>,
}

/// One file, or one member of an archive: `bytes` is `bytes_in_games` and `bytes_in_gaps` together.
#[derive(Debug, Serialize)]
pub struct FileEntry {
    #[serde(serialize_with = "crate::input::as_text")]
    pub file: Arc<str>,
    pub kind: &'static str,
    /// The text as unpacked; UTF-16 is counted as the UTF-8 that it is turned into.
    pub bytes: u64,
    pub games: u64,
    pub bytes_in_games: u64,
    pub bytes_in_gaps: u64,
    pub gaps: Vec<Gap>,
    /// Games of which a report or a table gives the result.
    pub results: u64,
}

facts! {
    /// What was read of a file is not what was judged of it. Nothing in the input can bring this about.
    pub struct Unaccounted = "account-open" {
        file: String,
        bytes: u64,
        in_games: u64,
        in_gaps: u64,
    }
}

/// What was judged of one file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct JudgedPart {
    pub games: u64,
    /// The bytes of these games.
    pub bytes: u64,
    /// What was judged, or could not be, and stands in no game.
    pub gaps: Vec<Gap>,
    /// Games of which the result alone is told.
    pub results: u64,
}

/// What was judged, file by file, as the blocks come in.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct JudgedParts(Vec<JudgedPart>);

impl JudgedPart {
    /// Bytes in a row that follow on a gap of the same kind belong to it: an archive of many blocks has one entry.
    pub(super) fn add_gap(&mut self, gap: Gap) {
        match self.gaps.last_mut() {
            Some(last) if last.reason == gap.reason => last.bytes += gap.bytes,
            _ => self.gaps.push(gap),
        }
    }
}

impl JudgedParts {
    pub(super) fn add(&mut self, file_index: usize, part: JudgedPart) {
        if self.0.len() <= file_index {
            self.0.resize_with(file_index + 1, JudgedPart::default);
        }
        let sum = &mut self.0[file_index];
        sum.games += part.games;
        sum.bytes += part.bytes;
        sum.results += part.results;
        part.gaps.into_iter().for_each(|gap| sum.add_gap(gap));
    }
}

impl Account {
    /// Puts together what was read and what was judged. An event file that was used is none of those that were passed over.
    pub(super) fn close(
        read: ReadAccount,
        judged: JudgedParts,
        events: Vec<PathBuf>,
    ) -> (Account, Vec<AuditError>) {
        let mut judged = judged.0.into_iter();
        let files: Vec<FileEntry> = read
            .files
            .into_iter()
            .map(|file| FileEntry::new(file, judged.next().unwrap_or_default()))
            .collect();
        let open = files.iter().filter_map(FileEntry::unaccounted);
        let errors = open.map(AuditError::Unaccounted).collect();
        let account = Account {
            files,
            skipped: without(read.skipped, &events),
            repeated: read.repeated,
            events: events
                .iter()
                .map(|path| path.to_string_lossy().into_owned())
                .collect(),
        };
        (account, errors)
    }
}

impl FileEntry {
    fn new(read: ReadFile, judged: JudgedPart) -> FileEntry {
        let mut gaps = read.gaps;
        gaps.extend(judged.gaps);
        gaps.sort_by_key(|gap| gap.line);
        FileEntry {
            file: read.file,
            kind: read.kind.word(),
            bytes: read.bytes,
            games: judged.games,
            bytes_in_games: judged.bytes,
            bytes_in_gaps: gaps.iter().map(|gap| gap.bytes).sum(),
            gaps,
            results: judged.results,
        }
    }

    fn unaccounted(&self) -> Option<Unaccounted> {
        (self.bytes != self.bytes_in_games + self.bytes_in_gaps).then(|| Unaccounted {
            file: (*self.file).into(),
            bytes: self.bytes,
            in_games: self.bytes_in_games,
            in_gaps: self.bytes_in_gaps,
        })
    }
}

/// The files but for the event files that were used, under whatever spelling of their path.
fn without(mut skipped: Vec<SkippedFile>, events: &[PathBuf]) -> Vec<SkippedFile> {
    let names: HashSet<_> = events.iter().filter_map(|path| path.file_name()).collect();
    let used = events.iter().flat_map(|path| FileIdentity::of(path));
    let used: HashSet<FileIdentity> = used.collect();
    skipped.retain(|skipped| {
        let path = Path::new(&*skipped.file);
        let may_be = path.file_name().is_some_and(|name| names.contains(name));
        !(may_be && FileIdentity::of(path).is_ok_and(|found| used.contains(&found)))
    });
    skipped
}

/// A gap in what was judged.
pub(super) fn gap(line: u64, bytes: usize, reason: GapReason) -> Gap {
    Gap {
        line,
        bytes: bytes as u64,
        reason,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::FileKind;

    fn read(bytes: u64, gaps: Vec<Gap>) -> ReadAccount {
        ReadAccount {
            files: vec![ReadFile {
                file: "a.pgn".into(),
                kind: FileKind::Pgn,
                bytes,
                gaps,
            }],
            ..ReadAccount::default()
        }
    }

    fn judged(bytes: u64) -> JudgedParts {
        let mut judged = JudgedParts::default();
        let part = JudgedPart {
            games: 1,
            bytes,
            ..JudgedPart::default()
        };
        judged.add(0, part);
        judged
    }

    #[test]
    fn bytes_that_stand_nowhere_are_told() {
        let ahead = || vec![gap(1, 3, GapReason::BlankAhead)];
        let (_, errors) = Account::close(read(100, ahead()), judged(97), Vec::new());
        assert!(errors.is_empty());
        let (account, errors) = Account::close(read(100, ahead()), judged(96), Vec::new());
        assert_eq!(account.files[0].bytes_in_gaps, 3);
        assert!(matches!(
            &errors[..],
            [AuditError::Unaccounted(Unaccounted { in_games: 96, .. })]
        ));
    }

    #[test]
    fn gaps_of_one_kind_that_follow_one_another_are_one() {
        let mut parts = JudgedParts::default();
        for line in [5, 90] {
            let gaps = vec![gap(line, 10, GapReason::EventUnreadable)];
            let part = JudgedPart {
                gaps,
                ..JudgedPart::default()
            };
            parts.add(0, part);
        }
        assert_eq!(parts.0[0].gaps, [gap(5, 20, GapReason::EventUnreadable)]);
    }
}
