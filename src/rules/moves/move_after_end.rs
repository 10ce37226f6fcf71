//! Finds moves written after mate, stalemate or a dead position. After mate and stalemate, and where the result
//! ignores the end, it is an error; where the result agrees with a dead position, a note. (Moves after a fifth
//! repetition or 75 moves are DRW003 and DRW004.)
//!
//! Why it matters: the game was over, so either the end or what follows is not what happened.
//!
//! Example: `1. f3 e5 2. g4 Qh4# 3. a3`.

use crate::fact::PlayedMove;
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV010",
    name: "move-after-end",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::EndOfGame),
    facts: &[MoveAfterEnd::SHAPES, Behind::SHAPES],
    source: include_str!("move_after_end.rs"),
    check,
};

facts! {
    /// What had ended the game before the move.
    enum MoveAfterEnd {
        Mate = "move-after-mate" { played: PlayedMove },
        Stalemate = "move-after-stalemate" { played: PlayedMove },
        StartedInMate = "move-after-mate-at-start",
        StartedInStalemate = "move-after-stalemate-at-start",
        Dead = "move-after-dead-position",
    }

    /// How much stands behind the end.
    struct Behind = "move-after-end-behind" { plies: u32 }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some((stop, fault)) = case.stop() else {
        return after_dead(case, out);
    };
    let started = case.record.moves.is_empty();
    let last = || case.played(case.record.plies());
    let (detail, matter) = match (fault, started) {
        (Fault::AfterMate, true) => (MoveAfterEnd::StartedInMate, Matter::Checkmate),
        (Fault::AfterMate, false) => (MoveAfterEnd::Mate { played: last() }, Matter::Checkmate),
        (Fault::AfterStalemate, true) => (MoveAfterEnd::StartedInStalemate, Matter::Stalemate),
        (Fault::AfterStalemate, false) => (
            MoveAfterEnd::Stalemate { played: last() },
            Matter::Stalemate,
        ),
        _ => return after_dead(case, out),
    };
    out.push(case.stopped(&RULE, stop, detail).on(case, matter));
}

/// Moves in a dead position are legal, and no longer part of the game.
fn after_dead(case: &Case<'_>, out: &mut Findings) {
    let Some(dead) = case.dead_position() else {
        return;
    };
    let behind = case.record.plies() - dead.ply;
    if behind == 0 {
        return;
    }
    let severity = match case.submitted.fits_draw {
        true => Severity::Note,
        false => Severity::Error,
    };
    out.push(
        case.last_move(&RULE, dead.ply + 1, MoveAfterEnd::Dead)
            .on(case, dead.matter)
            .severity(severity)
            .evidence(Behind { plies: behind }),
    );
}
