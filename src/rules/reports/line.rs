//! Finds a player's line in a tournament report that cannot be read, with the column at which it fails: a start rank,
//! rating, points, opponent, colour or result that is none, or a start rank used twice. Found as well: an ID that a
//! player above has, a national rating for a start rank that nobody has, and a first day (042) that can be read in no
//! way or in two. Lines of other codes, rulers and comments are no fault.
//!
//! Why it matters: columns that have slipped give a player another rating or another opponent. A player's line that
//! cannot be read is left out of the rating, and with it the games of those who met the player. An ID stays with the
//! first who has it; without the first day nobody knows which rules and which list hold.
//!
//! Example: `2o13` in columns 49 to 52.

use crate::fact::Fact;
use crate::facts;
use crate::notation::trf::Report;
use crate::rules::{Notice, Rule, Severity, Trigger, short};

use super::{ReportFinding, no_game};

pub static RULE: Rule = Rule {
    code: "TRF003",
    name: "line",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Report,
    matter: None,
    facts: &[ReportLine::SHAPES],
    source: include_str!("line.rs"),
    check: no_game,
};

facts! {
    struct ReportLine = "report-line" { line: u64, column: usize, read: String, expected: Fact }
}

pub fn check(report: &Report, out: &mut Vec<ReportFinding>) {
    for fault in report.faults.iter().chain(&report.flaws) {
        let detail = ReportLine {
            line: fault.line,
            column: fault.column,
            read: short(&fault.read).into_owned(),
            expected: fault.expected.clone().into(),
        };
        out.push(ReportFinding {
            rank: fault.rank,
            ..ReportFinding::new(&RULE, fault.line, fault.column, fault.read.clone(), detail)
        });
    }
}
