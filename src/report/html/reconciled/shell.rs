//! What stands in the page of reconciled games without script: the counts, what was read, and the first rows that differ.

use maud::{Markup, html};
use serde_json::json;

use super::super::board::{Drawn, Placement, board};
use super::super::charts::{Bar, bars};
use super::super::frame::Frame;
use super::super::languages::languages;
use super::super::texts::Texts;
use super::ReconcileRun;
use super::store::{PLAIN_PLIES, PlainGame, PlainPly, ReconcileStore};
use crate::board::Color;
use crate::fact::Value;
use crate::report::words::Words;

/// The parts of the script, in the order in which they stand in the page.
pub(super) const SCRIPT: [&str; 14] = [
    include_str!("../script/words.js"),
    include_str!("../script/dom.js"),
    include_str!("../script/tables.js"),
    include_str!("../script/ordering.js"),
    include_str!("../script/rows.js"),
    include_str!("../script/tableview.js"),
    include_str!("../script/panes.js"),
    include_str!("../script/tablepage.js"),
    include_str!("../script/data.js"),
    include_str!("../script/board.js"),
    include_str!("../script/clocks.js"),
    include_str!("../script/game.js"),
    include_str!("../script/sheets.js"),
    include_str!("../script/reconcile.js"),
];

pub(super) fn page(store: &mut ReconcileStore, run: &ReconcileRun) -> String {
    store.close();
    let texts = Texts {
        words: Words::spoken(),
    };
    let title = run.paths.join(" · ");
    let shell = Shell { store, run, texts };
    let mut meta = store.meta();
    meta["language"] = json!(texts.words.code());
    meta["languages"] = json!(Words::codes().collect::<Vec<_>>());
    let frame = Frame {
        texts,
        title: &title,
        script: &SCRIPT,
        meta,
        languages: languages(&store.keys, &Default::default()),
        tables: &[&store.games, &store.plies],
    };
    frame.around(&shell.head(&title), &shell.main())
}

struct Shell<'s> {
    store: &'s ReconcileStore,
    run: &'s ReconcileRun,
    texts: Texts,
}

impl Shell<'_> {
    fn head(&self, title: &str) -> Markup {
        let counts = &self.store.counts;
        html! {
            header.page-head {
                (self.texts.title_line(title, self.texts.text(
                    "span",
                    "page-reconcile-games",
                    &[("count", Value::Number(counts.games as i64))],
                    &[("class", "quiet")],
                )))
            }
            (self.texts.without_script("page-reconcile-too-old", "page-reconcile-no-script"))
        }
    }

    fn main(&self) -> Markup {
        html! {
            section #totals aria-label=(self.texts.words.page("page-totals", &[])) data-words-label="page-totals" {
                (self.texts.chart("page-reconcile-chart", Some(bars(&self.bars()))))
            }
            (self.how())
            div #app.narrow-list hidden {}
            section #static { (self.first_plies()) }
        }
    }

    fn bars(&self) -> Vec<Bar> {
        let counts = &self.store.counts;
        let shown = [
            ("page-reconcile-agreed", counts.plies - counts.differing, ""),
            ("page-reconcile-differing", counts.differing, "warning"),
            ("page-reconcile-doubtful", counts.doubtful, "error"),
            ("page-reconcile-results", counts.results, "error"),
        ];
        let each = shown.into_iter().map(|(key, count, class)| Bar {
            name: self.texts.word(key, &[]),
            class,
            ..Bar::named(self.texts.words.page(key, &[]), count)
        });
        each.collect()
    }

    /// What was read, and what is not in the page.
    fn how(&self) -> Markup {
        let left_out = self.store.counts.games - self.store.games.rows() as u64;
        html! {
            details #how {
                summary { (self.texts.word("page-reconcile-how", &[])) }
                dl {
                    (self.texts.run(&self.run.options, self.run.version))
                    @if !self.run.alone.is_empty() {
                        dt { (self.texts.word("page-reconcile-alone", &[])) }
                        dd { (self.texts.named(self.run.alone.len(), &|file| html! { bdi dir="auto" { (self.run.alone[file]) } })) }
                    }
                    @if left_out > 0 {
                        dt { (self.texts.word("page-how-left-out", &[])) }
                        dd { (self.texts.counted("page-reconcile-left-out", left_out)) }
                    }
                }
            }
        }
    }

    /// The first rows that differ, game by game, each with the board where they begin.
    fn first_plies(&self) -> Markup {
        html! {
            (self.texts.text("h2", "page-reconcile-rows", &[], &[]))
            (self.texts.text("p", "page-reconcile-first", &[("count", Value::Number(PLAIN_PLIES as i64))], &[]))
            @for game in &self.store.plain { (self.game(game)) }
        }
    }

    fn game(&self, game: &PlainGame) -> Markup {
        let words = self.texts.words;
        let heads = [
            "page-move",
            "page-reconcile-white-sheet",
            "page-reconcile-black-sheet",
            "page-reconcile-chosen",
            "page-reconcile-confidence",
            "page-reason",
        ];
        let [white, black] = &game.players;
        let drawn = Drawn {
            arrow: &game.arrow,
            cannot_stand: false,
            suggested: "",
            marks: "",
            below: Color::White,
        };
        html! {
            section.printed-copies {
                @if !white.is_empty() || !black.is_empty() {
                    h3 { bdi dir="auto" { (white) } " – " bdi dir="auto" { (black) } }
                }
                dl {
                    @for (key, file) in ["page-reconcile-white-sheet", "page-reconcile-black-sheet"].into_iter().zip(&game.files) {
                        div.labelled {
                            dt { (words.page(key, &[])) }
                            dd { bdi.path dir="auto" { (file) } }
                        }
                    }
                }
                div.copies-board {
                    @if let Some(position) = Placement::read(&game.fen) { (board(&position, &drawn, words)) }
                }
                table.sheet-rows {
                    thead { tr { @for key in heads { (self.texts.text("th", key, &[], &[("scope", "col")])) } } }
                    tbody { @for ply in &game.plies { (self.ply(ply)) } }
                }
            }
        }
    }

    fn ply(&self, ply: &PlainPly) -> Markup {
        let words = self.texts.words;
        let dots = if ply.index.is_multiple_of(2) {
            "."
        } else {
            "…"
        };
        html! {
            tr {
                td { (ply.index / 2 + 1) (dots) }
                @for written in &ply.written { td { bdi dir="auto" { (written) } } }
                td { strong { (figurines(&ply.chosen)) } }
                td.numeric { (words.number(Value::Hundredths(ply.confidence.into()))) }
                td { (words.tell_all(&ply.reason)) }
            }
        }
    }
}

/// A move in figurines, as the script shows it.
fn figurines(san: &str) -> String {
    let sign = |letter: char| match letter {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        other => other,
    };
    san.chars().map(sign).collect()
}
