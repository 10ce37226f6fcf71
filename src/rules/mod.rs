//! Rules: the record of one game and the Laws in force come in, findings go out. One file per rule,
//! grouped by family; each file opens with what `arbiter explain` prints, states its code in one
//! metadata item, and has one function. A rule knows no other rule, no file and no report. To add one
//! is to add a file, a fixture in `fixtures/rules`, and a line in [`registry`].

pub mod adjournment;
pub mod archive;
pub mod case;
pub mod clocks;
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
pub mod variations;

pub use crate::judgement::Case;
pub use finding::{Finding, Findings, Notice, Rule, Severity, Trigger};
pub use registry::{RULES, find};
pub use selection::Selection;

use std::borrow::Cow;

crate::fact_errors!(selection::UnknownRule);

/// The beginning of a text that may be of any length, to be told.
fn short(text: &str) -> Cow<'_, str> {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn only_the_beginning_of_a_long_text_is_told() {
        assert_eq!(short("Obert de Barcelona"), "Obert de Barcelona");
        assert_eq!(short(&"é".repeat(80)), "é".repeat(80));
        assert_eq!(short(&"é".repeat(1_000)), format!("{}…", "é".repeat(80)));
    }
}
