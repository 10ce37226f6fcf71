//! Finds that a player could have claimed a draw by repetition or by the count of moves and did not. One note a
//! game and kind, at the first chance. The summary on the terminal leaves it out unless it is selected.
//!
//! Why it matters: it is no fault, for nobody must claim; but it tells an arbiter what happened on the board.
//!
//! Example: the same position three times, and play goes on.

use crate::laws::Matter;
use crate::notation::command::ClaimKind;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "DRW007",
    name: "unclaimed-right",
    severity: Severity::Note,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::Threefold),
    source: include_str!("unclaimed_right.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let chances = [
        (
            case.course.third,
            ClaimKind::Threefold,
            Matter::Threefold,
            "the same position came for the third time",
        ),
        (
            case.course.fifty,
            ClaimKind::Fifty,
            Matter::FiftyMoves,
            "50 moves by each side without capture or pawn move",
        ),
    ];
    for (ply, kind, matter, what) in chances {
        let Some(ply) = ply.filter(|ply| *ply > 0) else {
            continue;
        };
        let drawn_there = ply == case.record.plies() && case.submitted.fits_draw;
        let claimed = case.claims.iter().any(|claim| claim.kind == kind);
        let mated_there = ply == case.record.plies() && case.course.board_end.is_some();
        if drawn_there || claimed || mated_there {
            continue;
        }
        let player = words::player(case.record.mover(ply + 1));
        out.push(
            Finding::at(
                case,
                &RULE,
                ply,
                format!("{what}: {player} could have claimed a draw"),
            )
            .article(case.laws.article(matter))
            .with_san(case),
        );
    }
}
