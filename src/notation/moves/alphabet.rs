//! The letters that each language uses for the pieces and the files, shipped as
//! data (`data/alphabets.csv`) and parsed once. Which alphabet a game is
//! written in is not decided here, but in replay.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::lookalike::fold;
use super::written::Spelling;
use crate::board::Role;
use crate::table::shipped;

const TABLE: &str = include_str!("data/alphabets.csv");

/// The pieces in the order of the table's columns.
pub const PIECES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The letters of one language, or of several that share them.
#[derive(Clone, Debug)]
pub struct Alphabet {
    code: String,
    language: String,
    latin: bool,
    /// Main letters, longest first, so that `Кр` is tried before `К`.
    main: Vec<Letter>,
    alternates: Vec<Letter>,
    /// For writing: the first main letter of each of `PIECES`.
    written: [String; 6],
    files: Vec<[char; 8]>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Letter {
    text: String,
    /// The small letters, where they may stand for the piece.
    small: Option<String>,
    role: Role,
}

impl Letter {
    /// Small letters may name a piece, but not a pawn: it needs no letter, and the small one would be taken for a file.
    fn new(text: &str, role: Role) -> Letter {
        let small = text.to_lowercase();
        let may_be_small = role != Role::Pawn && small != text;
        Letter {
            text: text.to_owned(),
            small: may_be_small.then_some(small),
            role,
        }
    }

    fn small_prefix(&self, token: &str) -> Option<usize> {
        let small = self.small.as_ref()?;
        token.starts_with(small).then_some(small.len())
    }

    /// Bytes of `token` that are this letter all in capitals: `KT` for `Kt`.
    fn capital_prefix(&self, token: &str) -> Option<usize> {
        let mut rest = token.chars();
        let mut len = 0;
        for wanted in self.text.chars().flat_map(char::to_uppercase) {
            len += rest.next().filter(|c| *c == wanted)?.len_utf8();
        }
        Some(len)
    }
}

/// A letter found at the head of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundLetter {
    pub role: Role,
    /// Bytes of the token that the letter takes.
    pub len: usize,
}

/// All shipped alphabets, in alphabetical order of code.
pub fn all() -> &'static [Alphabet] {
    static ALL: LazyLock<Vec<Alphabet>> = LazyLock::new(|| parse_table(TABLE));
    &ALL
}

pub fn by_code(code: &str) -> Option<&'static Alphabet> {
    all().iter().find(|a| a.code == code)
}

pub fn english() -> &'static Alphabet {
    static ENGLISH: LazyLock<&Alphabet> =
        LazyLock::new(|| by_code("en").expect("the shipped table holds English"));
    &ENGLISH
}

impl Alphabet {
    pub fn code(&self) -> &str {
        &self.code
    }

    pub fn language(&self) -> &str {
        &self.language
    }

    /// The letter to write for a piece.
    pub fn letter(&self, role: Role) -> &str {
        let column = PIECES.iter().position(|r| *r == role).unwrap_or(0);
        &self.written[column]
    }

    /// Other letters that some writers use, with the piece each stands for.
    pub fn alternates(&self) -> impl Iterator<Item = (Role, &str)> {
        self.alternates.iter().map(|l| (l.role, l.text.as_str()))
    }

    /// True if `letter` is a main or alternate letter of this set, look-alikes not counted.
    pub fn reads_letter(&self, letter: &str) -> bool {
        let mut known = self.main.iter().chain(&self.alternates);
        known.any(|l| l.text == letter)
    }

    /// The best letter at the head of `token`, and how it is spelt.
    pub fn piece_at(&self, token: &str) -> Option<(FoundLetter, Spelling)> {
        use Spelling::{Alternate, Folded, Lowercase, Plain};
        [Plain, Folded, Alternate, Lowercase]
            .into_iter()
            .find_map(|s| Some((self.pieces_at(token, s).next()?, s)))
    }

    /// True for sets in Latin script.
    pub fn is_latin(&self) -> bool {
        self.latin
    }

    /// Every piece whose letter, spelt in this manner, stands at the head of
    /// `token`, longest letter first. Pawns need no letter, so a small one
    /// never stands for them.
    pub fn pieces_at<'a>(
        &'a self,
        token: &'a str,
        spelling: Spelling,
    ) -> impl Iterator<Item = FoundLetter> + 'a {
        let (letters, others) = match spelling {
            Spelling::Alternate => (&self.alternates[..], &[][..]),
            Spelling::Capitals => (&self.main[..], &self.alternates[..]),
            _ => (&self.main[..], &[][..]),
        };
        letters.iter().chain(others).filter_map(move |letter| {
            let len = match spelling {
                Spelling::Plain | Spelling::Alternate => {
                    token.starts_with(&letter.text).then_some(letter.text.len())
                }
                Spelling::Folded => folded_prefix(token, &letter.text),
                Spelling::Lowercase => letter.small_prefix(token),
                Spelling::Capitals => letter.capital_prefix(token),
            };
            len.map(|len| FoundLetter {
                role: letter.role,
                len,
            })
        })
    }

    /// The file, 0 to 7, that a letter names. Latin files are read in every set.
    pub fn file(&self, letter: char) -> Option<(u8, Spelling)> {
        let latin = |c: char| ('a'..='h').zip(0u8..).find(|(f, _)| *f == c);
        if let Some((_, file)) = latin(letter) {
            return Some((file, Spelling::Plain));
        }
        for row in &self.files {
            if let Some((_, file)) = row.iter().zip(0u8..).find(|(f, _)| **f == letter) {
                return Some((file, Spelling::Plain));
            }
        }
        latin(fold(letter)).map(|(_, file)| (file, Spelling::Folded))
    }

    /// True if the two sets have the same main letters and files.
    pub(super) fn same_letters(&self, other: &Alphabet) -> bool {
        self.main == other.main && self.files == other.files
    }

    /// One alphabet for languages that share their letters: named after all,
    /// with the alternates of each.
    pub(super) fn merged(name: String, members: &[&'static Alphabet]) -> Option<Alphabet> {
        let (first, others) = members.split_first()?;
        let mut merged = Alphabet::clone(first);
        merged.code = name;
        for other in others {
            merged.language = format!("{}/{}", merged.language, other.language);
            for letter in &other.alternates {
                if !merged.reads_letter(&letter.text) {
                    merged.alternates.push(letter.clone());
                }
            }
        }
        longest_first(&mut merged.alternates);
        Some(merged)
    }

    /// The first character of every letter, for the quick test of `letter_sets`.
    pub(super) fn opening_chars(&self) -> impl Iterator<Item = char> + '_ {
        let letters = self.main.iter().chain(&self.alternates);
        let small = self.main.iter().filter_map(|l| l.small.as_ref());
        letters
            .filter_map(|l| l.text.chars().next())
            .chain(small.filter_map(|small| small.chars().next()))
    }
}

/// Bytes of `token` that look like `letter` without being it.
fn folded_prefix(token: &str, letter: &str) -> Option<usize> {
    let mut rest = token.chars();
    let mut len = 0;
    for wanted in letter.chars() {
        let found = rest.next().filter(|c| fold(*c) == fold(wanted))?;
        len += found.len_utf8();
    }
    (token.get(..len)? != letter).then_some(len)
}

fn longest_first(letters: &mut [Letter]) {
    letters.sort_by_key(|l| std::cmp::Reverse(l.text.chars().count()));
}

fn parse_table(table: &str) -> Vec<Alphabet> {
    shipped(table).map(|row| parse_row(&row)).collect()
}

/// Columns: code, language, script, the six pieces, alternates, files.
fn parse_row(row: &csv::StringRecord) -> Alphabet {
    let cell = |column: usize| {
        row.get(column)
            .unwrap_or_default()
            .nfc()
            .collect::<String>()
    };
    let mut main = Vec::new();
    let mut written: [String; 6] = Default::default();
    for (column, role) in PIECES.into_iter().enumerate() {
        let spellings = cell(column + 3);
        for text in spellings.split('|') {
            if written[column].is_empty() {
                written[column] = text.to_owned();
            }
            main.push(Letter::new(text, role));
        }
    }
    let mut alternates = parse_alternates(&cell(9));
    longest_first(&mut main);
    longest_first(&mut alternates);
    let files = cell(10)
        .split('|')
        .filter_map(|set| set.chars().collect::<Vec<_>>().try_into().ok())
        .collect();
    Alphabet {
        code: cell(0),
        language: cell(1),
        latin: cell(2) == "Latn",
        main,
        alternates,
        written,
        files,
    }
}

/// `N:Kt S;Q:D`: the English initial of the piece, then its other letters.
fn parse_alternates(cell: &str) -> Vec<Letter> {
    let mut letters = Vec::new();
    for (initial, texts) in cell.split(';').filter_map(|part| part.split_once(':')) {
        let column = "KQRBNP".find(initial).expect("alternates name a piece");
        letters.extend(
            texts
                .split(' ')
                .map(|text| Letter::new(text, PIECES[column])),
        );
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_names_six_pieces_and_eight_files() {
        assert_eq!(all().len(), 56);
        for alphabet in all() {
            for role in PIECES {
                assert!(!alphabet.letter(role).is_empty(), "{}", alphabet.code());
            }
            assert!(!alphabet.files.is_empty(), "{}", alphabet.code());
        }
    }

    #[test]
    fn no_set_uses_one_letter_for_two_pieces() {
        for alphabet in all() {
            let known: Vec<_> = alphabet.main.iter().chain(&alphabet.alternates).collect();
            for (index, letter) in known.iter().enumerate() {
                let twin = known[index + 1..].iter().find(|l| l.text == letter.text);
                assert_eq!(twin, None, "{} {}", alphabet.code(), letter.text);
            }
        }
    }

    #[test]
    fn the_longest_letter_is_found_first() {
        let russian = by_code("ru").unwrap();
        let found: Vec<_> = russian.pieces_at("Крf1", Spelling::Plain).collect();
        assert_eq!(
            found[0],
            FoundLetter {
                role: Role::King,
                len: 4
            }
        );
        assert_eq!(
            found[1],
            FoundLetter {
                role: Role::Knight,
                len: 2
            }
        );
    }

    #[test]
    fn letters_are_found_by_main_then_folded_then_alternate_then_small() {
        let role = |code: &str, token: &str| {
            let (found, spelling) = by_code(code).unwrap().piece_at(token)?;
            Some((found.role, spelling))
        };
        assert_eq!(role("en", "Nf3"), Some((Role::Knight, Spelling::Plain)));
        assert_eq!(role("ru", "Kf3"), Some((Role::Knight, Spelling::Folded)));
        assert_eq!(role("pl", "Dd2"), Some((Role::Queen, Spelling::Alternate)));
        assert_eq!(role("en", "nf3"), Some((Role::Knight, Spelling::Lowercase)));
        assert_eq!(role("ru", "фd2"), Some((Role::Queen, Spelling::Lowercase)));
        assert_eq!(role("ar", "مd2"), Some((Role::King, Spelling::Plain)));
        assert_eq!(role("de", "be4"), None, "a small pawn letter is a file");
    }

    #[test]
    fn both_figurine_sets_are_one_alphabet() {
        let figurine = by_code("figurine").unwrap();
        assert_eq!(figurine.letter(Role::King), "♔");
        assert!(figurine.reads_letter("♔") && figurine.reads_letter("♚"));
    }

    #[test]
    fn files_of_every_script() {
        let file = |code: &str, c: char| by_code(code).unwrap().file(c);
        assert_eq!(file("en", 'h'), Some((7, Spelling::Plain)));
        assert_eq!(file("el", 'θ'), Some((7, Spelling::Plain)));
        assert_eq!(file("he", 'ח'), Some((7, Spelling::Plain)));
        assert_eq!(file("ar", 'ح'), Some((7, Spelling::Plain)));
        assert_eq!(file("ru", 'с'), Some((2, Spelling::Folded)));
        assert_eq!(file("en", 'θ'), None);
        assert_eq!(file("en", 'H'), None);
    }
}
