//! Whether two copies are of one game. A game can be made of any two sheets; if most of what they say had to be set aside
//! for it, and each read by itself goes another way and never comes back to a position of the other, they are not.

use std::collections::HashSet;

use crate::board::Board;

use super::outcome::{CellSource, FoundGame};
use super::{SheetCells, most_likely};

/// Sheets with fewer cells say too little.
const LEAST_CELLS: usize = 4;
/// So many plies must stand behind the last common position on both.
const LEAST_APART: usize = 5;

/// The ply with which two copies go apart for good, from one; none if they may be of one game.
pub(super) fn parting(
    [white, black]: [&SheetCells; 2],
    joint: &FoundGame,
    start: &Board,
) -> Option<usize> {
    let written = |sheet: &SheetCells| {
        let cells = sheet.cells.iter();
        cells.filter(|cell| cell.blank.is_none()).count()
    };
    let fewest = written(white).min(written(black));
    let mut agreeing = 0;
    for ply in &joint.plies {
        let said = [0, 1].map(|copy| match ply.sources[copy] {
            CellSource::Cell(_) if ply.is_blank[copy] => None,
            CellSource::Cell(_) => Some(!ply.is_against(copy)),
            CellSource::Missing => Some(false),
            CellSource::Ended => None,
        });
        agreeing += usize::from(said == [Some(true); 2]);
    }
    // A copy of one player's moves alone has nothing to compare: it fits the other where both can be used.
    let one_sided = [white, black].iter().any(|sheet| {
        let blank = sheet.cells.iter().filter(|cell| cell.blank.is_some());
        3 * blank.count() > sheet.cells.len()
    });
    if one_sided {
        let used = joint.plies.len() * 4 >= 3 * white.cells.len().max(black.cells.len());
        return (!used && !joint.is_whole()).then_some(joint.plies.len() + 1);
    }
    if fewest < LEAST_CELLS || 2 * agreeing >= fewest {
        return None;
    }
    let [one, other] = [white, black].map(|sheet| positions(&most_likely(&[sheet], start), start));
    let of_other: HashSet<u64> = other.iter().copied().collect();
    let of_one: HashSet<u64> = one.iter().copied().collect();
    let last = one.iter().rposition(|hash| of_other.contains(hash))?;
    let last_of_other = other.iter().rposition(|hash| of_one.contains(hash))?;
    let behind = (one.len() - last - 1).min(other.len() - last_of_other - 1);
    (behind >= LEAST_APART.min(fewest - 1)).then_some(last + 1)
}

/// The positions of a game, the start first.
fn positions(found: &FoundGame, start: &Board) -> Vec<u64> {
    let mut board = start.clone();
    let mut positions = vec![board.hash()];
    for ply in &found.plies {
        board.play(ply.mv);
        positions.push(board.hash());
    }
    positions
}
