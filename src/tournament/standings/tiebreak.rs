//! How tie-breaks are called and what may stand behind their names: `BH`, `BH/C1`, `SB:GP`, `KS/L40`, as FIDE's reports write
//! them (TRF26, lines 202 and 212), and the names of the Catalan rules.

use std::fmt;

use crate::fact::Choice;
use crate::facts;

/// What is compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    Points,
    MatchPoints,
    GamePoints,
    /// The points that do not lead the standings of teams: game points, or match points.
    OtherPoints,
    Wins,
    WonOverTheBoard,
    BlackGames,
    BlackWins,
    RoundsElected,
    Progressive,
    Koya,
    Buchholz,
    ForeBuchholz,
    AverageBuchholz,
    SonnebornBerger,
    /// Of teams: the opponent's points of the first kind times the own points of the second.
    Extended(Of, Of),
    DirectEncounter,
    /// Of teams: match points, then game points, then what the letters behind `EDE` say of boards.
    ExtendedEncounter(Boards, Boards),
    AverageRating,
    Performance,
    PerfectPerformance,
    AveragePerformance,
    AveragePerfect,
    /// Points as if a win were 1 and a draw ½.
    Standard,
    /// Of teams: the points of each board times its number; less is better.
    BoardCount,
    TopBoards,
    BottomBoards,
    /// Of two teams: the one game that the regulations have them play.
    TieBreakGame,
    /// Of teams: the other points and a share of the strength of opponents.
    ScoreAndStrength,
    Kashdan,
    /// Of teams: the points of board 1 times the number of boards, those of board 2 times one less, and so on.
    Dutch,
    Number,
    Rating,
}

/// Which points of a team.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    Match,
    Game,
    /// Those that lead the standings, and the others.
    Primary,
    Secondary,
}

/// What of the boards decides between two teams that are still level.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Boards {
    Nothing,
    Count,
    Top,
    Bottom,
}

/// A tie-break with its modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreak {
    pub criterion: Criterion,
    pub of: Of,
    /// How many of the lowest and of the highest contributions are cut.
    pub cut_low: u32,
    pub cut_high: u32,
    /// Unplayed games count as played.
    pub as_played: bool,
    /// As in a Swiss, whatever is played.
    pub as_swiss: bool,
    pub fore: bool,
    pub reversed: bool,
    /// The rating that unrated players count with.
    pub unrated: Option<u32>,
    pub limit: Limit,
    /// The divisor of `SSSC`.
    pub divisor: Option<u32>,
    /// As it is named in reports.
    pub name: String,
}

/// Whose games count for Koya's system: half of the points, unless it is said otherwise.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    pub percent: u32,
    /// Hundredths of points above or below.
    pub beside: i64,
}

facts! {
    /// Why a text names no tie-break.
    pub enum TieBreakFault {
        Unknown = "tie-unknown" { given: String, known: Choice },
        Modifier = "tie-modifier" { given: String, modifier: String },
        OnlyTeams = "tie-only-teams" { given: String },
        Twice = "tie-twice" { given: String },
    }
}

crate::fact_errors!(TieBreakFault);

/// Names, with what they mean; those of the Catalan rules at the end.
const NAMES: [(&str, Criterion); 48] = [
    ("PTS", Criterion::Points),
    ("MPTS", Criterion::MatchPoints),
    ("GPTS", Criterion::GamePoints),
    ("MPVGP", Criterion::OtherPoints),
    ("WIN", Criterion::Wins),
    ("WON", Criterion::WonOverTheBoard),
    ("BPG", Criterion::BlackGames),
    ("BWG", Criterion::BlackWins),
    ("REP", Criterion::RoundsElected),
    ("GE", Criterion::RoundsElected),
    ("PS", Criterion::Progressive),
    ("KS", Criterion::Koya),
    ("BH", Criterion::Buchholz),
    ("FB", Criterion::ForeBuchholz),
    ("AOB", Criterion::AverageBuchholz),
    ("SB", Criterion::SonnebornBerger),
    ("ESB", Criterion::Extended(Of::Primary, Of::Secondary)),
    ("EMMSB", Criterion::Extended(Of::Match, Of::Match)),
    ("EMGSB", Criterion::Extended(Of::Match, Of::Game)),
    ("EGMSB", Criterion::Extended(Of::Game, Of::Match)),
    ("EGGSB", Criterion::Extended(Of::Game, Of::Game)),
    ("DE", Criterion::DirectEncounter),
    (
        "EDE",
        Criterion::ExtendedEncounter(Boards::Nothing, Boards::Nothing),
    ),
    (
        "EDEC",
        Criterion::ExtendedEncounter(Boards::Count, Boards::Nothing),
    ),
    (
        "EDET",
        Criterion::ExtendedEncounter(Boards::Nothing, Boards::Top),
    ),
    (
        "EDEB",
        Criterion::ExtendedEncounter(Boards::Nothing, Boards::Bottom),
    ),
    (
        "EDEBT",
        Criterion::ExtendedEncounter(Boards::Count, Boards::Top),
    ),
    (
        "EDEBB",
        Criterion::ExtendedEncounter(Boards::Count, Boards::Bottom),
    ),
    ("ARO", Criterion::AverageRating),
    ("TPR", Criterion::Performance),
    ("PTP", Criterion::PerfectPerformance),
    ("APRO", Criterion::AveragePerformance),
    ("APPO", Criterion::AveragePerfect),
    ("STD", Criterion::Standard),
    ("BC", Criterion::BoardCount),
    ("TBR", Criterion::TopBoards),
    ("BBE", Criterion::BottomBoards),
    ("TBG", Criterion::TieBreakGame),
    ("SSSC", Criterion::ScoreAndStrength),
    ("TPN", Criterion::Number),
    ("SNO", Criterion::Number),
    ("RTG", Criterion::Rating),
    ("KASHDAN", Criterion::Kashdan),
    ("DUTCH", Criterion::Dutch),
    ("CUMULATIVE", Criterion::Progressive),
    ("HARKNESS", Criterion::Buchholz),
    ("KOYA", Criterion::Koya),
    ("BUCHHOLZ", Criterion::Buchholz),
];

impl Criterion {
    /// Whether only teams have it.
    pub fn is_of_teams(self) -> bool {
        matches!(
            self,
            Criterion::MatchPoints
                | Criterion::GamePoints
                | Criterion::OtherPoints
                | Criterion::Extended(..)
                | Criterion::ExtendedEncounter(..)
                | Criterion::BoardCount
                | Criterion::TopBoards
                | Criterion::BottomBoards
                | Criterion::TieBreakGame
                | Criterion::ScoreAndStrength
                | Criterion::Dutch
        )
    }

    /// Whether it is reckoned from ratings.
    pub fn is_of_ratings(self) -> bool {
        matches!(
            self,
            Criterion::AverageRating
                | Criterion::Performance
                | Criterion::PerfectPerformance
                | Criterion::AveragePerformance
                | Criterion::AveragePerfect
        )
    }

    /// Whether the lower number is the better one.
    fn is_low_better(self) -> bool {
        matches!(
            self,
            Criterion::DirectEncounter
                | Criterion::ExtendedEncounter(..)
                | Criterion::BoardCount
                | Criterion::TopBoards
                | Criterion::BottomBoards
                | Criterion::TieBreakGame
                | Criterion::Number
        )
    }

    fn may_be_cut(self) -> bool {
        matches!(
            self,
            Criterion::Progressive
                | Criterion::Buchholz
                | Criterion::ForeBuchholz
                | Criterion::AverageBuchholz
                | Criterion::SonnebornBerger
                | Criterion::Extended(..)
                | Criterion::AverageRating
                | Criterion::Performance
                | Criterion::PerfectPerformance
                | Criterion::ScoreAndStrength
        )
    }
}

impl TieBreak {
    /// Reads a name with its modifiers. `BH-C1` is `BH/C1`.
    pub fn parse(text: &str) -> Result<TieBreak, TieBreakFault> {
        let given = || text.trim().to_owned();
        let upper = text
            .trim()
            .to_uppercase()
            .replace('-', "/")
            .replace("L/", "L-");
        let mut parts = upper.split(['/', '!', '#']);
        let head = parts.next().unwrap_or_default();
        let (word, of) = head.split_once(':').unwrap_or((head, ""));
        let known = NAMES.iter().find(|(name, _)| *name == word);
        let Some((_, criterion)) = known else {
            let known = Choice(NAMES.iter().map(|(name, _)| (*name).to_owned()).collect());
            return Err(TieBreakFault::Unknown {
                given: given(),
                known,
            });
        };
        let unknown_modifier = |modifier: &str| TieBreakFault::Modifier {
            given: given(),
            modifier: modifier.to_owned(),
        };
        let mut tiebreak = TieBreak {
            criterion: *criterion,
            of: match of {
                "" => Of::Primary,
                "MP" => Of::Match,
                "GP" => Of::Game,
                of => return Err(unknown_modifier(of)),
            },
            cut_low: 0,
            cut_high: 0,
            as_played: false,
            as_swiss: false,
            fore: *criterion == Criterion::ForeBuchholz,
            reversed: false,
            unrated: None,
            limit: Limit {
                percent: 50,
                beside: 0,
            },
            divisor: None,
            name: upper.clone(),
        };
        if word == "HARKNESS" {
            (tiebreak.cut_low, tiebreak.cut_high) = (1, 1);
        }
        for modifier in parts {
            tiebreak
                .modify(modifier)
                .ok_or_else(|| unknown_modifier(modifier))?;
        }
        Ok(tiebreak)
    }

    fn modify(&mut self, modifier: &str) -> Option<()> {
        let letter = modifier.get(..1)?;
        let rest = modifier.get(1..)?;
        let number = || rest.parse::<u32>().ok();
        match (letter, rest) {
            ("C", _) if self.criterion.may_be_cut() => self.cut_low = number()?,
            ("M", _) if self.criterion.may_be_cut() => {
                (self.cut_low, self.cut_high) = (number()?, number()?);
            }
            ("P", "") => self.as_played = true,
            ("S", "") => self.as_swiss = true,
            ("F", "")
                if matches!(
                    self.criterion,
                    Criterion::AverageBuchholz | Criterion::Buchholz | Criterion::ScoreAndStrength
                ) =>
            {
                self.fore = true
            }
            ("R", "") => self.reversed = true,
            ("U", _) if self.criterion.is_of_ratings() => self.unrated = Some(number()?),
            ("K", _) if self.criterion == Criterion::ScoreAndStrength => {
                self.divisor = Some(number()?).filter(|divisor| *divisor > 0);
            }
            ("L", _) if self.criterion == Criterion::Koya => {
                // `L+1` and `L-1` are half points, `L40` is a percentage.
                let halves = rest.starts_with(['+', '-']);
                let size: i64 = rest.trim_start_matches(['+', '-']).parse().ok()?;
                match (halves, rest.starts_with('-')) {
                    (true, minus) => self.limit.beside = if minus { -50 * size } else { 50 * size },
                    (false, _) => self.limit.percent = number()?,
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Whether the lower number is the better one.
    pub fn is_low_better(&self) -> bool {
        self.criterion.is_low_better() != self.reversed
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Tie-breaks in their order; none twice.
pub fn parse_list<'t>(
    names: impl Iterator<Item = &'t str>,
    teams: bool,
) -> Result<Vec<TieBreak>, TieBreakFault> {
    let mut order: Vec<TieBreak> = Vec::new();
    for name in names {
        let tiebreak = TieBreak::parse(name)?;
        let given = name.trim().to_owned();
        if tiebreak.criterion.is_of_teams() && !teams {
            return Err(TieBreakFault::OnlyTeams { given });
        }
        if order.iter().any(|other| other.name == tiebreak.name) {
            return Err(TieBreakFault::Twice { given });
        }
        order.push(tiebreak);
    }
    Ok(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_stand_behind_the_name() {
        let parse = |text| TieBreak::parse(text).unwrap();
        let cut = parse("bh-c1");
        assert_eq!(
            (cut.criterion, cut.cut_low, &*cut.name),
            (Criterion::Buchholz, 1, "BH/C1")
        );
        let median = parse("BH/M2");
        assert_eq!((median.cut_low, median.cut_high), (2, 2));
        let koya = parse("KS/L-1");
        assert_eq!((koya.limit.beside, koya.limit.percent), (-50, 50));
        assert_eq!(parse("KS/L40").limit.percent, 40);
        assert_eq!(parse("ARO/C1/U1400").unrated, Some(1400));
        assert_eq!(parse("BH:GP/C1/P").of, Of::Game);
        let harkness = parse("Harkness");
        assert_eq!((harkness.cut_low, harkness.cut_high), (1, 1));
    }

    #[test]
    fn what_is_no_tie_break_is_refused() {
        let fault = |text| TieBreak::parse(text).unwrap_err();
        assert!(matches!(fault("BUH"), TieBreakFault::Unknown { .. }));
        for text in ["WIN/C1", "BH/C", "BH/X", "BH:XP", "DE/L50", "BH/"] {
            assert!(
                matches!(fault(text), TieBreakFault::Modifier { .. }),
                "{text}"
            );
        }
        let names = |text: &'static str, teams| parse_list(text.split(','), teams);
        assert!(matches!(
            names("BH,DUTCH", false),
            Err(TieBreakFault::OnlyTeams { .. })
        ));
        assert!(names("BH,DUTCH", true).is_ok());
        assert!(matches!(
            names("BH,SB,bh", false),
            Err(TieBreakFault::Twice { .. })
        ));
    }
}
