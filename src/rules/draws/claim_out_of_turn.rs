//! Finds a claim of a draw by repetition or by the count, made by the player who was not to move.
//!
//! Why it matters: only the player to move may claim, before he makes his move.
//!
//! Example: `24... Nf6 {[%claim threefold black]}`: Black has just moved.

use crate::board::Color;
use crate::facts;
use crate::laws::Matter;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW008",
    name: "claim-out-of-turn",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Claim,
    matter: Some(Matter::ClaimByIntendedMove),
    facts: &[ClaimOutOfTurn::SHAPES],
    source: include_str!("claim_out_of_turn.rs"),
    check,
};

facts! {
    struct ClaimOutOfTurn = "claim-out-of-turn" { player: Color, opponent: Color }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for claim in case
        .claims
        .iter()
        .filter(|claim| claim.out_of_turn && !claim.is_void)
    {
        let detail = ClaimOutOfTurn {
            player: claim.by,
            opponent: claim.by.opposite(),
        };
        let mut finding = Finding::of_claim(case, &RULE, claim, detail);
        finding.evidence.clear();
        out.push(finding.with_san(case));
    }
}
