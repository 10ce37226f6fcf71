//! The family CLK: what the clocks prove and what they do not. One file per rule; they all read what
//! `timekeeping` has reckoned.

pub mod both_flags;
pub mod clock_arithmetic;
pub mod flag_claim;
pub mod flag_ignored;
pub mod flag_passed;
pub mod flag_without_mate;
pub mod pace;
pub mod penalty_time;
pub mod time_control;

use crate::fact::Fact;
use crate::facts;
use crate::judgement::timekeeping::{Overstepping, Proof};
use crate::notation::words::clock::Millis;

facts! {
    /// How a clock proves that the time was overstepped.
    enum Overstepped {
        Shown = "overstepped-shown" { time: Millis },
        Used = "overstepped-used" { used: Millis, given: Millis },
    }
}

fn overstepped(overstepping: &Overstepping) -> Fact {
    match overstepping.proof {
        Proof::Shown(time) => Overstepped::Shown { time }.into(),
        Proof::Used { used, given } => Overstepped::Used { used, given }.into(),
    }
}
