//! The numbers of ratings, all exact: scores in half points, changes and expectations in hundredths, and means as
//! fractions until they are shown. No binary float is ever published.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use crate::fact::{IntoValue, Value, ValueKind};

/// What a player scored, counted in half points.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(u32);

impl HalfPoints {
    /// Nothing.
    pub const NONE: HalfPoints = HalfPoints(0);
    /// A draw.
    pub const DRAW: HalfPoints = HalfPoints(1);
    /// A win.
    pub const WIN: HalfPoints = HalfPoints(2);

    /// So many half points.
    pub const fn new(halves: u32) -> HalfPoints {
        HalfPoints(halves)
    }

    /// How many half points.
    pub const fn halves(self) -> u32 {
        self.0
    }

    /// The same in hundredths of a point.
    pub fn hundredths(self) -> Hundredths {
        Hundredths(50 * i64::from(self.0))
    }

    /// How many half points lie above an even score in so many games; negative below it. A game holds two half
    /// points, so an even score is as many of them as there are games.
    pub(crate) fn above_even(self, games: u32) -> i64 {
        i64::from(self.0) - i64::from(games)
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;

    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 + other.0)
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = HalfPoints>>(all: I) -> HalfPoints {
        all.fold(HalfPoints::NONE, Add::add)
    }
}

impl IntoValue for HalfPoints {
    const KIND: ValueKind = ValueKind::Halves;

    fn into_value(self) -> Value {
        Value::Halves(self.0)
    }
}

/// `4`, `4.5`
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0.is_multiple_of(2) { "" } else { ".5" };
        write!(f, "{}{half}", self.0 / 2)
    }
}

/// Hundredths of a point of score or of rating.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths(i64);

impl Hundredths {
    /// Nothing.
    pub const ZERO: Hundredths = Hundredths(0);

    /// So many hundredths.
    pub const fn new(hundredths: i64) -> Hundredths {
        Hundredths(hundredths)
    }

    /// The nearest hundredth of a float, for systems named statistical.
    pub(crate) fn of_float(number: f64) -> Hundredths {
        Hundredths((number * 100.0).round() as i64)
    }

    /// The nearest float.
    pub fn as_float(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// How many hundredths.
    pub const fn get(self) -> i64 {
        self.0
    }

    pub(crate) fn times(self, factor: u32) -> Hundredths {
        Hundredths(self.0 * i64::from(factor))
    }

    pub(crate) fn magnitude(self) -> Hundredths {
        Hundredths(self.0.abs())
    }

    /// The nearest whole number, a half away from zero (FIDE Rating Regulations 8.3.4).
    pub(crate) fn rounded_away(self) -> i64 {
        let half = if self.0 < 0 { -50 } else { 50 };
        (self.0 + half) / 100
    }
}

impl Add for Hundredths {
    type Output = Hundredths;

    fn add(self, other: Hundredths) -> Hundredths {
        Hundredths(self.0 + other.0)
    }
}

impl AddAssign for Hundredths {
    fn add_assign(&mut self, other: Hundredths) {
        self.0 += other.0;
    }
}

impl Sub for Hundredths {
    type Output = Hundredths;

    fn sub(self, other: Hundredths) -> Hundredths {
        Hundredths(self.0 - other.0)
    }
}

impl Sum for Hundredths {
    fn sum<I: Iterator<Item = Hundredths>>(all: I) -> Hundredths {
        all.fold(Hundredths::ZERO, Add::add)
    }
}

impl IntoValue for Hundredths {
    const KIND: ValueKind = ValueKind::Hundredths;

    fn into_value(self) -> Value {
        Value::Hundredths(self.0)
    }
}

/// `-2.50`
impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}

/// A number of the standings, exact to four decimals: products of scores need so many. It is shown with as many decimals as
/// it has, and at least so many as its kind is usually shown with.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    parts: i64,
    least: u32,
}

impl Amount {
    /// Ten-thousandths.
    pub const fn of_parts(parts: i64, least: u32) -> Amount {
        Amount { parts, least }
    }

    /// A whole number.
    pub const fn whole(number: i64) -> Amount {
        Amount::of_parts(number * 10_000, 0)
    }

    /// Points, shown as `3` or `3.5`.
    pub const fn of_points(points: Hundredths) -> Amount {
        Amount::of_parts(points.get() * 100, 0)
    }

    /// The mean of points to so many decimals, halves up.
    pub fn mean(sum: Hundredths, count: i64, decimals: u32) -> Amount {
        let unit = 10_i64.pow(4 - decimals.min(4));
        Amount::of_parts(nearest(sum.get() * 100, count * unit) * unit, decimals)
    }

    /// Ten-thousandths.
    pub const fn parts(self) -> i64 {
        self.parts
    }

    /// The smallest parts that it is shown in, and with how many decimals.
    pub fn decimal(self) -> (i64, u32) {
        let needed = (0..4).find(|decimals| self.parts % 10_i64.pow(4 - decimals) == 0);
        let decimals = needed.unwrap_or(4).max(self.least);
        (self.parts / 10_i64.pow(4 - decimals), decimals)
    }
}

impl IntoValue for Amount {
    const KIND: ValueKind = ValueKind::Decimal;

    fn into_value(self) -> Value {
        let (parts, decimals) = self.decimal();
        Value::Decimal(parts, decimals)
    }
}

/// `12.5`, `8.00`
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (parts, decimals) = self.decimal();
        let sign = if parts < 0 { "-" } else { "" };
        let (size, of) = (parts.unsigned_abs(), 10_u64.pow(decimals));
        match decimals {
            0 => write!(f, "{sign}{size}"),
            decimals => {
                let digits = decimals as usize;
                write!(f, "{sign}{}.{:0digits$}", size / of, size % of)
            }
        }
    }
}

/// A rating as it is published: whole, or in the systems named statistical with two decimals.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Rating {
    /// A whole number.
    Whole(u32),
    /// A number with two decimals.
    Decimal(Hundredths),
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rating::Whole(rating) => rating.fmt(f),
            Rating::Decimal(rating) => rating.fmt(f),
        }
    }
}

/// A mean, kept as the sum and the number of what was added up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Mean {
    sum: i64,
    count: i64,
}

impl Mean {
    /// The mean of these numbers; `None` if there are none.
    pub fn of_numbers(numbers: impl IntoIterator<Item = u32>) -> Option<Mean> {
        let mut mean = Mean { sum: 0, count: 0 };
        for number in numbers {
            mean.sum += i64::from(number);
            mean.count += 1;
        }
        (mean.count > 0).then_some(mean)
    }

    /// The mean of the same numbers and so many times another.
    pub fn with(self, times: u32, number: u32) -> Mean {
        Mean {
            sum: self.sum + i64::from(times) * i64::from(number),
            count: self.count + i64::from(times),
        }
    }

    /// The mean and a whole number.
    pub fn plus(self, number: i64) -> Mean {
        Mean {
            sum: self.sum + number * self.count,
            count: self.count,
        }
    }

    /// How far the mean falls short of a whole number.
    pub fn short_of(self, number: u32) -> Mean {
        Mean {
            sum: i64::from(number) * self.count - self.sum,
            count: self.count,
        }
    }

    /// The nearest whole number, halves up.
    pub fn rounded(self) -> i64 {
        nearest(self.sum, self.count)
    }

    /// The sum and by what it is to be divided.
    pub fn fraction(self) -> (i64, i64) {
        (self.sum, self.count)
    }

    pub fn magnitude(self) -> Mean {
        Mean {
            sum: self.sum.abs(),
            count: self.count,
        }
    }

    pub fn is_negative(self) -> bool {
        self.sum < 0
    }

    pub fn at_least(self, number: i64) -> bool {
        self.sum >= number * self.count
    }

    /// Whether a table of whole numbers answers differently just below and just above.
    pub fn is_between(self, table: fn(i64) -> i64) -> bool {
        let below = self.sum.div_euclid(self.count);
        self.sum % self.count != 0 && table(below) != table(below + 1)
    }

    /// To the hundredth, halves up. Only for showing: nothing is reckoned from it.
    pub fn hundredths(self) -> Hundredths {
        Hundredths(nearest(self.sum * 100, self.count))
    }
}

/// The whole number nearest to a fraction, halves up. The divisor is positive.
pub fn nearest(number: i64, divisor: i64) -> i64 {
    (2 * number + divisor).div_euclid(2 * divisor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_rounded_away_from_zero() {
        let rounded = |hundredths| Hundredths::new(hundredths).rounded_away();
        assert_eq!(rounded(-250), -3);
        assert_eq!(rounded(250), 3);
        assert_eq!(rounded(-249), -2);
        assert_eq!(rounded(249), 2);
        assert_eq!(rounded(-50), -1);
        assert_eq!(rounded(0), 0);
    }

    #[test]
    fn numbers_are_shown_to_the_last_digit() {
        assert_eq!(Hundredths::new(-250).to_string(), "-2.50");
        assert_eq!(Hundredths::new(-5).to_string(), "-0.05");
        assert_eq!(Hundredths::new(1234).to_string(), "12.34");
        assert_eq!(HalfPoints::new(9).to_string(), "4.5");
        assert_eq!(HalfPoints::new(8).to_string(), "4");
    }

    #[test]
    fn amounts_have_the_decimals_that_they_need_and_those_of_their_kind() {
        let shown = |parts, least| Amount::of_parts(parts, least).to_string();
        assert_eq!(shown(125_000, 0), "12.5");
        assert_eq!(shown(120_000, 0), "12");
        assert_eq!(shown(80_000, 2), "8.00");
        assert_eq!(shown(97_500, 0), "9.75");
        assert_eq!(shown(-5_000, 0), "-0.5");
        assert_eq!(
            Amount::mean(Hundredths::new(5350), 4, 2).to_string(),
            "13.38"
        );
        assert_eq!(
            Amount::mean(Hundredths::new(4000), 3, 3).to_string(),
            "13.333"
        );
    }

    #[test]
    fn means_are_rounded_halves_up() {
        let mean = Mean::of_numbers([2000, 2001]).unwrap();
        assert_eq!(mean.rounded(), 2001);
        assert_eq!(mean.hundredths().to_string(), "2000.50");
        assert_eq!(nearest(-7, 2), -3);
        assert_eq!(Mean::of_numbers([]), None);
        assert_eq!(5 * nearest(4025, 5 * 2), 2015, "2012.5 to the nearest five");
    }
}
