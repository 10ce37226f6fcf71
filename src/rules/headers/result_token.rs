//! Finds a `Result` tag that cannot be read in any of the forms known, from `1-0` to `½:½` and `remis`.
//!
//! Why it matters: a result that cannot be read cannot be counted. The movetext's result is used instead,
//! where there is one. Where the event announced points of its own and a score fits two results by them, the one that counts
//! is named, as a warning.
//!
//! Example: `[Result "1-O"]`.

use crate::facts;
use crate::judgement::announced_score::{last_score, read_by_points};
use crate::laws::Matter;
use crate::notation::Span;
use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::{GameResult, ResultReading};
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
        TwoReadings = "result-token-two-readings" { written: String, taken: GameResult, other: GameResult },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let tag = case.record.tags.span(Tag::Result);
    let finding = |span: Span, detail| Finding::of_game(case, &RULE, detail).span(Some(span));
    match (tag, &case.submitted.tag) {
        (Some(span), ResultReading::Unreadable) => {
            let written = case.written(span).to_owned();
            out.push(finding(span, ResultToken::Unreadable { written }));
        }
        (Some(span), ResultReading::Empty) => out.push(finding(span, ResultToken::Empty)),
        _ => {}
    }
    let two_readings = |span: Span| {
        let written = span.slice(case.text);
        let score = read_by_points(case.event, written)?;
        let detail = ResultToken::TwoReadings {
            written: written.to_owned(),
            taken: score.result,
            other: score.other?,
        };
        Some(finding(span, detail).severity(Severity::Warning))
    };
    let places = [tag, last_score(case.record)].into_iter().flatten();
    if let Some(finding) = places.filter_map(two_readings).next() {
        out.push(finding);
    }
}
