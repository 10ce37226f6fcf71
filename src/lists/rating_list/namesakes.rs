//! The entries of a list that share a surname, found by their other words. A list may have thousands of one surname, and
//! whoever is looked up fits few of them: only entries that could fit are looked at.

use std::collections::HashMap;

use crate::lists::names::{Name, spelling};

/// Entries by their places in the list, each row in order.
#[derive(Debug, Default)]
pub(super) struct Namesakes {
    all: Vec<usize>,
    /// Those without a given name: they fit any.
    bare: Vec<usize>,
    /// By a word as it sounds.
    by_word: HashMap<String, Vec<usize>>,
    /// By the first letter of a word: an initial fits all of these.
    by_letter: HashMap<u8, Vec<usize>>,
    /// By an initial: it fits every word that begins with it.
    by_initial: HashMap<u8, Vec<usize>>,
    pub(super) counted: Counted,
}

/// How many there are, in all and by federation.
#[derive(Debug, Default)]
pub(super) struct Counted {
    all: usize,
    by_federation: HashMap<String, usize>,
}

impl Counted {
    pub(super) fn add(&mut self, federation: &str) {
        self.all += 1;
        match self.by_federation.get_mut(federation) {
            Some(count) => *count += 1,
            None => {
                self.by_federation.insert(federation.to_owned(), 1);
            }
        }
    }

    pub(super) fn of(&self, federation: Option<&str>) -> usize {
        let Some(federation) = federation else {
            return self.all;
        };
        self.by_federation.get(federation).copied().unwrap_or(0)
    }
}

impl Namesakes {
    /// Takes an entry. Entries come in their order.
    pub(super) fn add(&mut self, index: usize, name: &Name) {
        put(&mut self.all, index);
        let mut others = name.words_beside_key().peekable();
        if name.has_no_given() || others.peek().is_none() {
            put(&mut self.bare, index);
        }
        for word in others {
            let Some(&letter) = word.as_bytes().first() else {
                continue;
            };
            put(self.by_letter.entry(letter).or_default(), index);
            match word.len() {
                1 => put(self.by_initial.entry(letter).or_default(), index),
                _ => put(self.by_word.entry(spelling(word)).or_default(), index),
            }
        }
    }

    /// Every entry that the name could fit, and few others, in no order and perhaps more than once. Two names that fit have a
    /// word in common beside the surname, in full or as an initial, unless one of them has nothing beside it.
    pub(super) fn possible(&self, name: &Name, found: &mut Vec<usize>) {
        if name.is_single() || name.has_no_given() {
            found.extend(&self.all);
            return;
        }
        found.extend(&self.bare);
        for word in name.words() {
            let Some(letter) = word.as_bytes().first() else {
                continue;
            };
            let rows = match word.len() {
                1 => [self.by_letter.get(letter), None],
                _ => [
                    self.by_word.get(&spelling(word)),
                    self.by_initial.get(letter),
                ],
            };
            found.extend(rows.into_iter().flatten().flatten());
        }
    }
}

/// A name may have a word twice.
fn put(row: &mut Vec<usize>, index: usize) {
    if row.last() != Some(&index) {
        row.push(index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever fits is found: names of every form against one another.
    #[test]
    fn no_name_that_fits_is_passed_over() {
        let names = [
            "Smith, John",
            "Smith, J.",
            "Smith, J",
            "Smith, John Paul",
            "Smith, Paul John",
            "Smith",
            "Smith,",
            "Smith Jones, John",
            "Smith Jones,",
            "Smith-Jones",
            "S. Smith, John",
            "S., Smith John",
            "Smith, Smith",
            "Smith Smith",
            "John Smith",
            "J. Smith",
            "Smyth, Jon",
            "Schmith, Johann",
            "Smith, Ýrsa",
            "Smith, Й",
            "Smith, Йон",
            "Jones, John",
            "Jones Smith, J. P.",
        ];
        let mut by_key: HashMap<String, Namesakes> = HashMap::new();
        for (index, listed) in names.iter().enumerate() {
            let name = Name::parse(listed);
            let key = name.key().expect("a surname");
            by_key.entry(key).or_default().add(index, &name);
        }
        let mut fitting = 0;
        for written in names {
            let name = Name::parse(written);
            let mut found = Vec::new();
            for key in name.keys() {
                if let Some(namesakes) = by_key.get(&key) {
                    namesakes.possible(&name, &mut found);
                }
            }
            for (index, listed) in names.iter().enumerate() {
                let listed_name = Name::parse(listed);
                let key = listed_name.key().expect("a surname");
                let is_looked_for = name.keys().any(|own| own == key);
                if is_looked_for && name.fits(&listed_name).is_some() {
                    fitting += 1;
                    assert!(found.contains(&index), "{written} fits {listed}");
                }
            }
        }
        assert!(fitting > 100, "{fitting} pairs fit");
    }
}
