//! From which month a list is in force: the code in the header of a list of one kind (`OCT26`), or in the name of the
//! file (`standard_oct26frl.txt`, `2026-10.txt`); and the month that a user writes.

use jiff::civil::Date;

use crate::facts;

/// The month of a list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ListMonth {
    pub year: i16,
    pub month: i8,
}

impl ListMonth {
    /// The day from which the list is in force.
    pub fn first_day(self) -> Option<Date> {
        Date::new(self.year, self.month, 1).ok()
    }

    /// As the header of a list has it: `OCT26`.
    pub fn code(self) -> String {
        let month = usize::try_from(self.month - 1).ok();
        let month = month.and_then(|month| MONTHS.get(month)).unwrap_or(&"");
        format!("{}{:02}", month.to_uppercase(), self.year.rem_euclid(100))
    }
}

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

facts! {
    /// What a user wrote for a month and is none.
    pub struct ListMonthError = "list-month" { read: String }
}

impl std::str::FromStr for ListMonth {
    type Err = ListMonthError;

    fn from_str(text: &str) -> Result<ListMonth, ListMonthError> {
        let wrong = || ListMonthError {
            read: text.to_owned(),
        };
        let (year, month) = text.split_once('-').ok_or_else(wrong)?;
        if year.len() != 4 || month.len() != 2 {
            return Err(wrong());
        }
        let month: i8 = month.parse().map_err(|_| wrong())?;
        if !(1..=12).contains(&month) {
            return Err(wrong());
        }
        Ok(ListMonth {
            year: year.parse().map_err(|_| wrong())?,
            month,
        })
    }
}

impl std::fmt::Display for ListMonth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

/// `OCT26`, `Mar11`
pub fn of_code(code: &str) -> Option<ListMonth> {
    let code = code.to_ascii_lowercase();
    let (month, year) = code.split_at_checked(3)?;
    let month = MONTHS.iter().position(|known| *known == month)?;
    let digits = year.len() == 2 && year.bytes().all(|byte| byte.is_ascii_digit());
    let year: i16 = year.parse().ok().filter(|_| digits)?;
    Some(ListMonth {
        year: if year >= 70 { 1900 + year } else { 2000 + year },
        month: i8::try_from(month + 1).ok()?,
    })
}

/// What the name of a file says, its folder left aside.
pub fn of_file_name(path: &str) -> Option<ListMonth> {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    let named = name.as_bytes().windows(7).find_map(|window| {
        let text = std::str::from_utf8(window).ok()?;
        text.replace('_', "-").parse().ok()
    });
    let coded = || {
        let mut words = name.split(|c: char| !c.is_ascii_alphanumeric());
        words.find_map(|word| word.get(..5).and_then(of_code))
    };
    named.or_else(coded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_in_headers_and_file_names() {
        let october = Some(ListMonth {
            year: 2026,
            month: 10,
        });
        assert_eq!(of_code("OCT26"), october);
        assert_eq!(of_code("SRtng"), None);
        for name in [
            "lists/standard_oct26frl.txt",
            "2026-10.txt",
            "players_2026_10.csv",
            "OCT26.xml",
        ] {
            assert_eq!(of_file_name(name), october, "{name}");
        }
        assert_eq!(of_file_name("players_list_foa.txt"), None);
        assert!("2025-13".parse::<ListMonth>().is_err());
        assert_eq!(
            "2025-03".parse::<ListMonth>().unwrap().to_string(),
            "2025-03"
        );
    }
}
