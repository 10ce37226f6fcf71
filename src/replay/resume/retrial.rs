//! Whether a slip *before* the faulty word would explain the rest as well: then the word may be right, and the fault is that
//! another was written wrongly and could be played all the same. Every other legal move of the game up to there is tried.
//! That takes a hundred times as long as the game itself, so it is done only when something hangs on the answer.

use crate::board::{Board, Move};
use crate::notation::moves::reader::Readings;
use crate::replay::record::Record;
use crate::steps;

use super::{MARGIN, playable};

/// Moves that are tried at most; beyond them nothing is certain. No real game comes near it.
const MOST_TRIED: usize = 4_000_000;

/// What is needed to try the game again after it was replayed.
#[derive(Clone, Debug)]
pub struct Retrial {
    /// The words of the game: those that were played, the faulty one, and those behind it.
    words: Vec<Readings>,
    /// How many were played.
    played: usize,
    /// The first word that could not be played as the replay went on.
    up_to: usize,
}

impl Retrial {
    pub fn new(words: Vec<Readings>, played: usize, up_to: usize) -> Retrial {
        Retrial {
            words,
            played,
            up_to,
        }
    }

    /// Whether nothing else than what was assumed at the faulty word explains the rest.
    pub fn has_no_rival(&self, record: &Record) -> bool {
        let mut board = record.start.clone();
        let mut legal = Vec::with_capacity(64);
        let mut tried = 0;
        for (index, &made) in record.moves[..self.played].iter().enumerate() {
            board.legal_moves(&mut legal);
            for &other in legal.iter().filter(|other| **other != made) {
                let reached = self.reached(&board, other, index + 1);
                tried += reached - index;
                if reached + MARGIN > self.up_to || tried > MOST_TRIED {
                    return false;
                }
            }
            board.play(made);
        }
        true
    }

    /// The first word that can no longer be played if another move is made.
    fn reached(&self, board: &Board, other: Move, next: usize) -> usize {
        let mut board = board.clone();
        board.play(other);
        for (index, readings) in self.words.iter().enumerate().skip(next) {
            steps::count(1);
            match readings
                .iter()
                .find_map(|written| playable(&board, written))
            {
                Some(m) => board.play(m),
                None => return index,
            }
        }
        self.words.len()
    }
}
