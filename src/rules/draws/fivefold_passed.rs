//! Finds a game that went on, or has another result than a draw, after the same position had come for the fifth
//! time.
//!
//! Why it matters: from 2018 the fifth time ends the game without a claim. In the years for which we hold no text
//! and the neighbouring editions differ, it is a warning.
//!
//! Example: the knights go out and back five times, and White wins on move 60.

use crate::facts;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::draws::{Ignored, passed};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW003",
    name: "fivefold-passed",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::Fivefold),
    facts: &[FivefoldPassed::SHAPES],
    source: include_str!("fivefold_passed.rs"),
    check,
};

facts! {
    enum FivefoldPassed {
        Result = "fivefold-result" { result: Option<GameResult> },
        WentOn = "fivefold-passed" { plies: u32 },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    passed(
        case,
        &RULE,
        case.course.fivefold(&case.laws),
        Matter::Fivefold,
        out,
        |ignored| match ignored {
            Ignored::ByResult(result) => FivefoldPassed::Result { result }.into(),
            Ignored::ByPlay { plies } => FivefoldPassed::WentOn { plies }.into(),
        },
    );
}
