//! Chances to claim a draw: what the player to move could claim in a position, and with which moves that he would only have
//! to write down and announce. Whether anybody claimed is not asked here.

use std::collections::HashMap;

use crate::board::{Board, Move};
use crate::laws::long_endings::PliesAsked;
use crate::laws::{Laws, Matter, Open};
use crate::replay::Record;

use super::same_positions::SamePositions;

/// What can be claimed by the count of moves without capture or pawn move.
pub struct CountChance {
    /// Plies that have been made so.
    pub made: u32,
    /// Plies that every edition that may have held is content with in this position.
    pub asked: u32,
    pub now: bool,
    /// Moves that make the count full when they are announced, where that is allowed.
    pub with: Vec<Move>,
    /// Why it cannot be said whether an announced move would do, if it hangs on that.
    pub open: Option<Open>,
}

impl CountChance {
    pub fn here(laws: &Laws, board: &Board, made: u32) -> CountChance {
        let asked = PliesAsked::here(laws, board).most;
        let mut chance = CountChance {
            made,
            asked,
            now: made >= asked && board.has_legal_move(),
            with: Vec::new(),
            open: None,
        };
        if made + 1 == asked {
            chance.open = laws.open(Matter::FiftyByIntendedMove);
            if chance.open.is_none() && laws.fifty_claim_by_intended_move() {
                chance.with = after_each_move(board)
                    .filter(|(_, after)| after.halfmove_clock() > 0)
                    .map(|(m, _)| m)
                    .collect();
            }
        }
        chance
    }
}

/// What can be claimed by repetition.
pub struct RepetitionChance {
    /// After which plies the position has stood, the last of them now.
    pub stood: Vec<u32>,
    pub now: bool,
    pub with: Vec<Repeating>,
}

/// A move that would bring a position about for the third time, or more.
pub struct Repeating {
    pub m: Move,
    /// After which plies that position has stood before.
    pub stood: Vec<u32>,
}

impl RepetitionChance {
    pub fn after(record: &Record, ply: u32) -> RepetitionChance {
        let board = record.board_before(ply + 1);
        let stood = SamePositions::of(record).stood_up_to(ply).to_vec();
        RepetitionChance {
            now: stood.len() >= 3 && board.has_legal_move(),
            stood,
            with: repeating_moves(record, ply),
        }
    }
}

/// The first ply after which a move was there that would have brought a position about for the third time, and those moves.
pub fn first_repeating(record: &Record) -> Option<(u32, Vec<Repeating>)> {
    let mut times: HashMap<u64, u32> = HashMap::new();
    // Nothing can come a third time before something has come twice since the last capture or pawn move.
    let mut any_twice = false;
    (0..=record.plies()).find_map(|ply| {
        let at = ply as usize;
        if record.reversible[at] == 0 {
            times.clear();
            any_twice = false;
        }
        let times = times.entry(record.hashes[at]).or_default();
        *times += 1;
        any_twice |= *times > 1;
        let moves = match any_twice {
            true => repeating_moves(record, ply),
            false => Vec::new(),
        };
        (!moves.is_empty()).then_some((ply, moves))
    })
}

/// The legal moves after a ply that bring about a position which has stood twice before.
fn repeating_moves(record: &Record, ply: u32) -> Vec<Repeating> {
    let at = ply as usize;
    let earliest = at.saturating_sub(usize::from(record.reversible[at]));
    // The other player is to move behind the intended move: every second position.
    let mut earlier: HashMap<u64, Vec<u32>> = HashMap::new();
    for before in (earliest..at).rev().step_by(2) {
        let plies = earlier.entry(record.hashes[before]).or_default();
        plies.insert(0, before as u32);
    }
    earlier.retain(|_, plies| plies.len() > 1);
    if earlier.is_empty() {
        return Vec::new();
    }
    let board = record.board_before(ply + 1);
    let repeating = after_each_move(&board).filter_map(|(m, after)| {
        // A capture or a pawn move brings nothing back.
        let mut stood = earlier
            .get(&after.hash())
            .filter(|_| after.halfmove_clock() > 0)?
            .clone();
        // Equal hashes only suggest a repetition; the positions prove it.
        stood.retain(|before| record.board_before(before + 1).same_position(&after));
        (stood.len() > 1).then_some(Repeating { m, stood })
    });
    repeating.collect()
}

/// The legal moves of a position, each with the position behind it.
fn after_each_move(board: &Board) -> impl Iterator<Item = (Move, Board)> + use<'_> {
    let mut moves = Vec::new();
    board.legal_moves(&mut moves);
    moves.into_iter().map(|m| {
        let mut after = board.clone();
        after.play(m);
        (m, after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;
    use crate::laws::{Edition, EditionBasis};
    use crate::replay::Replayer;
    use crate::replay::san::san;

    fn laws(edition: Edition) -> Laws {
        Laws::named(edition, EditionBasis::Option)
    }

    fn count(edition: Edition, fen: &str) -> CountChance {
        let board = read_fen(fen).expect(fen).board;
        let made = u32::from(board.halfmove_clock());
        CountChance::here(&laws(edition), &board, made)
    }

    #[test]
    fn fifty_moves_are_claimed_when_made_or_with_the_move_that_makes_them() {
        let after = |clock: u32| {
            count(
                Edition::E2023,
                &format!("8/8/8/4k3/8/8/P7/K6r w - - {clock} 80"),
            )
        };
        assert!(after(100).now && after(100).with.is_empty());
        // The rook gives check: Kb2 is the only legal move.
        assert!(!after(99).now);
        assert_eq!(after(99).with.len(), 1);
        assert!(after(98).with.is_empty());
        // The queen leaves White pawn moves alone, and they begin the count anew.
        let pawn_moves = count(Edition::E2023, "7k/8/8/8/8/8/2q4P/K7 w - - 99 80");
        assert!(pawn_moves.with.is_empty());
    }

    #[test]
    fn an_edition_without_announced_fiftieth_moves_knows_none() {
        let fen = "8/8/8/4k3/8/8/8/K6R w - - 99 80";
        assert!(!count(Edition::E2023, fen).with.is_empty());
        assert!(count(Edition::E1985, fen).with.is_empty());
    }

    #[test]
    fn without_a_date_nobody_knows_whether_a_fiftieth_move_could_be_announced() {
        let board = read_fen("8/8/8/4k3/8/8/8/K6R w - - 99 80")
            .expect("a position")
            .board;
        let undated = CountChance::here(&Laws::on(&[]), &board, 99);
        assert!(undated.with.is_empty() && undated.open.is_some());
    }

    #[test]
    fn an_ending_of_1985_asks_for_a_hundred() {
        let fen = "8/8/4k3/3r4/8/2KRB3/8/8 w - - 120 120";
        assert!(!count(Edition::E1985, fen).now);
        assert!(count(Edition::E2023, fen).now);
    }

    #[test]
    fn the_third_time_can_be_claimed_one_move_before_it_comes() {
        let text = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";
        let mut replayer = Replayer::default();
        let record = replayer.replay(text, false);
        let (ply, moves) = first_repeating(&record).expect("a chance");
        assert_eq!(ply, 7, "after 4. Ng1 Black can play Ng8");
        let board = record.board_before(ply + 1);
        let written: Vec<String> = moves.iter().map(|one| san(&board, one.m)).collect();
        assert_eq!(written, ["Ng8"]);
        assert_eq!(moves[0].stood, [0, 4]);
        let at_the_end = RepetitionChance::after(&record, 8);
        assert!(at_the_end.now);
        assert_eq!(at_the_end.stood, [0, 4, 8]);
    }
}
