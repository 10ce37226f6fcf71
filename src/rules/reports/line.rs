//! Finds a player's line in a tournament report that cannot be read, with the column at which it fails: a start rank,
//! rating, points, opponent, colour or result that is none, or a start rank used twice. Found as well: an ID that a
//! player above has, a national rating for a start rank that nobody has, and a first day (042) that can be read in no
//! way or in two, likewise the last day (052) and the days of rounds (132). Rulers and comments are no fault. In a table of
//! results, a row without two players or without a result that can be read.
//!
//! Why it matters: columns that have slipped give a player another rating or another opponent. A line without a start rank
//! or a name, or whose columns have slipped, is left out of the rating, and with it the games of those who met the player;
//! so is the row of a table. Any other bad sign costs what it stands in: one round, or the rating, which a list may give. An
//! ID stays with the first who has it; without the first day nobody knows which rules and which list hold.
//!
//! Example: `2o13` in columns 49 to 52.

use crate::fact::Fact;
use crate::facts;
use crate::notation::results_table::{ResultFault, ResultsTable, Unusable};
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
    facts: &[ReportLine::SHAPES, TableLine::SHAPES],
    source: include_str!("line.rs"),
    check: no_game,
};

facts! {
    struct ReportLine = "report-line" { line: u64, column: usize, read: String, expected: Fact }

    struct TableLine = "table-line" { line: u64, fault: Fact }
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
            round: fault.round,
            ..ReportFinding::new(&RULE, fault.line, fault.column, fault.read.clone(), detail)
        });
    }
}

/// Rows that are no result.
pub fn check_table(table: &ResultsTable, out: &mut Vec<ReportFinding>) {
    let mut found = |line, written: &str, fault: Fact| {
        let detail = TableLine { line, fault };
        out.push(ReportFinding::new(
            &RULE,
            line,
            0,
            written.to_owned(),
            detail,
        ));
    };
    for row in &table.faults {
        let written = match &row.what {
            Unusable::NoPlayers { read } => read,
            Unusable::NoRow { .. } => "",
        };
        found(row.line, written, row.what.clone().into());
    }
    for (line, fault) in &table.without_result {
        let written = match fault {
            ResultFault::Impossible { read } | ResultFault::Unreadable { read } => read,
            ResultFault::Missing => "",
        };
        found(*line, written, fault.clone().into());
    }
}
