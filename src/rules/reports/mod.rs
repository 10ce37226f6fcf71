//! The family TRF: tournament reports and tables, which hold results and no moves. One file per rule; each looks at a whole
//! report, because its lines must agree with each other.

pub mod line;
pub mod mirror;
pub mod oddity;
pub mod points;

use std::collections::HashSet;

use crate::fact::{Fact, FactShape};
use crate::facts;
use crate::notation::results_table::ResultsTable;
use crate::notation::trf::Report;

use super::finding::{Rule, Severity};
use super::{Case, Findings};

facts! {
    /// Where on its line something was found.
    struct ReportColumn = "report-column" { column: usize }
}

/// What all rules about reports say.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[ReportColumn::SHAPES];

/// One thing found in a report.
pub struct ReportFinding {
    pub rule: &'static Rule,
    /// The rule's own, unless this is worse.
    pub severity: Severity,
    /// Line and column of the file, both from one. The rows of a table have no columns of signs: 0.
    pub line: u64,
    pub column: usize,
    /// The start rank of the line, where it can be read.
    pub rank: Option<u32>,
    pub round: Option<u32>,
    /// What stands there.
    pub written: String,
    pub detail: Fact,
    pub evidence: Vec<Fact>,
    /// The arbiter has decided on it: the reason given. It no longer counts.
    pub accepted: Option<String>,
}

impl ReportFinding {
    pub fn new(
        rule: &'static Rule,
        line: u64,
        column: usize,
        written: String,
        detail: impl Into<Fact>,
    ) -> ReportFinding {
        ReportFinding {
            rule,
            severity: rule.severity,
            line,
            column,
            rank: None,
            round: None,
            written,
            detail: detail.into(),
            evidence: Vec::new(),
            accepted: None,
        }
    }

    /// The column, and what the rule has to say beside it.
    pub fn whole_evidence(&self) -> Vec<Fact> {
        let column = (self.column > 0).then(|| {
            let column = self.column;
            ReportColumn { column }.into()
        });
        let evidence = self.evidence.iter().cloned();
        column.into_iter().chain(evidence).collect()
    }
}

/// Puts a report before the rules among these, in the order of its lines.
pub fn check(report: &Report, rules: &[&'static Rule]) -> Vec<ReportFinding> {
    type Check = fn(&Report, &mut Vec<ReportFinding>);
    let checks: [(&Rule, Check); 4] = [
        (&points::RULE, points::check),
        (&mirror::RULE, mirror::check),
        (&line::RULE, line::check),
        (&oddity::RULE, oddity::check),
    ];
    let mut found = Vec::new();
    for (rule, check) in checks {
        if rules.iter().any(|selected| selected.code == rule.code) {
            check(report, &mut found);
        }
    }
    found.sort_by_key(|finding| finding.line);
    found
}

/// Puts a table of results before the one rule that speaks of such, if it is among these.
pub fn check_table(table: &ResultsTable, rules: &[&'static Rule]) -> Vec<ReportFinding> {
    let mut found = Vec::new();
    if rules.iter().any(|rule| rule.code == line::RULE.code) {
        line::check_table(table, &mut found);
    }
    found.sort_by_key(|finding| finding.line);
    found
}

/// What of a report is in doubt for a rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Start ranks whose points do not add up: their games are rated where both lines agree, unless the officer is strict.
    pub ranks: HashSet<u32>,
    /// Start rank and round of games on which the two lines do not agree.
    pub games: HashSet<(u32, u32)>,
}

impl LeftOut {
    pub fn from_findings(findings: &[ReportFinding]) -> LeftOut {
        let mut left_out = LeftOut::default();
        let is_of = |finding: &ReportFinding, rule: &Rule| finding.rule.code == rule.code;
        for finding in findings {
            match (finding.rank, finding.round) {
                (Some(rank), _) if is_of(finding, &points::RULE) => {
                    left_out.ranks.insert(rank);
                }
                (Some(rank), Some(round)) if is_of(finding, &mirror::RULE) => {
                    left_out.games.insert((rank, round));
                }
                _ => {}
            }
        }
        left_out
    }
}

/// A game has no lines of a report: these rules are never asked about one.
fn no_game(_: &Case<'_>, _: &mut Findings) {}
