//! The rating systems by name, and what each asks of lists.

use crate::laws::Pace;

use crate::lists::officer::RatingColumn;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum System {
    FideStandard,
    FideRapid,
    FideBlitz,
    Fce1986,
    Glicko2,
    Uscf,
    Dwz,
    Pool,
}

impl System {
    pub const ALL: [System; 8] = [
        System::FideStandard,
        System::FideRapid,
        System::FideBlitz,
        System::Fce1986,
        System::Glicko2,
        System::Uscf,
        System::Dwz,
        System::Pool,
    ];

    /// The word of the command line and of the reports.
    pub fn word(self) -> &'static str {
        match self {
            System::FideStandard => "fide-standard",
            System::FideRapid => "fide-rapid",
            System::FideBlitz => "fide-blitz",
            System::Fce1986 => "fce-1986",
            System::Glicko2 => "glicko2",
            System::Uscf => "uscf",
            System::Dwz => "dwz",
            System::Pool => "pool",
        }
    }

    pub fn from_word(word: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.word() == word)
    }

    /// Whose ratings a list is read for.
    pub fn pace(self) -> Pace {
        match self {
            System::FideRapid => Pace::Rapid,
            System::FideBlitz => Pace::Blitz,
            _ => Pace::Standard,
        }
    }

    /// Which column of the officer's file holds the rating.
    pub fn rating_column(self) -> RatingColumn {
        match self {
            System::FideStandard => RatingColumn::International,
            System::Fce1986 => RatingColumn::Catalan,
            _ => RatingColumn::Plain,
        }
    }
}
