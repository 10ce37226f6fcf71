//! Small charts without script: bars in a table, and columns in SVG. The numbers stand beside them, so that nothing hangs on
//! a length or a colour alone.

use std::collections::BTreeMap;

use maud::{Markup, html};

/// One count of a chart.
pub(super) struct Bar {
    pub(super) name: Markup,
    /// For those who hear the chart.
    pub(super) told: String,
    /// A severity, or nothing.
    pub(super) class: &'static str,
    pub(super) count: u64,
    /// The filter of the list that shows what is counted.
    pub(super) filter: Option<String>,
    /// Told below the first column of a year.
    pub(super) year: Option<String>,
}

impl Bar {
    /// A bar that is called the same in all languages.
    pub(super) fn named(name: impl Into<String>, count: u64) -> Bar {
        let name = name.into();
        Bar {
            name: html! { (name) },
            told: name,
            class: "",
            count,
            filter: None,
            year: None,
        }
    }
}

/// Bars that lie one below the other, the name before and the number behind each.
pub(super) fn bars(bars: &[Bar]) -> Markup {
    const LENGTH: u64 = 1_000;
    let most = highest(bars);
    html! {
        table.bars { tbody {
            @for bar in bars {
                tr {
                    th scope="row" { (linked(bar, &bar.name)) }
                    td.bar {
                        svg viewBox=(format!("0 0 {LENGTH} 10")) preserveAspectRatio="none" aria-hidden="true" {
                            rect class=(bar.class) width=((bar.count * LENGTH).div_ceil(most)) height="10" {}
                        }
                    }
                    td.number { (bar.count) }
                }
            }
        } }
    }
}

/// Columns side by side, for rounds and months. They are as wide as what is written above and below them.
pub(super) fn columns(bars: &[Bar]) -> Markup {
    const HEIGHT: usize = 56;
    const TOP: usize = 14;
    const NARROWEST: usize = 19;
    const FIGURE: usize = 7;
    let most = highest(bars);
    let signs = bars.iter().map(|bar| {
        let name = bar.name.0.chars().count();
        name.max(bar.count.to_string().len())
    });
    let step = signs.max().unwrap_or(0) * FIGURE + 5;
    let step = step.max(NARROWEST);
    // The last year is wider than its column.
    let width = step * bars.len() + 10;
    html! {
        svg.columns viewBox=(format!("0 0 {width} 100")) width=(width) height="100" role="group" {
            @for (column, bar) in bars.iter().enumerate() {
                @let x = column * step;
                @let length = (bar.count * HEIGHT as u64).div_ceil(most) as usize;
                @let top = TOP + HEIGHT - length;
                @let drawn = html! {
                    rect x=(x + 2) y=(top) width=(step - 4) height=(length) {}
                    text.number x=(x + step / 2) y=(top - 4) { (bar.count) }
                    text x=(x + step / 2) y="83" { (bar.name) }
                };
                @match &bar.filter {
                    Some(filter) => a href=(format!("#{filter}")) aria-label=(told(bar)) { (drawn) },
                    None => g role="img" aria-label=(told(bar)) { (drawn) },
                }
                @if let Some(year) = &bar.year { text.year x=(x + 2) y="97" { (year) } }
            }
        }
    }
}

fn told(bar: &Bar) -> String {
    format!("{}: {}", bar.told, bar.count)
}

fn linked(bar: &Bar, inside: &Markup) -> Markup {
    match &bar.filter {
        Some(filter) => html! { a href=(format!("#{filter}")) { (inside) } },
        None => html! { (inside) },
    }
}

fn highest(bars: &[Bar]) -> u64 {
    bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1)
}

/// The most frequent first, so many of them; of equals the first by name.
pub(super) fn most<K: Ord + Clone>(counts: &BTreeMap<K, u64>, kept: usize) -> Vec<(K, u64)> {
    let mut all: Vec<(K, u64)> = counts
        .iter()
        .map(|(key, count)| (key.clone(), *count))
        .collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    all.truncate(kept);
    all
}
