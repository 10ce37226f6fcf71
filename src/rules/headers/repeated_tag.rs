//! Finds a tag that is written twice or more: a warning where the values differ, a note where they agree. The
//! first one counts.
//!
//! Why it matters: of two different FIDE IDs under one name, one is usually the opponent's.
//!
//! Example: `[WhiteFideId "111"]` and `[WhiteFideId "222"]`.

use crate::facts;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger, short};

pub static RULE: Rule = Rule {
    code: "HDR007",
    name: "repeated-tag",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: None,
    facts: &[RepeatedTag::SHAPES, Values::SHAPES],
    source: include_str!("repeated_tag.rs"),
    check,
};

facts! {
    enum RepeatedTag {
        SameValue = "repeated-tag" { tag: String },
        OtherValue = "repeated-tag-other-value" { tag: String },
    }

    struct Values = "repeated-tag-values" { first: String, again: String }
}

/// Repeats are looked for among so many first tags; no honest game has more, and a comparison of all with
/// all would never end on a game that is nothing but tags.
const FIRST_TAGS: usize = 256;

fn check(case: &Case<'_>, out: &mut Findings) {
    if !case.record.tags.may_repeat() {
        return;
    }
    let tags: Vec<_> = case.record.tags.iter().collect();
    for (index, (name, value)) in tags.iter().enumerate() {
        let name = name.slice(case.text);
        let first = tags[..index.min(FIRST_TAGS)]
            .iter()
            .find(|(earlier, _)| earlier.slice(case.text) == name);
        let Some((_, first)) = first else { continue };
        let (first, again) = (first.slice(case.text), value.slice(case.text));
        let tag = name.to_owned();
        let finding = if first == again {
            Finding::of_game(case, &RULE, RepeatedTag::SameValue { tag }).severity(Severity::Note)
        } else {
            Finding::of_game(case, &RULE, RepeatedTag::OtherValue { tag }).evidence(Values {
                first: short(first).into_owned(),
                again: short(again).into_owned(),
            })
        };
        out.push(finding.span(Some(*value)));
    }
}
