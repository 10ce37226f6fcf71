//! How a game stands in the report as a whole: clean, with findings, unreadable, or not judged. The result that the Laws
//! give is the verdict's business (`judgement`).

use crate::judgement::Case;
use crate::replay::{Fault, Variant};
use crate::rules::{Findings, Severity};

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum GameStatus {
    Clean,
    Findings,
    Unreadable,
    NotJudged,
}

impl GameStatus {
    pub const ALL: [GameStatus; 4] = [
        GameStatus::Clean,
        GameStatus::Findings,
        GameStatus::Unreadable,
        GameStatus::NotJudged,
    ];

    pub fn word(self) -> &'static str {
        match self {
            GameStatus::Clean => "clean",
            GameStatus::Findings => "findings",
            GameStatus::Unreadable => "unreadable",
            GameStatus::NotJudged => "not_judged",
        }
    }

    pub fn of_game(case: &Case<'_>, findings: &Findings) -> GameStatus {
        if case.record.variant == Variant::Other {
            return GameStatus::NotJudged;
        }
        let nothing_read = case.record.fen_error.is_some()
            || case.record.moves.is_empty()
                && matches!(
                    case.stop(),
                    Some((_, Fault::Unreadable | Fault::Descriptive | Fault::Missing))
                );
        if nothing_read {
            GameStatus::Unreadable
        } else if findings.count(Severity::Error) + findings.count(Severity::Warning) > 0 {
            GameStatus::Findings
        } else {
            GameStatus::Clean
        }
    }
}
