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
    // For how many players each field could be compared.
    let mut compared = [0; FIELDS.len()];
    for player in &report.players {
        player_checks(player, lists, pace, &mut checks, &mut compared);
    }
    for (field, compared) in FIELDS.into_iter().zip(compared) {
        if checks.iter().all(|check| check.name != field) {
            let of = report.players.len();
            let verdict = match compared {
                0 => CheckVerdict::NotChecked,
                _ => CheckVerdict::Ok,
            };
            let reason = Fact::from(CheckReason::Compared {
                players: compared,
                of,
            });
            checks.push(Check::new(field, verdict, None, Some(reason)));
        }
    }
    checks.sort_by_key(|check| FIELDS.iter().position(|field| *field == check.name));
    checks.extend(out_of_date(report, lists));
    checks
}

/// A list that is not the one of the month in which the tournament began.
fn out_of_date(report: &Report, lists: &[RatingList]) -> Option<Check> {
    let start = report.start?;
    let months: Vec<_> = lists.iter().filter_map(|list| list.month).collect();
    let is_right = months
        .iter()
        .any(|month| month.year == start.year() && month.month == start.month());
    let month = months.first().filter(|_| !is_right)?.to_string();
    let reason = Fact::from(CheckReason::OtherMonth { month, start });
    Some(Check::new("list", CheckVerdict::Odd, None, Some(reason)))
}

fn player_checks(
    player: &ReportPlayer,
    lists: &[RatingList],
    pace: Pace,
    checks: &mut Vec<Check>,
    compared: &mut [usize; FIELDS.len()],
) {
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
    compared[0] += 1;
    compared[1] += usize::from(!listed.name.is_empty());
    let name = Name::parse(&listed.name);
    if !listed.name.is_empty() && !Name::parse(&player.name).may_be(&name) {
        let listed = listed.name.clone();
        tell(
            "name",
            CheckVerdict::Differs,
            PlayerDifference::Name { listed },
        );
    }
    for (place, [report, listed]) in (2..).zip(fields(player, listed, pace)) {
        let field = FIELDS[place];
        compared[place] += usize::from(!report.is_empty() && !listed.is_empty());
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

/// What report and list have in each field from the third; nothing where there is nothing to compare.
fn fields(player: &ReportPlayer, listed: &Listed, pace: Pace) -> [[String; 2]; 5] {
    let number = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
    let year = |year: Option<i16>| year.map_or(String::new(), |year| year.to_string());
    let on_list = listed.at(pace).rating;
    // An unrated player who has a rating in the report is told too.
    let rating = match (player.rating, on_list) {
        (Some(_), None) => "0".to_owned(),
        _ => number(on_list),
    };
    [
        [player.federation.clone(), listed.federation.clone()],
        [year(player.birth), year(listed.birth)],
        [sex(&player.sex), sex(&listed.beside.sex)],
        [title(&player.title), title(&listed.beside.title)],
        [number(player.rating), rating],
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
