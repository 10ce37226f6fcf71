//! Finds a score that no rule allows: more than the points of one game, or shares of a point other than
//! halves. `0-0`, `1/2-0` and `0-1/2` are possible, by the arbiter's decision; but half a point against nothing only from 2001
//! on, and where the edition is not known on it, it is a warning. Where the event announced points of its own (`[scoring]`),
//! a score in those points is possible.
//!
//! Why it matters: such a score cannot enter a table or a rating.
//!
//! Example: `[Result "1-1"]`.

use crate::facts;
use crate::judgement::announced_score::{last_score, read_by_points};
use crate::laws::Matter;
use crate::notation::Span;
use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::{GameResult, ResultReading};
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
    enum ImpossibleScore {
        Impossible = "impossible-score" { score: String },
        HalfAgainstNothing = "impossible-score-half-against-nothing" { score: String },
        PerhapsHalfAgainstNothing = "impossible-score-perhaps-half-against-nothing" { score: String },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let in_tag = case.submitted.tag == ResultReading::Impossible;
    let tag = case.record.tags.span(Tag::Result).filter(|_| in_tag);
    let by_no_points = |span: &Span| read_by_points(case.event, span.slice(case.text)).is_none();
    let movetext = case.record.impossible_score.filter(by_no_points);
    if let Some(span) = tag.or(movetext) {
        let score = span.slice(case.text).to_owned();
        let detail = ImpossibleScore::Impossible { score };
        out.push(Finding::of_game(case, &RULE, detail).span(Some(span)));
        return;
    }
    let half = matches!(
        case.submitted.result,
        Some(GameResult::HalfZero | GameResult::ZeroHalf)
    );
    if !half {
        return;
    }
    let is_open = case.laws.leaves_open(Matter::HalfAgainstNothing);
    if is_open || !case.laws.half_against_nothing_possible() {
        let tag = case.record.tags.span(Tag::Result);
        let span = match case.submitted.tag {
            ResultReading::Result(result) if Some(result) == case.submitted.result => tag,
            _ => last_score(case.record),
        };
        let score = span.map_or(String::new(), |span| span.slice(case.text).to_owned());
        let detail = match is_open {
            true => ImpossibleScore::PerhapsHalfAgainstNothing { score },
            false => ImpossibleScore::HalfAgainstNothing { score },
        };
        out.push(
            Finding::of_game(case, &RULE, detail)
                .hanging_on(case, Matter::HalfAgainstNothing)
                .span(span),
        );
    }
}
