//! Finds a game that the program could not take to its end, for a fault of its own. The game is left as it is, its bytes
//! in the text of the file are named, and all other games are judged. It is told whatever rules are selected.
//!
//! Why it matters: nothing was found out about this game, for or against it. The fault is the program's, not the
//! player's; please report it with the game, so that it can be mended.
//!
//! Example: there is no game that is known to do this, else the fault would have been mended.

use std::ops::Range;

use crate::facts;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "INP003",
    name: "not-judged",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Fault,
    matter: None,
    facts: &[GameNotJudged::SHAPES, FaultCause::SHAPES],
    source: include_str!("not_judged.rs"),
    check,
};

facts! {
    /// The first and the last byte of the game in the text of its file, counted from one.
    pub struct GameNotJudged = "not-judged" { from: u64, to: u64 }

    /// What the program says of its own fault.
    pub struct FaultCause = "not-judged-cause" { cause: String }
}

/// No game asks for it: whoever catches the fault reports it.
fn check(_: &Case<'_>, _: &mut Findings) {}

/// The game that these bytes are could not be judged.
pub fn found(case: &Case<'_>, bytes: &Range<u64>, cause: String) -> Finding {
    Finding::of_game(case, &RULE, place(bytes)).evidence(FaultCause { cause })
}

/// Where the text stands that could not be judged.
pub fn place(bytes: &Range<u64>) -> GameNotJudged {
    GameNotJudged {
        from: bytes.start + 1,
        to: bytes.end,
    }
}
