//! Finds a word among the moves that no known notation and no alphabet can read, and a cell left empty in
//! the middle of a scoresheet.
//!
//! Why it matters: nothing is skipped in silence. The replay stops here; what precedes is judged, what
//! follows is counted.
//!
//! Example: `5. Rel` (a scanner's reading of Re1).

use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT001",
    name: "unreadable-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::Recording),
    source: include_str!("unreadable_move.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some((stop, fault)) = case.stop() else {
        return;
    };
    let message = match fault {
        Fault::Unreadable => format!(
            "'{}' is no move in any known notation",
            stop.span.of(case.text)
        ),
        Fault::Missing => "the cell is empty: a move is missing here".to_owned(),
        _ => return,
    };
    out.push(case.stopped(&RULE, stop, message));
}
