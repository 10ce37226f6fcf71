//! Finds a game in which both players overstepped their time, and judges it by edition, pace and period.
//!
//! Why it matters: where nobody can say which flag fell first, 1985 lets the game go on; 2005 too, but draws it in the
//! last period and always in rapid and blitz; from 2018 there is a rule only where the event announced the guidelines
//! for games without increment. A record that shows which flag fell first is told and left to the arbiter.
//!
//! Example: rapid of 2005, both clocks below zero, and 1-0 submitted.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::laws::terms::{BothFlags, Period, QuickplayGuidelines};
use crate::laws::{Matter, Pace};
use crate::notation::command::ClaimKind;
use crate::notation::result::GameResult;
use crate::notation::termination::Termination;
use crate::rules::claims::ClaimVerdict;
use crate::rules::clocks::{Overstepped, overstepped};
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK007",
    name: "both-flags",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::BothFlagsDown),
    on_request: false,
    facts: &[Outcome::SHAPES, BothDown::SHAPES, Overstepped::SHAPES],
    source: include_str!("both_flags.rs"),
    check,
};

facts! {
    /// What follows from two flags.
    enum Outcome {
        OneFirst = "both-flags-one-first" { player: Color },
        Drawn = "both-flags-drawn",
        DrawnAgainst = "both-flags-drawn-against" { result: Option<GameResult> },
        GoesOn = "both-flags-goes-on",
        GoesOnAgainst = "both-flags-goes-on-against" { result: Option<GameResult> },
        LeftToArbiter = "both-flags-left-to-arbiter",
    }

    /// What shows that both are down.
    enum BothDown {
        Proved = "both-flags-proved" { white_ply: u32, white: Fact, black_ply: u32, black: Fact },
        Claimed = "both-flags-claimed",
    }
}

/// Both flags, as the record shows them.
struct Down {
    ply: u32,
    evidence: BothDown,
    /// The one that is shown to have fallen first.
    first: Option<Color>,
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(down) = both_down(case) else {
        return;
    };
    let won_on_time = case.submitted.termination == Some(Termination::TimeForfeit)
        || case
            .claims
            .iter()
            .any(|claim| claim.kind == ClaimKind::Flag && claim.result_rests_on_it);
    let result = case.submitted.result;
    let (severity, outcome) = match (down.first, ruling(case, &down)) {
        (Some(player), _) => (Severity::Warning, Outcome::OneFirst { player }),
        (None, Some(BothFlags::Drawn)) if case.submitted.fits_draw => {
            (Severity::Note, Outcome::Drawn)
        }
        (None, Some(BothFlags::Drawn)) => (Severity::Error, Outcome::DrawnAgainst { result }),
        (None, Some(BothFlags::GameGoesOn)) if won_on_time => {
            (Severity::Error, Outcome::GoesOnAgainst { result })
        }
        (None, Some(BothFlags::GameGoesOn)) => (Severity::Note, Outcome::GoesOn),
        (None, None) => (Severity::Warning, Outcome::LeftToArbiter),
    };
    let article = case
        .laws
        .article_at(Matter::BothFlagsDown, case.time.ruling_pace());
    out.push(
        case.last_move(&RULE, down.ply, outcome)
            .severity(severity)
            .article(article)
            .evidence(down.evidence),
    );
}

/// What the edition makes of two flags of which nobody knows which fell first.
fn ruling(case: &Case<'_>, down: &Down) -> Option<BothFlags> {
    let time = &case.time;
    let last = [Color::White, Color::Black]
        .into_iter()
        .all(|color| time.period(case.record, color, down.ply) == Period::Last);
    let period = if last { Period::Last } else { Period::Earlier };
    let announced = case
        .event
        .is_some_and(|event| event.time.quickplay_guidelines);
    let guidelines = match announced && !time.has_increment() {
        true => QuickplayGuidelines::Apply,
        false => QuickplayGuidelines::DoNotApply,
    };
    case.laws.both_flags(time.ruling_pace(), period, guidelines)
}

/// Both flags fell and the game is drawn by that, if the edition is the one that held.
pub fn drawn_by_both_flags(case: &Case<'_>) -> bool {
    both_down(case)
        .is_some_and(|down| down.first.is_none() && ruling(case, &down) == Some(BothFlags::Drawn))
}

/// In standard play the order counts, where the record shows it.
fn both_down(case: &Case<'_>) -> Option<Down> {
    let down = by_the_clocks(case).or_else(|| by_claims(case))?;
    Some(Down {
        first: down
            .first
            .filter(|_| case.time.ruling_pace() == Pace::Standard),
        ..down
    })
}

/// Both clocks prove it. Readings of neighbouring moves do not prove which flag fell first.
fn by_the_clocks(case: &Case<'_>) -> Option<Down> {
    let white = case.time.white.overstepped?;
    let black = case.time.black.overstepped?;
    let first = match white.ply.abs_diff(black.ply) {
        0 | 1 => None,
        _ if white.ply < black.ply => Some(Color::White),
        _ => Some(Color::Black),
    };
    Some(Down {
        ply: white.ply.max(black.ply),
        evidence: BothDown::Proved {
            white_ply: white.ply,
            white: overstepped(&white),
            black_ply: black.ply,
            black: overstepped(&black),
        },
        first,
    })
}

/// Each player claims the other's flag at the same time, and the clocks refute neither.
fn by_claims(case: &Case<'_>) -> Option<Down> {
    let flag = |by: Color| {
        case.claims.iter().find(|claim| {
            claim.kind == ClaimKind::Flag && claim.by == by && claim.verdict != ClaimVerdict::Wrong
        })
    };
    let (white, black) = (flag(Color::White)?, flag(Color::Black)?);
    (white.ply == black.ply).then_some(Down {
        ply: white.ply,
        evidence: BothDown::Claimed,
        first: None,
    })
}
