//! Finds a game that went on, or has another result than a draw, after 75 moves by each side without capture or
//! pawn move. Mate by the last of them prevails.
//!
//! Why it matters: from 2018 the 75th move ends the game without a claim. In the years for which we hold no text
//! and the neighbouring editions differ, it is a warning.
//!
//! Example: king and rook against king and rook, won on move 160.

use crate::laws::Matter;
use crate::rules::draws::passed;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW004",
    name: "seventyfive-passed",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::SeventyFiveMoves),
    source: include_str!("seventyfive_passed.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    passed(
        case,
        &RULE,
        case.course.seventyfive,
        Matter::SeventyFiveMoves,
        "75 moves by each side without capture or pawn move",
        out,
    );
}
