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
