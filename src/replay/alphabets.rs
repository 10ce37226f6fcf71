//! Which letters a game is written in. PGN is English unless English cannot read a word that another
//! set reads, or English stops and another set reads the whole main line: a legal reading in a rare
//! alphabet never hides an illegal English move. A sheet has the set that reads most.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::cmp::Reverse;

use crate::board::{Board, Role};
use crate::notation::Span;
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::written::{Spelling, WrittenKind, WrittenMove};
use crate::notation::pgn::lexer::{Layout, Lexer, TokenKind};
use crate::notation::pgn::tags::Tags;

use super::glued::{self, Pair};
use super::letters::{Letters, SmallLetters, readings};
use super::meaning::{meaning_by, names_its_file_twice};
use super::replayer::AlphabetChoice;
use super::resolve::resolve;

pub(super) fn reads_in_game(set: &LetterSet, word: &str) -> bool {
    !readings(word, set.alphabet(), Layout::Game).is_empty()
}

/// The moves of the main line as words, for trying letter sets on.
pub struct MainLine<'t> {
    text: &'t str,
    words: Vec<Span>,
    layout: Layout,
}

/// Words behind the last move that are looked at: enough to tell one set from another, and a heap of words that
/// are no moves does not take a second look for every set.
const LOOKED_AT: usize = 256;

/// How far and how well a set reads, the better the greater.
#[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct SetScore {
    /// The words that can be played.
    words: usize,
    readable_rest: usize,
    /// Words of a scoresheet that do not name the file of a pawn that goes straight on: `cc6` is a knight in some language.
    straight: usize,
    /// Words read by the set's own main letters, as the sheet writes them, and by none that stands for a pawn.
    plain: usize,
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

    /// The readings that can be played, up to the first word that cannot, and how many words they are.
    fn played(&self, start: &Board, letters: &Letters) -> (Vec<WrittenMove>, usize) {
        let mut board = start.clone();
        let mut played = Vec::new();
        let mut goes_on_in_pairs = true;
        let habit = OnceCell::new();
        let small_letters = || *habit.get_or_init(|| self.small_letters(letters));
        for (index, span) in self.words.iter().enumerate() {
            let word = self.word(index);
            let meant = [letters.read(word), letters.read_second(word)]
                .iter()
                .find_map(|readings| {
                    let resolve = |written: &WrittenMove| resolve(&board, written);
                    let is_sheet = letters.is_sheet();
                    meaning_by(&board, readings, is_sheet, small_letters, resolve).meant()
                });
            if let Some(meant) = meant {
                board.play(meant.played);
                played.push(meant.written);
                goes_on_in_pairs = false;
                continue;
            }
            let pair = Pair::of(self.text, *span, letters, goes_on_in_pairs);
            let Some(pair) = pair.on(&board, *span, letters) else {
                return (played, index);
            };
            for (m, written, _) in pair {
                board.play(m);
                played.push(written);
            }
            goes_on_in_pairs = true;
        }
        (played, self.words.len())
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

    /// How far a set plays; what it can read of the rest is counted only where that decides.
    fn reach(&self, start: &Board, letters: &Letters) -> SetScore {
        let (played, words) = self.played(start, letters);
        let is_straight =
            |written: &&WrittenMove| self.layout != Layout::Sheet || !names_its_file_twice(written);
        let habit = OnceCell::new();
        let is_plain = |written: &&WrittenMove| self.is_plain(written, letters, &habit);
        SetScore {
            words,
            readable_rest: 0,
            straight: played.iter().filter(is_straight).count(),
            plain: played.iter().filter(is_plain).count(),
        }
    }

    /// The score with what can be read of the words behind the last move that plays, as far as we look.
    fn with_rest(&self, letters: &Letters, mut score: SetScore) -> SetScore {
        let habit = OnceCell::new();
        let is_plain = |written: &WrittenMove| self.is_plain(written, letters, &habit);
        for index in score.words..self.words.len().min(score.words + LOOKED_AT) {
            let readings = letters.read(self.word(index));
            score.readable_rest += usize::from(!readings.is_empty());
            score.plain += usize::from(readings.iter().any(is_plain));
        }
        score
    }

    fn score(&self, start: &Board, letters: &Letters) -> SetScore {
        self.with_rest(letters, self.reach(start, letters))
    }

    /// Small letters for pieces are plain on a sheet that writes them so.
    fn is_plain(
        &self,
        written: &WrittenMove,
        letters: &Letters,
        habit: &OnceCell<SmallLetters>,
    ) -> bool {
        let is_small = written.spelling == Spelling::Lowercase;
        let writes_small =
            || *habit.get_or_init(|| self.small_letters(letters)) == SmallLetters::Pieces;
        !written.has_pawn_letter()
            && (written.spelling <= Spelling::Folded || is_small && writes_small())
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
        let mut best = self.best(start, letter_sets::groups());
        // One letter proves nothing: `a8=K` is rather an illegal promotion than an Indonesian knight. Nor does a letter
        // for the pawn: an English `Bc5` is no German pawn.
        let whole = best.1.words == self.words.len()
            && self.pieces_named(&best.0) >= 2
            && !self
                .played(start, &best.0)
                .0
                .iter()
                .any(WrittenMove::has_pawn_letter);
        if !self.foreign_letter() && !whole || best.1 <= english {
            best = (self.english(), english);
        }
        let (letters, score) = self.with_second(start, best);
        (score > english).then_some(letters)
    }

    /// The letters of a scoresheet. No piece named at all: any set would do, and none is named.
    pub fn of_sheet(&self, start: &Board) -> Letters {
        let (letters, _) = self.with_second(start, self.best(start, letter_sets::groups()));
        self.with_habit(self.unnamed_if_silent(letters))
    }

    /// The best of the sets that the user allows.
    pub fn forced(&self, start: &Board, sets: &[&'static LetterSet]) -> Letters {
        self.with_habit(self.best(start, sets.iter().copied()).0)
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

    fn best(
        &self,
        start: &Board,
        sets: impl IntoIterator<Item = &'static LetterSet>,
    ) -> (Letters, SetScore) {
        let mut best: Vec<&'static LetterSet> = Vec::new();
        let mut best_score: Option<SetScore> = None;
        // Most sets stop at the first piece: only those that play furthest are read to the end.
        let reaches: Vec<(&'static LetterSet, SetScore)> = sets
            .into_iter()
            .map(|set| (set, self.reach(start, &self.letters(set))))
            .collect();
        let furthest = reaches.iter().map(|(_, score)| score.words).max();
        for (set, reach) in reaches {
            if Some(reach.words) != furthest {
                continue;
            }
            let score = self.with_rest(&self.letters(set), reach);
            match best_score {
                Some(known) if score < known => {}
                Some(known) if score == known => best.push(set),
                _ => {
                    best_score = Some(score);
                    best = vec![set];
                }
            }
        }
        match (self.first_of(start, &best), best_score) {
            (Some(first), Some(score)) => {
                let mut letters = self.letters(first);
                letters.name = Cow::Owned(joined_names(&best));
                (letters, score)
            }
            _ => (self.english(), SetScore::default()),
        }
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

    /// Where the letters stop at a word they cannot read, a second set may carry the game on: two
    /// alphabets in one sheet.
    fn with_second(&self, start: &Board, found: (Letters, SetScore)) -> (Letters, SetScore) {
        let (letters, score) = found;
        let stopped_at_letter = score.words < self.words.len()
            && letters
                .read(self.word(score.words))
                .iter()
                .all(WrittenMove::has_pawn_letter);
        if !stopped_at_letter {
            return (letters, score);
        }
        let mut best: Vec<&'static LetterSet> = Vec::new();
        let mut furthest = score.words + 1;
        for set in letter_sets::groups() {
            let words = self.reach(start, &letters.with_second(set)).words;
            if words > furthest {
                best.clear();
                furthest = words;
            }
            if words == furthest {
                best.push(set);
            }
        }
        let Some(first) = best.first() else {
            return (letters, score);
        };
        let mut both = letters.with_second(first);
        both.second_name = joined_names(&best);
        let score = self.reach(start, &both);
        (both, score)
    }
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

/// All codes that read equally well, in alphabetical order; English prints alone within its own set.
fn joined_names(sets: &[&'static LetterSet]) -> String {
    let mut codes: Vec<&str> = sets.iter().flat_map(|set| set.name().split('/')).collect();
    codes.sort_unstable();
    codes.dedup();
    codes.join("/")
}
