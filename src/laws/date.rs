//! The date of a game as its tag gives it: a day, a month or a year, read as the span of days on
//! which the game may have been played. Which edition was in force then is `edition`'s business.

use jiff::civil::{Date, date};

use crate::facts;

/// The days on which a game may have been played, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PgnDate {
    first: Date,
    last: Date,
}

facts! {
    /// Why a text is no date, with the digits at fault in full. An unknown date (`????.??.??`) is no fault.
    pub enum DateFault {
        Shape = "date-shape",
        Year = "date-year" { year: String },
        Month = "date-month" { month: String },
        Day = "date-day" { day: String },
    }
}

impl PgnDate {
    /// Reads `2015.02.25`, also with `-` or `/`, also a year or a year and month alone;
    /// question marks stand for what is unknown. `Ok(None)`: not even the year is known.
    pub fn parse(text: &str) -> Result<Option<PgnDate>, DateFault> {
        let mut parts = text.trim().split(['.', '-', '/']);
        let year = year(parts.next().unwrap_or_default())?;
        let month = parts.next().map_or(Ok(None), two_digits)?;
        let day = parts.next().map_or(Ok(None), two_digits)?;
        if parts.next().is_some() {
            return Err(DateFault::Shape);
        }
        if let Some(wrong) = month.filter(|m| !(1..=12).contains(m)) {
            let month = in_full(wrong);
            return Err(DateFault::Month { month });
        }
        if let Some(wrong) = day.filter(|d| !(1..=31).contains(d)) {
            let day = in_full(wrong);
            return Err(DateFault::Day { day });
        }
        let Some(year) = year else { return Ok(None) };
        // A day without its month says no more than the year does.
        let (first, last) = match (month, day) {
            (None, _) => (date(year, 1, 1), date(year, 12, 31)),
            (Some(month), None) => {
                let first = date(year, month, 1);
                (first, first.last_of_month())
            }
            (Some(month), Some(day)) => {
                let wrong = |_| DateFault::Day { day: in_full(day) };
                let day = Date::new(year, month, day).map_err(wrong)?;
                (day, day)
            }
        };
        Ok(Some(PgnDate { first, last }))
    }

    /// The earliest day the game may have been played on.
    pub fn first(self) -> Date {
        self.first
    }

    /// The latest day the game may have been played on.
    pub fn last(self) -> Date {
        self.last
    }
}

fn year(part: &str) -> Result<Option<i16>, DateFault> {
    if part.len() != 4 || !part.bytes().all(|b| b.is_ascii_digit() || b == b'?') {
        return Err(DateFault::Shape);
    }
    // `19??` names no year either.
    let Ok(year) = part.parse() else {
        return Ok(None);
    };
    if year == 0 {
        let year = part.to_owned();
        return Err(DateFault::Year { year });
    }
    Ok(Some(year))
}

/// `07`
fn in_full(number: i8) -> String {
    format!("{number:02}")
}

/// A month or a day.
fn two_digits(part: &str) -> Result<Option<i8>, DateFault> {
    match part.as_bytes() {
        b"?" | b"??" => Ok(None),
        [b'0'..=b'9'] | [b'0'..=b'9', b'0'..=b'9'] => {
            part.parse().map(Some).map_err(|_| DateFault::Shape)
        }
        _ => Err(DateFault::Shape),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(text: &str) -> (Date, Date) {
        let date = PgnDate::parse(text).expect(text).expect(text);
        (date.first(), date.last())
    }

    #[test]
    fn a_full_date_is_one_day_whatever_the_separator() {
        let day = date(2015, 2, 25);
        for text in ["2015.02.25", "2015-02-25", "2015/02/25", " 2015.2.25 "] {
            assert_eq!(span(text), (day, day), "{text}");
        }
    }

    #[test]
    fn what_is_unknown_widens_the_span() {
        let year = (date(2016, 1, 1), date(2016, 12, 31));
        for text in ["2016", "2016.??.??", "2016.?.?", "2016.??", "2016.??.25"] {
            assert_eq!(span(text), year, "{text}");
        }
        let february = (date(2016, 2, 1), date(2016, 2, 29));
        for text in ["2016.02", "2016.02.??", "2016-02"] {
            assert_eq!(span(text), february, "{text}");
        }
    }

    #[test]
    fn without_a_year_there_is_no_date_and_no_fault() {
        for text in ["????.??.??", "????", "19??.??.??", "????.05.01"] {
            assert_eq!(PgnDate::parse(text), Ok(None), "{text}");
        }
    }

    #[test]
    fn days_the_calendar_lacks_are_named() {
        let [year, month, day]: [fn(&str) -> DateFault; 3] = [
            |year| DateFault::Year { year: year.into() },
            |month| DateFault::Month {
                month: month.into(),
            },
            |day| DateFault::Day { day: day.into() },
        ];
        for (text, fault) in [
            ("2015.02.31", day("31")),
            ("2015.02.29", day("29")),
            ("1900.02.29", day("29")),
            ("2015.04.31", day("31")),
            ("2015.04.00", day("00")),
            ("????.??.32", day("32")),
            ("2015.13.01", month("13")),
            ("2015.00.00", month("00")),
            ("????.13.??", month("13")),
            ("0000.01.01", year("0000")),
        ] {
            assert_eq!(PgnDate::parse(text), Err(fault), "{text}");
        }
    }

    #[test]
    fn leap_days_of_leap_years_are_days() {
        assert_eq!(span("2000.02.29").0, date(2000, 2, 29));
        assert_eq!(span("2016.02.29").0, date(2016, 2, 29));
    }

    #[test]
    fn text_that_is_no_date_is_said_to_be_none() {
        for text in [
            "",
            "15.02.2015",
            "2015.02.25.1",
            "2015.Feb.25",
            "+201.01.01",
            "2015.-1.01",
            "2015.02.+5",
            "2015.2?.01",
            "20150225",
            "February 2015",
            "２０１５.01.01",
        ] {
            assert_eq!(PgnDate::parse(text), Err(DateFault::Shape), "{text}");
        }
    }
}
