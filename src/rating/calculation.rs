//! The calculation of one player's rating, as every system hands it in: a line for each of his games, the sums, and
//! the steps that one would write on paper. Reports are made of nothing else.

use std::fmt::Write;

use crate::board::Color;

use super::contest::{Contest, Game, Identity, Outcome};
use super::points::{HalfPoints, Hundredths, Mean, Rating};

/// One game in a player's calculation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
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
    pub why_not: Option<String>,
}

impl Line {
    /// A line with nothing reckoned yet.
    pub fn new(game: usize, color: Color, score: Option<HalfPoints>) -> Line {
        Line {
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
    pub before: Option<Rating>,
    pub expected: Option<Hundredths>,
    /// Several, joined by `/`, where tournaments differ.
    pub k: String,
    pub change: Option<Hundredths>,
    pub after: Option<Rating>,
    pub remarks: Vec<String>,
    pub lines: Vec<Line>,
    /// Games and score where not every game has a line.
    pub totals: Option<(u32, HalfPoints)>,
    /// What follows the games on paper.
    pub steps: Vec<String>,
}

impl Calculation {
    pub fn counted(&self) -> impl Iterator<Item = &Line> {
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
        Mean::of(self.counted().filter_map(|line| line.opponent))
    }

    /// Says something once.
    pub fn remark(&mut self, remark: impl Into<String>) {
        let remark = remark.into();
        if !self.remarks.contains(&remark) {
            self.remarks.push(remark);
        }
    }

    /// The whole calculation as one would write it by hand.
    pub fn on_paper(&self, contest: &Contest) -> String {
        let player = &contest.players[self.player];
        let mut text = String::new();
        let rating = self.before.map_or("unrated".to_owned(), |r| r.to_string());
        let id = match &*player.id {
            "" => String::new(),
            id => format!(" ({id})"),
        };
        let _ = writeln!(text, "{}{id}: {rating}", player.name);
        let mut tournament = None;
        for line in &self.lines {
            let game = &contest.games[line.game];
            if tournament != Some(game.tournament) {
                tournament = Some(game.tournament);
                let _ = writeln!(text, "\n{}", contest.tournaments[game.tournament].title());
            }
            let _ = writeln!(text, "  {}", line.on_paper(contest));
        }
        text.push('\n');
        let mean = self.mean().map_or(String::new(), |mean| {
            format!(", mean of the opponents {}", mean.hundredths())
        });
        let _ = writeln!(text, "{} of {} games{mean}", self.score(), self.games());
        for step in self.steps.iter().chain(&self.remarks) {
            let _ = writeln!(text, "{step}");
        }
        text
    }
}

impl Line {
    fn on_paper(&self, contest: &Contest) -> String {
        let game = &contest.games[self.game];
        let opponent = &contest.players[game.player(self.color.opposite())].name;
        let round = match &*game.round {
            "" | "?" => String::new(),
            round => format!("round {round}, "),
        };
        let score = self.score.map_or("*".to_owned(), |score| score.to_string());
        let mut text = format!("{round}{} v. {opponent}", self.color);
        if let Some(rating) = self.opponent {
            let _ = write!(text, " ({rating})");
        }
        let _ = write!(text, ": {score}");
        if let Some(difference) = self.difference {
            let _ = write!(text, "; D = {difference}");
        }
        if let Some(counted) = self
            .counted_difference
            .filter(|counted| Some(*counted) != self.difference)
        {
            let _ = write!(text, ", counts as {counted}");
        }
        if let (Some(expected), Some(score)) = (self.expected, self.score) {
            let gain = score.hundredths() - expected;
            let _ = write!(text, "; {score} - {expected} = {gain}");
        }
        if let Some(why) = &self.why_not {
            let _ = write!(text, "; not counted: {why}");
        }
        text
    }
}

/// Why a game counts for nobody, in any system that rates games played: asked before anything is reckoned.
pub fn not_played(contest: &Contest, game: &Game, outcome: &Outcome) -> Option<String> {
    if let Some(why) = &game.barred {
        return Some(why.clone());
    }
    for player in [game.white, game.black] {
        if let Identity::Unresolved(why) = &contest.players[player].identity {
            return Some(format!("{}: {why}", contest.players[player].name));
        }
    }
    match outcome {
        Outcome::Played(..) => None,
        Outcome::Default(..) => Some("won or lost by default".to_owned()),
        Outcome::TooShort(..) => Some("not both players made a move".to_owned()),
        Outcome::Unfinished => Some("no result".to_owned()),
    }
}
