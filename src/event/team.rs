//! The regulations of a team event beside its scoring, `[team]`: who may sit where, who may not play, who has White, who is
//! out. What is not said is not judged. What the keys mean is here, how they are written in `file`.

use serde::Deserialize;
use toml::Spanned;

use crate::notation::words::time_control::{TimeControl, TimeControls, read_pgn_syntax};

use super::document::Document;
use super::file::{KeyEntry, TeamListTable, TeamRulesTable};
use super::{EventError, EventLineFault, ExpectedValue};

/// What the regulations of a team event say.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamRules {
    pub board_order: Option<BoardOrder>,
    /// The most who may come in for others once play has begun, whatever the order of the boards.
    pub late_substitutes: Option<u32>,
    /// The most of a line-up who may stand behind the regulars of their team on the list.
    pub substitutes: Option<u32>,
    /// No such player up to this round.
    pub substitutes_after_round: Option<u32>,
    /// The most foreigners of a line-up.
    pub foreigners: Option<u32>,
    /// Federations whose players are no foreigners, beside the event's own.
    pub not_foreign: Vec<String>,
    /// A regular of a team never plays for a lower one of his list.
    pub regulars_stay_up: bool,
    pub one_match_a_round: bool,
    pub colors: Option<TeamColors>,
    /// The team that has White on all boards of the first round.
    pub first_white: Option<String>,
    /// Whether two players may meet a second time.
    pub rematch: Option<bool>,
    /// With so many defaults a team is out.
    pub defaults_out: Option<u32>,
    /// What a team has made that leaves before half of the event is annulled.
    pub annul_before_half: bool,
    /// The times of the one game that decides where teams are level.
    pub tie_break_game: Option<TieBreakTimes>,
    pub lists: Vec<TeamList>,
}

/// The time of White and of Black in the game that decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieBreakTimes {
    pub written: String,
    pub times: TimeControls,
}

/// By what the players of a line-up are ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardOrder {
    /// The numbers of the team's list.
    List,
    Rating,
}

/// Who has White.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeamColors {
    /// The home team on the odd boards.
    HomeOdd,
    /// All of one team in the first round, all of the other in the second, and so on.
    ByRound,
}

/// The players of a club in the order of their strength, and its teams, the highest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamList {
    pub teams: Vec<String>,
    /// Names or IDs.
    pub players: Vec<String>,
    /// Those of them who share the number of the player before them ("5 bis").
    pub bis: Vec<String>,
}

pub(super) fn team_rules(
    document: &Document,
    table: &TeamRulesTable,
    usual_time: Option<&TimeControls>,
) -> Result<TeamRules, EventError> {
    let number = |entry: &KeyEntry<u32>| document.said(entry, ExpectedValue::Count, Ok);
    for (dependent, other, is_there) in [
        (
            place(&table.late_substitutes),
            "team.board_order",
            table.board_order.is_some(),
        ),
        (
            place(&table.not_foreign),
            "team.foreigners",
            table.foreigners.is_some(),
        ),
        (
            place(&table.first_white),
            "team.colors",
            table.colors.is_some(),
        ),
    ] {
        if let Some(dependent) = dependent.filter(|_| !is_there) {
            return Err(document.refuse(dependent, ExpectedValue::Beside { other }));
        }
    }
    let game = |text: String| tie_break_game(&text, usual_time);
    let lists: Result<Vec<TeamList>, EventError> = table
        .list
        .iter()
        .map(|list| team_list(document, list))
        .collect();
    let lists = lists?;
    for (place, list) in lists.iter().enumerate() {
        let before = lists[..place].iter().flat_map(|list| &list.teams);
        let again = list
            .teams
            .iter()
            .find(|team| before.clone().any(|other| other == *team));
        if let (Some(name), Some(teams)) = (again, &table.list[place].get_ref().of) {
            let name = name.clone();
            return Err(document.refuse(teams.span(), ExpectedValue::EachOnce { name }));
        }
    }
    Ok(TeamRules {
        board_order: document.word(&table.board_order)?,
        late_substitutes: number(&table.late_substitutes)?,
        substitutes: number(&table.substitutes)?,
        substitutes_after_round: number(&table.substitutes_after_round)?,
        foreigners: number(&table.foreigners)?,
        not_foreign: names(document, &table.not_foreign)?.unwrap_or_default(),
        regulars_stay_up: document.flag(&table.regulars_stay_up)?,
        one_match_a_round: document.flag(&table.one_match_a_round)?,
        colors: document.word(&table.colors)?,
        first_white: document.said(&table.first_white, ExpectedValue::Text, |text| {
            super::read::some_text(text)
        })?,
        rematch: document.said(&table.rematch, ExpectedValue::TrueOrFalse, Ok)?,
        defaults_out: document.said(&table.defaults_out, ExpectedValue::SomeCount, |count| {
            match count {
                0 => Err(ExpectedValue::SomeCount),
                count => Ok(count),
            }
        })?,
        annul_before_half: document.flag(&table.annul_before_half)?,
        tie_break_game: document.said(&table.tie_break_game, ExpectedValue::TimeOfEach, game)?,
        lists,
    })
}

fn place<T>(entry: &KeyEntry<T>) -> Option<std::ops::Range<usize>> {
    entry.as_ref().map(Spanned::span)
}

/// `300-240`: White's time and Black's. By it the game is known, so that it must not be the time of all games.
fn tie_break_game(
    text: &str,
    usual_time: Option<&TimeControls>,
) -> Result<TieBreakTimes, ExpectedValue> {
    let (white, black) = text.split_once('-').ok_or(ExpectedValue::TimeOfEach)?;
    let time = |text: &str| {
        read_pgn_syntax(text)
            .filter(|control| matches!(control, TimeControl::Periods(_)))
            .ok_or(ExpectedValue::TimeOfEach)
    };
    let times = TimeControls {
        white: time(white)?,
        black: time(black)?,
        mode: None,
    };
    match usual_time {
        Some(usual) if usual.has_times_of(&times) => Err(ExpectedValue::OtherTime),
        _ => Ok(TieBreakTimes {
            written: text.trim().to_owned(),
            times,
        }),
    }
}

/// Some names, each once.
fn names(
    document: &Document,
    entry: &KeyEntry<Vec<String>>,
) -> Result<Option<Vec<String>>, EventError> {
    document.said(entry, ExpectedValue::Names, |names| {
        let names: Vec<String> = names.iter().map(|name| name.trim().to_owned()).collect();
        if names.iter().any(String::is_empty) {
            return Err(ExpectedValue::Names);
        }
        let again = (1..names.len()).find(|place| names[..*place].contains(&names[*place]));
        match again {
            Some(place) => Err(ExpectedValue::EachOnce {
                name: names[place].clone(),
            }),
            None => Ok(names),
        }
    })
}

fn team_list(document: &Document, table: &Spanned<TeamListTable>) -> Result<TeamList, EventError> {
    let TeamListTable { of, players, bis } = table.get_ref();
    let needed = |entry: &KeyEntry<Vec<String>>, key| {
        let said = names(document, entry)?.filter(|names| !names.is_empty());
        let missing = EventLineFault::ListKeyMissing { key };
        said.ok_or_else(|| document.at(table.span().start, missing))
    };
    let list = TeamList {
        teams: needed(of, "team.list.of")?,
        players: needed(players, "team.list.players")?,
        bis: names(document, bis)?.unwrap_or_default(),
    };
    let wrong = list
        .bis
        .iter()
        .find(|name| !list.players[1..].contains(name));
    match (wrong, bis) {
        (Some(name), Some(bis)) => {
            let name = name.clone();
            Err(document.refuse(bis.span(), ExpectedValue::BisOfPlayers { name }))
        }
        _ => Ok(list),
    }
}
