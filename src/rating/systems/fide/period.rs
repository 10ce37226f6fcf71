//! One player's rating period by FIDE's rules (8.2, 8.3): which games count, what each brings, and one rounding at the
//! end. A player whom the list does not rate gets a first rating instead, if he has the games for it.

use std::collections::HashMap;

use jiff::civil::Date;

use crate::board::Color;
use crate::fact::{Change, Fact};
use crate::facts;
use crate::laws::Pace;
use crate::lists::rating_list::ListMonth;
use crate::points::{HalfPoints, Hundredths, Rating};
use crate::rating::calculation::{self, Calculation, GameLine, WhyNot, not_played};
use crate::rating::contest::{Basis, Contest, Game};

use super::adjustment::adjusted;
use super::first_rating::{FEWEST_GAMES, POOLED_MONTHS, first_rating};
use super::k_factor::{KFactor, k_factor, limited};
use super::matches;
use super::regulations::{LARGEST_DIFFERENCE, LargeDifference, Regulations};
use super::tables::expectation;
use super::time_limits;

facts! {
    /// Why a game does not count here.
    pub enum FideNotCounted {
        Pace = "rating-wrong-pace" { event: &'static str, asked: &'static str },
        TooFarApart = "rating-too-far-apart",
        NotOnList = "rating-not-on-list",
        TooOld = "rating-too-old" { months: i32 },
        ZeroScore = "rating-zero-score",
    }

    pub enum FideRemark {
        EntersWithStandard = "rating-enters-with-standard",
        /// Another K is given, but this one was everybody's.
        KOfEverybody = "rating-k-of-everybody" { k: u32 },
        KLimited = "rating-k-limited" { k: u32, instead_of: u32, games: u32 },
        RoundedApart = "rating-rounded-apart" { rating: i64 },
        /// The games against rated opponents that a first rating needs are not there.
        TooFewGames = "rating-too-few-games" { games: u32, needed: u32 },
        BelowFloor = "rating-below-floor" { rating: u32, floor: u32 },
        Raised = "rating-raised" { rating: u32, raised: u32 },
    }

    pub enum FideStep {
        Change = "rating-step-change" {
            score: HalfPoints,
            expected: Hundredths,
            k: String,
            change: Hundredths,
            rounded: Change,
        },
        After = "rating-step-after" { before: u32, rounded: Change, after: i64 },
    }
}

/// The list on which ratings below 2000 were raised.
pub const RAISED: ListMonth = ListMonth {
    year: 2024,
    month: 3,
};

/// Rates every player of a contest who has a game.
pub fn rate(
    contest: &Contest,
    basis: Basis,
    pace: Pace,
    period: Option<ListMonth>,
) -> Vec<Calculation> {
    let mut rater = FideRater {
        contest,
        basis,
        pace,
        period,
        of_matches: HashMap::new(),
    };
    rater.of_matches = matches::barred(contest, basis, |player, tournament| {
        rater.rating(player, tournament)
    });
    contest
        .active_players()
        .map(|player| rater.player(player))
        .collect()
}

struct FideRater<'c> {
    contest: &'c Contest,
    basis: Basis,
    pace: Pace,
    period: Option<ListMonth>,
    /// The games of matches that are not rated, with the reason.
    of_matches: HashMap<usize, Fact>,
}

impl FideRater<'_> {
    fn player(&self, player: usize) -> Calculation {
        let tournaments = self.contest.tournaments_of(player);
        let mut calculation = Calculation {
            player,
            lines: self.lines(player, &tournaments),
            ..Calculation::default()
        };
        for &tournament in &tournaments {
            if let Some(remark) = self.regulations(tournament).remark {
                calculation.remark(remark);
            }
            let standing = self.contest.standing(player, tournament);
            for remark in &standing.remarks {
                calculation.remark(remark.clone());
            }
            if standing.rating.is_none() && self.rating(player, tournament).is_some() {
                calculation.remark(FideRemark::EntersWithStandard);
            }
        }
        let Some(&last) = tournaments.last() else {
            return calculation;
        };
        match self.rating(player, last) {
            Some(before) => self.rated(&mut calculation, before, &tournaments),
            None => self.unrated(&mut calculation, &tournaments),
        }
        calculation
    }

    fn regulations(&self, tournament: usize) -> Regulations {
        Regulations::on(self.contest.tournaments[tournament].start, self.pace)
    }

    /// The rating with which a player enters a tournament.
    fn rating(&self, player: usize, tournament: usize) -> Option<u32> {
        let standing = self.contest.standing(player, tournament);
        standing.rating.or_else(|| {
            let enters = self.regulations(tournament).enters_with_standard();
            standing.rating_fide.filter(|_| enters)
        })
    }

    /// A line for each game, tournament by tournament, with the reason of those that count for neither player.
    fn lines(&self, player: usize, tournaments: &[usize]) -> Vec<GameLine> {
        let mut lines = Vec::new();
        for tournament in tournaments {
            for (index, game, color) in self.contest.games_of(player) {
                if game.tournament == *tournament {
                    lines.push(self.line(index, game, color));
                }
            }
        }
        lines
    }

    fn line(&self, index: usize, game: &Game, color: Color) -> GameLine {
        let outcome = game.outcome(self.basis);
        let own = self.rating(game.player(color), game.tournament);
        let opponent = self.rating(game.player(color.opposite()), game.tournament);
        let difference = own.zip(opponent).map(|(own, other)| signed(own, other));
        GameLine {
            own,
            opponent,
            difference,
            why_not: not_played(self.contest, game, outcome)
                .or_else(|| self.of_matches.get(&index).cloned())
                .or_else(|| self.wrong_pace(game, [own, opponent]))
                .or_else(|| opponent.is_none().then(|| WhyNot::OpponentUnrated.into())),
            ..GameLine::new(index, color, outcome.score(color))
        }
    }

    fn wrong_pace(&self, game: &Game, ratings: [Option<u32>; 2]) -> Option<Fact> {
        let tournament = &self.contest.tournaments[game.tournament];
        if let Some(pace) = tournament.pace.filter(|pace| *pace != self.pace) {
            let (event, asked) = (pace.word(), self.pace.word());
            return Some(FideNotCounted::Pace { event, asked }.into());
        }
        if let [Some(own), Some(opponent)] = ratings
            && self
                .regulations(game.tournament)
                .bars_difference(own, opponent)
        {
            return Some(FideNotCounted::TooFarApart.into());
        }
        let controls = tournament.control.as_ref().or(game.control.as_deref())?;
        time_limits::barred(controls, self.pace, ratings).map(Fact::from)
    }

    fn rated(&self, calculation: &mut Calculation, before: u32, tournaments: &[usize]) {
        calculation.before = Some(before);
        for line in &mut calculation.lines {
            if line.own.is_none() && line.counts() {
                line.why_not = Some(FideNotCounted::NotOnList.into());
            }
        }
        for &tournament in tournaments {
            self.count_differences(&mut calculation.lines, tournament);
        }
        let games = calculation.games();
        let (mut change, mut expected) = (Hundredths::ZERO, Hundredths::ZERO);
        let mut rounded_apart = 0;
        let mut ks: Vec<u32> = Vec::new();
        for &tournament in tournaments {
            let own = self.rating(calculation.player, tournament);
            let year = self.year(tournament);
            let standing = self.contest.standing(calculation.player, tournament);
            let mut list_k = k_factor(standing, own.unwrap_or(before), year);
            if let Some(k) = self.regulations(tournament).k_of_everybody {
                if standing.k.is_some_and(|own| own != k) {
                    calculation.remark(FideRemark::KOfEverybody { k });
                }
                list_k = KFactor { k, remark: None };
            }
            if let Some(remark) = list_k.remark {
                calculation.remark(remark);
            }
            let k = limited(list_k.k, games);
            if k != list_k.k {
                let instead_of = list_k.k;
                calculation.remark(FideRemark::KLimited {
                    k,
                    instead_of,
                    games,
                });
            }
            if !ks.contains(&k) {
                ks.push(k);
            }
            let mut here = Hundredths::ZERO;
            for line in &mut calculation.lines {
                let of_tournament = self.contest.games[line.game].tournament == tournament;
                if let (true, true, Some(gain)) = (of_tournament, line.counts(), gain(line)) {
                    let brought = gain.times(k);
                    line.change = Some(brought);
                    here += brought;
                    expected += line.expected.unwrap_or_default();
                }
            }
            change += here;
            rounded_apart += here.rounded_away();
        }
        let rounded = change.rounded_away();
        let after = i64::from(before) + rounded;
        calculation.k = joined(&ks);
        calculation.expected = Some(expected);
        calculation.change = Some(change);
        calculation.step(FideStep::Change {
            score: calculation.score(),
            expected,
            k: calculation.k.clone(),
            change,
            rounded: Change(rounded),
        });
        calculation.step(FideStep::After {
            before,
            rounded: Change(rounded),
            after,
        });
        if rounded_apart != rounded {
            let rating = i64::from(before) + rounded_apart;
            calculation.remark(FideRemark::RoundedApart { rating });
        }
        self.publish(calculation, after, tournaments);
    }

    /// Differences as they count in one tournament, and what the player may expect of each game.
    fn count_differences(&self, lines: &mut [GameLine], tournament: usize) {
        let regulations = self.regulations(tournament);
        let here = |line: &GameLine| {
            self.contest.games[line.game].tournament == tournament && line.counts()
        };
        // The one game in which the cap of 400 points may work in favour of the player ahead (`CappedOnceUpwards`): the
        // one with the largest difference, and of several the first.
        let mut furthest: Option<(i32, usize)> = None;
        for line in lines.iter().filter(|line| here(line)) {
            if let Some(difference) = line.difference
                && furthest.is_none_or(|(most, _)| difference > most)
            {
                furthest = Some((difference, line.game));
            }
        }
        for line in lines.iter_mut().filter(|line| here(line)) {
            let (Some(own), Some(difference)) = (line.own, line.difference) else {
                continue;
            };
            let capped = difference.clamp(-LARGEST_DIFFERENCE, LARGEST_DIFFERENCE);
            let is_furthest = furthest.is_some_and(|(_, game)| game == line.game);
            let counted = match regulations.large_difference(own) {
                LargeDifference::Capped => capped,
                LargeDifference::CappedOnceUpwards if is_furthest || difference < 0 => capped,
                LargeDifference::CappedOnceUpwards | LargeDifference::Real => difference,
            };
            line.counted_difference = Some(counted);
            line.expected = Some(expectation(counted));
        }
    }

    fn year(&self, tournament: usize) -> Option<i16> {
        let start = self.contest.tournaments[tournament].start;
        start
            .map(Date::year)
            .or(self.period.map(|period| period.year))
    }

    fn unrated(&self, calculation: &mut Calculation, tournaments: &[usize]) {
        self.leave_out_too_old(&mut calculation.lines, tournaments);
        self.disregard_zero(&mut calculation.lines, tournaments);
        let games = calculation.games();
        if games < FEWEST_GAMES {
            if games > 0 {
                let needed = FEWEST_GAMES;
                calculation.remark(FideRemark::TooFewGames { games, needed });
            } else {
                calculation.remark(calculation::SharedRemark::UnratedWithoutGames);
            }
            return;
        }
        let opponents: Vec<u32> = calculation
            .counted()
            .filter_map(|line| line.opponent)
            .collect();
        let Some(&last) = tournaments.last() else {
            return;
        };
        let regulations = self.regulations(last);
        if let Some(first) = first_rating(&opponents, calculation.score(), regulations) {
            first
                .steps
                .into_iter()
                .for_each(|step| calculation.step(step));
            calculation.remark(calculation::SharedRemark::FirstRating);
            self.publish(calculation, first.rating, tournaments);
        }
    }

    /// Results are pooled over a limited time (7.1.4).
    fn leave_out_too_old(&self, lines: &mut [GameLine], tournaments: &[usize]) {
        let start = |tournament: usize| self.contest.tournaments[tournament].start;
        let Some(latest) = tournaments.last().and_then(|last| start(*last)) else {
            return;
        };
        for line in lines.iter_mut().filter(|line| line.counts()) {
            let begun = start(self.contest.games[line.game].tournament);
            if begun.is_some_and(|begun| months_between(begun, latest) > POOLED_MONTHS) {
                let months = POOLED_MONTHS;
                line.why_not = Some(FideNotCounted::TooOld { months }.into());
            }
        }
    }

    /// A zero score in the first event is disregarded (8.2.1).
    fn disregard_zero(&self, lines: &mut [GameLine], tournaments: &[usize]) {
        let is_of = |line: &GameLine, tournament: usize| {
            self.contest.games[line.game].tournament == tournament && line.counts()
        };
        let first = tournaments
            .iter()
            .find(|tournament| lines.iter().any(|line| is_of(line, **tournament)));
        let Some(&first) = first else { return };
        let score: HalfPoints = lines
            .iter()
            .filter(|line| is_of(line, first))
            .filter_map(|line| line.score)
            .sum();
        if score == HalfPoints::NONE {
            for line in lines.iter_mut() {
                if is_of(line, first) {
                    line.why_not = Some(FideNotCounted::ZeroScore.into());
                }
            }
        }
    }

    /// The rating as the next list has it: none below the floor, and in March 2024 raised.
    fn publish(&self, calculation: &mut Calculation, rating: i64, tournaments: &[usize]) {
        let floor = tournaments
            .last()
            .map_or(0, |last| self.regulations(*last).floor());
        let rating = u32::try_from(rating).unwrap_or(0);
        if rating < floor {
            calculation.remark(FideRemark::BelowFloor { rating, floor });
            return;
        }
        let raised = match self.period {
            Some(RAISED) => adjusted(rating),
            _ => rating,
        };
        if raised != rating {
            calculation.remark(FideRemark::Raised { rating, raised });
        }
        calculation.after = Some(Rating::Whole(raised));
    }
}

fn gain(line: &GameLine) -> Option<Hundredths> {
    Some(line.score?.hundredths() - line.expected?)
}

/// Ratings have four digits: the difference fits.
fn signed(own: u32, opponent: u32) -> i32 {
    let size = i32::try_from(own.abs_diff(opponent)).unwrap_or(i32::MAX);
    if own < opponent { -size } else { size }
}

fn months_between(first: Date, last: Date) -> i32 {
    let months = |date: Date| 12 * i32::from(date.year()) + i32::from(date.month());
    months(last) - months(first)
}

/// `20`, or `20/15` where tournaments differ.
fn joined(ks: &[u32]) -> String {
    let ks: Vec<String> = ks.iter().map(u32::to_string).collect();
    ks.join("/")
}
