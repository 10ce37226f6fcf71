//! What a person sees: the worst findings the way a good compiler shows errors, and the counts, in his language. All of
//! it goes to standard error; standard output is for results. What is not shown is counted.

mod board;
mod of_position;
mod refusal;
mod said;

use std::collections::BTreeSet;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use crate::audit::{RuleTally, Summary};
use crate::fact::Value;
use crate::rules::selection::names;
use crate::rules::{Notice, Severity, find};

use super::snippet::Snippet;
use super::words::Words;

pub use board::show_board;
pub use of_position::{Answer, OfPosition};
pub use refusal::{Refusal, fact_of};
pub use said::{Said, grouped};

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();

/// So many rules have a line of their own in the summary, so that it fits a screen.
const RULES_LISTED: usize = 12;

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
        (edition, article) => {
            let told = Said::Article {
                edition: edition.to_owned(),
                article: article.to_owned(),
            };
            format!(" {}", told.tell())
        }
    };
    writeln!(
        out,
        "{style}{}[{}]{style:#} {BOLD}{}{BOLD:#}{article}",
        Said::severity(snippet.severity).tell(),
        snippet.code,
        snippet.message
    )?;
    let line = snippet
        .source
        .as_ref()
        .map_or(String::new(), |source| format!(":{}", source.line));
    let mut place = vec![format!("{}{line}", snippet.file)];
    if snippet.game > 0 {
        let told = Said::InGame {
            game: snippet.game,
            players: snippet.players.clone(),
        };
        place.push(told.tell());
    }
    if !snippet.place.is_empty() {
        let told = Said::AtMove {
            place: snippet.place.clone(),
        };
        place.push(told.tell());
    }
    writeln!(out, "  {DIM}-->{DIM:#} {}", place.join(", "))?;
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
    for (label, text) in [
        (Said::Evidence, &snippet.evidence),
        (Said::Help, &snippet.suggestion),
    ] {
        if !text.is_empty() {
            writeln!(out, "   {DIM}= {}:{DIM:#} {text}", label.tell())?;
        }
    }
    writeln!(
        out,
        "   {DIM}= arbiter explain {} ({}){DIM:#}\n",
        snippet.code, snippet.name
    )
}

/// What of the findings was not shown, and which flag shows it.
pub fn show_what_is_left(
    out: &mut impl Write,
    summary: &Summary,
    asked: Option<Severity>,
    shown: &[Severity],
) -> io::Result<()> {
    let from = asked.unwrap_or(match summary.count(Severity::Error) {
        0 => Severity::Warning,
        _ => Severity::Error,
    });
    for severity in Severity::ALL {
        let all = summary.count(severity);
        let some = shown.iter().filter(|own| **own == severity).count() as u64;
        if some >= all {
            continue;
        }
        let flag = match severity {
            _ if severity >= from => "--show all",
            Severity::Warning => "--severity warning",
            _ => "--severity note",
        };
        let told = Said::SomeShown {
            all: Said::findings(severity, all).into(),
            some: grouped(some),
            flag,
        };
        writeln!(out, "{DIM}{}{DIM:#}", told.tell())?;
    }
    Ok(())
}

/// The counts of the run. `asked` is what the user selected.
pub fn show_summary(
    out: &mut impl Write,
    summary: &Summary,
    asked: &[String],
    seconds: f64,
) -> io::Result<()> {
    let read = Said::Read {
        what: format!("{BOLD}{}{BOLD:#}", what_was_read(summary)),
        seconds: Words::spoken().number(Value::Hundredths((seconds * 100.0).round() as i64)),
    };
    write!(out, "{}", read.tell())?;
    if holds_games(summary) {
        let rate = summary.games as f64 / seconds.max(0.001);
        let shown = grouped(rate as u64);
        write!(out, " {}", Said::Speed { shown }.tell())?;
    }
    writeln!(out)?;
    let counts: Vec<String> = Severity::ALL
        .iter()
        .map(|severity| {
            let count = summary.count(*severity);
            let style = if count > 0 { colour(*severity) } else { DIM };
            let told = Said::findings(*severity, count).tell();
            format!("{style}{told}{style:#}")
        })
        .collect();
    write!(out, "{}", counts.join(", "))?;
    if summary.accepted > 0 {
        let shown = grouped(summary.accepted);
        write!(out, ", {}", Said::Accepted { shown }.tell())?;
    }
    writeln!(out)?;
    show_rules(out, summary, asked)
}

/// A line for each rule that found something, the gravest and the most frequent first.
fn show_rules(out: &mut impl Write, summary: &Summary, asked: &[String]) -> io::Result<()> {
    let is_asked = |code: &str| asked.iter().any(|pattern| names(pattern, code));
    let (mut listed, mut left) = (Vec::new(), Vec::new());
    for ((severity, code), tally) in &summary.tallies {
        let Some(rule) = find(code) else { continue };
        let wanted = rule.notice != Notice::OnRequest || is_asked(rule.code);
        let list = if wanted { &mut listed } else { &mut left };
        list.push((*severity, rule, tally));
    }
    listed.sort_by_key(|(severity, rule, tally)| {
        (std::cmp::Reverse((*severity, tally.findings)), rule.code)
    });
    left.extend(listed.split_off(listed.len().min(RULES_LISTED)));
    let words = Words::spoken();
    let severities = Severity::ALL.map(|severity| Said::severity(severity).tell());
    let width = severities.iter().map(|word| word.chars().count()).max();
    let width = width.unwrap_or_default();
    let named: BTreeSet<&str> = listed.iter().map(|(_, rule, _)| rule.code).collect();
    for (severity, rule, tally) in listed {
        let style = colour(severity);
        let name = words.rule_name(rule);
        writeln!(
            out,
            "{:>10}  {style}{:width$}{style:#}  {}  {DIM}{name}{}{DIM:#}",
            grouped(tally.findings),
            Said::severity(severity).tell(),
            rule.code,
            in_whole_events(summary, tally)
                .map_or(String::new(), |told| format!(": {}", told.tell()))
        )?;
    }
    if !left.is_empty() {
        let findings = left.iter().map(|(_, _, tally)| tally.findings).sum();
        // A rule may find things of several severities.
        let codes: BTreeSet<&str> = left.iter().map(|(_, rule, _)| rule.code).collect();
        let rules = codes.difference(&named).count() as u64;
        let told = Said::MoreRules {
            count: rules,
            shown: grouped(rules),
            findings: Said::all_findings(findings).into(),
        };
        writeln!(out, "{DIM}{:>10}  {}{DIM:#}", "", told.tell())?;
    }
    Ok(())
}

/// Where a rule has fired in every game of some events and in no other game, that is one thing to look at, and not so many.
fn in_whole_events(summary: &Summary, tally: &RuleTally) -> Option<Said> {
    let events = tally.whole_events(summary)?;
    // One game each is no whole event.
    (tally.games >= events * 2).then(|| Said::WholeEvents {
        games: Said::games(tally.games).into(),
        count: events,
        shown: grouped(events),
    })
}

/// `2 games, 85 half-moves`, `1 report, 66 results`
pub fn what_was_read(summary: &Summary) -> String {
    let (plies, reports, tables, results) = (
        summary.plies,
        summary.reports,
        summary.results_tables,
        summary.results,
    );
    let mut told = Vec::new();
    if holds_games(summary) {
        told.push(Said::games(summary.games));
        told.push(Said::HalfMoves {
            count: plies,
            shown: grouped(plies),
        });
    }
    if reports > 0 {
        told.push(Said::Reports {
            count: reports,
            shown: grouped(reports),
        });
    }
    if tables > 0 {
        told.push(Said::ResultsTables {
            count: tables,
            shown: grouped(tables),
        });
    }
    if reports + tables > 0 {
        told.push(Said::Results {
            count: results,
            shown: grouped(results),
        });
    }
    let told: Vec<String> = told.into_iter().map(Said::tell).collect();
    told.join(", ")
}

/// Whether there is anything to say of games: without reports there is, be it that there are none.
fn holds_games(summary: &Summary) -> bool {
    summary.games > 0 || summary.reports + summary.results_tables == 0
}
