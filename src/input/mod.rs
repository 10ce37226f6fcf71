//! Paths come in, blocks of whole games go out, as bytes and in the order of the command line.
//!
//! Folders are walked, archives unpacked, UTF-16 turned into UTF-8, line ends made comparable, and the text is cut
//! where games begin. Memory stays flat: no file is ever held whole, but for a scoresheet, which is one game.
//! This folder knows nothing of chess beyond what a tag line and a written move look like from afar, decides nothing
//! about the moves, and drops no byte of a game: what cannot be read comes out as an error that names the file.

mod blocks;
mod cut;
mod decompress;
pub mod encoding;
mod error;
mod line_ends;
mod progress;
mod reading;
mod sniff;
mod sources;
mod starts;
mod text;
mod utf16;

use std::sync::Arc;

pub use blocks::{Blocks, Skipped};
pub use decompress::unpacked;
pub use error::{InputError, NotAGame};
pub use sources::Inputs;
pub use starts::{game_slices, game_starts};

/// What a file holds, by its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
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
}

/// What the caller can make use of beside games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wanted {
    #[default]
    Games,
    /// Tournament reports too.
    Reports,
    /// These and tables of results.
    Results,
}

impl Wanted {
    /// The kind of a file that holds no moves, if it is wanted all the same.
    fn kind_of(self, why: NotAGame) -> Option<Kind> {
        match why {
            NotAGame::TournamentReport if self >= Wanted::Reports => Some(Kind::Report),
            NotAGame::TableOfResults if self >= Wanted::Results => Some(Kind::Results),
            _ => None,
        }
    }
}

/// Whole games of one file, in order. The blocks of a file follow one another; none is empty.
#[derive(Clone, Debug)]
pub struct Block {
    /// The file as given on the command line: `games/a.pgn`, a member of an archive `a.zip/b.pgn`, or `-`.
    pub file: Arc<str>,
    pub kind: Kind,
    /// The text in its own encoding, but for UTF-16, which is UTF-8 here. A byte order mark at the start of the file
    /// is gone and a bare CR is `\n`, so positions and line counts hold; CRLF stays.
    pub bytes: Vec<u8>,
    /// The first block of its file: the numbering of games and lines starts anew.
    pub first: bool,
    /// The last block of its file. A file given up in the middle ends with an error instead.
    pub last: bool,
    /// `utf-16le` or `utf-16be` when the file was written so.
    pub transcoded: Option<&'static str>,
    /// Bytes read from disk when this block was cut, over all inputs so far; compressed bytes where compressed.
    pub consumed: u64,
}
