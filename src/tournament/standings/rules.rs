//! Which rules of tie-breaking hold, and what is taken where nobody says which tie-breaks are wanted. FIDE's C.07 has changed
//! how unplayed rounds count: versions go by the day on which the tournament began.

use jiff::civil::{Date, date};

use crate::event::RatingClass;
use crate::facts;
use crate::tournament::{Kind, Tournament};

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// C.07 of 2023: an unplayed round counts as a game against an opponent with the player's own points.
    Fide2023,
    /// C.07 from 1 March 2026: the same, and no more than article 16.4 allows.
    Fide2026,
    /// The Catalan federation's rules of the 1980s.
    Fce1986,
}

facts! {
    /// Why these rules were taken.
    pub enum RulesBasis {
        Asked = "tie-rules-asked" { rules: &'static str },
        ByDate = "tie-rules-by-date" { rules: &'static str, start: Date },
        /// Before 2023 other rules held, which are not built: these are taken all the same.
        BeforeAll = "tie-rules-before" { rules: &'static str, start: Date },
        NoDate = "tie-rules-no-date" { rules: &'static str },
    }
}

/// The first day of the rules of 2023 and of those of 2026.
const FROM_2023: Date = date(2023, 8, 1);
const FROM_2026: Date = date(2026, 3, 1);

impl Rules {
    pub const ALL: [Rules; 3] = [Rules::Fide2023, Rules::Fide2026, Rules::Fce1986];

    pub fn word(self) -> &'static str {
        match self {
            Rules::Fide2023 => "fide-2023",
            Rules::Fide2026 => "fide-2026",
            Rules::Fce1986 => "fce-1986",
        }
    }

    pub fn from_word(word: &str) -> Option<Rules> {
        Rules::ALL.into_iter().find(|rules| rules.word() == word)
    }

    /// Those of a day, with the reason.
    pub fn on(start: Option<Date>) -> (Rules, RulesBasis) {
        let Some(start) = start else {
            let rules = Rules::Fide2026;
            return (
                rules,
                RulesBasis::NoDate {
                    rules: rules.word(),
                },
            );
        };
        let rules = match start < FROM_2026 {
            true => Rules::Fide2023,
            false => Rules::Fide2026,
        };
        let word = rules.word();
        match start < FROM_2023 {
            true => (rules, RulesBasis::BeforeAll { rules: word, start }),
            false => (rules, RulesBasis::ByDate { rules: word, start }),
        }
    }

    pub fn is_fide(self) -> bool {
        self != Rules::Fce1986
    }

    /// The tie-breaks that are taken where none are asked for and the report names none. FIDE leaves the choice to the
    /// organiser; the Catalan rules do not.
    pub fn usual(self, tournament: &Tournament) -> &'static [&'static str] {
        let class = tournament
            .event
            .as_ref()
            .and_then(|event| event.rating.class);
        let teams = !tournament.teams.is_empty();
        match (self, teams, tournament.kind) {
            (Rules::Fce1986, true, _) => &["DE", "SB", "KASHDAN", "DUTCH"],
            (Rules::Fce1986, false, _) if class == Some(RatingClass::Team) => {
                &["DE", "SB", "KASHDAN"]
            }
            (Rules::Fce1986, false, Some(Kind::RoundRobin)) => &["SB", "DE", "KASHDAN", "BPG"],
            (Rules::Fce1986, false, _) => &["BH/C2", "BH", "DE", "BH/M1", "SB", "KASHDAN", "PS"],
            (_, true, _) => &["MPVGP", "DE", "EMGSB"],
            (_, false, Some(Kind::RoundRobin)) => &["DE", "SB", "WIN", "KS"],
            (_, false, _) => &["BH/C1", "BH", "DE", "SB", "WIN", "BWG"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_on_which_it_began_says_which_rules_hold() {
        let on = |day| Rules::on(Some(day));
        assert_eq!(on(date(2026, 2, 28)).0, Rules::Fide2023);
        assert_eq!(on(date(2026, 3, 1)).0, Rules::Fide2026);
        let start = date(2019, 5, 1);
        let before = RulesBasis::BeforeAll {
            rules: "fide-2023",
            start,
        };
        assert_eq!(on(start), (Rules::Fide2023, before));
        assert_eq!(Rules::on(None).0, Rules::Fide2026);
    }
}
