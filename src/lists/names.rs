//! Whether two written names can be one person's: accents, initials, missing second names, the order of the parts, and
//! the usual spellings of one name in several languages. A name never proves who somebody is; it only lets other
//! evidence speak.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::steps;

/// A name taken apart: words in small letters without accents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// What stands before the comma; all words where there is none.
    surname: Vec<String>,
    /// The words behind the comma; `None` if there is no comma.
    given: Option<Vec<String>>,
}

/// How well a name fits an entry of a list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameFit {
    /// With initials, variants or parts left out.
    Loose,
    /// Word for word, but for accents and case.
    Exact,
}

/// Nobody's name has more words. A longer text is none, and fits nobody: names are compared word by word with one another,
/// which would take for ever.
const MOST_WORDS: usize = 64;

impl Name {
    pub fn parse(text: &str) -> Name {
        let name = match text.split_once(',') {
            None => Name {
                surname: words(text),
                given: None,
            },
            Some((surname, given)) => Name {
                surname: words(surname),
                given: Some(words(given)),
            },
        };
        let is_name = name.words().nth(MOST_WORDS).is_none();
        match is_name {
            true => name,
            false => Name {
                surname: Vec::new(),
                given: None,
            },
        }
    }

    /// All its words, in order.
    pub(super) fn words(&self) -> impl Iterator<Item = &String> {
        self.surname.iter().chain(self.given.iter().flatten())
    }

    /// The words of an entry of a list but for the one that is its key.
    pub(super) fn words_beside_key(&self) -> impl Iterator<Item = &String> {
        let long = self.surname.iter().position(|word| word.len() > 1);
        let key = long.unwrap_or(0);
        let words = self.words().enumerate();
        words.filter_map(move |(place, word)| (place != key).then_some(word))
    }

    /// A comma with nothing behind it.
    pub(super) fn has_no_given(&self) -> bool {
        self.given.as_ref().is_some_and(Vec::is_empty)
    }

    pub(super) fn is_single(&self) -> bool {
        self.words().nth(1).is_none()
    }

    /// The words by which an entry of a list is worth a closer look: its own key must be among them.
    pub fn keys(&self) -> impl Iterator<Item = String> + '_ {
        let long = self.words().filter(|word| word.len() > 1);
        long.map(|word| spelling(word))
    }

    /// The key of an entry of a list: an initial before the surname is none.
    pub fn key(&self) -> Option<String> {
        let mut words = self.surname.iter();
        let word = words.find(|word| word.len() > 1).or(self.surname.first());
        word.map(|word| spelling(word))
    }

    /// Whether this name, as somebody wrote it, can be the one of a list.
    pub fn fits(&self, listed: &Name) -> Option<NameFit> {
        steps::count(1);
        if self == listed && !self.surname.is_empty() {
            return Some(NameFit::Exact);
        }
        let fits = match (&self.given, &listed.given) {
            (Some(given), Some(listed_given)) => {
                surnames_fit(&self.surname, &listed.surname) && given_fit(given, listed_given)
            }
            _ => all_words_fit(&self.all(), listed),
        };
        fits.then_some(NameFit::Loose)
    }

    /// Whether an ID may stand beside both names: they fit, or have a word in common.
    pub fn is_related(&self, other: &Name) -> bool {
        self.fits(other).is_some() || self.keys().any(|key| other.keys().any(|own| own == key))
    }

    /// Whether two names that stand beside one ID are one person's. A surname alone says nothing against it.
    pub fn may_be(&self, other: &Name) -> bool {
        let is_single = self.is_single() || other.is_single();
        self.fits(other).is_some()
            || other.fits(self).is_some()
            || is_single && self.is_related(other)
    }

    fn all(&self) -> Vec<&String> {
        self.words().collect()
    }
}

/// The first surname counts; a second one may be missing.
fn surnames_fit(one: &[String], other: &[String]) -> bool {
    !one.is_empty()
        && !other.is_empty()
        && one
            .iter()
            .zip(other)
            .all(|(a, b)| spelling(a) == spelling(b))
}

/// Every given name of the shorter list stands in the longer one, in order, in full or as an initial.
fn given_fit(one: &[String], other: &[String]) -> bool {
    let (few, many) = if one.len() <= other.len() {
        (one, other)
    } else {
        (other, one)
    };
    let mut rest = many.iter();
    few.iter()
        .all(|word| rest.any(|other| same_word(word, other)))
}

/// Without a comma the words may stand in any order; one of them must be the first surname of the list.
fn all_words_fit(words: &[&String], listed: &Name) -> bool {
    let mut left: Vec<&String> = listed.all();
    let Some(surname) = listed.surname.first() else {
        return false;
    };
    let has_surname = words.iter().any(|word| spelling(word) == spelling(surname));
    // An initial may stand for the surname too. So full words look for their places first, and the initials take what
    // is left.
    let (mut ordered, initials): (Vec<&String>, Vec<&String>) =
        words.iter().partition(|word| word.len() > 1);
    ordered.extend(initials);
    has_surname
        && words.len() > 1
        && ordered.iter().all(
            |word| match left.iter().position(|other| same_word(word, other)) {
                Some(found) => {
                    left.remove(found);
                    true
                }
                None => false,
            },
        )
}

/// The same word, another spelling of it, or its initial.
fn same_word(one: &str, other: &str) -> bool {
    if one.len() == 1 || other.len() == 1 {
        return one.as_bytes().first() == other.as_bytes().first();
    }
    spelling(one) == spelling(other)
}

/// Small letters without accents, parted at everything that is no letter; an apostrophe parts nothing.
fn words(text: &str) -> Vec<String> {
    if text.bytes().all(|byte| byte.is_ascii_alphabetic()) && !text.is_empty() {
        return vec![text.to_ascii_lowercase()];
    }
    let mut words = vec![String::new()];
    for c in text.nfd().filter(|c| !is_combining_mark(*c)) {
        let last = words.len() - 1;
        match c {
            '\'' | '’' | '`' => {}
            c if c.is_alphanumeric() => match special(c) {
                Some(letters) => words[last].push_str(letters),
                None => words[last].extend(c.to_lowercase()),
            },
            _ if words[last].is_empty() => {}
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Letters that are more than one with an accent.
fn special(c: char) -> Option<&'static str> {
    Some(match c {
        'ø' | 'Ø' => "o",
        'ł' | 'Ł' => "l",
        'đ' | 'Đ' | 'ð' | 'Ð' => "d",
        'ß' | 'ẞ' => "ss",
        'æ' | 'Æ' => "ae",
        'œ' | 'Œ' => "oe",
        'þ' | 'Þ' => "th",
        'ı' => "i",
        _ => return None,
    })
}

/// Spellings of one sound in the languages that lists are written in, in the order in which they are taken.
const SPELLINGS: [(&str, &str); 30] = [
    ("tsch", "4"),
    ("tch", "4"),
    ("sch", "5"),
    ("sh", "5"),
    ("ch", "4"),
    ("kh", "h"),
    ("ph", "f"),
    ("th", "t"),
    ("ck", "k"),
    ("ks", "x"),
    ("tz", "z"),
    ("ts", "z"),
    ("c", "k"),
    ("w", "v"),
    ("ae", "a"),
    ("oe", "o"),
    ("ue", "u"),
    ("ou", "u"),
    ("y", "i"),
    ("j", "i"),
    ("iu", "u"),
    ("ia", "a"),
    ("ie", "e"),
    ("io", "o"),
    ("off", "ov"),
    ("ff", "v"),
    ("ai", "ei"),
    ("dz", "z"),
    ("gu", "g"),
    ("q", "k"),
];

/// A word as it sounds, so that Müller, Mueller and Muller are one. Most rules do not touch most words, and a look at
/// which letters there are tells: every line of a list passes here.
pub(super) fn spelling(word: &str) -> String {
    static NEEDED: LazyLock<[u32; SPELLINGS.len()]> =
        LazyLock::new(|| SPELLINGS.map(|(written, _)| letters_in(written)));
    let mut sound = word.to_owned();
    let mut letters = letters_in(&sound);
    for ((written, sounds), needed) in SPELLINGS.into_iter().zip(NEEDED.iter()) {
        if letters & needed == *needed && sound.contains(written) {
            sound = sound.replace(written, sounds);
            letters = letters_in(&sound);
        }
    }
    let mut last = None;
    sound.retain(|letter| last.replace(letter) != Some(letter));
    sound
}

/// One bit for each letter from a to z.
fn letters_in(word: &str) -> u32 {
    let letters = word.bytes().filter(u8::is_ascii_lowercase);
    letters.fold(0, |bits, letter| bits | 1 << (letter - b'a'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(written: &str, listed: &str) -> Option<NameFit> {
        Name::parse(written).fits(&Name::parse(listed))
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(fit("PÉREZ, José", "Perez, Jose"), Some(NameFit::Exact));
        assert_eq!(
            fit("O’Kelly, Albéric", "OKelly, Alberic"),
            Some(NameFit::Exact)
        );
    }

    #[test]
    fn initials_second_names_and_spellings_fit() {
        for (written, listed) in [
            ("Inventa, A.", "Inventa, Ada"),
            ("Inventa, Ada", "Inventa, Ada Maria"),
            ("Garcia, Juan", "Garcia Lopez, Juan"),
            ("Müller, Jörg", "Mueller, Joerg"),
            ("Muller, Jorg", "Mueller, Joerg"),
            ("Kortchnoi, Viktor", "Korchnoi, Victor"),
            ("Yusupov, Artur", "Jussupow, Artur"),
            ("Ada Inventa", "Inventa, Ada"),
            ("Inventa Ada", "Inventa, Ada"),
            ("A. Inventa", "Inventa, Ada"),
            ("A. Aasum", "Aasum, Anker"),
        ] {
            assert!(fit(written, listed).is_some(), "{written} / {listed}");
        }
    }

    #[test]
    fn other_people_do_not_fit() {
        for (written, listed) in [
            ("Inventa, Ada", "Inventa, Berta"),
            ("Inventa, B.", "Inventa, Ada"),
            ("Fabula, Ada", "Inventa, Ada"),
            ("Ada", "Inventa, Ada"),
            ("Inventa", "Inventa, Ada"),
            ("", "Inventa, Ada"),
        ] {
            assert_eq!(fit(written, listed), None, "{written} / {listed}");
        }
    }

    #[test]
    fn every_name_that_fits_has_the_key_of_the_entry() {
        for (written, listed) in [
            ("Ada Inventa", "Inventa, Ada"),
            ("Müller, J.", "Mueller, Joerg"),
            ("S.m.farhan, Shahriar", "S.m.farhan, Shahriar"),
        ] {
            let key = Name::parse(listed).key().expect("a surname");
            assert!(
                Name::parse(written).keys().any(|own| own == key),
                "{written}"
            );
        }
    }
}
