//! The verdict on a game: the result the Laws give on its record, and how it ended. The submitted result
//! is never altered (Laws 8.7); the audited one stands beside it.

use crate::board::Color;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;

use super::Case;
use super::both_flags::drawn_by_both_flags;
use super::claims::{ClaimVerdict, JudgedClaim};
use super::course::{BoardEnd, EndKind};
use super::illegal_moves::lost_by_illegal_moves;
use super::sealed_move::faulty_sealed_move;

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
        Verdict {
            result: result(case),
            ending: board_ending(case).unwrap_or_else(|| recorded_ending(case)),
        }
    }
}

/// Something in the record that decides the game, and the moves made by then.
struct Decision {
    ply: u32,
    result: GameResult,
    ending: Ending,
    /// What of the Laws it hangs on: where that is open on the day of the game, nothing is decided.
    matter: Matter,
}

/// What decides the game first; at the same move, the board before all else. If nothing decides it, a flag or a
/// resignation that only draws; else the submitted result.
fn result(case: &Case<'_>) -> Option<GameResult> {
    let board = case.end_of_game.map(|end| Decision {
        ply: end.ply,
        result: match end.kind {
            EndKind::Checkmate => GameResult::won_by(case.end().turn().opposite()),
            EndKind::Stalemate | EndKind::Dead | EndKind::Fivefold | EndKind::SeventyFive => {
                GameResult::Draw
            }
        },
        ending: Ending::Unknown,
        matter: end.matter,
    });
    let first = board
        .into_iter()
        .chain(decisions(case))
        .min_by_key(|decision| decision.ply);
    let decided = match first {
        Some(decision) => decision.result,
        None if drawn_resignation(case).is_some()
            || drawn_on_time(case)
            || drawn_by_both_flags(case) && !case.laws.leaves_open(Matter::BothFlagsDown) =>
        {
            GameResult::Draw
        }
        None => return case.submitted.result,
    };
    // Where a draw counts as Black's win, the score of a draw may be written as that.
    if decided == GameResult::Draw && case.submitted.fits_draw {
        return case.submitted.result;
    }
    Some(decided)
}

/// What decides a game beside the board.
fn decisions(case: &Case<'_>) -> impl Iterator<Item = Decision> {
    let illegal = lost_by_illegal_moves(case).map(|loss| Decision {
        ply: loss.ply.saturating_sub(1),
        result: loss.due,
        ending: Ending::IllegalMoves,
        matter: Matter::IllegalMovePenalty,
    });
    let sealed = faulty_sealed_move(case)
        .and_then(|sealed| Some((sealed.due?, sealed.matter)))
        .map(|(due, matter)| Decision {
            ply: case.record.plies(),
            result: due,
            ending: Ending::SealedMove,
            matter,
        });
    let claims = case.claims.iter().filter_map(by_claim);
    illegal
        .into_iter()
        .chain(sealed)
        .chain(claims)
        .filter(|decision| !case.laws.leaves_open(decision.matter))
}

/// What a right claim decides.
fn by_claim(claim: &JudgedClaim) -> Option<Decision> {
    if claim.verdict != ClaimVerdict::Correct {
        return None;
    }
    let (result, ending) = match claim.kind {
        ClaimKind::Threefold => (GameResult::Draw, Ending::ThreefoldClaim),
        ClaimKind::Fifty => (GameResult::Draw, Ending::FiftyClaim),
        ClaimKind::Flag => (GameResult::won_by(claim.by), Ending::TimeForfeit),
        // 1985's claim against a bare king: the others need no claim.
        ClaimKind::Dead if claim.matter == Matter::BareKingClaim => {
            (GameResult::Draw, Ending::DeadPosition)
        }
        _ => return None,
    };
    Some(Decision {
        ply: claim.ply,
        result,
        ending,
        matter: claim.matter,
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
    if let Some(first) = decisions(case).min_by_key(|decision| decision.ply) {
        return first.ending;
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
        Some(Termination::TimeForfeit | Termination::TimeoutWithoutMate) => {
            return Ending::TimeForfeit;
        }
        Some(Termination::IllegalMoves) => return Ending::IllegalMoves,
        Some(Termination::Default) => return Ending::Default,
        _ => {}
    }
    let on_time = |claim: &JudgedClaim| claim.kind == ClaimKind::Flag && claim.result_rests_on_it;
    if case.claims.iter().any(on_time) {
        Ending::TimeForfeit
    } else if case.agreed() {
        Ending::Agreement
    } else if !drawn && case.resigned().is_some() {
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

/// The player who won by a resignation that only draws.
pub fn drawn_resignation(case: &Case<'_>) -> Option<Color> {
    if !case.laws.resignation_needs_mating_power()
        || !case.is_judged()
        || case.record.fen_error.is_some()
    {
        return None;
    }
    let winner = match (case.resigned()?, case.submitted.result?) {
        (Color::Black, GameResult::WhiteWins) => Color::White,
        (Color::White, GameResult::BlackWins) => Color::Black,
        _ => return None,
    };
    let end_stands = case.end_of_game.is_none() && case.record.stop.is_none();
    (end_stands && matches!(can_mate(case.end(), winner), CanMate::No)).then_some(winner)
}

#[cfg(test)]
mod tests;
