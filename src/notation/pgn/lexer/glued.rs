//! Where one word ends and the next begins though no blank parts them: `e52.Cf3`, `O-O9.h3`.

use crate::notation::moves::lookalike::{figure, fold, is_dash};

/// A word that a dot follows and that ends in digits, some of which are the number of the next move. Gives how many bytes
/// those are. Behind a square the first digit is its rank; behind castling, a promotion or a mark all of them are the number.
pub fn glued_number(word: &str) -> Option<usize> {
    let body = word.trim_end_matches(|c| figure(c).is_some());
    let digits = &word[body.len()..];
    let first = digits.chars().next().filter(|_| !body.is_empty())?;
    if ends_without_rank(body) {
        return Some(digits.len());
    }
    let number = digits.len() - first.len_utf8();
    (number > 0).then_some(number)
}

/// Whether a text ends in a whole move: a square, castling, a new piece, with or without marks behind.
pub fn ends_a_move(text: &str) -> bool {
    let body = text.trim_end_matches(is_mark);
    let mut signs = body.chars().rev();
    // `R3` is the beginning of a move; beyond Latin letters any may be a file.
    let is_file =
        |c: char| matches!(c, 'a'..='h' | 'A'..='H') || !c.is_ascii() && c.is_alphabetic();
    let is_square =
        signs.next().is_some_and(|c| figure(c).is_some()) && signs.next().is_some_and(is_file);
    is_square || is_castling(body, &['O', 'o', '0']) || ends_without_rank(text)
}

/// Castling in letters, a promotion, or a mark.
fn ends_without_rank(body: &str) -> bool {
    let mut signs = body.chars().rev();
    let promotes = match (signs.next(), signs.next()) {
        (Some(letter), Some('=')) => letter.is_alphabetic(),
        // Without a sign the letter of a file would rather begin a square: `Nb8d7`.
        (Some(letter), Some('1' | '8')) => letter.is_uppercase() && !('A'..='H').contains(&letter),
        _ => false,
    };
    promotes || body.ends_with(is_mark) || is_castling(body, &['O', 'o'])
}

/// Two circles or three, with or without dashes.
fn is_castling(body: &str, circles: &[char]) -> bool {
    let is_circle = |c: char| circles.contains(&fold(c));
    body.len() <= LONGEST_CASTLING
        && body.chars().filter(|c| is_circle(*c)).count() > 1
        && body.chars().all(|c| is_circle(c) || is_dash(c))
}

/// `О—О—О` in the letters and dashes that take most bytes.
const LONGEST_CASTLING: usize = 15;

fn is_mark(c: char) -> bool {
    matches!(c, '+' | '#' | '!' | '?' | '†' | '‡')
}
