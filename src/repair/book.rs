//! What was played at the beginning of games: for positions of the first moves, in how many games each was reached. No
//! games are kept, only a number for each position and how often; what is not there was reached less than thrice.

use std::sync::LazyLock;

use crate::board::{Board, Move};

/// Positions by their hash, as `examples/fit_openings.rs` writes them: four bytes each, in order, then a byte each for how
/// often.
const TABLE: &[u8] = include_bytes!("data/openings.bin");

/// Plies of a game that the table covers.
pub const PLIES: u32 = 30;
/// So many steps of the last byte make a count e times as high.
pub const STEPS: f32 = 16.0;
/// So many games are added to those of the table and shared out as the looks of the moves say.
const ADDED: f32 = 12.0;

/// The number that a position is known by.
pub fn key(board: &Board) -> u32 {
    (board.hash() >> 32) as u32
}

struct Table {
    keys: Vec<u32>,
    counts: Vec<f32>,
}

static BOOK: LazyLock<Table> = LazyLock::new(|| {
    let positions = TABLE.len() / 5;
    let (keys, counts) = TABLE.split_at(4 * positions);
    let keys = keys.chunks_exact(4);
    Table {
        keys: keys
            .map(|four| u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect(),
        counts: counts
            .iter()
            .map(|steps| (f32::from(*steps) / STEPS).exp())
            .collect(),
    }
});

impl Table {
    fn count(&self, key: u32) -> f32 {
        // The keys are spread evenly: where one would stand is nearly where it stands.
        let near = ((u64::from(key) * self.keys.len() as u64) >> 32) as usize;
        let mut width = 64;
        loop {
            let from = near.saturating_sub(width);
            let to = (near + width).min(self.keys.len());
            let here = &self.keys[from..to];
            let is_in = (from == 0 || here.first().is_some_and(|first| *first <= key))
                && (to == self.keys.len() || here.last().is_some_and(|last| *last >= key));
            if is_in {
                let found = here.binary_search(&key);
                return found.map_or(0.0, |at| self.counts[from + at]);
            }
            width *= 8;
        }
    }
}

/// Puts what was played into the chances of the moves, which are those of their looks. Leaves them as they are where the
/// position is not known.
pub fn add(board: &Board, moves: &[Move], chances: &mut [f32]) {
    if u32::from(board.fullmove()) * 2 > PLIES {
        return;
    }
    let mut counts = Vec::with_capacity(moves.len());
    for mv in moves {
        let mut after = board.clone();
        after.play(*mv);
        counts.push(BOOK.count(key(&after)));
    }
    let all: f32 = counts.iter().sum();
    if all > 0.0 {
        for (chance, count) in chances.iter_mut().zip(counts) {
            *chance = (count + ADDED * *chance) / (all + ADDED);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::san::san;

    /// The keys are made by our own hash: if that is changed, the table has to be made anew.
    #[test]
    fn the_table_knows_how_games_begin() {
        let board = Board::standard();
        let mut moves = Vec::new();
        board.legal_moves(&mut moves);
        let mut chances = vec![1.0 / moves.len() as f32; moves.len()];
        add(&board, &moves, &mut chances);
        let chance = |text: &str| {
            let at = moves.iter().position(|mv| san(&board, *mv) == text);
            chances[at.expect("legal")]
        };
        assert!(chance("e4") > 0.3 && chance("d4") > 0.25, "{chances:?}");
        assert!(chance("h4") < 0.01);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 0.01);
    }
}
