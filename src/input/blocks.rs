//! The games of one text in blocks: numbered, with their lines, made once while the text is read. What stands in no game
//! is noted as a gap.

use std::collections::VecDeque;
use std::io::Read;
use std::iter;
use std::ops::Range;
use std::sync::Arc;

use super::account::{Gap, GapReason};
use super::block::{Block, GameText};
use super::block_error::BlockError;
use super::cut::{Cutter, PassedOver, Sizes, TextPiece};
use super::cut_off::{CutOffGame, whole_part};
use super::decompress::{Compression, is_zip};
use super::encoding::{Detector, Encoding, decode};
use super::error::{InputError, NotUnpacked};
use super::line_ends::{self, BareReturns};
use super::mixed::Writing;
use super::sniff::{FoundBy, begins_like_a_game};
use super::starts::{below_rules, is_blank};
use super::text::{Peeked, Text};
use super::{FileKind, Wanted};
use crate::notation::sheet::later_sheets;

/// Blocks hold about so much: small enough that a block and its rows stay in a core's own cache and that the
/// allocator hands out the same pages again. Fixed, so that nothing in a report can depend on the machine.
pub(super) const SIZES: Sizes = Sizes {
    target: 1 << 18,
    together: usize::MAX,
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

/// The blocks of one text in order, and the errors between and behind them.
pub(super) struct Blocks<'a> {
    file: Arc<str>,
    kind: FileKind,
    writing: Writing,
    pieces: Box<dyn Iterator<Item = Result<TextPiece, BlockError>> + 'a>,
    /// What is left of the piece at hand, and its encoding if it is not UTF-8.
    parts: VecDeque<TextPiece>,
    guess: Encoding,
    together: usize,
    detector: Detector,
    forced: bool,
    next_game: u64,
    /// The text of the file up to the next piece, the byte order mark included.
    offset: u64,
    /// What stands in no game, so far.
    pub(super) gaps: Vec<Gap>,
    /// The game behind whose beginning reading failed.
    cut_off: Option<CutOffGame>,
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
            kind => Box::new(whole(text.reader, kind, sizes)),
        };
        let mark = Gap {
            line: 1,
            bytes: text.mark as u64,
            reason: GapReason::ByteOrderMark,
        };
        Blocks {
            offset: mark.bytes,
            cut_off: None,
            gaps: Some(mark)
                .filter(|mark| mark.bytes > 0)
                .into_iter()
                .collect(),
            file,
            kind: text.kind,
            writing: text.writing,
            pieces,
            parts: VecDeque::new(),
            guess: Encoding::WINDOWS_1252,
            together: sizes.together,
            detector: Detector::new(encoding),
            forced: encoding.is_some(),
            next_game: 1,
        }
    }

    fn block(&mut self, piece: TextPiece) -> Block {
        let length = piece.bytes.len();
        let offset = self.offset;
        self.offset += length as u64;
        let guess = self.guess;
        let (stray, mut games) = match self.kind {
            FileKind::Pgn => games_of(&piece),
            FileKind::SheetText | FileKind::SheetCsv => {
                (None, sheets_of(&piece.bytes, guess, self.forced))
            }
            _ => (None, Vec::new()),
        };
        if self.kind == FileKind::Pgn {
            let ahead = games.first().map_or(length, |game| game.bytes.start);
            self.gap_ahead(ahead, &stray);
        }
        let first_game = self.next_game;
        if piece.torn {
            self.cut_off(&piece.bytes, &mut games);
        }
        self.next_game += games.len() as u64;
        Block {
            file: Arc::clone(&self.file),
            // Whoever reads several files numbers them.
            file_index: 0,
            offset,
            kind: self.kind,
            guess,
            forced: self.forced,
            bytes: piece.bytes,
            bare: piece.bare,
            games,
            first_game,
            stray,
            first: piece.first,
            transcoded: self.writing.of_part(offset, length),
            consumed: 0,
        }
    }
}

impl Blocks<'_> {
    /// Notes what stands ahead of the first game. It does so in the first block of a text only.
    fn gap_ahead(&mut self, length: usize, stray: &Option<Range<usize>>) {
        if length > 0 {
            self.gaps.push(Gap {
                line: 1,
                bytes: length as u64,
                reason: match stray {
                    Some(_) => GapReason::StrayAhead,
                    None => GapReason::BlankAhead,
                },
            });
        }
    }

    /// Takes what is not whole out of the last game of a text that could not be read to its end: it would be accused of
    /// what is missing.
    fn cut_off(&mut self, bytes: &[u8], games: &mut Vec<GameText>) {
        let number = self.next_game + games.len() as u64;
        let Some(last) = games.last_mut() else {
            return;
        };
        let text = &bytes[last.bytes.clone()];
        // A sheet need not say where it ends.
        let whole = match self.kind {
            FileKind::Pgn => whole_part(text),
            _ => 0,
        };
        let lines = lines(&text[..whole]);
        if whole < text.len() {
            self.gaps.push(Gap {
                line: last.line + lines,
                bytes: (text.len() - whole) as u64,
                reason: GapReason::CutOff,
            });
        }
        if whole > 0 {
            last.bytes.end = last.bytes.start + whole;
            return;
        }
        self.cut_off = Some(CutOffGame {
            game: number - 1,
            line: last.line,
        });
        games.pop();
    }

    /// What there is to say of odd bytes when all has been read, once.
    fn odd_bytes(&mut self) -> Option<Result<TextPiece, BlockError>> {
        let odd = std::mem::take(&mut self.writing).odd_bytes();
        (odd.count > 0).then_some(Err(BlockError::OddBytes(odd)))
    }

    /// Notes what was passed over.
    fn pass_over(&mut self, passed: PassedOver) {
        self.offset += passed.bytes;
        // It has its number, so that those behind it keep theirs.
        self.next_game += u64::from(passed.is_game);
        self.gaps.push(Gap {
            line: passed.line,
            bytes: passed.bytes,
            reason: GapReason::TooLong,
        });
    }
}

impl Iterator for Blocks<'_> {
    type Item = Result<Block, BlockError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(part) = self.parts.pop_front() {
            return Some(Ok(self.block(part)));
        }
        let piece = match self.pieces.next().or_else(|| self.odd_bytes())? {
            // The lines of a report hang together: half of one would be accused of what is missing.
            Ok(piece) if piece.torn && self.kind.is_table() => {
                self.gaps.push(Gap {
                    line: 1,
                    bytes: piece.bytes.len() as u64,
                    reason: GapReason::CutOff,
                });
                self.pieces.next()?
            }
            piece => piece,
        };
        Some(match piece {
            Ok(piece) => {
                self.guess = self.detector.see(&piece.bytes);
                self.parts = piece.in_parts(self.together);
                return self.next();
            }
            Err(BlockError::Read { cause, .. }) => Err(BlockError::Read {
                cause,
                cut_off: self.cut_off.take(),
            }),
            Err(BlockError::TooLong(passed)) => {
                self.pass_over(passed);
                Err(BlockError::TooLong(passed))
            }
            Err(error) => {
                if let BlockError::WholeTooLong { read, .. } = error {
                    self.gaps.push(Gap {
                        line: 1,
                        bytes: read as u64,
                        reason: GapReason::TooLong,
                    });
                }
                Err(error)
            }
        })
    }
}

/// What a text is called that has no file.
const NO_FILE: &str = "-";

/// The blocks of a text in memory; none where it holds nothing that is wanted.
pub fn blocks_of_text(text: &str, wanted: Wanted) -> impl Iterator<Item = Block> {
    let content = Peeked::content(text.as_bytes());
    // Reading from memory cannot fail, and there are no limits.
    let text = Text::open(content, NO_FILE, FoundBy::Name, wanted, None).ok();
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
        let cause = NotUnpacked::AsStream;
        return Box::new(iter::once(Err(InputError::CannotUnpack { file, cause })));
    }
    let wanted = Wanted::Games;
    match Text::open(content, NO_FILE, FoundBy::Name, wanted, encoding) {
        Ok(text) if wanted.takes(text.kind) => {
            let blocks = Blocks::new(text, Arc::clone(&file), encoding, SIZES);
            Box::new(blocks.map(move |block| block.map_err(|error| error.in_file(&file, format))))
        }
        Ok(text) => {
            let kind = text.kind;
            Box::new(iter::once(Err(InputError::NoGame { file, kind })))
        }
        Err(cause) => Box::new(iter::once(Err(
            BlockError::from(cause).in_file(&file, format)
        ))),
    }
}

/// The games of a piece, and what stands ahead of them unless it is blank: a game without tags, or else stray text.
fn games_of(piece: &TextPiece) -> (Option<Range<usize>>, Vec<GameText>) {
    let length = piece.bytes.len();
    let first = piece.starts.first().map_or(length, |start| start.at);
    let ahead = &piece.bytes[..first];
    // Lines that set games apart may stand ahead of the first too.
    let rules = first - below_rules(ahead).len();
    let (stray, is_game) = match is_blank(ahead) {
        true => (0, false),
        false if begins_like_a_game(&ahead[rules..]) => (rules, true),
        // Where nothing else begins a game, the whole is one: what cannot be read in it is told there.
        false if piece.starts.is_empty() => (0, true),
        false => (first, false),
    };
    let stray = Some(0..stray).filter(|stray| !is_blank(&ahead[stray.clone()]));
    let from = stray.as_ref().map_or(0, |stray| stray.end);
    let untagged = is_game.then(|| GameText {
        bytes: from..first,
        line: 1 + lines(&ahead[..from]),
    });
    let ends = piece.starts.iter().skip(1).map(|start| start.at);
    let tagged = piece.starts.iter().zip(ends.chain([length]));
    let tagged = tagged.map(|(start, end)| GameText {
        bytes: start.at..end,
        line: start.line,
    });
    (stray, untagged.into_iter().chain(tagged).collect())
}

/// The sheets of a text, one below the other. Where they begin is a matter of words, so that the text is read for it; its
/// lines are the same in any encoding.
fn sheets_of(bytes: &[u8], guess: Encoding, forced: bool) -> Vec<GameText> {
    let text = decode(bytes, guess, forced).text;
    let mut later = later_sheets(&text).into_iter().peekable();
    let mut games = vec![GameText {
        bytes: 0..bytes.len(),
        line: 1,
    }];
    for (line, end) in (2..).zip(memchr::memchr_iter(b'\n', bytes)) {
        if later.next_if(|start| u64::from(*start) == line).is_some() {
            if let Some(last) = games.last_mut() {
                last.bytes.end = end + 1;
            }
            games.push(GameText {
                bytes: end + 1..bytes.len(),
                line,
            });
        }
    }
    games
}

fn lines(text: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', text).count() as u64
}

/// A text that is read whole: a scoresheet, a report or a table.
fn whole(
    reader: impl Read,
    kind: FileKind,
    sizes: Sizes,
) -> impl Iterator<Item = Result<TextPiece, BlockError>> {
    let longest = match kind.is_table() {
        true => sizes.longest_table,
        false => sizes.longest_sheet,
    };
    let mut bytes = Vec::new();
    let read = reader
        .take((longest as u64).saturating_add(1))
        .read_to_end(&mut bytes);
    if bytes.len() > longest {
        let error = BlockError::WholeTooLong {
            kind,
            mebibytes: longest / MEBIBYTE,
            read: bytes.len(),
        };
        return [Some(Err(error)), None].into_iter().flatten();
    }
    let mut bare = BareReturns::default();
    line_ends::unify(&mut bytes, 0, true, &mut bare);
    let piece = TextPiece {
        bytes,
        starts: Vec::new(),
        bare,
        first: true,
        torn: read.is_err(),
    };
    let error = read.err().map(|cause| Err(cause.into()));
    [Some(Ok(piece)), error].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(text: &str) -> Block {
        let content = Peeked::content(text.as_bytes());
        let text = Text::open(content, "a.pgn", FoundBy::Name, Wanted::Games, None);
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
