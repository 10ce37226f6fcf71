//! What can go wrong between a path and its games. Every message names the file and says what the user can do;
//! any of these makes the run end with status 2. Defects inside a game are findings and live elsewhere.

use std::io;
use std::sync::Arc;

use thiserror::Error;

use super::FileKind;
use super::cut_off::CutOffGame;
use super::limits::UnpackLimit;
use super::opened::FileChange;
use super::sniff::NotAGame;
use super::text::LONGEST_PREFACE;

/// An input that could not be read, wholly or from some place on.
#[derive(Debug, Error)]
pub enum InputError {
    #[error("no path was given: name a PGN file, a folder of games, or - for standard input")]
    NoPath,
    #[error("{file} does not exist: check the spelling and the folder you are in")]
    Missing { file: Arc<str> },
    #[error("{file} may not be read (permission denied): ask its owner, or change its permissions")]
    Denied { file: Arc<str> },
    #[error(
        "{file} cannot be opened, because its path ({bytes} bytes) or a name in it is longer than the system allows: run \
         arbiter in a folder nearer to it, or give the folders shorter names"
    )]
    PathTooLong { file: Arc<str>, bytes: usize },
    #[error(
        "{file} could not be read ({cause}){}: check the disk or the connection and run again",
        told_cut_off(*.cut_off)
    )]
    Unreadable {
        file: Arc<str>,
        cause: io::Error,
        cut_off: Option<CutOffGame>,
    },
    #[error("no game found in {file}: {}", why_no_game(*.kind))]
    NoGame { file: Arc<str>, kind: FileKind },
    #[error(
        "no game found in the folder {folder}: of {files} files none holds PGN or a scoresheet; name the folder or \
         file that does"
    )]
    NoGameInFolder { folder: Arc<str>, files: usize },
    #[error(
        "{file} is damaged ({format}: {cause}): what stands before the damage was read{}; fetch or copy the file again",
        told_cut_off(*.cut_off)
    )]
    Damaged {
        file: Arc<str>,
        format: &'static str,
        cause: io::Error,
        cut_off: Option<CutOffGame>,
    },
    #[error(
        "{file} unpacks to more than {limit} bytes (all members of an archive together), and reading it stopped there; what \
         stands before was read{}: if so much is right, raise the limit with --max-unpacked, or lift it with --max-unpacked 0",
        told_cut_off(*.cut_off)
    )]
    UnpacksToMore {
        file: Arc<str>,
        limit: UnpackLimit,
        cut_off: Option<CutOffGame>,
    },
    #[error("{file} cannot be unpacked ({cause}): unpack it by hand and name the result")]
    CannotUnpack { file: Arc<str>, cause: String },
    #[error(
        "{file}, line {line}: from here on {mebibytes} MiB in a row hold no start of a game, more than any game; they were \
         passed over {}: close what was left open there, and separate the games by their tags, each beginning with \
         [Event \"...\"]",
        told_next(*.next)
    )]
    TooLong {
        file: Arc<str>,
        line: u64,
        mebibytes: u64,
        /// The line on which reading went on.
        next: Option<u64>,
    },
    #[error(
        "{file} is UTF-16 with {} from which no character can be made, {}at byte {first} of the unpacked text; one \
         character or two are lost there, and all that follows was read: export the file again",
        match .count { 1 => "a byte".to_owned(), count => format!("{count} bytes") },
        match .count { 1 => "", _ => "the first " }
    )]
    OddBytes {
        file: Arc<str>,
        count: u64,
        first: u64,
    },
    #[error(
        "{file} looks like a scoresheet but is larger than {mebibytes} MiB, and a sheet is one game: if these are \
         many games, give them tags or split the file"
    )]
    SheetTooLong { file: Arc<str>, mebibytes: usize },
    #[error(
        "{file} is a table of results or a tournament report of more than {mebibytes} MiB, and such a file is read whole: \
         split it"
    )]
    TableTooLong { file: Arc<str>, mebibytes: usize },
    #[error(
        "{file} {change} while it was read, so that the reports may hold parts of the old file and of the new one: run \
         again when nothing writes to it"
    )]
    Changed { file: Arc<str>, change: FileChange },
}

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
                cause,
                cut_off,
            },
        }
    }
}

fn told_cut_off(game: Option<CutOffGame>) -> String {
    game.map_or(String::new(), |game| format!(", but {game}"))
}

fn told_next(line: Option<u64>) -> String {
    match line {
        Some(line) => format!("up to the next game, on line {line}"),
        None => "to the end of the file".to_owned(),
    }
}

/// Why a file of this kind is not taken for games, and what to do.
fn why_no_game(kind: FileKind) -> String {
    let why = match kind {
        FileKind::Empty => "it is empty; was it saved or downloaded completely?",
        FileKind::Report => {
            "it is a tournament report (TRF), which lists results and no moves; name the file with the moves"
        }
        FileKind::Results => "it is a table of results without moves; name the file with the moves",
        FileKind::Tar => "it is a tar archive; unpack it and name the folder",
        FileKind::NotAGame(NotAGame::EngineLog) => {
            "it is what a chess engine wrote while it thought, with moves that nobody played; name the file with the game"
        }
        FileKind::NotAGame(NotAGame::Positions) => {
            "it is a list of positions; judge each of them with arbiter position"
        }
        FileKind::NotAGame(NotAGame::MoveCounts) => {
            "it counts the moves of a position (perft) and holds no game; name the file with the game"
        }
        FileKind::NotAGame(NotAGame::Openings) => {
            "it is a list of openings, with moves that nobody played; name the file with the game"
        }
        FileKind::Zip => {
            "no member of the archive holds PGN or a scoresheet; name the archive that does"
        }
        FileKind::Pgn | FileKind::SheetText | FileKind::SheetCsv | FileKind::Other => {
            return format!(
                "its first {} MiB have neither tags such as [Event \"...\"] nor moves such as 1. e4; name a PGN file or a \
                 scoresheet",
                LONGEST_PREFACE >> 20
            );
        }
    };
    why.to_owned()
}
