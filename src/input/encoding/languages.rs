//! What the languages of chess players look like: for each, names and words of
//! tournaments that carry its own letters. `plausible` counts neighbouring letters
//! in them, and knows the longer ones when it meets them. The words stand in `data/languages.txt`: for each language its
//! code on a line, then its words in small letters, then a blank line. `İ` stays: its small letter is two characters.
//!
//! To teach a language, or to correct a bad reading, add names.

use std::sync::LazyLock;

/// How many languages there are.
pub(super) const COUNT: usize = 33;

/// The code and the words of each language.
pub(super) static LANGUAGES: LazyLock<[(&str, &str); COUNT]> = LazyLock::new(|| {
    let mut entries = include_str!("data/languages.txt").split("\n\n");
    let entries = std::array::from_fn(|_| entries.next().and_then(|entry| entry.split_once('\n')));
    entries.map(|entry| entry.expect("a code and words for each language"))
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_of_the_file_is_counted() {
        let entries = include_str!("data/languages.txt").split("\n\n").count();
        assert_eq!(entries, COUNT);
        assert!(
            LANGUAGES
                .iter()
                .all(|(code, _)| matches!(code.len(), 2 | 3))
        );
    }
}
