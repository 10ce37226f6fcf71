//! What two copies of one game say beside the moves, where they contradict each other: names, days, clocks, results.

use crate::facts;
use crate::notation::pgn::tags::Tag;
use crate::notation::sheet::Sheet;
use crate::notation::words::result::GameResult;
use crate::notation::words::written_date::{WrittenDate, WrittenYear, written_dates};

use super::reconcile::ReconciledPly;

facts! {
    /// On what two copies differ beside the moves.
    pub enum ConflictOn {
        Tag = "copies-differ-on-tag" { tag: &'static str },
        Clock = "copies-differ-on-clock",
        Result = "copies-differ-on-result",
    }
}

/// Two copies that contradict each other.
pub struct Conflict {
    pub on: ConflictOn,
    /// From one; 0: the whole game.
    pub ply: usize,
    pub written: [String; 2],
    /// What was taken; empty where neither was.
    pub chosen: String,
}

pub(super) fn between(
    copies: [&Sheet; 2],
    plies: &[ReconciledPly],
    results: [Option<GameResult>; 2],
) -> Vec<Conflict> {
    let mut all = Vec::new();
    for (name, white) in &copies[0].tags {
        let mut others = copies[1].tags.iter();
        let Some((_, black)) = others.find(|(other, _)| other == name) else {
            continue;
        };
        if !is_alike(name, white, black) {
            all.push(Conflict {
                on: ConflictOn::Tag { tag: name },
                ply: 0,
                written: [white.clone(), black.clone()],
                chosen: white.clone(),
            });
        }
    }
    if let [Some(white), Some(black)] = results
        && white != black
    {
        all.push(Conflict {
            on: ConflictOn::Result,
            ply: 0,
            written: [white.as_str().to_owned(), black.as_str().to_owned()],
            chosen: String::new(),
        });
    }
    for (index, ply) in plies.iter().enumerate() {
        if let [Some(white), Some(black)] = &ply.clocks
            && white != black
        {
            all.push(Conflict {
                on: ConflictOn::Clock,
                ply: index + 1,
                written: [white.clone(), black.clone()],
                chosen: white.clone(),
            });
        }
    }
    all
}

/// Whether two values of a tag say the same: as words without regard to blanks, points and capitals, or the same day.
fn is_alike(name: &str, white: &str, black: &str) -> bool {
    let bare = |text: &str| -> String {
        let signs = text.chars().filter(|sign| sign.is_alphanumeric());
        signs.flat_map(char::to_lowercase).collect()
    };
    let is_unknown = |text: &str| !text.contains(char::is_alphanumeric);
    bare(white) == bare(black)
        || is_unknown(white)
        || is_unknown(black)
        || name == Tag::Date.name() && may_be_one_day(white, black)
}

/// `12.03.2023` and `2023-3-12`: whatever order the figures are in, one day can be meant by both.
fn may_be_one_day(white: &str, black: &str) -> bool {
    let year = |date: &WrittenDate| match date.year {
        WrittenYear::Full(year) => i32::from(year) % 100,
        WrittenYear::TwoDigits(year) => i32::from(year),
    };
    let is_one = |a: &WrittenDate, b: &WrittenDate| {
        year(a) == year(b) && a.month == b.month && a.day == b.day
    };
    let others = written_dates(black);
    let mut dates = written_dates(white).into_iter();
    dates.any(|date| others.iter().any(|other| is_one(&date, other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_names_in_other_forms_are_no_conflict() {
        for (name, white, black, alike) in [
            ("Date", "12.03.2023", "2023-03-12", true),
            ("Date", "12.03.2023", "13.03.2023", false),
            ("Date", "3 de maig de 1986", "3/5/86", true),
            ("White", "Inventa, Ada", "INVENTA ADA", true),
            ("White", "Inventa, Ada", "Fabula, Bruno", false),
            ("Round", "?", "4", true),
        ] {
            assert_eq!(is_alike(name, white, black), alike, "{white} {black}");
        }
    }
}
