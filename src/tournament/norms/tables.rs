//! The two tables of promotion of the Catalan rules, as data: the points that are needed, by the rounds and the mean of the
//! opponents, or by how many of the opponents were of the second category.

use std::sync::LazyLock;

use crate::points::{HalfPoints, Mean};
use crate::table::shipped;

const PREFERENT: &str = include_str!("data/preferent.csv");
const LOWER: &str = include_str!("data/lower.csv");

struct ByMean {
    rounds: u32,
    /// The mean must be over this; none: any mean.
    over: Option<i64>,
    points: HalfPoints,
}

struct BySecond {
    rounds: u32,
    second: u32,
    to_second: HalfPoints,
    to_first: HalfPoints,
}

/// The strongest mean of each number of rounds first.
static BY_MEAN: LazyLock<Vec<ByMean>> = LazyLock::new(|| {
    let rows = shipped(PREFERENT).map(|row| ByMean {
        rounds: number(&row[0]),
        over: row[1].parse().ok(),
        points: half_points(&row[2]),
    });
    rows.collect()
});

static BY_SECOND: LazyLock<Vec<BySecond>> = LazyLock::new(|| {
    let rows = shipped(LOWER).map(|row| BySecond {
        rounds: number(&row[0]),
        second: number(&row[1]),
        to_second: half_points(&row[2]),
        to_first: half_points(&row[3]),
    });
    rows.collect()
});

fn number(text: &str) -> u32 {
    text.parse().expect("the shipped table holds numbers")
}

/// `5` or `5.5`
fn half_points(text: &str) -> HalfPoints {
    let (whole, half) = text.split_once('.').unwrap_or((text, ""));
    HalfPoints::new(2 * number(whole) + u32::from(half == "5"))
}

/// From 1a to Preferent; none where the table has no such number of rounds. A mean of exactly 2125 is not over 2125.
pub fn to_preferent(rounds: u32, mean: Mean) -> Option<HalfPoints> {
    let (sum, count) = mean.fraction();
    let holds =
        |row: &&ByMean| row.rounds == rounds && row.over.is_none_or(|over| sum > over * count);
    BY_MEAN.iter().find(holds).map(|row| row.points)
}

/// From 3a to 2a and from 2a to 1a, by the number of opponents of the second category.
pub fn lower(rounds: u32, second: u32) -> Option<[HalfPoints; 2]> {
    let row = BY_SECOND
        .iter()
        .find(|row| row.rounds == rounds && row.second == second)?;
    Some([row.to_second, row.to_first])
}

/// The numbers of rounds that the tables have.
pub const ROUNDS_TO_PREFERENT: [u32; 4] = [8, 9, 10, 11];
pub const ROUNDS_BELOW: [u32; 2] = [8, 9];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_tables_have_a_cell_for_every_number_of_rounds() {
        let any = Mean::of_numbers([2000]).expect("a mean");
        for rounds in 0..20 {
            let has = ROUNDS_TO_PREFERENT.contains(&rounds);
            assert_eq!(to_preferent(rounds, any).is_some(), has, "{rounds}");
            for second in 0..20 {
                let has = ROUNDS_BELOW.contains(&rounds) && second <= rounds;
                assert_eq!(lower(rounds, second).is_some(), has, "{rounds} {second}");
            }
        }
    }

    #[test]
    fn who_meets_stronger_opponents_never_needs_more() {
        for rounds in ROUNDS_TO_PREFERENT {
            let needed = |mean| to_preferent(rounds, Mean::of_numbers([mean]).expect("a mean"));
            assert!((2000..2200).all(|mean| needed(mean + 1) <= needed(mean)));
        }
        for rounds in ROUNDS_BELOW {
            for second in 0..rounds {
                let [less, more] = [second, second + 1].map(|second| lower(rounds, second));
                let (less, more) = (less.expect("a cell"), more.expect("a cell"));
                assert!(more[0] <= less[0] && more[1] <= less[1]);
            }
        }
    }
}
