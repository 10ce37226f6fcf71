//! Finds a PGN game that lacks one of the seven tags every game must carry: Event, Site, Date, Round, White,
//! Black, Result.
//!
//! Why it matters: without them a game cannot be placed in an event, and its edition of the Laws not be told.
//!
//! Example: a game without `[Round "…"]`.

use crate::facts;
use crate::notation::pgn::tags::Tag;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR001",
    name: "roster",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: None,
    facts: &[Roster::SHAPES],
    source: include_str!("roster.rs"),
    check,
};

facts! {
    /// The tags that are missing.
    struct Roster = "roster" { count: usize, tags: String }
}

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
        let detail = Roster {
            count: missing.len(),
            tags: missing.join(", "),
        };
        out.push(Finding::of_game(case, &RULE, detail));
    }
}
