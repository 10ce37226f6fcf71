//! The list of all rules. A new rule is one more line here.

use super::finding::Rule;
use super::{
    adjournment, clocks, draws, endings, headers, input, moves, notation, reports, variations,
};

pub static RULES: &[&Rule] = &[
    &notation::unreadable_move::RULE,
    &notation::ambiguous_move::RULE,
    &notation::wrong_check_mark::RULE,
    &notation::needless_disambiguation::RULE,
    &notation::pawn_letter::RULE,
    &notation::capture_sign::RULE,
    &notation::move_number::RULE,
    &notation::mixed_alphabets::RULE,
    &notation::promotion_without_piece::RULE,
    &notation::not_algebraic::RULE,
    &moves::cannot_reach::RULE,
    &moves::path_blocked::RULE,
    &moves::own_piece::RULE,
    &moves::king_in_check::RULE,
    &moves::castling_lost::RULE,
    &moves::castling_hindered::RULE,
    &moves::en_passant::RULE,
    &moves::pawn_move::RULE,
    &moves::promotion_piece::RULE,
    &moves::move_after_end::RULE,
    &moves::no_move::RULE,
    &moves::starting_position::RULE,
    &moves::second_illegal_move::RULE,
    &endings::mate_not_won::RULE,
    &endings::stalemate_not_drawn::RULE,
    &endings::dead_not_drawn::RULE,
    &endings::result_mismatch::RULE,
    &endings::mate_claimed::RULE,
    &endings::impossible_score::RULE,
    &endings::resignation_drawn::RULE,
    &endings::unplayed_game::RULE,
    &endings::unfinished::RULE,
    &endings::kings_in_the_centre::RULE,
    &draws::threefold_claim::RULE,
    &draws::fifty_claim::RULE,
    &draws::fivefold_passed::RULE,
    &draws::seventyfive_passed::RULE,
    &draws::agreed_too_soon::RULE,
    &draws::agreement_banned::RULE,
    &draws::unclaimed_right::RULE,
    &draws::claim_out_of_turn::RULE,
    &draws::claim_ahead::RULE,
    &clocks::flag_passed::RULE,
    &clocks::flag_claim::RULE,
    &clocks::flag_without_mate::RULE,
    &clocks::clock_arithmetic::RULE,
    &clocks::time_control::RULE,
    &clocks::pace::RULE,
    &clocks::both_flags::RULE,
    &clocks::penalty_time::RULE,
    &adjournment::sealed_move::RULE,
    &headers::roster::RULE,
    &headers::date::RULE,
    &headers::result_token::RULE,
    &headers::rating_tag::RULE,
    &headers::same_player::RULE,
    &headers::damaged_text::RULE,
    &headers::repeated_tag::RULE,
    &variations::illegal_variation::RULE,
    &input::open_brace::RULE,
    &input::stray_text::RULE,
    &reports::points::RULE,
    &reports::mirror::RULE,
    &reports::line::RULE,
];

/// The rule of a code, in any case of letters.
pub fn find(code: &str) -> Option<&'static Rule> {
    RULES
        .iter()
        .copied()
        .find(|rule| rule.code.eq_ignore_ascii_case(code))
}
