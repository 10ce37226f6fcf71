//! A finding as it is shown on the terminal: the line of text it stands on and where on that line.

use crate::audit::JudgedGame;
use crate::rules::reports::ReportFinding;
use crate::rules::{Finding, Severity};

use super::words::Words;

pub struct Snippet {
    pub severity: Severity,
    pub code: &'static str,
    pub name: &'static str,
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
        let words = Words::chosen();
        let place = match finding.place.ply {
            0 => String::new(),
            ply => case.record.move_number(ply),
        };
        Snippet {
            severity: finding.severity,
            code: finding.rule.code,
            name: finding.rule.name,
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
        let words = Words::chosen();
        Snippet {
            severity: finding.rule.severity,
            code: finding.rule.code,
            name: finding.rule.name,
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
    let text = game.case.text;
    let span = finding.place.span.filter(|span| !span.is_empty())?;
    let (line, column) = span.line_and_column(text);
    let line_text = text.lines().nth(line as usize)?;
    let column = column as usize;
    let token = span.slice(text).lines().next().unwrap_or_default();
    let width = token.chars().take(CONTEXT).count().max(1);
    let (from, to) = (column.saturating_sub(CONTEXT), column + width + CONTEXT);
    let shown: String = line_text.chars().skip(from).take(to - from).collect();
    let cut_head = if from > 0 { "…" } else { "" };
    let cut_tail = if line_text.chars().count() > to {
        "…"
    } else {
        ""
    };
    Some(SourceLine {
        line: game.line + u64::from(line),
        text: printable(&format!("{cut_head}{shown}{cut_tail}")),
        column: column - from + cut_head.chars().count(),
        width,
    })
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
