//! Finds that a player could have claimed a draw by repetition or by the count of moves and did not. One note a
//! game and kind, at the first chance. The summary on the terminal leaves it out unless it is selected.
//!
//! Why it matters: it is no fault, for nobody must claim; but it tells an arbiter what happened on the board.
//!
//! Example: the same position three times, and play goes on.

use crate::board::Color;
use crate::facts;
use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW007",
    name: "unclaimed-right",
    severity: Severity::Note,
    notice: Notice::OnRequest,
    asks: Trigger::Always,
    matter: Some(Matter::Threefold),
    facts: &[UnclaimedRight::SHAPES],
    source: include_str!("unclaimed_right.rs"),
    check,
};

facts! {
    enum UnclaimedRight {
        Threefold = "unclaimed-right-threefold" { player: Color },
        Fifty = "unclaimed-right-fifty" { player: Color },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    type Right = fn(Color) -> UnclaimedRight;
    let chances: [(Option<u32>, ClaimKind, Matter, Right); 2] = [
        (
            case.course.third,
            ClaimKind::Threefold,
            Matter::Threefold,
            |player| UnclaimedRight::Threefold { player },
        ),
        (
            case.course.fifty,
            ClaimKind::Fifty,
            Matter::FiftyMoves,
            |player| UnclaimedRight::Fifty { player },
        ),
    ];
    for (ply, kind, matter, right) in chances {
        let Some(ply) = ply.filter(|ply| *ply > 0) else {
            continue;
        };
        let drawn_there = ply == case.record.plies() && case.submitted.fits_draw;
        let claimed = case.claims.iter().any(|claim| claim.kind == kind);
        let mated_there = ply == case.record.plies() && case.course.board_end.is_some();
        if drawn_there || claimed || mated_there {
            continue;
        }
        let player = case.record.mover(ply + 1);
        out.push(
            Finding::at(case, &RULE, ply, right(player))
                .on(case, matter)
                .with_san(case),
        );
    }
}
