//! Where repair ends. A game is not made out of nothing: before the search, where cells stop being moves, and behind it,
//! where the moves that were found stop resting on anything that is written.

use super::cell::{Blank, ReadCell};
use super::costs;
use super::outcome::{CellSource, FoundGame};

/// Cells, or plies, that are looked at together.
const WINDOW: usize = 12;
/// So many of them that no move can be read in are too many.
const MOST_UNREADABLE: usize = 8;
/// So many boxes without a sign behind one another are no moves left out: two rows may be.
const MOST_EMPTY: usize = 4;
/// So many plies of a window for which nothing written speaks are too many.
const MOST_UNFOUNDED: usize = 5;

/// How many of the cells, from the first, are worth a search. Of two copies the other may have what one leaves out.
pub(super) fn readable(cells: &[ReadCell<'_>], alone: bool) -> usize {
    let is_open = |cell: &ReadCell<'_>| match cell.blank {
        Some(Blank::Empty | Blank::NoBox) => alone,
        Some(Blank::Unreadable) => true,
        None => !cell.says_a_move(),
    };
    let is_empty = |cell: &ReadCell<'_>| matches!(cell.blank, Some(Blank::Empty | Blank::NoBox));
    let too_many = first_crowd(cells.len(), MOST_UNREADABLE, |at| is_open(&cells[at]));
    let mut windows = cells.windows(MOST_EMPTY + 1);
    let gap = windows.position(|cells| alone && cells.iter().all(is_empty));
    too_many.into_iter().chain(gap).min().unwrap_or(cells.len())
}

/// Ends the game before the moves that rest on nothing.
pub(super) fn stop_where_lost(found: &mut FoundGame, copies: usize) {
    let is_unfounded = |at: usize| {
        let ply = &found.plies[at];
        (0..copies).all(|copy| match ply.sources[copy] {
            CellSource::Cell(_) => ply.is_blank[copy] || ply.costs[copy] >= costs::OTHER_MOVE,
            CellSource::Missing | CellSource::Ended => true,
        })
    };
    if let Some(first) = first_crowd(found.plies.len(), MOST_UNFOUNDED, is_unfounded) {
        found.plies.truncate(first);
        found.is_cut = true;
    }
}

/// The first of the first window in which more than so many are of a kind. Where there are fewer than make a window, they
/// must be half of all too.
fn first_crowd(count: usize, most: usize, is_one: impl Fn(usize) -> bool) -> Option<usize> {
    let window = WINDOW.min(count);
    let most = most * window / WINDOW;
    let starts = 0..=count - window;
    let crowded = |start: &usize| {
        let ones = (*start..start + window).filter(|at| is_one(*at)).count();
        ones > most.max(1)
    };
    let start = starts.into_iter().find(crowded)?;
    (start..start + window).find(|at| is_one(*at))
}
