//! Which letters a game is written in. PGN is English unless English cannot read a word that another
//! set reads, or English stops and another set reads the whole main line: a legal reading in a rare
//! alphabet never hides an illegal English move. A sheet has the set that reads most.

mod leaders;

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::board::{Board, Role};
use crate::notation::Span;
use crate::notation::moves::alphabet::{self, Alphabet};
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::reader::{Readings, read_move};
use crate::notation::moves::san::read_san;
use crate::notation::moves::written::{WrittenKind, WrittenMove};
use crate::notation::pgn::lexer::{Lexer, TokenKind};
use crate::notation::pgn::tags::Tags;

use leaders::LOOKED_AT;

/// The letters that a replay reads with.
#[derive(Clone, Debug)]
pub struct Letters {
    main: &'static Alphabet,
    english: bool,
    /// Words that the main letters cannot read are tried with these.
    second: Option<&'static LetterSet>,
    /// The name for reports: all sets that read those words equally well.
    pub second_name: String,
    /// The name of the letters in reports.
    pub name: Cow<'static, str>,
}

impl Letters {
    pub fn english() -> Letters {
        Letters {
            main: alphabet::english(),
            english: true,
            second: None,
            second_name: String::new(),
            name: Cow::Borrowed("en"),
        }
    }

    fn from_set(set: &'static LetterSet) -> Letters {
        Letters {
            main: set.alphabet(),
            english: set.name() == "en",
            second: None,
            second_name: String::new(),
            name: Cow::Borrowed(set.name()),
        }
    }

    /// The reading of a plain English move: the hot path.
    #[inline(always)]
    pub fn read_plain(&self, word: &[u8]) -> Option<WrittenMove> {
        if self.english { read_san(word) } else { None }
    }

    pub fn main(&self) -> &'static Alphabet {
        self.main
    }

    /// The sets that the name lists, all of which read the game equally well; none where no piece is named.
    pub fn named_sets(&self) -> Vec<&'static LetterSet> {
        let codes: Vec<&str> = self.name.split('/').collect();
        let is_named = |set: &&LetterSet| codes.contains(&set.codes()[0]);
        letter_sets::groups().iter().filter(is_named).collect()
    }

    /// The readings of a word in the main letters.
    pub fn read(&self, word: &str) -> Readings {
        read_move(word, self.main)
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
        self.second
            .map_or_else(Readings::none, |set| read_move(word, set.alphabet()))
    }
}

/// What the words of a game tell of their language at first sight, without a board.
#[derive(Default)]
pub struct FirstSight {
    /// The pieces whose English letters were seen, one bit each.
    letters: u8,
    /// A word that is no plain English move, though some set can read it.
    is_odd: bool,
}

impl FirstSight {
    pub fn add(&mut self, word: &str) {
        if let Some(plain) = read_san(word.as_bytes()) {
            self.add_plain(&plain);
        } else {
            let reads = |set: &LetterSet| !read_move(word, set.alphabet()).is_empty();
            self.is_odd |= letter_sets::groups().iter().any(reads);
        }
    }

    /// A plain English move.
    pub fn add_plain(&mut self, written: &WrittenMove) {
        let promotion = match written.kind {
            WrittenKind::Piece { promotion, .. } => promotion,
            _ => None,
        };
        let castles = matches!(written.kind, WrittenKind::Castle(_));
        let named = written.role().filter(|_| !castles);
        for role in named.into_iter().chain(promotion) {
            self.letters |= u8::from(role != Role::Pawn) << role.index();
        }
    }

    /// Whether no set but English can read all of it: every word is plain English or no move in any language, and every
    /// other set lacks one of the piece letters.
    pub fn is_english(&self) -> bool {
        static READ_BY_OTHERS: LazyLock<Vec<u8>> = LazyLock::new(read_by_others);
        let lacks_one = |read: &u8| self.letters & !read != 0;
        !self.is_odd && READ_BY_OTHERS.iter().all(lacks_one)
    }
}

/// For every set but English, which of the English piece letters it reads in any form of plain notation.
fn read_by_others() -> Vec<u8> {
    let pieces = [
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];
    let reads = |set: &LetterSet, letter: char| {
        let moves = ["f3", "xf3", "bd2", "1d2", "bxd2", "1xd2", "b1d2", "b1xd2"];
        let moves = moves.map(|rest| format!("{letter}{rest}"));
        let promotions = ["e8", "exd8"].map(|pawn| format!("{pawn}={letter}"));
        let mut forms = moves.iter().chain(&promotions);
        forms.any(|form| !read_move(form, set.alphabet()).is_empty())
    };
    let others = letter_sets::groups()
        .iter()
        .filter(|set| set.name() != "en");
    let bits = |set: &LetterSet| {
        let read = pieces.into_iter().filter(|role| reads(set, role.letter()));
        read.fold(0, |bits, role| bits | 1 << role.index())
    };
    others.map(bits).collect()
}

/// The moves of the main line as words, for trying letter sets on.
pub struct MainLine<'t> {
    text: &'t str,
    words: Vec<Span>,
}

impl<'t> MainLine<'t> {
    pub fn new(text: &'t str, movetext: usize, is_sheet: bool) -> MainLine<'t> {
        let mut words = Vec::new();
        let mut lexer = Lexer::new(text, movetext);
        let mut depth = 0usize;
        while let Some(token) = lexer.next_token() {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                TokenKind::Word if depth == 0 => match Apart::at(text, token.span, is_sheet) {
                    Some(mark) if !mark.if_true => lexer.on_behind(mark.span.end as usize),
                    _ => words.push(token.span),
                },
                _ => {}
            }
        }
        MainLine { text, words }
    }

    /// Reads the text of one game with its tags.
    pub fn read(text: &'t str) -> MainLine<'t> {
        MainLine::new(text, Tags::default().read(text), false)
    }

    pub fn into_words(self) -> Vec<Span> {
        self.words
    }

    fn word(&self, index: usize) -> &'t str {
        self.words[index].slice(self.text)
    }

    /// How many words have a reading in `letters` with a piece letter in it.
    fn pieces_named(&self, letters: &Letters) -> usize {
        (0..self.words.len())
            .filter(|index| letters.read(self.word(*index)).iter().any(names_a_piece))
            .count()
    }

    /// A word that English cannot read and some other set can.
    fn foreign_letter(&self) -> bool {
        let english = Letters::english();
        let unread = (0..self.words.len())
            .map(|index| self.word(index))
            .filter(|word| english.read(word).is_empty());
        unread.take(LOOKED_AT).any(|word| {
            letter_sets::groups()
                .iter()
                .any(|set| !read_move(word, set.alphabet()).is_empty())
        })
    }

    /// The letters of a PGN game that English could not read to its end. `None`: English it is.
    pub fn foreign(&self, start: &Board) -> Option<Letters> {
        let english = self.score(start, &Letters::english());
        let has_foreign_letter = self.foreign_letter();
        let found = self.leaders(start, letter_sets::groups()).map(|leader| {
            let (letters, score) = &leader;
            // One letter proves nothing: `a8=K` is rather an illegal promotion than an Indonesian knight. Nor does a letter
            // for the pawn: an English `Bc5` is no German pawn.
            let proves_itself = has_foreign_letter
                || score.is_whole
                    && self.pieces_named(letters) >= 2
                    && !self
                        .played(start, letters)
                        .iter()
                        .any(WrittenMove::has_pawn_letter);
            match proves_itself && *score > english {
                true => self.with_second(start, leader),
                false => self.with_second(start, (Letters::english(), english)),
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
        self.unnamed_if_silent(letters)
    }

    /// The best of the sets that the user allows.
    pub fn forced(&self, start: &Board, sets: &[&'static LetterSet]) -> Letters {
        let [reads_most, _] = self.leaders(start, sets.iter().copied());
        reads_most.0
    }

    fn unnamed_if_silent(&self, mut letters: Letters) -> Letters {
        if self.pieces_named(&letters) == 0 {
            letters.name = Cow::Borrowed("");
        }
        letters
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::moves::letter_sets;
    use crate::replay::{AlphabetChoice, Replayer};

    fn sight(words: &str) -> FirstSight {
        let mut sight = FirstSight::default();
        words.split(' ').for_each(|word| sight.add(word));
        sight
    }

    #[test]
    fn english_is_known_at_first_sight_by_letters_that_no_other_set_has() {
        assert!(sight("e4 e5 Nf3 Nc6 Bb5 a6 Qe2 Rb8 Kd1").is_english());
        assert!(sight("e4 e5 Nf3 Nc6 Bb5 a6 Qe2 Rb8 Kd1 qqqq").is_english());
        // Pawns alone are any language's, and a foreign letter is no plain English.
        assert!(!sight("e4 e5 d4 d5 O-O").is_english());
        assert!(!sight("e4 e5 Sf3 Nc6 Bb5 a6 Qe2 Rb8 Kd1").is_english());
    }

    /// What is English at first sight is English when every set has been tried on every word.
    #[test]
    fn the_first_sight_never_differs_from_a_close_look() {
        let words = [
            "e4", "Nf3", "Bb5", "Qh5", "Ra3", "Ke2", "O-O", "a8=Q", "Sf3", "qqqq", "Tf1",
        ];
        let mut english = 0;
        // Every choice of these words, behind moves that can be played and ahead of one that cannot.
        for choice in 0..1_u32 << words.len() {
            let chosen = words.iter().enumerate();
            let chosen: Vec<&str> = chosen
                .filter(|(at, _)| choice >> at & 1 == 1)
                .map(|(_, word)| *word)
                .collect();
            let text = format!("e4 e5 Ra5 {}", chosen.join(" "));
            let main_line = MainLine::new(&text, 0, false);
            if !sight(text.trim_end()).is_english() {
                continue;
            }
            english += 1;
            assert!(main_line.foreign(&Board::standard()).is_none(), "{text}");
            let only = AlphabetChoice::Only(vec![letter_sets::by_code("en").expect("English")]);
            let [auto, forced] = [AlphabetChoice::Auto, only].map(|choice| {
                let record = Replayer::new(choice).replay(&text, false);
                (record.alphabet().to_owned(), record.plies(), record.stop)
            });
            assert_eq!(auto, forced, "{text}");
        }
        assert!(english > 100, "{english}");
    }
}
