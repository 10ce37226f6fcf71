//! The family TRF: tournament reports, which hold results and no moves. One file per rule; each looks at a whole
//! report, because its lines must agree with each other.

pub mod line;
pub mod mirror;
pub mod points;

use std::collections::HashSet;

use crate::notation::trf::Report;

use super::finding::Rule;
use super::{Case, Findings};

/// One thing found in a report.
pub struct ReportFinding {
    pub rule: &'static Rule,
    /// Line and column of the file, both from one.
    pub line: u64,
    pub column: usize,
    /// The start rank of the line, where it can be read.
    pub rank: Option<u32>,
    pub round: Option<u32>,
    /// What stands there.
    pub written: String,
    pub message: String,
    pub evidence: String,
    pub suggestion: String,
    /// The arbiter has decided on it: the reason given. It no longer counts.
    pub accepted: Option<String>,
}

/// Puts a report before the rules among these, in the order of its lines.
pub fn check(report: &Report, rules: &[&'static Rule]) -> Vec<ReportFinding> {
    type Check = fn(&Report, &mut Vec<ReportFinding>);
    let checks: [(&Rule, Check); 3] = [
        (&points::RULE, points::check),
        (&mirror::RULE, mirror::check),
        (&line::RULE, line::check),
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

/// What of a report is left out of a rating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Start ranks whose points do not add up: one of their results must be wrong, and nobody knows which.
    pub ranks: HashSet<u32>,
    /// Start rank and round of games on which the two lines do not agree.
    pub games: HashSet<(u32, u32)>,
}

impl LeftOut {
    pub fn of(findings: &[ReportFinding]) -> LeftOut {
        let mut left_out = LeftOut::default();
        for finding in findings {
            match (finding.rule.code, finding.rank, finding.round) {
                ("TRF001", Some(rank), _) => {
                    left_out.ranks.insert(rank);
                }
                ("TRF002", Some(rank), Some(round)) => {
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
