//! Finds a position in which neither side can mate by any series of legal moves, and another result than a
//! draw. The Laws of 1985 know only their list of material, and a claim against a bare king.
//!
//! Why it matters: a dead position ends the game at once as a draw, whatever the clocks say later. Only proved
//! positions are reported.
//!
//! Example: king and knight against king, submitted as 0-1.

use crate::board::Color;
use crate::facts;
use crate::judgement::claims::ClaimVerdict;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::endings::{BoardGives, drawn_by_the_board};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END003",
    name: "dead-not-drawn",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::DeadPosition),
    facts: &[DeadNotDrawn::SHAPES, BoardGives::SHAPES],
    source: include_str!("dead_not_drawn.rs"),
    check,
};

facts! {
    enum DeadNotDrawn {
        Dead = "dead-not-drawn" { result: GameResult },
        BareKing = "dead-not-drawn-bare-king" { player: Color, result: GameResult },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some(dead) = case.timeline.dead_position() {
        drawn_by_the_board(case, out, |result| {
            case.last_move(&RULE, dead.ply, DeadNotDrawn::Dead { result })
                .on(case, dead.matter)
                .in_doubt(case)
        });
    }
    let bare_king = case.claims.iter().find(|claim| {
        claim.matter == Matter::BareKingClaim && claim.verdict == ClaimVerdict::Correct
    });
    if let (Some(claim), Some(result)) = (bare_king, case.submitted.result)
        && !case.submitted.fits_draw
    {
        let detail = DeadNotDrawn::BareKing {
            player: claim.by,
            result,
        };
        out.push(
            case.last_move(&RULE, claim.ply, detail)
                .on(case, Matter::BareKingClaim),
        );
    }
}
