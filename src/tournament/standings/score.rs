//! A number of the standings with its derivation: one fact for each line that one would write on paper.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::points::{Amount, Hundredths};

/// What a tie-break gives for one player or team; no number where it gives none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub value: Option<Amount>,
    pub lines: Vec<Fact>,
}

facts! {
    /// The lines of a derivation.
    pub enum TieLine {
        /// What an opponent contributes.
        Opponent = "tie-opponent" { round: u32, opponent: String, amount: Amount },
        /// An opponent's points as they count, not as he made them: these rounds count as draws.
        Adjusted = "tie-opponent-adjusted" {
            round: u32,
            opponent: String,
            made: Amount,
            draws: Vec<u32>,
            amount: Amount,
        },
        /// An unplayed round: the own points stand for an opponent's.
        Dummy = "tie-dummy" { round: u32, amount: Amount },
        /// The same, with no more than the scheduled opponent's points, or than as many draws as rounds.
        DummyCapped = "tie-dummy-capped" { round: u32, own: Amount, amount: Amount },
        Times = "tie-times" { line: Fact, result: Amount, product: Amount },
        Cut = "tie-cut" { line: Fact },
        /// Cut first because he did not play by his own choice.
        CutVoluntary = "tie-cut-voluntary" { line: Fact },
        CutHigh = "tie-cut-high" { line: Fact },
        Sum = "tie-sum" { amount: Amount },
        Mean = "tie-mean" { sum: Amount, count: usize, amount: Amount },
        /// The rounds that count.
        Rounds = "tie-rounds" { rounds: Vec<u32>, amount: Amount },
        NoRounds = "tie-no-rounds",
        Result = "tie-result" { round: u32, opponent: Option<String>, amount: Amount },
        AfterRound = "tie-after-round" { round: u32, amount: Amount },
        Limit = "tie-limit" { limit: Amount },
        BelowLimit = "tie-below-limit" { round: u32, opponent: String, amount: Amount },
        OpponentRating = "tie-opponent-rating" { round: u32, opponent: String, rating: i64 },
        UnratedAs = "tie-unrated-as" { round: u32, opponent: String, rating: i64 },
        RatingMean = "tie-rating-mean" { games: usize, mean: i64 },
        Performance = "tie-performance" {
            score: Amount,
            games: usize,
            percentage: u32,
            difference: i64,
            amount: i64,
        },
        /// The lowest rating from which the score is expected.
        Perfect = "tie-perfect" {
            amount: i64,
            expected: Hundredths,
            below: Hundredths,
            score: Amount,
        },
        PerfectOfNothing = "tie-perfect-of-nothing" { lowest: i64, amount: i64 },
        OpponentPerformance = "tie-opponent-performance" { round: u32, opponent: String, amount: i64 },
        /// Players without a rating leave a tie-break of ratings without a number.
        Unrated = "tie-unrated" { players: usize },
        NoGames = "tie-no-games",
        /// Points among those who are level.
        Encounter = "tie-encounter" { others: Vec<String>, amount: Amount },
        /// Not all of them have met: what he would have if he won what is missing.
        EncounterOpen = "tie-encounter-open" { others: Vec<String>, amount: Amount, most: Amount },
        EncounterBoards = "tie-encounter-boards" { others: Vec<String>, amount: Amount },
        Alone = "tie-alone",
        Board = "tie-board" { board: u32, points: Amount, times: u32, amount: Amount },
        BoardPoints = "tie-board-points" { board: u32, points: Amount },
        /// Board counts of teams that are level but have other game points say nothing.
        OtherGamePoints = "tie-other-game-points",
        Share = "tie-share" { points: Amount, sum: Amount, divisor: u32, amount: Amount },
        Kashdan = "tie-kashdan" { won: usize, drawn: usize, lost: usize, unplayed: usize, amount: Amount },
        /// `drawn`: Black has won it by that.
        TieBreakGame = "tie-break-game" { opponent: String, game: u64, won: bool, drawn: bool },
        Given = "tie-given" { amount: Amount },
    }

    /// A round of a player as a line above the derivations.
    pub enum RoundLine {
        Game = "tie-round-game" { round: u32, color: Option<Color>, opponent: String, mark: &'static str, amount: Amount },
        Alone = "tie-round-alone" { round: u32, mark: &'static str, amount: Amount },
        Match = "tie-round-match" { round: u32, opponent: String, match_points: Amount, game_points: Amount },
        NoMatch = "tie-round-no-match" { round: u32, match_points: Amount, game_points: Amount },
    }
}

impl Score {
    /// A number with the line that says where it is from.
    pub fn of(value: Amount, line: impl Into<Fact>) -> Score {
        Score {
            value: Some(value),
            lines: vec![line.into()],
        }
    }

    /// No number, and why.
    pub fn none(why: impl Into<Fact>) -> Score {
        Score {
            value: None,
            lines: vec![why.into()],
        }
    }

    /// What the lines come to.
    pub fn sum(value: Amount, mut lines: Vec<Fact>) -> Score {
        lines.push(TieLine::Sum { amount: value }.into());
        Score {
            value: Some(value),
            lines,
        }
    }
}
