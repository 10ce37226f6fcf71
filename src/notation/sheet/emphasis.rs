//! Moves that stand out: players underline or box the move at the time control, and whoever types the sheet writes that
//! with the signs at hand (`_Nf3_`, `[Nf3]`, `<u>Nf3</u>`, a line below each letter). The signs are a mark, no part of
//! the move.

/// Lines that Unicode draws below or around the letter before them.
const DRAWN: [char; 5] = ['\u{332}', '\u{333}', '\u{320}', '\u{20DE}', '\u{20E3}'];

/// What frames a move, in front of it and behind it.
const FRAMES: [(&str, &str); 12] = [
    ("<u>", "</u>"),
    ("<b>", "</b>"),
    ("__", "__"),
    ("**", "**"),
    ("_", "_"),
    ("*", "*"),
    ("[", "]"),
    ("|", "|"),
    ("┌", "┐"),
    ("│", "│"),
    ("║", "║"),
    ("⌈", "⌉"),
];

/// The move without its mark, if it has one. A cell that would be empty without it is left alone (`[?]` is no move that
/// stands out, but one that nobody could read).
pub(super) fn unmarked(text: &str) -> Option<String> {
    let plain: String = text.chars().filter(|c| !DRAWN.contains(c)).collect();
    let plain = plain.trim();
    let framed = FRAMES
        .iter()
        .find_map(|(open, close)| plain.strip_prefix(open)?.strip_suffix(close));
    // Underlined by hand on the next line, or only behind: `Nf3_`.
    let inner = framed.unwrap_or(plain).trim_matches('_').trim();
    let is_move = inner.chars().any(char::is_alphanumeric);
    (is_move && inner != text.trim()).then(|| inner.to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::read_sheet;
    use super::unmarked;

    #[test]
    fn frames_and_lines_are_marks_and_not_moves() {
        for text in [
            "_Nf3_",
            "__Nf3__",
            "Nf3_",
            "[Nf3]",
            "|Nf3|",
            "*Nf3*",
            "<u>Nf3</u>",
            "┌Nf3┐",
            "N\u{332}f\u{332}3\u{332}",
        ] {
            assert_eq!(unmarked(text).as_deref(), Some("Nf3"), "{text}");
        }
        for text in ["Nf3", "[?]", "__", "---", "", "O-O", "e8=Q", "(=)"] {
            assert_eq!(unmarked(text), None, "{text}");
        }
    }

    #[test]
    fn the_move_at_the_time_control_is_read_and_its_mark_kept() {
        let text = read_sheet("1. e4 e5\n2. _Nf3_ [Nc6]\n3. Bb5 a6\n");
        assert!(text.cells[2].at_control && text.cells[3].at_control && !text.cells[4].at_control);
        let table = read_sheet("move,white,black\n1,e4,e5\n2,_Nf3_,Nc6\n");
        assert_eq!(table.cells[2].text, "Nf3");
        assert!(
            table.to_pgn().contains("Nf3 {time control} Nc6"),
            "{}",
            table.to_pgn()
        );
    }
}
