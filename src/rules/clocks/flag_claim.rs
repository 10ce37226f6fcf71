//! Finds a win on time that the clocks themselves refute: the loser had moved and his clock stood with time left, he
//! had just made the moves of the period, or the game had ended on the board before.
//!
//! Why it matters: a flag that had not fallen loses no game. A loser who was to move may have run out after his last
//! reading, so nothing is said of him. The result is reported and left as it is.
//!
//! Example: `[Termination "Time forfeit"]`, 1-0, and the last move is Black's with `[%clk 0:12:00]` behind it.

use crate::board::Color;
use crate::facts;
use crate::judgement::claims::ClaimVerdict;
use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK002",
    name: "flag-claim",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Claim,
    matter: Some(Matter::FlagFall),
    facts: &[FlagClaim::SHAPES],
    source: include_str!("flag_claim.rs"),
    check,
};

facts! {
    enum FlagClaim {
        Won = "flag-claim-won" { player: Color },
        Claimed = "flag-claim" { player: Color },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let refuted = case.claims.iter().filter(|claim| {
        claim.kind == ClaimKind::Flag
            && claim.verdict == ClaimVerdict::Wrong
            // Flags that only draw, and two flags at once, have rules of their own.
            && !matches!(claim.matter, Matter::FlagMatingPower | Matter::FlagNoticed)
    });
    for claim in refuted {
        let player = claim.by;
        let (severity, detail) = match claim.result_rests_on_it {
            true => (Severity::Error, FlagClaim::Won { player }),
            false => (Severity::Warning, FlagClaim::Claimed { player }),
        };
        out.push(
            Finding::of_claim(case, &RULE, claim, detail)
                .severity(severity)
                .with_san(case),
        );
    }
}
