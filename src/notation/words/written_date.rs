//! Dates as people write them: `12/03/1986`, `13. Juli 2023`, `3 de maig de 1986`, `May 3, 1986`, `1986年5月3日`. A text
//! comes in; out goes every way to tell day, month and year apart in it, the likeliest first. The names of the months and
//! the words that stand beside them are data (`data/months.csv`). Whether such a day is in the calendar, and what follows
//! from it, is for others to say.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::notation::moves::lookalike::{digit, plain_word, visible};
use crate::table::shipped;

const TABLE: &str = include_str!("data/months.csv");

/// No date is longer than this, in bytes.
const LONGEST: usize = 120;

/// One way to read a text as a date. Month and day are as they are written, be they in the calendar or not; none where
/// they are not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenDate {
    pub year: WrittenYear,
    pub month: Option<u8>,
    pub day: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenYear {
    Full(i16),
    /// The century is not written.
    TwoDigits(u8),
}

/// Every way to read a text as a date: the day ahead of the month first, then the month ahead of the day (`12/03/1986`),
/// then the year ahead of both. Empty: the text does not look like a date.
pub fn written_dates(text: &str) -> Vec<WrittenDate> {
    let text = visible(text);
    let Some(parts) = Parts::of(&text).filter(|_| text.len() <= LONGEST) else {
        return Vec::new();
    };
    let none: Group = None;
    let mut dates = Vec::new();
    let mut add = |day: Group, month: Option<u8>, year: Group| {
        let date = day_of(day).and_then(|day| {
            let year = year_of(year)?;
            Some(WrittenDate { year, month, day })
        });
        dates.extend(date.filter(|date| !dates.contains(date)));
    };
    match (&parts.months[..], &parts.groups[..]) {
        ([], &[first, second, third]) => {
            for (day, month, year) in [
                (first, second, third),
                (second, first, third),
                (third, second, first),
            ] {
                // A month is written like a day.
                if let Some(month) = day_of(month) {
                    add(day, month, year);
                }
            }
        }
        ([], &[first, second]) => {
            for (month, year) in [(first, second), (second, first)] {
                let has_full_year = year.is_some_and(|year| year.digits == 4);
                if let (true, Some(month)) = (has_full_year, month.and_then(Number::of_day)) {
                    add(none, Some(month), year);
                }
            }
        }
        ([], &[Some(year)]) if year.digits == 4 => add(none, None, Some(year)),
        (months, &[first, second]) => {
            for &month in months {
                add(first, Some(month), second);
            }
            for &month in months {
                add(second, Some(month), first);
            }
        }
        // `May 12` may be a day of any year.
        (months, &[Some(year)]) if year.digits == 4 || year.value > 31 => {
            for &month in months {
                add(none, Some(month), Some(year));
            }
        }
        _ => {}
    }
    dates
}

/// A number of a date, or the question marks that stand for it.
type Group = Option<Number>;

#[derive(Clone, Copy, PartialEq, Eq)]
struct Number {
    value: i16,
    digits: u8,
}

impl Number {
    fn of_day(self) -> Option<u8> {
        let value = u8::try_from(self.value).ok()?;
        (self.digits <= 2).then_some(value)
    }
}

/// A day or a month; none within if it is not known.
fn day_of(group: Group) -> Option<Option<u8>> {
    match group {
        None => Some(None),
        Some(number) => number.of_day().map(Some),
    }
}

fn year_of(group: Group) -> Option<WrittenYear> {
    let number = group?;
    match number.digits {
        4 => Some(WrittenYear::Full(number.value)),
        2 => number.of_day().map(WrittenYear::TwoDigits),
        _ => None,
    }
}

/// What a date is made of.
#[derive(Default)]
struct Parts {
    /// The months that a word or a marked number names: two where languages differ (`listopad`); empty if none does.
    months: Vec<u8>,
    /// The other numbers, in their order.
    groups: Vec<Group>,
}

impl Parts {
    /// None where something stands there that belongs to no date.
    fn of(text: &str) -> Option<Parts> {
        let mut parts = Parts::default();
        let mut is_month_ahead = false;
        let mut rest = tokens(text)?.into_iter().peekable();
        while let Some(token) = rest.next() {
            match token {
                Token::Group(group) if is_month_ahead => {
                    is_month_ahead = false;
                    parts.name(vec![group?.of_day()?])?;
                }
                Token::Group(group) => parts.groups.push(group),
                Token::Word(word) => {
                    let pair = match rest.peek() {
                        Some(Token::Word(next)) => WORDS.months(&format!("{word} {next}")),
                        _ => None,
                    };
                    if let Some(months) = pair {
                        rest.next();
                        parts.name(months)?;
                    } else if let Some(months) = WORDS.months(word) {
                        parts.name(months)?;
                    } else if WORDS.month_ahead.contains(&plain_word(word)) {
                        is_month_ahead = true;
                    } else if WORDS.month_behind.contains(&plain_word(word)) {
                        let number = parts.groups.pop()??;
                        parts.name(vec![number.of_day()?])?;
                    } else if !WORDS.beside.contains(&plain_word(word)) {
                        return None;
                    }
                }
            }
        }
        Some(parts)
    }

    /// A date has one month.
    fn name(&mut self, months: Vec<u8>) -> Option<()> {
        let is_first = self.months.is_empty();
        self.months = months;
        is_first.then_some(())
    }
}

enum Token<'t> {
    Group(Group),
    Word(&'t str),
}

/// Cuts a text where digits, letters and signs meet. None where a sign stands there that no date has, or a number is too
/// long for a date.
fn tokens(text: &str) -> Option<Vec<Token<'_>>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let kind = Kind::of(first)?;
        let end = rest
            .find(|c| Kind::of(c) != Some(kind))
            .unwrap_or(rest.len());
        let (run, behind) = rest.split_at(end);
        rest = behind;
        match kind {
            Kind::Sign => {}
            Kind::Unknown => tokens.push(Token::Group(None)),
            Kind::Letter => tokens.push(Token::Word(run)),
            Kind::Digit => {
                let digits: Vec<u8> = run.chars().filter_map(digit).collect();
                if digits.len() > 4 {
                    return None;
                }
                let value = digits.iter().fold(0, |value, d| 10 * value + i16::from(*d));
                let digits = digits.len() as u8;
                tokens.push(Token::Group(Some(Number { value, digits })));
            }
        }
    }
    Some(tokens)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Digit,
    Letter,
    /// A question mark.
    Unknown,
    Sign,
}

impl Kind {
    fn of(c: char) -> Option<Kind> {
        Some(match c {
            _ if digit(c).is_some() => Kind::Digit,
            '?' => Kind::Unknown,
            // The signs of ordinals are letters to Unicode.
            'º' | 'ª' | '°' => Kind::Sign,
            '.' | ',' | '/' | '-' | '–' | '\'' | '’' | ':' | '،' | '．' | '，' => Kind::Sign,
            _ if c.is_whitespace() => Kind::Sign,
            _ if c.is_alphabetic() || is_combining_mark(c) => Kind::Letter,
            _ => return None,
        })
    }
}

struct Words {
    /// In small letters, and also without accents: the months that a word names.
    accented: HashMap<String, Vec<u8>>,
    bare: HashMap<String, Vec<u8>>,
    /// Words ahead of or behind the number of a month (`tháng 5`, `5月`).
    month_ahead: HashSet<String>,
    month_behind: HashSet<String>,
    /// Words that say nothing of the day: articles, endings of numbers, the word for a year, days of the week.
    beside: HashSet<String>,
}

static WORDS: LazyLock<Words> = LazyLock::new(Words::shipped);

impl Words {
    fn shipped() -> Words {
        let mut words = Words {
            accented: HashMap::new(),
            bare: HashMap::new(),
            month_ahead: HashSet::new(),
            month_behind: HashSet::new(),
            beside: HashSet::new(),
        };
        for row in shipped(TABLE) {
            let cells = || row.iter().skip(1);
            let cut = |cell: &'_ str| -> Vec<String> {
                let words = cell.split('|').filter(|word| !word.is_empty());
                words.map(str::to_owned).collect()
            };
            for (month, cell) in (1..=12).zip(cells()) {
                for word in cut(cell) {
                    let accented: String = word.nfc().collect::<String>().to_lowercase();
                    note(&mut words.accented, accented, month);
                    note(&mut words.bare, plain_word(&word), month);
                }
            }
            let sets = [
                &mut words.month_ahead,
                &mut words.month_behind,
                &mut words.beside,
            ];
            for (set, cell) in sets.into_iter().zip(cells().skip(12)) {
                set.extend(cut(cell).iter().map(|word| plain_word(word)));
            }
        }
        words
    }

    fn months(&self, word: &str) -> Option<Vec<u8>> {
        let accented = self.accented.get(&word.to_lowercase());
        accented
            .or_else(|| self.bare.get(&plain_word(word)))
            .cloned()
    }
}

fn note(words: &mut HashMap<String, Vec<u8>>, word: String, month: u8) {
    let months = words.entry(word).or_default();
    if !months.contains(&month) {
        months.push(month);
        months.sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `1986-5-3`, with `?` for what is not known and two digits for a year without its century.
    fn read(text: &str) -> Vec<String> {
        let shown = |part: Option<u8>| part.map_or("?".to_owned(), |part| part.to_string());
        written_dates(text)
            .into_iter()
            .map(|date| {
                let year = match date.year {
                    WrittenYear::Full(year) => year.to_string(),
                    WrittenYear::TwoDigits(year) => format!("{year:02}"),
                };
                format!("{year}-{}-{}", shown(date.month), shown(date.day))
            })
            .collect()
    }

    #[test]
    fn a_month_in_words_leaves_one_reading() {
        for text in [
            "3 de maig de 1986",
            "3 May 1986",
            "May 3, 1986",
            "MAY 3rd, 1986",
            "3rd of May 1986",
            "Saturday, 3 May 1986",
            "1986, 3 mai",
            "3 mai 1986",
            "le 3 mai 1986",
            "3. Mai 1986",
            "Samstag, den 3. Mai 1986",
            "3 de mayo de 1986",
            "3º de maio de 1986",
            "3 maggio 1986",
            "3 maja 1986 r.",
            "3. května 1986",
            "3. kvetna 1986",
            "1986. május 3.",
            "1986 m. gegužės 3 d.",
            "1986. gada 3. maijā",
            "3. toukokuuta 1986",
            "3 мая 1986 г.",
            "3 травня 1986 року",
            "3 Μαΐου 1986",
            "3 Mayıs 1986",
            "3 MAYIS 1986",
            "3 במאי 1986",
            "٣ مايو ١٩٨٦",
            "3 أيار 1986",
            "3 मई 1986",
            "1986年5月3日",
            "1986년 5월 3일",
            "ngày 3 tháng 5 năm 1986",
            "1986 оны 5 сарын 3",
            "1986ko maiatzaren 3a",
            "la 3-a de majo 1986",
            "3-V-1986",
            "3.V.1986",
            "03/MAY/1986",
            "3May1986",
        ] {
            assert_eq!(read(text), ["1986-5-3"], "{text}");
        }
    }

    #[test]
    fn names_of_two_words_are_one_month() {
        assert_eq!(read("3 Meán Fómhair 1986"), ["1986-9-3"]);
        assert_eq!(read("3 تشرين الثاني 1986"), ["1986-11-3"]);
    }

    #[test]
    fn a_name_that_languages_give_to_two_months_has_two_readings() {
        assert_eq!(read("3 listopada 1986"), ["1986-10-3", "1986-11-3"]);
        assert_eq!(read("3 listopadu 1986"), ["1986-11-3"]);
    }

    #[test]
    fn numbers_are_read_in_every_order_that_people_write() {
        assert_eq!(read("12/03/1986"), ["1986-3-12", "1986-12-3"]);
        assert_eq!(read("13.07.2003"), ["2003-7-13", "2003-13-7"]);
        assert_eq!(read("3. 5. 1986"), ["1986-5-3", "1986-3-5"]);
        assert_eq!(read("13/7/23"), ["23-7-13", "23-13-7", "13-7-23"]);
        assert_eq!(read("3/5/86"), ["86-5-3", "86-3-5"]);
        assert_eq!(read("86/5/3"), ["86-5-3"]);
        assert_eq!(read("2015. 02. 25."), ["2015-2-25"]);
        assert_eq!(read("13 Jul '23"), ["23-7-13", "13-7-23"]);
    }

    #[test]
    fn what_is_not_known_stays_so() {
        assert_eq!(read("May 1986"), ["1986-5-?"]);
        assert_eq!(read("?? May 1986"), ["1986-5-?"]);
        assert_eq!(read("05/1986"), ["1986-5-?"]);
        assert_eq!(read("??.05.1986"), ["1986-5-?", "1986-?-5"]);
        assert_eq!(read("??/??/1986"), ["1986-?-?"]);
    }

    #[test]
    fn what_is_no_date_is_not_read_as_one() {
        for text in [
            "",
            "yesterday",
            "May",
            "May 12",
            "3-4 May 1986",
            "3 May 4 June 1986",
            "May June 1986",
            "3 May 1986 Barcelona",
            "1.2.3.1986",
            "20150225",
            "186.5.3",
            "12+3=1986",
            "?",
        ] {
            assert!(read(text).is_empty(), "{text}: {:?}", read(text));
        }
    }

    #[test]
    fn every_language_of_the_headers_has_its_months() {
        let headers = include_str!("data/headers.csv");
        let languages = |table| shipped(table).map(|row| row[0].to_owned());
        let months: HashSet<String> = languages(TABLE).collect();
        for language in languages(headers) {
            assert!(months.contains(&language), "{language}");
        }
    }
}
