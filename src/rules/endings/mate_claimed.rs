//! Finds a game that is said to have ended in mate, by the mark on its last move or by its `Termination` tag, while the board
//! shows none; and a wrong claim of mate, where it was made.
//!
//! Why it matters: either the last move is another one than was played, or the game was not over.
//!
//! Example: `1. e4 e5 2. Qh5# 1-0`.

use crate::facts;
use crate::judgement::claims::ClaimVerdict;
use crate::judgement::course::BoardEnd;
use crate::laws::Matter;
use crate::notation::moves::written::CheckMark;
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::termination::Termination;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END005",
    name: "mate-claimed",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::Checkmate),
    facts: &[MateClaimed::SHAPES],
    source: include_str!("mate_claimed.rs"),
    check,
};

facts! {
    /// What says mate.
    enum MateClaimed {
        Mark = "mate-claimed-by-mark",
        Termination = "mate-claimed-by-termination",
        Claim = "mate-claimed",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let record = case.record;
    if !case.is_judged() {
        return;
    }
    for claim in &case.claims {
        if claim.kind == ClaimKind::Mate && claim.verdict == ClaimVerdict::Wrong {
            let severity = match claim.is_void {
                true => Severity::Warning,
                false => Severity::Error,
            };
            let finding = Finding::of_claim(case, &RULE, claim, MateClaimed::Claim);
            out.push(finding.severity(severity).with_san(case));
        }
    }
    if record.stop.is_some() || case.course.board_end == Some(BoardEnd::Checkmate) {
        return;
    }
    let last = record.plies();
    let marked = record.remarks.iter().any(|remark| {
        remark.ply == last
            && matches!(
                remark.kind,
                RemarkKind::FalseMark {
                    written: CheckMark::Mate | CheckMark::DoubleOrMate
                }
            )
    });
    let detail = if marked {
        MateClaimed::Mark
    } else if case.submitted.termination == Some(Termination::Checkmate) {
        MateClaimed::Termination
    } else {
        return;
    };
    out.push(case.last_move(&RULE, last, detail));
}
