//! Finds an event that calls its games standard, rapid or blitz while the time control makes them something else.
//!
//! Why it matters: the pace decides which articles and penalties apply and in which list a game is rated. It is
//! measured by the time for sixty moves, and the editions draw the lines differently. The event's word is followed;
//! 1985 knows no rapid or blitz.
//!
//! Example: an event file with `pace = "standard"` and a control of 1500+10.

use crate::facts;
use crate::laws::{Laws, Matter, Pace};
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK006",
    name: "pace",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::PaceOfGame),
    facts: &[OtherPace::SHAPES],
    source: include_str!("pace.rs"),
    check,
};

facts! {
    struct OtherPace = "pace" { said: &'static str, made: &'static str }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(said) = case.event.and_then(|event| event.pace) else {
        return;
    };
    // Every edition that may have held must say so.
    let made_under = |laws: Laws| match laws.settles(Matter::PaceOfGame) {
        true => case.time.pace_of_control(&laws),
        false => None,
    };
    let made: Option<Vec<Pace>> = case.laws.each().map(made_under).collect();
    let Some(&[made, ..]) = made.as_deref() else {
        return;
    };
    if case.laws.each().any(|laws| made_under(laws) == Some(said)) {
        return;
    }
    let detail = OtherPace {
        said: said.word(),
        made: made.word(),
    };
    out.push(
        Finding::of_game(case, &RULE, detail).article(
            case.laws
                .at(made, case.time.supervision)
                .article(Matter::PaceOfGame),
        ),
    );
}
