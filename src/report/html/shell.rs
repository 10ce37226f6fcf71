//! The page of an audit: everything that is there without script, and what the script works with.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde_json::{Map, Value as Json, json};

use super::case::plain_case;
use super::charts::{Bar, bars, columns, most};
use super::fact_json::keys_of;
use super::frame::Frame;
use super::languages::languages;
use super::store::{LEAST_TIMES, PageStore, RoundName};
use super::texts::Texts;
use crate::audit::{Account, Summary};
use crate::fact::{Fact, Value};
use crate::laws::{Edition, EditionBasis, Laws};
use crate::report::words::Words;
use crate::rules::{Severity, find};

/// The parts of the script, in the order in which they stand in the page.
pub(super) const SCRIPT: [&str; 16] = [
    include_str!("script/words.js"),
    include_str!("script/dom.js"),
    include_str!("script/tables.js"),
    include_str!("script/ordering.js"),
    include_str!("script/rows.js"),
    include_str!("script/panes.js"),
    include_str!("script/data.js"),
    include_str!("script/board.js"),
    include_str!("script/clocks.js"),
    include_str!("script/game.js"),
    include_str!("script/case.js"),
    include_str!("script/list.js"),
    include_str!("script/listview.js"),
    include_str!("script/print.js"),
    include_str!("script/address.js"),
    include_str!("script/main.js"),
];

/// So many rules have a bar of their own.
const BARS: usize = 7;

/// More columns than this cannot be read.
const COLUMNS: usize = 20;

/// The name of a round that has a column of its own is no longer, unless it is a number.
const SHORT_NAME: usize = 4;

/// So many months are shown, the last that have findings.
const MONTHS: usize = 12;

/// So many ways to end have a row of their own.
const ENDINGS: usize = 30;

/// What is told of the run.
pub struct PageRun<'r> {
    pub version: &'static str,
    /// The flags that bear on what was found, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    pub summary: &'r Summary,
    pub account: &'r Account,
    /// Inputs that could not be read.
    pub errors: Vec<Fact>,
}

/// The page as text.
pub fn page(store: &mut PageStore, run: &PageRun<'_>) -> String {
    store.close();
    let texts = Texts {
        words: Words::spoken(),
    };
    store.keys.extend(keys_of(&run.errors));
    let title = title(store, run);
    let shell = Shell { store, run, texts };
    let frame = Frame {
        texts,
        title: &title,
        script: &SCRIPT,
        meta: shell.meta(&title),
        languages: languages(&store.keys, &store.rules),
        tables: &[
            &store.games,
            &store.clean_games,
            &store.findings,
            &store.claims,
        ],
    };
    frame.around(&shell.head(&title), &shell.main())
}

/// The event, if there is but one; else what was read.
fn title(store: &PageStore, run: &PageRun<'_>) -> String {
    let mut events = store.counts.events.iter();
    match (events.next(), events.next()) {
        (Some(event), None) if !matches!(event.as_str(), "" | "?") => event.clone(),
        _ => run.paths.join(", "),
    }
}

struct Shell<'s> {
    store: &'s PageStore,
    run: &'s PageRun<'s>,
    texts: Texts,
}

impl Shell<'_> {
    fn main(&self) -> Markup {
        let store = self.store;
        html! {
            (self.totals())
            (self.how())
            div #bar hidden {}
            div #app hidden {}
            section #static {
                (self.texts.text("h2", "page-cases", &[], &[]))
                (self.texts.text(
                    "p",
                    "page-printed",
                    &[
                        ("shown", Value::Number(store.cases.len() as i64)),
                        ("total", Value::Number(store.findings.rows() as i64)),
                    ],
                    &[],
                ))
                @for case in &store.cases {
                    (plain_case(case, self.texts.words))
                }
            }
        }
    }

    fn head(&self, title: &str) -> Markup {
        let summary = self.run.summary;
        let files = self.run.account.files.len() as i64;
        let severities = [
            (Severity::Error, "●", "page-count-errors"),
            (Severity::Warning, "▲", "page-count-warnings"),
            (Severity::Note, "○", "page-count-notes"),
        ];
        let others = [
            ("clean", "page-count-clean"),
            ("unreadable", "page-count-unreadable"),
            ("not_judged", "page-count-not-judged"),
        ];
        let by_status = |status: &str| {
            self.store
                .counts
                .by_status
                .get(status)
                .copied()
                .unwrap_or(0)
        };
        html! {
            header.page-head {
                (self.texts.title_line(title, self.texts.text(
                    "span",
                    "page-games-in-files",
                    &[("games", Value::Number(summary.games as i64)), ("files", Value::Number(files))],
                    &[("class", "quiet")],
                )))
                p.counts {
                    @for (severity, shape, key) in severities {
                        a.severity.(severity.word()) href=(format!("#sev={}", severity.word())) {
                            span.shape.(severity.word()) aria-hidden="true" { (shape) }
                            " "
                            (self.texts.counted(key, summary.count(severity)))
                        }
                    }
                    span.aside {
                        @for (status, key) in others {
                            @if status == "clean" || by_status(status) > 0 {
                                (self.texts.counted(key, by_status(status)))
                            }
                        }
                    }
                }
            }
            (self.texts.without_script("page-too-old", "page-no-script"))
        }
    }

    fn totals(&self) -> Markup {
        let counts = &self.store.counts;
        let some = |bars: Vec<Bar>| Some(bars).filter(|bars| !bars.is_empty());
        html! {
            section #totals aria-label=(self.texts.words.page("page-totals", &[])) data-words-label="page-totals" {
                (self.texts.chart("page-chart-rules", some(self.rules()).map(|rules| bars(&rules))))
                div.stack {
                    (self.texts.chart("page-chart-severities", some(self.severities()).map(|severities| bars(&severities))))
                    (self.texts.chart("page-chart-games", some(self.statuses()).map(|statuses| bars(&statuses))))
                }
                (self.texts.chart("page-chart-rounds", self.rounds()))
                (self.texts.chart("page-chart-months", some(months(&counts.by_month)).map(|months| columns(&months))))
                (self.texts.chart("page-chart-results", self.results()))
                (self.texts.chart("page-chart-terminations", self.terminations()))
                (self.texts.chart("page-chart-clocks", some(self.least_times()).map(|times| bars(&times))))
            }
        }
    }

    fn rounds(&self) -> Option<Markup> {
        let rounds = Rounds::new(&self.store.counts.by_round);
        (!rounds.columns.is_empty()).then(|| {
            html! {
                (columns(&rounds.columns))
                @if rounds.together > 1 {
                    (self.texts.text(
                        "p",
                        "page-chart-rounds-together",
                        &[("count", Value::Number(rounds.together as i64))],
                        &[("class", "quiet")],
                    ))
                }
            }
        })
    }

    fn rules(&self) -> Vec<Bar> {
        let counts = &self.run.summary.by_rule;
        let mut shown: Vec<Bar> = most(counts, BARS)
            .into_iter()
            .map(|(code, count)| Bar {
                class: find(code).map_or("", |rule| rule.severity.word()),
                filter: Some(format!("rule={code}")),
                ..Bar::named(code, count)
            })
            .collect();
        let others = counts.len().saturating_sub(shown.len());
        if others > 0 {
            let inside: u64 = shown.iter().map(|bar| bar.count).sum();
            let values = [("count", Value::Number(others as i64))];
            let count = counts.values().sum::<u64>() - inside;
            shown.push(self.bar("page-chart-other-rules", &values, count));
        }
        shown
    }

    fn severities(&self) -> Vec<Bar> {
        let keys = ["page-errors", "page-warnings", "page-notes"];
        let each = Severity::ALL
            .into_iter()
            .zip(keys)
            .map(|(severity, key)| Bar {
                class: severity.word(),
                filter: Some(format!("sev={}", severity.word())),
                ..self.bar(key, &[], self.run.summary.count(severity))
            });
        each.collect()
    }

    fn statuses(&self) -> Vec<Bar> {
        let each = self.store.counts.by_status.iter().map(|(status, count)| {
            let values = [("status", Value::Word(status))];
            Bar {
                filter: Some(format!("tab=games&status={status}")),
                ..self.bar("page-status-name", &values, *count)
            }
        });
        each.collect()
    }

    /// A bar that is called by a text of the page.
    fn bar(&self, key: &'static str, values: &[(&'static str, Value)], count: u64) -> Bar {
        Bar {
            name: self.texts.word(key, values),
            ..Bar::named(self.texts.words.page(key, values), count)
        }
    }

    /// Nothing where no game has clocks.
    fn least_times(&self) -> Vec<Bar> {
        let counts = self.store.counts.least_times;
        let each = LEAST_TIMES.iter().zip(counts);
        match counts.iter().sum::<u64>() {
            0 => Vec::new(),
            _ => each
                .map(|((name, _), count)| Bar::named(*name, count))
                .collect(),
        }
    }

    /// What became of results that the audit gives otherwise.
    fn results(&self) -> Option<Markup> {
        let changed = most(&self.store.counts.results, usize::MAX);
        (!changed.is_empty()).then(|| {
            html! {
                table.bars {
                    @for ([submitted, audited], count) in changed {
                        tr {
                            th scope="row" { (or_dash(submitted)) " → " strong { (or_dash(audited)) } }
                            td.number { (count) }
                        }
                    }
                    tr {
                        th scope="row" { (self.texts.word("page-unchanged", &[])) }
                        td.number { (self.store.counts.unchanged_results) }
                    }
                }
            }
        })
    }

    /// How games were said to have ended, and how they did.
    fn terminations(&self) -> Option<Markup> {
        let counts = &self.store.counts;
        let endings = most(&counts.endings, ENDINGS);
        let all: u64 = counts.endings.values().sum();
        let shown: u64 = endings.iter().map(|(_, count)| count).sum();
        let others = all - shown + counts.other_endings;
        (!endings.is_empty()).then(|| {
            html! {
                table.endings {
                    thead {
                        tr {
                            (self.texts.text("th", "page-submitted", &[], &[("scope", "col")]))
                            (self.texts.text("th", "page-audited", &[], &[("scope", "col")]))
                            th {}
                        }
                    }
                    tbody {
                        @for ((submitted, audited), count) in endings {
                            tr {
                                td { bdi dir="auto" { (or_dash(&submitted)) } }
                                td { (self.texts.word("page-termination-word", &[("word", Value::Word(audited))])) }
                                td.number { (count) }
                            }
                        }
                        @if others > 0 {
                            tr { td { "…" } td { "…" } td.number { (others) } }
                        }
                    }
                }
            }
        })
    }

    /// What was audited and how, and what is not in the page.
    fn how(&self) -> Markup {
        let editions = most(&self.run.summary.by_edition, usize::MAX);
        let left_out = &self.store.left_out;
        html! {
            details #how {
                summary { (self.texts.word("page-how", &[])) }
                dl {
                    dt { (self.texts.word("page-how-laws", &[])) }
                    dd { ul { @for (edition, games) in editions {
                        li { (self.texts.word("page-how-games-of-edition", &[
                            ("edition", Value::Text(edition.to_string())),
                            ("games", Value::Number(games as i64)),
                        ])) }
                    } } }
                    (self.texts.run(&self.run.options, self.run.version))
                    (self.texts.files(self.run.account, &self.run.errors))
                    @if left_out.games + left_out.findings > 0 {
                        dt { (self.texts.word("page-how-left-out", &[])) }
                        dd { ul {
                            @if left_out.findings > 0 { li { (self.texts.counted("page-findings-left-out", left_out.findings)) } }
                            @if left_out.games > 0 { li { (self.texts.counted("page-games-left-out", left_out.games)) } }
                        } }
                    }
                }
            }
        }
    }

    /// What the script needs to know of the whole.
    fn meta(&self, title: &str) -> Json {
        let store = self.store;
        let summary = self.run.summary;
        let rules = store.rules.iter().filter_map(|code| find(code));
        let articles: Map<String, Json> = rules
            .clone()
            .filter_map(|rule| {
                let matter = rule.matter?;
                let each = Edition::ALL.into_iter().map(|edition| {
                    json!([
                        edition.id(),
                        Laws::named(edition, EditionBasis::Option).article(matter)
                    ])
                });
                Some((rule.code.to_owned(), each.collect::<Json>()))
            })
            .collect();
        let names: Map<String, Json> = rules
            .map(|rule| (rule.code.to_owned(), json!(rule.name)))
            .collect();
        let clean = store.counts.by_status.get("clean").copied().unwrap_or(0);
        json!({
            "language": self.texts.words.code(),
            "languages": Words::codes().collect::<Vec<_>>(),
            "title": title,
            "version": self.run.version,
            "games": summary.games,
            "clean": clean,
            "findings": {
                "error": summary.count(Severity::Error),
                "warning": summary.count(Severity::Warning),
                "note": summary.count(Severity::Note),
            },
            "accepted": summary.accepted,
            "inside": {
                "games": store.games.rows() + store.clean_games.rows(),
                "findings": store.findings.rows(),
                "clean_games": store.clean_games.rows(),
            },
            "left_out": { "games": store.left_out.games, "findings": store.left_out.findings },
            "articles": articles,
            "rule_names": names,
        })
    }
}

/// The columns of the rounds.
#[derive(Default)]
struct Rounds {
    columns: Vec<Bar>,
    /// So many rounds share a column.
    together: usize,
}

impl Rounds {
    /// A column for each round, those with a number first; where there are more than can be read, one for every few that follow
    /// one another. Whatever has a long name has one column together.
    fn new(counts: &BTreeMap<RoundName, u64>) -> Rounds {
        let (numbered, others): (Vec<_>, Vec<_>) =
            counts.iter().partition(|(round, _)| round.is_numbered());
        let (short, long): (Vec<_>, Vec<_>) = others
            .into_iter()
            .partition(|(round, _)| round.to_string().chars().count() <= SHORT_NAME);
        let left = COLUMNS - numbered.len().min(COLUMNS);
        let together = numbered.len().div_ceil(COLUMNS).max(1);
        let named = short.iter().take(left);
        let long = long.iter().chain(short.iter().skip(left));
        let of_numbers = numbered.chunks(together).map(|rounds| {
            let (first, last) = (rounds[0].0, rounds[rounds.len() - 1].0);
            let count = rounds.iter().map(|(_, count)| **count).sum();
            match rounds.len() {
                1 => one_round(first, count),
                _ => Bar::named(format!("{first}–{last}"), count),
            }
        });
        let columns = of_numbers
            .chain(named.map(|(round, count)| one_round(round, **count)))
            .chain(all_others(long.map(|(_, count)| *count)))
            .collect();
        Rounds { columns, together }
    }
}

fn one_round(round: &RoundName, count: u64) -> Bar {
    let name = round.to_string();
    Bar {
        filter: Some(format!("round={}", in_address(&name))),
        ..Bar::named(name, count)
    }
}

/// One column for what has none of its own.
fn all_others<'c>(counts: impl Iterator<Item = &'c u64>) -> Option<Bar> {
    let count = counts.sum();
    (count > 0).then(|| Bar::named("…", count))
}

/// A column for each of the last months that have findings, and one before them for all earlier ones.
fn months(counts: &BTreeMap<String, u64>) -> Vec<Bar> {
    let skipped = counts.len().saturating_sub(MONTHS);
    let mut last: Option<(usize, String)> = None;
    let shown = counts.iter().skip(skipped).enumerate();
    let each = shown.filter_map(|(column, (month, count))| {
        let (year, number) = month.split_once('-')?;
        // Two labels side by side would run into one another.
        let is_new = last
            .as_ref()
            .is_none_or(|(at, told)| told != year && column > at + 1);
        if is_new {
            last = Some((column, year.to_owned()));
        }
        Some(Bar {
            name: html! { (number) },
            year: is_new.then(|| year.to_owned()),
            ..Bar::named(month, *count)
        })
    });
    let each: Vec<Bar> = each.collect();
    let earlier = all_others(counts.values().take(skipped));
    earlier.into_iter().chain(each).collect()
}

/// A dash where nothing was said.
fn or_dash(text: &str) -> &str {
    if text.is_empty() { "–" } else { text }
}

/// A word as it may stand in an address.
fn in_address(word: &str) -> String {
    let signs = word.bytes().map(|byte| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'-' | b'.' | b'_' => {
            char::from(byte).to_string()
        }
        byte => format!("%{byte:02X}"),
    });
    signs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns_of(names: impl Iterator<Item = String>) -> (Vec<(String, u64)>, usize) {
        let counts = names.map(|name| (RoundName::new(&name), 2)).collect();
        let rounds = Rounds::new(&counts);
        let columns = rounds.columns.iter();
        let told = columns.map(|bar| (bar.told.clone(), bar.count)).collect();
        (told, rounds.together)
    }

    #[test]
    fn rounds_have_columns_of_their_own_as_long_as_they_can_be_read() {
        let (columns, together) = columns_of((1..=20).map(|round| round.to_string()));
        assert_eq!((columns.len(), together), (20, 1));
        assert_eq!(columns[19], ("20".to_owned(), 2));
    }

    #[test]
    fn beyond_that_rounds_that_follow_one_another_share_a_column() {
        let (columns, together) = columns_of((1..=45).map(|round| round.to_string()));
        assert_eq!(together, 3);
        assert_eq!(columns[0], ("1–3".to_owned(), 6));
        assert_eq!(columns[14], ("43–45".to_owned(), 6));
        let (last, _) = columns_of((1..=41).map(|round| round.to_string()));
        assert_eq!(last[13], ("40–41".to_owned(), 4));
    }

    #[test]
    fn names_come_behind_numbers_and_long_ones_together() {
        let names = [
            "1",
            "2",
            "SF",
            "the first of all finals",
            "the second of all finals",
        ];
        let (columns, _) = columns_of(names.into_iter().map(str::to_owned));
        let names: Vec<&str> = columns.iter().map(|(name, _)| &**name).collect();
        assert_eq!(names, ["1", "2", "SF", "…"]);
        assert_eq!(columns[3].1, 4);
    }
}
