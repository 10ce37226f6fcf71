//! Finds a null move in the main line (`--`, `Z0`), or two moves by one side in a row where the numbers show
//! that the other side's move is missing.
//!
//! Why it matters: players move in turn; a turn that was passed was not played like that.
//!
//! Example: `1. e4 -- 2. d4`, or `1. e4 2. d4`.

use crate::board::Color;
use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV011",
    name: "no-move",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::Alternation),
    facts: &[NoMove::SHAPES],
    source: include_str!("no_move.rs"),
    check,
};

facts! {
    /// Whose move is missing, and how.
    enum NoMove {
        Passed = "no-move-passed" { player: Color },
        Missing = "no-move-missing" { player: Color },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let player = case.record.mover(stop.ply);
        let detail = match fault {
            Fault::NullMove => NoMove::Passed { player },
            Fault::SameSideTwice => NoMove::Missing { player },
            _ => continue,
        };
        out.push(case.stopped(&RULE, stop, detail));
    }
}
