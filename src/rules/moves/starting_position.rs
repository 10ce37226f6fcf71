//! Finds a starting position (tag `FEN`) that is impossible or cannot be read, castling rights without king
//! and rook in their places, and a Chess960 game that starts from none of the 960 positions.
//!
//! Why it matters: every move is judged from there. A wrong right is dropped and the game replayed; an
//! impossible position leaves nothing to replay.
//!
//! Example: `[FEN "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"]` (no rooks to castle with).

use crate::board::chess960_number;
use crate::fact::{Fact, POSITION_FAULTS, POSITION_FLAWS};
use crate::facts;
use crate::laws::Matter;
use crate::notation::pgn::tags::Tag;
use crate::replay::Variant;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV012",
    name: "starting-position",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::InitialPosition),
    facts: &[
        StartingPosition::SHAPES,
        NothingReplayed::SHAPES,
        POSITION_FAULTS,
        POSITION_FLAWS,
    ],
    source: include_str!("starting_position.rs"),
    check,
};

facts! {
    /// What is wrong with the position the game starts from.
    enum StartingPosition {
        Unusable = "starting-position-unusable" { fault: Fact },
        Flawed = "starting-position-flawed" { flaws: Vec<Fact> },
        NoneOfThe960 = "starting-position-none-of-the-960",
    }

    struct NothingReplayed = "starting-position-nothing-replayed" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let record = case.record;
    let fen = record.tags.span(Tag::Fen);
    let finding = |detail: StartingPosition| Finding::of_game(case, &RULE, detail).span(fen);
    if let Some(error) = &record.fen_error {
        let fault = Fact::from(error.clone());
        out.push(finding(StartingPosition::Unusable { fault }).evidence(NothingReplayed {}));
        return;
    }
    if !record.fen_problems.is_empty() {
        let flaws = record.fen_problems.iter().cloned().map(Fact::from);
        out.push(finding(StartingPosition::Flawed {
            flaws: flaws.collect(),
        }));
    }
    if record.variant == Variant::Chess960
        && fen.is_some()
        && is_start(case)
        && chess960_number(&record.start).is_none()
    {
        out.push(finding(StartingPosition::NoneOfThe960).on(case, Matter::Chess960Position));
    }
}

/// A Chess960 game may also be continued from a later position: only a full array that has not moved
/// must be one of the 960.
fn is_start(case: &Case<'_>) -> bool {
    let start = &case.record.start;
    start.fullmove() == 1 && start.occupied().count() == 32
}
