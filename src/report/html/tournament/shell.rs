//! What stands in the page of tournaments without script: what must be known of the run, and the first places.

use maud::{Markup, html};
use serde_json::{Value as Json, json};

use super::super::fact_json::keys_of;
use super::super::frame::Frame;
use super::super::languages::languages;
use super::super::texts::Texts;
use super::TournamentRun;
use super::store::TournamentStore;
use crate::fact::{Fact, IntoValue, Value};
use crate::points::Amount;
use crate::report::RankedTournament;
use crate::report::words::Words;
use crate::tournament::standings::StandingLine;

/// The parts of the script, in the order in which they stand in the page.
pub(super) const SCRIPT: [&str; 13] = [
    include_str!("../script/words.js"),
    include_str!("../script/dom.js"),
    include_str!("../script/tables.js"),
    include_str!("../script/ordering.js"),
    include_str!("../script/rows.js"),
    include_str!("../script/tableview.js"),
    include_str!("../script/panes.js"),
    include_str!("../script/tablepage.js"),
    include_str!("../script/places.js"),
    include_str!("../script/crosstable.js"),
    include_str!("../script/pairings.js"),
    include_str!("../script/derivation.js"),
    include_str!("../script/tournament.js"),
];

/// So many lines stand in the page as plain text, to be read and printed without script.
const PLAIN_LINES: usize = 200;

/// So many notes are told before the others are folded away, and so many at all.
const FIRST_NOTES: usize = 5;
const TOLD_NOTES: usize = 100;

/// The page, with so many bytes of tables in it at the most.
pub(super) fn page(ranked: &[RankedTournament], run: &TournamentRun<'_>, room: usize) -> String {
    let store = TournamentStore::within(room, ranked);
    let texts = Texts {
        words: Words::spoken(),
    };
    let shell = Shell {
        ranked,
        run,
        store: &store,
        texts,
    };
    let title = shell.title();
    let mut keys = store.keys.clone();
    keys.extend(keys_of(
        run.complaints.iter().chain(&run.notes).chain(&run.errors),
    ));
    let frame = Frame {
        texts,
        title: &title,
        script: &SCRIPT,
        meta: shell.meta(),
        languages: languages(&keys, &Default::default()),
        tables: &[
            &store.tournaments,
            &store.lines,
            &store.pairings,
            &store.papers,
        ],
    };
    frame.around(&shell.head(&title), &shell.main())
}

struct Shell<'s> {
    ranked: &'s [RankedTournament],
    run: &'s TournamentRun<'s>,
    store: &'s TournamentStore,
    texts: Texts,
}

impl Shell<'_> {
    /// The tournament, if there is but one; else what was read.
    fn title(&self) -> String {
        match self.ranked {
            [only] if !matches!(&*only.tournament.name, "" | "?") => only.tournament.name.clone(),
            _ => self.run.paths.join(", "),
        }
    }

    fn head(&self, title: &str) -> Markup {
        html! {
            header.page-head {
                (self.texts.title_line(title, self.about()))
                @if let Some([wrong, correct, undecidable]) = self.store.verdicts {
                    p.counts {
                        @if wrong > 0 {
                            a.severity.error href=(format!("#t={}&view=pairings&wrong=yes", self.store.first_wrong)) {
                                span.shape.error aria-hidden="true" { "●" }
                                " "
                                (self.texts.counted("page-tournament-wrong", wrong as u64))
                            }
                        } @else {
                            span { (self.texts.word("page-tournament-none-wrong", &[])) }
                        }
                        span { "○ " (self.texts.counted("page-tournament-correct", correct as u64)) }
                        @if undecidable > 0 {
                            span { "? " (self.texts.counted("page-tournament-undecidable", undecidable as u64)) }
                        }
                    }
                }
            }
            (self.texts.without_script("page-tournament-too-old", "page-tournament-no-script"))
        }
    }

    /// How many took part, or how many tournaments there are.
    fn about(&self) -> Markup {
        let (key, values) = match self.ranked {
            [only] => {
                let standings = &only.standings;
                let key = match standings.teams {
                    true => "page-tournament-of-teams",
                    false => "page-tournament-of-players",
                };
                let round = Value::Number(standings.rounds.into());
                let count = Value::Number(standings.lines.len() as i64);
                (key, vec![("count", count), ("round", round)])
            }
            all => {
                let count = Value::Number(all.len() as i64);
                ("page-tournament-several", vec![("count", count)])
            }
        };
        self.texts.text("span", key, &values, &[("class", "quiet")])
    }

    fn main(&self) -> Markup {
        html! {
            (self.notes())
            (self.how())
            div #app.tournament hidden {}
            section #static { (self.first_lines()) }
        }
    }

    /// What is wrong with the input, and what a reader must know.
    fn notes(&self) -> Markup {
        let complaints = self.run.complaints.iter().map(|fact| (true, fact));
        let notes = self.run.notes.iter().map(|fact| (false, fact));
        let all: Vec<(bool, &Fact)> = complaints.chain(notes).collect();
        let (first, rest) = all.split_at(all.len().min(FIRST_NOTES));
        let told = rest.iter().take(TOLD_NOTES);
        let untold = rest.len() - told.len();
        html! {
            @if !all.is_empty() {
                section #notes aria-label=(self.texts.words.page("page-tournament-notes", &[])) data-words-label="page-tournament-notes" {
                    ul { @for note in first { (self.note(note)) } }
                    @if !rest.is_empty() {
                        details {
                            summary { (self.texts.counted("page-how-and-more", rest.len() as u64)) }
                            ul {
                                @for note in told { (self.note(note)) }
                                @if untold > 0 { li { (self.texts.counted("page-how-and-more", untold as u64)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn note(&self, (is_complaint, fact): &(bool, &Fact)) -> Markup {
        html! {
            li {
                @if *is_complaint { span.shape.warning aria-hidden="true" { "▲" } } @else { span.shape.note aria-hidden="true" { "○" } }
                " "
                (self.texts.fact(fact))
            }
        }
    }

    /// What was read and how, and what is not in the page.
    fn how(&self) -> Markup {
        let store = self.store;
        let lines = store.all_lines - store.lines.rows();
        let papers = store.lines.rows() - store.papers.rows();
        let pairings = store.all_pairings - store.pairings.rows();
        let left_out = [
            ("page-tournament-lines-left-out", lines),
            ("page-tournament-papers-left-out", papers),
            ("page-tournament-pairings-left-out", pairings),
        ];
        html! {
            details #how {
                summary { (self.texts.word("page-tournament-how", &[])) }
                dl {
                    (self.texts.run(&self.run.options, self.run.version))
                    (self.texts.files(self.run.account, &self.run.errors))
                    @if lines + papers + pairings > 0 {
                        dt { (self.texts.word("page-how-left-out", &[])) }
                        dd { ul {
                            @for (key, count) in left_out.into_iter().filter(|(_, count)| *count > 0) {
                                li { (self.texts.counted(key, count as u64)) }
                            }
                        } }
                    }
                }
            }
        }
    }

    /// The first lines of the standings as tables.
    fn first_lines(&self) -> Markup {
        let mut left = PLAIN_LINES;
        let shown = self.ranked.iter().map_while(|ranked| {
            let lines = &ranked.standings.lines[..ranked.standings.lines.len().min(left)];
            left -= lines.len();
            (!lines.is_empty()).then(|| self.standings(ranked, lines))
        });
        let shown: Vec<Markup> = shown.collect();
        html! {
            (self.texts.text("h2", "page-tournament-view-standings", &[], &[]))
            (self.texts.text(
                "p",
                "page-tournament-count",
                &[
                    ("shown", Value::Number((PLAIN_LINES - left) as i64)),
                    ("total", Value::Number(self.store.all_lines as i64)),
                ],
                &[],
            ))
            @for table in shown { (table) }
        }
    }

    fn standings(&self, ranked: &RankedTournament, lines: &[StandingLine]) -> Markup {
        let title = Fact::from(ranked.tournament.title());
        let player = match ranked.standings.teams {
            true => "page-head-team",
            false => "page-head-player",
        };
        let heads = [
            ("page-head-rank", "numeric"),
            ("page-head-number", "numeric"),
            ("page-head-title", ""),
            (player, ""),
            ("page-head-federation", ""),
            ("page-head-rating", "numeric"),
            ("page-head-points", "numeric"),
        ];
        html! {
            @if self.ranked.len() > 1 { h3 { (self.texts.fact(&title)) } }
            table.places {
                thead { tr {
                    @for (key, class) in heads { (self.texts.text("th", key, &[], &[("scope", "col"), ("class", class)])) }
                    @for tiebreak in &ranked.standings.order { th.numeric scope="col" { (tiebreak.name) } }
                } }
                tbody { @for line in lines { (self.line(ranked, line)) } }
            }
        }
    }

    fn line(&self, ranked: &RankedTournament, line: &StandingLine) -> Markup {
        let number = |amount: Amount| self.texts.words.number(amount.into_value());
        let (team, player) = match ranked.standings.teams {
            true => (ranked.tournament.teams.get(line.side), None),
            false => (None, ranked.tournament.players.get(line.side)),
        };
        let start = team.map(|team| team.number);
        let start = start.or(player.map(|player| player.number));
        let name = team.map(|team| &team.name);
        let name = name.or(player.map(|player| &player.name));
        html! {
            tr {
                td.numeric { (line.rank) }
                td.numeric { @if let Some(start) = start { (start) } }
                td { @if let Some(player) = player { bdi dir="auto" { (player.title) } } }
                th scope="row" { @if let Some(name) = name { bdi dir="auto" { (name) } } }
                td { @if let Some(player) = player { bdi dir="auto" { (player.federation) } } }
                td.numeric { @if let Some(rating) = player.and_then(|player| player.rating) { (rating) } }
                td.numeric { strong { (number(line.points)) } }
                @for score in &line.scores {
                    td.numeric { @if let Some(value) = score.value { (number(value)) } }
                }
            }
        }
    }

    /// What the script needs to know of the whole.
    fn meta(&self) -> Json {
        json!({
            "language": self.texts.words.code(),
            "languages": Words::codes().collect::<Vec<_>>(),
            "tournaments": self.ranked.len(),
            "lines": self.store.all_lines,
            "pairings": self.store.all_pairings,
        })
    }
}
