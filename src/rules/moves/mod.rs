//! The family MOV: whether moves can be played. One file per rule.

pub mod cannot_reach;
pub mod castling_hindered;
pub mod castling_lost;
pub mod en_passant;
pub mod king_in_check;
pub mod move_after_end;
pub mod no_move;
pub mod own_piece;
pub mod path_blocked;
pub mod pawn_move;
pub mod promotion_piece;
pub mod second_illegal_move;
pub mod starting_position;

use crate::judgement::Case;
use crate::laws::Matter;
use crate::replay::Variant;

use super::Finding;

/// A finding about castling: in Chess960 it rests on the rule of that game, where the edition has one.
fn castling(case: &Case<'_>, finding: Finding) -> Finding {
    let is_chess960 = case.record.variant == Variant::Chess960;
    match is_chess960 && case.laws.settles(Matter::Chess960Castling) {
        true => finding.on(case, Matter::Chess960Castling),
        false => finding,
    }
}
