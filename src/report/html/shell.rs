//! The shell of the page: everything that is there without script, and what the script works with. Texts that the script may
//! have to say in another language carry the key of their message (`data-words`) and its values (`data-args`).

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Map, Value as Json, json};
use sha2::{Digest, Sha256};

use super::case::plain_case;
use super::charts::{Bar, bars, columns, most};
use super::languages::languages;
use super::store::{LEAST_TIMES, PageStore, RoundName};
use super::table::{PackedTable, packed};
use crate::audit::{Account, Summary};
use crate::fact::Value;
use crate::laws::{Edition, EditionBasis, Laws};
use crate::report::words::Words;
use crate::rules::{Severity, find};

const STYLE: &str = include_str!("page.css");

/// The drawing of the twelve pieces, as symbols `wK` to `bP` of 45 by 45.
const PIECES: &str = include_str!("pieces.svg");

/// Stands in the head, before anything is drawn.
const EARLY: &str = include_str!("script/early.js");

/// The parts of the script, in the order in which they stand in the page.
pub(super) const SCRIPT: [&str; 12] = [
    include_str!("script/words.js"),
    include_str!("script/dom.js"),
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

/// So many months are shown, the last that have findings.
const MONTHS: usize = 12;

/// So many files are named.
const NAMED_FILES: usize = 100;

/// What is told of the run.
pub struct PageRun<'r> {
    pub version: &'static str,
    /// The flags that bear on what was found, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    pub summary: &'r Summary,
    pub account: &'r Account,
    /// Inputs that could not be read, in words.
    pub errors: Vec<String>,
}

/// The page as text.
pub fn page(store: &mut PageStore, run: &PageRun<'_>) -> String {
    store.close();
    let words = Words::spoken();
    let script = format!("(() => {{\n'use strict';\n{}\n}})();\n", SCRIPT.join("\n"));
    let policy = format!(
        "default-src 'none'; script-src '{}' '{}'; style-src '{}'; img-src data:; base-uri 'none'; form-action 'none'",
        hash(EARLY),
        hash(&script),
        hash(STYLE)
    );
    let title = title(store, run);
    let shell = Shell { store, run, words };
    let page = html! {
        (DOCTYPE)
        html lang=(words.code()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · arbiter" }
                style { (PreEscaped(STYLE)) }
                script { (PreEscaped(EARLY)) }
            }
            body {
                (shell.text("a", "page-skip", &[], &[("class", "skip"), ("href", "#app")]))
                (PreEscaped(PIECES))
                (shell.head(&title))
                main {
                    (shell.totals())
                    (shell.how())
                    div #bar hidden {}
                    div #app hidden {}
                    section #static {
                        (shell.text("h2", "page-cases", &[], &[]))
                        (shell.text(
                            "p",
                            "page-printed",
                            &[
                                ("shown", Value::Number(store.cases.len() as i64)),
                                ("total", Value::Number(store.findings.rows() as i64)),
                            ],
                            &[],
                        ))
                        @for case in &store.cases {
                            (plain_case(case, words))
                        }
                    }
                }
                script type="application/json" id="meta" { (PreEscaped(inside_script(&shell.meta(&title)))) }
                script type="text/plain" id="words" { (packed(&languages(&store.keys, &store.rules))) }
                @for table in [&store.games, &store.clean_games, &store.findings, &store.claims] {
                    (chunks(table))
                }
                script { (PreEscaped(&script)) }
            }
        }
    };
    page.into_string()
}

/// The event, if there is but one; else what was read.
fn title(store: &PageStore, run: &PageRun<'_>) -> String {
    let mut events = store.counts.events.iter();
    match (events.next(), events.next()) {
        (Some(event), None) if !matches!(event.as_str(), "" | "?") => event.clone(),
        _ => run.paths.join(", "),
    }
}

/// `sha256-…`, by which a browser knows a script or a style as ours.
fn hash(text: &str) -> String {
    format!(
        "sha256-{}",
        STANDARD.encode(Sha256::digest(text.as_bytes()))
    )
}

/// JSON that cannot end the element that it stands in.
fn inside_script(json: &Json) -> String {
    json.to_string().replace('<', "\\u003c")
}

fn chunks(table: &PackedTable) -> Markup {
    html! {
        @for chunk in table.chunks() {
            script type="text/plain" class="chunk" data-table=(table.name()) data-rows=(chunk.rows) { (chunk.text) }
        }
    }
}

struct Shell<'s> {
    store: &'s PageStore,
    run: &'s PageRun<'s>,
    words: &'static Words,
}

impl Shell<'_> {
    /// An element with a text of the page, which the script can say in another language.
    fn text(
        &self,
        element: &str,
        key: &'static str,
        values: &[(&'static str, Value)],
        attributes: &[(&str, &str)],
    ) -> Markup {
        let arguments: Map<String, Json> = values
            .iter()
            .map(|(name, value)| match value {
                Value::Number(number) => ((*name).to_owned(), json!(number)),
                value => ((*name).to_owned(), json!(value.to_string())),
            })
            .collect();
        let escaped = |text: &str| html! { (text) }.into_string();
        let mut opening = format!("<{element} data-words=\"{key}\"");
        if !arguments.is_empty() {
            opening.push_str(&format!(
                " data-args=\"{}\"",
                escaped(&Json::Object(arguments).to_string())
            ));
        }
        for (name, value) in attributes {
            opening.push_str(&format!(" {name}=\"{}\"", escaped(value)));
        }
        let told = escaped(&self.words.page(key, values));
        PreEscaped(format!("{opening}>{told}</{element}>"))
    }

    fn word(&self, key: &'static str, values: &[(&'static str, Value)]) -> Markup {
        self.text("span", key, values, &[])
    }

    fn head(&self, title: &str) -> Markup {
        let summary = self.run.summary;
        let files = self.run.account.files.len() as i64;
        let count = |count: u64| [("count", Value::Number(count as i64))];
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
                div.title-line {
                    h1 {
                        bdi dir="auto" { (title) }
                        " "
                        (self.text(
                            "span",
                            "page-games-in-files",
                            &[("games", Value::Number(summary.games as i64)), ("files", Value::Number(files))],
                            &[("class", "quiet")],
                        ))
                    }
                    div.tools {
                        div #languages role="group" aria-label=(self.words.page("page-language", &[])) data-words-label="page-language" {}
                        button #theme type="button" hidden title=(self.words.page("page-theme", &[]))
                            aria-label=(self.words.page("page-theme", &[])) data-words-title="page-theme"
                            data-words-label="page-theme" { "◐" }
                        (self.text("button", "page-print", &[], &[("id", "print"), ("type", "button"), ("hidden", "")]))
                    }
                }
                p.counts {
                    @for (severity, shape, key) in severities {
                        a.severity.(severity.word()) href=(format!("#sev={}", severity.word())) {
                            span.shape.(severity.word()) aria-hidden="true" { (shape) }
                            " "
                            (self.word(key, &count(summary.count(severity))))
                        }
                    }
                    span.aside {
                        @for (status, key) in others {
                            @if status == "clean" || by_status(status) > 0 {
                                (self.word(key, &count(by_status(status))))
                            }
                        }
                    }
                }
            }
            (self.text("p", "page-too-old", &[], &[("id", "too-old"), ("class", "notice"), ("hidden", "")]))
            noscript { (self.text("p", "page-no-script", &[], &[("class", "notice")])) }
        }
    }

    /// A chart under its heading, if there is anything to show.
    fn chart(&self, key: &'static str, shown: Option<Markup>) -> Markup {
        html! {
            @if let Some(shown) = shown {
                // Two columns of words need more room than bars.
                figure.chart.wide[key == "page-chart-terminations"] {
                    (self.text("figcaption", key, &[], &[]))
                    (shown)
                }
            }
        }
    }

    fn totals(&self) -> Markup {
        let counts = &self.store.counts;
        let some = |bars: Vec<Bar>| Some(bars).filter(|bars| !bars.is_empty());
        html! {
            section #totals aria-label=(self.words.page("page-totals", &[])) data-words-label="page-totals" {
                (self.chart("page-chart-rules", some(self.rules()).map(|rules| bars(&rules))))
                div.stack {
                    (self.chart("page-chart-severities", some(self.severities()).map(|severities| bars(&severities))))
                    (self.chart("page-chart-games", some(self.statuses()).map(|statuses| bars(&statuses))))
                }
                (self.chart("page-chart-rounds", some(rounds(&counts.by_round)).map(|rounds| columns(&rounds))))
                (self.chart("page-chart-months", some(months(&counts.by_month)).map(|months| columns(&months))))
                (self.chart("page-chart-results", self.results()))
                (self.chart("page-chart-terminations", self.terminations()))
                (self.chart("page-chart-clocks", some(self.least_times()).map(|times| bars(&times))))
            }
        }
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
            name: self.word(key, values),
            ..Bar::named(self.words.page(key, values), count)
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
        let changed = most(&self.store.counts.results, BARS);
        let shown = |result: &str| {
            if result.is_empty() {
                "–".to_owned()
            } else {
                result.to_owned()
            }
        };
        (!changed.is_empty()).then(|| {
            html! {
                table {
                    @for ([submitted, audited], count) in changed {
                        tr {
                            th scope="row" { (shown(submitted)) " → " strong { (shown(audited)) } }
                            td.number { (count) }
                        }
                    }
                    tr {
                        th scope="row" { (self.word("page-unchanged", &[])) }
                        td.number { (self.store.counts.unchanged_results) }
                    }
                }
            }
        })
    }

    /// How games were said to have ended, and how they did.
    fn terminations(&self) -> Option<Markup> {
        let endings = most(&self.store.counts.endings, MONTHS);
        let told = |ending: &str| {
            if ending.is_empty() {
                "–".to_owned()
            } else {
                ending.to_owned()
            }
        };
        (!endings.is_empty()).then(|| {
            html! {
                table {
                    thead {
                        tr {
                            (self.text("th", "page-submitted", &[], &[("scope", "col")]))
                            (self.text("th", "page-audited", &[], &[("scope", "col")]))
                            th {}
                        }
                    }
                    tbody {
                        @for ((submitted, audited), count) in endings {
                            tr {
                                td { bdi dir="auto" { (told(&submitted)) } }
                                td { (self.word("page-termination-word", &[("word", Value::Word(audited))])) }
                                td.number { (count) }
                            }
                        }
                    }
                }
            }
        })
    }

    /// What was audited and how, and what is not in the page.
    fn how(&self) -> Markup {
        let account = self.run.account;
        let editions = most(&self.run.summary.by_edition, usize::MAX);
        let left_out = &self.store.left_out;
        let count = |count: u64| [("count", Value::Number(count as i64))];
        html! {
            details #how {
                summary { (self.word("page-how", &[])) }
                dl {
                    dt { (self.word("page-how-laws", &[])) }
                    dd { ul { @for (edition, games) in editions {
                        li { (self.word("page-how-games-of-edition", &[
                            ("edition", Value::Text(edition.to_string())),
                            ("games", Value::Number(games as i64)),
                        ])) }
                    } } }
                    dt { (self.word("page-how-options", &[])) }
                    dd { ul { @for (flag, value) in &self.run.options {
                        li { code { "--" (flag) " " (value) } }
                    } } }
                    dt { (self.word("page-how-program", &[])) }
                    dd { "arbiter " (self.run.version) }
                    dt { (self.word("page-how-files", &[])) }
                    dd { ul {
                        @for file in account.files.iter().take(NAMED_FILES) {
                            li { bdi dir="auto" { (file.file) } " " span.quiet.numeric { (file.games) } }
                        }
                        @if account.files.len() > NAMED_FILES { li { "… " (account.files.len() - NAMED_FILES) } }
                    } }
                    dt { (self.word("page-how-skipped", &[])) }
                    dd {
                        @if account.skipped.is_empty() { (self.word("page-how-skipped-none", &[])) }
                        ul {
                            @for file in account.skipped.iter().take(NAMED_FILES) {
                                li { bdi dir="auto" { (file.file) } ": " (self.word("page-skip-reason", &[("reason", Value::Word(file.reason.word()))])) }
                            }
                            @if account.skipped.len() > NAMED_FILES { li { "… " (account.skipped.len() - NAMED_FILES) } }
                            @for error in &self.run.errors { li { bdi dir="auto" { (error) } } }
                        }
                    }
                    @if left_out.games + left_out.findings > 0 {
                        dt { (self.word("page-how-left-out", &[])) }
                        dd { ul {
                            @if left_out.findings > 0 { li { (self.word("page-findings-left-out", &count(left_out.findings))) } }
                            @if left_out.games > 0 { li { (self.word("page-games-left-out", &count(left_out.games))) } }
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
            "language": self.words.code(),
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

/// A column for each round; none where they are too many to be told apart.
fn rounds(counts: &BTreeMap<RoundName, u64>) -> Vec<Bar> {
    let each = counts.iter().map(|(round, count)| {
        let name = round.to_string();
        Bar {
            filter: Some(format!("round={}", in_address(&name))),
            ..Bar::named(name, *count)
        }
    });
    match counts.len() {
        1..=COLUMNS => each.collect(),
        _ => Vec::new(),
    }
}

/// A column for each of the last months that have findings.
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
    each.collect()
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
