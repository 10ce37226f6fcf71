//! Finds a date that is not in the calendar, cannot be read, lies in the future, or lies before the start of
//! the event or outside the days that the event file gives.
//!
//! Why it matters: the date decides which edition of the Laws and which rating list apply.
//!
//! Example: `[Date "2023.02.30"]`.

use crate::fact::Fact;
use crate::facts;
use crate::laws::PgnDate;
use crate::notation::pgn::tags::Tag;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR002",
    name: "date",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: None,
    facts: &[WrongDate::SHAPES],
    source: include_str!("date.rs"),
    check,
};

facts! {
    enum WrongDate {
        InFuture = "date-in-future" { tag: &'static str, value: String },
        Faulty = "date-faulty" { tag: &'static str, value: String, fault: Fact },
        OutsideEvent = "date-outside-event",
        BeforeEvent = "date-before-event",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut dates = [None; 2];
    for (slot, tag) in [Tag::Date, Tag::EventDate].into_iter().enumerate() {
        let Some(value) = case.known_tag(tag) else {
            continue;
        };
        let detail = match PgnDate::parse(&value) {
            Ok(Some(date)) if date.first() > case.today => WrongDate::InFuture {
                tag: tag.name(),
                value: value.into_owned(),
            },
            Ok(date) => {
                dates[slot] = date;
                continue;
            }
            Err(fault) => WrongDate::Faulty {
                tag: tag.name(),
                value: value.into_owned(),
                fault: fault.into(),
            },
        };
        out.push(finding(case, tag, detail));
    }
    if let (Some(date), Some(event)) = (dates[0], case.event) {
        let outside = event.start.is_some_and(|start| date.last() < start)
            || event.end.is_some_and(|end| date.first() > end);
        if outside {
            out.push(finding(case, Tag::Date, WrongDate::OutsideEvent));
        }
    }
    if let [Some(date), Some(event)] = dates
        && date.last() < event.first()
    {
        out.push(finding(case, Tag::Date, WrongDate::BeforeEvent));
    }
}

fn finding(case: &Case<'_>, tag: Tag, detail: WrongDate) -> Finding {
    Finding::of_game(case, &RULE, detail).span(case.record.tags.span(tag))
}
