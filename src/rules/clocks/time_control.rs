//! Finds a game whose clocks cannot be judged because its time control is missing or unreadable, and a time control
//! that was not taken as it is written.
//!
//! Why it matters: without the control nobody can say whether a clock is right, or which pace the game was. The
//! event's file can give it (`[time] control`); what it says counts before the game's own tag.
//!
//! Example: `[TimeControl "quick"]`, or `[%clk]` behind every move and no such tag.

use crate::laws::Matter;
use crate::notation::tags::Tag;
use crate::rules::timekeeping::Control;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "CLK005",
    name: "time-control",
    severity: Severity::Note,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::TimeControl),
    source: include_str!("time_control.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let tag = || {
        let written = case.tag(Tag::TimeControl).unwrap_or_default();
        words::short(&written).into_owned()
    };
    let write_it = "write it as 5400+30, or 40/5400+30:1800+30 for two periods";
    let (message, suggestion) = match case.time.control {
        Control::Unreadable => (
            format!(
                "the time control \"{}\" cannot be read: the clocks were not judged",
                tag()
            ),
            write_it,
        ),
        Control::Missing if !case.record.clocks.is_empty() => (
            "clocks without a time control: they were not judged".to_owned(),
            "add a TimeControl tag, or [time] control to the event's file",
        ),
        Control::Known(_) if case.time.tag_differs => (
            format!(
                "the tag says \"{}\" and the event another time control: judged by the event's",
                tag()
            ),
            "",
        ),
        Control::Known(_) if case.time.minutes => (
            format!(
                "the time control \"{}\" was read in minutes: the clocks show that it is",
                tag()
            ),
            write_it,
        ),
        _ => return,
    };
    out.push(Finding::of_game(case, &RULE, message).suggestion(suggestion));
}
