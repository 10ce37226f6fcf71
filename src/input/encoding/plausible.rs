//! How much a piece of text looks like what people write: a logarithm, 0 at best. Letters
//! are judged by their neighbours, against the languages of `languages`; the signs of East Asia by `ideographs`, all others
//! by `signs`.
//! Words all in ASCII count nothing, because every reading of the same bytes agrees on them.
//!
//! Which bytes gave the text, and which readings compete, is not known here.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::ideographs::{self, is_wide};
use super::languages::{self, LANGUAGES};
use super::signs;

/// Characters from here on belong to no language we know.
const LETTERS: usize = 0x2000;
/// Local numbers of what is not a letter of the language, and of the edge of a word.
const STRANGER: usize = 0;
const EDGE: usize = 1;

/// How often one letter follows another in one language.
struct Language {
    /// The number of each letter in this language; `STRANGER` for all others.
    number: Vec<u8>,
    size: usize,
    /// Logarithm of the probability of a letter (column) after another (row).
    after: Vec<f32>,
    /// The words it was learnt from, but for the short ones: these may come about by chance.
    words: HashSet<&'static str>,
    rarity: f32,
}

/// The foreign letters of a word that is among those learnt from are worth at least this.
const KNOWN_WORD: f32 = -2.5;
/// The shortest that counts as known.
const SHORTEST_KNOWN: usize = 4;

/// Languages that few game files are in: their letters must not explain away a misreading.
const RARE: [&str; 4] = ["mt", "eo", "cy", "vi"];

static MODELS: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let learn = |&(code, words): &(&'static str, &'static str)| Language::learn(code, words);
    LANGUAGES.iter().map(learn).collect()
});

impl Language {
    /// With so few words, a pair never seen must not be impossible: counts are mixed with
    /// the plain frequency of the second letter, which weighs as much as `MIX` words and one
    /// more for each letter that was seen behind the first. (Where many were, there are more.)
    fn learn(code: &str, words: &'static str) -> Language {
        const MIX: f32 = 3.0;
        const STRANGE: f32 = 0.0002;

        let mut number = vec![STRANGER as u8; LETTERS];
        let mut size = EDGE + 1;
        let latin = words.bytes().any(|byte| byte.is_ascii_lowercase());
        let alphabet = ('a'..='z').filter(|_| latin);
        for letter in alphabet.chain(words.chars().filter(|c| is_letter(*c))) {
            let at = &mut number[letter as usize];
            if usize::from(*at) == STRANGER {
                *at = size as u8;
                size += 1;
            }
        }

        let mut pairs = vec![0.0_f32; size * size];
        let mut frequency = vec![0.5_f32; size];
        for word in words
            .split(|c| !is_letter(c))
            .filter(|word| !word.is_empty())
        {
            let mut last = EDGE;
            for letter in word.chars() {
                let this = usize::from(number[letter as usize]);
                pairs[last * size + this] += 1.0;
                frequency[this] += 1.0;
                last = this;
            }
            pairs[last * size + EDGE] += 1.0;
            frequency[EDGE] += 1.0;
        }
        frequency[STRANGER] = 0.0;
        let all: f32 = frequency.iter().sum();

        let mut after = vec![0.0; size * size];
        for (row, counts) in pairs.chunks_exact(size).enumerate() {
            let seen: f32 = counts.iter().sum();
            let mix = MIX + counts.iter().filter(|count| **count > 0.0).count() as f32;
            for (column, count) in counts.iter().enumerate() {
                let plain = match column {
                    STRANGER => STRANGE,
                    _ => frequency[column] / all,
                };
                after[row * size + column] = ((count + mix * plain) / (seen + mix)).ln();
            }
        }
        Language {
            number,
            size,
            after,
            words: words
                .split_whitespace()
                .filter(|word| word.chars().count() >= SHORTEST_KNOWN)
                .collect(),
            rarity: if RARE.contains(&code) { 3.0 } else { 0.0 },
        }
    }

    fn number(&self, letter: char) -> usize {
        self.number
            .get(letter as usize)
            .map_or(STRANGER, |&number| usize::from(number))
    }

    /// The word in lower case, read in this language: what its foreign letters are worth
    /// between their neighbours, and what its ASCII letters are worth among themselves.
    fn reads(&self, word: &[char], written: &str) -> Worth {
        let mut worth = Worth {
            foreign: 0.0,
            ascii: 0.0,
            rarity: self.rarity,
        };
        let mut last = (EDGE, true);
        let letters = word.iter().map(|c| (self.number(*c), c.is_ascii()));
        for this in letters.chain([(EDGE, true)]) {
            let step = self.after[last.0 * self.size + this.0];
            match last.1 && this.1 {
                true => worth.ascii += step,
                false => worth.foreign += step,
            }
            last = this;
        }
        if self.words.contains(written) {
            worth.foreign = worth.foreign.max(KNOWN_WORD);
        }
        worth
    }
}

#[derive(Copy, Clone)]
struct Worth {
    foreign: f32,
    ascii: f32,
    rarity: f32,
}

/// Letters of words: not the ordinal signs, nor the accents that stand alone, nor the
/// marks of the Macintosh page that Unicode counts among the letters.
pub(super) fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic()
        || !c.is_ascii()
            && c.is_alphabetic()
            && !matches!(c, 'ª' | 'º' | 'µ' | 'ƒ' | '\u{02B0}'..='\u{02FF}' | '\u{2000}'..)
        || ('\u{1E00}'..'\u{1F00}').contains(&c)
}

pub(super) fn lower(c: char) -> char {
    let mut small = c.to_lowercase();
    match (small.next(), small.next()) {
        (Some(one), None) => one,
        _ => c,
    }
}

/// How plausible a text is, and in which language.
#[derive(Clone)]
pub(super) struct Plausibility {
    /// With each word in the language that reads it best.
    pub total: f32,
    /// How much less plausible it is if all of it is in one language, for each of `LANGUAGES`. No word counts for more than
    /// `OTHER_LANGUAGE`: names of other countries stand in any file.
    pub in_one: [f32; languages::COUNT],
}

/// What it costs a word to be in another language than the rest.
const OTHER_LANGUAGE: f32 = 3.0;

impl Default for Plausibility {
    fn default() -> Plausibility {
        Plausibility {
            total: 0.0,
            in_one: [0.0; languages::COUNT],
        }
    }
}

impl Plausibility {
    fn add(&mut self, worth: f32) {
        self.total += worth;
    }

    fn add_word(&mut self, word: &WordWorth) {
        self.total += word.best;
        for (sum, worth) in self.in_one.iter_mut().zip(&word.in_language) {
            *sum += (word.best_language - worth).min(OTHER_LANGUAGE);
        }
    }
}

/// How plausible is a token: letters, digits and non-ASCII characters without a break,
/// between the characters `before` and `after`?
pub(super) fn token(token: &[char], before: char, after: char) -> Plausibility {
    let mut total = Plausibility::default();
    let mut at = 0;
    while at < token.len() {
        let length = token[at..].iter().take_while(|c| is_letter(**c)).count();
        let left = if at == 0 { before } else { token[at - 1] };
        let wide = token[at..].iter().take_while(|c| is_wide(**c)).count();
        if wide > 0 {
            let right = token.get(at + wide).copied().unwrap_or(after);
            total.add(ideographs::run(&token[at..at + wide], left, right));
            at += wide;
        } else if length > 0 {
            let right = token.get(at + length).copied().unwrap_or(after);
            // A move is short: a word of any length is not looked through from each of its letters.
            let near = &token[at..token.len().min(at + LONGEST_MOVE)];
            match piece(near, left, right) {
                Some(known) => total.add(known),
                None if token[at..at + length].iter().all(char::is_ascii) => {}
                None => total.add_word(&word(&token[at..at + length])),
            }
            at += length;
        } else {
            if !token[at].is_ascii() {
                total.add(signs::sign(token, at, left, after));
            }
            at += 1;
        }
    }
    total
}

/// Does the token hold what no one writes: a control character or a drawing, a sign inside
/// a word, a capital behind a small letter? Odd letters are no nonsense: names are odd.
pub(super) fn is_nonsense(token: &[char], before: char, after: char) -> bool {
    const NEVER_WRITTEN: f32 = -9.0;

    let bad_sign = |at: usize| {
        let left = if at == 0 { before } else { token[at - 1] };
        let sign_at = !token[at].is_ascii() && !is_letter(token[at]) && !is_wide(token[at]);
        sign_at && signs::sign(token, at, left, after) <= NEVER_WRITTEN
    };
    token.windows(2).any(capital_after_small) || (0..token.len()).any(bad_sign)
}

/// How plausible is running text? Tokens are cut at ASCII signs and spaces.
pub(in crate::input) fn text(text: &str) -> f32 {
    let mut total = 0.0;
    let mut buffer: Vec<char> = Vec::new();
    let mut before = ' ';
    for c in text.chars().chain([' ']) {
        if c.is_ascii_alphanumeric() || !c.is_ascii() {
            buffer.push(c);
            continue;
        }
        if buffer.iter().any(|c| !c.is_ascii()) {
            total += token(&buffer, before, c).total;
        }
        buffer.clear();
        before = c;
    }
    total
}

/// What a word is worth.
struct WordWorth {
    best: f32,
    /// In the language that reads it best, without what capitals and scripts say.
    best_language: f32,
    in_language: [f32; languages::COUNT],
}

/// A run of letters, not all ASCII: the language that reads it best, and whether capitals stand where
/// capitals stand. A language whose ASCII letters do not fit is an unlikely one: `sz` is
/// Hungarian or Polish, so the letter behind it is no French `û`.
fn word(letters: &[char]) -> WordWorth {
    const ELSEWHERE: f32 = 0.6;
    const MIXED: f32 = -12.0;
    /// What a letter costs that no language knows.
    const UNKNOWN: f32 = -14.0;

    let small: Vec<char> = letters.iter().map(|c| lower(*c)).collect();
    let written: String = small.iter().collect();
    let foreign = small.iter().filter(|c| !c.is_ascii());
    let mut home = f32::NEG_INFINITY;
    let mut worths = [None; languages::COUNT];
    for (language, worth) in MODELS.iter().zip(&mut worths) {
        // A language that knows none of the letters cannot be the best: it is not asked.
        if foreign.clone().any(|c| language.number(*c) != STRANGER) {
            let read = language.reads(&small, &written);
            home = home.max(read.ascii);
            *worth = Some(read);
        }
    }
    let unknown = UNKNOWN * foreign.count() as f32;
    let in_language = worths.map(|worth| {
        worth.map_or(unknown, |worth| {
            worth.foreign + ELSEWHERE * (worth.ascii - home) - worth.rarity
        })
    });
    let best_language = in_language.iter().copied().fold(unknown, f32::max);
    let mixed = if mixes_scripts(letters) { MIXED } else { 0.0 };
    WordWorth {
        best: best_language + capitals(letters) + mixed,
        best_language,
        in_language,
    }
}

/// Latin letters beside Greek, Cyrillic, Hebrew or Arabic ones in one word.
fn mixes_scripts(letters: &[char]) -> bool {
    let latin = |c: char| !('\u{0370}'..'\u{1E00}').contains(&c);
    letters
        .windows(2)
        .any(|pair| latin(pair[0]) != latin(pair[1]))
}

fn capitals(letters: &[char]) -> f32 {
    const CAPITAL_AFTER_SMALL: f32 = -4.0;
    const SMALL_AFTER_CAPITALS: f32 = -3.0;
    const SMALL_FIRST: f32 = -0.5;
    const ALL_CAPITALS: f32 = -1.0;

    let mut total = 0.0;
    if !letters[0].is_ascii() && letters[0].is_lowercase() {
        total += SMALL_FIRST;
    }
    let risen = letters.windows(2).filter(|pair| capital_after_small(pair));
    total += CAPITAL_AFTER_SMALL * risen.count() as f32;
    for three in letters.windows(3) {
        let foreign = three.iter().any(|c| !c.is_ascii());
        let dropped = three[0].is_uppercase() && three[1].is_uppercase() && three[2].is_lowercase();
        if foreign && dropped {
            total += SMALL_AFTER_CAPITALS;
        }
    }
    if letters.len() > 1 && letters.iter().all(|c| c.is_uppercase()) {
        total += ALL_CAPITALS;
    }
    total
}

/// Whether a capital stands behind a small letter. Between ASCII letters that is how some names are written
/// (`McShane`).
fn capital_after_small(pair: &[char]) -> bool {
    let foreign = pair.iter().any(|c| !c.is_ascii());
    foreign && pair[0].is_lowercase() && pair[1].is_uppercase()
}

/// Pieces that are written with letters outside ASCII, and may stand before a square:
/// Russian, Ukrainian, Bulgarian, Serbian, Greek, Lithuanian, Turkish.
const PIECES: [&str; 19] = [
    "Кр", "Ф", "Л", "С", "К", "Т", "Ц", "Д", "О", "П", "Ρ", "Β", "Π", "Α", "Ι", "Ž", "Ş", "Σ", "ΙΠ",
];

/// Characters of a piece, its square and what stands between them, with room to spare.
const LONGEST_MOVE: usize = 16;

/// A piece before a square, or castling: such a letter says more than its neighbours do.
fn piece(from: &[char], left: char, right: char) -> Option<f32> {
    const PIECE: f32 = -3.0;

    let letters = from.iter().take_while(|c| is_letter(**c)).count();
    if letters == 1 && matches!(from[0], 'О' | 'Ο') && (left == '-' || right == '-') {
        return Some(PIECE);
    }
    let foreign = from.iter().take_while(|c| !c.is_ascii()).count();
    let rest = &from[foreign..];
    if foreign == 0 || !is_target(rest) {
        return None;
    }
    let known = PIECES
        .iter()
        .any(|piece| piece.chars().eq(from[..foreign].iter().copied()));
    known.then_some(PIECE)
}

/// `f3`, `bd2`, `1e2`, `xd5`, and what may follow.
fn is_target(text: &[char]) -> bool {
    let start = text
        .windows(2)
        .position(|two| ('a'..='h').contains(&two[0]) && ('1'..='8').contains(&two[1]));
    start.is_some_and(|at| {
        at <= 3
            && text[..at]
                .iter()
                .all(|c| matches!(c, 'a'..='h' | '1'..='8' | 'x'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn better(good: &str, bad: &str) {
        let (high, low) = (text(good), text(bad));
        assert!(high > low, "{good}: {high}, {bad}: {low}");
    }

    #[test]
    fn ascii_counts_nothing() {
        assert_eq!(text("1. e4 e5 2. Nf3 {O'Kelly} 1/2-1/2"), 0.0);
    }

    #[test]
    fn letters_are_judged_by_their_neighbours() {
        better("Đurić", "Ðuriæ");
        better("Přebor", "Pøebor");
        better("Šimáček", "Šimáèek");
        better("Bjørn", "Bjřrn");
        better("Yıldız", "Yýldýz");
        better("Niccolò", "Niccolς");
    }

    #[test]
    fn capitals_do_not_stand_behind_small_letters() {
        better("Иванов", "иВАНОВ");
        better("José", "JosÚ");
    }

    #[test]
    fn signs_do_not_stand_inside_words() {
        better("André", "Andr‚");
        better("López", "L—pez");
        better("Cœur", "C½ur");
        better("O’Kelly", "Garc’a");
    }

    #[test]
    fn a_token_without_end_is_judged_in_one_pass() {
        assert!(text(&"Ã©Ã±".repeat(500_000)) < 0.0);
    }

    #[test]
    fn pieces_stand_before_squares() {
        better("2. Кf3 Кc6 О-О", "2. Êf3 Êc6 Î-Î");
        better("1/2 ½-½", "1/2 «-«");
    }
}
