//! The one table of check words, annotation words and glyphs (`data/marks.csv`): what each form says, and where it may
//! stand. `note` is for people: the language of a word, the meaning of a glyph.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::table::shipped;

const TABLE: &str = include_str!("../data/marks.csv");

/// What a mark says of the move before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    Check,
    Mate,
    DoubleOrMate,
    EnPassant,
    DrawOffer,
    /// What somebody thought of it, with the number that PGN has for the thought (standard 10), if it has one.
    Opinion(Option<u8>),
    /// Punctuation.
    Nothing,
}

/// How a form is glued to a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Glued {
    Always,
    /// Only in capitals, only at the end, and not behind a pawn: `f8N` is a promotion or nothing.
    Capital,
    Never,
}

/// How a form stands apart from the move, behind a blank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StandsApart {
    Always,
    /// Not on a scoresheet, where so short a word is more often a damaged move.
    Games,
    /// It could as well be a damaged move or the letter of a piece: without a full stop it is believed only where
    /// the board bears it out, and on a scoresheet never.
    IfTrue,
    /// Only as the whole word: `d.` is no diagram, and `---` no dash.
    Alone,
}

#[derive(Debug)]
pub(super) struct MarkRow {
    pub(super) form: String,
    pub(super) says: Says,
    pub(super) glued: Glued,
    pub(super) apart: StandsApart,
}

impl MarkRow {
    fn read(row: &csv::StringRecord) -> Option<MarkRow> {
        let number = match row.get(2)? {
            "" => None,
            number => Some(number.parse().ok()?),
        };
        Some(MarkRow {
            form: row.get(0)?.to_owned(),
            says: match row.get(1)? {
                "check" => Says::Check,
                "mate" => Says::Mate,
                "double check or mate" => Says::DoubleOrMate,
                "en passant" => Says::EnPassant,
                "draw offer" => Says::DrawOffer,
                "opinion" => Says::Opinion(number),
                "nothing" => Says::Nothing,
                _ => return None,
            },
            glued: match row.get(3)? {
                "yes" => Glued::Always,
                "capital" => Glued::Capital,
                "no" => Glued::Never,
                _ => return None,
            },
            apart: match row.get(4)? {
                "yes" => StandsApart::Always,
                "games" => StandsApart::Games,
                "true" => StandsApart::IfTrue,
                "alone" => StandsApart::Alone,
                _ => return None,
            },
        })
    }

    /// A word, as against a sign; a capital alone (`X`, `Δ`) is a sign.
    pub(super) fn is_word(&self) -> bool {
        self.form.ends_with(char::is_lowercase)
    }

    /// A phrase of several words; glued and in the cells of sheets its blanks may be missing.
    pub(super) fn is_phrase(&self) -> bool {
        self.form.contains(' ')
    }

    /// How much of the head of `text` is this form. Words are read in small letters, with a capital, or all in
    /// capitals; not in a mixture like `eS`, which is a damaged `e5`. A sign that is a capital is only that.
    pub(super) fn length_in(&self, text: &str) -> Option<usize> {
        let mut rest = text;
        for wanted in self.form.chars() {
            if wanted == ' ' {
                rest = rest.trim_start();
                continue;
            }
            let written = rest.chars().next()?;
            if written != wanted && !written.to_lowercase().eq(std::iter::once(wanted)) {
                return None;
            }
            rest = &rest[written.len_utf8()..];
        }
        let length = text.len() - rest.len();
        is_cased_evenly(&text[..length]).then_some(length)
    }
}

fn is_cased_evenly(text: &str) -> bool {
    text.split_whitespace().all(is_word_cased_evenly)
}

fn is_word_cased_evenly(word: &str) -> bool {
    let mut behind = word.chars().skip(1).filter(|c| c.is_alphabetic());
    let shouted = word.chars().all(|c| !c.is_lowercase());
    // A word with full stops inside may mix capitals and small letters: `i.V.`.
    shouted || word.contains('.') || behind.all(char::is_lowercase)
}

static ROWS: LazyLock<Vec<MarkRow>> = LazyLock::new(|| {
    let mut rows: Vec<MarkRow> = shipped(TABLE)
        .map(|row| MarkRow::read(&row).expect("the shipped table says only what is known"))
        .collect();
    // Longer forms stand before their own beginnings; a capital stands before its small letter in the table.
    rows.sort_by_key(|row| std::cmp::Reverse(row.form.len()));
    rows
});

pub(super) fn rows() -> &'static [MarkRow] {
    &ROWS
}

/// The forms that may begin with a letter or sign, longer ones first.
pub(super) fn beginning_with(first: char) -> impl Iterator<Item = &'static MarkRow> {
    static BY_HEAD: LazyLock<HashMap<char, Vec<&'static MarkRow>>> = LazyLock::new(|| {
        let mut heads: HashMap<char, Vec<&'static MarkRow>> = HashMap::new();
        for row in rows() {
            heads.entry(small(head(&row.form))).or_default().push(row);
        }
        heads
    });
    BY_HEAD.get(&small(first)).into_iter().flatten().copied()
}

fn head(form: &str) -> char {
    form.chars().next().unwrap_or(' ')
}

fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}
