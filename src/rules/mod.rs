//! Rules: the record of one game and the Laws in force come in, findings go out. One file per rule,
//! grouped by family; each file opens with what `arbiter explain` prints, states its code in one
//! metadata item, and has one function. A rule knows no other rule, no file and no report. To add one
//! is to add a file, a fixture in `fixtures/rules`, and a line in [`registry`].

pub mod adjournment;
pub mod case;
pub mod claims;
pub mod clocks;
pub mod course;
pub mod draws;
pub mod endings;
pub mod finding;
pub mod headers;
pub mod input;
pub mod moves;
pub mod notation;
pub mod registry;
pub mod reports;
pub mod selection;
pub mod timekeeping;
pub mod variations;
mod words;

pub use case::{Case, Submitted};
pub use finding::{Finding, Findings, Rule, Severity, Trigger};
pub use registry::{RULES, find};
pub use selection::Selection;
