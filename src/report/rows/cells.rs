//! What stands in a cell beside plain words and whole numbers. A format may treat each in its own way; one that knows
//! nothing of them sees plain text and plain numbers.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use crate::points::{Amount, HalfPoints, Hundredths, Rating};
use crate::steps;

/// No cell holds more characters than this: PGN allows a tag 255, and a value of a megabyte would be written
/// out again with every finding of its game.
const LONGEST_CELL: usize = 1_000;

/// Text that came from the input, or that quotes it: nothing in it is to be trusted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UntrustedText<'a>(Cow<'a, str>);

impl<'a> UntrustedText<'a> {
    /// What a format knows it by.
    pub const NAME: &'static str = "Text";

    /// As much of it as a cell can hold, with a mark where it goes on.
    #[inline]
    pub fn new(text: impl Into<Cow<'a, str>>) -> UntrustedText<'a> {
        let text = text.into();
        match text.len() <= LONGEST_CELL {
            true => UntrustedText(text),
            false => UntrustedText(cut(text)),
        }
    }
}

/// Enough of a text of the input to fill a cell, also if half of its signs are escapes. A text of a megabyte may stand
/// behind every finding of its game: to look through the whole of it each time would take for ever.
#[inline]
pub(super) fn beginning(text: &str) -> &str {
    const ENOUGH: usize = 2 * 4 * (LONGEST_CELL + 1);
    let mut end = text.len().min(ENOUGH);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    steps::count(end);
    &text[..end]
}

fn cut(text: Cow<'_, str>) -> Cow<'_, str> {
    match text.char_indices().nth(LONGEST_CELL) {
        None => text,
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}

impl Serialize for UntrustedText<'_> {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(UntrustedText::NAME, &*self.0)
    }
}

/// Text of the input that a format may take for more than that where it is well written.
macro_rules! meaning_more {
    ($($(#[$meta:meta])* $name:ident = $known_by:literal;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct $name<'a>(pub UntrustedText<'a>);

        impl $name<'_> {
            pub const NAME: &'static str = $known_by;
        }

        impl Serialize for $name<'_> {
            #[inline]
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_newtype_struct($name::NAME, &*self.0.0)
            }
        }
    )*};
}

meaning_more! {
    /// A day.
    DateText = "Date";
    /// A number: a rating, a round.
    NumberText = "Number";
}

/// How bad a finding is, in its fixed word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeverityWord(pub &'static str);

impl SeverityWord {
    pub const NAME: &'static str = "Severity";
}

impl Serialize for SeverityWord {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(SeverityWord::NAME, self.0)
    }
}

/// What a format knows a number with two decimals by, which it may want to show even where they are noughts.
pub const TWO_DECIMALS: &str = "Hundredths";

impl Serialize for Hundredths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(TWO_DECIMALS, &self.as_float())
    }
}

/// `4`, `4.5`
impl Serialize for HalfPoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.halves() {
            even if even.is_multiple_of(2) => serializer.serialize_u32(even / 2),
            odd => serializer.serialize_f64(f64::from(odd) / 2.0),
        }
    }
}

/// A whole number where it is one; with two decimals where its kind is shown so.
impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = self.parts() as f64 / 10_000.0;
        match self.decimal() {
            (whole, 0) => serializer.serialize_i64(whole),
            (_, 2) => serializer.serialize_newtype_struct(TWO_DECIMALS, &number),
            _ => serializer.serialize_f64(number),
        }
    }
}

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Rating::Whole(rating) => serializer.serialize_u32(*rating),
            Rating::Decimal(rating) => rating.serialize(serializer),
        }
    }
}

/// K: a number, or several joined by `/` where tournaments differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factor<'a>(&'a str);

impl<'a> Factor<'a> {
    pub fn new(k: &'a str) -> Option<Factor<'a>> {
        (!k.is_empty()).then_some(Factor(k))
    }
}

impl Serialize for Factor<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse::<u32>() {
            Ok(k) => serializer.serialize_u32(k),
            Err(_) => serializer.serialize_str(self.0),
        }
    }
}

pub(super) fn yes_or_no(yes: bool) -> &'static str {
    match yes {
        true => "yes",
        false => "no",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_cell_can_hold_is_cut_between_characters() {
        assert_eq!(UntrustedText::new("é".repeat(1_000)).0, "é".repeat(1_000));
        assert_eq!(
            UntrustedText::new("é".repeat(9_000)).0,
            format!("{}…", "é".repeat(1_000))
        );
    }

    #[test]
    fn numbers_are_numbers() {
        let change = Hundredths::new(-250);
        let scores = [HalfPoints::new(8), HalfPoints::new(9)];
        let ratings = [
            Rating::Whole(2105),
            Rating::Decimal(Hundredths::new(150_025)),
        ];
        let factors = ["20", "20/15", ""].map(Factor::new);
        let json = serde_json::to_string(&(change, scores, ratings, factors)).unwrap();
        assert_eq!(json, r#"[-2.5,[4,4.5],[2105,1500.25],[20,"20/15",null]]"#);
    }
}
