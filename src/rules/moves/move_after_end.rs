//! Finds moves written after the game had ended: by mate, stalemate, a dead position, a resignation, an agreement, a right
//! claim, or a flag that was proved and claimed. After mate and stalemate, and where the result ignores the end, it is an
//! error; where the result agrees with the end, a note. (Moves after a fifth repetition or 75 moves are DRW003 and DRW004.)
//!
//! Why it matters: the game was over, so either the end or what follows is not what happened.
//!
//! Example: `1. f3 e5 2. g4 Qh4# 3. a3`.

use crate::board::Color;
use crate::fact::PlayedMove;
use crate::facts;
use crate::judgement::course::EndKind;
use crate::judgement::timeline::Cause;
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
        Resignation = "move-after-resignation" { player: Color },
        Agreement = "move-after-agreement",
        Claim = "move-after-claim" { player: Color, claim: &'static str },
        PriceOfClaim = "move-after-price-of-claim" { player: Color },
    }

    /// How much stands behind the end.
    struct Behind = "move-after-end-behind" { plies: u32 }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some((stop, fault)) = case.stop() else {
        return after_end(case, out);
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
        _ => return after_end(case, out),
    };
    out.push(case.stopped(&RULE, stop, detail).on(case, matter));
}

/// Moves that could be played, and are no longer part of the game. (Behind a fifth repetition, 75 moves, illegal moves and a
/// faulty sealed move their own rules speak.)
fn after_end(case: &Case<'_>, out: &mut Findings) {
    let end = case.timeline.end.or(case.timeline.dead_position());
    let Some(end) = end else { return };
    let behind = case.record.plies() - end.ply;
    let claim = |index: usize| case.claims.get(index);
    let detail = match end.cause {
        Cause::Board(EndKind::Dead) => Some(MoveAfterEnd::Dead),
        Cause::Resignation(player) => Some(MoveAfterEnd::Resignation { player }),
        Cause::Agreement => Some(MoveAfterEnd::Agreement),
        Cause::Claim(index) => claim(index).map(|claim| MoveAfterEnd::Claim {
            player: claim.by,
            claim: claim.kind.word(),
        }),
        Cause::PriceOfClaim(index) => {
            claim(index).map(|claim| MoveAfterEnd::PriceOfClaim { player: claim.by })
        }
        Cause::Board(_) | Cause::IllegalMoves | Cause::SealedMove | Cause::BothFlags => None,
    };
    let stop = case.stop();
    let Some(detail) = detail.filter(|_| behind > 0 || stop.is_some()) else {
        return;
    };
    let severity = match case.fits(end.result) {
        true => Severity::Note,
        false => Severity::Error,
    };
    let finding = match (behind, stop) {
        (0, Some((stop, _))) => case.stopped(&RULE, stop, detail),
        _ => case
            .last_move(&RULE, end.ply + 1, detail)
            .evidence(Behind { plies: behind }),
    };
    out.push(
        finding
            .resting_on_moves_up_to(case, end.ply)
            .on(case, end.matter)
            .severity(severity)
            .unless_ended_before(case),
    );
}
