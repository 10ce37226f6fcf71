//! What `arbiter position` says of claims: whether the player to move can claim a draw now, and with which moves that he
//! would write down and announce.

use std::io::{self, Write};

use serde::Serialize;

use crate::audit::GamePosition;
use crate::board::{Board, Move};
use crate::judgement::chances::CountChance;
use crate::laws::mating::uci;
use crate::laws::{Laws, Matter};
use crate::replay::san::san;
use crate::report::visible;
use crate::report::words::Words;

/// The plies of 75 moves by each side.
const SEVENTY_FIVE_MOVES: u32 = 150;

/// The count of moves without capture or pawn move in a position, and what it gives.
pub(super) struct CountAnswer {
    laws: Laws,
    chance: CountChance,
    seventyfive: bool,
}

impl CountAnswer {
    pub(super) fn here(laws: Laws, board: &Board) -> CountAnswer {
        let made = u32::from(board.halfmove_clock());
        let automatic = laws.seventyfive_ends_game() && !laws.leaves_open(Matter::SeventyFiveMoves);
        CountAnswer {
            chance: CountChance::here(&laws, board, made),
            seventyfive: automatic && made >= SEVENTY_FIVE_MOVES && !board.is_checkmate(),
            laws,
        }
    }

    fn can_claim_now(&self) -> bool {
        // A game that has ended is claimed no more.
        self.chance.now && !self.seventyfive
    }

    pub(super) fn row(&self, board: &Board) -> CountRow {
        CountRow {
            laws: self.laws.edition.id(),
            halfmove_clock: self.chance.made,
            fifty_now: self.can_claim_now(),
            fifty_with: self.chance.with.iter().map(|&m| uci(board, m)).collect(),
            seventyfive: self.seventyfive,
        }
    }

    pub(super) fn tell(&self, board: &Board, out: &mut impl Write) -> io::Result<()> {
        let chance = &self.chance;
        let (made, asked) = (chance.made, chance.asked);
        if self.seventyfive {
            let article = cited(&self.laws, Matter::SeventyFiveMoves);
            return writeln!(
                out,
                "  75 moves? yes: the game is drawn at once, after {made} half-moves without capture or pawn move {article}"
            );
        }
        if chance.now {
            let article = cited(&self.laws, Matter::FiftyMoves);
            writeln!(
                out,
                "  50 moves? can be claimed now: {made} half-moves without capture or pawn move {article}"
            )
        } else if let Some(open) = &chance.open {
            let why = Words::chosen().tell(&open.clone().into());
            writeln!(out, "  50 moves? with an announced move, perhaps: {why}")
        } else if !chance.with.is_empty() {
            let article = cited(&self.laws, Matter::FiftyByIntendedMove);
            let moves = written(board, &chance.with);
            writeln!(
                out,
                "  50 moves? can be claimed with one of these, written down and announced: {moves} {article}"
            )
        } else {
            writeln!(
                out,
                "  50 moves? no: {made} of {asked} half-moves without capture or pawn move"
            )
        }
    }
}

/// A position of a game, and how often it has come.
pub(super) struct RepetitionAnswer {
    pub(super) file: String,
    pub(super) game: u64,
    pub(super) at: GamePosition,
}

impl RepetitionAnswer {
    pub(super) fn row(&self, board: &Board) -> RepetitionRow<'_> {
        let chance = &self.at.repetition;
        RepetitionRow {
            file: &self.file,
            game: self.game,
            ply: self.at.ply,
            repetitions: chance.stood.len(),
            repeated_at: &chance.stood,
            threefold_now: chance.now && self.at.ended.is_none(),
            threefold_with: match self.at.ended {
                Some(_) => Vec::new(),
                None => chance.with.iter().map(|one| uci(board, one.m)).collect(),
            },
        }
    }

    pub(super) fn tell(&self, board: &Board, out: &mut impl Write) -> io::Result<()> {
        let laws = &self.at.laws;
        let chance = &self.at.repetition;
        let times = match chance.stood.len() {
            1 => "once".to_owned(),
            times => format!("{times} times"),
        };
        let plies = numbers(&chance.stood);
        writeln!(
            out,
            "  {}, game {}, half-move {}: the position has come {times} (after half-move {plies})",
            visible(&self.file),
            self.game,
            self.at.ply
        )?;
        if let Some(end) = self.at.ended {
            let article = cited(laws, end.matter);
            let ply = end.ply;
            return writeln!(
                out,
                "  3 times? no claim any more: the game ended after half-move {ply} {article}"
            );
        }
        if chance.now {
            let article = cited(laws, Matter::Threefold);
            writeln!(out, "  3 times? can be claimed now {article}")?;
        }
        for one in &chance.with {
            let article = cited(laws, Matter::ClaimByIntendedMove);
            writeln!(
                out,
                "  3 times? can be claimed with {}, written down and announced: that position stood after half-move {} {article}",
                san(board, one.m),
                numbers(&one.stood)
            )?;
        }
        if !chance.now && chance.with.is_empty() {
            writeln!(out, "  3 times? no")?;
        }
        Ok(())
    }
}

/// Fields at the end of a line of JSON. Scripts rely on the names.
#[derive(Serialize)]
pub(super) struct CountRow {
    laws: &'static str,
    halfmove_clock: u32,
    fifty_now: bool,
    fifty_with: Vec<String>,
    seventyfive: bool,
}

#[derive(Serialize)]
pub(super) struct RepetitionRow<'a> {
    file: &'a str,
    game: u64,
    ply: u32,
    repetitions: usize,
    repeated_at: &'a [u32],
    threefold_now: bool,
    threefold_with: Vec<String>,
}

fn cited(laws: &Laws, matter: Matter) -> String {
    format!("(Laws {}, {})", laws.edition.id(), laws.article(matter))
}

fn written(board: &Board, moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(|&m| san(board, m)).collect();
    words.join(", ")
}

fn numbers(plies: &[u32]) -> String {
    let words: Vec<String> = plies.iter().map(u32::to_string).collect();
    words.join(", ")
}
