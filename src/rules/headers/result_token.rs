//! Finds a `Result` tag that cannot be read in any of the forms known, from `1-0` to `½:½` and `remis`.
//!
//! Why it matters: a result that cannot be read cannot be counted. The movetext's result is used instead,
//! where there is one.
//!
//! Example: `[Result "1-O"]`.

use crate::facts;
use crate::laws::Matter;
use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::ResultReading;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR003",
    name: "result-token",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::Score),
    facts: &[ResultToken::SHAPES],
    source: include_str!("result_token.rs"),
    check,
};

facts! {
    enum ResultToken {
        Unreadable = "result-token-unreadable" { written: String },
        Empty = "result-token-empty",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(span) = case.record.tags.span(Tag::Result) else {
        return;
    };
    let detail = match case.submitted.tag {
        ResultReading::Unreadable => ResultToken::Unreadable {
            written: span.slice(case.text).to_owned(),
        },
        ResultReading::Empty => ResultToken::Empty,
        ResultReading::Result(_) | ResultReading::Impossible => return,
    };
    out.push(Finding::of_game(case, &RULE, detail).span(Some(span)));
}
