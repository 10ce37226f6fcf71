//! Finds text in which characters were destroyed before it came here (U+FFFD), or that was encoded twice. The
//! latter is undone in the reports.
//!
//! Why it matters: names so damaged match no player list, and the game is rated for nobody or for another.
//!
//! Example: `[White "MÃ¼ller"]` for Müller.

use crate::facts;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR006",
    name: "damaged-text",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: None,
    facts: &[DamagedText::SHAPES],
    source: include_str!("damaged_text.rs"),
    check,
};

facts! {
    enum DamagedText {
        Lost = "damaged-text-lost",
        Twice = "damaged-text-twice",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(damage) = case.damage else { return };
    if damage.has_replacement() {
        let mut tags = case.record.tags.iter();
        let damaged = tags.find(|(_, value)| value.slice(case.text).contains('\u{FFFD}'));
        let value = damaged.map(|(_, value)| value);
        out.push(Finding::of_game(case, &RULE, DamagedText::Lost).span(value));
    }
    if damage.was_twice() {
        out.push(Finding::of_game(case, &RULE, DamagedText::Twice));
    }
}
