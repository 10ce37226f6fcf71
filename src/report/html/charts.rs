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
}

/// Bars that lie one below the other, the name before and the number behind each.
pub(super) fn bars(bars: &[Bar]) -> Markup {
    const LENGTH: u64 = 1_000;
    let most = highest(bars);
    html! {
        table {
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
        }
    }
}

/// Columns side by side, for rounds and months.
pub(super) fn columns(bars: &[Bar], width: u64) -> Markup {
    const HEIGHT: u64 = 70;
    let most = highest(bars);
    let whole = width * bars.len().max(1) as u64;
    let told: Vec<String> = bars
        .iter()
        .map(|bar| format!("{} {}", bar.told, bar.count))
        .collect();
    html! {
        svg.columns viewBox=(format!("0 0 {whole} {}", HEIGHT + 36)) role="img" aria-label=(told.join(", ")) {
            @for (column, bar) in (0..).zip(bars) {
                @let x = column * width;
                @let length = (bar.count * HEIGHT).div_ceil(most);
                @let drawn = html! {
                    rect x=(x + 3) y=(HEIGHT - length + 16) width=(width - 6) height=(length) {}
                };
                text.number x=(x + width / 2) y=(HEIGHT - length + 12) { (bar.count) }
                (linked(bar, &drawn))
                text x=(x + width / 2) y=(HEIGHT + 32) { (bar.name) }
            }
        }
    }
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
