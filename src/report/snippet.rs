//! A finding as it is shown on the terminal: the line of text it stands on and where on that line.

use serde::{Deserialize, Serialize};

use crate::audit::JudgedGame;
use crate::rules::reports::ReportFinding;
use crate::rules::{Finding, Severity};

use super::words::Words;

#[derive(Serialize, Deserialize)]
pub struct Snippet {
    pub severity: Severity,
    pub code: &'static str,
    pub name: String,
    pub edition: &'static str,
    pub article: &'static str,
    pub message: String,
    pub evidence: String,
    pub suggestion: String,
    pub file: String,
    /// The number of the game; 0 for a line of a tournament report.
    pub game: u64,
    pub players: String,
    /// `12... Nf6`, or nothing for the whole game.
    pub place: String,
    pub source: Option<SourceLine>,
}

#[derive(Serialize, Deserialize)]
pub struct SourceLine {
    /// The line of the file.
    pub line: u64,
    pub text: String,
    /// How many characters stand before the token, and how many are in it.
    pub column: usize,
    pub width: usize,
}

/// Long lines of movetext are cut to what fits a screen around the token.
const CONTEXT: usize = 34;

/// No sentence of ours is longer; one that quotes the input may be.
const LONGEST: usize = 300;

impl Snippet {
    pub fn new(game: &JudgedGame<'_>, finding: &Finding) -> Snippet {
        use crate::notation::pgn::tags::Tag;
        let case = game.case;
        let name = |tag| {
            case.known_tag(tag)
                .map_or("?".to_owned(), |value| printable(&value))
        };
        let words = Words::spoken();
        let place = match finding.place.ply {
            0 => String::new(),
            ply => case.record.move_number(ply),
        };
        Snippet {
            severity: finding.severity,
            code: finding.rule.code,
            name: words.rule_name(finding.rule),
            edition: case.laws.edition.id(),
            article: finding.article,
            message: printable(&words.tell(&finding.detail)),
            evidence: printable(&words.tell_all(&finding.evidence)),
            suggestion: printable(&words.suggestion(&finding.detail, finding.suggestion.as_ref())),
            file: printable(game.file),
            game: game.number,
            players: format!("{} – {}", name(Tag::White), name(Tag::Black)),
            place,
            source: source(game, finding),
        }
    }
}

impl Snippet {
    /// A finding about a line of a tournament report.
    pub fn of_report(file: &str, finding: &ReportFinding) -> Snippet {
        let words = Words::spoken();
        Snippet {
            severity: finding.severity,
            code: finding.rule.code,
            name: words.rule_name(finding.rule),
            edition: "",
            article: "",
            message: printable(&words.tell(&finding.detail)),
            evidence: printable(&words.tell_all(&finding.evidence)),
            suggestion: printable(&words.suggestion(&finding.detail, None)),
            file: match finding.column {
                0 => format!("{}:{}", printable(file), finding.line),
                column => format!("{}:{}:{column}", printable(file), finding.line),
            },
            game: 0,
            players: String::new(),
            place: String::new(),
            source: None,
        }
    }
}

pub(super) fn source(game: &JudgedGame<'_>, finding: &Finding) -> Option<SourceLine> {
    let case = game.case;
    let span = finding.place.span.filter(|span| !span.is_empty())?;
    // A sheet is shown as it lies in the file, not as the text that it was turned into.
    let (text, place) = match case.sheet {
        Some(sheet) => (sheet.text(), sheet.place(case.text, span)?),
        None => (case.text, span.start as usize..span.end as usize),
    };
    let (before, from) = text.split_at(place.start);
    let line = memchr::memchr_iter(b'\n', before.as_bytes()).count() as u64;
    let before = before.rsplit('\n').next().unwrap_or_default();
    let from = from.lines().next().unwrap_or_default();
    let cut = before.char_indices().rev().nth(CONTEXT - 1);
    let head = &before[cut.map_or(0, |(at, _)| at)..];
    let (token, _) = first_signs(&from[..place.len().min(from.len())]);
    let (tail, goes_on) = first_signs(&from[token.len()..]);
    // Signs that a terminal would obey are shown as text, so that the signs that are shown are counted.
    let head = match head.len() < before.len() {
        true => format!("…{}", printable(head)),
        false => printable(head),
    };
    let token = printable(token);
    let tail = match goes_on {
        true => format!("{}…", printable(tail)),
        false => printable(tail),
    };
    Some(SourceLine {
        line: game.line + line,
        column: head.chars().count(),
        width: token.chars().count().max(1),
        text: format!("{head}{token}{tail}"),
    })
}

/// As much of a text as is shown, and whether it goes on behind that.
fn first_signs(text: &str) -> (&str, bool) {
    let end = text.char_indices().nth(CONTEXT);
    let end = end.map_or(text.len(), |(at, _)| at);
    (&text[..end], end < text.len())
}

/// Control characters in the input must not steer the terminal, and a text without end must not fill it.
pub(super) fn printable(text: &str) -> String {
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let shown: String = text.chars().take(LONGEST).map(visible).collect();
    let mut shown = super::visible(&shown).into_owned();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
