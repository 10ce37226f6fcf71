//! One player's calculation as one would write it by hand, for `--explain`: his games, the sums, and the steps and
//! remarks of the system. Numbers and facts come in, lines of text go out.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::points::{HalfPoints, Hundredths};
use crate::rating::calculation::{Calculation, GameLine};
use crate::rating::contest::{Basis, Contest};

use super::ratings::Ratings;
use super::words::Words;

facts! {
    /// What stands on paper beside the steps and remarks.
    pub enum Paper {
        Heading = "paper-heading" { system: &'static str, basis: &'static str },
        Player = "paper-player" { name: String, rating: Option<u32> },
        PlayerWithId = "paper-player-with-id" { name: String, id: String, rating: Option<u32> },
        Game = "paper-game" {
            color: Color,
            opponent: String,
            rating: Option<u32>,
            score: Option<HalfPoints>,
        },
        GameOfRound = "paper-game-of-round" {
            round: String,
            color: Color,
            opponent: String,
            rating: Option<u32>,
            score: Option<HalfPoints>,
        },
        Difference = "paper-difference" { difference: i32 },
        /// With what the rules let count of it.
        CountedDifference = "paper-counted-difference" { difference: i32, counted: i32 },
        Gain = "paper-gain" { score: HalfPoints, expected: Hundredths, gain: Hundredths },
        NotCounted = "paper-not-counted" { why: Fact },
        /// The audit has given another result, and by what.
        Audited = "paper-audited" {
            submitted: Option<HalfPoints>,
            rules: Option<String>,
            file: String,
            game: u64,
        },
        Sum = "paper-sum" { score: HalfPoints, games: u32, mean: Option<Hundredths> },
    }
}

/// A line on paper: what stands before it, and what it says.
pub struct PaperLine {
    pub before: &'static str,
    pub facts: Vec<Fact>,
}

/// The whole calculation in words.
pub fn on_paper(ratings: &Ratings<'_>, basis: Basis, sum: &Calculation) -> String {
    let words = Words::chosen();
    let mut text = String::new();
    for line in paper_lines(ratings, basis, sum) {
        text.push_str(line.before);
        text.push_str(&words.tell_all(&line.facts));
        text.push('\n');
    }
    text
}

/// The whole calculation, line by line.
pub fn paper_lines(ratings: &Ratings<'_>, basis: Basis, sum: &Calculation) -> Vec<PaperLine> {
    let contest = ratings.contest;
    let mut lines = Vec::new();
    let mut write =
        |before: &'static str, facts: Vec<Fact>| lines.push(PaperLine { before, facts });
    let heading = Paper::Heading {
        system: ratings.system,
        basis: basis.word(),
    };
    write("", vec![heading.into()]);
    write("", vec![player(contest, sum).into()]);
    let mut tournament = None;
    for line in &sum.lines {
        let game = &contest.games[line.game];
        if tournament != Some(game.tournament) {
            tournament = Some(game.tournament);
            let title = contest.tournaments[game.tournament].title();
            write("\n", vec![title.into()]);
        }
        write("  ", game_facts(contest, basis, line));
    }
    let total = Paper::Sum {
        score: sum.score(),
        games: sum.games(),
        mean: sum.mean().map(|mean| mean.hundredths()),
    };
    write("\n", vec![total.into()]);
    for step in sum.steps.iter().chain(&sum.remarks) {
        write("", vec![step.clone()]);
    }
    lines
}

fn player(contest: &Contest, sum: &Calculation) -> Paper {
    let player = &contest.players[sum.player];
    let (name, rating) = (player.name.clone(), sum.before);
    match &*player.id {
        "" => Paper::Player { name, rating },
        id => Paper::PlayerWithId {
            name,
            id: id.to_owned(),
            rating,
        },
    }
}

/// A game, and what there is to say of it.
fn game_facts(contest: &Contest, basis: Basis, line: &GameLine) -> Vec<Fact> {
    let game = &contest.games[line.game];
    let opponent = contest.players[game.player(line.color.opposite())]
        .name
        .clone();
    let (color, rating, score) = (line.color, line.opponent, line.score);
    let played = match &*game.round {
        "" | "?" => Paper::Game {
            color,
            opponent,
            rating,
            score,
        },
        round => Paper::GameOfRound {
            round: round.to_owned(),
            color,
            opponent,
            rating,
            score,
        },
    };
    let difference = line
        .difference
        .map(|difference| match line.counted_difference {
            Some(counted) if counted != difference => Paper::CountedDifference {
                difference,
                counted,
            },
            _ => Paper::Difference { difference },
        });
    let gain = line
        .expected
        .zip(score)
        .map(|(expected, score)| Paper::Gain {
            score,
            expected,
            gain: score.hundredths() - expected,
        });
    let why = line.why_not.clone().map(|why| Paper::NotCounted { why });
    let is_changed = basis == Basis::Audited && game.audited != game.submitted;
    let changed = is_changed.then(|| Paper::Audited {
        submitted: game.submitted.score(line.color),
        rules: (!game.decisive.is_empty()).then(|| game.decisive.join(", ")),
        file: game.file.to_string(),
        game: game.number,
    });
    let facts = [Some(played), difference, gain, why, changed];
    facts.into_iter().flatten().map(Fact::from).collect()
}
