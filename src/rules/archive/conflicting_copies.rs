//! Finds two copies of one game that contradict each other: the same players, colours and round, or the same players, moves
//! and day, with other moves or another result; or the same moves on the same day with the colours exchanged or another ID.
//! It is told on the later one.
//!
//! Why it matters: one of the two is wrong, and nothing in the files says which. Neither should be rated until the score
//! sheets have been looked at.
//!
//! Games that are told apart by a clock time, an address of their own, a section, a stage or another starting position are no
//! copies: matches and blitz events have several games of one pairing.
//!
//! Example: round 3, Doe against Roe, ends 1-0 in one file and ½-½ in the other.

use crate::facts;
use crate::notation::words::result::GameResult;
use crate::replay::san;
use crate::rules::archive::{Met, no_single_game};
use crate::rules::{Case, Finding, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "ARC002",
    name: "conflicting-copies",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::OtherGames,
    matter: None,
    facts: &[ConflictingCopies::SHAPES, Differs::SHAPES],
    source: include_str!("conflicting_copies.rs"),
    check: no_single_game,
};

facts! {
    /// What differs between this copy and an earlier one.
    enum ConflictingCopies {
        Results = "conflicting-results" { file: String, game: u64 },
        Moves = "conflicting-moves" { file: String, game: u64 },
        Both = "conflicting-both" { file: String, game: u64 },
        /// The moves are the same, and the players.
        Colours = "conflicting-colours" { file: String, game: u64 },
        Ids = "conflicting-ids" { file: String, game: u64 },
    }

    /// Where they part, and how each of them ends.
    enum Differs {
        Moves = "conflicting-at" { number: String, here: String, there: String },
        Results = "conflicting-ends" { here: Option<GameResult>, there: Option<GameResult> },
    }
}

pub fn found(case: &Case<'_>, met: &Met) -> Option<Finding> {
    let Met::Conflict {
        earlier,
        common,
        other,
        moves_differ,
        result,
        colours,
        ids,
    } = met
    else {
        return None;
    };
    let (file, game) = (earlier.file.clone(), earlier.game);
    let detail = match (moves_differ, result.is_some()) {
        _ if *colours => ConflictingCopies::Colours { file, game },
        _ if *ids => ConflictingCopies::Ids { file, game },
        (false, _) => ConflictingCopies::Results { file, game },
        (true, false) => ConflictingCopies::Moves { file, game },
        (true, true) => ConflictingCopies::Both { file, game },
    };
    let ply = common + 1;
    let has_move = *moves_differ && ply <= case.record.plies();
    let mut finding = match has_move {
        true => Finding::at(case, &RULE, ply, detail)
            .with_san(case)
            .on_their_word(),
        false => Finding::of_game(case, &RULE, detail).on_their_word(),
    };
    if let (true, Some(other)) = (has_move, other) {
        finding = finding.evidence(Differs::Moves {
            number: case.record.move_number(ply),
            here: case.san(ply),
            there: san::san(&case.record.board_before(ply), *other),
        });
    }
    if let Some(there) = result {
        finding = finding.evidence(Differs::Results {
            here: case.submitted.result,
            there: *there,
        });
    }
    Some(finding)
}
