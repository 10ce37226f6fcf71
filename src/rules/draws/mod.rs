//! The family DRW: claims of a draw, and draws that nobody needs to claim. One file per rule; what two of them
//! say in the same way stands here.

pub mod agreed_too_soon;
pub mod agreement_banned;
pub mod claim_out_of_turn;
pub mod fifty_claim;
pub mod fivefold_passed;
pub mod seventyfive_passed;
pub mod threefold_claim;
pub mod unclaimed_right;

use crate::laws::Matter;
use crate::notation::command::ClaimKind;
use crate::notation::result::GameResult;

use super::claims::ClaimVerdict;
use super::course::EndKind;
use super::{Case, Finding, Findings, Rule, Severity, words};

/// A finding for every judged claim of a kind.
fn claimed(case: &Case<'_>, rule: &'static Rule, kind: ClaimKind, what: &str, out: &mut Findings) {
    for claim in case.claims.iter().filter(|claim| claim.kind == kind) {
        let (severity, judged) = match claim.verdict {
            ClaimVerdict::Correct => (Severity::Note, "is right"),
            ClaimVerdict::Undecidable => (Severity::Warning, "cannot be decided"),
            ClaimVerdict::NotInEdition => (Severity::Warning, "is none that this edition knows"),
            ClaimVerdict::Wrong if claim.result_rests_on_it => {
                (Severity::Error, "is wrong, and the result rests on it")
            }
            ClaimVerdict::Wrong => (Severity::Warning, "is wrong"),
        };
        out.push(
            Finding::at(
                case,
                rule,
                claim.ply,
                format!("{}'s claim of {what} {judged}", words::player(claim.by)),
            )
            .severity(severity)
            .article(claim.article)
            .evidence(claim.evidence.clone())
            .with_san(case),
        );
    }
}

/// A finding where the game went on, or was not drawn, after a point that ends it without a claim.
fn passed(
    case: &Case<'_>,
    rule: &'static Rule,
    ply: Option<u32>,
    matter: Matter,
    what: &str,
    out: &mut Findings,
) {
    let Some(ply) = ply else { return };
    let severity = if case.laws.settles(matter) {
        Severity::Error
    } else if case.laws.neighbours_differ(matter) {
        Severity::Warning
    } else {
        return;
    };
    // Mate, or an end that came before, was the end.
    let ended_before = case
        .end_of_game
        .is_some_and(|end| end.ply < ply || end.ply == ply && end.kind == EndKind::Checkmate);
    if ended_before {
        return;
    }
    let behind = case.record.plies() - ply;
    let drawn = case.submitted.fits_draw;
    let message = match (behind, drawn) {
        (0, true) => return,
        (0, false) => {
            let result = case
                .submitted
                .result
                .map_or("no result", GameResult::as_str);
            format!("{what}, and {result} was submitted")
        }
        (1, _) => format!("{what}, and one more half-move was made"),
        _ => format!("{what}, and the game went on for {behind} half-moves"),
    };
    let mut finding = Finding::at(case, rule, ply, message)
        .severity(severity)
        .with_san(case);
    if severity == Severity::Warning {
        finding =
            finding.evidence("undecidable: the editions before and after that day differ on this");
    }
    out.push(finding);
}
