//! Finds text that belongs to no game or stands where it has no meaning: prose between games, a tag among
//! the moves, a closing bracket too many, braces inside braces, moves behind the result, a second game
//! without tags, a command that cannot be read.
//!
//! Why it matters: nothing in the input is passed over in silence.
//!
//! Example: `1. e4 e5 * 2. Nf3 Nc6 *`.

use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "INP002",
    name: "stray-text",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Odd,
    matter: None,
    source: include_str!("stray_text.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some(text) = case.stray_ahead {
        let start: String = text.trim().chars().take(60).collect();
        out.push(
            Finding::of_game(case, &RULE, "text ahead of the first game of the file")
                .evidence(start),
        );
    }
    for &span in &case.record.tags.damaged {
        out.push(
            Finding::of_game(
                case,
                &RULE,
                "a tag is not closed: read to the end of its line",
            )
            .span(span)
            .suggestion("end it with \"]"),
        );
    }
    for remark in &case.record.remarks {
        let (message, suggestion) = match remark.kind {
            RemarkKind::Stray => match remark.span.of(case.text).as_bytes() {
                [b')' | b'}' | b']'] => ("a closing bracket too many: ignored", ""),
                [b'[', ..] => ("a tag among the moves: ignored", "put it above the moves"),
                _ => ("text that is no part of the game: ignored", ""),
            },
            RemarkKind::NestedBraces => (
                "braces inside a comment: PGN does not nest them; read as one comment",
                "",
            ),
            RemarkKind::MovesAfterResult => {
                ("moves go on behind the result: they were replayed", "")
            }
            RemarkKind::TaglessGame => (
                "a second game without tags: not judged",
                "give it a tag section of its own",
            ),
            RemarkKind::MalformedCommand => ("a command that cannot be read: ignored", ""),
            _ => continue,
        };
        out.push(
            Finding::at(case, &RULE, remark.ply, message)
                .span(remark.span)
                .suggestion(suggestion),
        );
    }
}
