//! The editions of the Laws whose texts we hold, when each was in force, and the choice of one for
//! a date. What an edition decides stands in `matter`.

use jiff::civil::{Date, date};

use super::date::PgnDate;

/// An edition of the FIDE Laws of Chess, named after the year it came into force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    E1985,
    E2005,
    E2018,
    E2023,
}

/// On what ground an edition was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EditionBasis {
    /// It was in force on the day of the game.
    Date,
    /// On the day of the game another edition was in force, whose text we do not hold.
    DateGap,
    /// The user asked for it.
    Option,
    /// The event's regulations name it.
    Event,
    /// The date is unknown, or too vague to tell two editions apart.
    Assumed,
}

impl Edition {
    /// From the oldest to the newest.
    pub const ALL: [Edition; 4] = [
        Edition::E1985,
        Edition::E2005,
        Edition::E2018,
        Edition::E2023,
    ];

    /// The name users write and reports show.
    pub fn id(self) -> &'static str {
        match self {
            Edition::E1985 => "1985",
            Edition::E2005 => "2005",
            Edition::E2018 => "2018",
            Edition::E2023 => "2023",
        }
    }

    /// The edition of that name, as `--laws` and event files write it.
    pub fn from_id(id: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// The first day on which it was in force.
    pub fn in_force_from(self) -> Date {
        match self {
            Edition::E1985 => date(1985, 1, 1),
            Edition::E2005 => date(2005, 7, 1),
            Edition::E2018 => date(2018, 1, 1),
            Edition::E2023 => date(2023, 1, 1),
        }
    }

    /// The last day on which it was in force; none while it still is. The editions of 1993 and
    /// 2009, which we do not hold, ended the first two.
    pub fn in_force_until(self) -> Option<Date> {
        match self {
            Edition::E1985 => Some(date(1992, 12, 31)),
            Edition::E2005 => Some(date(2009, 6, 30)),
            Edition::E2018 => Some(date(2022, 12, 31)),
            Edition::E2023 => None,
        }
    }

    /// The next newer edition we hold.
    pub fn newer(self) -> Option<Edition> {
        Edition::ALL.into_iter().find(|other| *other > self)
    }
}

impl EditionBasis {
    /// The word reports show in `edition_basis`.
    pub fn word(self) -> &'static str {
        match self {
            EditionBasis::Date => "date",
            EditionBasis::DateGap => "date_gap",
            EditionBasis::Option => "option",
            EditionBasis::Event => "event",
            EditionBasis::Assumed => "assumed",
        }
    }
}

/// The edition for a game of that date, by its first possible day; a span that saw two editions
/// we hold, or no date at all, leaves the choice an assumption.
pub fn choose(date: Option<PgnDate>) -> (Edition, EditionBasis) {
    let Some(date) = date else {
        return (Edition::E2023, EditionBasis::Assumed);
    };
    let (edition, basis) = governing(date.first());
    if governing(date.last()).0 == edition {
        (edition, basis)
    } else {
        (edition, EditionBasis::Assumed)
    }
}

/// The edition in force on a day, or its older neighbour where we hold no text of that day. Before
/// 1985 there is no older neighbour and 1985 has to serve.
fn governing(day: Date) -> (Edition, EditionBasis) {
    let begun = |edition: &Edition| edition.in_force_from() <= day;
    let Some(edition) = Edition::ALL.into_iter().rev().find(begun) else {
        return (Edition::E1985, EditionBasis::DateGap);
    };
    match edition.in_force_until() {
        Some(until) if day > until => (edition, EditionBasis::DateGap),
        _ => (edition, EditionBasis::Date),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(text: &str) -> (&'static str, &'static str) {
        let (edition, basis) = choose(PgnDate::parse(text).expect(text));
        (edition.id(), basis.word())
    }

    #[test]
    fn the_day_of_the_game_decides_to_the_day() {
        for (day, edition, basis) in [
            ("1984.12.31", "1985", "date_gap"),
            ("1985.01.01", "1985", "date"),
            ("1992.12.31", "1985", "date"),
            ("1993.01.01", "1985", "date_gap"),
            ("2005.06.30", "1985", "date_gap"),
            ("2005.07.01", "2005", "date"),
            ("2009.06.30", "2005", "date"),
            ("2009.07.01", "2005", "date_gap"),
            ("2017.12.31", "2005", "date_gap"),
            ("2018.01.01", "2018", "date"),
            ("2022.12.31", "2018", "date"),
            ("2023.01.01", "2023", "date"),
            ("2031.05.05", "2023", "date"),
            ("1851.06.21", "1985", "date_gap"),
        ] {
            assert_eq!(chosen(day), (edition, basis), "{day}");
        }
    }

    #[test]
    fn a_year_alone_is_judged_on_its_first_of_january() {
        for (year, edition, basis) in [
            ("1927.??.??", "1985", "date_gap"),
            ("1985.??.??", "1985", "date"),
            ("1993.??.??", "1985", "date_gap"),
            ("2006.??.??", "2005", "date"),
            ("2009.??.??", "2005", "date"),
            ("2010.??.??", "2005", "date_gap"),
            ("2018.??.??", "2018", "date"),
            ("2023", "2023", "date"),
        ] {
            assert_eq!(chosen(year), (edition, basis), "{year}");
        }
    }

    #[test]
    fn a_year_with_two_editions_leaves_an_assumption() {
        assert_eq!(chosen("2005.??.??"), ("1985", "assumed"));
        assert_eq!(chosen("2005.06.??"), ("1985", "date_gap"));
        assert_eq!(chosen("2005.07.??"), ("2005", "date"));
    }

    #[test]
    fn without_a_date_the_newest_edition_is_assumed() {
        assert_eq!(chosen("????.??.??"), ("2023", "assumed"));
        assert_eq!(choose(None), (Edition::E2023, EditionBasis::Assumed));
    }

    #[test]
    fn editions_answer_to_their_names() {
        for edition in Edition::ALL {
            assert_eq!(Edition::from_id(edition.id()), Some(edition));
        }
        assert_eq!(Edition::from_id("2014"), None);
    }

    #[test]
    fn each_edition_ends_before_the_next_begins() {
        for edition in Edition::ALL {
            match (edition.in_force_until(), edition.newer()) {
                (Some(until), Some(newer)) => assert!(until < newer.in_force_from()),
                (None, None) => assert_eq!(edition, Edition::E2023),
                uneven => panic!("{edition:?}: {uneven:?}"),
            }
        }
    }

    #[test]
    fn the_bases_have_the_words_of_the_reports() {
        assert_eq!(EditionBasis::Option.word(), "option");
        assert_eq!(EditionBasis::Event.word(), "event");
    }
}
