//! The columns of the CSV reports, and one row of each. Names and order are fixed: users' spreadsheets and
//! scripts rest on them.

use std::borrow::Cow;

use crate::audit::{JudgedGame, JudgedResults, Results};
use crate::notation::tags::Tag;
use crate::replay::Variant;
use crate::rules::claims::Claim;
use crate::rules::reports::ReportFinding;
use crate::rules::{Finding, Severity};

use super::words::Words;

pub const FINDINGS: [&str; 21] = [
    "file",
    "game",
    "line",
    "event",
    "round",
    "date",
    "white",
    "black",
    "rule",
    "severity",
    "edition",
    "article",
    "ply",
    "move",
    "side",
    "written",
    "san",
    "fen",
    "message",
    "evidence",
    "suggestion",
];

pub const GAMES: [&str; 30] = [
    "file",
    "game",
    "line",
    "event",
    "site",
    "date",
    "round",
    "white",
    "black",
    "white_elo",
    "black_elo",
    "result_submitted",
    "result_audited",
    "termination_submitted",
    "termination_audited",
    "edition",
    "edition_basis",
    "pace",
    "alphabet",
    "encoding",
    "plies",
    "final_fen",
    "status",
    "errors",
    "warnings",
    "notes",
    "white_fide_id",
    "black_fide_id",
    "time_control",
    "variant",
];

pub const CLAIMS: [&str; 12] = [
    "file",
    "game",
    "ply",
    "move",
    "side",
    "claim",
    "edition",
    "article",
    "verdict",
    "evidence",
    "penalty_seconds",
    "penalty_to",
];

/// No cell holds more characters than this: PGN allows a tag 255, and a value of a megabyte would be written
/// out again with every finding of its game.
const LONGEST_CELL: usize = 1_000;

/// The beginning of a text that is too long for a cell, with a mark that it goes on.
pub fn cut(text: &str) -> Cow<'_, str> {
    if text.len() <= LONGEST_CELL {
        return Cow::Borrowed(text);
    }
    match text.char_indices().nth(LONGEST_CELL) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}

/// A row under way: the fields in their order. Where they go is for the format to say.
pub trait Row {
    /// A number or one of the fixed words.
    fn word(&mut self, word: &str);
    fn number(&mut self, number: u64);
    /// Text that came from the input.
    fn text(&mut self, text: &str);
}

pub fn finding(game: &JudgedGame<'_>, finding: &Finding, row: &mut impl Row) {
    let case = game.case;
    let record = case.record;
    row.text(game.file);
    row.number(game.number);
    row.number(game.line);
    for tag in [Tag::Event, Tag::Round, Tag::Date, Tag::White, Tag::Black] {
        row.text(&tag_value(game, tag));
    }
    row.word(finding.rule.code);
    row.word(finding.severity.word());
    row.word(case.laws.edition.id());
    row.word(finding.article);
    let place = &finding.place;
    row.number(u64::from(place.ply));
    match place.side {
        None => {
            row.word("");
            row.word("");
        }
        Some(side) => {
            row.word(&record.move_number(place.ply));
            row.word(&side.to_string());
        }
    }
    row.text(
        &place
            .span
            .map_or_else(String::new, |span| first_line(&cut(span.of(case.text)))),
    );
    row.text(&finding.san);
    row.word(&position(game, finding));
    let words = Words::english();
    row.text(&words.tell(&finding.detail));
    row.text(&words.evidence(&finding.evidence, finding.accepted.as_deref()));
    row.text(&words.suggestion(&finding.detail, finding.suggestion.as_ref()));
}

/// A row of `findings.csv` about a line of a tournament report: it has no game, position or edition.
pub fn report_finding(results: &JudgedResults<'_>, finding: &ReportFinding, row: &mut impl Row) {
    let event = match &results.results {
        Results::Report(report) => &report.name,
        Results::Table(_) => "",
    };
    row.text(results.file);
    row.number(0);
    row.number(finding.line);
    row.text(event);
    row.word(
        &finding
            .round
            .map_or(String::new(), |round| round.to_string()),
    );
    for _ in ["date", "white", "black"] {
        row.word("");
    }
    row.word(finding.rule.code);
    row.word(finding.rule.severity.word());
    for _ in ["edition", "article"] {
        row.word("");
    }
    row.number(0);
    for _ in ["move", "side"] {
        row.word("");
    }
    row.text(&finding.written);
    for _ in ["san", "fen"] {
        row.word("");
    }
    let words = Words::english();
    row.text(&words.tell(&finding.detail));
    row.text(&words.evidence(&finding.whole_evidence(), finding.accepted.as_deref()));
    row.text(&words.suggestion(&finding.detail, None));
}

/// A row of `claims.csv`.
pub fn claim(game: &JudgedGame<'_>, claim: &Claim, row: &mut impl Row) {
    row.text(game.file);
    row.number(game.number);
    row.number(u64::from(claim.ply));
    match claim.ply {
        0 => row.word(""),
        ply => row.word(&game.case.record.move_number(ply)),
    }
    row.word(&claim.by.to_string());
    row.word(claim.kind.word());
    row.word(game.case.laws.edition.id());
    row.word(claim.article);
    row.word(claim.verdict.word());
    row.text(&Words::english().tell_all(&claim.evidence));
    match claim.penalty {
        None => {
            row.word("");
            row.word("");
        }
        Some((seconds, color)) => {
            row.word(&seconds.to_string());
            row.word(&color.to_string());
        }
    }
}

/// The position before the move that the finding is about.
fn position(game: &JudgedGame<'_>, finding: &Finding) -> String {
    let record = game.case.record;
    if !game.case.is_judged() || record.fen_error.is_some() || finding.place.ply == 0 {
        String::new()
    } else if finding.place.ply > record.plies() {
        record.end.fen()
    } else {
        record.board_before(finding.place.ply).fen()
    }
}

/// A comment that is never closed may run over many lines: its first one says which.
fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

/// A row of `games.csv`. `fen` is scratch space.
pub fn game(game: &JudgedGame<'_>, row: &mut impl Row, fen: &mut Vec<u8>) {
    let case = game.case;
    let record = case.record;
    row.text(game.file);
    row.number(game.number);
    row.number(game.line);
    for tag in [
        Tag::Event,
        Tag::Site,
        Tag::Date,
        Tag::Round,
        Tag::White,
        Tag::Black,
        Tag::WhiteElo,
        Tag::BlackElo,
    ] {
        row.text(&tag_value(game, tag));
    }
    row.word(case.submitted.result.map_or("", |result| result.as_str()));
    row.word(game.verdict.result.map_or("", |result| result.as_str()));
    row.text(&tag_value(game, Tag::Termination));
    row.word(game.verdict.ending.word());
    row.word(case.laws.edition.id());
    row.word(case.laws.basis.word());
    row.word(case.time.pace.map_or("", |pace| pace.word()));
    row.word(record.alphabet());
    row.word(game.encoding);
    row.number(u64::from(record.plies()));
    fen.clear();
    if case.is_judged() && record.fen_error.is_none() {
        record.end.write_fen(fen);
    }
    row.word(std::str::from_utf8(fen).unwrap_or_default());
    row.word(game.verdict.status.word());
    for severity in Severity::ALL {
        row.number(u64::from(game.findings.count(severity)));
    }
    for tag in [Tag::WhiteFideId, Tag::BlackFideId, Tag::TimeControl] {
        row.text(&tag_value(game, tag));
    }
    match record.variant {
        Variant::Standard => row.word("standard"),
        Variant::Chess960 => row.word("chess960"),
        Variant::Other => row.text(&tag_value(game, Tag::Variant)),
    }
}

fn tag_value<'a>(game: &JudgedGame<'a>, tag: Tag) -> Cow<'a, str> {
    game.case.tag(tag).unwrap_or_default()
}

/// A row of CSV being written into memory. Rows are the larger part of what an audit writes, and a field here is
/// a copy and a look for the few bytes that need quotes. The csv crate reads every report back in the tests.
pub struct CsvRow<'w> {
    out: &'w mut Vec<u8>,
    first: bool,
}

impl<'w> CsvRow<'w> {
    pub fn new(out: &'w mut Vec<u8>) -> CsvRow<'w> {
        CsvRow { out, first: true }
    }

    pub fn end(self) {
        self.out.push(b'\n');
    }

    #[inline]
    fn field(&mut self, field: &[u8]) {
        if !self.first {
            self.out.push(b',');
        }
        self.first = false;
        if field
            .iter()
            .any(|byte| matches!(byte, b',' | b'"' | b'\n' | b'\r'))
        {
            self.quoted(field);
        } else {
            self.out.extend_from_slice(field);
        }
    }

    /// RFC 4180: in quotes, every quote doubled.
    fn quoted(&mut self, field: &[u8]) {
        self.out.push(b'"');
        for &byte in field {
            if byte == b'"' {
                self.out.push(b'"');
            }
            self.out.push(byte);
        }
        self.out.push(b'"');
    }
}

impl Row for CsvRow<'_> {
    #[inline]
    fn word(&mut self, word: &str) {
        self.field(word.as_bytes());
    }

    #[inline]
    fn number(&mut self, number: u64) {
        let mut digits = [0u8; 20];
        let mut at = digits.len();
        let mut rest = number;
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.field(&digits[at..]);
    }

    #[inline]
    fn text(&mut self, text: &str) {
        self.field(defused(&cut(text)).as_bytes());
    }
}

/// Text that a spreadsheet would run as a formula gets an apostrophe before it. Plain numbers and the
/// dashes of PGN run nothing.
fn defused(text: &str) -> Cow<'_, str> {
    match text.as_bytes().first() {
        Some(b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r') if !is_harmless(text) => {
            Cow::Owned(format!("'{text}"))
        }
        _ => Cow::Borrowed(text),
    }
}

fn is_harmless(text: &str) -> bool {
    text.bytes().all(|byte| byte == b'-') || text.parse::<f64>().is_ok_and(f64::is_finite)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_defused_and_numbers_are_not() {
        for text in ["=1+1", "+cmd|' /C calc'!A0", "@SUM(A1)", "-2+3", "\tx"] {
            assert_eq!(defused(text), format!("'{text}"), "{text}");
        }
        for text in ["-", "--", "-12.5", "+7", "e4", "", "1-0", "'quoted"] {
            assert_eq!(defused(text), text, "{text}");
        }
    }

    #[test]
    fn what_no_cell_can_hold_is_cut_between_characters() {
        assert_eq!(cut(&"é".repeat(1_000)), "é".repeat(1_000));
        assert_eq!(cut(&"é".repeat(9_000)), format!("{}…", "é".repeat(1_000)));
    }

    #[test]
    fn numbers_are_written_whole() {
        let mut out = Vec::new();
        let mut row = CsvRow::new(&mut out);
        row.number(0);
        row.number(1_234_567_890);
        row.end();
        assert_eq!(out, b"0,1234567890\n");
    }

    #[test]
    fn any_field_comes_back_as_it_went() {
        let fields = [
            "plain",
            "",
            "a,b",
            "say \"so\"",
            "two\nlines",
            "cr\r",
            "\"",
            ",",
            "Müller, Jörg",
        ];
        let mut out = Vec::new();
        let mut row = CsvRow::new(&mut out);
        fields.iter().for_each(|field| row.word(field));
        row.end();
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(&out[..]);
        let record = reader.records().next().unwrap().unwrap();
        assert_eq!(record.iter().collect::<Vec<_>>(), fields);
    }
}
