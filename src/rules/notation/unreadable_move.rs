//! Finds a word among the moves that no known notation and no alphabet can read, and a cell left empty in
//! the middle of a scoresheet.
//!
//! Why it matters: nothing is skipped in silence. What precedes is judged; what follows too, where it shows which move was
//! meant, and is counted otherwise.
//!
//! Example: `5. Rel` (a scanner's reading of Re1).

use crate::facts;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT001",
    name: "unreadable-move",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::Recording),
    facts: &[UnreadableMove::SHAPES],
    source: include_str!("unreadable_move.rs"),
    check,
};

facts! {
    enum UnreadableMove {
        NoMove = "unreadable-move" { written: String },
        EmptyCell = "unreadable-move-empty-cell",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let detail = match fault {
            Fault::Unreadable => UnreadableMove::NoMove {
                written: case.written(stop.span).to_owned(),
            },
            Fault::Missing => UnreadableMove::EmptyCell,
            _ => continue,
        };
        out.push(case.stopped(&RULE, stop, detail));
    }
}
