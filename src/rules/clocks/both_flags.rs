//! Finds a game in which both players overstepped their time, and judges it by edition, pace and period.
//!
//! Why it matters: where nobody can say which flag fell first, 1985 lets the game go on; 1997 to 2014 too, but they draw it
//! in the last period and, in any order, in rapid and blitz (from 2009 only without full supervision); from July 2017 there
//! is a rule only where the event announced the guidelines for games without increment. A reading that shows which flag
//! fell first, because the opponent had time left then, leaves one flag: CLK001.
//!
//! Example: rapid of 2005, both clocks below zero, and 1-0 submitted.

use crate::fact::Fact;
use crate::facts;
use crate::judgement::both_flags::{both_down, ruling};
use crate::laws::terms::BothFlags;
use crate::laws::{Matter, Pace};
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;
use crate::rules::clocks::{Overstepped, overstepped};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK007",
    name: "both-flags",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::BothFlagsDown),
    facts: &[FlagsOutcome::SHAPES, BothDown::SHAPES, Overstepped::SHAPES],
    source: include_str!("both_flags.rs"),
    check,
};

facts! {
    /// What follows from two flags.
    enum FlagsOutcome {
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
    let ruling = ruling(case, &down);
    let in_any_order = ruling == Some(BothFlags::DrawnInAnyOrder);
    // Whoever's flag fell first has lost; that is for the rules about one flag.
    if down.first.is_some() && !in_any_order {
        return;
    }
    let (severity, outcome) = match ruling {
        Some(BothFlags::Drawn | BothFlags::DrawnInAnyOrder) if case.submitted.fits_draw => {
            (Severity::Note, FlagsOutcome::Drawn)
        }
        Some(BothFlags::Drawn | BothFlags::DrawnInAnyOrder) => {
            (Severity::Error, FlagsOutcome::DrawnAgainst { result })
        }
        Some(BothFlags::GameGoesOn) if won_on_time => {
            (Severity::Error, FlagsOutcome::GoesOnAgainst { result })
        }
        Some(BothFlags::GameGoesOn) => (Severity::Note, FlagsOutcome::GoesOn),
        None => (Severity::Warning, FlagsOutcome::LeftToArbiter),
    };
    let evidence = match down.proof {
        Some([white, black]) => BothDown::Proved {
            white_ply: white.ply,
            white: overstepped(&white),
            black_ply: black.ply,
            black: overstepped(&black),
        },
        None => BothDown::Claimed,
    };
    // What the edition of the day made of it is not known: somebody should look.
    let severity = match case.laws.leaves_open(Matter::BothFlagsDown) {
        true => severity.max(Severity::Warning),
        false => severity,
    };
    let in_last_period = ruling == Some(BothFlags::Drawn) && case.laws.pace() == Pace::Standard;
    let matter = match in_last_period {
        true => Matter::BothFlagsInLastPeriod,
        false => Matter::BothFlagsDown,
    };
    out.push(
        case.last_move(&RULE, down.ply, outcome)
            .severity(severity)
            .article(case.laws.article(matter))
            .evidence(evidence)
            .telling_if_open(),
    );
}
