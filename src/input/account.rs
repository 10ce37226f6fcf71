//! The account of what was read: every byte of every file that was opened for its games stands in a game or in a gap
//! that says why it is in none. Files that were passed over, or met a second time, are listed whole. How many bytes
//! stand in games is counted elsewhere, where games are judged, so that the two counts can be held against each other.

use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use super::FileKind;
use super::sniff::NotAGame;

/// What came of all the inputs.
#[derive(Debug, Default)]
pub struct ReadAccount {
    /// In the order in which they were read; `Block::file_index` is the place in this list.
    pub files: Vec<ReadFile>,
    pub skipped: Vec<SkippedFile>,
    pub repeated: Vec<RepeatedFile>,
}

/// A file, or a member of an archive, whose text was read.
#[derive(Debug)]
pub struct ReadFile {
    pub file: Arc<str>,
    pub kind: FileKind,
    /// The bytes of its text as they came from the disk or out of the archive, the byte order mark included. UTF-16 is
    /// counted as the UTF-8 that it is turned into.
    pub bytes: u64,
    /// What of it stands in no game.
    pub gaps: Vec<Gap>,
}

/// Bytes in a row that belong to no game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gap {
    /// The line on which they begin, from one.
    pub line: u64,
    pub bytes: u64,
    pub reason: GapReason,
}

/// Why bytes stand in no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GapReason {
    ByteOrderMark,
    /// Blank text ahead of the first game.
    BlankAhead,
    /// Text ahead of the first game that is no game: INP002.
    StrayAhead,
    /// The lines of a tournament report.
    Report,
    /// The rows of a table of results.
    ResultsTable,
    /// The regulations of the event cannot be read, so its games were passed over.
    EventUnreadable,
    /// More than a game or a sheet may hold.
    TooLong,
    /// The beginning of a game behind which reading failed.
    CutOff,
}

/// A file in a folder or an archive that was passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SkippedFile {
    #[serde(serialize_with = "as_text")]
    pub file: Arc<str>,
    pub reason: SkipReason,
}

/// Why a file was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkipReason {
    Empty,
    /// Neither tags nor moves.
    NoGames,
    /// Moves or boards, and no game all the same.
    NotAGame(NotAGame),
    /// A tournament report, where nobody asked for one.
    Report,
    /// A table of results, likewise.
    ResultsTable,
    /// An archive inside an archive, or a document of an office program, which is one.
    ZipInside,
    /// An archive none of whose members holds a game.
    ZipWithoutGames,
    Tar,
    /// A member of an archive that the limit on unpacking left no room for: an error names the member at which it was met.
    BehindUnpackLimit,
    /// One of the reports that this very run writes anew.
    OutputOfArbiter,
    /// The usual flags of a folder.
    Settings,
}

impl SkipReason {
    /// The word of `summary.json`.
    pub fn word(self) -> &'static str {
        match self {
            SkipReason::Empty => "empty",
            SkipReason::NoGames => "no_games",
            SkipReason::NotAGame(not_a_game) => not_a_game.word(),
            SkipReason::Report => "report",
            SkipReason::ResultsTable => "results_table",
            SkipReason::ZipInside => "zip_inside",
            SkipReason::ZipWithoutGames => "zip_without_games",
            SkipReason::Tar => "tar",
            SkipReason::BehindUnpackLimit => "behind_unpack_limit",
            SkipReason::OutputOfArbiter => "output_of_arbiter",
            SkipReason::Settings => "settings",
        }
    }

    pub(super) fn of_kind(kind: FileKind) -> SkipReason {
        match kind {
            FileKind::Empty => SkipReason::Empty,
            FileKind::Report => SkipReason::Report,
            FileKind::Results => SkipReason::ResultsTable,
            FileKind::Zip => SkipReason::ZipWithoutGames,
            FileKind::Tar => SkipReason::Tar,
            FileKind::NotAGame(not_a_game) => SkipReason::NotAGame(not_a_game),
            FileKind::Pgn | FileKind::SheetText | FileKind::SheetCsv | FileKind::Other => {
                SkipReason::NoGames
            }
        }
    }
}

impl Serialize for SkipReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A file that had been read already, under another name or the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RepeatedFile {
    #[serde(serialize_with = "as_text")]
    pub file: Arc<str>,
    /// The name under which it was read.
    #[serde(serialize_with = "as_text")]
    pub read_as: Arc<str>,
}

/// A shared name is written as the text that it is.
pub fn as_text<S: Serializer>(name: &Arc<str>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(name)
}

/// How many bytes of a text have been read.
#[derive(Clone, Default)]
pub(super) struct ByteCount(Rc<Cell<u64>>);

impl ByteCount {
    pub(super) fn bytes(&self) -> u64 {
        self.0.get()
    }

    /// A reader whose bytes count.
    pub(super) fn of<R: Read>(&self, inner: R) -> CountedText<R> {
        CountedText {
            inner,
            count: self.clone(),
        }
    }
}

pub(super) struct CountedText<R> {
    inner: R,
    count: ByteCount,
}

impl<R: Read> Read for CountedText<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(out)?;
        self.count.0.set(self.count.0.get() + length as u64);
        Ok(length)
    }
}
