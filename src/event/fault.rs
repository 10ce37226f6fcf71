//! What can be wrong with an event file, as facts. Every fault names the file; where a line is to blame, it also has the
//! line, the key, what was read there and what was expected. The words, and what the user can do, are `report`'s.

use std::io;

use crate::fact::{Choice, Fact, FactShape, SystemCause};
use crate::facts;

/// Every kind of fact that reading an event file can give.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    NotJudged::SHAPES,
    EventError::SHAPES,
    EventLineFault::SHAPES,
    Remedy::SHAPES,
    ExpectedValue::SHAPES,
];

facts! {
    /// A file of games that was not judged, because the event file beside it has a fault.
    pub struct NotJudged = "event-not-judged" { file: Box<str>, error: EventError }

    /// Why an event file cannot be used. It can be told more than once: one file may stand for many games.
    /// The texts are boxed so that an answer stays small.
    pub enum EventError {
        Missing = "event-missing" { file: Box<str> },
        Unreadable = "event-unreadable" { file: Box<str>, cause: SystemCause },
        TooLarge = "event-too-large" { file: Box<str>, mebibytes: u64 },
        Line = "event-line" { file: Box<str>, line: usize, fault: EventLineFault },
    }

    /// What is wrong with a line.
    pub enum EventLineFault {
        NotUtf8 = "event-not-utf8",
        /// `read` is the line as it stands, `reason` what the reader of TOML says of it.
        Syntax = "event-syntax" { read: Box<str>, reason: Box<str> },
        UnknownKey = "event-unknown-key" { key: Box<str>, known: Choice, remedy: Remedy },
        BoardsMissing = "event-boards-missing",
        TeamScoringMissing = "event-team-scoring-missing" { words: Choice },
        ListKeyMissing = "event-list-key-missing" { key: &'static str },
        Value = "event-value" { key: Box<str>, read: Box<str>, expected: ExpectedValue },
    }

    /// What can be done about a key that is not known.
    pub enum Remedy {
        CorrectOrDelete = "event-remedy-correct-or-delete",
        /// It is known in another table.
        Move = "event-remedy-move" { name: &'static str, table: &'static str },
        /// The nearest key, or the nearest table of the file.
        MeantKey = "event-remedy-meant-key" { meant: &'static str },
        MeantTable = "event-remedy-meant-table" { meant: &'static str },
    }

    /// What a value should have been.
    pub enum ExpectedValue {
        Table = "event-expected-table" { table: &'static str },
        Text = "event-expected-text",
        SomeText = "event-expected-some-text",
        TrueOrFalse = "event-expected-true-or-false",
        Words = "event-expected-words" { words: Choice },
        Day = "event-expected-day",
        WholeDay = "event-expected-whole-day",
        DayWithoutTime = "event-expected-day-without-time",
        DayOfCalendar = "event-expected-day-of-calendar" { fault: Fact },
        DayFromStart = "event-expected-day-from-start" { start: String },
        TimeControl = "event-expected-time-control",
        /// A time for one player stands beside the time for both: only one of the two can hold.
        ControlAlone = "event-expected-control-alone",
        /// One player has a time of his own and the other has none; `other` is the key that is missing.
        OtherPlayer = "event-expected-other-player" { other: &'static str },
        Games = "event-expected-games",
        Minutes = "event-expected-minutes",
        MoveNumber = "event-expected-move-number",
        Points = "event-expected-points",
        WinNotBelowDraw = "event-expected-win-not-below-draw",
        DrawNotBelowLoss = "event-expected-draw-not-below-loss",
        WinAboveLoss = "event-expected-win-above-loss",
        Boards = "event-expected-boards",
        /// A team needs at least one board.
        SomeBoards = "event-expected-some-boards",
        /// A table that may stand there several times.
        TableList = "event-expected-table-list" { table: &'static str },
        Names = "event-expected-names",
        EachOnce = "event-expected-each-once" { name: String },
        BisOfPlayers = "event-expected-bis-of-players" { name: String },
        /// A key that says nothing without another.
        Beside = "event-expected-beside" { other: &'static str },
        Count = "event-expected-count",
        SomeCount = "event-expected-some-count",
        TimeOfEach = "event-expected-time-of-each",
        /// The time by which a game is to be known is that of all games.
        OtherTime = "event-expected-other-time",
    }
}

impl EventError {
    /// The error of opening or reading the file.
    pub(super) fn on_disk(file: &str, cause: &io::Error) -> EventError {
        let file = file.into();
        match cause.kind() {
            io::ErrorKind::NotFound => EventError::Missing { file },
            _ => EventError::Unreadable {
                file,
                cause: cause.into(),
            },
        }
    }
}

crate::fact_errors!(EventError);
