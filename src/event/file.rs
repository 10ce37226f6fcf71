//! The tables of an event file and their keys, as serde reads them; every value keeps its place in the text. A value of
//! another type is no failure here: whoever gives it its meaning says what was expected (`read`).

use serde::{Deserialize, Deserializer};
use toml::Spanned;
use toml::value::Datetime;

use crate::laws::Pace;
use crate::notation::words::time_control::ClockMode;

use super::names::names;
use super::{BoardOrder, RatingClass, TeamColors, TeamScoring};

/// What a key says and where, if it is there.
pub(super) type KeyEntry<T> = Option<Spanned<Typed<T>>>;

/// What the value says; `None` if it is of another type.
pub(super) struct Typed<T>(pub(super) Option<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Typed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Typed<T>, D::Error> {
        Ok(Typed(T::deserialize(deserializer).ok()))
    }
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct File {
    pub(super) event: EventTable,
    pub(super) time: TimeTable,
    pub(super) draws: DrawsTable,
    pub(super) scoring: ScoringTable,
    pub(super) team: Option<TeamRulesTable>,
    pub(super) rating: RatingTable,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventTable {
    pub(super) name: KeyEntry<String>,
    pub(super) start: KeyEntry<Day>,
    pub(super) end: KeyEntry<Day>,
    pub(super) federation: KeyEntry<String>,
    pub(super) laws: KeyEntry<NumberOrWord>,
    pub(super) pace: KeyEntry<Pace>,
    pub(super) supervision: KeyEntry<SupervisionWord>,
    pub(super) games: KeyEntry<u32>,
    pub(super) group: KeyEntry<String>,
    pub(super) homologated: KeyEntry<bool>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimeTable {
    pub(super) control: KeyEntry<String>,
    pub(super) white: KeyEntry<String>,
    pub(super) black: KeyEntry<String>,
    pub(super) mode: KeyEntry<ClockMode>,
    pub(super) default_time: KeyEntry<u32>,
    pub(super) quickplay_guidelines: KeyEntry<bool>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DrawsTable {
    pub(super) earliest_agreement: KeyEntry<NumberOrWord>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoringTable {
    pub(super) win: KeyEntry<f64>,
    pub(super) draw: KeyEntry<f64>,
    pub(super) loss: KeyEntry<f64>,
    pub(super) armageddon: KeyEntry<bool>,
    pub(super) team: Option<Spanned<TeamTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TeamTable {
    pub(super) boards: KeyEntry<u32>,
    pub(super) scoring: KeyEntry<TeamScoring>,
}

/// The regulations of a team event; its scoring stands in [`TeamTable`].
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct TeamRulesTable {
    pub(super) board_order: KeyEntry<BoardOrder>,
    pub(super) late_substitutes: KeyEntry<u32>,
    pub(super) substitutes: KeyEntry<u32>,
    pub(super) substitutes_after_round: KeyEntry<u32>,
    pub(super) foreigners: KeyEntry<u32>,
    pub(super) not_foreign: KeyEntry<Vec<String>>,
    pub(super) regulars_stay_up: KeyEntry<bool>,
    pub(super) one_match_a_round: KeyEntry<bool>,
    pub(super) colors: KeyEntry<TeamColors>,
    pub(super) first_white: KeyEntry<String>,
    pub(super) rematch: KeyEntry<bool>,
    pub(super) defaults_out: KeyEntry<u32>,
    pub(super) annul_before_half: KeyEntry<bool>,
    pub(super) tie_break_game: KeyEntry<String>,
    pub(super) list: Vec<Spanned<TeamListTable>>,
}

/// The players of a club: `[[team.list]]`, as often as there are clubs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TeamListTable {
    pub(super) of: KeyEntry<Vec<String>>,
    pub(super) players: KeyEntry<Vec<String>>,
    pub(super) bis: KeyEntry<Vec<String>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RatingTable {
    pub(super) class: KeyEntry<RatingClass>,
}

/// A day as a date of TOML, or as a text in the manner of TOML or PGN.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Day {
    Toml(Datetime),
    Text(String),
}

#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum NumberOrWord {
    Number(u32),
    Word(String),
}

/// The words for supervision. The Laws know only full supervision and less than full, whatever an organiser calls the
/// second, so several words are accepted for it. Any other word is taken for a slip of the pen and refused.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SupervisionWord {
    Full,
    NotFull,
    Partial,
    None,
}

/// The one table that may stand there several times.
pub(super) const TEAM_LISTS: &str = "team.list";

/// The tables with the keys that each may have; the whole file comes first, under no name.
pub(super) fn tables() -> [(&'static str, &'static [&'static str]); 9] {
    [
        ("", names::<File>()),
        ("event", names::<EventTable>()),
        ("time", names::<TimeTable>()),
        ("draws", names::<DrawsTable>()),
        ("scoring", names::<ScoringTable>()),
        ("team", names::<TeamRulesTable>()),
        ("rating", names::<RatingTable>()),
        ("scoring.team", names::<TeamTable>()),
        (TEAM_LISTS, names::<TeamListTable>()),
    ]
}
