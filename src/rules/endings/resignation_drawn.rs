//! Finds a game won by resignation although the winner could not have mated by any series of legal moves.
//!
//! Why it matters: from 2023 such a resignation draws. Only proved positions are reported; earlier editions
//! make no exception.
//!
//! Example: Black resigns against king and knight alone, 1-0.

use crate::board::Color;
use crate::facts;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::result::GameResult;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END007",
    name: "resignation-drawn",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::ResignationMatingPower),
    on_request: false,
    facts: &[ResignationDrawn::SHAPES, Draws::SHAPES],
    source: include_str!("resignation_drawn.rs"),
    check,
};

facts! {
    struct ResignationDrawn = "resignation-drawn" { player: Color, winner: Color }

    struct Draws = "resignation-drawn-draws" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(winner) = drawn_resignation(case) else {
        return;
    };
    let detail = ResignationDrawn {
        player: winner.opposite(),
        winner,
    };
    out.push(
        case.last_move(&RULE, case.record.plies(), detail)
            .evidence(Draws {}),
    );
}

/// The player who won by a resignation that only draws.
pub fn drawn_resignation(case: &Case<'_>) -> Option<Color> {
    if !case.laws.resignation_needs_mating_power()
        || !case.is_judged()
        || case.record.fen_error.is_some()
    {
        return None;
    }
    let winner = match (case.resigned()?, case.submitted.result?) {
        (Color::Black, GameResult::WhiteWins) => Color::White,
        (Color::White, GameResult::BlackWins) => Color::Black,
        _ => return None,
    };
    let end_stands = case.end_of_game.is_none() && case.record.stop.is_none();
    (end_stands && matches!(can_mate(case.end(), winner), CanMate::No)).then_some(winner)
}
