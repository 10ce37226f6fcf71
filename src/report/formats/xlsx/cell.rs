//! The cells of a workbook. They have types, so that nothing needs to be defused: text is never run, whatever it looks like.

use rust_xlsxwriter::ExcelDateTime;

use crate::report::formats::cells::{Cells, Meaning};

pub(super) enum Cell {
    Blank,
    Text(Box<str>),
    Severity(Box<str>),
    Number(f64),
    TwoDecimals(f64),
    /// The number that Excel has for a day, and what stands between the parts of the date where it was written.
    Day(f64, char),
}

/// What may stand between the parts of a date.
pub(super) const BETWEEN: [char; 3] = ['.', '-', '/'];

impl Cells for Vec<Cell> {
    fn text(&mut self, text: &str, meaning: Meaning) {
        let as_text = || Cell::Text(text.into());
        self.push(match meaning {
            _ if text.is_empty() => Cell::Blank,
            Meaning::Severity => Cell::Severity(text.into()),
            Meaning::Date => day(text).unwrap_or_else(as_text),
            Meaning::Number => number(text).unwrap_or_else(as_text),
            Meaning::Word | Meaning::Input => as_text(),
        });
    }

    fn whole(&mut self, number: i64) {
        self.push(Cell::Number(number as f64));
    }

    fn decimal(&mut self, number: f64, two_decimals: bool) {
        self.push(match two_decimals {
            true => Cell::TwoDecimals(number),
            false => Cell::Number(number),
        });
    }
}

/// A whole date, which will be shown as it was written: `2023.05.01`, `2023-05-01`, `2023/05/01`. Excel has no days before
/// 1900 and takes that year for a leap year, which other programs do not: dates before its March are left as text.
fn day(text: &str) -> Option<Cell> {
    let between = *BETWEEN.iter().find(|sign| text.contains(**sign))?;
    let parts: Vec<&str> = text.split(between).collect();
    let [year, month, day] = parts[..] else {
        return None;
    };
    let is_whole = [(year, 4), (month, 2), (day, 2)]
        .into_iter()
        .all(|(part, length)| part.len() == length && part.bytes().all(|b| b.is_ascii_digit()));
    let (year, month, day) = match is_whole {
        true => (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?),
        false => return None,
    };
    let date = ExcelDateTime::from_ymd(year, month, day).ok()?;
    ((year, month) >= (1900, 3)).then(|| Cell::Day(date.to_excel(), between))
}

/// A number that will be shown as it was written: without a sign, and without noughts ahead.
fn number(text: &str) -> Option<Cell> {
    let number: u32 = text.parse().ok()?;
    (number.to_string() == text).then_some(Cell::Number(number.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_dates_are_days_and_all_others_are_text() {
        let days = ["2023.05.01", "2023-05-01", "2023/05/01"];
        for text in days {
            let between = text.chars().nth(4).expect("a sign");
            let found = day(text);
            assert!(
                matches!(found, Some(Cell::Day(45_047.0, own)) if own == between),
                "{text}"
            );
        }
        assert!(matches!(day("1900.03.01"), Some(Cell::Day(61.0, '.'))));
        for text in [
            "1900.02.28",
            "1851.06.21",
            "2023.05.??",
            "2023.05",
            "2023",
            "2023.5.1",
            "2023.02.29",
            "2023.13.01",
            "2023.05-01",
            "2023.05.01.",
            "+023.05.01",
            "12.05.2023",
            "२०२३.05.01",
            "=1+1",
            "",
        ] {
            assert!(day(text).is_none(), "{text}");
        }
    }

    #[test]
    fn plain_numbers_are_numbers_and_all_others_are_text() {
        assert!(matches!(number("2105"), Some(Cell::Number(2105.0))));
        assert!(matches!(number("0"), Some(Cell::Number(0.0))));
        for text in [
            "-1",
            "+1",
            "01",
            "1.2",
            "1e3",
            "２",
            "-",
            "2105?",
            "99999999999",
            "",
        ] {
            assert!(number(text).is_none(), "{text}");
        }
    }
}
