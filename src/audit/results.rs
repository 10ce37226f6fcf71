//! Results without moves: a tournament report or a table, read whole and put before the rules that speak of it.

use jiff::civil::Date;

use crate::event::Event;
use crate::input::{Block, FileKind};
use crate::notation::results_table::{ResultsTable, read_results};
use crate::notation::trf::{Report, TrfScoring, read_report};
use crate::rules::input::not_judged::{self, FaultCause};
use crate::rules::reports::{ReportFinding, check, check_table};

use super::AuditOptions;
use super::fault::{Fault, may_fail};

pub enum Results {
    Report(Box<Report>),
    Table(ResultsTable),
}

impl Results {
    /// How many games they give the result of.
    pub fn count(&self) -> usize {
        match self {
            Results::Report(report) => report.results(),
            Results::Table(table) => table.rows - table.without_result.len(),
        }
    }
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
        may_fail("report", &decoded.text);
        let results = match block.kind {
            FileKind::Results => Results::Table(read_results(&decoded.text)),
            _ => Results::Report(Box::new(read_report(&decoded.text, scoring(event)))),
        };
        let mut findings = match &results {
            Results::Report(report) => check(report, options.selection.rules()),
            Results::Table(table) => check_table(table, options.selection.rules()),
        };
        accept(options, block, &mut findings);
        JudgedResults {
            file: &block.file,
            encoding: block
                .encodings(&(0..block.bytes.len()), &decoded)
                .into_owned(),
            event,
            results,
            findings,
            today: options.today,
        }
    }

    /// A file of results that a fault of our own kept from being judged: it gives no result and one finding.
    pub(super) fn failed(
        block: &'a Block,
        event: Option<&'a Event>,
        options: &AuditOptions,
        fault: &Fault,
    ) -> JudgedResults<'a> {
        let bytes = block.offset..block.offset + block.bytes.len() as u64;
        let place = not_judged::place(&bytes);
        let mut finding = ReportFinding::new(&not_judged::RULE, 1, 1, String::new(), place);
        let cause = fault.cause.clone();
        finding.evidence.push(FaultCause { cause }.into());
        let mut findings = vec![finding];
        accept(options, block, &mut findings);
        JudgedResults {
            file: &block.file,
            encoding: String::new(),
            event,
            results: Results::Table(ResultsTable::default()),
            findings,
            today: options.today,
        }
    }
}

/// The scoring of the event's regulations: what a report says itself goes before it.
fn scoring(event: Option<&Event>) -> TrfScoring {
    let Some(Event { scoring, .. }) = event else {
        return TrfScoring::default();
    };
    let [win, draw, loss] =
        [scoring.win, scoring.draw, scoring.loss].map(|points| points.hundredths());
    let mut worth = TrfScoring::of_results(win, draw, loss);
    if scoring.armageddon {
        worth.draw = [loss, win];
    }
    worth
}

/// Findings that the arbiter has decided on no longer count.
fn accept(options: &AuditOptions, block: &Block, findings: &mut [ReportFinding]) {
    for finding in findings {
        let rule = finding.rule.code;
        let reason = options.accepted.reason((&block.file, 0), None, rule);
        finding.accepted = reason.map(str::to_owned);
    }
}
