//! Finds a tag that is written twice or more: a warning where the values differ, a note where they agree. The
//! first one counts.
//!
//! Why it matters: of two different FIDE IDs under one name, one is usually the opponent's.
//!
//! Example: `[WhiteFideId "111"]` and `[WhiteFideId "222"]`.

use crate::rules::words::short;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR007",
    name: "repeated-tag",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Always,
    matter: None,
    source: include_str!("repeated_tag.rs"),
    check,
};

/// Repeats are looked for among so many first tags; no honest game has more, and a comparison of all with
/// all would never end on a game that is nothing but tags.
const FIRST_TAGS: usize = 256;

fn check(case: &Case<'_>, out: &mut Findings) {
    if !case.record.tags.may_repeat() {
        return;
    }
    let tags: Vec<_> = case.record.tags.iter().collect();
    for (index, (name, value)) in tags.iter().enumerate() {
        let name = name.of(case.text);
        let first = tags[..index.min(FIRST_TAGS)]
            .iter()
            .find(|(earlier, _)| earlier.of(case.text) == name);
        let Some((_, first)) = first else { continue };
        let (first, again) = (first.of(case.text), value.of(case.text));
        let finding = if first == again {
            Finding::of_game(case, &RULE, format!("tag {name} is repeated"))
                .severity(Severity::Note)
        } else {
            Finding::of_game(
                case,
                &RULE,
                format!("tag {name} is repeated with another value"),
            )
            .evidence(format!(
                "'{}' counts, '{}' does not",
                short(first),
                short(again)
            ))
        };
        out.push(finding.span(*value));
    }
}
