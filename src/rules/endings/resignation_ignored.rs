//! Finds that the record names a player who resigned (`[%resigns white]`), and another result than his loss was submitted.
//! Under the Laws of 2023 a draw is right where his opponent could not have mated by any series of legal moves.
//!
//! Why it matters: a resignation ends the game at once, whatever is played or written afterwards. (Moves behind it are
//! MOV010; a win by a resignation that only draws is END007.)
//!
//! Example: `{[%resigns white]} 1-0`.

use crate::board::Color;
use crate::facts;
use crate::judgement::timeline::Cause;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::case::ResultGiven;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END011",
    name: "resignation-ignored",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Command,
    matter: Some(Matter::Resignation),
    facts: &[ResignationIgnored::SHAPES, ResultGiven::SHAPES],
    source: include_str!("resignation_ignored.rs"),
    check,
};

facts! {
    struct ResignationIgnored = "resignation-ignored" { player: Color, result: Option<GameResult> }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let ends = [case.timeline.end, case.timeline.perhaps];
    let resigned = ends.into_iter().flatten().find_map(|end| match end.cause {
        Cause::Resignation(player) => Some((player, end)),
        _ => None,
    });
    let Some((player, end)) = resigned else {
        return;
    };
    // A win that should have been a draw has a rule of its own.
    let won = case.submitted.winner() == Some(player.opposite());
    let is_settled = end.certain || end.ply > case.record.sound_plies();
    if case.fits(end.result) && is_settled || won {
        return;
    }
    let detail = ResignationIgnored {
        player,
        result: case.submitted.result,
    };
    let finding = case
        .last_move(&RULE, end.ply, detail)
        .hanging_on(case, end.matter)
        .in_doubt(case)
        .evidence(ResultGiven { result: end.result })
        .telling_if_open();
    // A draw would be right where the opponent could not have mated.
    let drawn = case.submitted.fits_draw;
    let is_exception_open = drawn && case.laws.may_hold(Matter::ResignationMatingPower);
    out.push(match end.matter {
        Matter::ResignationMatingPower => finding,
        _ => finding
            .on_their_word()
            .proved_by_mates(case, is_exception_open.then_some(player.opposite())),
    });
}
