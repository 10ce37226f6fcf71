//! `findings`: what was found in games and in tournament reports.

use std::borrow::Cow;

use serde::Serialize;

use crate::audit::{JudgedGame, JudgedResults, Results};
use crate::notation::tags::Tag;
use crate::rules::Finding;
use crate::rules::reports::ReportFinding;

use super::Text;
use super::games::{move_number, tag_value};

#[derive(Serialize, Default)]
pub struct FindingRow<'a> {
    file: Text<'a>,
    game: u64,
    line: u64,
    event: Text<'a>,
    round: Text<'a>,
    date: Text<'a>,
    white: Text<'a>,
    black: Text<'a>,
    rule: &'a str,
    severity: &'a str,
    edition: &'a str,
    article: &'a str,
    ply: u32,
    r#move: String,
    side: &'a str,
    written: Text<'a>,
    san: Text<'a>,
    fen: String,
    message: Text<'a>,
    evidence: Text<'a>,
    suggestion: Text<'a>,
}

impl<'a> FindingRow<'a> {
    pub fn new(game: &JudgedGame<'a>, finding: &'a Finding) -> FindingRow<'a> {
        let case = game.case;
        let record = case.record;
        FindingRow {
            file: Text::new(game.file),
            game: game.number,
            line: game.line,
            event: tag_value(game, Tag::Event),
            round: tag_value(game, Tag::Round),
            date: tag_value(game, Tag::Date),
            white: tag_value(game, Tag::White),
            black: tag_value(game, Tag::Black),
            rule: finding.rule.code,
            severity: finding.severity.word(),
            edition: case.laws.edition.id(),
            article: finding.article,
            ply: finding.ply,
            r#move: move_number(record, finding.ply),
            side: match finding.ply {
                0 => "",
                ply => record.mover(ply).word(),
            },
            // A comment that is never closed may run over many lines: its first one says which.
            written: Text::new(
                finding
                    .span
                    .map_or("", |span| first_line(span.of(case.text))),
            ),
            san: Text::new(&finding.san),
            fen: position(game, finding),
            message: Text::new(&finding.message),
            evidence: Text::new(with_reason(&finding.evidence, finding.accepted.as_deref())),
            suggestion: Text::new(&finding.suggestion),
        }
    }

    /// A line of a tournament report has no game, position or edition.
    pub fn of_report(results: &'a JudgedResults<'a>, finding: &'a ReportFinding) -> FindingRow<'a> {
        let mut evidence = format!("column {}", finding.column);
        if !finding.evidence.is_empty() {
            evidence += &format!("; {}", finding.evidence);
        }
        FindingRow {
            file: Text::new(results.file),
            line: finding.line,
            event: match &results.results {
                Results::Report(report) => Text::new(&report.name),
                Results::Table(_) => Text::default(),
            },
            round: Text::new(
                finding
                    .round
                    .map_or(String::new(), |round| round.to_string()),
            ),
            rule: finding.rule.code,
            severity: finding.rule.severity.word(),
            written: Text::new(&finding.written),
            message: Text::new(&finding.message),
            evidence: Text::new(with_reason(&evidence, finding.accepted.as_deref()).into_owned()),
            suggestion: Text::new(&finding.suggestion),
            ..FindingRow::default()
        }
    }
}

/// The evidence, and why the arbiter accepted the finding if he did.
fn with_reason<'a>(evidence: &'a str, accepted: Option<&str>) -> Cow<'a, str> {
    match accepted {
        None => Cow::Borrowed(evidence),
        Some(reason) if evidence.is_empty() => Cow::Owned(format!("accepted: {reason}")),
        Some(reason) => Cow::Owned(format!("{evidence}; accepted: {reason}")),
    }
}

/// The position before the move that the finding is about.
fn position(game: &JudgedGame<'_>, finding: &Finding) -> String {
    let record = game.case.record;
    if !game.case.is_judged() || record.fen_error.is_some() || finding.ply == 0 {
        String::new()
    } else if finding.ply > record.plies() {
        record.end.fen()
    } else {
        record.board_before(finding.ply).fen()
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}
