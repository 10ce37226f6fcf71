//! Damaged games and sheets read as the most likely legal game.

use serde::{Deserialize, Serialize};

use crate::audit::{self, Duplicates, JudgedGame, Repairs, Reporter, judge_block};
use crate::input::{Wanted, blocks_of_text};
use crate::notation::moves::alphabet::english;
use crate::repair;
use crate::replay::san::san;
use crate::report::Normaliser;
use crate::report::words::Words;

use super::Options;

/// Reads damaged games and sheets as the most likely legal games.
///
/// ```
/// use arbiter::{Options, Repairer};
///
/// let games = Repairer::new(Options::default()).repair("1. e4 e5\n2. Nf3 Nc6\n3. Bc8 Bc5\n4. c3 Nf6\n5. d4 exd4\n");
/// let repaired = &games[0].repairs[0];
/// assert_eq!((repaired.written.as_str(), repaired.san.as_str()), ("Bc8", "Bc4"));
/// ```
pub struct Repairer {
    options: audit::AuditOptions,
}

/// A game, repaired where it could not be played to its end as it stood.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RepairedGame {
    /// Its number in the text, from one.
    pub number: u64,
    /// The line of the text on which it begins, from one.
    pub line: u64,
    /// The moves that are not the ones written, and those that are not to be relied on. Empty if nothing had to be
    /// repaired.
    pub repairs: Vec<RepairedMove>,
    /// The whole game as PGN. Moves put right carry `[%repaired]`, those in doubt `[%guessed]`, with what is written.
    pub pgn: String,
    /// What could not be carried over into the moves, in sentences: it stands in comments of the PGN.
    pub left: Vec<String>,
}

/// A move that was put right, or that is in doubt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct RepairedMove {
    /// The half-move, from one.
    pub ply: u32,
    /// What is written for it; empty where it was left out.
    pub written: String,
    /// The move that was found, in English letters.
    pub san: String,
    /// How sure it is, in hundredths.
    pub confidence: u8,
    /// Why it is not to be relied on, if so.
    pub doubt: Option<Doubt>,
    /// Other moves that are nearly as likely, the likeliest first, with their share in hundredths.
    pub others: Vec<(String, u8)>,
}

/// Why a move is not to be relied on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Doubt {
    /// Nothing is written that says anything about it.
    Guessed,
    /// Other moves are nearly as likely.
    Unsure,
}

impl Repairer {
    /// A repairer that reads in this way.
    pub fn new(options: Options) -> Repairer {
        Repairer {
            options: audit::AuditOptions {
                goes_on: false,
                repairs: Repairs::Made,
                duplicates: Duplicates::Never,
                ..options.into_audit()
            },
        }
    }

    /// Repairs the games of a text: PGN with any number of games, or one scoresheet. Games that can be played to their
    /// end are left as they are.
    pub fn repair(&self, text: &str) -> Vec<RepairedGame> {
        let mut games = Vec::new();
        for block in blocks_of_text(text, Wanted::Games) {
            // The event, if there is one, was given for all games.
            let event = self.options.events.of_file(&block.file).unwrap_or_default();
            let judged = judge_block(&block, event.as_deref(), &self.options, &RepairedGames);
            let faults = judged.faults.clone();
            games.extend(judged.batches().flatten());
            for failed in faults {
                // A text is one file: its games are numbered from one.
                let mut game = games.iter_mut().filter(|game| game.number == failed.game);
                if let Some(game) = game.next() {
                    game.left.push(Words::chosen().tell(&failed.kept().into()));
                }
            }
        }
        games
    }
}

/// Repairs every game.
struct RepairedGames;

impl Reporter for RepairedGames {
    type Batch = Vec<RepairedGame>;

    fn batch(&self) -> Vec<RepairedGame> {
        Vec::new()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Vec<RepairedGame>) {
        batch.push(RepairedGame::new(game));
    }
}

impl RepairedGame {
    fn new(game: &JudgedGame<'_>) -> RepairedGame {
        let normaliser = Normaliser {
            letters: english(),
            words: Words::chosen(),
        };
        let mut normalised = normaliser.batch();
        normaliser.game(game, &mut normalised);
        RepairedGame {
            number: game.number,
            line: game.line,
            repairs: game.repair.map_or_else(Vec::new, repaired_moves),
            pgn: normalised.games().to_owned(),
            left: normalised.told,
        }
    }
}

fn repaired_moves(repair: &repair::Repair) -> Vec<RepairedMove> {
    let mut moves = Vec::new();
    for ((board, found), ply) in repair.plies().zip(1..) {
        if found.is_against(0) || found.doubt.is_some() {
            let others = found.others.iter();
            moves.push(RepairedMove {
                ply,
                written: repair.written(found).to_owned(),
                san: san(&board, found.mv),
                confidence: found.confidence,
                doubt: found.doubt.map(Doubt::from),
                others: others
                    .map(|(other, share)| (san(&board, *other), *share))
                    .collect(),
            });
        }
    }
    moves
}

impl From<repair::MoveDoubt> for Doubt {
    fn from(doubt: repair::MoveDoubt) -> Doubt {
        match doubt {
            repair::MoveDoubt::Guessed => Doubt::Guessed,
            repair::MoveDoubt::Unsure => Doubt::Unsure,
        }
    }
}
