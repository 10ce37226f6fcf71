//! The family ARC: games held against the other games of the input. A game cannot say anything about these rules by
//! itself: whoever keeps an eye on all games (`audit/copies`) comes with what was met, and each rule makes a finding of
//! it, on the later of the two games.

pub mod conflicting_copies;
pub mod duplicate_game;
pub mod name_variants;
pub mod two_boards;

use crate::board::{Color, Move};
use crate::judgement::Case;
use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::GameResult;

use super::finding::{Finding, Findings, Rule};
use super::short;

/// A game that stands earlier in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    pub file: String,
    pub game: u64,
}

/// A player who is known by his ID alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renamed {
    pub id: String,
    /// His name in the earlier game.
    pub other: String,
}

/// What a game is to an earlier one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Met {
    /// The same game once more.
    Copy {
        earlier: Earlier,
        /// The plies of the earlier copy.
        plies: u32,
        /// The names of the earlier copy, where it calls the players otherwise.
        names: Option<(String, String)>,
        /// Its round or day, where it names another.
        round: Option<String>,
        day: Option<String>,
        /// Both players are others there: one heading is wrong, and which cannot be said.
        other_people: bool,
    },
    /// Two copies of which one must be wrong.
    Conflict {
        earlier: Earlier,
        /// So many plies are the same.
        common: u32,
        /// The move of the earlier copy behind them; none if it ends there, or if no move differs.
        other: Option<Move>,
        /// Whether moves differ, beyond that one copy goes on where the other ends.
        moves_differ: bool,
        /// The result of the earlier copy, where it is another.
        result: Option<Option<GameResult>>,
        /// The colours are the other way round there.
        colours: bool,
        /// A player has another ID there.
        ids: bool,
    },
    /// A player of this game plays somebody else in the same round.
    TwoBoards {
        earlier: Earlier,
        side: Color,
        opponent: String,
        /// The same ID stands in both games, or the same full name with no other ID or rating.
        certain: bool,
        /// He has another name there.
        renamed: Option<Renamed>,
    },
    /// A player of this game is written otherwise there.
    Variant {
        earlier: Earlier,
        side: Color,
        other: String,
        /// His ID, if it is by that that he is known.
        id: String,
    },
}

/// Makes findings of what was met, by those of the rules that are selected.
pub fn found(case: &Case<'_>, met: &[Met], rules: &[&'static Rule], findings: &mut Findings) {
    for met in met {
        let finding = match met {
            Met::Copy { .. } => duplicate_game::found(case, met),
            Met::Conflict { .. } => conflicting_copies::found(case, met),
            Met::TwoBoards { .. } => two_boards::found(case, met),
            Met::Variant { .. } => name_variants::found(case, met),
        };
        let is_selected =
            |finding: &Finding| rules.iter().any(|rule| rule.code == finding.rule.code);
        findings.list.extend(finding.filter(is_selected));
    }
}

/// Whether any of these rules is of this family.
pub fn is_asked_for(rules: &[&'static Rule]) -> bool {
    rules
        .iter()
        .any(|rule| rule.asks == super::Trigger::OtherGames)
}

fn player_name(case: &Case<'_>, side: Color) -> String {
    let tag = match side {
        Color::White => Tag::White,
        Color::Black => Tag::Black,
    };
    short(&case.tag(tag).unwrap_or_default()).into_owned()
}

/// No game asks for it.
fn no_single_game(_: &Case<'_>, _: &mut Findings) {}
