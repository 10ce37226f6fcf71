//! What the command line refuses, as facts: flags and files with which no run can begin, and what somebody asked for that is
//! not there.

use crate::fact::{Choice, Fact, SystemCause};
use crate::facts;

facts! {
    pub enum Refusal {
        NoSuchRule = "refused-no-such-rule" { code: String },
        NoSuchCommand = "refused-no-such-command" { name: String },
        NoYear = "refused-no-year" { given: String },
        NoDay = "refused-no-day" { given: String, fault: Fact },
        // Settings
        SettingsUnreadable = "refused-settings-unreadable" { file: String, why: SystemCause },
        NoSuchFlag = "refused-no-such-flag" { file: String, key: String, near: String },
        FlagNotHere = "refused-flag-not-here" { file: String, key: String },
        FlagUnreadable = "refused-flag-unreadable" { file: String, key: String },
        // The command line itself
        UnknownArgument = "refused-unknown-argument" { given: String, near: Option<String> },
        UnknownCommand = "refused-unknown-command" { given: String, near: Option<String> },
        UnknownValue = "refused-unknown-value" { argument: String, given: String, known: Choice },
        NoValue = "refused-no-value" { argument: String },
        BadValue = "refused-bad-value" { argument: String, given: String, fault: Fact },
        MissingArguments = "refused-missing-arguments" { missing: String },
        NotTogether = "refused-not-together" { argument: String, other: String },
        GivenTwice = "refused-given-twice" { argument: String },
        // Flags of every command
        NoLanguage = "refused-no-language" { given: String, known: Choice },
        NoLetters = "refused-no-letters" { given: String },
        NoAlphabet = "refused-no-alphabet" { flag: &'static str, given: String },
        NoEncoding = "refused-no-encoding" { given: String, known: Choice },
        NoEdition = "refused-no-edition" { given: String, known: Choice },
        NoThread = "refused-no-thread",
        TooManyThreads = "refused-too-many-threads" { given: usize, most: usize },
        SizeExpected = "refused-size-expected",
        NumberOrAllExpected = "refused-number-or-all-expected",
        WholeNumberExpected = "refused-whole-number-expected",
        NumberAboveZeroExpected = "refused-number-above-zero-expected",
        NumberExpected = "refused-number-expected",
        // Where reports go
        PageAsStream = "refused-page-as-stream",
        StreamFormat = "refused-stream-format" {
            table: &'static str,
            formats: Choice,
            given: &'static str,
        },
        StreamOneFormat = "refused-stream-one-format" { table: &'static str, formats: Choice },
        FormatLeftOut = "refused-format-left-out" { given: String, known: Choice },
        NoFormat = "refused-no-format" { given: String, known: Choice },
        IsRead = "refused-is-read" { file: String, flag: &'static str },
        // Decisions
        FileToFillIn = "refused-file-to-fill-in" { flag: &'static str },
        IsReport = "refused-is-report" { file: String, flag: &'static str },
        HoldsReasons = "refused-holds-reasons" { file: String, flag: &'static str },
        NoDecisions = "refused-no-decisions" { file: String, flag: &'static str },
        // Going on with an interrupted run
        ResumeStream = "refused-resume-stream",
        ResumePipe = "refused-resume-pipe",
        ResumeFormat = "refused-resume-format" { given: &'static str, known: Choice },
        ResumeFileToFillIn = "refused-resume-file-to-fill-in",
        ResumeVersion = "refused-resume-version" { before: String, now: String },
        ResumeOption = "refused-resume-option" { flag: String, before: String, now: String },
        ResumeChanged = "refused-resume-changed" { file: String },
        ResumeNew = "refused-resume-new" { file: String },
        ResumeGone = "refused-resume-gone" { file: String },
        ResumeUnreadable = "refused-resume-unreadable" { folder: String, cause: SystemCause },
        // Positions
        PlyWithoutGame = "refused-ply-without-game" { ply: u32 },
        GameUnnamed = "refused-game-unnamed" { given: String },
        SeveralFiles = "refused-several-files" { path: String, game: u64, file: String },
        NoSuchGame = "refused-no-such-game" { path: String, game: u64, seen: u64 },
        FewPlies = "refused-few-plies" { file: String, game: u64, plies: u32 },
        NotReplayed = "refused-not-replayed" { file: String, game: u64 },
        StandardInput = "refused-standard-input" { cause: SystemCause },
        // Ratings
        Period = "refused-period" { fault: Fact },
        NoSystem = "refused-no-system" { given: String, known: Choice },
        ForAnotherSystem = "refused-for-another-system" {
            flag: &'static str,
            of: &'static str,
            given: &'static str,
        },
        NoPlayer = "refused-no-player" { given: String },
        NoLists = "refused-no-lists" { flag: &'static str, given: &'static str, known: Choice },
        OneFileForTwo = "refused-one-file-for-two" { flag: &'static str, other: &'static str },
        NoLaterMonth = "refused-no-later-month" { period: String, file: String, month: String },
        // A report against its games
        NoPage = "refused-no-page" { known: Choice },
        SeveralReports = "refused-several-reports" { file: String },
        GamesForReport = "refused-games-for-report" { file: String },
        // Standings
        NoRules = "refused-no-rules" { given: String, known: Choice },
        NoKind = "refused-no-kind" { given: String, known: Choice },
        NoBasis = "refused-no-basis" { given: String, known: Choice },
        NoRound = "refused-no-round" { given: u32, rounds: u32 },
        // Pairings
        NoPairingSystem = "refused-no-pairing-system" { given: String, known: Choice },
        PairingSystemOpen = "refused-pairing-system-open" { title: Fact, known: Choice },
        // Games picked out of many
        BadExpression = "refused-bad-expression" { at: usize, fault: Fact, shown: String },
        RuleNotSelected = "refused-rule-not-selected" { rule: String },
        ResultExpected = "refused-result-expected",
        OpeningExpected = "refused-opening-expected",
        PlayersUnreadable = "refused-players-unreadable" { file: String, why: SystemCause },
        NoPlayersIn = "refused-no-players-in" { file: String },
        // Copies of a game
        FolderAndSheet = "refused-folder-and-sheet",
        NoPairs = "refused-no-pairs" { white: String, black: String },
        NotOneSheet = "refused-not-one-sheet" { file: String },
        SameName = "refused-same-name" { file: String, folder: String },
        SeveralGames = "refused-several-games" { file: String },
        TooManyMoves = "refused-too-many-moves" { file: String, moves: usize, most: usize },
        OfCopy = "refused-of-copy" { file: String, fault: Fact },
    }
}

crate::fact_errors!(Refusal);
