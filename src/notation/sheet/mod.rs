//! Scoresheets as people write them: a text or a table comes in; its headers, its result and its cells, each with
//! whose move it holds, go out. The cells are never read as moves here, and nothing is dropped: what fits nowhere is
//! handed on as a leftover.
//!
//! A text is ruled first (`grid`: lines, and boxes in them), so that a table is the same whether it was parted by tabs,
//! bars, semicolons or a web page. Every line is then told by what it is (`page`): a header (`header`), the heads of columns
//! (`columns`), a result, a row of the score (`row`, and `word` for what stands in it), some of it by what holds for the whole sheet (`habits`). Rows are put into the order of the game last (`score`).

mod cell;
mod clock;
mod columns;
mod emphasis;
mod grid;
mod habits;
mod header;
mod html;
mod page;
mod pgn;
mod row;
mod score;
mod spoken;
mod starts;
mod word;

pub use cell::Cell;
pub use pgn::{EMPTY_CELL, SheetOrigin};
pub use starts::later_sheets;

use crate::notation::words::outcome::read_outcome;
use crate::notation::words::result::with_letters_for_figures;

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

/// Reads one sheet that holds one game.
pub fn read_sheet(text: &str) -> Sheet {
    page::read(text)
}

/// The lines of a text as people see them: a table of a web page without its marks, with tabs between its cells.
pub fn shown_lines(text: &str) -> Vec<String> {
    let lines = grid::lines(text).into_iter();
    lines.map(|line| line.text).collect()
}

impl Sheet {
    /// Keeps the first result; a second one is a leftover, not a correction, and so is what was read as figures and is none. What it says of how the game ended is kept
    /// too: `White resigns`.
    fn note_result(&mut self, line: u32, text: &str) {
        let text = match with_letters_for_figures(text) {
            Some(figures) if figures != text => {
                self.leftovers.push((line, text.to_owned()));
                figures
            }
            _ => text,
        };
        match self.result.as_deref() {
            // A star in the head says that nothing was known yet.
            None | Some("*") => self.result = Some(text.to_owned()),
            Some(_) => self.leftovers.push((line, text.to_owned())),
        }
        let tells_end = read_outcome(text).is_some_and(|outcome| outcome.termination.is_some());
        let is_new = self.tags.iter().all(|(tag, _)| *tag != "Termination");
        if tells_end && is_new {
            self.tags.push(("Termination", text.to_owned()));
        }
    }

    /// `White: Smith 1` and `Black: Jones 0`: where both names end in scores that fit each other, they are the result.
    fn take_scores_behind_names(&mut self) {
        let named = |player: &str| {
            let mut tags = self.tags.iter();
            let (_, value) = tags.find(|(tag, _)| *tag == player)?;
            let (name, score) = value.rsplit_once(' ')?;
            Some((name.trim_end().to_owned(), score.to_owned()))
        };
        let (Some((white, own)), Some((black, other))) = (named("White"), named("Black")) else {
            return;
        };
        let result = format!("{own}-{other}");
        let is_score =
            ["1-0", "0-1", "½-½", "1/2-1/2", "0.5-0.5", "0,5-0,5"].contains(&result.as_str());
        if !is_score || self.result.is_some() {
            return;
        }
        self.result = Some(result);
        for (tag, value) in &mut self.tags {
            match *tag {
                "White" => value.clone_from(&white),
                "Black" => value.clone_from(&black),
                _ => {}
            }
        }
    }

    /// Puts the end in order. A last sign `=` is a draw. Boxes behind the last move are not missing moves; a clock noted in
    /// one stays as a note.
    fn close(&mut self) {
        while let Some(empty) = self.cells.pop_if(|cell| cell.text.is_empty()) {
            let noted = [empty.clock, empty.note].into_iter().flatten();
            if let Some(last) = self.cells.last_mut() {
                noted.for_each(|text| last.add_note(&text));
            }
        }
        if self.result.is_none()
            && let Some(last) = self.cells.last_mut()
            && let Some(written) = last.text.strip_suffix('=').map(str::trim_end)
            && (written.is_empty() || last.text.ends_with(" ="))
        {
            last.text = written.to_owned();
            self.result = Some("=".to_owned());
            self.close();
        }
    }
}

#[cfg(test)]
mod tests;
