//! Finds a player who is written in several ways: one FIDE ID with two names, or two spellings of one name in an event. Each
//! new spelling is told once, with the game that has the first one.
//!
//! Why it matters: whoever counts games by names counts such a player twice, and a rating list may take him for two people.
//!
//! Example: `Carlsen, Magnus` in round 1 and `Carlsen,M` in round 2 of one event.

use crate::facts;
use crate::rules::archive::{Met, no_single_game, player_name};
use crate::rules::{Case, Finding, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "ARC004",
    name: "name-variants",
    severity: Severity::Note,
    notice: Notice::OnRequest,
    asks: Trigger::OtherGames,
    matter: None,
    facts: &[NameVariants::SHAPES],
    source: include_str!("name_variants.rs"),
    check: no_single_game,
};

facts! {
    /// The player is written otherwise in an earlier game.
    enum NameVariants {
        OfId = "name-variants-of-id" { name: String, id: String, other: String, file: String, game: u64 },
        InEvent = "name-variants-in-event" { name: String, other: String, file: String, game: u64 },
    }
}

pub fn found(case: &Case<'_>, met: &Met) -> Option<Finding> {
    let Met::Variant {
        earlier,
        side,
        other,
        id,
    } = met
    else {
        return None;
    };
    let (name, other, id) = (player_name(case, *side), other.clone(), id.clone());
    let (file, game) = (earlier.file.clone(), earlier.game);
    let detail = match &*id {
        "" => NameVariants::InEvent {
            name,
            other,
            file,
            game,
        },
        _ => NameVariants::OfId {
            name,
            id,
            other,
            file,
            game,
        },
    };
    Some(Finding::of_game(case, &RULE, detail).on_their_word())
}
