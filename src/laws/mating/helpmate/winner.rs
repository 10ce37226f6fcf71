//! The moves of the side that is to mate.

use crate::board::{Bitboard, Board, Color, Move, Role, Square, attacks};

use super::target::Target;
use super::ways::{Dice, ahead, any_legal, any_of, attacked_from, safe, step, to_any};

/// A move of a piece that mates at once. Mates by pawns, by discovered checks and by castling are not looked for.
pub(super) fn mate_in_one(now: &Board) -> Option<Move> {
    let us = now.turn();
    let king = now.king(us.opposite());
    let open = !now.colored(us);
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let checks = attacks::lines(role, king) & open;
        for from in now.pieces(us, role) {
            for to in attacks::lines(role, from) & checks {
                let way = attacks::between(from, to) | attacks::between(to, king);
                if (way & now.occupied()).is_empty()
                    && !leaves_a_flight(now, role, from, to)
                    && let Some(m) = safe(now, from, to)
                    && mates(now, m)
                {
                    return Some(m);
                }
            }
        }
    }
    None
}

/// Whether the king can step away from the check, or take the piece that gives it: so most checks are seen to be none
/// that mates, without playing them.
fn leaves_a_flight(now: &Board, role: Role, from: Square, to: Square) -> bool {
    let us = now.turn();
    let king = now.king(us.opposite());
    let theirs = now.colored(us.opposite()) & !to.bit();
    let after = (now.occupied() | to.bit()) & !from.bit() & !king.bit();
    let lines = attacks::lines(role, to);
    let mut steps = (attacks::lines(Role::King, king) & !theirs).into_iter();
    steps.any(|square| {
        let held = lines.contains(square) && (attacks::between(to, square) & after).is_empty();
        !held && (now.attackers(square, us, after) & !from.bit()).is_empty()
    })
}

fn mates(now: &Board, m: Move) -> bool {
    let mut after = now.clone();
    after.play(m);
    after.is_checkmate()
}

/// A move that does something for the target: one that guards the square where the king could take, then one that
/// brings the piece to where it sees the square.
pub(super) fn approach(now: &Board, target: &Target) -> Option<Move> {
    if now.is_check() {
        return None;
    }
    if target.needs_a_guard() && target.guards(now).is_empty() {
        let guard = guard_at_once(now, target).or_else(|| guard_later(now, target));
        if guard.is_some() {
            return guard;
        }
    }
    if now
        .candidates(target.role, target.at)
        .contains(target.piece)
    {
        return None;
    }
    let wanted = attacked_from(target.role, now.turn(), target.at, target.others(now));
    step(now, target.piece, target.role, wanted, target.at.bit())
}

/// The other pieces, with the squares from which they would guard the target's.
fn guards_to_be(now: &Board, target: &Target) -> impl Iterator<Item = (Square, Role, Bitboard)> {
    let us = now.turn();
    let others = target.others(now);
    // A king does not go beside the other.
    let beside = target.zone();
    (now.colored(us) & !target.piece.bit())
        .into_iter()
        .filter_map(move |from| {
            let role = now.role_at(from)?;
            let wanted = attacked_from(role, us, target.at, others & !from.bit());
            let wanted = if role == Role::King {
                wanted & !beside
            } else {
                wanted
            };
            Some((from, role, wanted & !target.way()))
        })
}

fn guard_at_once(now: &Board, target: &Target) -> Option<Move> {
    guards_to_be(now, target).find_map(|(from, _, wanted)| to_any(now, from, wanted))
}

fn guard_later(now: &Board, target: &Target) -> Option<Move> {
    guards_to_be(now, target).find_map(|(from, role, wanted)| match role {
        Role::Pawn => {
            let file = Bitboard::file(from.file());
            let comes_there = !(wanted & file & before(now.turn(), from)).is_empty();
            comes_there.then(|| to_any(now, from, file & !target.way()))?
        }
        Role::King => step(now, from, role, wanted, target.way() | target.zone()),
        _ => step(now, from, role, wanted, target.way()),
    })
}

/// All ranks that a pawn has before it.
fn before(color: Color, pawn: Square) -> Bitboard {
    let below = (1 << (8 * pawn.rank())) - 1;
    match color {
        Color::White => Bitboard(!(below << 8 | 0xff)),
        Color::Black => Bitboard(below),
    }
}

/// A move that changes nothing about the target.
pub(super) fn waiting(now: &Board, target: &Target, dice: &mut Dice) -> Option<Move> {
    let us = now.turn();
    if now.is_check() {
        return any_legal(now, dice);
    }
    let idle = now.colored(us) & !target.piece.bit() & !target.guards(now);
    let allowed = !target.way() & !now.colored(us.opposite());
    any_of(now, idle, allowed, dice)
}

/// A move of the foremost pawn that can move.
pub(super) fn promoting(now: &Board, dice: &mut Dice) -> Option<Move> {
    let us = now.turn();
    let mut pawns = now.pieces(us, Role::Pawn);
    while !now.is_check()
        && let Some(pawn) = match us {
            Color::White => pawns.last(),
            Color::Black => pawns.first(),
        }
    {
        pawns &= !pawn.bit();
        let takes = attacks::pawn(us, pawn) & now.colored(us.opposite());
        if let Some(m) = to_any(now, pawn, ahead(us, pawn.bit()) | takes) {
            return Some(m);
        }
    }
    any_legal(now, dice)
}
