//! Words beside the moves that are no moves: glyphs, check and mate words written apart, `e.p.`, and
//! the letters by which print marks novelties and diagrams. Data: one table.

/// Whether a word is a known annotation. Glyphs glued to a move are the move reader's.
pub fn is_annotation(word: &str) -> bool {
    let word = word.trim_end_matches(['!', '?', ',']);
    word.is_empty()
        || word.chars().all(|c| GLYPHS.contains(&c))
        || WORDS.iter().any(|known| known.eq_ignore_ascii_case(word))
}

/// Whether a word stands beside the moves. On a scoresheet a lone question mark is a move that somebody could
/// not read, and no glyph.
pub fn is_beside_moves(word: &str, is_sheet: bool) -> bool {
    is_annotation(word) && !(is_sheet && word.chars().all(|c| c == '?'))
}

/// Evaluation and comment signs, alone or in groups (`+-`, `+/=`, `-/+`). The null move `--` is not
/// one of them: it is a move that was not made.
const GLYPHS: &[char] = &[
    '!', '?', '+', '/', '=', '±', '∓', '⩲', '⩱', '∞', '□', '△', '▽', '⌓', '⊕', '○', '⟳', '↑', '→',
    '⇆', '⇄', '×', '⟂', '⊥', '‼', '⁇', '⁈', '⁉', '†', '‡', '#', '~', '≅', '≌', '∆', '∇', '⨀', '◊',
    '●', '|', ',', '.', '…', ':', '^', '"', '\'',
];

const WORDS: &[&str] = &[
    "e.p.",
    "ep",
    "e.p",
    "ep.",
    "a.p.",
    "ap",
    "i.V.",
    "p.",
    "ch",
    "ch.",
    "sch",
    "sch.",
    "dis",
    "dis.",
    "disch",
    "dbl",
    "dbl.",
    "check",
    "mate",
    "mat",
    "matt",
    "mt",
    "mt.",
    "мат",
    "шах",
    "ш",
    "checkmate",
    "N",
    "D",
    "DD",
    "TN",
    "RR",
    "-+",
    "+-",
    "-/+",
    "+/-",
    "+--",
    "--+",
    "=+",
    "+=",
    "-",
    "–",
    "—",
];

#[cfg(test)]
mod tests {
    use super::{is_annotation, is_beside_moves};

    #[test]
    fn marks_beside_moves_are_known_and_moves_and_null_moves_are_not() {
        for word in [
            "!?", "±", "+-", "-+", "=", "e.p.", "ch", "mate", "мат", "N", "...", "+/=",
        ] {
            assert!(is_annotation(word), "{word}");
        }
        assert!(is_beside_moves("??", false) && !is_beside_moves("??", true));
        for word in ["e4", "--", "Nf3", "hello", "Z0", "0000"] {
            assert!(!is_annotation(word), "{word}");
        }
    }
}
