//! The two tables of the Catalan rules: what a percentage is worth in points, and what a difference lets a player
//! expect. The scan of the document prints 479 at 95 %; its mirror value at 5 % is 470, which stands here.

use std::sync::LazyLock;

use crate::table::shipped;

const PERFORMANCE: &str = include_str!("data/performance.csv");
const EXPECTATION: &str = include_str!("data/expectation.csv");

static PERFORMANCES: LazyLock<Vec<(i64, i64)>> = LazyLock::new(|| pairs(PERFORMANCE));
static EXPECTATIONS: LazyLock<Vec<(i64, i64)>> = LazyLock::new(|| pairs(EXPECTATION));

fn pairs(table: &'static str) -> Vec<(i64, i64)> {
    let number = |cell: &str| cell.parse().expect("the shipped table holds numbers");
    shipped(table)
        .map(|row| (number(&row[0]), number(&row[1])))
        .collect()
}

/// The points that a percentage is worth; none at 0 and 100, which the table leaves out.
pub fn performance(percentage: i64) -> Option<i64> {
    let above = percentage.max(100 - percentage);
    let (_, points) = PERFORMANCES.iter().find(|(p, _)| *p == above)?;
    Some(if percentage < 50 { -points } else { *points })
}

/// The percentage that the higher rated player may expect at a difference.
pub fn expectation(difference: i64) -> i64 {
    let row = EXPECTATIONS.iter().find(|(last, _)| difference <= *last);
    row.map_or(100, |(_, higher)| *higher)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_mirror_each_other_and_the_ends_are_left_out() {
        assert_eq!(performance(75), Some(193));
        assert_eq!(performance(25), Some(-193));
        assert_eq!(performance(95), Some(470));
        assert_eq!(performance(50), Some(0));
        assert_eq!([performance(0), performance(100)], [None, None]);
    }

    #[test]
    fn edges_of_the_ranges() {
        for (difference, higher) in [(0, 50), (3, 50), (4, 51), (9, 51), (735, 99), (736, 100)] {
            assert_eq!(expectation(difference), higher, "{difference}");
        }
    }
}
