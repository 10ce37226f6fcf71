//! A block: whole games of one file, numbered, with their lines.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use super::FileKind;
use super::encoding::{Decoded, Encoding, decode, every_reading};
use super::line_ends::BareReturns;

/// Whole games of one file, in order. The blocks of a file follow one another; none is empty.
#[derive(Clone, Debug)]
pub struct Block {
    /// The file as given on the command line: `games/a.pgn`, a member of an archive `a.zip/b.pgn`, or `-`.
    pub file: Arc<str>,
    /// The place of the file among all that are read, from zero.
    pub file_index: usize,
    pub kind: FileKind,
    /// How many bytes of the text of the file stand before this block, the byte order mark included.
    pub offset: u64,
    /// The text in its own encoding, but for UTF-16 and encodings of several bytes to a character, which are UTF-8 here. A byte order mark at the start of the file
    /// is gone and a bare CR is `\n`, so positions and line counts hold; CRLF stays.
    pub bytes: Vec<u8>,
    /// Where it was a bare CR.
    pub(super) bare: BareReturns,
    /// The games, which follow one another without a gap. A report or a table of results holds none.
    pub games: Vec<GameText>,
    /// The number of the first of them in its file, from one.
    pub first_game: u64,
    /// Text ahead of the first game of the file that is no game.
    pub stray: Option<Range<usize>>,
    /// The first block of its file.
    pub first: bool,
    /// Where parts begin that have been turned into UTF-8, with the name of what they were, and where they end.
    pub(super) transcoded: Vec<(usize, Option<&'static str>)>,
    /// The encoding of lines that are not UTF-8, from the evidence of the file so far.
    pub(super) guess: Encoding,
    /// The user has said the encoding.
    pub(super) forced: bool,
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
        // What has been turned into UTF-8 is that, whatever the user said of the file.
        let forced = self.forced && self.transcoded(part.start).is_none();
        decode(&self.bytes[part.clone()], self.guess, forced)
    }

    /// A part of the block in every encoding that it may be in, where that is a guess.
    pub fn every_reading(&self, part: &Range<usize>) -> impl Iterator<Item = Decoded<'_>> {
        let is_guess = !self.forced && self.transcoded(part.start).is_none();
        let bytes = &self.bytes[part.clone()];
        every_reading(bytes).filter(move |_| is_guess)
    }

    /// What the text at this place was written in, if it has been turned into UTF-8.
    pub(super) fn transcoded(&self, at: usize) -> Option<&'static str> {
        let mut parts = self.transcoded.iter().rev();
        parts
            .find(|(begin, _)| *begin <= at)
            .and_then(|(_, name)| *name)
    }

    /// The encodings of a part, as reports name them. In a file of several bytes to a character, ASCII is UTF-8 as anywhere,
    /// unless the user has said what all of it is.
    pub fn encodings(&self, part: &Range<usize>, decoded: &Decoded<'_>) -> Cow<'static, str> {
        let is_utf16 = |name: &&str| name.starts_with("utf-16");
        match self.transcoded(part.start) {
            Some(name) if is_utf16(&name) || self.forced || !decoded.text.is_ascii() => name.into(),
            _ => decoded.encodings.text(),
        }
    }

    /// The game with this number in its file as a block of its own.
    pub fn one_game(&self, game: u64) -> Option<Block> {
        let index = usize::try_from(game.checked_sub(self.first_game)?).ok()?;
        let place = self.games.get(index)?;
        // What stands ahead of the first game belongs to what is told of it.
        let stray = self.stray.as_ref().filter(|_| index == 0);
        let from = stray.map_or(place.bytes.start, |stray| stray.start);
        let moved = |part: &Range<usize>| part.start - from..part.end - from;
        let transcoded = self.transcoded.iter();
        Some(Block {
            file: Arc::clone(&self.file),
            offset: self.offset + from as u64,
            bytes: self.bytes[from..place.bytes.end].to_vec(),
            bare: BareReturns::default(),
            games: vec![GameText {
                bytes: moved(&place.bytes),
                line: place.line,
            }],
            first_game: game,
            stray: stray.map(moved),
            first: self.first && index == 0,
            transcoded: transcoded
                .map(|(at, name)| (at.saturating_sub(from), *name))
                .collect(),
            ..*self
        })
    }

    /// What of the block is in games, or in the lines of a report.
    pub fn games_span(&self) -> Range<usize> {
        match (self.games.first(), self.games.last()) {
            (Some(first), Some(last)) => first.bytes.start..last.bytes.end,
            _ if self.holds_results() => 0..self.bytes.len(),
            _ => 0..0,
        }
    }

    /// Whether it is a report or a table of results, which holds no games.
    pub fn holds_results(&self) -> bool {
        matches!(self.kind, FileKind::Report | FileKind::Results)
    }

    /// The whole block as text.
    pub fn decode_all(&self) -> Decoded<'_> {
        self.decode(&(0..self.bytes.len()))
    }
}
