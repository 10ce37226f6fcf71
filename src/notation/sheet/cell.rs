//! One box of the score.

use super::{emphasis, spoken};
use crate::board::Color;

/// One box of the score. A box left empty between others is kept, because a
/// missing move matters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The move number, if one was written for this cell or for its row.
    pub number: Option<u32>,
    /// Whose move it is, where the layout tells.
    pub color: Option<Color>,
    pub text: String,
    /// The words themselves, where the move was spoken (appendix D); `text` is then the move that they say.
    pub spoken: Option<String>,
    /// The line of the text, counted from 1.
    pub line: u32,
    /// Counted from 1: the character in a line of text, or the field in a row of a table.
    pub column: u32,
    /// Underlined or boxed, as players mark the move at the time control.
    pub at_control: bool,
    /// In hours, minutes and seconds, or in two fields.
    pub clock: Option<String>,
    pub note: Option<String>,
}

impl Cell {
    /// Enters what stands in the box; a spoken move in the letters that say the same.
    pub(super) fn fill(&mut self, text: &str) {
        match spoken::cell(text) {
            Some(written) => {
                self.text = written;
                self.spoken = Some(text.to_owned());
            }
            None => self.write(text),
        }
    }

    /// Enters a written move. Signs that underline or box it are taken for the mark that they are, and lone brackets for
    /// slips of the pen.
    pub(super) fn write(&mut self, text: &str) {
        let plain = emphasis::unmarked(text);
        self.at_control = plain.is_some();
        self.text = unbracketed(plain.as_deref().unwrap_or(text));
    }

    /// Adds to the note, if there is one already.
    pub(super) fn add_note(&mut self, text: &str) {
        let note = self.note.get_or_insert_default();
        if !note.is_empty() {
            note.push_str("; ");
        }
        note.push_str(text);
    }

    pub(super) fn is_blank(&self) -> bool {
        self.text.is_empty() && self.clock.is_none() && self.note.is_none()
    }
}

/// The text without brackets that open or close nothing (`{c6`, `(c6`), and without the signs with which PGN begins
/// comments: a move in a box never swallows what stands behind it. Marks in brackets stay (`(=)`, `a8(D)`).
fn unbracketed(text: &str) -> String {
    let is_sign = |sign: char| {
        matches!(
            sign,
            '{' | '}' | '[' | ']' | '<' | '>' | ';' | '%' | '$' | '"' | '\\'
        )
    };
    let text = text.replace("->", "→").replace("=>", "→");
    let plain: String = text.chars().filter(|sign| !is_sign(*sign)).collect();
    let opened = plain.matches('(').count();
    let mut pairs = plain.split('(').skip(1);
    let all_closed = pairs.all(|behind| behind.matches(')').count() == 1);
    let is_one_bracket = plain.starts_with('(') && plain.ends_with(')');
    match opened == plain.matches(')').count() && all_closed {
        // `(c6)` is a move in brackets, `(=)` an offer.
        true if is_one_bracket && plain.chars().any(char::is_alphanumeric) => {
            plain[1..plain.len() - 1].to_owned()
        }
        true => plain,
        false => plain.replace(['(', ')'], ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bracket_opens_nothing() {
        for (written, read) in [
            ("{c6", "c6"),
            ("(c6", "c6"),
            ("c6)", "c6"),
            ("[c6", "c6"),
            ("c6;", "c6"),
            ("(c6)", "c6"),
            ("a8(D)", "a8(D)"),
            ("c6 (=)", "c6 (=)"),
            ("(=)", "(=)"),
            (")c6(", "c6"),
            ("e2->e4", "e2→e4"),
        ] {
            assert_eq!(unbracketed(written), read, "{written}");
        }
    }
}
