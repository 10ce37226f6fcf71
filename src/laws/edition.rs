//! The editions of the Laws, when each was in force, and which of them may have held on a day. What an edition decides
//! stands in `matter`.

use jiff::civil::{Date, date};

use super::date::PgnDate;

/// An edition of the FIDE Laws of Chess, named after the year it came into force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    E1985,
    E1989,
    E1993,
    E1997,
    E2001,
    E2005,
    E2009,
    E2014,
    /// In force for half a year, from July 2017.
    E2017,
    E2018,
    E2023,
}

/// On what ground an edition was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EditionBasis {
    /// It was in force on the day of the game.
    Date,
    /// Little is known of the edition of that day: it is older than 1985, or that of 1989 or 1993.
    DateGap,
    /// The user asked for it.
    Option,
    /// The event's regulations name it.
    Event,
    /// The date is unknown, or too vague to tell two editions apart.
    Assumed,
}

/// How an edition is known to us.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EditionSource {
    /// Its text was read whole.
    WholeText,
    /// Its text was read in part; the rest is known from what was written about it.
    TextInPart,
    /// Little more is known than what the editions on both sides share.
    Little,
}

impl Edition {
    /// From the oldest to the newest.
    pub const ALL: [Edition; 11] = [
        Edition::E1985,
        Edition::E1989,
        Edition::E1993,
        Edition::E1997,
        Edition::E2001,
        Edition::E2005,
        Edition::E2009,
        Edition::E2014,
        Edition::E2017,
        Edition::E2018,
        Edition::E2023,
    ];

    /// The name users write and reports show.
    pub fn id(self) -> &'static str {
        match self {
            Edition::E1985 => "1985",
            Edition::E1989 => "1989",
            Edition::E1993 => "1993",
            Edition::E1997 => "1997",
            Edition::E2001 => "2001",
            Edition::E2005 => "2005",
            Edition::E2009 => "2009",
            Edition::E2014 => "2014",
            Edition::E2017 => "2017",
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
            Edition::E1989 => date(1989, 1, 1),
            Edition::E1993 => date(1993, 1, 1),
            Edition::E1997 => date(1997, 7, 1),
            Edition::E2001 => date(2001, 7, 1),
            Edition::E2005 => date(2005, 7, 1),
            Edition::E2009 => date(2009, 7, 1),
            Edition::E2014 => date(2014, 7, 1),
            Edition::E2017 => date(2017, 7, 1),
            Edition::E2018 => date(2018, 1, 1),
            Edition::E2023 => date(2023, 1, 1),
        }
    }

    /// Whether that first day is only assumed: of 1993's no source seen gives more than the year.
    pub fn is_start_assumed(self) -> bool {
        self == Edition::E1993
    }

    /// The last day on which it was in force, the eve of the next one; none while it still is.
    pub fn in_force_until(self) -> Option<Date> {
        let next = Edition::ALL.into_iter().find(|other| *other > self)?;
        next.in_force_from().yesterday().ok()
    }

    /// Where it was adopted, and when.
    pub fn adopted(self) -> &'static str {
        match self {
            Edition::E1985 => "Thessaloniki 1984",
            Edition::E1989 => "1988",
            Edition::E1993 => "Manila 1992",
            Edition::E1997 => "Yerevan 1996",
            Edition::E2001 => "Istanbul 2000",
            Edition::E2005 => "Calvià 2004",
            Edition::E2009 => "Dresden 2008",
            Edition::E2014 => "Tallinn 2013",
            Edition::E2017 => "Baku 2016, Athens 2017",
            Edition::E2018 => "Antalya 2017",
            Edition::E2023 => "the General Assembly of August 2022",
        }
    }

    pub fn source(self) -> EditionSource {
        match self {
            Edition::E1985 | Edition::E2005 | Edition::E2009 | Edition::E2018 | Edition::E2023 => {
                EditionSource::WholeText
            }
            Edition::E1997 | Edition::E2001 | Edition::E2014 | Edition::E2017 => {
                EditionSource::TextInPart
            }
            Edition::E1989 | Edition::E1993 => EditionSource::Little,
        }
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

/// The edition that a game is judged under, and those that may have been in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Chosen {
    pub edition: Edition,
    pub basis: EditionBasis,
    pub oldest: Edition,
    pub newest: Edition,
}

/// The edition for a game of which every reading of its date is given, the likeliest first. Readings under two editions, or
/// no date at all, leave the choice an assumption.
pub(super) fn choose(readings: &[PgnDate]) -> Chosen {
    let Some((likeliest, others)) = readings.split_first() else {
        return Chosen {
            edition: Edition::E2023,
            basis: EditionBasis::Assumed,
            oldest: Edition::E1985,
            newest: Edition::E2023,
        };
    };
    let mut chosen = choose_by(*likeliest);
    for other in others.iter().map(|date| choose_by(*date)) {
        if (other.edition, other.basis) != (chosen.edition, chosen.basis) {
            chosen.basis = EditionBasis::Assumed;
        }
        chosen.oldest = chosen.oldest.min(other.oldest);
        chosen.newest = chosen.newest.max(other.newest);
    }
    chosen
}

/// The edition for a game of that date, by its first possible day. A span that saw two editions leaves the choice an
/// assumption.
fn choose_by(date: PgnDate) -> Chosen {
    let first = in_force_on(date.first());
    let last = in_force_on(date.last());
    let Some(edition) = first else {
        // No text is older than 1985's. What it shares with the next one is taken to have held before; what changed
        // between them may have been otherwise before, too.
        let newest = last.unwrap_or(Edition::E1985).max(Edition::E1989);
        return Chosen {
            edition: Edition::E1985,
            basis: match last {
                None => EditionBasis::DateGap,
                Some(_) => EditionBasis::Assumed,
            },
            oldest: Edition::E1985,
            newest,
        };
    };
    let newest = last.unwrap_or(edition);
    Chosen {
        edition,
        basis: match (newest == edition, edition.source()) {
            (false, _) => EditionBasis::Assumed,
            (true, EditionSource::Little) => EditionBasis::DateGap,
            (true, _) => EditionBasis::Date,
        },
        oldest: edition,
        newest,
    }
}

/// The edition in force on a day; none before 1985.
fn in_force_on(day: Date) -> Option<Edition> {
    let begun = |edition: &Edition| edition.in_force_from() <= day;
    Edition::ALL.into_iter().rev().find(begun)
}

#[cfg(test)]
mod tests {
    use super::super::date::DateReading;
    use super::*;

    fn by(text: &str) -> Chosen {
        let reading = DateReading::read(text, date(2026, 6, 1)).expect(text);
        choose(reading.as_ref().map_or(&[], DateReading::spans))
    }

    fn chosen(text: &str) -> (&'static str, &'static str) {
        let chosen = by(text);
        (chosen.edition.id(), chosen.basis.word())
    }

    #[test]
    fn the_day_of_the_game_decides_to_the_day() {
        for (day, edition, basis) in [
            ("1851.06.21", "1985", "date_gap"),
            ("1984.12.31", "1985", "date_gap"),
            ("1985.01.01", "1985", "date"),
            ("1988.12.31", "1985", "date"),
            ("1989.01.01", "1989", "date_gap"),
            ("1992.12.31", "1989", "date_gap"),
            ("1993.01.01", "1993", "date_gap"),
            ("1997.06.30", "1993", "date_gap"),
            ("1997.07.01", "1997", "date"),
            ("2001.06.30", "1997", "date"),
            ("2001.07.01", "2001", "date"),
            ("2005.06.30", "2001", "date"),
            ("2005.07.01", "2005", "date"),
            ("2009.06.30", "2005", "date"),
            ("2009.07.01", "2009", "date"),
            ("2014.06.30", "2009", "date"),
            ("2014.07.01", "2014", "date"),
            ("2017.06.30", "2014", "date"),
            ("2017.07.01", "2017", "date"),
            ("2017.12.31", "2017", "date"),
            ("2018.01.01", "2018", "date"),
            ("2022.12.31", "2018", "date"),
            ("2023.01.01", "2023", "date"),
            ("2031.05.05", "2023", "date"),
        ] {
            assert_eq!(chosen(day), (edition, basis), "{day}");
        }
    }

    #[test]
    fn a_year_alone_is_judged_on_its_first_of_january() {
        for (year, edition, basis) in [
            ("1927.??.??", "1985", "date_gap"),
            ("1985.??.??", "1985", "date"),
            ("1993.??.??", "1993", "date_gap"),
            ("2006.??.??", "2005", "date"),
            ("2010.??.??", "2009", "date"),
            ("2018.??.??", "2018", "date"),
            ("2023", "2023", "date"),
        ] {
            assert_eq!(chosen(year), (edition, basis), "{year}");
        }
    }

    #[test]
    fn a_year_with_two_editions_leaves_an_assumption() {
        assert_eq!(chosen("1997.??.??"), ("1993", "assumed"));
        assert_eq!(chosen("2005.??.??"), ("2001", "assumed"));
        assert_eq!(chosen("2005.06.??"), ("2001", "date"));
        assert_eq!(chosen("2005.07.??"), ("2005", "date"));
        let two = by("2014");
        assert_eq!((two.oldest, two.newest), (Edition::E2009, Edition::E2014));
    }

    #[test]
    fn without_a_date_the_newest_edition_is_assumed_and_any_may_have_held() {
        assert_eq!(chosen("????.??.??"), ("2023", "assumed"));
        let any = choose(&[]);
        assert_eq!((any.oldest, any.newest), (Edition::E1985, Edition::E2023));
    }

    #[test]
    fn before_1985_what_changed_in_1989_may_have_been_otherwise_before() {
        let old = by("1972.07.11");
        assert_eq!((old.oldest, old.newest), (Edition::E1985, Edition::E1989));
    }

    #[test]
    fn readings_under_one_edition_count_and_others_leave_an_assumption() {
        for (date, edition, basis) in [
            ("12/03/1986", "1985", "date"),
            ("3 de maig de 1986", "1985", "date"),
            ("13. Juli 2023", "2023", "date"),
            ("05/06/1972", "1985", "date_gap"),
            ("05/06/1990", "1989", "date_gap"),
            ("12/03/2005", "2001", "assumed"),
            ("03/12/2005", "2005", "assumed"),
            ("13/7/86", "1985", "date"),
            ("13/7/23", "2023", "assumed"),
            ("13/7/84", "1985", "date_gap"),
            ("02/01/1985", "1985", "date"),
        ] {
            assert_eq!(chosen(date), (edition, basis), "{date}");
        }
        let two = by("12/03/2005");
        assert_eq!((two.oldest, two.newest), (Edition::E2001, Edition::E2005));
    }

    #[test]
    fn editions_answer_to_their_names() {
        for edition in Edition::ALL {
            assert_eq!(Edition::from_id(edition.id()), Some(edition));
        }
        assert_eq!(Edition::from_id("1974"), None);
    }

    #[test]
    fn each_edition_ends_on_the_eve_of_the_next() {
        let until = |edition: Edition| edition.in_force_until();
        assert_eq!(until(Edition::E1985), Some(date(1988, 12, 31)));
        assert_eq!(until(Edition::E2014), Some(date(2017, 6, 30)));
        assert_eq!(until(Edition::E2023), None);
    }

    #[test]
    fn the_bases_have_the_words_of_the_reports() {
        assert_eq!(EditionBasis::Option.word(), "option");
        assert_eq!(EditionBasis::Event.word(), "event");
    }
}
