//! Texts of a page in the language that it opens in, each with what the script needs to say it in another: the key of its
//! message (`data-words`) and its values (`data-args`), or the fact that it tells (`data-fact`).

use maud::{Markup, PreEscaped, html};
use serde_json::{Map, Value as Json, json};

use super::fact_json;
use crate::audit::Account;
use crate::fact::{Fact, Value};
use crate::report::words::Words;

/// So many files are named.
const NAMED_FILES: usize = 100;

/// So many are named on paper.
const NAMED_ON_PAPER: usize = 12;

#[derive(Copy, Clone)]
pub(super) struct Texts {
    pub(super) words: &'static Words,
}

impl Texts {
    /// An element with a text of the page, which the script can say in another language.
    pub(super) fn text(
        self,
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

    pub(super) fn word(self, key: &'static str, values: &[(&'static str, Value)]) -> Markup {
        self.text("span", key, values, &[])
    }

    /// A text with the number that chooses its plural.
    pub(super) fn counted(self, key: &'static str, count: u64) -> Markup {
        self.word(key, &[("count", Value::Number(count as i64))])
    }

    /// The sentence of a fact.
    pub(super) fn fact(self, fact: &Fact) -> Markup {
        let data = fact_json::fact(fact).to_string();
        html! { span data-fact=(data) dir="auto" { (self.words.tell(fact)) } }
    }

    /// The heading of a page, with what changes its language and colours and prints it.
    pub(super) fn title_line(self, title: &str, beside: Markup) -> Markup {
        let label = |key| self.words.page(key, &[]);
        html! {
            div.title-line {
                h1 { bdi dir="auto" { (title) } " " (beside) }
                div.tools {
                    div #languages role="group" aria-label=(label("page-language")) data-words-label="page-language" {}
                    button #theme type="button" hidden title=(label("page-theme"))
                        aria-label=(label("page-theme")) data-words-title="page-theme"
                        data-words-label="page-theme" { "◐" }
                    (self.text("button", "page-print", &[], &[("id", "print"), ("type", "button"), ("hidden", "")]))
                }
            }
        }
    }

    /// What a reader sees whose browser runs no script, or is too old for ours.
    pub(super) fn without_script(self, too_old: &'static str, no_script: &'static str) -> Markup {
        html! {
            (self.text("p", too_old, &[], &[("id", "too-old"), ("class", "notice"), ("hidden", "")]))
            noscript { (self.text("p", no_script, &[], &[("class", "notice")])) }
        }
    }

    /// A chart under its heading, if there is anything to show.
    pub(super) fn chart(self, key: &'static str, shown: Option<Markup>) -> Markup {
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

    /// The options of a run and the program, as entries of a list.
    pub(super) fn run(self, options: &[(&'static str, String)], version: &str) -> Markup {
        html! {
            @if !options.is_empty() {
                dt { (self.word("page-how-options", &[])) }
                dd { ul { @for (flag, value) in options {
                    li { code { "--" (flag) " " (value) } }
                } } }
            }
            dt { (self.word("page-how-program", &[])) }
            dd { "arbiter " (version) }
        }
    }

    /// What was read and what was passed over, as entries of a list.
    pub(super) fn files(self, account: &Account, errors: &[Fact]) -> Markup {
        html! {
            dt { (self.word("page-how-files", &[])) }
            dd { (self.named(account.files.len(), &|file| html! {
                // A report or a table holds results and no games.
                bdi dir="auto" { (account.files[file].file) } " "
                span.quiet.numeric { (account.files[file].games.max(account.files[file].results)) }
            })) }
            dt { (self.word("page-how-skipped", &[])) }
            dd {
                @if account.skipped.is_empty() { (self.word("page-how-skipped-none", &[])) }
                (self.named(account.skipped.len(), &|file| html! {
                    bdi dir="auto" { (account.skipped[file].file) } ": "
                    (self.word("page-skip-reason", &[("reason", Value::Word(account.skipped[file].reason.word()))]))
                }))
                (self.named(errors.len(), &|error| self.fact(&errors[error])))
            }
        }
    }

    /// A list of so many names: as many as anybody reads on the screen, and on paper what fits into a paragraph, each with the
    /// count of the rest.
    pub(super) fn named(self, count: usize, name: &dyn Fn(usize) -> Markup) -> Markup {
        let rest =
            |shown: usize| self.counted("page-how-and-more", count.saturating_sub(shown) as u64);
        html! {
            @if count > 0 {
                ul.names {
                    @for place in 0..count.min(NAMED_FILES) {
                        li.screen-only[place >= NAMED_ON_PAPER] { (name(place)) }
                    }
                    @if count > NAMED_FILES { li.screen-only { (rest(NAMED_FILES)) } }
                    @if count > NAMED_ON_PAPER { li.paper-only { (rest(NAMED_ON_PAPER)) } }
                }
            }
        }
    }
}
