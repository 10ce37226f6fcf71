//! The two tables of the FIDE Rating Regulations, 8.1.1 and 8.1.2, as data: what a difference of ratings lets a player
//! expect, and what difference a percentage stands for.

use std::sync::LazyLock;

use crate::points::Hundredths;
use crate::table::shipped;

const EXPECTATION: &str = include_str!("data/expectation.csv");
const PERFORMANCE: &str = include_str!("data/performance.csv");

/// One row of 8.1.2.
struct DifferenceRow {
    last: u32,
    higher: i64,
    lower: i64,
}

static EXPECTATIONS: LazyLock<Vec<DifferenceRow>> = LazyLock::new(|| {
    let rows = shipped(EXPECTATION).map(|row| DifferenceRow {
        // The last row has no end.
        last: row[1].parse().unwrap_or(u32::MAX),
        higher: hundredths(&row[2]),
        lower: hundredths(&row[3]),
    });
    rows.collect()
});

static PERFORMANCES: LazyLock<Vec<(i64, i64)>> = LazyLock::new(|| {
    let rows = shipped(PERFORMANCE).map(|row| {
        let difference = row[1].parse().expect("the shipped table holds numbers");
        (hundredths(&row[0]), difference)
    });
    rows.collect()
});

/// `0.92` or `1.00`
fn hundredths(text: &str) -> i64 {
    let digits = text.replace('.', "");
    digits.parse().expect("the shipped table has two decimals")
}

/// The score that a player may expect of one game: his rating less his opponent's is the difference.
pub fn expectation(difference: i32) -> Hundredths {
    let size = difference.unsigned_abs();
    let row = EXPECTATIONS.iter().find(|row| size <= row.last);
    let row = row.expect("the last row has no end");
    Hundredths::new(if difference < 0 {
        row.lower
    } else {
        row.higher
    })
}

/// The difference of ratings that a percentage stands for, from 0 to 100.
pub fn performance(percentage: u32) -> i64 {
    let row = PERFORMANCES
        .iter()
        .find(|(p, _)| *p == i64::from(percentage));
    row.expect("the table has a row for every percentage").1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_higher_and_the_lower_rated_expect_one_point_together() {
        for difference in 1..=900 {
            let both = expectation(difference) + expectation(-difference);
            assert_eq!(both, Hundredths::new(100), "{difference}");
        }
        assert_eq!(expectation(0), Hundredths::new(50));
    }

    #[test]
    fn edges_of_the_table() {
        for (difference, expected) in [
            (3, 50),
            (4, 51),
            (391, 91),
            (392, 92),
            (400, 92),
            (411, 92),
            (735, 99),
            (736, 100),
            (-4, 49),
            (-344, 12),
            (-345, 11),
            (-736, 0),
            (2000, 100),
        ] {
            assert_eq!(
                expectation(difference),
                Hundredths::new(expected),
                "{difference}"
            );
        }
    }

    #[test]
    fn performances_mirror_each_other() {
        for percentage in 0..=100 {
            assert_eq!(performance(percentage), -performance(100 - percentage));
        }
        assert_eq!([performance(57), performance(100)], [50, 800]);
    }
}
