//! What is wrong with an expression, and where.

use crate::fact::{Choice, Fact};
use crate::facts;

facts! {
    pub enum ExpressionFault {
        ConditionExpected = "where-condition-expected",
        RelationExpected = "where-relation-expected",
        ValueExpected = "where-value-expected",
        TextExpected = "where-text-expected",
        /// Nothing can stand here but a word that joins conditions.
        EndExpected = "where-end-expected",
        BracketExpected = "where-bracket-expected",
        BracketOpen = "where-bracket-open",
        TextOpen = "where-text-open",
        NoColumn = "where-no-column" { name: String, known: Choice },
        NoRule = "where-no-rule" { given: String },
        TextInQuotes = "where-text-in-quotes" { name: String },
        NumberWithoutQuotes = "where-number-without-quotes" { name: String },
        DateExpected = "where-date-expected" { name: String },
        NoSuchDay = "where-no-such-day" { given: String },
        NotOfDates = "where-not-of-dates" { name: String },
        TooDeep = "where-too-deep" { most: usize },
    }
}

/// A fault and its place in the expression, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpressionError {
    pub at: usize,
    pub fault: ExpressionFault,
}

/// So much of an expression is shown on each side of a fault.
const SHOWN: usize = 60;

impl ExpressionError {
    /// The sign of the expression at which the fault is, from one.
    pub fn sign(&self, expression: &str) -> usize {
        expression[..self.at].chars().count() + 1
    }

    pub fn fact(&self) -> Fact {
        self.fault.clone().into()
    }

    /// The expression around the fault in one line, and a caret under it in the next.
    pub fn shown(&self, expression: &str) -> String {
        let plain = |text: &str| -> Vec<char> {
            let signs = text.chars();
            signs
                .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
                .collect()
        };
        let (before, behind) = (plain(&expression[..self.at]), plain(&expression[self.at..]));
        let from = before.len().saturating_sub(SHOWN);
        let dots = if from > 0 { "…" } else { "" };
        let line: String = before[from..]
            .iter()
            .chain(behind.iter().take(SHOWN))
            .collect();
        let more = if behind.len() > SHOWN { "…" } else { "" };
        let blanks = " ".repeat(before.len() - from + dots.chars().count());
        format!("{dots}{line}{more}\n  {blanks}^")
    }
}
