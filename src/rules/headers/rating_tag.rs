//! Finds a rating that is not a number, or lies outside what any list has held (100 to 4000). An empty tag,
//! `0`, `-` and `?` say that the player has none.
//!
//! Why it matters: ratings are recalculated from these numbers where no list is given.
//!
//! Example: `[WhiteElo "28170"]`.

use crate::notation::tags::Tag;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR004",
    name: "rating-tag",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Always,
    matter: None,
    source: include_str!("rating_tag.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    for tag in [Tag::WhiteElo, Tag::BlackElo] {
        let Some(span) = case.record.tags.span(tag) else {
            continue;
        };
        let value = span.of(case.text).trim();
        if matches!(value, "" | "-" | "?" | "0" | "*" | "0000" | "----" | "????") {
            continue;
        }
        let message = match value.parse::<u32>() {
            Ok(rating) if (LOWEST..=HIGHEST).contains(&rating) => continue,
            Ok(_) => format!("{} {value} is no possible rating", tag.name()),
            Err(_) => format!("{} '{value}' is no number", tag.name()),
        };
        out.push(Finding::of_game(case, &RULE, message).span(span));
    }
}

/// National lists reach down to a hundred.
const LOWEST: u32 = 100;
/// No person has a rating of 3000 over the board; servers and engines have gone well above it.
const HIGHEST: u32 = 4000;
