//! Finds a `Result` tag that cannot be read in any of the forms known, from `1-0` to `½:½` and `remis`.
//!
//! Why it matters: a result that cannot be read cannot be counted. The movetext's result is used instead,
//! where there is one.
//!
//! Example: `[Result "1-O"]`.

use crate::laws::Matter;
use crate::notation::result::ResultReading;
use crate::notation::tags::Tag;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR003",
    name: "result-token",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::Score),
    source: include_str!("result_token.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(span) = case.record.tags.span(Tag::Result) else {
        return;
    };
    let message = match case.submitted.tag {
        ResultReading::Unreadable => format!("the result '{}' cannot be read", span.of(case.text)),
        ResultReading::Empty => "the result is empty".to_owned(),
        ResultReading::Result(_) | ResultReading::Impossible => return,
    };
    out.push(
        Finding::of_game(case, &RULE, message)
            .span(span)
            .suggestion("write 1-0, 0-1, 1/2-1/2 or *"),
    );
}
