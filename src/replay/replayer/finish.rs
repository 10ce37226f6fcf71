//! What can be said only when all words have been read: how many of them were not played, and whether the last ones were a
//! signal and no moves.

use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::{GameResult, ResultReading, read_result};
use crate::replay::record::PlyFlags;
use crate::replay::signal::{KingSignal, centre_square, legal_signal};

use super::Run;

impl Run<'_, '_> {
    /// Behind the last word: how many were left, and whether the last ones were kings put in the centre.
    pub(super) fn finish(&mut self) {
        let words_left = self.unread.len() as u32;
        if let Some(stop) = &mut self.record.stop {
            stop.words_left = words_left;
            self.record.signal = self.illegal_signal();
        } else if let (Some(last), Some(result)) = (self.record.moves.last(), self.decided()) {
            let is_capture = self
                .record
                .flags_of(self.record.plies())
                .has(PlyFlags::CAPTURE);
            if !is_capture {
                self.record.signal =
                    legal_signal(&self.record.end, last.to(), self.record.plies(), result);
            }
        }
    }

    fn decided(&self) -> Option<GameResult> {
        if let Some((_, result)) = self.record.result
            && result != GameResult::Unfinished
        {
            return Some(result);
        }
        match read_result(&self.record.tags.get(Tag::Result, self.text)?) {
            ResultReading::Result(result) => Some(result),
            _ => None,
        }
    }

    /// The last one or two words are kings put on centre squares, and no moves.
    fn illegal_signal(&self) -> Option<KingSignal> {
        if self.unread.len() > 2 {
            return None;
        }
        let board = &self.record.end;
        let mut squares = self.unread.iter().map(|span| {
            let readings = self.letters.read(span.slice(self.text));
            let square = |written| centre_square(written, board);
            readings.iter().find_map(square)
        });
        let first = squares.next()??;
        let second = match squares.next() {
            None => None,
            Some(square) => Some(square?),
        };
        // One king alone is a signal only where there is a result to signal, and takes nothing.
        if second.is_none() {
            let opponent = board.colored(board.turn().opposite());
            let has_result = !matches!(self.decided(), None | Some(GameResult::Unfinished));
            if !has_result || opponent.contains(first) {
                return None;
            }
        }
        Some(KingSignal {
            ply: self.record.plies() + 1,
            first,
            second,
            legal: false,
        })
    }
}
