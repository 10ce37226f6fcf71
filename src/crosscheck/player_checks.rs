//! Each player's fields in a report against the rating list: the number, the name, the federation, the year of birth, the sex,
//! the title and the rating. Where all fit there is one line for all.

use crate::fact::Fact;
use crate::facts;
use crate::laws::Pace;
use crate::lists::names::Name;
use crate::lists::rating_list::{Listed, RatingList};
use crate::notation::trf::{Report, ReportPlayer};

use super::checks::{Check, CheckReason, CheckVerdict};

facts! {
    pub enum PlayerDifference {
        NoId = "check-player-no-id",
        NotOnList = "check-player-not-on-list" { id: String },
        Name = "check-player-name" { listed: String },
        /// A field that has its own place in both.
        Field = "check-player-field" { report: String, listed: String },
        Empty = "check-player-empty" { listed: String },
    }
}

/// The fields, in the order in which they are told.
const FIELDS: [&str; 7] = [
    "id",
    "name",
    "federation",
    "birth",
    "sex",
    "title",
    "rating",
];

/// Holds everybody against the lists; the first that has a player counts.
pub fn against_lists(report: &Report, lists: &[RatingList], pace: Pace) -> Vec<Check> {
    if lists.is_empty() {
        let reason = Fact::from(CheckReason::NoList);
        return vec![Check::new(
            "players",
            CheckVerdict::NotChecked,
            None,
            Some(reason),
        )];
    }
    let mut checks = Vec::new();
    for player in &report.players {
        player_checks(player, lists, pace, &mut checks);
    }
    for field in FIELDS {
        if checks.iter().all(|check| check.name != field) {
            let players = report.players.len();
            let reason = Fact::from(CheckReason::AllFit { players });
            checks.push(Check::new(field, CheckVerdict::Ok, None, Some(reason)));
        }
    }
    checks.sort_by_key(|check| FIELDS.iter().position(|field| *field == check.name));
    checks
}

fn player_checks(player: &ReportPlayer, lists: &[RatingList], pace: Pace, checks: &mut Vec<Check>) {
    let mut tell = |name: &'static str, verdict, reason: PlayerDifference| {
        let place = CheckReason::Rank {
            line: player.line,
            rank: player.rank,
            name: player.name.clone(),
        };
        checks.push(Check::new(name, verdict, place, Some(Fact::from(reason))));
    };
    let is_number = !player.id.is_empty() && player.id.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number {
        tell("id", CheckVerdict::Missing, PlayerDifference::NoId);
        return;
    }
    let Some(listed) = lists.iter().find_map(|list| list.by_id(&player.id)) else {
        let id = player.id.clone();
        tell(
            "id",
            CheckVerdict::Differs,
            PlayerDifference::NotOnList { id },
        );
        return;
    };
    if !Name::parse(&player.name).may_be(&Name::parse(&listed.name)) {
        let listed = listed.name.clone();
        tell(
            "name",
            CheckVerdict::Differs,
            PlayerDifference::Name { listed },
        );
    }
    for (field, [report, listed]) in fields(player, listed, pace) {
        match (report.is_empty(), listed.is_empty()) {
            (_, true) => {}
            (true, false) => tell(field, CheckVerdict::Odd, PlayerDifference::Empty { listed }),
            (false, false) if !report.eq_ignore_ascii_case(&listed) => tell(
                field,
                CheckVerdict::Differs,
                PlayerDifference::Field { report, listed },
            ),
            (false, false) => {}
        }
    }
}

/// What report and list have in each field; nothing where there is nothing to compare.
fn fields(player: &ReportPlayer, listed: &Listed, pace: Pace) -> [(&'static str, [String; 2]); 5] {
    let number = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
    let year = |year: Option<i16>| year.map_or(String::new(), |year| year.to_string());
    let on_list = listed.at(pace).rating;
    // An unrated player who has a rating in the report is told too.
    let rating = match (player.rating, on_list) {
        (Some(_), None) => "0".to_owned(),
        _ => number(on_list),
    };
    [
        (
            "federation",
            [player.federation.clone(), listed.federation.clone()],
        ),
        ("birth", [year(player.birth), year(listed.birth)]),
        ("sex", [sex(&player.sex), sex(&listed.sex)]),
        ("title", [title(&player.title), title(&listed.title)]),
        ("rating", [number(player.rating), rating]),
    ]
}

/// `m` or `w`; some programs write `f`, and `u` where they do not know.
fn sex(written: &str) -> String {
    match written.trim().to_ascii_lowercase().as_str() {
        "f" | "w" => "w".to_owned(),
        "m" => "m".to_owned(),
        _ => String::new(),
    }
}

/// `g`, `m`, `f`, `wg` are short for the titles of FIDE.
fn title(written: &str) -> String {
    let written = written.trim().to_ascii_uppercase();
    match written.as_str() {
        "G" => "GM",
        "M" | "I" => "IM",
        "F" => "FM",
        "C" => "CM",
        "WG" => "WGM",
        "WM" | "WI" => "WIM",
        "WF" => "WFM",
        "WC" => "WCM",
        other => other,
    }
    .to_owned()
}
