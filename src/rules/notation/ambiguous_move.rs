//! Finds a move that two or more legal moves fit.
//!
//! Why it matters: the record does not say which was played, and to guess would be to invent.
//!
//! Example: `Ne2` with knights on c3 and g1 that can both go there.

use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT002",
    name: "ambiguous-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::Disambiguation),
    source: include_str!("ambiguous_move.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some((stop, Fault::Ambiguous { moves })) = case.stop() {
        let from: Vec<_> = moves.iter().map(|m| m.from()).collect();
        let names: Vec<String> = moves
            .iter()
            .map(|m| crate::replay::san::san(case.end(), *m))
            .collect();
        let message = format!(
            "{} legal moves fit, from {}",
            moves.len(),
            words::squares(&from)
        );
        out.push(
            case.stopped(&RULE, stop, message)
                .evidence(names.join(", ")),
        );
    }
}
