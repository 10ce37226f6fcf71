//! Dates as reports write them: `2024/01/14`, `24/09/2010`, `28. 07. 2005`, `2024-08-01`, `24/01/14`. One that can be
//! read in two ways is no date, unless something else in the file says which.

use jiff::civil::Date;

/// Every day that a text may mean, the form of TRF first.
pub fn readings(text: &str) -> Vec<Date> {
    let groups: Vec<&str> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|group| !group.is_empty())
        .collect();
    let [first, second, third] = groups[..] else {
        return Vec::new();
    };
    let mut days = Vec::new();
    let mut add = |year: &str, month: &str, day: &str| {
        if let Some(date) = day_of(year, month, day)
            && !days.contains(&date)
        {
            days.push(date);
        }
    };
    match (first.len(), third.len()) {
        (4, _) => add(first, second, third),
        (_, 4) => add(third, second, first),
        (2, 2) => {
            add(first, second, third);
            add(third, second, first);
        }
        _ => {}
    }
    days
}

/// The longest that a tournament is taken to last, in days.
const LONGEST: i32 = 92;

/// The day that a text means; where two are possible, the one that is `known`, or the only one near it.
pub fn read(text: &str, known: Option<Date>) -> Option<Date> {
    let days = readings(text);
    if let [day] = days[..] {
        return Some(day);
    }
    let known = known?;
    let near = |day: &Date| (known - *day).get_days().abs() <= LONGEST;
    let near: Vec<Date> = days.into_iter().filter(near).collect();
    match near[..] {
        [day] => Some(day),
        _ => near.into_iter().find(|day| *day == known),
    }
}

/// A date of line 132, which is always `YY/MM/DD` or has the year in full, unless only another order of its figures comes
/// near a day that is `known`.
pub fn round_date(text: &str, known: Option<Date>) -> Option<Date> {
    let days = readings(text);
    let near = |day: &&Date| known.is_none_or(|known| (known - **day).get_days().abs() <= LONGEST);
    days.iter().find(near).or(days.first()).copied()
}

/// Whether a day is not written with its year before month and day.
pub fn is_other_order(text: &str) -> bool {
    let mut groups = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|group| !group.is_empty());
    groups.next().is_some_and(|first| first.len() < 4) && groups.next().is_some()
}

fn day_of(year: &str, month: &str, day: &str) -> Option<Date> {
    let written: i16 = year.parse().ok()?;
    // Reports exist since the 1990s.
    let year = match (year.len(), written) {
        (2, 70..) => 1900 + written,
        (2, _) => 2000 + written,
        _ => written,
    };
    Date::new(year, month.parse().ok()?, day.parse().ok()?).ok()
}

/// The year of birth in a field that may hold a date in any form, or a year alone.
pub fn birth_year(text: &str) -> Option<i16> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter(|group| group.len() == 4)
        .find_map(|group| group.parse().ok().filter(|year| *year > 1800))
}
