//! Signs outside ASCII: quotes, dashes, halves, drawings. Each is worth more where such a
//! sign stands and little inside a word, where a letter of another page is likelier.
//! Letters are judged in `plausible`.

use super::plausible::{is_letter, lower};

/// A control character, or no character at all.
const NONSENSE: f32 = -17.0;
/// A sign where only letters stand.
const INSIDE_WORD: f32 = -15.0;

/// A sign outside ASCII: where does it stand?
pub(super) fn sign(token: &[char], at: usize, left: char, after: char) -> f32 {
    let c = token[at];
    let right = token.get(at + 1).copied().unwrap_or(after);
    let inside = is_letter(left) && is_letter(right);
    let apart = !is_letter(left) && !is_letter(right);
    match c {
        '\u{FFFD}' | '\u{80}'..='\u{9F}' => NONSENSE,
        '½' if apart && (left == '-' || right == '-') => -1.0,
        '½' | '¼' | '¾' if apart => -3.5,
        '’' | '´' => apostrophe(token, at, inside),
        '–' | '—' => dash(left, right),
        '\u{A0}' if inside && !right.is_uppercase() => -12.0,
        '\u{A0}' if is_letter(left) && !right.is_alphanumeric() => -9.0,
        '\u{A0}' => -5.0,
        '“' | '„' | '«' | '‹' | '‚' | '¿' | '¡' if !is_letter(left) && is_letter(right) => {
            -6.0
        }
        '”' | '“' | '»' | '›' | '«' if is_letter(left) && !is_letter(right) => -7.0,
        '…' if is_letter(left) && !is_letter(right) => -7.0,
        '…' | '“' | '”' | '„' | '«' | '»' if apart => -5.5,
        'º' | 'ª' | '°'
            if !is_letter(right) && (left.is_ascii_digit() || matches!(left, 'n' | 'N' | 'M')) =>
        {
            -3.0
        }
        '·' if inside && lower(left) == 'l' && lower(right) == 'l' => -3.0,
        '№' | '§' if apart => -4.0,
        '±' | '²' | '³' | '†' | '‡' | '×' | '∓' if apart => -5.0,
        '\u{2500}'..='\u{259F}' => INSIDE_WORD,
        _ if apart => -7.0,
        _ => INSIDE_WORD,
    }
}

/// `O’Kelly`, `d’Échecs`, `King’s`; elsewhere inside a word it is likelier a letter
/// of another page.
fn apostrophe(token: &[char], at: usize, inside: bool) -> f32 {
    let before = token[..at]
        .iter()
        .rev()
        .take_while(|c| is_letter(**c))
        .count();
    let behind = token[at + 1..]
        .iter()
        .take_while(|c| is_letter(**c))
        .count();
    let elided =
        inside && before == 1 && (token[at - 1].is_lowercase() || token[at + 1].is_uppercase());
    let owner = inside && behind == 1 && lower(token[at + 1]) == 's';
    match (inside, elided, owner) {
        (_, true, _) => -3.0,
        (_, _, true) => -6.0,
        (true, ..) => -11.0,
        (false, ..) => -6.0,
    }
}

/// Between words, or between the names of two places or players (`Paris–Lyon`).
fn dash(left: char, right: char) -> f32 {
    match (is_letter(left), is_letter(right)) {
        (true, true) if right.is_uppercase() => -5.0,
        (true, true) => INSIDE_WORD,
        (false, false) if matches!(right, ',' | '.' | ';' | ')' | '"') => -8.0,
        (false, false) => -3.5,
        (true, false) | (false, true) => -8.0,
    }
}
