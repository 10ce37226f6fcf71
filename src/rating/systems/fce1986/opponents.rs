//! What an opponent counts for under the Catalan rules: his rating, a substitute for it, or 2000.

use crate::board::Color;
use crate::facts;
use crate::lists::standing::{Category, Standing};
use crate::points::HalfPoints;
use crate::rating::contest::{Basis, Contest, Game, GameOutcome};

use super::FLOOR;

/// No score makes a player without a rating count for more than this.
const HIGHEST_SUBSTITUTE: u32 = 2550;

facts! {
    /// Why an opponent counts for something else than his rating.
    pub enum Substitute {
        Default = "rating-worth-default",
        BelowPreferent = "rating-worth-below-preferent",
        Spanish = "rating-worth-spanish",
        International = "rating-worth-international",
        ByScore = "rating-worth-by-score" { score: HalfPoints, games: u32 },
    }
}

/// The rating of an opponent and, where it is not simply his own, why.
pub struct OpponentWorth {
    pub rating: u32,
    pub why: Option<Substitute>,
}

/// What the opponent in a game counts for.
pub fn worth(contest: &Contest, basis: Basis, game: &Game, opponent: Color) -> OpponentWorth {
    let because = |rating, why| OpponentWorth {
        rating,
        why: Some(why),
    };
    if matches!(
        game.outcome(basis),
        GameOutcome::Default(..) | GameOutcome::TooShort(..)
    ) {
        return because(FLOOR, Substitute::Default);
    }
    let player = game.player(opponent);
    let standing = contest.standing(player, game.tournament);
    if let Some(Category::First | Category::Second | Category::Third) = standing.category {
        return because(FLOOR, Substitute::BelowPreferent);
    }
    match (standing.rating, standing.rating_es, standing.rating_fide) {
        (Some(rating), _, _) => OpponentWorth { rating, why: None },
        (None, Some(rating), _) => because(rating, Substitute::Spanish),
        (None, None, Some(rating)) => because(rating, Substitute::International),
        (None, None, None) => {
            let (score, games) = score_in(contest, basis, player, game.tournament);
            because(
                substitute(score, games),
                Substitute::ByScore { score, games },
            )
        }
    }
}

/// What a player without any rating made in a tournament, defaults included.
fn score_in(
    contest: &Contest,
    basis: Basis,
    player: usize,
    tournament: usize,
) -> (HalfPoints, u32) {
    let mut games = 0;
    let mut score = HalfPoints::NONE;
    for (_, game, color) in contest.games_of(player) {
        if game.tournament == tournament
            && let Some(scored) = game.outcome(basis).score(color)
        {
            games += 1;
            score = score + scored;
        }
    }
    (score, games)
}

/// 2000 and 50 for every half point above an even score.
fn substitute(score: HalfPoints, games: u32) -> u32 {
    let above = u32::try_from(score.above_even(games)).unwrap_or(0);
    (FLOOR + 50 * above).min(HIGHEST_SUBSTITUTE)
}

/// Whether an opponent is of category Preferent: by his category, else because he has a rating. None: a category is given
/// and cannot be read.
pub fn is_preferent(standing: &Standing) -> Option<bool> {
    match standing.category {
        Some(category) => Some(category == Category::Preferent),
        None if standing.unread_category.is_some() => None,
        None => Some(standing.rating.is_some()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_above_even_are_worth_fifty_each() {
        for (halves, games, rating) in [
            (9, 8, 2050),
            (10, 8, 2100),
            (11, 8, 2150),
            (22, 11, 2550),
            (30, 15, 2550),
            (8, 8, 2000),
            (3, 8, 2000),
        ] {
            assert_eq!(substitute(HalfPoints::new(halves), games), rating);
        }
    }
}
