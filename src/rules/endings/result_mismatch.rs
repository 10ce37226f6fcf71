//! Finds a game whose `Result` tag and movetext give different results.
//!
//! Why it matters: one of them is what the players signed. Neither is changed; the tag counts as submitted,
//! the movetext where the tag says `*`.
//!
//! Example: `[Result "1-0"]` and `… Nc6 0-1`.

use crate::facts;
use crate::laws::Matter;
use crate::notation::words::result::{GameResult, ResultReading};
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END004",
    name: "result-mismatch",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::SignedResult),
    facts: &[ResultMismatch::SHAPES],
    source: include_str!("result_mismatch.rs"),
    check,
};

facts! {
    struct ResultMismatch = "result-mismatch" { tag: GameResult, movetext: GameResult }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let (ResultReading::Result(tag), Some(movetext)) =
        (&case.submitted.tag, case.submitted.movetext)
    else {
        return;
    };
    let tag = *tag;
    // A default has no token of its own in a movetext: `+/-` beside `1-0` is one result, and so is `0-0` beside `*`.
    let tokenless = movetext == GameResult::Unfinished && has_no_token(tag);
    if tag == movetext || played_form(tag) == movetext || tokenless {
        return;
    }
    let token = case.record.result.map(|(span, _)| span);
    out.push(Finding::of_game(case, &RULE, ResultMismatch { tag, movetext }).span(token));
}

/// Whether the movetext of a PGN cannot say it but by `*`.
fn has_no_token(result: GameResult) -> bool {
    matches!(
        result,
        GameResult::BothLose
            | GameResult::HalfZero
            | GameResult::ZeroHalf
            | GameResult::DoubleForfeit
    )
}

fn played_form(result: GameResult) -> GameResult {
    match result {
        GameResult::WhiteForfeit => GameResult::WhiteWins,
        GameResult::BlackForfeit => GameResult::BlackWins,
        GameResult::DoubleForfeit => GameResult::BothLose,
        played => played,
    }
}
