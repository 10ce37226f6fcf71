//! Finds a date that is not in the calendar, cannot be read, lies in the future, or lies before the start of
//! the event or outside the days that the event file gives; and a date in another form than that of PGN, with the days
//! that it may mean. Where all of them fall under one edition of the Laws, the date counts; else the first day of the event
//! file decides, and without one the edition is only assumed.
//!
//! Why it matters: the date decides which edition of the Laws and which rating list apply.
//!
//! Example: `[Date "2023.02.30"]`; `[Date "12/03/2005"]`, which is 12 March or 3 December.

use jiff::civil::Date;

use crate::fact::{Choice, Fact};
use crate::facts;
use crate::laws::{DateReading, EditionBasis, Laws, PgnDate};
use crate::notation::pgn::tags::Tag;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR002",
    name: "date",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: None,
    facts: &[WrongDate::SHAPES, Settled::SHAPES, EventDays::SHAPES],
    source: include_str!("date.rs"),
    check,
};

facts! {
    enum WrongDate {
        InFuture = "date-in-future" { tag: &'static str, value: String },
        Faulty = "date-faulty" { tag: &'static str, value: String, fault: Fact },
        OtherForm = "date-other-form" { tag: &'static str, value: String, read: Choice },
        OutsideEvent = "date-outside-event",
        BeforeEvent = "date-before-event" { value: String, event: String },
    }

    /// What the readings of a date mean for the edition of the Laws.
    enum Settled {
        OneEdition = "date-one-edition" { edition: &'static str },
        ByEvent = "date-by-event" { oldest: &'static str, newest: &'static str, start: Date },
        Open = "date-open" { oldest: &'static str, newest: &'static str },
    }

    /// The days that the event file gives.
    struct EventDays = "date-event-days" { start: Option<Date>, end: Option<Date> }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let [date, event_date] = [Tag::Date, Tag::EventDate].map(|tag| read(case, tag, out));
    let Some(date) = date else { return };
    if let Some(event) = case.event {
        let outside = event.start.is_some_and(|start| date.last() < start)
            || event.end.is_some_and(|end| date.first() > end);
        if outside {
            let days = EventDays {
                start: event.start,
                end: event.end,
            };
            out.push(finding(case, Tag::Date, WrongDate::OutsideEvent).evidence(days));
        }
    }
    if let Some(event_date) = event_date
        && date.last() < event_date.first()
    {
        let value = |tag| case.known_tag(tag).unwrap_or_default().into_owned();
        let detail = WrongDate::BeforeEvent {
            value: value(Tag::Date),
            event: value(Tag::EventDate),
        };
        out.push(finding(case, Tag::Date, detail));
    }
}

/// What a tag says of a day, as far as that can be used. Whatever is odd about it is pushed.
fn read(case: &Case<'_>, tag: Tag, out: &mut Findings) -> Option<DateReading> {
    let written = case.date(tag)?;
    let value = |tag: Tag| case.known_tag(tag).unwrap_or_default().into_owned();
    let (detail, usable) = match written {
        Ok(date) if date.first() > case.today => (
            WrongDate::InFuture {
                tag: tag.name(),
                value: value(tag),
            },
            None,
        ),
        Ok(DateReading::Other(spans)) => {
            let read = spans.iter().map(|span| span.as_pgn());
            let detail = WrongDate::OtherForm {
                tag: tag.name(),
                value: value(tag),
                read: Choice(read.collect()),
            };
            (detail, Some(DateReading::Other(spans)))
        }
        Ok(date) => return Some(date),
        Err(fault) => (
            WrongDate::Faulty {
                tag: tag.name(),
                value: value(tag),
                fault: fault.into(),
            },
            None,
        ),
    };
    let mut finding = finding(case, tag, detail);
    if let (Tag::Date, Some(date)) = (tag, &usable) {
        finding.evidence.extend(settled(case, date.spans()));
    }
    out.push(finding);
    usable
}

/// What several readings of the date of the game mean for its edition, unless somebody has named that.
fn settled(case: &Case<'_>, readings: &[PgnDate]) -> Option<Fact> {
    let is_named = case.laws.basis == EditionBasis::Option
        || case.event.is_some_and(|event| event.laws.is_some());
    if readings.len() < 2 || is_named {
        return None;
    }
    let by_date = Laws::on(readings);
    let oldest = by_date.in_question().next()?.id();
    let newest = by_date.in_question().last()?.id();
    let start = case.event.and_then(|event| event.start);
    let settled = match (by_date.basis, start) {
        (EditionBasis::Assumed, Some(start)) => Settled::ByEvent {
            oldest,
            newest,
            start,
        },
        (EditionBasis::Assumed, None) => Settled::Open { oldest, newest },
        _ if oldest == newest => Settled::OneEdition { edition: oldest },
        // Older than any Laws that are known here.
        _ => return None,
    };
    Some(settled.into())
}

fn finding(case: &Case<'_>, tag: Tag, detail: WrongDate) -> Finding {
    Finding::of_game(case, &RULE, detail).span(case.record.tags.span(tag))
}
