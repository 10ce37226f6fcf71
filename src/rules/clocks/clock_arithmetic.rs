//! Finds clock times that the time control cannot produce: time gained beyond what is added for a move, the time of
//! the next period too early or never, the clocks of the players swapped, a move's time that the clock did not lose.
//!
//! Why it matters: clocks are evidence in every dispute about time, and evidence that contradicts itself is none.
//! Readings may be two seconds off and may stand before or after the time for the next move was added; time that an
//! arbiter gave (`[%penalty]`, a completed illegal move, a claim, an adjournment) is accounted for. In delay mode
//! (Bronstein) the extra time runs first and what is left of it is lost, so that a clock never shows more than before,
//! a new period aside.
//!
//! Example: five minutes without increment, and the clock goes from 0:04:00 to 0:04:40.

use crate::board::Color;
use crate::facts;
use crate::judgement::timekeeping::{Oddity, OddityKind, TOLERANCE};
use crate::laws::Matter;
use crate::notation::words::clock::Millis;
use crate::notation::words::time_control::ClockMode;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK004",
    name: "clock-arithmetic",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Clock,
    matter: Some(Matter::TimeControl),
    facts: &[ClockArithmetic::SHAPES, Reckoned::SHAPES, DelayMode::SHAPES],
    source: include_str!("clock_arithmetic.rs"),
    check,
};

facts! {
    /// What a clock shows that the time control cannot produce.
    enum ClockArithmetic {
        BeyondControl = "clock-beyond-control" { player: Color, shown: Millis },
        Gained = "clock-gained" { player: Color, beyond: Millis },
        GainedInDelayMode = "clock-gained-in-delay-mode" { player: Color, beyond: Millis },
        EarlyPeriod = "clock-early-period" { player: Color, due_at: u32 },
        MissingPeriod = "clock-missing-period" { player: Color, due_at: u32 },
        Swapped = "clock-swapped",
        MoveTime = "clock-move-time" { player: Color, written: Millis, by_clock: Millis },
        GameTimeBack = "clock-game-time-back" { player: Color },
    }

    /// What was reckoned instead.
    enum Reckoned {
        AtMost = "clock-at-most" { most: Millis },
        FromTo = "clock-from-to" { before: Millis, shown: Millis },
        PerhapsGiven = "clock-perhaps-given" { before: Millis, shown: Millis },
        Added = "clock-added" { time: Millis },
        WereDue = "clock-were-due" { time: Millis },
        FitsTheOther = "clock-fits-the-other",
    }

    struct DelayMode = "clock-delay-mode" {}
}

/// What arbiters add: for an illegal move or a wrong claim, by edition and pace.
const USUAL_PENALTIES: [Millis; 3] = [
    Millis::from_seconds(60),
    Millis::from_seconds(120),
    Millis::from_seconds(180),
];

fn check(case: &Case<'_>, out: &mut Findings) {
    for oddity in &case.time.oddities {
        out.push(finding(case, oddity));
    }
}

fn finding(case: &Case<'_>, oddity: &Oddity) -> Finding {
    let player = case.record.mover(oddity.ply);
    let delay_mode = case.time.mode == ClockMode::Delay;
    let (detail, reckoned) = match oddity.kind {
        OddityKind::BeyondControl { shown, most } => (
            ClockArithmetic::BeyondControl { player, shown },
            Some(Reckoned::AtMost { most }),
        ),
        OddityKind::Gained {
            before,
            shown,
            beyond,
        } => {
            // A little of it was used for the move.
            let is_penalty = USUAL_PENALTIES.into_iter().any(|penalty| {
                beyond <= penalty + TOLERANCE && beyond + Millis::from_seconds(15) >= penalty
            });
            (
                match delay_mode {
                    true => ClockArithmetic::GainedInDelayMode { player, beyond },
                    false => ClockArithmetic::Gained { player, beyond },
                },
                Some(match is_penalty {
                    true => Reckoned::PerhapsGiven { before, shown },
                    false => Reckoned::FromTo { before, shown },
                }),
            )
        }
        OddityKind::EarlyPeriod { due_at, time } => (
            ClockArithmetic::EarlyPeriod { player, due_at },
            Some(Reckoned::Added { time }),
        ),
        OddityKind::MissingPeriod { due_at, time } => (
            ClockArithmetic::MissingPeriod { player, due_at },
            Some(Reckoned::WereDue { time }),
        ),
        OddityKind::Swapped => (ClockArithmetic::Swapped, Some(Reckoned::FitsTheOther)),
        OddityKind::MoveTime { written, by_clock } => (
            ClockArithmetic::MoveTime {
                player,
                written,
                by_clock,
            },
            None,
        ),
        OddityKind::GameTimeBack { before, shown } => (
            ClockArithmetic::GameTimeBack { player },
            Some(Reckoned::FromTo { before, shown }),
        ),
    };
    let mut finding = case.last_move(&RULE, oddity.ply, detail);
    finding.evidence.extend(reckoned.map(Into::into));
    match oddity.kind {
        OddityKind::Gained { .. } if delay_mode => finding
            .article(case.laws.article(Matter::TimeSaved))
            .evidence(DelayMode {}),
        _ => finding,
    }
}
