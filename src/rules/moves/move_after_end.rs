//! Finds moves written after mate, stalemate or a dead position. After mate and stalemate, and where the result
//! ignores the end, it is an error; where the result agrees with a dead position, a note. (Moves after a fifth
//! repetition or 75 moves are DRW003 and DRW004.)
//!
//! Why it matters: the game was over, so either the end or what follows is not what happened.
//!
//! Example: `1. f3 e5 2. g4 Qh4# 3. a3`.

use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::course::{End, EndKind};
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV010",
    name: "move-after-end",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::EndOfGame),
    source: include_str!("move_after_end.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some((stop, fault)) = case.stop() {
        let (end, matter) = match fault {
            Fault::AfterMate => ("mate", Matter::Checkmate),
            Fault::AfterStalemate => ("stalemate", Matter::Stalemate),
            _ => return after_dead(case, out),
        };
        let last = case.told(case.record.plies());
        let message = if case.record.moves.is_empty() {
            format!("the game was over before this move: the starting position is {end}")
        } else {
            format!("the game was over before this move: {last} gave {end}")
        };
        out.push(
            case.stopped(&RULE, stop, message)
                .article(case.laws.article(matter)),
        );
        return;
    }
    after_dead(case, out);
}

/// Moves in a dead position are legal, and no longer part of the game.
fn after_dead(case: &Case<'_>, out: &mut Findings) {
    let Some(End {
        kind: EndKind::Dead,
        ply,
    }) = case.end_of_game
    else {
        return;
    };
    let behind = case.record.plies() - ply;
    if behind == 0 {
        return;
    }
    let severity = match case.submitted.fits_draw {
        true => Severity::Note,
        false => Severity::Error,
    };
    let s = if behind == 1 { "" } else { "s" };
    out.push(
        case.last_move(
            &RULE,
            ply + 1,
            "the game was over before this move: the position was dead",
        )
        .severity(severity)
        .article(case.laws.article(Matter::DeadPosition))
        .evidence(format!("{behind} half-move{s} behind the end")),
    );
}
