//! Which positions of a game are the same, worked out once for all its claims. Equal hashes only suggest it: each position
//! is rebuilt and compared with the first of its kind, and that proves it. So a game with a claim behind every move is
//! gone through once, and not once for each.

use std::collections::HashMap;

use crate::board::Board;
use crate::replay::Record;
use crate::steps;

use super::Case;

pub(super) struct SamePositions {
    /// For each position of the game, the first one included: which kind it is.
    kinds: Vec<usize>,
    /// For each kind, the plies after which it stood, in order.
    plies: Vec<Vec<u32>>,
    /// The kinds of each hash: one, but for a chance that hardly ever comes.
    by_hash: HashMap<u64, Vec<usize>>,
}

impl SamePositions {
    pub(super) fn of(record: &Record) -> SamePositions {
        let mut same = SamePositions {
            kinds: Vec::with_capacity(record.hashes.len()),
            plies: Vec::new(),
            by_hash: HashMap::new(),
        };
        let mut board = record.start.clone();
        for ply in 0..=record.plies() {
            if let Some(before) = ply.checked_sub(1) {
                board.play(record.moves[before as usize]);
            }
            let kind = same.kind_of(record, &board).unwrap_or_else(|| {
                let kind = same.plies.len();
                same.plies.push(Vec::new());
                same.by_hash.entry(board.hash()).or_default().push(kind);
                kind
            });
            same.kinds.push(kind);
            same.plies[kind].push(ply);
        }
        same
    }

    /// The kind that a position is of, if the game has it.
    fn kind_of(&self, record: &Record, board: &Board) -> Option<usize> {
        let kinds = self.by_hash.get(&board.hash())?;
        let is_it = |kind: &&usize| {
            steps::count(1);
            let first = self.plies[**kind][0];
            record.board_before(first + 1).same_position(board)
        };
        kinds.iter().find(is_it).copied()
    }

    /// The plies after which the position stood that stands after this one, up to it.
    pub(super) fn stood_up_to(&self, ply: u32) -> &[u32] {
        let kind = self.kinds.get(ply as usize);
        kind.map_or(&[], |kind| self.up_to(*kind, ply))
    }

    /// The plies up to this one after which a position stood.
    pub(super) fn like(&self, record: &Record, board: &Board, ply: u32) -> &[u32] {
        let kind = self.kind_of(record, board);
        kind.map_or(&[], |kind| self.up_to(kind, ply))
    }

    fn up_to(&self, kind: usize, ply: u32) -> &[u32] {
        let plies = &self.plies[kind];
        &plies[..plies.partition_point(|stood| *stood <= ply)]
    }
}

impl Case<'_> {
    /// The plies after which the position stood that stands after this one, up to it.
    pub fn stood_up_to(&self, ply: u32) -> Vec<u32> {
        SamePositions::of(self.record).stood_up_to(ply).to_vec()
    }

    /// The plies after which each position stood that came three times or more, in the order of the game.
    pub fn repeated_positions(&self) -> Vec<Vec<u32>> {
        let same = SamePositions::of(self.record);
        let often = same.plies.into_iter().filter(|plies| plies.len() >= 3);
        often.collect()
    }
}
