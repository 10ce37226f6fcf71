//! A contest rated by Glicko-2, US Chess or the DWZ: which games count, what each player brings along, and what comes
//! out, as a calculation. The arithmetic is in `glicko2`, `uscf` and `dwz`.

use crate::board::Color;
use crate::fact::Millionths;
use crate::facts;

use super::calculation::{self, Calculation, Line, WhyNot, not_played};
use super::contest::{Basis, Contest, Game};
use super::dwz::{self, DwzGame, DwzPlayer, NoFirstDwz};
use super::glicko2::{self, Glicko2Game, Glicko2Player};
use super::period::PeriodError;
use super::uscf::{self, UscfGame, UscfPlayer};
use crate::points::{Hundredths, Rating};

facts! {
    pub enum Remark {
        NoDeviation = "rating-no-deviation" { taken: u32 },
        Glicko2 = "rating-glicko2" { deviation: Hundredths, volatility: Millionths },
        NoNumberOfGames = "rating-no-number-of-games" { taken: u32 },
        /// The federation solves an equation where the formula here is an approximation.
        Approximation = "rating-approximation",
        NoIndex = "rating-no-index" { taken: u32 },
        Index = "rating-index" { index: u32 },
        FirstDwz = "rating-first-dwz",
        TooFewGames = "rating-first-dwz-too-few-games",
        NoMiddle = "rating-first-dwz-no-middle",
        NoAge = "rating-no-age",
    }
}

/// One of the systems.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Statistical {
    Glicko2,
    Uscf,
    Dwz,
}

/// Rates every player of a contest who has a game.
pub fn rate(
    contest: &Contest,
    basis: Basis,
    system: Statistical,
) -> Result<Vec<Calculation>, PeriodError> {
    let rater = Rater {
        contest,
        basis,
        system,
    };
    contest
        .active_players()
        .map(|player| rater.player(player))
        .collect()
}

struct Rater<'c> {
    contest: &'c Contest,
    basis: Basis,
    system: Statistical,
}

/// The year of an event without a date does not matter to anybody above 25.
const GROWN_UP: u32 = 26;
/// A US player with a rating but no known number of games has played this many.
const MANY_GAMES: u32 = 30;
/// From this index on the DWZ moves at its usual pace.
const USUAL_INDEX: u32 = 6;

impl Rater<'_> {
    fn player(&self, player: usize) -> Result<Calculation, PeriodError> {
        let tournaments = self.contest.tournaments_of(player);
        let mut calculation = Calculation {
            player,
            ..Calculation::default()
        };
        for &tournament in &tournaments {
            for remark in &self.contest.standing(player, tournament).remarks {
                calculation.remark(remark.clone());
            }
            for (index, game, color) in self.contest.games_of(player) {
                if game.tournament == tournament {
                    calculation.lines.push(self.line(index, game, color));
                }
            }
        }
        match self.system {
            Statistical::Glicko2 => self.glicko2(&mut calculation, &tournaments)?,
            Statistical::Uscf => self.uscf(&mut calculation, &tournaments)?,
            Statistical::Dwz => self.dwz(&mut calculation, &tournaments)?,
        }
        Ok(calculation)
    }

    fn line(&self, index: usize, game: &Game, color: Color) -> Line {
        let outcome = game.outcome(self.basis);
        let rating = |color| {
            let standing = self.contest.standing(game.player(color), game.tournament);
            standing.rating
        };
        let (own, opponent) = (rating(color), rating(color.opposite()));
        let unrated = opponent.is_none() && self.system != Statistical::Glicko2;
        Line {
            own,
            opponent,
            difference: own
                .zip(opponent)
                .and_then(|(own, other)| i32::try_from(i64::from(own) - i64::from(other)).ok()),
            why_not: not_played(self.contest, game, outcome)
                .or_else(|| unrated.then(|| WhyNot::OpponentUnrated.into())),
            ..Line::new(index, color, outcome.score(color))
        }
    }

    /// One period: everybody counts with what he had when it began.
    fn glicko2(
        &self,
        calculation: &mut Calculation,
        tournaments: &[usize],
    ) -> Result<(), PeriodError> {
        let Some(&last) = tournaments.last() else {
            return Ok(());
        };
        let entering = |player, tournament| {
            let standing = self.contest.standing(player, tournament);
            let unrated = Glicko2Player::UNRATED;
            Glicko2Player {
                rating: standing.rating.map_or(unrated.rating, f64::from),
                deviation: standing
                    .deviation
                    .map_or(unrated.deviation, Hundredths::as_float),
                volatility: standing
                    .volatility
                    .map_or(unrated.volatility, |millionths| f64::from(millionths) / 1e6),
            }
        };
        let standing = self.contest.standing(calculation.player, last);
        if standing.rating.is_some() && standing.deviation.is_none() {
            let taken = Glicko2Player::UNRATED.deviation as u32;
            calculation.remark(Remark::NoDeviation { taken });
        }
        let before = entering(calculation.player, last);
        let games: Vec<Glicko2Game> = calculation
            .counted()
            .filter_map(|line| {
                let game = &self.contest.games[line.game];
                let opponent = entering(game.player(line.color.opposite()), game.tournament);
                Some(Glicko2Game {
                    opponent_rating: opponent.rating,
                    opponent_deviation: opponent.deviation,
                    half_points: half_points(line)?,
                })
            })
            .collect();
        let after = glicko2::after_period(before, &games, glicko2::USUAL_TAU)?;
        calculation.before = standing.rating;
        calculation.change = standing
            .rating
            .map(|_| Hundredths::of_float(after.rating - before.rating));
        calculation.after = Some(Rating::Decimal(Hundredths::of_float(after.rating)));
        calculation.remark(Remark::Glicko2 {
            deviation: Hundredths::of_float(after.deviation),
            volatility: Millionths((after.volatility * 1e6).round() as i64),
        });
        Ok(())
    }

    /// Event by event, each from what the one before left.
    fn uscf(
        &self,
        calculation: &mut Calculation,
        tournaments: &[usize],
    ) -> Result<(), PeriodError> {
        let Some(&last) = tournaments.last() else {
            return Ok(());
        };
        let standing = self.contest.standing(calculation.player, last);
        let brought = standing.rating;
        let played = match (brought, standing.games) {
            (None, _) => 0,
            (Some(_), Some(games)) => games,
            (Some(_), None) => {
                let taken = MANY_GAMES;
                calculation.remark(Remark::NoNumberOfGames { taken });
                MANY_GAMES
            }
        };
        let mut player = UscfPlayer {
            rating: brought.map_or(0.0, f64::from),
            games: played,
        };
        for &tournament in tournaments {
            let games: Vec<UscfGame> = self
                .lines_of(calculation, tournament)
                .filter_map(|line| {
                    let game = &self.contest.games[line.game];
                    Some(UscfGame {
                        opponent: u32::try_from(game.player(line.color.opposite())).ok()?,
                        opponent_rating: f64::from(line.opponent?),
                        half_points: half_points(line)?,
                    })
                })
                .collect();
            let after = uscf::after_event(player, &games, uscf::BONUS_THRESHOLD)?;
            if !games.is_empty() && !uscf::agrees_with_special_formula(player, &games, after) {
                calculation.remark(Remark::Approximation);
            }
            player = after;
        }
        calculation.before = brought;
        if player.games == 0 {
            calculation.remark(calculation::Remark::UnratedWithoutGames);
            return Ok(());
        }
        self.whole(calculation, brought, player.rating);
        Ok(())
    }

    fn dwz(&self, calculation: &mut Calculation, tournaments: &[usize]) -> Result<(), PeriodError> {
        let Some(&last) = tournaments.last() else {
            return Ok(());
        };
        let standing = self.contest.standing(calculation.player, last);
        let age = self.age(calculation, last);
        let Some(brought) = standing.rating else {
            return self.first_dwz(calculation, age);
        };
        let index = standing.index.unwrap_or_else(|| {
            let taken = USUAL_INDEX;
            calculation.remark(Remark::NoIndex { taken });
            USUAL_INDEX
        });
        let mut player = DwzPlayer {
            rating: f64::from(brought),
            index,
            age,
        };
        for &tournament in tournaments {
            let games: Vec<DwzGame> = self
                .lines_of(calculation, tournament)
                .filter_map(dwz_game)
                .collect();
            player = dwz::after_event(player, &games)?;
        }
        calculation.before = Some(brought);
        let index = player.index;
        calculation.remark(Remark::Index { index });
        self.whole(calculation, Some(brought), player.rating);
        Ok(())
    }

    fn first_dwz(&self, calculation: &mut Calculation, age: u32) -> Result<(), PeriodError> {
        let games: Vec<DwzGame> = calculation.counted().filter_map(dwz_game).collect();
        match dwz::first_rating(age, &games)? {
            Ok(player) => {
                calculation.remark(Remark::FirstDwz);
                self.whole(calculation, None, player.rating);
            }
            Err(NoFirstDwz::TooFewGames) => calculation.remark(Remark::TooFewGames),
            Err(NoFirstDwz::NoMiddle) => calculation.remark(Remark::NoMiddle),
        }
        Ok(())
    }

    fn age(&self, calculation: &mut Calculation, tournament: usize) -> u32 {
        let birth = self.contest.standing(calculation.player, tournament).birth;
        let start = self.contest.tournaments[tournament].start;
        let age = birth
            .zip(start)
            .and_then(|(birth, start)| u32::try_from(start.year() - birth).ok());
        age.unwrap_or_else(|| {
            calculation.remark(Remark::NoAge);
            GROWN_UP
        })
    }

    fn lines_of<'l>(
        &'l self,
        calculation: &'l Calculation,
        tournament: usize,
    ) -> impl Iterator<Item = &'l Line> {
        calculation
            .counted()
            .filter(move |line| self.contest.games[line.game].tournament == tournament)
    }

    /// Both federations publish whole numbers.
    fn whole(&self, calculation: &mut Calculation, before: Option<u32>, after: f64) {
        let exact = Hundredths::of_float(after);
        calculation.change = before.map(|before| exact - Hundredths::new(100 * i64::from(before)));
        let rounded = u32::try_from(exact.rounded_away()).unwrap_or(0);
        calculation.after = Some(Rating::Whole(rounded));
    }
}

fn half_points(line: &Line) -> Option<u8> {
    u8::try_from(line.score?.halves()).ok()
}

fn dwz_game(line: &Line) -> Option<DwzGame> {
    Some(DwzGame {
        opponent_rating: f64::from(line.opponent?),
        half_points: half_points(line)?,
    })
}
