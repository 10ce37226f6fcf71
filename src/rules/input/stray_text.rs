//! Finds text that belongs to no game or stands where it has no meaning: prose between games, a tag among
//! the moves, a closing bracket too many, braces inside braces, words or moves behind the result, a second game
//! without tags that does not open like one, a command that cannot be read.
//!
//! Why it matters: nothing in the input is passed over in silence.
//!
//! Example: `1. e4 e5 * 2. Nf3 Nc6 *`.

use crate::facts;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "INP002",
    name: "stray-text",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: None,
    facts: &[StrayText::SHAPES, Begins::SHAPES],
    source: include_str!("stray_text.rs"),
    check,
};

facts! {
    enum StrayText {
        Ahead = "stray-text-ahead",
        OpenTag = "stray-text-open-tag",
        Bracket = "stray-text-bracket",
        TagAmongMoves = "stray-text-tag",
        NoPartOfTheGame = "stray-text",
        NestedBraces = "stray-text-nested-braces",
        BehindResult = "stray-text-behind-result",
        TextBehindResult = "stray-text-text-behind-result",
        SecondGame = "stray-text-second-game",
        MalformedCommand = "stray-text-command",
    }

    /// How the text begins.
    struct Begins = "stray-text-begins" { text: String }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some(text) = case.stray_ahead {
        let text = text.trim().chars().take(60).collect();
        out.push(Finding::of_game(case, &RULE, StrayText::Ahead).evidence(Begins { text }));
    }
    for &span in &case.record.tags.damaged {
        out.push(Finding::of_game(case, &RULE, StrayText::OpenTag).span(Some(span)));
    }
    for remark in &case.record.remarks {
        let detail = match remark.kind {
            RemarkKind::Stray => match remark.span.slice(case.text).as_bytes() {
                [b')' | b'}' | b']'] => StrayText::Bracket,
                // What fits nowhere on a sheet comes in brackets too.
                [b'[', ..] if !case.record.is_sheet => StrayText::TagAmongMoves,
                _ => StrayText::NoPartOfTheGame,
            },
            RemarkKind::NestedBraces => StrayText::NestedBraces,
            RemarkKind::MovesAfterResult => StrayText::BehindResult,
            RemarkKind::TextBehindResult => StrayText::TextBehindResult,
            RemarkKind::TaglessGame => StrayText::SecondGame,
            RemarkKind::MalformedCommand => StrayText::MalformedCommand,
            _ => continue,
        };
        out.push(Finding::at(case, &RULE, remark.ply, detail).span(Some(remark.span)));
    }
}
