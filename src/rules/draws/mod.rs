//! The family DRW: claims of a draw, and draws that nobody needs to claim. One file per rule; what two of them
//! say in the same way stands here.

pub mod agreed_too_soon;
pub mod agreement_banned;
pub mod claim_ahead;
pub mod claim_out_of_turn;
pub mod fifty_claim;
pub mod fivefold_passed;
pub mod seventyfive_passed;
pub mod threefold_claim;
pub mod unclaimed_right;

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::judgement::claims::ClaimVerdict;
use crate::judgement::course::EndKind;
use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::result::GameResult;

use super::{Case, Finding, Findings, Rule, Severity};

facts! {
    /// A claim of a draw, by its kind, and the verdict on it.
    enum Claimed {
        Right = "claim-right" { player: Color, claim: &'static str },
        Undecidable = "claim-undecidable" { player: Color, claim: &'static str },
        NotInEdition = "claim-not-in-edition" { player: Color, claim: &'static str },
        WrongAndDecisive = "claim-wrong-and-decisive" { player: Color, claim: &'static str },
        Wrong = "claim-wrong" { player: Color, claim: &'static str },
    }
}

/// A finding for every judged claim of a kind.
fn claimed(case: &Case<'_>, rule: &'static Rule, kind: ClaimKind, out: &mut Findings) {
    for judged in case.claims.iter().filter(|claim| claim.kind == kind) {
        let (player, claim) = (judged.by, kind.word());
        let (severity, detail) = match judged.verdict {
            ClaimVerdict::Correct => (Severity::Note, Claimed::Right { player, claim }),
            ClaimVerdict::Undecidable => {
                (Severity::Warning, Claimed::Undecidable { player, claim })
            }
            ClaimVerdict::NotInEdition => {
                (Severity::Warning, Claimed::NotInEdition { player, claim })
            }
            ClaimVerdict::Wrong if judged.result_rests_on_it => {
                (Severity::Error, Claimed::WrongAndDecisive { player, claim })
            }
            ClaimVerdict::Wrong => (Severity::Warning, Claimed::Wrong { player, claim }),
        };
        out.push(
            Finding::of_claim(case, rule, judged, detail)
                .severity(severity)
                .with_san(case),
        );
    }
}

/// How an end that needs no claim was ignored.
enum Ignored {
    /// By another result than a draw, or by none.
    ByResult(Option<GameResult>),
    /// By moves made behind it.
    ByPlay { plies: u32 },
}

/// A finding where the game went on, or was not drawn, after a point that ends it without a claim.
fn passed(
    case: &Case<'_>,
    rule: &'static Rule,
    ply: Option<u32>,
    matter: Matter,
    out: &mut Findings,
    detail: impl FnOnce(Ignored) -> Fact,
) {
    let Some(ply) = ply else { return };
    if !case.laws.may_hold(matter) {
        return;
    }
    // Mate, or an end that came before, was the end.
    let ended_before = case
        .end_of_game
        .is_some_and(|end| end.ply < ply || end.ply == ply && end.kind == EndKind::Checkmate);
    if ended_before {
        return;
    }
    let ignored = match (case.record.plies() - ply, case.submitted.fits_draw) {
        (0, true) => return,
        (0, false) => Ignored::ByResult(case.submitted.result),
        (plies, _) => Ignored::ByPlay { plies },
    };
    out.push(
        Finding::at(case, rule, ply, detail(ignored))
            .with_san(case)
            .telling_if_open(),
    );
}
