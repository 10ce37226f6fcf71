//! The family NOT: how moves are written. One file per rule.

pub mod ambiguous_move;
pub mod capture_sign;
pub mod castling_by_king;
pub mod lower_case_piece;
pub mod mixed_alphabets;
pub mod move_number;
pub mod needless_disambiguation;
pub mod not_algebraic;
pub mod pawn_letter;
pub mod promotion_without_piece;
pub mod unreadable_move;
pub mod wrong_check_mark;
