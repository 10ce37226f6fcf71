//! Finds a game that is in the input twice: in two files, twice in one, or as a near copy that has a few moves less,
//! abbreviated names or another encoding. It is told on the later one.
//!
//! Why it matters: a game counts once. Copies swell an archive, and they would double every change of a rating.
//!
//! Games are taken for copies where the moves and the people agree, and nothing that is known of round and day speaks
//! against it. Short games, which may well be played twice, must agree on the day or on event and round as well. Two
//! copies with different results or moves are ARC002.
//!
//! Example: `club.pgn` and `club (1).pgn` in one folder.

use crate::facts;
use crate::rules::archive::{Met, no_single_game};
use crate::rules::{Case, Finding, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "ARC001",
    name: "duplicate-game",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::OtherGames,
    matter: None,
    facts: &[DuplicateGame::SHAPES, OtherwiseThere::SHAPES],
    source: include_str!("duplicate_game.rs"),
    check: no_single_game,
};

facts! {
    /// The game stands earlier in the input.
    pub struct DuplicateGame = "duplicate-game" { file: String, game: u64 }

    /// What the earlier copy says otherwise.
    enum OtherwiseThere {
        Longer = "duplicate-longer" { here: u32, there: u32 },
        Shorter = "duplicate-shorter" { here: u32, there: u32 },
        Names = "duplicate-names" { white: String, black: String },
        Round = "duplicate-round" { round: String },
        Day = "duplicate-day" { day: String },
    }
}

pub fn found(case: &Case<'_>, met: &Met) -> Option<Finding> {
    let Met::Copy {
        earlier,
        plies,
        names,
        round,
        day,
        other_people: _,
    } = met
    else {
        return None;
    };
    let (file, game) = (earlier.file.clone(), earlier.game);
    let mut finding = Finding::of_game(case, &RULE, DuplicateGame { file, game }).on_their_word();
    let (here, there) = (case.record.plies(), *plies);
    if here < there {
        finding = finding.evidence(OtherwiseThere::Longer { here, there });
    }
    if here > there {
        finding = finding.evidence(OtherwiseThere::Shorter { here, there });
    }
    if let Some((white, black)) = names.clone() {
        finding = finding.evidence(OtherwiseThere::Names { white, black });
    }
    if let Some(round) = round.clone() {
        finding = finding.evidence(OtherwiseThere::Round { round });
    }
    if let Some(day) = day.clone() {
        finding = finding.evidence(OtherwiseThere::Day { day });
    }
    Some(finding)
}
