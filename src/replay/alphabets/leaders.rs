//! Which sets read a main line best: each alone, and with a second hand beside it.

use std::borrow::Cow;
use std::cmp::Reverse;

use crate::board::Board;
use crate::notation::moves::letter_sets::{self, CandidateSets, LetterSet, candidates};
use crate::notation::moves::reader::{Readings, read_move};
use crate::notation::moves::written::{Spelling, WrittenMove};
use crate::replay::resolve::resolve;

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
    plies: usize,
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
    /// The readings that can be played, up to the first word that cannot.
    pub(super) fn played(&self, start: &Board, letters: &Letters) -> Vec<WrittenMove> {
        let mut board = start.clone();
        let mut played = Vec::new();
        for index in 0..self.words.len() {
            let word = self.word(index);
            let own = letters.read(word);
            let second = match own.iter().all(WrittenMove::has_pawn_letter) {
                true => letters.read_second(word),
                false => Readings::none(),
            };
            let found = own
                .iter()
                .chain(second.iter())
                .find_map(|written| Some((resolve(&board, written).ok()?, *written)));
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
            is_whole: plies == self.words.len(),
            points: plies + 2 * plain,
            plies,
        }
    }

    /// The score with what can be read of the words behind the last move that plays, as far as we look.
    fn with_rest(&self, letters: &Letters, mut score: SetScore) -> SetScore {
        for index in score.plies..self.words.len().min(score.plies + LOOKED_AT) {
            let readings = letters.read_all(self.word(index));
            score.points += usize::from(!readings.is_empty());
            score.points += usize::from(readings.iter().any(is_plain));
        }
        score
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
        let scored = |set| (set, self.reach(start, &Letters::from_set(set)));
        let mut reaches: Vec<(&'static LetterSet, SetScore)> =
            sets.into_iter().map(scored).collect();
        let some_whole = reaches.iter().any(|(_, score)| score.is_whole);
        reaches.retain(|(_, score)| score.is_whole == some_whole);
        let plies = || reaches.iter().map(|(_, score)| score.plies);
        let (shortest, furthest) = (plies().min(), plies().max());
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
        let reads_most = self.leader(&reaches);
        if shortest == furthest {
            return [reads_most.clone(), reads_most];
        }
        reaches.retain(|reach| Some(reach.score.plies) == furthest);
        let plays_furthest = self.leader(&reaches);
        [reads_most, plays_furthest]
    }

    /// The best of these sets, and all that equal it in its name.
    fn leader(&self, reaches: &[Reach]) -> (Letters, SetScore) {
        let mut best: Vec<&'static LetterSet> = Vec::new();
        let mut best_score: Option<SetScore> = None;
        for reach in reaches {
            if best_score.is_some_and(|known| reach.most_points < known.points) {
                break;
            }
            let score = self.with_rest(&Letters::from_set(reach.set), reach.score);
            if best_score.is_none_or(|known| score > known) {
                best_score = Some(score);
                best.clear();
            }
            if best_score == Some(score) {
                best.push(reach.set);
            }
        }
        best.sort_by_key(|set| set.name());
        match (best.first(), best_score) {
            (Some(first), Some(score)) => {
                let mut letters = Letters::from_set(first);
                letters.name = Cow::Owned(joined_names(&best));
                (letters, score)
            }
            _ => (Letters::english(), SetScore::default()),
        }
    }

    /// The words from here on by the sign at their head: how many there are, and which sets may read them.
    fn heads(&self, from: usize) -> Vec<(char, usize, CandidateSets)> {
        // What names no piece is read in any letters.
        let mut heads = vec![(char::default(), 0, CandidateSets::all())];
        let english = Letters::english();
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
        let stopped_at_letter = letters
            .read(self.word(score.plies))
            .iter()
            .all(WrittenMove::has_pawn_letter);
        let best = match stopped_at_letter {
            true => self.carry_on(start, &letters, score.plies),
            false => self.other_hands(&letters),
        };
        let Some(first) = best.first() else {
            return (letters, score);
        };
        let mut both = with(&letters, first);
        both.second_name = joined_names(&best);
        let score = self.score(start, &both);
        (both, score)
    }

    /// Whether the second letters are one letter that nobody else has, ahead of all pieces in the main letters. That is a
    /// slip of the pen or of a scanner rather than a hand of its own.
    pub(super) fn is_slip(&self, letters: &Letters) -> bool {
        let Some(second) = letters.second.filter(|_| letters.second_name != "en") else {
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

    /// The second letters that carry the game furthest behind a word that the main ones cannot read.
    fn carry_on(&self, start: &Board, main: &Letters, plies: usize) -> Vec<&'static LetterSet> {
        let reach = |set| self.reach(start, &with(main, set)).plies;
        let reaches = letter_sets::groups().iter().map(|set| (set, reach(set)));
        greatest(reaches, plies + 1)
    }

    /// The second letters that read most of the words that the main ones cannot.
    fn other_hands(&self, main: &Letters) -> Vec<&'static LetterSet> {
        let unread: Vec<&str> = self.unread_by(main).collect();
        if unread.len() < OTHER_HAND {
            return Vec::new();
        }
        let count = |set: &LetterSet| {
            let reads = |word: &&&str| read_move(word, set.alphabet()).iter().any(is_plain);
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

fn with(main: &Letters, second: &'static LetterSet) -> Letters {
    Letters {
        second: Some(second),
        ..main.clone()
    }
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
