//! Paths come in, blocks of whole games go out, as bytes and in the order of the command line.
//!
//! Folders are walked, archives unpacked, UTF-16 turned into UTF-8, line ends made comparable, and the text is cut
//! where games begin. Memory stays flat: no file is ever held whole, but for a text of scoresheets.
//! This folder knows nothing of chess beyond what a tag line and a written move look like from afar (where several sheets
//! stand in one text, it asks `notation` for their beginnings), decides nothing about the moves, and drops no byte of a game: what cannot be read comes out as an error that names the file.

mod account;
mod as_it_stood;
mod block;
mod block_error;
mod blocks;
mod cut;
mod cut_off;
mod decompress;
pub mod encoding;
mod error;
mod identity;
mod limits;
mod line_ends;
mod mixed;
mod opened;
mod progress;
mod reading;
mod sniff;
mod sources;
mod stamp;
mod starts;
mod text;
mod transcode;
mod utf16;

pub use account::{
    Gap, GapReason, ReadAccount, ReadFile, RepeatedFile, SkipReason, SkippedFile, as_text,
};
pub use as_it_stood::in_encoding;
pub use block::{Block, GameText};
pub use blocks::{blocks_of_reader, blocks_of_text};
pub use decompress::unpacked;
#[allow(unused_imports, reason = "the tests of the words alone look at it")]
pub use error::FACTS;
pub use error::{InputError, fact_of};
pub use identity::{FileIdentity, is_same_file};
pub use limits::{LARGEST_SMALL_TABLE, SmallFileError, UnpackLimit, read_small};
pub use sniff::NotAGame;
pub use sources::Inputs;
pub use stamp::Stamp;

/// The file with the usual flags of a folder, which is none of the games.
pub const SETTINGS: &str = "arbiter.toml";

/// What a file holds, by its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Any number of games.
    Pgn,
    /// One scoresheet as plain text.
    SheetText,
    /// One scoresheet as a table with the columns move, white, black.
    SheetCsv,
    /// A tournament report (TRF): results without moves.
    Report,
    /// A table with the columns white, black, result.
    Results,
    /// A zip archive none of whose members is wanted.
    Zip,
    /// A tar archive, which is not opened.
    Tar,
    /// Nothing but blanks.
    Empty,
    /// Moves or boards, and no game all the same.
    NotAGame(NotAGame),
    /// Neither tags nor moves.
    Other,
}

/// What the caller can make use of beside games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wanted {
    #[default]
    Games,
    /// Tournament reports and tables of results too.
    Results,
}

impl FileKind {
    /// Lines or rows that hang together, without moves.
    fn is_table(self) -> bool {
        matches!(self, FileKind::Report | FileKind::Results)
    }

    /// The name as reports give it.
    pub fn word(self) -> &'static str {
        match self {
            FileKind::Pgn => "pgn",
            FileKind::SheetText => "sheet",
            FileKind::SheetCsv => "sheet_table",
            FileKind::Report => "report",
            FileKind::Results => "results_table",
            FileKind::Zip => "zip",
            FileKind::Tar => "tar",
            FileKind::Empty => "empty",
            FileKind::NotAGame(not_a_game) => not_a_game.word(),
            FileKind::Other => "other",
        }
    }
}

impl Wanted {
    /// Whether a file of this kind is read.
    fn takes(self, kind: FileKind) -> bool {
        match kind {
            FileKind::Pgn | FileKind::SheetText | FileKind::SheetCsv => true,
            FileKind::Report | FileKind::Results => self == Wanted::Results,
            FileKind::Zip
            | FileKind::Tar
            | FileKind::Empty
            | FileKind::NotAGame(_)
            | FileKind::Other => false,
        }
    }
}
