//! Finds a claim of a draw by repetition or by the count, made by the player who was not to move.
//!
//! Why it matters: only the player to move may claim, before he makes his move.
//!
//! Example: `24... Nf6 {[%claim threefold black]}`: Black has just moved.

use crate::laws::Matter;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "DRW008",
    name: "claim-out-of-turn",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Claim,
    matter: Some(Matter::ClaimByIntendedMove),
    source: include_str!("claim_out_of_turn.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    for claim in &case.claims {
        if claim.out_of_turn {
            let message = format!(
                "{} claimed a draw, and {} was to move",
                words::player(claim.by),
                words::player(claim.by.opposite())
            );
            out.push(Finding::at(case, &RULE, claim.ply, message).with_san(case));
        }
    }
}
