//! Finds a game won by resignation although the winner could not have mated by any series of legal moves.
//!
//! Why it matters: from 2023 such a resignation draws. Only proved positions are reported; earlier editions
//! make no exception.
//!
//! Example: Black resigns against king and knight alone, 1-0.

use crate::board::Color;
use crate::facts;
use crate::judgement::timeline::Cause;
use crate::laws::Matter;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END007",
    name: "resignation-drawn",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::ResignationMatingPower),
    facts: &[ResignationDrawn::SHAPES, Draws::SHAPES],
    source: include_str!("resignation_drawn.rs"),
    check,
};

facts! {
    struct ResignationDrawn = "resignation-drawn" { player: Color, winner: Color }

    struct Draws = "resignation-drawn-draws" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(resignation) = case.resignation() else {
        return;
    };
    let winner = resignation.player.opposite();
    let ended_before = case
        .timeline
        .end
        .is_some_and(|end| end.cause != Cause::Resignation(resignation.player));
    let could_not_mate = resignation.matter == Matter::ResignationMatingPower;
    if !could_not_mate || ended_before || case.submitted.winner() != Some(winner) {
        return;
    }
    let detail = ResignationDrawn {
        player: resignation.player,
        winner,
    };
    out.push(
        case.last_move(&RULE, resignation.ply, detail)
            .evidence(Draws {}),
    );
}
