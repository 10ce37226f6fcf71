//! Finds a game that went on, or has another result than a draw, after the same position had come for the fifth
//! time.
//!
//! Why it matters: from July 2014 the fifth time ends the game without a claim; until June 2017 only if it came with every
//! second move of each player, five times running. Where the date leaves the edition open and the editions differ, it is a
//! warning.
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
    facts: &[FivefoldPassed::SHAPES, Stood::SHAPES],
    source: include_str!("fivefold_passed.rs"),
    check,
};

facts! {
    enum FivefoldPassed {
        Result = "fivefold-result" { result: Option<GameResult> },
        WentOn = "fivefold-passed" { plies: u32 },
    }

    /// When the position stood on the board, the fifth time last.
    struct Stood = "fivefold-stood" { plies: Vec<u32> }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let fifth = case.course.fivefold(&case.laws);
    let found_before = out.list.len();
    passed(
        case,
        &RULE,
        fifth,
        Matter::Fivefold,
        out,
        |ignored| match ignored {
            Ignored::ByResult(result) => FivefoldPassed::Result { result }.into(),
            Ignored::ByPlay { plies } => FivefoldPassed::WentOn { plies }.into(),
        },
    );
    if let (Some(fifth), Some(finding)) = (fifth, out.list.get_mut(found_before)) {
        let plies = case.stood_up_to(fifth);
        finding.evidence.insert(0, Stood { plies }.into());
    }
}
