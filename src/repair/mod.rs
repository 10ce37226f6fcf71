//! Repair: damaged sheets come in, the most likely legal games go out, each move with how sure it is and what else it
//! might have been; two copies of one game are read together. Nothing is ever repaired unasked, and nothing is
//! reported here.

mod cell;
pub mod costs;
mod effort;
mod letters;
mod outcome;
pub mod plausible;
pub mod reconcile;
mod rewrite;
mod search;
mod taking;
mod writing;

use crate::board::Board;
use crate::notation::moves::letter_sets::LetterSet;
use crate::notation::sheet::Sheet;

pub use outcome::{CellSource, FoundGame, FoundPly, MoveDoubt};
#[cfg(test)]
pub use rewrite::FACTS;
pub use rewrite::Repair;

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
    /// The letters it is read in; several sets where nothing tells them apart.
    pub letters: Vec<&'static LetterSet>,
}

impl SheetCells {
    /// Takes the cells as they stand and finds their letters among these sets.
    pub fn new(texts: &[&str], start: &Board, among: &[&'static LetterSet]) -> SheetCells {
        let hand = Hand::from_cells(texts);
        let letters = letters::letters_of(texts, hand, start, among);
        let cells = match letters.first() {
            Some(set) => texts
                .iter()
                .map(|text| ReadCell::new(text, set.alphabet(), hand))
                .collect(),
            None => Vec::new(),
        };
        SheetCells { cells, letters }
    }
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
    let likeliest = letters::letters_of(&texts, hand, start, among);
    let is_likely = |set: &&LetterSet| {
        let cost = letters::cost_under(&texts, set, hand, start, Cost::MAX / 4);
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
    let copies: Vec<&[ReadCell<'_>]> = sheets.iter().map(|sheet| sheet.cells.as_slice()).collect();
    let cells: usize = copies.iter().map(|cells| cells.len()).sum();
    let usual = search(&copies, start, Effort::USUAL, Cost::MAX);
    let cost = usual.finished.first().map_or(0, |(cost, _)| *cost);
    if usual.complete && cost < HARD_FROM * cells as Cost {
        return FoundGame::new(&usual, &copies);
    }
    let harder = search(&copies, start, Effort::HARD, Cost::MAX);
    let better = harder
        .finished
        .first()
        .is_some_and(|(hard, _)| *hard < cost);
    FoundGame::new(
        if better || !usual.complete {
            &harder
        } else {
            &usual
        },
        &copies,
    )
}

#[cfg(test)]
mod tests;
