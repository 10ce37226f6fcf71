//! The verdict on a game: the result the Laws give on its record, and how it ended. The submitted result
//! is never altered (Laws 8.7); the audited one stands beside it.

use crate::notation::command::ClaimKind;
use crate::notation::result::GameResult;
use crate::notation::termination::Termination;
use crate::replay::{Fault, Variant};
use crate::rules::claims::{Claim, ClaimVerdict};
use crate::rules::course::{BoardEnd, EndKind};
use crate::rules::endings::resignation_drawn::drawn_resignation;
use crate::rules::{Case, Findings, Severity};

/// How a game ended, in the words of the reports.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    Checkmate,
    Stalemate,
    DeadPosition,
    Fivefold,
    SeventyFive,
    TimeForfeit,
    Resignation,
    Agreement,
    ThreefoldClaim,
    FiftyClaim,
    Default,
    Unfinished,
    Unknown,
}

impl Ending {
    pub fn word(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::DeadPosition => "dead_position",
            Ending::Fivefold => "fivefold",
            Ending::SeventyFive => "seventyfive",
            Ending::TimeForfeit => "time_forfeit",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::ThreefoldClaim => "threefold_claim",
            Ending::FiftyClaim => "fifty_claim",
            Ending::Default => "default",
            Ending::Unfinished => "unfinished",
            Ending::Unknown => "unknown",
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Status {
    Clean,
    Findings,
    Unreadable,
    NotJudged,
}

impl Status {
    pub fn word(self) -> &'static str {
        match self {
            Status::Clean => "clean",
            Status::Findings => "findings",
            Status::Unreadable => "unreadable",
            Status::NotJudged => "not_judged",
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What the Laws give on this record; the submitted result where nothing decides otherwise.
    pub result: Option<GameResult>,
    pub ending: Ending,
    pub status: Status,
}

impl Verdict {
    pub fn of(case: &Case<'_>, findings: &Findings) -> Verdict {
        Verdict {
            result: result(case),
            ending: board_ending(case).unwrap_or_else(|| recorded_ending(case)),
            status: status(case, findings),
        }
    }
}

/// The first thing that decides: the board, a right claim, a resignation that only draws; else what was
/// submitted.
fn result(case: &Case<'_>) -> Option<GameResult> {
    let end = case.end_of_game;
    let right_claim = right_claim(case);
    match end {
        Some(end) if right_claim.is_none_or(|claim| claim.ply >= end.ply) => Some(match end.kind {
            EndKind::Checkmate => GameResult::won_by(case.end().turn().opposite()),
            EndKind::Stalemate | EndKind::Dead | EndKind::Fivefold | EndKind::SeventyFive => {
                GameResult::Draw
            }
        }),
        _ if right_claim.is_some() || drawn_resignation(case).is_some() => Some(GameResult::Draw),
        _ => case.submitted.result,
    }
}

fn right_claim<'c>(case: &'c Case<'_>) -> Option<&'c Claim> {
    case.claims.iter().find(|claim| {
        claim.verdict == ClaimVerdict::Correct
            && matches!(claim.kind, ClaimKind::Threefold | ClaimKind::Fifty)
    })
}

/// Mate or stalemate on the final board is named as such, unless a fifth repetition or 75 moves ended the game
/// before; else the first end of the board.
fn board_ending(case: &Case<'_>) -> Option<Ending> {
    let end = case.end_of_game?;
    let by_board = case.course.board_end.map(|end| match end {
        BoardEnd::Checkmate => Ending::Checkmate,
        BoardEnd::Stalemate => Ending::Stalemate,
    });
    Some(match end.kind {
        EndKind::Checkmate => Ending::Checkmate,
        EndKind::Stalemate => Ending::Stalemate,
        EndKind::Fivefold => Ending::Fivefold,
        EndKind::SeventyFive => Ending::SeventyFive,
        EndKind::Dead => by_board.unwrap_or(Ending::DeadPosition),
    })
}

/// What the record says of its end, where the board does not.
fn recorded_ending(case: &Case<'_>) -> Ending {
    if let Some(claim) = right_claim(case) {
        return match claim.kind {
            ClaimKind::Fifty => Ending::FiftyClaim,
            _ => Ending::ThreefoldClaim,
        };
    }
    let submitted = case.submitted.result;
    match submitted {
        None | Some(GameResult::Unfinished) => return Ending::Unfinished,
        Some(GameResult::WhiteForfeit | GameResult::BlackForfeit | GameResult::DoubleForfeit) => {
            return Ending::Default;
        }
        Some(_) => {}
    }
    let drawn = submitted == Some(GameResult::Draw);
    match case.submitted.termination {
        Some(Termination::TimeForfeit) => return Ending::TimeForfeit,
        Some(Termination::Default) => return Ending::Default,
        _ => {}
    }
    if case.agreed() {
        Ending::Agreement
    } else if !drawn && case.resigned().is_some() {
        Ending::Resignation
    } else {
        Ending::Unknown
    }
}

fn status(case: &Case<'_>, findings: &Findings) -> Status {
    if case.record.variant == Variant::Other {
        return Status::NotJudged;
    }
    let nothing_read = case.record.fen_error.is_some()
        || case.record.moves.is_empty()
            && matches!(
                case.stop(),
                Some((_, Fault::Unreadable | Fault::Descriptive | Fault::Missing))
            );
    if nothing_read {
        Status::Unreadable
    } else if findings.count(Severity::Error) + findings.count(Severity::Warning) > 0 {
        Status::Findings
    } else {
        Status::Clean
    }
}
