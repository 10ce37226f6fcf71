//! One game of an input, looked at after some of its moves: the position, how often it has come, and what could be claimed
//! in it.

use std::path::Path;

use crate::fact::Fact;
use crate::input::Inputs;
use crate::judgement::chances::RepetitionChance;
use crate::judgement::timeline::GameEnd;
use crate::laws::Laws;
use crate::rules::Selection;

use super::judge::JudgedGame;
use super::pipeline::{Reporter, run};
use super::threads::NotRun;
use super::{AuditError, AuditOptions};

/// A game of the number that was asked for.
pub struct FoundGame {
    pub file: String,
    /// The moves that can be played, of both sides together; none where the game cannot be replayed at all.
    pub plies: Option<u32>,
    /// None where it has not so many moves.
    pub position: Option<GamePosition>,
}

/// A position of a game.
pub struct GamePosition {
    pub ply: u32,
    pub fen: String,
    /// The Laws of the day of the game.
    pub laws: Laws,
    pub repetition: RepetitionChance,
    /// What had ended the game by then.
    pub ended: Option<GameEnd>,
}

/// What was found in an input.
pub struct FoundGames {
    /// One for each file that has a game of that number.
    pub games: Vec<FoundGame>,
    /// How many games were looked through.
    pub seen: u64,
    pub errors: Vec<AuditError>,
}

/// Looks for the game of a number, and at its position after so many plies, or at its end.
pub fn find_game(
    path: &Path,
    number: u64,
    ply: Option<u32>,
    options: AuditOptions,
    threads: usize,
) -> Result<FoundGames, FindError> {
    let options = AuditOptions {
        // What the rules would find is not asked for.
        selection: Selection::nothing(),
        goes_on: false,
        ..options
    };
    let inputs = Inputs::find(&[path.to_owned()]).map_err(AuditError::from)?;
    let mut games = Vec::new();
    let mut seen = 0;
    let wanted = GameOfNumber { number, ply };
    let is_zip = |path: &Path| path.extension().is_some_and(|ending| ending == "zip");
    let one_file = path.is_file() && !is_zip(path);
    let outcome = run(inputs, &options, &wanted, threads, |found, summary, _| {
        seen = summary.games;
        games.extend(found);
        match one_file && !games.is_empty() {
            true => Err(Stopped::Found),
            false => Ok(()),
        }
    });
    let errors = match outcome {
        Ok(outcome) => outcome.errors,
        Err(Stopped::Found) => Vec::new(),
        Err(Stopped::NotRun(error)) => return Err(error.into()),
    };
    Ok(FoundGames {
        games,
        seen,
        errors,
    })
}

/// Why nothing could be looked for.
#[derive(Clone, Debug)]
pub enum FindError {
    Input(AuditError),
    NotRun(NotRun),
}

impl From<AuditError> for FindError {
    fn from(error: AuditError) -> FindError {
        FindError::Input(error)
    }
}

impl From<NotRun> for FindError {
    fn from(error: NotRun) -> FindError {
        FindError::NotRun(error)
    }
}

impl From<FindError> for Fact {
    fn from(error: FindError) -> Fact {
        match error {
            FindError::Input(error) => error.into(),
            FindError::NotRun(error) => error.into(),
        }
    }
}

/// Why a run ended before its input did.
enum Stopped {
    Found,
    NotRun(NotRun),
}

impl From<NotRun> for Stopped {
    fn from(error: NotRun) -> Stopped {
        Stopped::NotRun(error)
    }
}

struct GameOfNumber {
    number: u64,
    ply: Option<u32>,
}

impl Reporter for GameOfNumber {
    type Batch = Vec<FoundGame>;

    fn batch(&self) -> Vec<FoundGame> {
        Vec::new()
    }

    fn game(&self, game: &JudgedGame<'_>, found: &mut Vec<FoundGame>) {
        if game.number != self.number {
            return;
        }
        let record = game.case.record;
        let plies = record.plies();
        let ply = self.ply.unwrap_or(plies);
        let is_replayed = game.final_position().is_some();
        found.push(FoundGame {
            file: game.file.to_owned(),
            plies: is_replayed.then_some(plies),
            position: (is_replayed && ply <= plies).then(|| GamePosition {
                ply,
                fen: record.board_before(ply + 1).fen(),
                laws: game.case.laws,
                repetition: RepetitionChance::after(record, ply),
                ended: game.case.timeline.end.filter(|end| end.ply <= ply),
            }),
        });
    }
}
