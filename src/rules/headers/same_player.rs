//! Finds one player on both sides, by name or by FIDE ID.
//!
//! Why it matters: nobody plays himself; a name was copied into the wrong tag, or the game is invented.
//!
//! Example: `[White "Roe, Richard"]` and `[Black "Roe, Richard"]`.

use crate::facts;
use crate::laws::Matter;
use crate::notation::pgn::tags::Tag;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR005",
    name: "same-player",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::TwoPlayers),
    facts: &[SamePlayer::SHAPES],
    source: include_str!("same_player.rs"),
    check,
};

facts! {
    enum SamePlayer {
        ById = "same-player-id" { id: String },
        ByName = "same-player-name" { name: String },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let value = |tag| case.tag(tag).unwrap_or_default().into_owned();
    let detail = if same(case, Tag::WhiteFideId, Tag::BlackFideId) {
        SamePlayer::ById {
            id: value(Tag::WhiteFideId),
        }
    } else if same(case, Tag::White, Tag::Black) && !ids_differ(case) {
        SamePlayer::ByName {
            name: value(Tag::White),
        }
    } else {
        return;
    };
    out.push(Finding::of_game(case, &RULE, detail));
}

/// Whether two tags name one person. The placeholders of unknown players name nobody.
fn same(case: &Case<'_>, white: Tag, black: Tag) -> bool {
    let (Some(white), Some(black)) = (case.known_tag(white), case.known_tag(black)) else {
        return false;
    };
    if begin_otherwise(&white, &black) {
        return false;
    }
    letters(&white).eq(letters(&black)) && !is_nobody(&white)
}

/// Whether two names begin with letters or figures that differ: so it is in nearly every game.
fn begin_otherwise(one: &str, other: &str) -> bool {
    let first = |name: &str| {
        let first = name.bytes().next().map(|sign| sign.to_ascii_lowercase());
        first.filter(u8::is_ascii_alphanumeric)
    };
    first(one)
        .zip(first(other))
        .is_some_and(|(one, other)| one != other)
}

fn is_nobody(name: &str) -> bool {
    const NOBODY: [&str; 6] = ["", "nn", "0", "unknown", "anonymous", "bye"];
    NOBODY.iter().any(|nobody| letters(name).eq(nobody.chars()))
}

/// A name without case, spaces and points.
fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    name.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
}

/// Two people may share a name: different FIDE IDs tell them apart. An ID of 0 is none.
fn ids_differ(case: &Case<'_>) -> bool {
    let id = |tag| case.known_tag(tag).filter(|id| !is_nobody(id));
    id(Tag::WhiteFideId)
        .zip(id(Tag::BlackFideId))
        .is_some_and(|(white, black)| !letters(&white).eq(letters(&black)))
}
