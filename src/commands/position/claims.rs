//! What `arbiter position` says of claims: whether the player to move can claim a draw now, and with which moves that he
//! would write down and announce.

use std::io::{self, Write};

use serde::Serialize;

use crate::audit::GamePosition;
use crate::board::{Board, Move};
use crate::fact::Fact;
use crate::judgement::chances::CountChance;
use crate::laws::mating::uci;
use crate::laws::{Laws, Matter};
use crate::replay::san::san;
use crate::report::terminal::{OfPosition, Said};
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
        let law = |matter| cited(&self.laws, matter);
        let said = if self.seventyfive {
            let law = law(Matter::SeventyFiveMoves);
            OfPosition::SeventyFive { made, law }
        } else if chance.now {
            let law = law(Matter::FiftyMoves);
            OfPosition::FiftyNow { made, law }
        } else if let Some(open) = &chance.open {
            let why = open.clone().into();
            OfPosition::FiftyPerhaps { why }
        } else if !chance.with.is_empty() {
            let law = law(Matter::FiftyByIntendedMove);
            let moves: Vec<String> = chance.with.iter().map(|&m| told_move(board, m)).collect();
            let moves = moves.join(", ");
            OfPosition::FiftyWith { moves, law }
        } else {
            OfPosition::NoFifty { made, asked }
        };
        writeln!(out, "  {}", said.tell())
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
        let mut say = |said: OfPosition| writeln!(out, "  {}", visible(&said.tell()));
        say(OfPosition::Repeated {
            file: self.file.clone(),
            game: self.game,
            ply: self.at.ply,
            times: chance.stood.len(),
            plies: chance.stood.clone(),
        })?;
        if let Some(end) = self.at.ended {
            let law = cited(laws, end.matter);
            return say(OfPosition::GameEnded { ply: end.ply, law });
        }
        if chance.now {
            let law = cited(laws, Matter::Threefold);
            say(OfPosition::ThreefoldNow { law })?;
        }
        for one in &chance.with {
            say(OfPosition::ThreefoldWith {
                played: told_move(board, one.m),
                plies: one.stood.clone(),
                law: cited(laws, Matter::ClaimByIntendedMove),
            })?;
        }
        if !chance.now && chance.with.is_empty() {
            say(OfPosition::NoThreefold)?;
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

fn cited(laws: &Laws, matter: Matter) -> Fact {
    article(laws.edition.id(), laws.article(matter))
}

/// `(Laws 2023, 9.2)`
pub(super) fn article(edition: &str, article: &str) -> Fact {
    let (edition, article) = (edition.to_owned(), article.to_owned());
    Said::Article { edition, article }.into()
}

/// A move in the letters of the terminal.
pub(super) fn told_move(board: &Board, m: Move) -> String {
    Words::spoken().in_letters(&san(board, m))
}
