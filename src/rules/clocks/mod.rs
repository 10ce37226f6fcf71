//! The family CLK: what the clocks prove and what they do not. One file per rule; they all read what
//! `timekeeping` has reckoned.

pub mod both_flags;
pub mod clock_arithmetic;
pub mod flag_claim;
pub mod flag_passed;
pub mod flag_without_mate;
pub mod pace;
pub mod time_control;

use super::timekeeping::{Overstepping, Proof};

/// How a clock proves that the time was overstepped.
fn told(overstepping: &Overstepping) -> String {
    match overstepping.proof {
        Proof::Shown(time) => format!("the clock shows {time}"),
        Proof::Used { used, given } => format!("{used} used of {given}"),
    }
}
