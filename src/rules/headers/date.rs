//! Finds a date that is not in the calendar, cannot be read, lies in the future, or lies before the start of
//! the event or outside the days that the event file gives.
//!
//! Why it matters: the date decides which edition of the Laws and which rating list apply.
//!
//! Example: `[Date "2023.02.30"]`.

use crate::laws::PgnDate;
use crate::notation::tags::Tag;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR002",
    name: "date",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Always,
    matter: None,
    source: include_str!("date.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut dates = [None; 2];
    for (slot, tag) in [Tag::Date, Tag::EventDate].into_iter().enumerate() {
        let Some(value) = case.known_tag(tag) else {
            continue;
        };
        let message = match PgnDate::parse(&value) {
            Ok(Some(date)) if date.first() > case.today => {
                format!("{} {value} lies in the future", tag.name())
            }
            Ok(date) => {
                dates[slot] = date;
                continue;
            }
            Err(fault) => format!("{} {value}: {fault}", tag.name()),
        };
        out.push(finding(case, tag, message));
    }
    if let (Some(date), Some(event)) = (dates[0], case.event) {
        let outside = event.start.is_some_and(|start| date.last() < start)
            || event.end.is_some_and(|end| date.first() > end);
        if outside {
            let message = "the game is dated outside its event (event file)".to_owned();
            out.push(finding(case, Tag::Date, message));
        }
    }
    if let [Some(date), Some(event)] = dates
        && date.last() < event.first()
    {
        let message = "the game is dated before its event began".to_owned();
        out.push(finding(case, Tag::Date, message));
    }
}

fn finding(case: &Case<'_>, tag: Tag, message: String) -> Finding {
    let finding = Finding::of_game(case, &RULE, message);
    match case.record.tags.span(tag) {
        Some(span) => finding.span(span),
        None => finding,
    }
}
