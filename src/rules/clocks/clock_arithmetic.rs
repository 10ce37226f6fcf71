//! Finds clock times that the time control cannot produce: time gained beyond what is added for a move, the time of
//! the next period too early or never, the clocks of the players swapped, a move's time that the clock did not lose.
//!
//! Why it matters: clocks are evidence in every dispute about time, and evidence that contradicts itself is none.
//! Readings may be two seconds off and may stand before or after the time for the next move was added; time that an
//! arbiter gave (`[%penalty]`, a completed illegal move, a claim, an adjournment) is accounted for.
//!
//! Example: five minutes without increment, and the clock goes from 0:04:00 to 0:04:40.

use crate::laws::Matter;
use crate::notation::clock::Millis;
use crate::rules::timekeeping::{Oddity, OddityKind, TOLERANCE};
use crate::rules::{Case, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "CLK004",
    name: "clock-arithmetic",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Clock,
    matter: Some(Matter::TimeControl),
    source: include_str!("clock_arithmetic.rs"),
    check,
};

/// What arbiters add: for an illegal move or a wrong claim, by edition and pace.
const USUAL_PENALTIES: [Millis; 3] = [
    Millis::from_seconds(60),
    Millis::from_seconds(120),
    Millis::from_seconds(180),
];

fn check(case: &Case<'_>, out: &mut Findings) {
    for oddity in &case.time.oddities {
        let (message, evidence) = told(case, oddity);
        out.push(
            case.last_move(&RULE, oddity.ply, message)
                .evidence(evidence),
        );
    }
}

fn told(case: &Case<'_>, oddity: &Oddity) -> (String, String) {
    let player = words::player(case.record.mover(oddity.ply));
    match oddity.kind {
        OddityKind::BeyondControl { shown, most } => (
            format!("{player}'s clock shows {shown}, more than the time control gives"),
            format!("at most {most} by then"),
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
            let perhaps = match is_penalty {
                true => "; an arbiter may have added it, and no command says so",
                false => "",
            };
            (
                format!("{player}'s clock gained {beyond} beyond what is added for a move"),
                format!("from {before} to {shown}{perhaps}"),
            )
        }
        OddityKind::EarlyPeriod { due_at, time } => (
            format!("{player}'s clock got the time of the next period before move {due_at}"),
            format!(
                "{time} added: a press of the clock was counted too many, or the flag fell before the control"
            ),
        ),
        OddityKind::MissingPeriod { due_at, time } => (
            format!("{player}'s clock never got the time of the period behind move {due_at}"),
            format!("{time} were due, and the opponent's clock got its own"),
        ),
        OddityKind::Swapped => (
            "from here on the readings of the two clocks stand swapped".to_owned(),
            "each fits the other player's last reading".to_owned(),
        ),
        OddityKind::MoveTime { written, by_clock } => (
            format!("{player} is written to have used {written}, and the clock lost {by_clock}"),
            String::new(),
        ),
        OddityKind::GameTimeBack { before, shown } => (
            format!("the time {player} has used in the game grows less"),
            format!("from {before} to {shown}"),
        ),
    }
}
