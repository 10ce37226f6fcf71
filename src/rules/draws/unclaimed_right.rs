//! Finds that a player could have claimed a draw by repetition or by the count of moves and did not. One note a
//! game and kind, at the first chance. The summary on the terminal leaves it out unless it is selected. In an ending for
//! which the edition asks for more than fifty moves (1985: a hundred, in the endings of 10.09; 1989: seventy-five, in endings
//! that are not known exactly) it speaks once those have been made.
//!
//! Why it matters: it is no fault, for nobody must claim; but it tells an arbiter what happened on the board.
//!
//! Example: the same position three times, and play goes on.

use crate::board::Color;
use crate::facts;
use crate::judgement::timeline::Rank;
use crate::laws::Matter;
use crate::laws::long_endings::{HUNDRED, PliesAsked};
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
        Fifty = "unclaimed-right-fifty" { player: Color, moves: u32 },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some(ply) = case.course.third {
        unclaimed(case, ply, ClaimKind::Threefold, out, |player| {
            (UnclaimedRight::Threefold { player }, Matter::Threefold)
        });
    }
    if let Some((ply, moves)) = enough_moves(case) {
        let matter = match moves {
            50 => Matter::FiftyMoves,
            _ => Matter::LongEndings,
        };
        unclaimed(case, ply, ClaimKind::Fifty, out, |player| {
            (UnclaimedRight::Fifty { player, moves }, matter)
        });
    }
}

/// The first ply at which as many moves had been made as every edition that may have held asks for there, and how many moves
/// by each side that is.
fn enough_moves(case: &Case<'_>) -> Option<(u32, u32)> {
    let record = case.record;
    (case.course.fifty?..=record.plies()).find_map(|ply| {
        let made = u32::from(record.reversible[ply as usize]);
        if made < HUNDRED {
            return None;
        }
        let asked = PliesAsked::here(&case.laws, &record.board_before(ply + 1));
        (made >= asked.most).then_some((ply, asked.most / 2))
    })
}

fn unclaimed(
    case: &Case<'_>,
    ply: u32,
    kind: ClaimKind,
    out: &mut Findings,
    right: impl FnOnce(Color) -> (UnclaimedRight, Matter),
) {
    let last = ply == case.record.plies();
    let drawn_there = last && case.submitted.fits_draw;
    let mated_there = last && case.course.board_end.is_some();
    // A claim that came too early says nothing of this chance.
    let claimed = case
        .claims
        .iter()
        .any(|claim| claim.kind == kind && claim.ply >= ply);
    let ended = case.timeline.has_ended_before(ply, Rank::ByBoard);
    if ply == 0 || drawn_there || claimed || mated_there || ended {
        return;
    }
    let (detail, matter) = right(case.record.mover(ply + 1));
    out.push(
        Finding::at(case, &RULE, ply, detail)
            .on(case, matter)
            .with_san(case),
    );
}
