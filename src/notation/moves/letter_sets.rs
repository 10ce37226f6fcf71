//! Languages with the same letters, as one set: `ca/es/it`. A game cannot tell
//! them apart, so alphabets are tried and named by the set. Also the quick test
//! of which sets can read a token at all.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::alphabet::{self, Alphabet};
use super::lookalike::{fold, visible};

/// Several languages with the same main letters and files.
#[derive(Debug)]
pub struct LetterSet {
    codes: Vec<&'static str>,
    alphabet: Alphabet,
}

impl LetterSet {
    /// The codes joined by `/`, in alphabetical order; English is `en` alone.
    pub fn name(&self) -> &str {
        self.alphabet.code()
    }

    pub fn codes(&self) -> &[&'static str] {
        &self.codes
    }

    /// The shared letters, with the alternates of all the languages.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }
}

/// All letter sets, in the order of their first code.
pub fn groups() -> &'static [LetterSet] {
    static GROUPS: LazyLock<Vec<LetterSet>> = LazyLock::new(group);
    &GROUPS
}

/// The set that a language belongs to.
pub fn by_code(code: &str) -> Option<&'static LetterSet> {
    groups().iter().find(|set| {
        set.codes
            .iter()
            .any(|known| known.eq_ignore_ascii_case(code))
    })
}

fn group() -> Vec<LetterSet> {
    let mut families: Vec<Vec<&'static Alphabet>> = Vec::new();
    for alphabet in alphabet::all() {
        match families.iter_mut().find(|f| f[0].same_letters(alphabet)) {
            Some(family) => family.push(alphabet),
            None => families.push(vec![alphabet]),
        }
    }
    let named = |family: Vec<&'static Alphabet>| {
        let mut codes: Vec<_> = family.iter().map(|a| a.code()).collect();
        codes.sort_unstable();
        let name = if codes.contains(&"en") {
            "en".to_owned()
        } else {
            codes.join("/")
        };
        let alphabet = Alphabet::merged(name, &family)?;
        Some(LetterSet { codes, alphabet })
    };
    families.into_iter().filter_map(named).collect()
}

/// Some of the letter sets: bit `i` stands for `groups()[i]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CandidateSets(u64);

impl CandidateSets {
    pub fn all() -> CandidateSets {
        CandidateSets(
            groups()
                .iter()
                .enumerate()
                .fold(0, |bits, (i, _)| bits | 1 << i),
        )
    }

    pub fn iter(self) -> impl Iterator<Item = &'static LetterSet> {
        let sets = groups().iter().enumerate();
        sets.filter(move |(i, _)| self.0 >> i & 1 == 1)
            .map(|(_, set)| set)
    }
}

/// The sets that have a letter for what stands at the head of the token; all
/// of them where it begins with no piece's letter (`e4`, `0-0`). A set outside
/// the answer cannot read the token as the move of a piece.
pub fn candidates(token: &str) -> CandidateSets {
    static OPENINGS: LazyLock<HashMap<char, u64>> = LazyLock::new(|| {
        let mut openings = HashMap::new();
        for (index, set) in groups().iter().enumerate() {
            for c in set.alphabet.opening_chars() {
                *openings.entry(c).or_insert(0) |= 1 << index;
                *openings.entry(fold(c)).or_insert(0) |= 1 << index;
            }
        }
        openings
    });
    let visible = visible(token);
    let Some(first) = visible.chars().next() else {
        return CandidateSets::all();
    };
    let every_set_reads = matches!(fold(first), 'a'..='h' | 'x' | 'o' | 'O')
        || matches!(fold(first), 'A'..='H') && !visible.contains(char::is_lowercase);
    if every_set_reads || !first.is_alphabetic() && !OPENINGS.contains_key(&first) {
        return CandidateSets::all();
    }
    let bits = |c: char| OPENINGS.get(&c).copied().unwrap_or(0);
    CandidateSets(bits(first) | bits(fold(first)) | file_readers(first))
}

/// Sets with files of their own script may open a pawn move with them.
fn file_readers(first: char) -> u64 {
    let sets = groups().iter().enumerate();
    sets.filter(|(_, set)| set.alphabet.file(first).is_some())
        .fold(0, |bits, (i, _)| bits | 1 << i)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(token: &str) -> Vec<&'static str> {
        candidates(token).iter().map(LetterSet::name).collect()
    }

    #[test]
    fn languages_with_the_same_letters_are_named_together() {
        let all: Vec<_> = groups().iter().map(LetterSet::name).collect();
        assert!(all.contains(&"ca/es/it"));
        assert!(all.contains(&"cs/sk"));
        assert!(all.contains(&"gl/pt"));
        assert!(all.contains(&"da/de/nb/nn/sv"));
        assert!(all.contains(&"bs/hr/sl/sr-Latn"));
        assert!(all.contains(&"fr"));
    }

    #[test]
    fn english_stands_for_all_who_use_its_letters() {
        let english = groups().iter().find(|s| s.name() == "en").unwrap();
        assert_eq!(english.codes(), ["en", "ja", "ko"]);
        assert!(english.alphabet().reads_letter("Kt"));
        assert!(english.alphabet().reads_letter("ナ"));
    }

    #[test]
    fn the_mask_has_a_bit_for_every_set() {
        assert!(groups().len() <= 64);
        assert_eq!(CandidateSets::all().iter().count(), groups().len());
    }

    #[test]
    fn a_letter_narrows_the_sets() {
        assert_eq!(names("Şf1"), ["az", "tr"]);
        assert_eq!(names("♘f3"), ["figurine"]);
        assert!(names("Ag5").contains(&"ca/es/it"));
        assert!(names("Ag5").contains(&"el"), "Latin A for Greek alpha");
        assert!(!names("Ag5").contains(&"en"));
        assert!(names("AG5").contains(&"en"), "a pawn in capitals");
        assert_eq!(names("e4").len(), groups().len());
        assert_eq!(names("0-0").len(), groups().len());
    }

    #[test]
    fn a_set_outside_the_candidates_reads_nothing() {
        use crate::notation::moves::reader::read_move;
        let tokens = [
            "Kf3",
            "Кf3",
            "Ρe1",
            "Lb5",
            "Фd2",
            "צה7",
            "nf3",
            "θ4",
            "Ktf3",
            "♞f6",
            "⠎⠋⠒",
            "E4",
            "BC4",
            "КF3",
            "кf3",
            "Ε4",
            "KTF3",
        ];
        for token in tokens {
            let possible = names(token);
            for set in groups() {
                if !possible.contains(&set.name()) {
                    let readings = read_move(token, set.alphabet());
                    assert!(readings.is_empty(), "{} reads {token}", set.name());
                }
            }
        }
    }
}
