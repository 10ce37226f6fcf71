//! Scoresheets as people write them: a text or a table comes in; its headers, its result and its cells, each with
//! whose move it holds, go out. The cells are never read as moves here, and nothing is dropped: what fits nowhere is
//! handed on as a leftover.

mod emphasis;
mod header;
mod pgn;
mod row;
mod spoken;
mod table;
mod text;

use crate::board::Color;

pub use pgn::{EMPTY_CELL, SheetOrigin};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// PGN tag names with what the sheet says; the result stands apart.
    pub tags: Vec<(&'static str, String)>,
    /// The cells in the order of the game.
    pub cells: Vec<Cell>,
    pub result: Option<String>,
    /// Lines, or parts of lines, that were neither header nor score.
    pub leftovers: Vec<(u32, String)>,
}

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
    pub clock: Option<String>,
    pub note: Option<String>,
}

/// Reads one sheet that holds one game.
pub fn read_sheet(text: &str) -> Sheet {
    let mut sheet = match table::head(text) {
        Some(head) => table::read(text, &head),
        None => text::read(text),
    };
    while sheet.cells.last().is_some_and(Cell::is_blank) {
        sheet.cells.pop();
    }
    sheet
}

impl Cell {
    /// Enters what stands in the box; a spoken move in the letters that say the same.
    fn fill(&mut self, text: &str) {
        match spoken::cell(text) {
            Some(written) => {
                self.text = written;
                self.spoken = Some(text.to_owned());
            }
            None => self.text = text.to_owned(),
        }
        self.unmark();
    }

    /// Takes the signs that underline or box a move for the mark that they are.
    fn unmark(&mut self) {
        if let Some(plain) = emphasis::unmarked(&self.text) {
            self.text = plain;
            self.at_control = true;
        }
    }

    fn is_blank(&self) -> bool {
        self.text.is_empty() && self.clock.is_none() && self.note.is_none()
    }
}

impl Sheet {
    /// Keeps the first result; a second one is a leftover, not a correction.
    fn note_result(&mut self, line: u32, text: &str) {
        match self.result {
            None => self.result = Some(text.to_owned()),
            Some(_) => self.leftovers.push((line, text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests;
