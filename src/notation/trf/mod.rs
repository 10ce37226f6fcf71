//! FIDE's tournament reports, TRF16 and TRF26, as they really are: the text comes in and is read by column, with short
//! lines, odd dates, rulers and empty fields tolerated; the event, its players and their results go out. A player's line
//! that cannot be read becomes a fault with its column. Whether lines agree with each other is never asked here.

mod columns;
mod dates;
mod read;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use jiff::civil::Date;

use crate::board::Color;
use crate::facts;

use crate::notation::words::time_control::TimeControls;

pub use read::read_report;

/// Points of any scoring, in tenths.
pub type Tenths = u32;

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
    pub scoring: Scoring,
    /// In the order of the file.
    pub players: Vec<ReportPlayer>,
    /// The place of each start rank among them.
    by_rank: HashMap<u32, usize>,
    pub faults: Vec<Fault>,
    /// What is wrong on a line that loses no player.
    pub flaws: Vec<Fault>,
    /// Start ranks of players whose points line 299 has set otherwise.
    pub abnormal_points: Vec<u32>,
}

/// A line that cannot be read, or not wholly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Both from one.
    pub line: u64,
    pub column: usize,
    /// What stands there.
    pub read: String,
    pub expected: Expected,
    /// The start rank of the line, where that can be read.
    pub rank: Option<u32>,
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
    pub name: String,
    /// None: unrated.
    pub rating: Option<u32>,
    pub federation: String,
    /// As written; `0` and blanks are none, and so is one that a player above has.
    pub id: String,
    pub birth: Option<i16>,
    pub points: Option<Tenths>,
    pub entries: Vec<Entry>,
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
pub struct Entry {
    /// From one.
    pub round: u32,
    /// Where it stands on the line, from one.
    pub column: usize,
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    pub mark: Mark,
}

/// What a report writes for a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mark {
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
}

impl Mark {
    pub fn from_char(mark: char) -> Option<Mark> {
        Some(match mark.to_ascii_uppercase() {
            '1' => Mark::Win,
            '=' => Mark::Draw,
            '0' => Mark::Loss,
            '+' => Mark::ForfeitWin,
            '-' => Mark::ForfeitLoss,
            'W' => Mark::ShortWin,
            'D' => Mark::ShortDraw,
            'L' => Mark::ShortLoss,
            'H' => Mark::HalfBye,
            'F' => Mark::FullBye,
            'U' => Mark::AllocatedBye,
            'Z' | ' ' => Mark::Absent,
            _ => return None,
        })
    }

    pub fn is_bye(self) -> bool {
        matches!(self, Mark::HalfBye | Mark::FullBye | Mark::AllocatedBye)
    }

    /// How the mark looks in a file.
    pub fn shown(self) -> char {
        match self {
            Mark::Win => '1',
            Mark::Draw => '=',
            Mark::Loss => '0',
            Mark::ForfeitWin => '+',
            Mark::ForfeitLoss => '-',
            Mark::ShortWin => 'W',
            Mark::ShortDraw => 'D',
            Mark::ShortLoss => 'L',
            Mark::HalfBye => 'H',
            Mark::FullBye => 'F',
            Mark::AllocatedBye => 'U',
            Mark::Absent => ' ',
        }
    }

    /// Whether two players can have these marks for one game. Both may lose, by decision or by default, and an
    /// arbiter may give a half point to one of them alone.
    pub fn mirrors(self, other: Mark) -> bool {
        use Mark::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
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
                | (Mark::Absent, Mark::Absent)
        )
    }
}

/// What results are worth (TRF26 line 162, or the BB lines of pairing programs).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    pub win: Tenths,
    pub draw: Tenths,
    pub loss: Tenths,
    pub allocated_bye: Tenths,
    pub absence: Tenths,
    pub forfeit_loss: Tenths,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring {
            win: 10,
            draw: 5,
            loss: 0,
            allocated_bye: 10,
            absence: 0,
            forfeit_loss: 0,
        }
    }
}

impl Scoring {
    pub fn worth(&self, mark: Mark) -> Tenths {
        match mark {
            Mark::Win | Mark::ForfeitWin | Mark::ShortWin | Mark::FullBye => self.win,
            Mark::Draw | Mark::ShortDraw | Mark::HalfBye => self.draw,
            Mark::Loss | Mark::ShortLoss => self.loss,
            Mark::ForfeitLoss => self.forfeit_loss,
            Mark::AllocatedBye => self.allocated_bye,
            Mark::Absent => self.absence,
        }
    }
}

impl Report {
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
    pub fn entry(&self, round: u32) -> Option<&Entry> {
        let index = usize::try_from(round).ok()?.checked_sub(1)?;
        self.entries.get(index)
    }
}
