//! What a written or spoken move looks like from afar, in any alphabet and encoding. Whether it is one, and whether it can be
//! played, is not asked here.

/// A move as it is announced to a blind player: `Eva zwei Eva vier`, `Springer Gustav eins …`, `Kurze Rochade`.
/// Among the first words the German name of a file stands before a German number.
pub(super) fn is_spoken(line: &[u8]) -> bool {
    let words: Vec<Vec<u8>> = line
        .split(|byte| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'|' | b'"'))
        .filter(|word| !word.is_empty())
        .take(4)
        .map(<[u8]>::to_ascii_lowercase)
        .collect();
    let is_file = |word: &[u8]| SPOKEN_FILES.contains(&word);
    // The ü of `fünf` is whatever the encoding makes of it.
    let is_rank = |word: &[u8]| {
        SPOKEN_RANKS.contains(&word) || word.starts_with(b"f") && word.ends_with(b"nf")
    };
    let is_square = |pair: &[Vec<u8>]| is_file(&pair[0]) && is_rank(&pair[1]);
    let castles = |pair: &[Vec<u8>]| {
        matches!(pair[0].as_slice(), b"kurze" | b"lange") && pair[1] == b"rochade"
    };
    words.windows(2).any(is_square) || words.windows(2).take(1).any(castles)
}

const SPOKEN_FILES: [&[u8]; 8] = [
    b"anna", b"bella", b"cesar", b"david", b"eva", b"felix", b"gustav", b"hector",
];
const SPOKEN_RANKS: [&[u8]; 7] = [
    b"eins", b"zwei", b"drei", b"vier", b"sechs", b"sieben", b"acht",
];

/// Letters of any script that end in a square, with the signs of notation; or castling.
pub(super) fn is_like_a_move(token: &[u8]) -> bool {
    const LONGEST: usize = 20;
    if token.len() > LONGEST {
        return false;
    }
    is_castling(token) || names_a_square(token)
}

/// `O-O`, `0-0-0`, `o-o`, `OO`, also with the Cyrillic or Greek O.
fn is_castling(token: &[u8]) -> bool {
    let text = String::from_utf8_lossy(token);
    let text = text.trim_end_matches(['+', '#', '!', '?', '.']);
    let rings = text
        .chars()
        .filter(|sign| matches!(sign, 'O' | 'o' | '0' | 'О' | 'о' | 'Ο' | 'ο'))
        .count();
    let dashes = text
        .chars()
        .filter(|sign| matches!(sign, '-' | '–' | '—' | '\u{2011}' | '\u{2212}'))
        .count();
    let only_those = rings + dashes == text.chars().count();
    let with_letters = dashes > 0 || !text.contains('0');
    only_those && with_letters && (rings == 2 || rings == 3) && dashes < rings
}

/// The last digit is a rank that stands behind a file: a to h, a letter of another script, or the letter of a piece
/// as in descriptive notation. Behind it only a promotion or marks, so that `H2O` and `mp3` are none.
fn names_a_square(token: &[u8]) -> bool {
    let Some(rank) = token.iter().rposition(|byte| matches!(byte, b'1'..=b'8')) else {
        return false;
    };
    let Some(&file) = rank.checked_sub(1).and_then(|at| token.get(at)) else {
        return false;
    };
    let is_file = file >= 0x80
        || matches!(file, b'a'..=b'h' | b'A'..=b'H')
        || matches!(file, b'K' | b'Q' | b'R' | b'N' | b'T' | b'P');
    let is_sign =
        |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 0x80 || b"x:-*()/=.'>".contains(byte);
    let begins_with_letter = token[0].is_ascii_alphabetic() || token[0] >= 0x80;
    let (before, behind) = (&token[..rank], &token[rank + 1..]);
    is_file && begins_with_letter && before.iter().all(is_sign) && is_ending(behind)
}

/// A promotion (`=Q`, `(D)`, `/T`, in any script), `ep`, `ch`, and the marks of check, mate and quality.
fn is_ending(behind: &[u8]) -> bool {
    behind
        .iter()
        .all(|byte| *byte >= 0x80 || b"+#!?=()/.-:xQRBNDTALSCVGHWFJMqrbnepch".contains(byte))
}

/// The numeric notation of correspondence chess: four digits, a fifth for a promotion.
pub(super) fn is_numeric_move(token: &[u8]) -> bool {
    matches!(token.len(), 4 | 5) && token.iter().all(|byte| matches!(byte, b'1'..=b'8'))
}
