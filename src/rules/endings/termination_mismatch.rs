//! Finds a `Termination` tag, an agreement, or a claim of stalemate or of a dead position, that does not fit the board and the
//! result: an error where the board proves that the told end did not happen and the result rests on it, or where the players
//! had agreed to a draw and another result was submitted; a warning where only words and result disagree, for then the result
//! stands.
//!
//! Why it matters: a record that contradicts itself is wrong somewhere. Mate that is none is END005, a default with moves
//! END008, and what is told of the clocks CLK002, CLK003 and CLK008.
//!
//! Example: `[Termination "stalemate"]`, 1/2-1/2, and the player to move has legal moves.

use crate::board::Color;
use crate::facts;
use crate::judgement::claims::{ClaimVerdict, JudgedClaim};
use crate::judgement::timeline::Cause;
use crate::laws::Matter;
use crate::laws::mating;
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;
use crate::rules::case::ResultGiven;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END012",
    name: "termination-mismatch",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::EndOfGame),
    facts: &[TerminationMismatch::SHAPES, ResultGiven::SHAPES],
    source: include_str!("termination_mismatch.rs"),
    check,
};

facts! {
    enum TerminationMismatch {
        AgreementIgnored = "termination-agreement-ignored" { result: Option<GameResult> },
        NoStalemate = "termination-no-stalemate",
        NotDead = "termination-not-dead",
        StalemateClaimed = "termination-stalemate-claimed",
        DeadClaimed = "termination-dead-claimed",
        /// The words tell of a draw or a win, and the result is another.
        OtherResult = "termination-other-result" { told: &'static str, result: Option<GameResult> },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    agreement_ignored(case, out);
    let agreed = case.agreed().is_some();
    for (index, claim) in case.claims.iter().enumerate() {
        claimed(case, index, claim, agreed, out);
    }
    if let Some(told) = case.submitted.termination
        && case.is_judged()
    {
        told_end(case, told, out);
    }
}

/// The players agreed, and something else was submitted.
fn agreement_ignored(case: &Case<'_>, out: &mut Findings) {
    let Some(end) = case.timeline.end else { return };
    if end.cause == Cause::Agreement && !case.fits(GameResult::Draw) {
        let result = case.submitted.result;
        let detail = TerminationMismatch::AgreementIgnored { result };
        out.push(
            case.last_move(&RULE, end.ply, detail)
                .on(case, Matter::Agreement)
                .on_their_word()
                .in_doubt(case)
                .evidence(ResultGiven { result: end.result }),
        );
    }
}

/// A claim of stalemate or of a dead position that is wrong, or that nobody can decide.
fn claimed(case: &Case<'_>, index: usize, claim: &JudgedClaim, agreed: bool, out: &mut Findings) {
    let detail = match claim.kind {
        ClaimKind::Stalemate => TerminationMismatch::StalemateClaimed,
        ClaimKind::Dead => TerminationMismatch::DeadClaimed,
        _ => return,
    };
    // In 1985 a wrong claim against a bare king may cost the claimant the game.
    let end = case.timeline.end;
    let lost = end.filter(|end| end.cause == Cause::PriceOfClaim(index) && !case.fits(end.result));
    let rests_on_it = claim.result_rests_on_it && !agreed;
    let severity = match claim.verdict {
        ClaimVerdict::Wrong if rests_on_it || lost.is_some() => Severity::Error,
        ClaimVerdict::Wrong | ClaimVerdict::Undecidable => Severity::Warning,
        ClaimVerdict::Correct | ClaimVerdict::NotInEdition => return,
    };
    let finding = Finding::of_claim(case, &RULE, claim, detail).severity(severity);
    let finding = match claim.kind {
        ClaimKind::Dead if claim.matter == Matter::DeadPosition => {
            finding.proved_by_mates(case, Color::ALL)
        }
        _ => finding,
    };
    out.push(match lost {
        Some(end) => finding.evidence(ResultGiven { result: end.result }),
        None => finding,
    });
}

/// The tag tells of an end that the board refutes, or that does not go with the result.
fn told_end(case: &Case<'_>, told: Termination, out: &mut Findings) {
    let last = case.record.plies();
    let word = match told {
        Termination::Agreement => "agreement",
        Termination::Resignation => "resignation",
        Termination::Stalemate => "stalemate",
        Termination::InsufficientMaterial | Termination::DeadPosition => "dead-position",
        Termination::TimeoutWithoutMate => "timeout-without-mate",
        Termination::Fivefold => "fivefold",
        Termination::SeventyFiveMoves => "seventy-five-moves",
        Termination::TimeForfeit if case.submitted.result == Some(GameResult::Unfinished) => {
            "time-forfeit"
        }
        _ => return,
    };
    let is_draw = case.submitted.fits_draw;
    let tells_draw = !matches!(told, Termination::Resignation | Termination::TimeForfeit);
    // A draw by resignation is right where the opponent could not have mated, if the edition says so.
    let may_resign_into_draw =
        told == Termination::Resignation && is_draw && case.resignation_may_draw();
    let is_win = case.submitted.winner().is_some();
    let agrees = match tells_draw {
        true => is_draw,
        false => is_win || may_resign_into_draw,
    };
    if !agrees {
        // A game that was ended otherwise has its own finding, and `*` says nothing.
        let detail = TerminationMismatch::OtherResult {
            told: word,
            result: case.submitted.result,
        };
        out.push(Finding::of_game(case, &RULE, detail).severity(Severity::Warning));
        return;
    }
    let replayed = case.record.stop.is_none() && case.record.fen_error.is_none();
    let (refuted, detail, matter) = match told {
        Termination::Stalemate => (
            !case.end().is_stalemate(),
            TerminationMismatch::NoStalemate,
            Matter::Stalemate,
        ),
        Termination::InsufficientMaterial | Termination::DeadPosition => (
            mating::is_dead(case.end()) == Some(false),
            TerminationMismatch::NotDead,
            Matter::DeadPosition,
        ),
        _ => return,
    };
    // What ended the game otherwise, or may have ended it, is told by its own rule.
    if replayed && refuted && case.timeline.end.is_none() {
        // What is neither stalemate nor dead is that in no edition.
        let finding = case
            .last_move(&RULE, last, detail)
            .on(case, matter)
            .in_any_edition()
            .in_doubt(case);
        out.push(match matter {
            Matter::DeadPosition => finding.proved_by_mates(case, Color::ALL),
            _ => finding,
        });
    }
}
