//! What the search found, as those who asked want it: the game, ply by ply, with how sure each move is, what else it
//! might have been, and which cell it rests on.

use crate::board::{Board, Move};

use super::SheetCells;
use super::cell::{Blank, ReadCell};
use super::costs::Cost;
use super::lattice::{Edge, Lattice, hundredths};
use super::search::Searched;
use super::taking::{CopyPlace, Taking};

/// What a sheet has to say about a ply.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CellSource {
    /// The cell of this number stands for the move.
    Cell(u16),
    /// The sheet leaves the move out.
    Missing,
    /// The sheet had ended, or there is no such sheet.
    Ended,
}

/// One ply of the game that was found.
#[derive(Clone, Debug)]
pub struct FoundPly {
    pub mv: Move,
    pub sources: [CellSource; 2],
    /// What it costs to believe that the cells stand for the move.
    pub costs: [Cost; 2],
    /// Whether the cells say nothing at all.
    pub is_blank: [bool; 2],
    /// Whether both copies have the same signs, be they right or not.
    pub is_copied: bool,
    /// How sure the move is, in hundredths: how much of the belief in all games that were looked at goes to this move
    /// at this ply.
    pub confidence: u8,
    /// Other moves here in games that are nearly as likely, the likeliest first, with their share.
    pub others: Vec<(Move, u8)>,
    pub doubt: Option<MoveDoubt>,
}

/// Why a move is not to be relied on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoveDoubt {
    /// No cell says anything about it.
    Guessed,
    /// Other moves are nearly as likely.
    Unsure,
}

impl FoundPly {
    /// Whether a copy says something else, or nothing.
    pub fn is_against(&self, copy: usize) -> bool {
        match self.sources[copy] {
            CellSource::Cell(_) => self.is_blank[copy] || self.costs[copy] >= AGAINST,
            CellSource::Missing => true,
            CellSource::Ended => false,
        }
    }
}

/// A written cell that stands for no move of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LeftCell {
    pub cell: u16,
    /// So many plies of the game were read before it.
    pub behind: usize,
}

#[derive(Clone, Debug, Default)]
pub struct FoundGame {
    pub plies: Vec<FoundPly>,
    /// The cells of each copy that stand for no move, in their order. With those that plies rest on they are all that was
    /// written.
    pub left: [Vec<LeftCell>; 2],
    /// Whether the game ends where nothing that is written carries it on: what stands behind is beyond repair.
    pub is_cut: bool,
}

/// From this cost on, a cell says another move than the one found. Below it, only a sign is wrong.
const AGAINST: Cost = 300;
/// Below this confidence, in hundredths, a move is in doubt.
pub const SURE: u8 = 95;
/// How many other moves are given for a ply.
const TOLD: usize = 4;

impl FoundGame {
    pub fn new(searched: &Searched, copies: &[&[ReadCell<'_>]], start: &Board) -> FoundGame {
        let lattice = Lattice::new(searched, start);
        let mut places = [CopyPlace::default(); 2];
        let mut plies = Vec::new();
        for (edge, level) in lattice.best().iter().zip(&lattice.levels) {
            let node = &edge.ply;
            let mut sources = [CellSource::Ended; 2];
            for (copy, cells) in copies.iter().enumerate() {
                let taking = node.takings[copy];
                sources[copy] = match (taking, taking.cell(places[copy], cells.len())) {
                    (Taking::Missing, _) => CellSource::Missing,
                    (_, Some(at)) => CellSource::Cell(at as u16),
                    (_, None) => CellSource::Ended,
                };
                places[copy] = taking.after(places[copy], cells.len());
            }
            let cell = |copy: usize| match sources[copy] {
                CellSource::Cell(at) => copies.get(copy).map(|cells| &cells[usize::from(at)]),
                _ => None,
            };
            let is_blank = [0, 1].map(|copy| cell(copy).is_some_and(|cell| cell.blank.is_some()));
            let is_copied =
                matches!((cell(0), cell(1)), (Some(one), Some(other)) if one.is_like(other));
            let (confidence, others) = shares(node.mv, level);
            let unseen = (0..copies.len()).all(|copy| cell(copy).is_none() || is_blank[copy]);
            plies.push(FoundPly {
                mv: node.mv,
                sources,
                costs: node.own.map(Cost::from),
                is_blank,
                is_copied,
                confidence,
                others,
                doubt: match (confidence < SURE, unseen) {
                    (false, _) => None,
                    (true, true) => Some(MoveDoubt::Guessed),
                    (true, false) => Some(MoveDoubt::Unsure),
                },
            });
        }
        FoundGame {
            plies,
            ..FoundGame::default()
        }
    }

    /// Numbers the cells of a copy as its sheet has them, of which so many were searched, and notes which of them stand
    /// for no move.
    pub(super) fn keep_count(&mut self, copy: usize, sheet: &SheetCells, searched: usize) {
        self.is_cut |= searched < sheet.cells.len();
        let mut behind = vec![None; sheet.cells.len()];
        for (index, ply) in self.plies.iter_mut().enumerate() {
            if let CellSource::Cell(at) = ply.sources[copy] {
                let at = usize::from(at);
                behind[at] = Some(index + 1);
                ply.sources[copy] = match sheet.origins[at] {
                    Some(origin) => CellSource::Cell(origin),
                    None => CellSource::Missing,
                };
            }
        }
        let mut last = 0;
        for ((cell, origin), played) in sheet.cells.iter().zip(&sheet.origins).zip(behind) {
            last = last.max(played.unwrap_or(0));
            let is_written = !matches!(cell.blank, Some(Blank::Empty | Blank::NoBox));
            if let (None, true, Some(cell)) = (played, is_written, *origin) {
                self.left[copy].push(LeftCell { cell, behind: last });
            }
        }
    }

    /// Whether every written cell of every copy stands for a move.
    pub fn is_whole(&self) -> bool {
        self.left.iter().all(Vec::is_empty) && !self.is_cut
    }

    /// The game of a sheet as that of two copies which say the same.
    pub(super) fn of_both(mut self) -> FoundGame {
        for ply in &mut self.plies {
            ply.sources[1] = ply.sources[0];
            ply.costs[1] = ply.costs[0];
            ply.is_blank[1] = ply.is_blank[0];
            ply.is_copied = !ply.is_blank[0] && ply.sources[0] != CellSource::Missing;
        }
        self.left[1] = self.left[0].clone();
        self
    }
}

/// How much of all belief goes to a move at a ply, and to others there, in hundredths.
fn shares(mv: Move, level: &[Edge]) -> (u8, Vec<(Move, u8)>) {
    let mut moves: Vec<(Move, f64)> = Vec::new();
    for edge in level {
        match moves.iter_mut().find(|(known, _)| *known == edge.ply.mv) {
            Some((_, share)) => *share += edge.share,
            None => moves.push((edge.ply.mv, edge.share)),
        }
    }
    let own = moves.iter().find(|(known, _)| *known == mv);
    let confidence = hundredths(own.map_or(0.0, |(_, share)| *share));
    moves.sort_by(|a, b| b.1.total_cmp(&a.1));
    let others = moves.into_iter().filter(|(known, _)| *known != mv);
    let others = others
        .map(|(mv, share)| (mv, hundredths(share)))
        .take_while(|(_, share)| *share > 0)
        .take(TOLD);
    (confidence, others.collect())
}
