//! What holds for a sheet as a whole and decides how a line of it is read.

use super::grid::SheetLine;
use super::word::{bare_number, ends_beyond_second_rank, numbered};
use crate::notation::moves::lookalike::{digit, is_dash};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Habits {
    /// Blocks of moves stand side by side, and their numbers have no signs behind them.
    pub(super) bare_blocks: bool,
    /// A dash between blanks parts White's move from Black's: `1. e4 - c6`. Else it joins two squares: `1. e2 - e4`.
    pub(super) dash_parts_players: bool,
}

impl Habits {
    pub(super) fn of(lines: &[SheetLine]) -> Habits {
        Habits {
            bare_blocks: has_bare_blocks(lines),
            dash_parts_players: has_dash_between_players(lines),
        }
    }
}

/// Whether the row of the first move has a dash behind a square that no piece leaves at the first move.
fn has_dash_between_players(lines: &[SheetLine]) -> bool {
    let first = lines.iter().find_map(|line| match numbered(&line.text) {
        Some((1, row)) => Some(row),
        _ => None,
    });
    let words: Vec<&str> = first.unwrap_or_default().split_whitespace().collect();
    match words.as_slice() {
        [white, dash, _] => dash.chars().all(is_dash) && ends_beyond_second_rank(white),
        _ => false,
    }
}

/// Whether figures without signs number blocks of moves: behind a wide gap, each is one more than that above it, at the
/// same place.
fn has_bare_blocks(lines: &[SheetLine]) -> bool {
    let figures = |line: &SheetLine| -> Vec<(usize, u32)> {
        let mut found = Vec::new();
        let mut gap = 0;
        let mut column = 0;
        for word in line.text.split(' ') {
            if !word.is_empty() {
                let number = bare_number(word)
                    .filter(|_| gap > 1 && word.chars().all(|sign| digit(sign).is_some()));
                found.extend(number.map(|number| (column, number)));
                gap = 0;
            }
            gap += 1;
            column += word.chars().count() + 1;
        }
        found
    };
    lines.windows(2).any(|two| {
        let (above, below) = (&two[0], &two[1]);
        let (above, below) = match (&above.boxes, &below.boxes) {
            (None, None) => (figures(above), figures(below)),
            _ => return false,
        };
        above.iter().any(|(column, number)| {
            let follows =
                |(other, next): &(usize, u32)| column.abs_diff(*other) <= 2 && *next == number + 1;
            below.iter().any(follows)
        })
    })
}
