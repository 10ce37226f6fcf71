//! What the terminal says around the findings, as facts: the words are those of every language. Counts come twice, as the
//! number that chooses a plural and as it is shown.

use crate::board::Color;
use crate::fact::{Fact, SystemCause};
use crate::facts;
use crate::report::words::Words;
use crate::rules::Severity;

facts! {
    pub enum Said {
        Games = "screen-games" { count: u64, shown: String },
        HalfMoves = "screen-half-moves" { count: u64, shown: String },
        Reports = "screen-reports" { count: u64, shown: String },
        ResultsTables = "screen-results-tables" { count: u64, shown: String },
        Results = "screen-results" { count: u64, shown: String },
        Players = "screen-players" { count: u64, shown: String },
        Teams = "screen-teams" { count: u64, shown: String },
        TeamsOf = "screen-teams-of" { teams: Fact, players: Fact },
        Errors = "screen-errors" { count: u64, shown: String },
        Warnings = "screen-warnings" { count: u64, shown: String },
        Notes = "screen-notes" { count: u64, shown: String },
        Accepted = "screen-accepted" { shown: String },
        Read = "screen-read" { what: String, seconds: String },
        Speed = "screen-speed" { shown: String },
        /// `788` findings were made, and `some` of them are shown.
        SomeShown = "screen-some-shown" { all: Fact, some: String, flag: &'static str },
        Error = "screen-error",
        Warning = "screen-warning",
        Note = "screen-note",
        WholeEvents = "screen-whole-events" { games: Fact, count: u64, shown: String },
        MoreRules = "screen-more-rules" { count: u64, shown: String, findings: Fact },
        Findings = "screen-findings" { count: u64, shown: String },
        Article = "screen-article" { edition: String, article: String },
        InGame = "screen-in-game" { game: u64, players: String },
        AtMove = "screen-at-move" { place: String },
        Evidence = "screen-evidence",
        Help = "screen-help",
        ReportsIn = "screen-reports-in" { folder: String },
        GoesOn = "screen-goes-on" { games: u64, shown: String },
        NothingToResume = "screen-nothing-to-resume" { folder: String },
        NoCheckpoint = "screen-no-checkpoint" { cause: SystemCause },
        CanBeResumed = "screen-can-be-resumed",
        Skipped = "screen-skipped" { count: u64, shown: String, names: String },
        SkippedAs = "screen-skipped-as" { file: String, reason: &'static str },
        NotUnpacked = "screen-not-unpacked" { count: u64, shown: String, names: String },
        NamedTwice = "screen-named-twice" { count: u64, shown: String, names: String },
        SameFile = "screen-same-file" { file: String, other: String },
        Rated = "screen-rated" { games: Fact, players: Fact, unrated: Fact, differing: Fact },
        /// `counts`: how many games of each verdict.
        Crosschecked = "screen-crosschecked" { games: Fact, report: String, counts: String },
        CrosscheckRow = "screen-crosscheck-row" { verdict: &'static str, round: String, white: String, black: String, why: String },
        CrosscheckGame = "screen-crosscheck-game" { file: String, game: u64 },
        Checked = "screen-checked" { counts: String },
        CheckRow = "screen-check-row" { verdict: &'static str, check: &'static str, why: String },
        CheckRowAt = "screen-check-row-at" { verdict: &'static str, check: &'static str, place: String, why: String },
        Ranked = "screen-ranked" { title: Fact, sides: Fact, rounds: u32, kind: &'static str, tiebreaks: String },
        Paired = "screen-paired" { title: Fact, count: u64, pairings: String, system: &'static str, wrong: u64, undecidable: u64 },
        PairingRow = "screen-pairing-row" { verdict: &'static str, round: u32, board: u32, white: String, black: String, why: String },
        PairingMissing = "screen-pairing-missing" { verdict: &'static str, round: u32, white: String, black: String, why: String },

        /// So many regulations of a team event.
        TeamChecked = "screen-team-checked" { kept: usize, broken: usize, undecidable: usize },
        Fitting = "screen-fitting" { count: u64, shown: String, games: Fact },
        Extracted = "screen-extracted" { fitting: Fact, written: Fact },
        /// Reading ended there: so many were asked for.
        ExtractedFirst = "screen-extracted-first" { fitting: Fact, written: Fact },
        CopiesOnce = "screen-copies-once" { copies: Fact },
        ErrorsInInput = "screen-errors-in-input" { errors: Fact },
        MoreRows = "screen-more-rows" { count: usize, file: String },
        GamesIn = "screen-games-in" { games: Fact, folder: String },
        Pedantic = "screen-pedantic",
        PedanticIsOff = "screen-pedantic-is-off",
        Example = "screen-example",
        Articles = "screen-articles",
        OfEdition = "screen-of-edition" { edition: String, told: String },
        NoArticle = "screen-no-article",
        NotKnown = "screen-not-known" { article: String },
        NotKnownNorAround = "screen-not-known-nor-around",
        CopyPlies = "screen-copy-plies" { count: usize },
        CopiesAgree = "screen-copies-agree",
        CopiesAgreeNowhere = "screen-copies-agree-nowhere",
        CopiesAgreeUpTo = "screen-copies-agree-up-to" { first: Fact, differing: usize, last: Fact },
        AtPly = "screen-at-ply" { ply: usize, number: String },
        InDoubt = "screen-in-doubt" { count: usize },
        OfferOfOne = "screen-offer-of-one" { place: Fact, player: Color },
        ResultsDiffer = "screen-results-differ",
        /// Beside the moves and the result.
        CopiesContradict = "screen-copies-contradict" { count: usize },
        CopyEmpty = "screen-copy-empty" { player: Color },
        CopyEnded = "screen-copy-ended" { player: Color, place: Fact },
        /// Two copies that are not of one game.
        NotOneGame = "screen-not-one-game" { files: String, number: String },
        /// Words of a copy that stand for no move of the game; without a place they stand before the first.
        CopyLeft = "screen-copy-left" { file: String, place: Option<Fact>, count: usize, words: String },
        BeyondRepair = "screen-beyond-repair" { file: String, place: Option<Fact> },
        ReadingLists = "screen-reading-lists",
        Reckoning = "screen-reckoning",
        AlphabetCode = "screen-alphabet-code",
        AlphabetLanguage = "screen-alphabet-language",
        BarGames = "screen-bar-games",
        FlagsFrom = "screen-flags-from" { file: String, flags: String },
        NoCounterpart = "screen-no-counterpart" { file: String },
        NewList = "screen-new-list" { file: String, basis: &'static str, players: Fact, changed: Fact, new: Fact },
        NewCut = "screen-new-cut" { players: Fact },
        NewWrong = "screen-new-wrong" { players: Fact },
        NewRatedMeanwhile = "screen-new-rated-meanwhile" { players: Fact },
        NewWithoutId = "screen-new-without-id" { players: Fact },
        Kept = "screen-carried" { file: String, games: Fact, players: Fact },
        NotKept = "screen-not-carried" { games: Fact, players: Fact },
    }
}

impl Said {
    /// In the language of the terminal.
    pub fn tell(self) -> String {
        Words::spoken().tell(&self.into())
    }

    pub fn severity(severity: Severity) -> Said {
        match severity {
            Severity::Error => Said::Error,
            Severity::Warning => Said::Warning,
            Severity::Note => Said::Note,
        }
    }

    /// So many errors, warnings or notes.
    pub fn findings(severity: Severity, count: u64) -> Said {
        let shown = grouped(count);
        match severity {
            Severity::Error => Said::Errors { count, shown },
            Severity::Warning => Said::Warnings { count, shown },
            Severity::Note => Said::Notes { count, shown },
        }
    }

    /// So many findings, however grave.
    pub fn all_findings(count: u64) -> Said {
        let shown = grouped(count);
        Said::Findings { count, shown }
    }

    pub fn games(count: u64) -> Said {
        let shown = grouped(count);
        Said::Games { count, shown }
    }

    pub fn players(count: u64) -> Said {
        let shown = grouped(count);
        Said::Players { count, shown }
    }

    /// So many teams of so many players.
    pub fn teams(count: u64, players: u64) -> Said {
        let shown = grouped(count);
        Said::TeamsOf {
            teams: Said::Teams { count, shown }.into(),
            players: Said::players(players).into(),
        }
    }
}

/// `1,234,567`, with the sign that the language of the terminal puts between thousands.
pub fn grouped(number: u64) -> String {
    Words::spoken().grouped(number)
}
