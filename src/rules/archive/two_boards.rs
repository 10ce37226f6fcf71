//! Finds a player who has two games of one round against different opponents. It is told on the later one. A FIDE ID is a
//! person, whatever name stands beside it.
//!
//! Why it matters: nobody plays on two boards at once. A name, a round or an event is wrong, or two people share a name,
//! and a rating would be reckoned from somebody else's game.
//!
//! Where only an abbreviated name is the same, or the ratings differ, it is a warning: two people may bear it. Exhibitions
//! and games of different days are left alone, and so are rounds in which somebody has three games or more on a day:
//! there the number of the round says nothing.
//!
//! Example: round 3 has Doe against Roe, and Poe against Doe.

use crate::facts;
use crate::rules::archive::{Met, Renamed, no_single_game, player_name};
use crate::rules::{Case, Finding, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "ARC003",
    name: "two-boards",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::OtherGames,
    matter: None,
    facts: &[TwoBoards::SHAPES],
    source: include_str!("two_boards.rs"),
    check: no_single_game,
};

facts! {
    /// The player has another game of the round.
    enum TwoBoards {
        Named = "two-boards" { name: String, opponent: String, file: String, game: u64 },
        /// Under another name, with the same ID.
        OfId = "two-boards-of-id" { id: String, name: String, other: String, opponent: String, file: String, game: u64 },
    }
}

pub fn found(case: &Case<'_>, met: &Met) -> Option<Finding> {
    let Met::TwoBoards {
        earlier,
        side,
        opponent,
        certain,
        renamed,
    } = met
    else {
        return None;
    };
    let (name, opponent) = (player_name(case, *side), opponent.clone());
    let (file, game) = (earlier.file.clone(), earlier.game);
    let detail = match renamed.clone() {
        None => TwoBoards::Named {
            name,
            opponent,
            file,
            game,
        },
        Some(Renamed { id, other }) => TwoBoards::OfId {
            id,
            name,
            other,
            opponent,
            file,
            game,
        },
    };
    let finding = Finding::of_game(case, &RULE, detail).on_their_word();
    Some(match certain {
        true => finding,
        false => finding.severity(Severity::Warning),
    })
}
