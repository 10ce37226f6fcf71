//! What is done about a word that cannot be played: first it is asked whether the game is in other letters, then whether
//! what follows shows how the game went on; if neither, the replay of the main line ends there.

use crate::board::{Color, Move};
use crate::notation::Span;
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::written::WrittenMove;
use crate::notation::pgn::command::PgnCommand;
use crate::notation::pgn::lexer::{Layout, Lexer};
use crate::replay::alphabets::MainLine;
use crate::replay::first_sight::FirstSight;
use crate::replay::letters::Letters;
use crate::replay::record::{PlyFlags, Stop};
use crate::replay::resolve::{Refusal, resolve};
use crate::replay::resume::{Continuation, Fork, Resumption, Step, WordsAhead, takes_king};

use super::Run;
use super::written_so::flags_of_move;

/// A record with more faults than this is no record of a game.
const MOST_RESUMPTIONS: usize = 16;

/// What is still to be done of the way around a faulty word.
#[derive(Default)]
pub(super) struct Detour {
    /// So many words more are passed over.
    to_pass_over: usize,
    /// Two words that have changed places, as far as they are still to come.
    exchanged: Vec<(Span, Span)>,
    /// An illegal move has left a king in check, and he could be taken.
    king_hangs: bool,
    /// The last word was not played.
    pub(super) passed_over: bool,
}

impl Run<'_, '_> {
    /// The one legal move that fits. A king whom an illegal move has left in check is not taken.
    pub(super) fn resolved(&self, written: &WrittenMove) -> Result<Move, Refusal> {
        let board = &self.record.end;
        match resolve(board, written) {
            Ok(m) if self.detour.king_hangs && takes_king(board, m) => Err(Refusal::Illegal),
            found => found,
        }
    }

    /// A word behind the end of the replay, or on a detour.
    #[cold]
    pub(super) fn word_out_of_course(&mut self, span: Span) {
        if self.record.stop.is_some() {
            let mark = match self.letters.read_plain(span.bytes_of(self.text)) {
                Some(_) => None,
                None => Apart::at(self.text, span, self.record.is_sheet),
            };
            match mark {
                Some(mark) if !mark.if_true => self.lexer.on_behind(mark.span.end as usize),
                _ => self.unread.push(span),
            }
            return;
        }
        if self.detour.to_pass_over > 0 {
            self.detour.to_pass_over -= 1;
            return self.pass_over();
        }
        let mut exchanged = self.detour.exchanged.iter();
        let span = match exchanged.position(|(here, _)| *here == span) {
            Some(index) => self.detour.exchanged.remove(index).1,
            None => span,
        };
        self.other_word(span);
        self.settle();
    }

    fn pass_over(&mut self) {
        self.detour.passed_over = true;
        self.settle();
    }

    /// After a move: is anything of a detour left to do?
    #[inline]
    pub(super) fn settle(&mut self) {
        if !self.in_course {
            self.settle_detour();
        }
    }

    #[cold]
    fn settle_detour(&mut self) {
        let detour = &mut self.detour;
        detour.king_hangs = detour.king_hangs && self.record.end.could_take_king();
        self.in_course = self.record.stop.is_none()
            && detour.to_pass_over == 0
            && detour.exchanged.is_empty()
            && !detour.passed_over
            && !detour.king_hangs;
    }

    /// A word of the main line that no letters of this run make a legal move of.
    #[cold]
    pub(super) fn cannot_play(&mut self, stop: Stop) {
        self.in_course = false;
        let ahead = WordsAhead::read(self.text, stop.span, self.letters);
        self.other_letters = self.spaced_letters(stop.span);
        if self.may_be_foreign && self.other_letters.is_none() {
            self.may_be_foreign = false;
            self.other_letters = self.foreign_letters(&ahead);
        }
        if self.other_letters.is_some() {
            self.record.stop = Some(stop);
            return self.lexer.on_behind(self.text.len());
        }
        if self.goes_on
            && self.record.resumptions.len() < MOST_RESUMPTIONS
            && self.detour.exchanged.is_empty()
            && let Some(found) = self.fork(&stop, &ahead).best()
        {
            return self.go_on(stop, &found, &ahead);
        }
        self.unread.push(stop.span);
        self.record.stop = Some(stop);
    }

    /// The letters of the game if it is not in English. Nearly always the words tell at first sight that it is; otherwise every
    /// set is tried on all of them.
    fn foreign_letters(&self, ahead: &WordsAhead<'_>) -> Option<Letters> {
        if ahead.is_whole_text() && !self.doubtful_marks {
            let mut sight = FirstSight::default();
            let played = self.record.words.iter().map(|word| word.slice(self.text));
            played.for_each(|word| sight.add(word));
            ahead.look_at(&mut sight);
            if sight.is_english() {
                return None;
            }
        }
        let main_line = MainLine::new(self.text, self.movetext, self.letters.layout());
        main_line.foreign(&self.record.start)
    }

    /// The letters of a game with blanks between the squares of its moves, `e2 - e4`, if this word is half of such a move.
    fn spaced_letters(&mut self, word: Span) -> Option<Letters> {
        if !self.may_be_spaced {
            return None;
        }
        let layout = Layout::SpacedGame;
        let whole = Lexer::new(self.text, word.start as usize)
            .laid_out(layout)
            .next_token()?;
        if whole.span.end <= word.end {
            return None;
        }
        self.may_be_spaced = false;
        let main_line = MainLine::new(self.text, self.movetext, layout);
        main_line.spaced(&self.record.start, self.alphabets, self.record.words.len())
    }

    fn fork<'f>(&'f self, stop: &'f Stop, ahead: &'f WordsAhead<'f>) -> Fork<'f> {
        let record = &self.record;
        let mut last = record.words.iter().rev().map(|word| word.slice(self.text));
        Fork {
            board: &record.end,
            fault: &stop.fault,
            ahead,
            before: [last.next(), last.next()],
            may_be_left_out: self.numbers.side_skipped || record.is_sheet || !self.numbers.seen,
            is_first: record.resumptions.is_empty(),
            is_sheet: record.is_sheet,
        }
    }

    fn go_on(&mut self, mut stop: Stop, found: &Continuation, ahead: &WordsAhead<'_>) {
        let span = stop.span;
        let offers_draw = stop.written.is_some_and(|written| written.draw_offer);
        stop.words_left = ahead.len() as u32;
        if self.record.resumptions.is_empty() {
            self.record.first_fault = Some(self.record.end.clone());
        }
        self.record.resumptions.push(Resumption::new(stop, found));
        match found.step {
            Step::Make(m) => {
                self.make_unwritten(m, span);
                if offers_draw {
                    self.place(PgnCommand::OfferDraw);
                }
            }
            Step::MakeAhead(m) => {
                // The number that told of it counts with the move that was left out.
                let is_black = self.record.end.turn() == Color::Black;
                if self.numbers.side_skipped && is_black {
                    self.numbers.offset -= 1;
                }
                self.numbers.side_skipped = false;
                self.make_unwritten(m, Span::new(span.start as usize, span.start as usize));
                self.other_word(span);
            }
            Step::PassOver(words) => {
                self.detour.to_pass_over = words - 1;
                self.pass_over();
            }
            Step::Exchange(other) => {
                if let Some(other) = ahead.span(other) {
                    self.detour.exchanged.push((other, span));
                    self.other_word(other);
                }
            }
        }
        self.settle();
    }

    /// Makes a move that is not what is written: of its writing nothing is noted.
    fn make_unwritten(&mut self, m: Move, span: Span) {
        let flags = flags_of_move(&self.record.end, m);
        let flags = flags.with(PlyFlags::SIGN, flags.has(PlyFlags::CAPTURE));
        self.record.play(m, flags, span);
        self.detour.passed_over = false;
        self.detour.king_hangs = self.record.end.could_take_king();
    }
}
