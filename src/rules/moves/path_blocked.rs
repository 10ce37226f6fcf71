//! Finds a bishop, rook or queen that would have to pass over another man.
//!
//! Why it matters: only the knight leaps. The men in between are named, so that the slip (a move left out,
//! the other rook meant) can be found.
//!
//! Example: `1. Ra3` (the pawn on a2 stands in between).

use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV002",
    name: "path-blocked",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::PathBlocked),
    source: include_str!("path_blocked.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some((
        stop,
        Fault::Blocked {
            man,
            from,
            to,
            by,
            blocker,
        },
    )) = case.stop()
    {
        let message = format!(
            "{} cannot reach {to}: {} stands in between",
            words::man_on(*man, *from),
            words::man_on(*blocker, *by)
        );
        out.push(case.stopped(&RULE, stop, message));
    }
}
