//! Which letters a game is written in. PGN is English unless English cannot read a word that another
//! set reads, or English stops and another set reads the whole main line: a legal reading in a rare
//! alphabet never hides an illegal English move. A sheet has the set that reads most.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::board::{Board, Role};
use crate::notation::Span;
use crate::notation::moves::alphabet::{self, Alphabet};
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::reader::{Readings, read_move};
use crate::notation::moves::san::read_san;
use crate::notation::moves::written::{Spelling, WrittenKind, WrittenMove};
use crate::notation::pgn::lexer::{Lexer, TokenKind};
use crate::notation::pgn::tags::Tags;
use crate::steps;

use super::resolve::resolve;

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

/// Words behind the last move that are looked at: enough to tell one set from another, and a heap of words that
/// are no moves does not take a second look for every set.
const LOOKED_AT: usize = 256;

/// How far and how well a set reads, the better the greater.
#[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct SetScore {
    plies: usize,
    readable_rest: usize,
    /// Words read by the set's own main letters and by none that stands for a pawn.
    plain: usize,
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

    /// The readings that can be played, up to the first word that cannot.
    fn played(&self, start: &Board, letters: &Letters) -> Vec<WrittenMove> {
        self.play_on(&mut start.clone(), 0, letters)
    }

    /// Plays on from the word at `first`, up to the first word that cannot be played, and gives the readings.
    fn play_on(&self, board: &mut Board, first: usize, letters: &Letters) -> Vec<WrittenMove> {
        let mut played = Vec::new();
        for index in first..self.words.len() {
            steps::count(1);
            let word = self.word(index);
            let found = letters
                .read(word)
                .iter()
                .chain(letters.read_second(word).iter())
                .find_map(|written| Some((resolve(board, written).ok()?, *written)));
            let Some((m, written)) = found else { break };
            board.play(m);
            played.push(written);
        }
        played
    }

    /// How far a set plays; what it can read of the rest is counted only where that decides.
    fn reach(&self, start: &Board, letters: &Letters) -> SetScore {
        let played = self.played(start, letters);
        let plies = played.len();
        let plain = played.iter().filter(|written| is_plain(written)).count();
        SetScore {
            plies,
            readable_rest: 0,
            plain,
        }
    }

    /// The score with what can be read of the words behind the last move that plays, as far as we look.
    fn with_rest(&self, letters: &Letters, mut score: SetScore) -> SetScore {
        for index in score.plies..self.words.len().min(score.plies + LOOKED_AT) {
            let readings = letters.read(self.word(index));
            score.readable_rest += usize::from(!readings.is_empty());
            score.plain += usize::from(readings.iter().any(is_plain));
        }
        score
    }

    fn score(&self, start: &Board, letters: &Letters) -> SetScore {
        self.with_rest(letters, self.reach(start, letters))
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
        let mut best = self.best(start, letter_sets::groups());
        // One letter proves nothing: `a8=K` is rather an illegal promotion than an Indonesian knight. Nor does a letter
        // for the pawn: an English `Bc5` is no German pawn.
        let whole = best.1.plies == self.words.len()
            && self.pieces_named(&best.0) >= 2
            && !self
                .played(start, &best.0)
                .iter()
                .any(WrittenMove::has_pawn_letter);
        if !self.foreign_letter() && !whole || best.1 <= english {
            best = (Letters::english(), english);
        }
        let (letters, score) = self.with_second(start, best);
        (score > english).then_some(letters)
    }

    /// The letters of a scoresheet. No piece named at all: any set would do, and none is named.
    pub fn of_sheet(&self, start: &Board) -> Letters {
        let (letters, _) = self.with_second(start, self.best(start, letter_sets::groups()));
        self.unnamed_if_silent(letters)
    }

    /// The best of the sets that the user allows.
    pub fn forced(&self, start: &Board, sets: &[&'static LetterSet]) -> Letters {
        self.best(start, sets.iter().copied()).0
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
            .map(|set| (set, self.reach(start, &Letters::from_set(set))))
            .collect();
        let furthest = reaches.iter().map(|(_, score)| score.plies).max();
        for (set, reach) in reaches {
            if Some(reach.plies) != furthest {
                continue;
            }
            let score = self.with_rest(&Letters::from_set(set), reach);
            match best_score {
                Some(known) if score < known => {}
                Some(known) if score == known => best.push(set),
                _ => {
                    best_score = Some(score);
                    best = vec![set];
                }
            }
        }
        match (best.first(), best_score) {
            (Some(first), Some(score)) => {
                let mut letters = Letters::from_set(first);
                letters.name = Cow::Owned(joined_names(&best));
                (letters, score)
            }
            _ => (Letters::english(), SetScore::default()),
        }
    }

    /// Where the letters stop at a word they cannot read, a second set may carry the game on: two
    /// alphabets in one sheet.
    fn with_second(&self, start: &Board, found: (Letters, SetScore)) -> (Letters, SetScore) {
        let (letters, score) = found;
        let stopped_at_letter = score.plies < self.words.len()
            && letters
                .read(self.word(score.plies))
                .iter()
                .all(WrittenMove::has_pawn_letter);
        if !stopped_at_letter {
            return (letters, score);
        }
        let with = |set: &'static LetterSet| {
            let mut both = letters.clone();
            both.second = Some(set);
            both
        };
        // Up to where the letters stop, the second ones are not asked: that part is played once and not for every set.
        let mut stopped = start.clone();
        self.play_on(&mut stopped, 0, &letters);
        let mut best: Vec<&'static LetterSet> = Vec::new();
        let mut best_plies = score.plies + 1;
        for set in letter_sets::groups() {
            let more = self.play_on(&mut stopped.clone(), score.plies, &with(set));
            let plies = score.plies + more.len();
            if plies > best_plies {
                best.clear();
                best_plies = plies;
            }
            if plies == best_plies {
                best.push(set);
            }
        }
        let Some(first) = best.first() else {
            return (letters, score);
        };
        let mut both = with(first);
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

fn is_plain(written: &WrittenMove) -> bool {
    !written.has_pawn_letter() && written.spelling <= Spelling::Folded
}

/// All codes that read equally well, in alphabetical order; English prints alone within its own set.
fn joined_names(sets: &[&'static LetterSet]) -> String {
    let mut codes: Vec<&str> = sets.iter().flat_map(|set| set.name().split('/')).collect();
    codes.sort_unstable();
    codes.dedup();
    codes.join("/")
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
