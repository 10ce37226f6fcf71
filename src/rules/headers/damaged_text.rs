//! Finds text in which characters were destroyed before it came here (U+FFFD), or that was encoded twice. The
//! latter is undone in the reports.
//!
//! Why it matters: names so damaged match no player list, and the game is rated for nobody or for another.
//!
//! Example: `[White "MÃ¼ller"]` for Müller.

use crate::facts;
use crate::notation::Span;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR006",
    name: "damaged-text",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: None,
    facts: &[DamagedText::SHAPES, DamagedTags::SHAPES],
    source: include_str!("damaged_text.rs"),
    check,
};

facts! {
    enum DamagedText {
        Lost = "damaged-text-lost",
        Twice = "damaged-text-twice",
    }

    /// The tags that show it, by their names.
    enum DamagedTags {
        Lost = "damaged-text-lost-in" { tags: String },
        Twice = "damaged-text-twice-in" { tags: String },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(damage) = case.damage else { return };
    let tags = |shows: fn(&str) -> bool| -> Vec<(Span, Span)> {
        let tags = case.record.tags.iter();
        tags.filter(|(_, value)| shows(value.slice(case.text)))
            .collect()
    };
    let names = |tags: &[(Span, Span)]| -> String {
        let names = tags.iter().map(|(name, _)| name.slice(case.text));
        names.collect::<Vec<_>>().join(", ")
    };
    if damage.has_replacement() {
        let damaged = tags(|value| value.contains('\u{FFFD}'));
        let first = damaged.first().map(|(_, value)| *value);
        let lost = Finding::of_game(case, &RULE, DamagedText::Lost).span(first);
        out.push(match damaged.is_empty() {
            true => lost,
            false => lost.evidence(DamagedTags::Lost {
                tags: names(&damaged),
            }),
        });
    }
    if damage.was_twice() {
        // What was undone shows no trace any more but letters beyond ASCII, which alone can be encoded twice.
        let may_be = tags(|value| !value.is_ascii());
        let twice = Finding::of_game(case, &RULE, DamagedText::Twice);
        out.push(match &may_be[..] {
            [] => twice,
            [(_, first), ..] => twice.span(Some(*first)).evidence(DamagedTags::Twice {
                tags: names(&may_be),
            }),
        });
    }
}
