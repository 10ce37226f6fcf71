//! One line of a report by its columns, counted from one as FIDE does. Programs pad names by characters or by bytes;
//! the line shows which, because blanks stand between its fields.

use std::borrow::Cow;

pub struct Columns<'a> {
    text: &'a str,
    /// Where each character begins, and the end; none: columns are bytes.
    characters: Option<Vec<usize>>,
}

/// Columns of a player's line in which nothing stands: before and behind the rating, behind the federation.
const BETWEEN: [usize; 3] = [48, 53, 57];

impl<'a> Columns<'a> {
    pub fn from_line(line: &'a str) -> Columns<'a> {
        let text = line.trim_end();
        if text.is_ascii() {
            return Columns {
                text,
                characters: None,
            };
        }
        let mut starts: Vec<usize> = text.char_indices().map(|(start, _)| start).collect();
        starts.push(text.len());
        let by_character = Columns {
            text,
            characters: Some(starts),
        };
        let by_byte = Columns {
            text,
            characters: None,
        };
        if !by_character.has_blanks() && by_byte.has_blanks() {
            by_byte
        } else {
            by_character
        }
    }

    fn has_blanks(&self) -> bool {
        BETWEEN
            .iter()
            .all(|column| self.field(*column, *column).is_empty())
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        match &self.characters {
            Some(starts) => starts.len() - 1,
            None => self.text.len(),
        }
    }

    /// What stands in these columns, both included, without blanks around it. Beyond the end there is nothing.
    pub fn field(&self, first: usize, last: usize) -> Cow<'a, str> {
        let field = match &self.characters {
            Some(starts) => {
                let at = |column: usize| starts.get(column).copied().unwrap_or(self.text.len());
                Cow::Borrowed(&self.text[at(first - 1)..at(last)])
            }
            None => {
                let bytes = self.text.as_bytes();
                let from = (first - 1).min(bytes.len());
                String::from_utf8_lossy(&bytes[from..last.min(bytes.len())])
            }
        };
        match field {
            Cow::Borrowed(field) => Cow::Borrowed(field.trim()),
            Cow::Owned(field) => Cow::Owned(field.trim().to_owned()),
        }
    }

    /// The character in a column; a blank beyond the end.
    pub fn at(&self, column: usize) -> char {
        self.field(column, column).chars().next().unwrap_or(' ')
    }
}
