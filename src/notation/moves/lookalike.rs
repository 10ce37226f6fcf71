//! Letters of different scripts that look alike on a keyboard or a screen
//! (Latin K and Cyrillic К), other shapes of the same letter, digit or sign
//! (`ｅ４`, `e٤`, dashes, arrows), and signs that are invisible. Folding is
//! between scripts only: a letter never becomes another letter of its own
//! script, and never a digit.

use std::borrow::Cow;

use unicode_normalization::{UnicodeNormalization, is_nfc};

/// The Latin letter that `c` looks like; `c` itself where there is none.
pub fn fold(c: char) -> char {
    match c {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'Ј' => 'J',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'У' | 'Υ' => 'Y',
        'Ζ' => 'Z',
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'і' => 'i',
        'ј' => 'j',
        'о' | 'ο' => 'o',
        'р' => 'p',
        'ѕ' => 's',
        'х' | 'χ' => 'x',
        'у' => 'y',
        _ => c,
    }
}

/// The zeros of the digits met on sheets: ASCII, full-width, Arabic-Indic, Persian, Devanagari, Bengali.
const ZEROS: [char; 6] = [
    '0', '\u{FF10}', '\u{0660}', '\u{06F0}', '\u{0966}', '\u{09E6}',
];

/// The digit, 0 to 9, that `c` writes in any of the shapes met on sheets, braille's lowered numbers among them.
pub fn digit(c: char) -> Option<u8> {
    figure(c).or_else(|| {
        let lowered = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];
        let found = lowered.iter().position(|l| *l == c)?;
        u8::try_from(found).ok()
    })
}

/// The same, but for braille, whose lowered signs are also its full stop and its brackets.
pub fn figure(c: char) -> Option<u8> {
    ZEROS.iter().find_map(|zero| {
        let distance = u32::from(c).checked_sub(u32::from(*zero))?;
        u8::try_from(distance).ok().filter(|d| *d <= 9)
    })
}

/// True for all dashes that stand for a hyphen in moves, castling and results.
pub fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '‐' | '\u{2011}' | '‒' | '–' | '—' | '―' | '−' | '－' | '﹘' | '﹣'
    )
}

/// True for the arrows that stand between two squares.
pub fn is_arrow(c: char) -> bool {
    matches!(c, '→' | '⇒' | '⇨' | '➔' | '➜' | '➝' | '➞' | '➡' | '⟶' | '⟹')
}

/// The token without variation selectors, direction marks and zero-width
/// signs, with accents composed and every sign in its usual shape, so that
/// letters compare char by char.
pub fn visible(token: &str) -> Cow<'_, str> {
    let is_odd = |c: char| is_invisible(c) || usual_shape(c) != c;
    if token.is_ascii() || (is_nfc(token) && !token.contains(is_odd)) {
        return Cow::Borrowed(token);
    }
    let shown = token.chars().filter(|c| !is_invisible(*c));
    Cow::Owned(shown.map(usual_shape).nfc().collect())
}

/// Full-width letters and signs are those of ASCII in another width, and digits are the same in every script.
fn usual_shape(c: char) -> char {
    if let '\u{FF01}'..='\u{FF5E}' = c {
        return char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c);
    }
    figure(c).map_or(c, |figure| char::from(b'0' + figure))
}

/// True for signs that take no room and mean nothing in a move.
pub fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{FE0E}' | '\u{FE0F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'
            | '\u{2066}'..='\u{2069}' | '\u{FEFF}' | '\u{00AD}' | '\u{061C}'
    )
}

/// Small letters without accents: the form in which words of headers, results
/// and terminations are compared.
pub fn plain_word(text: &str) -> String {
    if text.is_ascii() {
        // ASCII needs no more than small letters. This way is worth while: `Normal` stands in every game of some
        // archives, and the general way costs thousands of instructions.
        return text.to_ascii_lowercase();
    }
    let bare: String = text
        .to_lowercase()
        .nfd()
        .filter(|c| !unicode_normalization::char::is_combining_mark(*c) && !is_invisible(*c))
        .nfc()
        .collect();
    bare.replace('ß', "ss").replace('ı', "i").replace('ς', "σ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_crosses_scripts_and_never_stays_inside_one() {
        assert_eq!(fold('К'), 'K');
        assert_eq!(fold('Ρ'), 'P');
        assert_eq!(fold('Р'), 'P');
        for c in ('a'..='z').chain('A'..='Z').chain('0'..='9') {
            assert_eq!(fold(c), c);
        }
        assert_eq!(fold('О'), 'O', "a letter, not the digit zero");
    }

    #[test]
    fn digits_of_seven_shapes() {
        for shape in ['4', '４', '٤', '۴', '४', '৪', '⠲'] {
            assert_eq!(digit(shape), Some(4), "{shape}");
        }
        assert_eq!(digit('l'), None);
        assert_eq!(digit('O'), None);
    }

    #[test]
    fn selectors_vanish_and_accents_compose() {
        assert_eq!(visible("♘\u{FE0E}f3"), "♘f3");
        assert_eq!(visible("S\u{0327}f1"), "Şf1");
    }

    #[test]
    fn other_shapes_of_a_sign_become_the_usual_one() {
        assert_eq!(visible("Ｎｆ３＋"), "Nf3+");
        assert_eq!(visible("e٤"), "e4");
        assert_eq!(visible("e۸=Q"), "e8=Q");
        assert_eq!(visible("０－０"), "0-0");
        assert_eq!(visible("e\u{200B}4"), "e4");
        assert_eq!(visible("⠑⠲"), "⠑⠲", "braille keeps its own numbers");
    }

    #[test]
    fn words_lose_case_and_accents() {
        assert_eq!(plain_word("Résultat"), "resultat");
        assert_eq!(plain_word("WEIß"), "weiss");
        assert_eq!(plain_word("Чёрные"), "черные");
        assert_eq!(plain_word("İmza"), "imza");
    }
}
