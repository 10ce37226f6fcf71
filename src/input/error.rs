//! What can go wrong between a path and its games. Every message names the file and says what the user can do;
//! any of these makes the run end with status 2. Defects inside a game are findings and live elsewhere.

use std::io;
use std::sync::Arc;

use super::FileKind;
use super::cut_off::CutOffGame;
use super::limits::UnpackLimit;
use super::opened::FileChange;
use super::sniff::NotAGame;
use super::text::LONGEST_PREFACE;
use crate::fact::{Fact, FactShape, IntoValue, SystemCause, Value, ValueKind};
use crate::facts;

facts! {
    /// An input that could not be read, wholly or from some place on.
    pub enum InputError {
        NoPath = "input-no-path",
        Missing = "input-missing" { file: Arc<str> },
        Denied = "input-denied" { file: Arc<str> },
        PathTooLong = "input-path-too-long" { file: Arc<str>, bytes: usize },
        Unreadable = "input-unreadable" {
            file: Arc<str>,
            cause: SystemCause,
            cut_off: Option<CutOffGame>,
        },
        NoGame = "input-no-game" { file: Arc<str>, kind: FileKind },
        NoGameInFolder = "input-no-game-in-folder" { folder: Arc<str>, files: usize },
        Damaged = "input-damaged" {
            file: Arc<str>,
            format: &'static str,
            cause: SystemCause,
            cut_off: Option<CutOffGame>,
        },
        UnpacksToMore = "input-unpacks-to-more" {
            file: Arc<str>,
            limit: UnpackLimit,
            cut_off: Option<CutOffGame>,
        },
        CannotUnpack = "input-cannot-unpack" { file: Arc<str>, cause: NotUnpacked },
        /// `next` is the line on which reading went on.
        TooLong = "input-too-long" { file: Arc<str>, line: u64, mebibytes: u64, next: Option<u64> },
        OddBytes = "input-odd-bytes" { file: Arc<str>, count: u64, first: u64 },
        SheetTooLong = "input-sheet-too-long" { file: Arc<str>, mebibytes: usize },
        TableTooLong = "input-table-too-long" { file: Arc<str>, mebibytes: usize },
        Changed = "input-changed" { file: Arc<str>, change: FileChange },
    }

    /// Why an archive, or a member of one, is not unpacked.
    pub enum NotUnpacked {
        ThroughPipe = "input-zip-through-pipe" { mebibytes: usize },
        AsStream = "input-zip-as-stream",
        SameNames = "input-zip-same-names" { lost: usize },
        Encrypted = "input-zip-encrypted",
        /// What the reader of archives says.
        Reader = "input-zip-reader" { told: String },
    }

    /// Why a file of some kind is not taken for games, and what to do.
    pub enum WhyNoGame {
        Empty = "input-is-empty",
        Report = "input-is-report",
        Results = "input-is-results",
        Tar = "input-is-tar",
        EngineLog = "input-is-engine-log",
        Positions = "input-is-positions",
        MoveCounts = "input-is-move-counts",
        Openings = "input-is-openings",
        Zip = "input-is-zip",
        Neither = "input-is-neither" { mebibytes: usize },
    }
}

crate::fact_errors!(InputError);

/// Every kind of fact that reading can give.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    InputError::SHAPES,
    NotUnpacked::SHAPES,
    WhyNoGame::SHAPES,
    CutOffGame::SHAPES,
    FileChange::SHAPES,
];

impl InputError {
    /// The error of opening or reading a file as it lies on the disk.
    pub(super) fn on_disk(file: &Arc<str>, cause: io::Error) -> InputError {
        InputError::while_reading(file, cause, None)
    }

    /// The same, behind the beginning of a game.
    pub(super) fn while_reading(
        file: &Arc<str>,
        cause: io::Error,
        cut_off: Option<CutOffGame>,
    ) -> InputError {
        let file = Arc::clone(file);
        match cause.kind() {
            io::ErrorKind::NotFound => InputError::Missing { file },
            io::ErrorKind::PermissionDenied => InputError::Denied { file },
            io::ErrorKind::InvalidFilename => InputError::PathTooLong {
                bytes: file.len(),
                file,
            },
            _ => InputError::Unreadable {
                file,
                cause: cause.into(),
                cut_off,
            },
        }
    }
}

impl IntoValue for FileKind {
    const KIND: ValueKind = ValueKind::Fact;
    fn into_value(self) -> Value {
        Fact::from(WhyNoGame::of(self)).into_value()
    }
}

impl WhyNoGame {
    fn of(kind: FileKind) -> WhyNoGame {
        match kind {
            FileKind::Empty => WhyNoGame::Empty,
            FileKind::Report => WhyNoGame::Report,
            FileKind::Results => WhyNoGame::Results,
            FileKind::Tar => WhyNoGame::Tar,
            FileKind::NotAGame(NotAGame::EngineLog) => WhyNoGame::EngineLog,
            FileKind::NotAGame(NotAGame::Positions) => WhyNoGame::Positions,
            FileKind::NotAGame(NotAGame::MoveCounts) => WhyNoGame::MoveCounts,
            FileKind::NotAGame(NotAGame::Openings) => WhyNoGame::Openings,
            FileKind::Zip => WhyNoGame::Zip,
            FileKind::Pgn | FileKind::SheetText | FileKind::SheetCsv | FileKind::Other => {
                WhyNoGame::Neither {
                    mebibytes: LONGEST_PREFACE >> 20,
                }
            }
        }
    }
}
