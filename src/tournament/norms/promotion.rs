//! Promotion between the categories of the Catalan rules: from 1a to Preferent by the mean of the opponents, from 3a to 2a
//! and from 2a to 1a by how many of them were of the second category. What the rules leave open, and what is not known of an
//! opponent, is reckoned every way it may be read: only where all ways agree there is a verdict.

use std::collections::BTreeSet;

use crate::fact::Fact;
use crate::facts;
use crate::lists::standing::Category;
use crate::points::{Amount, HalfPoints, Hundredths};
use crate::tournament::Tournament;
use crate::tournament::standings::Standings;

use super::course::{Course, OpenRounds, readings};
use super::known::Known;
use super::tables::{ROUNDS_BELOW, ROUNDS_TO_PREFERENT, lower, to_preferent};
use super::worth::worths;

facts! {
    /// Why there is no verdict, or what is to be said of one.
    pub enum PromotionReason {
        RoundsNotInTable = "promotion-rounds-not-in-table" { rounds: u32, known: Vec<u32> },
        /// The table of the lower categories knows 2a and 3a alone.
        OtherCategory = "promotion-other-category" { names: Vec<String> },
        /// The rules do not say whether somebody who did not come counts as an opponent of his category.
        DefaultOf = "promotion-default-of-second" { rounds: Vec<u32> },
        /// However what is open is read: so many points would be needed.
        Between = "promotion-needed-between" { low: HalfPoints, high: HalfPoints },
        /// Points were added or taken away beside the results.
        PointsApart = "promotion-points-apart" { results: HalfPoints, counted: Amount },
        NoGame = "promotion-no-game",
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PromotionVerdict {
    Promoted,
    Not,
    /// The rules, or what is known, do not settle it.
    Undecidable,
}

impl PromotionVerdict {
    pub fn word(self) -> &'static str {
        match self {
            PromotionVerdict::Promoted => "promoted",
            PromotionVerdict::Not => "not",
            PromotionVerdict::Undecidable => "undecidable",
        }
    }
}

/// Whether a player goes up.
#[derive(Clone, Debug)]
pub struct Promotion {
    /// His place among the players.
    pub player: usize,
    /// His own category, where that is known, and the one above it.
    pub from: Option<Category>,
    pub to: Option<Category>,
    pub rounds: u32,
    /// Of the results: a win is a point.
    pub points: HalfPoints,
    /// None where it hangs on what is open.
    pub needed: Option<HalfPoints>,
    /// Of the opponents, for Preferent.
    pub mean: Option<Hundredths>,
    /// How many opponents were of 2a, for 2a and 1a.
    pub second: Option<u32>,
    pub verdict: PromotionVerdict,
    pub reasons: Vec<Fact>,
}

/// All players but those of Preferent, in the order of the standings.
pub fn promotions(
    tournament: &Tournament,
    standings: &Standings,
    known: &Known<'_>,
) -> Vec<Promotion> {
    let players = standings.lines.iter().map(|line| line.side);
    players
        .filter(|player| known.category(*player) != Ok(Category::Preferent))
        .map(|player| promotion(tournament, standings.rounds, known, player))
        .collect()
}

fn promotion(tournament: &Tournament, rounds: u32, known: &Known<'_>, player: usize) -> Promotion {
    let course = Course::of(tournament, player, rounds);
    let category = known.category(player);
    let mut promotion = Promotion {
        player,
        from: category.as_ref().ok().copied(),
        to: category.as_ref().ok().and_then(|category| category.above()),
        rounds,
        points: course.points(),
        needed: None,
        mean: None,
        second: None,
        verdict: PromotionVerdict::Undecidable,
        reasons: Vec::new(),
    };
    promotion.reasons.extend(category.clone().err());
    promotion
        .reasons
        .extend(in_the_way(tournament, rounds, player, &course));
    if !promotion.reasons.is_empty() {
        return promotion;
    }
    match category {
        _ if course.games() == 0 => {
            promotion.verdict = PromotionVerdict::Not;
            promotion.reasons.push(PromotionReason::NoGame.into());
        }
        Ok(Category::First) => by_mean(&mut promotion, tournament, known, &course),
        Ok(of) => by_second(&mut promotion, tournament, known, &course, of),
        Err(_) => {}
    }
    promotion
}

/// What leaves no verdict to anybody, or to this player.
fn in_the_way(
    tournament: &Tournament,
    rounds: u32,
    player: usize,
    course: &Course,
) -> Option<Fact> {
    if rounds < tournament.rounds {
        let (round, rounds) = (rounds, tournament.rounds);
        return Some(OpenRounds::NotOver { round, rounds }.into());
    }
    if !course.open.is_empty() {
        let rounds = course.open.clone();
        return Some(OpenRounds::NoResult { rounds }.into());
    }
    let scoring = &tournament.scoring;
    let is_usual = [scoring.win, scoring.draw, scoring.loss] == [[100; 2], [50; 2], [0; 2]];
    let counted = tournament.points_after(player, rounds) + tournament.at_end(player);
    let results = course.points();
    (is_usual && counted != results.hundredths()).then(|| {
        let counted = Amount::of_points(counted);
        PromotionReason::PointsApart { results, counted }.into()
    })
}

/// From 1a to Preferent.
fn by_mean(promotion: &mut Promotion, tournament: &Tournament, known: &Known<'_>, course: &Course) {
    let rounds = promotion.rounds;
    let worths = worths(tournament, known, rounds, course);
    let readings = readings(course, &worths, rounds, tournament.is_round_robin());
    let means = readings.iter().flat_map(|reading| {
        let means = [reading.low, reading.high];
        means.map(|mean| (reading.rounds, mean, reading.points))
    });
    let ways = means.clone().map(|(rounds, mean, points)| Way {
        rounds,
        needed: to_preferent(rounds, mean),
        points,
    });
    let doubts = worths.iter().filter_map(|worth| worth.why.clone());
    decide(
        promotion,
        ways.collect(),
        &ROUNDS_TO_PREFERENT,
        doubts.collect(),
        course,
    );
    let means: BTreeSet<Hundredths> = means.map(|(_, mean, _)| mean.hundredths()).collect();
    promotion.mean = means.first().filter(|_| means.len() == 1).copied();
}

/// From 3a to 2a, and from 2a to 1a.
fn by_second(
    promotion: &mut Promotion,
    tournament: &Tournament,
    known: &Known<'_>,
    course: &Course,
    of: Category,
) {
    let (mut second, mut defaults_of_second) = (0, Vec::new());
    let mut names = Vec::new();
    let games = course.met.iter().map(|game| (game, true));
    for (game, is_met) in games.chain(course.defaults.iter().map(|game| (game, false))) {
        let Some(opponent) = game.opponent else {
            continue;
        };
        match known.category(opponent) {
            Ok(Category::Second) if is_met => second += 1,
            Ok(Category::Second) => defaults_of_second.push(game.round),
            Ok(Category::Third) => {}
            Ok(Category::Preferent | Category::First) => {
                names.push(tournament.players[opponent].name.clone());
            }
            Err(why) => promotion.reasons.push(why),
        }
    }
    if !names.is_empty() {
        let what = PromotionReason::OtherCategory { names };
        promotion.reasons.insert(0, what.into());
    }
    if !promotion.reasons.is_empty() {
        return;
    }
    let most = second + defaults_of_second.len() as u32;
    let place = usize::from(of == Category::Second);
    let rounds = promotion.rounds;
    let free = course.without_opponent().len() as u32;
    let mut counted = vec![(rounds, course.made())];
    if free > 0 {
        let with_points = course.points_with_unknown();
        counted.extend(with_points.into_iter().map(|points| (rounds, points)));
        if tournament.is_round_robin() {
            counted.push((rounds.saturating_sub(free), course.made()));
        }
    }
    let ways = counted.iter().flat_map(|(rounds, points)| {
        let cells = [second, most].map(|second| lower(*rounds, second));
        cells.map(|cell| Way {
            rounds: *rounds,
            needed: cell.map(|needed| needed[place]),
            points: *points,
        })
    });
    let doubts = match defaults_of_second.is_empty() {
        true => Vec::new(),
        false => {
            let rounds = defaults_of_second;
            vec![PromotionReason::DefaultOf { rounds }.into()]
        }
    };
    decide(promotion, ways.collect(), &ROUNDS_BELOW, doubts, course);
    promotion.second = (second == most).then_some(second);
}

/// What is needed and what was made, one way to read it.
struct Way {
    rounds: u32,
    /// None where the table has no such number of rounds.
    needed: Option<HalfPoints>,
    points: HalfPoints,
}

/// The verdict, if all ways to read it agree.
fn decide(
    promotion: &mut Promotion,
    ways: Vec<Way>,
    known: &[u32],
    mut doubts: Vec<Fact>,
    course: &Course,
) {
    let rounds = course.without_opponent();
    if !rounds.is_empty() {
        doubts.push(OpenRounds::Free { rounds }.into());
    }
    if let Some(way) = ways.iter().find(|way| way.needed.is_none()) {
        let (rounds, known) = (way.rounds, known.to_vec());
        let what = PromotionReason::RoundsNotInTable { rounds, known };
        promotion.reasons.push(what.into());
        promotion.reasons.extend(doubts);
        return;
    }
    let all: BTreeSet<HalfPoints> = ways.iter().filter_map(|way| way.needed).collect();
    let (Some(low), Some(high)) = (all.first(), all.last()) else {
        return;
    };
    promotion.needed = (low == high).then_some(*low);
    let goes_up = |way: &Way| way.needed.is_some_and(|needed| way.points >= needed);
    promotion.verdict = match (ways.iter().all(goes_up), ways.iter().any(goes_up)) {
        (true, _) => PromotionVerdict::Promoted,
        (false, false) => PromotionVerdict::Not,
        (false, true) => PromotionVerdict::Undecidable,
    };
    if low != high {
        let (low, high) = (*low, *high);
        promotion
            .reasons
            .push(PromotionReason::Between { low, high }.into());
    }
    promotion.reasons.extend(doubts);
}
