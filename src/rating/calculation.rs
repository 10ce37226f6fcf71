//! The calculation of one player's rating, as every system hands it in: a line for each of his games, the sums, and
//! the steps that one would write on paper. Reports are made of nothing else.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;

use super::contest::{Contest, Game, GameOutcome, Identity};
use crate::points::{HalfPoints, Hundredths, Mean, Rating};

facts! {
    /// Why a game does not count, in more than one system.
    pub enum WhyNot {
        Unresolved = "rating-player-unresolved" { name: String, why: Fact },
        Default = "rating-default",
        TooShort = "rating-too-short",
        NoResult = "rating-no-result",
        OpponentUnrated = "rating-opponent-unrated",
    }

    /// What more than one system has to say of a player.
    pub enum SharedRemark {
        FirstRating = "rating-first",
        UnratedWithoutGames = "rating-unrated-without-games",
    }
}

/// One game in a player's calculation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Its place in the contest.
    pub game: usize,
    pub color: Color,
    pub own: Option<u32>,
    pub opponent: Option<u32>,
    pub difference: Option<i32>,
    /// The difference that the rules let count.
    pub counted_difference: Option<i32>,
    pub expected: Option<Hundredths>,
    pub score: Option<HalfPoints>,
    pub change: Option<Hundredths>,
    /// Why the game does not count, if it does not.
    pub why_not: Option<Fact>,
}

impl GameLine {
    /// A line with nothing reckoned yet.
    pub fn new(game: usize, color: Color, score: Option<HalfPoints>) -> GameLine {
        GameLine {
            game,
            color,
            own: None,
            opponent: None,
            difference: None,
            counted_difference: None,
            expected: None,
            score,
            change: None,
            why_not: None,
        }
    }

    pub fn counts(&self) -> bool {
        self.why_not.is_none()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calculation {
    /// His place in the contest.
    pub player: usize,
    pub before: Option<u32>,
    pub expected: Option<Hundredths>,
    /// Several, joined by `/`, where tournaments differ.
    pub k: String,
    pub change: Option<Hundredths>,
    pub after: Option<Rating>,
    pub remarks: Vec<Fact>,
    pub lines: Vec<GameLine>,
    /// Games and score of the whole calculation, where not every game has a line.
    pub totals: Option<(u32, HalfPoints)>,
    /// The steps that one would write below the games on paper.
    pub steps: Vec<Fact>,
}

impl Calculation {
    pub fn counted(&self) -> impl Iterator<Item = &GameLine> {
        self.lines.iter().filter(|line| line.counts())
    }

    pub fn games(&self) -> u32 {
        match self.totals {
            Some((games, _)) => games,
            None => u32::try_from(self.counted().count()).unwrap_or(u32::MAX),
        }
    }

    pub fn score(&self) -> HalfPoints {
        match self.totals {
            Some((_, score)) => score,
            None => self.counted().filter_map(|line| line.score).sum(),
        }
    }

    /// The mean of the opponents' ratings.
    pub fn mean(&self) -> Option<Mean> {
        Mean::of_numbers(self.counted().filter_map(|line| line.opponent))
    }

    pub fn step(&mut self, step: impl Into<Fact>) {
        self.steps.push(step.into());
    }

    /// Adds a remark, unless it is there already.
    pub fn remark(&mut self, remark: impl Into<Fact>) {
        let remark = remark.into();
        if !self.remarks.contains(&remark) {
            self.remarks.push(remark);
        }
    }
}

/// Why a game counts for nobody, in any system that rates games played: asked before anything is reckoned.
pub fn not_played(contest: &Contest, game: &Game, outcome: &GameOutcome) -> Option<Fact> {
    if let Some(why) = &game.barred {
        return Some(Fact::clone(why));
    }
    for player in [game.white, game.black] {
        let player = &contest.players[player];
        if let Identity::Unresolved(why) = &player.identity {
            let (name, why) = (player.name.clone(), why.clone());
            return Some(WhyNot::Unresolved { name, why }.into());
        }
    }
    match outcome {
        GameOutcome::Played(..) => None,
        GameOutcome::Default(..) => Some(WhyNot::Default.into()),
        GameOutcome::TooShort(..) => Some(WhyNot::TooShort.into()),
        GameOutcome::Unfinished => Some(WhyNot::NoResult.into()),
    }
}
