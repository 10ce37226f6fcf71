//! The vocabulary of rules: what a rule is and what it finds.

use crate::laws::Matter;
use crate::notation::Span;

use super::case::Case;

/// How grave a finding is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// An arbiter should look.
    Warning,
    /// Cannot stand under the Laws.
    Error,
}

impl Severity {
    pub const ALL: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

    pub fn word(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// What a game must hold for a rule to have anything to say. Most games hold nothing odd and no claim, and half
/// of the rules need not be asked then: their code would only push the replay's out of the cache.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Trigger {
    Always,
    /// A word that stopped the replay, a remark, a damaged tag or stray text.
    Odd,
    /// A claim.
    Claim,
    /// A command of ours in a comment.
    Command,
    /// What a clock showed.
    Clock,
    /// A tournament report, which is no game.
    Report,
}

/// One rule: its code, its place in the Laws, its text and its check.
pub struct Rule {
    pub code: &'static str,
    pub name: &'static str,
    pub severity: Severity,
    /// Off unless asked for by its full code or by `ALL`.
    pub pedantic: bool,
    pub asks: Trigger,
    /// The matter of the Laws it rests on, if it rests on the Laws at all.
    pub matter: Option<Matter>,
    /// The source of the rule's own file: its opening comment is the rule's documentation.
    pub source: &'static str,
    pub check: fn(&Case<'_>, &mut Findings),
}

impl Rule {
    /// The opening comment of the rule's file.
    pub fn documentation(&self) -> String {
        self.source
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line))
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// One thing found in one game.
#[derive(Clone)]
pub struct Finding {
    pub rule: &'static Rule,
    pub severity: Severity,
    /// From one; 0: the whole game.
    pub ply: u32,
    pub article: &'static str,
    /// Where it is written, for `written` and for the caret on the terminal.
    pub span: Option<Span>,
    /// The move in English letters.
    pub san: String,
    pub message: String,
    pub evidence: String,
    pub suggestion: String,
    /// The arbiter has decided on it: the reason given. It no longer counts.
    pub accepted: Option<String>,
}

/// The findings of one game, in the order of the rules.
#[derive(Default)]
pub struct Findings {
    pub list: Vec<Finding>,
}

impl Findings {
    pub fn push(&mut self, finding: Finding) {
        self.list.push(finding);
    }

    /// How many count at this severity.
    pub fn count(&self, severity: Severity) -> u32 {
        self.list
            .iter()
            .filter(|finding| finding.severity == severity && finding.accepted.is_none())
            .count() as u32
    }
}

impl Finding {
    /// A finding about the whole game.
    pub fn of_game(case: &Case<'_>, rule: &'static Rule, message: impl Into<String>) -> Finding {
        Finding::at(case, rule, 0, message)
    }

    /// A finding about one ply.
    pub fn at(
        case: &Case<'_>,
        rule: &'static Rule,
        ply: u32,
        message: impl Into<String>,
    ) -> Finding {
        Finding {
            rule,
            severity: rule.severity,
            ply,
            article: rule.matter.map_or("", |matter| case.laws.article(matter)),
            span: None,
            san: String::new(),
            message: message.into(),
            evidence: String::new(),
            suggestion: String::new(),
            accepted: None,
        }
    }

    pub fn severity(mut self, severity: Severity) -> Finding {
        self.severity = severity;
        self
    }

    pub fn span(mut self, span: Span) -> Finding {
        self.span = Some(span);
        self
    }

    pub fn article(mut self, article: &'static str) -> Finding {
        self.article = article;
        self
    }

    pub fn evidence(mut self, evidence: impl Into<String>) -> Finding {
        self.evidence = evidence.into();
        self
    }

    pub fn suggestion(mut self, suggestion: impl Into<String>) -> Finding {
        self.suggestion = suggestion.into();
        self
    }

    /// Adds the move of the finding's ply in English letters, as it was played.
    pub fn with_san(mut self, case: &Case<'_>) -> Finding {
        self.san = case.san(self.ply);
        self
    }
}
