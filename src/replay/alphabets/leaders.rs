//! Which sets read a main line best: each alone, and with a second hand beside it.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::cmp::Reverse;

use crate::board::Board;
use crate::notation::moves::letter_sets::{self, CandidateSets, LetterSet, candidates};
use crate::notation::moves::reader::Readings;
use crate::notation::moves::written::{Spelling, WrittenMove};
use crate::notation::pgn::lexer::Layout;
use crate::replay::glued::Pair;
use crate::replay::letters::{SmallLetters, readings};
use crate::replay::meaning::{meaning_by, names_its_file_twice};
use crate::replay::resolve::resolve;
use crate::steps;

use super::{Letters, MainLine, names_a_piece};

/// Words behind the last move that are looked at: enough to tell one set from another, and a heap of words that
/// are no moves does not take a second look for every set.
pub(super) const LOOKED_AT: usize = 256;

/// So many words in letters of their own show that a second hand wrote them.
const OTHER_HAND: usize = 3;

/// How far and how well a set reads, the better the greater.
#[derive(Copy, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SetScore {
    /// Every word can be played.
    pub(super) is_whole: bool,
    /// One for every word that can be read, another if that takes nothing but the set's own main letters and none for a
    /// pawn, and a third if it can be played so. Behind a fault only the letters tell: a wrong set may still play a few
    /// words there, because these fit many positions.
    points: usize,
    /// Words of a scoresheet that do not name the file of a pawn that goes straight on: `cc6` is a knight in some language.
    straight: usize,
    /// The words that can be played.
    pub(super) words: usize,
}

/// A set and how far it plays.
#[derive(Copy, Clone)]
struct Reach {
    set: &'static LetterSet,
    score: SetScore,
    /// The points that it can have at the most with the words that are left.
    most_points: usize,
}

impl<'t> MainLine<'t> {
    /// The readings that can be played, up to the first word that cannot, and how many words they are.
    pub(super) fn played(&self, start: &Board, letters: &Letters) -> (Vec<WrittenMove>, usize) {
        self.play_on(&mut start.clone(), 0, letters)
    }

    /// The same from the word at `first` on, on a board that is brought forward.
    fn play_on(
        &self,
        board: &mut Board,
        first: usize,
        letters: &Letters,
    ) -> (Vec<WrittenMove>, usize) {
        let mut played = Vec::new();
        let mut goes_on_in_pairs = first == 0;
        let habit = OnceCell::new();
        let small_letters = || *habit.get_or_init(|| self.small_letters(letters));
        for (index, span) in self.words.iter().enumerate().skip(first) {
            steps::count(1);
            let word = self.word(index);
            let own = letters.read(word);
            // A letter for the pawn is so rare that a second hand comes before it.
            let second = match own.iter().all(WrittenMove::has_pawn_letter) {
                true => letters.read_second(word),
                false => Readings::none(),
            };
            let meant = [own, second].iter().find_map(|readings| {
                let resolve = |written: &WrittenMove| resolve(board, written);
                let is_sheet = letters.is_sheet();
                meaning_by(board, readings, is_sheet, small_letters, resolve).meant()
            });
            if let Some(meant) = meant {
                board.play(meant.played);
                played.push(meant.written);
                goes_on_in_pairs = false;
                continue;
            }
            let pair = Pair::of(self.text, *span, letters, goes_on_in_pairs);
            let Some(pair) = pair.on(board, *span, letters) else {
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

    /// How far a set plays; what it can read of the rest is counted only where that decides.
    pub(super) fn reach(&self, start: &Board, letters: &Letters) -> SetScore {
        let (played, words) = self.played(start, letters);
        let is_straight =
            |written: &&WrittenMove| self.layout != Layout::Sheet || !names_its_file_twice(written);
        let habit = OnceCell::new();
        let is_plain = |written: &&WrittenMove| self.is_plain(written, letters, &habit);
        SetScore {
            is_whole: words == self.words.len(),
            points: words + 2 * played.iter().filter(is_plain).count(),
            straight: played.iter().filter(is_straight).count(),
            words,
        }
    }

    /// The score with what can be read of the words behind the last move that plays, as far as we look.
    fn with_rest(&self, letters: &Letters, mut score: SetScore) -> SetScore {
        let habit = OnceCell::new();
        let is_plain = |written: &WrittenMove| self.is_plain(written, letters, &habit);
        for index in score.words..self.words.len().min(score.words + LOOKED_AT) {
            let readings = letters.read_all(self.word(index));
            score.points += usize::from(!readings.is_empty());
            score.points += usize::from(readings.iter().any(is_plain));
        }
        score
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

    pub(super) fn score(&self, start: &Board, letters: &Letters) -> SetScore {
        self.with_rest(letters, self.reach(start, letters))
    }

    /// The letters that read most, and those that play furthest. They differ behind a fault, which stops every set, and
    /// where two hands wrote the game, of which each stops the letters of the other.
    pub(super) fn leaders(
        &self,
        start: &Board,
        sets: impl IntoIterator<Item = &'static LetterSet>,
    ) -> [(Letters, SetScore); 2] {
        let scored = |set| (set, self.reach(start, &self.letters(set)));
        let mut reaches: Vec<(&'static LetterSet, SetScore)> =
            sets.into_iter().map(scored).collect();
        let some_whole = reaches.iter().any(|(_, score)| score.is_whole);
        reaches.retain(|(_, score)| score.is_whole == some_whole);
        let words = || reaches.iter().map(|(_, score)| score.words);
        let (shortest, furthest) = (words().min(), words().max());
        let heads = self.heads(shortest.unwrap_or_default());
        let mut reaches: Vec<Reach> = reaches
            .into_iter()
            .map(|(set, score)| Reach {
                set,
                score,
                most_points: score.points + 2 * can_read(&heads, set),
            })
            .collect();
        // Those that may read most come first: nearly always the first of them leaves all others behind.
        reaches.sort_by_key(|reach| Reverse(reach.most_points));
        let reads_most = self.leader(start, &reaches);
        if shortest == furthest {
            return [reads_most.clone(), reads_most];
        }
        reaches.retain(|reach| Some(reach.score.words) == furthest);
        let plays_furthest = self.leader(start, &reaches);
        [reads_most, plays_furthest]
    }

    /// The best of these sets, and all that equal it in its name.
    fn leader(&self, start: &Board, reaches: &[Reach]) -> (Letters, SetScore) {
        let mut best: Vec<&'static LetterSet> = Vec::new();
        let mut best_score: Option<SetScore> = None;
        for reach in reaches {
            if best_score.is_some_and(|known| reach.most_points < known.points) {
                break;
            }
            let score = self.with_rest(&self.letters(reach.set), reach.score);
            if best_score.is_none_or(|known| score > known) {
                best_score = Some(score);
                best.clear();
            }
            if best_score == Some(score) {
                best.push(reach.set);
            }
        }
        best.sort_by_key(|set| set.name());
        match (self.first_of(start, &best), best_score) {
            (Some(first), Some(score)) => {
                let mut letters = self.letters(first);
                letters.name = Cow::Owned(joined_names(&best));
                (letters, score)
            }
            _ => (self.english(), SetScore::default()),
        }
    }

    /// The words from here on by the sign at their head: how many there are, and which sets may read them.
    fn heads(&self, from: usize) -> Vec<(char, usize, CandidateSets)> {
        // What names no piece is read in any letters.
        let mut heads = vec![(char::default(), 0, CandidateSets::all())];
        let english = self.english();
        for index in from..self.words.len() {
            let word = self.word(index);
            let names_none = english
                .read(word)
                .iter()
                .any(|written| !names_a_piece(written));
            let head = word.chars().next().unwrap_or_default();
            // Behind a sign that shows nothing another may be the head.
            if names_none || !head.is_alphanumeric() {
                heads[0].1 += 1;
                continue;
            }
            match heads.iter_mut().find(|(known, ..)| *known == head) {
                Some((_, count, _)) => *count += 1,
                None => heads.push((head, 1, candidates(word))),
            }
        }
        heads
    }

    /// The letters that read most, unless those that play furthest come out better with a second hand beside them. For
    /// that there must be one, which the letters that read most cannot read: a rare alphabet may make a legal move of one
    /// wrong word, and then the letters of all the others would be called the second.
    pub(super) fn better(&self, [most, furthest]: [(Letters, SetScore); 2]) -> (Letters, SetScore) {
        let read = |word: &&str| furthest.0.read_all(word).iter().any(is_plain);
        let other_hand = || self.unread_by(&most.0).filter(read).count() >= OTHER_HAND;
        match furthest.1 > most.1 && other_hand() {
            true => furthest,
            false => most,
        }
    }

    /// Where the letters stop at a word they cannot read, a second set may carry the game on: two
    /// alphabets in one sheet. Where they stop at a fault, what follows tells whether there is one.
    pub(super) fn with_second(
        &self,
        start: &Board,
        found: (Letters, SetScore),
    ) -> (Letters, SetScore) {
        let (letters, score) = found;
        if score.is_whole {
            return (letters, score);
        }
        let own = letters.read(self.word(score.words));
        let stopped_at_letter = own.iter().all(WrittenMove::has_pawn_letter);
        let mut best = match stopped_at_letter {
            true => self.carry_on(start, &letters, score.words),
            false => self.other_hands(&letters),
        };
        if stopped_at_letter && !own.is_empty() && self.layout != Layout::Sheet {
            // In a PGN `Pg5` is rather the illegal move of a pawn than a Dutch knight, unless a word that is Dutch and cannot
            // be English stands there too.
            let reads = |word: &str, set| !readings(word, set, self.layout).is_empty();
            best.retain(|set| {
                self.unread_by(&letters)
                    .any(|word| reads(word, set.alphabet()))
            });
        }
        let Some(first) = best.first() else {
            return (letters, score);
        };
        let mut both = letters.with_second(first);
        both.second_name = joined_names(&best);
        let score = self.score(start, &both);
        (both, score)
    }

    /// Whether the second letters are one letter that nobody else has, ahead of all pieces in the main letters. That is a
    /// slip of the pen or of a scanner rather than a hand of its own.
    pub(super) fn is_slip(&self, letters: &Letters) -> bool {
        let Some(second) = letters.second().filter(|_| letters.second_name != "en") else {
            return false;
        };
        if letters.second_name != second.name() {
            return false;
        }
        let words = || (0..self.words.len()).map(|index| self.word(index));
        let in_main = |word: &str| letters.read(word).iter().any(names_a_piece);
        let in_second =
            |word: &str| letters.read(word).is_empty() && !letters.read_second(word).is_empty();
        let first = words().find(|word| in_main(word) || in_second(word));
        first.is_some_and(in_second) && words().filter(|word| in_second(word)).count() == 1
    }

    /// The second letters that carry the game furthest behind a word that the main ones cannot read. In a PGN there are none
    /// where two of them make different moves of it: `Gf6` is an Indian knight and a Hungarian pawn.
    fn carry_on(&self, start: &Board, main: &Letters, words: usize) -> Vec<&'static LetterSet> {
        // Up to where the letters stop, the second ones are not asked: that part is played once and not for every set.
        let mut stopped = start.clone();
        self.play_on(&mut stopped, 0, main);
        let reach = |set| {
            let letters = main.with_second(set);
            let mut end = stopped.clone();
            let words = self.play_on(&mut end, words, &letters).1;
            (words, end.hash())
        };
        let reaches: Vec<(&LetterSet, (usize, u64))> = letter_sets::groups()
            .iter()
            .map(|set| (set, reach(set)))
            .collect();
        let best = greatest(
            reaches.iter().map(|(set, (words, _))| (*set, *words)),
            words + 1,
        );
        let mut ends = reaches
            .iter()
            .filter(|(set, _)| best.iter().any(|first| std::ptr::eq(*first, *set)))
            .map(|(_, (_, end))| end);
        let first = ends.next();
        let all_agree = ends.all(|end| Some(end) == first);
        match all_agree || self.layout == Layout::Sheet {
            true => best,
            false => Vec::new(),
        }
    }

    /// The second letters that read most of the words that the main ones cannot.
    fn other_hands(&self, main: &Letters) -> Vec<&'static LetterSet> {
        let unread: Vec<&str> = self.unread_by(main).collect();
        if unread.len() < OTHER_HAND {
            return Vec::new();
        }
        let count = |set: &LetterSet| {
            let reads = |word: &&&str| {
                readings(word, set.alphabet(), self.layout)
                    .iter()
                    .any(is_plain)
            };
            unread.iter().filter(reads).count()
        };
        let counts = letter_sets::groups().iter().map(|set| (set, count(set)));
        greatest(counts, OTHER_HAND)
    }

    /// The words that `letters` cannot read, as far as we look.
    fn unread_by<'s>(&'s self, letters: &'s Letters) -> impl Iterator<Item = &'t str> + 's {
        let words = (0..self.words.len()).map(|index| self.word(index));
        let unread = words.filter(|word| letters.read(word).is_empty());
        unread.take(LOOKED_AT)
    }
}

/// How many of the words have a head that the set knows.
fn can_read(heads: &[(char, usize, CandidateSets)], set: &LetterSet) -> usize {
    let knows = |sets: &CandidateSets| sets.iter().any(|known| std::ptr::eq(known, set));
    let known = heads.iter().filter(|(_, _, sets)| knows(sets));
    known.map(|(_, count, _)| count).sum()
}

/// The sets with the greatest count, if that is so much at least.
fn greatest(
    counts: impl Iterator<Item = (&'static LetterSet, usize)>,
    least: usize,
) -> Vec<&'static LetterSet> {
    let mut best = Vec::new();
    let mut greatest = least;
    for (set, count) in counts {
        if count > greatest {
            best.clear();
            greatest = count;
        }
        if count == greatest {
            best.push(set);
        }
    }
    best
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
