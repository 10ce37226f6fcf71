//! Finds a game whose clocks cannot be judged because its time control is missing or unreadable, and a time control
//! that was not taken as it is written.
//!
//! Why it matters: without the control nobody can say whether a clock is right, or which pace the game was. The
//! event's file can give it (`[time] control`); what it says counts before the game's own tag.
//!
//! Example: `[TimeControl "quick"]`, or `[%clk]` behind every move and no such tag.

use crate::facts;
use crate::judgement::timekeeping::Control;
use crate::laws::Matter;
use crate::notation::pgn::tags::Tag;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger, short};

pub static RULE: Rule = Rule {
    code: "CLK005",
    name: "time-control",
    severity: Severity::Note,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::TimeControl),
    facts: &[NoTimeControl::SHAPES],
    source: include_str!("time_control.rs"),
    check,
};

facts! {
    enum NoTimeControl {
        Unreadable = "time-control-unreadable" { tag: String },
        Missing = "time-control-missing",
        TagDiffers = "time-control-tag-differs" { tag: String },
        InMinutes = "time-control-in-minutes" { tag: String },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let tag = || {
        let written = case.tag(Tag::TimeControl).unwrap_or_default();
        short(&written).into_owned()
    };
    let detail = match case.time.control {
        Control::Unreadable => NoTimeControl::Unreadable { tag: tag() },
        Control::Missing if !case.record.clocks.is_empty() => NoTimeControl::Missing,
        Control::Known(_) if case.time.tag_differs => NoTimeControl::TagDiffers { tag: tag() },
        Control::Known(_) if case.time.minutes => NoTimeControl::InMinutes { tag: tag() },
        _ => return,
    };
    out.push(Finding::of_game(case, &RULE, detail));
}
