//! Finds a starting position (tag `FEN`) that is impossible or cannot be read, castling rights without king
//! and rook in their places, and a Chess960 game that starts from none of the 960 positions.
//!
//! Why it matters: every move is judged from there. A wrong right is dropped and the game replayed; an
//! impossible position leaves nothing to replay.
//!
//! Example: `[FEN "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"]` (no rooks to castle with).

use crate::board::chess960_number;
use crate::laws::Matter;
use crate::notation::tags::Tag;
use crate::replay::Variant;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV012",
    name: "starting-position",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::InitialPosition),
    source: include_str!("starting_position.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let record = case.record;
    let fen = record.tags.span(Tag::Fen);
    let finding = |message: String| {
        let finding = Finding::of_game(case, &RULE, message);
        match fen {
            Some(span) => finding.span(span),
            None => finding,
        }
    };
    if let Some(error) = &record.fen_error {
        out.push(
            finding(format!("the starting position cannot be used: {error}"))
                .evidence("no move was replayed"),
        );
        return;
    }
    if !record.fen_problems.is_empty() {
        let problems: Vec<String> = record
            .fen_problems
            .iter()
            .map(ToString::to_string)
            .collect();
        out.push(finding(problems.join("; ")));
    }
    if record.variant == Variant::Chess960
        && fen.is_some()
        && is_start(case)
        && chess960_number(&record.start).is_none()
    {
        out.push(
            finding("the starting position is none of the 960".to_owned())
                .article(case.laws.article(Matter::Chess960Position)),
        );
    }
}

/// A Chess960 game may also be continued from a later position: only a full array that has not moved
/// must be one of the 960.
fn is_start(case: &Case<'_>) -> bool {
    let start = &case.record.start;
    start.fullmove() == 1 && start.occupied().count() == 32
}
