//! The moves of the side that is to be mated, and helps.

use crate::board::{Bitboard, Board, Move, Role, Square};

use super::target::Target;
use super::ways::{Dice, ahead, any_legal, any_of, attacked_from, safe, step, to_any};

/// A move that does something for the target: a defender of the square goes where he no longer defends it, then a piece
/// fills a square to which the king could flee.
pub(super) fn help(now: &Board, target: &Target) -> Option<Move> {
    if now.is_check() {
        return None;
    }
    let keep_off = target.way() | now.colored(now.turn().opposite());
    undefend(now, target, keep_off).or_else(|| block(now, target, keep_off))
}

fn undefend(now: &Board, target: &Target, keep_off: Bitboard) -> Option<Move> {
    let us = now.turn();
    target.defenders(now).into_iter().find_map(|from| {
        let role = now.role_at(from)?;
        let others = target.others(now) & !from.bit();
        let defends = attacked_from(role, us, target.at, others);
        to_any(now, from, !defends & !keep_off)
    })
}

fn block(now: &Board, target: &Target, keep_off: Bitboard) -> Option<Move> {
    let flights = target.flights(now) & !keep_off;
    if flights.is_empty() {
        return None;
    }
    // Who blocks already stays, and so does who stands where the piece attacks.
    let pieces = now.colored(now.turn()) & !target.king.bit();
    let free = pieces & (!target.zone() | target.held(now));
    let at_once = flights.into_iter().find_map(|square| {
        let mut blockers = (comers(now, square) & free).into_iter();
        blockers.find_map(|from| safe(now, from, square))
    });
    at_once.or_else(|| {
        let walkers = free & !now.pieces(now.turn(), Role::Pawn);
        walkers
            .into_iter()
            .find_map(|from| step(now, from, now.role_at(from)?, flights, keep_off))
    })
}

/// The pieces of the side to move, the king apart, that can go to an empty square.
fn comers(now: &Board, square: Square) -> Bitboard {
    let us = now.turn();
    let behind = ahead(us.opposite(), square.bit());
    let pawn = behind & now.pieces(us, Role::Pawn);
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .fold(pawn, |comers, role| comers | now.candidates(role, square))
}

/// A move that changes nothing about the target, if there is one: the king and what stands around him stay.
pub(super) fn waiting(now: &Board, target: Option<&Target>, dice: &mut Dice) -> Option<Move> {
    if now.is_check() {
        return any_legal(now, dice);
    }
    let us = now.turn();
    let pieces = now.colored(us) & !now.pieces(us, Role::King);
    let zone = target.map_or(Bitboard::EMPTY, Target::zone);
    let idle = if (pieces & !zone).is_empty() {
        pieces
    } else {
        pieces & !zone
    };
    let way = target.map_or(Bitboard::EMPTY, Target::way);
    any_of(now, idle, !way & !now.colored(us.opposite()), dice)
}
