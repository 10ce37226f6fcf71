//! Words that are two moves: `Nf3Nc6`, `1.e4e5`.

use super::{Run, Span};
use crate::replay::glued::{Pair, parts};

impl Run<'_, '_> {
    /// Takes a word that nobody can read for the two that it falls into, if it does; gives whether it does.
    #[cold]
    pub(super) fn falls_apart(&mut self, word: Span) -> bool {
        let Some([first, second]) = parts(self.text, word, self.letters.layout()) else {
            return false;
        };
        self.other_word(first);
        self.settle();
        self.word(second);
        self.pass_empty_cell();
        true
    }

    /// Plays a word that cannot be played as one move, but as two; gives whether it can.
    #[cold]
    pub(super) fn is_pair(&mut self, word: Span) -> bool {
        let goes_on = match self.record.words[..] {
            [] => true,
            [.., before, last] => before.end == last.start,
            _ => false,
        };
        let pair = Pair::of(self.text, word, self.letters, goes_on);
        let Some(pair) = pair.on(&self.record.end, word, self.letters) else {
            return false;
        };
        for (m, written, span) in pair {
            self.make(m, &written, span);
        }
        self.pass_empty_cell();
        true
    }

    /// On a scoresheet the cell beside two moves in one is empty.
    fn pass_empty_cell(&mut self) {
        let end = self.record.words.last().map_or(0, |last| last.end as usize);
        let behind = &self.text[end..];
        let blanks = behind.len() - behind.trim_start().len();
        if behind
            .trim_start()
            .starts_with(crate::notation::sheet::EMPTY_CELL)
            && self.in_course
        {
            self.lexer
                .on_behind(end + blanks + crate::notation::sheet::EMPTY_CELL.len());
        }
    }
}
