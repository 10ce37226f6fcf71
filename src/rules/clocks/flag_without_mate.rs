//! Finds a win on time by a player who could not have mated by any series of legal moves, however unskilled.
//!
//! Why it matters: from July 1997 such a flag only draws. The Laws of 1985 make no exception; there the player whose
//! opponent had a bare king could have claimed a draw before his own flag fell, and that is noted. Only proved
//! positions are reported.
//!
//! Example: `[Termination "Time forfeit"]`, 1-0, and White has king and knight against king and queen.

use crate::board::Color;
use crate::facts;
use crate::judgement::claims::{ClaimVerdict, JudgedClaim};
use crate::judgement::timeline::Cause;
use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK003",
    name: "flag-without-mate",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Claim,
    matter: Some(Matter::FlagMatingPower),
    facts: &[FlagWithoutMate::SHAPES],
    source: include_str!("flag_without_mate.rs"),
    check,
};

facts! {
    enum FlagWithoutMate {
        Draws = "flag-without-mate" { loser: Color, player: Color },
        BareKing = "flag-without-mate-bare-king" { loser: Color, player: Color },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let flags = case.claims.iter().enumerate();
    for (index, claim) in flags.filter(|(_, claim)| claim.kind == ClaimKind::Flag) {
        let (player, loser) = (claim.by, claim.by.opposite());
        let finding = if claim.matter == Matter::FlagMatingPower {
            let severity = match claim.verdict {
                ClaimVerdict::Wrong if claim.result_rests_on_it => Severity::Error,
                // The flag fell, was claimed, and drew the game; and the result is another.
                ClaimVerdict::Wrong if is_ignored(case, index) => Severity::Error,
                _ => Severity::Warning,
            };
            let detail = FlagWithoutMate::Draws { loser, player };
            Finding::of_claim(case, &RULE, claim, detail).severity(severity)
        } else if case.laws.bare_king_claim() && has_bare_king(case, claim) {
            let detail = FlagWithoutMate::BareKing { loser, player };
            Finding::at(case, &RULE, claim.ply, detail)
                .on(case, Matter::BareKingClaim)
                .severity(Severity::Note)
        } else {
            continue;
        };
        out.push(finding.with_san(case));
    }
}

/// Whether a claim ended the game, and another result was submitted.
fn is_ignored(case: &Case<'_>, index: usize) -> bool {
    let end = case.timeline.end;
    end.is_some_and(|end| end.cause == Cause::Claim(index) && !case.fits(end.result))
}

fn has_bare_king(case: &Case<'_>, claim: &JudgedClaim) -> bool {
    let board = case.record.board_before(claim.ply + 1);
    board.colored(claim.by).count() == 1
}
