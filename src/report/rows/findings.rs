//! `findings`: what was found in games and in tournament reports.

use serde::Serialize;

use crate::audit::{JudgedGame, JudgedResults, Results};
use crate::board::Color;
use crate::notation::pgn::tags::Tag;
use crate::replay::Resumption;
use crate::report::words::Words;
use crate::rules::Finding;
use crate::rules::reports::ReportFinding;

use super::cells::beginning;
use super::games::tag_value;
use super::{DateText, NumberText, SeverityWord, UntrustedText};

#[derive(Serialize, Default)]
pub struct FindingRow<'a> {
    file: UntrustedText<'a>,
    game: u64,
    line: u64,
    event: UntrustedText<'a>,
    round: NumberText<'a>,
    date: DateText<'a>,
    white: UntrustedText<'a>,
    black: UntrustedText<'a>,
    rule: &'a str,
    severity: SeverityWord,
    edition: &'a str,
    article: &'a str,
    ply: u32,
    r#move: String,
    side: &'a str,
    written: UntrustedText<'a>,
    san: UntrustedText<'a>,
    fen: String,
    message: UntrustedText<'a>,
    evidence: UntrustedText<'a>,
    suggestion: UntrustedText<'a>,
    assumes: String,
}

impl<'a> FindingRow<'a> {
    pub fn new(game: &JudgedGame<'a>, finding: &'a Finding) -> FindingRow<'a> {
        let case = game.case;
        let record = case.record;
        let place = finding.place;
        let words = Words::chosen();
        FindingRow {
            file: UntrustedText::new(game.file),
            game: game.number,
            line: game.line,
            event: tag_value(game, Tag::Event),
            round: NumberText(tag_value(game, Tag::Round)),
            date: DateText(tag_value(game, Tag::Date)),
            white: tag_value(game, Tag::White),
            black: tag_value(game, Tag::Black),
            rule: finding.rule.code,
            severity: SeverityWord(finding.severity.word()),
            edition: case.laws.edition.id(),
            article: finding.article,
            ply: place.ply,
            r#move: record.number_of_ply(place.ply),
            side: place.side.map_or("", Color::word),
            // A comment that is never closed may run over many lines: its first one says which.
            written: UntrustedText::new(
                place.span.map_or("", |span| first_line(case.written(span))),
            ),
            san: UntrustedText::new(&finding.san),
            fen: game
                .position_of(finding)
                .map_or(String::new(), |board| board.fen()),
            message: UntrustedText::new(words.tell(&finding.detail)),
            evidence: UntrustedText::new(
                words.evidence(&finding.evidence, finding.accepted.as_deref()),
            ),
            suggestion: UntrustedText::new(
                words.suggestion(&finding.detail, finding.suggestion.as_ref()),
            ),
            assumes: assumes(&record.resumptions[..finding.rests_on]),
        }
    }

    /// A line of a tournament report has no game, position or edition.
    pub fn of_report(results: &'a JudgedResults<'a>, finding: &'a ReportFinding) -> FindingRow<'a> {
        let words = Words::chosen();
        let evidence = words.evidence(&finding.whole_evidence(), finding.accepted.as_deref());
        FindingRow {
            file: UntrustedText::new(results.file),
            line: finding.line,
            event: match &results.results {
                Results::Report(report) => UntrustedText::new(&report.name),
                Results::Table(_) => UntrustedText::default(),
            },
            round: NumberText(UntrustedText::new(
                finding
                    .round
                    .map_or(String::new(), |round| round.to_string()),
            )),
            rule: finding.rule.code,
            severity: SeverityWord(finding.severity.word()),
            written: UntrustedText::new(&finding.written),
            message: UntrustedText::new(words.tell(&finding.detail)),
            evidence: UntrustedText::new(evidence),
            suggestion: UntrustedText::new(words.suggestion(&finding.detail, None)),
            ..FindingRow::default()
        }
    }
}

/// `slip@31;stood@57`: how the replay went on, and at which ply.
fn assumes(resumptions: &[Resumption]) -> String {
    let told = resumptions
        .iter()
        .map(|resumption| format!("{}@{}", resumption.way.word(), resumption.stop.ply));
    told.collect::<Vec<_>>().join(";")
}

fn first_line(text: &str) -> &str {
    beginning(text).lines().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps;

    /// The comment of a megabyte may stand behind each of a hundred thousand findings.
    #[test]
    fn of_a_long_line_no_more_is_looked_at_than_a_cell_can_hold() {
        let looked_at = |length: usize| {
            let line = "é".repeat(length);
            steps::count_during(|| assert!(line.starts_with(first_line(&line))))
        };
        assert_eq!(looked_at(10_000), looked_at(40_000));
        assert!(first_line(&"é".repeat(40_000)).len() < 10_000);
        assert_eq!(first_line("one\ntwo"), "one");
    }
}
