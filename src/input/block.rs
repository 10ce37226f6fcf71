//! The games of one text in blocks: numbered, with their lines, made once while the text is read.

use std::io::{self, Read};
use std::iter;
use std::ops::Range;
use std::sync::Arc;

use super::cut::{CutError, Cutter, Sizes, TextPiece};
use super::decompress::{Compression, is_zip};
use super::encoding::{Decoded, Detector, Encoding, decode};
use super::error::InputError;
use super::limits::UnpackLimit;
use super::line_ends;
use super::sniff::{FoundBy, begins_like_a_game};
use super::starts::is_blank;
use super::text::{Peeked, Text};
use super::{FileKind, Wanted};

/// Blocks hold about so much: small enough that a block and its rows stay in a core's own cache and that the
/// allocator hands out the same pages again. Fixed, so that nothing in a report can depend on the machine.
pub(super) const SIZES: Sizes = Sizes {
    target: 1 << 18,
    limit: 64 * MEBIBYTE,
    // No honest sheet comes near this.
    longest_sheet: 16 * MEBIBYTE,
    // A table may hold a million games.
    longest_table: 1024 * MEBIBYTE,
};

/// A text that is in memory already has no limits.
const IN_MEMORY: Sizes = Sizes {
    limit: usize::MAX,
    longest_sheet: usize::MAX,
    longest_table: usize::MAX,
    ..SIZES
};

pub(super) const MEBIBYTE: usize = 1 << 20;

/// Whole games of one file, in order. The blocks of a file follow one another; none is empty.
#[derive(Clone, Debug)]
pub struct Block {
    /// The file as given on the command line: `games/a.pgn`, a member of an archive `a.zip/b.pgn`, or `-`.
    pub file: Arc<str>,
    pub kind: FileKind,
    /// The text in its own encoding, but for UTF-16, which is UTF-8 here. A byte order mark at the start of the file
    /// is gone and a bare CR is `\n`, so positions and line counts hold; CRLF stays.
    pub bytes: Vec<u8>,
    /// The games, which follow one another without a gap. A report or a table of results holds none.
    pub games: Vec<GameText>,
    /// The number of the first of them in its file, from one.
    pub first_game: u64,
    /// Text ahead of the first game of the file that is no game.
    pub stray: Option<Range<usize>>,
    /// The first block of its file.
    pub first: bool,
    /// `utf-16le` or `utf-16be` when the file was written so.
    pub transcoded: Option<&'static str>,
    /// The encoding of lines that are not UTF-8, from the evidence of the file so far.
    guess: Encoding,
    /// The user has said the encoding.
    forced: bool,
    /// Bytes read from disk when this block was cut, over all inputs so far; compressed bytes where compressed.
    pub consumed: u64,
}

/// Where a game stands in its block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    pub bytes: Range<usize>,
    /// The line of the file on which it begins, from one.
    pub line: u64,
}

impl Block {
    /// A part of the block as text.
    pub fn decode(&self, part: &Range<usize>) -> Decoded<'_> {
        decode(&self.bytes[part.clone()], self.guess, self.forced)
    }

    /// The whole block as text.
    pub fn decode_all(&self) -> Decoded<'_> {
        self.decode(&(0..self.bytes.len()))
    }
}

/// Why a text was not read to its end.
#[derive(Debug)]
pub(super) enum BlockError {
    Read(io::Error),
    NoGameStart { mebibytes: usize },
    SheetTooLong { mebibytes: usize },
    TableTooLong { mebibytes: usize },
}

impl BlockError {
    /// The error of a file. If it is compressed, the compressed data is at fault, else the disk.
    pub(super) fn in_file(self, file: &Arc<str>, format: Option<&'static str>) -> InputError {
        let file = Arc::clone(file);
        if let BlockError::Read(cause) = &self
            && let Some(limit) = UnpackLimit::exceeded_by(cause)
        {
            return InputError::UnpacksToMore { file, limit };
        }
        match (self, format) {
            (BlockError::Read(cause), None) => InputError::on_disk(&file, cause),
            (BlockError::Read(cause), Some(format)) => InputError::Damaged {
                file,
                format,
                cause,
            },
            (BlockError::NoGameStart { mebibytes }, _) => {
                InputError::NoGameStart { file, mebibytes }
            }
            (BlockError::SheetTooLong { mebibytes }, _) => {
                InputError::SheetTooLong { file, mebibytes }
            }
            (BlockError::TableTooLong { mebibytes }, _) => {
                InputError::TableTooLong { file, mebibytes }
            }
        }
    }
}

impl From<CutError> for BlockError {
    fn from(error: CutError) -> BlockError {
        match error {
            CutError::Read(cause) => BlockError::Read(cause),
            CutError::NoGameStart { length } => BlockError::NoGameStart {
                mebibytes: length / MEBIBYTE,
            },
        }
    }
}

/// The blocks of one text in order. An error stands behind the last of them.
pub(super) struct Blocks<'a> {
    file: Arc<str>,
    kind: FileKind,
    transcoded: Option<&'static str>,
    pieces: Box<dyn Iterator<Item = Result<TextPiece, BlockError>> + 'a>,
    detector: Detector,
    forced: bool,
    next_game: u64,
}

impl<'a> Blocks<'a> {
    pub(super) fn new(
        text: Text<'a>,
        file: Arc<str>,
        encoding: Option<Encoding>,
        sizes: Sizes,
    ) -> Blocks<'a> {
        let pieces: Box<dyn Iterator<Item = Result<TextPiece, BlockError>> + 'a> = match text.kind {
            FileKind::Pgn => {
                let cutter = Cutter::new(text.reader, sizes);
                Box::new(cutter.map(|piece| piece.map_err(BlockError::from)))
            }
            FileKind::Report | FileKind::Results => {
                let too_long = |mebibytes| BlockError::TableTooLong { mebibytes };
                Box::new(whole(text.reader, sizes.longest_table, too_long))
            }
            _ => {
                let too_long = |mebibytes| BlockError::SheetTooLong { mebibytes };
                Box::new(whole(text.reader, sizes.longest_sheet, too_long))
            }
        };
        Blocks {
            file,
            kind: text.kind,
            transcoded: text.transcoded,
            pieces,
            detector: Detector::new(encoding),
            forced: encoding.is_some(),
            next_game: 1,
        }
    }

    fn block(&mut self, piece: TextPiece) -> Block {
        let length = piece.bytes.len();
        let (stray, games) = match self.kind {
            FileKind::Pgn => games_of(&piece),
            FileKind::SheetText | FileKind::SheetCsv => (
                None,
                vec![GameText {
                    bytes: 0..length,
                    line: 1,
                }],
            ),
            _ => (None, Vec::new()),
        };
        let first_game = self.next_game;
        self.next_game += games.len() as u64;
        Block {
            file: Arc::clone(&self.file),
            kind: self.kind,
            guess: self.detector.see(&piece.bytes),
            forced: self.forced,
            bytes: piece.bytes,
            games,
            first_game,
            stray,
            first: piece.first,
            transcoded: self.transcoded,
            consumed: 0,
        }
    }
}

impl Iterator for Blocks<'_> {
    type Item = Result<Block, BlockError>;

    fn next(&mut self) -> Option<Self::Item> {
        let piece = self.pieces.next()?;
        Some(piece.map(|piece| self.block(piece)))
    }
}

/// What a text is called that has no file.
const NO_FILE: &str = "-";

/// The blocks of a text in memory; none where it holds nothing that is wanted.
pub fn blocks_of_text(text: &str, wanted: Wanted) -> impl Iterator<Item = Block> {
    let content = Peeked::content(text.as_bytes());
    // Reading from memory cannot fail, and there are no limits.
    let text = Text::open(content, NO_FILE, FoundBy::Name, wanted).ok();
    let text = text.filter(|text| wanted.takes(text.kind));
    let blocks = text.map(|text| Blocks::new(text, NO_FILE.into(), None, IN_MEMORY));
    blocks.into_iter().flatten().flatten()
}

/// The blocks of a stream, plain or compressed. An error stands behind the last of them.
pub fn blocks_of_reader<'a>(
    reader: impl Read + 'a,
    encoding: Option<Encoding>,
) -> Box<dyn Iterator<Item = Result<Block, InputError>> + 'a> {
    let file: Arc<str> = NO_FILE.into();
    let content = Peeked::content(reader);
    let format = Compression::of_content(&content.head).map(Compression::name);
    if is_zip(&content.head) {
        let cause = "a zip archive cannot be read as a stream".to_owned();
        return Box::new(iter::once(Err(InputError::CannotUnpack { file, cause })));
    }
    let wanted = Wanted::Games;
    match Text::open(content, NO_FILE, FoundBy::Name, wanted) {
        Ok(text) if wanted.takes(text.kind) => {
            let blocks = Blocks::new(text, Arc::clone(&file), encoding, SIZES);
            Box::new(blocks.map(move |block| block.map_err(|error| error.in_file(&file, format))))
        }
        Ok(text) => {
            let kind = text.kind;
            Box::new(iter::once(Err(InputError::NoGame { file, kind })))
        }
        Err(cause) => Box::new(iter::once(Err(
            BlockError::Read(cause).in_file(&file, format)
        ))),
    }
}

/// The games of a piece, and what stands ahead of them unless it is blank: a game without tags, or else stray text.
fn games_of(piece: &TextPiece) -> (Option<Range<usize>>, Vec<GameText>) {
    let length = piece.bytes.len();
    let first = piece.starts.first().map_or(length, |start| start.at);
    let ahead = &piece.bytes[..first];
    let (stray, untagged) = match is_blank(ahead) {
        true => (None, None),
        // Where nothing else begins a game, the whole is one: what cannot be read in it is told there.
        false if piece.starts.is_empty() || begins_like_a_game(ahead) => (
            None,
            Some(GameText {
                bytes: 0..first,
                line: 1,
            }),
        ),
        false => (Some(0..first), None),
    };
    let ends = piece.starts.iter().skip(1).map(|start| start.at);
    let tagged = piece.starts.iter().zip(ends.chain([length]));
    let tagged = tagged.map(|(start, end)| GameText {
        bytes: start.at..end,
        line: start.line,
    });
    (stray, untagged.into_iter().chain(tagged).collect())
}

/// A text that is read whole: a scoresheet, a report or a table.
fn whole(
    reader: impl Read,
    longest: usize,
    too_long: fn(usize) -> BlockError,
) -> impl Iterator<Item = Result<TextPiece, BlockError>> {
    let mut bytes = Vec::new();
    let read = reader
        .take((longest as u64).saturating_add(1))
        .read_to_end(&mut bytes);
    if bytes.len() > longest {
        return [Some(Err(too_long(longest / MEBIBYTE))), None]
            .into_iter()
            .flatten();
    }
    line_ends::unify(&mut bytes, 0, true);
    let piece = TextPiece {
        bytes,
        starts: Vec::new(),
        first: true,
    };
    let error = read.err().map(|cause| Err(BlockError::Read(cause)));
    [Some(Ok(piece)), error].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(text: &str) -> Block {
        let content = Peeked::content(text.as_bytes());
        let text = Text::open(content, "a.pgn", FoundBy::Name, Wanted::Games);
        let blocks = Blocks::new(text.expect("readable"), "a.pgn".into(), None, SIZES);
        let mut blocks: Vec<Block> = blocks.map(|block| block.expect("readable")).collect();
        assert_eq!(blocks.len(), 1);
        blocks.remove(0)
    }

    fn games(block: &Block) -> Vec<(u64, &str)> {
        let text =
            |game: &GameText| std::str::from_utf8(&block.bytes[game.bytes.clone()]).expect("ASCII");
        let games = block.games.iter();
        games
            .map(|game| (game.line, text(game).lines().next().unwrap_or_default()))
            .collect()
    }

    #[test]
    fn text_ahead_of_the_first_game_is_stray_unless_it_begins_like_a_game() {
        let with = block("Games of 1985\n\n[Event \"a\"]\n");
        assert_eq!(games(&with), [(3, "[Event \"a\"]")]);
        assert_eq!(with.stray, Some(0..15));
        let blank = block("\r\n \n[Event \"a\"]\n");
        assert_eq!(
            (games(&blank), blank.stray.clone()),
            (vec![(3, "[Event \"a\"]")], None)
        );
        let untagged = block("1. e4 e5 *\n\n[Event \"a\"]\n[Site \"b\"]\n");
        assert_eq!(games(&untagged), [(1, "1. e4 e5 *"), (3, "[Event \"a\"]")]);
        assert_eq!(untagged.stray, None);
    }

    #[test]
    fn a_game_without_tags_whose_first_move_cannot_be_played_is_a_game() {
        assert_eq!(games(&block("1. Ke2 e5 *\n")), [(1, "1. Ke2 e5 *")]);
    }
}
