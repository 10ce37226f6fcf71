//! Finds a rating that is not a number, or lies outside what any list has held (100 to 4000). An empty tag,
//! `0`, `-` and `?` say that the player has none. With a list (`--ratings`), also a rating that is not the one of the
//! player with that FIDE ID at the pace of the game, where the list is that of the month in which the event began.
//!
//! Why it matters: ratings are recalculated from these numbers where no list is given.
//!
//! Example: `[WhiteElo "28170"]`.

use crate::fact::Choice;
use crate::facts;
use crate::lists::rating_list::ListMonth;
use crate::notation::pgn::tags::Tag;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "HDR004",
    name: "rating-tag",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: None,
    facts: &[RatingTag::SHAPES, List::SHAPES],
    source: include_str!("rating_tag.rs"),
    check,
};

facts! {
    enum RatingTag {
        Impossible = "rating-tag-impossible" { tag: &'static str, value: String },
        NoNumber = "rating-tag-no-number" { tag: &'static str, value: String },
        /// The list has another rating, or none.
        NotListed = "rating-tag-not-listed" {
            tag: &'static str, rating: String, listed: Option<Choice>, id: String,
        },
    }

    /// Which list that is.
    struct List = "rating-tag-list" { list: String, month: Option<String> }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (tag, id) in [
        (Tag::WhiteElo, Tag::WhiteFideId),
        (Tag::BlackElo, Tag::BlackFideId),
    ] {
        let Some(span) = case.record.tags.span(tag) else {
            continue;
        };
        let value = span.slice(case.text).trim();
        let wrong = match value {
            "" | "-" | "?" | "*" | "----" | "????" => None,
            "0" | "0000" => not_listed(case, tag, id, 0),
            value => match value.parse::<u32>() {
                Ok(rating) if (LOWEST..=HIGHEST).contains(&rating) => {
                    not_listed(case, tag, id, rating)
                }
                Ok(_) => Some(finding(
                    case,
                    RatingTag::Impossible {
                        tag: tag.name(),
                        value: value.to_owned(),
                    },
                )),
                Err(_) => Some(finding(
                    case,
                    RatingTag::NoNumber {
                        tag: tag.name(),
                        value: value.to_owned(),
                    },
                )),
            },
        };
        if let Some(finding) = wrong {
            out.push(finding.span(Some(span)));
        }
    }
}

fn finding(case: &Case<'_>, detail: RatingTag) -> Finding {
    Finding::of_game(case, &RULE, detail)
}

/// Where the list has something else.
fn not_listed(case: &Case<'_>, tag: Tag, id: Tag, rating: u32) -> Option<Finding> {
    let list = case.ratings?;
    if !is_in_force(case, list.month) {
        return None;
    }
    let id = case.known_tag(id)?;
    let listed = list.ratings_of(&id, case.time.pace)?;
    let agrees = match &listed[..] {
        [] => rating == 0,
        ratings => ratings.contains(&rating),
    };
    if agrees {
        return None;
    }
    let shown: Vec<String> = listed
        .iter()
        .filter(|rating| **rating > 0)
        .map(u32::to_string)
        .collect();
    let detail = RatingTag::NotListed {
        tag: tag.name(),
        rating: rating.to_string(),
        listed: (!shown.is_empty()).then_some(Choice(shown)),
        id: id.into_owned(),
    };
    Some(finding(case, detail).evidence(List {
        list: list.file.clone(),
        month: list.month.map(|month| month.to_string()),
    }))
}

/// A list that says its month speaks only of events that began in it. Without a date, nothing can be said.
fn is_in_force(case: &Case<'_>, month: Option<ListMonth>) -> bool {
    let Some(month) = month else { return true };
    let of_file = case.event.and_then(|event| event.start);
    let of_tags = || {
        [Tag::EventDate, Tag::Date].into_iter().find_map(|tag| {
            let date = case.certain_date(tag)?;
            let same = date.first().month() == date.last().month();
            same.then(|| date.first())
        })
    };
    of_file
        .or_else(of_tags)
        .is_some_and(|day| day.year() == month.year && day.month() == month.month)
}

/// National lists reach down to a hundred.
pub const LOWEST: u32 = 100;
/// No person has a rating of 3000 over the board; servers and engines have gone well above it.
pub const HIGHEST: u32 = 4000;
