//! The letters that a replay reads with, and how the game that it reads is laid out. Which letters a game is written in is
//! found out by [`super::alphabets`].

use std::borrow::Cow;

use crate::notation::moves::alphabet::{self, Alphabet};
use crate::notation::moves::letter_sets::{LetterSet, groups};
use crate::notation::moves::reader::{Readings, read_move};
use crate::notation::moves::san::read_san;
use crate::notation::moves::written::{Spelling, WrittenKind, WrittenMove};
use crate::notation::pgn::lexer::{Layout, ends_a_move};

/// What small letters stand for on a scoresheet where they may be those of pieces or of files: `bc4`, `cd5`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum SmallLetters {
    /// The sheet writes pieces in small letters.
    Pieces,
    /// It writes them in capitals, all of them.
    Files,
    /// It writes both, or nothing tells.
    #[default]
    Unknown,
}

#[derive(Clone, Debug)]
pub struct Letters {
    main: &'static Alphabet,
    /// Plain English moves of a PGN are read by a shorter way.
    reads_plain: bool,
    /// Words that the main letters cannot read are tried with these.
    second: Option<&'static LetterSet>,
    /// The name for reports: all sets that read those words equally well.
    pub second_name: String,
    /// The name of the letters in reports.
    pub name: Cow<'static, str>,
    layout: Layout,
    pub(super) small_letters: SmallLetters,
}

impl Letters {
    pub fn english() -> Letters {
        Letters {
            main: alphabet::english(),
            reads_plain: true,
            second: None,
            second_name: String::new(),
            name: Cow::Borrowed("en"),
            layout: Layout::Game,
            small_letters: SmallLetters::Unknown,
        }
    }

    pub(super) fn from_set(set: &'static LetterSet, layout: Layout) -> Letters {
        Letters {
            main: set.alphabet(),
            name: Cow::Borrowed(set.name()),
            reads_plain: set.name() == "en",
            ..Letters::english()
        }
        .laid_out(layout)
    }

    /// The same for a text that is laid out in this way.
    pub(super) fn laid_out(self, layout: Layout) -> Letters {
        Letters {
            // On a scoresheet `bxc4` may be a bishop, and among blanks `e4` may be the half of a move.
            reads_plain: self.reads_plain && layout == Layout::Game,
            layout,
            ..self
        }
    }

    pub(super) fn with_second(&self, set: &'static LetterSet) -> Letters {
        Letters {
            second: Some(set),
            ..self.clone()
        }
    }

    /// The letters of the second hand, if there is one.
    pub(super) fn second(&self) -> Option<&'static LetterSet> {
        self.second
    }

    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// What small letters stand for on this sheet, where they may be those of pieces or of files.
    pub fn small_letters(&self) -> SmallLetters {
        self.small_letters
    }

    pub fn is_sheet(&self) -> bool {
        self.layout == Layout::Sheet
    }

    /// Whether plain English moves are read by a shorter way.
    pub(super) fn reads_plain(&self) -> bool {
        self.reads_plain
    }

    /// The reading of a plain English move: the hot path.
    #[inline(always)]
    pub fn read_plain(&self, word: &[u8]) -> Option<WrittenMove> {
        if self.reads_plain {
            read_san(word)
        } else {
            None
        }
    }

    pub fn main(&self) -> &'static Alphabet {
        self.main
    }

    /// The sets that the name lists, all of which read the game equally well; none where no piece is named.
    pub fn named_sets(&self) -> Vec<&'static LetterSet> {
        let codes: Vec<&str> = self.name.split('/').collect();
        let is_named = |set: &&LetterSet| codes.contains(&set.codes()[0]);
        groups().iter().filter(is_named).collect()
    }

    /// The readings of a word in the main letters.
    pub fn read(&self, word: &str) -> Readings {
        readings(word, self.main, self.layout)
    }

    /// The readings in the main letters, or where these have none in the second.
    pub fn read_all(&self, word: &str) -> Readings {
        match self.read(word) {
            none if none.is_empty() => self.read_second(word),
            readings => readings,
        }
    }

    /// The readings in the second letters, for a word that the main ones cannot read.
    pub fn read_second(&self, word: &str) -> Readings {
        self.second.map_or_else(Readings::none, |set| {
            readings(word, set.alphabet(), self.layout)
        })
    }
}

/// The readings of a word in an alphabet. In a PGN small letters may be those of pieces in Latin script only, and not where
/// the word names two squares (`b1c3`): else that is no habit, and would excuse what cannot be played.
pub(super) fn readings(word: &str, alphabet: &Alphabet, layout: Layout) -> Readings {
    let word = match layout {
        Layout::Game | Layout::SpacedGame => without_full_stop(word),
        Layout::Sheet => word,
    };
    let readings = read_move(word, alphabet);
    let names_squares = |written: &WrittenMove| matches!(written.kind, WrittenKind::Squares { .. });
    let may_be_small = alphabet.is_latin() && !readings.first().is_some_and(names_squares);
    match layout == Layout::Sheet || may_be_small {
        true => readings,
        false => readings.without(Spelling::Lowercase),
    }
}

/// A full stop is a token of its own in PGN (7), also behind a move: `e4.`
fn without_full_stop(word: &str) -> &str {
    let bare = word.strip_suffix('.').filter(|bare| ends_a_move(bare));
    bare.unwrap_or(word)
}
