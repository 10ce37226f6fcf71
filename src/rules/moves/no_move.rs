//! Finds a null move in the main line (`--`, `Z0`), or two moves by one side in a row where the numbers show
//! that the other side's move is missing.
//!
//! Why it matters: players move in turn; a turn that was passed was not played like that.
//!
//! Example: `1. e4 -- 2. d4`, or `1. e4 2. d4`.

use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV011",
    name: "no-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::Alternation),
    source: include_str!("no_move.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some((stop, fault)) = case.stop() else {
        return;
    };
    let player = words::player(case.end().turn());
    let message = match fault {
        Fault::NullMove => format!("{player} is written to have passed: a move must be made"),
        Fault::SameSideTwice => {
            format!("{player}'s move is missing: the other side is written to have moved twice")
        }
        _ => return,
    };
    out.push(case.stopped(&RULE, stop, message));
}
