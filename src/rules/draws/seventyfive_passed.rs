//! Finds a game that went on, or has another result than a draw, after 75 moves by each side without capture or
//! pawn move. Mate by the last of them prevails.
//!
//! Why it matters: from July 2014 the 75th move ends the game without a claim. Where the date leaves the edition open and
//! the editions differ, it is a warning.
//!
//! Example: king and rook against king and rook, won on move 160.

use crate::facts;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::draws::{Ignored, passed};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW004",
    name: "seventyfive-passed",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::SeventyFiveMoves),
    facts: &[SeventyFivePassed::SHAPES],
    source: include_str!("seventyfive_passed.rs"),
    check,
};

facts! {
    enum SeventyFivePassed {
        Result = "seventyfive-result" { result: Option<GameResult> },
        WentOn = "seventyfive-passed" { plies: u32 },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let (ply, matter) = (case.course.seventyfive, Matter::SeventyFiveMoves);
    passed(case, &RULE, ply, matter, out, |ignored| match ignored {
        Ignored::ByResult(result) => SeventyFivePassed::Result { result }.into(),
        Ignored::ByPlay { plies } => SeventyFivePassed::WentOn { plies }.into(),
    });
}
