//! Phrases that several rules share: how men, squares and players are named in a message.

use std::borrow::Cow;

use crate::board::{Color, Piece, Role, Side, Square};
use crate::replay::explain::Origin;

pub fn player(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

pub fn wing(side: Side) -> &'static str {
    match side {
        Side::Short => "short",
        Side::Long => "long",
    }
}

/// `the black queen on d8`
pub fn man_on(piece: Piece, square: Square) -> String {
    format!("the {} {} on {square}", piece.color, piece.role.name())
}

/// `b1`, `b1 and g1`, `a1, d1 and h1`
pub fn squares(list: &[Square]) -> String {
    let names: Vec<String> = list.iter().map(Square::to_string).collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// `the e-file`, `the fifth rank` or the square: where a move is written to have begun.
pub fn origin(origin: Origin) -> String {
    const RANKS: [&str; 8] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
    ];
    match (origin.file, origin.rank) {
        (Some(file), Some(rank)) => Square::at(file, rank).to_string(),
        (Some(file), None) => format!("the {}", self::file(file)),
        (None, Some(rank)) => format!("the {} rank", RANKS[usize::from(rank & 7)]),
        (None, None) => "the board".to_owned(),
    }
}

/// `e-file`
pub fn file(file: u8) -> String {
    format!("{}-file", char::from(b'a' + (file & 7)))
}

/// The beginning of a text that may be of any length, for a message.
pub fn short(text: &str) -> Cow<'_, str> {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}

/// The plural of a man's name.
pub fn plural(role: Role) -> String {
    format!("{}s", role.name())
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn only_the_beginning_of_a_long_text_is_told() {
        assert_eq!(short("Obert de Barcelona"), "Obert de Barcelona");
        assert_eq!(short(&"é".repeat(80)), "é".repeat(80));
        assert_eq!(short(&"é".repeat(1_000)), format!("{}…", "é".repeat(80)));
    }
}
