//! Finds a score that no rule allows: more than the points of one game, or shares of a point other than
//! halves. `0-0`, `1/2-0` and `0-1/2` are possible, by the arbiter's decision.
//!
//! Why it matters: such a score cannot enter a table or a rating.
//!
//! Example: `[Result "1-1"]`.

use crate::facts;
use crate::laws::Matter;
use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::ResultReading;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END006",
    name: "impossible-score",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::PossibleScores),
    facts: &[ImpossibleScore::SHAPES],
    source: include_str!("impossible_score.rs"),
    check,
};

facts! {
    struct ImpossibleScore = "impossible-score" { score: String }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let in_tag = case.submitted.tag == ResultReading::Impossible;
    let tag = case.record.tags.span(Tag::Result).filter(|_| in_tag);
    if let Some(span) = tag.or(case.record.impossible_score) {
        let score = span.slice(case.text).to_owned();
        out.push(Finding::of_game(case, &RULE, ImpossibleScore { score }).span(Some(span)));
    }
}
