//! Which letters a game is written in. PGN is English unless English cannot read a word that another
//! set reads, or English stops and another set reads the whole main line: a legal reading in a rare
//! alphabet never hides an illegal English move. A sheet has the set that reads most.

mod leaders;

use std::borrow::Cow;
use std::cmp::Reverse;

use crate::board::{Board, Role};
use crate::notation::Span;
use crate::notation::moves::alphabet::{Alphabet, english};
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::written::{Spelling, WrittenKind, WrittenMove};
use crate::notation::pgn::lexer::{Layout, Lexer, TokenKind};
use crate::notation::pgn::tags::Tags;

use super::glued;
use super::letters::{Letters, SmallLetters, readings};
use super::replayer::AlphabetChoice;

use leaders::LOOKED_AT;

pub(super) fn reads_in_game(set: &LetterSet, word: &str) -> bool {
    !readings(word, set.alphabet(), Layout::Game).is_empty()
}

/// The moves of the main line as words, for trying letter sets on.
pub struct MainLine<'t> {
    text: &'t str,
    words: Vec<Span>,
    layout: Layout,
}

impl<'t> MainLine<'t> {
    pub fn new(text: &'t str, movetext: usize, layout: Layout) -> MainLine<'t> {
        let mut words = Vec::new();
        let mut lexer = Lexer::new(text, movetext).laid_out(layout);
        let mut depth = 0usize;
        while let Some(token) = lexer.next_token() {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                TokenKind::Word if depth == 0 => {
                    match Apart::at(text, token.span, layout == Layout::Sheet) {
                        Some(mark) if !mark.if_true => lexer.on_behind(mark.span.end as usize),
                        _ => match glued::parts(text, token.span, layout) {
                            Some(parts) => words.extend(parts),
                            None => words.push(token.span),
                        },
                    }
                }
                _ => {}
            }
        }
        MainLine {
            text,
            words,
            layout,
        }
    }

    /// Reads the text of one game with its tags.
    pub fn read(text: &'t str, layout: Layout) -> MainLine<'t> {
        MainLine::new(text, Tags::default().read(text), layout)
    }

    pub fn into_words(self) -> Vec<Span> {
        self.words
    }

    fn word(&self, index: usize) -> &'t str {
        self.words[index].slice(self.text)
    }

    fn letters(&self, set: &'static LetterSet) -> Letters {
        Letters::from_set(set, self.layout)
    }

    fn english(&self) -> Letters {
        Letters::english().laid_out(self.layout)
    }

    /// What the words that leave no doubt say of small letters: whether pieces are written so.
    fn small_letters(&self, letters: &Letters) -> SmallLetters {
        if !letters.is_sheet() {
            return SmallLetters::Unknown;
        }
        let [mut small, mut capital] = [0usize; 2];
        for index in 0..self.words.len().min(LOOKED_AT) {
            let readings = letters.read(self.word(index));
            let is_pawn = |written: &WrittenMove| {
                written.role() == Some(Role::Pawn) && !strays_from_its_file(written)
            };
            match readings.first().filter(|first| names_a_mover(first)) {
                Some(first) if first.spelling != Spelling::Lowercase => capital += 1,
                Some(_) if !readings.iter().any(is_pawn) => small += 1,
                _ => {}
            }
        }
        match (small, capital) {
            (0, 1..) => SmallLetters::Files,
            _ if small > capital => SmallLetters::Pieces,
            _ => SmallLetters::Unknown,
        }
    }

    /// The letters with what the sheet's small ones stand for.
    fn with_habit(&self, mut letters: Letters) -> Letters {
        letters.small_letters = self.small_letters(&letters);
        letters
    }

    /// How many words have a reading in `letters` with a piece letter in it.
    fn pieces_named(&self, letters: &Letters) -> usize {
        let names_one = |index: &usize| {
            let readings = letters.read(self.word(*index));
            match readings.first() {
                // That the first letter might be that of a piece is nothing that two squares tell.
                Some(squares) if matches!(squares.kind, WrittenKind::Squares { .. }) => {
                    names_a_piece(squares)
                }
                _ => readings.iter().any(names_a_piece),
            }
        };
        (0..self.words.len()).filter(names_one).count()
    }

    /// A word that English cannot read and some other set can.
    fn foreign_letter(&self) -> bool {
        let english = self.english();
        let unread = (0..self.words.len())
            .map(|index| self.word(index))
            .filter(|word| english.read(word).is_empty());
        unread.take(LOOKED_AT).any(|word| {
            letter_sets::groups()
                .iter()
                .any(|set| reads_in_game(set, word))
        })
    }

    /// The letters of a PGN game that English could not read to its end. `None`: English it is.
    pub fn foreign(&self, start: &Board) -> Option<Letters> {
        let english = self.score(start, &self.english());
        let has_foreign_letter = self.foreign_letter();
        let found = self.leaders(start, letter_sets::groups()).map(|leader| {
            let (letters, score) = &leader;
            // One letter proves nothing: `a8=K` is rather an illegal promotion than an Indonesian knight. Nor does a letter
            // for the pawn: an English `Bc5` is no German pawn. What was played counts, and not what might be read: the `e`
            // of `exd5` is no Welsh bishop.
            let proves_itself = has_foreign_letter
                || score.is_whole && {
                    let (played, _) = self.played(start, letters);
                    proves_letters(&played, letters.main())
                        && !played.iter().any(WrittenMove::has_pawn_letter)
                };
            // A set that stops before English does, and lacks a letter that English has played by then, would refuse what is
            // legal: two hands wrote the game.
            let refuses_none = score.words >= english.words
                || (0..english.words).all(|index| !letters.read(self.word(index)).is_empty());
            match proves_itself && refuses_none && *score > english {
                true => self.with_second(start, leader),
                false => self.with_second(start, (self.english(), english)),
            }
        });
        let (letters, score) = self.better(found);
        (score > english).then_some(letters)
    }

    /// The letters of a scoresheet. No piece named at all: any set would do, and none is named.
    pub fn of_sheet(&self, start: &Board) -> Letters {
        let leaders = self.leaders(start, letter_sets::groups());
        let (letters, _) = self.better(leaders.map(|leader| {
            let both = self.with_second(start, leader.clone());
            match self.is_slip(&both.0) {
                true => leader,
                false => both,
            }
        }));
        self.with_habit(self.unnamed_if_silent(letters))
    }

    /// The best of the sets that the user allows.
    pub fn forced(&self, start: &Board, sets: &[&'static LetterSet]) -> Letters {
        let [reads_most, _] = self.leaders(start, sets.iter().copied());
        self.with_habit(reads_most.0)
    }

    /// The letters of a PGN with blanks between the squares of its moves, if so more of it can be played than the words that
    /// could be without.
    pub fn spaced(
        &self,
        start: &Board,
        choice: &AlphabetChoice,
        words_without: usize,
    ) -> Option<Letters> {
        let letters = match choice {
            AlphabetChoice::Auto => self.foreign(start).unwrap_or_else(|| self.english()),
            AlphabetChoice::Only(sets) => self.forced(start, sets),
        };
        (self.reach(start, &letters).words > words_without).then_some(letters)
    }

    fn unnamed_if_silent(&self, mut letters: Letters) -> Letters {
        if self.pieces_named(&letters) == 0 {
            letters.name = Cow::Borrowed("");
        }
        letters
    }

    /// Of sets that read a text equally well, the one to read it with. On a scoresheet it is the one in which most small
    /// letters are those of pieces: where they may also be those of files, that is told, and a set without those letters
    /// could not tell it.
    fn first_of(&self, start: &Board, best: &[&'static LetterSet]) -> Option<&'static LetterSet> {
        if self.layout != Layout::Sheet || best.len() < 2 {
            return best.first().copied();
        }
        let is_small = |written: &&WrittenMove| written.spelling == Spelling::Lowercase;
        let small = |set: &&'static LetterSet| {
            let (played, _) = self.played(start, &self.letters(set));
            Reverse(played.iter().filter(is_small).count())
        };
        best.iter().copied().min_by_key(small)
    }
}

/// Whether pieces were named as English does not name them, by two letters at least: one is rather an illegal English move, or
/// several. A letter that means the same in both tells nothing.
fn proves_letters(played: &[WrittenMove], alphabet: &Alphabet) -> bool {
    let pieces = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ];
    let differs = |role: &Role| alphabet.letter(*role) != english().letter(*role);
    let is_named = |role: &Role| played.iter().any(|written| written.names(*role));
    let named = pieces.into_iter().filter(differs).filter(is_named);
    named.count() >= 2
}

/// Whether a piece letter was read (a pawn needs none, squares alone name nobody).
fn names_a_piece(written: &WrittenMove) -> bool {
    match written.kind {
        WrittenKind::Piece {
            role, promotion, ..
        } => role != Role::Pawn || promotion.is_some(),
        WrittenKind::Takes { .. } => true,
        WrittenKind::Squares { promotion, .. } => promotion.is_some(),
        WrittenKind::Castle(_) | WrittenKind::Null => false,
    }
}

/// Whether the piece that moves is named.
fn names_a_mover(written: &WrittenMove) -> bool {
    match written.kind {
        WrittenKind::Piece { role, .. } | WrittenKind::Takes { role, .. } => role != Role::Pawn,
        WrittenKind::Castle(_) | WrittenKind::Null | WrittenKind::Squares { .. } => false,
    }
}

/// No pawn crosses more than one file: Spanish `cf3` is a knight.
fn strays_from_its_file(written: &WrittenMove) -> bool {
    matches!(
        written.kind,
        WrittenKind::Piece { from_file: Some(from), to_file, .. } if from.abs_diff(to_file) > 1
    )
}
