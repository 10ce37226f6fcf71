//! Finds a submitted game with the result `*`.
//!
//! Why it matters: a game without a result cannot be scored or rated.
//!
//! Example: `[Result "*"]` and `… Nf6 *`.

use crate::facts;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END009",
    name: "unfinished",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::Score),
    facts: &[Unfinished::SHAPES],
    source: include_str!("unfinished.rs"),
    check,
};

facts! {
    struct Unfinished = "unfinished" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if matches!(case.submitted.result, Some(GameResult::Unfinished)) {
        out.push(Finding::of_game(case, &RULE, Unfinished {}));
    }
}
