//! Whether a slip *before* the faulty word would explain the rest as well: then the word may be right, and the fault is that
//! another was written wrongly and could be played all the same. Every other legal move of the game up to there is tried.
//! That takes a hundred times as long as the game itself, so it is done only when something hangs on the answer.

use crate::replay::record::{Record, Stop};

use super::{MARGIN, WordsAhead};

/// Moves that are tried at most, a few hundredths of a second; beyond them nothing is certain.
const MOST_TRIED: usize = 500_000;

/// Whether some other move before the first fault of a game would carry it on nearly as far as it was played.
pub fn has_earlier_rival(record: &Record, stop: &Stop, played_behind: u32, text: &str) -> bool {
    let before = &record.words[..stop.ply as usize - 1];
    let first = *before.first().unwrap_or(&stop.span);
    let words = WordsAhead::read(text, first, &record.letters, record.is_sheet);
    let faulty = before.len();
    let in_order = before
        .iter()
        .zip(0..)
        .all(|(span, at)| words.span(at) == Some(*span));
    if !in_order || words.span(faulty) != Some(stop.span) {
        // Words were passed over on the way, or there are too many to look at: not to be found out here.
        return true;
    }
    let up_to = faulty + 1 + played_behind as usize;
    let mut board = record.start.clone();
    let mut legal = Vec::with_capacity(64);
    let mut tried = 0;
    for (index, &made) in record.moves[..faulty].iter().enumerate() {
        board.legal_moves(&mut legal);
        for &other in legal.iter().filter(|other| **other != made) {
            let mut instead = board.clone();
            instead.play(other);
            let (reached, _) = words.played_from(instead, index + 1);
            tried += reached - index;
            if reached + MARGIN > up_to || tried > MOST_TRIED {
                return true;
            }
        }
        board.play(made);
    }
    false
}
