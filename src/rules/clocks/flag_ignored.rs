//! Finds that the record says that a flag fell, by a right claim or by the `Termination` tag, and another result was
//! submitted though the opponent could have mated.
//!
//! Why it matters: a fallen flag loses the game, unless the opponent cannot mate by any series of legal moves; the Laws of 1985
//! make no exception but for a claim against a bare king, made before. (Moves behind a claimed flag are MOV010.)
//!
//! Example: `{[%clk -0:00:02]} {[%claim flag]} 1/2-1/2`.

use crate::board::Color;
use crate::facts;
use crate::judgement::claims::ClaimVerdict;
use crate::judgement::timeline::Cause;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;
use crate::rules::case::ResultGiven;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK008",
    name: "flag-ignored",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::FlagFall),
    facts: &[FlagIgnored::SHAPES, ResultGiven::SHAPES],
    source: include_str!("flag_ignored.rs"),
    check,
};

facts! {
    enum FlagIgnored {
        Claimed = "flag-ignored-claimed" { player: Color, result: Option<GameResult> },
        Told = "flag-ignored-told",
        ToldWithoutException = "flag-ignored-told-without-exception",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some(end) = case.timeline.end
        && let Cause::Claim(index) = end.cause
        && let Some(claim) = case.claims.get(index)
        && claim.kind == ClaimKind::Flag
        && !case.fits(end.result)
        // A flag that only draws is CLK003.
        && claim.verdict == ClaimVerdict::Correct
    {
        let detail = FlagIgnored::Claimed {
            player: claim.by.opposite(),
            result: case.submitted.result,
        };
        out.push(
            Finding::of_claim(case, &RULE, claim, detail)
                .with_san(case)
                .in_doubt(case)
                .evidence(ResultGiven { result: end.result })
                .proved_by_mates(case, exception_may_hold(case).then_some(claim.by)),
        );
    }
    let told = matches!(
        case.submitted.termination,
        Some(Termination::TimeForfeit | Termination::TimeoutWithoutMate)
    );
    if told && case.submitted.result == Some(GameResult::Draw) && case.timeline.end.is_none() {
        told_and_drawn(case, out);
    }
}

/// The tag tells of a flag and a draw was submitted: right if one side could not have mated, for it may be the one that won
/// on time.
fn told_and_drawn(case: &Case<'_>, out: &mut Findings) {
    let replayed =
        case.is_judged() && case.record.stop.is_none() && case.record.fen_error.is_none();
    if !replayed {
        return;
    }
    let last = case.record.plies();
    let mates = |player| matches!(can_mate(case.end(), player), CanMate::Yes(_));
    let finding = if !exception_may_hold(case) {
        case.last_move(&RULE, last, FlagIgnored::ToldWithoutException)
    } else if Color::ALL.into_iter().all(mates) {
        case.last_move(&RULE, last, FlagIgnored::Told)
            .proved_by_mates(case, Color::ALL)
    } else if case.laws.leaves_open(Matter::FlagMatingPower) {
        case.last_move(&RULE, last, FlagIgnored::ToldWithoutException)
            .hanging_on(case, Matter::FlagMatingPower)
    } else {
        return;
    };
    out.push(finding.in_doubt(case));
}

/// Whether a flag may have drawn against an opponent who cannot mate.
fn exception_may_hold(case: &Case<'_>) -> bool {
    case.laws.may_hold(Matter::FlagMatingPower)
}
