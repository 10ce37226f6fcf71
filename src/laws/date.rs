//! The date of a game as its tag gives it: a day, a month or a year, read as the span of days on which the game may have
//! been played; in another form than PGN's, every span that the text may mean. Which edition was in force then is
//! `edition`'s business, and how people write dates is known to `notation/words`.

use jiff::civil::{Date, date};

use crate::facts;
use crate::notation::words::written_date::{WrittenDate, WrittenYear, written_dates};

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
        /// A date in another form, and no way to read it gives a day of the calendar.
        Calendar = "date-calendar",
    }
}

/// What a text says of the day of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DateReading {
    /// In the form of PGN, `2015.02.25`, also with `-` or `/`.
    Pgn(PgnDate),
    /// In another form: every span of days that it may mean, the likeliest first, at least one.
    Other(Vec<PgnDate>),
}

impl DateReading {
    /// Reads a date in any form. Of two readings, one that lies in the future is none. `Ok(None)`: not even the year is
    /// known.
    pub fn read(text: &str, today: Date) -> Result<Option<DateReading>, DateFault> {
        match PgnDate::parse(text) {
            Err(DateFault::Shape) => {}
            read => return Ok(read?.map(DateReading::Pgn)),
        }
        let written = written_dates(text);
        if written.is_empty() {
            return Err(DateFault::Shape);
        }
        let mut spans: Vec<PgnDate> = Vec::new();
        for span in written.into_iter().flat_map(PgnDate::readings) {
            if !spans.contains(&span) {
                spans.push(span);
            }
        }
        if spans.iter().any(|span| span.first <= today) {
            spans.retain(|span| span.first <= today);
        }
        match spans.is_empty() {
            true => Err(DateFault::Calendar),
            false => Ok(Some(DateReading::Other(spans))),
        }
    }

    /// Every span of days that it may mean, the likeliest first, at least one.
    pub fn spans(&self) -> &[PgnDate] {
        match self {
            DateReading::Pgn(span) => std::slice::from_ref(span),
            DateReading::Other(spans) => spans,
        }
    }

    /// The span that it means, if it can mean but one.
    pub fn certain(&self) -> Option<PgnDate> {
        match self.spans() {
            [span] => Some(*span),
            _ => None,
        }
    }

    /// The earliest day the game may have been played on, however the date is read.
    pub fn first(&self) -> Date {
        let firsts = self.spans().iter().map(|span| span.first);
        firsts.min().unwrap_or(Date::MIN)
    }

    /// The latest day the game may have been played on, however the date is read.
    pub fn last(&self) -> Date {
        let lasts = self.spans().iter().map(|span| span.last);
        lasts.max().unwrap_or(Date::MAX)
    }
}

/// The year of the oldest game by the rules of today (Valencia). A smaller number in another form than PGN's is a year of
/// another calendar.
const OLDEST_YEAR: i16 = 1475;

impl PgnDate {
    /// Reads `2015.02.25`, also with `-` or `/`, also a year or a year and month alone;
    /// question marks stand for what is unknown. `Ok(None)`: not even the year is known.
    pub fn parse(text: &str) -> Result<Option<PgnDate>, DateFault> {
        if let Some(day) = plain_day(text) {
            return Ok(Some(day.into()));
        }
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
        match PgnDate::span(year, month, day) {
            None => Err(DateFault::Day {
                day: in_full(day.unwrap_or_default()),
            }),
            span => Ok(span),
        }
    }

    /// The days of a year, of a month or one day; none if the calendar has none such.
    fn span(year: i16, month: Option<i8>, day: Option<i8>) -> Option<PgnDate> {
        // A day without its month says no more than the year does.
        let (first, last) = match (month, day) {
            (None, _) => (date(year, 1, 1), date(year, 12, 31)),
            (Some(month), None) => {
                let first = Date::new(year, month, 1).ok()?;
                (first, first.last_of_month())
            }
            (Some(month), Some(day)) => {
                let day = Date::new(year, month, day).ok()?;
                (day, day)
            }
        };
        Some(PgnDate { first, last })
    }

    /// The spans that one way to read a text gives: two digits are a year of this century or of the one before. Games are
    /// older than that, but nobody writes their years so.
    fn readings(written: WrittenDate) -> impl Iterator<Item = PgnDate> {
        let years = match written.year {
            WrittenYear::Full(year) => [Some(year), None],
            WrittenYear::TwoDigits(year) => {
                [2000, 1900].map(|century| Some(century + i16::from(year)))
            }
        };
        let part = |part: Option<u8>| part.map(|part| i8::try_from(part).unwrap_or(i8::MAX));
        let (month, day) = (part(written.month), part(written.day));
        years
            .into_iter()
            .flatten()
            .filter(|year| (OLDEST_YEAR..=9999).contains(year))
            .filter_map(move |year| PgnDate::span(year, month, day))
    }

    /// As PGN writes it: `1986.05.03`, `1986.05.??`, `1986.??.??`.
    pub fn as_pgn(self) -> String {
        let (first, last) = (self.first, self.last);
        match (first == last, first.month() == last.month()) {
            (true, _) => first.strftime("%Y.%m.%d").to_string(),
            (false, true) => first.strftime("%Y.%m.??").to_string(),
            (false, false) => first.strftime("%Y.??.??").to_string(),
        }
    }

    /// As ISO 8601 writes it, down to what is known: `1986-05-03`, `1986-05`, `1986`.
    pub fn as_iso(self) -> String {
        let (first, last) = (self.first, self.last);
        let (year, month, day) = (first.year(), first.month(), first.day());
        let digit = |number: i16| char::from(b'0' + (number % 10).unsigned_abs() as u8);
        let mut iso = String::with_capacity("1986-05-03".len());
        iso.extend([1000, 100, 10, 1].map(|place| digit(year / place)));
        if first.month() == last.month() {
            iso.extend(['-', digit((month / 10).into()), digit(month.into())]);
        }
        if first == last {
            iso.extend(['-', digit((day / 10).into()), digit(day.into())]);
        }
        iso
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

impl From<Date> for PgnDate {
    fn from(day: Date) -> PgnDate {
        PgnDate {
            first: day,
            last: day,
        }
    }
}

/// `2015.02.25`, as nearly every date is written.
fn plain_day(text: &str) -> Option<Date> {
    let &[y, e, a, r, b'.', m, o, b'.', d, i] = text.as_bytes() else {
        return None;
    };
    let figures = [y, e, a, r, m, o, d, i];
    if !figures.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let [y, e, a, r, m, o, d, i] = figures.map(|figure| i16::from(figure - b'0'));
    let (month, day) = ((m * 10 + o) as i8, (d * 10 + i) as i8);
    let year = y * 1000 + e * 100 + a * 10 + r;
    Date::new(year, month, day).ok().filter(|_| year > 0)
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
    fn in_iso_a_date_is_as_long_as_it_is_known() {
        for (text, iso) in [
            ("2016.02.29", "2016-02-29"),
            ("2016.2", "2016-02"),
            ("2016.??.25", "2016"),
            ("0987.01.01", "0987-01-01"),
        ] {
            let date = PgnDate::parse(text).expect(text).expect(text);
            assert_eq!(date.as_iso(), iso, "{text}");
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

    /// What a text may mean, as PGN writes it, on a day of 2026.
    fn read(text: &str) -> Vec<String> {
        let reading = DateReading::read(text, date(2026, 6, 1)).expect(text);
        let spans = reading.expect(text).spans().to_vec();
        spans.into_iter().map(PgnDate::as_pgn).collect()
    }

    #[test]
    fn a_date_in_another_form_has_every_reading_that_the_calendar_has() {
        assert_eq!(read("12/03/1986"), ["1986.03.12", "1986.12.03"]);
        assert_eq!(read("12/12/1986"), ["1986.12.12"]);
        assert_eq!(read("13.07.2003"), ["2003.07.13"]);
        assert_eq!(read("3 de maig de 1986"), ["1986.05.03"]);
        assert_eq!(read("May 1986"), ["1986.05.??"]);
        assert_eq!(read("??/??/1986"), ["1986.??.??"]);
        assert_eq!(read("2015.02.25"), ["2015.02.25"]);
    }

    #[test]
    fn two_digits_are_a_year_of_either_century_unless_it_lies_in_the_future() {
        assert_eq!(read("13/7/86"), ["1986.07.13"]);
        assert_eq!(
            read("13/7/23"),
            ["2023.07.13", "1923.07.13", "2013.07.23", "1913.07.23"]
        );
        assert_eq!(read("13. Juli 98"), ["1998.07.13"]);
    }

    #[test]
    fn of_two_readings_one_in_the_future_is_none() {
        assert_eq!(read("03/12/2026"), ["2026.03.12"]);
        assert_eq!(read("12/11/2031"), ["2031.11.12", "2031.12.11"]);
    }

    #[test]
    fn days_that_no_reading_finds_in_the_calendar_are_a_fault() {
        let today = date(2026, 6, 1);
        for text in ["30/02/1986", "31. Februar 1986", "45/67/1986", "13/5/1365"] {
            let read = DateReading::read(text, today);
            assert_eq!(read, Err(DateFault::Calendar), "{text}");
        }
        for text in ["yesterday", "May 12", ""] {
            let read = DateReading::read(text, today);
            assert_eq!(read, Err(DateFault::Shape), "{text}");
        }
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
