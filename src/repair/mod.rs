//! Repair: damaged sheets come in, the most likely legal games go out, each move with how sure it is and what else it
//! might have been; two copies of one game are read together. Nothing is ever repaired unasked, and nothing is
//! reported here.

pub mod book;
mod boxes;
mod cell;
mod conflicts;
pub mod costs;
mod effort;
mod kinship;
mod lattice;
mod letters;
mod limits;
mod outcome;
pub mod plausible;
mod questions;
pub mod reconcile;
mod rewrite;
mod search;
mod taking;
mod writing;

use crate::board::Board;
use crate::notation::moves::alphabet::Alphabet;
use crate::notation::moves::letter_sets::LetterSet;
use crate::notation::sheet::Sheet;

pub use conflicts::Conflict;
pub use outcome::{CellSource, FoundGame, FoundPly, LeftCell, MoveDoubt};
#[cfg(test)]
pub use rewrite::FACTS;
pub use rewrite::Repair;

use boxes::Boxes;
use cell::{Hand, ReadCell};
use costs::Cost;
use effort::Effort;
use search::search;

/// Cells that a sheet may have to be searched: the longest game of a tournament had 269 moves, and a heap of words that is
/// no game must not keep anybody waiting.
pub const MOST_CELLS: usize = 2_000;

/// The cells of one sheet, ready to be searched.
pub struct SheetCells {
    cells: Vec<ReadCell<'static>>,
    /// Which cell of the sheet each of them is; none for a box that the move numbers alone tell of.
    origins: Vec<Option<u16>>,
    /// The letters it is read in; several sets where nothing tells them apart.
    pub letters: Vec<&'static LetterSet>,
}

impl SheetCells {
    /// Takes the cells as they stand, for tests, and finds their letters among these sets.
    #[cfg(test)]
    pub fn new(texts: &[&str], start: &Board, among: &[&'static LetterSet]) -> SheetCells {
        SheetCells::in_boxes(texts, (0..texts.len()).map(Some).collect(), start, among)
    }

    /// Takes the cells in these boxes.
    fn in_boxes(
        texts: &[&str],
        boxes: Boxes,
        start: &Board,
        among: &[&'static LetterSet],
    ) -> SheetCells {
        let hand = Hand::from_cells(texts);
        let in_boxes: Vec<Option<&str>> = boxes.iter().map(|at| at.map(|at| texts[at])).collect();
        let letters = letters::letters_of(&in_boxes, hand, start, among);
        let cells = letters
            .first()
            .map_or_else(Vec::new, |set| cells_in(&in_boxes, set.alphabet(), hand));
        SheetCells {
            cells,
            origins: boxes.iter().map(|at| at.map(|at| at as u16)).collect(),
            letters,
        }
    }

    /// Believes this sheet more than another.
    fn trusted(mut self) -> SheetCells {
        for cell in &mut self.cells {
            cell.believe(costs::PLAYED_TO_MATE);
        }
        self
    }

    /// Whether two sheets say the same in every cell: one was copied from the other.
    fn is_copy_of(&self, other: &SheetCells) -> bool {
        let alike = |(one, other): (&ReadCell<'_>, &ReadCell<'_>)| {
            one.is_like(other) || one.blank.is_some() && one.blank == other.blank
        };
        let name = |sheet: &SheetCells| sheet.letters.first().map(|set| set.name().to_owned());
        name(self) == name(other)
            && self.cells.len() == other.cells.len()
            && self.cells.iter().zip(&other.cells).all(alike)
    }

    /// The position at the end, if every cell can be played as it stands.
    fn played_out(&self, start: &Board) -> Option<Board> {
        let mut board = start.clone();
        for cell in &self.cells {
            let (mv, _) = cell.as_written(&board)?;
            board.play(mv);
        }
        (!self.cells.is_empty()).then_some(board)
    }
}

fn cells_in(
    texts: &[Option<&str>],
    alphabet: &'static Alphabet,
    hand: Hand,
) -> Vec<ReadCell<'static>> {
    let cell = |text: &Option<&str>| match text {
        Some(text) => ReadCell::new(text, alphabet, hand),
        None => ReadCell::no_box(alphabet, hand),
    };
    texts.iter().map(cell).collect()
}

/// Of these sets the one in which a sheet that cannot be played to its end is written, or several where nothing tells them
/// apart: all where it makes no likely game under any. None where there are too many cells for a game.
pub fn letters_of_damaged(
    sheet: &Sheet,
    start: &Board,
    among: &[&'static LetterSet],
) -> Vec<&'static LetterSet> {
    let texts: Vec<&str> = sheet.cells.iter().map(|cell| cell.text.as_str()).collect();
    if texts.len() > MOST_CELLS {
        return Vec::new();
    }
    let hand = Hand::from_cells(&texts);
    let in_boxes: Vec<Option<&str>> = texts.iter().copied().map(Some).collect();
    let likeliest = letters::letters_of(&in_boxes, hand, start, among);
    let is_likely = |set: &&'static LetterSet| {
        let cost = letters::cost_under(&in_boxes, set, hand, start, Cost::MAX / 4);
        cost < HARD_FROM * texts.len() as Cost
    };
    match likeliest.first().is_some_and(is_likely) {
        true => likeliest,
        false => among.to_vec(),
    }
}

/// A game that costs so much a cell to believe is looked for once more, and harder.
const HARD_FROM: Cost = 80;

/// The most likely game behind a sheet, or behind two copies of one game.
pub fn most_likely(sheets: &[&SheetCells], start: &Board) -> FoundGame {
    let copies: Vec<&[ReadCell<'_>]> = sheets
        .iter()
        .map(|sheet| &sheet.cells[..limits::readable(&sheet.cells, sheets.len() == 1)])
        .collect();
    let cells: usize = copies.iter().map(|cells| cells.len()).sum();
    let usual = search(&copies, start, Effort::USUAL, Cost::MAX);
    let cost = usual.finished.first().map_or(0, |(cost, _)| *cost);
    let mut searched = usual;
    if !(searched.complete && cost < HARD_FROM * cells as Cost) {
        let harder = search(&copies, start, Effort::HARD, Cost::MAX);
        let best = harder.finished.first();
        if !searched.complete || best.is_some_and(|(hard, _)| *hard < cost) {
            searched = harder;
        }
    }
    let mut found = FoundGame::new(&searched, &copies, start);
    limits::stop_where_lost(&mut found, sheets.len());
    for (copy, sheet) in sheets.iter().enumerate() {
        found.keep_count(copy, sheet, copies[copy].len());
    }
    found
}

#[cfg(test)]
mod tests;
