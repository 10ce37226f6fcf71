//! What stands in the page of ratings without script: the totals, what was rated and how, and the first players.

use super::super::fact_json::keys_of;
use std::collections::BTreeMap;

use maud::{Markup, html};
use serde_json::{Value as Json, json};

use super::super::charts::{Bar, bars, most};
use super::super::frame::Frame;
use super::super::languages::languages;
use super::super::texts::Texts;
use super::RatingsRun;
use super::plot::{Plot, hundredths};
use super::store::RatingsStore;
use crate::fact::{Fact, Value};
use crate::points::{Hundredths, Rating};
use crate::rating::calculation::Calculation;
use crate::report::ratings::Ratings;
use crate::report::words::Words;

/// The parts of the script, in the order in which they stand in the page.
pub(super) const SCRIPT: [&str; 11] = [
    include_str!("../script/words.js"),
    include_str!("../script/dom.js"),
    include_str!("../script/tables.js"),
    include_str!("../script/ordering.js"),
    include_str!("../script/rows.js"),
    include_str!("../script/tableview.js"),
    include_str!("../script/panes.js"),
    include_str!("../script/tablepage.js"),
    include_str!("../script/players.js"),
    include_str!("../script/paper.js"),
    include_str!("../script/ratings.js"),
];

/// So many players stand in the page as plain text, to be read, searched and printed without script.
const PLAIN_PLAYERS: usize = 200;

/// So many complaints are told.
const TOLD_COMPLAINTS: usize = 100;

/// So many rules have a bar of their own.
const RULES: usize = 8;

/// More classes of ratings than this cannot be read.
const CLASSES: i64 = 14;

/// The page, with so many bytes of tables in it at the most.
pub(super) fn page(ratings: &Ratings<'_>, run: &RatingsRun<'_>, room: usize) -> String {
    let store = RatingsStore::within(room, ratings);
    let texts = Texts {
        words: Words::spoken(),
    };
    let shell = Shell {
        ratings,
        run,
        store: &store,
        texts,
        plot: Plot::new(ratings),
    };
    let title = shell.title();
    let told = run.told.iter().chain(&run.complaints).chain(&run.errors);
    let mut keys = store.keys.clone();
    keys.extend(keys_of(told));
    let frame = Frame {
        texts,
        title: &title,
        script: &SCRIPT,
        meta: shell.meta(),
        languages: languages(&keys, &store.rules),
        tables: &[&store.players, &store.papers],
    };
    frame.around(&shell.head(&title), &shell.main())
}

struct Shell<'s> {
    ratings: &'s Ratings<'s>,
    run: &'s RatingsRun<'s>,
    store: &'s RatingsStore,
    texts: Texts,
    plot: Plot,
}

impl Shell<'_> {
    /// The tournament, if there is but one; else what was read.
    fn title(&self) -> String {
        match self.ratings.contest.tournaments.as_slice() {
            [only] if !matches!(only.name.as_str(), "" | "?") => only.name.clone(),
            _ => self.run.paths.join(", "),
        }
    }

    fn head(&self, title: &str) -> Markup {
        let contest = self.ratings.contest;
        let differing = self.ratings.differing().count() as u64;
        let left_out = self.ratings.not_counted() as u64;
        html! {
            header.page-head {
                (self.texts.title_line(title, self.texts.text(
                    "span",
                    "page-rating-system",
                    &[
                        ("system", Value::Text(self.ratings.system.to_owned())),
                        ("games", Value::Number(contest.games.len() as i64)),
                        ("players", Value::Number(self.ratings.submitted.len() as i64)),
                    ],
                    &[("class", "quiet")],
                )))
                p.counts {
                    @if differing > 0 {
                        a.severity.error href="#differing=yes" {
                            span.shape.error aria-hidden="true" { "●" }
                            " "
                            (self.texts.counted("page-rating-differing", differing))
                        }
                    } @else {
                        span { (self.texts.word("page-rating-none-differs", &[])) }
                    }
                    @if left_out > 0 {
                        span.aside { (self.texts.counted("page-rating-not-counted", left_out)) }
                    }
                }
            }
            (self.texts.without_script("page-rating-too-old", "page-rating-no-script"))
        }
    }

    fn main(&self) -> Markup {
        html! {
            section #totals aria-label=(self.texts.words.page("page-totals", &[])) data-words-label="page-totals" {
                (self.texts.chart("page-rating-chart-games", Some(bars(&self.games()))))
                (self.texts.chart("page-rating-chart-rules", some(self.rules())))
                (self.texts.chart("page-rating-chart-ratings", some(self.classes())))
            }
            (self.how())
            div #app.wide-list hidden {}
            section #static { (self.first_players()) }
        }
    }

    fn games(&self) -> Vec<Bar> {
        let games = &self.ratings.contest.games;
        let left_out = self.ratings.not_counted();
        let changed = games.iter().filter(|game| game.submitted != game.audited);
        [
            ("page-rating-counted", games.len() - left_out, ""),
            ("page-rating-left-out", left_out, "warning"),
            ("page-rating-changed", changed.count(), "error"),
        ]
        .into_iter()
        .map(|(key, count, class)| Bar {
            name: self.texts.word(key, &[]),
            class,
            ..Bar::named(self.texts.words.page(key, &[]), count as u64)
        })
        .collect()
    }

    /// The rules by which results were changed.
    fn rules(&self) -> Vec<Bar> {
        let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
        let games = self.ratings.contest.games.iter();
        for code in games
            .filter(|game| game.submitted != game.audited)
            .flat_map(|game| &game.decisive)
        {
            *counts.entry(code).or_default() += 1;
        }
        most(&counts, RULES)
            .into_iter()
            .map(|(code, count)| Bar::named(code, count))
            .collect()
    }

    /// Players by their new rating, in classes of a round width, and those who have none.
    fn classes(&self) -> Vec<Bar> {
        let ratings = self.ratings.audited.iter().filter_map(|sum| sum.after);
        let ratings: Vec<i64> = ratings.map(|rating| hundredths(rating) / 100).collect();
        let (Some(least), Some(greatest)) = (ratings.iter().min(), ratings.iter().max()) else {
            return Vec::new();
        };
        let widths = [100, 200, 500, 1_000, 10_000];
        let fits = |width: &i64| greatest / width - least / width < CLASSES;
        let width = widths.into_iter().find(fits).unwrap_or(1_000_000);
        let mut counts: BTreeMap<i64, u64> = BTreeMap::new();
        for rating in &ratings {
            *counts.entry(rating.div_euclid(width)).or_default() += 1;
        }
        let classes = (least.div_euclid(width)..=greatest.div_euclid(width)).rev();
        let bars = classes.map(|class| {
            let (from, to) = (class * width, class * width + width - 1);
            let name = match from < 0 {
                true => format!("{from} – {to}"),
                false => format!("{from}–{to}"),
            };
            Bar::named(name, counts.get(&class).copied().unwrap_or(0))
        });
        let unrated = self.ratings.audited.len() - ratings.len();
        let unrated = (unrated > 0).then(|| Bar::named("–", unrated as u64));
        bars.chain(unrated).collect()
    }

    /// What was rated and how, and what is not in the page.
    fn how(&self) -> Markup {
        let run = self.run;
        let players = self.ratings.submitted.len() - self.store.players.rows();
        let papers = self.store.players.rows() - self.store.papers.rows();
        html! {
            details #how {
                summary { (self.texts.word("page-rating-how", &[])) }
                dl {
                    dt { (self.texts.word("page-rating-system-label", &[])) }
                    dd {
                        (self.ratings.system)
                        @if !self.ratings.period.is_empty() { ", " (self.ratings.period) }
                        (facts_told(self.texts, run.told))
                    }
                    (self.texts.run(&run.options, run.version))
                    (self.texts.files(run.account, &run.errors))
                    dt { (self.texts.word("page-rating-complaints", &[])) }
                    dd {
                        @if run.complaints.is_empty() { (self.texts.word("page-rating-no-complaints", &[])) }
                        (facts_told(self.texts, &run.complaints))
                    }
                    @if players + papers > 0 {
                        dt { (self.texts.word("page-how-left-out", &[])) }
                        dd { ul {
                            @if players > 0 { li { (self.texts.counted("page-rating-players-left-out", players as u64)) } }
                            @if papers > 0 { li { (self.texts.counted("page-rating-papers-left-out", papers as u64)) } }
                        } }
                    }
                }
            }
        }
    }

    /// The first players as a table.
    fn first_players(&self) -> Markup {
        let shown = self.store.order.iter().take(PLAIN_PLAYERS);
        let heads = [
            "page-head-player",
            "page-head-before",
            "page-head-games",
            "page-head-score",
            "page-head-expected",
            "page-head-k",
            "page-head-change_submitted",
            "page-head-change_audited",
            "page-head-after",
        ];
        html! {
            (self.texts.text("h2", "page-rating-players", &[], &[]))
            (self.texts.text(
                "p",
                "page-rating-printed",
                &[
                    ("shown", Value::Number(shown.len() as i64)),
                    ("total", Value::Number(self.store.order.len() as i64)),
                ],
                &[],
            ))
            table.player-table {
                thead { tr {
                    @for key in heads { (self.texts.text("th", key, &[], &[("scope", "col")])) }
                    th scope="col" {}
                } }
                tbody { @for place in shown { (self.player(*place)) } }
            }
        }
    }

    fn player(&self, place: usize) -> Markup {
        let (submitted, sum) = (&self.ratings.submitted[place], &self.ratings.audited[place]);
        let player = &self.ratings.contest.players[sum.player];
        let words = self.texts.words;
        let numbers = [
            sum.before
                .map_or(String::new(), |rating| rating.to_string()),
            sum.games().to_string(),
            words.number(Value::Halves(sum.score().halves())),
            self.decimal(sum.expected),
            sum.k.clone(),
            self.change(submitted),
            self.change(sum),
            match sum.after {
                Some(Rating::Whole(rating)) => rating.to_string(),
                Some(Rating::Decimal(rating)) => self.decimal(Some(rating)),
                None => String::new(),
            },
        ];
        html! {
            tr.differs[Ratings::differs(submitted, sum)] {
                th scope="row" {
                    bdi dir="auto" { (player.name) }
                    @if !player.id.is_empty() { " " bdi.quiet dir="auto" { (player.id) } }
                }
                @for number in numbers { td.numeric { (number) } }
                td.picture { (self.plot.drawn(submitted, sum)) }
            }
            @if !sum.remarks.is_empty() {
                tr.remark { td colspan="10" dir="auto" { (words.tell_all(&sum.remarks)) } }
            }
        }
    }

    fn decimal(&self, number: Option<Hundredths>) -> String {
        number.map_or(String::new(), |number| {
            self.texts.words.number(Value::Hundredths(number.get()))
        })
    }

    fn change(&self, sum: &Calculation) -> String {
        self.decimal(sum.change)
    }

    /// What the script needs to know of the whole.
    fn meta(&self) -> Json {
        json!({
            "language": self.texts.words.code(),
            "languages": Words::codes().collect::<Vec<_>>(),
            "system": self.ratings.system,
            "every_game": self.ratings.all_games,
            "plot": self.plot.meta(),
            "players": self.store.order.len(),
        })
    }
}

fn some(shown: Vec<Bar>) -> Option<Markup> {
    (!shown.is_empty()).then(|| bars(&shown))
}

/// Sentences one below the other, as many as anybody reads.
fn facts_told(texts: Texts, facts: &[Fact]) -> Markup {
    html! {
        @if !facts.is_empty() {
            ul {
                @for fact in facts.iter().take(TOLD_COMPLAINTS) { li { (texts.fact(fact)) } }
                @if facts.len() > TOLD_COMPLAINTS { li { "… " (facts.len() - TOLD_COMPLAINTS) } }
            }
        }
    }
}
