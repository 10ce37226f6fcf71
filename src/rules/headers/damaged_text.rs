//! Finds text in which characters were destroyed before it came here (U+FFFD), or that was encoded twice. The
//! latter is undone in the reports.
//!
//! Why it matters: names so damaged match no player list, and the game is rated for nobody or for another.
//!
//! Example: `[White "MÃ¼ller"]` for Müller.

use crate::notation::Span;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR006",
    name: "damaged-text",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Always,
    matter: None,
    source: include_str!("damaged_text.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(damage) = case.damage else { return };
    if damage.has_replacement() {
        let place = case
            .record
            .tags
            .iter()
            .find(|(_, value)| value.of(case.text).contains('\u{FFFD}'));
        out.push(finding(
            case,
            "characters of the text were lost before it came here",
            place,
        ));
    }
    if damage.was_twice() {
        out.push(finding(
            case,
            "the text was encoded twice: undone in this report",
            None,
        ));
    }
}

fn finding(case: &Case<'_>, message: &str, place: Option<(Span, Span)>) -> Finding {
    let finding = Finding::of_game(case, &RULE, message);
    match place {
        Some((_, value)) => finding.span(value),
        None => finding,
    }
}
