//! FIDE's tournament reports, TRF16 and TRF26, as they really are: the text comes in and is read by column, with short
//! lines, odd dates, rulers and empty fields tolerated; the event, its players and their results go out. A player's line
//! that cannot be read becomes a fault with its column; one bad field costs that field or that round, and what is merely
//! odd is told beside. Whether lines agree with each other is never asked here.

mod codes;
mod columns;
mod dates;
mod player;
mod read;
mod scoring;
mod teams;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use crate::board::Color;
use crate::facts;

use crate::notation::words::time_control::TimeControls;

pub use read::read_report;
pub use scoring::{TrfPoints, TrfScoring};
pub use teams::{Acceleration, Adjustment, Beside, Forbidden, ReportTeam};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Line 012.
    pub name: String,
    /// Lines 042 and 052, where they name a day.
    pub start: Option<Date>,
    pub end: Option<Date>,
    /// Line 222, else 122.
    pub control: Option<TimeControls>,
    /// Line 132, by round.
    pub round_dates: Vec<Option<Date>>,
    pub scoring: TrfScoring,
    /// In the order of the file.
    pub players: Vec<ReportPlayer>,
    /// The place of each start rank among them.
    by_rank: HashMap<u32, usize>,
    pub faults: Vec<TrfFault>,
    /// What is wrong on a line that loses no player.
    pub flaws: Vec<TrfFault>,
    /// What can be read and is not as it should be.
    pub oddities: Vec<TrfOddity>,
    /// What the lines about the tournament say, in the order of the file.
    pub head: Vec<HeadLine>,
    /// How many rounds the tournament has: line 142 or XXR, else the days of line 132.
    pub rounds: Option<u32>,
    /// Start ranks of players whose points line 299 has set otherwise.
    pub abnormal_points: Vec<u32>,
    /// Where the lines about teams and their matches stand.
    pub team_lines: Vec<u64>,
    /// What the lines about teams, byes and points say.
    pub beside: Beside,
}

/// A line about the tournament as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadLine {
    pub code: String,
    pub line: u64,
    /// What stands behind the code.
    pub text: String,
}

/// Something that is read all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfOddity {
    pub line: u64,
    pub column: usize,
    pub read: String,
    pub what: Oddity,
    pub rank: Option<u32>,
}

facts! {
    /// What is odd on a line of a report.
    pub enum Oddity {
        /// It begins with blanks. `lines`: how many do.
        Indented = "trf-odd-indented" { columns: usize, lines: usize },
        UnknownCode = "trf-odd-code" { code: String, lines: usize },
        /// What stands behind the name stands so many columns too far to the right.
        LongName = "trf-odd-long-name" { name: String, columns: usize },
        IdInQuotes = "trf-odd-id-in-quotes" { name: String, id: String },
        IdIsDate = "trf-odd-id-is-date" { name: String, read: String },
        IdIsNone = "trf-odd-id-is-none" { name: String, read: String },
        /// A day that is not written with the year in full before month and day.
        DateForm = "trf-odd-date-form" { read: String, day: Date },
        /// Dates of birth likewise.
        BirthForm = "trf-odd-birth-form" { name: String, read: String, players: usize },
        /// Nothing in it is a year.
        Birth = "trf-odd-birth" { name: String, read: String },
        /// A word of a line about scoring.
        Scoring = "trf-odd-scoring" { read: String },
    }
}

/// A line that cannot be read, or not wholly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfFault {
    /// Line and column are counted from one.
    pub line: u64,
    pub column: usize,
    /// What stands there.
    pub read: String,
    pub expected: Expected,
    /// The start rank of the line, where that can be read.
    pub rank: Option<u32>,
    /// The round that is lost by it.
    pub round: Option<u32>,
}

facts! {
    /// What should stand where a line cannot be read.
    pub enum Expected {
        Rank = "trf-rank",
        OwnRank = "trf-own-rank",
        PlayersRank = "trf-players-rank",
        Name = "trf-name",
        BlankInPlayer = "trf-blank-in-player",
        Rating = "trf-rating",
        OwnId = "trf-own-id" { line: u64 },
        Points = "trf-points",
        Opponent = "trf-opponent",
        BlankInRound = "trf-blank-in-round",
        Color = "trf-color",
        Result = "trf-result",
        ByeOrGame = "trf-bye-or-game",
        Day = "trf-day",
    }
}

/// A line 001.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportPlayer {
    pub line: u64,
    pub rank: u32,
    /// `m`, `w`, or as written.
    pub sex: String,
    pub title: String,
    pub name: String,
    /// None: unrated, or unreadable.
    pub rating: Option<u32>,
    /// What stands where the rating should, if it is none: whoever needs the rating must do without this player.
    pub unread_rating: Option<String>,
    /// Whether a zero says that he has none.
    pub is_unrated: bool,
    pub federation: String,
    /// Without quotes. `0` and blanks mean that there is none; a date, and an ID that a player above has too, are not kept.
    pub id: String,
    /// What stands there.
    pub written_id: String,
    pub birth: Option<i16>,
    pub points: Option<TrfPoints>,
    /// The place in the standings that the report gives him.
    pub rank_at_end: Option<u32>,
    pub entries: Vec<RoundEntry>,
    /// National ratings, by federation.
    pub national: Vec<National>,
}

/// A line of national rating support (TRF26).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct National {
    pub federation: String,
    pub rating: Option<u32>,
    pub id: String,
}

/// One round of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEntry {
    /// From one.
    pub round: u32,
    /// Where it stands on the line, from one; of a round that cannot be read, where it fails.
    pub column: usize,
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    pub mark: RoundMark,
}

/// What a report writes for a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RoundMark {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    /// Won, drawn or lost before a move was made by both: not rated.
    ShortWin,
    ShortDraw,
    ShortLoss,
    HalfBye,
    FullBye,
    /// The bye given by the pairing.
    AllocatedBye,
    /// Absent, or nothing written.
    Absent,
    /// What is written is no round: it is told, and nobody knows what happened.
    Unreadable,
}

impl RoundMark {
    pub fn from_char(mark: char) -> Option<RoundMark> {
        Some(match mark.to_ascii_uppercase() {
            '1' => RoundMark::Win,
            '=' => RoundMark::Draw,
            '0' => RoundMark::Loss,
            '+' => RoundMark::ForfeitWin,
            '-' => RoundMark::ForfeitLoss,
            'W' => RoundMark::ShortWin,
            'D' => RoundMark::ShortDraw,
            'L' => RoundMark::ShortLoss,
            'H' => RoundMark::HalfBye,
            'F' => RoundMark::FullBye,
            'U' => RoundMark::AllocatedBye,
            'Z' | ' ' => RoundMark::Absent,
            _ => return None,
        })
    }

    pub fn is_bye(self) -> bool {
        matches!(
            self,
            RoundMark::HalfBye | RoundMark::FullBye | RoundMark::AllocatedBye
        )
    }

    /// How the mark looks in a file.
    pub fn shown(self) -> char {
        match self {
            RoundMark::Win => '1',
            RoundMark::Draw => '=',
            RoundMark::Loss => '0',
            RoundMark::ForfeitWin => '+',
            RoundMark::ForfeitLoss => '-',
            RoundMark::ShortWin => 'W',
            RoundMark::ShortDraw => 'D',
            RoundMark::ShortLoss => 'L',
            RoundMark::HalfBye => 'H',
            RoundMark::FullBye => 'F',
            RoundMark::AllocatedBye => 'U',
            RoundMark::Absent => ' ',
            RoundMark::Unreadable => '?',
        }
    }

    /// Whether two players can have these marks for one game. Both may lose, by decision or by default, and an
    /// arbiter may give a half point to one of them alone.
    pub fn mirrors(self, other: RoundMark) -> bool {
        use RoundMark::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
        matches!(
            (self, other),
            (Win, Loss)
                | (Loss, Win | Draw | Loss)
                | (Draw, Draw | Loss)
                | (ForfeitWin, ForfeitLoss)
                | (ForfeitLoss, ForfeitWin | ForfeitLoss)
                | (ShortWin, ShortLoss)
                | (ShortLoss, ShortWin | ShortLoss)
                | (ShortDraw, ShortDraw)
                | (RoundMark::Absent, RoundMark::Absent)
        )
    }
}

impl Report {
    /// How many games it gives the result of: each once, though both players' lines name it. A bye is no game, and a pairing
    /// without a result gives none.
    pub fn results(&self) -> usize {
        let of_player = |player: &ReportPlayer| {
            let rank = player.rank;
            let played = |entry: &&RoundEntry| {
                !matches!(entry.mark, RoundMark::Absent | RoundMark::Unreadable)
            };
            let games = player
                .entries
                .iter()
                .filter(played)
                .filter_map(move |entry| {
                    let opponent = entry.opponent?;
                    Some((entry.round, rank.min(opponent), rank.max(opponent)))
                });
            games.collect::<Vec<_>>()
        };
        let games: HashSet<_> = self.players.iter().flat_map(of_player).collect();
        games.len()
    }

    /// What the first line of a code says, if there is one that says something.
    pub fn said(&self, code: &str) -> Option<&HeadLine> {
        let mut lines = self.head.iter().filter(|line| line.code == code);
        lines.find(|line| !line.text.is_empty())
    }

    pub fn player(&self, rank: u32) -> Option<&ReportPlayer> {
        let index = self.by_rank.get(&rank)?;
        self.players.get(*index)
    }

    /// Whether a player of that rank may stand on a line that could not be read.
    pub fn may_be_lost(&self, rank: u32) -> bool {
        self.faults
            .iter()
            .any(|fault| fault.rank.is_none_or(|lost| lost == rank))
    }
}

impl ReportPlayer {
    /// Rounds follow one another from the first.
    pub fn entry(&self, round: u32) -> Option<&RoundEntry> {
        let index = usize::try_from(round).ok()?.checked_sub(1)?;
        self.entries.get(index)
    }
}
