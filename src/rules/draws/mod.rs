//! The family DRW: claims of a draw, and draws that nobody needs to claim. One file per rule; what two of them
//! say in the same way stands here.

pub mod agreed_too_soon;
pub mod agreement_banned;
pub mod claim_ahead;
pub mod claim_out_of_turn;
pub mod fifty_claim;
pub mod fivefold_passed;
pub mod normal_means_claim;
pub mod seventyfive_passed;
pub mod threefold_claim;
pub mod unclaimed_right;

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::judgement::claims::{ClaimVerdict, JudgedClaim};
use crate::judgement::course::EndKind;
use crate::judgement::timeline::Cause;
use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::result::GameResult;

use super::case::ResultGiven;
use super::{Case, Finding, Findings, Rule, Severity};

facts! {
    /// A claim of a draw, by its kind, and the verdict on it.
    enum Claimed {
        Right = "claim-right" { player: Color, claim: &'static str },
        Undecidable = "claim-undecidable" { player: Color, claim: &'static str },
        NotInEdition = "claim-not-in-edition" { player: Color, claim: &'static str },
        RightAndIgnored = "claim-right-and-ignored" {
            player: Color, claim: &'static str, result: Option<GameResult>,
        },
        WrongAndLost = "claim-wrong-and-lost" {
            player: Color, claim: &'static str, result: Option<GameResult>,
        },
        WrongButAgreed = "claim-wrong-but-agreed" { player: Color, claim: &'static str },
        WrongAndDecisive = "claim-wrong-and-decisive" { player: Color, claim: &'static str },
        Wrong = "claim-wrong" { player: Color, claim: &'static str },
        AfterEnd = "claim-made-after-end" { player: Color, claim: &'static str },
    }

    /// A claim is an offer of a draw, and was accepted.
    struct AcceptedOffer = "claim-accepted-as-offer" { article: &'static str }
}

/// A finding for every judged claim of a kind.
fn claimed(case: &Case<'_>, rule: &'static Rule, kind: ClaimKind, out: &mut Findings) {
    // A claim is an offer too in most editions, and the opponent may have accepted it.
    let agreed = case.submitted.fits_draw && case.agreed().is_some();
    for (index, judged) in case.claims.iter().enumerate() {
        if judged.kind != kind {
            continue;
        }
        // What the claim gives, where the result ignores it.
        let ended_by_it = [Cause::Claim(index), Cause::PriceOfClaim(index)];
        let end = case.timeline.end;
        let ignored = end
            .filter(|end| ended_by_it.contains(&end.cause) && !case.fits(end.result))
            .map(|end| end.result);
        let (severity, detail) = claim_finding(case, judged, ignored.is_some(), agreed);
        let mut finding = Finding::of_claim(case, rule, judged, detail).severity(severity);
        if let Some(result) = ignored {
            finding = finding.in_doubt(case).evidence(ResultGiven { result });
        }
        let article = case.laws.article(Matter::ClaimIsOffer);
        if judged.verdict == ClaimVerdict::Wrong && agreed && !article.is_empty() {
            finding = finding.evidence(AcceptedOffer { article });
        }
        out.push(finding.with_san(case));
    }
}

/// How grave a judged claim is, and what is said of it.
fn claim_finding(
    case: &Case<'_>,
    judged: &JudgedClaim,
    ignored: bool,
    agreed: bool,
) -> (Severity, Claimed) {
    let (player, claim, result) = (judged.by, judged.kind.word(), case.submitted.result);
    let only_at_the_board = judged.kind == ClaimKind::NormalMeans;
    let rests_on_it = judged.result_rests_on_it && !agreed;
    if judged.is_void {
        return (Severity::Warning, Claimed::AfterEnd { player, claim });
    }
    match judged.verdict {
        ClaimVerdict::Correct if ignored => (
            Severity::Error,
            Claimed::RightAndIgnored {
                player,
                claim,
                result,
            },
        ),
        ClaimVerdict::Correct => (Severity::Note, Claimed::Right { player, claim }),
        // Whether somebody tried to win the arbiter has seen, and the record cannot tell.
        ClaimVerdict::Undecidable if only_at_the_board && !case.laws.leaves_open(judged.matter) => {
            (Severity::Note, Claimed::Undecidable { player, claim })
        }
        ClaimVerdict::Undecidable => (Severity::Warning, Claimed::Undecidable { player, claim }),
        ClaimVerdict::NotInEdition if rests_on_it => {
            (Severity::Error, Claimed::NotInEdition { player, claim })
        }
        ClaimVerdict::NotInEdition => (Severity::Warning, Claimed::NotInEdition { player, claim }),
        ClaimVerdict::Wrong if ignored => (
            Severity::Error,
            Claimed::WrongAndLost {
                player,
                claim,
                result,
            },
        ),
        ClaimVerdict::Wrong if rests_on_it => {
            (Severity::Error, Claimed::WrongAndDecisive { player, claim })
        }
        ClaimVerdict::Wrong if judged.result_rests_on_it => {
            (Severity::Warning, Claimed::WrongButAgreed { player, claim })
        }
        ClaimVerdict::Wrong => (Severity::Warning, Claimed::Wrong { player, claim }),
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
    let ended_before = case.timeline.end.is_some_and(|end| {
        end.ply < ply || end.ply == ply && end.cause == Cause::Board(EndKind::Checkmate)
    });
    if ended_before {
        return;
    }
    let ignored = match (case.record.plies() - ply, case.submitted.fits_draw) {
        (0, true) => return,
        (0, false) => Ignored::ByResult(case.submitted.result),
        (plies, _) => Ignored::ByPlay { plies },
    };
    let finding = Finding::at(case, rule, ply, detail(ignored)).with_san(case);
    let is_certain = matter == Matter::Fivefold && case.course.is_fivefold_certain(&case.laws, ply);
    let finding = match is_certain {
        true => finding.in_any_edition(),
        false => finding,
    };
    // What may have ended the game before excuses the moves behind this end, and another result only if it gives that.
    let perhaps = case.timeline.perhaps;
    let ended_before = perhaps.is_some_and(|perhaps| perhaps.ply < ply);
    let is_excused = case.submitted.fits_draw || case.timeline.doubt().is_some();
    let finding = match ended_before && is_excused {
        true => finding.unless_ended_before(case),
        false => finding,
    };
    out.push(finding.telling_if_open());
}
