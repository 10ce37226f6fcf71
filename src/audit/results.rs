//! Results without moves: a tournament report or a table, read whole and put before the rules that speak of it.

use jiff::civil::Date;

use crate::event::Event;
use crate::input::{Block, FileKind};
use crate::notation::results_table::{ResultsTable, read_results};
use crate::notation::trf::{Report, read_report};
use crate::rules::reports::{ReportFinding, check};

use super::AuditOptions;

pub enum Results {
    Report(Box<Report>),
    Table(ResultsTable),
}

/// A file of results with what was found in it.
pub struct JudgedResults<'a> {
    pub file: &'a str,
    pub encoding: String,
    pub event: Option<&'a Event>,
    pub results: Results,
    pub findings: Vec<ReportFinding>,
    /// The day of the audit.
    pub today: Date,
}

impl<'a> JudgedResults<'a> {
    pub(super) fn judge(
        block: &'a Block,
        event: Option<&'a Event>,
        options: &AuditOptions,
    ) -> JudgedResults<'a> {
        let decoded = block.decode_all();
        let results = match block.kind {
            FileKind::Results => Results::Table(read_results(&decoded.text)),
            _ => Results::Report(Box::new(read_report(&decoded.text))),
        };
        let mut findings = match &results {
            Results::Report(report) => check(report, options.selection.rules()),
            Results::Table(_) => Vec::new(),
        };
        for finding in &mut findings {
            let reason = options.accepted.reason(&block.file, 0, finding.rule.code);
            finding.accepted = reason.map(str::to_owned);
        }
        JudgedResults {
            file: &block.file,
            encoding: match block.transcoded {
                Some(name) => name.to_owned(),
                None => decoded.encodings.to_string(),
            },
            event,
            results,
            findings,
            today: options.today,
        }
    }
}
