//! Finds a position in which neither side can mate by any series of legal moves, and another result than a
//! draw. The Laws of 1985 know only their list of material, and a claim against a bare king.
//!
//! Why it matters: a dead position ends the game at once as a draw, whatever the clocks say later. Only proved
//! positions are reported.
//!
//! Example: king and knight against king, submitted as 0-1.

use crate::laws::Matter;
use crate::rules::claims::ClaimVerdict;
use crate::rules::course::EndKind;
use crate::rules::endings::drawn_by_the_board;
use crate::rules::{Case, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "END003",
    name: "dead-not-drawn",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::DeadPosition),
    source: include_str!("dead_not_drawn.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    drawn_by_the_board(case, &RULE, EndKind::Dead, "the position is dead", out);
    let bare_king = case.claims.iter().find(|claim| {
        claim.matter == Matter::BareKingClaim && claim.verdict == ClaimVerdict::Correct
    });
    if let (Some(claim), Some(result)) = (bare_king, case.submitted.result)
        && !case.submitted.fits_draw
    {
        let message = format!(
            "{} claimed a draw against a bare king, and {} was submitted",
            words::player(claim.by),
            result.as_str()
        );
        out.push(
            case.last_move(&RULE, claim.ply, message)
                .article(claim.article),
        );
    }
}
