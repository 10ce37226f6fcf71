//! One finding as plain text with its board: what is printed, searched and read without script.

use maud::{Markup, html};

use super::board::{Drawn, Placement, board};
use super::store::PlainCase;
use crate::board::Color;
use crate::fact::Value;
use crate::report::words::Words;
use crate::rules::{Severity, find};

pub(super) fn plain_case(case: &PlainCase, words: &Words) -> Markup {
    let code = case.text("rule");
    let name = find(code).map_or(String::new(), |rule| words.explanation(rule).0);
    let (shape, severity) = match case.severity {
        Severity::Error => ("●", "page-error"),
        Severity::Warning => ("▲", "page-warning"),
        Severity::Note => ("○", "page-note"),
    };
    let said = &case.said;
    let evidence = words.evidence(&said.evidence, said.accepted.as_deref());
    let suggestion = words.suggestion(&said.detail, said.suggestion.as_ref());
    let position = Placement::read(case.text("fen"));
    let below = match case.text("side") {
        "black" => Color::Black,
        _ => Color::White,
    };
    let drawn = Drawn {
        arrow: case.text("arrow"),
        cannot_stand: case.severity == Severity::Error && code.starts_with("MOV"),
        suggested: case.text("suggested"),
        marks: case.text("marks"),
        below,
    };
    let law = match (case.of_game("edition"), case.text("article")) {
        (_, "") => String::new(),
        (edition, article) => words.page(
            "page-law",
            &[
                ("edition", Value::Text(edition.to_owned())),
                ("article", Value::Text(article.to_owned())),
            ],
        ),
    };
    let rows = [
        ("page-article", law),
        ("page-evidence", evidence),
        ("page-suggestion", suggestion),
        ("page-fen", case.text("fen").to_owned()),
    ];
    let has_players = !case.of_game("white").is_empty() || !case.of_game("black").is_empty();
    let place = [case.of_game("event"), case.of_game("date")];
    html! {
        article.case.accepted[said.accepted.is_some()] {
            h3.case-title {
                span.severity.(case.severity.word()) {
                    span.shape.(case.severity.word()) aria-hidden="true" { (shape) }
                    " " (words.page(severity, &[]))
                }
                span.rule-code { (code) }
                span.rule-name { (name) }
            }
            @if has_players {
                p.players {
                    bdi dir="auto" { (case.of_game("white")) } " – " bdi dir="auto" { (case.of_game("black")) }
                }
            }
            p.where {
                strong { (case.number_of_move()) (case.text("san")) }
                @if !case.text("round").is_empty() {
                    " · " (words.page("page-round-number", &[("round", Value::Text(case.text("round").to_owned()))]))
                }
                @for part in place.iter().filter(|part| !part.is_empty()) { " · " bdi dir="auto" { (part) } }
            }
            p.file.quiet {
                bdi.path dir="auto" { (case.text("file")) }
                ", "
                (words.page("page-place-game", &[
                    ("game", Value::Number(case.number("game") as i64)),
                    ("line", Value::Number(case.number("line") as i64)),
                ]))
            }
            div.case-body.no-board[position.is_none()] {
                @if let Some(position) = &position { (board(position, &drawn, words)) }
                div.case-words {
                    p.reason dir="auto" { (words.tell(&said.detail)) }
                    dl {
                        @if let Some(text) = case.source()["text"].as_str() {
                            div.labelled {
                                dt { (words.page("page-written", &[])) }
                                dd {
                                    p.source {
                                        span.line-number { (case.source()["line"].as_u64().unwrap_or(0)) }
                                        code.source-text dir="auto" { (text) }
                                    }
                                }
                            }
                        }
                        @for (key, text) in rows.iter().filter(|(_, text)| !text.is_empty()) {
                            div.labelled {
                                dt { (words.page(key, &[])) }
                                dd dir="auto" { (text) }
                            }
                        }
                    }
                }
            }
        }
    }
}
