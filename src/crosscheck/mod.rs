//! A tournament's report against its games: the games that a report or a table gives and those that were handed in as PGN
//! come in, both as entries; rows go out in which each game of one side has found its own on the other, or has not, with
//! what differs. Beside it stands what a federation looks at before a report is submitted. Nothing here judges a move, reckons
//! a rating or makes a sentence.

pub mod checks;
mod gather;
mod listed;
mod matching;
mod people;
mod player_checks;

use std::sync::Arc;

use crate::board::Color;
use crate::fact::Fact;
use crate::fact::FactShape;
use crate::facts;
use crate::points::HalfPoints;
use crate::rating::contest::GameOutcome;
use crate::rating::entries::{GameEntry, PlayerEntry};

pub use gather::{Gather, Gathered};
pub use listed::against_list;
pub use matching::crosscheck;

/// A game as one side has it.
#[derive(Clone, Debug)]
pub struct SideGame {
    pub entry: GameEntry,
    /// What the tags say of the board, if they do.
    pub board: Option<u32>,
}

/// The report's side: its games, whether played or not, and who had none in a round.
#[derive(Default)]
pub struct ReportSide {
    pub games: Vec<SideGame>,
    pub byes: Vec<Bye>,
    /// Everybody whom the report names, also without a game.
    pub players: Vec<PlayerEntry>,
}

/// A round in which a player had no opponent.
#[derive(Clone, Debug)]
pub struct Bye {
    pub round: u32,
    pub player: PlayerEntry,
    /// The sign of the report.
    pub mark: char,
}

/// What came of comparing a game. The words are fixed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    Same,
    /// Not played, and no game is there.
    Unplayed,
    Ratings,
    Round,
    Result,
    Colours,
    Players,
    /// Not played, and a game is there all the same.
    Played,
    /// A second game for one of the report.
    Twice,
    Missing,
    Extra,
    /// The report itself does not say what happened.
    Unclear,
}

impl Verdict {
    /// Of several that fit one game, the first counts.
    pub const ALL: [Verdict; 12] = [
        Verdict::Same,
        Verdict::Unplayed,
        Verdict::Missing,
        Verdict::Extra,
        Verdict::Twice,
        Verdict::Unclear,
        Verdict::Played,
        Verdict::Players,
        Verdict::Colours,
        Verdict::Result,
        Verdict::Round,
        Verdict::Ratings,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Verdict::Same => "same",
            Verdict::Unplayed => "unplayed",
            Verdict::Ratings => "ratings",
            Verdict::Round => "round",
            Verdict::Result => "result",
            Verdict::Colours => "colours",
            Verdict::Players => "players",
            Verdict::Played => "played",
            Verdict::Twice => "twice",
            Verdict::Missing => "missing",
            Verdict::Extra => "extra",
            Verdict::Unclear => "unclear",
        }
    }

    /// Whether report and games say the same.
    pub fn agrees(self) -> bool {
        matches!(self, Verdict::Same | Verdict::Unplayed)
    }
}

facts! {
    /// What differs, or why a game has no counterpart.
    pub enum Difference {
        NotThere = "crosscheck-not-there",
        NotInReport = "crosscheck-not-in-report",
        /// Somebody who plays it is not named by the report.
        NotOfReport = "crosscheck-not-of-report" { name: String },
        SecondCopy = "crosscheck-second-copy" { file: String, game: u64 },
        ByeInReport = "crosscheck-bye" { name: String, mark: char },
        DefaultNoGame = "crosscheck-default-no-game",
        ShortNoGame = "crosscheck-short-no-game",
        DefaultWithGame = "crosscheck-default-with-game",
        ShortWithGame = "crosscheck-short-with-game",
        WithoutMoves = "crosscheck-without-moves",
        Results = "crosscheck-results" { report: String, games: String },
        ColoursSwapped = "crosscheck-colours",
        OtherPlayer = "crosscheck-other-player" { report: String, games: String },
        OtherId = "crosscheck-other-id" { name: String, report: String, games: String },
        IdOfAnother = "crosscheck-id-of-another" { name: String, id: String, other: String },
        OtherRating = "crosscheck-rating" { name: String, report: u32, games: u32 },
        OtherRound = "crosscheck-round" { report: String, games: String },
        NoResult = "crosscheck-no-result",
        NotListed = "crosscheck-not-listed" { name: String, why: Fact },
        NoRound = "crosscheck-no-round",
        Unclear = "crosscheck-unclear" { why: Fact },
    }
}

/// One game in the table: from one side, from the other, or from both.
#[derive(Clone, Debug)]
pub struct Row {
    pub round: String,
    pub board: Option<u32>,
    /// As the report has them; else as the games do.
    pub white: String,
    pub black: String,
    pub in_report: bool,
    /// The file and the number of the game.
    pub game: Option<(Arc<str>, u64)>,
    pub result_report: String,
    pub result_games: String,
    pub verdict: Verdict,
    pub reasons: Vec<Fact>,
}

/// A result as both sides are shown: `1-0`, `+/-`, `1/2-1/2`, `*`.
fn shown(outcome: &GameOutcome) -> String {
    let half = |points: HalfPoints| match points {
        HalfPoints::WIN => "1",
        HalfPoints::DRAW => "1/2",
        _ => "0",
    };
    let sign = |points: HalfPoints| if points == HalfPoints::NONE { "-" } else { "+" };
    match outcome {
        GameOutcome::Played(white, black) | GameOutcome::TooShort(white, black) => {
            format!("{}-{}", half(*white), half(*black))
        }
        GameOutcome::Default(white, black) => format!("{}/{}", sign(*white), sign(*black)),
        GameOutcome::Unfinished => "*".to_owned(),
    }
}

/// The points of both, White's first; none where there is no result.
fn points(outcome: &GameOutcome) -> Option<[HalfPoints; 2]> {
    Some([outcome.score(Color::White)?, outcome.score(Color::Black)?])
}

/// `3`, `3.2` (board 2), `Round 3`: the round, and the board where it is named.
fn round_and_board(text: &str) -> (Option<u32>, Option<u32>) {
    let mut numbers = text
        .split(|sign: char| !sign.is_ascii_digit())
        .filter(|digits| !digits.is_empty())
        .map(|digits| digits.parse::<u32>().ok());
    let round = numbers.next().flatten().filter(|round| *round > 0);
    (round, numbers.next_back().flatten())
}

/// Everything that is found out here as a fact.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    Difference::SHAPES,
    checks::CheckReason::SHAPES,
    player_checks::PlayerDifference::SHAPES,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_may_name_the_board() {
        for (text, round, board) in [
            ("3", Some(3), None),
            ("3.2", Some(3), Some(2)),
            ("Round 3", Some(3), None),
            ("1.2.5", Some(1), Some(5)),
            ("4 (12)", Some(4), Some(12)),
            ("?", None, None),
            ("-", None, None),
            ("0", None, None),
            ("99999999999", None, None),
        ] {
            assert_eq!(round_and_board(text), (round, board), "{text}");
        }
    }
}
