//! One player's period between two Catalan lists: the periodic formula for a first rating, the continuous one after
//! it, the conditions on what counts, and the rounding to five.

use crate::event::RatingClass;
use crate::fact::{Change, Fact};
use crate::facts;
use crate::lists::standing::Category;
use crate::points::{HalfPoints, Hundredths, Mean, Rating, nearest};
use crate::rating::calculation::{self, Calculation, GameLine, not_played};
use crate::rating::contest::{Basis, Contest, GameOutcome};

use super::FLOOR;
use super::opponents::{is_preferent, worth};
use super::tables::{expectation, performance};

facts! {
    /// Why a game does not count here.
    pub enum FceNotCounted {
        FewTeamGames = "rating-few-team-games" { needed: usize, games: usize },
        FewPreferent = "rating-few-preferent" { preferent: usize, games: usize },
        FarAbove = "rating-far-above" { points: i64 },
        /// It hangs on the category of an opponent, and that cannot be read.
        CategoryUnread = "rating-opponents-category-unread" { name: String, read: String },
    }

    pub enum FceRemark {
        NoClass = "rating-no-class",
        BetweenRanges = "rating-between-ranges" { difference: Hundredths, taken: i64 },
        ChangeLimited = "rating-change-limited" { change: Hundredths, per_game: u32 },
        NoGames = "rating-none-without-games",
        NoCategory = "rating-no-category",
        CategoryUnread = "rating-category-unread" { read: String },
        BelowPreferent = "rating-below-preferent",
        /// The games that a first rating needs are not there.
        TooFewGames = "rating-too-few-games-on-list" { games: u32, needed: u32 },
        Fraction = "rating-percentage-fraction" { percentage: i64 },
        NoPoint = "rating-no-point",
        HalfWay = "rating-half-way",
        Lowest = "rating-lowest" { rating: u32, lowest: u32 },
    }

    pub enum FceStep {
        Worth = "rating-step-worth" { name: String, rating: u32, why: Fact },
        Tournament = "rating-step-tournament" {
            title: Fact,
            mean: Hundredths,
            before: u32,
            difference: Hundredths,
            per_game: Hundredths,
            games: u32,
            expected: Hundredths,
            k: u32,
            score: HalfPoints,
            change: Hundredths,
        },
        FirstRating = "rating-step-first" {
            mean: Hundredths,
            score: HalfPoints,
            games: u32,
            percentage: i64,
            points: Change,
            rating: Hundredths,
        },
        NearestFive = "rating-step-nearest-five" { exact: Hundredths, rating: u32 },
    }
}

/// A first rating needs so many games between two lists.
const FEWEST_GAMES: u32 = 16;
/// A first rating lies at most so far above the average of the opponents.
const MOST_ABOVE: i64 = 150;
/// A team event counts from so many games on.
const FEWEST_TEAM_GAMES: usize = 6;
/// A tournament brings or costs at most so much for each game.
const MOST_PER_GAME: u32 = 5;
/// So far above the opponents a player can only gain.
const FAR_ABOVE: i64 = 300;

/// Rates every player of a contest who has a game.
pub fn rate(contest: &Contest, basis: Basis) -> Vec<Calculation> {
    let rater = FceRater { contest, basis };
    contest
        .active_players()
        .map(|player| rater.player(player))
        .collect()
}

struct FceRater<'c> {
    contest: &'c Contest,
    basis: Basis,
}

/// The weight of a tournament by its class.
fn k_of(class: RatingClass) -> u32 {
    match class {
        RatingClass::Open | RatingClass::Team => 15,
        RatingClass::BarcelonaOpen | RatingClass::Closed => 20,
        RatingClass::Individual | RatingClass::ClosedInternational => 25,
    }
}

/// The lines of one tournament in a calculation.
struct Part {
    tournament: usize,
    lines: Vec<GameLine>,
}

impl FceRater<'_> {
    fn player(&self, player: usize) -> Calculation {
        let tournaments = self.contest.tournaments_of(player);
        let mut calculation = Calculation {
            player,
            ..Calculation::default()
        };
        let mut parts = Vec::new();
        for &tournament in &tournaments {
            let standing = self.contest.standing(player, tournament);
            for remark in &standing.remarks {
                calculation.remark(remark.clone());
            }
            let mut part = self.part(&mut calculation, tournament);
            self.hold_to_team_conditions(&mut part);
            parts.push(part);
        }
        // Ro in the formula is the last list's rating, the same for every tournament of the period.
        let before = tournaments
            .last()
            .and_then(|last| self.contest.standing(player, *last).rating);
        match before {
            Some(before) => self.continuous(&mut calculation, before, parts),
            None => self.periodic(&mut calculation, parts),
        }
        calculation
    }

    fn part(&self, calculation: &mut Calculation, tournament: usize) -> Part {
        let mut lines = Vec::new();
        for (index, game, color) in self.contest.games_of(calculation.player) {
            if game.tournament != tournament {
                continue;
            }
            let outcome = game.outcome(self.basis);
            let mut line = GameLine::new(index, color, outcome.score(color));
            line.own = self.contest.standing(calculation.player, tournament).rating;
            line.why_not = match outcome {
                // Defaults count here, against 2000.
                GameOutcome::Default(..) | GameOutcome::TooShort(..) if game.barred.is_none() => {
                    None
                }
                outcome => not_played(self.contest, game, outcome),
            };
            if line.counts() {
                let worth = worth(self.contest, self.basis, game, color.opposite());
                // Below Preferent he counts as 2000, whatever his rating.
                let is_open = worth.rating != FLOOR;
                line.why_not = self
                    .unread_category(game.player(color.opposite()), tournament)
                    .filter(|_| is_open)
                    .map(Fact::from);
                if !line.counts() {
                    lines.push(line);
                    continue;
                }
                line.opponent = Some(worth.rating);
                if let Some(why) = worth.why {
                    let opponent = &self.contest.players[game.player(color.opposite())];
                    calculation.step(FceStep::Worth {
                        name: opponent.name.clone(),
                        rating: worth.rating,
                        why: why.into(),
                    });
                }
            }
            lines.push(line);
        }
        Part { tournament, lines }
    }

    /// Team championship: six games played, half of them against opponents of category Preferent, or nothing counts.
    fn hold_to_team_conditions(&self, part: &mut Part) {
        let class = self.contest.tournaments[part.tournament].class;
        if class != Some(RatingClass::Team) {
            return;
        }
        let unread = |opponent| self.unread_category(opponent, part.tournament);
        let played: Vec<usize> = part
            .lines
            .iter()
            .filter_map(|line| {
                let game = &self.contest.games[line.game];
                let opponent = game.player(line.color.opposite());
                let is_played = matches!(game.outcome(self.basis), GameOutcome::Played(..));
                let is_asked = line.counts() || line.why_not == unread(opponent).map(Fact::from);
                (is_played && is_asked).then_some(opponent)
            })
            .collect();
        let standing = |opponent: &usize| self.contest.standing(*opponent, part.tournament);
        let of = |known: Option<bool>| {
            let is_so = |opponent: &&usize| is_preferent(standing(opponent)) == known;
            played.iter().filter(is_so).count()
        };
        let (certain, open) = (of(Some(true)), of(None));
        let games = played.len();
        let why = if games < FEWEST_TEAM_GAMES {
            let needed = FEWEST_TEAM_GAMES;
            FceNotCounted::FewTeamGames { needed, games }
        } else if 2 * (certain + open) < games {
            let preferent = certain + open;
            FceNotCounted::FewPreferent { preferent, games }
        } else if 2 * certain < games
            && let Some(why) = played.iter().find_map(|opponent| unread(*opponent))
        {
            why
        } else {
            return;
        };
        leave_out(&mut part.lines, why);
    }

    /// Why nothing can hang on the category of an opponent, where one is given and cannot be read.
    fn unread_category(&self, opponent: usize, tournament: usize) -> Option<FceNotCounted> {
        let read = self
            .contest
            .standing(opponent, tournament)
            .unread_category
            .clone()?;
        let name = self.contest.players[opponent].name.clone();
        Some(FceNotCounted::CategoryUnread { name, read })
    }

    /// `Rn = Ro + K (W − We)`, tournament by tournament.
    fn continuous(&self, calculation: &mut Calculation, before: u32, parts: Vec<Part>) {
        calculation.before = Some(before);
        let (mut change, mut expected) = (Hundredths::ZERO, Hundredths::ZERO);
        let mut ks: Vec<String> = Vec::new();
        for mut part in parts {
            let class = self.contest.tournaments[part.tournament].class;
            let k = k_of(class.unwrap_or(RatingClass::Open));
            if class.is_none() {
                calculation.remark(FceRemark::NoClass);
            }
            if let Some(sum) = self.tournament(calculation, before, k, &mut part) {
                change += sum.change;
                expected += sum.expected;
                if !ks.contains(&k.to_string()) {
                    ks.push(k.to_string());
                }
            }
            calculation.lines.append(&mut part.lines);
        }
        calculation.k = ks.join("/");
        calculation.expected = Some(expected);
        calculation.change = Some(change);
        let exact = Hundredths::new(100 * i64::from(before)) + change;
        self.publish(calculation, exact.get(), 100);
    }

    /// What one tournament brings; none if nothing of it counts.
    fn tournament(
        &self,
        calculation: &mut Calculation,
        before: u32,
        k: u32,
        part: &mut Part,
    ) -> Option<TournamentSum> {
        let counted = || part.lines.iter().filter(|line| line.counts());
        let mean = Mean::of_numbers(counted().filter_map(|line| line.opponent))?;
        let games = u32::try_from(counted().count()).ok()?;
        let score: HalfPoints = counted().filter_map(|line| line.score).sum();
        let above = mean.short_of(before);
        let size = above.magnitude().rounded();
        let higher = expectation(size);
        if above.magnitude().is_between(expectation) {
            calculation.remark(FceRemark::BetweenRanges {
                difference: above.magnitude().hundredths(),
                taken: size,
            });
        }
        let per_game = Hundredths::new(if above.is_negative() {
            100 - higher
        } else {
            higher
        });
        let expected = per_game.times(games);
        let full = (score.hundredths() - expected).times(k);
        let most = Hundredths::new(100 * i64::from(MOST_PER_GAME * games));
        let change = if full.magnitude() > most {
            calculation.remark(FceRemark::ChangeLimited {
                change: full,
                per_game: MOST_PER_GAME,
            });
            if full < Hundredths::ZERO {
                Hundredths::ZERO - most
            } else {
                most
            }
        } else {
            full
        };
        calculation.step(FceStep::Tournament {
            title: self.contest.tournaments[part.tournament].title().into(),
            mean: mean.hundredths(),
            before,
            difference: above.hundredths(),
            per_game,
            games,
            expected,
            k,
            score,
            change: full,
        });
        if above.at_least(FAR_ABOVE) && change <= Hundredths::ZERO {
            let points = FAR_ABOVE;
            leave_out(&mut part.lines, FceNotCounted::FarAbove { points });
            return None;
        }
        let difference = i32::try_from(size).unwrap_or(i32::MAX);
        for line in part.lines.iter_mut().filter(|line| line.counts()) {
            line.difference = line.opponent.map(|opponent| {
                let apart = i64::from(before) - i64::from(opponent);
                i32::try_from(apart).unwrap_or(0)
            });
            line.counted_difference = Some(if above.is_negative() {
                -difference
            } else {
                difference
            });
            line.expected = Some(per_game);
            line.change = line
                .score
                .map(|score| (score.hundredths() - per_game).times(k));
        }
        if change != full {
            spread(&mut part.lines, change, full);
        }
        Some(TournamentSum { change, expected })
    }

    /// `Rp = Rc + DP`, from sixteen games on.
    fn periodic(&self, calculation: &mut Calculation, parts: Vec<Part>) {
        for mut part in parts {
            calculation.lines.append(&mut part.lines);
        }
        let games = calculation.games();
        let score = calculation.score();
        if games == 0 {
            calculation.remark(FceRemark::NoGames);
            return;
        }
        match self.category(calculation.player) {
            Some(Category::Preferent) => {}
            None => match self.own_unread_category(calculation.player) {
                Some(read) => {
                    calculation.remark(FceRemark::CategoryUnread { read });
                    return;
                }
                None => calculation.remark(FceRemark::NoCategory),
            },
            Some(_) => {
                calculation.remark(FceRemark::BelowPreferent);
                return;
            }
        }
        if games < FEWEST_GAMES {
            let needed = FEWEST_GAMES;
            calculation.remark(FceRemark::TooFewGames { games, needed });
            return;
        }
        let Some(mean) = calculation.mean() else {
            return;
        };
        let percentage = nearest(50 * i64::from(score.halves()), i64::from(games));
        if (50 * i64::from(score.halves())) % i64::from(games) != 0 {
            calculation.remark(FceRemark::Fraction { percentage });
        }
        let points = match (percentage, performance(percentage)) {
            (_, Some(points)) => points.min(MOST_ABOVE),
            (0, None) => {
                calculation.remark(FceRemark::NoPoint);
                return;
            }
            // The table has no value for 100 %, but any would be above this limit.
            (_, None) => MOST_ABOVE,
        };
        let rating = mean.plus(points);
        calculation.remark(calculation::SharedRemark::FirstRating);
        calculation.step(FceStep::FirstRating {
            mean: mean.hundredths(),
            score,
            games,
            percentage,
            points: Change(points),
            rating: rating.hundredths(),
        });
        let (sum, count) = rating.fraction();
        self.publish(calculation, sum, count);
    }

    /// The category that the player has in any of his tournaments.
    fn category(&self, player: usize) -> Option<Category> {
        self.contest
            .tournaments_of(player)
            .into_iter()
            .find_map(|tournament| self.contest.standing(player, tournament).category)
    }

    fn own_unread_category(&self, player: usize) -> Option<String> {
        let tournaments = self.contest.tournaments_of(player).into_iter();
        let mut standings = tournaments.map(|tournament| self.contest.standing(player, tournament));
        standings.find_map(|standing| standing.unread_category.clone())
    }

    /// The nearest multiple of five, never below the floor.
    fn publish(&self, calculation: &mut Calculation, sum: i64, count: i64) {
        let fives = nearest(sum, 5 * count);
        if (2 * sum).rem_euclid(10 * count) == 5 * count {
            calculation.remark(FceRemark::HalfWay);
        }
        let rating = u32::try_from(5 * fives).unwrap_or(0);
        if rating < FLOOR {
            let lowest = FLOOR;
            calculation.remark(FceRemark::Lowest { rating, lowest });
        }
        let rating = rating.max(FLOOR);
        let exact = Hundredths::new(nearest(100 * sum, count));
        calculation.step(FceStep::NearestFive { exact, rating });
        calculation.after = Some(Rating::Whole(rating));
    }
}

struct TournamentSum {
    change: Hundredths,
    expected: Hundredths,
}

/// Gives each game its part of a limited change, so that the games still add up to it: the last takes what is left.
fn spread(lines: &mut [GameLine], change: Hundredths, full: Hundredths) {
    let mut left = change;
    let mut last = None;
    for line in lines.iter_mut().filter(|line| line.counts()) {
        if let Some(own) = &mut line.change {
            *own = Hundredths::new(own.get() * change.get() / full.get());
            left = left - *own;
            last = Some(own);
        }
    }
    if let Some(own) = last {
        *own += left;
    }
}

fn leave_out(lines: &mut [GameLine], why: FceNotCounted) {
    let why = Fact::from(why);
    for line in lines.iter_mut().filter(|line| line.counts()) {
        line.why_not = Some(why.clone());
    }
}
