//! Times as clocks and scoresheets show them: `0:05:03`, `0:00:07.4`, `-0:00:02`, and the comment commands that
//! carry them (`[%clk]`, `[%emt]`, `[%egt]`). What a time proves is for the Laws to say.

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::time::Duration;

use crate::fact::{IntoValue, Value, ValueKind};

/// A span of time in whole milliseconds. Clocks can be overstepped, so it may be negative.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(i64);

impl Millis {
    pub const ZERO: Millis = Millis(0);

    pub const fn new(milliseconds: i64) -> Millis {
        Millis(milliseconds)
    }

    pub const fn from_seconds(seconds: i64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    pub const fn get(self) -> i64 {
        self.0
    }

    pub fn from_duration(time: Duration) -> Millis {
        Millis(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
    }

    /// As a time that cannot be negative.
    pub fn as_duration(self) -> Duration {
        Duration::from_millis(u64::try_from(self.0).unwrap_or(0))
    }

    /// So many times this span.
    pub const fn times(self, count: i64) -> Millis {
        Millis(self.0.saturating_mul(count))
    }

    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Millis;
    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

/// `1:29:30`, with as many decimals as it takes: `0:00:07.4`.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let whole = self.0.unsigned_abs();
        let (seconds, rest) = (whole / 1000, whole % 1000);
        write!(
            f,
            "{sign}{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )?;
        match rest {
            0 => Ok(()),
            tenths if tenths % 100 == 0 => write!(f, ".{}", tenths / 100),
            hundredths if hundredths % 10 == 0 => write!(f, ".{:02}", hundredths / 10),
            thousandths => write!(f, ".{thousandths:03}"),
        }
    }
}

impl IntoValue for Millis {
    const KIND: ValueKind = ValueKind::Time;
    fn into_value(self) -> Value {
        Value::Time(self.0)
    }
}

/// To what a time is exact, as it is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Precision {
    /// Two fields, `1:29`: minutes and seconds, unless it is a sheet on which hours and minutes were noted.
    TwoFields,
    Seconds,
    /// Tenths or finer.
    Fraction,
}

/// A time as it is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ClockTime {
    pub time: Millis,
    pub precision: Precision,
}

impl ClockTime {
    /// In hours, minutes and whole seconds.
    #[inline]
    pub const fn in_seconds(time: Millis) -> ClockTime {
        ClockTime {
            time,
            precision: Precision::Seconds,
        }
    }
}

/// What a reading measures.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ReadingKind {
    /// `[%clk]`: what is left on the clock of the player who moved.
    Left,
    /// `[%emt]`: what he used for the move.
    Move,
    /// `[%egt]`: what had been used in the game by then.
    Game,
}

impl ReadingKind {
    pub fn command(self) -> &'static str {
        match self {
            ReadingKind::Left => "clk",
            ReadingKind::Move => "emt",
            ReadingKind::Game => "egt",
        }
    }
}

/// Longer than any game, and short enough that sums of them cannot overflow.
const LONGEST: i64 = 1_000_000 * 3600;

/// Reads a time: hours, minutes and seconds, or the last two, or seconds alone, with a sign and decimals if they
/// are written. Whatever else stands there makes it unreadable.
#[inline]
pub fn read_time(text: &[u8]) -> Option<ClockTime> {
    let (negative, mut rest) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    let mut seconds: i64 = 0;
    let mut fields = 0u32;
    loop {
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 || digits > 9 {
            return None;
        }
        let field = rest[..digits]
            .iter()
            .fold(0i64, |number, digit| 10 * number + i64::from(digit - b'0'));
        if fields > 0 && field > 59 {
            return None;
        }
        seconds = seconds * 60 + field;
        fields += 1;
        rest = &rest[digits..];
        match rest {
            [b':', more @ ..] if fields < 3 => rest = more,
            _ => break,
        }
    }
    let mut precision = match fields {
        2 => Precision::TwoFields,
        _ => Precision::Seconds,
    };
    let mut millis = 0;
    if let [b'.' | b',', decimals @ ..] = rest {
        precision = Precision::Fraction;
        millis = thousandths(decimals)?;
        rest = &[];
    }
    if !rest.is_empty() || seconds > LONGEST {
        return None;
    }
    let time = Millis(seconds * 1000 + millis);
    Some(ClockTime {
        time: if negative { -time } else { time },
        precision,
    })
}

/// Decimals behind the point; what is finer than a thousandth is cut off.
fn thousandths(decimals: &[u8]) -> Option<i64> {
    if decimals.is_empty() || decimals.len() > 9 || !decimals.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let digit = |place: usize| i64::from(decimals.get(place).map_or(0, |digit| digit - b'0'));
    Some(100 * digit(0) + 10 * digit(1) + digit(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(i64, Precision)> {
        read_time(text.as_bytes()).map(|read| (read.time.get(), read.precision))
    }

    #[test]
    fn times_are_read_to_the_millisecond() {
        for (text, millis, precision) in [
            ("0:05:03", 303_000, Precision::Seconds),
            ("1:29:30", 5_370_000, Precision::Seconds),
            ("10:00:00", 36_000_000, Precision::Seconds),
            ("-0:00:02", -2_000, Precision::Seconds),
            ("0:00:07.4", 7_400, Precision::Fraction),
            ("0:00:07,45", 7_450, Precision::Fraction),
            ("0:00:00.0", 0, Precision::Fraction),
            ("0:00:07.45678", 7_456, Precision::Fraction),
            ("4:59", 299_000, Precision::TwoFields),
            ("45", 45_000, Precision::Seconds),
            ("45.3", 45_300, Precision::Fraction),
            ("120:00:00", 432_000_000, Precision::Seconds),
        ] {
            assert_eq!(read(text), Some((millis, precision)), "{text}");
        }
    }

    #[test]
    fn what_is_no_time_is_not_read() {
        for text in [
            "",
            "-",
            "a",
            "1:",
            ":30",
            "1:60:00",
            "0:00:61",
            "1:2:3:4",
            "0:00:07.",
            "0:00:07.x",
            "0:00:07 ",
            "+0:00:07",
            "9999999999",
            "999999999:00:00",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn times_are_told_as_clocks_show_them() {
        for (millis, told) in [
            (0, "0:00:00"),
            (5_370_000, "1:29:30"),
            (-2_500, "-0:00:02.5"),
            (7_450, "0:00:07.45"),
            (7_456, "0:00:07.456"),
            (360_000_000, "100:00:00"),
        ] {
            assert_eq!(Millis::new(millis).to_string(), told);
        }
    }
}
