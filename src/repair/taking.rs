//! The ways in which the next ply takes a cell of a sheet: in turn, or out of it where a move was left out, a cell or a
//! row stands there twice, or two moves changed places.

use super::cell::{Blank, ReadCell};
use super::costs::{self, Cost};

/// Where a copy is being read.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct CopyPlace {
    at: u16,
    /// The cell behind the next one was taken first.
    swapped: bool,
    /// So many plies just before were left out by the sheet.
    missed: u8,
}

impl CopyPlace {
    fn is_behind(self, cells: usize) -> bool {
        usize::from(self.at) >= cells
    }

    /// The cells that are used up.
    pub fn used(self) -> usize {
        usize::from(self.at) + usize::from(self.swapped)
    }

    pub fn left(self, cells: usize) -> usize {
        cells.saturating_sub(usize::from(self.at))
    }

    /// A number of its own for each place.
    pub fn mark(self) -> u64 {
        let place = u64::from(self.at) << 4 | u64::from(self.swapped) << 3 | u64::from(self.missed);
        place.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Taking {
    /// The next cell, or none where the sheet has ended.
    Next,
    /// No cell: the sheet leaves the move out.
    Missing,
    /// The next cell stands for nothing; the one behind it is taken.
    PastOne,
    /// The next cells, so many, say again what those before said.
    PastRows(u8),
    /// The cell behind the next one; the next one stands for the ply after.
    Swapped,
}

impl Taking {
    pub const IRREGULAR: [Taking; 7] = [
        Taking::Missing,
        Taking::PastOne,
        Taking::PastRows(2),
        Taking::PastRows(4),
        Taking::PastRows(6),
        Taking::PastRows(8),
        Taking::Swapped,
    ];

    /// The cell that is taken.
    pub fn cell(self, place: CopyPlace, cells: usize) -> Option<usize> {
        let at = usize::from(place.at);
        let taken = match self {
            Taking::Missing => return None,
            Taking::Next => at,
            Taking::PastOne | Taking::Swapped => at + 1,
            Taking::PastRows(cells) => at + usize::from(cells),
        };
        (taken < cells).then_some(taken)
    }

    /// Where the copy is read after it.
    pub fn after(self, place: CopyPlace, cells: usize) -> CopyPlace {
        let step = |by: u16| CopyPlace {
            at: place.at + by,
            swapped: false,
            missed: 0,
        };
        match self {
            Taking::Next if place.is_behind(cells) => place,
            Taking::Next if place.swapped => step(2),
            Taking::Next => step(1),
            Taking::Missing => CopyPlace {
                missed: place.missed + 1,
                ..place
            },
            Taking::PastOne => step(2),
            Taking::PastRows(cells) => step(u16::from(cells) + 1),
            Taking::Swapped => CopyPlace {
                swapped: true,
                ..place
            },
        }
    }

    pub fn applies(self, place: CopyPlace, cells: &[ReadCell<'_>]) -> bool {
        let at = usize::from(place.at);
        if place.swapped || at >= cells.len() {
            return false;
        }
        let behind = cells.len() - at - 1;
        match self {
            Taking::Next => true,
            // At most two moves in a row, a row of the sheet, are taken to be left out. A whole page left out cannot be
            // guessed.
            Taking::Missing => place.missed < 2,
            Taking::PastOne | Taking::Swapped => behind >= 1 && place.missed == 0,
            Taking::PastRows(rows) => {
                let rows = usize::from(rows);
                // The rows just before once more, or fewer of them again and again.
                let again = |by: usize| {
                    at >= by && (at..at + rows).all(|at| cells[at].resembles(&cells[at - by]))
                };
                behind >= rows && (2..=rows).step_by(2).any(again)
            }
        }
    }

    pub fn cost(self, place: CopyPlace, cells: &[ReadCell<'_>]) -> Cost {
        let trust = cells.first().map_or(0, ReadCell::trust);
        let cost = match self {
            Taking::Next => return 0,
            Taking::Missing if place.missed > 0 => costs::MISSING_TOO,
            Taking::Missing => costs::MISSING,
            Taking::PastOne => too_many(&cells[usize::from(place.at)]),
            Taking::PastRows(rows) => {
                costs::REPEATED_ROW + (Cost::from(rows) / 2 - 1) * costs::REPEATED_TOO
            }
            Taking::Swapped => costs::SWAPPED,
        };
        cost + trust
    }
}

/// What it costs that a cell stands for nothing.
fn too_many(cell: &ReadCell<'_>) -> Cost {
    match cell.blank {
        None => costs::EXTRA,
        Some(Blank::Unreadable) => costs::EXTRA_UNREADABLE,
        Some(Blank::Empty) => costs::EXTRA_EMPTY,
        Some(Blank::NoBox) => costs::EXTRA_NO_BOX,
    }
}
