//! What a person sees: the worst findings the way a good compiler shows errors, and the counts. All of it
//! goes to standard error; standard output is for results.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use crate::audit::Summary;
use crate::rules::selection::names;
use crate::rules::{Notice, Severity, find};

use super::snippet::Snippet;

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();

fn colour(severity: Severity) -> Style {
    let colour = match severity {
        Severity::Error => AnsiColor::Red,
        Severity::Warning => AnsiColor::Yellow,
        Severity::Note => AnsiColor::Cyan,
    };
    colour.on_default().bold()
}

/// One finding with its line and a caret under the token.
pub fn show_snippet(out: &mut impl Write, snippet: &Snippet) -> io::Result<()> {
    let style = colour(snippet.severity);
    let article = match (snippet.edition, snippet.article) {
        (_, "") => String::new(),
        (edition, article) => format!(" (Laws {edition}, {article})"),
    };
    writeln!(
        out,
        "{style}{}[{}]{style:#} {BOLD}{}{BOLD:#}{article}",
        snippet.severity.word(),
        snippet.code,
        snippet.message
    )?;
    let place = match (&snippet.place[..], &snippet.source) {
        ("", _) => String::new(),
        (place, _) => format!(", move {place}"),
    };
    let line = snippet
        .source
        .as_ref()
        .map_or(String::new(), |source| format!(":{}", source.line));
    let game = match snippet.game {
        0 => String::new(),
        game => format!(", game {game} ({})", snippet.players),
    };
    writeln!(out, "  {DIM}-->{DIM:#} {}{line}{game}{place}", snippet.file)?;
    if let Some(source) = &snippet.source {
        let number = source.line.to_string();
        let margin = " ".repeat(number.len());
        writeln!(out, "{DIM}{margin} |{DIM:#}")?;
        writeln!(out, "{DIM}{number} |{DIM:#} {}", source.text)?;
        writeln!(
            out,
            "{DIM}{margin} |{DIM:#} {}{style}{}{style:#}",
            " ".repeat(source.column),
            "^".repeat(source.width)
        )?;
    }
    if !snippet.evidence.is_empty() {
        writeln!(out, "   {DIM}= evidence:{DIM:#} {}", snippet.evidence)?;
    }
    if !snippet.suggestion.is_empty() {
        writeln!(out, "   {DIM}= help:{DIM:#} {}", snippet.suggestion)?;
    }
    writeln!(
        out,
        "   {DIM}= arbiter explain {} ({}){DIM:#}\n",
        snippet.code, snippet.name
    )
}

/// The counts of the run. `asked` is what the user selected.
pub fn show_summary(
    out: &mut impl Write,
    summary: &Summary,
    asked: &[String],
    seconds: f64,
) -> io::Result<()> {
    write!(
        out,
        "{BOLD}{}{BOLD:#} in {seconds:.2} s",
        what_was_read(summary)
    )?;
    if holds_games(summary) {
        let rate = summary.games as f64 / seconds.max(0.001);
        write!(out, " ({} games/s)", grouped(rate as u64))?;
    }
    writeln!(out)?;
    let counts: Vec<String> = Severity::ALL
        .iter()
        .map(|severity| {
            let count = summary.count(*severity);
            let style = if count > 0 { colour(*severity) } else { DIM };
            let s = plural(count);
            format!("{style}{} {}{s}{style:#}", grouped(count), severity.word())
        })
        .collect();
    write!(out, "{}", counts.join(", "))?;
    if summary.accepted > 0 {
        write!(out, ", {} accepted", grouped(summary.accepted))?;
    }
    writeln!(out)?;
    let is_asked = |code: &str| asked.iter().any(|pattern| names(pattern, code));
    let mut rules: Vec<_> = summary
        .by_rule
        .iter()
        .filter_map(|(code, count)| Some((find(code)?, *count)))
        .filter(|(rule, _)| rule.notice != Notice::OnRequest || is_asked(rule.code))
        .collect();
    rules.sort_by_key(|(rule, count)| (std::cmp::Reverse(*count), rule.code));
    for (rule, count) in rules.into_iter().take(12) {
        let (code, name) = (rule.code, rule.name);
        writeln!(out, "{:>10}  {code}  {DIM}{name}{DIM:#}", grouped(count))?;
    }
    Ok(())
}

/// `2 games, 85 half-moves`, `1 report, 66 results`
pub fn what_was_read(summary: &Summary) -> String {
    let mut told = Vec::new();
    if holds_games(summary) {
        told.push(counted(summary.games, "game"));
        told.push(counted(summary.plies, "half-move"));
    }
    if summary.reports > 0 {
        told.push(counted(summary.reports, "report"));
    }
    if summary.results_tables > 0 {
        told.push(counted(summary.results_tables, "table"));
    }
    if summary.reports + summary.results_tables > 0 {
        told.push(counted(summary.results, "result"));
    }
    told.join(", ")
}

/// Whether there is anything to say of games: without reports there is, be it that there are none.
fn holds_games(summary: &Summary) -> bool {
    summary.games > 0 || summary.reports + summary.results_tables == 0
}

/// `1 game`, `1,234 games`
pub fn counted(count: u64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(count), plural(count))
}

fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// `1,234,567`
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_told_apart() {
        assert_eq!(
            [
                grouped(0),
                grouped(999),
                grouped(115_969),
                grouped(9_641_400)
            ],
            ["0", "999", "115,969", "9,641,400"]
        );
    }
}
