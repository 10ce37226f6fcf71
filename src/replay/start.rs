//! Where a game starts: the `Variant` and `FEN` tags.

use crate::board::{Board, FenError, FenProblem, read_fen};
use crate::notation::pgn::tags::{Tag, Tags};

use super::record::Variant;

pub struct Start {
    pub board: Board,
    pub variant: Variant,
    pub error: Option<FenError>,
    pub problems: Vec<FenProblem>,
}

pub fn start(tags: &Tags, text: &str) -> Start {
    let variant = tags
        .known_value(Tag::Variant, text)
        .map_or(Variant::Standard, |value| variant(&value));
    let mut start = Start {
        board: Board::standard(),
        variant,
        error: None,
        problems: Vec::new(),
    };
    if start.variant == Variant::Other {
        return start;
    }
    if let Some(fen) = tags.known_value(Tag::Fen, text) {
        match read_fen(&fen) {
            Ok(read) => {
                start.board = read.board;
                start.problems = read.problems;
            }
            Err(error) => start.error = Some(error),
        }
    }
    start
}

/// The names under which programs write standard chess and Chess960.
fn variant(value: &str) -> Variant {
    let plain: String = value
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    match plain.as_str() {
        "standard" | "normal" | "chess" | "regular" | "classical" | "orthodox" | "fromposition"
        | "rapid" | "blitz" | "bullet" | "standardchess" => Variant::Standard,
        _ if plain.contains("960") || plain.contains("fischer") || plain.contains("freestyle") => {
            Variant::Chess960
        }
        _ => Variant::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_name_variants_in_many_ways() {
        for name in ["Standard", "From Position", "chess"] {
            assert_eq!(variant(name), Variant::Standard, "{name}");
        }
        for name in [
            "Chess960",
            "chess 960",
            "fischerandom",
            "Fischerandom",
            "Fischer Random",
            "wild/fischer",
        ] {
            assert_eq!(variant(name), Variant::Chess960, "{name}");
        }
        for name in ["Crazyhouse", "Atomic", "Antichess", "Three-check"] {
            assert_eq!(variant(name), Variant::Other, "{name}");
        }
    }
}
