//! Finds a win on time by a player who could not have mated by any series of legal moves, however unskilled.
//!
//! Why it matters: from 2005 such a flag only draws. The Laws of 1985 make no exception; there the player whose
//! opponent had a bare king could have claimed a draw before his own flag fell, and that is noted. Only proved
//! positions are reported.
//!
//! Example: `[Termination "Time forfeit"]`, 1-0, and White has king and knight against king and queen.

use crate::laws::Matter;
use crate::notation::command::ClaimKind;
use crate::rules::claims::{Claim, ClaimVerdict};
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "CLK003",
    name: "flag-without-mate",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Claim,
    matter: Some(Matter::FlagMatingPower),
    source: include_str!("flag_without_mate.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    for claim in case
        .claims
        .iter()
        .filter(|claim| claim.kind == ClaimKind::Flag)
    {
        let by = words::player(claim.by);
        let loser = words::player(claim.by.opposite());
        let finding = if claim.matter == Matter::FlagMatingPower {
            let severity = match claim.verdict {
                ClaimVerdict::Wrong if claim.result_rests_on_it => Severity::Error,
                _ => Severity::Warning,
            };
            Finding::at(
                case,
                &RULE,
                claim.ply,
                format!("{loser}'s flag fell, and {by} could not have mated: a draw"),
            )
            .severity(severity)
            .article(claim.article)
            .evidence(match claim.verdict {
                ClaimVerdict::Undecidable => {
                    "undecidable: the editions before and after that day differ on this".to_owned()
                }
                _ => claim.evidence.clone(),
            })
        } else if case.laws.bare_king_claim() && has_bare_king(case, claim) {
            Finding::at(
                case,
                &RULE,
                claim.ply,
                format!(
                    "{by} had only his king: {loser} could have claimed a draw before his flag fell"
                ),
            )
            .severity(Severity::Note)
            .article(case.laws.article(Matter::BareKingClaim))
        } else {
            continue;
        };
        out.push(finding.with_san(case));
    }
}

fn has_bare_king(case: &Case<'_>, claim: &Claim) -> bool {
    let board = case.record.board_before(claim.ply + 1);
    board.colored(claim.by).count() == 1
}

/// A win on time was submitted that only draws.
pub fn drawn_on_time(case: &Case<'_>) -> bool {
    case.claims.iter().any(|claim| {
        claim.matter == Matter::FlagMatingPower
            && claim.verdict == ClaimVerdict::Wrong
            && claim.result_rests_on_it
    })
}
