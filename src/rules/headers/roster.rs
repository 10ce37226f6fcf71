//! Finds a PGN game that lacks one of the seven tags every game must carry: Event, Site, Date, Round, White,
//! Black, Result.
//!
//! Why it matters: without them a game cannot be placed in an event, and its edition of the Laws not be told.
//!
//! Example: a game without `[Round "…"]`.

use crate::notation::tags::Tag;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR001",
    name: "roster",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Always,
    matter: None,
    source: include_str!("roster.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if case.record.is_sheet {
        return;
    }
    let missing: Vec<&str> = Tag::ROSTER
        .into_iter()
        .filter(|tag| case.record.tags.span(*tag).is_none())
        .map(Tag::name)
        .collect();
    if !missing.is_empty() {
        let s = if missing.len() == 1 { "" } else { "s" };
        out.push(Finding::of_game(
            case,
            &RULE,
            format!("missing tag{s}: {}", missing.join(", ")),
        ));
    }
}
