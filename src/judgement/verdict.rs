//! The verdict on a game: the result the Laws give on its record, and how it ended. The submitted result
//! is never altered (Laws 8.7); the audited one stands beside it.

use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;

use super::Case;
use super::claims::{ClaimVerdict, JudgedClaim};
use super::course::EndKind;
use super::timeline::Cause;

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
    SealedMove,
    IllegalMoves,
    Unfinished,
    Unknown,
}

impl Ending {
    pub const ALL: [Ending; 15] = [
        Ending::Checkmate,
        Ending::Stalemate,
        Ending::DeadPosition,
        Ending::Fivefold,
        Ending::SeventyFive,
        Ending::TimeForfeit,
        Ending::Resignation,
        Ending::Agreement,
        Ending::ThreefoldClaim,
        Ending::FiftyClaim,
        Ending::Default,
        Ending::SealedMove,
        Ending::IllegalMoves,
        Ending::Unfinished,
        Ending::Unknown,
    ];

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
            Ending::SealedMove => "sealed_move",
            Ending::IllegalMoves => "illegal_moves",
            Ending::Unfinished => "unfinished",
            Ending::Unknown => "unknown",
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What the Laws give on this record; the submitted result where nothing decides otherwise.
    pub result: Option<GameResult>,
    pub ending: Ending,
}

impl Verdict {
    pub fn judge(case: &Case<'_>) -> Verdict {
        // What may have ended the game before, with another result, leaves both open.
        let end = match case.timeline.doubt() {
            None => case.timeline.end,
            Some(_) => None,
        };
        let Some(end) = end else {
            return Verdict {
                result: told_result(case),
                ending: told_ending(case),
            };
        };
        Verdict {
            // Where a draw counts as Black's win, the score of a draw may be written as that.
            result: match case.fits(end.result) {
                true => case.submitted.result,
                false => Some(end.result),
            },
            ending: ending(case, end.cause),
        }
    }
}

fn ending(case: &Case<'_>, cause: Cause) -> Ending {
    match cause {
        Cause::Board(EndKind::Checkmate) => Ending::Checkmate,
        Cause::Board(EndKind::Stalemate) => Ending::Stalemate,
        Cause::Board(EndKind::Dead) => Ending::DeadPosition,
        Cause::Board(EndKind::Fivefold) => Ending::Fivefold,
        Cause::Board(EndKind::SeventyFive) => Ending::SeventyFive,
        Cause::Claim(index) => match case.claims.get(index).map(|claim| claim.kind) {
            Some(ClaimKind::Threefold) => Ending::ThreefoldClaim,
            Some(ClaimKind::Fifty) => Ending::FiftyClaim,
            Some(ClaimKind::Flag) => Ending::TimeForfeit,
            Some(ClaimKind::Dead) => Ending::DeadPosition,
            _ => Ending::Unknown,
        },
        Cause::PriceOfClaim(_) | Cause::BothFlags => Ending::TimeForfeit,
        Cause::Resignation(_) => Ending::Resignation,
        Cause::Agreement => Ending::Agreement,
        Cause::IllegalMoves => Ending::IllegalMoves,
        Cause::SealedMove => Ending::SealedMove,
    }
}

/// The submitted result, where nothing in the record ended the game; but a win on time, or by a resignation of which only
/// the tag tells, against an opponent who could not mate is a draw.
fn told_result(case: &Case<'_>) -> Option<GameResult> {
    let resigned = case.resignation().is_some_and(|resignation| {
        resignation.due == GameResult::Draw
            && !case.laws.leaves_open(resignation.matter)
            && !case.record.is_assumed(resignation.ply, case.text)
    });
    match case.timeline.doubt().is_none() && (resigned || drawn_on_time(case)) {
        true if !case.submitted.fits_draw => Some(GameResult::Draw),
        _ => case.submitted.result,
    }
}

/// What the record says of its end, where nothing in it ended the game.
fn told_ending(case: &Case<'_>) -> Ending {
    match case.submitted.result {
        None | Some(GameResult::Unfinished) => return Ending::Unfinished,
        Some(GameResult::WhiteForfeit | GameResult::BlackForfeit | GameResult::DoubleForfeit) => {
            return Ending::Default;
        }
        Some(_) => {}
    }
    match case.submitted.termination {
        Some(Termination::TimeForfeit | Termination::TimeoutWithoutMate) => {
            return Ending::TimeForfeit;
        }
        Some(Termination::Resignation)
            if case.submitted.fits_draw && case.resignation_may_draw() =>
        {
            return Ending::Resignation;
        }
        Some(Termination::IllegalMoves) => return Ending::IllegalMoves,
        Some(Termination::Default) => return Ending::Default,
        _ => {}
    }
    let last = case.record.plies();
    let on_time = |claim: &JudgedClaim| {
        // A flag against one who cannot mate draws.
        let draws = claim.matter == Matter::FlagMatingPower
            && claim.ply == last
            && case.submitted.fits_draw;
        claim.kind == ClaimKind::Flag && (claim.result_rests_on_it || draws)
    };
    let agreed = || case.submitted.fits_draw && case.agreed().is_some();
    if case.claims.iter().any(on_time) {
        Ending::TimeForfeit
    } else if agreed() {
        Ending::Agreement
    } else if case.resignation().is_some() {
        Ending::Resignation
    } else {
        Ending::Unknown
    }
}

/// A win on time was submitted that only draws.
fn drawn_on_time(case: &Case<'_>) -> bool {
    case.claims.iter().any(|claim| {
        claim.matter == Matter::FlagMatingPower
            && claim.verdict == ClaimVerdict::Wrong
            && claim.result_rests_on_it
    })
}

#[cfg(test)]
mod tests;
